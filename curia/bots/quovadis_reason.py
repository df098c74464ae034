"""Why a move of Quo Vadis?, in facts that everybody at the table can see: what it brings."""

import json
from typing import Any

from curia.core.game import Json

Reason = tuple[str, dict[str, Any]]


def reasons(view: Json, move: str) -> list[Reason]:
    """Keys of messages with what fills them in; [] where there is nothing to point out."""
    word, _, rest = move.partition(" ")
    if word == "move":
        return _moved(view, rest)
    if word == "propose":
        return _dealt(view, json.loads(rest))
    if word == "accept" and view["deal"] is not None:
        return _dealt(view, view["deal"]["deal"])
    if word == "enter":
        return [("hint-enter", {"reserve": view["players"][view["seat"]]["reserve"]})]
    return []


def _moved(view: Json, path: str) -> list[Reason]:
    laurel = view["laurels"].get(path)
    found: list[Reason] = [] if laurel is None else [("hint-laurel", {"laurel": laurel})]
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
        found.append(("hint-consent", {}))
    return found
