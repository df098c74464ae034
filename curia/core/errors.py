"""Refusals. They carry a message key with its arguments; words are found at the edge."""

from collections.abc import Callable, Mapping
from typing import Any

Args = Mapping[str, Any]


def short(value: object, most: int = 40) -> str:
    """What somebody gave us, cut to a length that a message can hold. Some values can't even be written."""
    try:
        return str(value)[:most]
    except (ValueError, RecursionError):
        return type(value).__name__


def _bare(key: str, args: Args) -> str:
    return f"{key} {dict(args)}" if args else key


# The package sets this to the English words when it is imported; core itself knows no language.
in_words: Callable[[str, Args], str] = _bare


class CuriaError(Exception):
    """A refusal: `key` names the message, `values` fill it in."""

    def __init__(self, key: str, /, **values: Any) -> None:
        super().__init__(key)
        self.key = key
        self.values: dict[str, Any] = values

    def __str__(self) -> str:
        return in_words(self.key, self.values)

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.key, self.values, dict(self.__dict__))


def _rebuild(kind: type[CuriaError], key: str, values: dict[str, Any], state: dict[str, Any]) -> CuriaError:
    error = kind.__new__(kind, key)
    error.__dict__.update(state)
    error.args = (key,)
    return error


class IllegalMove(CuriaError):
    """A move that the rules refuse. `clause` is the lowest-numbered clause it breaks, None if unreadable."""

    def __init__(self, key: str, clause: str | None, /, **values: Any) -> None:
        super().__init__(key, **values)
        self.clause = clause


class BadInput(CuriaError, ValueError):
    """A position, record, option or seat that makes no sense. Says what is wrong, and where."""
