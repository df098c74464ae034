"""The registry: the one list of games. A game is a folder here, or a package of its own that names its `Kit`
in the entry-point group `curia.games`.

The front door has a function of this package's name, `curia.games()`: import from here by `from curia.games
import ...`.
"""

import warnings
from collections.abc import Iterable
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from curia.core.errors import BadInput, short
from curia.games.kit import BotFacts, Kit, load

__all__ = ["GROUP", "BotFacts", "Kit", "kit", "kits"]

BUILT_IN = ("curia.games.caesar.kit:KITS", "curia.games.quovadis.kit:KITS")
GROUP = "curia.games"


@cache
def kits() -> dict[str, Kit]:
    """Every game's kit by the game's id: the built-in ones first."""
    found: dict[str, Kit] = {}
    for place in BUILT_IN:
        _add(found, load(place))
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            _add(found, entry.load())
        except Exception as error:  # somebody else's package must not keep the others from being played
            warnings.warn(f"the game {entry.name!r} can't be loaded: {error!r}", RuntimeWarning, stacklevel=2)
    return found


def kit(id: Any) -> Kit:
    """A game's kit by the game's id. Raises BadInput."""
    if not isinstance(id, str) or id not in kits():
        raise BadInput("game-unknown", game=short(id), games=", ".join(kits()))
    return kits()[id]


def _add(found: dict[str, Kit], given: Kit | Iterable[Kit]) -> None:
    for one in (given,) if isinstance(given, Kit) else tuple(given):
        shared = [other for other in found.values() if other.prefix == one.prefix]
        if one.id in found or any(other.content != one.content for other in shared):
            raise ValueError(f"there is a game {one.id!r} with the prefix {one.prefix!r} already")
        found[one.id] = one
