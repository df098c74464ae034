"""`curia arena`: bots play each other, on all cores or on a cluster, until it is known who is better."""

import shlex
from argparse import Namespace
from pathlib import Path

import curia
from curia.bots.arena.executors import Place, cluster, local
from curia.bots.arena.folder import Folder
from curia.bots.arena.plan import tasks, total
from curia.bots.arena.run import Run
from curia.bots.arena.tally import Tally
from curia.core.game import Json
from curia.terminal.arena_setting import setting, stop
from curia.terminal.arguments import Parser, whole_number
from curia.terminal.commands import bench
from curia.terminal.console import Console
from curia.terminal.progress import Progress

GAMES = 400
_MOST_GAMES = 1_000_000
PAGE = "report.html"


def arguments(parser: Parser) -> None:
    parser.add_argument("game", nargs="?")
    parser.add_argument("bots", nargs="*")
    parser.add_argument("--player", action="append", default=[])
    parser.add_argument("--games")
    parser.add_argument("--seconds")
    parser.add_argument("--iterations")
    parser.add_argument("--edition")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--seats")
    parser.add_argument("--mix")
    parser.add_argument("--stop")
    parser.add_argument("--seed")
    parser.add_argument("--out")
    parser.add_argument("--workers")
    parser.add_argument("--cluster")


def run(args: Namespace, console: Console) -> int:
    path = None if args.out is None else Path(args.out)
    games = whole_number(console, "--games", args.games, 1) or GAMES
    workers = whole_number(console, "--workers", args.workers, 1)
    if workers is not None and args.cluster is not None:
        console.stop("arena-workers")
    ends = stop(console, args.stop)
    found = setting(args, console, path)
    if total(found, games) > _MOST_GAMES:
        console.stop("arena-too-many", games=str(games)[:40], most=_MOST_GAMES)
    tally = Tally(found, games, ends)
    place = local(workers) if args.cluster is None else cluster(args.cluster)
    try:
        folder = Folder(path or _free_folder(), found)
        _play(console, games, folder, tally, place)
        _report(console, folder, tally)
    except BrokenPipeError:
        raise
    except OSError as problem:
        console.stop("arena-folder", folder=args.out or ".", why=problem.strerror or str(problem))
    finally:
        place.close()
    return 1 if any(standing.lost for standing in tally.standings) else 0


def _free_folder() -> Path:
    number = 1
    while (path := Path(f"arena-{number}")).exists():
        number += 1
    return path


def _play(console: Console, games: int, folder: Folder, tally: Tally, place: Place) -> None:
    """All games that are not there yet."""
    found = tally.setting
    there: set[int] = set()
    for line in folder.played():
        tally.add(line)
        there.add(line["number"])
    planned = list(tasks(found, games))
    wanted = [task for task in planned if task.number not in there and tally.wants(task)]
    done = len(planned) - len(wanted)
    progress = Progress(console, len(planned), done)

    def finished(line: Json) -> None:
        nonlocal done
        folder.add(line)
        tally.add(line)
        done += 1
        progress.show(done, _so_far(console, tally, line["contest"]))

    console.tell("arena-begins", folder=str(folder.path), games=len(wanted), there=len(there))
    bench.tell_if_interpreted(console)
    console.target.flush()
    try:
        Run(curia.GAMES[found.game], place, wants=tally.wants, done=finished, lost=tally.lose).all(wanted)
    except KeyboardInterrupt:
        progress.end()
        console.tell("arena-interrupted", command=shlex.join(["--out", str(folder.path)]))
        raise
    progress.end()


def _so_far(console: Console, tally: Tally, contest: int) -> str:
    standing = tally.standings[contest]
    if standing.share is None:
        return ""
    low, high = standing.interval()
    name = tally.setting.players[standing.contest.first].name
    return console.say(
        "arena-so-far",
        bot=name,
        share=console.number(standing.share, 3),
        low=console.number(low, 3),
        high=console.number(high, 3),
    )


def _report(console: Console, folder: Folder, tally: Tally) -> None:
    # Ratings take a library that nothing else needs.
    from curia.terminal.arena_page import page
    from curia.terminal.arena_report import tables

    for table in tables(console, tally):
        console.raw("")
        for line in table.lines():
            console.raw(line)
    file = folder.path / PAGE
    # The name of a program's file may be no text.
    file.write_text(page(console, tally), encoding="utf-8", errors="replace")
    console.raw("")
    console.tell(
        "arena-ends",
        page=str(file),
        games=str(folder.games),
        command=shlex.join(["curia", "replay", str(folder.games), "--game", "0"]),
    )
