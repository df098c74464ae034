"""One table, one lock. What is in memory follows from the store, and nothing is told that is not stored."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import curia
from curia.core import proof
from curia.core.errors import CuriaError
from curia.core.game import Json
from curia.core.match import FORMAT, HOST, Match, going_on
from curia.server.refusals import Refused, forbidden
from curia.server.settings import Settings
from curia.server.storage.rows import OVER, PERSON, PLAYING, Change, ChatRow, EntryRow, SeatRow, TableRow
from curia.server.storage.store import Conflict, Store
from curia.server.tables import clock, render
from curia.server.tables.decisions import ask, decision

log = logging.getLogger("curia.room")
T = TypeVar("T")
_TRIES = 20
# More entries than this are not replayed in the event loop.
_LONG = 100


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
    sender: Sender
    saying: list[ChatRow]

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
                        self.told = clock.now()
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
            self.rendered: dict[tuple[str | None, int, bool], str] = {}
            self.views: dict[str | None, tuple[tuple[int, str], str]] = {}
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
            self.told = clock.now()

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

    # Who is who

    @property
    def secret(self) -> bytes:
        return bytes.fromhex(self.table.secret)

    @property
    def nonces(self) -> list[str]:
        return [seat.nonce or proof.derived_nonce(self.secret, seat.place) for seat in self.seats]

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

    def removed(self, key: int | None) -> bool:
        """Whether the host has removed this client."""
        return key in self.table.people.get("removed", [])

    def devices(self, key: int) -> set[int]:
        """The keys of one person, as far as a seat went from one to another here."""
        groups = [set(group) for group in self.table.people.get("devices", []) if key in group]
        return {key}.union(*groups)

    def held_elsewhere(self, key: int, place: int) -> bool:
        """Whether this client has, or had in this match, another seat than that one."""
        places = self.table.people.get("held", {}).get(str(key), [])
        return any(held != place for held in [*places, *(seat.place for seat in self.held(key))])

    def may_ask_for(self, key: int | None, seat: SeatRow) -> bool:
        """Whether this client may ask to play on at a seat that somebody has left. Not with two players: the
        opponent might ask under another key. Not who resigned there. And nobody ever sees two hands."""
        if key is None or self.table.status != PLAYING or len(self.seats) == 2 or seat.key is not None:
            return False
        if self.removed(key):
            return False
        left = seat.kind == PERSON or seat.former is not None or seat.former_name is not None
        people = any(other.key is not None for other in self.seats)
        return left and people and seat.former != key and not self.held_elsewhere(key, seat.place)

    def note_held(self) -> None:
        """Remember who sits where: nobody gets a seat that shows more than their own did."""
        known = {key: set(places) for key, places in self.table.people.get("held", {}).items()}
        for seat in self.seats:
            if seat.key is not None:
                known.setdefault(str(seat.key), set()).add(seat.place)
        held = {key: sorted(places) for key, places in known.items()}
        self.table.people = {**self.table.people, "held": held}

    def may_see(self, key: int | None) -> bool:
        if self.removed(key) and not self.table.open:
            return False
        return self.table.open or (
            key is not None and (key == self.table.host or key in self.watchers or self._holds_or_held(key))
        )

    def _holds_or_held(self, key: int) -> bool:
        return any(key in (seat.key, seat.former) for seat in self.seats)

    def returnable(self, key: int | None) -> list[SeatRow]:
        """The seats of this running match that this client may take back."""
        if key is None or self.table.status != PLAYING or self.removed(key):
            return []
        return [seat for seat in self.seats if seat.former == key and seat.key is None and not seat.resigned]

    @property
    def alone(self) -> bool:
        """Whether one person plays against bots, and nobody else could come back."""
        people = [seat for seat in self.seats if seat.kind == PERSON]
        gone = all(s.former is None or s.resigned or self.removed(s.former) for s in self.seats)
        return len(people) == 1 and gone

    @property
    def absence(self) -> tuple[str, ...]:
        """What the others may choose for somebody who is absent: with more than two players nobody's absence
        ends the match for the rest."""
        return ("bot", "wait", "end") if len(self.seats) == 2 else ("bot", "wait")

    @property
    def goes_on(self) -> bool:
        """Whether the others play on if somebody resigns: three or more players, a person among the rest."""
        people = [seat for seat in self.seats if seat.kind == PERSON and seat.key is not None]
        return len(self.seats) > 2 and len(people) > 1

    def check_host(self, key: int) -> None:
        if key != self.table.host:
            raise forbidden()

    @property
    def hints(self) -> bool:
        """Whether everyone agrees to hints: who sits here, and who comes yet and finds them here."""
        return all((self.table if seat.key is None else seat).hints for seat in self._people)

    @property
    def memory_aids(self) -> bool:
        """The same for memory aids."""
        return all((self.table if seat.key is None else seat).memory_aids for seat in self._people)

    @property
    def _people(self) -> list[SeatRow]:
        return [seat for seat in self.seats if seat.kind == PERSON]

    def decision(self, seat: str) -> str | None:
        return None if self.table.status != PLAYING else decision(self.table.asked, seat)


def _difference(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in new.items() if value != old[name]}
