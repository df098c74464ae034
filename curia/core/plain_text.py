"""A view as plain text, for games that bring no words: its keys and values, indented."""

from collections.abc import Iterator, Mapping
from typing import Any

# What is shown elsewhere: moves as choices, events as a log.
_ELSEWHERE = ("events", "legal")


def lines(view: Mapping[str, Any]) -> Iterator[str]:
    for key, value in view.items():
        if key not in _ELSEWHERE:
            yield from _lines(_name(key), value, "")


def _lines(name: str, value: Any, indent: str) -> Iterator[str]:
    """A value under its name: in one line if it is short, else below it."""
    if isinstance(value, Mapping) and value:
        yield f"{indent}{name}:"
        for key, inside in value.items():
            yield from _lines(_name(key), inside, indent + "  ")
    elif isinstance(value, list) and any(isinstance(one, Mapping | list) for one in value):
        yield f"{indent}{name}:"
        for number, inside in enumerate(value, 1):
            yield from _lines(str(number), inside, indent + "  ")
    else:
        yield f"{indent}{name}: {_plain(value)}"


def _name(key: str) -> str:
    return key.replace("_", " ")


def _plain(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(map(_plain, value)) or "-"
    if value is None or value == {}:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
