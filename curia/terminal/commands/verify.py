"""`curia verify FILE`: whether the deals of a record are those that its server had to make."""

from argparse import Namespace

import curia
from curia.core import proof
from curia.terminal import files
from curia.terminal.arguments import Parser
from curia.terminal.console import Console


def arguments(parser: Parser) -> None:
    parser.add_argument("file")
    parser.add_argument("--nonce")


def run(args: Namespace, console: Console) -> int:
    record = files.read(console, args.file)
    console.tell("verify-true", file=args.file, commitment=proof.verify(record, curia.GAMES))
    for number in proof.upgraded(record, curia.GAMES):
        console.tell("verify-upgraded", number=number)
    if args.nonce is not None:
        proof.check_nonce(record, args.nonce, curia.GAMES)
        console.tell("verify-nonce")
    seats = ", ".join(proof.given_nonces(record, curia.GAMES))
    console.tell("verify-given" if seats else "verify-given-none", seats=seats)
    return 0
