"""Live updates: who listens to which table, and what each listener gets as server-sent events.

Nothing is queued for anyone. A table that has changed is marked, and the listener's own task builds what is
new since that listener's position; so a slow connection gets fewer, larger messages, and costs no memory.

The id of a message holds the positions of all tables of this client, so that any process can go on from it:
`table:entries.public.chat`, joined with `;`.
"""

import asyncio
import re
from collections import Counter, defaultdict
from collections.abc import AsyncIterator
from typing import NamedTuple, Protocol

from curia.core.game import Json
from curia.server.limits import Unread
from curia.server.refusals import Refused
from curia.server.storage.store import Store
from curia.server.tables import clock, render
from curia.server.tables.room import Room

HEARTBEAT = 15.0
_PART = 65_536
_POSITION = re.compile(r"([0-9a-z]{1,16}):(\d{1,9})\.(\d{1,9})\.(\d{1,9})", re.ASCII)


class Position(NamedTuple):
    number: int
    public: int
    said: int


class Listener:
    """One open stream."""

    def __init__(self, key: int, address: str = "") -> None:
        self.key = key
        self.address = address
        self.tables: set[str] = set()
        self.marked: set[str] = set()
        self.closing = False
        self._rest: asyncio.Future[None] | None = None

    def mark(self, table: str) -> None:
        self.marked.add(table)
        self.stir()

    def close(self) -> None:
        self.closing = True
        self.stir()

    def stir(self) -> None:
        if self._rest is not None and not self._rest.done():
            self._rest.set_result(None)

    async def rest(self, seconds: float) -> None:
        """Until there is something to do, or for so long."""
        if self.marked or self.closing:
            return
        loop = asyncio.get_running_loop()
        self._rest = loop.create_future()
        timer = loop.call_later(seconds, self.stir)
        try:
            await self._rest
        finally:
            timer.cancel()


class Hub:
    """Who listens, in this process."""

    def __init__(self) -> None:
        self._by_table: defaultdict[str, set[Listener]] = defaultdict(set)
        self._by_key: defaultdict[int, set[Listener]] = defaultdict(set)
        self._by_address: Counter[str] = Counter()
        self.closing = False

    def __len__(self) -> int:
        return sum(len(listeners) for listeners in self._by_key.values())

    def of(self, key: int) -> int:
        return len(self._by_key.get(key, ()))

    def at(self, address: str) -> int:
        """How many streams go to this address."""
        return self._by_address[address]

    def keys(self) -> list[int]:
        return list(self._by_key)

    def tell(self, table: str, audience: frozenset[int] | None = None) -> None:
        """A table has changed, for everyone or for these keys only."""
        for listener in self._by_table.get(table, ()):
            if audience is None or listener.key in audience:
                listener.mark(table)

    def tell_key(self, key: int, table: str) -> None:
        """A client has got a table, or lost it."""
        for listener in self._by_key.get(key, ()):
            self.follow(listener, table)
            listener.mark(table)

    def tell_all(self) -> None:
        """Something may have been missed: look everywhere."""
        for table in list(self._by_table):
            self.tell(table)

    def open(self, key: int, address: str = "") -> Listener:
        listener = Listener(key, address)
        listener.closing = self.closing
        self._by_key[key].add(listener)
        self._by_address[address] += 1
        return listener

    def follow(self, listener: Listener, table: str) -> None:
        listener.tables.add(table)
        self._by_table[table].add(listener)

    def unfollow(self, listener: Listener, table: str) -> None:
        listener.tables.discard(table)
        self._by_table[table].discard(listener)
        if not self._by_table[table]:
            del self._by_table[table]

    def close(self, listener: Listener) -> None:
        for table in list(listener.tables):
            self.unfollow(listener, table)
        self._by_key[listener.key].discard(listener)
        self._by_address[listener.address] -= 1
        if not self._by_address[listener.address]:
            del self._by_address[listener.address]
        if not self._by_key[listener.key]:
            del self._by_key[listener.key]

    def close_key(self, key: int) -> None:
        """Whose key is gone hears no more."""
        for listener in self._by_key.get(key, ()):
            listener.close()

    def close_all(self) -> None:
        """The server is going down: let every stream end, so that its client comes back to another one."""
        self.closing = True
        for listeners in self._by_key.values():
            for listener in listeners:
                listener.close()


def read_positions(text: str | None) -> dict[str, Position]:
    """Where a listener was; what can't be read is taken as the beginning."""
    found = {}
    for part in (text or "").split(";")[:100]:
        if match := _POSITION.fullmatch(part):
            found[match[1]] = Position(int(match[2]), int(match[3]), int(match[4]))
    return found


def position_text(positions: dict[str, Position]) -> str:
    return ";".join(f"{table}:{at.number}.{at.public}.{at.said}" for table, at in positions.items())


class Source(Protocol):
    """What a stream needs of the server."""

    @property
    def hub(self) -> Hub: ...

    @property
    def store(self) -> Store: ...

    @property
    def unread(self) -> Unread: ...

    def room(self, id: str) -> Room: ...

    async def is_key(self, key: int) -> bool: ...


async def listen(
    services: Source, key: int, tables: list[str], positions: dict[str, Position], address: str = ""
) -> AsyncIterator[str]:
    """The stream of one client, as text; it ends when the server does."""
    listener = services.hub.open(key, address)
    try:
        # From here on the stream ends with its key; but that may have been deleted since it was looked at.
        if not await services.is_key(key):
            return
        for table in tables:
            services.hub.follow(listener, table)
        async for message in _messages(services, listener, positions):
            yield message
    except Refused:
        return
    finally:
        services.hub.close(listener)


async def _messages(
    services: Source, listener: Listener, positions: dict[str, Position]
) -> AsyncIterator[str]:
    private: dict[str, Json] = {}
    positions = {table: at for table, at in positions.items() if table in listener.tables}
    listener.marked |= listener.tables
    heartbeat = clock.monotonic() + HEARTBEAT
    yield "retry: 1000\n\n"
    while not listener.closing:
        while listener.marked and not listener.closing:
            table = min(listener.marked)
            listener.marked.discard(table)
            message = await _message(services, listener, table, positions, private)
            if message is not None:
                kind, data = message
                text = f"event: {kind}\nid: {position_text(positions)}\ndata: {data}\n\n"
                # Where too much waits to be read already, the stream ends; its client may come back.
                with services.unread.sending(listener.address, len(text)):
                    for start in range(0, len(text), _PART):
                        yield text[start : start + _PART]
        # At fixed times, whatever happens: when a heartbeat comes tells nothing.
        while clock.monotonic() >= heartbeat:
            heartbeat += HEARTBEAT
            yield ": still here\n\n"
        await listener.rest(heartbeat - clock.monotonic())


async def _message(
    services: Source,
    listener: Listener,
    table: str,
    positions: dict[str, Position],
    private: dict[str, Json],
) -> tuple[str, str] | None:
    """What is new at a table for this client, if anything; its position moves on."""
    at = positions.get(table)
    try:
        found = await services.room(table).read(
            lambda room: _parts(room, listener.key, at, private.get(table))
        )
    except Refused:
        found = None
    if found is None:
        services.hub.unfollow(listener, table)
        positions.pop(table, None)
        private.pop(table, None)
        return "gone", render.dumps({"table": table})
    now, parts, private[table] = found
    positions[table] = now
    before = at.said if at is not None else 0
    if now.said != before:
        # The stored chat may be ahead of this process's room, and so may a client that comes from another
        # process: the lines themselves say where it stands, so nothing is told twice.
        said = await services.store.chat(table, min(now.said, before))
        if fresh := [line for line in said if line.number >= before]:
            parts.append(f'"chat":{render.dumps([render.line(line) for line in fresh])}')
        if said:
            positions[table] = now._replace(said=said[-1].number + 1)
    return ("news", f'{{"table":{render.dumps(table)},{",".join(parts)}}}') if parts else None


def _parts(
    room: Room, key: int, at: Position | None, private: Json | None
) -> tuple[Position, list[str], Json] | None:
    """What is new for this client since its position; None if the table is not for it."""
    if not room.may_see(key):
        return None
    now = Position(room.table.number, room.table.public, room.table.said)
    yours = render.yours(room, key)
    moved = private is not None and private["seats"] != yours["seats"]
    parts = []
    # A match that a newer release has stopped says so to everyone who comes back.
    if at is None or at.public != now.public or (room.stopped is not None and private is None):
        parts.append(f'"about":{render.dumps(room.about)}')
    if private != yours:
        parts.append(f'"yours":{render.dumps(yours)}')
    if room.match is not None and (at is None or at.number != now.number or moved):
        # A number that a client makes up is no number: it gets the whole story, like a newcomer.
        since = at.number if at is not None and at.number in room.marks and not moved else -1
        plays = [render.play(room, seat, since) for seat in yours["seats"] or [None]]
        parts.append(f'"play":[{",".join(plays)}]')
    return now, parts, yours
