"""What a game has to offer so that `Match` can host it.

A game keeps its whole truth in a state of its own type: fast, flat, without text. The abstract methods are
the border: they turn texts into moves and states into JSON-able views, positions and results. The others say
what hosts, bots and reviews can't know by themselves; a plain game needs none of them.
"""

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from enum import Flag, auto
from random import Random
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from curia.core import plain_text

Json = dict[str, Any]
# A message key and its arguments: texts, numbers, words again, or lists of words.
Words = tuple[str, dict[str, Any]]
# One thing that happened, in the game's own coding; it holds the whole truth.
Event = tuple[Any, ...]


class AnyState(Protocol):
    """What core needs of a state: a deep copy, and a log that it fills if there is one."""

    log: list[Event] | None


S = TypeVar("S", bound=AnyState)


class Kind(Flag):
    """What an event means to a seat that saw it, for reviews. An event can be of several kinds."""

    LUCK = auto()
    """Chance showed."""
    SAID = auto()
    """Something was said, and nothing done yet."""
    QUIET = auto()
    """It changes nobody's mind who is not about to move."""
    AGREED = auto()
    """Several did something together: to the rest that is much more than the luck that it brought."""


class StandingAnswers(NamedTuple):
    """What a player may leave with the host so as not to be asked: an answer for each situation."""

    situations: tuple[str, ...]
    answers: tuple[str, ...]


class Game(ABC, Generic[S]):
    """One game: its data, and the border between texts and states."""

    id: str
    rules: int
    """Version of the rules; raised when a fix makes old records play differently."""

    @abstractmethod
    def describe(self) -> Json:
        """Seats, options with values and defaults, editions; JSON-able."""

    @abstractmethod
    def start(self, seats: int | None, options: Mapping[str, Any]) -> S:
        """A new state, before the first chance entry. Raises BadInput."""

    @abstractmethod
    def copy(self, state: S) -> S:
        """A deep copy, without a log."""

    @abstractmethod
    def seats(self, state: S) -> tuple[str, ...]:
        """The seats' names, in seat order."""

    @abstractmethod
    def options(self, state: S) -> Json:
        """The options as a record keeps them."""

    @abstractmethod
    def to_act(self, state: S) -> list[int]:
        """The seats that owe a move, in seat order; empty when chance is due or the game is over."""

    @abstractmethod
    def legal(self, state: S, seat: int) -> list[str]:
        """Every legal move of that seat as text; of open-ended ones (an order of cards, a deal) samples."""

    @abstractmethod
    def play(self, state: S, seat: int, text: str) -> str:
        """Check a move, carry it out, return it as the record keeps it. Raises IllegalMove."""

    @abstractmethod
    def roll(self, state: S, rng: Random) -> str | None:
        """The text of the chance entry that is due, drawn with `rng`; None if none is."""

    @abstractmethod
    def play_chance(self, state: S, text: str) -> None:
        """Carry out a chance entry. Raises BadInput if it does not fit and then has changed nothing."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> Json:
        """All that a seat (or a spectator) may know, built from nothing; without `events` and `legal`."""

    @abstractmethod
    def see(self, state: S, event: Event, seat: int | None) -> Json | None:
        """An event as that seat saw it; None if it saw nothing."""

    @abstractmethod
    def result(self, state: S) -> Json | None:
        """Points, winners and the clause that ended the game; None while it runs."""

    @abstractmethod
    def standing(self, state: S, without: int | None) -> Json:
        """The result if a host ends the game now: as `result`, less the reason. `without` has lost it."""

    @abstractmethod
    def position(self, state: S) -> Json:
        """The whole truth as a position; for referees only."""

    @abstractmethod
    def from_position(self, position: Mapping[str, Any]) -> S:
        """The inverse of `position`. Raises BadInput."""

    def upgraded(self, record: Json) -> Json:
        """A record of an older version of the rules as this version reads it, with the same meaning: its
        options spelled out, for instance. `record` has passed `check_record` and is not to be changed."""
        return record

    @abstractmethod
    def sample(self, view: Json, rng: Random) -> S:
        """A state that fits everything in a seat's view; any state that fits may come out."""

    # What a host asks. `public` is a spectator's view, so nothing here depends on what is hidden.

    def on_turn(self, public: Json) -> str | None:
        """Whose turn it is, whoever is asked in it; None while it is nobody's."""
        return public["to_act"][0] if len(public["to_act"]) == 1 else None

    def turn(self, public: Json) -> str | None:
        """Facts that name this turn, for a game in which seats outside `to_act` may move: during the same
        turn they have leave to. None if they never may."""
        return None

    def question(self, public: Json, seat: str) -> str:
        """Facts that name what a seat in `to_act` is asked. While they stay the same a move that was meant
        for the question still answers it; else it is stale. A game that asks several seats at the same time
        leaves out what does not concern the others."""
        facts = {key: value for key, value in public.items() if key not in ("legal", "events")}
        return hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()[:16]

    def timed(self, question: str) -> bool:
        """Whether the time of an answer to this question would tell something: then every answer is carried
        out only after a delay that tells nothing."""
        return False

    standing_answers: StandingAnswers | None = None
    """What may be answered beforehand to timed questions; None if nothing."""

    def standing_answer(self, answers: Mapping[str, str], public: Json, legal: list[str]) -> str | None:
        """The move that standing answers come to at a timed question; None if the seat wants to be asked."""
        return None

    def asides(self, state: S, seat: int) -> list[str]:
        """The legal moves by which a seat that owes none may speak in somebody else's turn."""
        return [] if seat in self.to_act(state) else self.legal(state, seat)

    def tells_nothing(self, event: Json, seat: str, alone: bool) -> bool:
        """Whether an event, as the seat saw it, told it nothing that was hidden before, so that the seat's
        move before it can be taken back. `alone`: all others are bots, and their answers go with the move."""
        return False

    def reference(self, event: Json) -> int | None:
        """The number by which players speak of what this event is about, of a deal for instance."""
        return None

    # What reviews and hints ask

    def kinds(self, event: Json, seat: str) -> Kind:
        """What an event means to a seat that saw it."""
        return Kind(0)

    def news(self, events: Sequence[Json]) -> list[Json]:
        """Of what a move brought about, the events that are news of their own, whatever the move was."""
        return []

    def opening(self, view: Json) -> bool:
        """Whether the view's seat is asked for something that nobody can judge yet, such as a set-up."""
        return False

    # What everyone can read

    def text(self, view: Json) -> list[Words | str]:
        """A view line by line: words that the edge puts into the reader's language, or plain text. For tables
        without a picture of their own, screen readers and bug reports."""
        return [*plain_text.lines(view)]
