"""What the terminal needs of a game: to show it, to tell what happened, and to ask for moves."""

from collections.abc import Sequence
from typing import Protocol

from curia.core.game import Json
from curia.core.match import Match
from curia.terminal.console import Console
from curia.terminal.prompt import Choice, Desk


class Table(Protocol):
    clauses: str
    """The letters that the ids of the game's clauses begin with."""
    hint: str
    """The key of a first word to the players."""
    help: str
    """The key of what only this game's players have to know about commands."""
    example: str
    """The key of a move that can be typed, for the full screen."""
    screen_help: str
    """The key of what only this game's players have to know about the full screen."""

    def seat(self, console: Console, seat: str) -> str:
        """A seat's name."""

    def unaided(self, view: Json) -> Json:
        """The view as it is shown to somebody who has no memory aids, but has to remember."""

    def show(self, console: Console, view: Json) -> None:
        """The whole table, as the view's seat sees it."""

    def picture(self, console: Console, view: Json, parts: Sequence[str]) -> None:
        """Some parts of the table only: groups or committees by their ids, or what else the game names."""

    def remind(self, console: Console, view: Json) -> None:
        """What one needs to see again in the middle of a turn."""

    def begins(self, view: Json) -> bool:
        """Whether the view's seat is at the start of its turn."""

    def tell(
        self,
        console: Console,
        seats: Sequence[str],
        events: Sequence[Json],
        viewer: str | None,
        *,
        since: int = 0,
        again: bool = False,
    ) -> None:
        """What happened from event number `since` on, in sentences; `again`: it has been told before."""

    def all_seen(self, match: Match) -> list[Json]:
        """All events, with everything that any seat saw of them."""

    def begins_turn(self, event: Json) -> bool:
        """Whether a turn begins with this event."""

    def ask(self, desk: Desk, view: Json) -> str:
        """A move of the view's seat, chosen step by step. Raises MoveTyped."""

    def question(self, console: Console, view: Json) -> str:
        """What the view's seat is being asked."""

    def read_move(self, line: str, view: Json) -> str | None:
        """A move as somebody typed it, in its canonical text; None if the line is none."""

    def aside(self, console: Console, view: Json, turn: str) -> str:
        """The prompt for somebody who is not on turn but may say something."""

    def may_offer(self, view: Json) -> bool:
        """Whether the view's seat may compose something out of turn."""

    def offer(self, desk: Desk, view: Json) -> str | None:
        """Something said out of turn, composed step by step; None if nothing is said after all."""

    def put_to(self, view: Json) -> set[str]:
        """What others offer the view's seat out of turn and it has not answered, by names."""

    def answer(self, desk: Desk, view: Json) -> str | None:
        """An answer to what others offer the view's seat out of turn; None if it is left standing."""

    def answers(self, console: Console, view: Json) -> list[Choice]:
        """Every such answer."""

    def left_standing(self, console: Console) -> str:
        """That nothing is answered, as a choice."""

    def withdrawals(self, console: Console, view: Json) -> list[Choice]:
        """What the view's seat may take back out of turn."""

    def about(self, console: Console, word: str) -> str | None:
        """A card, a group or another thing of the game explained; None if there is nothing by that name."""

    def extra(self, console: Console, word: str, view: Json) -> bool:
        """Carry out a command that only this game has; False if it has none by this name."""

    def score(self, console: Console, view: Json, result: Json) -> None:
        """The end, point by point."""


class SilentTable:
    """The part of a table that a game needs if nobody speaks out of turn in it."""

    def aside(self, console: Console, view: Json, turn: str) -> str:
        raise NotImplementedError("nobody speaks out of turn here")

    def may_offer(self, view: Json) -> bool:
        return False

    def offer(self, desk: Desk, view: Json) -> str | None:
        raise NotImplementedError("nobody speaks out of turn here")

    def put_to(self, view: Json) -> set[str]:
        return set()

    def answer(self, desk: Desk, view: Json) -> str | None:
        raise NotImplementedError("nobody speaks out of turn here")

    def answers(self, console: Console, view: Json) -> list[Choice]:
        return []

    def left_standing(self, console: Console) -> str:
        raise NotImplementedError("nobody speaks out of turn here")

    def withdrawals(self, console: Console, view: Json) -> list[Choice]:
        return []
