"""`curia play`: people and bots at one table, in the terminal."""

from argparse import BooleanOptionalAction, Namespace
from typing import Any

import curia
from curia import locale
from curia.bots import Bot, usual_opponent
from curia.bots.external import Outside, is_program
from curia.core.match import Match
from curia.games import kit, kits
from curia.terminal import files
from curia.terminal.arguments import Parser, seconds, table_options, whole_number
from curia.terminal.console import Console
from curia.terminal.session import Session
from curia.terminal.tables import name_of, table_of
from curia.terminal.tui import run as tui


def arguments(parser: Parser) -> None:
    parser.add_argument("game", nargs="?")
    parser.add_argument("--edition")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--seats")
    parser.add_argument("--as", action="append", default=[], dest="people")
    parser.add_argument("--bot", action="append", default=[])
    parser.add_argument("--seconds")
    parser.add_argument("--seed")
    parser.add_argument("--watch", action="store_true")
    parser.add_argument("--load")
    parser.add_argument("--save")
    parser.add_argument("--tui", action="store_true")
    parser.add_argument("--memory-aids", action=BooleanOptionalAction)


def run(args: Namespace, console: Console) -> int:
    if args.tui:
        tui.check(console)
    seed = whole_number(console, "--seed", args.seed)
    limit = seconds(console, args.seconds)
    match = _match(args, console, seed)
    if match.stopped is not None:
        console.stop("play-stopped", number=match.stopped["number"], move=match.stopped["move"][:80])
    people, names = _seated(args, console, match)
    bots: dict[str, Bot] = {}
    try:
        for seat, name in names.items():
            bots[seat] = _bot(console, name, match.game, limit)
        if args.tui:
            return _on_screen(args, console, match, people, bots, names, limit, seed)
        session = Session(
            console,
            match,
            table_of(match.game),
            people,
            bots,
            limit=limit,
            seed=seed,
            memory_aids=args.memory_aids,
        )
        session.bot_names = names
        _keep(args, session.keeper)
        return session.run()
    finally:
        for bot in bots.values():
            if isinstance(bot, Outside):
                bot.close()


def _on_screen(
    args: Namespace,
    console: Console,
    match: Match,
    people: list[str],
    bots: dict[str, Bot],
    names: dict[str, str],
    limit: float | None,
    seed: int | None,
) -> int:
    from curia.terminal.tui.local import Local

    table = table_of(match.game)
    venue = Local(
        match,
        table,
        console.language,
        people,
        bots,
        names,
        limit=limit,
        seed=seed,
        memory_aids=args.memory_aids,
    )
    _keep(args, venue.keeper)
    return tui.run(console, venue)


def _keep(args: Namespace, keeper: files.Keeper) -> None:
    if args.load or args.save:
        keeper.keep_in(args.save or args.load, new=bool(args.save) and args.save != args.load)


def _match(args: Namespace, console: Console, seed: int | None) -> Match:
    if args.load:
        match = files.load(console, args.load)
        if args.game not in (None, match.game):
            console.stop("play-other-game", file=args.load, game=match.game)
        if args.edition or args.option or args.seats or seed is not None:
            console.stop("play-load-alone")
        return match
    game = args.game or _ask_game(console)
    described = kit(game).game.describe()
    seats = whole_number(console, "--seats", args.seats, 1)
    if seats is None and not (args.people or args.watch):
        seats = _ask_seats(console, described["seats"])
    return curia.new(game, seats=seats, seed=seed, options=table_options(console, args, described))


def _ask_game(console: Console) -> str:
    console.tell("terminal-welcome")
    choices = [
        (game.id, " ".join((f"{name_of(console, game.id)}.", *_about(console, game.name))))
        for game in kits().values()
        if game.offered
    ]
    if len(choices) == 1:
        console.write(choices[0][1])
        return choices[0][0]
    return console.pick(console.say("terminal-choose-game"), choices)


def _about(console: Console, name: str) -> list[str]:
    """What a game is like, if it says so."""
    key = f"{name}.about"
    return [console.say(key)] if key in locale.keys(locale.FALLBACK) else []


def _ask_seats(console: Console, seats: dict[str, Any]) -> int | None:
    """How many play, where that can be chosen."""
    if seats["least"] == seats["most"]:
        return None
    while True:
        line = console.ask(
            console.say("play-seats", **{key: seats[key] for key in ("least", "most", "default")})
        )
        if not line:
            return None
        if line.isdecimal() and seats["least"] <= int(line) <= seats["most"]:
            return int(line)


def _seated(args: Namespace, console: Console, match: Match) -> tuple[list[str], dict[str, str]]:
    """The seats that people hold, and the bots' names for the others."""
    seats = match.seats
    asked = [seat for given in args.people for seat in given.lower().split(",")]
    people = list(seats) if asked == ["all"] else list(dict.fromkeys(asked))
    for seat in people:
        if seat not in seats:
            raise curia.BadInput("seat-unknown", seat=seat[:40], seats=", ".join(seats))
    if args.watch and people:
        console.stop("play-watch-alone")
    if not people and not args.watch:
        people = _ask_people(console, match, bool(args.bot))
    people.sort(key=seats.index)
    rest = [seat for seat in seats if seat not in people]
    if len(args.bot) > len(rest):
        console.stop("play-too-many-bots", bots=len(args.bot), seats=len(rest))
    given = args.bot or [usual_opponent(match.game)]
    return people, {seat: given[min(n, len(given) - 1)] for n, seat in enumerate(rest)}


def _ask_people(console: Console, match: Match, has_bot: bool) -> list[str]:
    table, seats = table_of(match.game), match.seats
    how = "one"
    if not has_bot:
        choices = [("one", console.say("play-how-one", seats=len(seats)))]
        choices += [("all", console.say("play-how-all", seats=len(seats)))]
        choices += [("watch", console.say("play-how-watch"))]
        how = console.pick(console.say("play-how"), choices)
    if how != "one":
        return list(seats) if how == "all" else []
    names = [(seat, table.seat(console, seat)) for seat in seats]
    return [console.pick(console.say("play-as"), names)]


def _bot(console: Console, name: str, game: str, limit: float | None) -> Bot:
    known = curia.bots()
    if name in known:
        if game not in known[name]["games"]:
            raise curia.BadInput("bot-game", bot=name, game=game)
        return curia.bot(name)
    if is_program(name):
        return Outside(name, limit)
    return curia.bot(name)
