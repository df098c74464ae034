"""Refusals as answers: a key and its values for programs, a text in the caller's language for people."""

import json
import math
from collections.abc import Mapping
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from curia.core.errors import CuriaError, IllegalMove
from curia.core.game import Json
from curia.locale import languages, say


def refusal(headers: Mapping[str, str], error: CuriaError) -> Response:
    """An error of any kind, with the status that goes with it."""
    return problem(headers, error, getattr(error, "status", 422 if isinstance(error, IllegalMove) else 400))


def problem(headers: Mapping[str, str], error: CuriaError, status: int) -> Response:
    language = spoken(headers.get("accept-language", ""))
    content = {
        "key": error.key,
        "args": values(error),
        "clause": getattr(error, "clause", None),
        "message": say(error.key, error.values, language),
    }
    head = {"Content-Language": language, "Vary": "Accept-Language"}
    if status == 401:
        head["WWW-Authenticate"] = "Bearer"
    elif status in (429, 503):
        head["Retry-After"] = "5"
    # What a client has sent may come back in it: half a character, a number that is none.
    body = json.dumps(content, ensure_ascii=False).encode("utf-8", "replace")
    return Response(body, status, head, media_type="application/json")


def values(error: CuriaError) -> Json:
    """Its values as JSON; a refusal inside another one as key and values again."""
    return {name: _value(value) for name, value in error.values.items()}


def _value(value: Any) -> Any:
    if isinstance(value, CuriaError):
        return {"key": value.key, "args": values(value)}
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)
    return value if isinstance(value, str | int | float | bool | None) else str(value)[:200]


def language_of(request: Request, response: Response) -> str:
    """The language that a request wants its texts in; the answer says so."""
    language = spoken(request.headers.get("accept-language", ""))
    response.headers["Content-Language"] = language
    response.headers["Vary"] = "Accept-Language"
    return language


def spoken(accepted: str) -> str:
    """The language that a client likes best, of those we speak."""
    known = {language.lower(): language for language in languages()}
    wanted = []
    for part in accepted.lower().split(",")[:20]:
        name, _, weight = part.strip().partition(";q=")
        try:
            wanted.append((-float(weight or 1), name))
        except ValueError:
            continue
    for _, name in sorted(wanted, key=lambda pair: pair[0]):
        for tried in (name, name.split("-")[0]):
            if tried in known:
                return known[tried]
    return "en"
