"""A folder that keeps an arena: its setting, and every game with its record, one line each.

A game is written in one go when it is over. After a crash the folder goes on where it was: a line that was
torn off is cut away, and that game is played again.
"""

import json
from collections.abc import Iterator
from pathlib import Path

from curia.bots.arena.lines import Lines
from curia.bots.arena.plan import Setting, from_json
from curia.core.errors import BadInput
from curia.core.game import Json

SETTING = "arena.json"
GAMES = "games.jsonl"


class Folder:
    """Raises BadInput where the folder is of another arena, and OSError."""

    def __init__(self, path: Path, setting: Setting) -> None:
        self.path = path
        self.games = path / GAMES
        self._read = Lines(setting).read
        path.mkdir(parents=True, exist_ok=True)
        kept = read_setting(path)
        if kept is None:
            if self.games.exists():
                raise BadInput("arena-no-setting", folder=str(path))
            (path / SETTING).write_text(json.dumps(setting.as_json(), indent=1) + "\n", encoding="utf-8")
        elif kept != setting:
            raise BadInput("arena-other", folder=str(path))
        self._mend()

    def played(self) -> Iterator[Json]:
        """The games that are there, each once. Raises BadInput for a file that is none of ours."""
        seen: set[int] = set()
        for number, written in enumerate(self._lines(), 1):
            line = self._read(written)
            if line is None:
                raise BadInput("arena-line", file=str(self.games), line=number)
            if line["number"] not in seen:
                seen.add(line["number"])
                yield line

    def add(self, line: Json) -> None:
        # Halves of characters, which UTF-8 can't write, become escapes of JSON.
        with self.games.open("a", encoding="utf-8", errors="backslashreplace") as file:
            file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")

    def _lines(self) -> Iterator[bytes]:
        if self.games.exists():
            with self.games.open("rb") as file:
                yield from file

    def _mend(self) -> None:
        """Cut away what follows the last whole line."""
        if not self.games.exists():
            return
        with self.games.open("rb+") as file:
            end = file.seek(0, 2)
            whole = end
            while whole:
                start = max(0, whole - 65536)
                file.seek(start)
                found = file.read(whole - start).rfind(b"\n")
                if found >= 0:
                    whole = start + found + 1
                    break
                whole = start
            if whole < end:
                file.truncate(whole)


def read_setting(path: Path) -> Setting | None:
    """The setting that a folder keeps; None if it keeps none. Raises BadInput."""
    file = path / SETTING
    if not file.exists():
        return None
    try:
        return from_json(json.loads(file.read_text(encoding="utf-8")))
    except (ValueError, KeyError, TypeError):
        raise BadInput("arena-no-setting", folder=str(path)) from None
