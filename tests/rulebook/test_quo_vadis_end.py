"""QV-8: the end of the game."""

import pytest

import curia
from tests.quovadis.table import (
    at,
    counter,
    holding,
    pay,
    promise,
    propose,
    refused,
    round_of,
    seated,
    statuses,
    tiles,
)

FOUR = ["blue", "green", "blue", "blue"]


@pytest.mark.clause("QV-8.1")
def test_the_fifth_senator_ends_the_game_at_once() -> None:
    match = at(
        committees={"senate": FOUR, "m3": ["red", "red"]},
        laurels={"m3>senate": "IIc"},
        stock=["V"],
        players=holding(red="V"),
    )
    match.play("red", "move m3>senate")
    assert match.to_act == ()
    assert match.result is not None
    assert match.result["reason"] == "QV-8.1"
    assert match.result["points"] == {"red": 7, "blue": 0, "green": 0}
    assert match.view(None)["laurels"]["m3>senate"] == "V"
    assert refused(match, "red", "caesar d3>g3") == "QV-8.1"
    assert refused(match, "blue", 'offer {"enter":"a1"}') == "QV-8.1"
    assert all(match.legal(seat) == [] for seat in match.seats)


@pytest.mark.clause("QV-8.1")
def test_the_deal_of_the_last_move_is_settled_but_caesar_stays() -> None:
    match = at(committees={"senate": FOUR, "m3": ["red", "blue"]}, laurels={"m3>senate": "IIc"})
    number = propose(
        match,
        "red",
        move="m3>senate",
        consents={"blue": 1},
        payments=[pay("red", "blue", 1)],
        caesar="d3>g3",
        promises=[promise("red", "blue", "pay", laurels=3)],
    )
    match.play("blue", f"accept {number}")
    assert match.result is not None
    assert match.result["laurels"] == {"red": 1, "blue": 2, "green": 0}
    assert tiles(match, "blue") == ["IIc"]
    assert match.view(None)["caesar"] == "j5>senate"
    assert statuses(match) == ["broken"]


@pytest.mark.clause("QV-8.2")
def test_only_who_is_in_the_senate_is_scored() -> None:
    match = at(
        committees={"senate": ["blue"] * 4, "n3": ["blue"] * 2},
        turn="blue",
        players={"red": {"laurels": ["V", "V"]}, "blue": {"reserve": 2, "laurels": ["I"]}},
    )
    match.play("blue", "move n3>senate")
    assert match.result == {
        "points": {"red": 0, "blue": 1, "green": 0},
        "winners": ["blue"],
        "laurels": {"red": 10, "blue": 1, "green": 0},
        "reason": "QV-8.1",
    }


@pytest.mark.clause("QV-8.2")
def test_the_most_laurels_win() -> None:
    match = at(
        committees={"senate": FOUR, "m3": ["red", "red"]}, players=holding(red="II", blue="III", green="I I")
    )
    match.play("red", "move m3>senate")
    assert match.result is not None
    assert match.result["winners"] == ["blue"]


@pytest.mark.clause("QV-8.3")
def test_a_tie_goes_to_the_first_in_the_senate() -> None:
    match = at(
        committees={"senate": ["green", "blue", "blue", "red"], "m3": ["red", "red"]},
        players=holding(red="II I", blue="III", green="II"),
    )
    match.play("red", "move m3>senate")
    assert seated(match, "senate") == ["green", "blue", "blue", "red", "red"]
    assert match.result is not None
    assert match.result["winners"] == ["blue"]


@pytest.mark.clause("QV-8.4")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_fifteen_turns_each_of_caesar_alone_end_the_game(seats: int) -> None:
    match = at(seats, committees={"senate": ["blue"]}, players=holding(blue="II", red="V"))
    places = ["caesar d3>g3", "caesar d3>h1"]
    for turn in range(15 * seats):
        assert match.result is None
        match.play(match.to_act[0], places[turn % 2])
    assert match.result is not None
    assert match.result["reason"] == "QV-8.4"
    assert match.result["winners"] == ["blue"]
    assert refused(match, "red", "enter a1") == "QV-8.4"


@pytest.mark.clause("QV-8.4")
def test_another_action_starts_the_count_again_and_a_caesar_tile_does_not_count() -> None:
    match = at(committees={"d3": ["red", "red"]}, laurels={"d3>g3": "IIc"}, caesar_turns=44)
    match.play("red", "move d3>g3")
    match.play("red", "caesar b5>i3")
    assert match.result is None
    assert match.view(None)["caesar_turns"] == 0
    match = at(caesar_turns=44)
    propose(match, "red", caesar="d3>g3")
    assert match.result is not None
    assert match.result["reason"] == "QV-8.4"


@pytest.mark.clause("QV-8.4")
def test_with_nobody_in_the_senate_nobody_wins() -> None:
    match = at(caesar_turns=44, players=holding(red="V"))
    match.play("red", "caesar d3>g3")
    assert match.result == {
        "points": {"red": 0, "blue": 0, "green": 0},
        "winners": [],
        "laurels": {"red": 5, "blue": 0, "green": 0},
        "reason": "QV-8.4",
    }


@pytest.mark.clause("QV-8.1", "QV-8.4")
def test_a_position_may_be_over_already() -> None:
    assert at(committees={"senate": ["red"] * 5}).result is not None
    over = at(caesar_turns=45)
    assert over.result is not None
    assert over.result["reason"] == "QV-8.4"
    assert over.to_act == ()


@pytest.mark.clause("QV-8.1")
def test_a_counter_may_end_it_too() -> None:
    match = at(committees={"senate": FOUR, "m3": ["red", "blue"]}, players=holding(red="III"))
    number = propose(match, "red", move="m3>senate", consents={"blue": 1})
    other = counter(
        match, "blue", number, move="m3>senate", consents={"blue": 1}, payments=[pay("red", "blue", 3)]
    )
    match.play("red", f"accept {other}")
    assert match.result is not None
    assert match.result["points"] == {"red": 0, "blue": 4, "green": 0}
    assert curia.replay(match.record()).result == match.result


@pytest.mark.clause("QV-8.1")
def test_four_in_the_senate_do_not_end_it() -> None:
    match = at(committees={"senate": FOUR[:3], "m3": ["red", "red"]})
    round_of(match, "move m3>senate", "enter a1")
    assert match.result is None
