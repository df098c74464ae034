"""QV-3 to QV-5: the turn, bringing in, moving and consent."""

import json

import pytest

from tests.quovadis.table import at, last, offer, propose, refused, seated, tiles


@pytest.mark.clause("QV-3.1")
@pytest.mark.parametrize("move", ["enter a1", "move f1>j5", "caesar d3>g3"])
def test_one_action_and_the_turn_is_over(move: str) -> None:
    match = at(committees={"f1": ["red"]})
    match.play("red", move)
    assert match.to_act == ("blue",)
    assert refused(match, "red", "enter c1") == "QV-3.1"


@pytest.mark.clause("QV-3.1")
def test_no_passing() -> None:
    match = at()
    assert refused(match, "red", "skip") == "QV-3.1"
    assert refused(match, "red", "pass") is None


@pytest.mark.clause("QV-3.1")
def test_out_of_turn() -> None:
    match = at(committees={"f1": ["blue"]})
    for move in ("enter a1", "move f1>j5", "caesar d3>g3", 'propose {"enter":"a1"}', "take 1", "skip"):
        assert refused(match, "blue", move) == "QV-3.1"
    assert refused(match, "red", 'offer {"enter":"a1"}') == "QV-3.1"
    assert refused(match, "red", "recall f1") == "QV-3.1"


@pytest.mark.clause("QV-3.1")
def test_a_failed_request_does_not_end_the_turn() -> None:
    match = at(committees={"d3": ["red", "blue"]})
    asked = propose(match, "red", move="d3>g3", consents={"blue": 1})
    match.play("blue", f"decline {asked}")
    assert match.to_act == ("red",)
    again = propose(match, "red", move="d3>h1", consents={"blue": 1})
    match.play("blue", f"decline {again}")
    match.play("red", "enter a1")
    assert match.to_act == ("blue",)


@pytest.mark.clause("QV-3.1")
def test_a_deal_holds_one_action() -> None:
    match = at(committees={"f1": ["red"]})
    assert refused(match, "red", 'propose {"enter":"a1","move":"f1>j5"}') == "QV-3.1"
    assert refused(match, "red", 'propose {"enter":"a1","caesar":"d3>g3"}') == "QV-3.1"


@pytest.mark.clause("QV-3.2")
def test_only_own_senators() -> None:
    match = at(committees={"f1": ["blue"], "d3": ["blue", "green"]})
    assert refused(match, "red", "move f1>j5") == "QV-3.2"
    assert refused(match, "red", 'propose {"move":"d3>g3","consents":{"blue":1}}') == "QV-3.2"


@pytest.mark.clause("QV-3.2")
@pytest.mark.parametrize("path", ["j5>f1", "b5>j5", "f1>senate", "a1>i3", "f1>f1", "senate>j5"])
def test_never_down_and_never_skipping(path: str) -> None:
    match = at(committees={name: ["red"] for name in ("j5", "b5", "f1", "a1", "senate")})
    assert refused(match, "red", f"move {path}") == "QV-3.2"
    deal = json.dumps({"move": path, "consents": {"blue": 2}})
    assert refused(match, "red", f"propose {deal}") == "QV-3.2"
    assert refused(match, "blue", f"offer {deal}") == "QV-3.2"
    assert refused(match, "blue", f"counter 1 {deal}") == "QV-3.2"
    assert refused(match, "red", f"caesar {path}") is None
    assert refused(match, "blue", f"move {path}") == "QV-3.1"


@pytest.mark.clause("QV-3.2")
@pytest.mark.parametrize(
    "path", ["b5>z9", "z9>b5", "b5", "b5>", ">b5", "b5>i3>m3", "b5 > j5", "B5>j5", "b5-j5"]
)
def test_a_move_between_unknown_committees_cannot_be_read(path: str) -> None:
    match = at(committees={"b5": ["red"]})
    assert refused(match, "red", f"move {path}") is None
    assert refused(match, "red", f"propose {json.dumps({'move': path})}") is None


@pytest.mark.clause("QV-3.2", "QV-5.1")
def test_a_full_committee_is_not_skipped() -> None:
    match = at(committees={"a1": ["red"], "e1": ["blue"]})
    assert refused(match, "red", "move a1>e1") == "QV-5.1"


@pytest.mark.clause("QV-3.3")
def test_any_path_up_from_any_seat() -> None:
    for path in ("b5>i3", "b5>f1"):
        match = at(committees={"b5": ["blue", "green", "red", "red", "red"]})
        match.play("red", f"move {path}")
        assert seated(match, path.split(">")[1]) == ["red"]


@pytest.mark.clause("QV-4.1")
@pytest.mark.parametrize("committee", ["a1", "b5", "c1", "d3"])
def test_bringing_in(committee: str) -> None:
    match = at()
    match.play("red", f"enter {committee}")
    assert seated(match, committee) == ["red"]
    assert match.view(None)["players"]["red"]["reserve"] == 2


@pytest.mark.clause("QV-4.1")
def test_bringing_in_needs_a_senator_and_a_free_seat_low_down() -> None:
    match = at(committees={"a1": ["blue"], "d3": ["blue", "green", "red"]})
    for committee in ("a1", "d3", "e1", "j5", "senate"):
        assert refused(match, "red", f"enter {committee}") == "QV-4.1"
    assert refused(match, "red", "enter z9") is None
    match = at(players={"red": {"reserve": 0}})
    assert refused(match, "red", "enter b5") == "QV-4.1"
    assert not [move for move in match.legal("red") if move.startswith("enter")]


@pytest.mark.clause("QV-5.1")
def test_the_next_committee_needs_a_free_seat() -> None:
    match = at(committees={"f1": ["red"], "j5": ["blue"] * 5})
    assert refused(match, "red", "move f1>j5") == "QV-5.1"
    match = at(committees={"b5": ["red", "red", "red"], "f1": ["blue"]})
    assert refused(match, "red", "move b5>f1") == "QV-5.1"
    assert refused(match, "red", 'propose {"move":"b5>f1"}') == "QV-5.1"
    match.play("red", "move b5>i3")


@pytest.mark.clause("QV-5.2")
def test_out_of_a_one_seat_committee_nobody_is_asked() -> None:
    match = at(committees={"a1": ["red"]})
    assert refused(match, "red", 'propose {"move":"a1>e1","consents":{"blue":1}}') == "QV-5.2"
    match.play("red", "move a1>e1")
    assert seated(match, "e1") == ["red"]


@pytest.mark.clause("QV-5.3")
def test_out_of_three_seats_one_consent() -> None:
    match = at(committees={"d3": ["red", "blue", "green"]})
    assert refused(match, "red", "move d3>g3") == "QV-5.3"
    assert refused(match, "red", 'propose {"move":"d3>g3"}') == "QV-5.3"
    assert refused(match, "red", 'propose {"move":"d3>g3","consents":{"blue":1,"green":1}}') == "QV-5.3"
    assert refused(match, "red", 'propose {"move":"d3>g3","consents":{"blue":2}}') == "QV-5.3"
    match.play("blue", "offer " + '{"move":"d3>g3","consents":{"blue":1}}')
    match.play("red", "take 1")
    assert seated(match, "g3") == ["red"]
    own = at(committees={"d3": ["red", "red", "green"]})
    own.play("red", "move d3>g3")
    assert seated(own, "d3") == ["red", "green"]


@pytest.mark.clause("QV-5.3")
def test_consent_comes_from_the_same_committee() -> None:
    match = at(committees={"d3": ["red", "green"], "g3": ["blue"]})
    assert refused(match, "red", 'propose {"move":"d3>g3","consents":{"blue":1}}') == "QV-5.3"


@pytest.mark.clause("QV-5.4")
@pytest.mark.parametrize(
    ("seats", "consents"),
    [
        (["red", "red", "red"], {}),
        (["red", "blue", "blue"], {"blue": 2}),
        (["red", "blue", "green"], {"blue": 1, "green": 1}),
        (["red", "red", "green"], {"green": 1}),
    ],
)
def test_out_of_five_seats_two_consents(seats: list[str], consents: dict[str, int]) -> None:
    match = at(committees={"b5": seats})
    number = propose(match, "red", move="b5>i3", consents=consents)
    for giver in consents:
        match.play(giver, f"accept {number}")
    assert seated(match, "i3") == ["red"]
    assert last(match, "moved")["consents"] == consents


@pytest.mark.clause("QV-5.4")
@pytest.mark.parametrize(
    "consents", ["{}", '{"blue":1}', '{"green":2}', '{"blue":2,"green":1}', '{"blue":3}']
)
def test_two_consents_exactly(consents: str) -> None:
    match = at(committees={"b5": ["red", "blue", "blue", "green"]})
    assert refused(match, "red", f'propose {{"move":"b5>i3","consents":{consents}}}') == "QV-5.4"
    assert refused(match, "red", "move b5>i3") == "QV-5.4"


@pytest.mark.clause("QV-5.5")
@pytest.mark.parametrize(
    ("committee", "path", "seats"),
    [
        ("d3", "d3>g3", ["red"]),
        ("b5", "b5>i3", ["red"]),
        ("b5", "b5>i3", ["red", "blue"]),
        ("b5", "b5>f1", ["red"] * 2),
    ],
)
def test_too_few_to_leave(committee: str, path: str, seats: list[str]) -> None:
    match = at(committees={committee: seats})
    assert refused(match, "red", f"move {path}") == "QV-5.5"
    assert refused(match, "red", f'propose {{"move":"{path}","consents":{{"blue":1}}}}') == "QV-5.5"
    assert refused(match, "blue", f'offer {{"move":"{path}","consents":{{"blue":1}}}}') == "QV-5.5"


@pytest.mark.clause("QV-5.6")
def test_the_mover_chooses_whose_consent_counts() -> None:
    match = at(committees={"d3": ["red", "blue", "green"]})
    first = offer(match, "blue", move="d3>g3", consents={"blue": 1})
    second = offer(match, "green", move="d3>g3", consents={"green": 1})
    assert refused(match, "red", f"take {first} {second}") == "QV-5.3"
    match.play("red", f"take {second}")
    assert (tiles(match, "blue"), tiles(match, "green")) == ([], ["I"])


@pytest.mark.clause("QV-5.7")
def test_another_players_consent_may_count_where_ones_own_would_do() -> None:
    match = at(committees={"d3": ["red", "red", "blue"]})
    number = propose(match, "red", move="d3>g3", consents={"blue": 1})
    match.play("blue", f"accept {number}")
    assert tiles(match, "blue") == ["I"]
