"""What a table of Caesar & Cleopatra is worth to a seat: points at stake, times the odds of winning them."""

from dataclasses import dataclass
from functools import lru_cache
from math import sqrt, tanh

from curia.games.caesar.bots.view_reader import PHILOSOPHER, Cards, Reading


@dataclass(frozen=True)
class Weights:
    """What rules of thumb can't count; found by play against earlier selves. In points, unless said."""

    drift: float = 4.0  # influence: how far a margin may move until a later vote
    again: float = 0.5  # share: how much the vote after the next one counts
    card: float = 0.05  # any influence card kept
    value: float = 0.015  # for each point of influence on it
    thinker: float = 0.30  # a philosopher kept
    hide: float = 0.02  # a card laid face down
    hide_value: float = 0.01  # for each point of influence on it
    show_thinker: float = 0.4  # a philosopher laid face up: it warns, and can be hit
    trap: float = 0.3  # chance that they fill up a group where they lead and one card is missing (CC-4.2)
    trap_two: float = 0.1  # and one where two are missing
    action: float = 0.05  # an action card kept
    scout: float = 0.40  # share: what can be won by knowing face-down cards
    spy: float = 0.30  # their best card, and a look at the hand
    veto: float = 0.30  # least damage that a veto is for
    wait: float = 0.3  # a turn without laying
    want: int = 2  # action cards to hold, where the hand allows it
    least: int = 2  # influence cards to hold first
    noise: float = 0.02  # so that near-equal choices are mixed


class Worth:
    """Values groups of one reading; remembers what it has worked out."""

    def __init__(self, reading: Reading, weights: Weights, voting: int = -1) -> None:
        """`voting`: the group where an extraordinary vote is being decided (CC-9.1)."""
        self.r = reading
        self.w = weights
        self.voting = voting
        self.stakes = [self._stake(group) for group in range(len(reading.groups))]
        self._known: dict[tuple[int, Cards, Cards, int], float] = {}

    def _stake(self, group: int) -> float:
        """Half of the points between winning and losing the group's next patrician."""
        r = self.r
        if not r.left[group]:
            return 0.0
        size = r.box.sizes[group]
        # CC-7.4: their bonus card is one of those that I don't hold.
        bonuses = list(r.box.bonus)
        if r.bonus in bonuses:
            bonuses.remove(r.bonus)
        theirs = 2 * bonuses.count(group) / len(bonuses) if bonuses else 0.0
        mine = 2.0 if r.bonus == group else 0.0
        own, other = r.won[group], r.their_won[group]
        win = outlook(size, own + 1, other, mine, theirs)
        lose = outlook(size, own, other + 1, mine, theirs)
        return (win - lose) / 2

    def now(self) -> float:
        """What the table is worth."""
        r = self.r
        return sum(self.group(g, r.own[g], r.theirs[g], r.down[g]) for g in range(len(r.groups)))

    def group(self, group: int, own: Cards, theirs: Cards, down: int) -> float:
        """What a group is worth with these cards: own, their face-up ones, how many they have face down."""
        key = (group, own, theirs, down)
        if key not in self._known:
            self._known[key] = self._group(group, own, theirs, down)
        return self._known[key]

    def _group(self, group: int, own: Cards, theirs: Cards, down: int) -> float:
        r, w = self.r, self.w
        stake = self.stakes[group]
        if not stake:
            return 0.0
        margin = sum(own) - sum(theirs) - down * r.mean
        doubt = sqrt(down) * r.spread
        upright = 1 - 2 * self._inverted(group, own, theirs, down)
        edge = odds(margin, doubt) * upright
        soon, later = r.now[group], r.later[group]
        cards = len(own) + len(theirs) + down
        if group == self.voting or cards == r.box.group_limit:  # CC-4.2
            soon = 1.0
        elif cards == r.box.group_limit - 1 and edge < 0:
            soon += w.trap
        elif cards == r.box.group_limit - 2 and edge < 0:
            soon += w.trap_two
        worth = soon * edge + later * odds(margin, doubt + w.drift) * upright
        if r.left[group] > 1:
            worth += w.again * (soon + later) * self._after(own, theirs, down, margin, doubt)
        return stake * worth

    def _inverted(self, group: int, own: Cards, theirs: Cards, down: int) -> float:
        """CC-4.6: the chance that the numbers of philosophers differ."""
        more = own.count(PHILOSOPHER) - theirs.count(PHILOSOPHER)
        hidden, q = min(self.r.doubtful[group], down), self.r.thinkers
        if more == 0:
            return 1 - (1 - q) ** hidden if hidden else 0.0
        if more == 1 and hidden:
            return 1 - hidden * q * (1 - q) ** (hidden - 1)
        return 1.0

    def _after(self, own: Cards, theirs: Cards, down: int, margin: float, doubt: float) -> float:
        """CC-4.7: the odds once the greater side has lost its highest card and the smaller its lowest."""
        mine = [card for card in own if card]
        others: list[float] = [card for card in theirs if card]
        if down:
            others.append(self.r.mean)
        high, low = max(mine, default=0), min(mine, default=0)
        their_high, their_low = max(others, default=0), min(others, default=0)
        margin += their_low - high if margin > 0 else their_high - low
        return odds(margin, doubt + self.w.drift)


def odds(margin: float, doubt: float) -> float:
    """Chance to have the greater influence less chance to have the smaller one."""
    if doubt:
        return tanh(0.8 * margin / doubt)
    return float((margin > 0) - (margin < 0))


@lru_cache(maxsize=4096)
def outlook(size: int, own: int, other: int, mine: float, theirs: float) -> float:
    """The points of a group in the end, mine less theirs, if a coin is tossed for each patrician still there
    (CC-7.1 to 7.4). `mine` and `theirs` are what the majority's bonus cards are worth."""
    if own + other < size:
        return (outlook(size, own + 1, other, mine, theirs) + outlook(size, own, other + 1, mine, theirs)) / 2
    points = float(own - other)
    points += 1 + mine if own > other else -1 - theirs
    return points + (own == size) - (other == size)
