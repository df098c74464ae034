"""Imports point one way: core <- caesar, quovadis <- bots, puzzles, lessons <- envs, server, cli."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import curia

PACKAGE = Path(curia.__file__).parent

RULES = {"core", "caesar", "quovadis"}
WORDS = {"locale", "rulebook"}
# What each room may import of Curia besides itself. "curia" is the package's own front door.
MAY_ENTER = {
    "core": set[str](),
    "caesar": {"core"},
    "quovadis": {"core"},
    "bots": RULES,
    "puzzles": RULES | {"curia"},
    "lessons": RULES | {"curia"},
    "envs": RULES | {"bots", "curia"},
    "server": RULES | WORDS | {"bots", "lessons", "puzzles", "curia"},
    "cli": RULES | WORDS | {"bots", "envs", "lessons", "puzzles", "server", "curia"},
    "locale": set[str](),
    "rulebook": {"core", "curia"},
    "curia": RULES | WORDS | {"bots"},
    "__main__": {"cli"},
}
# These must run, and compile, with nothing else installed (mypy_extensions is mypyc's own).
ALONE = {name: frozenset(sys.stdlib_module_names | {"mypy_extensions"}) for name in RULES}

FILES = sorted(PACKAGE.rglob("*.py"))


def room(file: Path) -> str:
    parts = file.relative_to(PACKAGE).parts
    if len(parts) > 1:
        return parts[0]
    return file.stem if file.stem in MAY_ENTER else "curia"


def imported(source: str, package: str) -> Iterator[str]:
    """The full names of all that a file of this package imports, wherever in the file."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            start = ".".join([*base, *([node.module] if node.module else [])])
            yield from (f"{start}.{alias.name}" for alias in node.names)


def trespasses(source: str, here: str, package: str) -> list[str]:
    found = []
    for name in imported(source, package):
        top, _, rest = name.partition(".")
        if top != "curia":
            if here in ALONE and top not in ALONE[here]:
                found.append(name)
            continue
        there = rest.split(".")[0]
        if there not in MAY_ENTER:
            there = "curia"
        if there != here and there not in MAY_ENTER[here]:
            found.append(name)
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_a_file_imports_only_what_its_room_may(file: Path) -> None:
    package = ".".join(["curia", *file.relative_to(PACKAGE).parent.parts])
    assert room(file) in MAY_ENTER, "a new room needs its place in MAY_ENTER"
    assert trespasses(file.read_text(encoding="utf-8"), room(file), package) == []


@pytest.mark.parametrize(
    ("here", "line"),
    [
        ("core", "import curia"),
        ("core", "import numpy"),
        ("core", "from curia import caesar"),
        ("core", "from ..locale import say"),
        ("caesar", "import curia.quovadis.rules"),
        ("caesar", "def later():\n    from curia.rulebook import clause"),
        ("bots", "from curia.server.room import Room"),
        ("bots", "from .. import new"),
        ("envs", "from curia.locale import say"),
        ("server", "from curia.cli import main"),
        ("curia", "import curia.server"),
    ],
)
def test_what_is_forbidden_is_noticed(here: str, line: str) -> None:
    package = "curia" if here == "curia" else f"curia.{here}"
    assert len(trespasses(line, here, package)) == 1


@pytest.mark.parametrize(
    ("here", "line"),
    [
        ("core", "from collections.abc import Mapping"),
        ("caesar", "from curia.core.errors import IllegalMove"),
        ("caesar", "from . import data"),
        ("quovadis", "from ..core import game"),
        ("bots", "import numpy"),
        ("cli", "import curia"),
        ("curia", "from curia.locale import say"),
        ("curia", "from . import core"),
    ],
)
def test_what_is_allowed_is_let_through(here: str, line: str) -> None:
    package = "curia" if here == "curia" else f"curia.{here}"
    assert trespasses(line, here, package) == []
