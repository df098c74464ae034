"""`curia puzzle`: the puzzles of a game, and one of them at the keyboard."""

from argparse import Namespace

import curia
from curia import puzzles
from curia.cli.arguments import Parser
from curia.cli.columns import aligned
from curia.cli.console import Console
from curia.cli.session import Leave, Session
from curia.cli.tables import TABLES
from curia.core.game import Json
from curia.puzzles import Puzzle

_ENOUGH = 1e-9


def arguments(parser: Parser) -> None:
    parser.add_argument("puzzle", nargs="?")


def run(args: Namespace, console: Console) -> int:
    if args.puzzle is None:
        _list(console)
        return 0
    given = args.puzzle.lower()
    _Attempt(console, puzzles.by_id(given)).run()
    return 0


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


class _Other:
    """The other player: vetoes whenever they can; what else they are asked does not matter."""

    def choose(
        self, view: Json, seconds: float | None = None, iterations: int | None = None, seed: int | None = None
    ) -> str:
        legal: list[str] = view["legal"]
        return "veto" if "veto" in legal else legal[0]

    def choose_offer(self, view: Json) -> str | None:
        return None


class _Attempt(Session):
    """One turn of one puzzle."""

    def __init__(self, console: Console, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.seat = puzzle.position["turn"]
        match = curia.position(puzzle.position)
        others = {seat: _Other() for seat in match.seats if seat != self.seat}
        super().__init__(console, match, TABLES[puzzle.game], [self.seat], dict(others))
        self.begun = self._turns()

    def run(self) -> int:
        console, puzzle = self.console, self.puzzle
        console.write(console.say(puzzle.title))
        console.tell(f"puzzle-goal-{puzzle.goal}")
        console.write()
        try:
            while self.match.to_act and self._turns() == self.begun:
                if self.match.view(self.seat)["phase"]["name"] == "draw":
                    self._turn_by(_Other())
                else:
                    self._turn(self._next())
        except Leave:
            console.tell("puzzle-left", id=puzzle.id)
            return 0
        self._tell_new(self.seat, self.match.view(self.seat))
        self._judge()
        return 0

    def _turn_by(self, player: _Other) -> None:
        seat = self.match.to_act[0]
        self.match.play(seat, player.choose(self.match.view(seat)))

    def _turns(self) -> int:
        return sum(self.table.begins_turn(event) for event in self.match.events(None))

    def _judge(self) -> None:
        moves = [entry["move"] for entry in self.match.record()["moves"] if entry["seat"] == self.seat]
        played, best = puzzles.verdict(self.puzzle, moves)
        values = {"played": f"{played:.2f}", "best": f"{best:.2f}"}
        if played >= best - _ENOUGH:
            self.console.tell("puzzle-solved", **values)
        else:
            self.console.tell("puzzle-not-yet", **values, id=self.puzzle.id)
            self.console.tell("puzzle-solution", moves=", ".join(self.puzzle.solution))
        self.console.tell(f"{self.puzzle.title}.why")
        self.console.tell("puzzle-clauses", clauses=", ".join(self.puzzle.clauses))
