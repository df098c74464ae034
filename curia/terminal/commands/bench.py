"""`curia bench`: how fast the rules are on this machine, as a table and as a picture."""

from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path

import curia
from curia.terminal import files
from curia.terminal.arguments import Parser, seconds
from curia.terminal.columns import aligned
from curia.terminal.console import Console

# The rates that the picture shows.
SHOWN = ("decisions", "inside_decisions", "copies", "playouts", "playouts_by_two")


def arguments(parser: Parser) -> None:
    parser.add_argument("--seconds")
    parser.add_argument("--svg")


def version(console: Console) -> str:
    """The version, and whether the rules are compiled."""
    key = "version-compiled" if curia.COMPILED else "version-interpreted"
    return console.say(key, version=curia.__version__)


def tell_if_interpreted(console: Console) -> None:
    """For who waits for bots, or measures them."""
    if not curia.COMPILED:
        console.tell("rules-interpreted")


def run(args: Namespace, console: Console) -> int:
    from curia.terminal.measure import SUBJECTS, measure

    spent = seconds(console, args.seconds) or 1.0
    if args.svg is not None:
        files.check_writable(console, args.svg)
    console.raw(version(console))
    numbers = {game: measure(game, spent)._asdict() for game in SUBJECTS}
    for line in table(console, numbers):
        console.raw(line)
    if args.svg is not None:
        with files.writing(console, args.svg):
            Path(args.svg).write_text(picture(console, numbers), encoding="utf-8")
        console.tell("bench-written", file=args.svg)
    return 0


def table(console: Console, numbers: Mapping[str, Mapping[str, float]]) -> list[str]:
    games = list(numbers.values())
    rows = [["", *(console.say(f"bench-game-{game}") for game in numbers)]]
    rows += [[_label(console, field), *(f"{found[field]:,.0f}" for found in games)] for field in games[0]]
    return aligned(rows)


def picture(console: Console, numbers: Mapping[str, Mapping[str, float]]) -> str:
    from curia.terminal.chart import chart

    bars = [(_label(console, field), [found[field] for found in numbers.values()]) for field in SHOWN]
    series = [console.say(f"bench-game-{game}") for game in numbers]
    return chart(version(console), console.say("bench-scale"), series, bars)


def _label(console: Console, field: str) -> str:
    return console.say(f"bench-{field.replace('_', '-')}")
