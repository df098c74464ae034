"""Commands that need more than the library alone."""

from collections.abc import Iterator
from contextlib import contextmanager

from curia.terminal.console import Console


@contextmanager
def extra(console: Console, name: str, message: str) -> Iterator[None]:
    """Around imports that need an extra: where a package of it is missing, stop and say what to install."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.partition(".")[0] == "curia":
            raise
        console.stop(message, extra=name)
