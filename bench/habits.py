"""Tune what rules of thumb weigh (`heuristic_weights.py`): `python -m bench.habits --minutes 10`.

Each round plays thousands of games between players whose habits differ a little by chance, half of them
against the habits of `greedy` as they are. A quadratic surface through the results, number by number, says
which way to go. Prints what came of it, and the share of wins against `greedy`'s habits.
"""

import argparse
import os
import time
from concurrent.futures import Executor, ProcessPoolExecutor
from statistics import mean, stdev

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from numpy.typing import NDArray

from curia.core.dice import Dice
from curia.games.caesar.bots.heuristic_weights import USUAL, Habits, tuned
from curia.games.caesar.bots.heuristics import wander
from curia.games.caesar.data import FULL, read_options
from curia.games.caesar.state import State
from curia.games.caesar.steps import Course, outcome, ready

Numbers = NDArray[np.float64]
EDITION_NAMES = ("kosmos", "kosmos", "dutch", "french")
EDITIONS = [read_options({"edition": name}) for name in EDITION_NAMES]
NAMES = [name for name in dir(USUAL) if isinstance(getattr(USUAL, name), float | list)]


def numbers(habits: Habits) -> Numbers:
    return np.array([number for name in NAMES for number in np.ravel(getattr(habits, name))])


def habits(given: Numbers) -> Habits:
    found, rest = Habits(), given.tolist()
    for name in NAMES:
        kept = getattr(found, name)
        count = len(kept) if isinstance(kept, list) else 1
        setattr(found, name, rest[:count] if isinstance(kept, list) else rest[0])
        del rest[:count]
    return found


def game(number: int, seed: int, zero: Habits, one: Habits) -> float:
    """What came of a game for its first seat, -1 to 1."""
    course = Course(State(FULL, EDITIONS[number % len(EDITIONS)]), Dice(seed))
    ready(course)
    wander(course, 10_000, zero, one)
    return outcome(course.s, 0)


def tried(centre: Numbers, games: int, seed: int) -> tuple[Numbers, Numbers]:
    """Rows of what was tried and what came of it: which opponent, the steps aside, and their squares; a game
    against `greedy`'s habits has steps of one side only."""
    rng = np.random.default_rng(seed)
    size = reach(centre)
    rows, results = [], []
    for number in range(games):
        aside = rng.standard_normal((2, len(centre)))
        players = [habits(centre + size * each) for each in aside]
        fixed = (number // 4) % 4
        if fixed < 2:
            players[fixed], aside[fixed] = USUAL, 0
        kind = [float(fixed == 0), float(fixed == 1), float(fixed > 1)]
        rows.append([*kind, *(aside[0] - aside[1]), *(aside[0] ** 2 - aside[1] ** 2)])
        results.append(game(number, seed + number, *players))
    return np.array(rows), np.array(results)


def reach(centre: Numbers) -> Numbers:
    """How far aside each number is tried."""
    found: Numbers = 0.03 + 0.2 * np.abs(centre)
    return found


def moved(centre: Numbers, rows: Numbers, results: Numbers) -> Numbers:
    """To the top of the surface, at most one step each way; what may be noise counts less."""
    n = len(centre)
    found = np.linalg.lstsq(rows, results, rcond=None)[0]
    error = np.sqrt(np.diag(np.linalg.inv(rows.T @ rows)) * np.var(results - rows @ found))[3 : 3 + n]
    slope, bend = found[3 : 3 + n], found[3 + n :]
    trust = np.clip(1 - 1.5 * (error / np.maximum(np.abs(slope), 1e-9)) ** 2, 0, 1)
    step = np.clip(trust * slope / np.maximum(-2 * bend, 0.02), -1, 1)
    went: Numbers = centre + reach(centre) * step
    return went


def shares(centre: Numbers, pairs: int, seed: int) -> list[float]:
    """Of wins against `greedy`'s habits, in mirrored pairs."""
    mine, found = habits(centre), []
    for number in range(pairs):
        there = game(number, seed + number, mine, USUAL)
        back = -game(number, seed + number, USUAL, mine)
        # A win is 0.7 and more (`outcome`).
        found.append(mean(0.5 + 0.5 * np.sign(round(each / 1.4)) for each in (there, back)))
    return found


def measure(pool: Executor, centre: Numbers, pairs: int) -> str:
    parts = pool.map(shares, [centre] * 2, [pairs // 2] * 2, [1 << 40, 1 << 41])
    found = [share for part in parts for share in part]
    return f"{mean(found):.3f} +- {1.96 * stdev(found) / len(found) ** 0.5:.3f} over {2 * len(found)} games"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--games", type=int, default=40_000, help="each round")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    # A surface needs more games than it has numbers.
    if not given.minutes > 0 or given.games < 1000 or given.seed < 0:
        parser.error("--minutes above 0, --games from 1000 on, --seed from 0 on")
    centre, start, turn = numbers(tuned()), time.monotonic(), given.seed
    with ProcessPoolExecutor(2) as pool:
        while time.monotonic() < start + 60 * given.minutes:
            seeds = [(turn := turn + 1) << 24 for _ in range(2)]
            parts = list(pool.map(tried, [centre] * 2, [given.games // 2] * 2, seeds))
            centre = moved(centre, *(np.concatenate(each) for each in zip(*parts, strict=True)))
            for name in NAMES:
                kept = getattr(habits(centre), name)
                print(f"{name} = {np.round(kept, 3).tolist()}")
            print(f"{time.monotonic() - start:.0f} s: {measure(pool, centre, 4000)}\n", flush=True)


if __name__ == "__main__":
    main()
