"""Writing to the database: all of it one after the other, in transactions that jobs waiting together share.

With many tables the disk is asked once for all of them, and nobody is told before it has answered. SQLite has
a thread of its own that waits for the disk. What is quick, the few rows of a move, is carried out right here:
handing it to the thread would take longer than doing it.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, NamedTuple, Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")
_BATCH = 100
_LOCKED_SECONDS = 10.0
_LOCKED_PAUSE = 0.005
_SILENT_SECONDS = 20.0


class Job(NamedTuple):
    do: Callable[[sa.Connection], Any]
    quick: bool
    done: asyncio.Future[Any]


class Transactions(Protocol):
    """One database's way of doing jobs together, or none of them."""

    async def together(self, jobs: list[Job]) -> list[Any]: ...

    async def close(self) -> None: ...


class Writer:
    """The one task that writes."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._task = asyncio.create_task(self._write(), name="store")

    async def write(self, do: Callable[[sa.Connection], T], quick: bool = False) -> T:
        """Do a job in a transaction; it may share that with others."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait(Job(do, quick, done))
        return await done

    async def close(self) -> None:
        await self._jobs.join()
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        await self._transactions.close()

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

    async def _together(self, batch: list[Job]) -> bool:
        """Whether these jobs went through; if one alone fails, it is told so."""
        try:
            found = await self._transactions.together(batch)
        except Exception as error:
            if len(batch) == 1 and not batch[0].done.done():
                batch[0].done.set_exception(error)
            return False
        for job, result in zip(batch, found, strict=True):
            if not job.done.done():
                job.done.set_result(result)
        return True


class PostgresTransactions:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def together(self, jobs: list[Job]) -> list[Any]:
        # A connection may fall silent in the middle: then it is given up, and the next job gets another one.
        async with asyncio.timeout(_SILENT_SECONDS), self._engine.begin() as connection:
            return await connection.run_sync(lambda sync: [job.do(sync) for job in jobs])

    async def close(self) -> None:
        """The engine belongs to the store."""


class SqliteTransactions:
    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._connection = engine.connect()
        self._raw: sqlite3.Connection = driver(self._connection)
        self._disk = ThreadPoolExecutor(1, "disk")

    async def together(self, jobs: list[Job]) -> list[Any]:
        loop = asyncio.get_running_loop()
        await self._begin()
        if all(job.quick for job in jobs):
            try:
                found = [job.do(self._connection) for job in jobs]
            except BaseException:
                self._raw.rollback()
                raise
            await loop.run_in_executor(self._disk, self._commit)
            return found
        return await loop.run_in_executor(self._disk, self._carry_out, jobs)

    async def _begin(self) -> None:
        """Take the lock at once; another process, a backup say, may have it for a moment."""
        loop = asyncio.get_running_loop()
        until = loop.time() + _LOCKED_SECONDS
        while True:
            try:
                self._raw.execute("BEGIN IMMEDIATE")
                return
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or loop.time() > until:
                    raise
            await asyncio.sleep(_LOCKED_PAUSE)

    def _commit(self) -> None:
        try:
            self._raw.commit()
        except BaseException:
            self._raw.rollback()
            raise

    def _carry_out(self, jobs: list[Job]) -> list[Any]:
        with self._connection.begin():
            return [job.do(self._connection) for job in jobs]

    async def close(self) -> None:
        self._disk.shutdown()
        self._connection.close()
        self._engine.dispose()


def driver(connection: sa.Connection) -> Any:
    """The driver's own connection under one of SQLAlchemy's."""
    return connection.connection.dbapi_connection
