"""How likely each seat is to win, judged from a seat's own view: who judges which game."""

from collections.abc import Callable
from typing import Protocol

from curia.core.game import Json
from curia.games import kit
from curia.games.kit import load


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
    """Who judges a game. Raises BadInput for one that is not known."""
    found: Judge = load(kit(game).evaluator or "curia.bots.sampling:judge")
    return found


def shares(result: Json, seats: list[str]) -> dict[str, float]:
    """What is known once a game is over: who won, or their parts of a draw. It may be that nobody won."""
    winners = result["winners"]
    return {seat: (seat in winners) / max(len(winners), 1) for seat in seats}
