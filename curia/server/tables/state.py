"""What a table is in memory: its rows, its match, and who is who at it. Nothing here waits or writes."""

from typing import NamedTuple

from curia.core import proof
from curia.core.game import Json
from curia.core.match import Match
from curia.server.refusals import Refused, forbidden
from curia.server.settings import Settings
from curia.server.storage.rows import PERSON, PLAYING, ChatRow, EntryRow, SeatRow, TableRow
from curia.server.tables.decisions import decision


class Sender(NamedTuple):
    """Who is behind a change: a seat, with the key and the request that it came with."""

    seat: str | None
    key: int | None = None
    request: str | None = None


class TableState:
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
    settings: Settings
    stored_at: float
    """When the newest entry was stored, which may be later than it was made."""
    marks: dict[int, int]
    """How many events had happened when the record had so many entries."""
    rendered: dict[tuple[str | None, int, bool], str]
    views: dict[str | None, tuple[tuple[int, str], str]]

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
