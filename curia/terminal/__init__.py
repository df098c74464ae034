"""The command line: `curia` alone serves the table in the browser; `curia play` is that in the terminal."""

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from typing import NamedTuple

from curia.core.errors import CuriaError
from curia.locale import languages
from curia.terminal.arguments import Misused, Parser
from curia.terminal.commands import (
    arena,
    backup,
    bench,
    hint,
    join,
    learn,
    play,
    printing,
    puzzle,
    referee,
    replay,
    review,
    rules,
    serve,
    train,
    verify,
)
from curia.terminal.console import Console, Ended, Stop, printable, standard
from curia.terminal.language import of_system, spoken

__all__ = ["main"]


class Command(NamedTuple):
    arguments: Callable[[Parser], None]
    run: Callable[[Namespace, Console], int]


COMMANDS = {
    "play": Command(play.arguments, play.run),
    "join": Command(join.arguments, join.run),
    "replay": Command(replay.arguments, replay.run),
    "learn": Command(learn.arguments, learn.run),
    "puzzle": Command(puzzle.arguments, puzzle.run),
    "hint": Command(hint.arguments, hint.run),
    "review": Command(review.arguments, review.run),
    "print": Command(printing.arguments, printing.run),
    "rules": Command(rules.arguments, rules.run),
    "referee": Command(referee.arguments, referee.run),
    "arena": Command(arena.arguments, arena.run),
    "serve": Command(serve.arguments, serve.run),
    "backup": Command(backup.arguments, backup.run),
    "restore": Command(backup.arguments, backup.restore),
    "verify": Command(verify.arguments, verify.run),
    "train": Command(train.arguments, train.run),
    "bench": Command(bench.arguments, bench.run),
}
# What starts where nothing is said.
USUAL = "serve"


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; 0 if all went well, 2 for a command that can't be understood."""
    _open_closed_streams()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A terminal that can't show a character, or a byte that is none, is no reason to stop.
        if (change := getattr(stream, "reconfigure", None)) is not None:
            change(errors="replace")
    try:
        return _run(list(sys.argv[1:] if argv is None else argv))
    except BrokenPipeError:
        # Whoever was reading has gone away; nothing more is to be said, not even at exit.
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115
        return 0


def _open_closed_streams() -> None:
    """Whoever started this may have closed them: nothing comes in then, and what goes out is lost."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115


def _run(argv: list[str]) -> int:
    console = standard(of_system(os.environ))
    try:
        before, name, after = _split(argv)
        top = Parser("")
        top.add_argument("--version", action="store_true")
        said = top.read(before)
        command = COMMANDS.get(name or USUAL)
        if command is None:
            raise Misused("usage-command", command=name, commands=", ".join(COMMANDS))
        parser = Parser(name or USUAL)
        command.arguments(parser)
        args = parser.read(after)
        console.language = _language(args.language or said.language) or console.language
        if said.version:
            console.raw(bench.version(console))
        elif said.help or args.help:
            console.tell(f"help-{name}" if name else "help-curia")
        else:
            return command.run(args, console)
    except Misused as misused:
        return _fail(console.say(misused.key, **misused.values) + " " + console.say("usage-hint"))
    except Stop as stop:
        return _fail(str(stop))
    except CuriaError as error:
        return _fail(console.explain(error))
    except Ended:
        console.tell("terminal-ended")
        return 1
    except KeyboardInterrupt:
        console.raw("")
        console.tell("terminal-interrupted")
        return 130
    return 0


def _fail(text: str) -> int:
    sys.stdout.flush()
    print(printable(text), file=sys.stderr)
    return 2


def _split(argv: list[str]) -> tuple[list[str], str, list[str]]:
    """The arguments before the command, the command, those after it."""
    place = 0
    while place < len(argv):
        if argv[place] == "--language":
            place += 1
        elif not argv[place].startswith("-"):
            return argv[:place], argv[place], argv[place + 1 :]
        place += 1
    return argv, "", []


def _language(wanted: str | None) -> str | None:
    if wanted is None:
        return None
    found = spoken(wanted)
    if found is None:
        raise Misused("usage-language", language=wanted[:40], languages=", ".join(languages()))
    return found
