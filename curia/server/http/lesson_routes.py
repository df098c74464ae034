"""The tutorials for the page. Nothing is kept here: the learner's browser remembers the moves made, and each
request brings them all."""

from typing import Annotated

from fastapi import APIRouter, Request, Response
from fastapi import Path as InPath

from curia.core.errors import BadInput
from curia.lessons import GAMES, Lesson, chapter, chapters
from curia.locale import say
from curia.server import wire
from curia.server.http.problems import language_of
from curia.server.refusals import Refused

router = APIRouter(tags=["lessons"])

Game = Annotated[str, InPath(max_length=40, examples=["quovadis"])]
Chapter = Annotated[str, InPath(max_length=40, examples=["promise"])]


@router.get("/api/lessons", summary="The tutorials, chapter by chapter")
async def lessons(request: Request, response: Response) -> wire.Lessons:
    language = language_of(request, response)
    return wire.Lessons(
        games={
            game: [
                wire.LessonAbout(chapter=one.id, title=say(one.title, None, language), steps=len(one.steps))
                for one in chapters(game)
            ]
            for game in GAMES
        }
    )


@router.post("/api/lessons/{game}/{chapter_id}", summary="A chapter, after the moves made so far")
async def lesson(
    game: Game, chapter_id: Chapter, given: wire.LessonMoves, request: Request, response: Response
) -> wire.LessonAt:
    """All moves but the last must be what the lesson wants. The last one may be any legal move: one that is
    not wanted now changes nothing, and `hint` says why. `continue` answers a step that wants no move."""
    language = language_of(request, response)
    try:
        found = chapter(game, chapter_id)
    except BadInput as unknown:
        raise Refused(unknown.key, 404, **unknown.values) from unknown
    at = Lesson(found, given.moves[:-1])
    accepted = not given.moves or at.answer(given.moves[-1])
    view, step = at.view, at.step
    return wire.LessonAt(
        moves=at.moves,
        steps=len(at.chapter.steps),
        say=say(step.say, None, language),
        hint=None if accepted else say(step.other, None, language),
        want=list(step.want),
        clauses=list(step.clauses),
        done=at.done,
        events=view.pop("events"),
        view=view,
    )
