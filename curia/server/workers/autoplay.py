"""What the server does at a table by itself: bots' moves and offers, standing answers, clocks that run out.

One task for each table where something is due soon. `Services` starts it after every change, and the sweeper
starts it for what a process that is gone has left behind.
"""

import asyncio
import logging
from typing import NamedTuple, Protocol

from curia.bots import simpler
from curia.bots.bot import BotFailed
from curia.core import proof
from curia.core.errors import CuriaError, IllegalMove
from curia.core.game import Json
from curia.play.driver import may_speak
from curia.server.metrics import Metrics
from curia.server.refusals import Refused
from curia.server.settings import Settings
from curia.server.storage.rows import BOT, PLAYING, SeatRow
from curia.server.tables import clock, playing
from curia.server.tables.room import Room
from curia.server.workers import bot_failures
from curia.server.workers.bot_pool import BotPool

log = logging.getLogger("curia.autoplay")
# What is due later is left to the sweeper.
SOON = 60.0


class Needs(Protocol):
    """What autoplay needs of the server."""

    @property
    def settings(self) -> Settings: ...

    @property
    def bots(self) -> BotPool: ...

    @property
    def metrics(self) -> Metrics: ...

    def owner(self, room: Room) -> str: ...


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
    delay: float = 0.0
    """Seconds from when a bot begins to think to its move."""
    keep: float = 0.0
    """For how many of them at least it keeps its worker."""


async def attend(services: Needs, room: Room) -> None:
    """Do what is due until nothing is due soon."""
    offered: set[tuple[str, int]] = set()
    while True:
        duty = await room.read(lambda room: next_duty(room, offered))
        if duty is None or duty.at - clock.now() > SOON:
            return
        if duty.kind == "offer":
            offered.add((duty.seat, duty.number))
            await _offer(services, room, duty)
        elif duty.kind == "bot":
            await _bot(services, room, duty)
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
        if may_speak(room.match, seat.seat):
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
    delay, keep = clock.bot_delay(room, seat) if kind == "bot" else (0.0, 0.0)
    return Duty(kind, seat.seat, at, number, decision, move, None, seat.bot or "", view, seed, delay, keep)


async def _offer(services: Needs, room: Room, duty: Duty) -> None:
    try:
        chosen = await services.bots.choose_offer(duty.bot, duty.view, services.owner(room))
    except BotFailed as failed:
        await _replace(services, room, duty, failed, str(failed))
        return
    if chosen is not None:
        await asyncio.sleep(max(0.0, duty.at + services.settings.bot_seconds / 2 - clock.now()))
        await _play(room, duty._replace(move=chosen.move, said=chosen.said))


async def _bot(services: Needs, room: Room, duty: Duty) -> None:
    seconds = services.settings.thinking_seconds
    try:
        owner = services.owner(room)
        chosen = await services.bots.choose(duty.bot, duty.view, seconds, duty.seed, owner, duty.keep)
    except BotFailed as failed:
        await _replace(services, room, duty, failed, str(failed))
        return
    # However quickly it was found: how long a bot takes tells nothing about its cards.
    await clock.until(max(duty.at, chosen.begun + duty.delay))
    refused = await _play(room, duty._replace(move=chosen.move, said=chosen.said))
    if refused is not None and await room.read(lambda room: room.table.number) == duty.number:
        await _replace(services, room, duty, refused, f"{chosen.move[:80]}: {refused}")


async def _play(room: Room, duty: Duty) -> IllegalMove | None:
    """Play it; if the question is gone meanwhile, or the move no longer fits, the next round sees to it."""
    try:
        number = duty.number if duty.kind == "offer" else None
        act = playing.move_by_itself(duty.seat, duty.decision, duty.move, number, duty.said, duty.bot or None)
        await room.change(act)
    except IllegalMove as refused:
        return refused
    except Refused:
        return None
    return None


async def _replace(services: Needs, room: Room, duty: Duty, failed: CuriaError, why: str) -> None:
    """A simpler bot plays on. The log names the record that shows the failure; the record and the move, which
    hold hidden cards, go into a file that only the server's owner reads."""

    def act(room: Room) -> Json:
        seat = room.seat(duty.seat)
        if seat.kind == BOT and seat.bot == duty.bot:
            seat.bot = simpler(seat.bot)
        assert room.match is not None
        return room.match.record()

    record = await room.change(act)
    failure = {"bot": duty.bot, "seat": duty.seat, "why": why, "record": record}
    name = f"{room.id}-{duty.number}-{duty.seat}"
    file = bot_failures.keep(services.settings.data / "failures", name, failure)
    services.metrics.count("bot_failures")
    log.error("bot failed", extra={"table": room.id, "bot": duty.bot, "why": failed.key, "record": str(file)})
    # A bot that goes on failing must not keep the processor busy.
    await asyncio.sleep(0.2)
