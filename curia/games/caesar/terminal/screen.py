"""Caesar & Cleopatra on the screen: five groups with both sides, the hand, and what lies beside them."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Static

from curia.core.game import Json
from curia.games.caesar import words
from curia.games.caesar.data import CARDS, SEATS
from curia.games.caesar.terminal.forms import ArrangeForm, CardsForm, OrderForm
from curia.terminal.console import capital
from curia.terminal.prompt import Choice
from curia.terminal.tui.match_source import Player
from curia.terminal.tui.question_replay import Asked
from curia.terminal.tui.recording_console import Scribe
from curia.terminal.tui.screen_game import Board, Send, Touched
from curia.terminal.tui.sheets import Sheet

_FORM = "form "


class Group(Static):
    """One group: the opponent's side above, one's own below."""

    def __init__(self, group: str) -> None:
        super().__init__(id=group, classes="group", markup=False)
        self._group = group

    def show(self, scribe: Scribe, view: Json, seats: Sequence[str]) -> None:
        self.border_title = capital(scribe.phrase(words.group_words(self._group)))
        left = view["table"][self._group]["left"]
        self.border_subtitle = scribe.say("cc-table-left", left=left)
        self.set_class(not left, "closed")
        near, far = seats
        self.update(
            Content("\n").join([*self._side(scribe, view, far), *self._side(scribe, view, near)[::-1]])
        )

    def _side(self, scribe: Scribe, view: Json, seat: str) -> list[Content]:
        name = scribe.say("cc-table-side", who=words.who(seat, view["seat"]))
        seen = words.side_sum(view, self._group, seat)
        influence = "" if seen is None else scribe.say(f"tui-{seen[0]}", **seen[1])
        marks = words.side_marks(view, self._group, seat) or [scribe.say("cc-table-nothing")]
        cards = [Content.styled(mark, "dim italic" if mark.endswith("*") else "bold") for mark in marks]
        return [Content.assemble((name, "dim"), " ", (influence, "bold")), Content(" ").join(cards)]

    def on_click(self) -> None:
        self.post_message(Touched(self._group))


class Card(Static):
    """A card of one's hand."""

    def __init__(self, card: str, text: str) -> None:
        super().__init__(text, classes="card", markup=False)
        self.card = card

    def on_click(self) -> None:
        self.post_message(Touched(self.card))


class CaesarBoard(Board):
    def __init__(self, scribe: Scribe) -> None:
        super().__init__(id="board")
        self._scribe = scribe
        self._hand: list[str] | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="far", classes="plate", markup=False)
        yield Horizontal(id="groups")
        yield Static(id="near", classes="plate", markup=False)
        yield Horizontal(id="hand")
        yield Static(id="votes", classes="plate", markup=False)

    def show(self, view: Json, players: Sequence[Player]) -> None:
        near = view["seat"] or SEATS[1]
        seats = (near, SEATS[1 - SEATS.index(near)])
        groups = self.query_one("#groups", Horizontal)
        if not groups.children:
            groups.mount_all([Group(group) for group in words.groups_of(view)])
        for group in groups.query(Group):
            group.show(self._scribe, view, seats)
        names = {player.seat: player.name for player in players}
        for place, seat in zip(("#near", "#far"), seats, strict=True):
            self.query_one(place, Static).update(self._plate(view, seat, names[seat]))
        self.query_one("#votes", Static).update(
            "\n".join(self._scribe.phrase(said) for said in words.common_words(view))
        )
        self._show_hand(view["players"][near]["cards"] if view["seat"] else None)

    def _plate(self, view: Json, seat: str, name: str) -> str:
        say, player = self._scribe.say, view["players"][seat]
        won = [("cc-table-won-group", {"group": g, "number": n}) for g, n in player["won"].items() if n]
        parts = [
            say(
                "tui-cc-plate",
                who=words.who(seat, view["seat"]),
                seat=words.seat_words(seat),
                name=name or "none",
                points=player["points"],
                won=won or [("cc-no-cards", {})],
            )
        ]
        if player["cards"] is None:
            parts.append(say("tui-cc-hand-count", **player["hand"]))
        left = {"influence": player["influence"]["left"], "action": player["actions"]["left"]}
        parts.append(say("tui-cc-reserves", **left))
        if player["bonus"]["group"] is not None:
            parts.append(say("tui-cc-bonus", group=player["bonus"]["group"]))
        return " · ".join(parts)

    def _show_hand(self, cards: list[str] | None) -> None:
        hand = self.query_one("#hand", Horizontal)
        hand.display = cards is not None
        if cards == self._hand:
            return
        self._hand = cards
        hand.remove_children()
        if cards is not None:
            label = Static(self._scribe.say("tui-cc-hand"), classes="label", markup=False)
            hand.mount(label, *(Card(card, self._scribe.phrase(words.card_words(card))) for card in cards))


class CaesarGuide:
    layout = "over"
    lists: tuple[str, ...] = ("cards",)

    def board(self, scribe: Scribe) -> Board:
        return CaesarBoard(scribe)

    def notes(self, scribe: Scribe, view: Json) -> list[str]:
        return []

    def extras(self, scribe: Scribe, view: Json, asked: Asked) -> list[Choice]:
        name = view["phase"]["name"]
        if name not in ("order", "arrange", "rearrange") or len(view["legal"]) == 1:
            return []
        return [Choice(_FORM + name, scribe.say(f"tui-cc-form-{name}"))]

    def form(self, scribe: Scribe, view: Json, value: str, send: Send) -> Sheet[str] | None:
        if value == "swap":
            hand = view["players"][view["seat"]]["cards"]
            return CardsForm(scribe, scribe.say("cc-choose-swap"), scribe.say("tui-cc-swap"), hand, _swap)
        if not value.startswith(_FORM):
            return None
        name = view["phase"]["name"]
        heading, values = scribe.say(f"tui-cc-form-{name}"), view["legal"][0].split(" ")[1:]
        if name == "order":
            return OrderForm(scribe, heading, values)
        if name == "arrange":
            return ArrangeForm(scribe, heading, words.groups_of(view), values)
        first, second = view["phase"]["targets"]
        cards = [card for group in (first, second) for card in words.side_cards(view, group, view["seat"])]
        text = scribe.say("tui-cc-rearrange", first=first, second=second)
        return CardsForm(scribe, heading, text, sorted(cards), _rearrange, view["legal"])

    def touching(self, scribe: Scribe, view: Json, thing: str) -> list[Choice]:
        moves = [move for move in view["legal"] if thing in move.split(" ") and _plain(move)]
        return [Choice(move, scribe.phrase(words.move_words(move))) for move in moves]


def _plain(move: str) -> bool:
    """Whether one click says enough: an order of cards has a form of its own."""
    return not move.startswith(("order", "arrange", "rearrange", "swap"))


def _swap(chosen: list[str], rest: list[str]) -> str:
    return " ".join(["swap", *sorted(chosen, key=CARDS.index)])


def _rearrange(chosen: list[str], rest: list[str]) -> str:
    return " ".join(["rearrange", *(chosen or "-"), "/", *(rest or "-")])
