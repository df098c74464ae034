"""What the numbers of a tensor mean: named fields one after the other, each number from 0 to 1."""

from collections.abc import Sequence
from typing import NamedTuple

Pieces = dict[str, list[float]]


class Field(NamedTuple):
    name: str
    size: int
    what: str


def size(fields: tuple[Field, ...]) -> int:
    return sum(field.size for field in fields)


def flat(fields: tuple[Field, ...], pieces: Pieces) -> list[float]:
    """The pieces in the order of the fields."""
    found: list[float] = []
    for field in fields:
        found += pieces[field.name]
    return found


def table(fields: tuple[Field, ...]) -> str:
    """The fields as a table in Markdown, with the place of each."""
    lines = ["| from | size | field | what |", "|--:|--:|---|---|"]
    start = 0
    for field in fields:
        lines.append(f"| {start} | {field.size} | `{field.name}` | {field.what} |")
        start += field.size
    return "\n".join(lines)


def one_hot(names: Sequence[str], name: str | None) -> list[float]:
    found = [0.0] * len(names)
    if name is not None and name in names:
        found[names.index(name)] = 1.0
    return found


def one_hots(names: Sequence[str], some: Sequence[str], slots: int) -> list[float]:
    """One after the other, and zeros for the slots that are left."""
    found = [0.0] * (slots * len(names))
    for slot, name in enumerate(some):
        found[slot * len(names) + names.index(name)] = 1.0
    return found


def counts(names: Sequence[str], cards: Sequence[str] | None, most: int) -> list[float]:
    """How many of each there are, as a share of the most there can be."""
    held = cards or ()
    return [held.count(name) / most for name in names]
