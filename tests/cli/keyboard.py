"""People at the keyboard, for tests: what is typed is found by looking at the screen or at the match."""

import io
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import curia
from curia.bots import Bot
from curia.terminal.console import Console
from curia.terminal.session import Session
from curia.terminal.tables import table_of

HAND_OVER = "Please hand the keyboard to"
READY = "press Enter when nobody else is looking."


class Typing(io.StringIO):
    """Standard input: each line is asked of a function just when it is read; None ends the input."""

    def __init__(self, next_line: Callable[[], str | None]) -> None:
        super().__init__()
        self._next_line = next_line

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        line = self._next_line()
        return "" if line is None else line + "\n"


class Person:
    """Types random legal moves, some of them sloppily, and presses Enter where that is what is wanted."""

    def __init__(self, seed: int, before: Iterable[str] = (), leaves: bool = False) -> None:
        self.chance = random.Random(seed)
        self.screen = io.StringIO()
        self.before = list(before)
        self.leaves = leaves
        self.session: Session | None = None

    def line(self) -> str | None:
        assert self.session is not None
        prompt = self.screen.getvalue().rpartition("\n")[2]
        if READY in prompt:
            return ""
        if self.before:
            return self.before.pop(0)
        if self.leaves:
            return None
        match = self.session.match
        seats = [seat for seat in match.to_act if seat in self.session.people]
        if not seats:
            return ""
        seat = self.session._at if self.session._at in seats else seats[0]
        move = self.chance.choice(match.legal(seat))
        return self.sloppy(move) if self.chance.random() < 0.3 else move

    def sloppy(self, move: str) -> str:
        word, *rest = move.split(" ")
        if word in ("swap", "castle"):
            self.chance.shuffle(rest)
        return f"  {word.upper()}   " + "  ".join(rest).upper()


def seated(
    person: Person,
    match: curia.Match,
    people: list[str],
    bots: dict[str, Bot],
    columns: int = 80,
    memory_aids: bool | None = None,
) -> Session:
    console = Console(Typing(person.line), person.screen, columns=columns)
    session = Session(console, match, table_of(match.game), people, bots, seed=1, memory_aids=memory_aids)
    session.bot_names = dict.fromkeys(bots, "greedy")
    person.session = session
    return session


def curia_command(
    *args: str, typed: str = "", cwd: Path | None = None, columns: int = 80, **environment: str
) -> subprocess.CompletedProcess[str]:
    """The real command in a process of its own."""
    known = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    return subprocess.run(
        [sys.executable, "-m", "curia", *args],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        cwd=cwd,
        env={**known, "COLUMNS": str(columns), "LANG": "C.UTF-8", **environment},
    )
