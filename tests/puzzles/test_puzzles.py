"""What holds for the puzzles of every game: graded, explained in every language, their clauses real."""

from collections import Counter

import pytest

import curia
from curia import puzzles, rulebook
from curia.locale import languages, say
from curia.puzzles import Attempt, Puzzle

ALL = [puzzle for game in puzzles.GAMES for puzzle in puzzles.listed(game)]
each = pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.id)


@pytest.mark.parametrize("game", puzzles.GAMES)
def test_there_are_enough_of_every_grade(game: str) -> None:
    grades = [puzzle.grade for puzzle in puzzles.listed(game)]
    assert len(grades) >= 20
    assert set(grades) == {1, 2, 3}
    assert grades == sorted(grades)


def test_no_two_have_the_same_name() -> None:
    assert [id for id, n in Counter(puzzle.id for puzzle in ALL).items() if n > 1] == []
    for language in languages():
        assert len({say(puzzle.title, language=language) for puzzle in ALL}) == len(ALL)


@each
def test_it_is_told_in_every_language(puzzle: Puzzle) -> None:
    for language in languages():
        assert len(say(f"{puzzle.title}.why", language=language)) > 60
        for key, args in (*puzzle.question(), *puzzle.answer()):
            assert say(key, args, language)


@each
def test_its_clauses_are_in_the_rules(puzzle: Puzzle) -> None:
    assert puzzle.clauses
    assert {rulebook.clause(id).id for id in puzzle.clauses} == set(puzzle.clauses)
    assert {rulebook.GAMES[id[:2]] for id in puzzle.clauses} == {puzzle.game}


@each
def test_it_begins_with_the_turn_of_who_solves_it(puzzle: Puzzle) -> None:
    attempt = Attempt(puzzle)
    assert attempt.match.to_act == (puzzle.seat,)
    assert not attempt.over
    assert attempt.match.view(puzzle.seat)["legal"]


def test_nothing_can_be_played_after_the_turn() -> None:
    attempt = Attempt(puzzles.by_id("both-at-once"), ["pass"])
    assert attempt.over
    with pytest.raises(curia.BadInput, match="over"):
        attempt.play("pass")


def test_what_is_not_there() -> None:
    with pytest.raises(curia.BadInput):
        puzzles.by_id("nothing")
    with pytest.raises(curia.BadInput):
        puzzles.listed("chess")
