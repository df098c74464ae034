"""Section 4: the vote of confidence."""

import pytest

import curia
from tests.rulebook.positions import (
    GROUPS,
    SEATS,
    at,
    discard,
    go,
    kinds,
    left,
    legal,
    lies,
    over,
    refused,
    vote,
    votes,
    won,
)


def outcome(match: curia.Match, group: str) -> tuple[dict[str, tuple[int, int]], str]:
    return won(match), lies(match, group)


@pytest.mark.clause("CC-4.7", "CC-4.6", "CC-4.4")
def test_worked_example_aediles() -> None:
    match = vote("aediles", "2 3 3 | 3 4")
    assert outcome(match, "aediles") == ({"aediles": (1, 0)}, "2 3 | 4")
    assert left(match, "aediles") == 2


@pytest.mark.clause("CC-4.6", "CC-4.7", "CC-4.8")
def test_worked_example_censors() -> None:
    match = vote("censors", "4 5 | 3 P")
    assert outcome(match, "censors") == ({"censors": (0, 1)}, "4 | ")


@pytest.mark.clause("CC-4.6", "CC-4.7", "CC-4.8")
@pytest.mark.parametrize("cards", ["2* 3* 3* | 3* 4*", "2 3* 3 | 3* 4"])
def test_worked_examples_with_cards_face_down(cards: str) -> None:
    assert outcome(vote("aediles", cards), "aediles") == ({"aediles": (1, 0)}, "2 3 | 4")
    assert outcome(vote("censors", "4* 5 | 3 P*"), "censors") == ({"censors": (0, 1)}, "4 | ")


@pytest.mark.clause("CC-4.1")
@pytest.mark.parametrize("group", GROUPS)
def test_a_groups_card_asks_for_a_vote_there_and_only_there(group: str) -> None:
    # The player on turn lays a 1 face down elsewhere, which stays there, face down.
    match = vote(group, "5 | 1*")
    elsewhere = "senators" if group != "senators" else "praetors"
    assert outcome(match, group) == ({group: (1, 0)}, " | ")
    assert lies(match, elsewhere) == " | 1*"


@pytest.mark.clause("CC-4.1", "CC-4.2")
def test_events_tell_ordinary_from_extraordinary() -> None:
    (event,) = [e for e in vote("aediles", "2 | 1").events(None) if e["event"] == "voted"]
    assert event == {
        "event": "voted",
        "group": "aediles",
        "extraordinary": False,
        "influence": {"cleopatra": 2, "caesar": 1},
        "philosophers": {"cleopatra": 0, "caesar": 0},
        "winner": "cleopatra",
    }
    match = go(at(senators="1 1 2 | 1 1 1 1"), "down 5 senators", "done")
    (event,) = [e for e in match.events(None) if e["event"] == "voted"]
    assert event["extraordinary"] is True


@pytest.mark.clause("CC-4.2")
def test_eight_cards_ask_for_an_extraordinary_vote() -> None:
    match = go(at(senators="1 1 2* | 1 1 1 3*", deck="orgy"), "down 5 senators", "done")
    assert outcome(match, "senators") == ({"senators": (1, 0)}, "1 1 2 | 1 1 3")
    assert kinds(match)[:4] == ["laid", "done", "turned-up", "turned-up"]


@pytest.mark.clause("CC-4.2")
def test_seven_cards_do_not() -> None:
    match = go(at(senators="1 1* | 1 1 1 3"), "down 5 senators", "done")
    assert outcome(match, "senators") == ({}, "1 1* 5* | 1 1 1 3")


@pytest.mark.clause("CC-4.2")
def test_extraordinary_votes_come_before_refilling() -> None:
    match = go(at(senators="1 1 2 | 1 1 1 1"), "down 5 senators", "done")
    assert kinds(match).index("voted") < kinds(match).index("drew") < kinds(match).index("vote-card")


@pytest.mark.clause("CC-4.2")
def test_french_rules_extraordinary_votes_come_after_refilling() -> None:
    options = {"extraordinary": "after"}
    match = go(at(senators="1 1 2 | 1 1 1 1", options=options), "down 5 senators", "done")
    assert kinds(match).index("drew") < kinds(match).index("voted") < kinds(match).index("vote-card")


@pytest.mark.clause("CC-4.2")
def test_no_extraordinary_vote_before_the_laying_part_is_over() -> None:
    match = go(at(cleopatra="1 2 3 assassination / 1", senators="1 1 2 | 1 1 1 1"), "up 3 senators")
    assert "voted" not in kinds(match)
    go(match, "up 1 praetors", "assassinate 1 senators", "allow")
    assert "voted" not in kinds(match)
    assert lies(match, "senators") == "1 1 2 3 | 1 1 1"


@pytest.mark.clause("CC-4.2")
def test_two_groups_with_eight_are_asked_in_table_order() -> None:
    match = at(senators="1 1 2 | 1 1 1 1", aediles="1 1 2 | 2 2 2 2")
    go(match, "up 4 aediles", "up 5 senators", "done")
    voted = [event["group"] for event in match.events(None) if event["event"] == "voted"]
    assert voted == ["senators", "aediles"]


@pytest.mark.clause("CC-4.2")
def test_a_group_is_asked_once_in_a_pass() -> None:
    # A tie: eight cards are still there afterwards, and nothing more is asked in this turn.
    match = go(at(senators="1 1 1 | 2 2 1 1"), "down 3 senators", "done")
    assert kinds(match).count("voted") == 1
    assert lies(match, "senators") == "1 1 1 3 | 1 1 2 2"


@pytest.mark.clause("CC-4.2")
def test_whether_a_group_has_eight_is_counted_when_its_turn_comes() -> None:
    # Castling in the French vote at the senators makes eight at the aediles, which come later, and are asked.
    options = {"vote_action": "yes"}
    match = at(
        cleopatra="5 castling / 1 1", senators="1 1 2 | 1 1 1 1", aediles="1 1 | 3 3 3 3", options=options
    )
    go(match, "down 5 senators", "done", "castle senators aediles", "allow", "rearrange 1 1 / 1 1 2 5")
    voted = [
        (event["group"], event["influence"]) for event in match.events(None) if event["event"] == "voted"
    ]
    assert voted == [
        ("senators", {"cleopatra": 2, "caesar": 4}),
        ("aediles", {"cleopatra": 9, "caesar": 12}),
    ]


@pytest.mark.clause("CC-4.2")
def test_a_passive_turn_asks_for_no_extraordinary_vote() -> None:
    match = go(at(senators="1 1 1 1 | 2 2 2 2"), "pass")
    assert "voted" not in kinds(match)


@pytest.mark.clause("CC-4.3")
def test_all_cards_at_the_group_are_turned_up_and_stay_so() -> None:
    match = vote("aediles", "1* 5 | 2* 4*")
    assert lies(match, "aediles") == "1 5 | 2 4"
    assert kinds(match).count("turned-up") == 2


@pytest.mark.clause("CC-4.3")
def test_cards_at_other_groups_stay_face_down() -> None:
    match = vote("aediles", "1* | 2*", censors="3* | 4*")
    assert lies(match, "censors") == "3* | 4*"


@pytest.mark.clause("CC-4.4")
@pytest.mark.parametrize(
    ("cards", "influence"),
    [("1 2 3 4 5 | ", (15, 0)), ("5 P | 5", (5, 5)), ("P P | 1 1 1", (0, 3)), ("4* 4 | 2 3*", (8, 5))],
)
def test_influence_is_the_sum_of_the_values(cards: str, influence: tuple[int, int]) -> None:
    (event,) = [e for e in vote("praetors", cards).events(None) if e["event"] == "voted"]
    assert tuple(event["influence"].values()) == influence


@pytest.mark.clause("CC-4.5")
@pytest.mark.parametrize(
    "cards",
    ["5 | 2 3", "4 P | 1 3", "1 P | 1 P", "5 P P | 5", "P | ", " | P P", "P | P", " | ", "P P | "],
)
def test_equal_influence_is_undecided(cards: str) -> None:
    match = vote("quaestors", cards)
    assert outcome(match, "quaestors") == ({}, cards)
    assert left(match, "quaestors") == 5


@pytest.mark.clause("CC-4.5")
def test_an_undecided_vote_leaves_the_cards_face_up() -> None:
    match = vote("quaestors", "4* P* | 1* 3")
    assert outcome(match, "quaestors") == ({}, "4 P | 1 3")
    assert "discarded" not in kinds(match)


@pytest.mark.clause("CC-4.6")
@pytest.mark.parametrize(
    ("cards", "winner", "stays"),
    [
        ("5 | 4", 0, " | "),
        ("4 | 5", 1, " | "),
        ("5 P | 4", 1, " | "),  # 1 against 0: inverted
        ("5 | 4 P", 1, " | "),
        ("4 P | 5", 0, " | "),
        ("5 P P | 4", 1, " | "),  # 2 against 0: two of one player's count as one
        ("5 | 4 P P", 1, " | "),
        ("5 P | 4 P", 0, " | "),  # 1 against 1: they cancel out
        ("5 P P | 4 P P", 0, " | "),  # R 2 against 2
        ("5 P P | 4 P", 1, " | "),  # 1 against 2: inverted
        ("5 P | 4 P P", 1, " | "),
        ("4 5 | 3 3 2 P P", 1, "4 | 3 3"),
    ],
)
def test_who_wins(cards: str, winner: int, stays: str) -> None:
    match = vote("senators", cards)
    assert outcome(match, "senators") == ({"senators": (1 - winner, winner)}, stays)


@pytest.mark.clause("CC-4.6")
def test_influence_with_a_philosopher_loses_to_an_empty_side() -> None:
    assert outcome(vote("senators", "5 1 P | "), "senators") == ({"senators": (0, 1)}, "1 | ")
    assert outcome(vote("senators", "5 1 | P"), "senators") == ({"senators": (0, 1)}, "1 | ")
    assert outcome(vote("senators", "5 1 | "), "senators") == ({"senators": (1, 0)}, "1 | ")


@pytest.mark.clause("CC-4.7")
@pytest.mark.parametrize(
    ("cards", "stays"),
    [
        ("1 5 5 | 2 4", "1 5 | 4"),
        ("1 1 1 | 2", "1 1 | "),
        ("3 | ", " | "),
        ("1 2 P | 1 1", "1 | 1"),  # the greater loses the vote and still discards the highest
        ("1 1 | 1 2 P", "1 | 1"),
    ],
)
def test_the_greater_discards_the_highest_and_the_smaller_the_lowest(cards: str, stays: str) -> None:
    assert lies(vote("praetors", cards), "praetors") == stays


@pytest.mark.clause("CC-4.7")
def test_discards_go_to_their_owners_piles() -> None:
    before = at(aediles="2 3 3 | 3 4 P", cleopatra="1 / 1", caesar="1 / 1")
    match = vote("aediles", "2 3 3 | 3 4 P")
    assert discard(match, "cleopatra") - discard(before, "cleopatra") == {"3": 1}
    assert discard(match, "caesar") - discard(before, "caesar") == {"3": 1, "P": 1}


@pytest.mark.clause("CC-4.8")
@pytest.mark.parametrize(
    ("cards", "stays"),
    [("5 P P | 1 3 P", " | 3"), ("5 5 | P", "5 | "), ("5 5 | P P", "5 | "), ("5 5 P | 2 3 P", "5 | 3")],
)
def test_philosophers_leave_when_a_vote_is_decided(cards: str, stays: str) -> None:
    assert lies(vote("praetors", cards), "praetors") == stays


@pytest.mark.clause("CC-4.9")
def test_the_last_patrician_closes_the_group() -> None:
    match = vote("aediles", "2 3 3 | 3 4 P", won={"aediles": (1, 1)})
    assert outcome(match, "aediles") == ({"aediles": (1, 2)}, " | ")
    assert left(match, "aediles") == 0
    assert kinds(match)[-2:] == ["closed", "turn"]
    assert refused(match, "down 1 aediles") == "CC-3.13"


@pytest.mark.clause("CC-4.9")
def test_the_last_but_one_does_not() -> None:
    match = vote("aediles", "2 3 3 | 3 4", won={"aediles": (1, 0)})
    assert lies(match, "aediles") == "2 3 | 4"


@pytest.mark.clause("CC-4.10")
def test_a_card_for_a_closed_group_leaves_and_the_next_is_turned_up() -> None:
    match = at(
        won={"aediles": (2, 1), "censors": (3, 0)}, deck="aediles censors senators orgy", senators="5 | 1"
    )
    go(match, "down 1 praetors", "done")
    assert votes(match) == "orgy / senators"
    assert won(match)["senators"] == (1, 0)
    assert [kind for kind in kinds(match) if kind.startswith("vote-card")] == [
        "vote-card",
        "vote-card-out",
        "vote-card",
        "vote-card-out",
        "vote-card",
    ]


@pytest.mark.clause("CC-4.10")
def test_when_the_deck_runs_out_on_closed_groups_the_turn_is_over() -> None:
    match = at(won={"aediles": (2, 1)}, deck="aediles")
    go(match, "down 1 praetors", "done")
    assert votes(match) == " / "
    assert match.to_act == ("caesar",)


@pytest.mark.clause("CC-4.11")
def test_a_plain_orgy_asks_for_no_vote() -> None:
    match = go(at(deck="orgy aediles", aediles="5 | 1"), "down 1 senators", "done")
    assert votes(match) == "aediles / orgy"
    assert "voted" not in kinds(match)
    assert match.to_act == ("caesar",)


@pytest.mark.clause("CC-4.11")
def test_reshuffle_makes_a_new_deck_of_all_vote_cards_still_in_the_game() -> None:
    decks = set()
    for seed in range(30):
        match = at(deck="reshuffle aediles orgy", shown="senators orgy praetors", seed=seed, aediles="5 | 1")
        go(match, "down 1 senators", "done")
        deck, shown = votes(match).split(" / ")
        assert shown == ""
        assert sorted(deck.split()) == ["aediles", "orgy", "orgy", "praetors", "reshuffle", "senators"]
        assert "voted" not in kinds(match)  # and no further card is turned up
        assert match.to_act == ("caesar",)
        decks.add(deck)
    assert len(decks) > 20


@pytest.mark.clause("CC-4.11")
def test_cards_that_left_the_game_do_not_come_back() -> None:
    match = at(deck="aediles reshuffle orgy", shown="senators", won={"aediles": (3, 0)})
    go(match, "down 1 senators", "done")
    assert sorted(votes(match).split(" / ")[0].split()) == ["orgy", "reshuffle", "senators"]


@pytest.mark.clause("CC-4.11", "CC-10.1")
def test_after_a_reshuffle_nobody_knows_the_order() -> None:
    match = go(at(deck="reshuffle aediles orgy", shown="senators"), "down 1 senators", "done")
    for seat in (None, *SEATS):
        seen = match.view(seat)["votes"]
        assert seen == {"deck": 4, "shown": [], "to_come": ["senators", "aediles", "orgy", "reshuffle"]}


@pytest.mark.clause("CC-4.12")
def test_a_tie_at_eight_is_asked_again_in_every_active_turn() -> None:
    match = at(senators="1 1 1 | 2 2 1 1", deck="orgy orgy")
    go(match, "down 3 senators", "done")
    go(match, "down 1 praetors", "done")
    go(match, "swap 1")
    assert kinds(match).count("voted") == 2
    assert not [
        move for move in match.legal("caesar") if move.split()[0] in ("up", "down") and "senators" in move
    ]


@pytest.mark.clause("CC-4.12")
def test_a_tie_at_eight_can_be_broken_by_an_action_card() -> None:
    match = at(cleopatra="1 2 assassination / 1", senators="1 1 1 3 | 2 2 1 1", deck="orgy orgy")
    assert refused(match, "down 1 senators") == "CC-3.7"
    go(match, "down 1 praetors", "assassinate 2 senators", "allow")
    assert "voted" not in kinds(match)  # seven cards now
    assert "down 1 senators" in legal(match)
    assert over(match) is None
