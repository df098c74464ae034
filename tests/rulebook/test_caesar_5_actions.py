"""Section 5: action cards."""

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
    refused,
)

ONE_EACH = "1 2 assassination / 1 / spy"


def asked_for_veto(caesar: str = "1 veto / 2 3 / spy", **more: Any) -> curia.Match:
    """Cleopatra has scouted the senators; Caesar is asked for a veto."""
    return go(at(cleopatra="1 2 scout / 1", caesar=caesar, senators=" | 4*", **more), "scout senators")


@pytest.mark.clause("CC-5.1")
def test_assassination_removes_one_face_up_card() -> None:
    match = at(cleopatra=ONE_EACH, senators="5 | 5 5 3*")
    before = discard(match, "caesar")
    go(match, "assassinate 5 senators", "allow")
    assert lies(match, "senators") == "5 | 3* 5"
    assert discard(match, "caesar") - before == {"5": 1}


@pytest.mark.clause("CC-5.1")
def test_assassination_hits_a_face_up_philosopher() -> None:
    match = go(at(cleopatra=ONE_EACH, senators=" | P 1"), "assassinate P senators", "allow")
    assert lies(match, "senators") == " | 1"


@pytest.mark.clause("CC-5.1")
def test_only_face_up_cards_of_the_opponent_can_be_hit() -> None:
    match = at(cleopatra=ONE_EACH, senators="2 | 5 3*", aediles="4 | P*")
    assert legal(match, "assassinate") == ["assassinate 5 senators"]
    for move in (
        "assassinate 3 senators",
        "assassinate 2 senators",
        "assassinate P aediles",
        "assassinate 4 aediles",
    ):
        assert refused(match, move) == "CC-5.1"


@pytest.mark.clause("CC-5.1", "CC-5.2", "CC-5.3", "CC-5.4", "CC-5.5")
@pytest.mark.parametrize(
    ("move", "clause"),
    [
        ("assassinate 5 senators", "CC-5.1"),
        ("spy", "CC-5.2"),
        ("castle senators aediles", "CC-5.3"),
        ("scout senators", "CC-5.4"),
        ("wrath senators", "CC-5.5"),
    ],
)
def test_only_action_cards_in_hand_can_be_played(move: str, clause: str) -> None:
    assert refused(at(senators="1 | 5 3*"), move) == clause


@pytest.mark.clause("CC-5.2")
def test_a_spy_sees_the_hand_and_chooses_a_card() -> None:
    match = at(cleopatra="1 2 spy / 1", caesar="2 2 P wrath / 5 / scout")
    before = discard(match, "caesar")
    go(match, "spy", "allow")
    assert match.view("cleopatra")["phase"]["hand"] == ["2", "2", "P", "wrath"]
    assert legal(match) == ["take 2", "take P", "take wrath"]
    go(match, "take wrath")
    assert hand(match, "caesar") == "2 2 P"
    assert discard(match, "caesar") - before == {"wrath": 1}


@pytest.mark.clause("CC-5.2")
@pytest.mark.parametrize("edition", ["kosmos", "czech", "dutch"])
def test_a_spied_player_may_draw(edition: str) -> None:
    match = at(cleopatra="1 2 spy / 1", caesar="2 / 5 / scout", edition=edition)
    go(match, "spy", "allow", "take 2")
    assert match.to_act == ("caesar",)
    assert legal(match) == ["draw influence", "draw action", "decline"]
    go(match, "decline")
    assert cards(match, "caesar") == " / 5 / scout"
    assert match.to_act == ("cleopatra",)


@pytest.mark.clause("CC-5.2")
def test_a_spied_player_draws_from_either_reserve() -> None:
    for move, held in (("draw influence", "5 /  / scout"), ("draw action", "scout / 5 / ")):
        match = at(cleopatra="1 2 spy / 1", caesar="2 / 5 / scout")
        assert cards(go(match, "spy", "allow", "take 2", move), "caesar") == held
        assert match.to_act == ("cleopatra",)


@pytest.mark.clause("CC-5.2")
def test_french_rules_a_spied_player_must_draw() -> None:
    match = at(cleopatra="1 2 spy / 1", caesar="2 / 5 / scout", edition="french")
    go(match, "spy", "allow", "take 2")
    assert legal(match) == ["draw influence", "draw action"]
    assert refused(match, "decline") == "CC-5.2"
    # With one reserve left the draw is made unasked.
    match = at(cleopatra="1 2 spy / 1", caesar="2 / 5", edition="french")
    go(match, "spy", "allow", "take 2")
    assert hand(match, "caesar") == "5"
    assert match.to_act == ("cleopatra",)


@pytest.mark.clause("CC-5.2")
def test_a_spy_takes_a_card_that_is_there() -> None:
    match = go(at(cleopatra="1 2 spy / 1", caesar="2 / 5 / scout"), "spy", "allow")
    assert refused(match, "take 5") == "CC-5.2"
    assert refused(match, "take scout") == "CC-5.2"
    assert refused(match, "take 2", "caesar") == "CC-3.1"
    assert refused(at(), "take 2") == "CC-5.2"


@pytest.mark.clause("CC-5.2", "CC-10.3")
def test_only_the_two_players_know_a_spied_hand() -> None:
    match = go(at(cleopatra="1 2 spy / 1", caesar="2 P / 5 / scout"), "spy", "allow")
    spied = {"event": "spied", "seat": "cleopatra", "hand": ["2", "P"]}
    assert spied in match.events("cleopatra")
    assert spied in match.events("caesar")
    assert {**spied, "hand": None} in match.events(None)
    assert "hand" not in match.view(None)["phase"]


@pytest.mark.clause("CC-5.3")
def test_castling_lays_all_own_cards_of_two_groups_anew_face_down() -> None:
    match = at(cleopatra="1 2 castling / 1", senators="3 P* | 1", censors="5 5 | ", aediles="4 | ")
    go(match, "castle senators censors", "allow")
    assert "rearrange 3 5 / 5 P" in legal(match)
    go(match, "rearrange 3 5 / 5 P")
    assert lies(match, "senators") == "3* 5* | 1"
    assert lies(match, "censors") == "5* P* | "
    assert lies(match, "aediles") == "4 | "


@pytest.mark.clause("CC-5.3")
def test_castling_any_split() -> None:
    match = go(at(cleopatra="1 2 castling / 1", senators="3 3 P* | "), "castle senators praetors", "allow")
    assert set(legal(match)) == {
        "rearrange - / 3 3 P",
        "rearrange 3 / 3 P",
        "rearrange 3 3 / P",
        "rearrange P / 3 3",
        "rearrange 3 P / 3",
        "rearrange 3 3 P / -",
    }
    go(match, "rearrange - / 3 3 P")
    assert lies(match, "senators") == " | "
    assert lies(match, "praetors") == "3* 3* P* | "


@pytest.mark.clause("CC-5.3", "CC-3.6", "CC-3.7")
def test_castling_keeps_the_limits() -> None:
    match = at(cleopatra="1 2 castling / 1", senators="3 3 3 3 | 1", censors="4 4 | 1 1 1 2")
    go(match, "castle senators censors", "allow")
    parts = [move.removeprefix("rearrange ").split(" / ") for move in legal(match)]
    sizes = {tuple(0 if part == "-" else len(part.split()) for part in both) for both in parts}
    assert sizes == {(5, 1), (4, 2), (3, 3), (2, 4)}
    assert refused(match, "rearrange 3 3 3 3 4 4 / -") == "CC-3.6"
    assert refused(match, "rearrange 3 / 3 3 3 4 4") == "CC-3.7"


@pytest.mark.clause("CC-5.3")
@pytest.mark.parametrize(
    "move", ["rearrange 3 / 4", "rearrange 3 3 P / 4", "rearrange 3 3 / P", "rearrange - / -"]
)
def test_castling_lays_exactly_those_cards(move: str) -> None:
    match = go(at(cleopatra="1 2 castling / 1", senators="3 P | 1"), "castle senators censors", "allow")
    assert refused(match, move) == "CC-5.3"
    assert refused(match, "rearrange P 3 / -") is None  # each in ascending order


@pytest.mark.clause("CC-5.3")
def test_castling_leaves_the_opponents_cards_alone() -> None:
    match = at(cleopatra="1 2 castling / 1", senators="3 | 1 2*", censors=" | 5*")
    go(match, "castle senators censors", "allow", "rearrange - / 3")
    assert lies(match, "senators") == " | 1 2*"
    assert lies(match, "censors") == "3* | 5*"
    assert refused(match, "rearrange - / 3") == "CC-5.3"


@pytest.mark.clause("CC-5.3")
def test_the_two_groups_are_named_in_table_order() -> None:
    match = at(cleopatra="1 2 castling / 1", aediles="3 | ")
    assert legal(match, "castle") == [f"castle {group} aediles" for group in GROUPS[:4]]
    assert refused(match, "castle aediles senators") is None
    assert refused(match, "castle aediles aediles") is None


@pytest.mark.clause("CC-5.4")
def test_a_scout_turns_up_the_opponents_cards_at_one_group() -> None:
    match = at(cleopatra="1 2 scout / 1", senators="3* | 4* P* 1", censors=" | 2*")
    go(match, "scout senators", "allow")
    assert lies(match, "senators") == "3* | 1 4 P"
    assert lies(match, "censors") == " | 2*"
    assert {"event": "turned-up", "seat": "caesar", "group": "senators", "cards": ["4", "P"]} in match.events(
        None
    )


@pytest.mark.clause("CC-5.5")
def test_wrath_discards_all_influence_at_one_group() -> None:
    match = at(cleopatra="1 2 wrath / 1", senators="3* 1 | 4* P* 1", censors="2 | 2*")
    before = {seat: discard(match, seat) for seat in SEATS}
    go(match, "wrath senators", "allow")
    assert lies(match, "senators") == " | "
    assert lies(match, "censors") == "2 | 2*"
    assert discard(match, "cleopatra") - before["cleopatra"] == {"1": 1, "3": 1, "wrath": 1}
    assert discard(match, "caesar") - before["caesar"] == {"1": 1, "4": 1, "P": 1}


@pytest.mark.clause("CC-5.5")
def test_wrath_wins_nobody_anything() -> None:
    match = go(at(cleopatra="1 2 wrath / 1", senators="5 | 1"), "wrath senators", "allow")
    assert match.view(None)["table"]["senators"]["left"] == 5


@pytest.mark.clause("CC-5.6")
def test_a_veto_undoes_the_action_and_both_cards_are_discarded() -> None:
    match = asked_for_veto()
    before = {seat: discard(match, seat) for seat in SEATS}
    assert legal(match) == ["veto", "allow"]
    go(match, "veto")
    assert lies(match, "senators") == " | 4*"
    assert discard(match, "caesar") - before["caesar"] == {"veto": 1}
    assert discard(match, "cleopatra")["scout"] == before["cleopatra"]["scout"] == 2


@pytest.mark.clause("CC-5.6")
@pytest.mark.parametrize(
    ("move", "held"),
    [
        ("draw influence", "1 2 / 3 / spy"),
        ("draw action", "1 spy / 2 3 / "),
        ("decline", "1 / 2 3 / spy"),
    ],
)
def test_the_vetoer_may_draw(move: str, held: str) -> None:
    match = go(asked_for_veto(), "veto")
    assert match.to_act == ("caesar",)
    assert move in legal(match)
    assert cards(go(match, move), "caesar") == held
    assert match.to_act == ("cleopatra",)


@pytest.mark.clause("CC-5.6")
def test_french_rules_the_vetoer_must_draw() -> None:
    match = go(asked_for_veto(edition="french"), "veto")
    assert legal(match) == ["draw influence", "draw action"]
    assert refused(match, "decline") == "CC-5.6"


@pytest.mark.clause("CC-5.6")
@pytest.mark.parametrize(
    "move",
    ["assassinate 2 senators", "spy", "castle senators aediles", "scout censors", "wrath senators"],
)
def test_every_action_can_be_vetoed(move: str) -> None:
    card = {"assassinate": "assassination", "castle": "castling"}.get(move.split()[0], move.split()[0])
    match = at(cleopatra=f"1 2 {card} / 1", caesar="1 veto / 2", senators="3 | 2", censors=" | 1*")
    table = match.position()["table"]
    go(match, move, "veto", "decline")
    assert match.position()["table"] == table
    assert hand(match, "caesar") == "1"
    assert "down 1 senators" in legal(match)


@pytest.mark.clause("CC-5.6")
def test_a_veto_cannot_be_vetoed() -> None:
    match = at(cleopatra="1 2 scout veto / 1", caesar="1 veto / 2", senators=" | 4*")
    go(match, "scout senators", "veto")
    assert refused(match, "veto", "cleopatra") == "CC-5.6"
    go(match, "decline")
    assert match.to_act == ("cleopatra",)
    assert refused(match, "veto") == "CC-5.6"


@pytest.mark.clause("CC-5.6")
def test_a_veto_is_played_only_when_asked() -> None:
    match = at(cleopatra="1 veto / 1", caesar="1 veto / 2")
    assert refused(match, "veto", "cleopatra") == "CC-5.6"
    assert refused(match, "veto", "caesar") == "CC-5.6"
    assert "veto" not in legal(match)
    go(match, "down 1 senators")
    assert refused(match, "veto", "caesar") == "CC-5.6"


@pytest.mark.clause("CC-5.6")
def test_a_veto_has_to_be_in_hand() -> None:
    match = asked_for_veto(caesar="1 / 2")
    assert legal(match) == ["allow"]
    assert refused(match, "veto") == "CC-5.6"


@pytest.mark.clause("CC-5.6", "CC-3.1")
@pytest.mark.parametrize("move", ["down 1 senators", "spy", "pass", "done", "take 1", "draw influence"])
def test_whoever_is_asked_for_a_veto_is_not_on_turn(move: str) -> None:
    assert refused(asked_for_veto(), move) == "CC-3.1"


@pytest.mark.clause("CC-5.7")
def test_a_vetoed_action_was_the_turns_action() -> None:
    match = at(cleopatra="1 2 scout spy / 1", caesar="1 veto / 2", senators=" | 4*")
    go(match, "scout senators", "veto", "decline")
    assert legal(match, "scout", "spy") == []
    assert refused(match, "spy") == "CC-3.4"
    go(match, "down 1 aediles")
    assert match.to_act == ("caesar",)  # and `done` is not asked


@pytest.mark.clause("CC-5.8")
@pytest.mark.parametrize("caesar", ["1 veto / 2", "1 / 2", " / 2", "spy / 2 / veto"])
def test_the_opponent_is_always_asked(caesar: str) -> None:
    match = asked_for_veto(caesar=caesar)
    assert match.to_act == ("caesar",)
    assert "allow" in legal(match)
    # What Cleopatra sees does not tell whether there is a choice.
    seen = match.view("cleopatra")
    assert seen["to_act"] == ["caesar"]
    assert seen["legal"] == []


@pytest.mark.clause("CC-5.8")
@pytest.mark.parametrize(
    ("move", "targets"),
    [
        ("assassinate 2 senators", ["2", "senators"]),
        ("spy", []),
        ("castle senators aediles", ["senators", "aediles"]),
        ("scout censors", ["censors"]),
        ("wrath senators", ["senators"]),
    ],
)
def test_the_target_is_named_when_the_action_is_played(move: str, targets: list[str]) -> None:
    card = {"assassinate": "assassination", "castle": "castling"}.get(move.split()[0], move.split()[0])
    match = go(at(cleopatra=f"1 2 {card} / 1", senators="3 | 2", censors=" | 1*"), move)
    for seat in (None, *SEATS):
        assert match.events(seat)[-1] == {
            "event": "played",
            "seat": "cleopatra",
            "card": card,
            "targets": targets,
        }
        assert match.view(seat)["phase"]["targets"] == targets


@pytest.mark.clause("CC-5.8")
def test_spying_and_arranging_come_after_the_veto() -> None:
    match = go(at(cleopatra="1 2 spy / 1", senators="3 | "), "spy")
    assert refused(match, "take 1", "cleopatra") == "CC-3.1"
    assert "spied" not in kinds(match)
    match = go(at(cleopatra="1 2 castling / 1", senators="3 | "), "castle senators aediles")
    assert refused(match, "rearrange - / 3", "cleopatra") == "CC-3.1"
    go(match, "allow")
    assert match.to_act == ("cleopatra",)
    assert refused(match, "allow") == "CC-5.8"


@pytest.mark.clause("CC-5.9")
@pytest.mark.parametrize(
    ("card", "move", "clause"),
    [
        ("assassination", "assassinate 2 senators", "CC-5.1"),
        ("spy", "spy", "CC-5.9"),
        ("castling", "castle praetors aediles", "CC-5.9"),
        ("scout", "scout senators", "CC-5.9"),
        ("wrath", "wrath censors", "CC-5.9"),
    ],
)
def test_an_action_without_effect_cannot_be_played(card: str, move: str, clause: str) -> None:
    # No face-up card, an empty hand, no own card, no face-down card at the senators, nothing at the censors.
    opposite = " | 1" if card == "scout" else "1* 3 | 1*"
    match = at(cleopatra=f"1 2 {card} / 1", caesar=" / 2", senators=opposite)
    assert move not in legal(match)
    assert refused(match, move) == clause


@pytest.mark.clause("CC-5.9")
def test_own_face_down_cards_are_no_reason_to_scout() -> None:
    assert legal(at(cleopatra="1 2 scout / 1", senators="3* | 1", aediles=" | 2*"), "scout") == [
        "scout aediles"
    ]


@pytest.mark.clause("CC-5.9")
def test_castling_needs_a_card_at_one_of_the_two_groups() -> None:
    match = at(cleopatra="1 2 castling / 1", aediles="3 | ", senators=" | 1")
    assert "castle senators praetors" not in legal(match)
    assert refused(match, "castle senators praetors") == "CC-5.9"


@pytest.mark.clause("CC-5.9")
def test_wrath_needs_a_card_of_either_player() -> None:
    match = at(cleopatra="1 2 wrath / 1", aediles="3* | ", senators=" | 1")
    assert legal(match, "wrath") == ["wrath senators", "wrath aediles"]


@pytest.mark.clause("CC-5.10")
def test_a_played_card_lies_on_the_discard_pile_while_a_veto_is_asked() -> None:
    match = asked_for_veto()
    assert hand(match, "cleopatra") == "1 2"
    assert discard(match, "cleopatra")["scout"] == 2


@pytest.mark.clause("CC-5.10")
def test_castled_cards_stay_where_they_are_until_they_are_laid_anew() -> None:
    match = go(at(cleopatra="1 2 castling / 1", senators="3 P* | "), "castle senators praetors", "allow")
    assert lies(match, "senators") == "3 P* | "
    assert match.view("caesar")["table"]["senators"]["cleopatra"] == {"up": ["3"], "down": 1, "hidden": None}


@pytest.mark.clause("CC-5.11")
@pytest.mark.parametrize("edition", ["kosmos", "french"])
def test_with_both_reserves_empty_nobody_is_asked_to_draw(edition: str) -> None:
    match = at(cleopatra="1 2 spy / 1", caesar="2 3", edition=edition)
    go(match, "spy", "allow", "take 2")
    assert match.to_act == ("cleopatra",)
    match = at(cleopatra="1 2 spy / 1", caesar="2 veto", edition=edition)
    go(match, "spy", "veto")
    assert match.to_act == ("cleopatra",)
