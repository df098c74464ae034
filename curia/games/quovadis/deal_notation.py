"""Deals as JSON and back: a dictionary in views and positions, compact text in moves."""

import json
import unicodedata
from typing import Any

from curia.core.game import Json
from curia.games.quovadis.data import (
    COMMITTEE_NUMBER,
    COMMITTEES,
    ENTRIES,
    NO_PATH,
    PATH_NAMES,
    PATH_NUMBER,
    PLACE_NAMES,
    PLACE_NUMBER,
    SEATS,
    SENATE,
)
from curia.games.quovadis.state import (
    CAESAR_TO,
    CONSENT,
    KINDS,
    NO_CAESAR,
    NO_CONSENT,
    NO_ENTER,
    NO_MOVE,
    NONE,
    PAY,
    WORDS,
    Deal,
    Promise,
)

TEXT_LIMIT = 200

# The keys of a promise besides by, to, kind and turns, by kind; a consent's `at` may be left out.
_TERMS = {
    CONSENT: "at",
    NO_CONSENT: "against",
    CAESAR_TO: "at",
    NO_CAESAR: "at",
    NO_ENTER: "at",
    NO_MOVE: "at",
    PAY: "laurels",
    WORDS: "text",
}


class NoDeal(Exception):
    """JSON that is no deal; `where` is the term that can't be read."""

    def __init__(self, where: str) -> None:
        super().__init__(where)
        self.where = where


def deal_json(deal: Deal) -> Json:
    found: Json = {}
    if deal.move != NONE:
        found["move"] = PATH_NAMES[deal.move]
    if deal.enter != NONE:
        found["enter"] = COMMITTEES[deal.enter]
    if any(deal.consents):
        found["consents"] = {SEATS[seat]: n for seat, n in enumerate(deal.consents) if n}
    if deal.ones:
        found["ones"] = [SEATS[seat] for seat in deal.ones]
    if deal.payments:
        found["payments"] = [
            {"from": SEATS[payer], "to": SEATS[to], "laurels": laurels}
            for payer, to, laurels in deal.payments
        ]
    if deal.caesar != NONE:
        found["caesar"] = PLACE_NAMES[deal.caesar]
    if deal.promises:
        found["promises"] = [promise_json(promise) for promise in deal.promises]
    return found


def promise_json(promise: Promise) -> Json:
    found: Json = {"by": SEATS[promise.by], "to": SEATS[promise.to], "kind": KINDS[promise.kind]}
    if (promise.kind == CONSENT and promise.at != NONE) or promise.kind == NO_ENTER:
        found["at"] = COMMITTEES[promise.at]
    elif promise.kind == NO_MOVE:
        found["at"] = PATH_NAMES[promise.at]
    elif promise.kind in (CAESAR_TO, NO_CAESAR):
        found["at"] = PLACE_NAMES[promise.at]
    elif promise.kind == NO_CONSENT:
        found["against"] = SEATS[promise.against]
    elif promise.kind == PAY:
        found["laurels"] = promise.laurels
    elif promise.kind == WORDS:
        found["text"] = promise.text
    if promise.turns != NONE:
        found["turns"] = promise.turns
    return found


def deal_text(deal: Deal) -> str:
    return json.dumps(deal_json(deal), ensure_ascii=False, separators=(",", ":"))


def parse_deal(text: str, seats: int) -> Deal:
    """A deal from its text. Raises NoDeal."""
    if not (text.startswith("{") and text.endswith("}")):
        raise NoDeal("JSON")
    try:
        found = json.loads(text, object_pairs_hook=_without_doubles, parse_constant=_no_number)
    except (ValueError, RecursionError):
        raise NoDeal("JSON") from None
    return read_deal(found, seats)


def _without_doubles(pairs: list[tuple[str, Any]]) -> Json:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key twice")
    return found


def _no_number(word: str) -> Any:
    raise ValueError(word)


def read_deal(found: Any, seats: int) -> Deal:
    """A deal from its dictionary. Raises NoDeal."""
    known = {"move", "enter", "consents", "ones", "payments", "caesar", "promises"}
    if not isinstance(found, dict) or not found.keys() <= known:
        raise NoDeal("deal")
    deal = Deal(
        _read_path(found["move"]) if "move" in found else NONE,
        _named(found["enter"], COMMITTEE_NUMBER, "enter") if "enter" in found else NONE,
        _named(found["caesar"], PLACE_NUMBER, "caesar") if "caesar" in found else NONE,
        _read_consents(found.get("consents", {}), seats),
        _read_ones(found.get("ones", []), seats),
        tuple(_read_payment(term, seats) for term in _list(found.get("payments", []), "payments")),
        tuple(read_promise(term, seats) for term in _list(found.get("promises", []), "promises")),
    )
    acts = deal.move != NONE or deal.enter != NONE or deal.caesar != NONE
    if not (acts or any(deal.consents) or deal.payments or deal.promises):
        raise NoDeal("deal")
    return deal


def _list(found: Any, where: str) -> list[Any]:
    if not isinstance(found, list):
        raise NoDeal(where)
    return found


def _named(found: Any, numbers: dict[str, int], where: str) -> int:
    if not isinstance(found, str) or found not in numbers:
        raise NoDeal(where)
    return numbers[found]


def _seat(found: Any, seats: int, where: str) -> int:
    if not isinstance(found, str) or found not in SEATS[:seats]:
        raise NoDeal(where)
    return SEATS.index(found)


def path_of(text: str) -> int:
    """The path of a text; NO_PATH for two known committees that none connects, NONE for anything else."""
    if text in PATH_NUMBER:
        return PATH_NUMBER[text]
    start, _, end = text.partition(">")
    return NO_PATH if start in COMMITTEE_NUMBER and end in COMMITTEE_NUMBER else NONE


def _read_path(found: Any) -> int:
    path = path_of(found) if isinstance(found, str) else NONE
    if path == NONE:
        raise NoDeal("move")
    return path


def _number(found: Any, where: str, least: int = 1) -> int:
    """A number that every JSON reader keeps exact."""
    if not isinstance(found, int) or isinstance(found, bool) or not least <= found < 2**53:
        raise NoDeal(where)
    return found


def _read_consents(found: Any, seats: int) -> tuple[int, ...]:
    if not isinstance(found, dict):
        raise NoDeal("consents")
    consents = [0] * len(SEATS)
    for name, n in found.items():
        consents[_seat(name, seats, "consents")] = _number(n, "consents")
    return tuple(consents)


def _read_ones(found: Any, seats: int) -> tuple[int, ...]:
    ones = tuple(_seat(name, seats, "ones") for name in _list(found, "ones"))
    if len(set(ones)) != len(ones):
        raise NoDeal("ones")
    return ones


def _read_payment(found: Any, seats: int) -> tuple[int, int, int]:
    if not isinstance(found, dict) or found.keys() != {"from", "to", "laurels"}:
        raise NoDeal("payments")
    payer, to = _seat(found["from"], seats, "payments"), _seat(found["to"], seats, "payments")
    if payer == to:
        raise NoDeal("payments")
    return payer, to, _number(found["laurels"], "payments")


def read_promise(found: Any, seats: int) -> Promise:
    """A promise from its dictionary. Raises NoDeal."""
    if not isinstance(found, dict) or not {"by", "to", "kind"} <= found.keys():
        raise NoDeal("promises")
    if not isinstance(found["kind"], str) or found["kind"] not in KINDS:
        raise NoDeal("promises")
    kind = KINDS.index(found["kind"])
    by, to = _seat(found["by"], seats, "promises"), _seat(found["to"], seats, "promises")
    term = _TERMS[kind]
    if by == to or not found.keys() <= {"by", "to", "kind", "turns", term}:
        raise NoDeal("promises")
    if term not in found and kind != CONSENT:
        raise NoDeal("promises")
    at = against = NONE
    laurels, text = 0, ""
    if kind == CONSENT and "at" in found:
        at = _named(found["at"], COMMITTEE_NUMBER, "promises")
        if at == SENATE:
            raise NoDeal("promises")
    elif kind in (CAESAR_TO, NO_CAESAR):
        at = _named(found["at"], PLACE_NUMBER, "promises")
    elif kind == NO_ENTER:
        at = _named(found["at"], COMMITTEE_NUMBER, "promises")
        if at >= ENTRIES:
            raise NoDeal("promises")
    elif kind == NO_MOVE:
        at = _named(found["at"], PATH_NUMBER, "promises")
    elif kind == NO_CONSENT:
        against = _seat(found["against"], seats, "promises")
        if against in (by, to):
            raise NoDeal("promises")
    elif kind == PAY:
        laurels = _number(found["laurels"], "promises")
    elif kind == WORDS:
        text = _words(found["text"])
    # QV-9.3: only what is not done can be for this turn alone
    least = 0 if kind in (NO_CONSENT, NO_CAESAR, NO_ENTER, NO_MOVE) else 1
    turns = _number(found["turns"], "promises", least) if "turns" in found else NONE
    return Promise(by, to, kind, at, against, laurels, text, turns)


def _words(found: Any) -> str:
    """Free words: one line that can be stored and shown anywhere."""
    if not isinstance(found, str) or len(found) > TEXT_LIMIT:
        raise NoDeal("promises")
    if any(unicodedata.category(letter) in ("Cc", "Cs", "Zl", "Zp") for letter in found):
        raise NoDeal("promises")
    # Nothing that turns the direction of writing, or can't be seen; joiners are part of some scripts.
    if any(unicodedata.category(letter) == "Cf" and letter not in "\u200c\u200d" for letter in found):
        raise NoDeal("promises")
    return found
