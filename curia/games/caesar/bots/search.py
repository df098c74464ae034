"""Search for Caesar & Cleopatra: the most promising moves, tried out in many worlds that fit the view.

A move is judged over all worlds together, never world by world. After it both seats play on for a few turns
by rules of thumb, each by what it knows itself; then the network, or a count of what is at stake, says what
may be hoped for. Half of the moves drop out after each round, so that the better ones are tried more often.
"""

import time
from dataclasses import dataclass
from math import inf, log, sqrt
from random import Random

import numpy as np
from numpy.typing import NDArray

from curia.core.dice import Dice
from curia.core.game import Json
from curia.games.caesar.bots.heuristic_weights import USUAL, Habits, tuned
from curia.games.caesar.bots.heuristics import hoped, leanings, wander
from curia.games.caesar.bots.network import Net, pick
from curia.games.caesar.bots.read_belief import remember
from curia.games.caesar.bots.view_reader import BOXES
from curia.games.caesar.rules import play
from curia.games.caesar.sample import sample
from curia.games.caesar.state import OVER, State
from curia.games.caesar.steps import Course, fork, outcome, place, ready, steps

SEED = 1 << 58
# How many times more worlds are drawn, at most, where few of them make sense of the other player's choices.
FURTHER = 4
# How the other player may go about it; which of them, their choices tell.
KINDS = [USUAL, tuned()]


@dataclass(frozen=True)
class Manner:
    """How to search."""

    moves: int = 8  # tried at most
    each: int = 80  # playouts for each of them: few moves are decided sooner
    least: float = 0.01  # chance that the network gives to a move worth trying, as a share of the best one's
    sure: float = 0.97  # a move that the network is so sure of is played at once
    horizon: int = 4  # turns begun until what may be hoped for is asked
    worlds: int = 64  # at most; they are used again
    prior: float = 0.02  # how much the network's opinion counts beside what was found
    mixed: float = 0.5  # how much of chance is in that: with 1, moves are as likely as both together say
    weigh: int = 0  # how many choices of the other player are asked how likely they were
    drawn: int = 2  # worlds drawn for each one kept, where they are weighed
    own: Habits = USUAL  # how this seat goes on in playouts
    keen: float = 10.0  # how surely they are thought to choose what is better, for each point
    order: float | None = None  # action cards by own habits, with so much chance in points; or by the network


@dataclass(frozen=True)
class World:
    """A world that fits the view, and how the other player goes on in it."""

    state: State
    habits: Habits = USUAL


@dataclass
class Trial:
    """A move, and what came of it; `values` from -1 to 1, one for each playout."""

    move: int
    prior: float
    values: list[float]
    luck: float = 0.0  # so that near-equal moves are mixed: one that can be foretold can be answered

    @property
    def value(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0


class Search:
    """One decision of a view's seat."""

    def __init__(self, view: Json, net: Net, manner: Manner, seed: int | None) -> None:
        self.view, self.net, self.manner = view, net, manner
        self.seat: int = view["seats"].index(view["seat"])
        self.box = BOXES[view["game"]]
        self.random = Random(seed)
        self.rng = np.random.default_rng(self.random.getrandbits(64))
        self.past = remember(view, self.box, self.random)
        self.root = self.past.template
        if manner.weigh:
            self.past.kinds = KINDS
        self.worlds: list[World] = []
        self.enough = manner.worlds
        self.different = inf  # worlds; few where hardly any makes sense of the other player's choices
        self.time_for_worlds: float | None = None

    def world(self, number: int) -> World:
        """The worlds one after the other; when there are enough of them, from the first one again."""
        number %= self.enough
        if self.manner.weigh and self.past.ways and not self.worlds:
            self.worlds = self.weighed()
        while len(self.worlds) <= number:
            self.worlds.append(self.draw())
        return self.worlds[number]

    def limit(self, playouts: int) -> None:
        """No more worlds than so many playouts are worth."""
        self.enough = max(2, min(self.manner.worlds, playouts // 4))

    def draw(self) -> World:
        found = self.past.world()
        return World(sample(self.view, self.box, self.random) if found is None else found)

    def weighed(self) -> list[World]:
        """Worlds as likely as the other player's choices on the way to them, if they go by rules of thumb of
        one kind or another."""
        worlds, said = list[World](), list[float]()
        least = self.enough * self.manner.drawn
        for number in range(FURTHER * least):
            if self.time_for_worlds is not None and time.monotonic() > self.time_for_worlds:
                break
            if number >= least and number % self.enough == 0 and different(said) > self.enough / 4:
                break
            state = self.past.world()
            if state is not None:
                worlds += [World(state, habits) for habits in KINDS]
                said += self.past.replay(state, self.manner.weigh, self.manner.keen, KINDS)[1]
        if not worlds:
            return []
        self.different = different(said)
        weights = likely(said).cumsum()
        marks = (np.arange(self.enough) + self.rng.random()) / self.enough * weights[-1]
        found = [worlds[at] for at in np.searchsorted(weights, marks).clip(0, len(worlds) - 1)]
        self.random.shuffle(found)
        return found

    def course(self) -> Course:
        return Course(self.root.copy(), Dice(0))

    def by_habit(self, sharpness: float) -> int:
        """A move as the network plays; the more sharply, the rarer are moves that it likes less."""
        course = self.course()
        while True:
            chances, _ = self.net.look([course])
            chances **= sharpness
            chances /= chances.sum()
            move = place(course, int(pick(chances, self.rng)[0]))
            if move >= 0:
                return move

    def by_own_habits(self, noise: float) -> int:
        """What the habits that this seat goes by in playouts like best; with so much chance, in points."""
        course = self.course()
        while True:
            found = steps(course)
            worth = leanings(course, self.manner.own, found)
            move = place(course, found[int(np.argmax(worth + self.rng.gumbel(scale=noise, size=len(found))))])
            if move >= 0:
                return move

    def candidates(self) -> list[Trial]:
        """The moves that the network likes best; wide moves step by step, only the best beginnings."""
        most, found = self.manner.moves, dict[int, float]()
        open_ones = [(1.0, self.course())]
        while open_ones:
            chances, _ = self.net.look([course for _, course in open_ones])
            grown = [
                (chance * float(row[step]), course, int(step))
                for (chance, course), row in zip(open_ones, chances, strict=True)
                for step in np.flatnonzero(row)
            ]
            grown.sort(key=lambda each: -each[0])
            open_ones = []
            for chance, course, step in grown[:most]:
                further = fork(course, course.s.copy())
                move = place(further, step)
                if move >= 0:
                    found[move] = found.get(move, 0.0) + chance
                else:
                    open_ones.append((chance, further))
        best = sorted(found.items(), key=lambda each: -each[1])[:most]
        least = self.manner.least * best[0][1]
        return [Trial(move, chance, [], self.luck()) for move, chance in best if chance >= least]

    def luck(self) -> float:
        """Added to the logarithms of chances, the highest sum is as likely as its chance (Gumbel)."""
        return -log(-log(self.random.random() * 0.999998 + 1e-6)) * self.manner.mixed

    def hope(self) -> float:
        """What the network hopes for before any move."""
        return float(self.net.look([self.course()])[1][0])

    def outlook(self, playouts: int) -> float:
        """What may be hoped for while the other seat is to act."""
        values: list[float] = []
        for start in range(0, max(1, playouts), 32):
            worlds = [self.world(number) for number in range(start, start + 32)]
            courses = [Course(world.state.copy(), Dice(self.random.randrange(SEED))) for world in worlds]
            values += self.play_out(courses, [world.habits for world in worlds]) or []
        return sum(values) / len(values)

    def run(self, trials: list[Trial], playouts: int, until: float | None) -> list[Trial]:
        """Try them out; those that are left at the end, best first. `until`: when time is up."""
        playouts, spent = min(playouts, self.manner.each * len(trials)), 0
        self.limit(playouts)
        left, at_once = (trials, 8) if until is None else self.first_world(trials, until)
        rounds = max(1, (len(left) - 1).bit_length())
        for number in range(rounds):
            share = max(1, (playouts - spent) // ((rounds - number) * len(left)))
            done = len(left[0].values)
            now = time.monotonic()
            enough = None if until is None else now + (until - now) / (rounds - number)
            for start in range(done, done + share, at_once):
                worlds = range(start, min(start + at_once, done + share))
                if not self.try_out(left, worlds, until):
                    break
                spent += len(left) * len(worlds)
                if settled(left, self.different) or (enough is not None and time.monotonic() > enough):
                    break
            left = self.ranked(left)
            if number < rounds - 1 or settled(left, self.different):
                left = left[: max(1, len(left) // 2)]
            if len(left) == 1:
                break
        return left

    def first_world(self, trials: list[Trial], until: float) -> tuple[list[Trial], int]:
        """Try the moves out in the first world, the most promising ones first: those that there was time for,
        and in how many worlds to try them out between two looks at the clock."""
        begin = time.monotonic()
        self.time_for_worlds = begin + (until - begin) / 4
        world, seed = self.world(0), self.random.randrange(SEED)
        tried, ready_at = list[Trial](), time.monotonic()
        for trial in trials:
            if time.monotonic() >= until:
                break
            trial.values += self.play_out([self.after(world, seed, trial)], [world.habits]) or []
            tried.append(trial)
        took = time.monotonic() - ready_at
        return tried or trials[:1], max(1, min(8, int((until - begin) / 50 / max(took, 1e-6))))

    def ranked(self, trials: list[Trial]) -> list[Trial]:
        """Best first, by what was found and a little by what the network thought."""
        weight = self.manner.prior
        return sorted(trials, key=lambda each: -(each.value + weight * (log(each.prior + 1e-6) + each.luck)))

    def try_out(self, trials: list[Trial], numbers: range, until: float | None = None) -> bool:
        """Each move in each of these worlds, with the same luck for all of them. Where time is up before that
        is done, nothing of it counts: all moves are judged in the same worlds."""
        courses, others = [], []
        for number in numbers:
            world, seed = self.world(number), self.random.randrange(SEED)
            for trial in trials:
                courses.append(self.after(world, seed, trial))
                others.append(world.habits)
        values = self.play_out(courses, others, until)
        for number, value in enumerate(values or ()):
            trials[number % len(trials)].values.append(value)
        return values is not None

    def after(self, world: World, seed: int, trial: Trial) -> Course:
        """A world after a move."""
        course = Course(world.state.copy(), Dice(seed))
        play(course.s, self.seat, trial.move)
        return course

    def play_out(
        self, courses: list[Course], others: list[Habits], until: float | None = None
    ) -> list[float] | None:
        """Play all of them for a while, the other seat with these habits: what each is worth to this one.
        None where time is up before that."""
        own = self.manner.own
        for course, other in zip(courses, others, strict=True):
            if until is not None and time.monotonic() >= until:
                return None
            ready(course)
            wander(course, self.manner.horizon, *((other, own) if self.seat else (own, other)))
        told = iter(self.hopes([course for course in courses if course.s.phase != OVER]))
        return [outcome(course.s, self.seat) if course.s.phase == OVER else next(told) for course in courses]

    def hopes(self, courses: list[Course]) -> list[float]:
        """What this seat may hope for in games that are not over."""
        if not self.net.learnt or not courses:
            return [hoped(course.s, self.seat) for course in courses]
        told = zip(courses, self.net.hopes(courses).tolist(), strict=True)
        return [hope if course.s.actor == self.seat else -hope for course, hope in told]


def likely(said: list[float]) -> NDArray[np.float64]:
    """How likely worlds are, from logarithms: the most likely one is 1."""
    logs = np.array(said)
    found: NDArray[np.float64] = np.exp(logs - logs.max())
    return found


def different(said: list[float]) -> float:
    """As good as how many equally likely worlds these are (Kish)."""
    chances = likely(said) if said else np.zeros(1)
    return float(chances.sum() ** 2 / max(1e-9, (chances**2).sum()))


def settled(trials: list[Trial], worlds: float) -> bool:
    """Is one of them clearly better than every other, in the same worlds, so many different ones?"""
    if len(trials) < 2 or len(trials[0].values) < 16:
        return len(trials) < 2
    best = max(trials, key=lambda trial: trial.value)
    for trial in trials:
        if trial is not best:
            ahead = [one - other for one, other in zip(best.values, trial.values, strict=True)]
            mean = sum(ahead) / len(ahead)
            spread = sqrt(sum((each - mean) ** 2 for each in ahead) / len(ahead) / min(len(ahead), worlds))
            if mean < 3 * spread + 0.01:
                return False
    return True
