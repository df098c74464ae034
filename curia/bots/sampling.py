"""`sampler`: what every game gets for nothing. It tries moves out in worlds that fit its view, plays on at
random to the end, and takes the move that won most. The same rollouts judge positions, for hints and reviews
of games that bring no evaluator of their own.
"""

import time
from random import Random
from typing import Any

from curia.bots.bot import Choice, DecidingBot, chance, moves
from curia.bots.evaluators import shares
from curia.core.game import Game, Json
from curia.games import kit

PLAYOUTS, SECONDS = 400, 1.0
# More moves than this are not all tried: they are drawn by lot.
WIDEST = 60
# A playout that is longer than this is ended as a host would end it.
LONGEST = 5_000


class Judged:
    """Chances by playing on at random, from a view."""

    def __init__(self, chances: dict[str, float], moves: list[tuple[str, float]]) -> None:
        self.chances = chances
        self.moves = moves


class SamplingBot(DecidingBot):
    def decide(
        self, view: Json, seconds: float | None = None, iterations: int | None = None, seed: int | None = None
    ) -> Choice:
        legal = moves(view)
        if len(legal) == 1:
            return Choice(legal[0])
        limit = SECONDS if seconds is None and iterations is None else seconds
        until = None if limit is None else time.monotonic() + 0.9 * limit
        return Choice(_judged(view, iterations or PLAYOUTS, until, chance(seed)).moves[0][0])


def judge(view: Json, iterations: int, seed: int) -> Judged:
    """How likely each seat is to win (`curia.bots.evaluators.Judge`)."""
    return _judged(view, iterations, None, Random(seed))


def _judged(view: Json, iterations: int, until: float | None, rng: Random) -> Judged:
    game, seats = kit(view["game"]).game, list(view["seats"])
    if view["result"] is not None:
        return Judged(shares(view["result"], seats), [])
    owes = view["seat"] in view["to_act"]
    tried: list[str] = list(view["legal"]) if owes else []
    if len(tried) > WIDEST:
        tried = rng.sample(tried, WIDEST)
    wins = {move: dict.fromkeys(seats, 0.0) for move in tried or [""]}
    games = dict.fromkeys(wins, 0)
    for number in range(max(iterations, len(wins))):
        if until is not None and number >= len(wins) and time.monotonic() >= until:
            break
        move = tried[number % len(tried)] if tried else ""
        for seat, share in _played_out(game, view, move, rng).items():
            wins[move][seat] += share
        games[move] += 1
    means = {move: {seat: won / games[move] for seat, won in by.items()} for move, by in wins.items()}
    if not tried:
        return Judged(means[""], [])
    own = sorted(((move, means[move][view["seat"]]) for move in tried), key=lambda one: -one[1])
    return Judged(means[own[0][0]], own)


def _played_out(game: Game[Any], view: Json, move: str, rng: Random) -> dict[str, float]:
    """One world that fits the view, the move in it, and all that follows at random: who won."""
    state = game.sample(view, rng)
    seats = game.seats(state)
    if move:
        game.play(state, seats.index(view["seat"]), move)
    for _ in range(LONGEST):
        while (due := game.roll(state, rng)) is not None:
            game.play_chance(state, due)
        if not (waiting := game.to_act(state)):
            break
        seat = waiting[0]
        game.play(state, seat, rng.choice(game.legal(state, seat)))
    result = game.result(state)
    return shares(result if result is not None else game.standing(state, None), list(seats))
