"""Writing: what waits together is stored together, what fails takes nothing else with it, and nobody is told
before it is stored."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from curia.server.storage import backup, schema
from curia.server.storage.rows import Change, EntryRow, SeatRow, TableRow
from curia.server.storage.store import Conflict, Store

IDS = ["one", "two", "three"]


def in_store(data: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(f"sqlite+aiosqlite:///{data / 'curia.db'}")
        await store.open()
        try:
            for id in IDS:
                row = TableRow(id, "quovadis", {}, "secret", 0.0, 0.0)
                await store.create(row, [SeatRow(id, 0, "red"), SeatRow(id, 1, "blue")])
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def change(table: str, number: int, version: int) -> Change:
    entry = EntryRow(table, number, "red", "pass", 0.0, 1, f"request-{number}")
    return Change(
        table, version, {"number": number + 1, "asked": {"red": ["x", 1]}}, {0: {"since": 1.0}}, [entry]
    )


async def numbers(store: Store, table: str) -> list[int]:
    found = await store.table(table)
    assert found is not None
    assert found.table.number == len(found.log)
    return [entry.number for entry in found.log]


def test_what_waits_together_is_one_transaction(data: Path) -> None:
    async def work(store: Store) -> None:
        written: list[str] = []
        assert store._writer is not None
        raw: Any = store._writer._transactions._raw  # type: ignore[attr-defined]
        raw.set_trace_callback(lambda sql: written.append(sql.split(" ")[0]))
        await asyncio.gather(*(store.commit(change(id, 0, 0)) for id in IDS))
        raw.set_trace_callback(None)
        assert written.count("INSERT") == len(IDS)
        assert written.count("COMMIT") == 1
        for id in IDS:
            assert await numbers(store, id) == [0]
            found = await store.table(id)
            assert found is not None
            assert (found.table.version, found.table.asked, found.seats[0].since) == (
                1,
                {"red": ["x", 1]},
                1.0,
            )

    in_store(data, work)


def test_who_comes_second_changes_nothing_and_stops_nobody_else(data: Path) -> None:
    async def work(store: Store) -> None:
        await store.commit(change("one", 0, 0))
        late, twice = change("one", 1, 0), change("one", 0, 1)
        found = await asyncio.gather(
            store.commit(late), store.commit(twice), store.commit(change("two", 0, 0)), return_exceptions=True
        )
        assert [type(each) for each in found] == [Conflict, IntegrityError, type(None)]
        assert [await numbers(store, id) for id in IDS] == [[0], [0], []]

    in_store(data, work)


def test_nobody_is_told_before_the_disk_has_it(data: Path) -> None:
    async def work(store: Store) -> None:
        seen = []
        assert store._writer is not None
        transactions: Any = store._writer._transactions
        commit = transactions._commit

        def slow() -> None:
            seen.append(told.done())
            commit()
            with sqlite3.connect(data / "curia.db") as other:
                seen.append(other.execute("SELECT count(*) FROM entries").fetchone()[0])
            other.close()
            seen.append(told.done())

        transactions._commit = slow
        told = asyncio.create_task(store.commit(change("one", 0, 0)))
        await told
        assert seen == [False, 1, False]

    in_store(data, work)


def test_a_lock_of_another_process_is_waited_for(data: Path) -> None:
    async def work(store: Store) -> None:
        other = sqlite3.connect(data / "curia.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        waiting = [asyncio.create_task(store.commit(change(id, 0, 0))) for id in IDS]
        slow = asyncio.create_task(store.write_all(sa.update(schema.tables).values(said=7)))
        # Meanwhile the server goes on with everything else.
        for _ in range(10):
            assert (await store.rows(sa.select(schema.entries))) == []
        assert not any(task.done() for task in [*waiting, slow])
        other.execute("COMMIT")
        other.close()
        await asyncio.gather(*waiting)
        assert await slow == len(IDS)

    in_store(data, work)


def test_a_backup_holds_nobody_up_and_is_not_held_up(data: Path) -> None:
    async def work(store: Store) -> None:
        other = sqlite3.connect(data / "curia.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        rows = await backup.back_up(f"sqlite+aiosqlite:///{data / 'curia.db'}", data / "backup.jsonl.gz")
        other.execute("COMMIT")
        other.close()
        assert rows == 3 * len(IDS)
        async with store.moment() as looking:
            await looking.execute(sa.select(schema.entries))
            await store.commit(change("one", 0, 0))
            assert (await looking.execute(sa.select(schema.entries))).all() == []

    in_store(data, work)


def test_a_write_that_fails_leaves_the_next_one_alone(data: Path) -> None:
    def fail(connection: sa.Connection) -> None:
        connection.execute(sa.delete(schema.entries))
        raise ZeroDivisionError

    async def work(store: Store) -> None:
        await store.commit(change("one", 0, 0))
        failing, after = (
            asyncio.create_task(store.write(fail)),
            asyncio.create_task(store.commit(change("two", 0, 0))),
        )
        with pytest.raises(ZeroDivisionError):
            await failing
        await after
        assert [await numbers(store, id) for id in IDS] == [[0], [0], []]

    in_store(data, work)


def test_who_goes_while_something_is_read_for_them_leaves_the_connection_whole(
    data: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A stream may be hung up at any moment. A connection that was cut off in the middle would be lost, with
    a trace of it in the log each time."""

    async def work(store: Store) -> None:
        reads: list[Callable[[], Awaitable[object]]] = [
            lambda: store.table("one"),
            lambda: store.rows(sa.select(schema.tables)),
            lambda: store.chat("one"),
        ]
        for turns in range(60):
            reading = asyncio.ensure_future(reads[turns % 3]())
            for _ in range(turns // 3):
                await asyncio.sleep(0.0002)
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)
        assert await numbers(store, "one") == []

    in_store(data, work)
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []
