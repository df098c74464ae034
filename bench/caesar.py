"""How many decisions a second random games of Caesar & Cleopatra make, on one core, interpreted.

    .venv/bin/python -m bench.caesar

Prints decisions and games a second for every edition, and copies of a state a second.
"""

from random import Random
from time import process_time

from curia.core.dice import Dice
from curia.games.caesar import playout, rules
from curia.games.caesar.data import EDITIONS, FULL, read_options
from curia.games.caesar.state import CHANCE, OVER, State

SECONDS = 2.0
AIM = 100_000


def play_random(s: State, rng: Random, dice: Dice) -> int:
    """Play to the end, deals included; the number of decisions."""
    random, legal, play, deal = rng.random, rules.legal, rules.play, playout.deal
    decisions = 0
    while (phase := s.phase) != OVER:
        if phase == CHANCE:
            deal(s, dice)
        else:
            seat = s.actor
            moves = legal(s, seat)
            play(s, seat, moves[int(random() * len(moves))])
            decisions += 1
    return decisions


def measure(edition: str) -> tuple[float, float]:
    """Decisions and games a second."""
    options, rng, dice = read_options({"edition": edition}), Random(1), Dice(1)
    decisions = games = 0
    begin = process_time()
    while (spent := process_time() - begin) < SECONDS:
        decisions += play_random(State(FULL, options), rng, dice)
        games += 1
    return decisions / spent, games / spent


def copies() -> float:
    s = State(FULL, read_options({}))
    begin = process_time()
    for _ in range(50_000):
        s.copy()
    return 50_000 / (process_time() - begin)


def main() -> None:
    for edition in EDITIONS:
        decisions, games = measure(edition)
        times = decisions / AIM
        print(f"{edition}: {decisions:,.0f} decisions/s, {times:.2f} x the aim; {games:,.0f} games/s")
    print(f"copies: {copies():,.0f}/s")


if __name__ == "__main__":
    main()
