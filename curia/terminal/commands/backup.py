"""`curia backup FILE` and `curia restore FILE`: all tables of a server, out and in."""

import asyncio
import os
from argparse import Namespace
from pathlib import Path

from curia.terminal.arguments import Parser
from curia.terminal.console import Console
from curia.terminal.extras import extra


def arguments(parser: Parser) -> None:
    parser.add_argument("file")


def run(args: Namespace, console: Console) -> int:
    with extra(console, "server", "serve-missing"):
        from curia.server import settings
        from curia.server.storage import backup

    try:
        rows = asyncio.run(backup.back_up(settings.read(os.environ).database, Path(args.file)))
    except OSError as problem:
        console.stop("file-unwritable", file=args.file, why=problem.strerror or str(problem))
    console.tell("backup-written", file=args.file, rows=rows)
    return 0


def restore(args: Namespace, console: Console) -> int:
    with extra(console, "server", "serve-missing"):
        from curia.server import settings
        from curia.server.storage import backup

    try:
        rows = asyncio.run(backup.restore(settings.read(os.environ).database, Path(args.file)))
    except FileNotFoundError:
        console.stop("file-missing", file=args.file)
    except OSError as problem:
        console.stop("file-unreadable", file=args.file, why=problem.strerror or str(problem))
    console.tell("backup-restored", file=args.file, rows=rows)
    return 0
