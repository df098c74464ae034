"""The small version, solved: against theory, against OpenSpiel, and against itself."""

import numpy as np
import pyspiel
import pytest

import curia.research.openspiel  # noqa: F401
from curia.games.quovadis.env.actions import QuoVadisTable
from curia.research.solve import Tree, small


@pytest.fixture(scope="module")
def tree() -> Tree:
    return small()


def test_the_tree_has_its_known_size(tree: Tree) -> None:
    """A count that moves with any change of the small version's rules."""
    assert len(tree) == 50_199
    assert len(tree.player) == 11_090


def test_a_player_forgets_nothing(tree: Tree) -> None:
    """Perfect recall: all histories of an information set go through the same own decisions before."""
    before = np.full((len(tree), 2), -1)
    for level in tree.levels[1:]:
        parent = tree.parent[level]
        before[level] = before[parent]
        for player in (0, 1):
            own = tree.mover[parent] == player
            before[level[own], player] = tree.slot[level[own]]
    decisions = np.flatnonzero(tree.kind >= 0)
    last = before[decisions, tree.mover[decisions]]
    known = np.full(len(tree.player), -2)
    known[tree.kind[decisions]] = last
    assert (known[tree.kind[decisions]] == last).all()


def test_chance_and_strategies_add_up(tree: Tree) -> None:
    chances = np.flatnonzero(tree.kind == -1)
    below = np.bincount(tree.parent[1:], tree.chance[1:], len(tree))
    assert below[chances] == pytest.approx(1)
    assert np.add.reduceat(tree.uniform(), tree.starts) == pytest.approx(1)


def test_exploitability_falls_and_the_value_settles(tree: Tree) -> None:
    assert tree.exploitability(tree.uniform()) == pytest.approx(0.23078703703703704)
    found, values = [], []
    for iteration, average in enumerate(tree.cfr_plus_steps(), 1):
        if iteration in (1, 3, 10, 30, 100):
            found.append(tree.exploitability(average))
            values.append(tree.value(average))
        if iteration == 100:
            break
    assert found == sorted(found, reverse=True)
    assert found[-1] < 1e-4
    # The game is worth one sixth to Cleopatra: the value lies within what is left to gain.
    assert abs(values[-1] - 1 / 6) < 2 * found[-1]


def test_a_best_response_is_no_worse_than_the_strategy_itself(tree: Tree) -> None:
    rng = np.random.default_rng(1)
    for _ in range(3):
        strategy = tree._normal(rng.random(tree.slots))
        value = tree.value(strategy)
        assert tree.best_response(strategy, 0) >= value
        assert tree.best_response(strategy, 1) >= -value


def test_a_strategy_can_be_given_as_a_function(tree: Tree) -> None:
    strategy = tree.strategy(lambda table, seat: [1.0] * len(table.actions()))
    assert strategy == pytest.approx(tree.uniform())


def test_openspiel_finds_the_same(tree: Tree) -> None:
    """Its own exploitability and its own CFR+, on the same tree."""
    game = pyspiel.load_efg_game(tree.efg())
    uniform = pyspiel.exploitability(game, pyspiel.UniformRandomPolicy(game))
    assert uniform == pytest.approx(tree.exploitability(tree.uniform()))
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(10):
        solver.evaluate_and_update_policy()
    theirs = pyspiel.exploitability(game, solver.average_policy())
    assert theirs == pytest.approx(tree.exploitability(tree.cfr_plus(10)), rel=1e-9)


@pytest.mark.long
def test_openspiel_finds_the_same_on_its_own_walk(tree: Tree) -> None:
    """Information states, chance and payoffs of the registered game are those of the solved tree."""
    game = pyspiel.load_game("python_caesar_cleopatra_small")
    strategy = tree.cfr_plus(20)
    solved = pyspiel.exploitability(game, pyspiel.TabularPolicy(tree.policy(strategy)))
    assert solved == pytest.approx(tree.exploitability(strategy), rel=1e-9)


@pytest.mark.long
@pytest.mark.parametrize("edition", ["czech", "dutch", "french"])
def test_every_edition_can_be_solved(edition: str) -> None:
    tree = small(edition=edition)
    assert tree.exploitability(tree.cfr_plus(100)) < 1e-3 < tree.exploitability(tree.uniform())


def test_only_games_for_two_can_be_solved() -> None:
    with pytest.raises(ValueError, match="for two"):
        Tree(QuoVadisTable(3, {}))
