"""What the client is made of fits what it is made for: the server's messages, and the words that exist."""

import json
import re
from pathlib import Path

import pytest

import curia
from tests.browser.schema import WRITTEN, made

WEB = Path(__file__).parent.parent.parent / "web"
# Without its tests, which say what does not exist as well.
SOURCES = sorted((WEB / "src").rglob("*.svelte")) + sorted(
    file for file in (WEB / "src").rglob("*.ts") if not file.name.endswith(".test.ts")
)
LITERAL = re.compile(r"""\bsay\(\s*'([^']+)'""")
PATTERN = re.compile(r"""\bsay\(\s*`([^`]+)`""")
# Topics that the page speaks about; each game lists its own.
TOPICS = re.compile(r"const TOPICS = \[(.+)\];")
PACKAGE = Path(curia.__file__).parent


def test_the_types_are_those_of_the_server() -> None:
    assert WRITTEN.read_text(encoding="utf-8") == made(), "make types"


def spoken() -> set[str]:
    """Every key that the page has words for."""
    listed = TOPICS.search((WEB / "vite.config.ts").read_text(encoding="utf-8"))
    assert listed is not None
    files = [PACKAGE / "locale" / "en" / f"{topic}.ftl" for topic in re.findall(r"'([^']+)'", listed[1])]
    for own in (WEB / "src" / "games").glob("*/topics.json"):
        folder = PACKAGE / "games" / own.parent.name / "content" / "locale" / "en"
        files += [folder / f"{topic}.ftl" for topic in json.loads(own.read_text(encoding="utf-8"))]
    texts = [file.read_text(encoding="utf-8") for file in files]
    return {
        key for text in texts for key in re.findall(r"^([a-z][a-zA-Z0-9-]*) *=", text, flags=re.MULTILINE)
    }


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: file.name)
def test_every_key_that_a_page_says_exists(file: Path) -> None:
    text, known = file.read_text(encoding="utf-8"), spoken()
    assert [key for key in LITERAL.findall(text) if key.split(".")[0] not in known] == []
    for key in PATTERN.findall(text):
        # What is filled in may be anything; an attribute follows the first dot outside of that.
        fixed = re.split(r"\$\{[^}]*\}", key)
        fits = re.compile(".+".join(map(re.escape, "\0".join(fixed).split(".")[0].split("\0"))))
        assert any(fits.fullmatch(one) for one in known), key


def test_every_word_of_the_page_is_said_somewhere() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in SOURCES)
    used = set(re.findall(r"web-[a-zA-Z-]*[a-zA-Z]", text))
    starts = (*re.findall(r"(web-[a-z-]+)\$\{", text), "web-cc-", "web-qv-")
    keys = [key for key in spoken() if key.startswith("web-")]
    assert [key for key in keys if key not in used and not key.startswith(starts)] == []


# A game's ids, its seats and the letters of its clauses; a cookie's `cc` or a hex `CC` is not a word.
NAMES = re.compile(r"caesar|cleopatra|quo ?vadis|(?<![\w\\{])(?:cc|qv)\b", re.IGNORECASE)


@pytest.mark.parametrize(
    "file",
    [
        *(file for file in SOURCES if "games" not in file.parts and not file.name.endswith(".test.ts")),
        WEB / "vite.config.ts",
    ],
    ids=lambda file: file.name,
)
def test_no_game_is_named_outside_of_its_folder(file: Path) -> None:
    """What the server's interface has for examples aside: its types are written by a program."""
    if file != WRITTEN:
        assert NAMES.findall(file.read_text(encoding="utf-8")) == []


EACH = re.compile(r"\{#each\s+(?P<what>.+?)\s+as\s+[^(]+?\((?P<key>[^()]+)\)\}")
# What people read or choose themselves, and several things may have in common.
SHARED = {"name", "label", "text", "title", "line", "sentence", "said"}
# Names that are ids: of languages, editions, clocks and puzzles.
IDS = {("Settings", "name"), ("Rules", "name"), ("Setup", "name"), ("Puzzles", "one.name")}


@pytest.mark.parametrize(
    "file", [one for one in SOURCES if one.suffix == ".svelte"], ids=lambda one: one.stem
)
def test_what_is_listed_is_told_apart_by_ids_and_not_by_words(file: Path) -> None:
    """Two with the same key end a page: two players may have the same name."""
    text = file.read_text(encoding="utf-8")
    keys = {found["key"] for found in EACH.finditer(text)}
    assert text.count("{#each") == 0 or keys or file.stem == "Card"
    worded = {key for key in keys if key.rpartition(".")[2] in SHARED and (file.stem, key) not in IDS}
    assert worded == set()


def test_the_lock_of_the_client_holds_no_address() -> None:
    packages = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert [name for name, one in packages.items() if "resolved" in one] == []
    assert [name for name, one in packages.items() if name and "integrity" not in one] == []


def test_the_licences_of_everything_in_the_client_are_shipped() -> None:
    """The build finds them by the modules that end up in the chunks, and fails where a text is missing."""
    shipped = (WEB.parent / "curia" / "web" / "licences.txt").read_text(encoding="utf-8")
    parts = shipped.split("\n----\n\n")
    listed = {part.split(" ", 1)[0]: part for part in parts}
    wanted = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["dependencies"]
    assert set(listed) >= {*wanted, "clsx"}
    assert all(len(part) > 500 for part in parts)
    assert "Apache License" in listed["@fluent/bundle"]
    # Whatever a chunk says about its origin is listed as well.
    for chunk in (WEB.parent / "curia" / "web" / "assets").glob("*.js"):
        for name in re.findall(r"node_modules/((?:@[^/]+/)?[^/]+)/", chunk.read_text(encoding="utf-8")):
            assert name in listed
