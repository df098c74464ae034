"""Hints: a strong bot is asked what it would do, with nothing but the view of the seat that asks.

Nothing of it is stored, and nobody else hears of it. The same question again has the same answer."""

import asyncio
from collections import OrderedDict
from typing import Any, NamedTuple

from curia.bots.bot import BotFailed
from curia.core.game import Json
from curia.locale import say
from curia.server import wire
from curia.server.limits import Rate
from curia.server.refusals import Refused
from curia.server.settings import Settings
from curia.server.storage.rows import PLAYING, WAITING
from curia.server.tables.room import Room
from curia.server.workers.bot_pool import BotPool
from curia.server.workers.package import Package

_KEPT = 1000
_WAITING = 20
_SHARE = 5


class Asked(NamedTuple):
    table: str
    seat: str
    number: int
    decision: str | None
    view: Json


class Thought(NamedTuple):
    number: int
    task: asyncio.Task[Json]
    address: str
    """Where it was asked for."""


def question(key: int, named: str | None) -> Any:
    """What this client's seat may ask now. Raises Refused where there are no hints, or nothing to choose."""

    def look(room: Room) -> Asked:
        seat = room.own(key, named).seat
        if room.match is None or room.table.status == WAITING:
            raise Refused("server-not-started" if room.stopped is None else "server-stopped", 409)
        if room.table.status != PLAYING:
            raise Refused("server-over", 409)
        if not room.hints:
            raise Refused("server-hints-off", 409)
        if seat not in room.table.asked:
            raise Refused("server-hint-idle", 409)
        return Asked(room.id, seat, room.table.number, room.decision(seat), room.match.view(seat))

    return look


def in_words(asked: Asked, found: Json, language: str) -> wire.Hint:
    reasons = [
        wire.Reason(key=one["key"], args=one["values"], message=say(one["key"], one["values"], language))
        for one in found["reasons"]
    ]
    chance = found["chances"][asked.seat]
    return wire.Hint(decision=asked.decision, move=found["advice"], chance=chance, reasons=reasons)


class Hints:
    """Who advises: a process of its own, so that nobody's bot has to wait."""

    def __init__(self, settings: Settings, package: Package | None = None) -> None:
        self._seconds = settings.hint_seconds
        self._rate = Rate(settings.hints_a_minute / 60, settings.hints_a_minute)
        self._bots = BotPool(1, settings.bot_limit + settings.hint_seconds, package)
        self._thoughts: OrderedDict[tuple[str, str], Thought] = OrderedDict()

    async def hint(self, key: int, asked: Asked, address: str = "") -> Json:
        """What is advised; a seat has one question at a time, an address a share of the places. Raises
        Refused."""
        place = (asked.table, asked.seat)
        while (known := self._thoughts.get(place)) is not None and known.number != asked.number:
            if known.task.done():
                break
            await asyncio.wait([known.task])
        if known is None or known.number != asked.number or _failed(known.task):
            waiting = [thought.address for thought in self._thoughts.values() if not thought.task.done()]
            if len(waiting) >= _WAITING or waiting.count(address) >= _SHARE:
                raise Refused("server-full", 503)
            self._rate.take(str(key))
            known = self._thoughts[place] = Thought(
                asked.number, asyncio.create_task(self._think(asked, address)), address
            )
            self._thoughts.move_to_end(place)
            self._forget()
        try:
            return await asyncio.shield(known.task)
        except BotFailed:
            raise Refused("server-hint-failed", 503) from None

    async def _think(self, asked: Asked, address: str) -> Json:
        return await self._bots.hint(asked.view, self._seconds, asked.number, address)

    def _forget(self) -> None:
        while len(self._thoughts) > _KEPT:
            self._thoughts.popitem(last=False)[1].task.cancel()

    async def stop(self) -> None:
        tasks = [thought.task for thought in self._thoughts.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._bots.stop()


def _failed(task: asyncio.Task[Json]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
