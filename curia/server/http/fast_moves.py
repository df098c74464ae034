"""The short way for moves: what everyone sends all the time goes from the middleware to its room without the
framework in between. Whatever is not plain about a request (no key, a body that does not fit) takes the usual
way, with the same end."""

import asyncio
import re
from typing import NamedTuple

from pydantic import ValidationError
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from curia.core.errors import CuriaError
from curia.server import wire
from curia.server.http.problems import refusal
from curia.server.services import Services
from curia.server.tables import playing
from curia.server.tokens import COOKIE, SAFE_COOKIE

_MOVES = re.compile("/api/tables/([0-9a-z]{1,16})/moves")


class Route(NamedTuple):
    """As the framework names it, for the log."""

    path: str = "/api/tables/{table}/moves"


async def move(services: Services, key: int, table: str, given: wire.Move) -> wire.Moved:
    """Play a move, once it may be answered."""
    room = services.room(table)
    if pause := await room.read(playing.pause(key, given.decision, given.request)):
        await asyncio.sleep(pause)
    number, known = await room.change(playing.move(key, given.decision, given.move, given.request))
    services.metrics.count("moves", 0 if known else 1)
    return wire.Moved(number=number, known=known)


class FastMoves:
    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app = app
        self._services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = _MOVES.fullmatch(scope["path"]) if scope["type"] == "http" else None
        if asked is None or scope["method"] != "POST":
            await self._app(scope, receive, send)
            return
        request = Request(scope)
        read: list[Message] = []
        while not read or (read[-1]["type"] == "http.request" and read[-1].get("more_body")):
            read.append(await receive())
        given, token = _read(request, read), _token(request)
        if given is None or token is None:
            await self._app(scope, _again(read, receive), send)
            return
        scope["route"] = Route()
        try:
            key = await self._services.key(token)
            moved = await move(self._services, key, asked[1], given)
        except CuriaError as error:
            await refusal(request.headers, error)(scope, receive, send)
        else:
            await Response(moved.model_dump_json(), media_type="application/json")(scope, receive, send)


def _read(request: Request, read: list[Message]) -> wire.Move | None:
    if request.headers.get("content-type") != "application/json" or read[-1]["type"] != "http.request":
        return None
    try:
        return wire.Move.model_validate_json(b"".join(message.get("body", b"") for message in read))
    except ValidationError:
        return None


def _token(request: Request) -> str | None:
    header = request.headers.get("authorization")
    if header is None:
        return request.cookies.get(SAFE_COOKIE) or request.cookies.get(COOKIE)
    scheme, _, token = header.partition(" ")
    return token if scheme == "Bearer" and token else None


def _again(read: list[Message], receive: Receive) -> Receive:
    """What has been read, to be read once more."""
    left = iter(read)

    async def again() -> Message:
        for message in left:
            return message
        return await receive()

    return again
