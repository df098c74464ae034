"""The terminal: words go out in a language, lines come in. Plain text, so that a screen reader can follow."""

import os
import re
import sys
import textwrap
from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from shutil import get_terminal_size
from typing import Any, NoReturn, TextIO

from fluent.runtime.types import fluent_number

from curia import locale
from curia.core.errors import CuriaError

# Key and arguments; an argument may be words again, or a list of them.
Words = tuple[str, Mapping[str, Any]]

MOST_COLUMNS = 100
# Clear the screen and what has scrolled off it, and go to its top.
CLEAR = "\033[2J\033[3J\033[H"
BLANK_LINES = 60
_CONTROL = re.compile(
    "[\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]"
)


def printable(text: str) -> str:
    """A text without what would steer the terminal, or turn the direction of writing."""
    return _CONTROL.sub("", text)


class Ended(Exception):
    """The input has ended: nobody is there any more."""


class Stop(Exception):
    """The command can't go on; the argument says why, in the person's words."""


class Console:
    """Where one person, or several in turn, read and type."""

    def __init__(
        self, source: TextIO, target: TextIO, language: str = "en", columns: int = 80, plain: bool = True
    ) -> None:
        self.source = source
        self.target = target
        self.language = language
        self.columns = max(30, min(columns, MOST_COLUMNS))
        self.plain = plain
        """No control codes: the output is not a terminal, or one that knows none."""

    # --- Out ----------------------------------------------------------------------------------------------

    def say(self, key: str, /, **args: Any) -> str:
        """The text of a message."""
        return locale.say(key, {name: self._argument(value) for name, value in args.items()}, self.language)

    def phrase(self, words: Words) -> str:
        key, args = words
        return self.say(key, **args)

    def _argument(self, value: Any) -> Any:
        if isinstance(value, CuriaError):
            return self.explain(value)
        if isinstance(value, tuple):
            return self.phrase(value)
        if isinstance(value, list):
            return ", ".join(str(self._argument(one)) for one in value)
        return value

    def explain(self, error: CuriaError) -> str:
        """A refusal in words, with the clause that it rests on."""
        text = self.say(error.key, **error.values)
        clause = getattr(error, "clause", None)
        if clause is None or not re.fullmatch(r"[A-Z]{2}-\d+\.\d+", clause) or clause in text:
            return text
        return self.say("terminal-refused", why=text, clause=clause)

    def number(self, value: float, digits: int) -> str:
        """A number with so many decimals, as the language writes them."""
        shown = fluent_number(value, minimumFractionDigits=digits, maximumFractionDigits=digits)
        return self.say("terminal-number", value=shown)

    def series(self, parts: Sequence[str]) -> str:
        """Several things in one line, one after the other."""
        if not parts:
            return ""
        return reduce(lambda first, second: self.say("terminal-then", first=first, second=second), parts)

    def tell(self, key: str, /, **args: Any) -> None:
        """Say a message on lines of its own."""
        self.write(self.say(key, **args))

    def write(self, text: str = "", indent: int = 0, hang: int | None = None) -> None:
        """Text on lines of its own, wrapped; further lines of a paragraph hang by `hang`."""
        first, rest = " " * indent, " " * (indent if hang is None else hang)
        for line in text.split("\n"):
            self.raw(self._wrapped(line, first, rest))

    def _wrapped(self, line: str, first: str, rest: str) -> str:
        start = re.match(r" *", line)
        assert start is not None
        lead, body = first + start[0], line[start.end() :]
        if not body:
            return ""
        # "name   what it is": what it is stays in its own column.
        if (name := re.match(r"\S.*?\s{2,}(?=\S)", body)) is not None and len(rest) < name.end():
            rest = " " * min(len(first) + name.end(), self.columns // 3)
        return textwrap.fill(
            body,
            self.columns - 1,
            initial_indent=lead,
            subsequent_indent=rest + start[0],
            break_on_hyphens=False,
            break_long_words=False,
        )

    def raw(self, text: str) -> None:
        """A text as it is, but for control codes: names and sentences may be a stranger's."""
        self.target.write(printable(text) + "\n")

    def clear(self) -> None:
        """Leave nothing of what was shown."""
        if self.plain:
            self.target.write("\n" * BLANK_LINES)
        else:
            self.target.write(CLEAR)
            self.target.flush()

    # --- In -----------------------------------------------------------------------------------------------

    def ask(self, prompt: str = "> ") -> str:
        """One line, stripped. Raises Ended when there is none."""
        self.target.flush()
        if self.source is sys.stdin and self.target is sys.stdout and self.source.isatty():
            try:
                line = input(prompt)
            except EOFError:
                self.target.write("\n")
                raise Ended from None
            return line.strip()
        self.target.write(prompt)
        self.target.flush()
        line = self.source.readline()
        # What is typed into a pipe is not seen: end the line of the prompt.
        self.target.write("\n")
        if not line:
            raise Ended
        return line.strip()

    def pick(self, question: str, choices: Sequence[tuple[str, str]], default: int = 0) -> str:
        """One of some numbered choices (value and text); an empty line takes the default."""
        self.write(question)
        for number, (_, text) in enumerate(choices, 1):
            self.write(f"{number}  {text}", 2, 5)
        while True:
            typed = self.ask(self.say("terminal-prompt-default", number=default + 1)).lower()
            if not typed:
                return choices[default][0]
            if typed.isdecimal() and 1 <= int(typed) <= len(choices):
                return choices[int(typed) - 1][0]
            named = [value for value, _ in choices if value.lower().startswith(typed)]
            if len(named) == 1:
                return named[0]
            if typed in ("q", "quit", "exit"):
                raise Ended
            self.tell("terminal-choose-number", most=len(choices))

    def stop(self, key: str, /, **args: Any) -> NoReturn:
        """End the command with a message; the caller of `main` gets an exit code of 2."""
        raise Stop(self.say(key, **args))


def standard(language: str) -> Console:
    """The console of this process."""
    _quiet_history()
    plain = not sys.stdout.isatty() or os.environ.get("TERM", "dumb") == "dumb"
    return Console(sys.stdin, sys.stdout, language, get_terminal_size((80, 24)).columns, plain)


def _quiet_history() -> None:
    """Editing a line with the arrow keys is fine; calling up what the other player typed is not."""
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(False)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def matching(typed: str, names: Iterable[str]) -> str | None:
    """The one of these names that was meant: written out, or its beginning."""
    known = list(names)
    if typed in known:
        return typed
    found = [name for name in known if typed and name.lower().startswith(typed.lower())]
    return found[0] if len(found) == 1 else None
