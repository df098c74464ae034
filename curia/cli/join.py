"""`curia join LINK`: a seat at a server's table, in the terminal."""

import os
from argparse import Namespace
from contextlib import suppress

from curia.cli.arguments import Parser
from curia.cli.console import Console
from curia.cli.guest import Guest, Known, keep_key, kept_key, read_link
from curia.cli.guest_lines import Lines
from curia.cli.table import Table
from curia.cli.tables import TABLES

_KEYS = "guest-keys.json"


def arguments(parser: Parser) -> None:
    parser.add_argument("link")
    parser.add_argument("--name")
    parser.add_argument("--seat")
    parser.add_argument("--watch", action="store_true")
    parser.add_argument("--line", action="store_true")


def run(args: Namespace, console: Console) -> int:
    from curia.cli.tui import run as tui

    link = read_link(args.link)
    if link is None:
        console.stop("join-link", link=args.link[:80])
    if not args.line:
        tui.check(console)
    guest = introduced(Guest(link, console.language))
    known = Known(guest.at_table("GET"))
    if known.about["game"] not in TABLES:
        console.stop("play-no-table", game=known.about["game"])
    table = TABLES[known.about["game"]]
    if not known.seats and not args.watch:
        _sit(args, console, guest, known, table)
        known = Known(guest.at_table("GET"))
    try:
        if args.line:
            return Lines(console, guest, known, table).run()
        from curia.cli.tui.remote import Remote

        return tui.run(console, Remote(guest, known, table, console.language))
    finally:
        guest.close()


def introduced(guest: Guest) -> Guest:
    """The same guest as last time, so that a seat is found again."""
    from curia.server.settings import read

    file, address = read(os.environ).data / _KEYS, guest.link.address
    guest.token = before = kept_key(file, address)
    guest.introduce()
    if guest.token is not None and guest.token != before:
        # Where it can't be kept one is not known again next time; this time one is.
        with suppress(OSError):
            keep_key(file, address, guest.token)
    return guest


def _sit(args: Namespace, console: Console, guest: Guest, known: Known, table: Table) -> None:
    """Take a seat, if there is one; else watch."""
    free = [one["seat"] for one in known.about["seats"] if not one["taken"]]
    if known.about["status"] != "waiting" or not free:
        console.tell("join-watch")
        return
    seat = args.seat.lower() if args.seat else None
    if seat is None and len(free) > 1:
        seat = console.pick(console.say("play-as"), [(one, table.seat(console, one)) for one in free])
    name = args.name
    while not name:
        name = console.ask(console.say("join-name"))
    guest.at_table(
        "POST",
        "/seats",
        seat=seat or free[0],
        name=name,
        nonce=os.urandom(16).hex(),
        invite=guest.link.invite,
    )
