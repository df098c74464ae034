"""OpenSpiel's own tests and algorithms on both games."""

import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import (
    external_sampling_mccfr,
    generate_playthrough,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)

from curia.games.caesar.data import EDITIONS
from curia.research import openspiel

FULL = "python_caesar_cleopatra"
SMALL = "python_caesar_cleopatra_small"
GAMES = [f"{FULL}(edition={edition})" for edition in EDITIONS]
GAMES += [f"{SMALL}(edition={edition})" for edition in EDITIONS]
GAMES += [f"{FULL}(edition=french,actions=shuffled,orgies=late,rewards=points)"]
GAMES += [f"python_quovadis(players={n})" for n in (3, 4, 5)]
GAMES += ["python_quovadis(disclosure=true,consul=true,ones=few,laurels=open,rewards=points,max_turns=90)"]


def play(state: Any, rng: np.random.RandomState) -> Iterator[int]:
    """Play at random to the end; before each decision its number is yielded."""
    number = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=shares))
        else:
            yield number
            number += 1
            state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("name", GAMES)
def test_it_passes_the_random_simulation_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES[4:5])
def test_a_playthrough_can_be_written(name: str) -> None:
    assert check_playthrough(name) == check_playthrough(name)


@pytest.mark.long
@pytest.mark.parametrize("name", [FULL, "python_quovadis(max_turns=60)"])
def test_a_long_playthrough_can_be_written(name: str) -> None:
    check_playthrough(name)


def check_playthrough(name: str) -> str:
    text: str = generate_playthrough.playthrough(name, None, seed=1)
    assert "InformationStateString(0)" in text
    assert "PrivateObservationString(1)" in text
    return text


@pytest.mark.parametrize("name", [FULL, SMALL, "python_quovadis(players=4)"])
def test_tensors_have_the_shapes_that_the_game_says(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    for number in play(state, np.random.RandomState(1)):
        if number % 20 == 0:
            player = state.current_player()
            assert len(state.observation_tensor(player)) == game.observation_tensor_size()
            tensor = state.information_state_tensor(player)
            assert len(tensor) == game.information_state_tensor_size()
            words = openspiel.words(game)
            spoken = [words[int(n) - 1] for n in tensor[game.num_players() :] if 0 < n <= len(words)]
            text = state.information_state_string(player).replace(";", " ; ")
            assert spoken == [word for word in text.split()[1:] if word in words][-len(spoken) or None :]


def test_a_state_is_serialised_by_its_history() -> None:
    game = pyspiel.load_game(f"{FULL}(actions=shuffled)")
    state = game.new_initial_state()
    for number in play(state, np.random.RandomState(2)):
        if number == 60:
            break
    assert str(game.deserialize_state(state.serialize())) == str(state)


@pytest.mark.parametrize("name", [FULL, SMALL, "python_quovadis(players=5)"])
def test_resampled_states_look_the_same(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    rng = np.random.RandomState(3)
    for number in play(state, rng):
        if number % 15 == 2:
            player = state.current_player()
            other = state.resample_from_infostate(player, rng.uniform)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.legal_actions() == state.legal_actions()
            for _ in play(other.clone(), rng):
                pass


@pytest.mark.parametrize("name", [FULL, SMALL, "python_quovadis(max_turns=40)"])
def test_information_set_mcts_plays(name: str) -> None:
    game = pyspiel.load_game(name)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(4))
    bot = ismcts.ISMCTSBot(
        game, evaluator, uct_c=1.4, max_simulations=10, random_state=np.random.RandomState(5)
    )
    state = game.new_initial_state()
    asked = 0
    for number in play(state, np.random.RandomState(6)):
        if number % 30 == 3:
            assert bot.step(state) in state.legal_actions()
            asked += 1
    assert asked


@pytest.mark.parametrize("name", [FULL, f"{FULL}(edition=french)", SMALL, "python_quovadis(max_turns=40)"])
def test_outcome_sampling_runs(name: str) -> None:
    game = pyspiel.load_game(name)
    np.random.seed(7)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(10_000)  # it calls itself for every move of a game
    try:
        solver.iteration()
    finally:
        sys.setrecursionlimit(limit)
    state = game.new_initial_state()
    for _ in play(state, np.random.RandomState(8)):
        odds = solver.average_policy().action_probabilities(state)
        assert sum(odds.values()) == pytest.approx(1)


def test_external_sampling_runs_on_the_small_game() -> None:
    solver = external_sampling_mccfr.ExternalSamplingSolver(
        pyspiel.load_game(SMALL), external_sampling_mccfr.AverageType.SIMPLE
    )
    np.random.seed(9)
    for _ in range(5):
        solver.iteration()
    assert len(solver._infostates) > 500


def test_wrong_parameters_are_refused() -> None:
    for wrong in ("edition=roman", "rewards=fame", "actions=sorted"):
        with pytest.raises((ValueError, pyspiel.SpielError)):
            pyspiel.load_game(f"{FULL}({wrong})")
    game = pyspiel.load_game(FULL)
    with pytest.raises(ValueError, match="parameters of observations"):
        game.make_py_observer(None, {"colour": "red"})
