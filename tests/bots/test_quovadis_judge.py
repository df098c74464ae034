"""How a table of Quo Vadis? is judged: chances of all, and the moves of who is asked."""

import pytest

import curia
from curia.games.quovadis.bots.evaluator import judge
from curia.games.quovadis.bots.hint_reasons import reasons
from tests.quovadis.random_talk import MIXES, new
from tests.quovadis.table import at, holding, propose


@pytest.mark.parametrize("number", [0, 5, 15])
def test_chances_add_up_and_the_moves_are_legal(number: int) -> None:
    match, bot = new(3, number, MIXES[number]), curia.bot("praetor")
    for _ in range(40):
        if not match.to_act:
            break
        seat = match.to_act[0]
        found = judge(match.view(seat), 1, 1)
        assert sum(found.chances.values()) == pytest.approx(1)
        assert set(found.chances) == set(match.seats)
        values = [value for _, value in found.moves]
        assert values == sorted(values, reverse=True)
        for move, _ in found.moves:
            curia.replay(match.record()).play(seat, move)
        match.play(seat, bot.choose(match.view(seat), seed=number))


@pytest.mark.parametrize("seat", ["red", "blue"])
def test_who_can_win_at_once_is_about_to(seat: str) -> None:
    """Whoever looks sees what the player on turn can do."""
    match = at(
        committees={"n3": ["red", "red"], "senate": ["blue", "green", "green", "blue"]},
        players=holding(red="V V", blue="I", green="I"),
    )
    assert judge(match.view(seat)).chances == pytest.approx({"red": 1.0, "blue": 0.0, "green": 0.0})


def test_the_chance_of_who_is_asked_is_that_of_the_best_move() -> None:
    match, bot = new(4, 2), curia.bot("greedy")
    for number in range(60):
        seat = match.to_act[0]
        found = judge(match.view(seat), 1, 1)
        assert found.chances[seat] == found.moves[0][1]
        match.play(seat, bot.choose(match.view(seat), seed=number))


def test_who_is_not_asked_has_no_moves_to_judge() -> None:
    match = new(3, 1)
    idle = next(seat for seat in match.seats if seat not in match.to_act)
    assert judge(match.view(idle)).moves == []
    spectator = judge(match.view(None))
    assert spectator.moves == []
    assert sum(spectator.chances.values()) == pytest.approx(1)


def test_what_is_over_is_certain() -> None:
    match = at(
        committees={"n3": ["red", "red"], "senate": ["blue", "green", "green", "blue"]},
        players=holding(red="V V", blue="I", green="I"),
    )
    assert judge(match.view("red")).moves[0][0].startswith("move n3>senate")
    match.play("red", "move n3>senate")
    assert judge(match.view("blue")).chances == {"red": 1.0, "blue": 0.0, "green": 0.0}


def test_laurels_and_a_seat_in_the_senate_are_worth_something() -> None:
    """QV-8.2."""
    match = at(
        options={"laurels": "open"},
        committees={"senate": ["red", "blue", "green", "red"], "m3": ["blue", "red"], "i3": ["green"]},
        players=holding(red="V V V IV", blue="V III III I", green="II II"),
        laurels={"m3>senate": "III", "i3>m3": "III", "g3>j5": "II", "j5>senate": "II", "n3>senate": "IV"},
    )
    chances = judge(match.view("green")).chances
    assert chances["red"] > chances["blue"] > chances["green"]


@pytest.mark.parametrize(("below", "wanted"), [("i3", True), ("a1", False)])
def test_a_consent_is_explained_by_the_seat_that_becomes_free(below: str, wanted: bool) -> None:
    """QV-5.1, QV-9.6: support for nothing, because the seat left free is wanted."""
    match = at(
        committees={"m3": ["red", "blue", "green"], below: ["blue"], "senate": ["green"]},
        players=holding(red="I", blue="I", green="I"),
    )
    number = propose(match, "red", move="m3>senate", consents={"blue": 1})
    found = [key for key, _ in reasons(match.view("blue"), f"accept {number}")]
    assert ("hint-room" in found) == wanted
