"""Saved games: records as files."""

import json
import os
import shlex
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import curia
from curia.core.match import Match
from curia.terminal.arguments import whole_number
from curia.terminal.console import Console, Ended

_MOST_BYTES = 50_000_000
# How what was said about memory aids is said again.
MEMORY_OPTIONS: dict[bool | None, list[str]] = {
    None: [],
    True: ["--memory-aids"],
    False: ["--no-memory-aids"],
}


def load(console: Console, name: str) -> Match:
    """The match of a record's file."""
    return curia.replay(read(console, name))


def read(console: Console, name: str) -> Any:
    """What a file of JSON holds."""
    try:
        with Path(name).open("rb") as file:
            # Not by its size: what is no plain file tells none, and may have no end.
            found = file.read(_MOST_BYTES + 1)
        if len(found) > _MOST_BYTES:
            console.stop("file-too-big", file=name)
        return json.loads(found.decode("utf-8"))
    except FileNotFoundError:
        console.stop("file-missing", file=name)
    except (OSError, ValueError, RecursionError) as problem:
        if isinstance(problem, OSError):
            console.stop("file-unreadable", file=name, why=problem.strerror or str(problem))
        console.stop("file-no-record", file=name)


def read_game(console: Console, name: str, number: str | None) -> Any:
    """The record that a file holds; of an arena's file, which holds many, the one of this game."""
    if number is None:
        if name.endswith(".jsonl"):
            console.stop("file-which-game", file=name)
        return read(console, name)
    wanted = whole_number(console, "--game", number, 0)
    damaged: list[int] = []
    place = 0
    try:
        with Path(name).open("rb") as file:
            for place, line in enumerate(file, 1):
                try:
                    game = json.loads(line.decode("utf-8"))
                    if game["number"] == wanted:
                        return game["record"]
                except (ValueError, RecursionError, KeyError, TypeError):
                    # Another game's, as long as the wanted one is found.
                    damaged.append(place)
    except FileNotFoundError:
        console.stop("file-missing", file=name)
    except OSError as problem:
        console.stop("file-unreadable", file=name, why=problem.strerror or str(problem))
    if place and len(damaged) == place:
        console.stop("file-no-record", file=name)
    if damaged:
        console.stop("file-damaged", file=name, game=wanted, lines=", ".join(map(str, damaged[:9])))
    console.stop("file-no-game", file=name, game=wanted)


def check_writable(console: Console, name: str) -> None:
    """Before much is thought about what is to be written there. Nothing is changed by it."""
    # Where a link leads to is written, even if nothing is there yet.
    target = Path(os.path.realpath(name))
    with writing(console, name):
        if not target.exists():
            target.open("xb").close()
            target.unlink()
        elif target.is_file() or target.is_dir():
            # Not a pipe: who reads it would take this for the end.
            target.open("ab").close()


@contextmanager
def writing(console: Console, name: str) -> Iterator[None]:
    try:
        yield
    except OSError as problem:
        console.stop("file-unwritable", file=name, why=problem.strerror or str(problem))


def save(match: Match, path: Path) -> None:
    """Write the record in one go: a crash leaves the old file or the new one. Raises OSError."""
    text = json.dumps(match.record(), indent=1, ensure_ascii=False) + "\n"
    handle, name = tempfile.mkstemp(dir=path.parent or ".", prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def free_name(game: str) -> Path:
    """A name for a saved game that is not taken yet."""
    number = 1
    while (path := Path(f"{game}-{number}.json")).exists():
        number += 1
    return path


class Keeper:
    """Keeps one match in a file, once the person has named it or asked for it."""

    def __init__(self, console: Console, match: Match, players: Callable[[], list[str]]) -> None:
        self._console = console
        self._match = match
        self._players = players
        self._path: Path | None = None
        self.saved = True

    def keep_in(self, name: str, new: bool) -> None:
        """Save now and after every move. A file that is there already is not written over unasked."""
        path = Path(name)
        if new and path.exists():
            self._console.stop("save-exists", file=name)
        self._path = path
        try:
            save(self._match, path)
        except OSError as problem:
            self._console.stop("save-failed", file=name, why=problem.strerror or str(problem))

    def played(self) -> None:
        self.saved = False
        if self._path is not None:
            self._save(self._path)

    def save_as(self, name: str) -> None:
        path = Path(name) if name else self._path or free_name(self._match.game)
        if path != self._path and path.exists():
            self._console.tell("save-exists", file=str(path))
        elif self._save(path):
            self._path = path
            key = "save-done" if self._match.to_act else "save-done-over"
            self._console.tell(key, file=str(path), command=self._resume(path))

    def leaving(self) -> None:
        """The last chance to save."""
        if not self.saved:
            self._console.tell("save-before-leaving")
            name = self._console.ask()
            if name:
                self.save_as(name)

    def over(self) -> None:
        """A game is worth keeping; whoever does not want to just presses Enter."""
        if self._path is not None:
            return
        self._console.tell("save-at-end")
        try:
            name = self._console.ask()
        except Ended:
            return
        if name and name.lower() not in ("n", "no", "q", "quit"):
            self.save_as(name)

    def _save(self, path: Path) -> bool:
        try:
            save(self._match, path)
        except OSError as problem:
            self._console.tell("save-failed", file=str(path), why=problem.strerror or str(problem))
            return False
        self.saved = True
        return True

    def _resume(self, path: Path) -> str:
        """The command that goes on with the game, or shows it again."""
        if not self._match.to_act:
            return shlex.join(["curia", "replay", str(path)])
        return shlex.join(["curia", "play", "--load", str(path), *self._players()])
