"""What is played: who meets whom, with which deals and in which seats. All of it follows from the setting."""

from collections.abc import Iterator
from itertools import combinations, permutations
from random import Random
from typing import Any, NamedTuple

from curia.core.game import Json

ALONE = "alone"
"""One of the first against a table of the second."""
TOGETHER = "together"
"""All at one table."""
MIXES = (ALONE, TOGETHER)


class Player(NamedTuple):
    """One of the bots, and the time it has for a move."""

    name: str
    """As it is called in tables: no two are called alike."""
    bot: str
    """The name of a bot, or the path of a program."""
    outside: bool = False
    seconds: float | None = None
    iterations: int | None = None


class Setting(NamedTuple):
    """All that decides what the games are."""

    game: str
    seats: int
    options: Json
    players: tuple[Player, ...]
    seed: int
    mix: str = ALONE

    def as_json(self) -> Json:
        return {**self._asdict(), "players": [player._asdict() for player in self.players]}


def from_json(found: Any) -> Setting:
    """A setting as it was kept. Raises KeyError or TypeError for anything else."""
    rest = dict(found)
    players = tuple(Player(**player) for player in rest.pop("players"))
    return Setting(players=players, **rest)


class Contest(NamedTuple):
    """Players, by number, seat by seat; every deal is played once with each way to go round the table."""

    number: int
    seating: tuple[int, ...]

    @property
    def first(self) -> int:
        """Whose wins are counted."""
        return self.seating[0]

    @property
    def fair(self) -> float:
        """What the first would win if all were alike."""
        return self.seating.count(self.first) / len(self.seating)

    def rounds(self) -> list[tuple[int, ...]]:
        turned = (self.seating[-shift:] + self.seating[:-shift] for shift in range(len(self.seating)))
        return list(dict.fromkeys(turned))


class Task(NamedTuple):
    """One game to be played."""

    number: int
    contest: int
    unit: int
    """The deal that it shares with the other games of its contest that are played with it."""
    seating: tuple[int, ...]
    setting: Setting

    @property
    def seed(self) -> int:
        return Random(f"arena {self.setting.seed} {self.unit}").getrandbits(48)


def contests(setting: Setting) -> list[Contest]:
    """Every pair once at a table for two. At a larger one each alone among each other: of two, the first."""
    n, everyone = setting.seats, range(len(setting.players))
    if setting.mix == TOGETHER:
        found = [tuple(seat % len(everyone) for seat in range(n))]
    elif n == 2:
        found = list(combinations(everyone, 2))
    else:
        pairs = [(0, 1)] if len(everyone) == 2 else permutations(everyone, 2)
        found = [(one, *[other] * (n - 1)) for one, other in pairs]
    return [Contest(number, seating) for number, seating in enumerate(found)]


def units(contest: Contest, games: int) -> int:
    """How many deals so many games of a contest take: the last one is played in every round, too."""
    return -(-games // len(contest.rounds()))


def of_a_deal(setting: Setting) -> list[tuple[int, tuple[int, ...]]]:
    """The games that are played with one deal: the contest of each, and who sits where."""
    return [(contest.number, seating) for contest in contests(setting) for seating in contest.rounds()]


def total(setting: Setting, games: int) -> int:
    """How many games there are in all contests together."""
    return units(contests(setting)[0], games) * len(of_a_deal(setting))


def tasks(setting: Setting, games: int) -> Iterator[Task]:
    """All games, deal by deal. A game's number does not depend on how many there are."""
    deal = of_a_deal(setting)
    for number in range(total(setting, games)):
        unit, place = divmod(number, len(deal))
        contest, seating = deal[place]
        yield Task(number, contest, unit, seating, setting)
