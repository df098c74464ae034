"""Playouts choose among exactly the legal moves, each as often as the others."""

from collections import Counter
from random import Random

import pytest

from curia.core.dice import Dice
from curia.games.caesar import moves as mv
from curia.games.caesar import playout, rules
from curia.games.caesar.data import FULL, SMALL, count, names, pack, read_options
from curia.games.caesar.state import CHANCE, OVER, PHASES, State
from tests.caesar.games import mixed_options


@pytest.mark.parametrize("seed", range(12))
def test_a_pick_is_legal_and_any_move_may_be_picked(seed: int) -> None:
    rng, dice = Random(seed), Dice(seed)
    s = State(SMALL if seed % 4 == 3 else FULL, read_options(mixed_options(rng)))
    seen: Counter[str] = Counter()
    while s.phase != OVER:
        if s.phase == CHANCE:
            playout.deal(s, dice)
            continue
        moves = rules.legal(s, s.actor)
        assert len(set(moves)) == len(moves)
        phase = PHASES[s.phase]
        seen[phase] += 1
        if seen[phase] <= 2 and len(moves) <= 40:
            assert {playout.pick(s, dice) for _ in range(30 * len(moves))} == set(moves)
        move = playout.pick(s, dice)
        assert move in moves
        rules.play(s, s.actor, move)
    assert seen


def test_parts_are_counted_and_found_as_they_are_listed() -> None:
    rng = Random(1)
    for _ in range(300):
        cards = pack(rng.choices(range(12), k=rng.randint(0, 6)))
        listed = mv.parts(cards)
        assert mv.number_of_parts(cards) == len(listed) == len(set(listed))
        assert [mv.part(cards, n) for n in range(len(listed))] == listed
        assert count(cards) == len(names(cards))


def test_ways_to_lay_are_counted_as_they_are_listed() -> None:
    for cards in range(64):
        for room in range(32):
            once, both = mv.number_of_lays(cards, room), mv.downs_and_ups(cards, room)
            assert mv.downs(cards, room) == both[:once]
            assert mv.ups(cards, room) == both[once:]
            assert tuple(mv.lay(cards, room, n) for n in range(2 * once)) == both


def test_a_playout_ends_and_counts_its_decisions() -> None:
    options = read_options({})
    dice, again = Dice(5), Dice(5)
    played = playout.random_games(FULL, options, 5, dice)
    assert played == sum(playout.play_out(State(FULL, options), again) for _ in range(5))
    assert dice.state == again.state
    assert 5 * 30 < played < 5 * 1000
