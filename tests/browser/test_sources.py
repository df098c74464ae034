"""What the client is made of fits what it is made for: the server's messages, and the words that exist."""

import json
import re
from pathlib import Path

import pytest

import curia.locale
from tests.browser.schema import WRITTEN, made

WEB = Path(__file__).parent.parent.parent / "web"
SOURCES = sorted((WEB / "src").rglob("*.svelte")) + sorted((WEB / "src").rglob("*.ts"))
LITERAL = re.compile(r"""\bsay\(\s*'([^']+)'""")
PATTERN = re.compile(r"""\bsay\(\s*`([^`]+)`""")
# Topics that the page speaks about, as its build puts them together.
TOPICS = re.compile(r"const TOPICS = \[(.+)\];")


def test_the_types_are_those_of_the_server() -> None:
    assert WRITTEN.read_text(encoding="utf-8") == made(), "make types"


def spoken() -> set[str]:
    """Every key that the page has words for."""
    listed = TOPICS.search((WEB / "vite.config.ts").read_text(encoding="utf-8"))
    assert listed is not None
    found: set[str] = set()
    for topic in re.findall(r"'([^']+)'", listed[1]):
        text = (Path(curia.locale.__file__).parent / "en" / f"{topic}.ftl").read_text(encoding="utf-8")
        for key in re.findall(r"^([a-z][a-zA-Z0-9-]*) *=", text, flags=re.MULTILINE):
            found.add(key)
    return found


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
    words = (Path(curia.locale.__file__).parent / "en" / "web.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^(web-[a-z-]+) *=", words, flags=re.MULTILINE)
    assert [key for key in keys if key not in used and not key.startswith(starts)] == []


def test_the_lock_of_the_client_holds_no_address() -> None:
    packages = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert [name for name, one in packages.items() if "resolved" in one] == []
    assert [name for name, one in packages.items() if name and "integrity" not in one] == []
