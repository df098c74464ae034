"""Tutorials, one file for each chapter: a position, and steps. At a step the guiding voice says something
(`lessons.ftl`) and wants a move, or only to be read; then the others play as the file says.
Adding a chapter is adding a file and its words; the tests play it through."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import curia
from curia.core.errors import BadInput, IllegalMove, short
from curia.core.game import Json
from curia.games import kit, kits

__all__ = ["CONTINUE", "GAMES", "Chapter", "Lesson", "Step", "chapter", "chapters"]

# The games that have a tutorial, with the keys of their names.
GAMES = {one.id: one.name for one in kits().values() if one.offered and one.folder("lessons")}
CONTINUE = "continue"
"""The answer to a step that wants no move."""


@dataclass(frozen=True)
class Step:
    say: str
    """The key of what the guiding voice says."""
    other: str
    """The key of what it says to a move that the rules allow and the lesson does not want now."""
    want: tuple[str, ...]
    """The moves that lead on, any of them. None: it is enough to read on."""
    then: tuple[tuple[str, str], ...]
    """Seats and moves that follow by themselves: the others', and answers the learner knows already."""
    clauses: tuple[str, ...]


@dataclass(frozen=True)
class Chapter:
    id: str
    game: str
    seat: str
    """The learner's."""
    position: Json
    first: tuple[tuple[str, str], ...]
    """What is played before the first step."""
    steps: tuple[Step, ...]
    """The last one is a closing word."""

    @property
    def title(self) -> str:
        """The key of its title; the texts of its steps are attributes of it."""
        return _title(self.game, self.id)


class Lesson:
    """A chapter under way."""

    def __init__(self, chapter: Chapter, moves: Sequence[str] = ()) -> None:
        self.chapter = chapter
        self.match = curia.position(chapter.position, seed=1)
        self.moves: list[str] = []
        self._play(chapter.first)
        for number, move in enumerate(moves, 1):
            if not self._leads_on(move):
                raise BadInput("lesson-astray", number=number, chapter=chapter.id)

    @property
    def step(self) -> Step:
        return self.chapter.steps[len(self.moves)]

    @property
    def done(self) -> bool:
        """Whether only the closing word is left."""
        return len(self.moves) == len(self.chapter.steps) - 1

    @property
    def view(self) -> Json:
        """The learner's view, as in play. Where there is only something to read, no move is legal."""
        view = self.match.view(self.chapter.seat)
        if not self.step.want:
            view["legal"] = []
        return view

    def answer(self, move: str) -> bool:
        """Make a move that the lesson wants, with all that follows. Another legal one changes nothing: False.
        Raises IllegalMove, as in play."""
        step = self.step
        if not step.want:
            if move != CONTINUE or self.done:
                raise BadInput("lesson-read")
            made = CONTINUE
        else:
            before = len(self.match.entries())
            self.match.play(self.chapter.seat, move)
            made = self.match.entries(before)[0][1]
            if made not in step.want:
                self.match = Lesson(self.chapter, self.moves).match
                return False
        self.moves.append(made)
        self._play(step.then)
        return True

    def _leads_on(self, move: str) -> bool:
        try:
            return self.answer(move)
        except IllegalMove:
            return False

    def _play(self, moves: Sequence[tuple[str, str]]) -> None:
        for seat, move in moves:
            self.match.play(seat, move)


@cache
def chapters(game: str) -> tuple[Chapter, ...]:
    """The chapters of a game's tutorial, in order."""
    if game not in GAMES:
        raise BadInput("lesson-game", game=short(game), games=", ".join(GAMES))
    return tuple(_read(game, file.name, file.read_text("utf-8")) for file in kit(game).files("lessons"))


def chapter(game: str, id: str) -> Chapter:
    for found in chapters(game):
        if found.id == id:
            return found
    known = ", ".join(found.id for found in chapters(game))
    raise BadInput("lesson-unknown", chapter=short(id), chapters=known)


def _title(game: str, id: str) -> str:
    return f"lesson-{kit(game).prefix}-{id}"


def _read(game: str, name: str, text: str) -> Chapter:
    given = json.loads(text)
    id = name.removesuffix(".json").partition("-")[2]
    return Chapter(
        id=id,
        game=game,
        seat=given["seat"],
        position=given["position"],
        first=_moves(given.get("first", [])),
        steps=tuple(_step(step, _title(game, id)) for step in given["steps"]),
    )


def _step(given: Json, title: str) -> Step:
    return Step(
        say=f"{title}.{given['say']}",
        other=f"{title}.{given['other']}" if "other" in given else "lesson-other",
        want=tuple(given.get("want", ())),
        then=_moves(given.get("then", [])),
        clauses=tuple(given["clauses"]),
    )


def _moves(given: list[Any]) -> tuple[tuple[str, str], ...]:
    return tuple((seat, move) for seat, move in given)
