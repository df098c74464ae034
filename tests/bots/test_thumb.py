"""The rules of thumb on tables where the right move is plain."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

import curia
from curia.games.caesar.bots.heuristic_value import odds, outlook
from curia.games.caesar.bots.view_reader import Reading, asked

FULL = "caesar-cleopatra"


def table(turn: str = "caesar", votes: Sequence[str] = ("senators",), **groups: Any) -> dict[str, Any]:
    return {"game": FULL, "turn": turn, "table": groups, "votes": {"deck": list(votes)}}


def holding(position: dict[str, Any], *hand: str, other: Sequence[str] = ("1", "2")) -> curia.Match:
    reserve = {"influence": ["1", "2", "3"]}
    players = {"caesar": {"hand": list(hand)} | reserve, "cleopatra": {"hand": list(other)} | reserve}
    return curia.position(position | {"players": players}, seed=1)


def always(match: curia.Match) -> str:
    """What greedy chooses, whatever the seed."""
    (move,) = choices(match)
    return move


def choices(match: curia.Match) -> set[str]:
    seat = match.to_act[0]
    return {curia.bot("greedy").choose(match.view(seat), seed=seed) for seed in range(8)}


def test_it_lays_where_the_vote_is_asked_next_and_can_be_won() -> None:
    position = table(senators={"cleopatra": ["4"]}, praetors={"cleopatra": ["4"]})
    assert always(holding(position, "5", "1")).endswith("senators")


def test_a_philosopher_turns_a_lost_vote() -> None:
    position = table(senators={"cleopatra": ["5", "5", "5"], "caesar": ["1"]})
    assert always(holding(position, "P", "1")) == "down P senators"


def test_it_murders_the_card_that_decides() -> None:
    position = table(senators={"cleopatra": ["5", "1"], "caesar": ["4"]}, aediles={"cleopatra": ["5"]})
    assert always(holding(position, "1", "assassination")) == "assassinate 5 senators"


def test_wrath_strikes_where_it_is_far_behind() -> None:
    position = table(
        senators={"cleopatra": ["5", "5", "4"], "caesar": ["1"]},
        aediles={"caesar": ["5"], "cleopatra": ["1"]},
    )
    assert always(holding(position, "1", "wrath")) == "wrath senators"


def test_it_does_not_strike_itself() -> None:
    position = table(senators={"caesar": ["5", "5", "4"], "cleopatra": ["1"]})
    assert "wrath senators" not in choices(holding(position, "1", "wrath"))


def test_a_veto_stops_wrath_where_it_leads_and_lets_it_pass_where_not() -> None:
    for side, answer in (("caesar", "veto"), ("cleopatra", "allow")):
        match = holding(
            table("cleopatra", senators={side: ["5", "5", "4"]}), "veto", "1", other=["wrath", "1"]
        )
        match.play("cleopatra", "wrath senators")
        assert always(match) == answer


def test_a_spy_takes_a_philosopher_before_a_low_card() -> None:
    match = holding(table(), "1", "spy", other=["1", "2", "P"])
    match.play("caesar", "spy")
    match.play("cleopatra", "allow")
    assert always(match) == "take P"


def test_it_draws_influence_when_it_has_none() -> None:
    match = holding(table(votes=["orgy"]), "5", other=["2"])
    match = curia.position(
        {
            **match.position(),
            "players": {
                "caesar": {"hand": ["5"], "influence": ["1"] * 3, "actions": ["spy", "scout"]},
                "cleopatra": {"hand": ["1"]},
            },
        },
        seed=1,
    )
    match.play("caesar", "down 5 senators")
    match.play("caesar", "done")
    assert always(match) == "draw influence"


def test_a_patrician_that_makes_the_majority_is_worth_more() -> None:
    def stake(own: int, other: int, bonus: float = 0.0) -> float:
        return outlook(5, own + 1, other, bonus, 0) - outlook(5, own, other + 1, bonus, 0)

    assert stake(2, 2) > stake(0, 0) > stake(3, 1) > 0
    assert stake(2, 2, 2.0) > stake(2, 2)
    assert outlook(5, 5, 0, 2.0, 0) == 9  # the example of CC-7.5


def test_odds_are_sure_when_everything_is_seen() -> None:
    assert (odds(1, 0), odds(0, 0), odds(-1, 0)) == (1, 0, -1)
    assert 0 < odds(1, 3) < odds(4, 3) < 1
    assert odds(-2, 3) == -odds(2, 3)


def test_a_group_whose_card_has_been_shown_waits_for_the_reshuffle() -> None:
    assert asked(True, 1, False, 1, 1) == 1
    assert asked(False, 5, False, 8, 5) == 0
    assert 0 < asked(False, 5, True, 8, 5) < asked(True, 5, True, 8, 5)


def test_cards_of_the_set_up_are_no_philosophers() -> None:
    match = curia.new(FULL, seed=1)
    chance = random.Random(1)
    while not match.view("caesar")["turn"]:
        match.play(match.to_act[0], chance.choice(match.legal(match.to_act[0])))
    assert Reading(match.view("caesar")).doubtful == [0] * 5
    match.play("cleopatra", "down 3 senators")
    assert Reading(match.view("caesar")).doubtful == [1, 0, 0, 0, 0]
    assert Reading(match.view("caesar")).down == [2, 1, 1, 1, 1]


@pytest.mark.parametrize("game", ["caesar-cleopatra", "caesar-cleopatra-small"])
def test_unseen_cards_are_counted(game: str) -> None:
    match = curia.new(game, seed=1)
    reading = Reading(match.view("caesar"))
    assert reading.mean == pytest.approx(105 / 37 if game == FULL else 1)
    assert reading.thinkers == pytest.approx(2 / 37 if game == FULL else 1 / 3)
