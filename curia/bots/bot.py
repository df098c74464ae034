"""What a bot is."""

from random import Random
from typing import Protocol

from curia.core.errors import BadInput
from curia.core.game import Json


class Bot(Protocol):
    """A player that is given a seat's view, never a match."""

    def choose(
        self, view: Json, seconds: float | None = None, iterations: int | None = None, seed: int | None = None
    ) -> str:
        """One of the moves that the view's seat may make now. The same view and `seed` give the same move
        (of a bot that thinks for a time: with `iterations` and without `seconds`)."""

    def choose_offer(self, view: Json) -> str | None:
        """An `offer …` to the player on turn, or None; asked of a seat that is not on turn."""


def moves(view: Json) -> list[str]:
    """The moves to choose from. Raises BadInput where there are none."""
    legal: list[str] = view["legal"]
    if not legal:
        raise BadInput("bot-idle")
    return legal


def chance(seed: int | None) -> Random:
    """A bot's own chance, apart from the match's and from everybody else's."""
    return Random(seed)


def within(seconds: float | None, iterations: int | None) -> tuple[float | None, int | None]:
    """Time as it can be kept to: none at all is as little as can be."""
    return (
        None if seconds is None else (seconds if seconds > 0 else 0.0),
        None if iterations is None else max(1, iterations),
    )
