"""The engine agrees with an independent implementation of the same clauses, move by move, deals included."""

import json
from random import Random
from typing import Any

import pytest

import curia
from curia import IllegalMove, Match
from tests.oracle.quovadis import TILES, Illegal, Oracle
from tests.quovadis.dense import crowded, to_the_point
from tests.quovadis.random_talk import MIXES, random_try

Json = dict[str, Any]
TALK = ("propose", "counter", "offer")
PROMISE = ("by", "to", "kind", "at", "against", "laurels", "text", "turns", "status")


def deals(match: Match) -> list[Json]:
    """What chance decided for each game of the match."""
    moves = [entry["move"].split(" ") for entry in match.record()["moves"] if entry["seat"] == "chance"]
    starts = [words[1] for words in moves if words[0] == "start"]
    return [
        {"start": start, "tiles": words[1:]}
        for start, words in zip(starts, (words for words in moves if words[0] == "tiles"), strict=True)
    ]


def oracle_for(match: Match) -> Oracle:
    options = match.view(None)["options"]
    oracle = Oracle.new(len(match.seats), options, deals(match)[0])
    oracle.next_game = lambda: deals(match)[-1]
    return oracle


def comparable(position: Json, over: bool) -> Json:
    """What both keep, in one order; after the end the turn is nobody's."""
    found = {key: position[key] for key in ("caesar", "bank", "stock")}
    found["turn"] = None if over else position["turn"]
    found["committees"] = {
        committee: seated if committee == "senate" else sorted(seated)
        for committee, seated in position["committees"].items()
        if seated
    }
    found["laurels"] = {path: tile for path, tile in position["laurels"].items() if tile}
    found["players"] = {
        seat: (player.get("reserve", 0), sorted(player.get("laurels", []), key=TILES.index))
        for seat, player in position["players"].items()
    }
    return found


def promises(ledger: list[Json]) -> list[Json]:
    return [{key: entry[key] for key in PROMISE if key in entry} for entry in ledger]


def compare(match: Match, oracle: Oracle, where: str) -> None:
    over = match.result is not None
    assert match.to_act == tuple(oracle.to_act), where
    for seat in match.seats:
        mine = [move for move in match.legal(seat) if not move.startswith(TALK)]
        assert len(mine) == len(set(mine)), where
        assert set(mine) == set(oracle.legal(seat)), where
    assert comparable(match.position(), over) == comparable(oracle.position(), over), where
    view = match.view(None)
    assert promises(view["ledger"]) == promises(oracle.ledger), where
    numbers = [None if deal is None else deal["number"] for deal in (view["deal"], oracle.deal)]
    assert numbers[0] == numbers[1], where
    assert {o["number"] for o in view["offers"]} == {o["number"] for o in oracle.offers}, where
    compare_results(match.result, oracle.result, where)


def compare_results(mine: Json | None, theirs: Json | None, where: str) -> None:
    assert (mine is None) == (theirs is None), where
    if mine is not None and theirs is not None:
        for key in ("points", "laurels", "winners", "reason"):
            assert mine[key] == theirs[key], where


def try_both(match: Match, oracle: Oracle, seat: str, text: str, where: str) -> bool:
    """Whether the move was played; both must say the same, and refuse for the same clause."""
    turn, refused = match.view(None)["turn"], []
    for play in (match.play, oracle.play):
        try:
            play(seat, text)
        except (IllegalMove, Illegal) as refusal:
            refused.append(refusal.clause)
    assert len(refused) in (0, 2), where
    if refused and refused[0] != refused[1]:
        assert refused[1] is None, where
        assert read_differently(text, turn), where
    return not refused


def read_differently(text: str, turn: str) -> bool:
    """The other side can't read a deal number 0, nor the mover's own seat among the consents; ours can."""
    _, *fields = text.split(" ")
    if fields[0] == "0" or fields[-1] == "0":
        return True
    return turn in json.loads(text[text.index("{") :]).get("consents", {}) if "{" in text else False


def one_match(seed: int) -> None:
    rng = Random(f"oracle {seed}")
    options = rng.choice([{}, rng.choice(MIXES), rng.choice(MIXES)])
    match = curia.new("quovadis", seats=rng.choice((3, 4, 5)), seed=seed, options=options)
    oracle = oracle_for(match)
    compare(match, oracle, f"match {seed} begins")
    for step in range(400):
        if match.result is not None:
            return
        tries = [random_try(match, rng) for _ in range(rng.randint(0, 4))]
        seat = rng.choice(match.to_act) if rng.random() < 0.8 else rng.choice(match.seats)
        moves = match.legal(seat)
        upward = [move for move in moves if not move.startswith("caesar")]
        if moves:
            tries.append((seat, rng.choice(upward or moves) if rng.random() < 0.8 else rng.choice(moves)))
        for seat, text in tries:
            where = f"match {seed}, step {step}: {seat} {text}"
            if try_both(match, oracle, seat, text, where):
                compare(match, oracle, where)


def one_position(seed: int) -> None:
    rng = Random(f"dense {seed}")
    position = crowded(rng)
    match, oracle = curia.position(position, seed=seed), Oracle.from_position(position)
    for step in range(200):
        if match.result is not None:
            return
        seat, text = to_the_point(match, rng)
        where = f"position {seed}, step {step}: {seat} {text}"
        if try_both(match, oracle, seat, text, where):
            compare(match, oracle, where)


@pytest.mark.parametrize("part", range(4))
def test_talk_in_crowded_positions(part: int) -> None:
    for seed in range(part, 24, 4):
        one_position(seed)


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
def test_talk_in_hundreds_of_crowded_positions(part: int) -> None:
    for seed in range(1000 + part, 1100, 10):
        one_position(seed)


@pytest.mark.parametrize("part", range(8))
def test_matches_with_random_deals(part: int) -> None:
    for seed in range(part, 16, 8):
        one_match(seed)


@pytest.mark.long
@pytest.mark.parametrize("part", range(20))
def test_hundreds_of_matches_with_random_deals(part: int) -> None:
    for seed in range(1000 + part, 1100, 20):
        one_match(seed)
