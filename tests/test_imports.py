"""Imports point one way: core <- games <- bots <- play <- bots.arena, research, server, terminal."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import curia

PACKAGE = Path(curia.__file__).parent

WORDS = {"locale", "rulebook"}
RULES = {"core", "games", "games.rules"}
# What each package may import of Curia besides itself; "curia" is its own front door. A game's rules
# are the modules right in its folder; what it brings for bots, terminal and research lies in folders below.
MAY_IMPORT = {
    "core": set[str](),
    "games": {"core"},
    "games.rules": {"core"},
    "games.kit": RULES,
    "games.bots": RULES | {"bots"},
    "games.terminal": RULES | WORDS | {"terminal", "curia", "bots"},
    "games.env": RULES | {"research"},
    "games.puzzles": RULES | {"puzzles"},
    "bots": RULES | {"games.bots"},
    "play": RULES | {"bots"},
    "bots.arena": RULES | {"bots", "play"},
    "puzzles": RULES | {"curia"},
    "lessons": RULES | {"curia"},
    "research": RULES | {"bots", "games.env", "curia"},
    "envs": {"research"},
    "server": RULES | WORDS | {"bots", "play", "lessons", "puzzles", "curia"},
    "terminal": RULES
    | WORDS
    | {
        "bots",
        "bots.arena",
        "play",
        "games.bots",
        "games.terminal",
        "lessons",
        "puzzles",
        "research",
        "server",
    }
    | {"curia"},
    "locale": {"games"},
    "rulebook": {"core", "games", "curia"},
    "curia": RULES | WORDS | {"bots"},
    "__main__": {"terminal"},
}
# These must run, and compile, with nothing else installed (mypy_extensions is mypyc's own).
ALONE = ("core", "games", "games.rules")
STANDARD = sys.stdlib_module_names | {"mypy_extensions"}

FILES = sorted(PACKAGE.rglob("*.py"))
FOLDERS = {folder.name for folder in (PACKAGE / "games").iterdir() if folder.is_dir()}


def unit(parts: list[str]) -> str:
    """The package that a module of Curia belongs to, by the parts of its name below `curia`."""
    if game(parts) is not None:
        part = f"games.{parts[2]}" if len(parts) > 2 else "games.rules"
        return part if part in MAY_IMPORT else "games.rules"
    if parts[:2] == ["bots", "arena"]:
        return "bots.arena"
    return parts[0] if parts and parts[0] in MAY_IMPORT else "curia"


def game(parts: list[str]) -> str | None:
    """The game whose folder a module lies in."""
    return parts[1] if parts[:1] == ["games"] and len(parts) > 1 and parts[1] in FOLDERS else None


def imported(source: str, package: str) -> Iterator[str]:
    """The full names of all that a file of this package imports, wherever in the file."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            start = ".".join([*base, *([node.module] if node.module else [])])
            yield from (f"{start}.{alias.name}" for alias in node.names)


def forbidden(source: str, module: str, package: str) -> list[str]:
    own = module.split(".")[1:]
    here, found = unit(own), []
    for name in imported(source, package):
        top, *rest = name.split(".")
        if top != "curia":
            if here in ALONE and top not in STANDARD:
                found.append(name)
            continue
        there = unit(rest)
        others = game(own) is not None and game(rest) not in (None, game(own))
        if others or (there != here and there not in MAY_IMPORT[here]):
            found.append(name)
    return found


def names(file: Path) -> tuple[str, str]:
    """A file's module and its package."""
    parts = ["curia", *file.relative_to(PACKAGE).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts), ".".join(parts[:-1])


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_a_file_imports_only_what_its_package_may(file: Path) -> None:
    top = file.relative_to(PACKAGE).parts
    assert len(top) == 1 or top[0] in MAY_IMPORT, "a new package needs its place in MAY_IMPORT"
    assert forbidden(file.read_text(encoding="utf-8"), *names(file)) == []


@pytest.mark.parametrize(
    ("here", "line"),
    [
        ("core", "import curia"),
        ("core", "import numpy"),
        ("core", "from curia import games"),
        ("core", "from ..locale import say"),
        ("games.caesar", "import curia.games.quovadis.rules"),
        ("games.caesar", "from curia.games.caesar.bots import search"),
        ("games.caesar", "def later():\n    from curia.rulebook import clause"),
        ("games.caesar.bots", "from curia.games.quovadis.bots import levels"),
        ("games.caesar.bots", "from curia.games.caesar.terminal import table"),
        ("bots", "from curia.server.tables.room import Room"),
        ("bots", "from .. import new"),
        ("bots", "from curia.play import driver"),
        ("play", "from curia.bots.arena import plan"),
        ("research", "from curia.locale import say"),
        ("server", "from curia.terminal import main"),
        ("server", "from curia.games.caesar.bots import search"),
    ],
)
def test_what_is_forbidden_is_noticed(here: str, line: str) -> None:
    assert len(forbidden(line, f"curia.{here}.module", f"curia.{here}")) == 1


@pytest.mark.parametrize(
    ("here", "line"),
    [
        ("core", "from collections.abc import Mapping"),
        ("games.caesar", "from curia.core.errors import IllegalMove"),
        ("games.caesar", "from . import data"),
        ("games.quovadis", "from ...core import game"),
        ("games.caesar.bots", "import numpy"),
        ("games.caesar.bots", "from curia.games.caesar import rules"),
        ("bots", "import numpy"),
        ("terminal", "import curia"),
    ],
)
def test_what_is_allowed_is_let_through(here: str, line: str) -> None:
    assert forbidden(line, f"curia.{here}.module", f"curia.{here}") == []


def cycles(graph: dict[str, set[str]]) -> list[list[str]]:
    """Modules that import each other, by whatever way round: what is left once no end can be taken off."""
    left = {module: set(targets) for module, targets in graph.items()}
    while ends := [module for module, targets in left.items() if not targets & left.keys()]:
        for module in ends:
            del left[module]
    return sorted([module, *sorted(targets & left.keys())] for module, targets in left.items())


def server_graph() -> dict[str, set[str]]:
    """What each module of the server imports of the server, also under TYPE_CHECKING and inside functions."""
    files = {names(file)[0]: file for file in FILES if file.is_relative_to(PACKAGE / "server")}
    graph: dict[str, set[str]] = {}
    for module, file in files.items():
        named = set(imported(file.read_text(encoding="utf-8"), names(file)[1]))
        targets = {name if name in files else name.rpartition(".")[0] for name in named}
        graph[module] = targets & files.keys() - {module}
    return graph


def test_no_modules_of_the_server_import_each_other() -> None:
    assert cycles(server_graph()) == []


def test_a_cycle_is_noticed() -> None:
    graph = {"room": {"clock", "store"}, "clock": {"room"}, "store": set[str]()}
    assert cycles(graph) == [["clock", "room"], ["room", "clock"]]
