"""How fast Curia plays at random on this machine: the numbers of `curia bench`."""

import json
import tracemalloc
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from statistics import mean, median
from time import perf_counter, process_time
from typing import Any, NamedTuple

import curia
from curia.core.dice import Dice
from curia.games.caesar import playout as caesar_playout
from curia.games.caesar import rules as caesar_rules
from curia.games.caesar import state as caesar
from curia.games.caesar.data import FULL
from curia.games.caesar.data import read_options as caesar_options
from curia.games.quovadis import playout as quovadis_playout
from curia.games.quovadis import rules as quovadis_rules
from curia.games.quovadis import state as quovadis
from curia.games.quovadis.data import read_options as quovadis_options

ROUNDS = 5
SEATS = 4
# How many are made between two looks at the clock.
GAMES = 50
COPIES = 2_000


class Numbers(NamedTuple):
    """Of one game. Rates are a second of processor time; with two processes, of time."""

    decisions: float
    games: float
    inside_decisions: float
    inside_games: float
    copies: float
    playouts: float
    playouts_by_two: float
    state_bytes: float
    saved_bytes: float


class Subject(NamedTuple):
    """A game as it is measured."""

    game: str
    options: dict[str, Any]
    seats: int
    loop: Callable[[int, Random, Dice], int]
    inside: Callable[[int, Dice], int]
    dealt: Callable[[Dice], Any]
    play_out: Callable[[Any, Dice], int]


def caesar_loop(games: int, rng: Random, dice: Dice) -> int:
    """Caesar & Cleopatra from a Python loop; the number of decisions."""
    options, decisions = caesar_options({}), 0
    random, legal, play, deal = rng.random, caesar_rules.legal, caesar_rules.play, caesar_playout.deal
    for _ in range(games):
        s = caesar.State(FULL, options)
        while (phase := s.phase) != caesar.OVER:
            if phase == caesar.CHANCE:
                deal(s, dice)
            else:
                seat = s.actor
                moves = legal(s, seat)
                play(s, seat, moves[int(random() * len(moves))])
                decisions += 1
    return decisions


def quovadis_loop(games: int, rng: Random, dice: Dice) -> int:
    """Quo Vadis? without talk from a Python loop; the number of decisions."""
    options, decisions = quovadis_options({}), 0
    random, legal, play, deal = rng.random, quovadis_rules.legal, quovadis_rules.play, quovadis_playout.deal
    for _ in range(games):
        s = quovadis.State(SEATS, options)
        while (phase := s.phase) != quovadis.OVER:
            if phase == quovadis.START or phase == quovadis.TILES:
                deal(s, dice)
            else:
                seat = s.turn
                moves = legal(s, seat)
                play(s, seat, moves[int(random() * len(moves))])
                decisions += 1
    return decisions


def _caesar_dealt(dice: Dice) -> caesar.State:
    s = caesar.State(FULL, caesar_options({}))
    while s.phase != caesar.MAIN:
        if s.phase == caesar.CHANCE:
            caesar_playout.deal(s, dice)
        else:
            caesar_rules.play(s, s.actor, caesar_playout.pick(s, dice))
    return s


def _quovadis_dealt(dice: Dice) -> quovadis.State:
    s = quovadis.State(SEATS, quovadis_options({}))
    while s.phase != quovadis.ACTION:
        quovadis_playout.deal(s, dice)
    return s


def _caesar_inside(games: int, dice: Dice) -> int:
    return caesar_playout.random_games(FULL, caesar_options({}), games, dice)


def _quovadis_inside(games: int, dice: Dice) -> int:
    return quovadis_playout.random_games(SEATS, quovadis_options({}), games, dice)


SUBJECTS = {
    "caesar-cleopatra": Subject(
        "caesar-cleopatra", {}, 2, caesar_loop, _caesar_inside, _caesar_dealt, caesar_playout.play_out
    ),
    "quovadis": Subject(
        "quovadis", {}, SEATS, quovadis_loop, _quovadis_inside, _quovadis_dealt, quovadis_playout.play_out
    ),
}


def measure(game: str, seconds: float) -> Numbers:
    """Every number of one game; each rate is the median of five, of so many seconds together."""
    subject, part = SUBJECTS[game], seconds / ROUNDS
    rng, dice = Random(1), Dice(1)
    state = subject.dealt(dice)

    def copies() -> int:
        for _ in range(COPIES):
            state.copy()
        return COPIES

    subject.inside(GAMES, dice)
    loop = [_rates(lambda: subject.loop(GAMES, rng, dice), part) for _ in range(ROUNDS)]
    inside = [_rates(lambda: subject.inside(GAMES, dice), part) for _ in range(ROUNDS)]
    return Numbers(
        decisions=median(decisions for decisions, _ in loop),
        games=median(calls * GAMES for _, calls in loop),
        inside_decisions=median(decisions for decisions, _ in inside),
        inside_games=median(calls * GAMES for _, calls in inside),
        copies=median(_rates(copies, part)[0] for _ in range(ROUNDS)),
        playouts=median(playouts(game, part, seed) for seed in range(ROUNDS)),
        playouts_by_two=_by_two(game, part),
        state_bytes=_state_bytes(state),
        saved_bytes=mean(_saved_bytes(subject, seed) for seed in range(10)),
    )


def _rates(work: Callable[[], int], seconds: float) -> tuple[float, float]:
    """What the work counts, and how often it was done, in a second of processor time."""
    begin, counted, calls = process_time(), 0, 0
    while (spent := process_time() - begin) < seconds or calls == 0:
        counted += work()
        calls += 1
    return counted / spent, calls / spent


def playouts(game: str, seconds: float, seed: int) -> float:
    """Random games from the same position after the deal, in a second of time."""
    subject, dice = SUBJECTS[game], Dice(seed)
    state, done, begin = subject.dealt(dice), 0, perf_counter()
    while (spent := perf_counter() - begin) < seconds or done == 0:
        for _ in range(20):
            subject.play_out(state.copy(), dice)
        done += 20
    return done / spent


def _by_two(game: str, seconds: float) -> float:
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        # The first round starts the processes.
        list(pool.map(playouts, [game] * 2, [0.0] * 2, range(2)))
        rounds = [
            sum(pool.map(playouts, [game] * 2, [seconds] * 2, (seed, seed + 1))) for seed in range(ROUNDS)
        ]
    return median(rounds)


def _state_bytes(state: Any) -> float:
    """What one more state needs."""
    copies: list[Any] = [None] * 1000
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        for number in range(len(copies)):
            copies[number] = state.copy()
        return (tracemalloc.get_traced_memory()[0] - before) / len(copies)
    finally:
        tracemalloc.stop()


def _saved_bytes(subject: Subject, seed: int) -> int:
    """A whole random game as JSON, as a file would hold it."""
    match = curia.new(subject.game, seats=subject.seats, seed=seed, options=subject.options)
    rng = Random(seed)
    while match.to_act:
        seat = match.to_act[0]
        moves = [move for move in match.legal(seat) if not move.startswith(("propose", "offer"))]
        match.play(seat, rng.choice(moves))
    return len(json.dumps(match.record(), separators=(",", ":")))
