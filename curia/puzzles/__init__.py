"""Puzzles, one file each: a position, a value, the turn that solves it, the clauses it is about. Adding one
is adding a file and its words (`curia/locale`); the tests work out its solution and hold the file to it."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple, Protocol

import curia
from curia.core.errors import BadInput, short
from curia.core.game import Json
from curia.core.match import Match
from curia.games import kit, kits

__all__ = ["GAMES", "Attempt", "Puzzle", "Verdict", "by_id", "listed", "verdict"]

# The games that have puzzles, with the keys of their names.
GAMES = {one.id: one.name for one in kits().values() if one.puzzles}
# A key with its arguments; an argument may be words again, or a list of them.
Words = tuple[str, dict[str, Any]]
# What is stated in a file is rounded.
ENOUGH = 1e-3


@dataclass(frozen=True)
class Puzzle:
    id: str
    game: str
    grade: int
    """1 (for beginners) to 3."""
    goal: str
    turns: int
    """How many turns are played before the value is taken, this one counted."""
    wants: Mapping[str, int]
    """How much more a seat wants for whatever it gives, if not one, where it is a matter of give and take."""
    best: float
    """What the solution is worth."""
    second: float
    """What the best turn is worth that is no solution."""
    clauses: tuple[str, ...]
    solution: tuple[str, ...]
    """The moves, or the terms of a deal, that every best turn has in it."""
    free: tuple[str, ...]
    """The terms of a deal that may be others as well."""
    position: Json

    @property
    def title(self) -> str:
        """The key of its title; `.why` is that of its explanation."""
        return f"puzzle-{self.id}"

    @property
    def seat(self) -> str:
        """Who is to find the solution."""
        return str(self.position["turn"])

    def question(self) -> Iterator[Words]:
        """What is to be found, and how it is judged."""
        yield f"puzzle-goal-{self.goal}", {}
        yield from _rules(self.game).question(self)

    def answer(self) -> list[Words]:
        """The solution, move by move."""
        return _rules(self.game).answer(self)

    def fits(self, turn: Sequence[str]) -> bool:
        """Whether the solution is in this turn."""
        return _rules(self.game).fits(self, turn)


class Outcome(NamedTuple):
    """What a turn is worth."""

    worth: float
    declined: tuple[str, ...] = ()
    """Who did not agree to the deal."""
    ends: Mapping[str, int] | None = None
    """What everyone ends with, where that tells something."""


class Others(Protocol):
    """Those who answer the moves of whoever solves a puzzle."""

    def check(self, match: Match, move: str) -> None:
        """Raises BadInput for a move that no puzzle judges."""

    def answer(self, match: Match) -> tuple[str, str] | None:
        """The next move of another seat; None where nothing is to be answered."""

    def over(self, match: Match) -> bool:
        """Whether the turn that is judged is over."""


class PuzzleRules(Protocol):
    """How puzzles of a game are asked and judged: what its `puzzles` module has (`Kit.puzzles`)."""

    def question(self, puzzle: Puzzle) -> Iterator[Words]:
        """What has to be known besides the goal."""

    def answer(self, puzzle: Puzzle) -> list[Words]: ...

    def fits(self, puzzle: Puzzle, turn: Sequence[str]) -> bool: ...

    def outcome(
        self, puzzle: Puzzle, moves: Sequence[str]
    ) -> tuple[float, Sequence[str], Mapping[str, int] | None]:
        """As `Outcome` has it."""

    def others(self, puzzle: Puzzle) -> Others: ...

    def read_solution(self, given: Any) -> str:
        """A move of the solution, as its file has it."""


def _rules(game: str) -> PuzzleRules:
    found: PuzzleRules = kit(game).part("puzzles")
    return found


@dataclass(frozen=True)
class Verdict:
    puzzle: Puzzle
    outcome: Outcome

    @property
    def worth(self) -> float:
        return self.outcome.worth

    @property
    def declined(self) -> tuple[str, ...]:
        return self.outcome.declined

    @property
    def solved(self) -> bool:
        return self.worth >= self.puzzle.best - ENOUGH

    def words(self) -> Iterator[Words]:
        goal, seat = self.puzzle.goal, self.puzzle.seat
        for other in self.outcome.declined:
            yield "puzzle-declined", {"who": other}
        if self.outcome.ends is not None:
            ends: list[Words] = [
                ("puzzle-laurels", {"who": "you" if who == seat else who, "laurels": laurels})
                for who, laurels in self.outcome.ends.items()
            ]
            yield "puzzle-ends", {"ends": ends}
        values = {"played": self.worth, "best": self.puzzle.best}
        yield f"puzzle-{'solved' if self.solved else 'not-yet'}-{goal}", values


class Attempt:
    """One turn of a puzzle: the moves of who solves it, and what the others answer."""

    def __init__(self, puzzle: Puzzle, moves: Sequence[str] = ()) -> None:
        self.puzzle = puzzle
        self.match = curia.position(puzzle.position, seed=0)
        self._others = _rules(puzzle.game).others(puzzle)
        for move in moves:
            self.play(move)

    def play(self, move: str) -> None:
        """A move, with the answers to it. Raises IllegalMove, and BadInput for what no puzzle judges."""
        if self.over:
            raise BadInput("puzzle-over")
        self._others.check(self.match, move)
        self.match.play(self.puzzle.seat, move)
        while not self.over and (answer := self._others.answer(self.match)) is not None:
            self.match.play(*answer)

    @property
    def over(self) -> bool:
        return not self.match.to_act or self._others.over(self.match)

    @property
    def moves(self) -> tuple[str, ...]:
        return tuple(move for seat, move in self.match.entries() if seat == self.puzzle.seat)

    def verdict(self) -> Verdict:
        return verdict(self.puzzle, self.moves)


def verdict(puzzle: Puzzle, moves: Sequence[str]) -> Verdict:
    """What the turn that was played is worth."""
    worth, declined, ends = _rules(puzzle.game).outcome(puzzle, moves)
    return Verdict(puzzle, Outcome(worth, tuple(declined), ends))


@cache
def listed(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easy ones first."""
    if game not in GAMES:
        raise BadInput("puzzle-game", game=short(game), games=", ".join(GAMES))
    return tuple(_read(game, file.name, file.read_text("utf-8")) for file in kit(game).files("puzzles"))


def by_id(id: Any) -> Puzzle:
    for game in GAMES:
        for puzzle in listed(game):
            if puzzle.id == id:
                return puzzle
    raise BadInput("puzzle-unknown", puzzle=short(id))


def _read(game: str, name: str, text: str) -> Puzzle:
    given = json.loads(text)
    return Puzzle(
        id=name.removesuffix(".json").partition("-")[2],
        game=game,
        grade=given["grade"],
        goal=given["goal"],
        turns=given.get("turns", 1),
        wants=given.get("wants", {}),
        best=given["best"],
        second=given["second"],
        clauses=tuple(given["clauses"]),
        solution=tuple(_rules(game).read_solution(move) for move in given["solution"]),
        free=tuple(given.get("free", ())),
        position=given["position"],
    )
