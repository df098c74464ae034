"""How bots do at a table of Quo Vadis?: `python -m bench.bots_quovadis greedy random random --games 100`.

The bots change seats from game to game; those of exploiters_quovadis.py can be named too. Prints each bot's
share of wins with a 95 % interval, how games ended, and their length.
"""

import argparse
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import Any

import curia
from bench.exploiters_quovadis import EXPLOITERS
from curia.bots import Bot
from curia.play.driver import give_up
from curia.play.local import Driver, Player


@dataclass
class Tally:
    """What came of a number of games, players in the order in which they were named."""

    players: int
    games: int = 0
    wins: list[float] = field(default_factory=list)
    ends: Counter[str] = field(default_factory=Counter)
    turns: list[int] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.wins = [0.0] * self.players


def play(bots: Sequence[Bot], seed: int, options: dict[str, Any]) -> curia.Match:
    """One whole match, bots in seat order."""
    match = curia.new("quovadis", seats=len(bots), seed=seed, options=options)
    chance = Random(f"bots {seed}")
    players = {seat: Player(bot, chance=chance) for seat, bot in zip(match.seats, bots, strict=True)}
    Driver(match, players, told=False, on_failure=give_up).run()
    return match


def tournament(bots: Sequence[Bot], games: int, seed: int, options: dict[str, Any]) -> Tally:
    tally = Tally(len(bots))
    for number in range(games):
        shift = number % len(bots)
        match = play([*bots[shift:], *bots[:shift]], seed + number, options)
        assert match.result is not None
        winners = match.result["winners"]
        for seat in winners:
            tally.wins[(match.seats.index(seat) + shift) % len(bots)] += 1 / len(winners)
        view = match.view(None)
        tally.games += 1
        tally.turns.append(view["turns"])
        tally.moves.append(len(match.record()["moves"]))
        tally.ends.update(event["reason"] for event in view["events"] if event["event"] == "game-over")
    return tally


def named(name: str) -> Bot:
    return EXPLOITERS[name]() if name in EXPLOITERS else curia.bot(name)


def share(won: float, games: int) -> str:
    """A share of wins with its 95 % interval (Wilson's, which holds near 0 too)."""
    part, z = won / games, 1.96
    middle = part + z**2 / 2 / games
    half = z * sqrt(part * (1 - part) / games + (z / 2 / games) ** 2)
    low, high = (end / (1 + z**2 / games) for end in (middle - half, middle + half))
    return f"{part:.3f} [{low:.3f}, {high:.3f}]"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ones", choices=["all", "few"], default="all")
    parser.add_argument("--laurels", choices=["hidden", "open"], default="hidden")
    parser.add_argument("--disclosure", action="store_true")
    parser.add_argument("--consul", action="store_true")
    given = parser.parse_args()
    options = {name: getattr(given, name) for name in ("ones", "laurels", "disclosure", "consul")}
    start = time.perf_counter()
    tally = tournament([named(name) for name in given.bots], given.games, given.seed, options)
    shares = ", ".join(
        f"{name} {share(won, tally.games)}" for name, won in zip(given.bots, tally.wins, strict=True)
    )
    print(f"{shares} of {tally.games} games in {time.perf_counter() - start:.0f} s")
    print(f"ended by: {dict(tally.ends)}")
    mean = sum(tally.turns) / tally.games
    print(f"turns: {mean:.0f}, at most {max(tally.turns)}; moves: {sum(tally.moves) / tally.games:.0f}")


if __name__ == "__main__":
    main()
