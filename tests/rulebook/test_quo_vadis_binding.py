"""QV-9.2 and QV-9.3: what somebody agrees not to do binds until the turn ends."""

import json
from typing import Any

import pytest

import curia
from curia import Match
from curia.games.quovadis.data import PLACE_NAMES
from tests.quovadis.table import (
    at,
    counter,
    holding,
    offer,
    pay,
    promise,
    propose,
    refused,
    round_of,
    statuses,
)

Json = dict[str, Any]
LAURELS = dict.fromkeys(PLACE_NAMES, "III")
RICH = {seat: {"laurels": ["I", "I", "II"]} for seat in ("red", "blue", "green", "yellow")}
# Red needs one consent in d3, has both in b5, and can move alone out of a1.
COMMITTEES = {"d3": ["red", "blue", "green"], "b5": ["red", "red", "red", "blue"], "a1": ["red"]}


def table(**given: Any) -> Match:
    return at(**{"committees": COMMITTEES, "laurels": LAURELS, "stock": ["V"] * 3, "players": RICH, **given})


def bindings(match: Match) -> dict[str, list[str]]:
    """What binds in this turn."""
    phase = match.view(None)["phase"]
    return {key: phase[key] for key in ("barred", "no_enter", "no_move", "no_consent") if phase[key]}


def said(verb: str, **deal: Any) -> str:
    return f"{verb} {json.dumps(deal)}"


def bind(match: Match, *promises: Json) -> None:
    """The player on turn agrees to this, all by themselves."""
    number = propose(match, match.view(None)["turn"], promises=list(promises))
    assert {"event": "done", "number": number} in match.events(None)


def bribe(match: Match, by: str = "blue", to: str = "green", against: str = "red", **terms: Any) -> int:
    """A deal between others: one laurel for no consent."""
    return offer(
        match,
        by,
        payments=[pay(by, to, 1)],
        promises=[promise(to, by, "no-consent", against=against, **terms)],
    )


# --- a) What is bound -------------------------------------------------------------------------------------


@pytest.mark.clause("QV-9.2", "QV-9.3")
@pytest.mark.parametrize("turns", [None, 0, 1, 3])
@pytest.mark.parametrize(
    ("kind", "at_", "act"),
    [
        ("no-caesar", "b5>i3", "caesar b5>i3"),
        ("no-enter", "c1", "enter c1"),
        ("no-move", "b5>f1", "move b5>f1"),
        ("no-move", "a1>e1", "move a1>e1"),
    ],
)
def test_the_player_on_turn_is_bound_until_the_turn_ends(
    kind: str, at_: str, act: str, turns: int | None
) -> None:
    match = table()
    terms: Json = {} if turns is None else {"turns": turns}
    assert act in match.legal("red")
    bind(match, promise("red", "blue", kind, at=at_, **terms))
    assert refused(match, "red", act) == "QV-9.2"
    word, where = act.split()
    assert refused(match, "red", said("propose", **{word: where})) == "QV-9.2"
    assert (
        refused(match, "blue", said("offer", **{word: where}, payments=[pay("blue", "red", 1)])) == "QV-9.2"
    )
    # A promise from now on, or nothing at all: it binds no more, and nobody else was ever bound.
    round_of(match, "caesar i3>m3", "caesar g3>j5", "caesar i3>m3")
    assert act in match.legal("red")
    match.play("red", act)
    assert statuses(match) == ["kept" if turns == 0 else "broken"]


@pytest.mark.clause("QV-9.2")
def test_other_seats_are_not_bound_by_what_the_player_on_turn_agrees() -> None:
    match = table(turn="green")
    bind(
        match, promise("green", "red", "no-caesar", at="b5>i3"), promise("green", "red", "no-enter", at="c1")
    )
    match.play("green", "caesar d3>g3")
    assert {"caesar b5>i3", "enter c1"} <= set(match.legal("red"))


@pytest.mark.clause("QV-9.2")
def test_only_that_path_committee_and_place_are_barred() -> None:
    match = table()
    before = match.legal("red")
    bind(
        match,
        promise("red", "blue", "no-caesar", at="b5>i3"),
        promise("red", "blue", "no-enter", at="c1"),
        promise("red", "blue", "no-move", at="b5>f1"),
    )
    gone = {move for move in before if move not in match.legal("red")}
    assert gone == {"caesar b5>i3", "enter c1", "move b5>f1"}


@pytest.mark.clause("QV-9.2")
@pytest.mark.parametrize("turns", [None, 0, 2])
def test_a_seat_that_has_given_no_consent_cannot_consent_to_that_seats_move(turns: int | None) -> None:
    terms: Json = {} if turns is None else {"turns": turns}
    match = table()
    match.play("green", f"accept {bribe(match, **terms)}")
    deal = {"move": "d3>g3", "consents": {"green": 1}}
    for seat, verb in (("red", "propose"), ("green", "offer"), ("blue", "offer")):
        assert refused(match, seat, said(verb, **deal)) == "QV-9.2"
    assert refused(match, "red", said("propose", move="b5>i3", consents={"green": 1})) == "QV-5.4"
    number = propose(match, "red", move="d3>g3", consents={"blue": 1})
    match.play("blue", f"accept {number}")


@pytest.mark.clause("QV-9.2", "QV-9.3")
def test_in_later_turns_no_consent_is_a_mere_promise() -> None:
    match = table(committees={"d3": ["red", "green"]})
    match.play("green", f"accept {bribe(match)}")
    round_of(match, "caesar i3>m3", "caesar g3>j5", "caesar i3>m3")
    number = propose(match, "red", move="d3>g3", consents={"green": 1})
    match.play("green", f"accept {number}")
    assert statuses(match) == ["broken"]


@pytest.mark.clause("QV-9.2")
def test_no_consent_binds_against_one_seat_and_its_maker_only() -> None:
    match = table()
    match.play("green", f"accept {bribe(match)}")
    assert bindings(match) == {"no_consent": ["green"]}
    number = propose(match, "red", move="d3>g3", consents={"blue": 1})
    match.play("blue", f"accept {number}")
    assert match.to_act == ("blue",)


@pytest.mark.clause("QV-9.2")
def test_what_binds_is_public_and_ends_with_the_turn() -> None:
    match = table()
    match.play("green", f"accept {bribe(match)}")
    bind(
        match,
        promise("red", "blue", "no-caesar", at="b5>i3"),
        promise("red", "blue", "no-enter", at="c1"),
        promise("red", "blue", "no-move", at="a1>e1"),
    )
    assert bindings(match) == {
        "barred": ["b5>i3"],
        "no_enter": ["c1"],
        "no_move": ["a1>e1"],
        "no_consent": ["green"],
    }
    for seat in (None, *match.seats):
        phase = match.view(seat)["phase"]
        assert phase.items() >= bindings(match).items()
    again = curia.position(match.position())
    assert again.position() == match.position()
    assert again.legal("red") == match.legal("red")
    match.play("red", "caesar i3>m3")
    assert not bindings(match)


# --- b) Which clause is named -----------------------------------------------------------------------------


@pytest.mark.clause("QV-9.2")
def test_the_lowest_numbered_clause_is_named() -> None:
    match = table(committees={"d3": ["red", "blue", "green"], "g3": ["blue"] * 3, "c1": ["blue"]})
    match.play("green", f"accept {bribe(match)}")
    bind(
        match,
        promise("red", "blue", "no-move", at="d3>g3"),
        promise("red", "blue", "no-enter", at="c1"),
        promise("red", "blue", "no-caesar", at="j5>senate"),
        promise("red", "blue", "no-move", at="m3>senate"),
    )
    assert refused(match, "red", "move d3>g3") == "QV-5.1"
    assert refused(match, "red", said("propose", move="d3>g3", consents={"green": 1})) == "QV-5.1"
    assert refused(match, "red", "move m3>senate") == "QV-3.2"
    assert refused(match, "red", "enter c1") == "QV-4.1"
    assert refused(match, "red", "caesar j5>senate") == "QV-7.1"
    assert refused(match, "red", said("propose", move="d3>h1", consents={"green": 2})) == "QV-5.3"
    assert refused(match, "blue", "move d3>g3") == "QV-3.1"
    # ... before QV-9.4, QV-9.9, QV-9.10 and QV-9.11
    broken = {"move": "d3>h1", "consents": {"green": 1}, "payments": [pay("red", "blue", 99)]}
    assert refused(match, "red", said("propose", **broken)) == "QV-9.2"
    assert refused(match, "red", said("propose", move="d3>h1", consents={"red": 1, "green": 1})) == "QV-9.2"
    number = propose(match, "red", move="d3>h1", consents={"blue": 1})
    assert refused(match, "red", said("propose", move="d3>h1", consents={"green": 1})) == "QV-9.2"
    assert refused(match, "red", "enter a1") == "QV-9.11"
    assert refused(match, "green", f"counter {number} {json.dumps(broken)}") == "QV-9.2"


# --- c) The order inside a deal ---------------------------------------------------------------------------


@pytest.mark.clause("QV-9.2")
@pytest.mark.parametrize(
    ("deal", "kind", "where"),
    [
        ({"move": "a1>e1"}, "no-move", "a1>e1"),
        ({"enter": "c1"}, "no-enter", "c1"),
        ({"caesar": "b5>i3"}, "no-caesar", "b5>i3"),
    ],
)
def test_terms_bind_after_the_deals_action(deal: Json, kind: str, where: str) -> None:
    match = table()
    propose(match, "red", **deal, promises=[promise("red", "blue", kind, at=where, turns=0)])
    assert match.to_act == ("blue",)
    assert statuses(match) == ["kept"]


@pytest.mark.clause("QV-9.2")
def test_terms_bind_after_the_deals_consents() -> None:
    match = table()
    number = propose(
        match,
        "red",
        move="d3>g3",
        consents={"green": 1},
        promises=[promise("green", "blue", "no-consent", against="red")],
    )
    match.play("green", f"accept {number}")
    assert match.to_act == ("blue",)
    assert statuses(match) == ["open"]


@pytest.mark.clause("QV-9.2")
def test_beside_a_move_no_caesar_for_the_same_place_is_refused() -> None:
    for tile, clause in (("IIc", "QV-9.2"), ("II", None)):
        match = table(laurels={**LAURELS, "b5>f1": tile})
        for where, expected in (("d3>g3", None), ("b5>i3", clause)):
            deal = {
                "move": "b5>f1",
                "caesar": "b5>i3",
                "promises": [promise("red", "blue", "no-caesar", at=where)],
                "payments": [pay("blue", "red", 1)],
            }
            if expected:
                assert refused(match, "red", said("propose", **deal)) == expected
                assert refused(match, "blue", said("offer", **deal)) == expected
            else:
                offer(match, "blue", **deal)


@pytest.mark.clause("QV-9.2")
def test_beside_a_move_only_the_movers_own_no_caesar_counts() -> None:
    match = table(laurels={**LAURELS, "b5>f1": "IIc"})
    deal = {"move": "b5>f1", "caesar": "b5>i3", "promises": [promise("blue", "red", "no-caesar", at="b5>i3")]}
    match.play("red", said("propose", **deal))
    match.play("blue", "accept 1")
    assert match.view(None)["caesar"] == "b5>i3"


@pytest.mark.clause("QV-9.2")
def test_a_move_with_terms_leaves_the_caesar_step_bound() -> None:
    match = table(laurels={**LAURELS, "b5>f1": "IIc"})
    propose(match, "red", move="b5>f1", promises=[promise("red", "blue", "no-caesar", at="b5>i3", turns=0)])
    assert match.view(None)["phase"]["name"] == "caesar"
    assert refused(match, "red", "caesar b5>i3") == "QV-9.2"
    assert refused(match, "red", said("propose", caesar="b5>i3")) == "QV-9.2"
    assert "caesar d3>g3" in match.legal("red")


@pytest.mark.clause("QV-9.2", "QV-9.12")
def test_in_the_caesar_step_caesar_comes_after_the_promises() -> None:
    match = table(laurels={**LAURELS, "b5>f1": "IIc"})
    match.play("red", "move b5>f1")
    both = {"caesar": "b5>i3", "promises": [promise("red", "blue", "no-caesar", at="b5>i3")]}
    assert refused(match, "red", said("propose", **both)) == "QV-9.2"
    assert refused(match, "blue", said("offer", **both)) == "QV-9.2"
    propose(match, "red", caesar="b5>i3", promises=[promise("red", "blue", "no-caesar", at="d3>g3")])
    kinds = [event["event"] for event in match.events(None)]
    assert kinds[-3:] == ["done", "promised", "caesar"]


# --- d) What contradicts an agreement ---------------------------------------------------------------------


def refusal(by: str = "green", to: str = "blue", **terms: Any) -> Json:
    return {
        "payments": [pay(to, by, 1)],
        "promises": [promise(by, to, "no-consent", against="red", **terms)],
    }


@pytest.mark.clause("QV-9.2")
def test_who_has_agreed_to_consent_cannot_agree_to_refuse_it() -> None:
    match = table(seats=4)
    number = propose(
        match, "red", move="d3>g3", consents={"green": 1}, promises=[promise("yellow", "red", "consent")]
    )
    aside = offer(match, "blue", **refusal())  # a question, not answered yet
    match.play("green", f"accept {number}")
    assert refused(match, "green", f"accept {aside}") == "QV-9.2"
    assert f"decline {aside}" in match.legal("green")
    assert refused(match, "blue", said("offer", **refusal())) == "QV-9.2"
    assert refused(match, "green", said("offer", **refusal())) == "QV-9.2"
    assert refused(match, "yellow", said("offer", **refusal(to="yellow"))) == "QV-9.2"
    # ... also where the offer goes to the player on turn
    to_red = {**refusal(), "payments": [pay("red", "blue", 1)]}
    assert refused(match, "blue", said("offer", **to_red)) == "QV-9.2"
    # Against somebody else, or somebody else's refusal: no contradiction.
    offer(match, "blue", promises=[promise("green", "blue", "no-consent", against="yellow")])
    offer(match, "yellow", promises=[promise("blue", "yellow", "no-consent", against="red")])
    # With the agreement goes the contradiction.
    match.play("red", f"withdraw {number}")
    aside = offer(match, "blue", **refusal())
    match.play("green", f"accept {aside}")


@pytest.mark.clause("QV-9.2")
def test_who_wrote_a_counter_proposal_has_agreed_to_it() -> None:
    match = table()
    number = propose(match, "red", move="d3>g3", consents={"green": 1})
    aside = offer(match, "blue", **refusal())
    counter(match, "green", number, move="d3>g3", consents={"green": 1}, payments=[pay("red", "green", 1)])
    assert refused(match, "green", f"accept {aside}") == "QV-9.2"


@pytest.mark.clause("QV-9.2")
def test_who_made_a_taken_offer_has_agreed_to_it() -> None:
    match = table(seats=4)
    standing = offer(
        match,
        "green",
        move="d3>g3",
        consents={"green": 1},
        promises=[promise("yellow", "green", "consent")],
    )
    aside = offer(match, "blue", **refusal())
    assert f"accept {aside}" in match.legal("green")  # a standing offer is no agreement
    match.play("red", f"take {standing}")
    assert match.to_act == ("yellow",)
    assert refused(match, "green", f"accept {aside}") == "QV-9.2"
    match.play("yellow", f"decline {standing}")
    match.play("green", f"accept {aside}")


@pytest.mark.clause("QV-9.2")
def test_a_promise_in_the_waiting_deal_is_no_consent() -> None:
    match = table()
    number = propose(
        match, "red", promises=[promise("green", "red", "consent"), promise("blue", "red", "consent")]
    )
    match.play("green", f"accept {number}")
    match.play("green", f"accept {bribe(match)}")
    assert bindings(match) == {"no_consent": ["green"]}


@pytest.mark.clause("QV-9.2")
def test_a_counter_proposal_contradicts_nothing() -> None:
    match = table(seats=4)
    number = propose(
        match, "red", move="d3>g3", consents={"green": 1}, promises=[promise("yellow", "red", "consent")]
    )
    match.play("green", f"accept {number}")
    counter(
        match,
        "yellow",
        number,
        promises=[promise("green", "yellow", "no-consent", against="red", turns=0)],
        payments=[pay("yellow", "green", 1)],
    )
    assert match.to_act == ("green",)
    match.play("green", f"accept {number + 1}")
    assert bindings(match) == {"no_consent": ["green"]}


@pytest.mark.clause("QV-9.2")
def test_the_consents_of_a_deal_and_its_own_terms_do_not_contradict() -> None:
    match = table(seats=4)
    terms = [promise("green", "blue", "no-consent", against="red"), promise("yellow", "red", "consent")]
    number = propose(match, "red", move="d3>g3", consents={"green": 1}, promises=terms)
    match.play("green", f"accept {number}")
    match.play("yellow", f"accept {number}")
    assert match.to_act == ("blue",)


# --- e) An action is left ---------------------------------------------------------------------------------


def with_choices() -> Match:
    """Red can enter at c1 only, move a1>e1 alone, and put Caesar on b5>f1 only."""
    return at(
        committees={
            "a1": ["red"],
            "b5": ["blue"] * 3 + ["green"] * 2,
            "d3": ["blue", "green", "green"],
        },
        laurels={"b5>f1": "II"},
        players={"blue": {"reserve": 0, "laurels": ["I"]}, "green": {"reserve": 0}},
    )


ALL = [
    promise("red", "blue", "no-enter", at="c1"),
    promise("red", "blue", "no-move", at="a1>e1"),
    promise("red", "blue", "no-caesar", at="b5>f1"),
]


@pytest.mark.clause("QV-9.2")
def test_an_action_that_the_player_on_turn_can_do_alone_is_left() -> None:
    match = with_choices()
    assert [move for move in match.legal("red") if not move.startswith("propose")] == [
        "enter c1",
        "move a1>e1",
        "caesar b5>f1",
    ]
    assert refused(match, "red", said("propose", promises=ALL)) == "QV-9.2"
    assert refused(match, "blue", said("offer", promises=ALL, payments=[pay("blue", "red", 1)])) == "QV-9.2"
    for left in range(3):
        terms = [term for index, term in enumerate(ALL) if index != left]
        again = with_choices()
        propose(again, "red", promises=terms[:1])
        propose(again, "red", promises=terms[1:])
        assert refused(again, "red", said("propose", promises=[ALL[left]])) == "QV-9.2"
        assert len([move for move in again.legal("red") if not move.startswith("propose")]) == 1


@pytest.mark.clause("QV-9.2")
def test_a_consent_of_others_leaves_no_action_that_can_be_done_alone() -> None:
    match = at(
        committees={"d3": ["red", "blue"]},
        laurels={"b5>f1": "II"},
        players={"red": {"reserve": 0}, "blue": {"laurels": ["I"]}},
    )
    assert refused(match, "red", said("propose", promises=[ALL[2]])) == "QV-9.2"


@pytest.mark.clause("QV-9.2")
def test_a_counter_proposal_and_a_standing_offer_leave_an_action_too() -> None:
    match = with_choices()
    standing = offer(match, "blue", promises=ALL[:2], payments=[pay("blue", "red", 1)])
    propose(match, "red", promises=[ALL[2]])
    assert refused(match, "red", f"take {standing}") == "QV-9.2"
    number = propose(match, "red", promises=[ALL[0], promise("blue", "red", "consent")])
    answer = json.dumps({"promises": ALL[:2]})
    assert refused(match, "blue", f"counter {number} {answer}") == "QV-9.2"


@pytest.mark.clause("QV-9.2")
def test_a_deal_with_an_action_may_give_away_the_rest() -> None:
    match = with_choices()
    propose(match, "red", enter="c1", promises=ALL)
    assert match.to_act == ("blue",)


@pytest.mark.clause("QV-9.2")
def test_in_the_caesar_step_he_may_be_barred_everywhere_for_skip_remains() -> None:
    match = at(committees={"d3": ["red", "red"]}, laurels={"d3>g3": "IIc", "b5>f1": "II"})
    match.play("red", "move d3>g3")
    propose(match, "red", promises=[ALL[2]])
    assert [move for move in match.legal("red") if not move.startswith("propose")] == ["skip"]


@pytest.mark.clause("QV-9.2")
def test_terms_of_others_and_other_terms_leave_everything() -> None:
    match = at(players={"red": {"reserve": 0}}, laurels={"b5>f1": "II"})
    propose(match, "red", promises=[promise("red", "blue", "caesar", at="b5>f1")])
    number = propose(match, "red", promises=[promise("blue", "red", "no-caesar", at="b5>f1")])
    match.play("blue", f"accept {number}")
    assert "caesar b5>f1" in match.legal("red")


# --- g) What waits and what stands ------------------------------------------------------------------------


@pytest.mark.clause("QV-9.2")
def test_a_waiting_proposal_stays_but_who_is_bound_cannot_accept_it() -> None:
    match = table()
    number = propose(match, "red", move="d3>g3", consents={"green": 1})
    match.play("green", f"accept {bribe(match)}")
    assert match.to_act == ("green",)
    assert refused(match, "green", f"accept {number}") == "QV-9.2"
    answers = [move.split(" ")[0] for move in match.legal("green")]
    assert answers == ["decline", "counter", "offer"]
    deal = json.dumps({"move": "d3>g3", "consents": {"green": 1}})
    assert refused(match, "green", f"counter {number} {deal}") == "QV-9.2"
    again = curia.position(match.position())
    assert again.legal("green") == match.legal("green")
    answered = counter(match, "green", number, move="d3>g3", consents={"blue": 1})
    match.play("red", f"accept {answered}")
    match.play("blue", f"accept {answered}")
    assert match.to_act == ("blue",)


@pytest.mark.clause("QV-9.2")
def test_who_is_bound_may_decline() -> None:
    match = table()
    number = propose(match, "red", move="d3>g3", consents={"green": 1})
    match.play("green", f"accept {bribe(match)}")
    match.play("green", f"decline {number}")
    assert match.to_act == ("red",)
    assert match.view(None)["ledger"][0]["occasion"]


@pytest.mark.clause("QV-9.2")
def test_another_seat_may_accept_while_one_is_bound() -> None:
    match = table(committees={"b5": ["red", "blue", "green"]})
    number = propose(match, "red", move="b5>i3", consents={"blue": 1, "green": 1})
    match.play("green", f"accept {bribe(match)}")
    match.play("blue", f"accept {number}")
    assert match.to_act == ("green",)
    assert refused(match, "green", f"accept {number}") == "QV-9.2"
    assert curia.position(match.position()).to_act == ("green",)


@pytest.mark.clause("QV-9.2", "QV-9.4")
def test_the_bound_are_told_so_before_they_are_told_that_they_cannot_pay() -> None:
    match = table(players=holding(blue="I"))
    number = propose(match, "red", move="d3>g3", consents={"green": 1}, payments=[pay("green", "red", 5)])
    match.play("green", f"accept {bribe(match)}")
    assert refused(match, "green", f"accept {number}") == "QV-9.2"


@pytest.mark.clause("QV-9.2")
def test_a_standing_offer_that_a_term_forbids_stays_but_cannot_be_taken() -> None:
    match = table()
    standing = {
        "enter": offer(match, "blue", enter="c1", payments=[pay("blue", "red", 1)]),
        "consent": offer(match, "green", move="d3>g3", consents={"green": 1}),
    }
    bind(match, promise("red", "blue", "no-enter", at="c1"))
    match.play("blue", f"withdraw {standing['enter']}")
    standing["enter"] = offer(match, "blue", caesar="b5>i3")
    bind(match, promise("red", "blue", "no-caesar", at="b5>i3"))
    assert refused(match, "red", f"take {standing['enter']}") == "QV-9.2"
    match.play("green", f"accept {bribe(match)}")
    assert refused(match, "red", f"take {standing['consent']}") == "QV-9.2"
    assert [found["number"] for found in match.view(None)["offers"]] == [standing["consent"]]
    match.play("green", f"withdraw {standing['consent']}")


@pytest.mark.clause("QV-9.2")
def test_two_offers_taken_as_one_are_checked_too() -> None:
    match = table(committees={"b5": ["red", "blue", "green"]}, seats=4)
    numbers = [
        offer(match, "blue", move="b5>i3", consents={"blue": 1}),
        offer(match, "green", move="b5>i3", consents={"green": 1}),
    ]
    together = f"take {numbers[0]} {numbers[1]}"
    assert together in match.legal("red")
    match.play("green", f"accept {bribe(match, by='yellow')}")
    assert refused(match, "red", together) == "QV-9.2"


# --- h) What can't bear on this turn ----------------------------------------------------------------------


@pytest.mark.clause("QV-9.2")
def test_what_cannot_bear_on_this_turn_binds_nobody() -> None:
    match = table()
    number = propose(
        match,
        "red",
        promises=[
            promise("red", "blue", "no-consent", against="green"),
            promise("blue", "red", "no-caesar", at="b5>i3", turns=0),
            promise("blue", "red", "no-enter", at="c1"),
            promise("blue", "red", "no-move", at="b5>f1"),
            promise("blue", "red", "no-consent", against="green"),
        ],
    )
    before = match.position()["committees"]
    match.play("blue", f"accept {number}")
    assert not bindings(match)
    assert {"caesar b5>i3", "enter c1", "move b5>f1"} <= set(match.legal("red"))
    assert match.position()["committees"] == before
    # In the maker's own later turn it is a promise.
    match.play("red", "caesar g3>j5")
    assert {"caesar b5>i3", "enter c1"} <= set(match.legal("blue"))
    match.play("blue", "enter c1")
    assert statuses(match) == ["open", "kept", "broken", "open", "open"]


@pytest.mark.clause("QV-9.2")
def test_nobody_can_be_released_early() -> None:
    match = table()
    bind(match, promise("red", "blue", "no-enter", at="c1"))
    number = propose(match, "red", promises=[promise("blue", "red", "words", text="I release you")])
    match.play("blue", f"accept {number}")
    assert refused(match, "red", "enter c1") == "QV-9.2"


@pytest.mark.clause("QV-9.2", "QV-9.14")
def test_terms_end_with_the_game() -> None:
    match = at(
        committees={"m3": ["red", "red"], "senate": ["blue"] * 4},
        laurels={"b5>f1": "II"},
        players=holding(blue="I II"),
        options={"consul": True},
    )
    bind(match, promise("red", "blue", "no-caesar", at="b5>f1"))
    match.play("green", f"accept {bribe(match)}")
    bribe(match)
    match.play("red", "move m3>senate")
    assert "offers" not in match.position()
    assert not bindings(match)


# --- Samples ----------------------------------------------------------------------------------------------


@pytest.mark.clause("QV-9.2")
def test_samples_mind_what_binds() -> None:
    match = table(committees={"d3": ["red", "green"]})
    number = propose(match, "red", move="d3>g3", consents={"green": 1})
    match.play("green", f"accept {bribe(match)}")
    for move in match.legal("green"):
        if move.startswith(("counter", "offer")):
            again = curia.replay(match.record())
            again.play("green", move)
    match.play("green", f"decline {number}")
    sample = next(move for move in match.legal("red") if move.startswith("propose"))
    match.play("red", sample)
    assert "consents" not in json.loads(sample.partition(" ")[2])
    bind(match := table(committees={"d3": ["red", "green"]}), promise("red", "blue", "no-move", at="d3>g3"))
    sample = next(move for move in match.legal("red") if move.startswith("propose"))
    assert json.loads(sample.partition(" ")[2])["move"] == "d3>h1"
    match.play("red", sample)
