"""One match: its log is the truth. Everything else follows from replaying it."""

import copy
import os
import re
from collections.abc import Callable
from random import Random, SystemRandom
from typing import Any

from curia.core.errors import BadInput, IllegalMove, short
from curia.core.game import Event, Game, Json

FORMAT = 1
CHANCE = "chance"
HOST = "host"
HOST_ENDS = ("resigned", "forfeit", "abandoned")
"""Reasons for an end that no rulebook knows."""

Entry = tuple[str, str]
# The source of a chance entry: by its number in the record, and by how many before it still count.
Chance = Callable[[int, int], Random]


class Source:
    """One random source for every entry; a deep copy of a match gets a copy of its own."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def __call__(self, number: int, draws: int) -> Random:
        return self._rng

    def __deepcopy__(self, memo: dict[int, Any]) -> "Source":
        # The operating system's source has no state that could be copied.
        return self if isinstance(self._rng, SystemRandom) else Source(copy.deepcopy(self._rng, memo))


def unforeseeable() -> Chance:
    """Chance from the operating system's entropy, which a deep copy of the match shares without using up."""
    secret = os.urandom(32).hex()
    return lambda number, draws: Random(f"{secret} {number}")


def copied(json: Any) -> Any:
    """A deep copy: what is given out must not be a way into the match."""
    if isinstance(json, dict):
        return {key: copied(value) for key, value in json.items()}
    return [copied(value) for value in json] if isinstance(json, list) else json


class Match:
    """A game being played: seats, moves, views, and the record of it all."""

    def __init__(self, game: Game[Any], state: Any, chance: Chance, origin: Json | None = None) -> None:
        self._game = game
        self._state = state
        self._chance = chance
        self._origin = origin
        self._log: list[Entry] = []
        # The entries that still count: the log less what was taken back. With each, the events before it.
        self._line: list[Entry] = []
        self._before: list[int] = []
        self._draws = 0
        self._events: list[Event] = []
        # What each seat saw before the log begins: of a position set up by hand, the view of it.
        self._remembered: dict[int | None, list[Json]] = {}
        if origin is not None:
            for seat in (None, *range(len(game.seats(state)))):
                self._remembered[seat] = [{"event": "position", "view": game.view(state, seat)}]
        self._told: dict[int | None, tuple[int, list[Json]]] = {}
        # The state after so many entries of the line, where something was last taken back to.
        self._checkpoint: tuple[int, Any] | None = None
        self._host_end: Json | None = None
        self.stopped: Json | None = None
        """Where a replay had to stop because the rules now refuse a move of the record."""
        state.log = self._events

    @property
    def game(self) -> str:
        """The game's id."""
        return self._game.id

    @property
    def definition(self) -> Game[Any]:
        """The game itself: what it says about its moves and events."""
        return self._game

    @property
    def seats(self) -> tuple[str, ...]:
        return self._game.seats(self._state)

    @property
    def to_act(self) -> tuple[str, ...]:
        """The seats that owe a move now, in seat order; () once it is over."""
        if self._host_end is not None:
            return ()
        seats = self.seats
        return tuple(seats[seat] for seat in self._game.to_act(self._state))

    @property
    def result(self) -> Json | None:
        """None, or points, winners and the reason for the end."""
        return self._game.result(self._state) if self._host_end is None else copied(self._host_end)

    def legal(self, seat: str) -> list[str]:
        """Every legal move of that seat as text; of open-ended ones (an order of cards, a deal) samples."""
        number = self._number(seat)
        return [] if self._host_end is not None else self._game.legal(self._state, number)

    def asides(self, seat: str) -> list[str]:
        """The legal moves by which a seat that owes none may speak in somebody else's turn."""
        number = self._number(seat)
        return [] if self._host_end is not None else self._game.asides(self._state, number)

    def play(self, seat: str, move: str) -> None:
        """Play a move; raises IllegalMove and then has changed nothing."""
        self._enter(seat, move)
        self.roll()

    def roll(self) -> None:
        """Let chance decide what is due, and write it down."""
        while True:
            text = self._game.roll(self._state, self._chance(len(self._log), self._draws))
            if text is None:
                return
            self._enter(CHANCE, text)

    def view(self, seat: str | None, past: bool = True) -> Json:
        """All that this seat may know and nothing else; None for a spectator. Without its past: no events."""
        number = None if seat is None else self._number(seat)
        view = self._game.view(self._state, number)
        if self._host_end is not None:
            view["to_act"] = []
            view["result"] = self.result
        view["legal"] = [] if seat is None else self.legal(seat)
        view["events"] = self.events(seat) if past else []
        return view

    def events(self, seat: str | None, since: int = 0) -> list[Json]:
        """All that this seat saw, in order; or what it saw since so much had `happened`."""
        number = None if seat is None else self._number(seat)
        if since:
            seen = [self._see(event, number) for event in self._events[since:]]
            return [event for event in seen if event is not None]
        # Seen once and kept: a long match would otherwise be told from its beginning for every view.
        told, story = self._told.get(number, (0, self._remembered.get(number, [])))
        new = (self._see(event, number) for event in self._events[told:])
        story = story + [event for event in new if event is not None]
        self._told[number] = len(self._events), story
        return [copied(event) for event in story]

    @property
    def happened(self) -> int:
        """How many events there are, whoever saw them. Taking back makes them fewer."""
        return len(self._events)

    def entries(self, since: int = 0) -> list[Entry]:
        """The record's entries, seat and move, from this number on; the first has number 0."""
        return self._log[since:]

    def newest(self, seat: str) -> tuple[int, list[Json]] | None:
        """The newest move of a seat that was not taken back: how many entries to take back for it, itself
        included, and what the seat has seen from it on."""
        number = self._number(seat)
        for place in range(len(self._line) - 1, -1, -1):
            if self._line[place][0] == seat:
                seen = (self._see(event, number) for event in self._events[self._before[place] :])
                return len(self._line) - place, [event for event in seen if event is not None]
        return None

    def position(self) -> Json:
        """The whole truth as a position, for referees only."""
        return self._game.position(self._state)

    def record(self) -> Json:
        """Options, seats and every move, chance included; JSON-able."""
        record: Json = {
            "format": FORMAT,
            "rules": self._game.rules,
            "game": self._game.id,
            "options": self._game.options(self._state),
            "seats": list(self.seats),
        }
        if self._origin is not None:
            record["position"] = copied(self._origin)
        record["moves"] = [{"seat": seat, "move": move} for seat, move in self._log]
        return record

    def ended_by_host(self, result: Json) -> None:
        """Give a sampled match the end that its view tells of."""
        self._host_end = copied(result)

    def remember(self, seat: str | None, events: list[Json]) -> None:
        """Give a match that begins in the middle (a sampled one) the past that this seat saw."""
        self._remembered[None if seat is None else self._number(seat)] = list(events)
        self._told = {}

    def _enter(self, seat: str, move: str) -> None:
        if not isinstance(move, str):
            raise IllegalMove("move-unreadable", None, move=short(move, 80))
        if seat == HOST:
            self._play_host(move)
            return
        before = len(self._events)
        if seat == CHANCE:
            self._game.play_chance(self._state, move)
            self._draws += 1
        else:
            number = self._number(seat)
            if self._host_end is not None:
                reason = self._host_end["reason"]
                raise IllegalMove("match-over", reason, reason=reason)
            move = self._game.play(self._state, number, move)
        self._log.append((seat, move))
        self._line.append((seat, move))
        self._before.append(before)

    def _play_host(self, move: str) -> None:
        """Ends that no rulebook knows (`resigned SEAT`, `forfeit SEAT`, `abandoned`), and taking entries back
        (`back N`, `upgraded N`)."""
        word, _, rest = move.partition(" ")
        if self.result is not None:
            reason = self.result["reason"]
            raise IllegalMove("match-over", reason, reason=reason)
        if word in ("resigned", "forfeit") and rest in self.seats:
            self._host_end = {
                **self._game.standing(self._state, self._number(rest)),
                "reason": word,
                "by": rest,
            }
        elif move == "abandoned":
            self._host_end = {**self._game.standing(self._state, None), "winners": [], "reason": word}
        elif (entries := _taken_back(move)) is not None and entries <= len(self._line):
            self._take_back(entries)
        else:
            raise IllegalMove("move-unreadable", None, move=move[:80])
        self._events.append((HOST, move))
        self._log.append((HOST, move))

    def _take_back(self, entries: int) -> None:
        kept = len(self._line) - entries
        known, state = self._checkpoint or (0, None)
        if state is None or known > kept:
            known, state = 0, self._beginning()
        # What was taken back to is kept: whoever takes back again and again does not have all of it replayed.
        state = self._game.copy(state)
        for seat, move in self._line[known:kept]:
            if seat == CHANCE:
                self._game.play_chance(state, move)
            else:
                self._game.play(state, self._number(seat), move)
        self._checkpoint = kept, self._game.copy(state)
        self._draws -= sum(seat == CHANCE for seat, _ in self._line[kept:])
        del self._line[kept:]
        self._forget_events(self._before[kept])
        self._state = state
        state.log = self._events

    def _beginning(self) -> Any:
        if self._origin is None:
            return self._game.start(len(self.seats), self._game.options(self._state))
        return self._game.from_position(self._origin)

    def _forget_events(self, since: int) -> None:
        """Forget the events from this one on, and what the host did before it."""
        hosts = [number for number, event in enumerate(self._events[:since]) if event[0] == HOST]
        before = self._before[: len(self._line)]
        self._before = [events - sum(host < events for host in hosts) for events in before]
        self._events = [event for event in self._events[:since] if event[0] != HOST]
        self._told = {}

    def _see(self, event: Event, seat: int | None) -> Json | None:
        if event[0] == HOST:
            return {"event": HOST, "move": event[1]}
        return self._game.see(self._state, event, seat)

    def _number(self, seat: str) -> int:
        seats = self.seats
        if seat not in seats:
            raise BadInput("seat-unknown", seat=short(seat), seats=", ".join(seats))
        return seats.index(seat)


def replay(game: Game[Any], record: Json, chance: Chance) -> Match:
    """The match of a record that `check_record` has passed, at the point where the record ends."""
    older = record["rules"] < game.rules
    if older:
        record = game.upgraded(record)
    origin = record.get("position")
    if origin is None:
        state = game.start(len(record["seats"]), record["options"])
    else:
        state = game.from_position(origin)
        options = game.options(game.start(len(record["seats"]), record["options"]))
        if origin.get("game") != game.id or game.options(state) != options:
            raise BadInput("record-position")
        origin = game.position(state)  # with every option, whatever was left out
    match = Match(game, state, chance, origin)
    if list(match.seats) != record["seats"]:
        raise BadInput("record-seats", seats=", ".join(match.seats))
    counting, taken_back = _resolved(record["moves"])
    for place, index in enumerate(counting):
        entry, number = record["moves"][index], index + 1
        if taken_back is not None and place == taken_back[0]:
            match._events.append((HOST, taken_back[1]))
        try:
            match._enter(entry["seat"], entry["move"])
        except IllegalMove as refused:
            if not older:
                raise BadInput(
                    "record-move", number=number, move=entry["move"][:80], why=refused
                ) from refused
            match.stopped = {"number": number, **entry, "clause": refused.clause}
            match._log = [(entry["seat"], entry["move"]) for entry in record["moves"][:index]]
            return match
        except BadInput as refused:
            raise BadInput("record-move", number=number, move=entry["move"][:80], why=refused) from refused
    if taken_back is not None and taken_back[0] == len(counting):
        match._events.append((HOST, taken_back[1]))
    match._log = [(entry["seat"], entry["move"]) for entry in record["moves"]]
    if game.roll(match._state, Random(0)) is not None:
        raise BadInput("record-cut", number=len(record["moves"]))
    return match


# `upgraded` is how a host goes on with a match after the rules have changed: it takes back the first entry
# that they refuse, and all since.
_BACK = re.compile("(?:back|upgraded) ([1-9][0-9]{0,5})", re.ASCII)


def _taken_back(move: str) -> int | None:
    """How many entries a host's entry takes back; None if it does something else."""
    found = _BACK.fullmatch(move)
    return None if found is None else int(found[1])


def _resolved(moves: list[Json]) -> tuple[list[int], tuple[int, str] | None]:
    """Which entries of a record still count, so that what was taken back is never played; and behind how many
    of them something was last taken back, with its text. What makes no sense stays, and is refused."""
    counting: list[int] = []
    last: tuple[int, str] | None = None
    for index, entry in enumerate(moves):
        back = _taken_back(entry["move"]) if entry["seat"] == HOST else None
        if back is None and entry["seat"] == HOST:
            # The host has ended the match: nothing may follow.
            return [*counting, *range(index, len(moves))], last
        if back is None or back > len(counting):
            counting.append(index)
        else:
            del counting[len(counting) - back :]
            last = len(counting), entry["move"]
    return counting, last


def going_on(record: Json, stopped: Json) -> Json:
    """A record at which a replay had to stop, so that it goes on from just before the refused move."""
    counting, _ = _resolved(record["moves"])
    entries = sum(index >= stopped["number"] - 1 for index in counting)
    return {**record, "moves": [*record["moves"], {"seat": HOST, "move": f"upgraded {entries}"}]}


def take_backs(moves: list[Json]) -> dict[int, list[int]]:
    """Of a replayed record: the entries that take something back, with those that they took back."""
    counting: list[int] = []
    found = {}
    for index, entry in enumerate(moves):
        back = _taken_back(entry["move"]) if entry["seat"] == HOST else None
        if back is None:
            counting.append(index)
        else:
            found[index] = counting[-back:]
            del counting[-back:]
    return found


def upgrades(moves: list[Json]) -> dict[int, int]:
    """The first entry that each upgrade of a replayed record took back, and the entry that says so."""
    backs = take_backs(moves).items()
    return {taken[0]: index for index, taken in backs if moves[index]["move"].startswith("upgraded ")}


def stages(moves: list[Json]) -> list[int]:
    """How many entries of a replayed record there were after each move and what chance added to it, the
    beginning included. What an upgrade has taken back is left out: the rules refuse it."""
    refused = {number for first, end in upgrades(moves).items() for number in range(first + 1, end + 1)}
    return [
        number
        for number in range(len(moves) + 1)
        if number not in refused and (number == len(moves) or moves[number]["seat"] != CHANCE)
    ]


def check_record(record: Any, rules: dict[str, int]) -> Json:
    """A record with the right keys and types, of a game and a version that we know."""
    if not isinstance(record, dict):
        raise BadInput("record-no-object")
    wanted: dict[str, type] = {
        "format": int, "rules": int, "game": str, "options": dict, "seats": list, "moves": list,
    }  # fmt: skip
    for key, kind in wanted.items():
        if key not in record:
            raise BadInput("record-lacks", key=key)
        if not isinstance(record[key], kind) or isinstance(record[key], bool):
            raise BadInput("record-type", key=key)
    for key in record:
        # The proof is its host's: what chance it promised before play. Replaying needs none.
        if key not in wanted and key not in ("position", "proof"):
            raise BadInput("record-key", key=short(key))
    if not isinstance(record.get("position", {}), dict):
        raise BadInput("record-type", key="position")
    if record["game"] not in rules:
        raise BadInput("game-unknown", game=record["game"][:40], games=", ".join(rules))
    if not 1 <= record["format"] <= FORMAT or not 1 <= record["rules"] <= rules[record["game"]]:
        raise BadInput("record-newer")
    for number, entry in enumerate(record["moves"], 1):
        if not isinstance(entry, dict) or set(entry) != {"seat", "move"}:
            raise BadInput("record-entry", number=number)
        if not isinstance(entry["seat"], str) or not isinstance(entry["move"], str):
            raise BadInput("record-entry", number=number)
    return record
