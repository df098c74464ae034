"""Section 6: the end of the game."""

from typing import Any

import pytest

import curia
from tests.rulebook.positions import at, cards, go, kinds, legal, lies, over, refused, votes

ALL_BUT_ONE = {
    "senators": (5, 0),
    "praetors": (5, 0),
    "quaestors": (0, 5),
    "censors": (0, 3),
    "aediles": (1, 1),
}
FULL_SIDES: dict[str, Any] = {
    "senators": "1 1 1 1 1 | ",
    "praetors": "2 2 2 2 2 | ",
    "quaestors": "3 3 3 3 3 | ",
    "censors": "4 4 4 4 4 | ",
}

# Only the aediles are left.
ONE_GROUP = {"senators": (5, 0), "praetors": (5, 0), "quaestors": (0, 5), "censors": (0, 3)}


@pytest.mark.clause("CC-6.1")
def test_it_ends_at_once_when_all_patricians_are_won() -> None:
    match = at(won=ALL_BUT_ONE, deck="aediles orgy", aediles="5 | 1")
    go(match, "down 1 aediles", "done")
    assert over(match) == "CC-6.1"
    assert match.to_act == ()
    assert kinds(match)[-2:] == ["closed", "ended"]


@pytest.mark.clause("CC-6.1")
def test_it_ends_at_once_in_an_extraordinary_vote() -> None:
    match = at(won=ALL_BUT_ONE, deck="orgy", aediles="5 5 5 | 1 1 1 2", cleopatra="1 2 / 3 4 / spy")
    go(match, "down 1 aediles", "done")
    assert over(match) == "CC-6.1"
    assert cards(match, "cleopatra") == "2 / 3 4 / spy"  # not refilled any more
    assert votes(match) == "orgy / "


@pytest.mark.clause("CC-6.1")
def test_a_position_with_all_patricians_won_is_over() -> None:
    assert over(at(won={**ALL_BUT_ONE, "aediles": (2, 1)})) == "CC-6.1"


@pytest.mark.clause("CC-6.1", "CC-6.2")
@pytest.mark.parametrize("move", ["down 1 senators", "pass", "veto", "allow"])
def test_after_the_end_moves_break_the_clause_that_ended_it(move: str) -> None:
    assert refused(at(won={**ALL_BUT_ONE, "aediles": (2, 1)}), move, "caesar") == "CC-6.1"
    assert refused(at(cleopatra="spy", caesar="veto"), move, "cleopatra") == "CC-6.2"


@pytest.mark.clause("CC-6.2")
def test_it_ends_when_neither_has_influence_left() -> None:
    match = go(at(cleopatra="1", caesar="spy"), "down 1 senators", "done")
    assert over(match) == "CC-6.2"


@pytest.mark.clause("CC-6.2")
def test_it_is_checked_when_the_turn_is_over() -> None:
    match = go(at(cleopatra="1", caesar="spy", deck="aediles", aediles="5 | 1"), "down 1 senators")
    assert over(match) is None
    go(match, "done")
    assert "voted" in kinds(match)
    assert over(match) == "CC-6.2"


@pytest.mark.clause("CC-6.2")
@pytest.mark.parametrize("caesar", ["1", " / 1"])
def test_influence_in_hand_or_reserve_keeps_the_game_going(caesar: str) -> None:
    match = go(at(cleopatra="1", caesar=caesar), "down 1 senators", "done")
    assert over(match) is None
    assert match.to_act == ("caesar",)


@pytest.mark.clause("CC-6.2")
def test_influence_on_the_table_does_not() -> None:
    assert over(at(cleopatra="spy", caesar=" / / veto", senators="5 5* | 4")) == "CC-6.2"


@pytest.mark.clause("CC-6.3")
def test_a_player_alone_has_all_the_turns() -> None:
    match = at(cleopatra="1 2 3 / 4 5", caesar="veto", deck="orgy orgy")
    go(match, "down 1 senators", "done")
    assert match.to_act == ("cleopatra",)
    assert kinds(match)[-2:] == ["skipped", "turn"]
    go(match, "down 2 senators", "done")
    assert match.to_act == ("cleopatra",)


@pytest.mark.clause("CC-6.3")
def test_the_others_turn_is_skipped_in_a_position_too() -> None:
    assert at("caesar", caesar="veto").to_act == ("cleopatra",)
    assert at("cleopatra", cleopatra="veto spy / / scout").to_act == ("caesar",)


@pytest.mark.clause("CC-6.3")
def test_it_is_checked_when_a_turn_is_over_and_not_before() -> None:
    # Caesar loses his last influence to a spy in the middle of the turn, and draws none.
    match = at(cleopatra="1 2 spy / 1 2 3", caesar="1 / / scout")
    go(match, "spy", "allow", "take 1", "decline")
    assert match.view(None)["phase"]["alone"] is None
    go(match, "down 1 senators")
    assert match.view(None)["phase"]["alone"] == "cleopatra"


@pytest.mark.clause("CC-6.3")
def test_the_other_may_still_veto() -> None:
    match = at(cleopatra="1 2 scout / 4 5", caesar="veto", senators=" | 4*")
    go(match, "scout senators")
    assert match.to_act == ("caesar",)
    go(match, "veto")
    assert lies(match, "senators") == " | 4*"
    assert match.to_act == ("cleopatra",)


@pytest.mark.clause("CC-6.4")
def test_a_player_alone_with_five_cards_everywhere_ends_it() -> None:
    match = at(cleopatra="1 2 / 4 5", caesar="veto", aediles="5 5 5 5 | ", **FULL_SIDES)
    go(match, "down 1 aediles", "done")
    assert over(match) == "CC-6.4"
    assert votes(match) == "orgy / "  # none is turned up
    assert "drew" in kinds(match)


@pytest.mark.clause("CC-6.4")
def test_closed_groups_do_not_count() -> None:
    assert over(at(cleopatra="1 2 / 4 5", caesar="veto", won=ONE_GROUP, aediles="5 5 5 5 5 | ")) == "CC-6.4"


@pytest.mark.clause("CC-6.4")
def test_five_cards_are_enough_whether_or_not_eight_lie_there() -> None:
    match = at(cleopatra="1 2 / 4 5", caesar="veto", aediles="5 5 5 5 5 | 1 1 2", **FULL_SIDES)
    assert over(match) == "CC-6.4"


@pytest.mark.clause("CC-6.4")
def test_where_the_limit_of_eight_leaves_no_room_it_goes_on() -> None:
    table: dict[str, Any] = {**FULL_SIDES, "aediles": "5 5 5 5 | 1 1 2 2"}
    match = at(cleopatra="1 2 / 4 5", caesar="veto", **table)
    assert match.to_act == ("cleopatra",)
    assert legal(match) == ["swap 1", "swap 2", "swap 1 2", "pass"]
    assert refused(match, "down 1 aediles") == "CC-3.7"
    assert refused(match, "down 1 senators") == "CC-3.6"


@pytest.mark.clause("CC-6.4", "CC-3.9")
def test_an_action_card_can_make_room_at_a_full_group() -> None:
    match = at(cleopatra="5 assassination / 1", caesar="veto", won=ONE_GROUP, aediles="1 2 3 4 | 1 2 3 4")
    go(match, "assassinate 4 aediles", "allow", "down 5 aediles")
    assert over(match) is None  # eight again: 15 against 6
    assert lies(match, "aediles") == "1 2 3 4 | 2 3"
    assert match.to_act == ("cleopatra",)


@pytest.mark.clause("CC-6.4", "CC-3.9", "CC-4.12")
def test_without_room_after_the_action_card_nothing_is_laid_and_the_vote_is_asked_again() -> None:
    match = at(cleopatra="5 scout / 1", caesar="veto", won=ONE_GROUP, aediles="1 2 3 4 | 1 2 3 4*")
    go(match, "scout aediles", "allow")
    seen = kinds(match)
    assert "laid" not in seen
    assert seen.count("voted") == 1
    assert "vote-card" in seen
    assert match.to_act == ("cleopatra",)


@pytest.mark.clause("CC-6.4", "CC-6.5")
def test_a_player_alone_without_room_ends_it_by_passing_twice() -> None:
    match = at(cleopatra="5 / 1", caesar="veto", won=ONE_GROUP, aediles="1 2 3 4 | 1 2 3 4")
    assert over(go(match, "pass")) is None
    assert over(go(match, "pass")) == "CC-6.5"


@pytest.mark.clause("CC-6.4", "CC-6.5")
def test_turns_without_a_card_come_before_five_cards_everywhere() -> None:
    table: dict[str, Any] = {**FULL_SIDES, "aediles": "5 5 5 5 5 | "}
    assert over(at(cleopatra="1 / 2", caesar="veto", passes=1, **table)) == "CC-6.4"
    assert over(at(cleopatra="1 / 2", caesar="veto", passes=2, **table)) == "CC-6.5"


@pytest.mark.clause("CC-6.4")
def test_the_other_side_does_not_count() -> None:
    # Caesar has five everywhere; Cleopatra, who plays alone, has room for three.
    table: dict[str, Any] = {group: f" | {cards.split('|')[0]}" for group, cards in FULL_SIDES.items()}
    match = at(cleopatra="1 / 2", caesar="veto", aediles=" | 5 5 5 5 5", **table)
    assert over(match) is None
    assert over(at("caesar", cleopatra="1 / 2", caesar="veto", aediles=" | 5 5 5 5 5", **table)) is None


@pytest.mark.clause("CC-6.4")
def test_it_ends_where_the_last_group_with_room_is_closed_by_an_extraordinary_vote() -> None:
    won = {"senators": (5, 0), "praetors": (5, 0), "quaestors": (0, 5), "censors": (1, 1)}
    table: dict[str, Any] = {"censors": "5 5 5 | 1 1 2 2", "aediles": "5 4 4 4 4 | "}
    match = at(cleopatra="1 2 / 4 5", caesar="veto", won=won, **table)
    go(match, "down 1 censors", "done")
    assert over(match) == "CC-6.4"
    assert kinds(match)[-4:] == ["closed", "drew", "drew", "ended"]
    assert votes(match) == "orgy / "


@pytest.mark.clause("CC-6.4")
@pytest.mark.parametrize("extraordinary", ["before", "after"])
def test_refilling_and_extraordinary_votes_come_first(extraordinary: str) -> None:
    # The fifth card makes eight, and a tie.
    table: dict[str, Any] = {**FULL_SIDES, "aediles": "P P 5 5 | 5 5 5 1"}
    options = {"extraordinary": extraordinary}
    match = at(cleopatra="5 assassination / 1 2", caesar="veto", options=options, **table)
    go(match, "assassinate 1 aediles", "allow", "down 5 aediles")
    assert over(match) == "CC-6.4"
    order = [kind for kind in kinds(match) if kind in ("voted", "drew", "vote-card", "ended")]
    assert order == (
        ["voted", "drew", "drew", "ended"]
        if extraordinary == "before"
        else ["drew", "drew", "voted", "ended"]
    )


@pytest.mark.clause("CC-6.4")
def test_no_room_for_whatever_reason_ends_it_as_an_option() -> None:
    given: dict[str, Any] = {"caesar": "veto", "won": ONE_GROUP, "options": {"lone_end": "no-room"}}
    full = at(cleopatra="1 2 assassination / 4 5", aediles="5 5 5 5 | 1 1 2 2", **given)
    assert over(full) == "CC-6.4"
    # At the end of a turn too: a tie at eight.
    match = at(cleopatra="1 2 / 4 5", aediles="1 2 2 | 1 1 2 2", **given)
    go(match, "down 1 aediles", "done")
    assert over(match) == "CC-6.4"
    assert votes(match) == "orgy / "


@pytest.mark.clause("CC-6.4")
def test_action_cards_do_not_help() -> None:
    match = at(cleopatra="1 wrath castling / 4 5", caesar="veto", aediles="5 5 5 5 5 | ", **FULL_SIDES)
    assert over(match) == "CC-6.4"


@pytest.mark.clause("CC-6.4")
def test_the_start_of_a_turn_counts_also_after_the_other_lost_the_last_influence() -> None:
    # Not alone yet, so a vote card is turned up; then the turn of a player alone would begin.
    match = at(cleopatra="1 spy / 2 3", caesar="1 / / scout", aediles="5 5 5 5 | ", **FULL_SIDES)
    go(match, "spy", "allow", "take 1", "decline", "down 1 aediles")
    assert votes(match) == " / orgy"
    assert over(match) == "CC-6.4"


@pytest.mark.clause("CC-6.4")
def test_with_two_players_no_room_does_not_end_it() -> None:
    match = at(cleopatra="1 2 / 4 5", aediles="5 5 5 5 | ", **FULL_SIDES)
    go(match, "down 1 aediles", "done")
    assert over(match) is None
    assert match.to_act == ("caesar",)


@pytest.mark.clause("CC-6.4")
def test_room_that_an_extraordinary_vote_makes_keeps_it_going() -> None:
    match = at(cleopatra="1 2 / 4 5", caesar="veto", won=ONE_GROUP, aediles="5 5 5 | 1 1 2 2")
    go(match, "down 1 aediles", "done")
    assert over(match) is None
    assert match.to_act == ("cleopatra",)


@pytest.mark.clause("CC-6.4")
def test_french_rules_a_player_alone_draws_no_more() -> None:
    match = at(cleopatra="1 2 3 / 4 5 / spy", caesar="veto", edition="french")
    go(match, "down 1 senators", "done", "done")
    assert cards(match, "cleopatra") == "2 3 / 4 5 / spy"
    go(match, "swap 2")
    assert cards(match, "cleopatra") == "3 / 4 5 / spy"


@pytest.mark.clause("CC-6.4")
@pytest.mark.parametrize("laying", [["down 1 senators"], ["up 1 senators", "up 2 senators"]])
def test_french_rules_it_ends_at_once_when_the_last_influence_card_is_laid(laying: list[str]) -> None:
    held = "1 spy" if len(laying) == 1 else "1 2 spy"
    match = at(cleopatra=f"{held} / 4 5", caesar="veto", edition="french", deck="senators")
    go(match, *laying)
    assert over(match) == "CC-6.4"
    assert votes(match) == "senators / "


@pytest.mark.clause("CC-6.4")
def test_french_rules_it_ends_at_the_start_of_a_turn_without_influence_in_hand() -> None:
    assert over(at(cleopatra="spy / 4 5", caesar="veto", edition="french")) == "CC-6.4"
    match = go(at(cleopatra="1 / 4 5", caesar="veto", edition="french"), "swap 1")
    assert over(match) == "CC-6.4"


@pytest.mark.clause("CC-6.4")
def test_french_rules_no_room_does_not_end_it() -> None:
    match = at(cleopatra="1 2 / 4 5", caesar="veto", aediles="5 5 5 5 5 | ", edition="french", **FULL_SIDES)
    assert over(match) is None
    assert "pass" in legal(match)


@pytest.mark.clause("CC-6.4")
def test_the_other_way_round_in_the_other_editions() -> None:
    match = at(cleopatra="1 / 4 5", caesar="veto")
    go(match, "down 1 senators", "done")
    assert over(match) is None
    assert cards(match, "cleopatra") == "4 5 /  / "


@pytest.mark.clause("CC-6.5")
def test_four_turns_without_a_card_end_it() -> None:
    match = at()
    for _ in range(3):
        go(match, "pass")
        assert over(match) is None
    go(match, "pass")
    assert over(match) == "CC-6.5"


@pytest.mark.clause("CC-6.5")
@pytest.mark.parametrize("between", [["swap 1"], ["down 1 senators", "done"]])
def test_a_card_played_or_discarded_starts_the_count_anew(between: list[str]) -> None:
    match = go(at(deck="orgy"), "pass", "pass", "pass", *between, "pass", "pass", "pass")
    assert over(match) is None
    assert over(go(match, "pass")) == "CC-6.5"


@pytest.mark.clause("CC-6.5")
def test_an_action_alone_counts_as_a_card_played() -> None:
    # No room, an action without room after it: the turn has played a card.
    table: dict[str, Any] = {**FULL_SIDES, "aediles": "5 5 5 5 5 | 1*"}
    match = at(cleopatra="1 scout / 1", passes=3, **table)
    go(match, "scout aediles", "allow")
    assert over(match) is None
    assert match.position()["passes"] == 0


@pytest.mark.clause("CC-6.5")
def test_two_turns_where_one_plays_alone() -> None:
    match = go(at(cleopatra="1 2 / 4 5", caesar="veto"), "pass")
    assert over(match) is None
    assert over(go(match, "pass")) == "CC-6.5"


@pytest.mark.clause("CC-6.5")
def test_passes_of_a_position_count() -> None:
    assert over(at(passes=3)) is None
    assert over(go(at(passes=3), "pass")) == "CC-6.5"
    assert over(at(passes=4)) == "CC-6.5"
    assert over(at(passes=2, caesar="veto")) == "CC-6.5"


@pytest.mark.clause("CC-6.2", "CC-6.5")
def test_the_lower_clause_is_the_reason() -> None:
    assert over(at(cleopatra="spy", caesar="veto", passes=4)) == "CC-6.2"


@pytest.mark.clause("CC-6.1")
def test_nobody_is_asked_after_the_end() -> None:
    match = at(cleopatra="spy", caesar="veto")
    assert match.to_act == ()
    assert match.legal("cleopatra") == match.legal("caesar") == []
    with pytest.raises(curia.IllegalMove, match=r"CC-6\.2"):
        match.play("caesar", "veto")
