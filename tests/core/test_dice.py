"""The dice of playouts: repeatable, and fair as far as a test can see."""

from collections import Counter

import pytest

from curia.core.dice import BITS, LOW, MULTIPLIER, PRIME, Dice


def is_prime(n: int) -> bool:
    """Miller and Rabin with bases that are enough below 2**64."""
    odd, twos = n - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        x = pow(base, odd, n)
        if x in (1, n - 1):
            continue
        for _ in range(twos - 1):
            x = x * x % n
            if x == n - 1:
                break
        else:
            return False
    return True


def test_the_period_is_long() -> None:
    assert LOW + 1 == 1 << BITS
    assert PRIME == MULTIPLIER * (LOW + 1) - 1
    assert is_prime(PRIME)
    assert is_prime((PRIME - 1) // 2)
    # It has to fit a machine word, so that compiled and interpreted numbers agree.
    assert PRIME < 2**62


def test_a_seed_gives_the_same_numbers() -> None:
    assert [Dice(7).below(1000) for _ in range(3)] == [Dice(7).below(1000)] * 3
    dice = Dice(7)
    assert [dice.below(1000) for _ in range(8)] == [690, 929, 282, 734, 81, 709, 371, 156]
    assert [Dice(seed).below(1 << 20) for seed in (0, 1, -1, 10**30)] == [177386, 750451, 108378, 993839]


@pytest.mark.parametrize("n", [2, 3, 7, 50])
def test_every_number_comes_as_often(n: int) -> None:
    dice, draws = Dice(n), 20_000
    counts = Counter(dice.below(n) for _ in range(draws))
    expected = draws / n
    chi = sum((counts[number] - expected) ** 2 / expected for number in range(n))
    assert set(counts) == set(range(n))
    assert chi < n + 6 * (2 * n) ** 0.5


def test_every_order_comes_as_often() -> None:
    dice, draws = Dice(3), 12_000
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(draws):
        cards = [0, 1, 2, 3]
        dice.shuffle(cards)
        counts[tuple(cards)] += 1
    expected = draws / 24
    assert len(counts) == 24
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 24 + 6 * 48**0.5


def test_seeds_next_to_one_another_part_ways() -> None:
    pairs = Counter((Dice(seed).below(4), Dice(seed + 1).below(4)) for seed in range(4000))
    assert len(pairs) == 16
    assert max(pairs.values()) < 2 * min(pairs.values())
