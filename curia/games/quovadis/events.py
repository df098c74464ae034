"""What happened, as everyone saw it: but for the stock's order nothing is secret (section 11)."""

from curia.core.game import Event, Json
from curia.games.quovadis.data import COMMITTEES, LAURELS, PATH_NAMES, PLACE_NAMES, SEATS, WORTH
from curia.games.quovadis.deal_notation import deal_json, promise_json
from curia.games.quovadis.state import NONE, REASONS, STATUSES
from curia.games.quovadis.view import names


def see(event: Event) -> Json:
    kind = event[0]
    if kind == "started":
        return {"event": kind, "game": event[1], "seat": SEATS[event[2]]}
    if kind == "laid-out":
        return {
            "event": kind,
            "laurels": dict(zip(PLACE_NAMES, (LAURELS[tile] for tile in event[1]), strict=True)),
        }
    if kind in ("done", "off"):
        return {"event": kind, "number": event[1]}
    if kind == "promised":
        return {"event": kind, "promise": event[1], "number": event[2], "terms": promise_json(event[3])}
    if kind == "judged":
        return {"event": kind, "promise": event[1], "status": STATUSES[event[2]]}
    if kind == "game-over":
        return _game_over(event)
    if kind in ("proposed", "countered", "offered", "took"):
        return _said(event)
    return _done_by_seat(event)


def _done_by_seat(event: Event) -> Json:
    kind, seat = event[0], event[1]
    seen: Json = {"event": kind, "seat": SEATS[seat]}
    if kind in ("entered", "recalled"):
        seen["committee"] = COMMITTEES[event[2]]
    elif kind == "moved":
        seen["path"] = PATH_NAMES[event[2]]
        seen["consents"] = {SEATS[giver]: n for giver, n in enumerate(event[3]) if n}
        seen["laurel"] = _laurel(event[4])
        seen["new"] = _laurel(event[5])
    elif kind == "earned":
        seen["ones"] = event[2]
    elif kind == "caesar":
        seen["path"] = PLACE_NAMES[event[2]]
    elif kind == "paid":
        seen |= {"to": SEATS[event[2]], "laurels": event[3]}
        seen |= {"tiles": _tiles(event[4]), "change": _tiles(event[5])}
    elif kind == "disclosed":
        seen |= {"tiles": _hands(event[2]), "laurels": _totals(event[2])}
    elif kind in ("accepted", "declined", "withdrew"):
        seen["number"] = event[2]
    return seen


def _said(event: Event) -> Json:
    kind, seat, number = event[0], event[1], event[2]
    seen: Json = {"event": kind, "seat": SEATS[seat], "number": number}
    if kind == "took":
        seen["second"] = None if event[3] == NONE else event[3]
        seen |= {"deal": deal_json(event[4]), "waiting": names(event[5])}
        return seen
    seen["deal"] = deal_json(event[3])
    if kind == "offered":
        seen |= {"open": names(event[4]) or None, "agreed": [SEATS[seat]]}
    else:
        seen["waiting"] = names(event[4])
    if kind == "countered":
        seen["answers"] = event[5]
    return seen


def _game_over(event: Event) -> Json:
    scored, tiles = event[3], event[4]
    return {
        "event": event[0],
        "game": event[1],
        "reason": REASONS[event[2]],
        "points": {SEATS[seat]: None if n == NONE else n for seat, n in enumerate(scored)},
        "laurels": _totals(tiles),
        "tiles": _hands(tiles),
        "senate": [SEATS[seat] for seat in event[5]],
    }


def _laurel(kind: int) -> str | None:
    return None if kind == NONE else LAURELS[kind]


def _tiles(counts: tuple[int, ...]) -> list[str]:
    return [LAURELS[kind] for kind in range(6) for _ in range(counts[kind])]


def _hands(tiles: tuple[int, ...]) -> dict[str, list[str]]:
    return {SEATS[base // 6]: _tiles(tiles[base : base + 6]) for base in range(0, len(tiles), 6)}


def _totals(tiles: tuple[int, ...]) -> dict[str, int]:
    return {
        SEATS[base // 6]: sum(WORTH[kind] * tiles[base + kind] for kind in range(6))
        for base in range(0, len(tiles), 6)
    }
