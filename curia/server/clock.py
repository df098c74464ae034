"""Time: whose clock runs, when it runs out, and when the server itself has to act."""

import time
from typing import TYPE_CHECKING

from curia.server import veto
from curia.server.decisions import Asked
from curia.server.rows import BOT, PERSON, SeatRow

if TYPE_CHECKING:
    from curia.server.room import Room


def now() -> float:
    return time.time()


def start(room: "Room") -> None:
    """Give every person the time of a live clock."""
    for seat in room.seats:
        if seat.kind == PERSON and room.table.clock and room.table.clock["kind"] == "live":
            seat.left = float(room.table.clock["seconds"])


def turn(room: "Room", before: Asked, asked: Asked, now: float) -> None:
    """Stop the clocks of those who have answered, start those of who is asked."""
    for seat in room.seats:
        if before.get(seat.seat) == asked.get(seat.seat):
            continue
        if seat.seat in before and seat.since is not None:
            _stop(room, seat, before, now)
        seat.since = now if seat.seat in asked else None
        seat.late = False
        if room.table.choices.get(seat.seat):
            room.table.choices = {name: c for name, c in room.table.choices.items() if name != seat.seat}


def _stop(room: "Room", seat: SeatRow, before: Asked, now: float) -> None:
    if seat.left is None or room.table.clock is None or seat.since is None:
        return
    used = now - seat.since
    if "/veto/" in str(before[seat.seat][0]):
        used -= veto_delay(room, int(before[seat.seat][1]))  # the wait is the server's
    seat.left = round(max(0.0, seat.left - max(0.0, used)) + room.table.clock.get("increment", 0), 3)


def deadline(room: "Room", seat: SeatRow) -> float | None:
    """When this seat's time runs out; None if it is not asked, or has all the time in the world."""
    clock = room.table.clock
    if clock is None or seat.since is None or seat.late or seat.kind != PERSON:
        return None
    if clock["kind"] == "mail":
        return seat.since + 3600.0 * float(clock["hours"])
    return None if seat.left is None else seat.since + seat.left


def veto_delay(room: "Room", number: int) -> float:
    settings = room.settings
    return veto.delay(room.secret, number, settings.veto_least, settings.veto_most)


def earliest(room: "Room", seat: SeatRow) -> float:
    """When an answer of this seat may be carried out: at once, but for a veto."""
    since = seat.since or 0.0
    if seat.seat in room.table.asked and room.public is not None and veto.asked(room.public):
        return max(since, room.told) + veto_delay(room, int(room.table.asked[seat.seat][1]))
    return since


def standing_answer(room: "Room", seat: SeatRow) -> str | None:
    if seat.kind != PERSON or seat.seat not in room.table.asked or not seat.standing:
        return None
    if room.public is None or room.match is None or not veto.asked(room.public):
        return None
    return veto.answer(seat.standing, room.public, room.match.legal(seat.seat))


def bot_time(room: "Room", seat: SeatRow) -> float:
    """When a bot's move is carried out, however long it has thought."""
    return max(earliest(room, seat), (seat.since or 0.0) + room.settings.bot_seconds)


def wake(room: "Room") -> float | None:
    """When the server has something to do here by itself."""
    if room.match is None or room.match.result is not None:
        return None
    times = []
    for seat in room.seats:
        if seat.seat not in room.table.asked:
            continue
        if seat.kind == BOT:
            times.append(bot_time(room, seat))
        elif standing_answer(room, seat) is not None:
            times.append(earliest(room, seat))
        elif (at := deadline(room, seat)) is not None:
            times.append(at)
    return min(times, default=None)
