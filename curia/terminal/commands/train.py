"""`curia train`: teach the network of Caesar & Cleopatra by play against itself, and draw how it went."""

import csv
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from curia.terminal.arguments import Parser, minutes, whole_number
from curia.terminal.console import Console
from curia.terminal.extras import extra
from curia.terminal.plots import Curve, Point, curves

if TYPE_CHECKING:
    from curia.games.caesar.bots.training import Training

# Lessons between two lines of report.
LINES = 10


def arguments(parser: Parser) -> None:
    parser.add_argument("folder")
    parser.add_argument("--minutes")
    parser.add_argument("--seed")


def run(args: Namespace, console: Console) -> int:
    with extra(console, "train", "train-missing"):
        from curia.games.caesar.bots.training import Settings, Training

    planned = 60 * (minutes(console, args.minutes) or 60.0)
    folder, code = Path(args.folder), 0
    try:
        training = Training(folder, Settings(), whole_number(console, "--seed", args.seed, 0))
        if training.seconds >= planned:
            console.stop("train-enough", minutes=console.number(training.seconds / 60, 1))
        try:
            teach(training, planned, console)
        except KeyboardInterrupt:
            console.tell("train-interrupted")
            code = 130
        if training.lessons:
            drawn = picture(console, folder / "curve.csv")
            (folder / "curve.svg").write_text(drawn, encoding="utf-8")
    except OSError as problem:
        console.stop("file-unwritable", file=args.folder, why=problem.strerror or str(problem))
    console.tell("train-done", steps=training.steps, file=str(folder / "caesar.npz"))
    return code


def teach(training: "Training", planned: float, console: Console) -> None:
    if training.steps:
        console.tell("train-on", folder=str(training.folder), steps=training.steps)
    else:
        console.tell("train-begins", folder=str(training.folder))
    for told in training.run(planned):
        if training.lessons % LINES == 0:
            console.tell(
                "train-lesson",
                minutes=console.number(told["seconds"] / 60, 1),
                steps=training.steps,
                share=console.number(told["against_former"], 2),
            )


def picture(console: Console, file: Path) -> str:
    """The shares of games won against former selves and rules of thumb, and the variety of choices."""
    with file.open(encoding="utf-8", newline="") as kept:
        rows = list(csv.DictReader(kept))
    lines = [
        Curve(
            console.say(f"train-curve-{key}"),
            [(float(row["steps"]), float(row[name])) for row in rows if row[name]],
        )
        for key, name in (
            ("former", "against_former"),
            ("thumbs", "against_thumbs"),
            ("variety", "entropy"),
        )
    ]
    lines = [Curve(line.name, smooth(line.points)) for line in lines if line.points]
    return curves(console.say("train-title"), console.say("train-steps"), lines, level=0.5, alone=True)


def smooth(points: Sequence[Point]) -> list[Point]:
    """Means of neighbours, at most 100 of them, within 0 to 1."""
    size = -(-len(points) // 100)
    parts = [points[start : start + size] for start in range(0, len(points), size)] if points else []
    return [(part[-1][0], min(1.0, sum(y for _, y in part) / len(part))) for part in parts]
