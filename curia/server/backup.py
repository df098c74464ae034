"""Backups: every row of every table as a line of JSON, compressed. The same file restores into SQLite and
into PostgreSQL. It holds the secrets of running matches: whoever has it can read every hand."""

import gzip
import json
import os
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from curia.core.errors import BadInput
from curia.server import migrations
from curia.server.store import Store

FORMAT = 1
_MARK = "curia backup"


async def before_migration(connection: AsyncConnection, data: Path) -> None:
    """Keep what is there before a new release changes it."""
    folder = data / "backups"
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    await write(connection, folder / f"before-{migrations.newest()}-{int(time.time())}.jsonl.gz")


async def back_up(address: str, file: Path) -> int:
    """Write a backup of a database, in use or not; how many rows it has."""
    store = Store(address)
    try:
        async with store.moment() as connection:
            if store.postgres:
                await connection.execute(sa.text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
            return await write(connection, file)
    finally:
        await store.engine.dispose()


async def write(connection: AsyncConnection, file: Path) -> int:
    """Everything that this connection sees, into a file that appears only when it is whole."""
    part = file.with_name(file.name + ".part")
    rows = 0
    with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw:
        with gzip.open(raw, "wt", encoding="utf-8") as out:
            revision = await connection.run_sync(migrations.present)
            out.write(json.dumps({"backup": _MARK, "format": FORMAT, "revision": revision}) + "\n")
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
    store = Store(address)
    try:
        async with store.engine.begin() as connection:
            if await connection.run_sync(migrations.present) is not None:
                raise BadInput("backup-not-empty")
            return await _read(connection, file)
    finally:
        await store.engine.dispose()


async def _read(connection: AsyncConnection, file: Path) -> int:
    rows, tables = 0, sa.MetaData()
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            head = json.loads(next(lines))
            if head.get("backup") != _MARK or head["format"] > FORMAT:
                raise BadInput("backup-unreadable", file=file.name)
            if not migrations.known(head["revision"]):
                raise BadInput("backup-newer", file=file.name)
            await connection.run_sync(migrations.upgrade, head["revision"])
            await connection.run_sync(tables.reflect)
            for line in lines:
                name, row = json.loads(line)
                await connection.execute(sa.insert(tables.tables[name]).values(**row))
                rows += 1
    except (EOFError, gzip.BadGzipFile, ValueError, KeyError, StopIteration, UnicodeDecodeError) as error:
        if isinstance(error, BadInput):
            raise
        raise BadInput("backup-unreadable", file=file.name) from error
    await connection.run_sync(migrations.upgrade)
    await _count_on(connection, tables)
    return rows


async def _count_on(connection: AsyncConnection, tables: sa.MetaData) -> None:
    """PostgreSQL numbers new keys by a counter of its own; it has to go on after those restored."""
    if connection.dialect.name == "postgresql":
        last = sa.select(sa.func.coalesce(sa.func.max(tables.tables["keys"].c.id), 0) + 1).scalar_subquery()
        await connection.execute(sa.select(sa.func.setval("keys_id_seq", last, False)))
