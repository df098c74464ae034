"""A deep copy of a match is a match of its own."""

import copy
import random
from random import Random, SystemRandom

import pytest

import curia
from curia.core.match import Match

GAMES = ("caesar-cleopatra", "caesar-cleopatra-small", "quovadis")


def play_on(match: Match, steps: int, seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(steps):
        if not match.to_act:
            return
        seat = match.to_act[0]
        match.play(seat, chance.choice(match.legal(seat)))


@pytest.mark.parametrize("seed", [7, None])
@pytest.mark.parametrize("game", GAMES)
def test_both_have_the_same_chance_for_the_same_moves(game: str, seed: int | None) -> None:
    match = curia.new(game, seed=seed)
    play_on(match, 2, 1)
    twin = copy.deepcopy(match)
    before = match.record()
    play_on(twin, 80, 2)
    assert match.record() == before
    play_on(match, 80, 2)
    assert match.record() == twin.record() != before


@pytest.mark.parametrize("rng", [Random(3), SystemRandom()])
def test_a_sampled_match_can_be_copied(rng: Random) -> None:
    match = curia.new("caesar-cleopatra", seed=1)
    play_on(match, 10, 1)
    world = curia.sample(match.view("caesar"), rng)
    twin = copy.deepcopy(world)
    state = None if isinstance(rng, SystemRandom) else rng.getstate()
    play_on(twin, 40, 2)
    assert twin.entries()
    assert not world.entries()
    assert isinstance(rng, SystemRandom) or rng.getstate() == state


def test_matches_without_a_seed_differ() -> None:
    first, second = (curia.new("caesar-cleopatra").record() for _ in range(2))
    assert first != second
