"""`curia print`: aids for the real table as a PDF, in the language spoken."""

from argparse import Namespace
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from curia.games.caesar.data import read_options
from curia.terminal.arguments import Parser
from curia.terminal.console import Console

if TYPE_CHECKING:
    from curia.terminal.paper.sheet import Sheet

AIDS = ("cards", "pads", "puzzles", "all")
GAMES = ("caesar-cleopatra", "quovadis")
PAPERS = ("a4", "letter")


def arguments(parser: Parser) -> None:
    parser.add_argument("what")
    parser.add_argument("game", nargs="?")
    parser.add_argument("--out")
    parser.add_argument("--paper", default="a4")
    parser.add_argument("--edition")


def run(args: Namespace, console: Console) -> int:
    if args.what not in AIDS:
        console.stop("print-what", what=args.what[:40], aids=", ".join(AIDS))
    if args.game not in (None, *GAMES):
        console.stop("print-game", game=args.game[:40], games=", ".join(GAMES))
    if args.paper.lower() not in PAPERS:
        console.stop("print-paper", paper=args.paper[:40], papers=", ".join(PAPERS))
    if args.edition is not None:
        read_options({"edition": args.edition})
    path = Path(args.out or f"curia-{args.what}.pdf")
    try:
        from curia.terminal.paper.sheet import Sheet
    except ImportError:
        console.stop("print-missing", extra="print")
    title = f"Curia: {console.say('print-title', what=args.what)}"
    with closing(Sheet(args.paper.lower(), title, console.language)) as sheet:
        draw(sheet, console, args.what, [args.game] if args.game else list(GAMES), args.edition)
        try:
            path.write_bytes(bytes(sheet.output()))
        except OSError as problem:
            console.stop("print-failed", file=str(path), why=problem.strerror or str(problem))
        console.tell("print-done", pages=sheet.pages_count, file=str(path))
    return 0


def draw(sheet: "Sheet", console: Console, what: str, games: list[str], edition: str | None = None) -> None:
    """The pages of these aids, game by game."""
    from curia.terminal.paper import pads, puzzles, reference

    for game in games:
        if what in ("cards", "all"):
            if game == "quovadis":
                reference.quovadis(sheet, console)
            else:
                reference.caesar(sheet, console, edition)
        if what in ("pads", "all"):
            if game == "quovadis":
                pads.quovadis(sheet, console)
            else:
                pads.caesar(sheet, console)
        if what in ("puzzles", "all"):
            puzzles.sheets(sheet, console, game)
