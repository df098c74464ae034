"""What choices of Caesar & Cleopatra cost, as a far longer search sees them: `python -m bench.choices`.

Quicker than games, and it tells smaller differences apart. Positions come from games between `imperator` and
`greedy`; at each of them every move is tried 768 times, in 256 worlds. The cost of a choice is the difference
to the best of these, from 0 to 2: the same noise is in all of them, so only differences between lines count.
Times need the compiled rules: run it with the Python that the wheel is installed for.
"""

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from random import Random
from statistics import mean, stdev
from typing import Any

import curia
from bench.habits import EDITION_NAMES
from curia.games.caesar.bots.levels import CONSUL, IMPERATOR
from curia.games.caesar.bots.network import Net, shipped, unlearnt
from curia.games.caesar.bots.search import Manner, Search

REFERENCE = replace(IMPERATOR, moves=60, worlds=256, mixed=0.0)
TRIES = 768
# What a bot does to choose: by which network, in which manner, with how many playouts.
Way = tuple[Net, Manner, int]
Costs = dict[int, float]


def views(seed: int, share: float, playouts: int = 60) -> list[dict[str, Any]]:
    """A share of one game's choices, as `imperator` saw them; not the opening."""
    match = curia.new(
        "caesar-cleopatra", seed=seed, options={"edition": EDITION_NAMES[seed % len(EDITION_NAMES)]}
    )
    rng, found = Random(seed), list[dict[str, Any]]()
    mine, bots = match.seats[seed % 2], {True: curia.bot("imperator"), False: curia.bot("greedy")}
    while match.to_act:
        seat = match.to_act[0]
        view = match.view(seat)
        wanted = seat == mine and view["phase"]["name"] in ("main", "second", "laid")
        if wanted and len(view["legal"]) > 1 and rng.random() < share:
            found.append(view)
        match.play(seat, bots[seat == mine].choose(view, iterations=playouts, seed=rng.getrandbits(32)))
    return found


def costs(view: dict[str, Any], tries: int = TRIES) -> Costs:
    """What each move costs, all of them tried equally often."""
    search = Search(view, shipped(), REFERENCE, 1)
    trials = search.candidates()
    for start in range(0, tries, 8):
        search.try_out(trials, range(start, start + 8))
    best = max(trial.value for trial in trials)
    return {trial.move: best - trial.value for trial in trials}


def chosen(view: dict[str, Any], way: Way, seed: int) -> tuple[int, float]:
    """The move, and how long that took."""
    net, manner, playouts = way
    start = time.perf_counter()
    search = Search(view, net, manner, seed)
    trials = search.candidates()
    move = search.run(trials, playouts, None)[0].move
    return move, time.perf_counter() - start


def compared(view: dict[str, Any], ways: list[Way], tries: int = TRIES) -> list[list[tuple[float, float]]]:
    """For each way what three choices cost and took."""
    cost = costs(view, tries)
    most, found = max(cost.values()), []
    for way in ways:
        made = [chosen(view, way, seed) for seed in (1, 2, 3)]
        found.append([(cost.get(move, most), took) for move, took in made])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="that positions are taken from")
    parser.add_argument("--playouts", type=int, nargs="+", default=[400, 2000], help="of imperator")
    parser.add_argument("--seed", type=int, default=500)
    given = parser.parse_args()
    if given.games < 1 or min(given.playouts) < 1 or given.seed < 0:
        parser.error("--games and --playouts from 1 on, --seed from 0 on")
    ways: dict[str, Way] = {"consul": (unlearnt(), CONSUL, 300)}
    ways |= {f"imperator:{playouts}": (shipped(), IMPERATOR, playouts) for playouts in given.playouts}
    with ProcessPoolExecutor(2) as pool:
        seeds = range(given.seed, given.seed + given.games)
        positions = [view for found in pool.map(views, seeds, [0.12] * len(seeds)) for view in found]
        rows = list(pool.map(compared, positions, [list(ways.values())] * len(positions)))
    first = 0.0
    for number, name in enumerate(ways):
        found = [mean(cost for cost, _ in row[number]) for row in rows]
        took = mean(seconds for row in rows for _, seconds in row[number])
        first = first or mean(found)
        doubt = 1.96 * stdev(found) / len(found) ** 0.5
        print(
            f"{name:15} {mean(found):.4f} +- {doubt:.4f} over {len(rows)} positions, {1000 * took:.0f} ms,"
            f" {mean(found) / first:.2f} of {next(iter(ways))}'s"
        )


if __name__ == "__main__":
    main()
