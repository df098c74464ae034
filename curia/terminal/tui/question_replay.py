"""The line mode's questions, asked on a screen.

A walk holds the answers given so far and puts the questions again from the first one: what is asked depends
on nothing but the view and these answers. So nothing waits, a step back is an answer less, and both ways to
play offer the same choices in the same words.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from curia.core.game import Json
from curia.terminal.game_table import Table
from curia.terminal.prompt import Choice, Desk, MoveTyped
from curia.terminal.tui.recording_console import Scribe


class Asked(NamedTuple):
    """What is being asked now."""

    question: str
    choices: tuple[Choice, ...]
    default: int | None = None
    back: bool = False
    notes: tuple[str, ...] = ()
    """What was said before the question."""


# The prompt behind a list of choices; any other asks for a line of its own.
_LISTED = ""


class _Open(Exception):
    """A question that has no answer yet."""

    def __init__(self, asked: Asked) -> None:
        super().__init__(asked.question)
        self.asked = asked


class _Walker(Desk):
    """A desk whose lines were given beforehand."""

    def __init__(self, table: Table, view: Json, scribe: Scribe, lines: Sequence[str]) -> None:
        super().__init__(scribe, view["legal"], lambda _: False, lambda line: table.read_move(line, view))
        self._scribe = scribe
        self._lines = list(lines)
        self._asked = Asked("", ())

    def read(self, prompt: str = "> ") -> str:
        if prompt != _LISTED:
            self._asked = Asked("", ())
        if not self._lines:
            raise _Open(self._asked._replace(notes=tuple(self._scribe.take())))
        self._scribe.take()
        return self._lines.pop(0)

    def _list(self, question: str, choices: Sequence[Choice]) -> None:
        self._asked = Asked(question, tuple(choices))

    def _prompt(self, choices: Sequence[Choice], default: int | None, back: bool) -> str:
        self._asked = Asked(self._asked.question, tuple(choices), default, back)
        return _LISTED


class Walk:
    """One person's way to a move, step by step."""

    def __init__(
        self, table: Table, view: Json, language: str, begin: Callable[[Desk, Json], str | None] | None = None
    ) -> None:
        self._table = table
        self._view = view
        self._language = language
        self._begin = begin or table.ask
        self._lines: list[str] = []
        self.asked = Asked("", ())
        self.move: str | None = None
        self.over = False
        """A move was found, or the person thought better of it."""
        self._go()

    def answer(self, line: str) -> None:
        """A line as it would be typed: a number, a name, a whole move."""
        before = self.asked
        self._lines.append(line)
        self._go()
        if not self.over and (self.asked.question, self.asked.choices) == (before.question, before.choices):
            # Not understood, or nothing new: no step to go back from.
            self._lines.pop()

    def choose(self, choice: Choice) -> None:
        number = self.asked.choices.index(choice) + 1
        self.answer(choice.key or str(number))

    def back(self) -> bool:
        """A step back; False at the beginning."""
        if not self._lines:
            return False
        self._lines.pop()
        self._go()
        return True

    def _go(self) -> None:
        scribe = Scribe(self._language)
        self.over, self.move = True, None
        try:
            self.move = self._begin(_Walker(self._table, self._view, scribe, self._lines), self._view)
        except MoveTyped as typed:
            self.move = typed.move
        except _Open as opened:
            self.asked, self.over = opened.asked, False
