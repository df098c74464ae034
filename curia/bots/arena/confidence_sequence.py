"""What results tell while they are still coming in: an interval that holds at every moment, by betting.

Somebody who doubts that a mean is at most m bets on every result x, from 0 to 1: their money is multiplied
by 1 + f * (x / m - 1). If the mean is m or less, that is no more than a fair game, whatever else the results
are like, and money of 1 ever grows to 40 with a chance of at most 1/40 (Ville's inequality). So a mean at
which it has grown to 40 can be ruled out, however often one looks and whenever one stops. Several fractions f
are bet side by side, each with an equal part of the money. The other half of the interval is the same for
1 - x. (Waudby-Smith and Ramdas, Estimating means of bounded random variables by betting, 2024.)
"""

from collections import Counter
from collections.abc import Sequence
from math import exp, log, log1p, sqrt
from statistics import NormalDist, mean, stdev

SURE = 0.95
# Small ones win slowly against small differences, great ones fast against great ones.
FRACTIONS = tuple(0.98 * 0.75**n for n in range(15))
_STEPS = 40

Interval = tuple[float, float]


def always(scores: Sequence[float], sure: float = SURE) -> Interval:
    """Holds at every moment at once, so that one may look whenever one likes and stop because of it."""
    counts = Counter(scores)
    return _least(counts, sure), 1 - _least(_mirrored(counts), sure)


def side(scores: Sequence[float], level: float, sure: float = SURE) -> int:
    """1 or -1 once the mean is surely above or below a level, 0 before: where `always` leaves it out."""
    counts, goal = Counter(scores), _goal(sure)
    above = _money(counts, level) >= goal
    below = _money(_mirrored(counts), 1 - level) >= goal
    return above - below


def _mirrored(counts: Counter[float]) -> Counter[float]:
    return Counter({1 - score: n for score, n in counts.items()})


def _goal(sure: float) -> float:
    """Each side of an interval may err half as often."""
    return log(2 / (1 - sure))


def _least(counts: Counter[float], sure: float) -> float:
    """The lowest mean that is not ruled out: the money won against a mean falls as that mean rises."""
    goal = _goal(sure)
    low, high = 0.0, 1.0
    for _ in range(_STEPS):
        middle = (low + high) / 2
        if _money(counts, middle) >= goal:
            low = middle
        else:
            high = middle
    return low


def _money(counts: Counter[float], mean: float) -> float:
    """The logarithm of what has become of 1."""
    won = [
        sum(n * log1p(fraction * (score / mean - 1)) for score, n in counts.items()) for fraction in FRACTIONS
    ]
    most = max(won)
    return most + log(sum(exp(one - most) for one in won) / len(won))


def once(scores: Sequence[float], sure: float = SURE) -> Interval:
    """Student's interval: narrower, but only for a number of games that was fixed before."""
    if len(set(scores)) < 2:
        # Nothing is known of their spread.
        return always(scores, sure)
    half = _student(sure, len(scores) - 1) * stdev(scores) / sqrt(len(scores))
    middle = mean(scores)
    return max(0.0, middle - half), min(1.0, middle + half)


def _student(sure: float, freedom: int) -> float:
    """The quantile of Student's distribution (Abramowitz and Stegun 26.7.5), exact enough from five on."""
    z = NormalDist().inv_cdf((1 + sure) / 2)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(freedom**power) for power, term in enumerate(terms, 1))
