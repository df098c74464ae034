"""One table, one lock. What is in memory follows from the store, and nothing is told that is not stored."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import curia
from curia.core.errors import CuriaError
from curia.core.game import Json
from curia.core.match import FORMAT, HOST, Match
from curia.server import clock, proof, telling
from curia.server.decisions import ask, decision
from curia.server.refusals import Refused, forbidden
from curia.server.rows import OVER, PERSON, PLAYING, Change, ChatRow, EntryRow, SeatRow, TableRow
from curia.server.settings import Settings
from curia.server.store import Conflict, Store

log = logging.getLogger("curia.room")
T = TypeVar("T")
_TRIES = 20


class Sender(NamedTuple):
    """Who is behind a change: a seat, with the key and the request that it came with."""

    seat: str | None
    key: int | None = None
    request: str | None = None


class Room:
    table: TableRow
    seats: list[SeatRow]
    watchers: set[int]
    match: Match | None
    stopped: list[EntryRow] | None
    """The log of a match that today's rules refuse: it can't go on, and there is no match."""
    public: Json | None
    """A spectator's view without the past."""

    def __init__(self, id: str, store: Store, settings: Settings, tell: Callable[["Room"], None]) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.loaded = False
        self.used = clock.now()
        self.told = 0.0
        """When the newest entry was stored: storing may take longer than one would think."""
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
                before = [vars(self.table).copy(), *(vars(seat).copy() for seat in self.seats)]
                self.sender = Sender(None)
                self.saying: list[ChatRow] = []
                try:
                    result = act(self)
                    change = self._settle(before)
                    if change is not None:
                        await self._store.commit(change)
                except CuriaError:
                    self._undo(before)
                    raise
                except Conflict:
                    self.loaded = False
                    continue
                except BaseException:
                    self.loaded = False
                    raise
                if change is not None:
                    self.table.version += 1
                    if change.entries:
                        self.told = clock.now()
                    self._told()
                return result
            raise Refused("server-busy", 503)

    def forget(self) -> None:
        """Another process has changed the table: read it again when it is next needed."""
        self.loaded = False
        self._wake()

    def _told(self) -> None:
        self._wake()
        self._tell(self)

    def _wake(self) -> None:
        self.changed.set()
        self.changed = asyncio.Event()

    async def _load(self) -> None:
        self.used = clock.now()
        if self.loaded:
            return
        stored = await self._store.table(self.id)
        if stored is None:
            raise forbidden()
        self.table, self.seats, log, self.watchers = stored
        self.requests = {(entry.key, entry.request): entry.number for entry in log if entry.request}
        self.match, self.stopped = self._replay(log) if log else (None, None)
        self.public = None if self.match is None else self.match.view(None, past=False)
        self.marks = {} if self.match is None else {self.table.number: self.match.happened}
        self.rendered: dict[tuple[str | None, int], str] = {}
        self.about = telling.about(self)
        self.loaded = True

    def _replay(self, entries: list[EntryRow]) -> tuple[Match | None, list[EntryRow] | None]:
        """The match of a log; or the log, if a newer release refuses it."""
        try:
            match = curia.replay(self.record(entries), chance=proof.chance(self.secret, self.nonces))
        except CuriaError as refused:
            why = str(refused)
        else:
            if match.stopped is None:
                return match, None
            why = f"entry {match.stopped['number']}, {match.stopped['clause']}"
        log.warning("a log is refused by the rules", extra={"table": self.id, "why": why[:200]})
        return None, entries

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
        chance = proof.chance(self.secret, self.nonces)
        count = len(self.seats)
        self.match = curia.new(self.table.game, seats=count, options=self.table.options, chance=chance)
        record = self.match.record()
        self.table.rules, self.table.options = record["rules"], record["options"]

    # What follows from a change

    def _settle(self, before: list[dict[str, Any]]) -> Change | None:
        entries = [] if self.match is None else self._new_entries(self.match)
        self.table.said += len(self.saying)
        about = telling.about(self)
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
        # A change that nobody else may see, such as a standing answer, leaves no trace: not even a time.
        if entries or self.saying or "public" in row:
            self.table.touched = row["touched"] = clock.now()
        return Change(self.id, self.table.version, row, seats, entries, self.saying)

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
        self.marks[table.number] = match.happened
        self.rendered.clear()
        self.public = match.view(None, past=False)
        asked = ask(
            self.public, table.number, {entry[0] for entry in played} | {sender.seat or ""}, table.asked
        )
        clock.turn(self, table.asked, asked, now)
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
            self.loaded = False

    # Who is who

    @property
    def secret(self) -> bytes:
        return bytes.fromhex(self.table.secret)

    @property
    def nonces(self) -> list[str]:
        return [seat.nonce or "" for seat in self.seats]

    def seat(self, name: str) -> SeatRow:
        for seat in self.seats:
            if seat.seat == name:
                return seat
        raise Refused("seat-unknown", 400, seat=name[:40], seats=", ".join(seat.seat for seat in self.seats))

    def held(self, key: int | None) -> list[SeatRow]:
        """The seats of one client: none for a spectator, several at a hot seat."""
        return [] if key is None else [seat for seat in self.seats if seat.key == key]

    def own(self, key: int, named: str | None) -> SeatRow:
        """The one seat of this key, or the one of its seats that it means."""
        held = self.held(key)
        if not held:
            raise forbidden()
        if named is None and len(held) > 1:
            raise Refused("server-which-seat", 400, seats=", ".join(seat.seat for seat in held))
        for seat in held:
            if named in (None, seat.seat):
                return seat
        raise forbidden()

    def may_see(self, key: int | None) -> bool:
        return self.table.open or (
            key is not None and (key == self.table.host or key in self.watchers or bool(self.held(key)))
        )

    def check_host(self, key: int) -> None:
        if key != self.table.host:
            raise forbidden()

    @property
    def hints(self) -> bool:
        """Whether everyone agrees to hints: who sits here, and who comes yet and finds them here."""
        people = [seat for seat in self.seats if seat.kind == PERSON]
        return all(self.table.hints if seat.key is None else seat.hints for seat in people)

    def decision(self, seat: str) -> str | None:
        return None if self.table.status != PLAYING else decision(self.table.asked, seat)


def _difference(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in new.items() if value != old[name]}
