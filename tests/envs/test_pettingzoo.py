"""PettingZoo's own tests, for every edition, option and number of players; and what they don't ask."""

import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import curia.research.extras
from curia.research.pettingzoo import (
    ENVIRONMENTS,
    Versioned,
    caesar_cleopatra_small_v1,
    caesar_cleopatra_v1,
    quovadis_v1,
)
from tests.envs.walks import CAESAR_OPTIONS, QUO_VADIS_OPTIONS

# PettingZoo expects masks in a dictionary, and warns of dictionaries that it doesn't know by name.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]

Case = tuple[Versioned, dict[str, Any]]
CASES: list[Case] = [(caesar_cleopatra_v1, {"options": options}) for options in CAESAR_OPTIONS]
CASES += [(caesar_cleopatra_small_v1, {"options": options}) for options in CAESAR_OPTIONS[:4]]
CASES += [(quovadis_v1, {"seats": seats, "options": options}) for seats, options in QUO_VADIS_OPTIONS]
CASES += [(quovadis_v1, {"seats": 4, "max_turns": 12, "rewards": "points"})]


def named(case: Any) -> str:
    return " ".join(str(part) for part in case) if isinstance(case, tuple) else str(case)


@pytest.mark.parametrize("case", CASES, ids=named)
def test_it_passes_the_api_test(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    version, chosen = case
    api_test(version.env(**chosen), num_cycles=150)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("case", CASES, ids=named)
def test_it_passes_the_seed_test(case: Case) -> None:
    version, chosen = case
    seed_test(lambda: version.env(**chosen), num_cycles=40)


@pytest.mark.parametrize("case", CASES, ids=named)
def test_it_passes_the_render_test(case: Case) -> None:
    version, chosen = case
    render_test(lambda render_mode: version.env(**chosen, render_mode=render_mode))


def whole_game(env: Any, seed: int) -> dict[str, float]:
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    won = {}
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        if termination or truncation:
            won[agent] = reward
            env.step(None)
        else:
            assert env.observation_space(agent).contains(observation)
            env.step(rng.choice(np.flatnonzero(observation["action_mask"])))
    return won


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_a_whole_game(name: str) -> None:
    env = ENVIRONMENTS[name].env(render_mode="rgb_array")
    won = whole_game(env, 3)
    assert sum(won.values()) == pytest.approx(0)
    raw = env.unwrapped
    result = raw.table.game.result(raw.table.state)
    assert [f"{seat}_{n}" for n, seat in enumerate(raw.table.game.seats(raw.table.state))] == list(won)
    for agent, reward in won.items():
        if len(result["winners"]) == 1:
            assert (reward == 1) == (agent.rpartition("_")[0] in result["winners"])
    assert raw.metadata["name"] == name
    assert whole_game(env, 3) == won


def test_only_the_agent_to_move_has_actions() -> None:
    env = quovadis_v1.raw_env(seats=5)
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_the_state_is_everybodys_observation() -> None:
    env = caesar_cleopatra_v1.raw_env()
    env.reset(seed=1)
    seen = [env.observe(agent)["observation"] for agent in env.agents]
    assert (env.state() == np.concatenate(seen)).all()


def test_an_illegal_action_raises_without_wrappers_and_loses_with_them() -> None:
    raw = caesar_cleopatra_v1.raw_env()
    raw.reset(seed=1)
    wrong = int(np.flatnonzero(raw.observe("cleopatra_0")["action_mask"] == 0)[0])
    before = raw.observe("cleopatra_0")["observation"]
    with pytest.raises(ValueError, match="not legal"):
        raw.step(wrong)
    assert (raw.observe("cleopatra_0")["observation"] == before).all()
    env = caesar_cleopatra_v1.env()
    env.reset(seed=1)
    env.last()
    env.step(wrong)
    assert env.last()[1:4] == (-1, True, True)


def test_a_seed_decides_this_deal_and_the_next() -> None:
    first, second = caesar_cleopatra_v1.raw_env(), caesar_cleopatra_v1.raw_env()
    for env in (first, second):
        env.reset(seed=5)
        env.reset()
    assert first.table.state.caesar.influence_pile == second.table.state.caesar.influence_pile
    first.reset()
    assert first.table.state.caesar.influence_pile != second.table.state.caesar.influence_pile


def test_pictures_show_what_the_agent_sees(capsys: pytest.CaptureFixture[str]) -> None:
    env = caesar_cleopatra_small_v1.raw_env(render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 3
    env = quovadis_v1.raw_env(render_mode="human")
    env.reset(seed=1)
    assert env.render() is None
    assert "to move" in capsys.readouterr().out
    assert quovadis_v1.raw_env().render() is None


@pytest.mark.parametrize("version", ENVIRONMENTS.values(), ids=str)
def test_wrong_arguments_are_refused(version: Versioned) -> None:
    for wrong in ({"render_mode": "film"}, {"rewards": "fame"}, {"options": {"colour": "red"}}):
        with pytest.raises(ValueError, match=r"render_mode|rewards|colour"):
            version.env(**wrong)


def test_the_base_package_needs_no_extra() -> None:
    code = "import sys, curia; sys.exit(any(m in sys.modules for m in ('numpy', 'pettingzoo', 'pyspiel')))"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_missing_extra_is_named() -> None:
    with pytest.raises(ModuleNotFoundError, match=r'pip install "\.\[envs\]"'):
        curia.research.extras.need("curia_has_no_such_module", "envs")
