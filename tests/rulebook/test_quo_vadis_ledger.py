"""QV-9.8: the ledger of promises."""

import json
from typing import Any

import pytest

import curia
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
    refused,
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


# --- What is not done -------------------------------------------------------------------------------------


def after_round(match: Match, *moves: str) -> list[str]:
    round_of(match, *moves)
    return statuses(match)


@pytest.mark.clause("QV-9.8", "QV-9.3")
@pytest.mark.parametrize(
    ("kind", "terms"),
    [
        ("no-consent", {"against": "green"}),
        ("no-caesar", {"at": "b5>i3"}),
        ("no-enter", {"at": "c1"}),
        ("no-move", {"at": "a1>e1"}),
    ],
)
def test_for_this_turn_alone_it_is_kept_when_the_turn_ends(kind: str, terms: Json) -> None:
    for by, to in (("red", "blue"), ("blue", "red")):
        match = at()
        number = propose(match, "red", promises=[promise(by, to, kind, **terms, turns=0)])
        if by == "blue":
            match.play("blue", f"accept {number}")
        (entry,) = match.view(None)["ledger"]
        assert (entry["turns"], entry["until"], entry["status"]) == (0, 1, "open")
        assert curia.position(match.position()).position() == match.position()
        match.play("red", "enter b5")
        assert statuses(match) == ["kept"]


@pytest.mark.clause("QV-9.8", "QV-9.3")
def test_for_this_turn_alone_it_is_kept_when_the_game_ends_too() -> None:
    match = at(committees={"m3": ["red", "red"], "senate": ["blue"] * 4})
    propose(match, "red", promises=[promise("red", "blue", "no-enter", at="c1", turns=0)])
    propose(match, "red", promises=[promise("red", "blue", "no-enter", at="c1", turns=1)])
    match.play("red", "move m3>senate")
    assert statuses(match) == ["kept", "never"]


@pytest.mark.clause("QV-9.8")
@pytest.mark.parametrize("kind", ["consent", "caesar", "pay", "words"])
def test_only_what_is_not_done_can_be_for_this_turn_alone(kind: str) -> None:
    terms: dict[str, Json] = {"caesar": {"at": "b5>i3"}, "pay": {"laurels": 1}, "words": {"text": "x"}}
    deal = json.dumps({"promises": [promise("red", "blue", kind, **terms.get(kind, {}), turns=0)]})
    assert refused(at(), "red", f"propose {deal}") is None


@pytest.mark.clause("QV-9.8")
def test_no_enter_is_broken_when_done_and_kept_after_an_occasion() -> None:
    for moves, expected in (
        (("enter b5", "enter b5", "enter b5", "enter c1"), "broken"),
        (("enter b5", "enter b5", "enter b5", "enter b5"), "kept"),
        (("caesar b5>i3", "enter b5", "enter b5", "caesar b5>f1"), "never"),
        (("caesar b5>i3", "enter c1", "enter b5", "enter b5"), "never"),  # no seat was free there
        (("enter b5", "enter c1", "enter b5", "enter b5"), "kept"),  # in the first turn one was
    ):
        match = at()
        propose(match, "red", promises=[promise("red", "blue", "no-enter", at="c1", turns=1)])
        assert after_round(match, *moves) == [expected]


@pytest.mark.clause("QV-9.8")
def test_no_enter_in_a_deal_counts_too() -> None:
    for committee, expected in (("c1", "broken"), ("b5", "kept")):
        match = at(players=holding(blue="I"))
        number = propose(match, "red", promises=[promise("blue", "red", "no-enter", at="c1", turns=1)])
        match.play("blue", f"accept {number}")
        match.play("red", "caesar b5>i3")
        propose(match, "blue", enter=committee, payments=[pay("blue", "green", 1)])
        assert after_round(match, "caesar b5>f1", "caesar b5>i3") == [expected]


PATHS = {"a1": ["red"], "b5": ["red", "red", "red"], "d3": ["red", "blue"]}


@pytest.mark.clause("QV-9.8")
@pytest.mark.parametrize(
    ("path", "moved", "expected"),
    [
        ("a1>e1", "move a1>e1", "broken"),
        ("a1>e1", "move b5>f1", "kept"),
        ("b5>i3", "move b5>f1", "kept"),  # two own senators consent
        ("b5>i3", "move a1>e1", "kept"),
        ("d3>g3", "move a1>e1", "never"),  # not without Blue's consent
        ("f1>j5", "move a1>e1", "never"),  # no senator there
        ("a1>e1", "enter c1", "never"),
        ("a1>e1", "caesar b5>i3", "never"),
    ],
)
def test_no_move_is_broken_when_done_and_kept_after_an_occasion(path: str, moved: str, expected: str) -> None:
    match = at(committees=PATHS, turn="green")
    number = propose(match, "green", promises=[promise("red", "green", "no-move", at=path, turns=1)])
    match.play("red", f"accept {number}")
    assert after_round(match, "caesar b5>f1", moved, "caesar m3>senate", "caesar n3>senate") == [expected]


@pytest.mark.clause("QV-9.8")
def test_a_full_committee_above_is_no_occasion_and_caesar_on_the_path_is_one() -> None:
    for committees, caesar, expected in (
        ({"a1": ["red"], "c1": ["red"], "e1": ["blue"]}, "d3>g3", "never"),
        ({"d3": ["red", "blue"], "a1": ["red"]}, "d3>g3", "kept"),
        ({"d3": ["red", "blue"], "a1": ["red"], "g3": ["blue", "green", "green"]}, "d3>g3", "never"),
    ):
        path, other = ("a1>e1", "c1>g3") if "c1" in committees else ("d3>g3", "a1>e1")
        match = at(committees=committees, turn="green", caesar="j5>senate")
        number = propose(match, "green", promises=[promise("red", "green", "no-move", at=path, turns=1)])
        match.play("red", f"accept {number}")
        assert after_round(match, f"caesar {caesar}", f"move {other}", "caesar b5>i3", "caesar b5>f1") == [
            expected
        ]


@pytest.mark.clause("QV-9.8", "QV-9.2")
def test_in_the_turn_that_it_binds_there_is_an_occasion_too() -> None:
    match = at(committees=PATHS)
    terms = [
        promise("red", "blue", "no-move", at="a1>e1", turns=1),
        promise("red", "blue", "no-enter", at="c1", turns=1),
    ]
    propose(match, "red", promises=terms)
    assert refused(match, "red", "move a1>e1") == "QV-9.2"
    match.play("red", "move b5>f1")  # QV-9.2 aside, a1>e1 was legal
    assert [entry["occasion"] for entry in match.view(None)["ledger"]] == [True, False]
    assert after_round(match, "enter c1", "caesar b5>i3", "caesar b5>f1") == ["kept", "never"]


@pytest.mark.clause("QV-9.8")
def test_a_move_with_the_consent_of_others_counts_as_well() -> None:
    for path, expected in (("d3>g3", "broken"), ("d3>h1", "open")):
        match = at(committees=PATHS, turn="green")
        terms = [
            promise("red", "green", "no-move", at="d3>g3"),
            promise("red", "green", "no-move", at="a1>e1"),
        ]
        number = propose(match, "green", promises=terms)
        match.play("red", f"accept {number}")
        match.play("green", "caesar b5>f1")
        number = propose(match, "red", move=path, consents={"blue": 1})
        match.play("blue", f"accept {number}")
        assert statuses(match) == [expected, "open"]
        assert [entry["occasion"] for entry in match.view(None)["ledger"]] == [False, True]


@pytest.mark.clause("QV-9.8")
def test_what_a_deal_does_comes_before_its_own_terms() -> None:
    match = at(committees=PATHS)
    terms = [
        promise("red", "blue", "no-move", at="a1>e1", turns=1),
        promise("red", "blue", "no-move", at="b5>f1", turns=1),
    ]
    propose(match, "red", move="a1>e1", promises=terms)
    assert [(entry["status"], entry["occasion"]) for entry in match.view(None)["ledger"]] == [
        ("open", False)
    ] * 2
