"""The Fluent files of all languages are whole, and say the same things."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Attribute, Junk, Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

import curia.locale

LOCALE = Path(curia.locale.__file__).parent
PACKAGE = LOCALE.parent
FOLDERS = [LOCALE, *sorted(PACKAGE.glob("games/*/content/locale"))]
FILES = [file for folder in FOLDERS for file in sorted(folder.glob("*/*.ftl"))]
KEY = re.compile(r"[a-z][a-z0-9]*(-[a-zA-Z0-9]+)+(\.[a-z][a-z0-9-]*)?")

# Calls whose first argument is a key.
SAID = {
    "say",
    "CuriaError",
    "BadInput",
    "IllegalMove",
    "Refused",
    "tell",
    "stop",
    "Misused",
    "BadRequest",
    "Internal",
}


class Variables(Visitor):
    """The variables of a text, and as `{ other-message }` the messages that it is made of."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.names.add(f"{{ {node.id.name}{attribute} }}")


def variables(node: Message | Attribute) -> set[str]:
    visitor = Variables()
    if node.value is not None:
        visitor.visit(node.value)
    return visitor.names


def messages(file: Path) -> list[tuple[str, set[str]]]:
    """Every key of a file, in order and with doubles, and the variables of its text."""
    found = []
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message):
            if entry.value is not None:
                found.append((entry.id.name, variables(entry)))
            found += [(f"{entry.id.name}.{a.id.name}", variables(a)) for a in entry.attributes]
    return found


def of_language(language: str) -> dict[str, tuple[str, set[str]]]:
    """Every key with its file and all the variables that its text needs, those of messages inside it too:
    a language may put a name in by another message or choose among its forms right there."""
    found = {
        key: (f"{folder}/{file.name}", names)
        for folder in FOLDERS
        for file in sorted((folder / language).glob("*.ftl"))
        for key, names in messages(file)
    }
    direct = {key: names for key, (_, names) in found.items()}
    return {key: (file, needed(direct, key)) for key, (file, _) in found.items()}


def needed(direct: dict[str, set[str]], key: str) -> set[str]:
    names: set[str] = set()
    for name in direct[key]:
        if name.startswith("{"):
            names |= needed(direct, name.strip("{ }"))
        else:
            names.add(name)
    return names


def test_there_are_files() -> None:
    english = {str(file.relative_to(PACKAGE)) for file in FILES if file.parent.name == "en"}
    assert {"locale/en/errors.ftl", "locale/en/terminal.ftl"} <= english
    for game in ("caesar", "quovadis"):
        assert {f"games/{game}/content/locale/en/{topic}.ftl" for topic in ("game", "errors")} <= english


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_a_file_parses_without_junk(file: Path) -> None:
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, Junk)] == []


@pytest.mark.parametrize("language", curia.locale.languages())
def test_no_key_is_malformed_or_doubled(language: str) -> None:
    counts = Counter(key for file in FILES if file.parent.name == language for key, _ in messages(file))
    assert [key for key, count in counts.items() if count > 1] == []
    assert [key for key in counts if not KEY.fullmatch(key)] == []
    assert set(counts) == curia.locale.keys(language)


@pytest.mark.parametrize("language", curia.locale.languages())
def test_a_language_has_the_keys_of_english_with_the_same_variables_in_the_same_files(language: str) -> None:
    assert of_language(language) == of_language("en")


def literal_keys(source: str) -> set[str]:
    """Keys written out where something is said or refused."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        if name in SAID:
            found |= {str(key.value) for key in node.args[:1] if isinstance(key, ast.Constant)}
    return found


def test_literal_keys_are_found_where_they_are_used() -> None:
    source = 'say("a-b"); locale.say("c-d", {}); BadInput("e-f", key="x"); say(key); play("i-j")'
    assert literal_keys(source) == {"a-b", "c-d", "e-f"}


def test_every_key_that_the_code_uses_exists() -> None:
    used = {
        (str(file.relative_to(PACKAGE)), key)
        for file in PACKAGE.rglob("*.py")
        for key in literal_keys(file.read_text(encoding="utf-8"))
    }
    assert sorted((file, key) for file, key in used if key not in curia.locale.keys("en")) == []
