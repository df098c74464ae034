"""Section 10: what each player may know."""

import json
from random import Random
from typing import Any

import pytest

import curia
from tests.caesar.games import play_on
from tests.rulebook.positions import GROUPS, SEATS, at, go

EVERYBODY = (None, *SEATS)


def spied() -> curia.Match:
    """Cleopatra has seen Caesar's hand, taken the 5 and seen him draw; then she laid a card."""
    match = at(cleopatra="1 2 spy / 3 4 5", caesar="2 5 veto / 1 3 4 / wrath scout", deck="orgy orgy")
    return go(match, "spy", "allow", "take 5", "draw action", "down 1 senators")


def texts(view: Any) -> str:
    return json.dumps(view, sort_keys=True)


@pytest.mark.clause("CC-10.1")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_everything_face_up_is_public(seat: str | None) -> None:
    match = at(senators="3 P 1* | 2 4*", deck="orgy", shown="aediles", won={"censors": (1, 2)})
    view = match.view(seat)
    assert view["table"]["senators"]["cleopatra"]["up"] == ["3", "P"]
    assert view["table"]["senators"]["caesar"]["up"] == ["2"]
    assert view["players"]["caesar"]["won"]["censors"] == 2
    assert view["table"]["censors"]["left"] == 0
    assert view["votes"]["shown"] == ["aediles"]


@pytest.mark.clause("CC-10.1")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_numbers_of_hidden_cards_are_public(seat: str | None) -> None:
    view = at(caesar="1 2 P spy veto / 3 4 / wrath", senators="3 P 1* | 2 4* 4*").view(seat)
    caesar = view["players"]["caesar"]
    assert caesar["hand"] == {"influence": 3, "action": 2}
    assert caesar["influence"]["left"] == 2
    assert caesar["actions"]["left"] == 1
    assert [view["table"]["senators"][owner]["down"] for owner in SEATS] == [1, 2]


@pytest.mark.clause("CC-10.1")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_which_reserve_a_card_was_drawn_from_is_public(seat: str | None) -> None:
    match = go(at(cleopatra="1 2 / 3 4 / spy veto"), "swap 1 2", "draw action", "draw influence")
    drew = [event["reserve"] for event in match.events(seat) if event["event"] == "drew"]
    assert drew == ["action", "influence"]
    known = [event["card"] for event in match.events(seat) if event["event"] == "drew"]
    assert known == (["spy", "3"] if seat == "cleopatra" else [None, None])


@pytest.mark.clause("CC-10.1")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_discard_piles_are_public(seat: str | None) -> None:
    match = go(at(caesar="1 2 3 4 5 / 1"), "down 1 senators", "done", "swap 2 5")
    before = at(caesar="1 2 3 4 5 / 1").view(seat)["players"]["caesar"]["discard"]
    after = match.view(seat)["players"]["caesar"]["discard"]
    assert sorted(after) == sorted([*before, "2", "5"])


@pytest.mark.clause("CC-10.1")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_vote_cards_to_come_are_public_and_their_order_is_not(seat: str | None) -> None:
    one = at(deck="aediles orgy senators", shown="censors").view(seat)["votes"]
    assert one == {"deck": 3, "shown": ["censors"], "to_come": ["senators", "aediles", "orgy"]}
    assert at(deck="senators aediles orgy", shown="censors").view(seat)["votes"] == one


@pytest.mark.clause("CC-10.2")
def test_hand_and_hidden_cards_and_bonus_are_private() -> None:
    match = at(caesar="1 P veto / 3", senators=" | 4*", bonus=("senators", "praetors"))
    for seat in EVERYBODY:
        view = match.view(seat)
        own = seat == "caesar"
        assert view["players"]["caesar"]["cards"] == (["1", "P", "veto"] if own else None)
        assert view["players"]["caesar"]["bonus"]["group"] == ("praetors" if own else None)
        assert view["table"]["senators"]["caesar"]["hidden"] == (["4"] if own else None)


@pytest.mark.clause("CC-10.2")
def test_the_order_one_chose_stays_known_as_far_as_it_is_still_there() -> None:
    match = at(cleopatra="1 2 / 3 4 / spy veto wrath")
    assert match.view("cleopatra")["players"]["cleopatra"]["actions"]["cards"] == ["spy", "veto", "wrath"]
    go(match, "swap 1", "draw action")
    assert match.view("cleopatra")["players"]["cleopatra"]["actions"]["cards"] == ["veto", "wrath"]
    assert match.view("caesar")["players"]["cleopatra"]["actions"] == {"left": 2, "cards": None}
    shuffled = at(cleopatra="1 2 / 3 4 / spy veto wrath", options={"actions": "shuffled"})
    assert shuffled.view("cleopatra")["players"]["cleopatra"]["actions"] == {"left": 3, "cards": None}


@pytest.mark.clause("CC-10.2")
def test_points_shown_to_others_leave_out_the_bonus() -> None:
    match = at(won={"senators": (3, 0)}, bonus=("senators", "praetors"))
    shown = {seat: match.view(seat)["players"]["cleopatra"]["points"] for seat in EVERYBODY}
    assert shown == {None: 4, "cleopatra": 6, "caesar": 4}


@pytest.mark.clause("CC-10.3")
def test_a_spied_hand_stays_known() -> None:
    match = spied()
    assert {"event": "spied", "seat": "cleopatra", "hand": ["2", "5", "veto"]} in match.view("cleopatra")[
        "events"
    ]
    rng = Random(1)
    for _ in range(50):
        hand = curia.sample(match.view("cleopatra"), rng).position()["players"]["caesar"]["hand"]
        assert {"2", "veto"} <= set(hand)


@pytest.mark.clause("CC-10.3")
def test_cards_that_were_face_up_before_a_castling_stay_known() -> None:
    match = at(cleopatra="1 2 castling / 1", senators="3 5 | ", aediles="4* | ")
    go(match, "castle senators aediles", "allow", "rearrange 3 / 4 5")
    assert match.view("caesar")["table"]["aediles"]["cleopatra"] == {"up": [], "down": 2, "hidden": None}
    assert match.events("caesar")[-1] == {
        "event": "castled",
        "seat": "cleopatra",
        "groups": ["senators", "aediles"],
        "down": [1, 2],
        "cards": None,
    }
    rng = Random(1)
    found = set()
    for _ in range(200):
        table = curia.sample(match.view("caesar"), rng).position()["table"]
        hidden = [*table["senators"]["cleopatra"], *table["aediles"]["cleopatra"]]
        assert {"3*", "5*"} <= set(hidden)
        found.add(tuple(table["senators"]["cleopatra"]))
    assert {("3*",), ("5*",), ("4*",)} <= found


@pytest.mark.clause("CC-10.3")
def test_events_are_kept_in_order_and_to_the_end() -> None:
    match = curia.new("caesar-cleopatra", seed=3, options={"actions": "shuffled"})
    seen: dict[str | None, list[Any]] = {seat: match.events(seat) for seat in EVERYBODY}
    for _ in play_on(match, Random(3)):
        for seat in EVERYBODY:
            now = match.events(seat)
            assert now[: len(seen[seat])] == seen[seat]
            seen[seat] = now


@pytest.mark.clause("CC-10.4")
def test_views_tell_nothing_of_what_is_hidden() -> None:
    """Two positions that differ only in what Caesar can't know."""
    one = at(cleopatra="1 2 3 spy / 4 5 P / veto", caesar="1 2 / 3", senators="4* | 1", aediles="P* | 2*")
    two = at(cleopatra="4 P 3 veto / 1 2 5 / spy", caesar="1 2 / 3", senators="P* | 1", aediles="4* | 2*")
    for seat in (None, "caesar"):
        assert texts(one.view(seat)) == texts(two.view(seat))
    assert texts(one.view("cleopatra")) != texts(two.view("cleopatra"))


@pytest.mark.clause("CC-10.4")
def test_a_face_down_card_has_no_identity() -> None:
    one = go(at(senators="2* | ", cleopatra="5 3 / 1"), "down 5 senators")
    two = go(at(senators="5* | ", cleopatra="2 3 / 1"), "down 2 senators")
    for seat in (None, "caesar"):
        views = [match.view(seat) for match in (one, two)]
        for view in views:
            del view["events"]
        assert texts(views[0]) == texts(views[1])
        assert one.events(seat)[1:] == two.events(seat)[1:]


@pytest.mark.clause("CC-10.4")
def test_refusals_tell_nothing() -> None:
    """The same wrong moves are refused in the same words, whatever the other player holds."""
    said = []
    for caesar in ("1 veto / 2", "1 spy / 2"):
        match = at(cleopatra="1 2 spy / 3", caesar=caesar, senators=" | 4*" if "veto" in caesar else " | 5*")
        words = []
        for move in ("assassinate 4 senators", "take veto", "veto", "wrath senators", "up P senators"):
            with pytest.raises(curia.IllegalMove) as e:
                match.play("cleopatra", move)
            words.append((str(e.value), e.value.clause, e.value.values))
        said.append(words)
    assert said[0] == said[1]


@pytest.mark.clause("CC-10.4")
def test_prompts_tell_nothing() -> None:
    """Who is asked, and what is seen of it, is the same with a veto in hand and without one."""
    seen = []
    for caesar in ("1 veto / 2 / spy", "1 spy / 2 / veto"):
        match = go(at(cleopatra="1 2 scout / 3", caesar=caesar, senators=" | 4*"), "scout senators")
        seen.append([texts(match.view("cleopatra")), texts(match.view(None))])
        go(match, "allow", "up 1 senators", "up 2 senators")
        seen[-1] += [texts(match.view("cleopatra")), texts(match.view(None))]
    assert seen[0] == seen[1]


@pytest.mark.clause("CC-10.4")
def test_done_is_asked_whether_or_not_there_is_an_action_card() -> None:
    seen = []
    for cleopatra in ("1 2 spy / 3 / veto", "1 2 veto / 3 / spy"):
        match = go(at(cleopatra=cleopatra), "down 1 senators")
        seen.append(texts(match.view("caesar")))
    assert seen[0] == seen[1]


@pytest.mark.clause("CC-10.4")
def test_a_spectator_knows_nothing_private() -> None:
    match = spied()
    view = match.view(None)
    assert view["legal"] == []
    assert all(view["players"][seat]["cards"] is None for seat in SEATS)
    assert all(view["table"][group][seat]["hidden"] is None for group in GROUPS for seat in SEATS)
    private = [event for event in view["events"] if event["event"] in ("drew", "spied", "laid")]
    assert len(private) > 2
    assert all(event.get("card") is None and event.get("hand") is None for event in private)


@pytest.mark.clause("CC-10.5")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_when_the_game_is_over_everything_is_public(seat: str | None) -> None:
    match = at(
        cleopatra="1 spy / 2 3 / veto",
        caesar="P wrath / 4 5 / scout",
        bonus=("senators", "praetors"),
        passes=4,
        senators="3* | 4*",
    )
    view = match.view(seat)
    assert view["result"]["reason"] == "CC-6.5"
    caesar = view["players"]["caesar"]
    assert caesar["cards"] == ["P", "wrath"]
    assert caesar["influence"]["cards"] == ["4", "5"]
    assert caesar["actions"]["cards"] == ["scout"]
    assert caesar["bonus"]["group"] == "praetors"
    assert view["table"]["senators"]["caesar"]["hidden"] == ["4"]
    assert view["table"]["senators"]["cleopatra"]["hidden"] == ["3"]
