"""Section 3: the turn."""

from typing import Any

import pytest

import curia
from tests.rulebook.positions import (
    GROUPS,
    SEATS,
    at,
    cards,
    discard,
    go,
    hand,
    kinds,
    legal,
    lies,
    over,
    refused,
    votes,
)

FULL_HAND = "1 2 3 4 5 / 1 2 3 4 5 / scout"
# Five of Cleopatra's cards at every group; she has no room anywhere.
NO_ROOM: dict[str, Any] = {
    "senators": "1 1 1 1 1 | ",
    "praetors": "2 2 2 2 2 | ",
    "quaestors": "3 3 3 3 3 | ",
    "censors": "4 4 4 4 4 | ",
    "aediles": "5 5 5 5 5 | 1*",
}


@pytest.mark.clause("CC-3.1")
def test_cleopatra_begins_and_the_players_alternate() -> None:
    match = curia.new("caesar-cleopatra", seed=1, options={"actions": "shuffled"})
    for seat in SEATS:
        match.play(seat, "arrange 1 2 3 4 5")
    for seat in ("cleopatra", "caesar", "cleopatra"):
        assert match.to_act == (seat,)
        go(match, "pass")


@pytest.mark.clause("CC-3.1")
@pytest.mark.parametrize(
    "move",
    [
        "down 1 senators",
        "up 1 senators",
        "pass",
        "swap 1",
        "done",
        "spy",
        "scout censors",
        "allow",
        "draw action",
        "decline",
        "take 1",
        "rearrange 1 / -",
    ],
)
def test_out_of_turn(move: str) -> None:
    assert refused(at("cleopatra"), move, "caesar") == "CC-3.1"
    assert at("cleopatra").legal("caesar") == []


@pytest.mark.clause("CC-3.1")
def test_an_active_turn_is_followed_by_the_other_player() -> None:
    match = go(at(), "down 1 senators", "done")
    assert match.to_act == ("caesar",)
    match = go(at("caesar"), "down 1 senators", "done")
    assert match.to_act == ("cleopatra",)


@pytest.mark.clause("CC-3.2")
@pytest.mark.parametrize("begin", [["up 1 senators"], ["down 1 senators"], ["scout praetors", "allow"]])
@pytest.mark.parametrize("move", ["pass", "swap 2", "swap 2 3"])
def test_an_active_player_cannot_be_passive_too(begin: list[str], move: str) -> None:
    match = go(at(cleopatra="1 2 3 4 scout / 1 2 3", praetors=" | 1*"), *begin)
    assert refused(match, move) == "CC-3.2"


@pytest.mark.clause("CC-3.2")
@pytest.mark.parametrize("move", ["down 2 senators", "up 2 senators", "spy", "done"])
def test_a_passive_player_cannot_be_active_too(move: str) -> None:
    match = go(at(cleopatra="1 2 3 4 spy / 1 2 3 / scout scout"), "swap 1 3")
    assert refused(match, move) == "CC-3.2"


@pytest.mark.clause("CC-3.3")
def test_the_parts_of_an_active_turn_in_order() -> None:
    match = at(cleopatra="1 2 3 4 scout / 1 2 3", senators=" | 2*", deck="senators")
    go(match, "scout senators", "allow", "down 1 praetors")
    assert kinds(match) == [
        *("played", "allowed", "turned-up", "laid"),  # an action card, influence
        *("drew", "drew"),  # refilling
        *("vote-card", "voted", "discarded", "turn"),
    ]


@pytest.mark.clause("CC-3.3")
def test_influence_must_be_laid() -> None:
    match = at(cleopatra="1 2 3 4 scout / 1 2 3", senators=" | 2*")
    assert refused(match, "done") == "CC-3.3"
    go(match, "scout senators", "allow")
    assert refused(match, "done") == "CC-3.3"
    assert all(move.split()[0] in ("down", "up") for move in legal(match))


@pytest.mark.clause("CC-3.3")
@pytest.mark.parametrize("move", ["draw influence", "draw action", "decline"])
def test_no_drawing_before_laying(move: str) -> None:
    match = at(cleopatra="1 2 / 1 2 / scout")
    assert refused(match, move) == "CC-3.3"
    assert refused(go(match, "down 1 senators"), move) == "CC-3.3"


@pytest.mark.clause("CC-3.3")
@pytest.mark.parametrize("move", ["down 2 senators", "up 2 senators"])
def test_no_laying_while_refilling(move: str) -> None:
    match = go(at(cleopatra=FULL_HAND), "down 1 senators", "done")
    assert legal(match) == ["draw influence", "draw action"]
    assert refused(match, move) == "CC-3.3"


@pytest.mark.clause("CC-3.4")
def test_an_action_card_before_laying() -> None:
    match = go(at(cleopatra="1 2 scout / 3", senators=" | 2*"), "scout senators", "allow")
    assert lies(match, "senators") == " | 2"
    assert "down 1 senators" in legal(match)


@pytest.mark.clause("CC-3.4")
def test_an_action_card_between_two_open_cards() -> None:
    match = go(at(cleopatra="1 2 scout / 3", senators=" | 2*"), "up 1 senators", "scout senators", "allow")
    assert lies(match, "senators") == "1 | 2"
    assert set(legal(match)) == {f"up 2 {group}" for group in GROUPS}
    go(match, "up 2 praetors")
    assert match.to_act == ("caesar",)


@pytest.mark.clause("CC-3.4")
@pytest.mark.parametrize("laying", [["down 1 senators"], ["up 1 senators", "up 2 senators"]])
def test_an_action_card_after_laying(laying: list[str]) -> None:
    match = go(at(cleopatra="1 2 scout / 3", senators=" | 2*"), *laying)
    assert legal(match) == ["scout senators", "done"]
    go(match, "scout senators", "allow")
    assert lies(match, "senators").endswith("| 2")
    assert match.to_act == ("caesar",)


@pytest.mark.clause("CC-3.4")
def test_done_is_asked_whatever_is_in_hand_and_not_once_the_action_card_is_played() -> None:
    assert legal(go(at(), "down 1 senators")) == ["done"]
    match = go(at(cleopatra="1 2 scout / 3", senators=" | 2*"), "scout senators", "allow", "down 1 senators")
    assert match.to_act == ("caesar",)


@pytest.mark.clause("CC-3.4")
@pytest.mark.parametrize(
    "moves",
    [
        ["scout senators", "allow"],
        ["up 1 praetors", "scout senators", "allow"],
        # Here the hand is being refilled already.
        ["scout senators", "allow", "down 1 praetors"],
        ["up 1 praetors", "scout senators", "allow", "up 2 praetors"],
        ["down 1 praetors", "scout senators", "allow"],
    ],
)
def test_only_one_action_card_a_turn(moves: list[str]) -> None:
    match = go(at(cleopatra="1 2 scout scout spy / 3 / veto", senators=" | 2*", aediles=" | 3*"), *moves)
    assert legal(match, "scout", "spy") == []
    assert refused(match, "scout aediles") == "CC-3.4"
    assert refused(match, "spy") == "CC-3.4"


@pytest.mark.clause("CC-3.4")
def test_no_action_card_once_the_hand_is_refilled() -> None:
    match = go(at(cleopatra="1 2 spy / 3 / veto"), "down 1 senators", "done")
    assert refused(match, "spy") == "CC-3.4"


@pytest.mark.clause("CC-3.4")
def test_no_action_card_once_extraordinary_votes_are_asked() -> None:
    # After the vote the hand is refilled; between the two nothing is asked.
    match = at(cleopatra="1 2 spy / 3 / veto", senators="1 1 1 | 2 2 2 2")
    go(match, "down 1 senators", "done")
    assert "voted" in kinds(match)
    assert legal(match) == ["draw influence", "draw action"]


@pytest.mark.clause("CC-3.4")
def test_laying_has_to_wait_until_the_action_has_taken_effect() -> None:
    match = go(at(cleopatra="1 2 spy castling / 3"), "spy", "allow")
    assert refused(match, "down 1 senators") == "CC-3.4"
    assert refused(match, "done") == "CC-3.4"
    match = go(at(cleopatra="1 2 spy castling / 3", senators="3 | "), "castle senators aediles", "allow")
    assert refused(match, "up 1 senators") == "CC-3.4"
    assert refused(match, "spy") == "CC-3.4"


@pytest.mark.clause("CC-3.4")
def test_a_played_action_card_lies_on_its_owners_discard_pile() -> None:
    match = at(cleopatra="1 2 scout / 3", senators=" | 2*")
    before = {seat: discard(match, seat) for seat in SEATS}
    go(match, "scout senators", "allow")
    assert discard(match, "cleopatra") - before["cleopatra"] == {"scout": 1}
    assert discard(match, "caesar") == before["caesar"]


@pytest.mark.clause("CC-3.5")
def test_one_card_face_down() -> None:
    match = go(at(), "down 4 censors")
    assert lies(match, "censors") == "4* | "
    assert hand(match, "cleopatra") == "1 2 3 5"
    assert legal(match) == ["done"]


@pytest.mark.clause("CC-3.5")
@pytest.mark.parametrize("second", ["senators", "aediles"])
def test_two_cards_face_up_at_one_or_two_groups(second: str) -> None:
    match = go(at(), "up 4 senators", f"up 3 {second}", "done")
    assert lies(match, second) == ("3 4 | " if second == "senators" else "3 | ")
    assert "4" in lies(match, "senators")


@pytest.mark.clause("CC-3.5")
def test_a_philosopher_can_be_laid_either_way() -> None:
    assert lies(go(at(cleopatra="P / 1"), "down P aediles"), "aediles") == "P* | "
    assert lies(go(at(cleopatra="P P / 1"), "up P aediles", "up P aediles"), "aediles") == "P P | "


@pytest.mark.clause("CC-3.5")
def test_the_second_open_card_has_to_follow_face_up() -> None:
    match = go(at(), "up 4 senators")
    assert all(move.startswith("up ") for move in legal(match))
    assert refused(match, "down 3 senators") == "CC-3.5"
    assert refused(match, "done") == "CC-3.5"
    assert refused(match, "up 4 senators") == "CC-3.5"  # that one is gone


@pytest.mark.clause("CC-3.5")
@pytest.mark.parametrize("laying", [["down 1 senators"], ["up 1 senators", "up 2 senators"]])
@pytest.mark.parametrize("move", ["down 3 senators", "up 3 senators"])
def test_no_more_than_that(laying: list[str], move: str) -> None:
    assert refused(go(at(), *laying), move) == "CC-3.5"


@pytest.mark.clause("CC-3.5")
@pytest.mark.parametrize("move", ["down 5 senators", "up P aediles"])
def test_only_cards_in_hand_can_be_laid(move: str) -> None:
    assert refused(at(cleopatra="1 2 3 / 5 P"), move) == "CC-3.5"


@pytest.mark.clause("CC-3.6")
def test_at_most_five_on_one_side() -> None:
    match = at(senators="1 1 2* P | 1")
    assert "up 5 senators" in legal(match)
    go(match, "up 5 senators")
    assert legal(match, "up") == [f"up {card} {group}" for card in "1234" for group in GROUPS[1:]]
    assert refused(match, "up 4 senators") == "CC-3.6"


@pytest.mark.clause("CC-3.6")
@pytest.mark.parametrize("move", ["down 5 senators", "up 5 senators"])
def test_the_limit_counts_open_and_hidden_cards_of_ones_own_side(move: str) -> None:
    assert refused(at(senators="1 1 2* 2 P* | "), move) == "CC-3.6"
    assert move in legal(at(senators="1 1 2* 2 | 1 1 1"))


@pytest.mark.clause("CC-3.7")
def test_at_most_eight_at_a_group() -> None:
    match = at(senators="1 1 2* | 1 2 3 4")
    go(match, "up 5 senators")
    assert refused(match, "up 4 senators") == "CC-3.7"
    # Both limits at once: the lower-numbered clause is named.
    assert refused(at(senators="1 1 1 1 2 | 2 2 2"), "down 5 senators") == "CC-3.6"
    assert refused(at("caesar", senators="1 1 1 1 2 | 2 2 2"), "down 5 senators") == "CC-3.7"


@pytest.mark.clause("CC-3.8")
def test_own_face_down_cards_may_be_looked_at() -> None:
    match = at(senators="3* 5 P* | 2*")
    own = match.view("cleopatra")["table"]["senators"]
    assert own["cleopatra"] == {"up": ["5"], "down": 2, "hidden": ["3", "P"]}
    assert own["caesar"] == {"up": [], "down": 1, "hidden": None}
    seen = match.view("caesar")["table"]["senators"]
    assert seen["cleopatra"] == {"up": ["5"], "down": 2, "hidden": None}
    assert seen["caesar"] == {"up": [], "down": 1, "hidden": ["2"]}
    assert match.view(None)["table"]["senators"]["caesar"]["hidden"] is None


@pytest.mark.clause("CC-3.9")
@pytest.mark.parametrize("edition", ["kosmos", "czech", "french"])
def test_no_influence_in_hand_means_passive(edition: str) -> None:
    match = at(cleopatra="spy wrath / 1 2 / veto", senators="1 | 2", edition=edition)
    assert set(legal(match)) == {"swap spy", "swap wrath", "swap spy wrath", "pass"}
    assert refused(match, "spy") == "CC-3.9"
    assert refused(match, "wrath senators") == "CC-3.9"
    assert refused(match, "down 1 senators") == "CC-3.5"
    go(match, "pass")
    assert match.to_act == ("caesar",)


@pytest.mark.clause("CC-3.9")
def test_dutch_rules_a_player_without_influence_has_to_exchange() -> None:
    match = at(cleopatra="spy wrath / 1 2 / veto", edition="dutch")
    assert set(legal(match)) == {"swap spy", "swap wrath", "swap spy wrath"}
    assert refused(match, "pass") == "CC-3.9"


@pytest.mark.clause("CC-3.9")
def test_dutch_rules_a_single_exchange_draws_influence_unasked() -> None:
    match = go(at(cleopatra="spy wrath / 3 2 / veto", edition="dutch"), "swap spy")
    assert cards(match, "cleopatra") == "3 wrath / 2 / veto"
    assert match.to_act == ("caesar",)


@pytest.mark.clause("CC-3.9")
def test_dutch_rules_the_last_draw_is_influence_if_none_was() -> None:
    match = go(at(cleopatra="spy wrath / 3 2 / veto scout", edition="dutch"), "swap spy wrath")
    assert legal(match) == ["draw influence", "draw action"]
    go(match, "draw action")
    assert cards(match, "cleopatra") == "3 veto / 2 / scout"
    assert match.to_act == ("caesar",)


@pytest.mark.clause("CC-3.9")
def test_dutch_rules_once_influence_is_drawn_the_rest_is_free() -> None:
    match = go(
        at(cleopatra="spy wrath / 3 2 / veto scout", edition="dutch"), "swap spy wrath", "draw influence"
    )
    assert legal(match) == ["draw influence", "draw action"]
    assert cards(go(match, "draw action"), "cleopatra") == "3 veto / 2 / scout"


@pytest.mark.clause("CC-3.9")
def test_dutch_rules_with_an_empty_hand_one_passes() -> None:
    match = at(cleopatra=" / 1 2 / veto", edition="dutch")
    assert legal(match) == ["pass"]


@pytest.mark.clause("CC-3.9")
def test_dutch_rules_with_no_influence_in_reserve_one_may_pass() -> None:
    # Without any influence at all one is skipped: nothing to exchange for, nothing to ask.
    match = at(cleopatra="spy wrath / / veto", edition="dutch")
    assert match.to_act == ("caesar",)


@pytest.mark.clause("CC-3.9")
def test_dutch_rules_with_influence_in_hand_nothing_is_forced() -> None:
    match = at(cleopatra="1 wrath / 3 2 / veto scout", edition="dutch")
    assert "pass" in legal(match)
    go(match, "swap 1 wrath", "draw action")
    assert legal(match) == ["draw influence", "draw action"]


@pytest.mark.clause("CC-3.9")
def test_no_room_anywhere_one_can_be_active_only_by_an_action() -> None:
    match = at(cleopatra="1 P scout / 1 / veto", **NO_ROOM)
    assert legal(match, "down", "up") == []
    assert set(legal(match)) == {
        "scout aediles",
        "pass",
        "swap 1",
        "swap P",
        "swap scout",
        "swap 1 P",
        "swap 1 scout",
        "swap P scout",
        "swap 1 P scout",
    }
    assert refused(match, "down 1 senators") == "CC-3.6"


@pytest.mark.clause("CC-3.9")
def test_still_no_room_after_the_action_nothing_is_laid() -> None:
    match = go(at(cleopatra="1 P scout / 1 / veto", **NO_ROOM), "scout aediles", "allow")
    assert lies(match, "aediles") == "5 5 5 5 5 | 1"
    assert legal(match) == ["draw influence", "draw action"]
    go(match, "draw influence")
    assert cards(match, "cleopatra") == "1 1 P veto /  / "
    assert "vote-card" in kinds(match)
    assert match.to_act == ("caesar",)


@pytest.mark.clause("CC-3.9")
def test_room_after_the_action_something_must_be_laid() -> None:
    match = go(at(cleopatra="1 P wrath / 1 / veto", **NO_ROOM), "wrath aediles", "allow")
    assert lies(match, "aediles") == " | "
    assert legal(match) == ["down 1 aediles", "down P aediles", "up 1 aediles", "up P aediles"]
    assert refused(match, "pass") == "CC-3.2"
    assert refused(match, "done") == "CC-3.3"


@pytest.mark.clause("CC-3.9")
def test_no_room_after_a_vetoed_action_nothing_is_laid() -> None:
    match = at(cleopatra="1 P wrath / 1", caesar="veto 1 / 1", **NO_ROOM)
    go(match, "wrath aediles", "veto", "decline")
    assert lies(match, "aediles") == "5 5 5 5 5 | 1*"
    assert match.to_act == ("caesar",)


@pytest.mark.clause("CC-3.9")
def test_the_first_of_two_open_cards_needs_a_second_one() -> None:
    match = at(cleopatra="1 spy / 1 2 3")
    assert legal(match, "up") == []
    assert refused(match, "up 1 senators") == "CC-3.9"
    assert len(legal(match, "down")) == 5


@pytest.mark.clause("CC-3.9")
def test_the_first_of_two_open_cards_needs_room_for_both() -> None:
    table = {**NO_ROOM, "aediles": "5 5 5 5 | 1*"}
    match = at(cleopatra="1 2 spy / 1", **table)
    assert legal(match, "down", "up") == ["down 1 aediles", "down 2 aediles"]
    assert refused(match, "up 1 aediles") == "CC-3.9"
    assert len(legal(at(cleopatra="1 2 spy / 1", **{**table, "aediles": "5 5 5 | 1*"}), "up")) == 2
    assert len(legal(at(cleopatra="1 2 spy / 1", **{**table, "senators": "1 1 1 1 | "}), "up")) == 4


@pytest.mark.clause("CC-3.9")
def test_room_for_both_counts_the_other_side_too() -> None:
    won = {
        group: (0, size)
        for group, size in (("senators", 5), ("praetors", 5), ("quaestors", 5), ("censors", 3))
    }
    match = at(cleopatra="1 2 spy / 1", won=won, aediles="5 5 5 | 1 1 1 1")
    assert legal(match, "down", "up") == ["down 1 aediles", "down 2 aediles"]
    assert refused(match, "up 1 aediles") == "CC-3.9"


@pytest.mark.clause("CC-3.10")
def test_refilling_one_card_at_a_time_by_choice() -> None:
    match = go(at(cleopatra="1 2 3 / 4 5 P / spy veto wrath"), "up 1 senators", "up 2 senators", "done")
    assert legal(match) == ["draw influence", "draw action"]
    go(match, "draw action")
    assert hand(match, "cleopatra") == "3 spy"  # seen before the next choice
    assert match.view("cleopatra")["players"]["cleopatra"]["cards"] == ["3", "spy"]
    go(match, "draw influence", "draw influence", "draw action")
    assert cards(match, "cleopatra") == "3 4 5 spy veto / P / wrath"
    assert match.to_act == ("caesar",)


@pytest.mark.clause("CC-3.10")
def test_a_full_hand_draws_nothing() -> None:
    match = go(at(cleopatra="1 2 3 4 5 / 1 / spy"), "down 1 senators", "done")
    go(match, "draw influence")
    assert hand(match, "cleopatra") == "1 2 3 4 5"
    assert match.to_act == ("caesar",)


@pytest.mark.clause("CC-3.10")
def test_an_empty_reserve_cannot_be_chosen() -> None:
    match = go(at(cleopatra="1 2 3 / 4 / spy veto wrath"), "up 1 senators", "up 2 senators", "done")
    go(match, "draw influence")
    # The action reserve is all that is left: drawn without a question.
    assert cards(match, "cleopatra") == "3 4 spy veto wrath /  / "
    # A draw that may be declined is asked all the same.
    match = at(cleopatra="1 2 spy / 4", caesar="1 2 / / wrath")
    go(match, "spy", "allow", "take 2")
    assert legal(match) == ["draw action", "decline"]
    assert refused(match, "draw influence") == "CC-3.10"


@pytest.mark.clause("CC-3.10")
def test_refilling_cannot_be_declined() -> None:
    match = go(at(cleopatra="1 2 / 4 / spy"), "down 1 senators", "done")
    assert refused(match, "decline") == "CC-3.10"


@pytest.mark.clause("CC-3.10")
def test_both_reserves_empty_the_hand_stays_short() -> None:
    match = go(at(cleopatra="1 2 3 / 4"), "up 1 senators", "up 2 senators", "done")
    assert cards(match, "cleopatra") == "3 4 /  / "
    go(at(cleopatra="1 2 3"), "down 1 senators", "done")
    assert match.to_act == ("caesar",)


@pytest.mark.clause("CC-3.11")
def test_the_vote_card_stays_face_up_beside_the_deck() -> None:
    match = go(at(deck="orgy senators reshuffle", shown="censors"), "down 1 senators", "done")
    assert votes(match) == "senators reshuffle / orgy censors"
    go(match, "down 5 praetors", "done")
    assert votes(match) == "reshuffle / senators orgy censors"


@pytest.mark.clause("CC-3.11")
def test_with_no_vote_card_left_nothing_happens() -> None:
    match = go(at(deck="", shown="censors orgy"), "down 1 senators", "done")
    assert votes(match) == " / censors orgy"
    assert match.to_act == ("caesar",)
    assert not {"vote-card", "voted"} & set(kinds(match))


@pytest.mark.clause("CC-3.12")
def test_any_cards_can_be_exchanged() -> None:
    match = at(cleopatra="1 1 P spy wrath / 1 2 / veto")
    swaps = set(legal(match, "swap"))
    assert len(swaps) == 3 * 2 * 2 * 2 - 1
    assert {"swap 1", "swap 1 1 P spy wrath", "swap P wrath"} <= swaps


@pytest.mark.clause("CC-3.12")
def test_as_many_are_drawn_each_from_a_reserve_of_ones_choice() -> None:
    match = at(cleopatra="1 1 P spy wrath / 2 3 / veto scout")
    before = discard(match, "cleopatra")
    go(match, "swap 1 P wrath", "draw action", "draw influence", "draw influence")
    assert cards(match, "cleopatra") == "1 2 3 spy veto /  / scout"
    assert discard(match, "cleopatra") - before == {"1": 1, "P": 1, "wrath": 1}
    assert match.to_act == ("caesar",)


@pytest.mark.clause("CC-3.12")
def test_the_exchanged_cards_lie_face_up() -> None:
    match = go(at(), "swap 1 4")
    for seat in (None, "caesar"):
        assert {"event": "swapped", "seat": "cleopatra", "cards": ["1", "4"]} in match.events(seat)


@pytest.mark.clause("CC-3.12")
def test_drawing_as_far_as_the_reserves_last() -> None:
    match = go(at(cleopatra="1 2 3 4 5 / 1 / spy"), "swap 1 2 3", "draw action")
    assert cards(match, "cleopatra") == "1 4 5 spy /  / "
    assert match.to_act == ("caesar",)


@pytest.mark.clause("CC-3.12")
def test_a_short_hand_is_not_filled_up_by_an_exchange() -> None:
    match = go(at(cleopatra="1 2 / 3 4 5"), "swap 1")
    assert hand(match, "cleopatra") == "2 3"


@pytest.mark.clause("CC-3.12")
def test_a_passive_turn_turns_up_no_vote_card() -> None:
    for move in ("pass", "swap 1"):
        match = go(at(deck="senators"), move)
        assert votes(match) == "senators / "
        assert match.to_act == ("caesar",)


@pytest.mark.clause("CC-3.12")
def test_exchanging_nothing_is_a_pass() -> None:
    match = go(at(), "pass")
    assert kinds(match)[:1] == ["passed"]
    assert refused(at(), "swap") is None


@pytest.mark.clause("CC-3.12")
@pytest.mark.parametrize("move", ["swap P", "swap 1 1", "swap spy", "swap 1 2 3 4 5 5"])
def test_only_cards_in_hand_can_be_exchanged(move: str) -> None:
    assert refused(at(), move) == "CC-3.12"


@pytest.mark.clause("CC-3.12")
def test_the_draws_of_an_exchange_cannot_be_declined_or_repeated() -> None:
    match = go(at(cleopatra="1 2 3 4 5 / 1 2 / spy veto"), "swap 1 2")
    assert refused(match, "decline") == "CC-3.12"
    assert refused(match, "swap 3") == "CC-3.12"
    assert refused(match, "pass") == "CC-3.12"


@pytest.mark.clause("CC-3.12")
def test_a_passive_player_needs_no_influence_but_may_have_some() -> None:
    match = at(cleopatra="1 2 3 4 5 / 1 2")
    assert "pass" in legal(match)


@pytest.mark.clause("CC-3.13")
@pytest.mark.parametrize(
    "move",
    [
        "down 1 aediles",
        "up 1 aediles",
        "wrath aediles",
        "scout aediles",
        "castle senators aediles",
        "assassinate 5 aediles",
    ],
)
def test_closed_groups_cannot_be_laid_at_or_targeted(move: str) -> None:
    hand = "1 2 assassination wrath " + ("castling" if "castle" in move else "scout")
    match = at(cleopatra=f"{hand} / 1", won={"aediles": (2, 1)}, senators="1 | 2*")
    assert not [legal_move for legal_move in legal(match) if "aediles" in legal_move]
    assert refused(match, move) == "CC-3.13"


@pytest.mark.clause("CC-3.13")
def test_nothing_is_over_while_other_groups_are_open() -> None:
    assert over(at(won={"aediles": (2, 1)})) is None
