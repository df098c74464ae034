"""A deal of Quo Vadis? put together step by step: the action, consents, payments, Caesar, promises."""

from collections.abc import Callable
from typing import Any

from curia.core.game import Json, Words
from curia.games.quovadis import words
from curia.games.quovadis.data import COMMITTEES, ENTRIES, NEEDED, PATH_NAMES, PLACE_NAMES
from curia.games.quovadis.terminal.typed import Unclear, deal_text, read_consents, read_payment
from curia.terminal.console import Console
from curia.terminal.prompt import Choice, Desk

KINDS = ("consent", "no-consent", "caesar", "no-caesar", "no-enter", "no-move", "pay", "words")


class Back(Exception):
    """The person does not want to go on with this."""


def compose(desk: Desk, view: Json, answered: Json | None = None) -> str | None:
    """The text of a deal; None if the person thinks better of it. A counter-proposal keeps the action of
    the deal that it answers."""
    console = desk.console
    while True:
        try:
            deal = _kept(desk, view, answered) if answered else _action(desk, view)
            _payments(desk, view, deal)
            if answered is None:
                _caesar(desk, view, deal)
            _promises(desk, view, deal)
        except Back:
            return None
        if not deal:
            console.tell("qv-compose-empty")
            return None
        console.tell("qv-compose-say", deal=words.deal_words(deal, view["turn"], view["seat"]))
        choices = [Choice(word, console.say(f"qv-compose-{word}")) for word in ("say-it", "again", "forget")]
        chosen = desk.choose("", choices, default=0)
        if chosen != "again":
            return deal_text(deal) if chosen == "say-it" else None


def _kept(desk: Desk, view: Json, answered: Json) -> Json:
    """The action and the consents of the deal being answered."""
    deal: Json = {
        key: answered[key] for key in ("move", "enter", "caesar", "consents", "ones") if key in answered
    }
    if deal:
        parts = words.deal_words(deal, view["turn"], view["seat"])
        desk.console.tell("qv-compose-keep", deal=parts)
    return deal


# --- The action -------------------------------------------------------------------------------------------


def _action(desk: Desk, view: Json) -> Json:
    """What the player on turn would do, if anything."""
    console, turn = desk.console, view["turn"]
    doer = words.who(turn, view["seat"])
    kinds: list[tuple[str, Callable[[Desk, Json], Json]]] = []
    if view["phase"]["name"] == "action":
        if ways(view):
            kinds.append(("move", _move))
        if view["players"][turn]["reserve"] and entries(view):
            kinds.append(("enter", _enter))
    kinds.append(("caesar", _caesar_alone))
    choices = [Choice(kind, console.say(f"qv-compose-action-{kind}", who=doer)) for kind, _ in kinds]
    choices.append(Choice("none", console.say("qv-compose-action-none")))
    chosen = _choose(desk, console.say("qv-compose-action"), choices)
    return next((ask(desk, view) for kind, ask in kinds if kind == chosen), {})


def ways(view: Json) -> list[str]:
    """The paths that the player on turn could take, given consent."""
    turn = view["turn"]
    return [
        path
        for path in PATH_NAMES
        for start, end in [path.split(">")]
        if turn in view["committees"][start]
        and path not in view["phase"]["no_move"]
        and words.free_seats(view, end)
        and (view["caesar"] == path or len(view["committees"][start]) > NEEDED[COMMITTEES.index(start)])
    ]


def lacking(view: Json, path: str) -> int:
    """How many consents of others a move needs, after one's own senators'."""
    start = path.split(">")[0]
    if view["caesar"] == path:
        return 0
    own: int = view["committees"][start].count(view["turn"]) - 1
    return max(0, NEEDED[COMMITTEES.index(start)] - own)


def way_words(view: Json, path: str) -> Words:
    """A path as a choice: its laurel, and what it needs."""
    kind = view["laurels"].get(path) or "none"
    args: dict[str, Any] = {**words.ends_of(path), "kind": kind}
    if lacks := lacking(view, path):
        return "qv-choose-path-consents", args | {"lacking": lacks}
    return "qv-choose-path", args | {"caesar": "yes" if view["caesar"] == path else "no"}


def _move(desk: Desk, view: Json) -> Json:
    console = desk.console
    choices = [Choice(path, console.phrase(way_words(view, path))) for path in ways(view)]
    deal: Json = {"move": _choose(desk, console.say("qv-choose-which-move"), choices)}
    consents = _consents(desk, view, deal["move"])
    return deal | ({"consents": consents} if consents else {})


def _consents(desk: Desk, view: Json, path: str) -> dict[str, int]:
    console, start = desk.console, path.split(">")[0]
    here = view["committees"][start]
    others = consenting(view, start)
    if not others or view["caesar"] == path or not NEEDED[COMMITTEES.index(start)]:
        return {}
    lacks = lacking(view, path)
    seats = [f"{seat} {here.count(seat)}" for seat in others]
    usual = usual_consents(view, others, here, lacks)
    shown = ", ".join(f"{seat} {number}" if number > 1 else seat for seat, number in usual.items())
    console.tell("qv-compose-consents", lacking=lacks, seats=", ".join(seats))
    while True:
        line = desk.read(console.say("terminal-prompt-default", number=shown or "-"))
        if not line or line == "-":
            return usual
        try:
            return read_consents(line, view)
        except Unclear as unclear:
            console.tell("qv-compose-unclear", text=str(unclear)[:60])


def consenting(view: Json, committee: str) -> list[str]:
    """Who might consent there to a move of the player on turn: not who is bound to refuse (QV-9.2)."""
    here, bound = view["committees"][committee], (view["turn"], *view["phase"]["no_consent"])
    return [seat for seat in view["seats"] if seat in here and seat not in bound]


def usual_consents(view: Json, others: list[str], here: list[str], lacks: int) -> dict[str, int]:
    """Oneself first, where one offers help; then whoever comes."""
    found: dict[str, int] = {}
    for seat in sorted(others, key=lambda seat: seat != view["seat"]):
        if lacks and (view["seat"] in (seat, view["turn"])):
            found[seat] = min(lacks, here.count(seat))
            lacks -= found[seat]
    return found


def entries(view: Json) -> list[str]:
    return [
        committee
        for committee in COMMITTEES[:ENTRIES]
        if words.free_seats(view, committee) and committee not in view["phase"]["no_enter"]
    ]


def _enter(desk: Desk, view: Json) -> Json:
    choices = [Choice(committee, committee) for committee in entries(view)]
    return {"enter": _choose(desk, desk.console.say("qv-choose-where"), choices)}


def places(view: Json, moved: str | None = None) -> list[str]:
    """Everywhere that Caesar could go: to a laurel, as long as there is another one (QV-7.1). A move that
    comes first may leave its own place empty."""
    others = [path for path in PLACE_NAMES if path != view["caesar"]]
    taken = moved if view["stock"] == 0 else None
    laurels = [path for path in others if view["laurels"][path] is not None and path != taken]
    return [path for path in laurels or others if path not in view["phase"]["barred"]]


def _places(console: Console, view: Json, moved: str | None = None) -> list[Choice]:
    return [
        Choice(path, console.phrase(("qv-choose-path", place_args(view, path))))
        for path in places(view, moved)
    ]


def place_args(view: Json, path: str) -> dict[str, str]:
    return {**words.ends_of(path), "kind": view["laurels"].get(path) or "none", "caesar": "no"}


def _caesar_alone(desk: Desk, view: Json) -> Json:
    return {"caesar": _choose(desk, desk.console.say("qv-choose-where"), _places(desk.console, view))}


def _caesar(desk: Desk, view: Json, deal: Json) -> None:
    """Where Caesar goes, if the move takes a laurel with his head."""
    path = deal.get("move")
    if path is None or path == view["caesar"] or view["laurels"].get(path) != "IIc":
        return
    console = desk.console
    choices = [Choice("", console.say("qv-compose-caesar-open")), *_places(console, view, path)]
    place = desk.choose(console.say("qv-compose-caesar"), choices, default=0)
    if place:
        deal["caesar"] = place


# --- Payments and promises --------------------------------------------------------------------------------


def _payments(desk: Desk, view: Json, deal: Json) -> None:
    console = desk.console
    console.tell("qv-compose-payments")
    while line := desk.read():
        try:
            deal["payments"] = [read_payment(part, view) for part in line.split(",") if part.strip()]
            return
        except Unclear as unclear:
            console.tell("qv-compose-unclear", text=str(unclear)[:60])


def _promises(desk: Desk, view: Json, deal: Json) -> None:
    console = desk.console
    choices = [Choice("none", console.say("qv-compose-promise-none"))]
    choices += [Choice(kind, console.say(f"qv-compose-promise-{kind}")) for kind in KINDS]
    while (kind := desk.choose(console.say("qv-compose-promises"), choices, default=0)) not in (None, "none"):
        try:
            promise = _promise(desk, view, str(kind))
        except Back:
            continue
        deal.setdefault("promises", []).append(promise)
        console.write(console.phrase(words.promise_words(promise, view["seat"])), 2, 4)


def _promise(desk: Desk, view: Json, kind: str) -> Json:
    console = desk.console
    by = _pick_seat(desk, view, "qv-compose-promise-by", view["seats"], default=view["seat"])
    others = [seat for seat in view["seats"] if seat != by]
    usual = view["seat"] if by != view["seat"] else view["turn"] if by != view["turn"] else None
    to = _pick_seat(desk, view, "qv-compose-promise-to", others, default=usual)
    promise: Json = {"by": by, "to": to, "kind": kind}
    if kind == "consent":
        at = _read(desk, "qv-compose-promise-at", lambda text: text.lower() in COMMITTEES[:-1], empty=True)
        if at:
            promise["at"] = at.lower()
    elif kind == "no-consent":
        third = [seat for seat in others if seat != to]
        promise["against"] = _pick_seat(desk, view, "qv-compose-promise-against", third)
    elif kind == "no-enter":
        choices = [Choice(committee, committee) for committee in COMMITTEES[:ENTRIES]]
        promise["at"] = _choose(desk, console.say("qv-choose-where"), choices)
    elif kind in ("caesar", "no-caesar", "no-move"):
        choices = [
            Choice(path, console.phrase(("qv-choose-path", place_args(view, path))))
            for path in (PATH_NAMES if kind == "no-move" else PLACE_NAMES)
        ]
        promise["at"] = _choose(desk, console.say("qv-choose-where"), choices)
    elif kind == "pay":
        promise["laurels"] = int(_read(desk, "qv-compose-promise-laurels", _counts))
    else:
        promise["text"] = _read(desk, "qv-compose-promise-text", lambda text: 0 < len(text) <= 200)
    if kind.startswith("no-"):
        turns = _read(desk, "qv-compose-promise-turns-now", _counts_from_none, empty=True)
    else:
        turns = _read(desk, "qv-compose-promise-turns", _counts, empty=True)
    return promise | ({"turns": int(turns)} if turns else {})


def _counts(text: str) -> bool:
    return text.isdecimal() and 0 < int(text) < 1000


def _counts_from_none(text: str) -> bool:
    """QV-9.3: what is not done may be for this turn alone."""
    return text == "0" or _counts(text)


def _read(desk: Desk, key: str, fits: Callable[[str], bool], empty: bool = False) -> str:
    desk.console.tell(key)
    while True:
        line = desk.read()
        if fits(line) or (empty and not line):
            return line
        if not line:
            raise Back
        desk.console.tell("qv-compose-unclear", text=line[:60])


def _pick_seat(desk: Desk, view: Json, key: str, seats: list[str], default: str | None = None) -> str:
    console = desk.console
    choices = [
        Choice(seat, console.phrase(("qv-who", {"who": words.who(seat, view["seat"])}))) for seat in seats
    ]
    if default is not None:
        chosen = desk.choose(console.say(key), choices, default=seats.index(default))
        assert chosen is not None
        return chosen
    return _choose(desk, console.say(key), choices)


def _choose(desk: Desk, question: str, choices: list[Choice]) -> str:
    chosen = desk.choose(question, choices, back=True)
    if chosen is None:
        raise Back
    return chosen
