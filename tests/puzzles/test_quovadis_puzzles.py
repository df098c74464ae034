"""Each puzzle's solution, worked out anew: everything that can be done and agreed in the turn is tried."""

from functools import cache

import pytest

import curia
from curia import puzzles
from curia.games.quovadis.deal_notation import read_deal
from curia.games.quovadis.puzzles import Judge, Turn, start
from curia.puzzles import Attempt, Puzzle

ALL = puzzles.listed("quovadis")
each = pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.id)


def judge(puzzle: Puzzle) -> Judge:
    return Judge(start(puzzle.position), puzzle.goal, puzzle.turns, puzzle.wants)


@cache
def turns(id: str) -> list[tuple[Turn, int]]:
    """Everything that can be done and agreed, with what it is worth."""
    return [(turn, outcome.worth) for turn, outcome in judge(puzzles.by_id(id)).all_turns()]


@each
def test_its_solution_is_clearly_the_best(puzzle: Puzzle) -> None:
    found = turns(puzzle.id)
    best = max(worth for _, worth in found)
    assert best == puzzle.best
    assert [turn for turn, worth in found if worth == best and not puzzle.fits(turn)] == []
    assert max(worth for turn, worth in found if not puzzle.fits(turn)) == puzzle.second
    assert puzzle.second <= best - 1


@each
def test_its_solution_can_be_played(puzzle: Puzzle) -> None:
    attempt = Attempt(puzzle, puzzle.solution)
    assert attempt.over
    found = attempt.verdict()
    assert found.solved
    assert found.declined == ()
    assert found.outcome.ends is not None
    assert attempt.match.view(puzzle.seat)["ledger"] == []


@each
def test_nothing_is_hidden(puzzle: Puzzle) -> None:
    """Laurels lie open and the stock is empty, so that everything can be worked out by a person too."""
    view = curia.position(puzzle.position).view(puzzle.seat)
    assert view["stock"] == 0
    assert all(view["players"][seat]["laurels"] is not None for seat in view["seats"])


@each
def test_what_is_played_is_worth_what_the_search_says(puzzle: Puzzle) -> None:
    """Every fifth turn that all agree to, played as somebody would."""
    for turn, worth in turns(puzzle.id)[::5]:
        attempt = Attempt(puzzle, turn)
        assert attempt.over
        assert attempt.verdict().worth == worth
        assert attempt.verdict().solved == (worth == puzzle.best)


def test_who_would_end_with_too_little_declines() -> None:
    puzzle = puzzles.by_id("the-cheaper-friend")
    cheap = 'propose {"move":"n3>senate","consents":{"blue":1}}'
    attempt = Attempt(puzzle, [cheap])
    assert attempt.over
    found = attempt.verdict()
    assert (found.worth, found.declined, found.solved) == (0, ("blue",), False)


def test_where_caesar_is_left_open_they_expect_the_worst() -> None:
    puzzle = puzzles.by_id("caesars-head")
    deal = {"move": "n3>senate", "consents": {"green": 1}}
    assert not judge(puzzle).agrees(2, read_deal(deal, 3))
    assert judge(puzzle).agrees(2, read_deal({**deal, "caesar": "m3>senate"}, 3))


def test_caesar_may_be_moved_after_the_move() -> None:
    """QV-7.2: the turn goes on with the Caesar step, without another deal."""
    attempt = Attempt(puzzles.by_id("the-smaller-laurel"), ["move n3>senate"])
    assert not attempt.over
    with pytest.raises(curia.BadInput, match="one deal"):
        attempt.play('propose {"caesar":"m3>senate"}')
    attempt.play("skip")
    assert attempt.over
    assert attempt.verdict().worth == 0


@pytest.mark.parametrize(
    "deal",
    [
        '{"payments":[{"from":"blue","to":"red","laurels":1}]}',
        '{"move":"n3>senate","consents":{"blue":1},"payments":[{"from":"blue","to":"green","laurels":1}]}',
        '{"move":"n3>senate","consents":{"blue":1},"promises":[{"by":"red","to":"blue","kind":"consent"}]}',
        '{"caesar":"m3>senate","payments":[{"from":"red","to":"blue","laurels":1},'
        '{"from":"blue","to":"red","laurels":1}]}',
    ],
)
def test_only_what_the_search_tries_is_judged(deal: str) -> None:
    attempt = Attempt(puzzles.by_id("the-cheaper-friend"))
    with pytest.raises(curia.BadInput, match="one deal"):
        attempt.play(f"propose {deal}")
    assert attempt.moves == ()


def test_a_payment_that_cannot_be_made_leaves_what_one_can_do_alone() -> None:
    """QV-9.4: change is given by the receiver only."""
    pay = '{"from":"red","to":"blue","laurels":2}'
    deal = f'propose {{"move":"n3>senate","consents":{{"blue":1}},"payments":[{pay}]}}'
    attempt = Attempt(puzzles.by_id("small-change"), [deal])
    assert attempt.over
    assert attempt.verdict().worth == 0
