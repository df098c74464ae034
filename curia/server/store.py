"""The database. Whatever is told to anyone was stored here before.

All writing goes through one task, which stores what has come in meanwhile in one transaction: with many
tables the disk is asked once for all of them. Each change of a table names the version it was made from, and
is refused if that has changed.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from curia.server import migrations, schema, tokens
from curia.server.rows import Change, ChatRow, EntryRow, SeatRow, TableRow

T = TypeVar("T")
Job = Callable[[AsyncConnection], Awaitable[Any]]
CHANNEL = "curia"
# Any number will do, as long as all processes take the same one.
_MIGRATING = 0x43757269
_BATCH = 100


class Conflict(Exception):
    """Somebody else changed the table first."""


class Stored(NamedTuple):
    table: TableRow
    seats: list[SeatRow]
    log: list[EntryRow]
    watchers: set[int]


class Store:
    def __init__(self, address: str) -> None:
        self.name = tokens.make()
        """Of this process, to know its own notices."""
        self.postgres = address.startswith("postgresql")
        self.engine = _engine(address)
        self._jobs: asyncio.Queue[tuple[Job, asyncio.Future[Any]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self, backup: Callable[[AsyncConnection], Awaitable[None]] | None = None) -> None:
        """Bring the database up to date and start writing. `backup` comes first if there is much to lose."""
        async with self.engine.begin() as connection:
            if self.postgres:
                await connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({_MIGRATING})"))
            present = await connection.run_sync(migrations.present)
            if present != migrations.newest():
                if present is not None and backup is not None:
                    await backup(connection)
                await connection.run_sync(migrations.upgrade)
        self._writer = asyncio.create_task(self._write(), name="store")

    async def close(self) -> None:
        if self._writer is not None:
            await self._jobs.join()
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        await self.engine.dispose()

    # Writing

    async def write(self, job: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Do a job in a transaction; it may share that with others."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((job, done))
        return await done

    async def commit(self, change: Change) -> None:
        """Store a change. Raises Conflict."""
        if not await self.write(lambda connection: self._change(connection, change)):
            raise Conflict

    async def _write(self) -> None:
        while True:
            batch = [await self._jobs.get()]
            while not self._jobs.empty() and len(batch) < _BATCH:
                batch.append(self._jobs.get_nowait())
            if not await self._together(batch) and len(batch) > 1:
                for one in batch:
                    await self._together([one])
            for _ in batch:
                self._jobs.task_done()

    async def _together(self, batch: list[tuple[Job, asyncio.Future[Any]]]) -> bool:
        """Whether these jobs went through; if one alone fails, it is told so."""
        try:
            async with self.engine.begin() as connection:
                found = [await job(connection) for job, _ in batch]
        except Exception as error:
            if len(batch) == 1 and not batch[0][1].done():
                batch[0][1].set_exception(error)
            return False
        for (_, done), result in zip(batch, found, strict=True):
            if not done.done():
                done.set_result(result)
        return True

    async def _change(self, connection: AsyncConnection, change: Change) -> bool:
        table = schema.tables
        update = (
            sa.update(table)
            .where(table.c.id == change.table, table.c.version == change.version)
            .values(version=change.version + 1, **change.row)
        )
        if (await connection.execute(update)).rowcount != 1:
            return False
        for place, values in change.seats.items():
            at = (schema.seats.c.table == change.table) & (schema.seats.c.place == place)
            await connection.execute(sa.update(schema.seats).where(at).values(**values))
        if change.entries:
            await connection.execute(sa.insert(schema.entries), [vars(entry) for entry in change.entries])
        if change.chat:
            await connection.execute(sa.insert(schema.chat), [vars(line) for line in change.chat])
        await self.notify(connection, f"t{change.table}")
        return True

    async def notify(self, connection: AsyncConnection, word: str) -> None:
        """Tell the other processes, once this is stored."""
        if self.postgres:
            await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{self.name} {word}")))

    async def create(self, row: TableRow, seats: list[SeatRow]) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(sa.insert(schema.tables).values(**asdict(row)))
            await connection.execute(sa.insert(schema.seats), [asdict(seat) for seat in seats])

        await self.write(job)

    async def delete(self, table: str) -> None:
        async def job(connection: AsyncConnection) -> None:
            for part in (schema.seats, schema.watchers, schema.entries, schema.chat, schema.handovers):
                await connection.execute(sa.delete(part).where(part.c.table == table))
            await connection.execute(sa.delete(schema.tables).where(schema.tables.c.id == table))
            await self.notify(connection, f"t{table}")

        await self.write(job)

    async def write_all(self, *statements: sa.Executable, words: Sequence[str] = ()) -> int:
        """Run statements together, and tell the other processes; how many rows the last one touched."""

        async def job(connection: AsyncConnection) -> int:
            count = 0
            for statement in statements:
                count = (await connection.execute(statement)).rowcount
            for word in words:
                await self.notify(connection, word)
            return count

        return await self.write(job)

    async def make_key(self, hash: str, now: float) -> int:
        async def job(connection: AsyncConnection) -> int:
            values = {"hash": hash, "made": now, "seen": now}
            made = await connection.execute(sa.insert(schema.keys).values(**values))
            key = made.inserted_primary_key
            assert key is not None
            return int(key[0])

        return await self.write(job)

    # Reading

    async def rows(self, select: sa.Select[Any]) -> list[dict[str, Any]]:
        async with self._reading() as connection:
            return [dict(row) for row in (await connection.execute(select)).mappings()]

    async def table(self, id: str) -> Stored | None:
        """A table with all that belongs to it but its chat, at one moment; None if there is none."""
        while True:
            async with self._reading() as connection:
                row = await self._row(connection, id)
                if row is None:
                    return None
                seats = await connection.execute(
                    sa.select(schema.seats).where(schema.seats.c.table == id).order_by(schema.seats.c.place)
                )
                entries = await connection.execute(
                    sa.select(schema.entries)
                    .where(schema.entries.c.table == id)
                    .order_by(schema.entries.c.number)
                )
                found = [SeatRow(**seat) for seat in seats.mappings()]
                log = [EntryRow(**entry) for entry in entries.mappings()]
                watching = await connection.execute(
                    sa.select(schema.watchers.c.key).where(schema.watchers.c.table == id)
                )
                watchers = set(watching.scalars())
                again = await self._row(connection, id)
            if again is not None and again.version == row.version:
                return Stored(row, found, log, watchers)

    async def chat(self, id: str, since: int = 0) -> list[ChatRow]:
        select = (
            sa.select(schema.chat)
            .where(schema.chat.c.table == id, schema.chat.c.number >= since)
            .order_by(schema.chat.c.number)
        )
        return [ChatRow(**row) for row in await self.rows(select)]

    async def _row(self, connection: AsyncConnection, id: str) -> TableRow | None:
        found = await connection.execute(sa.select(schema.tables).where(schema.tables.c.id == id))
        row = found.mappings().one_or_none()
        return None if row is None else TableRow(**row)

    def _reading(self) -> Any:
        return self.engine.execution_options(isolation_level="AUTOCOMMIT").connect()


def _engine(address: str) -> AsyncEngine:
    if address.startswith("postgresql"):
        return create_async_engine(address, pool_pre_ping=True, hide_parameters=True)
    file = make_url(address).database
    if file:
        Path(file).parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    engine = create_async_engine(address, hide_parameters=True)
    sa.event.listen(engine.sync_engine, "connect", _prepare)
    sa.event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _prepare(connection: Any, _: Any) -> None:
    # Transactions are begun by `_begin`, not whenever the driver thinks so.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: sa.Connection) -> None:
    # Who only reads does so without a transaction; who writes takes the lock at once and never waits in vain.
    if connection.get_execution_options().get("isolation_level") != "AUTOCOMMIT":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
