"""One table, one lock. What is in memory follows from the store, and nothing is told that is not stored."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, TypeVar

import curia
from curia.core import proof
from curia.core.errors import CuriaError
from curia.core.game import Json
from curia.core.match import FORMAT, HOST, Match, going_on
from curia.server.refusals import Refused, forbidden
from curia.server.settings import Settings
from curia.server.storage.rows import OVER, PLAYING, Change, EntryRow
from curia.server.storage.store import Conflict, Store
from curia.server.tables import clock, render
from curia.server.tables.decisions import ask
from curia.server.tables.state import Sender, TableState

log = logging.getLogger("curia.room")
T = TypeVar("T")
_TRIES = 20
# More entries than this are not replayed in the event loop.
_LONG = 100


class Room(TableState):
    def __init__(
        self,
        id: str,
        store: Store,
        settings: Settings,
        tell: Callable[["Room", frozenset[int] | None], None],
    ) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.loaded = False
        self.match = self.stopped = None
        self.used = clock.now()
        self.stored_at = 0.0
        self.changed = asyncio.Event()
        self.settings = settings
        self._store = store
        self._tell = tell

    # Reading and changing

    async def read(self, look: Callable[["Room"], T]) -> T:
        async with self.lock:
            await self._load()
            return look(self)

    async def change(self, act: Callable[["Room"], T]) -> T:
        """Let `act` change this room, store what it changed, then tell. `act` raises before it changes the
        match, and is called again if another process was first. Whoever has asked may be gone meanwhile: what
        is being stored is told all the same."""
        return await asyncio.shield(asyncio.create_task(self._change(act)))

    async def _change(self, act: Callable[["Room"], T]) -> T:
        async with self.lock:
            for _ in range(_TRIES):
                await self._load()
                before = self._as_it_is()
                self.sender = Sender(None)
                self.saying = []
                try:
                    result = act(self)
                    change = self._settle(before)
                    if change is not None:
                        await self._store.commit(change)
                except CuriaError:
                    self._undo(before)
                    raise
                except Conflict:
                    self.reset()
                    continue
                except BaseException:
                    self.reset()
                    raise
                if change is not None:
                    self.table.version += 1
                    if change.entries:
                        self.stored_at = clock.now()
                    self._wake()
                    self._tell(self, change.audience)
                return result
            raise Refused("server-busy", 503)

    def forget(self) -> None:
        """Another process has changed the table: read it again when it is next needed."""
        self.loaded = False
        self._wake()

    def reset(self) -> None:
        """What is in memory may not be what is stored: replay everything when it is next needed."""
        self.loaded = False
        self.match = self.stopped = None

    def _wake(self) -> None:
        self.changed.set()
        self.changed = asyncio.Event()

    async def _load(self) -> None:
        self.used = clock.now()
        while not self.loaded:
            await self._read()
            if self.match is not None and len(self.match.entries()) > self.table.number:
                await self._store_upgrade()

    async def _read(self) -> None:
        stored = await self._store.table(self.id)
        if stored is None:
            raise forbidden()
        self.table, self.seats, log, self.watchers = stored
        self.requests = {(entry.key, entry.request): entry.number for entry in log if entry.request}
        # A log only grows, so a match of the same length is the same match: nothing has to be replayed.
        known = self.stopped if self.match is None else self.match.entries()
        if known is None or len(known) != len(log):
            # A long log is replayed beside everything else that the server has to do.
            if len(log) > _LONG:
                self.match, self.stopped = await asyncio.to_thread(self._replay, log)
            else:
                self.match, self.stopped = self._replay(log) if log else (None, None)
            self.log_bytes = sum(len(entry.move.encode()) for entry in log)
            self.public = None if self.match is None else self.match.view(None, past=False)
            self.marks = {} if self.match is None else {self.table.number: self.match.happened}
            self.rendered = {}
            self.views = {}
        self.about = render.about(self)
        self.loaded = True

    def _replay(self, entries: list[EntryRow]) -> tuple[Match | None, list[EntryRow] | None]:
        """The match of a log; or the log, if a newer release refuses it. A match that is being played goes on
        from just before the first move that is refused, with one entry more that says so."""
        record, chance = self.record(entries), proof.chance(self.secret, self.nonces, self.table.scheme)
        try:
            match = curia.replay(record, chance=chance)
            refused = match.stopped
            if refused is not None and self.table.status == PLAYING:
                match = curia.replay(going_on(record, refused), chance=chance)
        except CuriaError as unread:
            # Not its words: they may hold a hidden card.
            why = f"{unread.key}, entry {unread.values.get('number')}"
        else:
            if refused is None:
                return match, None
            why = f"entry {refused['number']}, {refused['clause']}"
            if match.stopped is None:
                log.warning("a match goes on from before a move that the rules refuse", extra=self._why(why))
                return match, None
        log.warning("a log is refused by the rules", extra=self._why(why))
        return None, entries

    def _why(self, why: str) -> Json:
        return {"table": self.id, "why": why[:200]}

    async def _store_upgrade(self) -> None:
        """Write down that a match goes on by today's rules, before anybody hears of it."""
        before = self._as_it_is()
        self.sender, self.saying = Sender(None), []
        try:
            change = self._settle(before)
            assert change is not None
            await self._store.commit(change)
        except Conflict:
            self.reset()  # another process was first
        except BaseException:
            self.reset()
            raise
        else:
            self.table.version += 1
            self.stored_at = clock.now()

    def _as_it_is(self) -> list[dict[str, Any]]:
        return [vars(self.table).copy(), *(vars(seat).copy() for seat in self.seats)]

    def record(self, entries: list[EntryRow]) -> Json:
        return {
            "format": FORMAT,
            "rules": self.table.rules,
            "game": self.table.game,
            "options": self.table.options,
            "seats": [seat.seat for seat in self.seats],
            "moves": [{"seat": entry.seat, "move": entry.move} for entry in entries],
        }

    def begin(self) -> None:
        """Deal: what chance decides follows from the table's secret and the seats' nonces."""
        chance = proof.chance(self.secret, self.nonces, self.table.scheme)
        count = len(self.seats)
        self.match = curia.new(self.table.game, seats=count, options=self.table.options, chance=chance)
        self.note_held()
        record = self.match.record()
        self.table.rules, self.table.options = record["rules"], record["options"]

    # What follows from a change

    def _settle(self, before: list[dict[str, Any]]) -> Change | None:
        entries = [] if self.match is None else self._new_entries(self.match)
        self.table.said += len(self.saying)
        if self.table.status == OVER:
            self.table.opener = None
        about = render.about(self)
        if about != self.about:
            self.about = about
            self.table.public += 1
        row = _difference(before[0], vars(self.table))
        seats = {}
        for seat, old in zip(self.seats, before[1:], strict=True):
            if values := _difference(old, vars(seat)):
                seats[seat.place] = values
        if not (row or seats or entries or self.saying):
            return None
        change = Change(self.id, self.table.version, row, seats, entries, self.saying)
        if entries or self.saying or "public" in row:
            self.table.touched = row["touched"] = clock.now()
        else:
            # A change that nobody else may see leaves no trace: no time, and nobody else is woken.
            changed = [
                (old["key"], seat.key)
                for old, seat in zip(before[1:], self.seats, strict=True)
                if vars(seat) != old
            ]
            change.audience = frozenset(key for keys in changed for key in keys if key is not None)
        return change

    @property
    def too_long(self) -> bool:
        """Whether deals have made the log, or what everyone sees, as long as it may become."""
        if self.log_bytes > self.settings.max_log_bytes:
            return True
        # What is seen is never longer than what was written by much, so a short log says enough.
        most = self.settings.max_view_bytes
        return self.log_bytes > most // 10 and len(render.dumps(self.public)) > most

    def _new_entries(self, match: Match) -> list[EntryRow]:
        """The rows of what was played; with it the questions, clocks and the end that follow."""
        table, sender, now = self.table, self.sender, clock.now()
        played = match.entries(table.number)
        if not played:
            table.wake = clock.wake(self)
            return []
        rows = [EntryRow(self.id, table.number + i, *entry, now) for i, entry in enumerate(played)]
        rows[0].key, rows[0].request = sender.key, sender.request
        if sender.request:
            self.requests[sender.key, sender.request] = table.number
        if any(entry[0] == HOST for entry in played):
            self.marks.clear()
        table.number += len(played)
        self.log_bytes += sum(len(move.encode()) for _, move in played)
        self.marks[table.number] = match.happened
        self.rendered.clear()
        self.public = match.view(None, past=False)
        movers = {entry[0] for entry in played} | {sender.seat or ""}
        asked = ask(match.definition, self.public, table.number, movers, table.asked)
        clock.turn(self, table.asked, asked, {entry[0] for entry in played}, now)
        table.asked, table.result = asked, match.result
        table.status = PLAYING if match.result is None else OVER
        table.wake = clock.wake(self)
        return rows

    def _undo(self, before: list[dict[str, Any]]) -> None:
        vars(self.table).update(before[0])
        for seat, old in zip(self.seats, before[1:], strict=True):
            vars(seat).update(old)
        # An act that is refused has not touched the match; if one has, what is stored counts.
        if self.match is not None and len(self.match.entries()) != self.table.number:
            self.reset()


def _difference(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in new.items() if value != old[name]}
