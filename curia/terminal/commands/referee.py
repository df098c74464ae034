"""`curia referee`: requests as JSON lines on standard input, one answer for each on standard output.

The protocol is documented in docs/referee.md.
"""

import json
import random
from argparse import Namespace
from collections.abc import Callable, Iterator
from typing import Any

import curia
from curia.core.errors import CuriaError, IllegalMove
from curia.core.game import Json
from curia.core.match import Match
from curia.terminal.arguments import Parser
from curia.terminal.console import Console

# A line longer than this is refused unread.
MOST_CHARACTERS = 20_000_000
MOST_MATCHES = 10_000


class BadRequest(CuriaError):
    """A line that is no request, or one that lacks something."""


class Internal(CuriaError):
    """A fault of Curia itself."""


def arguments(parser: Parser) -> None:
    pass


def run(args: Namespace, console: Console) -> int:
    referee = Referee(console)
    for line in _lines(console):
        if line.strip():
            console.target.write(json.dumps(referee.answer(line), ensure_ascii=True) + "\n")
            console.target.flush()
    return 0


def _lines(console: Console) -> Iterator[str]:
    """Lines, each cut where it gets too long to be a request."""
    while line := console.source.readline(MOST_CHARACTERS):
        rest = line
        while len(rest) == MOST_CHARACTERS and not rest.endswith("\n"):
            rest = console.source.readline(MOST_CHARACTERS)
        yield line


class Referee:
    """Holds matches by name and answers requests about them."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._matches: dict[str, Match] = {}
        self._made = 0
        self._last = ""

    def answer(self, line: str) -> Json:
        """The answer to one line; whatever the line holds, there is one."""
        id: Any = None
        try:
            request = _read(line)
            id = request.get("id")
            return {"id": id, "ok": True, **self._do(request)}
        except CuriaError as error:
            return {"id": id, "ok": False, "error": self._error(error)}
        except Exception as problem:
            # Ours, not the caller's; their other matches go on all the same.
            failure = Internal("request-failed", problem=f"{type(problem).__name__}: {problem}"[:200])
            return {"id": id, "ok": False, "error": self._error(failure)}

    def _error(self, error: CuriaError) -> Json:
        return {
            "kind": type(error).__name__,
            "key": error.key,
            "values": {name: _plain(value) for name, value in error.values.items()},
            "clause": error.clause if isinstance(error, IllegalMove) else None,
            "message": self._console.say(error.key, **error.values),
        }

    def _do(self, request: Json) -> Json:
        name = request.get("do")
        if not isinstance(name, str) or name not in _REQUESTS:
            raise BadRequest("request-unknown", request=str(name)[:40], requests=", ".join(_REQUESTS))
        keys, does = _REQUESTS[name]
        for key in request:
            if key not in ("id", "do", *keys):
                raise BadRequest("request-key", request=name, key=str(key)[:40])
        return does(self, request)

    # --- What can be asked --------------------------------------------------------------------------------

    def games(self, request: Json) -> Json:
        return {"games": curia.games()}

    def new(self, request: Json) -> Json:
        given = {key: request[key] for key in ("seats", "seed", "options") if key in request}
        return self._keep(curia.new(_given(request, "game"), **given))

    def position(self, request: Json) -> Json:
        """With a position, a match set up by hand; without one, the position of a match."""
        if "position" not in request:
            return {"position": self._match(request).position()}
        return self._keep(curia.position(request["position"], request.get("seed")))

    def replay(self, request: Json) -> Json:
        return self._keep(curia.replay(_given(request, "record")))

    def sample(self, request: Json) -> Json:
        """A match that fits a view: one given, or that of a seat."""
        view = request["view"] if "view" in request else self._match(request).view(_given(request, "seat"))
        seed = request.get("seed")
        if seed is not None and (not isinstance(seed, int) or isinstance(seed, bool)):
            raise curia.BadInput("seed-type")
        rng = random.SystemRandom() if seed is None else random.Random(seed)
        try:
            return self._keep(curia.sample(view, rng))
        except (KeyError, TypeError, ValueError, IndexError, AttributeError, AssertionError) as problem:
            if isinstance(problem, CuriaError):
                raise
            raise curia.BadInput("view-misfit") from None

    def to_act(self, request: Json) -> Json:
        return {"to_act": list(self._match(request).to_act)}

    def legal(self, request: Json) -> Json:
        return {"legal": self._match(request).legal(_given(request, "seat"))}

    def play(self, request: Json) -> Json:
        match = self._match(request)
        match.play(_given(request, "seat"), _given(request, "move"))
        return _state(match)

    def view(self, request: Json) -> Json:
        return {"view": self._match(request).view(_seat(request))}

    def events(self, request: Json) -> Json:
        """What a seat saw, without the first `since` events."""
        events = self._match(request).events(_seat(request))
        since = request.get("since", 0)
        if not isinstance(since, int) or isinstance(since, bool) or since < 0:
            raise BadRequest("request-value", key="since")
        return {"events": events[since:], "next": len(events)}

    def result(self, request: Json) -> Json:
        return {"result": self._match(request).result}

    def record(self, request: Json) -> Json:
        return {"record": self._match(request).record()}

    def close(self, request: Json) -> Json:
        """Forget a match."""
        name = self._name(request)
        del self._matches[name]
        return {"closed": name}

    # --- Matches by name ----------------------------------------------------------------------------------

    def _keep(self, match: Match) -> Json:
        if len(self._matches) >= MOST_MATCHES:
            raise BadRequest("request-too-many", most=MOST_MATCHES)
        self._made += 1
        self._last = f"m{self._made}"
        self._matches[self._last] = match
        found = {"match": self._last, "game": match.game, "seats": list(match.seats), **_state(match)}
        return found if match.stopped is None else found | {"stopped": match.stopped}

    def _name(self, request: Json) -> str:
        """The match that is named, or the one made last."""
        name = request.get("match", self._last)
        if not isinstance(name, str) or name not in self._matches:
            raise BadRequest("request-match", match=str(name)[:40])
        return name

    def _match(self, request: Json) -> Match:
        return self._matches[self._name(request)]


def _state(match: Match) -> Json:
    return {"to_act": list(match.to_act), "result": match.result}


def _read(line: str) -> Json:
    try:
        request = json.loads(line)
    except (ValueError, RecursionError):
        raise BadRequest("request-no-json") from None
    if not isinstance(request, dict):
        raise BadRequest("request-no-object")
    return request


def _given(request: Json, key: str) -> Any:
    if key not in request:
        raise BadRequest("request-lacks", request=request["do"], key=key)
    return request[key]


def _seat(request: Json) -> str | None:
    """A seat, or null for a spectator; it has to be said which."""
    seat = _given(request, "seat")
    if seat is not None and not isinstance(seat, str):
        raise BadRequest("request-value", key="seat")
    return seat


def _plain(value: Any) -> Any:
    return value if isinstance(value, str | int | float) else str(value)


_REQUESTS: dict[str, tuple[tuple[str, ...], Callable[[Referee, Json], Json]]] = {
    "games": ((), Referee.games),
    "new": (("game", "seats", "seed", "options"), Referee.new),
    "position": (("position", "seed", "match"), Referee.position),
    "replay": (("record",), Referee.replay),
    "sample": (("match", "seat", "view", "seed"), Referee.sample),
    "to_act": (("match",), Referee.to_act),
    "legal": (("match", "seat"), Referee.legal),
    "play": (("match", "seat", "move"), Referee.play),
    "view": (("match", "seat"), Referee.view),
    "events": (("match", "seat", "since"), Referee.events),
    "result": (("match",), Referee.result),
    "record": (("match",), Referee.record),
    "close": (("match",), Referee.close),
}
