"""Reading what a position may hold. Whatever does not fit is refused with its place."""

from collections.abc import Mapping
from typing import Any

from curia.core.errors import BadInput, short


def known(given: Mapping[str, Any], where: str, keys: tuple[str, ...]) -> None:
    for key in given:
        if key not in keys:
            raise BadInput("position-key", where=where, key=short(key))


def read_object(given: Any, where: str, keys: tuple[str, ...]) -> None:
    if not isinstance(given, Mapping):
        raise BadInput("position-type", where=where)
    known(given, where, keys)


def need(given: Mapping[str, Any], where: str, keys: tuple[str, ...]) -> None:
    for key in keys:
        if key not in given:
            raise BadInput("position-lacks", where=where, key=key)


def number(given: Any, where: str, least: int, most: int | None = None) -> int:
    if not isinstance(given, int) or isinstance(given, bool):
        raise BadInput("position-type", where=where)
    if given < least or (most is not None and given > most):
        raise BadInput("position-value", where=where, value=short(given))
    return given


def one_of(given: Any, names: tuple[str, ...], where: str) -> int:
    """The number of a name."""
    if not isinstance(given, str) or given not in names:
        raise BadInput("position-value", where=where, value=short(given))
    return names.index(given)


def read_list(given: Any, names: tuple[str, ...], where: str) -> list[int]:
    if not isinstance(given, list | tuple):
        raise BadInput("position-type", where=where)
    return [one_of(name, names, where) for name in given]
