"""Arguments of the command line. Help and complaints are ours, so that they come in any language."""

import argparse
from argparse import Namespace
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NoReturn

from curia.terminal.console import Console


class Misused(Exception):
    """An argument that is unknown or not used as it should be."""

    def __init__(self, key: str, **values: Any) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


class Parser(argparse.ArgumentParser):
    def __init__(self, command: str) -> None:
        super().__init__(prog="curia", add_help=False, allow_abbrev=False, exit_on_error=False)
        self.command = command
        self.set_defaults(help=False)
        self.add_argument("--language")

    def read(self, argv: Sequence[str]) -> Namespace:
        """Raises Misused."""
        if "-h" in argv or "--help" in argv:
            # Whatever else is wrong or missing, help is given.
            spoken = next((value for name, value in pairwise(argv) if name == "--language"), None)
            return Namespace(help=True, language=spoken, version=False)
        try:
            # Options may stand anywhere, between the names of bots as well.
            found, unknown = self.parse_known_intermixed_args(argv)
        except argparse.ArgumentError as error:
            if error.argument_name is None:
                self.error(str(error))
            raise Misused("usage-argument", argument=error.argument_name) from None
        if unknown:
            raise Misused("usage-unknown", argument=unknown[0])
        return found

    def error(self, message: str) -> NoReturn:
        """Called where an argument that must be there is not."""
        raise Misused("usage-missing", command=self.command)


def whole_number(console: Console, name: str, text: str | None, least: int | None = None) -> int | None:
    if text is None:
        return None
    try:
        number = int(text)
    except ValueError:
        console.stop("usage-number", argument=name, value=text[:40])
    if least is not None and number < least:
        console.stop("usage-number", argument=name, value=text[:40])
    return number


def seconds(console: Console, text: str | None) -> float | None:
    return _time(console, "usage-seconds", text, 3600)


def minutes(console: Console, text: str | None) -> float | None:
    return _time(console, "usage-minutes", text, 60 * 24 * 7)


def _time(console: Console, key: str, text: str | None, most: float) -> float | None:
    if text is None:
        return None
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number <= most:
        console.stop(key, value=text[:40])
    return number


def table_options(console: Console, args: Namespace, described: dict[str, Any]) -> dict[str, Any]:
    """What `--edition` and `--option` say, for a game as it is described."""
    options: dict[str, Any] = {}
    if args.edition:
        options["edition"] = args.edition
    for given in args.option:
        name, equals, text = given.partition("=")
        if not equals:
            console.stop("usage-option", option=given[:40])
        values = described["options"].get(name, {}).get("values", [])
        # On the command line all values are texts; some options want true or false.
        by_text = {str(value).lower(): value for value in values}
        options[name] = by_text.get(text.lower(), text)
    return options
