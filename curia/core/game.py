"""What a game has to offer so that `Match` can host it.

A game keeps its whole truth in a state of its own type: fast, flat, without text. The methods here are
the border: they turn texts into moves and states into JSON-able views, positions and results.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from random import Random
from typing import Any, Generic, Protocol, TypeVar

Json = dict[str, Any]
# One thing that happened, in the game's own coding; it holds the whole truth.
Event = tuple[Any, ...]


class AnyState(Protocol):
    """What core needs of a state: a deep copy, and a log that it fills if there is one."""

    log: list[Event] | None


S = TypeVar("S", bound=AnyState)


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
        """Every legal move of that seat as text."""

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

    @abstractmethod
    def sample(self, view: Json, rng: Random) -> S:
        """A state that fits everything in a seat's view; any state that fits may come out."""
