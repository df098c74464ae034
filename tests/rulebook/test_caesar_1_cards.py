"""Section 1: what is in the box."""

from collections import Counter
from typing import Any

import pytest

import curia
from tests.rulebook.positions import GROUPS, SEATS, at


def dealt(seed: int = 3) -> Any:
    """A new game's position: everything is on the table, in the hands or in the reserves."""
    return curia.new("caesar-cleopatra", seed=seed, options={"actions": "shuffled"}).position()


def of(seat: str) -> Counter[str]:
    player = dealt()["players"][seat]
    return Counter(player["hand"] + player["influence"] + player["actions"])


@pytest.mark.clause("CC-1.1")
@pytest.mark.parametrize("seat", SEATS)
def test_fifty_cards_a_player(seat: str) -> None:
    assert of(seat).total() == 50


@pytest.mark.clause("CC-1.1", "CC-1.2")
def test_neutral_cards_in_play() -> None:
    position = dealt()
    patricians = sum(group["left"] for group in position["table"].values())
    bonus = [position["players"][seat]["bonus"] for seat in SEATS]
    # Four of the 35 neutral cards, bonus cards, are out of the game.
    assert patricians + len(position["votes"]["deck"]) + len(bonus) == 21 + 8 + 2


@pytest.mark.clause("CC-1.2")
def test_patricians() -> None:
    left = {group: lying["left"] for group, lying in dealt()["table"].items()}
    assert left == {"senators": 5, "praetors": 5, "quaestors": 5, "censors": 3, "aediles": 3}


@pytest.mark.clause("CC-1.3", "CC-1.2")
def test_vote_cards() -> None:
    assert Counter(dealt()["votes"]["deck"]) == {**dict.fromkeys(GROUPS, 1), "orgy": 2, "reshuffle": 1}


@pytest.mark.clause("CC-1.3")
@pytest.mark.parametrize("deck", ["senators senators", "orgy orgy orgy", "reshuffle reshuffle"])
def test_no_more_vote_cards_than_there_are(deck: str) -> None:
    with pytest.raises(curia.BadInput, match="votes"):
        at(deck=deck)


@pytest.mark.clause("CC-1.4")
def test_bonus_cards_are_for_senators_praetors_and_quaestors_twice_each() -> None:
    pairs = Counter(tuple(dealt(seed)["players"][seat]["bonus"] for seat in SEATS) for seed in range(400))
    three = ("senators", "praetors", "quaestors")
    assert set(pairs) == {(one, other) for one in three for other in three}
    # 1 in 5 that both get the same: with six different groups it were none, with many of each 1 in 3.
    assert 0.12 < sum(pairs[one, one] for one in three) / 400 < 0.28


@pytest.mark.clause("CC-1.4")
@pytest.mark.parametrize("group", ["censors", "aediles", "orgy"])
def test_no_bonus_card_for_the_small_groups(group: str) -> None:
    with pytest.raises(curia.BadInput, match="bonus"):
        at(bonus=(group, "senators"))


@pytest.mark.clause("CC-1.5")
@pytest.mark.parametrize("seat", SEATS)
def test_influence_cards(seat: str) -> None:
    influence = {card: n for card, n in of(seat).items() if card in "12345P"}
    assert influence == {"1": 7, "2": 7, "3": 7, "4": 7, "5": 7, "P": 2}
    assert sum(influence.values()) == 37


@pytest.mark.clause("CC-1.6")
@pytest.mark.parametrize("seat", SEATS)
def test_action_cards(seat: str) -> None:
    actions = {card: n for card, n in of(seat).items() if card not in "12345P"}
    assert actions == {"assassination": 4, "spy": 2, "castling": 2, "scout": 2, "wrath": 1, "veto": 2}
    assert sum(actions.values()) == 13


@pytest.mark.clause("CC-1.5", "CC-1.6")
@pytest.mark.parametrize(
    "cards",
    [
        "1 1 1 1 1 / 1 1 1",
        "P / P P",
        "5 / 1 2 3 / wrath wrath",
        "veto veto / / veto",
        "spy spy spy",
        "assassination / 1 / assassination assassination assassination assassination",
    ],
)
def test_no_more_cards_than_there_are(cards: str) -> None:
    with pytest.raises(curia.BadInput, match=r"players\.caesar"):
        at(caesar=cards)


@pytest.mark.clause("CC-1.6", "CC-10.1")
def test_backs_differ() -> None:
    match = at(caesar="1 P spy veto wrath / 1 / scout")
    for seat in (None, "cleopatra"):
        seen = match.view(seat)["players"]["caesar"]
        assert seen["hand"] == {"influence": 2, "action": 3}
        assert seen["cards"] is None
