"""A game as a sequence of single choices from a fixed list of actions, with chance between them.

The rules ask for whole moves (an order of thirteen cards, any cards to swap, a deal). Here each of them is
put together from picks, so that a small number of actions is enough. A pick that completes a move plays it.

Chance comes in two ways. With a source of chance, piles are shuffled at once, as in a match. Without one
every card that is drawn or turned up is a chance node of its own: cards that nobody has seen are
exchangeable, so it is enough to decide which card is on top when it is needed. A move that needs such cards
is tried on a copy; where the copy used a card that chance has not settled yet, the move waits for it.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from random import Random
from typing import Any, Generic, TypeVar

from curia.core.game import AnyState, Event, Game, Json
from curia.research.words import spoken, told, without

S = TypeVar("S", bound=AnyState)

CHANCE = -1
OVER = -4
NONE = -1
ALL = 1_000  # more cards than any pile has

REWARDS = ("win", "points")


class Table(ABC, Generic[S]):
    """One game being played. `rng`: a source of chance, or None to ask for chance node by node."""

    names: tuple[str, ...]
    """The names of all actions; an action is an index into them."""
    follows = False
    """Whether `_note` wants to hear of events in every case."""

    def __init__(self, game: Game[S], state: S, rng: Random | None, rewards: str) -> None:
        if rewards not in REWARDS:
            raise ValueError(f"rewards is one of {', '.join(REWARDS)}, not {rewards!r}")
        self.game = game
        self.state = state
        self.rng = rng
        self.rewards = rewards
        self.seats = len(game.seats(state))
        self.picks: list[int] = []
        """The picks of an unfinished move, by whoever is to move."""
        self.due = NONE
        """The pile whose top card chance has to settle; with explicit chance only."""
        self.waits: tuple[int, Any] | None = None
        """The seat and the move that wait for it."""
        self.shown = 0
        """How many of the waiting move's events are known already."""
        self._listed: list[int] | None = None
        # What each seat has seen, the last entry being a spectator's: in words; and what it takes to see it.
        self.seen: list[str] = [""] * (self.seats + 1)
        self.events: list[Event] = []
        self.past: list[list[Json]] = [[] for _ in range(self.seats)]

    # --- What a game has to say -----------------------------------------------------------------------

    @abstractmethod
    def mover(self) -> int:
        """The seat to move, CHANCE or OVER."""

    @abstractmethod
    def _actions(self) -> list[int]:
        """The legal actions of the seat to move, ascending."""

    @abstractmethod
    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may decide, ascending, with probabilities."""

    @abstractmethod
    def outcome_name(self, outcome: int) -> str:
        """A chance outcome in words."""

    @abstractmethod
    def scores(self) -> tuple[list[float], list[int]]:
        """The points of each seat, and who wins, as things stand."""

    @abstractmethod
    def bare(self) -> "Table[S]":
        """A table of this kind for `copy` to fill."""

    @abstractmethod
    def _read(self, seat: int, action: int) -> Any:
        """The move that this action completes, or None if it was a pick and more are to come."""

    @abstractmethod
    def _carry_out(self, state: S, seat: int, move: Any) -> None:
        """Play a move, or with CHANCE as its seat what chance has decided."""

    @abstractmethod
    def _unsettled(self, events: list[Event]) -> tuple[int, int] | None:
        """The first event that used a card which chance has not settled, and the pile it was on."""

    @abstractmethod
    def _place(self, outcome: int) -> None:
        """Put what chance decided where it is due."""

    @abstractmethod
    def _advance(self) -> None:
        """After a move: begin what chance has to do, or do it; forget what was settled."""

    def _note(self, event: Event) -> None:
        """Something happened that everyone may know more from."""

    # --- Playing --------------------------------------------------------------------------------------

    def actions(self) -> list[int]:
        """The legal actions of the seat to move, ascending; none for chance or when it is over."""
        if self._listed is None:
            self._listed = self._actions() if self.mover() >= 0 else []
        return self._listed

    def act(self, action: int) -> None:
        """Play a legal action of the seat to move."""
        seat = self.mover()
        if action not in self.actions():
            raise ValueError(f"action {action} is not legal now")
        self._listed = None
        move = self._read(seat, action)
        if move is not None:
            self.picks = []
            self._begin(seat, move)

    def settle(self, outcome: int) -> None:
        """Let chance decide."""
        self._listed = None
        self._place(outcome)
        self._go_on()

    def _begin(self, seat: int, move: Any) -> None:
        self.waits, self.shown = (seat, move), 0
        self._go_on()

    def _go_on(self) -> None:
        if self.waits is None:
            return
        seat, move = self.waits
        events: list[Event] = []
        state = self.state if self.rng is not None else self.game.copy(self.state)
        if self.rng is None or self.follows:
            state.log = events
        self._carry_out(state, seat, move)
        state.log = None
        lacking = None if self.rng is not None else self._unsettled(events)
        cut = len(events) if lacking is None else lacking[0]
        for event in events[self.shown : cut]:
            self._publish(event)
        if lacking is not None:
            self.shown, self.due = lacking
            return
        self.state, self.waits, self.shown, self.due = state, None, 0, NONE
        self._advance()

    def _publish(self, event: Event) -> None:
        self._note(event)
        if self.rng is not None:
            return
        self.events.append(event)
        for viewer in range(self.seats + 1):
            seat = viewer if viewer < self.seats else None
            seen = self.game.see(self.state, event, seat)
            if seen is not None:
                self.seen[viewer] += f"{told(seen)};"

    # --- Looking --------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> Json:
        """All that a seat may know, without its past, and its own unfinished picks."""
        view = self.game.view(self.state, seat)
        view["picks"] = self.picks[:] if seat is not None and seat == self.mover() else []
        return view

    def information(self, seat: int) -> str:
        """All that a seat has seen and done, in order: the same just where it can't tell two states apart."""
        return f"{self.seen[seat]}{self._picks_in_words(seat)}"

    def _picks_in_words(self, seat: int) -> str:
        return " ".join(map(str, self.picks)) if self.picks and seat == self.mover() else ""

    def returns(self) -> list[float]:
        """What the seats have won, as things stand; it always adds up to 0.

        "win": 1 for the winner, shared by all who tie, and minus 1 shared by the others. "points": the own
        points less the mean of the others'.
        """
        points, winners = self.scores()
        others = self.seats - 1
        if self.rewards == "points":
            return [own - (sum(points) - own) / others for own in points]
        if not winners:
            return [0.0] * self.seats
        shares = [(seat in winners) / len(winners) for seat in range(self.seats)]
        return [(self.seats * share - 1) / others for share in shares]

    # --- Copies and other worlds ------------------------------------------------------------------------

    def copy(self) -> "Table[S]":
        other = self.bare()
        other.state = self.game.copy(self.state)
        other.picks = self.picks[:]
        other._listed = self._listed
        other.due = self.due
        other.waits = self.waits
        other.shown = self.shown
        other.seen = self.seen[:]
        other.events = self.events[:]
        other.past = self.past
        return other

    def __deepcopy__(self, memo: Any) -> "Table[S]":
        return self.copy()

    def full_view(self, seat: int) -> Json:
        """As a match shows it: with the legal moves in words, and with the past."""
        view = self.game.view(self.state, seat)
        view["legal"] = self.game.legal(self.state, seat)
        view["events"] = self._past_of(seat)
        return view

    def _past_of(self, seat: int) -> list[Json]:
        seen = (self.game.see(self.state, event, seat) for event in self.events)
        return [*self.past[seat], *(event for event in seen if event is not None)]

    def resample(self, seat: int, rng: Random) -> "Table[S]":
        """Another world that fits all that this seat knows. Not at a chance node."""
        if self.mover() == CHANCE:
            raise ValueError("there is nobody to move: chance comes first")
        other = self.copy()
        other.state = self.game.sample(self.full_view(seat), rng)
        other.picks = self.picks[:] if self.mover() in (seat, OVER) else []
        other.events = []
        other.past = [self._past_of(each) if each == seat else [] for each in range(self.seats)]
        for each in range(self.seats):
            if each != seat:
                # What the others saw in that world is unknown: they know the public past and their cards.
                own = self.game.view(other.state, each)
                other.past[each] = [{"event": "position", "view": own}]
                secret = without(own, self.game.view(other.state, None))
                other.seen[each] = f"{self.seen[-1]}{spoken(secret)};"
        other._listed = None
        other._resampled()
        return other

    def _resampled(self) -> None:
        """The state is another one now."""


def chances(cards: Iterable[int], offset: int = 0) -> list[tuple[int, float]]:
    """Each kind among these cards, ascending, with its share."""
    pile = list(cards)
    return [(offset + card, pile.count(card) / len(pile)) for card in sorted(set(pile))]


def with_on_top(pile: tuple[int, ...], place: int, card: int) -> tuple[int, ...]:
    """The pile (bottom first) with that card at that place, taken from below; the rest below in order."""
    below = sorted(pile[: place + 1])
    below.remove(card)
    return (*below, card, *pile[place + 1 :])
