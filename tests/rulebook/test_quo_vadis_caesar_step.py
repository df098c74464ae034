"""QV-9.12 in the Caesar step: promises first, then Caesar."""

import pytest

from curia import Match
from tests.quovadis.table import at, promise, propose, refused, statuses


def caesar_step() -> Match:
    """Red has taken a tile with Caesar's head and may move him."""
    match = at(committees={"d3": ["red", "red", "blue"]}, laurels={"d3>g3": "IIc"})
    match.play("red", "move d3>g3")
    return match


@pytest.mark.clause("QV-9.2", "QV-9.12")
def test_a_deal_may_not_put_caesar_where_it_says_he_does_not_go() -> None:
    deal = '{"caesar":"d3>h1","promises":[{"by":"red","to":"blue","kind":"no-caesar","at":"d3>h1"}]}'
    assert refused(caesar_step(), "red", f"propose {deal}") == "QV-9.2"


@pytest.mark.clause("QV-9.8", "QV-9.12")
def test_his_move_keeps_a_promise_of_the_same_deal() -> None:
    match = caesar_step()
    propose(match, "red", caesar="d3>h1", promises=[promise("red", "blue", "caesar", at="d3>h1")])
    assert statuses(match) == ["kept"]


@pytest.mark.clause("QV-9.12")
def test_as_an_action_he_goes_before_the_promises() -> None:
    match = at()
    propose(match, "red", caesar="d3>h1", promises=[promise("red", "blue", "caesar", at="d3>h1")])
    assert statuses(match) == ["open"]
