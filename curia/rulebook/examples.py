"""Drawn examples of clauses: real positions, some with moves, played by the rules themselves.

Each file in a game's `content/examples/` is one: `position` as the contract has it, the `seat` whose view
is drawn (null for a spectator's), what of the table to `draw`, and `moves`. What the caption claims stands
beside it, for the tests: `events` that the seat sees, the `result`, moves that are `legal` and others that
are `refused`, and those that are `barred` once the moves are played, with the clause.
"""

import json
import re
from functools import cache
from typing import NamedTuple

import curia
from curia import Match
from curia.core.game import Json
from curia.games import kit
from curia.rulebook import GAMES

# What every turn has: not what an example is about.
_UNTOLD = ("turn", "done")
_NAME = re.compile(r"([A-Z]{2}-(\d+)\.(\d+))(?:-(\d+))?")


class Example(NamedTuple):
    id: str
    clause: str
    seat: str | None
    draw: list[str]
    before: Json
    """The view before the moves, or the only one."""
    after: Json | None
    events: list[Json]
    """What the seat saw happen between the two."""


@cache
def examples(game: str) -> list[Example]:
    """All examples of a game, in the order of its clauses. Raises `KeyError` for a game without rules."""
    if game not in GAMES.values():
        raise KeyError(game)
    names = [file.name.removesuffix(".json") for file in kit(game).files("examples")]
    return [_drawn(game, name) for name in sorted(names, key=_place)]


def of_clause(clause: str) -> list[Example]:
    """The examples of one clause."""
    return [example for example in examples(GAMES[clause[:2]]) if example.clause == clause]


def read(game: str, name: str) -> Json:
    """An example as its file has it."""
    for file in kit(game).files("examples"):
        if file.name == f"{name}.json":
            found: Json = json.loads(file.read_text(encoding="utf-8"))
            return found
    raise KeyError(name)


def start(example: Json) -> Match:
    return curia.position(example["position"], seed=1)


def _drawn(game: str, name: str) -> Example:
    found = read(game, name)
    match, seat = start(found), found["seat"]
    before = _seen(match, seat)
    known = len(match.events(seat))
    for mover, move in found.get("moves", ()):
        match.play(mover, move)
    after = _seen(match, seat) if "moves" in found else None
    clause = name.rpartition("-")[0] if name.count("-") > 1 else name
    events = [event for event in match.events(seat)[known:] if event["event"] not in _UNTOLD]
    return Example(name, clause, seat, found["draw"], before, after, events)


def _seen(match: Match, seat: str | None) -> Json:
    """A view to be looked at only: nothing can be chosen, and nothing has happened before."""
    return {**match.view(seat), "legal": [], "events": []}


def _place(name: str) -> list[int]:
    found = _NAME.fullmatch(name)
    assert found is not None, name
    return [int(number or 1) for number in found.groups()[1:]]
