"""What the server does at a table by itself: bots' moves and offers, standing answers, clocks that run out.

One task for each table where something is due soon; `House` starts it after every change, and the sweeper for
what was left behind by a process that is gone.
"""

import asyncio
import json
import logging
from typing import TYPE_CHECKING, NamedTuple

from curia.bots.outside import BotFailed
from curia.core.errors import IllegalMove
from curia.core.game import Json
from curia.server import clock, playing, proof, seating
from curia.server.refusals import Refused
from curia.server.room import Room
from curia.server.rows import BOT, PLAYING, SeatRow

if TYPE_CHECKING:
    from curia.server.house import House

log = logging.getLogger("curia.attendant")
# What is due later is left to the sweeper.
SOON = 60.0


class Duty(NamedTuple):
    kind: str
    seat: str
    at: float
    number: int
    decision: str
    move: str = ""
    said: Json | None = None
    bot: str = ""
    view: Json = {}  # noqa: RUF012
    seed: int = 0


async def attend(house: "House", room: Room) -> None:
    """Do what is due until nothing is due soon."""
    offered: set[tuple[str, int]] = set()
    while True:
        duty = await room.read(lambda room: next_duty(room, offered))
        if duty is None or duty.at - clock.now() > SOON:
            return
        if duty.kind == "offer":
            offered.add((duty.seat, duty.number))
            await _offer(house, room, duty)
        elif duty.kind == "bot":
            await _bot(house, room, duty)
        elif duty.at > clock.now():
            await _wait(room, duty.at - clock.now())
        elif duty.kind == "standing":
            await _play(room, duty)
        else:
            await room.change(playing.mark_late(duty.seat))


async def _wait(room: Room, seconds: float) -> None:
    """Until then, or until something changes."""
    try:
        await asyncio.wait_for(room.changed.wait(), seconds)
    except TimeoutError:
        return


def next_duty(room: Room, offered: set[tuple[str, int]]) -> Duty | None:
    if room.match is None or room.table.status != PLAYING:
        return None
    for seat in room.seats:
        quiet = seat.kind == BOT and seat.seat not in room.table.asked
        if not quiet or (seat.seat, room.table.number) in offered:
            continue
        if any(move.startswith("offer ") for move in room.match.legal(seat.seat)):
            return _duty(room, seat, "offer", clock.now())
    found = []
    for seat in room.seats:
        if seat.seat not in room.table.asked:
            continue
        if seat.kind == BOT:
            found.append(_duty(room, seat, "bot", clock.bot_time(room, seat)))
        elif (answer := clock.standing_answer(room, seat)) is not None:
            found.append(_duty(room, seat, "standing", clock.earliest(room, seat), answer))
        elif (at := clock.deadline(room, seat)) is not None:
            found.append(_duty(room, seat, "clock", at))
    return min(found, key=lambda duty: duty.at, default=None)


def _duty(room: Room, seat: SeatRow, kind: str, at: float, move: str = "") -> Duty:
    number = room.table.number
    view = room.match.view(seat.seat) if room.match is not None and kind in ("bot", "offer") else {}
    seed = proof.number(room.secret, f"bot {seat.seat}", number)
    decision = room.decision(seat.seat) or ""
    return Duty(kind, seat.seat, at, number, decision, move, None, seat.bot or "", view, seed)


async def _offer(house: "House", room: Room, duty: Duty) -> None:
    try:
        chosen = await house.bots.choose_offer(duty.bot, duty.view)
    except BotFailed as failed:
        await _replace(house, room, duty, str(failed))
        return
    if chosen is not None:
        await asyncio.sleep(max(0.0, duty.at + house.settings.bot_seconds / 2 - clock.now()))
        await _play(room, duty._replace(move=chosen.move, said=chosen.said))


async def _bot(house: "House", room: Room, duty: Duty) -> None:
    seconds = max(0.05, 0.8 * house.settings.bot_seconds)
    try:
        chosen = await house.bots.choose(duty.bot, duty.view, seconds, duty.seed)
    except BotFailed as failed:
        await _replace(house, room, duty, str(failed))
        return
    # However quickly it was found: how long a bot takes tells nothing about its cards.
    await asyncio.sleep(max(0.0, duty.at - clock.now()))
    refused = await _play(room, duty._replace(move=chosen.move, said=chosen.said))
    if refused is not None and await room.read(lambda room: room.table.number) == duty.number:
        await _replace(house, room, duty, f"{chosen.move[:80]}: {refused}")


async def _play(room: Room, duty: Duty) -> IllegalMove | None:
    """Play it; if the question is gone meanwhile, or the move no longer fits, the next round sees to it."""
    try:
        number = duty.number if duty.kind == "offer" else None
        await room.change(playing.move_by_itself(duty.seat, duty.decision, duty.move, number, duty.said))
    except IllegalMove as refused:
        return refused
    except Refused:
        return None
    return None


async def _replace(house: "House", room: Room, duty: Duty, why: str) -> None:
    """A simpler bot plays on. The log names the record that shows the failure; the record itself, which holds
    hidden cards, goes into a file that only the server's owner reads."""

    def act(room: Room) -> Json:
        seat = room.seat(duty.seat)
        if seat.kind == BOT and seat.bot == duty.bot:
            seat.bot = seating.simpler_bot(room.table.game, seat.bot)
        assert room.match is not None
        return room.match.record()

    record = await room.change(act)
    file = house.settings.data / "failures" / f"{room.id}-{duty.number}-{duty.seat}.json"
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    file.write_text(json.dumps({"bot": duty.bot, "seat": duty.seat, "why": why, "record": record}))
    file.chmod(0o600)
    house.metrics.count("bot_failures")
    log.error("bot failed", extra={"table": room.id, "bot": duty.bot, "why": why, "record": str(file)})
    # A bot that goes on failing must not keep the processor busy.
    await asyncio.sleep(0.2)
