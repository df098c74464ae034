"""Quo Vadis? on the screen: the board from the Senate down, the families, and what is being negotiated."""

from collections.abc import Sequence
from typing import NamedTuple

from textual import events
from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import Static

from curia.core.game import Json
from curia.games.quovadis import words
from curia.games.quovadis.terminal.compose import ways
from curia.games.quovadis.terminal.deal_form import DealForm
from curia.games.quovadis.terminal.map import COMMITTEE_AT, LINES, PLACE_AT
from curia.terminal.console import capital
from curia.terminal.prompt import Choice
from curia.terminal.tui.match_source import Player
from curia.terminal.tui.question_replay import Asked
from curia.terminal.tui.recording_console import Scribe
from curia.terminal.tui.screen_game import Board, Send, Touched
from curia.terminal.tui.sheets import Sheet

_DESK = "desk "


class Spot(NamedTuple):
    """Something on the board that can be clicked."""

    row: int
    column: int
    text: Content
    thing: str


class Map(Static):
    """The committees with their senators, and the paths with laurels and Caesar."""

    def __init__(self, scribe: Scribe) -> None:
        super().__init__(id="map", markup=False)
        self._scribe = scribe
        self.spots: list[Spot] = []

    def show(self, view: Json) -> None:
        self.spots = [self._committee(view, committee) for committee in COMMITTEE_AT]
        self.spots += [self._place(view, path) for path in PLACE_AT]
        rows = []
        for number, line in enumerate(LINES):
            here = sorted(spot for spot in self.spots if spot.row == number)
            parts, column = [], 0
            for spot in here:
                parts += [Content.styled(line[column : spot.column], "dim"), spot.text]
                column = spot.column + len(spot.text)
            rows.append(Content("").join([*parts, Content.styled(line[column:], "dim")]))
        self.update(Content("\n").join(rows))

    def _committee(self, view: Json, committee: str) -> Spot:
        say = self._scribe.say
        seats = [
            Content.styled(say("qv-letter", seat=seat), f"bold $family-{seat}")
            for seat in view["committees"][committee]
        ]
        seats += [Content.styled(".", "dim")] * words.free_seats(view, committee)
        name = Content.styled(say("qv-table-committee", committee=committee), "bold $primary")
        row, column = COMMITTEE_AT[committee]
        return Spot(row, column, Content(" ").join([name, *seats]), committee)

    def _place(self, view: Json, path: str) -> Spot:
        tile, caesar = view["laurels"][path] or "-", view["caesar"] == path
        text = Content.styled(f"[{tile}]", "$secondary")
        if caesar:
            text = Content.assemble(text, (self._scribe.say("tui-qv-caesar"), "bold reverse $accent"))
        row, column = PLACE_AT[path]
        return Spot(row, column, text, path)

    def on_click(self, event: events.Click) -> None:
        at = event.get_content_offset(self)
        if at is None:
            return
        for row, column, text, thing in self.spots:
            if at.y == row and column <= at.x < column + len(text):
                self.post_message(Touched(thing))


class QuoVadisBoard(Board):
    def __init__(self, scribe: Scribe) -> None:
        super().__init__(id="board")
        self._scribe = scribe

    def compose(self) -> ComposeResult:
        yield Map(self._scribe)
        yield Static(id="families", classes="plate", markup=False)
        yield Static(id="common", classes="plate", markup=False)

    def show(self, view: Json, players: Sequence[Player]) -> None:
        self.query_one(Map).show(view)
        families = [line for player in players for line in self._family(view, player)]
        self.query_one("#families", Static).update(Content("\n").join(families))
        said = [self._scribe.phrase(one) for one in words.common_words(view)]
        promises = sum(entry["status"] == "open" for entry in view["ledger"])
        if promises:
            said.append(self._scribe.say("tui-qv-promises", number=promises))
        self.query_one("#common", Static).update(" ".join(said))

    def _family(self, view: Json, player: Player) -> list[Content]:
        say, seat, owned = self._scribe.say, player.seat, view["players"][player.seat]
        letter = Content.styled(say("qv-letter", seat=seat), f"bold $family-{seat}")
        known = owned["laurels"] is not None
        about = {
            "who": words.who(seat, view["seat"]),
            "seat": words.seat_words(seat),
            "name": player.name or "none",
            "reserve": owned["reserve"],
        }
        if known:
            text = say("tui-qv-plate-known", laurels=words.worth(owned["laurels"]), **about)
        else:
            text = say("tui-qv-plate", tiles=owned["tiles"], **about)
        on_turn = Content.styled(">", "bold $accent") if view["turn"] == seat else Content(" ")
        lines = [Content.assemble(on_turn, letter, " ", text)]
        if known and owned["laurels"]:
            tiles = self._scribe.say("tui-qv-tiles", tiles=words.tiles_words(owned["laurels"]))
            lines.append(Content(f"   {tiles}"))
        return lines


class QuoVadisGuide:
    layout = "beside"
    lists: tuple[str, ...] = ("ledger", "offers")

    def board(self, scribe: Scribe) -> Board:
        return QuoVadisBoard(scribe)

    def notes(self, scribe: Scribe, view: Json) -> list[str]:
        """The deal that waits for others, standing offers, what is agreed for this turn."""
        asked = view["deal"] is not None and view["seat"] in view["deal"]["waiting"]
        said = [one for one in words.talk_words(view) if not (asked and one[0] == "qv-table-deal")]
        return [capital(scribe.phrase(one)) for one in said]

    def extras(self, scribe: Scribe, view: Json, asked: Asked) -> list[Choice]:
        return []

    def form(self, scribe: Scribe, view: Json, value: str, send: Send) -> Sheet[str] | None:
        mine = view["turn"] == view["seat"]
        if value.startswith(_DESK):
            return DealForm(scribe, view, "propose" if mine else "offer", {"move": value[len(_DESK) :]}, send)
        if value in ("propose", "offer"):
            return DealForm(scribe, view, value, {}, send)
        return DealForm(scribe, view, value, view["deal"]["deal"], send) if value == "counter" else None

    def touching(self, scribe: Scribe, view: Json, thing: str) -> list[Choice]:
        found = []
        for move in view["legal"]:
            word, _, rest = move.partition(" ")
            if word in ("enter", "move", "caesar", "recall") and _names(rest, thing, word):
                said = words.move_words(move, view["turn"], view["seat"])
                found.append(Choice(move, scribe.phrase(said)))
        if any(move.startswith("propose") for move in view["legal"]):
            for path in ways(view):
                if f"move {path}" not in view["legal"] and _names(path, thing, "move"):
                    what = scribe.say("qv-move-move", **words.ends_of(path))
                    found.append(Choice(_DESK + path, scribe.say("qv-web-ask-propose", what=what)))
        return found


def _names(target: str, thing: str, word: str) -> bool:
    """Whether a move has to do with a thing: a senator with where it is, Caesar with where he goes."""
    return target == thing or (word == "move" and target.startswith(f"{thing}>"))
