"""Section 2: set-up."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import curia
from tests.rulebook.positions import GROUPS, SEATS, cards, hand, kinds, lies, refused

ALL = "assassination " * 4 + "castling " * 2 + "scout " * 2 + "spy " * 2 + "veto " * 2 + "wrath"
ORDER = f"order {ALL}"


def new(seed: int = 5, **options: str) -> curia.Match:
    return curia.new("caesar-cleopatra", seed=seed, options=options)


def ordered(seed: int = 5) -> curia.Match:
    match = new(seed)
    for seat in SEATS:
        match.play(seat, ORDER)
    return match


def begun() -> curia.Match:
    match = ordered()
    match.play("caesar", "arrange 5 4 3 2 1")
    match.play("cleopatra", "arrange 1 2 3 4 5")
    return match


@pytest.mark.clause("CC-2.1")
@pytest.mark.parametrize("seat", [None, *SEATS])
def test_groups_lie_open_and_are_only_counted(seat: str | None) -> None:
    table = new().view(seat)["table"]
    assert list(table) == list(GROUPS)
    assert [table[group]["left"] for group in GROUPS] == [5, 5, 5, 3, 3]


@pytest.mark.clause("CC-2.2")
def test_vote_cards_are_shuffled() -> None:
    decks = [tuple(new(seed).position()["votes"]["deck"]) for seed in range(40)]
    assert len(set(decks)) > 30
    assert len({tuple(sorted(deck)) for deck in decks}) == 1


@pytest.mark.clause("CC-2.2", "CC-10.4")
@pytest.mark.parametrize("seat", [None, *SEATS])
def test_the_vote_deck_lies_face_down(seat: str | None) -> None:
    votes = [begun().view(seat)["votes"]] + [new(seed).view(seat)["votes"] for seed in range(10)]
    assert all(seen == votes[0] for seen in votes)
    assert votes[0]["deck"] == 8
    assert votes[0]["shown"] == []


@pytest.mark.clause("CC-2.3")
@pytest.mark.parametrize("seat", SEATS)
def test_ten_cards_are_set_aside_and_the_rest_is_the_reserve(seat: str) -> None:
    match = new()
    assert hand(match, seat) == "1 1 2 2 3 3 4 4 5 5"
    reserve = match.position()["players"][seat]["influence"]
    assert Counter(reserve) == {"1": 5, "2": 5, "3": 5, "4": 5, "5": 5, "P": 2}


@pytest.mark.clause("CC-2.3")
def test_influence_reserves_are_shuffled() -> None:
    piles = {
        tuple(new(seed).position()["players"][seat]["influence"]) for seed in range(20) for seat in SEATS
    }
    assert len(piles) == 40


@pytest.mark.clause("CC-2.4")
@pytest.mark.parametrize("first", SEATS)
def test_both_order_at_the_same_time(first: str) -> None:
    match = new()
    assert match.to_act == SEATS
    match.play(first, ORDER)
    other = SEATS[1 - SEATS.index(first)]
    assert match.to_act == (other,)
    assert match.legal(first) == []
    assert refused(match, ORDER, first) == "CC-3.1"
    match.play(other, ORDER)
    assert match.to_act == SEATS


@pytest.mark.clause("CC-2.4")
def test_any_order_is_legal_and_the_first_card_is_the_top() -> None:
    rng = Random(1)
    for _ in range(20):
        chosen = ALL.split()
        rng.shuffle(chosen)
        match = new()
        match.play("caesar", " ".join(["order", *chosen]))
        assert match.position()["players"]["caesar"]["actions"] == chosen


@pytest.mark.clause("CC-2.4")
def test_a_few_orders_are_listed_and_each_is_accepted() -> None:
    moves = new().legal("cleopatra")
    assert len(moves) > 1
    for move in moves:
        match = new()
        match.play("cleopatra", move)
        assert Counter(match.position()["players"]["cleopatra"]["actions"]) == Counter(ALL.split())


@pytest.mark.clause("CC-2.4")
@pytest.mark.parametrize(
    "move",
    [
        ORDER.removesuffix(" wrath"),
        ORDER + " wrath",
        ORDER.replace("wrath", "veto"),
        "order spy veto",
        "arrange 1 2 3 4 5",
        "order",
    ],
)
def test_an_order_names_all_thirteen(move: str) -> None:
    clause = refused(new(), move, "caesar")
    assert clause == {"order": None, "arrange 1 2 3 4 5": "CC-2.7"}.get(move, "CC-2.4")


@pytest.mark.clause("CC-2.4")
def test_no_order_after_the_set_up() -> None:
    assert refused(begun(), ORDER) == "CC-2.4"
    assert refused(ordered(), ORDER, "caesar") == "CC-2.4"


@pytest.mark.clause("CC-2.4", "CC-10.2")
def test_the_order_is_secret() -> None:
    match = new()
    match.play("cleopatra", ORDER)
    assert match.view("cleopatra")["players"]["cleopatra"]["actions"]["cards"] == ALL.split()
    for seat in (None, "caesar"):
        assert match.view(seat)["players"]["cleopatra"]["actions"] == {"left": 13, "cards": None}
        assert match.events(seat)[-1] == {"event": "ordered", "seat": "cleopatra", "cards": None}


@pytest.mark.clause("CC-2.4")
def test_action_cards_are_drawn_from_the_top() -> None:
    match = begun()
    match.play("cleopatra", "swap 1 2")
    match.play("cleopatra", "draw action")
    match.play("cleopatra", "draw action")
    assert hand(match, "cleopatra") == "3 4 5 assassination assassination"
    assert match.position()["players"]["cleopatra"]["actions"] == ALL.split()[2:]


@pytest.mark.clause("CC-2.4", "CC-8.3")
def test_shuffled_action_reserves_are_not_asked_for() -> None:
    match = new(actions="shuffled")
    assert all(match.legal(seat)[0].startswith("arrange ") for seat in SEATS)
    piles = {
        tuple(new(seed, actions="shuffled").position()["players"][seat]["actions"])
        for seed in range(20)
        for seat in SEATS
    }
    assert len(piles) == 40


@pytest.mark.clause("CC-2.5", "CC-10.2")
def test_reserves_may_not_be_looked_at() -> None:
    match = begun()
    for seat in (None, *SEATS):
        for owner in SEATS:
            player = match.view(seat)["players"][owner]
            assert player["influence"] == {"left": 27, "cards": None}
            assert (player["actions"]["cards"] is not None) == (seat == owner)


@pytest.mark.clause("CC-2.5", "CC-8.3")
def test_a_shuffled_reserve_is_unknown_to_its_owner() -> None:
    match = new(actions="shuffled")
    for seat in (None, *SEATS):
        assert all(
            match.view(seat)["players"][owner]["actions"] == {"left": 13, "cards": None} for owner in SEATS
        )


@pytest.mark.clause("CC-2.6")
def test_bonus_cards_are_dealt_after_the_ordering() -> None:
    match = new()
    match.play("caesar", ORDER)
    assert "bonus" not in match.position()["players"]["caesar"]
    assert match.view("caesar")["players"]["caesar"]["bonus"] == {"dealt": False, "group": None}
    match.play("cleopatra", ORDER)
    for seat in SEATS:
        own = match.position()["players"][seat]["bonus"]
        assert match.view(seat)["players"][seat]["bonus"] == {"dealt": True, "group": own}


@pytest.mark.clause("CC-2.6", "CC-10.2")
def test_bonus_cards_are_secret() -> None:
    match = ordered()
    for seat in (None, *SEATS):
        for owner in SEATS:
            if seat != owner:
                assert match.view(seat)["players"][owner]["bonus"] == {"dealt": True, "group": None}
    assert {"event": "bonus", "group": None} in match.events(None)


@pytest.mark.clause("CC-2.7")
@pytest.mark.parametrize("first", SEATS)
def test_both_arrange_at_the_same_time(first: str) -> None:
    match = ordered()
    assert match.to_act == SEATS
    assert len(set(match.legal(first))) == 120
    match.play(first, "arrange 3 1 5 2 4")
    other = SEATS[1 - SEATS.index(first)]
    assert match.to_act == (other,)
    assert refused(match, "arrange 3 1 5 2 4", first) == "CC-3.1"
    match.play(other, "arrange 1 2 3 4 5")
    assert match.to_act == ("cleopatra",)


@pytest.mark.clause("CC-2.7")
def test_one_card_face_down_at_each_group_and_one_to_five_in_hand() -> None:
    match = begun()
    assert [lies(match, group) for group in GROUPS] == ["1* | 5*", "2* | 4*", "3* | 3*", "4* | 2*", "5* | 1*"]
    assert hand(match, "cleopatra") == hand(match, "caesar") == "1 2 3 4 5"


@pytest.mark.clause("CC-2.7", "CC-10.1")
def test_arrangements_are_secret() -> None:
    match = ordered()
    match.play("caesar", "arrange 5 4 3 2 1")
    before = match.view("cleopatra")
    assert all(before["table"][group]["caesar"]["hidden"] is None for group in GROUPS)
    assert before["events"][-1] == {"event": "arranged", "seat": "caesar", "cards": None}


@pytest.mark.clause("CC-2.7")
@pytest.mark.parametrize("move", ["arrange 1 1 2 3 4", "arrange 1 2 3 4 P", "arrange 5 5 5 5 5"])
def test_an_arrangement_has_every_value_once(move: str) -> None:
    assert refused(ordered(), move, "cleopatra") == "CC-2.7"


@pytest.mark.clause("CC-2.7")
def test_no_arrangement_after_the_set_up() -> None:
    assert refused(begun(), "arrange 1 2 3 4 5") == "CC-2.7"


@pytest.mark.clause("CC-2.7", "CC-3.1")
@pytest.mark.parametrize("move", ["down 1 senators", "pass", "swap 1", "done", "draw action", "allow"])
def test_nothing_else_can_be_done_during_the_set_up(move: str) -> None:
    for match in (new(), ordered()):
        assert refused(match, move, "cleopatra") == "CC-3.1"


@pytest.mark.clause("CC-2.4", "CC-2.6", "CC-2.7")
def test_the_order_of_the_set_up() -> None:
    assert kinds(begun()) == ["ordered", "ordered", "bonus", "arranged", "arranged", "turn"]


@pytest.mark.clause("CC-2.3", "CC-2.6")
def test_chance_is_in_the_record() -> None:
    record: Any = begun().record()
    moves = [entry["move"] for entry in record["moves"] if entry["seat"] == "chance"]
    assert [move.split()[0] for move in moves] == ["votes", "influence", "influence", "bonus"]
    assert cards(curia.replay(record), "caesar") == cards(begun(), "caesar")
