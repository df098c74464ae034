"""Several processes on one PostgreSQL tell each other what has changed."""

import asyncio
import logging
from contextlib import suppress
from typing import Any, Protocol

from sqlalchemy.engine import make_url

from curia.server.live.stream import Hub
from curia.server.storage.store import CHANNEL, Store

log = logging.getLogger("curia.notifications")
_ASK_SECONDS = 10.0
_ANSWER_SECONDS = 5.0


class Notified(Protocol):
    """What hears of changes in other processes."""

    @property
    def store(self) -> Store: ...

    @property
    def hub(self) -> Hub: ...

    def look_again(self) -> None: ...

    def forget_keys(self, *gone: int) -> None: ...

    def elsewhere(self, id: str, audience: frozenset[int] | None = None) -> None: ...


async def hear(services: Notified, address: str) -> None:
    """Listen for as long as the server runs; after a lost connection, look everywhere."""
    import asyncpg  # type: ignore[import-untyped]

    url = make_url(address).set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            connection = await asyncpg.connect(url, timeout=_ANSWER_SECONDS, command_timeout=_ANSWER_SECONDS)
            lost = asyncio.Event()
            connection.add_termination_listener(lambda *_, lost=lost: lost.set())
            await connection.add_listener(CHANNEL, lambda *heard: _heard(services, heard[3]))
            services.look_again()
            try:
                await _until_lost(connection, lost)
            finally:
                with suppress(Exception):
                    await connection.close(timeout=1)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            log.warning("lost the database's notices", extra={"why": type(error).__name__})
        await asyncio.sleep(1.0)


async def _until_lost(connection: Any, lost: asyncio.Event) -> None:
    """Until the connection is gone: it is asked now and then, as one that was cut in silence says nothing."""
    while not lost.is_set():
        try:
            await asyncio.wait_for(lost.wait(), _ASK_SECONDS)
        except TimeoutError:
            await connection.execute("SELECT 1")


def _heard(services: Notified, payload: Any) -> None:
    """`process tTABLE`; `process pTABLE KEY ...` if only these keys may notice; `process kKEY TABLE` when a
    client has got or lost a table; `process dKEY` when it has gone for good."""
    process, word, *rest = str(payload).split(" ")
    if process == services.store.name:
        return
    if word[:1] == "k" and rest:
        services.hub.tell_key(int(word[1:]), rest[0])
    elif word[:1] == "d":
        services.forget_keys(int(word[1:]))
    elif word[:1] == "p":
        services.elsewhere(word[1:], frozenset(int(key) for key in rest))
    else:
        services.elsewhere(word[1:])
