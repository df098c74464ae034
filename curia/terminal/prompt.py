"""A person at the keyboard: asks, lists choices, takes numbers, names, whole moves and commands."""

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from curia.terminal.console import Console, matching


class Choice(NamedTuple):
    value: str
    text: str
    key: str = ""
    """What to type for it; left out, its number in the list."""


class MoveTyped(Exception):
    """Instead of choosing from a list, the person typed a whole move."""

    def __init__(self, move: str) -> None:
        super().__init__(move)
        self.move = move


class Desk:
    def __init__(
        self,
        console: Console,
        legal: Collection[str],
        command: Callable[[str], bool],
        read_move: Callable[[str], str | None],
    ) -> None:
        self.console = console
        self._legal = legal
        self._command = command
        self._read_move = read_move

    def read(self, prompt: str = "> ") -> str:
        """The next line that is no command."""
        while self._command(line := self.console.ask(prompt)):
            pass
        return line

    def choose(
        self,
        question: str,
        choices: Sequence[Choice],
        *,
        verb: str = "",
        default: int | None = None,
        back: bool = False,
    ) -> str | None:
        """The value chosen; None to go back. Raises MoveTyped. What is typed may also go on with `verb`."""
        self._list(question, choices)
        while True:
            line = self.read(self._prompt(choices, default, back))
            if not line:
                if default is not None:
                    return choices[default].value
                if back:
                    return None
                self._list(question, choices)
                continue
            found = _chosen(line, choices)
            if found is not None:
                return found
            # One word alone would be one of the choices.
            self.typed(line, verb if " " in line else "", expected=default is not None)
            self.console.tell("terminal-not-understood")

    def typed(self, line: str, verb: str = "", expected: bool = False) -> None:
        """Raise MoveTyped if a move can be made out. It may go on with `verb`; `expected`: it should."""
        whole = self._read_move(line)
        more = self._read_move(f"{verb} {line}") if verb and not line.lower().startswith(verb) else None
        if more is not None and (
            more in self._legal or whole is None or (expected and whole not in self._legal)
        ):
            raise MoveTyped(more)
        if whole is not None:
            raise MoveTyped(whole)

    def _list(self, question: str, choices: Sequence[Choice]) -> None:
        console = self.console
        if question:
            console.write(question)
        if choices and all(choice.key and len(choice.text) <= 16 for choice in choices):
            console.write(", ".join(choice.text for choice in choices), 2, 2)
            return
        for number, choice in enumerate(choices, 1):
            key = choice.key or str(number)
            console.write(f"{key}  {choice.text}", 2, 4 + len(key))

    def _prompt(self, choices: Sequence[Choice], default: int | None, back: bool) -> str:
        if default is not None:
            return self.console.say(
                "terminal-prompt-default", number=choices[default].key or str(default + 1)
            )
        return self.console.say("terminal-prompt-back") if back else "> "


def _chosen(line: str, choices: Sequence[Choice]) -> str | None:
    typed = line.lower()
    for number, choice in enumerate(choices, 1):
        if typed == (choice.key or str(number)).lower():
            return choice.value
    if typed.isdecimal():
        return None
    # A single word may be the beginning of what a choice stands for.
    return matching(typed, [choice.value for choice in choices]) if " " not in typed else None
