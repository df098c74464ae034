"""Time while the server is down is nobody's: when it comes back, clocks go on from where they stood.

As long as the server has something to do at some table, a clock to watch say, it leaves a sign of life every
few seconds. So after it was killed, too, it is known since when it was gone, to that many seconds.
"""

import sqlalchemy as sa

from curia.server.storage import schema
from curia.server.storage.rows import PLAYING
from curia.server.storage.store import Store

BEAT = 15.0
# With several processes another one may have been there all the time.
_GONE = 3 * BEAT


async def beat(store: Store, now: float) -> None:
    """A sign of life, if anything depends on it."""
    tables = schema.tables
    due = sa.select(tables.c.id).where(tables.c.status == PLAYING, tables.c.wake.is_not(None)).exists()
    await store.write_all(sa.update(schema.life).where(due).values(seen=now))


async def resume(store: Store, now: float) -> None:
    """Give everyone the time back that the server was down for."""
    await store.write(lambda connection: _resume(connection, now, _GONE if store.postgres else 0.0))


def _resume(connection: sa.Connection, now: float, least: float) -> None:
    tables, seats, life = schema.tables, schema.seats, schema.life
    playing = tables.c.status == PLAYING
    seen = connection.execute(sa.select(life.c.seen)).scalar()
    if seen is None:
        connection.execute(sa.insert(life).values(id=1, seen=now))
        return
    connection.execute(sa.update(life).values(seen=now))
    touched = connection.execute(sa.select(sa.func.max(tables.c.touched)).where(playing)).scalar()
    down = now - max(seen, touched or 0.0)
    if down <= least:
        return
    asked = seats.c.table.in_(sa.select(tables.c.id).where(playing))
    connection.execute(sa.update(seats).where(asked).values(since=seats.c.since + down))
    later = {"wake": tables.c.wake + down, "version": tables.c.version + 1, "public": tables.c.public + 1}
    connection.execute(sa.update(tables).where(playing).values(later))
