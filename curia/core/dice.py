"""A small, quick source of chance for playouts. Matches take theirs from `random` (match.py)."""

from typing import Any, Final, final

from mypy_extensions import i64

# Multiply with carry on digits of 30 bits: all of it fits a machine word, compiled and interpreted alike.
# PRIME is a safe one, so the period is close to 2**59.
BITS: Final = 30
LOW: Final = 0x3FFFFFFF
MULTIPLIER: Final = 1002552936
PRIME: Final = 1076483018157195263  # MULTIPLIER * 2**30 - 1


@final
class Dice:
    """The same seed gives the same numbers, whether the package is compiled or not."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        # A power by a prime keeps different seeds apart, and sends neighbours far away.
        self.state: i64 = pow(seed % (PRIME - 3) + 2, 65537, PRIME)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, for n much smaller than 2**30."""
        state = self.state
        state = MULTIPLIER * (state & LOW) + (state >> BITS)
        self.state = state
        return ((state ^ state >> BITS) & LOW) * n >> BITS

    def shuffle(self, cards: list[Any]) -> None:
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card
