"""Curia: classic board games about Roman politics, for people and bots."""

from collections.abc import Mapping
from random import Random
from typing import Any

from curia import locale
from curia.bots import Bot, by_name, listed
from curia.core import dice, errors
from curia.core.errors import BadInput, CuriaError, IllegalMove
from curia.core.game import Game, Json
from curia.core.match import Chance, Match, Source, check_record, unforeseeable
from curia.core.match import replay as _replay
from curia.core.schema import read as read_schema
from curia.games import kit, kits

__version__ = "0.1.0"
COMPILED = not dice.__file__.endswith(".py")
"""Whether the rules are compiled, or interpreted."""
__all__ = [
    "BadInput",
    "Bot",
    "CuriaError",
    "IllegalMove",
    "Match",
    "bot",
    "bots",
    "games",
    "new",
    "position",
    "replay",
    "sample",
    "schema",
]

errors.in_words = locale.say

GAMES: dict[str, Game[Any]] = {id: kit.game for id, kit in kits().items()}


def games() -> Json:
    """The games by id, with their seats, options, editions and defaults; JSON-able."""
    return {id: game.describe() for id, game in GAMES.items()}


def new(
    game: str,
    *,
    seats: int | None = None,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    chance: Chance | None = None,
) -> Match:
    """A new match. `seed` makes all its chance repeatable; without one it comes from the operating system.
    A host that has to prove its deals gives its own `chance`: a source for each entry of the record."""
    played = kit(game).game
    if seats is not None and (not isinstance(seats, int) or isinstance(seats, bool)):
        raise BadInput("seats-type")
    match = Match(played, played.start(seats, {} if options is None else options), chance or _chance(seed))
    match.roll()
    return match


def position(position: Mapping[str, Any], seed: int | None = None) -> Match:
    """A match set up by hand."""
    if not isinstance(position, Mapping):
        raise BadInput("position-no-object")
    if "game" not in position:
        raise BadInput("position-lacks", where="position", key="game")
    game = kit(position["game"]).game
    state = game.from_position(position)
    match = Match(game, state, _chance(seed), game.position(state))
    match.roll()
    return match


def replay(record: Any, *, chance: Chance | None = None) -> Match:
    """The match of a record, at the same point. Its further chance comes from the operating system.
    An edition named in a record of an older version of the rules means what it meant then."""
    checked = check_record(record, {id: kit.game.rules for id, kit in kits().items()})
    return _replay(kit(checked["game"]).game, checked, chance or _chance(None))


def sample(view: Json, rng: Random) -> Match:
    """A match that fits everything in a seat's view: one of the worlds that this seat must reckon with."""
    game = kit(view["game"]).game
    state = game.sample(view, rng)
    match = Match(game, state, Source(rng), game.position(state))
    match.remember(view["seat"], view["events"])
    if view["result"] is not None and match.result is None:
        match.ended_by_host(view["result"])
    return match


def schema(game: str, kind: str) -> Json:
    """The JSON Schema of a game's `view`, `event`, `position` or `record`."""
    return read_schema(type(kit(game).game).__module__.rpartition(".")[0], kind)


def bots() -> Json:
    """The bots by name, with the games they play and the key of a line about them; JSON-able."""
    return listed(GAMES)


def bot(name: str) -> Bot:
    """A bot by its name."""
    return by_name(name)


def _chance(seed: int | None) -> Chance:
    if seed is not None and (not isinstance(seed, int) or isinstance(seed, bool)):
        raise BadInput("seed-type")
    return unforeseeable() if seed is None else Source(Random(seed))
