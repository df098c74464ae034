"""Quo Vadis? in the terminal: the board as text, deals in sentences, and the questions."""

from collections.abc import Sequence

from curia.core.game import Json, Words
from curia.core.match import Match
from curia.games.quovadis import words
from curia.games.quovadis.data import LAURELS
from curia.games.quovadis.terminal.compose import compose, place_args, way_words
from curia.games.quovadis.terminal.typed import canonical
from curia.terminal.console import Console, capital
from curia.terminal.prompt import Choice, Desk

_ACTS = ("entered", "moved", "caesar")
# The marks on the board are explained in the first rounds.
_TURNS_WITH_KEY = 5
_WIDEST_COMMITTEE = 11


class QuoVadisTable:
    clauses = "QV"
    hint = "play-hint-qv"
    help = "play-help-qv"
    example = "tui-type-QV"
    screen_help = "tui-help-QV"

    def seat(self, console: Console, seat: str) -> str:
        return console.phrase(words.seat_words(seat))

    # --- Showing ------------------------------------------------------------------------------------------

    def unaided(self, view: Json) -> Json:
        """QV-6.3: a view holds nothing to be remembered that is not one's own; the log is told without it."""
        return view

    def show(self, console: Console, view: Json) -> None:
        for committee in words.BOARD:
            self._committee(console, view, committee)
        if view["turns"] <= _TURNS_WITH_KEY:
            console.tell("qv-table-key")
        console.write()
        # Oneself first.
        for seat in sorted(view["seats"], key=lambda seat: seat != view["seat"]):
            console.write(console.phrase(words.player_words(view, seat)), hang=2)
        for said in (*words.common_words(view), *words.talk_words(view), *words.ledger_words(view, True)):
            console.write(capital(console.phrase(said)), hang=2)

    def picture(self, console: Console, view: Json, parts: Sequence[str]) -> None:
        for committee in words.BOARD:
            if committee in parts or "board" in parts:
                self._committee(console, view, committee)
        said: list[Words] = []
        if "families" in parts:
            said += [words.player_words(view, seat) for seat in view["seats"]]
        if "bank" in parts:
            said += words.common_words(view)
        if "deal" in parts:
            said += words.talk_words(view)
        if "ledger" in parts:
            said += words.ledger_words(view, False)
        for one in said:
            console.write(capital(console.phrase(one)), hang=2)
        if "score" in parts and view["result"] is not None:
            self.score(console, view, view["result"])

    def _committee(self, console: Console, view: Json, committee: str) -> None:
        taken = [console.phrase(("qv-letter", {"seat": seat})) for seat in view["committees"][committee]]
        seats = " ".join(taken + ["."] * words.free_seats(view, committee))
        paths = [console.phrase(words.path_words(view, path)) for path in words.paths_from(committee)]
        name = console.phrase(("qv-table-committee", {"committee": committee}))
        console.write(f"{name:<8}{seats:<{_WIDEST_COMMITTEE}}{console.series(paths)}".rstrip())

    def remind(self, console: Console, view: Json) -> None:
        for said in words.talk_words(view):
            if said[0] != "qv-table-deal":
                console.write(capital(console.phrase(said)), hang=2)
        if view["seat"] is not None:
            console.write(console.phrase(words.player_words(view, view["seat"])), hang=2)

    def begins(self, view: Json) -> bool:
        phase = view["phase"]
        fresh = phase["name"] == "action" and not phase["proposals"] and view["deal"] is None
        return fresh and view["turn"] == view["seat"]

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
        story = words.Story(seats, viewer)
        for event in events[:since]:
            story.skip(event)
        for event in events[since:]:
            for said in story.tell(event, again):
                console.write(capital(console.phrase(said)), 2, 4)

    def all_seen(self, match: Match) -> list[Json]:
        return match.events(None)

    def begins_turn(self, event: Json) -> bool:
        return event["event"] in _ACTS

    def score(self, console: Console, view: Json, result: Json) -> None:
        for said in words.score_words(view, result):
            console.write(capital(console.phrase(said)), hang=2)

    # --- Explaining ---------------------------------------------------------------------------------------

    def question(self, console: Console, view: Json) -> str:
        return console.phrase(words.question_words(view))

    def about(self, console: Console, word: str) -> str | None:
        if word in ("caesar", "senate"):
            return _about(console, f"qv-{word}")
        laurel = next((tile for tile in LAURELS if tile.lower() == word), None)
        return None if laurel is None else _about(console, f"qv-laurel-{laurel}")

    def extra(self, console: Console, word: str, view: Json) -> bool:
        if word == "ledger":
            promises = list(words.ledger_words(view, False))
            for said in promises:
                console.write(console.phrase(said), hang=2)
            if not promises:
                console.tell("qv-table-no-promises")
        elif word == "offers":
            for standing in view["offers"]:
                console.write(console.phrase(words.offer_words(view, standing)), hang=2)
        else:
            return False
        return True

    # --- Asking -------------------------------------------------------------------------------------------

    def read_move(self, line: str, view: Json) -> str | None:
        return canonical(line, view)

    def aside(self, console: Console, view: Json, turn: str) -> str:
        return console.say("qv-ask-aside", who=turn)

    def may_offer(self, view: Json) -> bool:
        asked = view["seat"] in view["to_act"]
        return not asked and any(move.startswith("offer ") for move in view["legal"])

    def offer(self, desk: Desk, view: Json) -> str | None:
        deal = compose(desk, view)
        return None if deal is None else f"offer {deal}"

    def answer(self, desk: Desk, view: Json) -> str | None:
        """QV-9.14: nobody has to."""
        (standing, *_) = open_to(view)
        desk.console.write(capital(desk.console.phrase(words.offer_words(view, standing))), hang=2)
        choices = [
            *others_choices(desk.console, view, standing),
            Choice("", self.left_standing(desk.console)),
        ]
        return desk.choose("", choices) or None

    def put_to(self, view: Json) -> set[str]:
        return {str(standing["number"]) for standing in open_to(view)}

    def answers(self, console: Console, view: Json) -> list[Choice]:
        if view["seat"] in view["to_act"]:
            return []
        return [choice for one in open_to(view) for choice in others_choices(console, view, one)]

    def left_standing(self, console: Console) -> str:
        return console.say("qv-aside-leave")

    def withdrawals(self, console: Console, view: Json) -> list[Choice]:
        moves = [move for move in view["legal"] if move.startswith("withdraw ")]
        return [Choice(move, console.say("tui-withdraw", number=move.split(" ")[1])) for move in moves]

    def ask(self, desk: Desk, view: Json) -> str:
        deal = view["deal"]
        answers = deal is not None and view["seat"] in deal["waiting"]
        while (move := _answer(desk, view) if answers else _act(desk, view)) is None:
            pass
        return move


def _about(console: Console, key: str) -> str:
    return console.say("terminal-about", name=capital(console.say(key)), about=console.say(f"{key}.about"))


def _answer(desk: Desk, view: Json) -> str | None:
    """QV-9.5: accept, decline, or another deal."""
    console, number = desk.console, view["deal"]["number"]
    question = capital(console.phrase(words.question_words(view)))
    listed = [verb for verb in ("accept", "decline", "counter") if _may(view, verb, number)]
    choices = [Choice(verb, console.say(f"qv-choose-{verb}")) for verb in listed]
    for standing in open_to(view):
        choices += others_choices(console, view, standing)
    chosen = desk.choose(question, choices)
    if chosen not in listed:
        return chosen
    if chosen != "counter":
        return f"{chosen} {number}"
    deal = compose(desk, view, view["deal"]["deal"])
    return None if deal is None else f"counter {number} {deal}"


def _may(view: Json, verb: str, number: int) -> bool:
    return any(move.startswith(f"{verb} {number}") for move in view["legal"])


def open_to(view: Json) -> list[Json]:
    """The deals between others that the view's seat may answer (QV-9.14)."""
    return [standing for standing in view["offers"] if view["seat"] in (standing["open"] or ())]


def others_choices(console: Console, view: Json, standing: Json) -> list[Choice]:
    """To accept or to decline a deal between others."""
    moves = [(verb, f"{verb} {standing['number']}") for verb in ("accept", "decline")]
    return [
        Choice(move, console.say(f"qv-aside-{verb}", number=standing["number"]))
        for verb, move in moves
        if move in view["legal"]
    ]


def _act(desk: Desk, view: Json) -> str | None:
    """QV-3.1: what to do, then where."""
    console = desk.console
    by_verb: dict[str, list[str]] = {}
    for move in view["legal"]:
        by_verb.setdefault(move.partition(" ")[0], []).append(move)
    order = ("enter", "move", "caesar", "propose", "take", "disclose", "skip")
    choices = [Choice(verb, console.say(f"qv-choose-{verb}")) for verb in order if verb in by_verb]
    question = console.phrase(words.question_words(view))
    if view["phase"]["name"] == "recall":
        return _pick(desk, view, question, by_verb["recall"])
    chosen = desk.choose(question, choices)
    assert chosen is not None
    if chosen == "propose":
        deal = compose(desk, view)
        return None if deal is None else f"propose {deal}"
    if chosen in ("disclose", "skip"):
        return chosen
    key = {"move": "qv-choose-which-move", "take": "qv-choose-which-offer"}.get(chosen, "qv-choose-where")
    return _pick(desk, view, console.say(key), by_verb[chosen])


def _pick(desk: Desk, view: Json, question: str, moves: list[str]) -> str | None:
    choices = [Choice(move, _choice(desk.console, view, move)) for move in moves]
    return desk.choose(question, choices, verb=moves[0].partition(" ")[0], back=True)


def _choice(console: Console, view: Json, move: str) -> str:
    verb, _, rest = move.partition(" ")
    if verb == "move":
        return console.phrase(way_words(view, rest))
    if verb == "caesar":
        return console.phrase(("qv-choose-path", place_args(view, rest)))
    if verb in ("enter", "recall"):
        letters = [console.phrase(("qv-letter", {"seat": seat})) for seat in view["committees"][rest]]
        return f"{rest}  {' '.join(letters)}".strip()
    if verb == "take" and " " not in rest:
        standing = next(offer for offer in view["offers"] if offer["number"] == int(rest))
        return console.phrase(words.offer_words(view, standing))
    return console.phrase(words.move_words(move, view["turn"], view["seat"]))
