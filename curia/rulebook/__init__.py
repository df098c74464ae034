"""The rules of both games by clause, one folder of Markdown for each language.

A clause is a list item that starts with its id; the section it belongs to is the heading above it.
"""

import re
from functools import cache
from importlib.resources import files
from typing import NamedTuple

__all__ = ["Clause", "clause", "clauses", "sections", "text"]

GAMES = {"CC": "caesar-cleopatra", "QV": "quovadis"}
_ITEM = re.compile(r"- ([A-Z]{2}-\d+\.\d+) (.+)")


class Clause(NamedTuple):
    id: str
    section: str
    text: str


def clause(id: str, language: str = "en") -> Clause:
    """One clause by its id, such as `CC-4.6`. Raises `KeyError` if there is none."""
    for found in clauses(GAMES[id[:2]], language):
        if found.id == id:
            return found
    raise KeyError(id)


def clauses(game: str, language: str = "en") -> list[Clause]:
    """All clauses of a game, in order."""
    found = []
    section = ""
    for line in text(game, language).splitlines():
        if line.startswith("## "):
            section = line.removeprefix("## ")
        elif item := _ITEM.fullmatch(line):
            found.append(Clause(item[1], section, item[2]))
    return found


def sections(game: str, language: str = "en") -> list[str]:
    """The headings of a game's rules, with their numbers, in order."""
    return list(dict.fromkeys(clause.section for clause in clauses(game, language)))


@cache
def text(game: str, language: str = "en") -> str:
    """The whole rulebook of a game, as Markdown."""
    if game not in GAMES.values():
        raise KeyError(game)
    if not re.fullmatch(r"[A-Za-z-]+", language):
        raise KeyError(language)
    file = files(__name__) / language / f"{game}.md"
    if not file.is_file():
        raise KeyError(language)
    return file.read_text(encoding="utf-8")
