"""One match: its log is the truth. Everything else follows from replaying it."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

from curia.core.errors import BadInput, IllegalMove, short
from curia.core.game import Event, Game, Json

FORMAT = 1
CHANCE = "chance"
HOST = "host"

Entry = tuple[str, str]
# The source of a chance entry, by its number in the record.
Chance = Callable[[int], Random]


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
        self._events: list[Event] = []
        # What each seat saw before the log begins: of a position set up by hand, the view of it.
        self._remembered: dict[int | None, list[Json]] = {}
        if origin is not None:
            for seat in (None, *range(len(game.seats(state)))):
                self._remembered[seat] = [{"event": "position", "view": game.view(state, seat)}]
        self._told: dict[int | None, tuple[int, list[Json]]] = {}
        self._host_end: Json | None = None
        self.stopped: Json | None = None
        """Where a replay had to stop because the rules now refuse a move of the record."""
        state.log = self._events

    @property
    def game(self) -> str:
        """The game's id."""
        return self._game.id

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
        """Every legal move of that seat as text."""
        number = self._number(seat)
        return [] if self._host_end is not None else self._game.legal(self._state, number)

    def play(self, seat: str, move: str) -> None:
        """Play a move; raises IllegalMove and then has changed nothing."""
        self._enter(seat, move)
        self.roll()

    def roll(self) -> None:
        """Let chance decide what is due, and write it down."""
        while (text := self._game.roll(self._state, self._chance(len(self._log)))) is not None:
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

    def latest(self) -> tuple[Entry, list[Json]] | None:
        """The newest entry that was not taken back, and what a spectator has seen from it on."""
        return (self._line[-1], self.events(None, self._before[-1])) if self._line else None

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
        """Ends that no rulebook knows (`resigned SEAT`, `forfeit SEAT`, `abandoned`) and `back N` entries."""
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
        elif word == "back" and re.fullmatch("[1-9][0-9]{0,5}", rest) and int(rest) <= len(self._line):
            self._take_back(int(rest))
        else:
            raise IllegalMove("move-unreadable", None, move=move[:80])
        self._events.append((HOST, move))
        self._log.append((HOST, move))

    def _take_back(self, entries: int) -> None:
        line = self._line[:-entries]
        if self._origin is None:
            state = self._game.start(len(self.seats), self._game.options(self._state))
        else:
            state = self._game.from_position(self._origin)
        again = Match(self._game, state, self._chance, self._origin)
        for seat, move in line:
            again._enter(seat, move)
        self._state, self._events = again._state, again._events
        self._line, self._before = line, again._before
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
    origin = record.get("position")
    if origin is None:
        state = game.start(len(record["seats"]), record["options"])
    else:
        state = game.from_position(origin)
        if origin.get("game") != game.id or game.options(state) != record["options"]:
            raise BadInput("record-position")
    match = Match(game, state, chance, origin)
    if list(match.seats) != record["seats"]:
        raise BadInput("record-seats", seats=", ".join(match.seats))
    for number, entry in enumerate(record["moves"], 1):
        try:
            match._enter(entry["seat"], entry["move"])
        except IllegalMove as refused:
            if record["rules"] == game.rules:
                raise BadInput(
                    "record-move", number=number, move=entry["move"][:80], why=refused
                ) from refused
            match.stopped = {"number": number, **entry, "clause": refused.clause}
            return match
        except BadInput as refused:
            raise BadInput("record-move", number=number, move=entry["move"][:80], why=refused) from refused
    if game.roll(match._state, Random(0)) is not None:
        raise BadInput("record-cut", number=len(record["moves"]))
    return match


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
