"""How far something has come, on standard error: one line that changes; without a terminal, a few lines."""

import sys
from shutil import get_terminal_size
from time import monotonic
from typing import TextIO

from curia.terminal.console import Console

_BAR = 20
# Without a terminal: so many lines in all.
_LINES = 10


class Progress:
    def __init__(self, console: Console, total: int, done: int = 0, target: TextIO | None = None) -> None:
        self._console = console
        self._target = sys.stderr if target is None else target
        self._live = self._target.isatty()
        self._total = max(total, 1)
        self._before = done
        self._told = done * _LINES // self._total
        self._begin = monotonic()
        self._width = 0

    def show(self, done: int, text: str = "") -> None:
        """So much is done; `text` says what it has told so far."""
        if self._live:
            full = _BAR * min(done, self._total) // self._total
            bar = "#" * full + "-" * (_BAR - full)
            line = f"[{bar}] {done}/{self._total} {text}{self._left(done)}"[: get_terminal_size().columns - 1]
            self._target.write("\r" + line.ljust(self._width))
            self._width = len(line)
        elif done * _LINES // self._total > self._told:
            self._told = done * _LINES // self._total
            self._target.write(f"{done}/{self._total} {text}".rstrip() + "\n")
        self._target.flush()

    def end(self) -> None:
        if self._live and self._width:
            self._target.write("\n")

    def _left(self, done: int) -> str:
        new = done - self._before
        if new <= 0 or done >= self._total:
            return ""
        seconds = (monotonic() - self._begin) * (self._total - done) / new
        return "  " + self._console.say("progress-left", time=f"{seconds // 60:.0f}:{seconds % 60:02.0f}")
