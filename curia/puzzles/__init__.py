"""Puzzles, one file each: a position, a value, the turn that solves it, the clauses it is about. Adding one
is adding a file and its words (`curia/locale`); the tests work out its solution and hold the file to it."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

import curia
from curia.caesar.words import move_words as caesar_words
from curia.core.errors import BadInput, short
from curia.core.game import Json
from curia.puzzles import caesar, quovadis
from curia.puzzles.quovadis import compact
from curia.quovadis.words import move_words as quovadis_words

__all__ = ["GAMES", "Attempt", "Puzzle", "Verdict", "by_id", "listed", "verdict"]

# The games that have puzzles, with the keys of their names.
GAMES = {"caesar-cleopatra": "cc-name", "quovadis": "qv-name"}
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
    """At Quo Vadis?, how many laurels more a seat wants for whatever it gives, if not one."""
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
        if self.game == "quovadis":
            others = [seat for seat in curia.position(self.position).seats if seat != self.seat]
            wants: list[Words] = [
                ("puzzle-laurels", {"who": seat, "laurels": self.wants.get(seat, 1)}) for seat in others
            ]
            yield "puzzle-turns", {"later": self.turns - 1}
            yield "puzzle-wants", {"wants": wants}

    def answer(self) -> list[Words]:
        """The solution, move by move."""
        if self.game == "quovadis":
            return [quovadis_words(move, self.seat, self.seat) for move in self.solution]
        return [caesar_words(move) for move in self.solution]

    def fits(self, turn: Sequence[str]) -> bool:
        """Whether the solution is in this turn."""
        if self.game == "quovadis":
            return quovadis.fits(turn, self.solution, self.free)
        return set(self.solution) <= set(turn)


@dataclass(frozen=True)
class Verdict:
    puzzle: Puzzle
    worth: float
    declined: tuple[str, ...] = ()
    """Who did not agree to the deal."""
    laurels: Mapping[str, int] | None = None
    """At Quo Vadis?, what everyone ends with."""

    @property
    def solved(self) -> bool:
        return self.worth >= self.puzzle.best - ENOUGH

    def words(self) -> Iterator[Words]:
        goal, seat = self.puzzle.goal, self.puzzle.seat
        for other in self.declined:
            yield "puzzle-declined", {"who": other}
        if self.laurels is not None:
            ends: list[Words] = [
                ("puzzle-laurels", {"who": "you" if who == seat else who, "laurels": laurels})
                for who, laurels in self.laurels.items()
            ]
            yield "puzzle-ends", {"ends": ends}
        values = {"played": self.worth, "best": self.puzzle.best}
        yield f"puzzle-{'solved' if self.solved else 'not-yet'}-{goal}", values


class Attempt:
    """One turn of a puzzle: the moves of who solves it, and what the others answer."""

    def __init__(self, puzzle: Puzzle, moves: Sequence[str] = ()) -> None:
        self.puzzle = puzzle
        self.match = curia.position(puzzle.position, seed=0)
        self._others = _others(puzzle)
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
    if puzzle.game == "quovadis":
        worth, points, declined = _judge(puzzle.id).outcome(moves)
        seats = curia.position(puzzle.position).seats
        return Verdict(
            puzzle, worth, tuple(seats[seat] for seat in declined), dict(zip(seats, points, strict=True))
        )
    return Verdict(puzzle, caesar.worth(caesar.start(puzzle.position), puzzle.goal, moves))


def _others(puzzle: Puzzle) -> "caesar.Others | quovadis.Others":
    return quovadis.Others(_judge(puzzle.id)) if puzzle.game == "quovadis" else caesar.Others(puzzle.seat)


@cache
def _judge(id: str) -> quovadis.Judge:
    puzzle = by_id(id)
    return quovadis.Judge(quovadis.start(puzzle.position), puzzle.goal, puzzle.turns, puzzle.wants)


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
        solution=tuple(
            move if isinstance(move, str) else f"propose {compact(move)}" for move in given["solution"]
        ),
        free=tuple(given.get("free", ())),
        position=given["position"],
    )
