"""How many decisions a second random games of Quo Vadis? without talk make, on one core, interpreted.

    .venv/bin/python -m bench.quovadis

Prints decisions and games a second for three, four and five players, and copies of a state a second.
"""

from random import Random
from time import process_time

from curia.games.quovadis import rules, setup
from curia.games.quovadis.data import Options
from curia.games.quovadis.state import OVER, State

SECONDS = 2.0
AIM = 60_000


def fresh(seats: int, rng: Random) -> State:
    s = State(seats, Options(few_ones=False, disclosure=False, consul=False, open_laurels=False))
    while (text := setup.roll(s, rng)) is not None:
        setup.play_chance(s, text)
    return s


def play_random(s: State, rng: Random) -> int:
    """Play to the end; the number of decisions."""
    random, legal, play = rng.random, rules.legal, rules.play
    decisions = 0
    while s.phase != OVER:
        seat = s.turn
        moves = legal(s, seat)
        play(s, seat, moves[int(random() * len(moves))])
        decisions += 1
    return decisions


def measure(seats: int) -> tuple[float, float]:
    """Decisions and games a second."""
    rng = Random(seats)
    decisions = games = 0
    spent = 0.0
    while spent < SECONDS:
        # Setting up is chance's work, not a decision.
        states = [fresh(seats, rng) for _ in range(20)]
        begin = process_time()
        for s in states:
            decisions += play_random(s, rng)
        spent += process_time() - begin
        games += len(states)
    return decisions / spent, games / spent


def copies() -> float:
    s = fresh(4, Random(1))
    begin = process_time()
    for _ in range(50_000):
        s.copy()
    return 50_000 / (process_time() - begin)


def main() -> None:
    for seats in (3, 4, 5):
        decisions, games = measure(seats)
        times = decisions / AIM
        print(f"{seats} seats: {decisions:,.0f} decisions/s, {times:.2f} x the aim; {games:,.0f} games/s")
    print(f"copies: {copies():,.0f}/s")


if __name__ == "__main__":
    main()
