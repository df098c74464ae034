"""QV-10 and QV-11: variants, and what each player may know."""

import json
from typing import Any

import pytest

import curia
from curia import Match
from tests.quovadis.table import (
    Json,
    at,
    holding,
    last,
    offer,
    pay,
    promise,
    propose,
    refused,
    round_of,
    statuses,
)

ALL_OPTIONS: Json = {"ones": "few", "disclosure": True, "consul": True, "laurels": "open"}


@pytest.mark.clause("QV-10.1")
@pytest.mark.parametrize(("seats", "ones"), [(3, 10), (4, 14), (5, 18)])
def test_few_ones(seats: int, ones: int) -> None:
    assert curia.new("quovadis", seats=seats, seed=1, options={"ones": "few"}).view(None)["bank"] == ones
    assert curia.new("quovadis", seats=seats, seed=1).view(None)["bank"] == 18
    with pytest.raises(curia.BadInput, match="I"):
        at(seats, options={"ones": "few"}, bank=ones + 1)


def entering(options: Json, before: int = 0, tile: str = "III") -> Match:
    match = at(
        options=options,
        committees={"senate": ["blue"] * before, "m3": ["red", "red"]},
        laurels={"m3>senate": tile},
        players=holding(red="V", blue="I", green="II"),
    )
    match.play("red", "move m3>senate")
    return match


@pytest.mark.clause("QV-10.2")
@pytest.mark.parametrize("seat", ["red", "blue", "green"])
@pytest.mark.parametrize("before", [0, 1, 2])
def test_disclosure_after_the_first_three_entries(seat: str, before: int) -> None:
    match = entering({"disclosure": True}, before)
    assert match.view(None)["disclosure"]
    assert "disclose" in match.legal(seat)
    match.play(seat, "disclose")
    assert last(match, "disclosed") == {
        "event": "disclosed",
        "seat": seat,
        "tiles": {"red": ["III", "V"], "blue": ["I"], "green": ["II"]},
        "laurels": {"red": 8, "blue": 1, "green": 2},
    }
    assert [match.view("blue")["players"][name]["laurels"] for name in match.seats] == [None, ["I"], None]
    assert match.to_act == ("blue",)
    for again in match.seats:
        assert refused(match, again, "disclose") == "QV-10.2"


@pytest.mark.clause("QV-10.2")
def test_no_disclosure_otherwise() -> None:
    assert refused(entering({}), "blue", "disclose") == "QV-10.2"
    assert refused(entering({"disclosure": True}, 3), "blue", "disclose") == "QV-10.2"
    match = entering({"disclosure": True})
    match.play("blue", "enter a1")
    assert refused(match, "blue", "disclose") == "QV-10.2"
    match = entering({"disclosure": True})
    match.play("blue", "caesar d3>g3")
    assert refused(match, "green", "disclose") == "QV-10.2"


@pytest.mark.clause("QV-10.2")
def test_disclosure_waits_for_the_end_of_the_turn_and_lasts_through_talk() -> None:
    match = entering({"disclosure": True}, tile="IIc")
    assert match.view(None)["phase"]["name"] == "caesar"
    assert refused(match, "blue", "disclose") == "QV-10.2"
    match = curia.position(match.position())
    match.play("red", "skip")
    propose(match, "blue", payments=[pay("blue", "green", 1)])
    offer(match, "green", enter="a1")
    match.play("green", "disclose")
    assert last(match, "disclosed")["laurels"] == {"red": 7, "blue": 0, "green": 3}


def consul(**given: Any) -> Match:
    """Just before the end of the first of three games."""
    usual: Json = {
        "options": {"consul": True},
        "committees": {
            "senate": ["blue", "blue", "green", "blue"],
            "m3": ["red", "red", "green"],
            "j5": ["red", "red", "green"],
            "b5": ["green", "green"],
            "d3": ["blue"],
        },
        "players": {
            "red": {"reserve": 4, "laurels": ["V"]},
            "blue": {"reserve": 4, "laurels": ["IV", "IV"]},
            "green": {"reserve": 3, "laurels": ["III"]},
        },
    }
    return at(**usual | given)


@pytest.mark.clause("QV-10.3")
def test_between_the_games_senators_are_taken_off_in_turn_from_the_leader() -> None:
    match = consul()
    match.play("red", "move m3>senate")
    assert match.result is None
    view = match.view(None)
    assert view["consul"]["noted"] == [{"red": 5, "blue": 8, "green": 3}]
    assert view["phase"]["name"] == "recall"
    assert view["committees"]["senate"] == []
    assert [player["reserve"] for player in view["players"].values()] == [5, 7, 4]
    # Blue leads but has only one senator left on the board; green is next, then red.
    assert match.to_act == ("green",)
    assert match.legal("green") == ["recall b5", "recall j5", "recall m3"]
    assert refused(match, "red", "recall j5") == "QV-3.1"
    assert refused(match, "green", "enter a1") == "QV-3.1"
    assert refused(match, "blue", 'offer {"enter":"a1"}') == "QV-3.1"
    assert refused(match, "green", "recall d3") == "QV-10.3"
    order = []
    while match.view(None)["phase"]["name"] == "recall":
        order.append(match.to_act[0])
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    assert order == ["green", "red", "green"]
    view = match.view(None)
    assert view["consul"]["game"] == 2
    assert [player["reserve"] for player in view["players"].values()] == [6, 7, 6]
    assert [player["tiles"] for player in view["players"].values()] == [0, 0, 0]
    assert (view["stock"], view["bank"], view["caesar"]) == (34, 18, "j5>senate")
    assert view["committees"]["d3"] == ["blue"]
    chance = [entry["move"].split()[0] for entry in match.record()["moves"] if entry["seat"] == "chance"]
    assert chance == ["start", "tiles"]


@pytest.mark.clause("QV-10.3")
def test_a_tie_for_the_lead() -> None:
    board: Json = {"j5": ["red"] * 3, "b5": ["blue"] * 3 + ["green"] * 2, "d3": ["green"] * 1}
    quiet: Json = {"caesar_turns": 44, "players": {}}
    # Nobody in the Senate: in turn order from the start player.
    for start in ("blue", "green"):
        match = consul(committees=board, consul={"start": start}, **quiet)
        match.play("red", "caesar d3>g3")
        assert match.to_act == (start,)
    # Tied in the Senate: who entered first.
    match = consul(committees={**board, "senate": ["green", "blue"]}, **quiet)
    match.play("red", "caesar d3>g3")
    assert match.to_act == ("green",)


def third(noted: list[Json], **given: Any) -> Match:
    return consul(consul={"game": 3, "noted": noted}, **given)


@pytest.mark.clause("QV-10.3")
def test_the_largest_sum_after_the_third_game_wins() -> None:
    match = third([{"red": 10, "blue": 1}, {"red": None, "blue": 4, "green": 2}])
    match.play("red", "move m3>senate")
    assert match.result is not None
    assert match.result["points"] == {"red": 15, "blue": 13, "green": 5}
    assert match.result["laurels"] == {"red": 5, "blue": 8, "green": 3}
    assert match.result["winners"] == ["red"]
    assert match.result["reason"] == "QV-10.3"
    assert refused(match, "red", "enter a1") == "QV-10.3"
    assert match.view(None)["committees"]["senate"] == ["blue", "blue", "green", "blue", "red"]


@pytest.mark.clause("QV-10.3")
@pytest.mark.parametrize(
    ("noted", "senate", "winners"),
    [
        ([{"red": 5, "blue": 5}, {}], [], ["red", "blue"]),
        ([{"red": 5}, {"blue": 5}], ["green", "blue"], ["blue"]),
        ([{}, {}], [], []),
        ([{"green": 0}, {}], [], ["green"]),
    ],
)
def test_the_final_tie(noted: list[Json], senate: list[str], winners: list[str]) -> None:
    match = third(noted, committees={"senate": senate}, caesar_turns=44, players={})
    match.play("red", "caesar d3>g3")
    assert match.result is not None
    assert match.result["winners"] == winners
    assert match.result["reason"] == "QV-10.3"


@pytest.mark.clause("QV-10.3")
def test_promises_end_with_their_game_and_stay_listed() -> None:
    match = consul()
    number = propose(match, "red", promises=[promise("blue", "red", "pay", laurels=1)])
    match.play("blue", f"accept {number}")
    match.play("red", "move m3>senate")
    while match.view(None)["phase"]["name"] == "recall":
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    assert statuses(match) == ["broken"]
    assert match.view(None)["ledger"][0]["game"] == 1
    seat = match.to_act[0]
    assert (
        propose(
            match, seat, promises=[promise(seat, next(s for s in match.seats if s != seat), "words", text="")]
        )
        == 2
    )


@pytest.mark.clause("QV-10.4")
def test_open_laurels() -> None:
    match = at(options={"laurels": "open"}, players=holding(red="V I", blue="IIc"))
    for seat in (None, "red", "green"):
        players = match.view(seat)["players"]
        assert [player["laurels"] for player in players.values()] == [["I", "V"], ["IIc"], []]


@pytest.mark.clause("QV-10.1", "QV-10.2", "QV-10.3", "QV-10.4")
def test_all_variants_together() -> None:
    match = curia.new("quovadis", seats=4, seed=3, options=ALL_OPTIONS)
    view = match.view(None)
    assert view["options"] == ALL_OPTIONS
    assert view["bank"] == 14
    assert view["consul"]["game"] == 1
    assert view["players"]["red"]["laurels"] == []


@pytest.mark.clause("QV-11.1")
def test_what_is_public() -> None:
    match = at(
        committees={"d3": ["red", "blue"]},
        laurels={"d3>g3": "V"},
        stock=["III", "II"],
        players=holding(red="I II"),
    )
    number = propose(match, "red", move="d3>g3", consents={"blue": 1}, payments=[pay("red", "blue", 2)])
    match.play("blue", f"accept {number}")
    view = match.view("green")
    assert view["committees"]["g3"] == ["red"]
    assert view["caesar"] == "j5>senate"
    assert view["laurels"]["d3>g3"] == "III"
    assert (view["bank"], view["stock"]) == (9, 1)
    assert [player["tiles"] for player in view["players"].values()] == [2, 2, 0]
    assert last(match, "paid")["tiles"] == ["II"]
    spectator = match.view(None)
    for key in view.keys() - {"seat", "legal", "events", "players"}:
        assert spectator[key] == view[key]
    assert spectator["events"][1:] == view["events"][1:]


@pytest.mark.clause("QV-11.2")
def test_what_is_secret() -> None:
    board: Json = {"committees": {"d3": ["red", "red"]}, "laurels": {"d3>g3": "V"}}
    one = at(**board, stock=["III", "II", "IV"], players=holding(red="I V", blue="II"))
    other = at(**board, stock=["III", "IV", "II"], players=holding(red="I V", blue="III"))
    for match in (one, other):
        round_of(match, "move d3>g3")
    for seat in (None, "red", "green"):
        assert json.dumps(one.view(seat)) == json.dumps(other.view(seat))
    assert one.view("blue") != other.view("blue")


@pytest.mark.clause("QV-11.2")
def test_at_the_end_everything_is_shown() -> None:
    match = at(committees={"senate": ["blue"] * 4, "m3": ["red", "red"]}, players=holding(red="I", green="V"))
    match.play("red", "move m3>senate")
    players = match.view("blue")["players"]
    assert [player["laurels"] for player in players.values()] == [["I"], [], ["V"]]
    assert last(match, "game-over")["laurels"] == {"red": 1, "blue": 0, "green": 5}
