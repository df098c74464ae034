"""Puzzles for the page. Nothing is kept here: the solver's browser remembers the moves of the turn, and each
request brings them all."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Annotated

from fastapi import APIRouter, Request, Response
from fastapi import Path as InPath

from curia import puzzles
from curia.locale import say
from curia.puzzles import Attempt, Puzzle, Verdict
from curia.server import wire
from curia.server.http.problems import language_of
from curia.server.refusals import Refused

router = APIRouter(tags=["puzzles"])
# One after the other, and not in the way of who plays.
_JUDGE = ThreadPoolExecutor(1, "puzzles")

Game = Annotated[str, InPath(max_length=40, examples=["quovadis"])]
Name = Annotated[str, InPath(max_length=60, examples=["two-for-one"])]


@router.get("/api/puzzles", summary="The puzzles of each game, the easy ones first")
async def listed(request: Request, response: Response) -> wire.Puzzles:
    language = language_of(request, response)
    return wire.Puzzles(
        games={
            game: [
                wire.PuzzleAbout(name=one.id, title=say(one.title, None, language), grade=one.grade)
                for one in puzzles.listed(game)
            ]
            for game in puzzles.GAMES
        }
    )


@router.post("/api/puzzles/{game}/{name}", summary="A puzzle, after the moves made so far in its turn")
async def puzzle(
    game: Game, name: Name, given: wire.PuzzleMoves, request: Request, response: Response
) -> wire.PuzzleAt:
    """The others answer by themselves, as the question says. Once the turn is over, `verdict` judges it."""
    language = language_of(request, response)
    found = _find(game, name)
    attempt, verdict = await asyncio.get_running_loop().run_in_executor(_JUDGE, _tried, found, given.moves)
    view = attempt.match.view(found.seat)
    return wire.PuzzleAt(
        title=say(found.title, None, language),
        grade=found.grade,
        question=[say(*words, language) for words in found.question()],
        moves=given.moves,
        verdict=None if verdict is None else _told(verdict, language),
        events=view.pop("events"),
        view=view,
    )


@router.get("/api/puzzles/{game}/{name}/solution", summary="The solution of a puzzle, and why it is one")
async def solution(game: Game, name: Name, request: Request, response: Response) -> wire.PuzzleSolution:
    language = language_of(request, response)
    found = _find(game, name)
    return wire.PuzzleSolution(
        moves=list(found.solution),
        said=[say(*words, language) for words in found.answer()],
        why=say(f"{found.title}.why", None, language),
        clauses=list(found.clauses),
    )


def _find(game: str, name: str) -> Puzzle:
    found = [one for one in puzzles.listed(game) if one.id == name] if game in puzzles.GAMES else []
    if not found:
        raise Refused("puzzle-unknown", 404, puzzle=name)
    return found[0]


def _tried(puzzle: Puzzle, moves: list[str]) -> tuple[Attempt, Verdict | None]:
    attempt = Attempt(puzzle, moves)
    return attempt, _verdict(puzzle.id, attempt.moves) if attempt.over else None


@lru_cache(2000)
def _verdict(name: str, moves: tuple[str, ...]) -> Verdict:
    """Some take a tenth of a second: not twice."""
    return puzzles.verdict(puzzles.by_id(name), moves)


def _told(verdict: Verdict, language: str) -> wire.PuzzleVerdict:
    return wire.PuzzleVerdict(
        solved=verdict.solved,
        worth=verdict.worth,
        best=verdict.puzzle.best,
        declined=list(verdict.declined),
        said=[say(*words, language) for words in verdict.words()],
    )
