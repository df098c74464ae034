"""`curia puzzle`: the puzzles of both games, and one of them at the keyboard."""

from argparse import Namespace

from curia import puzzles
from curia.core.errors import CuriaError
from curia.puzzles import Attempt, Puzzle
from curia.terminal.arguments import Parser
from curia.terminal.columns import aligned
from curia.terminal.console import Console, capital
from curia.terminal.session import Leave, Session
from curia.terminal.tables import table_of


def arguments(parser: Parser) -> None:
    parser.add_argument("puzzle", nargs="?")


def run(args: Namespace, console: Console) -> int:
    if args.puzzle is None:
        _list(console)
        return 0
    return _Solving(console, Attempt(puzzles.by_id(args.puzzle.lower()))).run()


def _list(console: Console) -> None:
    for game, name in puzzles.GAMES.items():
        console.tell("puzzle-list", game=console.say(name))
        rows = [
            [puzzle.id, console.say(puzzle.title), console.say("puzzle-grade", grade=puzzle.grade)]
            for puzzle in puzzles.listed(game)
        ]
        for line in aligned(rows):
            console.raw("  " + line)
    console.tell("puzzle-list-how")


class _Solving(Session):
    """One turn of one puzzle."""

    def __init__(self, console: Console, attempt: Attempt) -> None:
        self.attempt = attempt
        puzzle = attempt.puzzle
        super().__init__(console, attempt.match, table_of(puzzle.game), [puzzle.seat], {})

    def run(self) -> int:
        console, puzzle = self.console, self.attempt.puzzle
        console.write(console.say(puzzle.title))
        console.write(" ".join(console.phrase(said) for said in puzzle.question()))
        console.write()
        try:
            while not self.attempt.over:
                self._person(puzzle.seat)
        except Leave:
            console.tell("puzzle-left", id=puzzle.id)
            return 0
        self._tell_new(puzzle.seat, self.match.view(puzzle.seat))
        self._judge(puzzle)
        return 0

    def _try(self, seat: str, move: str) -> bool:
        try:
            self.attempt.play(move)
        except CuriaError as refused:
            self.console.write(self.console.explain(refused))
            return False
        return True

    def _judge(self, puzzle: Puzzle) -> None:
        console, verdict = self.console, self.attempt.verdict()
        console.write(" ".join(console.phrase(said) for said in verdict.words()))
        if not verdict.solved:
            solution = "; ".join(capital(console.phrase(said)) for said in puzzle.answer())
            console.tell("puzzle-solution", moves=solution)
        console.tell(f"{puzzle.title}.why")
        console.tell("puzzle-clauses", clauses=", ".join(puzzle.clauses))
        if not verdict.solved:
            console.tell("puzzle-again", id=puzzle.id)
