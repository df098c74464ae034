"""`curia verify FILE`: whether the deals of a record are those that its server had to make."""

from argparse import Namespace

from curia.cli import files
from curia.cli.arguments import Parser
from curia.cli.console import Console


def arguments(parser: Parser) -> None:
    parser.add_argument("file")


def run(args: Namespace, console: Console) -> int:
    from curia.server.proof import verify

    commitment = verify(files.read(console, args.file))
    console.tell("verify-true", file=args.file, commitment=commitment)
    return 0
