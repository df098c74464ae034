"""What rules of thumb weigh that can't be counted, in points unless said.

The numbers were found in games of these rules against themselves and against those that they began with:
`python -m bench.habits` goes on from here.
"""

from typing import Final, final


@final
class Habits:
    """One player's; all of it can be changed."""

    def __init__(self) -> None:
        # A group. Influence: how far a margin may move until a later vote, and until the one after that.
        self.drift: float = 5.714
        self.drift_again: float = 6.67
        # Shares: how much later votes count, and how much the vote after the next one.
        self.later: float = 1.07
        self.again: float = 0.229
        # Face-down cards of the other player, as shares of what is left to them: how high they are, how
        # different, and how often philosophers.
        self.hidden: float = 1.466
        self.spread: float = 0.778
        self.thinkers: float = 0.531
        # The chance that a group is filled up soon (CC-4.2) where one card is missing, or two: to whom it
        # costs the vote, and to whom it brings it.
        self.closed: float = 0.269
        self.closed_two: float = 0.06
        self.closing: float = 0.019
        self.closing_two: float = -0.122
        # Bonus cards (CC-7.4), the other player's as far as it can be guessed.
        self.bonus: float = 2.982
        self.their_bonus: float = 1.282
        # Influence cards 1 to 5 and the philosopher: kept in hand, and hidden at a group.
        self.keep: list[float] = [0.004, 0.078, 0.095, 0.125, 0.162, 0.192]
        self.hide: list[float] = [0.019, 0.021, 0.033, 0.052, 0.065, 0.015]
        self.hide_stake: float = -0.105  # for each point at stake
        self.shown: float = 0.265  # a philosopher laid open: it warns, and can be hit
        # Action cards: kept, played before laying, and what they do.
        self.kept_assassination: float = 0.118
        self.kept_castling: float = 0.34
        self.kept_scout: float = -0.095
        self.kept_wrath: float = 0.07
        self.first: float = 1.166
        self.castled: float = 0.695  # share of what castling seems to bring
        self.scout: float = 0.583
        self.spoilt: float = 0.082  # a scout of theirs
        self.spy: float = 0.413
        self.veto: float = 0.407
        self.swap: float = 0.031
        # By card: how much it is to be feared in the other hand; in which order action cards are wanted.
        self.feared: list[float] = [
            0.065, 0.112, 0.182, 0.199, 0.275, 0.577, 0.599, 0.216, 0.095, 0.351, 0.375, 0.565,
        ]  # fmt: skip
        self.early: list[float] = [-0.885, 6.104, 7.961, 2.958, -1.027, 5.381]
        self.arranged: float = 0.072  # by stake and value (CC-2.7)


USUAL: Final = Habits()


def plain() -> Habits:
    """As `greedy` weighs, where tuning began."""
    found = Habits()
    found.drift = found.drift_again = 5.0
    found.later, found.again = 1.0, 0.5
    found.hidden, found.spread, found.thinkers = 1.0, 1.25, 0.6
    found.closed, found.closed_two, found.closing, found.closing_two = 0.3, 0.1, 0.0, 0.0
    found.bonus, found.their_bonus = 2.0, 0.8
    found.keep = [0.065, 0.08, 0.095, 0.11, 0.125, 0.3]
    found.hide = [0.03, 0.04, 0.05, 0.06, 0.07, 0.02]
    found.hide_stake, found.shown = 0.0, 0.4
    found.kept_assassination = found.kept_castling = found.kept_scout = found.kept_wrath = 0.05
    found.first, found.castled, found.scout, found.spoilt = 2.0, 1.0, 0.4, 0.05
    found.spy, found.veto, found.swap, found.arranged = 0.25, 0.3, -0.3, 0.1
    found.feared = [0.05, 0.1, 0.2, 0.3, 0.45, 0.6, 0.35, 0.2, 0.1, 0.3, 0.3, 0.4]
    found.early = [1.0, 4.0, 3.0, 2.0, 2.0, 4.0]
    return found
