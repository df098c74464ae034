"""What is to be played in the arena, read from the command line."""

import re
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from random import SystemRandom

import curia
from curia.bots.arena.folder import read_setting
from curia.bots.arena.plan import ALONE, MIXES, TOGETHER, Player, Setting
from curia.bots.arena.tally import Stop
from curia.bots.external import is_program
from curia.core.game import Json
from curia.terminal.arguments import seconds, table_options, whole_number
from curia.terminal.console import Console

# A bot may be given a time of its own: `consul:0.1s`, `consul:500` iterations.
_TIMED = re.compile(r"(?P<bot>.+):(?:(?P<seconds>\d+(?:\.\d+)?)s|(?P<iterations>\d+))")


def setting(args: Namespace, console: Console, folder: Path | None) -> Setting:
    """Raises BadInput and Stop."""
    described = curia.games().get(args.game or "")
    if described is None:
        raise curia.BadInput("game-unknown", game=str(args.game or "")[:40], games=", ".join(curia.games()))
    seats = whole_number(console, "--seats", args.seats, 1) or described["seats"]["default"]
    options = table_options(console, args, described)
    game = curia.GAMES[args.game]
    found = players(args, console)
    if args.mix not in (None, *MIXES):
        console.stop("arena-mix", mix=args.mix[:40], mixes=", ".join(MIXES))
    if args.mix == TOGETHER and len(found) > seats:
        console.stop("arena-crowd", bots=len(found), seats=seats)
    return Setting(
        game=args.game,
        seats=seats,
        options=game.options(game.start(seats, options)),
        players=found,
        seed=_seed(console, args.seed, folder),
        mix=args.mix or ALONE,
    )


def _seed(console: Console, given: str | None, folder: Path | None) -> int:
    """As said; or that of the folder that is gone on with; or any."""
    seed = whole_number(console, "--seed", given)
    if seed is None and folder is not None and (kept := read_setting(folder)) is not None:
        seed = kept.seed
    return SystemRandom().getrandbits(32) if seed is None else seed


def players(args: Namespace, console: Console) -> tuple[Player, ...]:
    """The bots, called so that no two are called alike."""
    named = [*args.bots, *args.player]
    if len(named) < 2:
        console.stop("arena-two")
    common = (
        seconds(console, args.seconds),
        whole_number(console, "--iterations", args.iterations, 1),
    )
    if common[0] is not None and common[1] is not None:
        console.stop("arena-time")
    known = curia.bots()
    found = [_player(console, text, text in args.player, args.game, known, common) for text in named]
    return tuple(_called_apart(found))


def _player(
    console: Console,
    text: str,
    program: bool,
    game: str,
    known: Json,
    common: tuple[float | None, int | None],
) -> Player:
    timed = None if program else _TIMED.fullmatch(text)
    bot, (limit, iterations) = text, common
    if timed is not None:
        bot = timed["bot"]
        limit = seconds(console, timed["seconds"])
        iterations = whole_number(console, "--iterations", timed["iterations"], 1)
    if not program and bot in known:
        if game not in known[bot]["games"]:
            raise curia.BadInput("bot-game", bot=bot, game=game)
        return Player(text, bot, False, limit, iterations)
    path = bot if "/" in bot or not program else f"./{bot}"
    if not is_program(path):
        if program:
            raise curia.BadInput("arena-no-program", file=text[:80])
        curia.bot(bot)
    # The processes that play may be in another folder.
    absolute = str(Path(path).absolute())
    return Player(text.replace(bot, Path(path).name, 1), absolute, True, limit, iterations)


def _called_apart(found: Sequence[Player]) -> list[Player]:
    names: list[Player] = []
    for player in found:
        taken = {other.name for other in names}
        number, name = 2, player.name
        while name in taken:
            name = f"{player.name}#{number}"
            number += 1
        names.append(player._replace(name=name))
    return names


def stop(console: Console, given: str | None) -> Stop:
    """`fair`, `never`, or a share."""
    if given in (None, "fair"):
        return Stop()
    if given == "never":
        return Stop(early=False)
    try:
        level = float(given or "")
    except ValueError:
        level = -1.0
    if not 0 < level < 1:
        console.stop("arena-stop", stop=str(given)[:40])
    return Stop(level=level)
