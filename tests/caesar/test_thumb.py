"""Rules of thumb on the state: the same judgement that `greedy` has of a view, and nothing from behind it."""

import random

import pytest

import curia
from curia.core.dice import Dice
from curia.core.game import Json
from curia.games.caesar.bots.features import look
from curia.games.caesar.bots.heuristic_value import Weights, Worth, outlook
from curia.games.caesar.bots.heuristic_weights import USUAL
from curia.games.caesar.bots.heuristics import MAJORITY, POINTS, Thumb, hoped, leanings, odds, wander
from curia.games.caesar.bots.read_belief import remember
from curia.games.caesar.bots.view_reader import Reading
from curia.games.caesar.data import FULL, read_options
from curia.games.caesar.state import OVER, State
from curia.games.caesar.steps import Course, ready, steps


def views(seed: int) -> list[Json]:
    """What the seat to act sees, all through a game of `greedy`."""
    match, found = curia.new("caesar-cleopatra", seed=seed), []
    while match.to_act:
        seat = match.to_act[0]
        found.append(match.view(seat))
        match.play(seat, curia.bot("greedy").choose(found[-1], seed=seed))
    return found


def test_the_outlook_of_a_group_is_that_of_greedy() -> None:
    """CC-7.1 to 7.4"""
    for size in (1, 3, 5):
        for own in range(size + 1):
            for other in range(size - own + 1):
                place = size * 36 + own * 6 + other
                assert POINTS[place] == pytest.approx(outlook(size, own, other, 0.0, 0.0))
                with_bonus = POINTS[place] + 2 * MAJORITY[place]
                assert with_bonus == pytest.approx(outlook(size, own, other, 2.0, 0.0))


def test_a_group_is_judged_as_greedy_judges_it() -> None:
    compared = 0
    for view in views(3):
        if view["phase"]["name"] in ("order", "arrange"):
            continue
        reading = Reading(view)
        worth = Worth(reading, Weights())
        past = remember(view, FULL, random.Random(1))
        thumb = Thumb(past.template, past.seat)
        for group in range(5):
            assert thumb.stakes[group] == pytest.approx(worth.stakes[group])
            assert thumb.now[group] == pytest.approx(reading.now[group])
            assert thumb.later[group] == pytest.approx(reading.later[group])
            if not reading.down[group]:
                seen = worth.group(group, reading.own[group], reading.theirs[group], 0)
                assert thumb.present(group) == pytest.approx(seen, abs=0.05)
                compared += 1
    assert compared > 20


def test_odds_are_even_at_no_margin_and_fair_to_both() -> None:
    for doubt in (0.0, 1.0, 5.0):
        assert odds(0.0, doubt) == 0
        for margin in (0.5, 2.0, 30.0):
            assert 0 < odds(margin, doubt) <= 1
            assert odds(-margin, doubt) == -odds(margin, doubt)


def test_leanings_are_the_same_in_every_world_that_fits() -> None:
    """CC-10.4"""
    for view in views(4)[::5]:
        past = remember(view, FULL, random.Random(2))
        rows = set()
        for _ in range(4):
            world = past.world()
            assert world is not None
            course = Course(world, Dice(1))
            found = steps(course)
            rows.add((tuple(leanings(course, USUAL, found)), look([course])))
        assert len(rows) == 1


@pytest.mark.parametrize("edition", ["kosmos", "dutch", "french"])
def test_games_by_rules_of_thumb_come_to_an_end(edition: str) -> None:
    for seed in range(3):
        course = Course(State(FULL, read_options({"edition": edition})), Dice(seed))
        ready(course)
        while course.s.phase != OVER:
            wander(course, course.turns + 1)
            assert course.s.phase == OVER or -1 <= hoped(course.s, 0) <= 1
            assert hoped(course.s, 0) == pytest.approx(-hoped(course.s, 1), abs=0.3)
