"""Starts the terminal table, if it can be had here."""

import sys

from curia.terminal.console import Console
from curia.terminal.tables import table_of
from curia.terminal.tui.match_source import Venue


def check(console: Console) -> None:
    """Stop with a word where there is no Textual, or nothing to draw on."""
    try:
        import textual  # noqa: F401
    except ImportError:
        console.stop("tui-missing", extra="tui")
    if not has_terminal():
        console.stop("tui-no-terminal")


def has_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def run(console: Console, venue: Venue) -> int:
    from curia.terminal.tui.app import TableApp
    from curia.terminal.tui.screen_game import screen_of

    app = TableApp(venue, table_of(venue.game), screen_of(venue.game), console.language)
    result = app.run()
    return 0 if result is None else result
