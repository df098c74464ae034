"""How the network learns: by play against itself, its former selves and the rules of thumb it begins with.

Proximal policy optimisation in plain numpy. Two processes play (`Play`), a third one learns from what they
played before (`Learner`); all that is needed to go on is in one file. Deals and editions are mixed, so that
one network plays them all.
"""

import csv
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, fields
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray
from threadpoolctl import threadpool_limits

from curia.core.dice import Dice
from curia.core.errors import BadInput
from curia.games.caesar.bots.features import FEATURES, WIDTH, look
from curia.games.caesar.bots.heuristic_weights import USUAL, Habits, tuned
from curia.games.caesar.bots.heuristics import preferred
from curia.games.caesar.bots.network import NAMES, Bytes, Flags, Floats, Net, parts, pick, read, save, softmax
from curia.games.caesar.data import EDITIONS, FULL, OPTIONS, SMALL, read_options
from curia.games.caesar.state import OVER, State
from curia.games.caesar.steps import STEPS, Course, outcome, ready, steps, take

TUNED = tuned()


@dataclass(frozen=True)
class Settings:
    games: int = 256  # played at once by each of the processes that play
    length: int = 64  # steps of each between two lessons
    hidden: int = 256
    rate: float = 9e-4  # of learning, falling to a tenth
    entropy: tuple[float, float] = (0.01, 0.003)  # how much variety is worth, at first and at last
    fade: float = 0.95  # how far back an outcome is credited (lambda)
    clip: float = 0.2
    epochs: int = 2
    drift: float = 0.012  # how far the choices may move by the first epoch for another one
    lesson: int = 4096  # rows at once
    former: float = 0.2  # share of games against former selves
    thumbs: float = 0.3  # against rules of thumb: who only meets itself forgets how to beat others
    remember: int = 15  # lessons between two that are kept
    small: float = 0.15  # share of the small game


@dataclass
class Lesson:
    """What was played; by step and game, but for the last hopes."""

    rows: Bytes
    possible: NDArray[np.uint8]  # packed
    chosen: NDArray[np.int16]
    chances: Floats
    hopes: Floats
    seats: NDArray[np.int8]
    counts: Flags  # a choice of the network that learns
    rewards: Floats
    ends: Flags
    last_hopes: Floats
    last_seats: NDArray[np.int8]
    against_former: list[float]  # results
    against_thumbs: list[float]  # those with `greedy`'s habits
    lengths: list[int]


def new_net(settings: Settings, rng: np.random.Generator) -> list[Floats]:
    def layer(rows: int, columns: int, gain: float) -> Floats:
        drawn: Floats = rng.standard_normal((rows, columns), np.float32)
        return drawn * np.float32(gain / np.sqrt(rows))

    n = settings.hidden
    shapes = [layer(FEATURES, n, 1.4), layer(n, n, 1.4), layer(n, STEPS, 0.01), layer(n, 1, 0.5)]
    return [part for each in shapes for part in (each, np.zeros(each.shape[1], np.float32))]


def variety(rng: Random, small: float) -> State:
    """A game with any edition and options, the usual ones more often."""
    given = {"edition": rng.choice(("kosmos", "kosmos", "kosmos", "dutch", "french", "french"))}
    if rng.random() < 0.25:
        given["orgies"] = rng.choice(("late", "early"))
    if rng.random() < 0.15:
        given["actions"] = "shuffled"
    if rng.random() < 0.15:
        given |= {name: rng.choice(values) for name, values in OPTIONS.items()}
        given["edition"] = rng.choice(list(EDITIONS))
    return State(SMALL if rng.random() < small else FULL, read_options(given))


class Play:
    """Many games at once, played by the network that learns; some against a former self or rules of thumb."""

    def __init__(self, settings: Settings, seed: int) -> None:
        self.settings = settings
        self.random = Random(seed)
        self.rng = np.random.default_rng(seed)
        self.dice = Dice(seed)
        self.former: list[list[Floats]] = []
        n = settings.games
        self.played_by_other = np.full(n, -1, np.int8)
        self.habits: list[Habits | None] = [None] * n  # of that other one; None is a former self
        self.ages = np.zeros(n, np.int32)
        self.courses = [self._deal(game) for game in range(n)]
        for game in range(n):
            self._begin_in_the_middle(game)

    def _deal(self, game: int) -> Course:
        self.ages[game] = 0
        kind, thumbs = self.random.random(), self.settings.thumbs
        self.habits[game] = self.random.choice((USUAL, TUNED)) if kind < thumbs else None
        use = kind < thumbs + (self.settings.former if self.former else 0)
        self.played_by_other[game] = self.random.randrange(2) if use else -1
        course = Course(variety(self.random, self.settings.small), self.dice)
        ready(course)
        return course

    def _begin_in_the_middle(self, game: int) -> None:
        """Games side by side are to be at different points: a lesson shows all of a game."""
        course = self.courses[game]
        for _ in range(self.random.randrange(170)):
            if course.s.phase == OVER:
                course = self.courses[game] = self._deal(game)
            take(course, self.random.choice(steps(course)))
        if course.s.phase == OVER:
            self.courses[game] = self._deal(game)

    def _seats(self) -> NDArray[np.int8]:
        return np.array([course.s.actor for course in self.courses], np.int8)

    def lesson(self, layers: list[Floats]) -> Lesson:
        settings, net = self.settings, Net(layers)
        former = Net(self.random.choice(self.former)) if self.former else net
        shape = settings.length, settings.games
        found = Lesson(
            np.empty((*shape, WIDTH), np.int8),
            np.empty((*shape, (STEPS + 7) // 8), np.uint8),
            np.empty(shape, np.int16),
            np.empty(shape, np.float32),
            np.empty(shape, np.float32),
            np.empty(shape, np.int8),
            np.empty(shape, np.bool_),
            np.zeros(shape, np.float32),
            np.zeros(shape, np.bool_),
            np.empty(0, np.float32),
            np.empty(0, np.int8),
            [],
            [],
            [],
        )
        every = np.arange(settings.games)
        for t in range(settings.length):
            rows, possible = read(*look(self.courses))
            chances, hopes = net.run(rows, possible)
            seats = self._seats()
            others = np.flatnonzero(self.played_by_other == seats)
            if len(others):
                chances[others] = self.replies(former, rows[others], possible[others], others)
            chosen = pick(chances, self.rng)
            found.rows[t], found.possible[t] = rows, np.packbits(possible, axis=1)
            found.chosen[t], found.chances[t] = chosen, chances[every, chosen]
            found.hopes[t], found.seats[t] = hopes, seats
            found.counts[t] = self.played_by_other != seats
            self._step(found, t, chosen.tolist(), seats)
        found.last_hopes = net.run(*read(*look(self.courses)))[1]
        found.last_seats = self._seats()
        return found

    def replies(self, former: Net, rows: Bytes, possible: Flags, games: NDArray[np.intp]) -> Floats:
        """What the others do in these games."""
        chances = former.run(rows, possible)[0]
        for row, game in enumerate(games):
            if (habits := self.habits[game]) is not None:
                chances[row] = 0
                chances[row, preferred(self.courses[game], habits, steps(self.courses[game]))] = 1
        return chances

    def _step(self, found: Lesson, t: int, chosen: list[int], seats: NDArray[np.int8]) -> None:
        self.ages += 1
        for game, (course, step) in enumerate(zip(self.courses, chosen, strict=True)):
            take(course, step)
            if course.s.phase == OVER:
                found.ends[t, game] = True
                found.rewards[t, game] = outcome(course.s, int(seats[game]))
                found.lengths.append(int(self.ages[game]))
                if self.played_by_other[game] >= 0:
                    result = outcome(course.s, 1 - int(self.played_by_other[game]))
                    habits = self.habits[game]
                    if habits is not TUNED:
                        told = found.against_former if habits is None else found.against_thumbs
                        told.append(float(np.sign(round(result, 3))) / 2 + 0.5)
                self.courses[game] = self._deal(game)


def together(lessons: list[Lesson]) -> Lesson:
    """Lessons of the same length, side by side."""
    parts = dict[str, Any]()
    for each in fields(Lesson):
        mine: list[Any] = [getattr(lesson, each.name) for lesson in lessons]
        if isinstance(mine[0], list):
            parts[each.name] = [result for results in mine for result in results]
        else:
            parts[each.name] = np.concatenate(mine, axis=min(1, mine[0].ndim - 1))
    return Lesson(**parts)


def advantages(lesson: Lesson, fade: float) -> Floats:
    """How much better than hoped it went after each step (generalised advantage estimation).

    Each seat's choices are a line of their own: what follows is its own next hope, never the other seat's,
    which knows other cards. The last choices before a lesson ends have no next one: they don't count.
    """
    found = np.empty_like(lesson.hopes)
    every = np.arange(found.shape[1])
    ahead = np.zeros((2, len(every)), np.float32)
    hope, known = np.zeros_like(ahead), np.zeros(ahead.shape, np.bool_)
    hope[lesson.last_seats, every], known[lesson.last_seats, every] = lesson.last_hopes, True
    for t in range(len(found) - 1, -1, -1):
        seats, ends, reward = lesson.seats[t], lesson.ends[t], lesson.rewards[t]
        for seat in (0, 1):  # where the game ends, both get what came of it
            hope[seat, ends] = np.where(seats == seat, reward, -reward)[ends]
            known[seat, ends], ahead[seat, ends] = True, 0
        found[t] = hope[seats, every] - lesson.hopes[t] + fade * ahead[seats, every]
        lesson.counts[t] &= known[seats, every]
        found[t][~known[seats, every]] = 0
        ahead[seats, every], hope[seats, every], known[seats, every] = found[t], lesson.hopes[t], True
    return found


class Learner:
    """The weights, and how they change (Adam)."""

    def __init__(self, settings: Settings, layers: list[Floats]) -> None:
        self.settings = settings
        self.layers = layers
        self.mean = [np.zeros_like(layer) for layer in layers]
        self.square = [np.zeros_like(layer) for layer in layers]
        self.updates = 0

    def learn(self, lesson: Lesson, progress: float, rng: np.random.Generator) -> dict[str, float]:
        """Go through a lesson; `progress` is how much of the training is over, 0 to 1."""
        settings = self.settings
        gained = advantages(lesson, settings.fade)
        goals = (gained + lesson.hopes).ravel()
        counted = np.flatnonzero(lesson.counts.ravel())
        gained = gained.ravel()
        gained = (gained - gained[counted].mean()) / (gained[counted].std() + 1e-8)
        rows = lesson.rows.reshape(-1, WIDTH)
        possible = lesson.possible.reshape(len(rows), -1)
        chosen, before = lesson.chosen.ravel(), lesson.chances.ravel()
        first, last = settings.entropy
        entropy = first + (last - first) * progress
        rate = settings.rate * (1 - 0.9 * progress)
        told: list[tuple[float, ...]] = []
        for _ in range(settings.epochs):
            if told and told[-1][3] > settings.drift:
                break
            rng.shuffle(counted)
            for start in range(0, len(counted) - settings.lesson + 1, settings.lesson):
                at = counted[start : start + settings.lesson]
                allowed = np.unpackbits(possible[at], axis=1, count=STEPS).view(np.bool_)
                told.append(
                    self._improve(
                        rows[at], allowed, chosen[at], before[at], gained[at], goals[at], entropy, rate
                    )
                )
        means = np.array(told).mean(axis=0)
        return dict(zip(("gain", "miss", "entropy", "drift"), means.tolist(), strict=True))

    def _improve(
        self,
        rows: Bytes,
        possible: Flags,
        chosen: NDArray[np.int16],
        before: Floats,
        gained: Floats,
        goals: Floats,
        entropy: float,
        rate: float,
    ) -> tuple[float, ...]:
        """One step of proximal policy optimisation."""
        x, first, second, chances, hopes = self._forward(rows, possible)
        n = len(rows)
        every = np.arange(n)
        own = chances[every, chosen]
        ratio = own / np.maximum(before, 1e-8)
        low, high = 1 - self.settings.clip, 1 + self.settings.clip
        open_end = np.where(gained > 0, ratio < high, ratio > low)
        logs = np.log(np.maximum(chances, 1e-12))
        spread = -(chances * logs).sum(axis=1)
        # The slope of what is to be made small, by the logits: gain, then variety.
        push = np.where(open_end, ratio * gained, 0).astype(np.float32)
        slope = chances * push[:, None]
        slope[every, chosen] -= push
        slope += entropy * chances * (logs + spread[:, None])
        miss = hopes - goals
        self._back(x, first, second, slope, miss * (1 - hopes * hopes), rate)
        gain = float((np.minimum(ratio * gained, np.clip(ratio, low, high) * gained)).mean())
        drift = float((np.log(np.maximum(before, 1e-8)) - np.log(np.maximum(own, 1e-8))).mean())
        return gain, float((miss * miss).mean()), float(spread.mean()), drift

    def _forward(self, rows: Bytes, possible: Flags) -> tuple[Floats, Floats, Floats, Floats, Floats]:
        into, into_bias, middle, middle_bias, step, step_bias, hope, hope_bias = self.layers
        x, leanings = parts(rows)
        first = np.maximum(x @ into + into_bias, 0)
        second = np.maximum(first @ middle + middle_bias, 0)
        chances = softmax(second @ step + step_bias + leanings, possible)
        return x, first, second, chances, np.tanh(second @ hope[:, 0] + hope_bias[0])

    def _back(
        self, x: Floats, first: Floats, second: Floats, slope: Floats, hope_slope: Floats, rate: float
    ) -> None:
        """Change the weights, given the slopes by logits and by hope (before its tanh) of each row."""
        n = np.float32(len(x))
        slope /= n
        hope_slope = (hope_slope / n)[:, None]
        to_second = slope @ self.layers[4].T + hope_slope @ self.layers[6].T
        to_second[second <= 0] = 0
        to_first = to_second @ self.layers[2].T
        to_first[first <= 0] = 0
        slopes = []
        for inward, outward in ((x, to_first), (first, to_second), (second, slope), (second, hope_slope)):
            slopes += [inward.T @ outward, outward.sum(axis=0)]
        self._apply(slopes, rate)

    def _apply(self, slopes: list[Floats], rate: float) -> None:
        size = np.sqrt(sum(float((slope * slope).sum()) for slope in slopes))
        scale = min(1.0, 0.5 / (size + 1e-8))
        self.updates += 1
        even = rate * np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        for layer, slope, mean, square in zip(self.layers, slopes, self.mean, self.square, strict=True):
            slope *= np.float32(scale)
            mean += np.float32(0.1) * (slope - mean)
            square += np.float32(0.001) * (slope * slope - square)
            layer -= np.float32(even) * mean / (np.sqrt(square) + np.float32(1e-5))


# --- The course of a training -------------------------------------------------------------------------------

PLAYERS = 2
STAGES = 12
RESULTS = ("caesar.npz", "curve.csv", "curve.svg")
COLUMNS = ("steps", "seconds", "games_length", "against_former", "against_thumbs", "entropy", "miss", "drift")


def _play_on(wire: Connection, settings: Settings, seed: int, former: list[list[Floats]]) -> None:
    """The process that plays: weights in, lessons out, until nobody listens any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    play = Play(settings, seed)
    play.former = former
    with threadpool_limits(limits=1), suppress(EOFError, OSError):
        while True:
            layers, keep = wire.recv()
            if keep:
                play.former = [*play.former[-39:], [layer.copy() for layer in layers]]
            wire.send(play.lesson(layers))


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Processes that are started now never hear of an interruption: it is for this one to end them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    usual = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, usual)


@contextmanager
def _readable(folder: Path) -> Iterator[None]:
    """Whatever is found in the folder may be anybody's."""
    try:
        yield
    except (BadZipFile, EOFError, KeyError, TypeError, ValueError):
        raise BadInput("train-state", folder=str(folder)) from None


def _check_new(folder: Path) -> None:
    """A new training would write over what is there, whoever made it."""
    for name in RESULTS:
        if (folder / name).exists():
            raise BadInput("train-folder", folder=str(folder), file=name)


class Training:
    """A training in a folder: `state.npz` to go on from, `curve.csv`, and the network as it ships.

    A seed is chosen once: a training that is gone on with keeps its own. Raises BadInput for a folder with
    something else in it, or with results only, and OSError."""

    def __init__(self, folder: Path, settings: Settings, seed: int | None = None) -> None:
        self.folder, self.settings = folder, settings
        self.seed = 1 if seed is None else seed
        state = folder / "state.npz"
        if not state.exists():
            _check_new(folder)
        folder.mkdir(parents=True, exist_ok=True)
        self.learner = Learner(settings, new_net(settings, np.random.default_rng(self.seed)))
        self.steps = self.lessons = 0
        self.seconds = 0.0
        self.former: list[list[Floats]] = []
        if state.exists():
            with _readable(folder):
                self._restore(state)
            if seed not in (None, self.seed):
                raise BadInput("train-seed", seed=self.seed, folder=str(folder))
            with _readable(folder):
                self._mend_curve()
        self.rng = np.random.default_rng((self.seed, self.lessons))

    def _restore(self, state: Path) -> None:
        with state.open("rb") as file, np.load(file) as kept:
            steps, lessons, updates, self.seconds, seed = kept["numbers"].tolist()
            self.steps, self.lessons, self.seed = int(steps), int(lessons), int(seed)
            self.learner.updates = int(updates)
            for name, mine in self._parts().items():
                for number, layer in enumerate(mine):
                    found = kept[f"{name}{number}"]
                    if found.shape != layer.shape:
                        raise ValueError(found.shape)
                    layer[...] = found
            former = int(kept["former"])
            self.former = [[kept[f"former{n}_{k}"] for k in range(len(NAMES))] for n in range(former)]

    def _mend_curve(self) -> None:
        """Lessons after those that were kept are given again; columns are those of today."""
        file = self.folder / "curve.csv"
        if not file.exists():
            return
        with file.open(newline="", encoding="utf-8") as kept:
            rows = [row for row in csv.DictReader(kept) if int(float(row["steps"])) <= self.steps]
        with file.open("w", newline="", encoding="utf-8") as out:
            writer = csv.DictWriter(out, COLUMNS, extrasaction="ignore", restval="")
            writer.writeheader()
            writer.writerows(rows)

    def _parts(self) -> dict[str, list[Floats]]:
        return {"layer": self.learner.layers, "mean": self.learner.mean, "square": self.learner.square}

    def save(self) -> None:
        numbers = np.array([self.steps, self.lessons, self.learner.updates, self.seconds, self.seed])
        kept = {f"{name}{n}": part for name, mine in self._parts().items() for n, part in enumerate(mine)}
        for n, layers in enumerate(self.former):
            kept |= {f"former{n}_{k}": layer for k, layer in enumerate(layers)}
        new = self.folder / "new.npz"
        np.savez(new, numbers=numbers, former=np.array(len(self.former)), **kept)  # type: ignore[arg-type]
        new.replace(self.folder / "state.npz")
        save(Net(self.settled()), self.folder / "caesar.npz")

    def settled(self) -> list[Floats]:
        """The network as it ships: the mean of its last stages, which are each a little off by chance; at
        most the later half of them."""
        stages = [*self.former, self.learner.layers]
        last = stages[-min(STAGES, len(stages) // 2 or 1) :]
        return [np.mean(layers, axis=0, dtype=np.float32) for layers in zip(*last, strict=True)]

    def run(self, planned: float) -> Iterator[dict[str, float]]:
        """Train until so many seconds are spent in all, earlier runs counted; tell after each lesson."""
        wires, players = [], []
        context = get_context("spawn")
        try:
            for number in range(PLAYERS):
                wire, far = context.Pipe()
                wires.append(wire)
                seed = self.seed + PLAYERS * self.lessons + number + 1
                player = context.Process(
                    target=_play_on, args=(far, self.settings, seed, self.former), daemon=True
                )
                with _uninterrupted():
                    player.start()
                players.append(player)
                far.close()
            # The processes share the cores: one that asks for all of them slows down the others.
            with threadpool_limits(limits=1):
                yield from self._run(wires, planned)
        except EOFError:
            raise BadInput("train-player") from None
        finally:
            for wire in wires:
                wire.close()
            for player in players:
                player.terminate()
                player.join()
            self.save()

    def _run(self, wires: list[Connection], planned: float) -> Iterator[dict[str, float]]:
        last = time.monotonic()
        self._ask(wires, keep=not self.former)
        while self.seconds < planned:
            lesson = together([wire.recv() for wire in wires])
            # They play on while this one is learnt from.
            self._ask(wires, keep=(self.lessons + 1) % self.settings.remember == 0)
            told = self.learner.learn(lesson, min(1.0, self.seconds / planned), self.rng)
            self.lessons += 1
            self.steps += int(lesson.counts.sum())
            now = time.monotonic()
            self.seconds += now - last
            last = now
            told |= {
                "steps": self.steps,
                "seconds": round(self.seconds, 1),
                "games_length": float(np.mean(lesson.lengths or [0])),
                "against_former": float(np.mean(lesson.against_former or [0.5])),
                "against_thumbs": float(np.mean(lesson.against_thumbs or [0.5])),
            }
            self._note(told)
            if self.lessons % 20 == 0:
                self.save()
            yield told

    def _ask(self, wires: list[Connection], keep: bool) -> None:
        """For a lesson by the network as it is now; at times it is kept among the former ones."""
        if keep:
            self.former = [*self.former[-39:], [layer.copy() for layer in self.learner.layers]]
        for wire in wires:
            wire.send((self.learner.layers, keep))

    def _note(self, told: dict[str, float]) -> None:
        file = self.folder / "curve.csv"
        new = not file.exists()
        with file.open("a", newline="", encoding="utf-8") as out:
            writer = csv.writer(out)
            if new:
                writer.writerow(COLUMNS)
            writer.writerow([round(told[name], 5) for name in COLUMNS])
