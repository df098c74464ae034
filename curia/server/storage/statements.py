"""A change as SQL. Statements are made once for each set of columns and known again: making one anew takes
longer than carrying it out, and so does passing it to SQLite by way of SQLAlchemy."""

import json
import sqlite3
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from curia.server.storage import schema
from curia.server.storage.rows import Change
from curia.server.storage.writer import driver

Row = dict[str, Any]
Statement = sa.Update | sa.Insert
_INSERT_ENTRIES = sa.insert(schema.entries)
_INSERT_CHAT = sa.insert(schema.chat)


def of(change: Change) -> Iterator[tuple[Statement, list[Row]]]:
    """Its statements with the rows they are for. The first one touches no row if somebody else was first."""
    row = {"version": change.version + 1, **change.row}
    at = {"at_id": change.table, "at_version": change.version}
    yield _update(schema.tables, ("id", "version"), tuple(row)), [row | at]
    for place, values in change.seats.items():
        at = {"at_table": change.table, "at_place": place}
        yield _update(schema.seats, ("table", "place"), tuple(values)), [values | at]
    if change.entries:
        yield _INSERT_ENTRIES, [vars(entry) for entry in change.entries]
    if change.chat:
        yield _INSERT_CHAT, [vars(line) for line in change.chat]


def run(connection: sa.Connection, statement: Statement, rows: list[Row]) -> int:
    """Carry it out; how many rows it touched."""
    if connection.dialect.name != "sqlite":
        # One row as such: drivers count what many touch together, if at all.
        return connection.execute(statement, rows if len(rows) > 1 else rows[0]).rowcount
    text, names, as_json = _compiled(statement, tuple(rows[0]), connection.dialect)
    given = [[json.dumps(row[name]) if name in as_json else row[name] for name in names] for row in rows]
    try:
        return int(driver(connection).executemany(text, given).rowcount)
    except sqlite3.IntegrityError as error:
        raise IntegrityError(text, None, error) from error


@lru_cache(1000)
def _update(table: sa.Table, keys: tuple[str, ...], columns: tuple[str, ...]) -> sa.Update:
    where = [table.c[key] == sa.bindparam(f"at_{key}") for key in keys]
    return sa.update(table).where(*where).values({name: sa.bindparam(name) for name in columns})


@lru_cache(1000)
def _compiled(
    statement: Statement, columns: tuple[str, ...], dialect: sa.Dialect
) -> tuple[str, list[str], set[str]]:
    """The text for the driver, the names of what goes into it, and which of that is stored as JSON."""
    compiled = statement.compile(dialect=dialect, column_keys=list(columns))
    assert isinstance(compiled, sa.sql.compiler.SQLCompiler)
    table = statement.table
    as_json = {name for name in columns if name in table.c and isinstance(table.c[name].type, sa.JSON)}
    return str(compiled), compiled.positiontup or [], as_json
