"""`curia train`: teach the network of Caesar & Cleopatra by play against itself, and draw how it went."""

import csv
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from curia.cli.arguments import Parser, seconds, whole_number
from curia.cli.console import Console
from curia.cli.plots import Curve, Point, curves

# Lessons between two lines of report.
LINES = 10


def arguments(parser: Parser) -> None:
    parser.add_argument("folder")
    parser.add_argument("--minutes")
    parser.add_argument("--seed")


def run(args: Namespace, console: Console) -> int:
    from curia.bots.caesar_training import Settings, Training

    planned = 60 * (seconds(console, args.minutes) or 60.0)
    seed = whole_number(console, "--seed", args.seed, 0) or 1
    folder = Path(args.folder)
    try:
        training = Training(folder, Settings(), seed)
    except OSError as problem:
        console.stop("file-unwritable", file=args.folder, why=problem.strerror or str(problem))
    if training.steps:
        console.tell("train-on", folder=args.folder, steps=training.steps)
    else:
        console.tell("train-begins", folder=args.folder)
    try:
        for told in training.run(planned):
            if training.lessons % LINES == 0:
                console.tell(
                    "train-lesson",
                    minutes=console.number(told["seconds"] / 60, 1),
                    steps=training.steps,
                    share=console.number(told["against_former"], 2),
                )
    except KeyboardInterrupt:
        console.tell("train-interrupted")
    (folder / "curve.svg").write_text(picture(console, folder / "curve.csv"), encoding="utf-8")
    console.tell("train-done", steps=training.steps, file=str(folder / "caesar.npz"))
    return 0


def picture(console: Console, file: Path) -> str:
    """The shares of games won against former selves and rules of thumb, and the variety of choices."""
    with file.open(encoding="utf-8", newline="") as kept:
        rows = list(csv.DictReader(kept))
    lines = [
        Curve(console.say(f"train-curve-{key}"), [(float(row["steps"]), float(row[name])) for row in rows])
        for key, name in (
            ("former", "against_former"),
            ("thumbs", "against_thumbs"),
            ("variety", "entropy"),
        )
        if rows and name in rows[0]
    ]
    lines = [Curve(line.name, smooth(line.points)) for line in lines]
    return curves(console.say("train-title"), console.say("train-steps"), lines, level=0.5, alone=True)


def smooth(points: Sequence[Point]) -> list[Point]:
    """Means of neighbours, at most 100 of them, within 0 to 1."""
    size = -(-len(points) // 100)
    parts = [points[start : start + size] for start in range(0, len(points), size)] if points else []
    return [(part[-1][0], min(1.0, sum(y for _, y in part) / len(part))) for part in parts]
