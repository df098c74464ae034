"""Starts the terminal table, if it can be had here."""

import sys

from curia.cli.console import Console
from curia.cli.tables import TABLES
from curia.cli.tui.venue import Venue


def check(console: Console) -> None:
    """Stop with a word where there is no Textual, or nothing to draw on."""
    try:
        import textual  # noqa: F401
    except ImportError:
        console.stop("tui-missing")
    if not has_terminal():
        console.stop("tui-no-terminal")


def has_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def run(console: Console, venue: Venue) -> int:
    from curia.cli.tui.app import TableApp
    from curia.cli.tui.guides import GUIDES

    app = TableApp(venue, TABLES[venue.game], GUIDES[venue.game], console.language)
    result = app.run()
    return 0 if result is None else result
