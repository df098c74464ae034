"""Puzzles, one file each: a position, the moves that solve it, the clauses it is about. Adding one is adding
a file and its words (`curia/locale`); the tests work out its solution and hold the file to it."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from curia.caesar.data import FULL
from curia.caesar.position import from_position
from curia.core.errors import BadInput, short
from curia.core.game import Json
from curia.puzzles import caesar

__all__ = ["Puzzle", "by_id", "listed", "verdict"]

# The games that have puzzles, with the keys of their names.
GAMES = {"caesar-cleopatra": "cc-name"}


@dataclass(frozen=True)
class Puzzle:
    id: str
    game: str
    grade: int
    """1 (for beginners) to 3."""
    goal: str
    clauses: tuple[str, ...]
    solution: tuple[str, ...]
    """The moves that every best turn has in it."""
    position: Json

    @property
    def title(self) -> str:
        """The key of its title; `.why` is that of its explanation."""
        return f"puzzle-{self.id}"


@cache
def listed(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easy ones first."""
    if game not in GAMES:
        raise BadInput("puzzle-game", game=short(game), games=", ".join(GAMES))
    found = (file for file in (files(__name__) / game).iterdir() if file.name.endswith(".json"))
    return tuple(
        _read(game, file.name, file.read_text("utf-8")) for file in sorted(found, key=lambda f: f.name)
    )


def by_id(id: Any) -> Puzzle:
    for game in GAMES:
        for puzzle in listed(game):
            if puzzle.id == id:
                return puzzle
    raise BadInput("puzzle-unknown", puzzle=short(id))


def verdict(puzzle: Puzzle, moves: Sequence[str]) -> tuple[float, float]:
    """What the turn that was played is worth, and what the best one is."""
    return caesar.worth(from_position(puzzle.position, FULL), puzzle.goal, moves)


def _read(game: str, name: str, text: str) -> Puzzle:
    given = json.loads(text)
    return Puzzle(
        id=name.removesuffix(".json").partition("-")[2],
        game=game,
        grade=given["grade"],
        goal=given["goal"],
        clauses=tuple(given["clauses"]),
        solution=tuple(given["solution"]),
        position=given["position"],
    )
