"""Moves and deals of Quo Vadis? as people type them, turned into their canonical text.

A deal may be typed as JSON, or in short clauses:
`propose b5>i3; consent red; pay 2 to red; promise red consent at g3 3 turns`.
"""

import json
import re
from typing import Any

from curia.core.game import Json
from curia.games.quovadis.data import COMMITTEES, PATH_NAMES
from curia.terminal.console import matching

_VERBS = ("enter", "move", "caesar", "skip", "disclose", "recall", "propose", "counter", "offer", "take",
          "withdraw", "accept", "decline")  # fmt: skip
_DEALS = ("propose", "counter", "offer")
_PATH = re.compile(r"([a-n]\d|senate)\s*(?:>|-+>?|\s|to)\s*([a-n]\d|senate)", re.IGNORECASE)
_CUT = re.compile(r"\s*[;,]\s*")


class Unclear(Exception):
    """A clause of a deal that can't be made out."""


def canonical(line: str, view: Json) -> str | None:
    """The move that was meant, as records keep it; None if it does not even begin like one."""
    word, _, rest = line.strip().partition(" ")
    verb = word.lower()
    if verb not in _VERBS:
        found = matching(verb, _VERBS) if len(verb) > 2 else None
        if found is None:
            return None
        verb = found
    rest = rest.strip()
    if verb in _DEALS:
        return _deal_move(verb, rest, view)
    if verb in ("move", "caesar"):
        return f"{verb} {path_named(rest) or rest.lower()}"
    if verb in ("accept", "decline", "take", "withdraw"):
        return _numbered(verb, rest, view)
    return f"{verb} {rest.lower()}".strip()


def path_named(text: str) -> str | None:
    """A path as somebody writes it: `b5>i3`, `b5 i3`, `b5 to i3`."""
    found = _PATH.fullmatch(text.strip())
    path = f"{found[1]}>{found[2]}".lower() if found else ""
    return path if path in PATH_NAMES else None


def _numbered(verb: str, rest: str, view: Json) -> str:
    """Without a number the only one that fits is meant."""
    if not rest:
        fits = [move for move in view["legal"] if move.startswith(f"{verb} ") and move.count(" ") == 1]
        return fits[0] if len(fits) == 1 else verb
    return " ".join([verb, *re.split(r"[\s,+]+|\band\b", rest.replace(" and ", " "))])


def _deal_move(verb: str, rest: str, view: Json) -> str | None:
    number = ""
    if verb == "counter":
        first, _, more = rest.partition(" ")
        if first.isdecimal():
            number, rest = first + " ", more.strip()
        elif view["deal"] is not None:
            number = f"{view['deal']['number']} "
    if not rest:
        return None
    if rest.startswith("{"):
        return f"{verb} {number}{rest}"
    try:
        return f"{verb} {number}{deal_text(read_clauses(rest, view))}"
    except Unclear:
        return None


def deal_text(deal: Json) -> str:
    return json.dumps(deal, ensure_ascii=False, separators=(",", ":"))


# --- Deals in short clauses -------------------------------------------------------------------------------


def read_clauses(text: str, view: Json) -> Json:
    """A deal from clauses such as `b5>i3; consent red; pay 2 to red`. Raises Unclear."""
    deal: Json = {}
    for clause in _CUT.split(text.strip()):
        if clause:
            _read_clause(clause, deal, view)
    return deal


def _read_clause(clause: str, deal: Json, view: Json) -> None:
    words = clause.lower().split()
    if (path := path_named(clause.lower().removeprefix("move "))) is not None:
        deal["move"] = path
    elif words[0] == "enter" and words[1:2] and words[1] in COMMITTEES:
        deal["enter"] = words[1]
    elif words[0] == "caesar" and (path := path_named(" ".join(words[1:]))) is not None:
        deal["caesar"] = path
    elif "promise" in words or "promises" in words:
        deal.setdefault("promises", []).append(_promise(clause, view))
    elif words[0].startswith("consent") or words[-1].startswith("consent"):
        deal.setdefault("consents", {}).update(
            read_consents(" ".join(w for w in words if not w.startswith("consent")), view)
        )
    else:
        deal.setdefault("payments", []).append(read_payment(clause, view))


def _seat(word: str, view: Json) -> str:
    found = matching(word, view["seats"])
    if word in ("me", "i", "you"):
        found = view["seat"]
    if found is None:
        raise Unclear(word)
    return found


def read_consents(text: str, view: Json) -> dict[str, int]:
    """`red`, `red 2, blue`, `red red`. Raises Unclear."""
    found: dict[str, int] = {}
    words = re.split(r"[\s,;]+", text.lower().strip())
    last = ""
    for word in words:
        if word.isdecimal() and last:
            found[last] += int(word) - 1
        elif word not in ("and", ""):
            last = _seat(word, view)
            found[last] = found.get(last, 0) + 1
    if not found:
        raise Unclear(text)
    return found


_PAYMENT = re.compile(r"(?:(\w+)\s+)?(?:pays?\s+)?(\d{1,3})(?:\s+laurels?)?\s+(?:to\s+)?(\w+)", re.IGNORECASE)


def read_payment(text: str, view: Json) -> Json:
    """`2 to red`, `pay 2 to red`, `blue pays 1 to red`. Raises Unclear."""
    found = _PAYMENT.fullmatch(text.strip())
    if found is None:
        raise Unclear(text)
    payer = view["seat"] if found[1] is None or found[1].lower() == "pay" else _seat(found[1].lower(), view)
    to = _seat(found[3].lower(), view)
    if payer == to:
        raise Unclear(text)
    return {"from": payer, "to": to, "laurels": int(found[2])}


_PROMISE = re.compile(
    r"(?:(\w+)\s+)?promises?\s+(\w+)\s+(.+?)(?:\s+(?:for\s+)?(?:(\d{1,3})\s+turns?|(this\s+turn)))?",
    re.IGNORECASE,
)


def _promise(text: str, view: Json) -> Json:
    """`promise red consent at g3 3 turns`, `blue promises red no enter b5 this turn`. Raises Unclear."""
    found = _PROMISE.fullmatch(text.strip())
    if found is None:
        raise Unclear(text)
    by = view["seat"] if found[1] is None else _seat(found[1].lower(), view)
    promise: Json = {"by": by, "to": _seat(found[2].lower(), view), **_promised(found[3].strip(), view)}
    if found[4] is not None or found[5] is not None:
        promise["turns"] = int(found[4] or 0)
    return promise


def _promised(text: str, view: Json) -> dict[str, Any]:
    words = text.lower().split()
    if words[0] == "consent":
        if words[1:] and words[-1] in COMMITTEES:
            return {"kind": "consent", "at": words[-1]}
        return {"kind": "consent"}
    if words[:2] == ["no", "consent"] and len(words) > 2:
        return {"kind": "no-consent", "against": _seat(words[-1], view)}
    no = words[0] in ("no", "not") and len(words) > 1
    if no and words[1] == "enter" and words[-1] in COMMITTEES:
        return {"kind": "no-enter", "at": words[-1]}
    if no and words[1] == "move" and (path := path_named(" ".join(words[2:]))) is not None:
        return {"kind": "no-move", "at": path}
    if words[int(no)] == "caesar" and (path := path_named(" ".join(words[int(no) + 1 :]))) is not None:
        return {"kind": "no-caesar" if no else "caesar", "at": path}
    amount = next((int(word) for word in words if word.isdecimal()), 0)
    if amount and words[0] in ("pay", str(amount)):
        return {"kind": "pay", "laurels": amount}
    return {"kind": "words", "text": text.strip("\"“”'")[:200]}
