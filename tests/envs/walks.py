"""Random walks over tables, for the tests. Randomness is passed in."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from curia.games.caesar.data import EDITIONS, OPTIONS
from curia.games.caesar.env.actions import CaesarTable
from curia.games.caesar.game import CAESAR_CLEOPATRA, CAESAR_CLEOPATRA_SMALL
from curia.games.quovadis.env.actions import QuoVadisTable
from curia.research.step_env import CHANCE, OVER, Table

# Every edition, and every value of every option.
CAESAR_OPTIONS: list[dict[str, str]] = [{"edition": edition} for edition in EDITIONS]
CAESAR_OPTIONS += [{name: value} for name, values in OPTIONS.items() for value in values[1:]]
SHUFFLED_EDITIONS = [{"edition": edition, "actions": "shuffled"} for edition in EDITIONS]

_VARIANTS: list[dict[str, Any]] = [
    {},
    {"ones": "few", "laurels": "open"},
    {"disclosure": True},
    {"consul": True, "disclosure": True},
]
QUO_VADIS_OPTIONS = list(product((3, 4, 5), _VARIANTS))


def tables(rng: Random | None) -> Iterator[Table[Any]]:
    """One table of each kind; with a source of chance, or with explicit chance."""
    for options in CAESAR_OPTIONS + SHUFFLED_EDITIONS:
        yield CaesarTable(CAESAR_CLEOPATRA, options, rng)
    for edition in EDITIONS:
        yield CaesarTable(CAESAR_CLEOPATRA_SMALL, {"edition": edition}, rng)
    for seats, options in QUO_VADIS_OPTIONS:
        yield QuoVadisTable(seats, options, rng)


def walk(table: Table[Any], rng: Random) -> Iterator[int]:
    """Play at random to the end; before each decision its seat is yielded."""
    while (mover := table.mover()) != OVER:
        if mover == CHANCE:
            outcomes = table.outcomes()
            table.settle(rng.choices([o for o, _ in outcomes], [share for _, share in outcomes])[0])
        else:
            yield mover
            table.act(rng.choice(table.actions()))
