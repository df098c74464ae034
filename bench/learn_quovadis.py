"""Learn what tables of Quo Vadis? are worth: `python -m bench.learn_quovadis network.json --games 1500`.

Bots with moods of their own play; a small network (`network_value.py`) learns from every board who
won. An eighth of the games is kept apart: the weights that foretell those best are written. Those of the
package, curia/games/quovadis/bots/network.json, were learned from 1,544 games.
"""

import argparse
import json
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

import curia
from curia.core.game import Json
from curia.games.quovadis.bots import greedy
from curia.games.quovadis.bots.heuristic_value import Weights, Worth
from curia.games.quovadis.bots.network_value import BOARD, LEAST, PURSE, board_of, purse_of
from curia.games.quovadis.bots.view_reader import Reading
from curia.games.quovadis.scoring import laurels
from curia.games.quovadis.state import State
from curia.play.driver import give_up
from curia.play.local import Driver, Player

Floats = NDArray[np.float32]
MOST = 5  # seats
NOBODY = -50.0  # the score of a seat that is not there
APART = 8  # every eighth game is not learned from
MOODS = ("ask", "lonely", "full", "price", "needed", "haste", "spread_turn", "noise")


class Moody:
    """`greedy`, with weights and whims of its own, so that many kinds of boards come up."""

    def __init__(self, rng: Random) -> None:
        usual = Weights()
        moods = {name: getattr(usual, name) * rng.uniform(0.5, 1.6) for name in MOODS}
        self.weights = replace(usual, **moods)
        self.whim = rng.choice([0.0, 0.02, 0.06])

    def choose(
        self, view: Json, seconds: float | None = None, iterations: int | None = None, seed: int | None = None
    ) -> str:
        rng = Random(seed)
        steps: list[str] = [move for move in view["legal"] if move.startswith(("enter", "move"))]
        if steps and rng.random() < self.whim:
            return rng.choice(steps)
        return greedy.choose(view, rng, self.weights)

    def choose_offer(self, view: Json) -> str | None:
        return greedy.choose_offer(view, self.weights)


@dataclass
class Lessons:
    """For each board: what is seen of each seat, what the rules of thumb say, who won, in which game."""

    seen: list[list[list[float]]] = field(default_factory=list)
    thumb: list[list[float]] = field(default_factory=list)
    won: list[list[float]] = field(default_factory=list)
    game: list[int] = field(default_factory=list)


def lesson(s: State) -> tuple[list[list[float]], list[float]]:
    worth = Worth(s, Weights())
    outlook = worth.outlook(s)
    prospects = [worth.prospects(s, seat) for seat in range(s.n)]
    totals = [float(laurels(s, seat)) for seat in range(s.n)]
    nobody = [[0.0] * (BOARD + PURSE)] * (MOST - s.n)
    seen = [
        board_of(s, seat, prospects, outlook.scored[seat])
        + purse_of(seat, totals, outlook.expected, outlook.scored)
        for seat in range(s.n)
    ]
    scores = [float(np.log(max(chance, LEAST))) for chance in outlook.chances([0] * s.n)]
    return seen + nobody, scores + [NOBODY] * (MOST - s.n)


def add_game(lessons: Lessons, number: int) -> None:
    rng = Random(number)
    match = curia.new("quovadis", seats=rng.choice([3, 4, 4, 4, 5]), seed=number)
    bots = [Moody(rng) for _ in match.seats]
    players = {seat: Player(bot, chance=rng) for seat, bot in zip(match.seats, bots, strict=True)}
    driver = Driver(match, players, told=False, on_failure=give_up)
    found, turns = [], -1
    while (request := driver.next()) is not None:
        view = request.view
        if not request.aside and view["turns"] != turns and view["turn"] == request.seat:
            turns = view["turns"]
            found.append(lesson(Reading(view).state))
        driver.enter(request, driver.think(request))
    assert match.result is not None
    winners = match.result["winners"]
    won = [(seat in winners) / max(1, len(winners)) for seat in match.seats]
    for seen, thumb in found if winners else []:
        lessons.seen.append(seen)
        lessons.thumb.append(thumb)
        lessons.won.append(won + [0.0] * (MOST - len(won)))
        lessons.game.append(number)


def chances_and_loss(scores: Floats, won: Floats) -> tuple[Floats, float]:
    chances = np.exp(scores - scores.max(1, keepdims=True))
    chances /= chances.sum(1, keepdims=True)
    return chances, float(-(won * np.log(chances + 1e-9)).sum(1).mean())


def learn(lessons: Lessons, hidden: int, epochs: int) -> tuple[dict[str, Floats], float]:
    """Weights by Adam, those that foretell the games kept apart best; and how well (cross-entropy)."""
    seen, thumb, won = (np.array(given, np.float32) for given in (lessons.seen, lessons.thumb, lessons.won))
    apart = np.array(lessons.game) % APART == 0
    there = (thumb > NOBODY / 2).astype(np.float32)
    rng = np.random.default_rng(0)
    size = BOARD + PURSE
    w: dict[str, Floats] = {
        "in": rng.normal(0, 0.5 / np.sqrt(size), (size, hidden)).astype(np.float32),
        "bias": np.full(hidden, 0.05, np.float32),
        "out": rng.normal(0, 0.02, hidden).astype(np.float32),
    }
    first = {name: np.zeros_like(value) for name, value in w.items()}
    second = {name: np.zeros_like(value) for name, value in w.items()}
    best, least, step = dict(w), float("inf"), 0
    learned = np.flatnonzero(~apart)
    for epoch in range(epochs):
        rate = 2e-3 * (1 - epoch / epochs)
        rng.shuffle(learned)
        for batch in np.array_split(learned, max(1, len(learned) // 512)):
            units = seen[batch] @ w["in"] + w["bias"]
            active = np.maximum(units, 0)
            chances, _ = chances_and_loss(thumb[batch] + there[batch] * (active @ w["out"]), won[batch])
            error = there[batch] * (chances - won[batch]) / len(batch)
            back = error[..., None] * w["out"] * (units > 0)
            slopes = {
                "in": np.einsum("bnd,bnh->dh", seen[batch], back, optimize=True),
                "bias": back.sum((0, 1)),
                "out": (active * error[..., None]).sum((0, 1)),
            }
            step += 1
            for name, slope in slopes.items():
                first[name] = 0.9 * first[name] + 0.1 * slope
                second[name] = 0.999 * second[name] + 0.001 * slope**2
                size_now = np.sqrt(second[name] / (1 - 0.999**step)) + 1e-8
                w[name] = w[name] - rate * (first[name] / (1 - 0.9**step) / size_now + 0.03 * w[name])
        scores = thumb[apart] + there[apart] * (np.maximum(seen[apart] @ w["in"] + w["bias"], 0) @ w["out"])
        _, loss = chances_and_loss(scores, won[apart])
        if loss < least:
            best, least = dict(w), loss
    return best, least


def as_json(w: dict[str, Floats]) -> dict[str, Any]:
    """As `Network` reads it."""
    hidden = len(w["bias"])
    rows = np.concatenate([w["in"], w["bias"][None]]).T.ravel()
    return {"hidden": hidden, "weights": [round(float(weight), 4) for weight in [*rows, *w["out"]]]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--hidden", type=int, default=16)
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    lessons = Lessons()
    for number in range(given.games):
        add_game(lessons, given.seed * 100_000 + number)
    weights, loss = learn(lessons, given.hidden, given.epochs)
    given.file.write_text(json.dumps(as_json(weights)), encoding="ascii")
    print(f"{given.games} games, {len(lessons.game)} boards; cross-entropy of games kept apart: {loss:.3f}")


if __name__ == "__main__":
    main()
