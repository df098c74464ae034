"""Section 9: editions and their options."""

from typing import Any

import pytest

import curia
from tests.rulebook.positions import SEATS, at, cards, go, hand, kinds, legal, lies, refused, votes, won

# The table of section 9.
KOSMOS = {
    "actions": "chosen",
    "orgies": "all",
    "extraordinary": "before",
    "vote_action": "no",
    "no_influence": "may-pass",
    "spied": "may",
    "vetoer": "may",
    "lone_end": "no-room",
    "majority": "absolute",
    "whole_group": "whole",
}
FRENCH = {
    "actions": "chosen",
    "orgies": "all",
    "extraordinary": "after",
    "vote_action": "yes",
    "no_influence": "may-pass",
    "spied": "must",
    "vetoer": "must",
    "lone_end": "last-hand",
    "majority": "group-won",
    "whole_group": "won-so-far",
}
EDITIONS = {
    "kosmos": KOSMOS,
    "czech": KOSMOS,
    "dutch": {**KOSMOS, "no_influence": "must-swap"},
    "french": FRENCH,
}
VALUES = {
    "actions": ["chosen", "shuffled"],
    "orgies": ["all", "late", "early"],
    "extraordinary": ["before", "after"],
    "vote_action": ["no", "yes"],
    "no_influence": ["may-pass", "must-swap"],
    "spied": ["may", "must"],
    "vetoer": ["may", "must"],
    "lone_end": ["no-room", "last-hand"],
    "majority": ["absolute", "group-won"],
    "whole_group": ["whole", "won-so-far"],
}
YES = {"vote_action": "yes"}
SEVEN = "1 1 2 | 1 1 1 3*"


def at_a_vote(hand: str, senators: str = SEVEN, **more: Any) -> curia.Match:
    """The senators' eight cards have been turned up: Cleopatra is asked for an action card."""
    given: dict[str, Any] = {"cleopatra": f"4 {hand}", "options": YES, "senators": senators, **more}
    return go(at(**given), "down 4 senators", "done")


@pytest.mark.clause("CC-9.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_editions_are_named_sets_of_options(edition: str) -> None:
    match = curia.new("caesar-cleopatra", seed=1, options={"edition": edition})
    assert match.view(None)["options"] == {"edition": edition, **EDITIONS[edition]}


@pytest.mark.clause("CC-9.1")
def test_games_tells_of_all_options_and_editions() -> None:
    told = curia.games()["caesar-cleopatra"]
    assert told["editions"] == EDITIONS
    options = {name: option["values"] for name, option in told["options"].items()}
    assert options == {"edition": list(EDITIONS), **VALUES}
    assert {name: option["default"] for name, option in told["options"].items()} == {
        "edition": "kosmos",
        **KOSMOS,
    }


@pytest.mark.clause("CC-9.1")
@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, values in VALUES.items() for value in values]
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_option_can_be_set_over_the_editions_value(edition: str, name: str, value: str) -> None:
    match = curia.new("caesar-cleopatra", seed=1, options={"edition": edition, name: value})
    assert match.view("caesar")["options"] == {"edition": edition, **EDITIONS[edition], name: value}
    assert curia.replay(match.record()).view("caesar") == match.view("caesar")


@pytest.mark.clause("CC-9.1")
def test_the_default_is_kosmos() -> None:
    assert curia.new("caesar-cleopatra", seed=1).view(None)["options"] == {"edition": "kosmos", **KOSMOS}


@pytest.mark.clause("CC-9.1")
def test_in_the_vote_the_cards_are_turned_up_first() -> None:
    match = at_a_vote("assassination / 1")
    assert lies(match, "senators") == "1 1 2 4 | 1 1 1 3"
    assert match.to_act == ("cleopatra",)
    assert legal(match) == ["assassinate 1 senators", "assassinate 3 senators", "done"]
    assert "voted" not in kinds(match)


@pytest.mark.clause("CC-9.1")
def test_the_active_player_may_decline() -> None:
    match = go(at_a_vote("assassination / 1"), "done")
    assert won(match) == {"senators": (1, 0)}
    assert hand(match, "cleopatra") == "1 assassination"


@pytest.mark.clause("CC-9.1")
def test_it_is_asked_whatever_is_in_hand() -> None:
    assert legal(at_a_vote("/ 1")) == ["done"]


@pytest.mark.clause("CC-9.1")
def test_without_the_option_nothing_is_asked() -> None:
    match = at_a_vote("assassination / 1", options={"vote_action": "no"})
    assert won(match) == {"senators": (1, 0)}


@pytest.mark.clause("CC-9.1")
def test_not_for_someone_who_has_played_an_action_card() -> None:
    match = at(cleopatra="4 scout assassination / 1", senators=SEVEN, options=YES)
    go(match, "scout senators", "allow", "down 4 senators")
    assert won(match) == {"senators": (1, 0)}


@pytest.mark.clause("CC-9.1")
def test_an_action_card_is_followed_by_a_draw() -> None:
    match = at_a_vote("assassination / 1 2 / spy")
    go(match, "assassinate 3 senators", "allow")
    assert legal(match) == ["draw influence", "draw action"]
    assert refused(match, "decline") == "CC-9.1"
    go(match, "draw action")
    assert kinds(match)[-8:-5] == ["drew", "voted", "discarded"]
    assert hand(match, "cleopatra") == "1 2 spy"  # refilled after the vote
    # Decided with what lies there: seven cards.
    assert won(match) == {"senators": (1, 0)}
    assert lies(match, "senators") == "1 1 2 | 1 1"


@pytest.mark.clause("CC-9.1")
def test_it_draws_also_if_the_action_was_vetoed() -> None:
    match = at_a_vote("assassination / 1 2", caesar="1 veto / 2")
    go(match, "assassinate 3 senators", "veto", "decline")
    drew = [event for event in match.events("cleopatra") if event["event"] == "drew"]
    assert drew[0] == {"event": "drew", "seat": "cleopatra", "reserve": "influence", "card": "1"}
    assert lies(match, "senators") == "1 1 2 | 1 1 3"


@pytest.mark.clause("CC-9.1")
def test_the_draw_comes_before_the_decision() -> None:
    match = go(at_a_vote("assassination / 1"), "assassinate 3 senators", "allow")
    assert kinds(match).index("drew") < kinds(match).index("voted")


@pytest.mark.clause("CC-9.1")
def test_wrath_leaves_an_empty_group_and_an_undecided_vote() -> None:
    match = go(at_a_vote("wrath / 1"), "wrath senators", "allow")
    assert won(match) == {}
    assert lies(match, "senators") == " | "
    assert "voted" in kinds(match)


@pytest.mark.clause("CC-9.1")
def test_cards_castled_into_the_group_are_turned_up_again() -> None:
    match = at_a_vote("castling / 1", aediles="5 5 | ")
    go(match, "castle senators aediles", "allow", "rearrange 1 5 5 / 1 2 4")
    assert won(match) == {"senators": (1, 0)}
    assert lies(match, "senators") == "1 5 | 1 1 3"
    assert lies(match, "aediles") == "1* 2* 4* | "


@pytest.mark.clause("CC-9.1")
def test_groups_earlier_in_table_order_are_not_asked_again() -> None:
    # Castling in the aediles' vote makes eight at the senators: no vote there in this turn.
    match = at(cleopatra="4 castling / 1 1", aediles=SEVEN, senators="1 1 | 2 2 2 2", options=YES)
    go(match, "down 4 aediles", "done", "castle senators aediles", "allow", "rearrange 1 1 1 1 / 2 4")
    assert [event["group"] for event in match.events(None) if event["event"] == "voted"] == ["aediles"]
    assert lies(match, "senators") == "1* 1* 1* 1* | 2 2 2 2"


@pytest.mark.clause("CC-9.1")
def test_asked_again_at_the_next_group_unless_one_was_played() -> None:
    table: dict[str, Any] = {"senators": SEVEN, "aediles": "3 3 3 | 2 2 2 2*"}
    match = at(cleopatra="4 5 assassination / 1", options=YES, **table)
    go(match, "up 4 senators", "up 5 aediles", "done", "done")
    assert match.view(None)["phase"]["vote"] == "aediles"
    assert legal(match) == [
        "assassinate 1 senators",
        "assassinate 3 senators",
        "assassinate 2 aediles",
        "done",
    ]
    match = at(cleopatra="4 5 assassination / 1", options=YES, **table)
    go(match, "up 4 senators", "up 5 aediles", "done", "assassinate 3 senators", "allow")
    assert won(match) == {"senators": (1, 0), "aediles": (1, 0)}
    assert match.to_act == ("caesar",)


@pytest.mark.clause("CC-9.1")
def test_a_spy_can_be_used_in_the_vote_too() -> None:
    match = at_a_vote("spy / 1 / scout", caesar="2 5 / 1")
    go(match, "spy", "allow", "take 5", "decline")
    assert match.to_act == ("cleopatra",)
    assert legal(match) == ["draw influence", "draw action"]


@pytest.mark.clause("CC-9.1")
@pytest.mark.parametrize(
    ("move", "clause"),
    [
        ("down 1 aediles", "CC-3.3"),
        ("pass", "CC-3.2"),
        ("swap 1", "CC-3.2"),
        ("draw influence", "CC-3.3"),
        ("veto", "CC-5.6"),
    ],
)
def test_nothing_but_an_action_card_in_the_vote(move: str, clause: str) -> None:
    assert refused(at_a_vote("1 assassination / 1"), move) == clause


@pytest.mark.clause("CC-9.1")
def test_a_french_turn_from_beginning_to_end() -> None:
    match = at(cleopatra="4 5 assassination / 1 2 / spy", senators=SEVEN, edition="french", deck="aediles")
    go(match, "up 4 senators", "up 5 aediles", "done")
    go(match, "draw action")  # refilling comes first; then only one reserve is left
    assert cards(match, "cleopatra") == "1 2 assassination spy /  / "
    assert match.view(None)["phase"]["name"] == "vote"
    go(match, "assassinate 1 senators", "allow")  # both reserves are empty: nothing to draw
    assert won(match) == {"senators": (1, 0), "aediles": (1, 0)}
    assert votes(match) == " / aediles"
    assert match.to_act == ("caesar",)


@pytest.mark.clause("CC-9.1")
def test_the_last_patrician_can_be_won_in_such_a_vote() -> None:
    done = {"senators": (4, 0), "praetors": (5, 0), "quaestors": (5, 0), "censors": (3, 0), "aediles": (3, 0)}
    match = go(at_a_vote("assassination / 1", won=done), "done")
    assert match.result is not None
    assert match.result["reason"] == "CC-6.1"


@pytest.mark.clause("CC-9.1")
def test_both_seats_see_the_vote_in_the_same_order() -> None:
    match = go(at_a_vote("assassination / 1"), "assassinate 3 senators", "allow")
    seen = [kinds(match, seat) for seat in (None, *SEATS)]
    assert seen[0] == seen[1] == seen[2]
