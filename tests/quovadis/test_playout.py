"""Playouts without talk, and what chance decides in them."""

from random import Random

import pytest

from curia.core.dice import Dice
from curia.games.quovadis import playout
from curia.games.quovadis.data import SHUFFLED, Options
from curia.games.quovadis.state import ACTION, OVER, State


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_playout_ends_and_counts_its_decisions(seats: int) -> None:
    rng = Random(seats)
    options = Options(*(rng.random() < 0.5 for _ in range(4)))
    dice, again = Dice(seats), Dice(seats)
    played = playout.random_games(seats, options, 4, dice)
    states = [State(seats, options) for _ in range(4)]
    assert played == sum(playout.play_out(s, again) for s in states) > 4 * 10
    assert all(s.phase == OVER for s in states)


def test_chance_chooses_who_begins_and_shuffles_the_tiles() -> None:
    dice, starters = Dice(2), set()
    for _ in range(40):
        s = State(4, Options(False, False, False, False))
        while s.phase != ACTION:
            playout.deal(s, dice)
        starters.add(s.turn)
        assert sorted(s.stock) == list(SHUFFLED)
        assert s.stock != SHUFFLED
    assert starters == {0, 1, 2, 3}
