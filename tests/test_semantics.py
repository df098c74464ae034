"""What cards, phases and events mean, the games say: nothing that serves every game names one of them."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import curia
from curia.games import kits

PACKAGE = Path(curia.__file__).parent
# What serves every game. Examples for the API's documentation may show a real game.
FILES = sorted(
    file
    for folder in ("core", "play", "bots", "server")
    for file in (PACKAGE / folder).rglob("*.py")
    if file.name != "openapi_examples.py"
)
# Words of a game that mean something of their own elsewhere.
OWN = {
    "chance": "who decides what nobody chooses",
    "host": "who ends matches and takes back",
    "position": "a match set up by hand",
    "turn": "whose turn it is, in a review",
    "over": "a table's status",
    "closed": "a table's status",
    "late": "a seat whose clock has run out",
    "accepted": "who comes to a seat that was left",
    "declined": "who did not agree, in what comes of a puzzle",
    "done": "an answer without content; how far a review is",
    "start": "the beginning of a review, or of an answer",
    "take": "the page on which a seat is taken over",
    "main": "of `__main__`",
    "off": "a log level, a setting",
    "caesar": "a seat, in examples",
}
# Settings that people have in their environment.
PUBLIC = {"veto_least", "veto_most"}
# What the keys of a game's words begin with.
PREFIXES = tuple(f"{kit.prefix}-" for kit in kits().values())
DOCUMENTING = {"examples", "description", "summary"}


def event_names(schema: Any) -> Iterator[str]:
    if isinstance(schema, list):
        for part in schema:
            yield from event_names(part)
    elif isinstance(schema, dict):
        properties = schema.get("properties")
        named = properties.get("event") if isinstance(properties, dict) else None
        if isinstance(named, dict):
            yield from named.get("enum", [named["const"]] if "const" in named else [])
        for part in schema.values():
            yield from event_names(part)


def names_of(module: str, *names: str) -> set[str]:
    found = __import__(f"curia.games.{module}", fromlist=names)
    return {word for name in names for word in getattr(found, name) if len(word) > 1}


def all_names() -> set[str]:
    cards = names_of("caesar.data", "GROUPS", "VOTES", "CARDS") | names_of("quovadis.data", "COMMITTEES")
    phases = names_of("caesar.state", "PHASES") | names_of("quovadis.state", "PHASES")
    events = {name for game in kits() for name in event_names(curia.schema(game, "event"))}
    return cards | phases | events


NAMES = all_names()


def named(source: str) -> Iterator[tuple[int, str]]:
    """The words of a game in the strings and names of a file, each with its line. What documents the API or
    the code, and whole sentences for who runs a server, are left out."""
    tree = ast.parse(source)
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.keyword) and node.arg in DOCUMENTING:
            prose.update(id(part) for part in ast.walk(node.value))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            full, own = node.value, set(OWN)
            words = re.findall(r"[a-z][a-z0-9]*(?:-[a-z]+)*", full) if full.count(" ") < 3 else []
        elif isinstance(node, ast.Name | ast.Attribute | ast.FunctionDef | ast.ClassDef):
            name = {ast.Name: "id", ast.Attribute: "attr"}.get(type(node), "name")
            full, own = str(getattr(node, name)), CODE
            words = full.lower().split("_")
        else:
            continue
        if full not in PUBLIC:
            found = [word for word in words if word in NAMES - own or word.startswith(PREFIXES)]
            yield from ((node.lineno, word) for word in found)


# Words of a game that any program has in its names.
CODE = set(OWN) | {
    *("action", "allowed", "drew", "ended", "entered", "judged", "laid", "lost", "moved", "offered", "order"),
    *("ordered", "passed", "played", "second", "skipped", "started", "took", "draw", "arrange", "paid"),
}


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_nothing_that_serves_every_game_names_a_card_a_phase_or_an_event(file: Path) -> None:
    assert list(named(file.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "line",
    [
        'if view["phase"]["name"] == "veto":\n    pass',
        'QUIET = {"drew", "allowed"}',
        'timed = "/veto/" in question',
        "def veto_delay(): ...",
        'say("qv-happened-moved")',
    ],
)
def test_a_name_is_noticed(line: str) -> None:
    assert list(named(line))


def test_there_are_names_to_look_for() -> None:
    assert {"veto", "spy", "vote-card", "drew", "senators", "b5", "rearrange", "proposed", "recall"} <= NAMES
    assert set(OWN) - NAMES <= set()
