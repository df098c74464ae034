"""Pickles of states. Compiled classes know how to pickle themselves only if they say it: `__reduce__`."""

from typing import Any, TypeVar

T = TypeVar("T")


def values(thing: object, names: tuple[str, ...]) -> list[Any]:
    return [getattr(thing, name) for name in names]


def filled(thing: T, names: tuple[str, ...], values: list[Any]) -> T:
    for name, value in zip(names, values, strict=True):
        setattr(thing, name, value)
    return thing
