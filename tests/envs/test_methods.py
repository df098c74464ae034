"""Methods of play as strategies of the solved small version."""

import numpy as np
import pytest

from bench.exploitability import methods
from bench.methods import Floats, by_choice, last_own, open_values, world_by_world
from curia.core.game import Json
from curia.research.solve import Tree, small


@pytest.fixture(scope="module")
def tree() -> Tree:
    return small()


@pytest.fixture(scope="module")
def found(tree: Tree) -> dict[str, Floats]:
    return methods(tree, seeds=2, opening_seeds=20)


def test_every_method_gives_each_information_set_a_distribution(tree: Tree, found: dict[str, Floats]) -> None:
    for strategy in found.values():
        assert (strategy >= 0).all()
        assert np.add.reduceat(strategy, tree.starts) == pytest.approx(1)


def test_open_cards_are_worth_what_both_make_of_them(tree: Tree) -> None:
    """No player gains by another choice at any history."""
    values = open_values(tree)
    below = np.flatnonzero(tree.slot >= 0)
    parent = tree.parent[below]
    sign = np.where(tree.mover[parent] == 0, 1, -1)
    assert (sign * values[parent] >= sign * values[below] - 1e-9).all()
    assert values[0] == pytest.approx(0)


def test_worlds_solved_alone_fall_behind_a_solution_but_not_behind_uniform_play(tree: Tree) -> None:
    foretold = tree.exploitability(world_by_world(tree, even=False))
    assert tree.exploitability(tree.cfr_plus(20)) < foretold < tree.exploitability(tree.uniform())
    assert foretold == pytest.approx(1 / 6)
    # What is left to answer is the arrangement that is always the same.
    assert tree.exploitability(world_by_world(tree, even=True)) == pytest.approx(0)


def test_the_search_is_harder_to_answer_than_worlds_solved_alone(
    tree: Tree, found: dict[str, Floats]
) -> None:
    own = next(strategy for name, strategy in found.items() if name.startswith("imperator"))
    assert tree.exploitability(own) < tree.exploitability(world_by_world(tree, even=False))


def test_a_player_of_whole_moves_is_asked_only_where_it_can_get_to(tree: Tree) -> None:
    asked = []

    def choose(view: Json, seed: int) -> str:
        asked.append(view)
        return str(view["legal"][0])

    strategy = by_choice(tree, choose, 1, 1)
    assert len(asked) < len(tree.player) / 10
    first = tree.starts[np.flatnonzero(last_own(tree) < 0)]
    assert (strategy[first] == 1).all()
