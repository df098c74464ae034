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
    "late_action": "no",
    "no_influence": "may-pass",
    "spied": "may",
    "vetoer": "may",
    "lone_end": "five",
    "majority": "absolute",
    "whole_group": "whole",
}
FRENCH = {
    "actions": "chosen",
    "orgies": "all",
    "extraordinary": "after",
    "vote_action": "yes",
    "late_action": "yes",
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
    "late_action": ["no", "yes"],
    "no_influence": ["may-pass", "must-swap"],
    "spied": ["may", "must"],
    "vetoer": ["may", "must"],
    "lone_end": ["five", "no-room", "last-hand"],
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
    # No late action card (CC-9.2) either: it was played inside the vote.
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


LATE = {"late_action": "yes"}


def at_late(hand: str, *moves: str, **more: Any) -> curia.Match:
    """Cleopatra has laid a 1 at the senators and refilled her hand."""
    given: dict[str, Any] = {"cleopatra": f"1 {hand}", "options": LATE, **more}
    return go(at(**given), "down 1 senators", "done", *moves)


def asked_late(match: curia.Match) -> bool:
    return bool(match.view(None)["phase"]["name"] == "late")


@pytest.mark.clause("CC-9.2")
@pytest.mark.parametrize("extraordinary", ["before", "after"])
def test_late_it_is_asked_once_refilling_and_extraordinary_votes_are_over(extraordinary: str) -> None:
    match = at(
        cleopatra="4 5 / 1", senators=SEVEN, deck="aediles", options={**LATE, "extraordinary": extraordinary}
    )
    go(match, "down 4 senators", "done")
    assert asked_late(match)
    assert votes(match) == "aediles / "
    vote = ["turned-up", "turned-up", "voted", "discarded", "discarded"]
    both = [*vote, "drew"] if extraordinary == "before" else ["drew", *vote]
    assert kinds(match) == ["laid", "done", *both]


@pytest.mark.clause("CC-9.2", "CC-3.4")
def test_late_a_card_just_drawn_can_be_played_before_the_vote_card() -> None:
    match = at_late("2 / 3 / assassination", "draw action", deck="aediles", aediles="3 | 5")
    assert hand(match, "cleopatra") == "2 3 assassination"
    assert votes(match) == "aediles / "
    assert legal(match) == ["assassinate 5 aediles", "done"]
    go(match, "assassinate 5 aediles", "allow")
    assert won(match) == {"aediles": (1, 0)}
    assert hand(match, "cleopatra") == "2 3"  # not refilled for it
    assert match.to_act == ("caesar",)


@pytest.mark.clause("CC-9.2")
def test_late_done_turns_the_vote_card_up() -> None:
    match = at_late("assassination / 2", deck="aediles", aediles="3 | 5")
    go(match, "done")
    assert won(match) == {"aediles": (0, 1)}
    assert hand(match, "cleopatra") == "2 assassination"
    assert kinds(match).count("done") == 2
    assert match.to_act == ("caesar",)


@pytest.mark.clause("CC-9.2")
def test_late_without_the_option_nothing_is_asked() -> None:
    match = at_late("2 / 3", options={"late_action": "no"})
    assert match.to_act == ("caesar",)
    assert votes(match) == " / orgy"


@pytest.mark.clause("CC-9.2")
def test_late_it_is_asked_whatever_is_in_hand() -> None:
    match = at_late("2 veto / 3")
    assert legal(match) == ["done"]
    match = at_late("")  # an empty hand, and nothing to draw
    assert match.to_act == ("cleopatra",)
    assert legal(match) == ["done"]


@pytest.mark.clause("CC-9.2")
def test_late_it_is_asked_also_with_no_vote_card_left() -> None:
    match = at_late("assassination / 2", deck="", aediles="3 | 5")
    assert legal(match) == ["assassinate 5 aediles", "done"]
    go(match, "assassinate 5 aediles", "allow")
    assert lies(match, "aediles") == "3 | "
    assert match.to_act == ("caesar",)


@pytest.mark.clause("CC-9.2")
@pytest.mark.parametrize("passive", ["pass", "swap 1"])
def test_late_not_in_a_passive_turn(passive: str) -> None:
    match = go(at(cleopatra="1 spy / 2", options=LATE), passive)
    assert match.to_act == ("caesar",)


@pytest.mark.clause("CC-9.2")
@pytest.mark.parametrize(
    "moves",
    [
        ["scout aediles", "allow", "down 1 senators"],
        ["scout aediles", "veto", "decline", "down 1 senators"],
        ["up 1 senators", "scout aediles", "allow", "up 2 senators"],
        ["down 1 senators", "scout aediles", "allow"],
        ["down 1 senators", "scout aediles", "veto", "decline"],
    ],
)
def test_late_not_once_an_action_card_was_played_vetoed_or_not(moves: list[str]) -> None:
    match = at(cleopatra="1 2 scout scout / 3", caesar="1 veto / 2", aediles=" | 4*", options=LATE)
    go(match, *moves)
    assert match.to_act == ("caesar",)
    assert votes(match) == " / orgy"


@pytest.mark.clause("CC-9.2", "CC-9.1")
@pytest.mark.parametrize("answer", ["allow", "veto"])
def test_late_not_after_an_action_card_inside_a_vote(answer: str) -> None:
    match = at_a_vote("assassination scout / 1", caesar="2 veto", options={**YES, **LATE}, aediles=" | 4*")
    go(match, "assassinate 3 senators", answer)
    assert match.to_act == ("caesar",)
    assert votes(match) == " / orgy"


@pytest.mark.clause("CC-9.2", "CC-9.1")
def test_late_asked_again_after_a_vote_where_none_was_played() -> None:
    match = go(at_a_vote("scout / 1", options={**YES, **LATE}, aediles=" | 4*"), "done")
    assert asked_late(match)
    assert legal(match) == ["scout aediles", "done"]


@pytest.mark.clause("CC-9.2")
def test_late_not_once_the_game_is_over() -> None:
    done = {"senators": (4, 0), "praetors": (5, 0), "quaestors": (5, 0), "censors": (3, 0), "aediles": (3, 0)}
    match = at_a_vote("assassination / 1", won=done, options=LATE)
    assert match.result is not None
    assert match.result["reason"] == "CC-6.1"
    assert match.to_act == ()


@pytest.mark.clause("CC-9.2", "CC-6.4")
def test_late_a_player_alone_is_asked_too() -> None:
    match = at_late("2 wrath / 3", caesar="veto", aediles=" | 4*")
    assert legal(match) == ["wrath senators", "wrath aediles", "done"]
    go(match, "wrath aediles")
    assert match.to_act == ("caesar",)  # may still veto
    go(match, "allow")
    assert lies(match, "aediles") == " | "
    assert match.to_act == ("cleopatra",)
    assert votes(match) == " / orgy"


@pytest.mark.clause("CC-9.2", "CC-6.4")
def test_late_a_player_alone_with_five_everywhere_is_not_asked() -> None:
    table = {"senators": "1 1 1 1 | ", "praetors": "2 2 2 2 2 | ", "quaestors": "3 3 3 3 3 | "}
    table |= {"censors": "4 4 4 4 4 | ", "aediles": "5 5 5 5 5 | "}
    match = at_late("wrath / 3", caesar="veto", **table)
    assert match.result is not None
    assert match.result["reason"] == "CC-6.4"
    assert votes(match) == "orgy / "
    assert at_late("wrath / 3", **table).to_act == ("cleopatra",)  # the other plays on: she is asked


@pytest.mark.clause("CC-9.2", "CC-6.4")
@pytest.mark.parametrize(("lone_end", "ended"), [("five", False), ("no-room", True), ("last-hand", False)])
def test_late_a_player_alone_without_room_at_eight(lone_end: str, ended: bool) -> None:
    won = {"praetors": (5, 0), "quaestors": (0, 5), "censors": (0, 3), "aediles": (3, 0)}
    match = at_late(
        "2 assassination", caesar="veto", won=won, senators="2 3 4 | 2 2 2 4",
        options={**LATE, "lone_end": lone_end},
    )  # fmt: skip
    assert (match.result is not None) == ended
    if not ended:
        assert legal(match) == ["assassinate 2 senators", "assassinate 4 senators", "done"]


@pytest.mark.clause("CC-9.2", "CC-6.4")
def test_late_french_rules_not_after_the_last_influence_card_of_a_player_alone() -> None:
    match = go(at(cleopatra="1 spy / 2", caesar="5", edition="french"), "down 1 senators", "done")
    assert asked_late(match)
    match = go(at(cleopatra="1 2 spy / 2", caesar="veto", edition="french"), "down 1 senators", "done")
    assert asked_late(match)
    match = go(at(cleopatra="1 spy / 2", caesar="veto", edition="french"), "down 1 senators")
    assert match.result is not None


@pytest.mark.clause("CC-9.2")
def test_late_a_spied_player_draws_as_ever() -> None:
    match = at_late("spy / 2", caesar="3 5 / 1 / scout")
    go(match, "spy", "allow", "take 5")
    assert match.to_act == ("caesar",)
    assert legal(match) == ["draw influence", "draw action", "decline"]
    go(match, "draw action")
    assert hand(match, "caesar") == "3 scout"
    assert hand(match, "cleopatra") == "2"
    assert votes(match) == " / orgy"
    assert match.to_act == ("caesar",)


@pytest.mark.clause("CC-9.2")
def test_late_a_vetoer_draws_as_ever() -> None:
    match = at_late("spy / 2 3 4 5 / castling", *["draw influence"] * 4, caesar="3 veto / 1 / scout")
    go(match, "spy", "veto")
    assert legal(match) == ["draw influence", "draw action", "decline"]
    assert votes(match) == "orgy / "
    go(match, "decline")
    assert hand(match, "cleopatra") == "2 3 4 5"
    assert votes(match) == " / orgy"


@pytest.mark.clause("CC-9.2", "CC-4.2")
def test_late_a_group_filled_up_to_eight_is_voted_on_in_the_next_active_turn() -> None:
    table = {"praetors": "5 5 | 1 1 1 1", "aediles": "4 4 | "}
    match = at_late("castling / 2 2 2 2", **table)
    go(match, "castle praetors aediles", "allow", "rearrange 4 4 5 5 / -")
    assert "voted" not in kinds(match)
    assert lies(match, "praetors") == "4* 4* 5* 5* | 1 1 1 1"
    assert match.to_act == ("caesar",)
    go(match, "pass", "swap 2")  # passive turns ask for nothing
    assert "voted" not in kinds(match)
    go(match, "down 1 senators", "done")
    assert won(match) == {"praetors": (1, 0)}


@pytest.mark.clause("CC-9.2", "CC-4.1")
def test_late_the_vote_card_is_carried_out_at_such_a_group_too() -> None:
    match = at_late("castling / 2", deck="praetors", praetors="5 5 | 1 1 1 1", aediles="4 4 | ")
    go(match, "castle praetors aediles", "allow", "rearrange 4 4 5 5 / -")
    assert [event["extraordinary"] for event in match.events(None) if event["event"] == "voted"] == [False]
    assert won(match) == {"praetors": (1, 0)}
    assert lies(match, "praetors") == "4 4 5 | 1 1 1"


@pytest.mark.clause("CC-9.2")
@pytest.mark.parametrize(
    ("move", "clause"),
    [
        ("down 2 aediles", "CC-3.3"),
        ("up 2 aediles", "CC-3.3"),
        ("pass", "CC-3.2"),
        ("swap 2", "CC-3.2"),
        ("draw influence", "CC-3.3"),
        ("decline", "CC-3.3"),
        ("assassinate 5 praetors", "CC-5.1"),
        ("spy", "CC-5.2"),
        ("scout censors", "CC-3.13"),
        ("scout praetors", "CC-5.4"),
        ("castle praetors aediles", "CC-5.9"),
        ("castle censors aediles", "CC-3.13"),
        ("veto", "CC-5.6"),
        ("allow", "CC-5.8"),
        ("take 2", "CC-5.2"),
        ("rearrange 1 / 2", "CC-5.3"),
        ("arrange 1 2 3 4 5", "CC-2.7"),
    ],
)
def test_late_nothing_but_an_action_card(move: str, clause: str) -> None:
    match = at_late("2 castling assassination / 3", won={"censors": (3, 0)})
    assert refused(match, move) == clause


@pytest.mark.clause("CC-9.2", "CC-3.4")
@pytest.mark.parametrize("move", ["spy", "scout aediles"])
def test_late_while_refilling_it_is_too_early(move: str) -> None:
    match = at_late("spy scout / 2 / veto", aediles=" | 4*")
    assert refused(match, move) == "CC-3.4"
    assert refused(match, "done") == "CC-3.3"
    go(match, "draw influence")
    assert legal(match) == ["scout aediles", "spy", "done"]


@pytest.mark.clause("CC-9.2")
def test_late_in_the_middle_of_the_action_nothing_else_goes() -> None:
    match = go(at_late("castling spy / 2", aediles="4 | "), "castle senators aediles")
    assert refused(match, "done", "cleopatra") == "CC-3.1"
    go(match, "allow")
    assert refused(match, "done") == "CC-3.4"
    assert refused(match, "spy") == "CC-3.4"
    go(match, "rearrange 1 4 / -")
    assert match.to_act == ("caesar",)


@pytest.mark.clause("CC-9.2")
def test_late_a_french_turn_with_no_group_at_eight() -> None:
    match = at(cleopatra="4 5 scout / 1 / spy", edition="french", deck="aediles", aediles=" | 2*")
    go(match, "up 4 senators", "up 5 aediles", "done", "draw influence")
    assert asked_late(match)
    go(match, "spy", "allow", "take 5")  # Caesar has to draw
    assert hand(match, "cleopatra") == "1 scout"
    assert won(match) == {"aediles": (1, 0)}


@pytest.mark.clause("CC-9.2")
def test_late_asking_tells_nothing() -> None:
    # Whatever is in hand, the same is asked and seen.
    seen = []
    for held in ("spy", "veto", "2"):
        match = go(at_late(f"{held} / 3"), "done")
        seen.append((kinds(match, "caesar"), kinds(match)))
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.clause("CC-9.2")
def test_late_positions_and_views_say_where_the_turn_is() -> None:
    match = at_late("castling spy / 2", aediles="4 | ")
    assert match.position()["phase"] == {
        "name": "late", "actor": "cleopatra", "played": False, "alone": None,
    }  # fmt: skip
    again = curia.position(match.position())
    assert again.legal("cleopatra") == match.legal("cleopatra")
    go(match, "castle senators aediles")
    assert match.position()["phase"]["back"] == "late"
    again = curia.position(match.position(), seed=1)
    for each in (match, again):
        go(each, "allow", "rearrange 4 / 1")
    assert match.position() == again.position()


@pytest.mark.clause("CC-9.2")
@pytest.mark.parametrize("phase", ["late", "veto"])
def test_late_a_position_without_the_option_is_refused(phase: str) -> None:
    match = at_late("spy / 2")
    position = (match if phase == "late" else go(match, "spy")).position()
    position["options"]["late_action"] = "no"
    with pytest.raises(curia.BadInput, match="phase"):
        curia.position(position)
