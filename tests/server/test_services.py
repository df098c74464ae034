"""What the server does by itself as time goes by. Time is a number here, so nobody waits for it."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.config import Config

import curia
from curia.core.errors import CuriaError
from curia.server import tokens, wire
from curia.server.live import webhook
from curia.server.refusals import Refused
from curia.server.services import Services
from curia.server.settings import Settings
from curia.server.storage import backup, migrations, schema
from curia.server.storage.store import Store
from curia.server.tables import clock, lobby, playing, seating
from curia.server.tables.room import Room
from curia.server.workers.bot_pool import BotPool, Chosen

DAY = 86_400.0


class Time:
    """A clock that a test sets."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.passed = 0.0
        real = clock.now
        monkeypatch.setattr(clock, "now", lambda: real() + self.passed)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


def with_services(data: Path, work: Callable[[Services], Awaitable[None]], **settings: Any) -> None:
    async def run() -> None:
        services = Services(Settings(data=data, **settings))
        await services.open()
        try:
            await work(services)
        finally:
            await services.close()

    asyncio.run(run())


async def key(services: Services) -> int:
    return await services.store.make_key(tokens.hashed(tokens.make()), clock.now())


async def table(services: Services, start: bool = True, **more: Any) -> tuple[Room, int, int]:
    """A table of two people."""
    one, two = await key(services), await key(services)
    wanted = wire.TableWanted(game="caesar-cleopatra", open=True, **more)
    id, _ = await lobby.open_table(services, one, wanted)
    room = services.room(id)
    await room.change(seating.sit(one, "cleopatra", "Livia", None, None))
    await room.change(seating.sit(two, "caesar", "Titus", None, None))
    if start:
        await room.change(playing.start(one))
    return room, one, two


async def present(services: Services, room: Room) -> Room:
    """The room as it is now: it may have left the memory and come back."""
    return await services.room(room.id).read(lambda room: room)


async def gone(room: Room) -> bool:
    try:
        await room.read(lambda room: None)
    except Refused:
        return True
    return False


def test_tables_that_nobody_starts_are_closed(data: Path, time: Time) -> None:
    async def work(services: Services) -> None:
        room, _, _ = await table(services, start=False)
        await services.tidy()
        assert not await gone(room)
        time.passed = DAY + 1
        await services.tidy()
        assert await gone(services.room(room.id))

    with_services(data, work)


def test_matches_that_nobody_plays_are_ended_and_later_forget_who_played(data: Path, time: Time) -> None:
    async def work(services: Services) -> None:
        room, one, _ = await table(services)
        await room.change(playing.say(one, None, "Ave", "12345678"))
        for passed in (300, 29 * DAY):
            time.passed = passed
            await services.tidy()
            assert (await present(services, room)).table.status == "playing"
        time.passed = 31 * DAY
        await services.tidy()
        room = await present(services, room)
        assert (room.table.status, (room.table.result or {})["reason"]) == ("over", "abandoned")
        time.passed = 100 * DAY
        await services.tidy()
        assert await services.store.chat(room.id)
        time.passed = 122 * DAY
        await services.tidy()
        room = await present(services, room)
        assert room.table.status == "closed"
        assert [(seat.name, seat.key, seat.notice) for seat in room.seats] == [(None, None, None)] * 2
        assert await services.store.chat(room.id) == []
        assert room.match is not None
        record = await room.read(lobby.final_record(None))
        assert curia.replay(record).result == room.table.result

    with_services(data, work)


def test_keys_that_hold_nothing_go_and_others_stay(data: Path, time: Time) -> None:
    async def work(services: Services) -> None:
        room, one, two = await table(services)
        unused = await key(services)
        await room.change(playing.resign(one, None))
        time.passed = 89 * DAY
        await services.tidy()
        rows = await services.store.rows(sa.select(schema.keys.c.id))
        assert {row["id"] for row in rows} == {one, two, unused}
        time.passed = 91 * DAY
        await services.tidy()
        assert await services.store.rows(sa.select(schema.keys.c.id)) == []

    with_services(data, work)


@pytest.mark.parametrize("killed", [False, True])
def test_clocks_stand_still_while_the_server_is_down(
    data: Path, time: Time, monkeypatch: pytest.MonkeyPatch, killed: bool
) -> None:
    rooms: list[Room] = []
    left: list[tuple[str, float | None]] = []

    async def before(services: Services) -> None:
        for kind in ({"kind": "live", "seconds": 900}, {"kind": "mail", "hours": 1}):
            rooms.append((await table(services, clock=kind))[0])
        time.passed += 100
        left.extend([(seat.seat, clock.deadline(room, seat)) for room in rooms for seat in room.seats])

    async def after(services: Services) -> None:
        found = [await present(services, room) for room in rooms]
        now = [(seat.seat, clock.deadline(room, seat)) for room in found for seat in room.seats]
        for (seat, old), (same, new) in zip(left, now, strict=True):
            assert seat == same
            assert new == (None if old is None else pytest.approx(old + DAY, abs=60 + 100 * killed))
        await services.tidy()
        await services.sweep()
        for room in rooms:
            assert not any(seat.late or seat.away for seat in (await present(services, room)).seats)

    if killed:
        monkeypatch.setattr(Services, "beat", lambda _: asyncio.sleep(0))
    with_services(data, before)
    time.passed += DAY
    with_services(data, after)


def test_who_owes_a_move_and_is_not_there_is_away(data: Path, time: Time) -> None:
    async def work(services: Services) -> None:
        room, one, _ = await table(services)
        mail, _, _ = await table(services, clock={"kind": "mail", "hours": 1})
        time.passed = 121
        listening = services.hub.open(one)
        await services.tidy()
        assert [seat.away for seat in room.seats] == [False, True]
        assert [seat.away for seat in mail.seats] == [False, False]
        services.hub.close(listening)

    with_services(data, work)


def test_a_clock_by_mail_runs_out_and_waiting_starts_it_anew(data: Path, time: Time) -> None:
    async def work(services: Services) -> None:
        room, one, _ = await table(services, clock={"kind": "mail", "hours": 1})
        seen = await room.read(lobby.full_view(one, None))
        await room.change(playing.move(one, seen["decision"], seen["view"]["legal"][0], "12345678"))
        time.passed = 3610
        await services.sweep()
        while services._attending:
            await asyncio.sleep(0.01)
        assert [seat.late for seat in room.seats] == [False, True]
        assert room.table.wake is None
        await room.change(seating.choose_for_absent(one, None, "caesar", "wait"))
        assert not room.seats[1].late
        assert (room.table.wake or 0) > clock.now() + 3500

    with_services(data, work)


def test_idle_rooms_leave_memory_and_come_back(data: Path, time: Time) -> None:
    async def work(services: Services) -> None:
        room, one, _ = await table(services)
        before = await room.read(lobby.full_view(one, None))
        await services.tidy()
        assert room.id in services.rooms
        time.passed = 601
        await services.tidy()
        assert services.rooms == {}
        assert await services.room(room.id).read(lobby.full_view(one, None)) == before
        # Somebody who still held the old one changes the table: the new one knows.
        await room.change(playing.resign(one, None))
        assert await services.room(room.id).read(lambda room: room.table.status) == "over"

    with_services(data, work, away_seconds=1e6)


def test_a_change_is_told_even_if_whoever_asked_for_it_is_gone(data: Path) -> None:
    async def work(services: Services) -> None:
        room, one, _ = await table(services)
        listener = services.hub.open(one)
        services.hub.follow(listener, room.id)
        asking = asyncio.create_task(room.change(playing.resign(one, None)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        asking.cancel()
        for _ in range(500):
            if listener.marked:
                break
            await asyncio.sleep(0.01)
        assert listener.marked == {room.id}
        services.hub.close(listener)

    with_services(data, work)


def refuse(monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    """A newer release that refuses an old log."""
    real = curia.replay

    def replay(record: Any, *, chance: Any = None) -> Any:
        if how == "raises":
            raise CuriaError("record-cut", number=1)
        match = real(record, chance=chance)
        match.stopped = {"number": 9, "seat": "caesar", "move": "order veto", "clause": "CC-2.4"}
        return match

    monkeypatch.setattr(curia, "replay", replay)


@pytest.mark.parametrize("how", ["raises", "stops"])
def test_a_match_that_the_rules_refuse_says_so_and_can_be_ended(
    data: Path, time: Time, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    async def work(services: Services) -> None:
        room, one, two = await table(services, clock={"kind": "mail", "hours": 1})
        later, _, _ = await table(services)
        refuse(monkeypatch, how)
        room.reset()
        later.reset()
        parts = await room.read(lobby.whole(two))
        assert '"stopped":true' in parts[0]
        assert not any('"order veto' in part or '"play"' in part for part in parts)
        for act in (playing.move(two, "caesar:9", "done", "12345678"), playing.resign(two, None)):
            with pytest.raises(Refused, match="older rules"):
                await room.change(act)
        with pytest.raises(Refused, match="older rules"):
            await room.read(lobby.full_view(two, None))
        with pytest.raises(Refused, match="not for you"):
            await room.change(playing.end(two))
        time.passed = 3700
        await services.sweep()
        await services.tidy()
        room = await present(services, room)
        assert room.table.wake is None
        log = len(room.stopped or [])
        await room.change(playing.end(one))
        assert (room.table.status, (room.table.result or {})["winners"]) == ("over", [])
        record = await room.read(lobby.final_record(two))
        assert len(record["moves"]) == log > 0
        assert "secret" in record["proof"]
        with pytest.raises(Refused, match="older rules"):
            await lobby.view_at(services, two, room.id, None, 1)
        assert await lobby.rematch(services, one, room.id) != room.id
        time.passed = 31 * DAY
        await services.tidy()
        assert (await present(services, later)).table.status == "over"

    with_services(data, work)


def test_only_a_stopped_match_is_ended_like_that(data: Path) -> None:
    async def work(services: Services) -> None:
        room, one, _ = await table(services)
        with pytest.raises(Refused, match="goes on"):
            await room.change(playing.end(one))

    with_services(data, work)


def test_a_bot_gets_the_time_that_the_settings_say(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []

    async def choose(self: BotPool, bot: str, view: Any, seconds: float, *rest: Any) -> Chosen:
        given.append(seconds)
        return Chosen(view["legal"][0])

    monkeypatch.setattr(BotPool, "choose", choose)

    async def work(services: Services) -> None:
        one = await key(services)
        seats = [wire.SeatWanted(), wire.SeatWanted(kind="bot", bot="imperator")]
        id, _ = await lobby.open_table(services, one, wire.TableWanted(game="caesar-cleopatra", seats=seats))
        room = services.room(id)
        await room.change(seating.sit(one, "cleopatra", "Livia", None, None))
        await room.change(playing.start(one))
        while not given:
            await asyncio.sleep(0.01)
        assert given[0] == services.settings.thinking_seconds == 0.8 * services.settings.bot_seconds

    with_services(data, work, bot_seconds=0.5)


def test_a_turn_notice_arrives(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The receiver is on this machine, so the test lets what is private pass for public."""
    monkeypatch.setattr(webhook, "_public", lambda address: True)
    monkeypatch.setattr(webhook, "PORTS", range(65_536))
    calls: list[tuple[str, Any]] = []

    async def receive(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = int(head.lower().partition("content-length: ")[2].partition("\r")[0])
        calls.append((head.splitlines()[0], json.loads(await reader.readexactly(length))))
        # A redirect is not followed.
        writer.write(b"HTTP/1.1 302 Found\r\nLocation: /elsewhere\r\nContent-Length: 0\r\n\r\n")
        await writer.drain()
        writer.close()

    async def work(services: Services) -> None:
        server = await asyncio.start_server(receive, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        room, one, two = await table(services, start=False)
        await room.change(playing.notice(two, None, f"http://127.0.0.1:{port}/turn?of=titus"))
        await room.change(playing.start(one))
        for _ in range(500):
            if calls:
                break
            await asyncio.sleep(0.01)
        await room.change(playing.say(one, None, "Ave", "12345678"))
        await asyncio.sleep(0.1)
        server.close()
        await server.wait_closed()
        link = f"http://127.0.0.1:8611/t/{room.id}"
        notice = {"table": room.id, "game": "caesar-cleopatra", "seat": "caesar", "link": link}
        assert calls == [("POST /turn?of=titus HTTP/1.1", notice)]

    with_services(data, work, webhooks=True)


REVISION = """
import sqlalchemy as sa
from alembic import op

revision, down_revision, branch_labels, depends_on = "9999", "{old}", None, None


def upgrade() -> None:
    op.add_column("tables", sa.Column("colour", sa.String(10)))
"""


def test_a_new_release_keeps_a_backup_and_then_migrates(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rooms: list[str] = []

    async def before(services: Services) -> None:
        rooms.append((await table(services))[0].id)

    with_services(data, before)
    assert not (data / "backups").exists()
    old, real = migrations.newest(), migrations.configuration
    versions = data / "versions"
    versions.mkdir()
    (versions / "9999_colour.py").write_text(REVISION.format(old=old))

    def newer(connection: sa.Connection | None = None) -> Config:
        config = real(connection)
        own = f"{config.get_main_option('script_location')}/versions"
        config.set_main_option("version_locations", f"{own}:{versions}")
        return config

    monkeypatch.setattr(migrations, "configuration", newer)

    async def after(services: Services) -> None:
        async with services.store.engine.connect() as connection:
            assert await connection.run_sync(migrations.present) == "9999"
            await connection.execute(sa.text("SELECT colour FROM tables"))

    # Twice: only the first start has anything to do.
    for _ in range(2):
        with_services(data, after)
    (kept,) = (data / "backups").glob("before-9999-*.jsonl.gz")
    monkeypatch.setattr(migrations, "configuration", real)

    async def restored() -> None:
        address = f"sqlite+aiosqlite:///{data / 'old.db'}"
        await backup.restore(address, kept)
        store = Store(address)
        assert await store.table(rooms[0]) is not None
        async with store.engine.connect() as connection:
            assert await connection.run_sync(migrations.present) == old
        await store.engine.dispose()

    asyncio.run(restored())


def test_a_database_that_holds_enough_gets_no_more_tables(data: Path) -> None:
    """Matches that are there go on, and what is deleted makes room again."""

    async def work(services: Services) -> None:
        room, one, _ = await table(services)
        chat = [
            {"table": room.id, "number": number, "text": 500 * "x", "made": 1.0} for number in range(2000)
        ]
        await services.store.write_all(sa.insert(schema.chat).values(chat))
        await services.tidy()
        with pytest.raises(Refused, match="stored as much as it may") as refused:
            await table(services)
        assert refused.value.status == 503
        await room.change(playing.resign(one, None))
        with pytest.raises(Refused, match="stored as much as it may"):
            await lobby.rematch(services, one, room.id)
        await services.store.write_all(sa.delete(schema.chat))
        await services.tidy()
        await table(services)

    with_services(data, work, max_database_bytes=1_000_000)
