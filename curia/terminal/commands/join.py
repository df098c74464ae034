"""`curia join LINK`: a seat at a server's table, in the terminal."""

import os
from argparse import BooleanOptionalAction, Namespace
from contextlib import suppress

from curia.data_folder import data_folder
from curia.games import kits
from curia.terminal.arguments import Parser
from curia.terminal.client import Guest, Known, keep_key, kept_key, read_link
from curia.terminal.client_session import Lines
from curia.terminal.console import Console
from curia.terminal.game_table import Table
from curia.terminal.tables import table_of

_KEYS = "guest-keys.json"


def arguments(parser: Parser) -> None:
    parser.add_argument("link")
    parser.add_argument("--name")
    parser.add_argument("--seat")
    parser.add_argument("--watch", action="store_true")
    parser.add_argument("--line", action="store_true")
    parser.add_argument("--memory-aids", action=BooleanOptionalAction)


def run(args: Namespace, console: Console) -> int:
    from curia.terminal.tui import run as tui

    link = read_link(args.link)
    if link is None:
        console.stop("join-link", link=args.link[:80])
    if not args.line:
        tui.check(console)
    guest = introduced(Guest(link, console.language))
    known = Known(guest.at_table("GET"))
    if known.about["game"] not in kits():
        console.stop("play-no-table", game=known.about["game"])
    table = table_of(known.about["game"])
    if not known.seats and not args.watch:
        _sit(args, console, guest, known, table)
        known = Known(guest.at_table("GET"))
    if args.memory_aids is not None and known.seats:
        for seat in known.seats:
            guest.at_table("PUT", "/memory-aids", seat=seat, agreed=args.memory_aids)
        known = Known(guest.at_table("GET"))
    try:
        if args.line:
            return Lines(console, guest, known, table).run()
        from curia.terminal.tui.remote import Remote

        return tui.run(console, Remote(guest, known, table, console.language))
    finally:
        guest.close()


def introduced(guest: Guest) -> Guest:
    """The same guest as last time, so that a seat is found again."""
    file, address = data_folder(os.environ) / _KEYS, guest.link.address
    guest.token = before = kept_key(file, address)
    guest.introduce()
    if guest.token is not None and guest.token != before:
        # Where it can't be kept one is not known again next time; this time one is.
        with suppress(OSError):
            keep_key(file, address, guest.token)
    return guest


def _sit(args: Namespace, console: Console, guest: Guest, known: Known, table: Table) -> None:
    """Take a seat, if there is one, or one's own again; else watch."""
    if known.back:
        named = {one["seat"]: one["stands_for"] for one in known.about["seats"]}
        name = args.name or named[known.back[0]] or _name(args, console)
        guest.at_table("POST", "/seats", seat=known.back[0], name=name)
        return
    free = [one["seat"] for one in known.about["seats"] if not one["taken"]]
    if known.about["status"] != "waiting" or not free:
        console.tell("join-watch")
        return
    seat = args.seat.lower() if args.seat else None
    if seat is None and len(free) > 1:
        seat = console.pick(console.say("play-as"), [(one, table.seat(console, one)) for one in free])
    guest.at_table(
        "POST",
        "/seats",
        seat=seat or free[0],
        name=_name(args, console),
        nonce=os.urandom(16).hex(),
        invite=guest.link.invite,
    )


def _name(args: Namespace, console: Console) -> str:
    name: str | None = args.name
    while not name:
        name = console.ask(console.say("join-name"))
    return name
