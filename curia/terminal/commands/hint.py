"""`curia hint`: advice for a seat of a saved game or a position, from its own view."""

import json
from argparse import Namespace
from typing import Any

import curia
from curia.bots.hints import ITERATIONS, hint
from curia.core.game import Json
from curia.core.match import Match
from curia.terminal import files
from curia.terminal.arguments import Parser, whole_number
from curia.terminal.columns import aligned
from curia.terminal.commands.review import percent
from curia.terminal.console import Console
from curia.terminal.tables import table_of


def arguments(parser: Parser) -> None:
    parser.add_argument("file", nargs="?")
    parser.add_argument("--game")
    parser.add_argument("--seat")
    parser.add_argument("--iterations")
    parser.add_argument("--seed")


def run(args: Namespace, console: Console) -> int:
    if args.file is None:
        console.stop("hint-which")
    iterations = whole_number(console, "--iterations", args.iterations, 1) or ITERATIONS
    seed = whole_number(console, "--seed", args.seed, 0) or 0
    match = _match(console, args.file, args.game)
    tell(console, hint(match.view(_seat(console, match, args.seat)), iterations=iterations, seed=seed))
    return 0


def _match(console: Console, given: str, number: str | None) -> Match:
    """A record's file, a position's file, or a position written out."""
    found: Any
    if given.lstrip().startswith("{"):
        try:
            found = json.loads(given)
        except (ValueError, RecursionError):
            console.stop("hint-no-json")
    else:
        found = files.read_game(console, given, number)
    return curia.replay(found) if isinstance(found, dict) and "moves" in found else curia.position(found)


def _seat(console: Console, match: Match, given: str | None) -> str:
    waiting = match.to_act
    if not waiting:
        console.stop("hint-over")
    if given is None:
        if len(waiting) > 1:
            console.stop("hint-seat", seats=", ".join(waiting))
        return waiting[0]
    seat = given.lower()
    if seat not in match.seats:
        raise curia.BadInput("seat-unknown", seat=seat[:40], seats=", ".join(match.seats))
    if seat not in waiting:
        table = table_of(match.game)
        names = [table.seat(console, one) for one in waiting]
        console.stop("hint-not-yet", seat=table.seat(console, seat), seats=", ".join(names))
    return seat


def tell(console: Console, found: Json) -> None:
    table = table_of(found["game"])
    rows = [[table.seat(console, seat), percent(chance)] for seat, chance in found["chances"].items()]
    console.tell("hint-chances")
    for line in aligned(rows):
        console.raw("  " + line)
    console.tell("hint-advice", move=found["advice"])
    for reason in found["reasons"]:
        console.write(console.say(reason["key"], **reason["values"]), 2)
    if found["moves"]:
        console.tell("hint-moves")
        for line in aligned([[step["move"], percent(step["chance"])] for step in found["moves"]]):
            console.raw("  " + line)
