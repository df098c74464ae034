"""Why a move of Quo Vadis?, in facts that everybody at the table can see: what it brings."""

import json
from typing import Any

from curia.core.game import Json
from curia.games.quovadis.data import COMMITTEES, ENTRIES, PATH_NAMES, SEATS_IN

Reason = tuple[str, dict[str, Any]]


def reasons(view: Json, move: str) -> list[Reason]:
    """Keys of messages with what fills them in; [] where there is nothing to point out."""
    word, _, rest = move.partition(" ")
    if word == "move":
        return _moved(view, rest)
    if word == "propose":
        return _dealt(view, json.loads(rest))
    if word in ("accept", "take") and (deal := _standing(view, rest)) is not None:
        return _dealt(view, deal)
    if word == "enter":
        return [("hint-enter", {"reserve": view["players"][view["seat"]]["reserve"]})]
    return []


def _standing(view: Json, number: str) -> Json | None:
    """The deal of that number, on the table or standing."""
    found = [*view["offers"], *([] if view["deal"] is None else [view["deal"]])]
    return next((one["deal"] for one in found if str(one["number"]) == number), None)


def _moved(view: Json, path: str) -> list[Reason]:
    laurel = view["laurels"].get(path)
    found: list[Reason] = []
    # QV-7.4
    if path == view["caesar"]:
        found.append(("hint-caesar", {}))
    elif laurel is not None:
        found.append(("hint-laurel", {"laurel": laurel}))
    if path.endswith(">senate"):
        found.append(("hint-senate", {}))
    return found


def _dealt(view: Json, deal: Json) -> list[Reason]:
    """What the seat pays and gets, and what its own move brings."""
    seat = view["seat"]
    found = _moved(view, deal["move"]) if "move" in deal and view["turn"] == seat else []
    payments = deal.get("payments", [])
    paid = sum(payment["laurels"] for payment in payments if payment["from"] == seat)
    got = sum(payment["laurels"] for payment in payments if payment["to"] == seat)
    if paid or got:
        found.append(("hint-paid", {"paid": paid, "got": got}))
    if deal.get("consents", {}).get(seat):
        if can_use(view, seat, deal["move"].split(">")[0]):
            found.append(("hint-room", {}))
        found.append(("hint-consent", {}))
    return found


def can_use(view: Json, seat: str, committee: str) -> bool:
    """Is the committee full, and has this seat a senator who is waiting to get there?"""
    seated = view["committees"]
    below = [path.split(">")[0] for path in PATH_NAMES if path.endswith(f">{committee}")]
    waiting = any(seat in seated[name] for name in below)
    if committee in COMMITTEES[:ENTRIES]:
        waiting = view["players"][seat]["reserve"] > 0
    return waiting and len(seated[committee]) == SEATS_IN[COMMITTEES.index(committee)]
