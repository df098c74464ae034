"""`curia review`: who was how likely to win after each move, which moves cost most, and what was luck."""

import json
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor
from pathlib import Path

import curia
from curia.bots.arena.executors import local
from curia.bots.review import ITERATIONS, Answer, Question, review
from curia.core.game import Json
from curia.terminal import files
from curia.terminal.arguments import Parser, whole_number
from curia.terminal.columns import aligned
from curia.terminal.commands import bench
from curia.terminal.console import Console
from curia.terminal.plots import Curve, Mark, curves
from curia.terminal.progress import Progress
from curia.terminal.tables import table_of

ADVISER = "imperator"


def arguments(parser: Parser) -> None:
    parser.add_argument("file", nargs="?")
    parser.add_argument("--game")
    parser.add_argument("--iterations")
    parser.add_argument("--seed")
    parser.add_argument("--workers")
    parser.add_argument("--svg")
    parser.add_argument("--json")


def run(args: Namespace, console: Console) -> int:
    if args.file is None:
        console.stop("review-which")
    iterations = whole_number(console, "--iterations", args.iterations, 1) or ITERATIONS
    seed = whole_number(console, "--seed", args.seed, 0) or 0
    workers = whole_number(console, "--workers", args.workers, 1)
    for name in filter(None, (args.svg, args.json)):
        files.check_writable(console, name)
    record = files.read_game(console, args.file, args.game)
    if curia.replay(record).result is None:
        raise curia.BadInput("review-running")
    game = curia.GAMES[record["game"]]
    bench.tell_if_interpreted(console)
    try:
        with local(workers).open() as executor:
            found = review(
                game,
                record,
                iterations=iterations,
                seed=seed,
                adviser=curia.bot(ADVISER),
                mapper=_asking(console, executor),
            )
    except BrokenExecutor:
        console.stop("review-broken")
    tell(console, found)
    for name, text in ((args.svg, picture(console, found)), (args.json, json.dumps(found, indent=1) + "\n")):
        if name is not None:
            _write(console, name, text)
    return 0


def _asking(
    console: Console, executor: Executor
) -> Callable[[Callable[[Question], Answer], Iterable[Question]], Iterator[Answer]]:
    """All cores judge, and the progress is shown."""

    def mapped(ask: Callable[[Question], Answer], questions: Iterable[Question]) -> Iterator[Answer]:
        asked = list(questions)
        progress = Progress(console, len(asked))
        for done, answer in enumerate(executor.map(ask, asked, chunksize=4), 1):
            progress.show(done)
            yield answer
        progress.end()

    return mapped


def tell(console: Console, found: Json) -> None:
    """The review as text."""
    table = table_of(found["game"])

    def name(seat: str) -> str:
        return table.seat(console, seat)

    seats = found["seats"]
    console.tell("review-about", iterations=found["iterations"])
    rows = [["", "", *(name(seat) for seat in seats)]]
    rows.append([console.say("review-start"), "", *(percent(found["start"][seat]) for seat in seats)])
    for step in found["moves"]:
        mover = name(step["seat"]) if step["seat"] in seats else step["seat"]
        shown = f"{step['number']}  {mover}: {step['move'][:48]}"
        mark = console.say("review-mark", cost=percent(step["cost"])) if step["instead"] is not None else ""
        rows.append([shown, mark, *(percent(step["chances"][seat]) for seat in seats)])
    for line in aligned(rows):
        console.raw(line)
    console.write()
    _mistakes(console, found, name)
    console.tell("review-account")
    parts = ("start", "own", "others", "luck", "end")
    rows = [["", *(console.say(f"review-{part}") for part in parts)]]
    for seat, account in found["account"].items():
        signed = [percent(account[part], signed=part in parts[1:4]) for part in parts]
        rows.append([name(seat), *signed])
    for line in aligned(rows):
        console.raw(line)


def _mistakes(console: Console, found: Json, name: Callable[[str], str]) -> None:
    console.tell("review-mistakes" if found["mistakes"] else "review-no-mistakes")
    steps = {step["number"]: step for step in found["moves"]}
    for number in found["mistakes"]:
        step = steps[number]
        console.write(
            console.say(
                "review-mistake",
                number=number,
                seat=name(step["seat"]),
                move=step["move"],
                cost=percent(step["cost"]),
                adviser=console.say(f"bot-{ADVISER}"),
                instead=step["instead"],
            ),
            2,
            4,
        )
    console.write()


def picture(console: Console, found: Json) -> str:
    """The curves as SVG."""
    seats = found["seats"]
    table = table_of(found["game"])
    lines = []
    for seat in seats:
        points = [(0.0, found["start"][seat])]
        points += [(float(step["number"]), step["chances"][seat]) for step in found["moves"]]
        lines.append(Curve(table.seat(console, seat), points))
    marks = [
        Mark(
            (step["number"], step["chances"][step["seat"]]),
            console.say("review-instead", number=step["number"], move=step["move"], instead=step["instead"]),
        )
        for step in found["moves"]
        if step["instead"] is not None
    ]
    title = console.say("review-title", game=found["game"])
    return curves(title, console.say("review-below"), lines, marks=marks, level=1 / len(seats), alone=True)


def percent(share: float, signed: bool = False) -> str:
    return f"{100 * share:+.0f} %" if signed else f"{100 * share:.0f} %"


def _write(console: Console, name: str, text: str) -> None:
    with files.writing(console, name):
        Path(name).write_text(text, encoding="utf-8")
    console.tell("review-written", file=name)
