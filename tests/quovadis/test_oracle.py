"""The engine agrees with an independent implementation of the same clauses, move by move, deals included."""

from random import Random

import pytest

from tests.quovadis.dense import Talk, crowded
from tests.quovadis.versus import PLAYED, Versus


def play_on(versus: Versus, rng: Random, talk: float, steps: int, every: int = 1, anew: float = 0.0) -> None:
    """To the end or so many steps. `talk`: the share of steps that bring nothing forward; `every`: after how
    many changes everything is compared; `anew`: how often the match is set up anew from its position."""
    talker, changes = Talk(versus.oracle, rng), 0
    for _ in range(steps):
        if versus.oracle.result is not None:
            break
        seat, text = talker.next() if rng.random() < talk else talker.act()
        if versus.play(seat, text) != PLAYED:
            continue
        changes += 1
        if anew and rng.random() < anew:
            versus.set_up_anew()
        if changes % every == 0:
            versus.compare(rng.choice([None, *versus.oracle.seats]))
        else:
            versus.compare_briefly()
    versus.compare()


def one_game(seed: int) -> None:
    """Of a hundred games 95 have little talk, four much; one is full of it and compared throughout."""
    rng = Random(f"oracle {seed}")
    options = {
        "ones": ("all", "few")[seed // 3 % 2],
        "disclosure": seed // 6 % 2 == 0,
        "laurels": ("hidden", "open")[seed // 12 % 2],
        "consul": seed % 11 == 0,
    }
    versus = Versus.new(3 + seed % 3, seed, options)
    versus.compare()
    if seed % 100 == 0:
        play_on(versus, rng, talk=0.85, steps=1500, every=1, anew=0.02)
    elif seed % 20 == 0:
        play_on(versus, rng, talk=0.6, steps=1000, every=5)
    else:
        play_on(versus, rng, talk=0.2, steps=1000, every=20)


def one_position(seed: int) -> None:
    rng = Random(f"crowded {seed}")
    play_on(Versus.at(crowded(rng)), rng, talk=rng.choice((0.9, 0.9, 1.0)), steps=200, anew=0.02)


@pytest.mark.parametrize("part", range(8))
def test_talk_in_crowded_positions(part: int) -> None:
    for seed in range(part, 40, 8):
        one_position(seed)


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
def test_talk_in_hundreds_of_crowded_positions(part: int) -> None:
    for seed in range(1000 + part, 1100, 10):
        one_position(seed)


@pytest.mark.parametrize("part", range(8))
def test_hundreds_of_games_with_deals(part: int) -> None:
    for seed in range(part, 400, 8):
        one_game(seed)


@pytest.mark.long
@pytest.mark.parametrize("part", range(43))
def test_thousands_of_games_with_deals(part: int) -> None:
    for seed in range(400 + part, 5000, 43):
        one_game(seed)
