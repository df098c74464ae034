"""The engine agrees with an independent implementation of the same clauses, move by move."""

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

import curia
from tests.caesar.games import any_move, any_position, mixed_options, random_move, style
from tests.oracle.caesar import EDITIONS, SEATS, Illegal, Oracle

Json = dict[str, Any]


class Step:
    """One decision of the engine: what was asked and what was answered, and how bad moves were refused."""

    def __init__(self, match: curia.Match, tries: Iterable[tuple[str, str]]) -> None:
        self.to_act = match.to_act
        self.legal = {seat: match.legal(seat) for seat in SEATS}
        self.position = match.position()
        self.result = match.result
        self.refused: list[tuple[str, str, str | None]] = []
        # An order of action cards can be legal without being listed.
        ordering = self.position.get("phase", {}).get("name") == "order"
        for seat, move in tries:
            if move not in self.legal[seat] and not (ordering and move.startswith("order ")):
                with pytest.raises(curia.IllegalMove) as e:
                    match.play(seat, move)
                self.refused.append((seat, move, e.value.clause))
        self.answer: tuple[str, str] | None = None

    def __str__(self) -> str:
        return f"{self.answer} at {self.position}"


def bad_moves(rng: Random, number: int) -> list[tuple[str, str]]:
    return [(rng.choice(SEATS), any_move(rng)) for _ in range(number)]


def engine_game(match: curia.Match, rng: Random) -> list[Step]:
    """Play to the end; every decision on the way."""
    steps, weights = [Step(match, bad_moves(rng, 1))], style(rng)
    while match.to_act:
        steps[-1].answer = random_move(match, rng, weights)
        match.play(*steps[-1].answer)
        steps.append(Step(match, bad_moves(rng, 1)))
    return steps


def chances(match: curia.Match, kind: str) -> list[list[str]]:
    """What chance decided of that kind, each without its first word."""
    moves = [entry["move"].split(" ") for entry in match.record()["moves"] if entry["seat"] == "chance"]
    return [words[1:] for words in moves if words[0] == kind]


def full_options(options: Json) -> dict[str, str]:
    return {**EDITIONS[options["edition"]], **{k: v for k, v in options.items() if k != "edition"}}


def new_oracle(match: curia.Match, options: dict[str, str]) -> Oracle:
    """The same deal as a match's."""
    deal = {
        "votes": chances(match, "votes")[0],
        "influence": {words[0]: words[1:] for words in chances(match, "influence")},
        "actions": {words[0]: words[1:] for words in chances(match, "actions")},
        "bonus": dict(zip(SEATS, chances(match, "bonus")[0], strict=True)),
    }
    return Oracle.new(full_options(options), deal)


def comparable(position: Json, over: bool) -> Json:
    """A position without what the two keep differently: the phase, and in the middle of a turn the passes."""
    asked = position.get("phase", {"name": "main"})
    found = {key: value for key, value in position.items() if key not in ("phase", "passes")}
    if over or asked["name"] in ("order", "arrange"):
        del found["turn"]
    if "edition" in found["options"]:
        found["options"] = full_options(found["options"])
    for seat in asked.get("waiting", []) if asked["name"] == "order" else []:
        # Action cards that are not in order yet belong nowhere in particular.
        found["players"] = {**found["players"], seat: {**found["players"][seat], "actions": []}}
    return found


def compare(steps: list[Step], oracle: Oracle, reshuffles: list[list[str]]) -> None:
    decks = iter(reshuffles)
    oracle.reshuffle = lambda cards: same_cards(cards, next(decks))
    for step in steps:
        compare_step(step, oracle)
        if step.answer is not None:
            oracle.play(*step.answer)
    assert oracle.result is not None


def same_cards(before: list[str], after: list[str]) -> list[str]:
    assert sorted(before) == sorted(after)
    return after


def compare_step(step: Step, oracle: Oracle) -> None:
    assert step.to_act == oracle.to_act, str(step)
    over = step.result is not None
    theirs = oracle.position()
    if "phase" not in step.position:
        assert step.position["passes"] == theirs["passes"], str(step)
    else:
        theirs["phase"] = step.position["phase"]
    assert comparable(step.position, over) == comparable(theirs, over), str(step)
    for seat in SEATS:
        mine = step.legal[seat]
        assert len(mine) == len(set(mine)), str(step)
        if mine and mine[0].startswith("order "):
            assert all(not oracle.breaches(seat, move.split(" ")) for move in mine), str(step)
        else:
            assert set(mine) == set(oracle.legal(seat)), str(step)
    for seat, move, clause in step.refused:
        with pytest.raises(Illegal) as e:
            oracle.play(seat, move)
        assert clause == e.value.clause, f"{seat} {move}: {step}"
    compare_results(step.result, oracle.result)


def compare_results(mine: Json | None, theirs: Json | None) -> None:
    found = None if mine is None else {key: mine[key] for key in ("points", "winners", "reason")}
    assert found == theirs


def one_game(seed: int, options: dict[str, str]) -> None:
    match = curia.new("caesar-cleopatra", seed=seed, options=options)
    steps = engine_game(match, Random(f"game {seed}"))
    compare(steps, new_oracle(match, match.record()["options"]), chances(match, "votes")[1:])


def one_position(seed: int) -> None:
    rng = Random(f"position {seed}")
    position = any_position(rng)
    match = curia.position(position, seed=seed)
    steps = engine_game(match, rng)
    compare(steps, Oracle.from_position(position), chances(match, "votes"))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("part", range(2))
def test_whole_games_of_an_edition(edition: str, part: int) -> None:
    for seed in range(part, 50, 2):
        one_game(seed, {"edition": edition})


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("part", range(2))
def test_whole_games_with_mixed_options(edition: str, part: int) -> None:
    for seed in range(1000 + part, 1050, 2):
        one_game(seed, {**mixed_options(Random(seed)), "edition": edition})


@pytest.mark.parametrize("part", range(4))
def test_games_from_hand_made_positions(part: int) -> None:
    for seed in range(part, 400, 4):
        one_position(seed)


# With the 400 whole games above these are 5,000.
@pytest.mark.long
@pytest.mark.parametrize("part", range(46))
def test_thousands_of_games(part: int) -> None:
    for seed in range(part, 4600, 46):
        rng = Random(seed)
        one_game(10_000 + seed, mixed_options(rng) if seed % 3 else {"edition": rng.choice(list(EDITIONS))})


@pytest.mark.long
@pytest.mark.parametrize("part", range(20))
def test_thousands_of_positions(part: int) -> None:
    for seed in range(10_000 + part, 12_000, 20):
        one_position(seed)
