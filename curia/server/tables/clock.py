"""Time: whose clock runs, when it runs out, and when the server itself has to act."""

import asyncio
import math
import time

from curia.core import proof
from curia.server.storage.rows import BOT, PERSON, Asked, SeatRow
from curia.server.tables.state import TableState

# Seconds for somebody who comes back after their time ran out.
_LEAST = 60.0


def now() -> float:
    """The time of day, for what is stored and shown."""
    return time.time()


def monotonic() -> float:
    """Seconds that only ever go forward, whatever is done to the time of day: for limits and heartbeats."""
    return time.monotonic()


async def until(at: float) -> None:
    """Wait for a time of day."""
    await asyncio.sleep(max(0.0, at - now()))


def start(room: TableState) -> None:
    """Give every person the time of a live clock."""
    for seat in room.seats:
        if seat.kind == PERSON and room.table.clock and room.table.clock["kind"] == "live":
            seat.left = float(room.table.clock["seconds"])


def turn(room: TableState, before: Asked, asked: Asked, movers: set[str], now: float) -> None:
    """Stop the clocks of those who are asked no longer, start those of who is asked."""
    for seat in room.seats:
        if before.get(seat.seat) == asked.get(seat.seat):
            continue
        if seat.seat in before and seat.since is not None:
            _stop(room, seat, before, seat.seat in movers, now)
        seat.since = now if seat.seat in asked else None
        seat.late = False
        if room.table.choices.get(seat.seat):
            room.table.choices = {name: c for name, c in room.table.choices.items() if name != seat.seat}


def _stop(room: TableState, seat: SeatRow, before: Asked, moved: bool, now: float) -> None:
    if seat.left is not None and room.table.clock is not None and seat.kind == PERSON:
        _charge(room, seat, before, now)
        if moved:
            seat.left = round(seat.left + room.table.clock.get("increment", 0), 3)


def take_back(room: TableState, seat: SeatRow, moves: int) -> None:
    """Moves that are taken back have earned no time."""
    if seat.left is not None and room.table.clock is not None:
        seat.left = round(max(0.0, seat.left - moves * room.table.clock.get("increment", 0)), 3)


def _charge(room: TableState, seat: SeatRow, asked: Asked, now: float) -> None:
    if seat.left is not None and seat.since is not None:
        used = now - seat.since - _free(room, asked, seat)
        seat.left = round(max(0.0, seat.left - max(0.0, used)), 3)


def leave(room: TableState, seat: SeatRow) -> None:
    """Stop the clock of somebody for whom a bot plays on; what is left is kept."""
    _charge(room, seat, room.table.asked, now())
    if seat.since is not None:
        seat.since = now()


def welcome(room: TableState, seat: SeatRow) -> None:
    """Start the clock of somebody new: with what was left, but with a minute at least."""
    if seat.kind == PERSON:
        leave(room, seat)
    _grant(room, seat)
    seat.late = False


def resume(room: TableState, seat: SeatRow) -> None:
    """Start the clock of somebody who takes a seat back from a bot: with what was left, but once in a match
    with a minute at least. Where no bot has played the clock has run on."""
    if seat.kind == PERSON:
        return
    given = room.table.people.get("granted", [])
    if seat.place not in given:
        room.table.people = {**room.table.people, "granted": [*given, seat.place]}
        _grant(room, seat)
    elif seat.since is not None and (room.table.clock or {}).get("kind") != "mail":
        seat.since = now()


def _grant(room: TableState, seat: SeatRow) -> None:
    if room.table.clock is not None and room.table.clock["kind"] == "live":
        least = min(_LEAST, float(room.table.clock["seconds"]))
        seat.left = max(least, seat.left or 0.0)
    if seat.since is not None:
        seat.since = now()


def deadline(room: TableState, seat: SeatRow) -> float | None:
    """When this seat's time runs out; None if it is not asked, or has all the time in the world."""
    clock = room.table.clock
    if clock is None or seat.since is None or seat.late or seat.kind != PERSON:
        return None
    if clock["kind"] == "mail":
        return seat.since + 3600.0 * float(clock["hours"])
    return None if seat.left is None else seat.since + seat.left + _free(room, room.table.asked, seat)


def _free(room: TableState, asked: Asked, seat: SeatRow) -> float:
    """Seconds that a question costs nobody. Of a timed one, the longest delay: a clock that charged less than
    that would tell a standing answer from a person who thinks."""
    return room.settings.veto_most if _timed(room, asked, seat) else 0.0


def _timed(room: TableState, asked: Asked, seat: SeatRow) -> bool:
    """Whether the seat is asked something whose answer must not tell by how soon it comes."""
    if room.match is None or seat.seat not in asked:
        return False
    return room.match.definition.timed(str(asked[seat.seat][0]))


def shown(left: float | None) -> int | None:
    """Whole seconds, as everyone sees them."""
    return None if left is None else math.ceil(left)


def answer_delay(room: TableState, number: int) -> float:
    """Seconds from a timed question to the earliest answer: they depend on nothing but the table's secret and
    the number of the question."""
    least, most = room.settings.veto_least, room.settings.veto_most
    return least + (most - least) * proof.number(room.secret, "answer delay", number) / 2**64


def earliest(room: TableState, seat: SeatRow) -> float:
    """When an answer of this seat may be carried out: at once, but for a timed question."""
    since = seat.since or 0.0
    if _timed(room, room.table.asked, seat):
        return max(since, room.stored_at) + answer_delay(room, int(room.table.asked[seat.seat][1]))
    return since


def standing_answer(room: TableState, seat: SeatRow) -> str | None:
    """What a person's standing answers come to now; None if they are to be asked."""
    if seat.kind != PERSON or not seat.standing or not _timed(room, room.table.asked, seat):
        return None
    if room.public is None or room.match is None:
        return None
    legal = room.match.legal(seat.seat)
    return room.match.definition.standing_answer(seat.standing, room.public, legal)


def bot_delay(room: TableState, seat: SeatRow) -> tuple[float, float]:
    """Seconds from when a bot begins to think to when its move is carried out, and for how many of them at
    least it keeps its worker. So nothing tells how long it has thought, also where it had to wait."""
    seconds = room.settings.bot_seconds
    if not _timed(room, room.table.asked, seat):
        return seconds, 0.0
    return max(seconds, answer_delay(room, int(room.table.asked[seat.seat][1]))), seconds


def bot_time(room: TableState, seat: SeatRow) -> float:
    """When a bot's move is carried out, however long it has thought."""
    return max(earliest(room, seat), (seat.since or 0.0) + room.settings.bot_seconds)


def wake(room: TableState) -> float | None:
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
