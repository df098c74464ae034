"""Backups: every row of every table as a line of JSON, compressed. The same file restores into SQLite and
into PostgreSQL. It holds the secrets of running matches: whoever has it can read every hand."""

import gzip
import json
import os
import sqlite3
import time
import zlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection

from curia.core.errors import BadInput
from curia.server.storage import migrations, schema
from curia.server.storage.store import Store, prepare_file, unusable

FORMAT = 1
_MARK = "curia backup"
# What reading may come to where bits were changed: in the compression, the JSON, the shape or the values.
_DAMAGED = (
    EOFError, KeyError, OSError, RecursionError, StopIteration, TypeError, ValueError, zlib.error,
    sa.exc.SQLAlchemyError, sqlite3.Error,
)  # fmt: skip


async def before_migration(connection: AsyncConnection, data: Path) -> None:
    """Keep what is there before a new release changes it."""
    folder = data / "backups"
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    await write(connection, folder / f"before-{migrations.newest()}-{int(time.time())}.jsonl.gz")


async def back_up(address: str, file: Path) -> int:
    """Write a backup of a database, in use or not; how many rows it has."""
    store = Store(address)
    if not store.postgres and not Path(make_url(address).database or "").is_file():
        raise BadInput("backup-no-database", file=make_url(address).database or "")
    try:
        async with store.moment() as connection:
            if store.postgres:
                await connection.execute(sa.text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
            if await connection.run_sync(migrations.present) is None:
                raise BadInput("backup-no-database", file=make_url(address).database or "")
            return await write(connection, file)
    except (sa.exc.DBAPIError, sqlite3.Error) as error:
        raise unusable(error) from error
    finally:
        await store.engine.dispose()


async def write(connection: AsyncConnection, file: Path) -> int:
    """Everything that this connection sees, into a file that appears only when it is whole."""
    part = file.with_name(file.name + ".part")
    rows = 0
    with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw:
        with gzip.open(raw, "wt", encoding="utf-8") as out:
            revision = await connection.run_sync(migrations.present)
            head = {"backup": _MARK, "format": FORMAT, "revision": revision}
            out.write(json.dumps({**head, "last_key": await _last_key(connection)}) + "\n")
            async for name, row in _rows(connection):
                out.write(json.dumps([name, row]) + "\n")
                rows += 1
        raw.flush()
        os.fsync(raw.fileno())
    part.replace(file)
    return rows


async def _rows(connection: AsyncConnection) -> AsyncIterator[tuple[str, dict[str, Any]]]:
    # The tables as this database has them, which may be an older revision than the one we know.
    found = sa.MetaData()
    await connection.run_sync(found.reflect)
    for table in found.sorted_tables:
        if table.name != "alembic_version":
            for row in (await connection.execute(sa.select(table))).mappings():
                yield table.name, dict(row)


async def restore(address: str, file: Path) -> int:
    """Fill an empty database from a backup and bring it up to date; how many rows it has. Raises BadInput."""
    # First of all: a file that can't be opened must not leave an empty database behind.
    file.open("rb").close()
    store = Store(address)
    try:
        if not store.postgres:
            prepare_file(address)
        async with store.engine.begin() as connection:
            if await connection.run_sync(migrations.present) is not None:
                raise BadInput("backup-not-empty")
            return await _read(connection, file)
    except (OSError, sa.exc.DBAPIError, sqlite3.Error) as error:
        raise unusable(error) from error
    finally:
        await store.engine.dispose()


async def _read(connection: AsyncConnection, file: Path) -> int:
    rows, tables = 0, sa.MetaData()
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            head = json.loads(next(lines))
            if head["backup"] != _MARK or not isinstance(head["revision"], str):
                raise BadInput("backup-unreadable", file=file.name)
            if head["format"] > FORMAT or not migrations.known(head["revision"]):
                raise BadInput("backup-newer", file=file.name)
            await connection.run_sync(migrations.upgrade, head["revision"])
            await connection.run_sync(tables.reflect)
            for line in lines:
                name, row = json.loads(line)
                if set(row) != set(tables.tables[name].columns.keys()):
                    raise ValueError(name)
                await connection.execute(sa.insert(tables.tables[name]).values(**row))
                rows += 1
    except _DAMAGED as error:
        if isinstance(error, BadInput):
            raise
        raise BadInput("backup-unreadable", file=file.name) from error
    await connection.run_sync(migrations.upgrade)
    await _count_on(connection, int(head.get("last_key", 0)))
    return rows


async def _last_key(connection: AsyncConnection) -> int:
    """The highest number that a key has had, deleted or not: none is given twice."""
    if connection.dialect.name == "postgresql":
        given = sa.text("SELECT last_value FROM keys_id_seq WHERE is_called")
    elif await connection.run_sync(lambda sync: sa.inspect(sync).has_table("sqlite_sequence")):
        given = sa.text("SELECT seq FROM sqlite_sequence WHERE name = 'keys'")
    else:  # before revision 0008
        given = sa.text("SELECT max(id) FROM keys")
    return (await connection.execute(given)).scalar() or 0


async def _count_on(connection: AsyncConnection, last: int) -> None:
    """Let new keys be numbered after all that there were."""
    last = max(last, (await connection.execute(sa.select(sa.func.max(schema.keys.c.id)))).scalar() or 0)
    if connection.dialect.name == "postgresql":
        await connection.execute(sa.select(sa.func.setval("keys_id_seq", last + 1, False)))
    else:
        await connection.execute(sa.text("DELETE FROM sqlite_sequence WHERE name = 'keys'"))
        insert = sa.text("INSERT INTO sqlite_sequence (name, seq) VALUES ('keys', :last)")
        await connection.execute(insert, {"last": last})
