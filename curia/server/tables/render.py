"""What is told of a room, and to whom. All of it is built from nothing, like a view."""

import json
from typing import Any

from curia.core import proof, takeback
from curia.core.game import Json
from curia.server.storage.rows import BOT, PERSON, PLAYING, WAITING, ChatRow, SeatRow
from curia.server.tables import clock
from curia.server.tables.state import TableState

# How many entries ago a listener may have heard the last news, for the answer to be kept for others.
_RECENT = 16
_USUAL = 300_000


def about(room: TableState) -> Json:
    """The table as everyone sees it."""
    table = room.table
    return {
        "id": table.id,
        "game": table.game,
        "options": table.options,
        "status": table.status,
        "stopped": room.stopped is not None,
        "open": table.open,
        "takeback": table.takeback,
        "hints": room.hints,
        "memory_aids": room.memory_aids,
        "clock": table.clock,
        "commitment": proof.commitment(room.secret),
        "nonces": None if table.status == WAITING else room.nonces,
        "seats": [_seat(room, seat) for seat in room.seats],
        "choices": table.choices,
        "resign": "bot" if room.goes_on else "end",
        "absence": list(room.absence),
        "result": table.result,
        "applicants": [
            {
                "seat": seat,
                "name": asked["name"],
                "accepted": asked["accepted"],
                "number": asked.get("number", 0),
            }
            for seat, asked in table.people.get("applies", {}).items()
            if table.status == PLAYING
        ],
        "rematch": table.rematch,
    }


def _seat(room: TableState, seat: SeatRow) -> Json:
    clocked = room.table.clock is not None and seat.kind == PERSON
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "bot": seat.bot,
        "name": seat.name,
        "taken": seat.kind == BOT or seat.key is not None,
        "host": seat.key is not None and seat.key == room.table.host,
        "away": seat.away,
        "late": seat.late,
        "muted": seat.muted,
        "hints": seat.hints,
        "memory_aids": seat.memory_aids,
        "stands_for": seat.former_name if seat.kind == BOT else None,
        "resigned": seat.kind == BOT and seat.resigned,
        "kept_for": seat.former_name if room.table.status == WAITING and seat.key is None else None,
        "left": clock.shown(seat.left) if clocked else None,
        "since": seat.since if clocked else None,
    }


def yours(room: TableState, key: int | None) -> Json:
    """What only one client knows of the table: which seats are its own, and what it left with the server."""
    held = room.held(key)
    return {
        "seats": [seat.seat for seat in held],
        "kept": [
            seat.seat
            for seat in room.seats
            if room.table.status == WAITING and key is not None and seat.former == key
        ],
        "back": [seat.seat for seat in room.returnable(key)],
        "left": [seat.seat for seat in room.seats if room.may_ask_for(key, seat)],
        "host": key is not None and key == room.table.host,
        "standing": {seat.seat: seat.standing for seat in held if seat.standing},
        "notice": {seat.seat: seat.notice for seat in held if seat.notice},
    }


def play(room: TableState, seat: str | None, since: int) -> str:
    """The match as this seat sees it, with what is new since the record had so many entries; as JSON."""
    # Of what is not in the match and its log, only whether somebody is alone changes anything.
    kept = (seat, since, room.alone)
    known = room.rendered.get(kept)
    if known is None:
        assert room.match is not None
        view = room.match.view(seat, past=False) if seat is not None else dict(room.public or {})
        view.pop("events", None)
        again = since not in room.marks
        told = {
            "seat": seat,
            "number": room.table.number,
            "since": None if again else since,
            "decision": None if seat is None else room.decision(seat),
            "takeback": room.table.takeback
            and seat is not None
            and takeback.entries(room.match, seat, room.alone) > 0,
            "again": again,
            "events": room.match.events(seat, 0 if again else room.marks[since]),
            "view": view,
        }
        known = dumps(told)
        # Each past is another copy of the story, so only the usual ones are kept, if they are no longer than
        # usual.
        if (since < 0 or room.table.number - since <= _RECENT) and len(known) <= _USUAL:
            room.rendered[kept] = known
    return known


def line(said: ChatRow) -> Json:
    return {
        "number": said.number,
        "seat": said.seat,
        "name": said.name,
        "text": said.text,
        "words": said.words,
        "made": said.made,
    }


def dumps(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
