"""The games that the terminal can show."""

from functools import cache

from curia.core.errors import BadInput
from curia.games import kit
from curia.terminal.game_table import Table


@cache
def table_of(game: str) -> Table:
    """How the terminal shows a game. Raises BadInput."""
    make = kit(game).part("terminal")
    if make is None:
        raise BadInput("play-no-table", game=game)
    found: Table = make()
    return found
