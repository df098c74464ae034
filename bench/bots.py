"""How often one bot beats another: `python -m bench.bots greedy random --pairs 100`.

Each deal is played twice with the seats swapped, so that luck of the deal counts for both.
"""

import argparse
import time
from collections.abc import Callable
from math import sqrt
from random import Random
from statistics import mean, stdev

import curia
from curia.bots.bot import Choice, DecidingBot
from curia.core.game import Json
from curia.play.driver import give_up
from curia.play.local import Driver, Player

Chooser = Callable[[Json, int], str]


class ChoosingBot(DecidingBot):
    """A function that chooses moves, as a bot."""

    def __init__(self, chooser: Chooser) -> None:
        self._chooser = chooser

    def decide(
        self, view: Json, seconds: float | None = None, iterations: int | None = None, seed: int | None = None
    ) -> Choice:
        return Choice(self._chooser(view, seed or 0))

    def speaks_unasked(self, game: str) -> bool:
        return False


def named(name: str) -> Chooser:
    bot = curia.bot(name)
    return lambda view, seed: bot.choose(view, seed=seed)


def play(game: str, options: dict[str, str], seed: int, players: tuple[Chooser, Chooser]) -> list[float]:
    """One game: for each player 1 for a win, a half for a draw. Players in seat order."""
    match = curia.new(game, seed=seed, options=options)
    chance = Random(f"bots {seed}")
    seated = {
        seat: Player(ChoosingBot(bot), chance=chance) for seat, bot in zip(match.seats, players, strict=True)
    }
    Driver(match, seated, told=False, on_failure=give_up).run()
    assert match.result is not None
    winners = match.result["winners"]
    return [(seat in winners) / len(winners) for seat in match.seats]


def play_pair(game: str, options: dict[str, str], seed: int, one: Chooser, other: Chooser) -> float:
    """The share of wins of the first player in two games with the same deal and swapped seats."""
    return (play(game, options, seed, (one, other))[0] + play(game, options, seed, (other, one))[1]) / 2


def interval(shares: list[float]) -> float:
    """Half of a 95 % interval of the mean of pair results."""
    return 1.96 * stdev(shares) / sqrt(len(shares)) if len(shares) > 1 else 1.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--game", default="caesar-cleopatra")
    parser.add_argument("--edition", default="kosmos")
    parser.add_argument("--pairs", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    start = time.perf_counter()
    one, other, options = named(given.one), named(given.other), {"edition": given.edition}
    seeds = range(given.seed, given.seed + given.pairs)
    shares = [play_pair(given.game, options, seed, one, other) for seed in seeds]
    print(
        f"{given.one} against {given.other}, {given.game} {given.edition}: {mean(shares):.3f} "
        f"+- {interval(shares):.3f} of {2 * given.pairs} games in {time.perf_counter() - start:.0f} s"
    )


if __name__ == "__main__":
    main()
