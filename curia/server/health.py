"""Whether the server can do its work: its database answers, and what is written to it stays.

A check writes, as only that tells. It is made when somebody asks and the last answer is not fresh any more,
once for everyone who asks meanwhile, so that asking costs nothing.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from curia.server.refusals import Refused
from curia.server.tables import clock

log = logging.getLogger("curia.health")
FRESH = 2.0
LIMIT = 4.0


class Health:
    def __init__(self, probe: Callable[[], Awaitable[object]]) -> None:
        self._probe = probe
        self._checked: float | None = None
        self._well = True
        self._checking: asyncio.Task[None] | None = None

    async def check(self) -> None:
        """Raises Refused if the server is not well."""
        if self._checked is None or clock.monotonic() - self._checked > FRESH:
            if self._checking is None:
                self._checking = asyncio.create_task(self._check())
            await asyncio.shield(self._checking)
        if not self._well:
            raise Refused("server-storage", 503)

    async def _check(self) -> None:
        try:
            async with asyncio.timeout(LIMIT):
                await self._probe()
            well = True
        except Exception as error:
            well = False
            if self._well:
                log.error("the database can't be written", extra={"why": type(error).__name__})
        if well and not self._well:
            log.warning("the database can be written again")
        self._well, self._checked, self._checking = well, clock.monotonic(), None
