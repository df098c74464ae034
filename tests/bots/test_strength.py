"""`greedy` is the yardstick: how strong it is, and that it is measured fairly."""

import pytest

from bench.bots import interval, named, play_pair

EDITIONS = ("kosmos", "czech", "dutch", "french")


def share(one: str, other: str, pairs: int, options: dict[str, str]) -> float:
    shares = [
        play_pair("caesar-cleopatra", options, seed, named(one), named(other))
        for seed in range(100, 100 + pairs)
    ]
    return sum(shares) / pairs


def test_greedy_beats_random() -> None:
    assert share("greedy", "random", 30, {}) >= 0.95


@pytest.mark.long
@pytest.mark.parametrize("edition", EDITIONS)
def test_greedy_beats_random_in_every_edition(edition: str) -> None:
    assert share("greedy", "random", 100, {"edition": edition}) >= 0.98


def test_equal_bots_share_the_wins_of_mirrored_deals() -> None:
    assert [share("greedy", "greedy", 1, {"edition": edition}) for edition in EDITIONS] == [0.5] * 4


def test_the_interval_narrows_with_more_games() -> None:
    assert interval([1.0]) == 1.0
    assert interval([0.5, 0.5]) == 0.0
    assert interval([0.0, 1.0] * 50) < interval([0.0, 1.0] * 5)
