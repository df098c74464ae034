"""Each puzzle's solution, worked out anew: exactly, over every world that fits what the player sees."""

import pytest

import curia
from curia import puzzles
from curia.caesar.data import FULL
from curia.caesar.position import from_position
from curia.locale import languages, say
from curia.puzzles import Puzzle
from curia.puzzles.caesar import plans, worlds

CLEARLY = 0.19
ALL = puzzles.listed("caesar-cleopatra")


def test_there_are_enough_of_every_grade() -> None:
    assert len(ALL) >= 20
    assert {puzzle.grade for puzzle in ALL} == {1, 2, 3}
    assert [puzzle.grade for puzzle in ALL] == sorted(puzzle.grade for puzzle in ALL)


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.id)
def test_its_solution_is_clearly_the_best(puzzle: Puzzle) -> None:
    found = plans(from_position(puzzle.position, FULL), puzzle.goal)
    best = max(found.values())
    for plan, worth in found.items():
        if worth > best - 1e-9:
            assert set(puzzle.solution) <= set(plan)
    others = [worth for plan, worth in found.items() if not set(puzzle.solution) <= set(plan)]
    assert max(others) <= best - CLEARLY


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.id)
def test_it_is_told_in_every_language(puzzle: Puzzle) -> None:
    for language in languages():
        assert say(puzzle.title, language=language)
        assert say(f"{puzzle.title}.why", language=language)
        for clause in puzzle.clauses:
            assert clause.startswith("CC-")


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.id)
def test_every_world_fits_what_the_player_sees(puzzle: Puzzle) -> None:
    start = from_position(puzzle.position, FULL)
    seat = int(start.turn)
    seen = curia.GAMES[puzzle.game].view(start, seat)
    found = list(worlds(start, seat))
    assert sum(world.weight for world in found) == pytest.approx(1)
    for world in found:
        assert curia.GAMES[puzzle.game].view(world.state, seat) == seen


def test_a_turn_is_judged_by_its_moves() -> None:
    puzzle = puzzles.by_id("both-at-once")
    assert puzzles.verdict(puzzle, ["up 3 senators", "up 2 senators", "done"]) == (1, 1)
    assert puzzles.verdict(puzzle, ["pass"]) == (0, 1)
    assert puzzles.verdict(puzzle, ["down 2 senators", "done"]) == (-1, 1)


def test_what_is_not_there() -> None:
    with pytest.raises(curia.BadInput):
        puzzles.by_id("nothing")
    with pytest.raises(curia.BadInput):
        puzzles.listed("chess")
