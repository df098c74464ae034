"""The drawn examples of the rules: played by the rules themselves, once, and the same for everyone."""

import gzip
import hashlib
from functools import cache
from typing import Annotated

from fastapi import APIRouter, Header
from fastapi import Path as InPath
from fastapi.responses import Response

from curia.rulebook.examples import examples
from curia.server import wire
from curia.server.refusals import Refused
from curia.server.tables import render

router = APIRouter()
Game = Annotated[str, InPath(max_length=40, examples=["quovadis"])]


@router.get(
    "/api/rules/{game}/examples",
    tags=["rules"],
    summary="Positions that show what clauses mean, as they are drawn",
    response_model=wire.Examples,
    responses={status: {"model": wire.Problem} for status in (404, 421, 422, 429)},
)
async def drawn(
    game: Game,
    accept_encoding: Annotated[str, Header()] = "",
    if_none_match: Annotated[str, Header()] = "",
) -> Response:
    try:
        plain, packed, tag = _answer(game)
    except KeyError:
        raise Refused("server-no-route", 404) from None
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Encoding", "ETag": tag}
    if if_none_match == tag:
        return Response(status_code=304, headers=headers)
    if "gzip" in accept_encoding.lower():
        headers["Content-Encoding"] = "gzip"
    body = packed if "Content-Encoding" in headers else plain
    return Response(body, headers=headers, media_type="application/json")


@cache
def _answer(game: str) -> tuple[bytes, bytes, str]:
    """The examples as JSON, the same packed, and a name for just these bytes."""
    plain = render.dumps({"examples": [example._asdict() for example in examples(game)]}).encode()
    return plain, gzip.compress(plain, mtime=0), f'"{hashlib.sha256(plain).hexdigest()[:16]}"'
