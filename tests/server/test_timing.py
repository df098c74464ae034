"""What time tells: nothing. Time is a number here, which the tests set."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from curia.core import proof
from curia.server import limits
from curia.server.live import stream
from curia.server.live.stream import Listener, Position
from curia.server.refusals import Refused
from curia.server.services import Services
from curia.server.settings import Settings
from curia.server.storage import schema
from curia.server.tables import clock, playing, render
from curia.server.tables.room import Room
from curia.server.workers import autoplay
from curia.server.workers.bot_pool import Worker
from tests.server.postgres import postgres
from tests.server.test_services import Time, table, with_services

HEARTBEAT = ": still here\n\n"


class Seconds:
    """Time that passes while a listener rests: up to the next event, or to the end of the rest."""

    def __init__(
        self, monkeypatch: pytest.MonkeyPatch, events: Mapping[float, Callable[[], Awaitable[Any]]]
    ) -> None:
        self.now = 1000.0
        self.events = {self.now + at: event for at, event in events.items()}
        monkeypatch.setattr(clock, "monotonic", lambda: self.now, raising=False)
        monkeypatch.setattr(Listener, "rest", lambda listener, seconds: self.rest(listener, seconds))

    async def rest(self, listener: Listener, seconds: float) -> None:
        until = self.now + seconds
        while not (listener.marked or listener.closing):
            at = min((at for at in self.events if at <= until), default=None)
            if at is None:
                self.now = until
                return
            self.now = at
            await self.events.pop(at)()


async def heartbeats(
    services: Services, seconds: Seconds, listening: int, room: Room, count: int
) -> list[float]:
    """When the first heartbeats come, in seconds after the stream was opened."""
    opened, found = seconds.now, []
    messages = stream.listen(services, listening, [room.id], {})
    async for message in messages:
        if message == HEARTBEAT:
            found.append(seconds.now - opened)
            if len(found) == count:
                break
    await messages.aclose()  # type: ignore[attr-defined]
    return found


def test_a_standing_answer_moves_no_heartbeat(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(services: Services) -> None:
        room, one, two = await table(services)
        answers = {3.0: {"spy": "veto"}, 9.5: {"spy": "allow"}}
        stand = {at: partial(room.change, playing.stand(two, None, given)) for at, given in answers.items()}
        seconds = Seconds(monkeypatch, stand)
        assert await heartbeats(services, seconds, one, room, 3) == [15.0, 30.0, 45.0]
        assert not seconds.events

    with_services(data, work)


def test_public_news_move_no_heartbeat_either(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(services: Services) -> None:
        room, one, two = await table(services)
        says = {7.0: lambda: room.change(playing.say(two, None, "Ave", "request-1"))}
        assert await heartbeats(services, Seconds(monkeypatch, says), one, room, 2) == [15.0, 30.0]

    with_services(data, work)


def test_a_standing_answer_wakes_only_its_own_player(data: Path) -> None:
    async def work(services: Services) -> None:
        room, one, two = await table(services)
        listeners = {who: services.hub.open(who) for who in (one, two)}
        for listener in listeners.values():
            services.hub.follow(listener, room.id)
        await room.change(playing.stand(two, None, {"spy": "veto"}))
        assert listeners[two].marked == {room.id}
        assert not listeners[one].marked

    with_services(data, work)


def test_a_standing_answer_wakes_nobody_else_in_another_process(data: Path) -> None:
    async def work(database: str) -> None:
        here, there = (Services(Settings(data / name, database)) for name in ("here", "there"))
        await here.open()
        await there.open()
        try:
            room, one, two = await table(here)
            other = there.room(room.id)
            match = await other.read(lambda room: room.match)
            listeners = {who: there.hub.open(who) for who in (one, two)}
            for listener in listeners.values():
                there.hub.follow(listener, room.id)
            await room.change(playing.stand(two, None, {"spy": "veto"}))
            async with asyncio.timeout(20):
                while not listeners[two].marked:
                    await asyncio.sleep(0.01)
            assert not listeners[one].marked
            # Nor does anyone wait for a replay: the match in memory is still the one that is stored.
            assert await other.read(lambda room: room.match) is match
            assert await other.read(lambda room: room.held(two)[0].standing) == {"spy": "veto"}
        finally:
            await there.close()
            await here.close()

    with postgres() as database:
        asyncio.run(work(database))


VETO = (1.0, 3.0)


async def asked_for_a_veto(services: Services) -> tuple[Room, str]:
    """A live table where an action card was just played: the room, and who is asked."""
    clock_wanted = {"kind": "live", "seconds": 600, "increment": 0}
    room, _, _ = await table(services, clock=clock_wanted, options={"actions": "shuffled"})
    for number in range(400):
        public = await room.read(lambda room: room.public or {})
        if public["phase"]["name"] == "veto":
            return room, public["to_act"][0]
        seat = public["to_act"][0]
        await answer(room, seat, number)
    raise AssertionError("nobody played an action card")


async def answer(room: Room, seat: str, number: int, move: str | None = None) -> None:
    """What this seat is asked, answered with this move, or with one that leads to an action card."""

    def choose(room: Room) -> tuple[int, str, str]:
        assert room.match is not None
        legal = room.match.legal(seat)
        wanted = ("assassinate", "spy", "castle", "scout", "wrath", "draw action", "down")
        liked = [move for start in wanted for move in legal if move.startswith(start)]
        key = room.seat(seat).key
        assert key is not None
        return key, room.decision(seat) or "", move or (liked or legal)[0]

    key, decision, text = await room.read(choose)
    await room.change(playing.move(key, decision, text, f"request-{number}"))


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


@pytest.mark.parametrize("thought", [0.0, 0.4, 1.7, 2.9])
def test_a_veto_question_costs_no_time_up_to_the_longest_pause(
    data: Path, time: Time, thought: float
) -> None:
    """A standing answer comes after a delay between VETO_LEAST and VETO_MOST; so may a person's."""

    async def work(services: Services) -> None:
        room, seat = await asked_for_a_veto(services)
        row = room.seat(seat)
        before = row.left
        time.passed += thought
        await answer(room, seat, 1000, "allow")
        assert row.left == before

    with_services(data, work, veto_least=VETO[0], veto_most=VETO[1])


def test_longer_thought_is_charged(data: Path, time: Time) -> None:
    async def work(services: Services) -> None:
        room, seat = await asked_for_a_veto(services)
        row = room.seat(seat)
        before = row.left or 0.0
        deadline = clock.deadline(room, row)
        assert deadline == pytest.approx((row.since or 0) + before + VETO[1])
        time.passed += 13
        await answer(room, seat, 1000, "allow")
        assert row.left == pytest.approx(before - 10, abs=1)

    with_services(data, work, veto_least=VETO[0], veto_most=VETO[1])


def test_the_clock_shows_whole_seconds(data: Path, time: Time) -> None:
    async def work(services: Services) -> None:
        room, seat = await asked_for_a_veto(services)
        time.passed += 5.4321
        await answer(room, seat, 1000, "allow")
        assert any(seat["left"] for seat in room.about["seats"])
        assert all(isinstance(seat["left"], int) for seat in room.about["seats"])

    with_services(data, work)


def parts(key: int, number: int, room: Room) -> Any:
    """What a listener gets who says that it has heard so many entries."""
    return stream._parts(room, key, Position(number, 1, 0), None)


def test_made_up_positions_of_a_listener_keep_nothing_in_memory(data: Path) -> None:
    async def work(services: Services) -> None:
        room, one, _ = await table(services)
        for number in range(1_000_000, 1_000_200):
            found = await room.read(partial(parts, one, number))
            assert found is not None
        assert len(room.rendered) == 1

    with_services(data, work)


def test_what_was_long_ago_is_not_kept_either(data: Path) -> None:
    async def work(services: Services) -> None:
        room, one, _ = await table(services)
        for number in range(60):
            public = await room.read(lambda room: room.public or {})
            await answer(room, public["to_act"][0], number)
        marks = list(room.marks)
        assert len(marks) > 40
        for mark in marks:
            found = await room.read(partial(parts, one, mark))
            assert found is not None
        assert len(room.rendered) <= render._RECENT + 1

    with_services(data, work)


@pytest.mark.parametrize("step", [-3600.0, 3600.0])
def test_a_step_of_the_time_of_day_changes_no_limit(
    time: Time, monkeypatch: pytest.MonkeyPatch, step: float
) -> None:
    passed = 0.0
    monkeypatch.setattr(clock, "monotonic", lambda: passed, raising=False)
    rate = limits.Rate(1.0, 2)
    rate.take("me")
    time.passed += step
    rate.take("me")
    with pytest.raises(Refused):
        rate.take("me")
    passed = 1.0
    rate.take("me")


class Alarm:
    """Time that passes when somebody thinks or waits, and not otherwise."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_000_000.0
        monkeypatch.setattr(clock, "now", lambda: self.now)
        monkeypatch.setattr(clock, "until", self.until)

    async def until(self, at: float) -> None:
        self.now = max(self.now, at)


def answered(data: Path, monkeypatch: pytest.MonkeyPatch, thinking: float) -> tuple[float, float]:
    """When the worker is free again that a bot thought in about a veto, and when the bot's answer comes, in
    seconds after the question: the worker was busy for 30 of them, and the bot thinks for so many."""
    found: list[float] = []
    alarm = Alarm(monkeypatch)
    monkeypatch.setattr(proof, "make_secret", lambda: bytes(32))
    monkeypatch.setattr(Services, "attend", lambda services, room: None)

    async def ask(worker: Worker, question: Any, limit: float) -> Any:
        alarm.now += thinking
        return {"move": "allow", "said": None}

    monkeypatch.setattr(Worker, "ask", ask)

    async def work(services: Services) -> None:
        room, seat = await asked_for_a_veto(services)

        def replace(room: Room) -> None:
            row = room.seat(seat)
            row.kind, row.bot, row.key = "bot", "random", None

        await room.change(replace)
        began, number = alarm.now, room.table.number
        async with services.bots._queue.take("somebody else"):
            answering = asyncio.create_task(autoplay.attend(services, room))
            while not services.bots._queue.waiting(services.owner(room)):
                await asyncio.sleep(0)
            after_it = asyncio.create_task(free(services))
            await asyncio.sleep(0)
            alarm.now += 30
        await asyncio.gather(answering, after_it)
        found.append(after_it.result() - began)
        made = sa.select(schema.entries.c.made).where(schema.entries.c.number == number)
        found.append((await services.store.rows(made))[0]["made"] - began)

    async def free(services: Services) -> float:
        async with services.bots._queue.take("whoever is next"):
            return alarm.now

    with_services(data, work)
    return found[0], found[1]


def test_a_bot_that_thinks_is_as_quick_as_one_that_has_no_choice(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where all workers were busy for longer than any delay."""
    quick, slow = (answered(data / name, monkeypatch, t) for name, t in (("a", 0.0), ("b", 0.8)))
    assert quick == pytest.approx(slow)
    assert min(quick) > 30
