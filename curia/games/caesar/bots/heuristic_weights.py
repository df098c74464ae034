"""What rules of thumb weigh that can't be counted, in points unless said."""

from typing import Final, final


@final
class Habits:
    """One player's; at first those of `greedy`."""

    def __init__(self) -> None:
        # A group. Influence: how far a margin may move until a later vote, and until the one after that.
        self.drift: float = 5.0
        self.drift_again: float = 5.0
        # Shares: how much later votes count, and how much the vote after the next one.
        self.later: float = 1.0
        self.again: float = 0.5
        # Face-down cards of the other player, as shares of what is left to them: how high they are, how
        # different, and how often philosophers.
        self.hidden: float = 1.0
        self.spread: float = 1.25
        self.thinkers: float = 0.6
        # The chance that a group is filled up soon (CC-4.2) where one card is missing, or two: to whom it
        # costs the vote, and to whom it brings it.
        self.closed: float = 0.3
        self.closed_two: float = 0.1
        self.closing: float = 0.0
        self.closing_two: float = 0.0
        # Bonus cards (CC-7.4), the other player's as far as it can be guessed.
        self.bonus: float = 2.0
        self.their_bonus: float = 0.8
        # Influence cards 1 to 5 and the philosopher: kept in hand, and hidden at a group.
        self.keep: list[float] = [0.065, 0.08, 0.095, 0.11, 0.125, 0.3]
        self.hide: list[float] = [0.03, 0.04, 0.05, 0.06, 0.07, 0.02]
        self.hide_stake: float = 0.0  # for each point at stake
        self.shown: float = 0.4  # a philosopher laid open: it warns, and can be hit
        # Action cards: kept, played before laying, and what they do.
        self.kept_assassination: float = 0.05
        self.kept_castling: float = 0.05
        self.kept_scout: float = 0.05
        self.kept_wrath: float = 0.05
        self.first: float = 2.0
        self.castled: float = 1.0  # share of what castling seems to bring
        self.scout: float = 0.4
        self.spoilt: float = 0.05  # a scout of theirs
        self.spy: float = 0.25
        self.veto: float = 0.3
        self.swap: float = -0.3
        # By card: how much it is to be feared in the other hand; in which order action cards are wanted.
        self.feared: list[float] = [
            0.05, 0.1, 0.2, 0.3, 0.45, 0.6, 0.35, 0.2, 0.1, 0.3, 0.3, 0.4,
        ]  # fmt: skip
        self.early: list[float] = [1.0, 4.0, 3.0, 2.0, 2.0, 4.0]
        self.arranged: float = 0.1  # by stake and value (CC-2.7)


USUAL: Final = Habits()


def tuned() -> Habits:
    """Better ones, found in games of their own; `python -m bench.habits` goes on from here."""
    found = Habits()
    found.drift, found.drift_again = 5.714, 6.67
    found.later, found.again = 1.07, 0.229
    found.hidden, found.spread, found.thinkers = 1.466, 0.778, 0.531
    found.closed, found.closed_two, found.closing, found.closing_two = 0.269, 0.06, 0.019, -0.122
    found.bonus, found.their_bonus = 2.982, 1.282
    found.keep = [0.004, 0.078, 0.095, 0.125, 0.162, 0.192]
    found.hide = [0.019, 0.021, 0.033, 0.052, 0.065, 0.015]
    found.hide_stake, found.shown = -0.105, 0.265
    found.kept_assassination, found.kept_castling = 0.118, 0.34
    found.kept_scout, found.kept_wrath = -0.095, 0.07
    found.first, found.castled, found.scout, found.spoilt = 1.166, 0.695, 0.583, 0.082
    found.spy, found.veto, found.swap, found.arranged = 0.413, 0.407, 0.031, 0.072
    found.feared = [
        0.065, 0.112, 0.182, 0.199, 0.275, 0.577, 0.599, 0.216, 0.095, 0.351, 0.375, 0.565,
    ]  # fmt: skip
    found.early = [-0.885, 6.104, 7.961, 2.958, -1.027, 5.381]
    return found
