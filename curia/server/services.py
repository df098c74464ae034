"""All that a running server holds: rooms in memory, who listens, bots, and what is done from time to time."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import IO, Any

import sqlalchemy as sa

from curia.core.errors import BadInput, CuriaError
from curia.server import tokens
from curia.server.health import Health
from curia.server.lan import Lan
from curia.server.limits import Rate, Unread
from curia.server.live import notifications, webhook
from curia.server.live.stream import Hub
from curia.server.metrics import Metrics
from curia.server.refusals import Refused
from curia.server.settings import Settings
from curia.server.storage import address_hash, backup, folder_lock, heartbeat, schema
from curia.server.storage.rows import BOT, CLOSED, OVER, PERSON, PLAYING, WAITING
from curia.server.storage.store import Store
from curia.server.tables import clock, playing, seating
from curia.server.tables.room import Room
from curia.server.workers.autoplay import attend
from curia.server.workers.bot_pool import BotPool
from curia.server.workers.hints import Hints
from curia.server.workers.package import Package
from curia.server.workers.replays import Replays
from curia.server.workers.reviews import Reviews

log = logging.getLogger("curia.services")
_KEYS = 20_000
# How many unused keys are deleted at a time.
_UNUSED = 500
_SWEEP = 1.0
_TIDY = 60.0


class Services:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.hub = Hub()
        self.lan = Lan(settings)
        self.package = Package(settings.compiled_rules)
        self.bots = BotPool(settings.bot_workers, settings.bot_limit, self.package)
        self.hints = Hints(settings, self.package)
        self.reviews = Reviews(settings, self.package)
        self.replays = Replays(settings)
        self.metrics = Metrics()
        self.health = Health(self.store.probe)
        self.rate = Rate(settings.rate, settings.rate_burst)
        self.unread = Unread(settings.max_unread_address)
        self.key_rate = Rate(settings.keys_an_hour / 3600, settings.keys_an_hour)
        self.rooms: dict[str, Room] = {}
        self.chat_rate = Rate(settings.chat_a_minute / 60, settings.chat_a_minute)
        self._keys: OrderedDict[str, int] = OrderedDict()
        # How often keys were forgotten: what was read before that may be a key that is gone.
        self._forgotten = 0
        self.opening = asyncio.Lock()
        self._attending: dict[str, asyncio.Task[None]] = {}
        self._noticed: dict[tuple[str, str], int] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.stored = 0
        """Bytes in the database, as of lately."""
        self._lock: IO[bytes] | None = None

    async def open(self) -> None:
        data = self.settings.data
        try:
            data.mkdir(parents=True, exist_ok=True, mode=0o700)
            if not self.store.postgres:
                self._lock = folder_lock.hold(data / "curia.lock")
            self._opener_key = address_hash.read_key(data / "openers.key")
            await self.store.open(lambda connection: backup.before_migration(connection, data))
        except OSError as problem:
            raise BadInput("server-data", folder=str(data), why=problem.strerror or str(problem)) from problem
        self._opened = clock.now()
        await heartbeat.resume(self.store, self._opened)
        self._run(self._every(_SWEEP, self.sweep))
        self._run(self._every(heartbeat.BEAT, self.beat))
        self._run(self._every(_TIDY, self.tidy))
        if self.store.postgres:
            self._run(notifications.hear(self, self.settings.database))
        await self.tidy()

    async def close(self) -> None:
        self.hub.close_all()
        tasks = [*self._attending.values(), *self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(self.bots.stop(), self.hints.stop(), self.reviews.stop())
        self.replays.stop()
        # What can't be written any more must not keep the server from stopping.
        with suppress(Exception):
            await self.beat()
        await self.store.close()
        if self._lock is not None:
            self._lock.close()

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _every(self, seconds: float, work: Any) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Exception:
                log.exception("work that is done from time to time failed")

    # Rooms

    def room(self, id: str) -> Room:
        """The room of a table; it is read from the store when first used."""
        room = self.rooms.get(id)
        if room is None:
            room = self.rooms[id] = Room(id, self.store, self.settings, self.told)
        return room

    def told(self, room: Room, audience: frozenset[int] | None) -> None:
        """A room has changed, and that is stored: tell who may notice, and do what follows."""
        # It may have been dropped from memory, and another one read, while somebody still held it.
        if (here := self.rooms.setdefault(room.id, room)) is not room:
            here.forget()
        self.hub.tell(room.id, audience)
        self.attend(room)
        if self.settings.webhooks:
            self._notice(room)

    def attend(self, room: Room) -> None:
        busy = room.table.wake is not None or any(seat.kind == BOT for seat in room.seats)
        if room.table.status == PLAYING and busy and room.id not in self._attending:
            task = asyncio.create_task(self._attend(room))
            self._attending[room.id] = task
            task.add_done_callback(lambda _: self._attending.pop(room.id, None))

    async def _attend(self, room: Room) -> None:
        try:
            await attend(self, room)
        except Refused:
            return
        except Exception:
            log.exception("a table could not be attended to", extra={"table": room.id})

    def elsewhere(self, id: str, audience: frozenset[int] | None = None) -> None:
        """Another process has changed a table, and sees to what follows."""
        if id in self.rooms:
            self.rooms[id].forget()
            if audience is not None:
                # Read it again now: nobody else's next request may take longer because of it.
                self._run(self._refresh(self.rooms[id]))
        if id in self._attending:
            self._attending[id].cancel()
        self.hub.tell(id, audience)

    async def _refresh(self, room: Room) -> None:
        with suppress(CuriaError):
            await room.read(lambda room: None)

    def look_again(self) -> None:
        for room in self.rooms.values():
            room.forget()
        self._keys.clear()
        self._forgotten += 1
        self._run(self._close_gone())
        self.hub.tell_all()

    async def _close_gone(self) -> None:
        """End the streams of keys that another process has deleted."""
        here, keys = self.hub.keys(), schema.keys
        known = await self.store.rows(sa.select(keys.c.id).where(keys.c.id.in_(here)))
        for gone in set(here) - {row["id"] for row in known}:
            self.hub.close_key(gone)

    def _notice(self, room: Room) -> None:
        for seat in room.seats:
            asked = room.table.asked.get(seat.seat)
            if seat.notice is None or asked is None or self._noticed.get((room.id, seat.seat)) == asked[1]:
                continue
            self._noticed[room.id, seat.seat] = int(asked[1])
            link = f"{self.settings.address}/t/{room.id}"
            notice = {"table": room.id, "game": room.table.game, "seat": seat.seat, "link": link}
            self._run(webhook.send(seat.notice, notice))

    def opener(self, address: str) -> str:
        """How a table remembers where it was opened from."""
        return address_hash.hashed(self._opener_key, address)

    def owner(self, room: Room) -> str:
        """Whose share of the bots' time a table takes: that of where it was opened from, else its host's."""
        return room.table.opener or f"key {room.table.host}"

    # Keys

    async def key(self, token: str | None) -> int:
        """Whose token this is. Raises Refused with 401."""
        if not token or len(token) > 100:
            raise Refused("server-unknown", 401)
        hash = tokens.hashed(token)
        while hash not in self._keys:
            before = self._forgotten
            found = await self.store.rows(sa.select(schema.keys.c.id).where(schema.keys.c.hash == hash))
            if not found:
                raise Refused("server-unknown", 401)
            if self._forgotten == before:
                self._keys[hash] = found[0]["id"]
                while len(self._keys) > _KEYS:
                    self._keys.popitem(last=False)
        return self._keys[hash]

    async def is_key(self, key: int) -> bool:
        """Whether this key has not been deleted."""
        return bool(await self.store.rows(sa.select(schema.keys.c.id).where(schema.keys.c.id == key)))

    def forget_keys(self, *gone: int) -> None:
        """Clients have gone for good: nothing of them stays in memory."""
        self._forgotten += 1
        for key in gone:
            self.hub.close_key(key)
        for room in self.rooms.values():
            room.forget()
        for hash in [hash for hash, known in self._keys.items() if known in gone]:
            del self._keys[hash]

    async def tables_of(self, key: int) -> list[str]:
        """The tables of a client that are not closed, newest first."""
        seats = schema.seats
        held = sa.select(seats.c.table).where((seats.c.key == key) | (seats.c.former == key))
        watched = sa.select(schema.watchers.c.table).where(schema.watchers.c.key == key)
        table = schema.tables
        mine = table.c.id.in_(held) | table.c.id.in_(watched) | (table.c.host == key)
        select = sa.select(table.c.id, table.c.people).where(mine, table.c.status != CLOSED)
        select = select.order_by(table.c.touched.desc()).limit(self.settings.max_tables_each)
        rows = await self.store.rows(select)
        return [row["id"] for row in rows if key not in row["people"].get("removed", [])]

    # From time to time

    async def beat(self) -> None:
        await heartbeat.beat(self.store, clock.now())

    async def sweep(self) -> None:
        """See to what is due and nobody sees to: a clock by mail, a table of a process that is gone."""
        due = sa.select(schema.tables.c.id).where(
            schema.tables.c.status == PLAYING, schema.tables.c.wake < clock.now() - 2 * _SWEEP
        )
        for row in await self.store.rows(due.limit(100)):
            room = self.room(row["id"])
            if room.id not in self._attending:
                with suppress(CuriaError):
                    await room.read(self.attend)
                    if room.stopped is not None:
                        await self._change(room.id, _rest)

    async def tidy(self) -> None:
        """Mark who is away, close what is abandoned, drop what is kept no longer."""
        now = clock.now()
        await self._mark_seen(now)
        await self._mark_away(now)
        await self._close_abandoned(now)
        await self._drop_old(now)
        self.stored = await self.store.size()
        for id, room in list(self.rooms.items()):
            idle = now - room.used > self.settings.idle_seconds
            if (idle or not room.loaded) and not room.lock.locked() and id not in self._attending:
                del self.rooms[id]

    async def _mark_seen(self, now: float) -> None:
        keys = schema.keys
        if here := self.hub.keys():
            await self.store.write_all(sa.update(keys).where(keys.c.id.in_(here)).values(seen=now))

    async def _mark_away(self, now: float) -> None:
        """Somebody who owes a move in a live game and has no stream open for a while is away."""
        if now - self._opened < self.settings.away_seconds:
            return  # who was here before the server was down needs a moment to come back
        seats, tables, keys = schema.seats, schema.tables, schema.keys
        missing = (
            sa.select(seats.c.table, seats.c.seat, tables.c.clock)
            .join(tables, tables.c.id == seats.c.table)
            .join(keys, keys.c.id == seats.c.key)
            .where(tables.c.status == PLAYING, seats.c.kind == PERSON, seats.c.away.is_(False))
            .where(seats.c.since < now - self.settings.away_seconds)
            .where(keys.c.seen < now - self.settings.away_seconds)
        )
        for row in await self.store.rows(missing.limit(100)):
            if row["clock"] is None or row["clock"]["kind"] == "live":
                await self._change(row["table"], _away(row["seat"]))

    async def _close_abandoned(self, now: float) -> None:
        table, settings = schema.tables, self.settings
        by_mail = sa.func.coalesce(table.c.clock["kind"].as_string(), "") == "mail"
        kept = sa.case((by_mail, 24 * settings.waiting_mail_days), else_=settings.waiting_hours)
        waiting = (table.c.status == WAITING) & (table.c.touched < now - 3600 * kept)
        for row in await self.store.rows(sa.select(table.c.id).where(waiting).limit(100)):
            await self.remove(row["id"])
        playing_ = (table.c.status == PLAYING) & (table.c.touched < now - 86400 * settings.playing_days)
        for row in await self.store.rows(sa.select(table.c.id).where(playing_).limit(100)):
            await self._change(row["id"], playing.abandon)

    async def _change(self, table: str, act: Callable[[Room], None]) -> None:
        """Change one of many tables: if that fails, the others get their turn all the same."""
        try:
            await self.room(table).change(act)
        except Exception:
            log.exception("a table could not be seen to", extra={"table": table})

    async def remove(self, table: str) -> None:
        await self.store.delete(table)
        if table in self.rooms:
            self.rooms.pop(table).forget()
        self.hub.tell(table)

    async def _drop_old(self, now: float) -> None:
        """Names, chat and addresses go after a time; the record of the match stays."""
        table, seats = schema.tables, schema.seats
        old = (table.c.status == OVER) & (table.c.touched < now - 86400 * self.settings.keep_days)
        for row in await self.store.rows(sa.select(table.c.id).where(old).limit(100)):
            id = row["id"]
            await self.store.write_all(
                sa.delete(schema.chat).where(schema.chat.c.table == id),
                sa.delete(schema.watchers).where(schema.watchers.c.table == id),
                sa.update(seats)
                .where(seats.c.table == id)
                .values(name=None, notice=None, key=None, former=None, former_name=None),
                sa.update(table)
                .where(table.c.id == id)
                .values(status=CLOSED, host=None, people={}, version=table.c.version + 1),
                words=[f"t{id}"],
            )
            if id in self.rooms:
                self.rooms[id].forget()
            self.hub.tell(id)
        await self.store.write_all(sa.delete(schema.handovers).where(schema.handovers.c.until < now))
        await self._drop_unused_keys(now)

    async def _drop_unused_keys(self, now: float) -> None:
        """Delete keys that nobody has used for long, and that hold nothing any more."""
        keys, seats, watchers = schema.keys, schema.seats, schema.watchers
        used = (
            sa.select(seats.c.key).where((seats.c.key == keys.c.id) | (seats.c.former == keys.c.id)).exists(),
            sa.select(watchers.c.key).where(watchers.c.key == keys.c.id).exists(),
            sa.select(schema.tables.c.id).where(schema.tables.c.host == keys.c.id).exists(),
        )
        old = keys.c.seen < now - 86400 * self.settings.keep_days
        unused = sa.and_(old, *(~each for each in used))
        rows = await self.store.rows(sa.select(keys.c.id).where(unused).limit(_UNUSED))
        if not (gone := [row["id"] for row in rows]):
            return
        words = [f"d{key}" for key in gone]
        await self.store.write_all(sa.delete(keys).where(keys.c.id.in_(gone), unused), words=words)
        self.forget_keys(*gone)
        # They may still be asking for a seat somewhere.
        live = schema.tables.c.status == PLAYING
        for table in await self.store.rows(sa.select(schema.tables.c.id, schema.tables.c.people).where(live)):
            for key in gone:
                if seating.is_known(table["people"], key):
                    await self._change(table["id"], seating.forget(key))


def _rest(room: Room) -> None:
    room.table.wake = None


def _away(seat: str) -> Callable[[Room], None]:
    def act(room: Room) -> None:
        room.seat(seat).away = True

    return act
