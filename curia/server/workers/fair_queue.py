"""Places for a few at a time, given out in turn: whoever asks for many waits behind whoever asks for one."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Hands out `things` to owners, round robin: each owner's requests wait in a line of their own."""

    def __init__(self, things: list[T]) -> None:
        self._free = deque(things)
        self._lines: OrderedDict[str, deque[asyncio.Future[T]]] = OrderedDict()

    @asynccontextmanager
    async def take(self, owner: str) -> AsyncIterator[T]:
        thing = await self._next(owner)
        try:
            yield thing
        finally:
            self._give(thing)

    def waiting(self, owner: str) -> int:
        """How many of this owner's requests wait."""
        return len(self._lines.get(owner, ()))

    async def _next(self, owner: str) -> T:
        if self._free and not self._lines:
            return self._free.popleft()
        waiting: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(owner, deque()).append(waiting)
        try:
            return await waiting
        except BaseException:
            if waiting.done() and not waiting.cancelled():
                # It was given out at the very moment that nobody wanted it any more.
                self._give(waiting.result())
            raise

    def _give(self, thing: T) -> None:
        """To the next owner in turn who still waits; that owner then goes to the end."""
        while self._lines:
            owner, line = self._lines.popitem(last=False)
            waiting = line.popleft()
            if line:
                self._lines[owner] = line
            if not waiting.done():
                waiting.set_result(thing)
                return
        self._free.append(thing)
