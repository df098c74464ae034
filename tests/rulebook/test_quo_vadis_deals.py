"""QV-9.1 to QV-9.7 and QV-9.9 to QV-9.13: negotiation. QV-9.2 and QV-9.14 have files of their own."""

import json

import pytest

import curia
from tests.quovadis.table import (
    Json,
    at,
    counter,
    holding,
    last,
    offer,
    pay,
    promise,
    propose,
    refused,
    seated,
    statuses,
    tiles,
)

LOW: Json = {"d3": ["red", "blue", "green"]}


@pytest.mark.clause("QV-9.1")
def test_all_talk_is_public_to_spectators_too() -> None:
    match = at(committees=LOW, players=holding(green="II"))
    number = propose(match, "red", move="d3>g3", consents={"blue": 1})
    offer(match, "green", move="d3>g3", consents={"green": 1}, payments=[pay("green", "red", 2)])
    view = match.view(None)
    assert view["deal"] == {
        "number": number,
        "author": "red",
        "origin": "proposal",
        "answers": None,
        "deal": {"move": "d3>g3", "consents": {"blue": 1}},
        "agreed": ["red"],
        "waiting": ["blue"],
    }
    assert [standing["by"] for standing in view["offers"]] == ["green"]
    assert [match.view(seat)["offers"] for seat in match.seats] == [view["offers"]] * 3
    assert [event["event"] for event in view["events"][1:]] == ["proposed", "offered"]


@pytest.mark.clause("QV-9.1")
def test_others_may_join_in_while_a_deal_waits() -> None:
    match = at(committees=LOW)
    number = propose(match, "red", move="d3>g3", consents={"blue": 1})
    assert match.to_act == ("blue",)
    assert any(move.startswith("offer") for move in match.legal("green"))
    other = offer(match, "green", move="d3>g3", consents={"green": 1})
    match.play("blue", f"decline {number}")
    match.play("red", f"take {other}")
    assert seated(match, "g3") == ["red"]


@pytest.mark.clause("QV-9.2")
def test_where_caesar_does_not_go_this_turn_binds() -> None:
    match = at(players=holding(blue="II"))
    terms = {
        "payments": [pay("blue", "red", 2)],
        "promises": [promise("red", "blue", "no-caesar", at="d3>g3")],
    }
    number = offer(match, "blue", **terms)
    match.play("red", f"take {number}")
    assert match.to_act == ("red",)
    assert "caesar d3>h1" in match.legal("red")
    assert refused(match, "red", "caesar d3>g3") == "QV-9.2"
    assert refused(match, "red", 'propose {"caesar":"d3>g3"}') == "QV-9.2"
    assert refused(match, "blue", 'offer {"caesar":"d3>g3"}') == "QV-9.2"
    match.play("red", "caesar d3>h1")
    match.play("blue", "caesar d3>g3")


@pytest.mark.clause("QV-9.2")
def test_it_binds_in_the_caesar_step_and_against_the_deals_own_term() -> None:
    board: Json = {"committees": {"d3": ["red", "blue"]}, "laurels": {"d3>g3": "IIc"}}
    bound = promise("red", "blue", "no-caesar", at="b5>i3", turns=1)
    match = at(**board)
    number = propose(match, "red", move="d3>g3", consents={"blue": 1}, promises=[bound])
    match.play("blue", f"accept {number}")
    assert refused(match, "red", "caesar b5>i3") == "QV-9.2"
    deal = {"move": "d3>g3", "consents": {"blue": 1}, "caesar": "b5>i3", "promises": [bound]}
    assert refused(at(**board), "red", f"propose {json.dumps(deal)}") == "QV-9.2"


@pytest.mark.clause("QV-9.2")
def test_a_promise_of_another_binds_not() -> None:
    match = at()
    number = propose(match, "red", promises=[promise("blue", "red", "no-caesar", at="d3>g3")])
    match.play("blue", f"accept {number}")
    match.play("red", "enter a1")
    match.play("blue", "caesar d3>g3")


@pytest.mark.clause("QV-9.3")
def test_a_promise_binds_nobody() -> None:
    match = at(committees=LOW)
    number = propose(match, "red", promises=[promise("blue", "red", "consent", at="d3")])
    match.play("blue", f"accept {number}")
    asked = propose(match, "red", move="d3>g3", consents={"blue": 1})
    match.play("blue", f"decline {asked}")
    assert statuses(match) == ["broken"]
    assert seated(match, "d3") == ["red", "blue", "green"]


@pytest.mark.clause("QV-9.4")
def test_payment_from_what_this_very_move_yields() -> None:
    match = at(committees={"d3": ["red", "blue"]}, laurels={"d3>g3": "III"})
    number = propose(
        match,
        "red",
        move="d3>g3",
        consents={"blue": 1},
        payments=[pay("red", "blue", 3), pay("blue", "green", 1)],
    )
    match.play("blue", f"accept {number}")
    assert [tiles(match, seat) for seat in match.seats] == [[], ["III"], ["I"]]


@pytest.mark.clause("QV-9.4")
@pytest.mark.parametrize(
    ("payer", "receiver", "laurels", "paid", "change"),
    [
        ("I I", "", 2, "I I", ""),
        ("I I II", "", 2, "II", ""),
        ("I I V", "III", 2, "V", "III"),
        ("II IIc", "", 2, "II", ""),
        ("IIc III", "I", 2, "IIc", ""),
        ("III IV", "I II", 2, "III", "I"),
        ("IV V", "II III", 2, "IV", "II"),
        ("I IV II III", "", 5, "I IV", ""),
        ("II III IV", "I", 5, "II III", ""),
        ("V", "I I II", 1, "V", "I I II"),
        ("V", "I I II", 3, "V", "II"),
        ("V", "I I III", 3, "V", "I I"),
        ("III III III", "IV", 5, "III III III", "IV"),
        ("V V", "I", 5, "V", ""),
        ("V", "", 4, None, None),
        ("II III", "I IV", 1, "II", "I"),
        ("V", "II IIc I I", 1, "V", "II IIc"),
    ],
)
def test_which_tiles_are_paid(
    payer: str, receiver: str, laurels: int, paid: str | None, change: str | None
) -> None:
    match = at(players=holding(red=payer, blue=receiver))
    propose(match, "red", payments=[pay("red", "blue", laurels)])
    if paid is None or change is None:
        assert last(match, "off")["number"] == 1
        assert tiles(match, "red") == payer.split()
    else:
        event = last(match, "paid")
        assert (event["tiles"], event["change"]) == (paid.split(), change.split())
    assert match.to_act == ("red",)


@pytest.mark.clause("QV-9.4")
def test_the_bank_gives_no_change() -> None:
    match = at(players=holding(red="V"), bank=18)
    propose(match, "red", payments=[pay("red", "blue", 4)])
    assert last(match, "off")
    assert match.view(None)["bank"] == 18


@pytest.mark.clause("QV-9.4")
def test_payments_are_made_in_order() -> None:
    match = at(players=holding(red="II"))
    number = propose(match, "red", payments=[pay("red", "blue", 2), pay("blue", "green", 2)])
    match.play("blue", f"accept {number}")
    assert tiles(match, "green") == ["II"]
    early = at(players=holding(red="II"))
    number = propose(early, "red", payments=[pay("blue", "green", 2), pay("red", "blue", 2)])
    assert f"accept {number}" not in early.legal("blue")
    assert refused(early, "blue", f"accept {number}") == "QV-9.4"
    assert f"decline {number}" in early.legal("blue")


@pytest.mark.clause("QV-9.4")
def test_an_author_may_not_offer_more_than_they_will_hold() -> None:
    match = at(committees={"d3": ["red", "blue"]}, laurels={"d3>g3": "II"}, players=holding(red="I"))
    deal: Json = {"move": "d3>g3", "consents": {"blue": 1}, "payments": [pay("red", "blue", 4)]}
    assert refused(match, "red", f"propose {json.dumps(deal)}") == "QV-9.4"
    assert refused(match, "blue", f"offer {json.dumps({'payments': [pay('blue', 'red', 1)]})}") == "QV-9.4"
    deal["payments"] = [pay("red", "blue", 3)]
    match.play("red", f"propose {json.dumps(deal)}")
    assert (
        refused(match, "blue", f"counter 1 {json.dumps({'payments': [pay('blue', 'red', 1)]})}") == "QV-9.4"
    )


@pytest.mark.clause("QV-9.4")
def test_a_deal_whose_sums_cannot_be_made_is_off() -> None:
    match = at(committees={"d3": ["red", "blue"]}, laurels={"d3>g3": "V"})
    number = propose(match, "red", move="d3>g3", consents={"blue": 1}, payments=[pay("red", "blue", 2)])
    match.play("blue", f"accept {number}")
    assert last(match, "off") == {"event": "off", "number": number}
    assert seated(match, "d3") == ["red", "blue"]
    assert tiles(match, "red") == tiles(match, "blue") == []
    assert match.to_act == ("red",)


@pytest.mark.clause("QV-9.5")
def test_an_offer_may_be_refused_answered_or_left_standing() -> None:
    match = at(committees=LOW)
    number = propose(match, "red", move="d3>g3", consents={"blue": 1})
    other = counter(match, "blue", number, move="d3>h1", consents={"blue": 1})
    assert match.to_act == ("red",)
    match.play("red", f"decline {other}")
    standing = offer(match, "green", move="d3>g3", consents={"green": 1})
    assert match.view(None)["offers"][0]["number"] == standing
    match.play("red", "enter a1")
    assert match.view(None)["offers"] == []


@pytest.mark.clause("QV-9.5")
def test_answers_to_nothing() -> None:
    match = at(committees=LOW)
    for move in ("accept 1", "decline 1", "withdraw 1", 'counter 1 {"enter":"a1"}', "accept 0"):
        assert refused(match, "blue", move) == "QV-9.5"
    assert refused(match, "red", "take 1") == "QV-9.5"
    number = propose(match, "red", move="d3>g3", consents={"blue": 1})
    for seat in ("red", "green"):
        for move in (f"accept {number}", f"decline {number}", f'counter {number} {{"enter":"a1"}}'):
            assert refused(match, seat, move) == "QV-9.5"
    assert refused(match, "blue", f"withdraw {number}") == "QV-9.5"
    assert refused(match, "blue", f"accept {number + 1}") == "QV-9.5"
    standing = offer(match, "green", move="d3>g3", consents={"green": 1})
    assert refused(match, "blue", f"withdraw {standing}") == "QV-9.5"
    assert refused(match, "red", f"accept {standing}") == "QV-9.5"
    match.play("blue", f"decline {number}")
    assert refused(match, "blue", f"decline {number}") == "QV-9.5"


@pytest.mark.clause("QV-9.6")
@pytest.mark.parametrize(
    ("deal", "asked"),
    [
        (
            {
                "move": "d3>g3",
                "consents": {"blue": 1},
                "promises": [promise("red", "blue", "consent", at="i3")],
            },
            "blue",
        ),
        ({"move": "d3>g3", "consents": {"blue": 1}, "promises": [promise("red", "blue", "consent")]}, "blue"),
        ({"move": "d3>g3", "consents": {"blue": 1}, "payments": [pay("red", "blue", 2)]}, "blue"),
        ({"move": "d3>g3", "consents": {"blue": 1}, "caesar": "i3>m3"}, "blue"),
        (
            {
                "move": "d3>g3",
                "consents": {"blue": 1},
                "caesar": "i3>m3",
                "payments": [pay("red", "blue", 2)],
                "promises": [promise("red", "blue", "no-consent", against="green", turns=2)],
            },
            "blue",
        ),
        ({"enter": "a1", "payments": [pay("blue", "red", 2)]}, "blue"),
        ({"caesar": "d3>g3", "payments": [pay("blue", "red", 2)]}, "blue"),
        (
            {
                "payments": [pay("blue", "red", 1)],
                "promises": [promise("red", "blue", "no-caesar", at="b5>i3")],
            },
            "blue",
        ),
        ({"move": "d3>g3", "consents": {"blue": 1}}, "blue"),
        (
            {
                "move": "d3>g3",
                "consents": {"blue": 1},
                "promises": [promise("red", "blue", "words", text="Ave")],
            },
            "blue",
        ),
    ],
)
def test_every_kind_of_deal_that_the_rulebook_names(deal: Json, asked: str) -> None:
    match = at(committees=LOW, laurels={"d3>g3": "IIc"}, players=holding(red="I II", blue="I II"))
    number = propose(match, "red", **deal)
    assert match.to_act == (asked,)
    match.play(asked, f"accept {number}")
    assert last(match, "done")["number"] == number
    assert match.view(None)["deal"] is None


@pytest.mark.clause("QV-9.6")
def test_sharing_the_whole_yield() -> None:
    match = at(committees={"d3": ["red", "blue"]}, laurels={"d3>g3": "III"}, players=holding(blue="I"))
    number = propose(
        match,
        "red",
        move="d3>g3",
        consents={"blue": 1},
        payments=[pay("blue", "red", 1), pay("red", "blue", 1)],
    )
    match.play("blue", f"accept {number}")
    assert last(match, "done")


@pytest.mark.clause("QV-9.7")
def test_who_gives_is_asked_and_who_only_receives_is_not() -> None:
    match = at(5, committees={"b5": ["red", "blue", "green"]}, players=holding(red="I", yellow="I"))
    number = propose(
        match,
        "red",
        move="b5>i3",
        consents={"blue": 1, "green": 1},
        payments=[pay("red", "purple", 1)],
        promises=[promise("yellow", "purple", "words", text="Salve")],
    )
    assert list(match.to_act) == ["blue", "green", "yellow"]
    match.play("green", f"accept {number}")
    match.play("yellow", f"accept {number}")
    assert match.to_act == ("blue",)
    assert match.view(None)["deal"]["agreed"] == ["red", "green", "yellow"]
    match.play("blue", f"accept {number}")
    assert tiles(match, "purple") == ["I"]


@pytest.mark.clause("QV-9.7")
def test_all_or_nothing() -> None:
    match = at(committees={"b5": ["red", "blue", "green"]}, players=holding(red="I"))
    number = propose(
        match, "red", move="b5>i3", consents={"blue": 1, "green": 1}, payments=[pay("red", "blue", 1)]
    )
    match.play("blue", f"accept {number}")
    match.play("green", f"decline {number}")
    assert tiles(match, "red") == ["I"]
    assert seated(match, "b5") == ["red", "blue", "green"]
    assert match.to_act == ("red",)


@pytest.mark.clause("QV-9.9")
def test_own_senators_fill_up_what_consents_leave_open() -> None:
    match = at(committees={"b5": ["red", "red", "blue"]})
    number = propose(match, "red", move="b5>i3", consents={"blue": 1})
    match.play("blue", f"accept {number}")
    assert seated(match, "i3") == ["red"]


@pytest.mark.clause("QV-9.9")
def test_consents_that_make_no_sense() -> None:
    match = at(committees={"d3": ["red", "red", "blue"]})
    assert refused(match, "red", 'propose {"move":"d3>g3","consents":{"red":1}}') == "QV-9.9"
    assert refused(match, "red", 'propose {"enter":"a1","consents":{"blue":1}}') == "QV-9.9"
    assert refused(match, "red", 'propose {"caesar":"d3>g3","consents":{"blue":1}}') == "QV-9.9"


@pytest.mark.clause("QV-9.10")
def test_ten_proposals_and_counters_a_turn() -> None:
    match = at(committees=LOW)
    for _ in range(5):
        number = propose(match, "red", move="d3>g3", consents={"blue": 1})
        other = counter(match, "blue", number, move="d3>h1", consents={"blue": 1})
        match.play("red", f"decline {other}")
    assert other == 10
    assert refused(match, "red", 'propose {"move":"d3>g3","consents":{"blue":1}}') == "QV-9.10"
    assert not any(move.startswith("propose") for move in match.legal("red"))
    standing = offer(match, "blue", move="d3>g3", consents={"blue": 1})
    match.play("red", f"take {standing}")
    propose(match, "blue", enter="a1")


@pytest.mark.clause("QV-9.10")
def test_the_tenth_can_be_answered_but_not_countered() -> None:
    match = at(committees=LOW)
    for _ in range(9):
        propose(match, "red", move="d3>g3", consents={"blue": 1})
        match.play("red", f"withdraw {match.view(None)['number']}")
    number = propose(match, "red", move="d3>g3", consents={"blue": 1})
    assert refused(match, "blue", f'counter {number} {{"move":"d3>h1","consents":{{"blue":1}}}}') == "QV-9.10"
    assert [move.split()[0] for move in match.legal("blue")] == ["accept", "decline", "offer"]
    match.play("blue", f"accept {number}")


@pytest.mark.clause("QV-9.10")
def test_three_offers_from_each_other_seat() -> None:
    match = at(committees=LOW)
    for _ in range(3):
        offer(match, "blue", move="d3>g3", consents={"blue": 1})
    assert refused(match, "blue", 'offer {"move":"d3>g3","consents":{"blue":1}}') == "QV-9.10"
    offer(match, "green", move="d3>g3", consents={"green": 1})
    match.play("red", "enter a1")
    offer(match, "green", enter="c1")


@pytest.mark.clause("QV-9.10")
@pytest.mark.parametrize(
    ("term", "key"),
    [(pay("red", "blue", 1), "payments"), (promise("red", "blue", "consent"), "promises")],
)
def test_ten_payments_and_ten_promises_in_a_deal(term: Json, key: str) -> None:
    ten, eleven = ({key: [term] * n} for n in (10, 11))
    match = at(committees=LOW, players=holding(red="V V I", blue="V V I"))
    assert refused(match, "red", f"propose {json.dumps(eleven)}") == "QV-9.10"
    assert refused(match, "blue", f"offer {json.dumps(eleven)}") == "QV-9.10"
    number = propose(match, "red", promises=[promise("blue", "red", "consent")])
    assert refused(match, "blue", f"counter {number} {json.dumps(eleven)}") == "QV-9.10"
    counter(match, "blue", number, **ten)
    match.play("red", f"decline {number + 1}")
    offer(match, "blue", **ten)
    propose(match, "red", **ten)
    # ... after QV-9.5 and QV-9.9, before QV-9.11
    assert refused(match, "blue", f"counter {number} {json.dumps(eleven)}") == "QV-9.5"
    stray = json.dumps(eleven | {"consents": {"blue": 1}})
    assert refused(match, "red", f"propose {stray}") == "QV-9.9"
    assert refused(match, "blue", f"counter {number} {stray}") == "QV-9.5"
    propose(match, "red", promises=[promise("blue", "red", "consent")])
    assert refused(match, "red", f"propose {json.dumps(eleven)}") == "QV-9.10"


@pytest.mark.clause("QV-9.10", "QV-9.11")
def test_two_offers_taken_as_one_are_one_deal() -> None:
    for own, clause in ((5, None), (6, "QV-9.10")):
        match = at(committees={"b5": ["red", "blue", "green"]})
        numbers = [
            offer(
                match,
                seat,
                move="b5>i3",
                consents={seat: 1},
                promises=[promise(seat, "red", "consent")] * own,
            )
            for seat in ("blue", "green")
        ]
        together = f"take {numbers[0]} {numbers[1]}"
        if clause:
            assert refused(match, "red", together) == clause
        else:
            match.play("red", together)
            assert len(statuses(match)) == 2 * own


@pytest.mark.clause("QV-9.11")
def test_a_counter_proposal_in_which_the_player_on_turn_gives_nothing_does_not_ask_them() -> None:
    match = at(committees=LOW, players=holding(green="II", blue="I"))
    number = propose(match, "red", move="d3>g3", consents={"blue": 1})
    answered = counter(match, "blue", number, payments=[pay("green", "blue", 1)])
    assert match.to_act == ("green",)
    match.play("green", f"accept {answered}")
    assert match.to_act == ("red",)
    assert [tiles(match, seat) for seat in match.seats] == [[], ["II"], ["I"]]


@pytest.mark.clause("QV-9.11")
def test_while_a_deal_waits_the_player_on_turn_can_only_answer_or_withdraw() -> None:
    match = at(committees=LOW)
    standing = offer(match, "green", move="d3>g3", consents={"green": 1})
    number = propose(match, "red", move="d3>g3", consents={"blue": 1})
    for move in ("enter a1", "caesar d3>g3", f"take {standing}", 'propose {"enter":"a1"}'):
        assert refused(match, "red", move) == "QV-9.11"
    assert match.legal("red") == [f"withdraw {number}"]
    match.play("red", f"withdraw {number}")
    match.play("red", f"take {standing}")


@pytest.mark.clause("QV-9.11")
def test_a_counter_takes_the_deals_place_and_cancels_what_was_agreed() -> None:
    match = at(committees={"b5": ["red", "blue", "green"]}, players=holding(red="I"))
    number = propose(match, "red", move="b5>i3", consents={"blue": 1, "green": 1})
    match.play("blue", f"accept {number}")
    other = counter(
        match,
        "green",
        number,
        move="b5>i3",
        consents={"blue": 1, "green": 1},
        payments=[pay("red", "green", 1)],
    )
    assert list(match.to_act) == ["red", "blue"]
    assert match.view(None)["deal"]["answers"] == number
    assert refused(match, "blue", f"accept {number}") == "QV-9.5"
    assert refused(match, "red", f"withdraw {other}") == "QV-9.5"
    match.play("green", f"withdraw {other}")
    assert match.to_act == ("red",)


@pytest.mark.clause("QV-9.11")
def test_whom_a_counter_goes_to_in_which_only_its_author_gives() -> None:
    match = at(committees=LOW, players=holding(blue="I", red="I"))
    number = propose(match, "red", move="d3>g3", consents={"blue": 1})
    gift = counter(match, "blue", number, payments=[pay("blue", "green", 1)])
    assert match.to_act == ("red",)
    back = counter(match, "red", gift, payments=[pay("red", "green", 1)])
    assert match.to_act == ("blue",)
    match.play("blue", f"accept {back}")
    assert tiles(match, "green") == ["I"]
    assert tiles(match, "red") == []
    assert match.to_act == ("red",)


@pytest.mark.clause("QV-9.11")
def test_a_proposal_in_which_only_its_author_gives_is_carried_out_at_once_but_no_offer() -> None:
    match = at(players=holding(red="II", blue="I"))
    propose(match, "red", payments=[pay("red", "blue", 2)])
    assert tiles(match, "blue") == ["I", "II"]
    standing = offer(match, "blue", payments=[pay("blue", "red", 1)])
    assert tiles(match, "blue") == ["I", "II"]
    match.play("red", f"take {standing}")
    assert tiles(match, "blue") == ["II"]
    propose(match, "red", enter="a1")
    assert match.to_act == ("blue",)


@pytest.mark.clause("QV-9.11")
def test_standing_offers_one_for_each_seat_until_the_turn_ends() -> None:
    match = at(committees=LOW)
    first = offer(match, "blue", move="d3>g3", consents={"blue": 1})
    second = offer(match, "blue", move="d3>h1", consents={"blue": 1})
    assert [standing["number"] for standing in match.view(None)["offers"]] == [second]
    assert refused(match, "red", f"take {first}") == "QV-9.5"
    match.play("blue", f"withdraw {second}")
    assert refused(match, "red", f"take {second}") == "QV-9.5"


@pytest.mark.clause("QV-9.11")
def test_offers_may_lack_consents_until_they_are_taken_and_two_add_up() -> None:
    match = at(
        committees={"b5": ["red", "blue", "green"]}, players=holding(red="I I"), laurels={"b5>i3": "II"}
    )
    first = offer(match, "blue", move="b5>i3", consents={"blue": 1}, payments=[pay("red", "blue", 1)])
    second = offer(match, "green", move="b5>i3", consents={"green": 1}, payments=[pay("red", "green", 1)])
    assert refused(match, "red", f"take {first}") == "QV-5.4"
    takes = [move for move in match.legal("red") if move.startswith("take")]
    assert takes == [f"take {first} {second}"]
    match.play("red", f"take {second} {first}")
    paid = [event["to"] for event in match.events(None) if event["event"] == "paid"]
    assert paid == ["green", "blue"]
    assert seated(match, "i3") == ["red"]


@pytest.mark.clause("QV-9.11")
def test_two_offers_that_do_not_fit() -> None:
    match = at(committees={"d3": ["red", "red", "blue"]}, players=holding(blue="I", green="I"))
    first = offer(match, "blue", move="d3>g3", payments=[pay("blue", "red", 1)])
    second = offer(match, "green", move="d3>h1", payments=[pay("green", "red", 1)])
    assert refused(match, "red", f"take {first} {second}") == "QV-9.11"
    assert refused(match, "red", f"take {first} {first}") == "QV-9.11"
    assert refused(match, "red", f"take {first} 9") == "QV-9.5"
    third = offer(match, "green", payments=[pay("green", "red", 1)])
    assert refused(match, "red", f"take {first} {third}") == "QV-9.11"
    fourth = offer(match, "green", move="d3>g3", payments=[pay("green", "red", 1)])
    match.play("red", f"take {first} {fourth}")
    assert tiles(match, "red") == ["I", "I"]


@pytest.mark.clause("QV-9.11")
def test_two_offers_that_send_caesar_to_different_places_do_not_fit() -> None:
    board: Json = {"committees": {"d3": ["red", "red"]}, "laurels": {"d3>g3": "IIc"}}
    match = at(**board)
    first = offer(match, "blue", move="d3>g3", caesar="b5>i3")
    second = offer(match, "green", move="d3>g3", caesar="b5>f1")
    assert refused(match, "red", f"take {first} {second}") == "QV-9.11"
    third = offer(match, "green", move="d3>g3")
    match.play("red", f"take {first} {third}")
    assert match.view(None)["caesar"] == "b5>i3"


@pytest.mark.clause("QV-9.11")
def test_a_taken_offer_that_needs_a_third_seat_waits_under_its_number() -> None:
    match = at(committees=LOW, players=holding(green="II"))
    standing = offer(match, "green", move="d3>g3", consents={"blue": 1}, payments=[pay("green", "blue", 2)])
    match.play("red", f"take {standing}")
    deal = match.view(None)["deal"]
    assert (deal["number"], deal["author"], deal["agreed"], deal["waiting"]) == (
        standing,
        "red",
        ["red", "green"],
        ["blue"],
    )
    assert match.view(None)["phase"]["proposals"] == 0
    assert refused(match, "green", f"withdraw {standing}") == "QV-9.5"
    again = curia.position(match.position())
    match.play("red", f"withdraw {standing}")
    assert refused(match, "red", f"take {standing}") == "QV-9.5"
    again.play("blue", f"accept {standing}")
    assert seated(again, "g3") == ["red"]
    assert tiles(again, "blue") == ["I", "II"]


@pytest.mark.clause("QV-9.11", "QV-9.4")
def test_offers_are_checked_anew_when_taken() -> None:
    match = at(committees={"d3": ["red", "red"]}, players=holding(blue="II"))
    standing = offer(match, "blue", move="d3>g3", payments=[pay("blue", "red", 2)])
    number = propose(match, "red", payments=[pay("blue", "green", 2)])
    match.play("blue", f"accept {number}")
    assert refused(match, "red", f"take {standing}") == "QV-9.4"


@pytest.mark.clause("QV-9.11", "QV-9.10")
def test_numbers_count_up_and_are_never_used_twice() -> None:
    match = at(committees=LOW)
    assert refused(match, "red", 'propose {"move":"d3>g3"}') == "QV-5.3"
    numbers = [
        propose(match, "red", move="d3>g3", consents={"blue": 1}),
        offer(match, "green", enter="a1"),
        counter(match, "blue", 1, move="d3>h1", consents={"blue": 1}),
    ]
    match.play("red", "decline 3")
    match.play("red", "enter a1")
    numbers.append(offer(match, "red", enter="c1"))
    assert numbers == [1, 2, 3, 4]


@pytest.mark.clause("QV-9.12")
def test_the_order_inside_a_deal() -> None:
    match = at(
        committees={"d3": ["red", "blue"]},
        laurels={"d3>g3": "IIc", "b5>i3": "II"},
        stock=["V"],
        players=holding(red="I"),
    )
    number = propose(
        match,
        "red",
        move="d3>g3",
        consents={"blue": 1},
        payments=[pay("red", "blue", 1)],
        caesar="b5>i3",
        promises=[promise("red", "blue", "caesar", at="b5>i3")],
    )
    match.play("blue", f"accept {number}")
    kinds = [event["event"] for event in match.events(None)][3:]
    assert kinds == ["done", "moved", "earned", "paid", "promised", "caesar", "judged"]
    assert statuses(match) == ["kept"]
    assert match.to_act == ("blue",)
    assert match.view(None)["caesar_turns"] == 0


@pytest.mark.clause("QV-9.12")
def test_a_term_about_caesar_without_a_right_has_no_effect() -> None:
    for caesar in ("b5>i3", "j5>senate"):
        match = at(committees={"d3": ["red", "blue"]}, laurels={"d3>g3": "II"})
        number = propose(match, "red", move="d3>g3", consents={"blue": 1}, caesar=caesar)
        match.play("blue", f"accept {number}")
        assert match.view(None)["caesar"] == "j5>senate"
        assert match.to_act == ("blue",)
    match = at(committees={"d3": ["red", "blue"]}, laurels={"d3>g3": "IIc"})
    deal = '{"move":"d3>g3","consents":{"blue":1},"caesar":"j5>senate"}'
    assert refused(match, "red", f"propose {deal}") == "QV-7.1"


@pytest.mark.clause("QV-9.12")
def test_in_the_caesar_step_a_deal_with_caesar_alone_uses_that_right() -> None:
    match = at(
        committees={"d3": ["red", "red"]},
        laurels={"d3>g3": "IIc"},
        players=holding(blue="I"),
        caesar_turns=44,
    )
    early = offer(match, "blue", move="d3>g3", payments=[pay("blue", "red", 1)])
    match.play("red", "move d3>g3")
    assert refused(match, "red", f"take {early}") == "QV-3.1"
    standing = offer(match, "blue", caesar="b5>f1", payments=[pay("blue", "red", 1)])
    match.play("red", f"take {standing}")
    assert match.view(None)["caesar"] == "b5>f1"
    assert tiles(match, "red") == ["I", "IIc"]
    assert match.to_act == ("blue",)
    assert match.result is None


@pytest.mark.clause("QV-9.13")
def test_deals_without_an_action_leave_the_turn_going_on() -> None:
    match = at(committees={"d3": ["red", "red"]}, laurels={"d3>g3": "IIc"}, players=holding(red="I I"))
    propose(match, "red", payments=[pay("red", "blue", 1)])
    assert match.to_act == ("red",)
    match.play("red", "move d3>g3")
    propose(match, "red", payments=[pay("red", "green", 1)])
    assert match.view(None)["phase"]["name"] == "caesar"
    match.play("red", "skip")
    assert [tiles(match, seat) for seat in match.seats] == [["IIc"], ["I"], ["I"]]


@pytest.mark.parametrize(
    "deal",
    [
        "",
        "{",
        "[]",
        "{}",
        "null",
        '"enter"',
        '{"enter":"z9"}',
        '{"enter":1}',
        '{"caesar":"f1>j5"}',
        '{"sing":true}',
        '{"enter":"a1","enter":"c1"}',
        '{"enter":"a1","consents":[]}',
        '{"move":"d3>g3","consents":{"yellow":1}}',
        '{"move":"d3>g3","consents":{"blue":0}}',
        '{"move":"d3>g3","consents":{"blue":true}}',
        '{"move":"d3>g3","consents":{"blue":1.0}}',
        '{"move":"d3>g3","ones":["blue","blue"],"consents":{"blue":1}}',
        '{"payments":[{"from":"red","to":"red","laurels":1}]}',
        '{"payments":[{"from":"red","to":"blue","laurels":0}]}',
        '{"payments":[{"from":"red","to":"blue"}]}',
        '{"payments":[{"from":"red","to":"blue","laurels":1,"tip":1}]}',
        '{"payments":{}}',
        '{"promises":[{"by":"red","to":"red","kind":"words","text":"x"}]}',
        '{"promises":[{"by":"red","to":"blue","kind":"love"}]}',
        '{"promises":[{"by":"red","to":"blue","kind":"words"}]}',
        '{"promises":[{"by":"red","to":"blue","kind":"words","text":"' + "x" * 201 + '"}]}',
        '{"promises":[{"by":"red","to":"blue","kind":"words","text":"x","turns":0}]}',
        '{"promises":[{"by":"red","to":"blue","kind":"consent","at":"senate"}]}',
        '{"promises":[{"by":"red","to":"blue","kind":"consent","laurels":2}]}',
        '{"promises":[{"by":"red","to":"blue","kind":"no-consent"}]}',
        '{"promises":[{"by":"red","to":"blue","kind":"no-consent","against":"blue"}]}',
        '{"promises":[{"by":"red","to":"blue","kind":"no-consent","against":"red"}]}',
        '{"promises":[{"by":"red","to":"blue","kind":"caesar"}]}',
        '{"promises":[{"by":"red","to":"blue","kind":"no-caesar","at":"f1>j5"}]}',
        '{"promises":[{"by":"red","to":"blue","kind":"no-caesar","at":"b5>i3","turns":-1}]}',
        '{"promises":[{"by":"red","to":"blue","kind":"no-caesar","at":"b5>i3","turns":null}]}',
        '{"promises":[{"by":"red","to":"blue","kind":"no-caesar","at":"b5>i3","turns":false}]}',
        '{"promises":[{"by":"red","to":"blue","kind":"no-move"}]}',
        '{"promises":[{"by":"red","to":"blue","kind":"no-move","at":"b5>j5"}]}',
        '{"promises":[{"by":"red","to":"blue","kind":"no-move","at":"i3>b5"}]}',
        '{"promises":[{"by":"red","to":"blue","kind":"no-move","at":"b5"}]}',
        '{"promises":[{"by":"red","to":"blue","kind":"no-move","at":"b5>i3","against":"green"}]}',
        '{"promises":[{"by":"red","to":"blue","kind":"no-enter"}]}',
        '{"promises":[{"by":"red","to":"blue","kind":"no-enter","at":"e1"}]}',
        '{"promises":[{"by":"red","to":"blue","kind":"no-enter","at":"senate"}]}',
        '{"promises":[{"by":"red","to":"blue","kind":"no-enter","at":"b5>i3"}]}',
        '{"promises":[{"by":"red","to":"red","kind":"no-enter","at":"b5"}]}',
        '{"promises":[{"by":"red","to":"blue","kind":"pay","laurels":0}]}',
        '{"promises":[{"by":"red","kind":"pay","laurels":1}]}',
        "[" * 5000,
        '{"payments":[{"from":"red","to":"blue","laurels":' + "9" * 5000 + "}]}",
    ],
)
def test_what_cannot_be_read_as_a_deal(deal: str) -> None:
    match = at(committees=LOW)
    assert refused(match, "red", f"propose {deal}") is None
    assert refused(match, "blue", f"offer {deal}") is None
    assert refused(match, "blue", f"counter 1 {deal}") is None
