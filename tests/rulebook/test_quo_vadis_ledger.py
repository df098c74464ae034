"""QV-9.8: the ledger of promises."""

from typing import Any

import pytest

from curia import Match
from tests.quovadis.table import (
    Json,
    at,
    counter,
    holding,
    offer,
    pay,
    promise,
    propose,
    round_of,
    statuses,
    tiles,
)


def promised(match: Match, *promises: Json) -> None:
    """Red, on turn, has these promises made to whom it may concern."""
    number = propose(match, "red", promises=list(promises))
    for seat in match.to_act if match.view(None)["deal"] else ():
        match.play(seat, f"accept {number}")


def table(**given: Any) -> Match:
    board: Json = {"d3": ["red", "blue", "green"], "b5": ["red", "blue", "green"]}
    return at(**{"committees": board, "players": holding(red="I II V", blue="I I I", green="II"), **given})


def kept_or(match: Match, status: str) -> bool:
    return statuses(match) == [status]


@pytest.mark.clause("QV-9.8")
def test_the_ledger_says_who_promised_what_to_whom_and_when() -> None:
    match = table(turns=7)
    promised(
        match,
        promise("blue", "red", "consent", at="d3", turns=2),
        promise("red", "blue", "words", text="Ave"),
    )
    assert match.view(None)["ledger"] == [
        {
            **promise("blue", "red", "consent", at="d3", turns=2),
            "deal": 1,
            "game": 1,
            "turn": 7,
            "until": 14,
            "occasion": False,
            "status": "open",
        },
        {
            **promise("red", "blue", "words", text="Ave"),
            "deal": 1,
            "game": 1,
            "turn": 7,
            "until": None,
            "occasion": False,
            "status": "unjudged",
        },
    ]


@pytest.mark.clause("QV-9.8")
@pytest.mark.parametrize(("at_", "status"), [("d3", "kept"), (None, "kept"), ("b5", "open")])
def test_consent_is_kept_when_it_was_counted(at_: str | None, status: str) -> None:
    match = table()
    promised(match, promise("blue", "red", "consent", **({"at": at_} if at_ else {})))
    number = propose(match, "red", move="d3>g3", consents={"blue": 1})
    match.play("blue", f"accept {number}")
    assert statuses(match) == [status]


@pytest.mark.clause("QV-9.8")
def test_one_act_keeps_every_promise_that_it_fits() -> None:
    match = table()
    promised(match, promise("blue", "red", "consent"), promise("blue", "red", "consent", at="d3"))
    number = propose(match, "red", move="d3>g3", consents={"blue": 1})
    match.play("blue", f"accept {number}")
    assert statuses(match) == ["kept", "kept"]


@pytest.mark.clause("QV-9.8")
def test_consent_is_broken_when_it_alone_was_asked_and_declined() -> None:
    match = table()
    promised(match, promise("blue", "red", "consent", at="d3"))
    first = propose(match, "red", move="d3>g3", consents={"blue": 1}, payments=[pay("blue", "red", 1)])
    match.play("blue", f"decline {first}")
    second = propose(
        match, "red", move="d3>g3", consents={"blue": 1}, promises=[promise("blue", "red", "consent")]
    )
    match.play("blue", f"decline {second}")
    third = propose(match, "red", move="d3>g3", consents={"blue": 1})
    other = counter(
        match, "blue", third, move="d3>g3", consents={"blue": 1}, payments=[pay("red", "blue", 1)]
    )
    match.play("red", f"decline {other}")
    elsewhere = propose(match, "red", move="b5>i3", consents={"blue": 1, "green": 1})
    match.play("blue", f"decline {elsewhere}")
    others = propose(match, "red", move="d3>g3", consents={"green": 1})
    match.play("green", f"decline {others}")
    assert statuses(match) == ["open"]
    last = propose(match, "red", move="d3>g3", consents={"blue": 1}, payments=[pay("red", "blue", 1)])
    match.play("blue", f"decline {last}")
    assert statuses(match) == ["broken"]
    again = propose(match, "red", move="d3>g3", consents={"blue": 1})
    match.play("blue", f"accept {again}")
    assert statuses(match) == ["broken"]


@pytest.mark.clause("QV-9.8")
def test_a_consent_that_never_came_up() -> None:
    match = table()
    promised(match, promise("blue", "red", "consent", turns=1))
    round_of(match, "caesar d3>h1", "caesar d3>g3", "caesar d3>h1")
    assert kept_or(match, "open")
    round_of(match, "caesar d3>g3")
    assert kept_or(match, "never")


@pytest.mark.clause("QV-9.8")
def test_no_consent_is_broken_when_done() -> None:
    match = table()
    promised(match, promise("blue", "red", "no-consent", against="green"))
    round_of(match, "enter a1", "enter c1")
    number = propose(match, "green", move="d3>g3", consents={"blue": 1})
    match.play("blue", f"accept {number}")
    assert kept_or(match, "broken")


@pytest.mark.clause("QV-9.8")
@pytest.mark.parametrize("asked", [True, False])
def test_no_consent_is_kept_if_there_was_an_occasion(asked: bool) -> None:
    match = table()
    promised(match, promise("blue", "red", "no-consent", against="green", turns=1))
    round_of(match, "enter a1", "enter c1")
    if asked:
        number = propose(
            match, "green", move="d3>g3", consents={"blue": 1}, payments=[pay("blue", "green", 1)]
        )
        match.play("blue", f"decline {number}")
    assert kept_or(match, "open")
    round_of(match, "caesar d3>g3", "caesar d3>h1")
    assert kept_or(match, "kept" if asked else "never")


@pytest.mark.clause("QV-9.8")
def test_caesar_is_kept_when_he_is_moved_there() -> None:
    match = table()
    promised(
        match, promise("blue", "red", "caesar", at="d3>g3"), promise("green", "red", "caesar", at="d3>g3")
    )
    round_of(match, "enter a1", "caesar d3>g3")
    assert statuses(match) == ["kept", "open"]


@pytest.mark.clause("QV-9.8")
def test_caesar_and_pay_are_broken_when_the_turns_run_out() -> None:
    match = table()
    promised(
        match,
        promise("blue", "red", "caesar", at="d3>g3", turns=1),
        promise("blue", "red", "pay", laurels=1, turns=1),
    )
    round_of(match, "enter a1", "caesar d3>h1", "enter c1")
    assert statuses(match) == ["open", "open"]
    round_of(match, "enter b5")
    assert statuses(match) == ["broken", "broken"]


@pytest.mark.clause("QV-9.8")
@pytest.mark.parametrize(("turns", "status"), [(None, "broken"), (3, "never")])
def test_caesar_and_pay_when_the_game_ends(turns: int | None, status: str) -> None:
    match = table(committees={"senate": ["blue"] * 4, "m3": ["red", "red"]})
    limit = {} if turns is None else {"turns": turns}
    promised(
        match,
        promise("red", "blue", "pay", laurels=1, **limit),
        promise("green", "blue", "caesar", at="d3>g3", **limit),
    )
    match.play("red", "move m3>senate")
    assert statuses(match) == [status, status]


@pytest.mark.clause("QV-9.8")
def test_no_caesar() -> None:
    match = table()
    promised(
        match,
        promise("blue", "red", "no-caesar", at="d3>g3", turns=1),
        promise("blue", "red", "no-caesar", at="d3>h1", turns=1),
        promise("green", "red", "no-caesar", at="d3>h1", turns=1),
    )
    round_of(match, "enter a1", "caesar d3>g3", "enter c1")
    assert statuses(match) == ["broken", "open", "open"]
    round_of(match, "caesar d3>h1")
    assert statuses(match) == ["broken", "kept", "never"]


@pytest.mark.clause("QV-9.8")
@pytest.mark.parametrize(("payments", "status"), [([2], "kept"), ([3], "kept"), ([1, 1], "open")])
def test_pay_is_kept_by_a_payment_in_one_go(payments: list[int], status: str) -> None:
    match = table(players=holding(blue="I I I"))
    promised(match, promise("blue", "red", "pay", laurels=2))
    number = propose(match, "red", payments=[pay("blue", "red", n) for n in payments])
    match.play("blue", f"accept {number}")
    assert statuses(match) == [status]


@pytest.mark.clause("QV-9.8")
def test_a_deals_own_payment_does_not_keep_its_promise() -> None:
    match = table()
    number = offer(
        match, "blue", payments=[pay("blue", "red", 1)], promises=[promise("blue", "red", "pay", laurels=1)]
    )
    match.play("red", f"take {number}")
    assert statuses(match) == ["open"]
    assert tiles(match, "red") == ["I", "I", "II", "V"]


@pytest.mark.clause("QV-9.8")
def test_free_words_are_not_judged() -> None:
    match = table(committees={"senate": ["blue"] * 4, "m3": ["red", "red"]})
    promised(match, promise("red", "blue", "words", text="Amicus ero", turns=1))
    match.play("red", "move m3>senate")
    assert statuses(match) == ["unjudged"]
