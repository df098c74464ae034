"""The database. Whatever is told to anyone was stored here before.

Each change of a table names the version it was made from, and is refused if that has changed. How writing
is done is in `writer.py`.
"""

import asyncio
import os
import sqlite3
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import asdict
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from curia.core.errors import BadInput
from curia.server import tokens
from curia.server.storage import migrations, schema, statements
from curia.server.storage.rows import Change, ChatRow, EntryRow, SeatRow, TableRow
from curia.server.storage.writer import PostgresTransactions, SqliteTransactions, Writer

T = TypeVar("T")
CHANNEL = "curia"
_POSTGRES_SIZE = sa.text("SELECT pg_database_size(current_database())")
_SQLITE_SIZE = sa.text(
    "SELECT (page_count - freelist_count) * page_size"
    " FROM pragma_page_count, pragma_freelist_count, pragma_page_size"
)
CHAT_PAGE = 200
# Any number will do, as long as all processes take the same one.
_MIGRATING = 0x43757269
# PostgreSQL: how long to wait for a new connection, for an answer, and for a connection to become free.
_CONNECT_SECONDS = 5.0
_COMMAND_SECONDS = 8.0
_POOL_SECONDS = 10.0


class Conflict(Exception):
    """Somebody else changed the table first."""


def is_storage(error: BaseException) -> bool:
    """Whether it is the database's fault, or the disk's: not reached, full, read-only, damaged, too slow."""
    return isinstance(error, sa.exc.OperationalError | sa.exc.InterfaceError | sqlite3.Error | OSError) or (
        isinstance(error, sa.exc.DBAPIError) and not isinstance(error, sa.exc.IntegrityError)
    )


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
        self._reads: set[asyncio.Task[Any]] = set()

    async def open(self, backup: Callable[[AsyncConnection], Awaitable[None]] | None = None) -> None:
        """Bring the database up to date and start writing. `backup` comes first if there is much to lose.
        Raises BadInput for one that a newer release has written."""
        try:
            if not self.postgres:
                prepare_file(self._address)
                await self._check_integrity()
            await self._migrate(backup)
            if self.postgres:
                self._writer = Writer(PostgresTransactions(self.engine))
            else:
                self._writer = Writer(SqliteTransactions(_writing_engine(self._address)))
            await self.probe()
        except BaseException as error:
            if self._writer is not None:
                await self._writer.close()
            await self.engine.dispose()
            if is_storage(error):
                raise unusable(error) from error
            raise

    async def _check_integrity(self) -> None:
        """A damaged file may answer for a while, and lose what it is given. Raises BadInput."""
        async with self._reading() as connection:
            found = (await connection.exec_driver_sql("PRAGMA integrity_check(1)")).scalar()
        if found != "ok":
            raise BadInput("server-database-damaged", why=" ".join(str(found).split())[:200])

    async def probe(self) -> None:
        """Write something that changes nothing. Raises whatever goes wrong."""
        await self.write_all(sa.update(schema.life).values(id=schema.life.c.id))

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
        await asyncio.gather(*self._reads, return_exceptions=True)
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
        if change.audience is None:
            self.notify(connection, f"t{change.table}")
        else:
            self.notify(connection, " ".join([f"p{change.table}", *map(str, sorted(change.audience))]))
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

    async def _to_its_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Whoever asked may be gone meanwhile; a connection that is cut off in the middle would be lost."""
        task = asyncio.create_task(work)
        self._reads.add(task)
        task.add_done_callback(self._reads.discard)
        return await asyncio.shield(task)

    async def rows(self, select: sa.Select[Any]) -> list[dict[str, Any]]:
        return await self._to_its_end(self._rows(select))

    async def _rows(self, select: sa.Select[Any]) -> list[dict[str, Any]]:
        async with self._reading() as connection:
            return [dict(row) for row in (await connection.execute(select)).mappings()]

    async def size(self) -> int:
        """How many bytes the database holds; what was deleted does not count with SQLite."""
        return await self._to_its_end(self._size())

    async def _size(self) -> int:
        async with self._reading() as connection:
            return int(
                (await connection.execute(_POSTGRES_SIZE if self.postgres else _SQLITE_SIZE)).scalar_one()
            )

    async def table(self, id: str) -> Stored | None:
        """A table with all that belongs to it but its chat, at one moment; None if there is none."""
        return await self._to_its_end(self._table(id))

    async def _table(self, id: str) -> Stored | None:
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

    async def chat(self, id: str, since: int = 0, before: int | None = None) -> list[ChatRow]:
        """The newest lines of a table, in order, a page of them at most: from a number on, or before one."""
        number = schema.chat.c.number
        select = sa.select(schema.chat).where(schema.chat.c.table == id, number >= since)
        if before is not None:
            select = select.where(number < before)
        rows = await self.rows(select.order_by(number.desc()).limit(CHAT_PAGE))
        return [ChatRow(**row) for row in reversed(rows)]

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
        # Without limits a connection that was cut in silence would be waited for until the system gives up.
        limits = {"timeout": _CONNECT_SECONDS, "command_timeout": _COMMAND_SECONDS}
        try:
            return create_async_engine(
                address,
                pool_pre_ping=True,
                hide_parameters=True,
                connect_args=limits,
                pool_timeout=_POOL_SECONDS,
            )
        except ModuleNotFoundError as missing:
            raise BadInput("server-database-driver") from missing
    engine = create_async_engine(address, hide_parameters=True)
    sa.event.listen(engine.sync_engine, "connect", _prepare)
    sa.event.listen(engine.sync_engine, "begin", _begin)
    return engine


def prepare_file(address: str) -> None:
    """The file holds every hand: it is nobody's but its owner's. What SQLite puts beside it gets its mode."""
    name = make_url(address).database
    if not name or name == ":memory:" or name.startswith("file:"):
        return  # the last is an address with settings of its own, not a file's name
    Path(name).parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    for file in (name, f"{name}-wal", f"{name}-shm"):
        if file == name or os.path.exists(file):
            os.close(os.open(file, os.O_CREAT | os.O_WRONLY, 0o600))
            os.chmod(file, 0o600)


def unusable(error: BaseException) -> BadInput:
    """Why a database can't be used, in words. An address may hold a password, and so may a driver's words
    about it: of those only SQLite's are repeated."""
    cause = error.orig if isinstance(error, sa.exc.DBAPIError) else error
    if not isinstance(cause, sqlite3.Error):
        return BadInput("server-database", why=type(cause).__name__)
    code = getattr(cause, "sqlite_errorcode", None)
    damaged = code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
    return BadInput("server-database-damaged" if damaged else "server-database", why=str(cause)[:200])


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
