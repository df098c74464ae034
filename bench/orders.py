"""What an order of the action cards is worth (CC-2.4): `python -m bench.orders --games 8000`.

Mirrored games by tuned habits against `greedy`'s, all alike but for the order of the first: the network's,
the one `imperator` lays down, and by habit alone.
"""

import argparse
from collections import defaultdict
from collections.abc import Sequence
from random import Random
from statistics import mean, stdev

import curia
from bench.habits import EDITION_NAMES, EDITIONS
from curia.core.dice import Dice
from curia.games.caesar import moves as mv
from curia.games.caesar.bots.heuristic_weights import USUAL, tuned
from curia.games.caesar.bots.heuristics import preferred, wander
from curia.games.caesar.bots.levels import IMPERATOR, OPENING, opening
from curia.games.caesar.bots.network import shipped
from curia.games.caesar.bots.search import Search
from curia.games.caesar.data import FULL, SEATS
from curia.games.caesar.scoring import winners
from curia.games.caesar.state import ORDER, State
from curia.games.caesar.steps import TAKE, Course, ready, take

TUNED = tuned()


def orders(edition: str, seat: int, count: int) -> dict[str, list[list[int]]]:
    """So many of each kind."""
    view = curia.new("caesar-cleopatra", seed=1, options={"edition": edition}).view(SEATS[seat])
    found = defaultdict[str, list[list[int]]](list)
    for seed in range(count):
        search = Search(view, shipped(), IMPERATOR, seed)
        found["the network"].append(mv.ordered(search.by_habit(OPENING)))
        found["imperator"].append(mv.ordered(opening(search)))
        found["by habit"].append(mv.ordered(search.by_own_habits(0.0)))
    return found


def share(number: int, seed: int, seat: int, cards: Sequence[int]) -> float:
    """Of a game, for the seat that orders its cards so and has tuned habits."""
    course = Course(State(FULL, EDITIONS[number % len(EDITIONS)]), Dice(seed))
    found = ready(course)
    while course.s.phase == ORDER:
        own = course.s.actor == seat
        step = TAKE + cards[len(course.picked)] if own else preferred(course, USUAL, found)
        found = take(course, step)
    wander(course, 10_000, *((USUAL, TUNED) if seat else (TUNED, USUAL)))
    won = winners(course.s)
    return (seat in won) / len(won)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=8000, help="of each kind")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if given.games < 4 or given.seed < 0:
        parser.error("--games from 4 on, --seed from 0 on")
    kept = {(name, seat): orders(name, seat, 100) for name in {*EDITION_NAMES} for seat in (0, 1)}
    for kind in kept["kosmos", 0]:
        random, found = Random(given.seed), list[float]()
        for number in range(given.games // 2):
            edition = EDITION_NAMES[number % len(EDITION_NAMES)]
            cards = [random.choice(kept[edition, seat][kind]) for seat in (0, 1)]
            found.append(mean(share(number, given.seed + number, seat, cards[seat]) for seat in (0, 1)))
        doubt = 1.96 * stdev(found) / len(found) ** 0.5
        print(f"{kind:12} {mean(found):.3f} +- {doubt:.3f} over {2 * len(found)} games", flush=True)


if __name__ == "__main__":
    main()
