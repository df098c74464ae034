"""How the terminal shows each game, and what it calls it."""

from functools import cache

from curia import locale
from curia.games import kit
from curia.terminal.console import Console, capital
from curia.terminal.game_table import Table
from curia.terminal.generic_table import GenericTable


@cache
def table_of(game: str) -> Table:
    """How the terminal shows a game: by its own table, or by the generic one. Raises BadInput."""
    make = kit(game).part("terminal")
    return GenericTable(kit(game)) if make is None else make()


def name_of(console: Console, game: str) -> str:
    """A game's name; its id where it has no words."""
    key = kit(game).name
    return console.say(key) if key in locale.keys(locale.FALLBACK) else capital(game)
