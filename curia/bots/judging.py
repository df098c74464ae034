"""How likely each seat is to win, judged from a seat's own view: who judges which game."""

from collections.abc import Callable
from typing import Protocol

from curia.core.errors import BadInput
from curia.core.game import Json


class Judged(Protocol):
    @property
    def chances(self) -> dict[str, float]:
        """Of every seat, now; if the view's seat owes a move, with the best that it can do."""

    @property
    def moves(self) -> list[tuple[str, float]]:
        """Moves of the view's seat with its chance after them, best first; [] if it owes none."""


Judge = Callable[[Json, int, int], Judged]
"""A view, a number of iterations and a seed; the same three are judged the same way."""


def judge_of(game: str) -> Judge:
    """Raises BadInput for a game that nobody can judge."""
    # Each brings a lot with it that the other does not need.
    if game in ("caesar-cleopatra", "caesar-cleopatra-small"):
        from curia.bots import caesar_judge

        return caesar_judge.judge
    if game == "quovadis":
        from curia.bots import quovadis_judge

        return quovadis_judge.judge
    raise BadInput("review-game", game=game)


def shares(result: Json, seats: list[str]) -> dict[str, float]:
    """What is known once a game is over: who won, or their parts of a draw. It may be that nobody won."""
    winners = result["winners"]
    return {seat: (seat in winners) / max(len(winners), 1) for seat in seats}
