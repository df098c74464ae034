"""How much can be learnt against `imperator`: `python -m bench.responder --minutes 30`.

A copy of the shipped network learns, as in `curia train`, but always against the same player: the shipped
network as `imperator` would play without search (a search is too slow for the millions of choices it takes to
learn). Then the share of wins is measured: against that player, and against `imperator` itself with a fixed
number of playouts. The learner begins as the very player that it meets: whatever is above 0.5 was learnt.
"""

import argparse
import os
import time
from collections.abc import Callable
from statistics import mean

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from numpy.typing import NDArray

from bench.bots import interval, play_pair
from curia.core.dice import Dice
from curia.core.game import Json
from curia.games.caesar.bots import levels
from curia.games.caesar.bots.levels import OPENING
from curia.games.caesar.bots.network import Bytes, Flags, Floats, Net, pick, shipped
from curia.games.caesar.bots.search import Manner, Search
from curia.games.caesar.bots.training import Learner, Play, Settings
from curia.games.caesar.data import FULL, read_options
from curia.games.caesar.notation import move_text
from curia.games.caesar.state import ARRANGE, ORDER, OVER, State
from curia.games.caesar.steps import Course, outcome, ready, take

SHARPNESS = 2.0  # of every choice but the opening ones
SETTINGS = Settings(former=1.0, thumbs=0.0, small=0.0)
EDITIONS = ("kosmos", "kosmos", "dutch", "french")


def sharpened(chances: Floats, courses: list[Course]) -> Floats:
    """Chances as they are played without search."""
    powers = [OPENING if course.s.phase in (ORDER, ARRANGE) else SHARPNESS for course in courses]
    played: Floats = chances ** np.array(powers, np.float32)[:, None]
    played /= played.sum(axis=1, keepdims=True)
    return played


class Lessons(Play):
    """Games against one and the same player."""

    def __init__(self, settings: Settings, seed: int, fixed: Net) -> None:
        super().__init__(settings, seed)
        self.former = [fixed.layers]
        self.played_by_other[:] = self.rng.integers(0, 2, settings.games)

    def replies(self, former: Net, rows: Bytes, possible: Flags, games: NDArray[np.intp]) -> Floats:
        chances = super().replies(former, rows, possible, games)
        return sharpened(chances, [self.courses[game] for game in games])


def learnt(fixed: Net, minutes: float, seed: int, settings: Settings = SETTINGS) -> tuple[Net, int]:
    """What was learnt against this player, and from how many choices."""
    learner = Learner(settings, [layer.copy() for layer in fixed.layers])
    play, rng = Lessons(settings, seed, fixed), np.random.default_rng(seed)
    start, choices, lessons = time.monotonic(), 0, 0
    while (spent := (time.monotonic() - start) / 60 / minutes) < 1:
        lesson = play.lesson(learner.layers)
        learner.learn(lesson, spent, rng)
        choices, lessons = choices + int(lesson.counts.sum()), lessons + 1
        if lessons % 10 == 0:
            share = mean(lesson.against_former or [0.5])
            print(f"{60 * minutes * spent:6.0f} s {choices:9} choices, won {share:.3f}", flush=True)
    return Net(learner.layers), choices


def shares(one: Net, other: Net, pairs: int, seed: int) -> list[float]:
    """The first one's share of wins in pairs of games, all at once, with the same deal and swapped seats."""
    options = [read_options({"edition": edition}) for edition in EDITIONS]
    courses = [
        Course(State(FULL, options[number % len(options)]), Dice(seed + number))
        for number in range(pairs)
        for _ in range(2)
    ]
    for course in courses:
        ready(course)
    rng = np.random.default_rng(seed)
    active = list(range(len(courses)))
    while active:
        for net, player in ((one, 0), (other, 1)):
            # In even games the first player has the first seat, in odd ones the second.
            games = [game for game in active if (courses[game].s.actor ^ game & 1) == player]
            games = [game for game in games if courses[game].s.phase != OVER]
            if games:
                acting = [courses[game] for game in games]
                chosen = pick(sharpened(net.look(acting)[0], acting), rng)
                for course, step in zip(acting, chosen.tolist(), strict=True):
                    take(course, step)
        active = [game for game in active if courses[game].s.phase != OVER]
    won = [np.sign(round(outcome(course.s, game & 1), 3)) / 2 + 0.5 for game, course in enumerate(courses)]
    return [float(first + second) / 2 for first, second in zip(won[::2], won[1::2], strict=True)]


def by_habit(net: Net) -> Callable[[Json, int], str]:
    """A player without search, for views."""

    def choose(view: Json, seed: int) -> str:
        if len(view["legal"]) == 1:
            return str(view["legal"][0])
        search = Search(view, net, Manner(), seed)
        opening = search.root.phase in (ORDER, ARRANGE)
        return move_text(search.by_habit(OPENING if opening else SHARPNESS))

    return choose


def imperator(playouts: int) -> Callable[[Json, int], str]:
    return lambda view, seed: levels.choose("imperator", view, None, playouts, seed)


def report(what: str, found: list[float], start: float) -> None:
    share, spent = mean(found), time.perf_counter() - start
    games = f"{2 * len(found)} games in {spent:.0f} s"
    print(f"{what}: {share:.3f} +- {interval(found):.3f} of {games}, gain {share - 0.5:+.3f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--pairs", type=int, default=1000, help="against the player without search")
    parser.add_argument("--searched", type=int, default=30, help="pairs against imperator")
    parser.add_argument("--playouts", type=int, default=levels.IMPERATOR_PLAYOUTS // 10)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    responder, choices = learnt(shipped(), given.minutes, given.seed)
    print(f"learnt from {choices} choices in {given.minutes:g} minutes")
    start = time.perf_counter()
    report("without search", shares(responder, shipped(), given.pairs, given.seed), start)
    start = time.perf_counter()
    one, other = by_habit(responder), imperator(given.playouts)
    found = [
        play_pair("caesar-cleopatra", {"edition": EDITIONS[n % len(EDITIONS)]}, given.seed + n, one, other)
        for n in range(given.searched)
    ]
    report(f"imperator, {given.playouts} playouts", found, start)


if __name__ == "__main__":
    main()
