"""A judge for tests that knows nothing: sampled worlds, played to their end at random."""

from random import Random
from typing import NamedTuple

import curia
from curia.core.game import Json


class Judgement(NamedTuple):
    chances: dict[str, float]
    moves: list[tuple[str, float]]


def judge(view: Json, iterations: int, seed: int) -> Judgement:
    assert view["seat"] in view["seats"]
    rng = Random(seed)
    chances = _chances(view, None, iterations, rng)
    moves = []
    if view["seat"] in view["to_act"]:
        moves = [(move, _chances(view, move, iterations, rng)[view["seat"]]) for move in view["legal"][:6]]
    return Judgement(chances, sorted(moves, key=lambda one: -one[1]))


def _chances(view: Json, move: str | None, iterations: int, rng: Random) -> dict[str, float]:
    won = dict.fromkeys(view["seats"], 0.0)
    for _ in range(iterations):
        world = curia.sample(view, rng)
        if move is not None:
            world.play(view["seat"], move)
        while world.to_act:
            seat = world.to_act[0]
            world.play(seat, rng.choice(world.legal(seat)))
        assert world.result is not None
        for seat in world.result["winners"]:
            won[seat] += 1 / (len(world.result["winners"]) * iterations)
    return won
