"""The database. Whatever is told to anyone was stored here before.

Each change of a table names the version it was made from, and is refused if that has changed. How writing
is done is in `writer.py`.
"""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import asdict
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from curia.core.errors import BadInput
from curia.server import migrations, schema, statements, tokens
from curia.server.rows import Change, ChatRow, EntryRow, SeatRow, TableRow
from curia.server.writer import PostgresTransactions, SqliteTransactions, Writer

T = TypeVar("T")
CHANNEL = "curia"
# Any number will do, as long as all processes take the same one.
_MIGRATING = 0x43757269


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
        self._address = address
        self._writer: Writer | None = None

    async def open(self, backup: Callable[[AsyncConnection], Awaitable[None]] | None = None) -> None:
        """Bring the database up to date and start writing. `backup` comes first if there is much to lose.
        Raises BadInput for one that a newer release has written."""
        try:
            await self._migrate(backup)
        except BaseException:
            await self.engine.dispose()
            raise
        if self.postgres:
            self._writer = Writer(PostgresTransactions(self.engine))
        else:
            self._writer = Writer(SqliteTransactions(_writing_engine(self._address)))

    async def _migrate(self, backup: Callable[[AsyncConnection], Awaitable[None]] | None) -> None:
        async with self.engine.begin() as connection:
            if self.postgres:
                await connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({_MIGRATING})"))
            present = await connection.run_sync(migrations.present)
            if present is not None and not migrations.known(present):
                raise BadInput("server-database-newer")
            if present != migrations.newest():
                if present is not None and backup is not None:
                    await backup(connection)
                await connection.run_sync(migrations.upgrade)

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer.close()
        await self.engine.dispose()

    # Writing

    async def write(self, do: Callable[[sa.Connection], T], quick: bool = False) -> T:
        """Do a job in a transaction; it may share that with others. `quick`: it asks for a few rows by their
        keys, by `statements.run`."""
        assert self._writer is not None
        return await self._writer.write(do, quick)

    async def commit(self, change: Change) -> None:
        """Store a change. Raises Conflict."""
        if not await self.write(lambda connection: self._change(connection, change), quick=True):
            raise Conflict

    def _change(self, connection: sa.Connection, change: Change) -> bool:
        first, *rest = statements.of(change)
        if statements.run(connection, *first) != 1:
            return False
        for statement, rows in rest:
            statements.run(connection, statement, rows)
        self.notify(connection, f"t{change.table}")
        return True

    def notify(self, connection: sa.Connection, word: str) -> None:
        """Tell the other processes, once this is stored."""
        if self.postgres:
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{self.name} {word}")))

    async def create(self, row: TableRow, seats: list[SeatRow]) -> None:
        def do(connection: sa.Connection) -> None:
            connection.execute(sa.insert(schema.tables).values(**asdict(row)))
            connection.execute(sa.insert(schema.seats), [asdict(seat) for seat in seats])

        await self.write(do)

    async def delete(self, table: str) -> None:
        def do(connection: sa.Connection) -> None:
            for part in (schema.seats, schema.watchers, schema.entries, schema.chat, schema.handovers):
                connection.execute(sa.delete(part).where(part.c.table == table))
            connection.execute(sa.delete(schema.tables).where(schema.tables.c.id == table))
            self.notify(connection, f"t{table}")

        await self.write(do)

    async def write_all(self, *commands: sa.Executable, words: Sequence[str] = ()) -> int:
        """Run statements together, and tell the other processes; how many rows the last one touched."""

        def do(connection: sa.Connection) -> int:
            count = 0
            for command in commands:
                count = connection.execute(command).rowcount
            for word in words:
                self.notify(connection, word)
            return count

        return await self.write(do)

    async def make_key(self, hash: str, now: float) -> int:
        def do(connection: sa.Connection) -> int:
            made = connection.execute(sa.insert(schema.keys).values(hash=hash, made=now, seen=now))
            key = made.inserted_primary_key
            assert key is not None
            return int(key[0])

        return await self.write(do)

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

    def moment(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Everything as it is at one moment, however long one looks; nobody who writes has to wait."""
        return self.engine.execution_options(only_reads=True).begin()

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


def _writing_engine(address: str) -> sa.Engine:
    """Not the one that reads: its one connection is used by hand, begun and waited for by the writer."""
    url = make_url(address).set(drivername="sqlite")
    engine = sa.create_engine(url, hide_parameters=True, connect_args={"check_same_thread": False})
    sa.event.listen(engine, "connect", _prepare)
    sa.event.listen(engine, "connect", _never_wait)
    return engine


def _prepare(connection: Any, _: Any) -> None:
    # Transactions are begun by `_begin` or the writer, not whenever the driver thinks so.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _never_wait(connection: Any, _: Any) -> None:
    connection.execute("PRAGMA busy_timeout=0")


def _begin(connection: sa.Connection) -> None:
    # Who only reads does so without a transaction, or sees one moment for long; who writes takes the lock at
    # once and never waits in vain.
    options = connection.get_execution_options()
    if options.get("isolation_level") != "AUTOCOMMIT":
        connection.exec_driver_sql("BEGIN" if options.get("only_reads") else "BEGIN IMMEDIATE")
