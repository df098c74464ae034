"""Caesar & Cleopatra in the terminal: the table as text, and the questions."""

from collections.abc import Callable, Sequence

from curia.core.game import Json, Words
from curia.core.match import Match
from curia.games.caesar import words
from curia.games.caesar.data import ACTION_CARDS, CARDS, GROUPS, SEATS
from curia.games.caesar.terminal.typed import canonical
from curia.terminal.console import Console, capital, matching
from curia.terminal.game_table import SilentTable
from curia.terminal.prompt import Choice, Desk

_ROOM_FOR_ROWS = 76
# The marks for face-down cards are explained while both have their first turns.
_TURNS_WITH_KEY = 2
# Told only where it says something: one knows best oneself what one did not do.
_UNTOLD_OF_ONESELF = ("done", "allowed")
_ACTION_VERBS = {
    "assassination": "assassinate",
    "castling": "castle",
    "scout": "scout",
    "spy": "spy",
    "wrath": "wrath",
}


class CaesarTable(SilentTable):
    clauses = "CC"
    hint = "play-hint"
    help = "play-help-cc"
    example = "tui-type-CC"
    screen_help = "tui-help-CC"

    def seat(self, console: Console, seat: str) -> str:
        return console.phrase(words.seat_words(seat))

    # --- Showing ------------------------------------------------------------------------------------------

    def unaided(self, view: Json) -> Json:
        """CC-2.5: without the order of one's own action reserve, which a view has all the same (CC-10.2)."""
        seat = view["seat"]
        if seat is None or view["result"] is not None:
            return view
        own = view["players"][seat]
        reserve = {**own["actions"], "cards": None}
        events = [
            {**event, "cards": None} if event["event"] == "ordered" else event for event in view["events"]
        ]
        return {**view, "players": {**view["players"], seat: {**own, "actions": reserve}}, "events": events}

    def show(self, console: Console, view: Json) -> None:
        self._show_groups(console, view, words.groups_of(view))
        if sum(self.begins_turn(event) for event in view["events"]) <= _TURNS_WITH_KEY:
            console.tell("cc-table-key")
        console.write()
        players = [said for seat in _own_first(view) for said in words.player_words(view, seat)]
        for said in (*players, *words.common_words(view)):
            console.write(console.phrase(said), hang=2)

    def picture(self, console: Console, view: Json, parts: Sequence[str]) -> None:
        groups = [group for group in words.groups_of(view) if group in parts]
        if groups:
            self._show_groups(console, view, groups)
        said: list[Words] = []
        for seat, part in zip(_own_first(view), ("hand", "hands"), strict=True):
            if "hands" in parts or part in parts:
                said += [one for one in words.player_words(view, seat) if one[0].startswith("cc-table-hand")]
        if "votes" in parts:
            said += words.common_words(view)
        for one in said:
            console.write(console.phrase(one), hang=2)
        if "score" in parts and view["result"] is not None:
            self.score(console, view, view["result"])

    def _show_groups(self, console: Console, view: Json, groups: Sequence[str]) -> None:
        rows = [self._row(console, view, group, _own_first(view)) for group in groups]
        if console.columns >= _ROOM_FOR_ROWS:
            for line in _aligned(rows):
                console.raw(line)
            return
        # Narrow: a line for each side.
        for row in rows:
            console.raw(f"{row[0]}, {row[1]}")
            for side in (row[2:5], row[5:8]):
                console.raw(f"  {side[0]:<11}{side[1]:<15}{side[2]}".rstrip())

    def _row(self, console: Console, view: Json, group: str, seats: list[str]) -> list[str]:
        row = [
            capital(console.phrase(words.group_words(group))),
            console.say("cc-table-left", left=view["table"][group]["left"]),
        ]
        for seat in seats:
            marks = words.side_marks(view, group, seat)
            side = console.say("cc-table-side", who=words.who(seat, view["seat"]))
            row.append(console.say("terminal-label", name=side))
            row.append(" ".join(marks) or console.say("cc-table-nothing"))
            seen = words.side_sum(view, group, seat)
            row.append("" if seen is None else console.phrase(seen))
        return row

    def remind(self, console: Console, view: Json) -> None:
        name = view["phase"]["name"]
        if name in ("order", "arrange"):
            return
        if name in ("veto", "vote"):
            self._show_groups(console, view, words.groups_of(view))
        console.write(console.phrase(words.hand_words(view)), hang=2)

    def begins(self, view: Json) -> bool:
        phase = view["phase"]
        return phase["name"] == "main" and not phase["played"]

    def tell(
        self,
        console: Console,
        seats: Sequence[str],
        events: Sequence[Json],
        viewer: str | None,
        *,
        since: int = 0,
        again: bool = False,
    ) -> None:
        told = [
            e for e in events[since:] if not (e.get("seat") == viewer and e["event"] in _UNTOLD_OF_ONESELF)
        ]
        for line in words.story(told, viewer):
            indent = 0 if line[0] in ("cc-happened-turn", "cc-happened-ended") else 2
            console.write(capital(console.phrase(line)), indent, indent + 2)

    def all_seen(self, match: Match) -> list[Json]:
        return words.all_seen({seat: match.events(seat) for seat in SEATS})

    def begins_turn(self, event: Json) -> bool:
        return bool(event["event"] == "turn")

    def score(self, console: Console, view: Json, result: Json) -> None:
        viewer = view["seat"]
        for seat in SEATS:
            console.write(self.seat(console, seat))
            for score in result["scores"][seat]:
                console.write(capital(console.phrase(words.score_words(score))), 2, 4)
            if not result["scores"][seat]:
                console.write(console.say("cc-score-none"), 2)
            console.write(console.phrase(words.total_words(result, seat, viewer)), 2)
        console.write()
        if (ended := words.end_words(result, viewer)) is not None:
            console.write(console.phrase(ended))
        console.write(console.phrase(words.winner_words(result, viewer)))

    # --- Explaining ---------------------------------------------------------------------------------------

    def question(self, console: Console, view: Json) -> str:
        return console.phrase(words.question_words(view))

    def about(self, console: Console, word: str) -> str | None:
        if word in ("1", "2", "3", "4", "5"):
            return _about(console, "cc-card-influence", value=word)
        if word and (word == "p" or (len(word) > 1 and "philosopher".startswith(word))):
            return _about(console, "cc-card-philosopher")
        if word == "bonus":
            return console.say("cc-bonus.about")
        if (card := matching(word, ACTION_CARDS)) is not None:
            return _about(console, f"cc-card-{card}")
        if (group := matching(word, GROUPS)) is not None:
            return _about(console, f"cc-group-{group}")
        if (vote := matching(word, ("orgy", "reshuffle"))) is not None:
            return _about(console, f"cc-vote-{vote}")
        return None

    def extra(self, console: Console, word: str, view: Json) -> bool:
        if word != "cards":
            return False
        for seat in SEATS:
            console.write(console.phrase(words.discard_words(view, seat)), hang=2)
            if (order := words.order_words(view, seat)) is not None:
                console.write(console.phrase(order), hang=2)
        return True

    # --- Asking -------------------------------------------------------------------------------------------

    def read_move(self, line: str, view: Json) -> str | None:
        return canonical(line, view)

    def ask(self, desk: Desk, view: Json) -> str:
        question = self.question(desk.console, view)
        while (move := _QUESTIONS[view["phase"]["name"]](desk, view, question)) is None:
            pass
        return move


def _own_first(view: Json) -> list[str]:
    viewer = view["seat"]
    return sorted(SEATS, key=lambda seat: seat != viewer) if viewer else list(SEATS)


def _aligned(rows: list[list[str]]) -> list[str]:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    gaps = ("", "  ", "   ", " ", " ", "   ", " ", " ")
    return [
        "".join(gap + cell.ljust(width) for gap, cell, width in zip(gaps, row, widths, strict=True)).rstrip()
        for row in rows
    ]


def _about(console: Console, key: str, **args: str) -> str:
    return console.say(
        "terminal-about",
        name=capital(console.say(key, **args)),
        about=console.say(f"{key}.about", **args),
    )


# Each question gives a move, or None to be asked again from its start.


def _order(desk: Desk, view: Json, question: str) -> str | None:
    """CC-2.4: a suggestion, or the cards one wants on top."""
    console = desk.console
    if len(view["legal"]) == 1:
        return str(view["legal"][0])
    choices = [
        Choice(move, ", ".join(console.phrase(words.card_words(card)) for card in move.split(" ")[1:]))
        for move in view["legal"]
    ]
    hint = console.say("cc-ask-order-hint")
    return desk.choose(f"{question}\n{hint}", choices, verb="order", default=0)


def _arrange(desk: Desk, view: Json, question: str) -> str | None:
    """CC-2.7: a suggestion, or the five values in the order of the groups."""
    console = desk.console
    bonus = view["players"][view["seat"]]["bonus"]["group"]
    moves = [move for move in _arrangements(words.groups_of(view), bonus) if move in view["legal"]]
    choices = [Choice(move, _arrangement(console, view, move)) for move in moves]
    hint = console.say("cc-ask-arrange-hint")
    if bonus is not None:
        hint = console.phrase(("cc-table-bonus", {"who": "you", "group": bonus})) + ". " + hint
    return desk.choose(f"{question}\n{hint}", choices, verb="arrange", default=0)


def _arrangements(groups: list[str], bonus: str | None) -> list[str]:
    """The bonus group first; or the small groups, which close soonest; or even pressure on the large ones."""
    best = [group for group in (bonus, "censors", "aediles", *groups) if group in groups]
    small = [group for group in ("aediles", "censors", bonus, *groups) if group in groups]
    large = [group for group in (*groups[:3][::-1], *groups) if group in groups]
    found = []
    for order in (best, small, large):
        ranked = list(dict.fromkeys(order))
        found.append("arrange " + " ".join(str(len(groups) - ranked.index(group)) for group in groups))
    return list(dict.fromkeys(found))


def _arrangement(console: Console, view: Json, move: str) -> str:
    values = move.split(" ")[1:]
    names = [console.phrase(words.group_words(group)) for group in words.groups_of(view)]
    return ", ".join(f"{name} {value}" for name, value in zip(names, values, strict=True))


def _main(desk: Desk, view: Json, question: str) -> str | None:
    """What to do, then with which card, then where."""
    console, legal = desk.console, view["legal"]
    first = {move.partition(" ")[0] for move in legal}
    choices = [Choice(verb, console.say(f"cc-choose-{verb}")) for verb in ("down", "up") if verb in first]
    choices += _action_choice(console, legal)
    if "swap" in first:
        choices.append(Choice("swap", console.say("cc-choose-swap")))
    if "pass" in first:
        choices.append(Choice("pass", console.say("cc-choose-pass")))
    chosen = desk.choose(question, choices)
    if chosen == "action":
        return _play_action(desk, view)
    if chosen in ("down", "up"):
        return _lay(desk, view, chosen)
    return _swap(desk, view) if chosen == "swap" else chosen


def _second(desk: Desk, view: Json, question: str) -> str | None:
    actions = _action_choice(desk.console, view["legal"])
    if actions:
        up = Choice("up", desk.console.say("cc-choose-second"))
        chosen = desk.choose(question, [up, *actions])
        if chosen == "action":
            return _play_action(desk, view)
    return _lay(desk, view, "up")


def _done(desk: Desk, view: Json, question: str) -> str | None:
    """Asked whatever is in hand, in the same words."""
    console = desk.console
    choices = [Choice("done", console.say("cc-choose-done")), *_action_choice(console, view["legal"])]
    chosen = desk.choose(question, choices, default=0)
    return _play_action(desk, view) if chosen == "action" else chosen


def _action_choice(console: Console, legal: list[str]) -> list[Choice]:
    cards = _playable(legal)
    names = [console.phrase(words.card_words(card)) for card in cards]
    return [Choice("action", console.say("cc-choose-action", cards=", ".join(names)))] if cards else []


def _playable(legal: list[str]) -> list[str]:
    """The action cards that could be played now."""
    verbs = {move.partition(" ")[0] for move in legal}
    return [card for card, verb in _ACTION_VERBS.items() if verb in verbs]


def _play_action(desk: Desk, view: Json) -> str | None:
    console, cards = desk.console, _playable(view["legal"])
    card: str | None = cards[0]
    if len(cards) > 1:
        choices = [Choice(card, _about(console, f"cc-card-{card}")) for card in cards]
        card = desk.choose(console.say("cc-choose-which-action"), choices, back=True)
    if card is None:
        return None
    verb = _ACTION_VERBS[card]
    moves = [move for move in view["legal"] if move.partition(" ")[0] == verb]
    if card == "spy":
        return str(moves[0])
    if card == "castling":
        return _castle(desk, view, moves)
    about = _about(console, f"cc-card-{card}")
    if card == "assassination":
        targets = [Choice(move, console.phrase(words.move_words(move))) for move in moves]
        return desk.choose(about, targets, verb=verb, back=True)
    return _pick_group(desk, view, about, verb, [move.split(" ")[1] for move in moves])


def _castle(desk: Desk, view: Json, moves: list[str]) -> str | None:
    console = desk.console
    pairs = [(move.split(" ")[1], move.split(" ")[2]) for move in moves]
    groups = [group for group in words.groups_of(view) if any(group in pair for pair in pairs)]
    question = _about(console, "cc-card-castling") + "\n" + console.say("cc-choose-castle-first")
    first = desk.choose(question, _group_choices(desk, view, groups), verb="castle", back=True)
    if first is None:
        return None
    others = [
        group for group in groups if group != first and any({first, group} == set(pair) for pair in pairs)
    ]
    second = desk.choose(
        console.say("cc-choose-castle-second"),
        _group_choices(desk, view, others),
        verb=f"castle {first}",
        back=True,
    )
    if second is None:
        return None
    return next(move for move, pair in zip(moves, pairs, strict=True) if {first, second} == set(pair))


def _lay(desk: Desk, view: Json, verb: str) -> str | None:
    console = desk.console
    lays = [move.split(" ")[1:] for move in view["legal"] if move.partition(" ")[0] == verb]
    cards = sorted({card for card, _ in lays}, key=CARDS.index)
    choices = [Choice(card, _short(console, card), card) for card in cards]
    card = desk.choose(console.say(f"cc-choose-card-{verb}"), choices, verb=verb, back=True)
    if card is None:
        return None
    groups = [group for name, group in lays if name == card]
    chosen = console.phrase(("cc-a-card", {"card": card}))
    return _pick_group(desk, view, console.say("cc-choose-group", card=chosen), f"{verb} {card}", groups)


def _short(console: Console, card: str) -> str:
    name = console.phrase(words.card_words(card))
    return f"{name} (P)" if card == "P" else name


def _pick_group(desk: Desk, view: Json, question: str, verb: str, groups: list[str]) -> str | None:
    group = desk.choose(question, _group_choices(desk, view, groups), verb=verb, back=True)
    return None if group is None else f"{verb} {group}"


def _group_choices(desk: Desk, view: Json, groups: list[str]) -> list[Choice]:
    """Groups keep their number in table order, whichever of them can be chosen."""
    order = words.groups_of(view)
    return [
        Choice(group, f"{order.index(group) + 1} {desk.console.phrase(words.group_words(group))}", str(n))
        for group in groups
        for n in [order.index(group) + 1]
    ]


def _swap(desk: Desk, view: Json) -> str | None:
    """CC-3.12: name the cards; `all` is all of them."""
    console = desk.console
    hand = view["players"][view["seat"]]["cards"]
    console.write(console.phrase(words.hand_words(view)), hang=2)
    console.tell("cc-choose-swap-cards")
    line = desk.read(console.say("terminal-prompt-back"))
    if not line:
        return None
    desk.typed("swap " + " ".join(hand) if line.lower() == "all" else line, verb="swap")
    console.tell("terminal-not-understood")
    return None


def _veto(desk: Desk, view: Json, question: str) -> str | None:
    """CC-5.8: both answers are always on the list, so that the question tells nothing."""
    console = desk.console
    choices = [Choice(move, console.phrase(words.move_words(move))) for move in ("veto", "allow")]
    return desk.choose(question, choices)


def _take(desk: Desk, view: Json, question: str) -> str | None:
    console = desk.console
    cards = [move.split(" ")[1] for move in view["legal"]]
    choices = [Choice(card, _short(console, card), card) for card in cards]
    card = desk.choose(question, choices, verb="take")
    return f"take {card}"


def _rearrange(desk: Desk, view: Json, question: str) -> str | None:
    """CC-5.3: name the cards for the first group; the rest go to the second."""
    console = desk.console
    console.write(question)
    first, second = view["phase"]["targets"]
    console.tell("cc-choose-rearrange", first=first, second=second)
    line = desk.read()
    if line:
        desk.typed(line, verb="rearrange")
        console.tell("terminal-not-understood")
    return None


def _draw(desk: Desk, view: Json, question: str) -> str | None:
    console = desk.console
    player = view["players"][view["seat"]]
    choices = []
    for move in view["legal"]:
        text = console.phrase(words.move_words(move))
        if move == "draw influence":
            text = console.say("cc-choose-draw-influence", left=player["influence"]["left"])
        elif move == "draw action":
            left, order = player["actions"]["left"], player["actions"]["cards"]
            text = console.say("cc-choose-draw-action", left=left)
            if order:
                top = console.phrase(words.card_words(order[0]))
                text = console.say("cc-choose-draw-action-top", left=left, card=top)
        choices.append(Choice(move, text))
    return desk.choose(question, choices, verb="draw")


_QUESTIONS: dict[str, Callable[[Desk, Json, str], str | None]] = {
    "order": _order,
    "arrange": _arrange,
    "main": _main,
    "second": _second,
    "laid": _done,
    "veto": _veto,
    "take": _take,
    "rearrange": _rearrange,
    "draw": _draw,
    "vote": _done,
    "late": _done,
}
