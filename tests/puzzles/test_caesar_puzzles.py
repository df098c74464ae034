"""Each puzzle's solution, worked out anew: exactly, over every world that fits what the player sees."""

import pytest

import curia
from curia import puzzles
from curia.games.caesar.puzzles import plans, start, worlds
from curia.puzzles import ENOUGH, Puzzle

CLEARLY = 0.19
ALL = puzzles.listed("caesar-cleopatra")
each = pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.id)


@each
def test_its_solution_is_clearly_the_best(puzzle: Puzzle) -> None:
    found = plans(start(puzzle.position), puzzle.goal)
    best = max(found.values())
    assert best == pytest.approx(puzzle.best, abs=ENOUGH / 2)
    assert [plan for plan, worth in found.items() if worth > best - 1e-9 and not puzzle.fits(plan)] == []
    second = max(worth for plan, worth in found.items() if not puzzle.fits(plan))
    assert second == pytest.approx(puzzle.second, abs=ENOUGH / 2)
    assert second <= best - CLEARLY


@each
def test_every_world_fits_what_the_player_sees(puzzle: Puzzle) -> None:
    begun = start(puzzle.position)
    seat = int(begun.turn)
    seen = curia.GAMES[puzzle.game].view(begun, seat)
    found = list(worlds(begun, seat))
    assert sum(world.weight for world in found) == pytest.approx(1)
    for world in found:
        assert curia.GAMES[puzzle.game].view(world.state, seat) == seen


@pytest.mark.parametrize(
    ("moves", "worth"),
    [
        (["up 3 senators", "up 2 senators", "done"], 1),
        (["pass"], 0),
        (["down 2 senators", "done"], -1),
    ],
)
def test_a_turn_is_judged_by_its_moves(moves: list[str], worth: float) -> None:
    found = puzzles.verdict(puzzles.by_id("both-at-once"), moves)
    assert (found.worth, found.solved) == (worth, worth == 1)
