"""The rules of the games by clause, one folder of Markdown for each language.

A clause is a list item that starts with its id; the section it belongs to is the heading above it. What is
for some editions only is `<mark data-when="option=value">`; a variant's clause begins with `option: value`.
"""

import re
import unicodedata
from functools import cache
from typing import NamedTuple

from curia.games import kits

__all__ = ["Clause", "caption", "clause", "clauses", "search", "sections", "text"]

# The games that have a rulebook, by the letters that the ids of its clauses begin with.
GAMES = {one.clauses: one.id for one in kits().values() if one.offered and one.folder("rulebook")}
_ITEM = re.compile(r"- ([A-Z]{2}-\d+\.\d+(?:-\d+)?) (.+)")
_MARK = re.compile(r'<mark data-when="(\w+=[\w-]+)">(.*?)</mark>')
_VARIANT = re.compile(r"`(\w+): ([\w-]+)`")


class Clause(NamedTuple):
    id: str
    section: str
    text: str
    when: tuple[str, ...]
    """The options, as `option=value`, that a sentence of it or all of it is for."""


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
    for line in _source(game, language).splitlines():
        if line.startswith("## "):
            section = line.removeprefix("## ")
        elif item := _ITEM.fullmatch(line):
            found.append(Clause(item[1], section, _MARK.sub(r"\2", item[2]), _when(item[2])))
    return found


def sections(game: str, language: str = "en") -> list[str]:
    """The headings of a game's rules, with their numbers, in order."""
    return list(dict.fromkeys(clause.section for clause in clauses(game, language)))


def text(game: str, language: str = "en") -> str:
    """The whole rulebook of a game, as Markdown."""
    return _MARK.sub(r"\2", _source(game, language))


def search(words: str, game: str, language: str = "en") -> list[Clause]:
    """The clauses that hold all these words, whatever their case and accents."""
    wanted = _bare(words).split()
    return [
        one
        for one in clauses(game, language)
        if wanted and all(word in _bare(f"{one.id} {one.text}") for word in wanted)
    ]


def caption(example: str, language: str = "en") -> str:
    """What a drawn example shows, in words."""
    return _captions(example.partition("-")[0], language)[example]


def _when(text: str) -> tuple[str, ...]:
    variant = _VARIANT.match(text)
    return (*([f"{variant[1]}={variant[2]}"] if variant else []), *(mark[1] for mark in _MARK.finditer(text)))


def _bare(text: str) -> str:
    parts = unicodedata.normalize("NFKD", text.casefold().replace("\u2019", "'"))
    return "".join(part for part in parts if not unicodedata.combining(part))


@cache
def _captions(letters: str, language: str) -> dict[str, str]:
    items = map(_ITEM.fullmatch, _read(GAMES[letters], "examples", language).splitlines())
    return {item[1]: item[2] for item in items if item}


def _source(game: str, language: str) -> str:
    return _read(game, game, language)


@cache
def _read(game: str, name: str, language: str) -> str:
    """A file of a game's rulebook. Raises `KeyError` if there is none."""
    folder = kits()[game].folder("rulebook")
    if folder is None or not re.fullmatch(r"[A-Za-z-]+", language):
        raise KeyError(language)
    file = folder / language / f"{name}.md"
    if not file.is_file():
        raise KeyError(language)
    return file.read_text(encoding="utf-8")
