"""The tuning of what rules of thumb weigh (bench/habits.py)."""

import numpy as np

from bench.habits import NAMES, habits, moved, numbers, reach, shares, tried
from curia.games.caesar.bots.heuristic_weights import USUAL, tuned


def test_habits_are_the_same_after_a_turn_as_numbers() -> None:
    again = habits(numbers(tuned()))
    assert [getattr(again, name) for name in NAMES] == [getattr(tuned(), name) for name in NAMES]
    assert [getattr(again, name) for name in NAMES] != [getattr(USUAL, name) for name in NAMES]


def test_a_player_against_itself_wins_exactly_half() -> None:
    assert shares(numbers(USUAL), 4, 1) == [0.5] * 4


def test_games_are_tried_against_both_kinds_of_opponents() -> None:
    rows, results = tried(numbers(USUAL), 16, 1)
    assert rows[:, :3].sum(axis=0).tolist() == [4, 4, 8]
    assert np.abs(results).max() <= 1


def test_the_top_of_a_surface_is_found() -> None:
    centre = np.array([1.0, 0.5])
    rng = np.random.default_rng(1)
    aside = rng.standard_normal((4000, 2, 2))
    kinds = np.eye(3)[rng.integers(0, 3, 4000)]
    worth = -0.1 * (aside - [0.5, -0.8]) ** 2
    results = (worth[:, 0] - worth[:, 1]).sum(axis=1) + 0.05 * rng.standard_normal(4000)
    rows = np.hstack([kinds, aside[:, 0] - aside[:, 1], aside[:, 0] ** 2 - aside[:, 1] ** 2])
    step = (moved(centre, rows, results) - centre) / reach(centre)
    assert np.allclose(step, [0.5, -0.8], atol=0.05)
