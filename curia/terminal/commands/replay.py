"""`curia replay`: a record told again, from a seat's eyes or all-seeing, at once or step by step."""

from argparse import Namespace
from collections.abc import Iterator

import curia
from curia.core.game import Json
from curia.core.match import Match, stages
from curia.terminal import files
from curia.terminal.arguments import Parser
from curia.terminal.commands.rules import explain
from curia.terminal.console import Console, Ended
from curia.terminal.game_table import Table
from curia.terminal.tables import table_of


def arguments(parser: Parser) -> None:
    parser.add_argument("file", nargs="?")
    parser.add_argument("--game")
    parser.add_argument("--seat")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--step", action="store_true")


def run(args: Namespace, console: Console) -> int:
    if args.file is None:
        console.stop("replay-which")
    if args.seat is not None and args.all:
        console.stop("replay-seat-or-all")
    record = files.read_game(console, args.file, args.game)
    match = curia.replay(record)
    seat = None if args.seat is None else args.seat.lower()
    if seat is not None and seat not in match.seats:
        raise curia.BadInput("seat-unknown", seat=seat[:40], seats=", ".join(match.seats))
    table = table_of(match.game)
    if args.step:
        _step(console, table, record, match, seat)
    else:
        table.tell(console, match.seats, _seen(table, match, seat), seat)
    _end(console, table, match, seat)
    return 0


def _seen(table: Table, match: Match, seat: str | None) -> list[Json]:
    return table.all_seen(match) if seat is None else match.events(seat)


def _step(console: Console, table: Table, record: Json, match: Match, seat: str | None) -> None:
    console.tell("replay-help")
    told = 0
    skip = False
    for reached in _stages(record, match):
        seen = _seen(table, reached, seat)
        # After a taking back there are fewer events than before.
        told = min(told, len(seen))
        new = seen[told:]
        table.tell(console, match.seats, seen, seat, since=told)
        told = len(seen)
        if skip and not any(table.begins_turn(event) for event in new):
            continue
        answer = _wait(console, table, reached, seat) if new and reached.to_act else ""
        if answer == "end":
            table.tell(console, match.seats, _seen(table, match, seat), seat, since=told)
            return
        skip = answer == "turn"


def _stages(record: Json, match: Match) -> Iterator[Match]:
    """The match as it was after each move and what chance added to it."""
    moves = record["moves"] if match.stopped is None else record["moves"][: match.stopped["number"] - 1]
    for number in stages(moves):
        yield curia.replay({**record, "moves": moves[:number]})


def _wait(console: Console, table: Table, match: Match, seat: str | None) -> str:
    """Until the reader wants to go on: by a step (an empty answer), a `turn`, or to the `end`."""
    while True:
        line = console.ask(console.say("replay-prompt"))
        word, _, rest = line.lower().partition(" ")
        if not line:
            return ""
        if word in ("turn", "end", "t", "e", "n"):
            return "end" if word[0] == "e" else "turn"
        if word in ("quit", "q", "exit"):
            raise Ended
        if word == "table":
            table.show(console, match.view(seat))
        elif word.startswith("?") and (rest or len(word) > 1):
            explain(console, line[1:].strip(), table)
        else:
            console.tell("replay-help")


def _end(console: Console, table: Table, match: Match, seat: str | None) -> None:
    console.write()
    if match.stopped is not None:
        stopped = match.stopped
        console.tell(
            "replay-stopped",
            number=stopped["number"],
            seat=stopped["seat"],
            move=stopped["move"][:80],
            clause=stopped["clause"] or "-",
        )
    table.show(console, match.view(seat))
    console.write()
    if match.result is not None:
        table.score(console, match.view(seat), match.result)
    elif match.stopped is None:
        names = [table.seat(console, waiting) for waiting in match.to_act]
        console.tell("replay-goes-on", seats=", ".join(names))
