"""QV-9.14: deals between others, at any time in somebody else's turn."""

import json
from typing import Any

import pytest

import curia
from curia import Match
from tests.quovadis.table import (
    at,
    counter,
    holding,
    last,
    number,
    offer,
    pay,
    promise,
    propose,
    refused,
    round_of,
    statuses,
    tiles,
)

Json = dict[str, Any]
HOLDING = holding(red="I II", blue="I II", green="I II", yellow="I II")
TRADE = {"payments": [pay("blue", "green", 1)], "promises": [promise("green", "blue", "consent")]}
THREE = {"payments": [pay("blue", "green", 1), pay("green", "yellow", 1), pay("yellow", "blue", 1)]}


def table(**given: Any) -> Match:
    return at(**{"seats": 4, "players": HOLDING, "committees": {"d3": ["red", "blue", "green"]}, **given})


def said(verb: str, deal: Json) -> str:
    return f"{verb} {json.dumps(deal)}"


def answers(match: Match, seat: str) -> list[str]:
    return [move for move in match.legal(seat) if move.startswith(("accept", "decline", "withdraw", "take"))]


# --- What is one ------------------------------------------------------------------------------------------


@pytest.mark.clause("QV-9.14", "QV-9.1")
@pytest.mark.parametrize(
    ("deal", "open_"),
    [
        (TRADE, ["green"]),
        (THREE, ["green", "yellow"]),
        ({"payments": [pay("green", "blue", 1)]}, ["green"]),
        ({"payments": [pay("green", "yellow", 1)]}, ["green"]),
        ({"payments": [pay("green", "red", 1)]}, ["green"]),
        ({"payments": [pay("blue", "red", 1), pay("green", "red", 1)]}, ["green"]),
        ({"promises": [promise("green", "red", "consent")]}, ["green"]),
        ({"promises": [promise("green", "blue", "words", text="x")]}, ["green"]),
        # The player on turn gives something, or only the author does: to the player on turn.
        ({"payments": [pay("green", "blue", 1), pay("red", "blue", 1)]}, None),
        ({"promises": [promise("green", "blue", "consent"), promise("red", "blue", "consent")]}, None),
        ({"payments": [pay("green", "blue", 1)], "enter": "b5"}, None),
        ({"payments": [pay("green", "blue", 1)], "caesar": "b5>i3"}, None),
        ({"payments": [pay("green", "blue", 1)], "move": "d3>g3"}, None),
        ({"payments": [pay("blue", "red", 1)]}, None),
        ({"payments": [pay("blue", "green", 1)]}, None),
        ({"promises": [promise("blue", "green", "consent")]}, None),
    ],
)
def test_what_is_a_deal_between_others(deal: Json, open_: list[str] | None) -> None:
    match = table()
    offer(match, "blue", **deal)
    (standing,) = match.view(None)["offers"]
    assert standing["open"] == open_
    assert standing["agreed"] == ["blue"]
    seen = last(match, "offered")
    assert (seen["open"], seen["agreed"]) == (open_, ["blue"])
    assert match.to_act == ("red",)
    for seat in match.seats:
        if seat == "blue":
            expected = ["withdraw 1"]
        elif seat == "red":
            expected = [] if open_ else [move for move in ["take 1"] if "move" not in deal]
        else:
            expected = ["accept 1", "decline 1"] if open_ and seat in open_ else []
        assert answers(match, seat) == expected


@pytest.mark.clause("QV-9.14", "QV-9.9")
def test_consents_belong_to_a_move() -> None:
    match = table()
    assert refused(match, "blue", said("offer", {**TRADE, "consents": {"green": 1}})) == "QV-9.9"


@pytest.mark.clause("QV-9.14", "QV-3.1")
def test_the_player_on_turn_proposes_instead() -> None:
    match = table()
    assert refused(match, "red", said("offer", TRADE)) == "QV-3.1"
    assert propose(match, "red", **TRADE) == 1
    assert match.to_act == ("blue", "green")


@pytest.mark.clause("QV-9.14")
def test_a_gift_goes_to_the_player_on_turn_who_takes_it_for_the_others() -> None:
    match = table()
    offer(match, "blue", payments=[pay("blue", "green", 2)])
    match.play("red", "take 1")
    assert tiles(match, "green") == ["I", "II", "II"]


# --- Answers ----------------------------------------------------------------------------------------------


@pytest.mark.clause("QV-9.14")
def test_it_is_carried_out_when_the_last_has_accepted() -> None:
    match = table()
    offer(match, "blue", **THREE, promises=[promise("yellow", "red", "consent", turns=1)])
    match.play("yellow", "accept 1")
    (standing,) = match.view(None)["offers"]
    assert (standing["open"], standing["agreed"]) == (["green"], ["blue", "yellow"])
    assert answers(match, "yellow") == []
    assert tiles(match, "yellow") == ["I", "II"]
    before = len(match.events(None))
    match.play("green", "accept 1")
    kinds = [event["event"] for event in match.events(None)][before:]
    assert kinds == ["accepted", "done", "paid", "paid", "paid", "promised"]
    assert match.view(None)["offers"] == []
    assert statuses(match) == ["open"]
    assert match.to_act == ("red",)


@pytest.mark.clause("QV-9.14", "QV-9.5")
def test_each_answers_once() -> None:
    match = table()
    offer(match, "blue", **THREE)
    match.play("yellow", "accept 1")
    for move in ("accept 1", "decline 1"):
        assert refused(match, "yellow", move) == "QV-9.5"
    match.play("green", "accept 1")
    for seat in match.seats:
        for move in ("accept 1", "decline 1", "withdraw 1"):
            assert refused(match, seat, move) == "QV-9.5"


@pytest.mark.clause("QV-9.14", "QV-9.5")
def test_only_those_answer_whom_it_stands_open_to() -> None:
    match = table()
    offer(match, "blue", **TRADE)
    for seat in ("red", "blue", "yellow"):
        for move in ("accept 1", "decline 1"):
            assert refused(match, seat, move) == "QV-9.5"


@pytest.mark.clause("QV-9.14")
def test_a_decline_ends_it() -> None:
    match = table()
    offer(match, "blue", **THREE)
    match.play("yellow", "accept 1")
    match.play("green", "decline 1")
    assert last(match, "declined") == {"event": "declined", "seat": "green", "number": 1}
    assert match.view(None)["offers"] == []
    assert [tiles(match, seat) for seat in match.seats] == [["I", "II"]] * 4
    assert match.to_act == ("red",)


@pytest.mark.clause("QV-9.14")
def test_the_end_of_the_turn_ends_it() -> None:
    match = table()
    offer(match, "blue", **THREE)
    match.play("yellow", "accept 1")
    match.play("red", "enter b5")
    assert match.view(None)["offers"] == []
    assert refused(match, "green", "accept 1") == "QV-9.5"


@pytest.mark.clause("QV-9.14")
def test_it_cannot_be_countered() -> None:
    match = table()
    offer(match, "blue", **TRADE)
    answer = json.dumps({"payments": [pay("blue", "green", 2)]})
    assert refused(match, "green", f"counter 1 {answer}") == "QV-9.14"
    for seat in ("red", "blue", "yellow"):
        assert refused(match, seat, f"counter 1 {answer}") == "QV-9.5"


@pytest.mark.clause("QV-9.14")
def test_it_cannot_be_taken() -> None:
    match = table()
    offer(match, "blue", **TRADE)
    offer(match, "yellow", enter="b5", payments=[pay("yellow", "red", 1)])
    assert refused(match, "red", "take 1") == "QV-9.14"
    assert refused(match, "red", "take 1 2") == refused(match, "red", "take 2 1") == "QV-9.11"
    assert refused(match, "green", "take 1") == "QV-3.1"
    propose(match, "red", promises=[promise("green", "red", "consent")])
    assert refused(match, "red", "take 1") == "QV-9.11"


@pytest.mark.clause("QV-9.14")
def test_its_author_may_withdraw_it() -> None:
    match = table()
    offer(match, "blue", **THREE)
    match.play("yellow", "accept 1")
    assert refused(match, "yellow", "withdraw 1") == "QV-9.5"
    match.play("blue", "withdraw 1")
    assert refused(match, "green", "accept 1") == "QV-9.5"
    assert match.view(None)["offers"] == []


@pytest.mark.clause("QV-9.14", "QV-9.11")
def test_its_author_may_replace_it_which_voids_acceptances() -> None:
    match = table()
    offer(match, "blue", **THREE)
    match.play("yellow", "accept 1")
    assert offer(match, "blue", **THREE) == 2
    assert match.view(None)["offers"][0]["open"] == ["green", "yellow"]
    assert refused(match, "green", "accept 1") == "QV-9.5"
    match.play("green", "accept 2")
    match.play("yellow", "accept 2")
    # An offer to the player on turn takes its place too, and the other way round.
    offer(match, "green", **{"payments": [pay("yellow", "green", 1)]})
    assert offer(match, "green", enter="b5", payments=[pay("green", "red", 1)]) == 4
    assert [found["number"] for found in match.view(None)["offers"]] == [4]


@pytest.mark.clause("QV-9.14", "QV-9.10")
def test_it_counts_among_the_three_offers_and_shares_the_numbers() -> None:
    match = table()
    propose(match, "red", promises=[promise("red", "blue", "consent")])
    for expected in (2, 3, 4):
        assert offer(match, "blue", **TRADE) == expected
    for deal in (TRADE, {"payments": [pay("blue", "red", 1)]}):
        assert refused(match, "blue", said("offer", deal)) == "QV-9.10"
    assert offer(match, "green", payments=[pay("blue", "green", 1)]) == 5
    assert match.view(None)["phase"] == {
        **match.view(None)["phase"],
        "proposals": 1,
        "offered": {"blue": 3, "green": 1},
    }
    match.play("red", "enter b5")
    match.play("blue", "enter b5")
    assert offer(match, "blue", payments=[pay("yellow", "blue", 1)]) == 6


# --- Payments ---------------------------------------------------------------------------------------------


@pytest.mark.clause("QV-9.14", "QV-9.4")
def test_the_authors_payments_are_checked_when_offering_and_anothers_when_accepting() -> None:
    match = table()
    assert refused(match, "blue", said("offer", {**TRADE, "payments": [pay("blue", "green", 4)]})) == "QV-9.4"
    offer(match, "blue", payments=[pay("green", "blue", 4)])
    assert refused(match, "green", "accept 1") == "QV-9.4"
    assert answers(match, "green") == ["decline 1"]
    # What comes in first may be passed on.
    assert offer(match, "blue", payments=[pay("green", "blue", 3), pay("blue", "yellow", 6)]) == 2
    match.play("green", "accept 2")
    assert tiles(match, "yellow") == ["I", "I", "I", "II", "II", "II"]


@pytest.mark.clause("QV-9.14", "QV-9.4")
def test_sums_that_cannot_be_made_when_it_is_carried_out() -> None:
    match = table(players=holding(blue="II", green="II"))
    offer(match, "blue", payments=[pay("blue", "green", 1)], promises=[promise("green", "blue", "consent")])
    match.play("green", "accept 1")
    assert last(match, "off") == {"event": "off", "number": 1}
    assert match.view(None)["offers"] == match.view(None)["ledger"] == []
    assert match.to_act == ("red",)


@pytest.mark.clause("QV-9.14", "QV-9.4")
def test_an_author_who_has_paid_the_tiles_away_meanwhile() -> None:
    match = table()
    offer(match, "blue", **TRADE)
    propose(match, "red", payments=[pay("blue", "red", 3)])
    match.play("blue", "accept 2")
    match.play("green", "accept 1")  # only one's own tiles are checked
    assert last(match, "off")["number"] == 1


# --- Beside a waiting deal --------------------------------------------------------------------------------


@pytest.mark.clause("QV-9.14", "QV-9.1")
def test_it_is_offered_answered_and_carried_out_while_a_proposal_waits() -> None:
    match = table()
    propose(match, "red", move="d3>g3", consents={"green": 1}, payments=[pay("red", "green", 1)])
    waiting = match.view(None)["deal"]
    offer(match, "blue", **TRADE)
    assert match.to_act == ("green",)
    assert answers(match, "green") == ["accept 1", "decline 1", "accept 2", "decline 2"]
    match.play("green", "accept 2")
    assert match.view(None)["deal"] == waiting
    assert match.to_act == ("green",)
    match.play("green", "accept 1")
    assert match.to_act == ("blue",)


@pytest.mark.clause("QV-9.14")
def test_it_does_not_change_what_was_agreed_in_the_waiting_deal() -> None:
    match = table()
    propose(match, "red", promises=[promise(seat, "red", "consent") for seat in ("blue", "green")])
    match.play("blue", "accept 1")
    agreed = match.view(None)["deal"]
    offer(match, "blue", **TRADE)
    match.play("green", "accept 2")
    offer(match, "yellow", payments=[pay("blue", "yellow", 1)])
    match.play("blue", "decline 3")
    assert match.view(None)["deal"] == agreed
    match.play("green", "accept 1")
    assert statuses(match) == ["open"] * 3


@pytest.mark.clause("QV-9.14", "QV-9.4")
def test_a_waiting_deal_whose_payer_has_paid_the_tiles_away_is_off() -> None:
    match = table()
    propose(match, "red", payments=[pay("blue", "red", 3)], promises=[promise("yellow", "red", "consent")])
    match.play("blue", "accept 1")
    offer(match, "blue", payments=[pay("blue", "green", 3)], promises=[promise("green", "blue", "consent")])
    match.play("green", "accept 2")
    match.play("yellow", "accept 1")
    assert last(match, "off")["number"] == 1


@pytest.mark.clause("QV-9.14")
def test_a_counter_proposal_leaves_deals_between_others_alone() -> None:
    match = table()
    offer(match, "blue", **THREE)
    match.play("yellow", "accept 1")
    propose(match, "red", promises=[promise("green", "red", "consent")])
    counter(match, "green", 2, payments=[pay("red", "green", 1)])
    assert match.view(None)["offers"][0]["agreed"] == ["blue", "yellow"]
    match.play("green", "accept 1")
    assert match.to_act == ("red",)
    assert match.view(None)["deal"]["number"] == 3


@pytest.mark.clause("QV-9.14", "QV-9.2")
def test_it_is_checked_with_all_its_terms_at_every_acceptance() -> None:
    match = table()
    deal = {
        "promises": [
            promise("green", "blue", "no-consent", against="red"),
            promise("yellow", "blue", "consent"),
        ]
    }
    offer(match, "blue", **deal)
    match.play("green", "accept 1")  # half accepted: no agreement yet
    propose(match, "red", move="d3>g3", consents={"green": 1}, promises=[promise("blue", "red", "consent")])
    match.play("green", "accept 2")
    assert refused(match, "yellow", "accept 1") == "QV-9.2"
    assert answers(match, "yellow") == ["decline 1"]
    match.play("blue", "decline 2")
    match.play("yellow", "accept 1")
    assert match.view(None)["phase"]["no_consent"] == ["green"]


@pytest.mark.clause("QV-9.14", "QV-9.2")
def test_terms_of_the_waiting_deals_author_bind_too() -> None:
    match = table(turn="red")
    offer(
        match,
        "green",
        payments=[pay("green", "blue", 1)],
        promises=[promise("blue", "green", "no-consent", against="red")],
    )
    match.play("blue", "accept 1")
    assert match.view(None)["phase"]["no_consent"] == ["blue"]
    assert refused(match, "red", said("propose", {"move": "d3>g3", "consents": {"blue": 1}})) == "QV-9.2"
    propose(match, "red", move="d3>g3", consents={"green": 1})


# --- When -------------------------------------------------------------------------------------------------


@pytest.mark.clause("QV-9.14")
def test_it_is_possible_in_the_caesar_step() -> None:
    match = table(
        committees={"d3": ["red", "red", "blue"]}, laurels={"d3>g3": "IIc", "b5>i3": "II"}, stock=["V"]
    )
    offer(match, "blue", **TRADE)
    match.play("red", "move d3>g3")
    assert match.view(None)["phase"]["name"] == "caesar"
    match.play("green", "accept 1")
    offer(match, "green", payments=[pay("blue", "green", 1)])
    match.play("blue", "accept 2")
    assert match.view(None)["phase"]["name"] == "caesar"
    assert match.to_act == ("red",)
    match.play("red", "skip")
    assert match.to_act == ("blue",)


@pytest.mark.clause("QV-9.14")
def test_it_is_not_possible_after_the_end_or_between_consul_games() -> None:
    for options, clause in (({}, "QV-8.1"), ({"consul": True}, "QV-3.1")):
        match = at(
            seats=4,
            options=options,
            committees={"m3": ["red", "red"], "senate": ["blue"] * 4, "b5": ["green"] * 3},
            players=holding(blue="I", green="I"),
        )
        offer(match, "blue", **TRADE)
        match.play("red", "move m3>senate")
        assert match.view(None)["offers"] == []
        assert refused(match, "blue", said("offer", TRADE)) == clause
        assert refused(match, "green", "accept 1") == ("QV-9.5" if options else clause)
        assert answers(match, "green") == []


@pytest.mark.clause("QV-9.14")
def test_nobody_waits_for_it() -> None:
    match = table()
    offer(match, "blue", **TRADE)
    assert match.to_act == ("red",)
    round_of(match, "enter b5", "enter b5", "enter b5")
    assert number(match) == 1


# --- Positions, views, records ----------------------------------------------------------------------------


@pytest.mark.clause("QV-9.14")
def test_positions_and_records_keep_who_has_agreed() -> None:
    match = table()
    offer(match, "blue", **THREE)
    match.play("yellow", "accept 1")
    offer(match, "yellow", enter="b5", payments=[pay("yellow", "red", 1)])
    for again in (curia.position(match.position()), curia.replay(match.record())):
        assert again.position() == match.position()
        assert [again.legal(seat) for seat in again.seats] == [match.legal(seat) for seat in match.seats]
        again.play("green", "accept 1")
        assert again.view(None)["offers"][0]["number"] == 2


@pytest.mark.clause("QV-9.14")
@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"open": None}, "offers.0.open"),
        ({"open": []}, "offers.0.open"),
        ({"open": ["red"]}, "offers.0.open"),
        ({"open": ["blue"]}, "offers.0.open"),
        ({"open": ["green", "moon"]}, "offers.0.open"),
        ({"agreed": ["green"]}, "offers.0.agreed"),
        ({"deal": {"payments": [pay("blue", "red", 1)]}}, "offers.0.open"),
        ({"deal": {"move": "b5>j5"}}, "offers.0.deal"),
        ({"deal": {"payments": [pay("blue", "red", 1)] * 11}}, "offers.0.deal"),
    ],
)
def test_a_position_whose_answers_do_not_fit_is_refused(change: Json, where: str) -> None:
    match = table()
    offer(match, "blue", **THREE)
    position = match.position()
    position["offers"][0] |= change
    with pytest.raises(curia.BadInput) as refusal:
        curia.position(position)
    assert where in str(refusal.value)


@pytest.mark.clause("QV-9.14")
def test_a_position_need_not_say_who_is_asked() -> None:
    match = table()
    offer(match, "blue", **THREE)
    position = match.position()
    for key in ("open", "agreed"):
        del position["offers"][0][key]
    assert curia.position(position).position() == match.position()
