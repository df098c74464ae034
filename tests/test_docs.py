"""The documentation keeps its word: it becomes a site without a warning, and its examples run."""

import re
import subprocess
import sys
import tomllib
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag

import pytest

import curia
from curia.locale import languages
from curia.rulebook import GAMES, clauses
from curia.terminal import COMMANDS, main
from curia.terminal.arguments import Misused
from tests.pages import ROOT, blocks, commands, read_command, run_python

DOCS = ROOT / "docs"
PAGES = [page for page in sorted(DOCS.rglob("*.md")) if "rules" not in page.relative_to(DOCS).parts]
READERS = [*PAGES, ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
# Pages whose Python needs something first, and the tests that bring it.
ELSEWHERE = {
    "arena.md": "tests/cli/test_arena.py",
    "player.md": "tests/cli/test_outside.py",
    "research.md": "tests/envs/test_docs.py",
}
# Commands that are done in a moment and need no file, no server and nobody at the keyboard.
QUICK = {"--help", "--version", "rules", "print"}


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))


# --- Examples ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_its_python_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if (test := ELSEWHERE.get(page.name)) is not None:
        assert blocks(page, "python")
        assert page.name in (ROOT / test).read_text(encoding="utf-8")
        return
    monkeypatch.chdir(tmp_path)
    run_python(page)


@pytest.mark.parametrize("page", READERS, ids=name)
def test_its_commands_exist(page: Path) -> None:
    for argv in commands(page):
        read_command(argv)


def test_quick_commands_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    quick = [argv for page in READERS for argv in commands(page) if QUICK & set(argv[:2])]
    assert {argv[0] for argv in quick} >= QUICK
    for argv in quick:
        assert main(argv) == 0, argv


def test_commands_are_found_and_mistakes_are_seen(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("```sh\nCURIA_PORT=1 .venv/bin/curia serve --lan  # so\ncurious\ncuria dance\n```\n")
    good, bad = commands(page)
    assert read_command(good) == "serve"
    with pytest.raises(KeyError, match="dance"):
        read_command(bad)
    with pytest.raises(Misused):
        read_command(["serve", "--wan"])


@pytest.mark.parametrize("page", READERS, ids=name)
def test_what_it_names_exists(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, flags=re.MULTILINE))
    assert set(re.findall(r"\bmake ([a-z][a-z-]*)", " ".join(re.findall(r"`+[^`]+`+", text)))) <= targets
    # (`curia chance 1` and the like are what deals are hashed with.)
    assert set(re.findall(r"`curia ([a-z]+)\b(?! \d)", text)) <= set(COMMANDS)


def test_the_extras_are_all_listed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    page = (DOCS / "start.md").read_text(encoding="utf-8")
    assert [extra for extra in project["optional-dependencies"] if f"`{extra}`" not in page] == []


# --- The site ---------------------------------------------------------------------------------------------


class Parts(HTMLParser):
    """What a page links to and loads, and the places in it that can be linked to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.places: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.places.add(found.get("id") or "")
        if tag == "a" and found.get("href"):
            self.links.append(str(found["href"]))
        elif tag == "link" and found.get("rel") in ("stylesheet", "icon", "preload"):
            self.loads.append(str(found["href"]))
        elif found.get("src"):
            self.loads.append(str(found["src"]))


def test_it_becomes_a_site_without_a_warning(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "sphinx", "--quiet", "--fail-on-warning", "--keep-going", "docs"]
    done = subprocess.run([*build, str(tmp_path)], cwd=ROOT, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    # One build for all that is asked of it.
    site = {page: Parts(page.read_text(encoding="utf-8")) for page in tmp_path.rglob("*.html")}
    assert [
        page for page in PAGES if tmp_path / page.relative_to(DOCS).with_suffix(".html") not in site
    ] == []
    assert [link for page, parts in site.items() for link in astray(site, page, parts)] == []
    assert foreign(tmp_path, site) == []
    for language in languages():
        for game in GAMES.values():
            places = site[tmp_path / "rules" / language / f"{game}.html"].places
            assert {clause.id.lower().replace(".", "-") for clause in clauses(game, language)} <= places
    assert {f"curia.{name}" for name in curia.__all__} <= site[tmp_path / "library.html"].places
    said = (tmp_path / "translating.html").read_text(encoding="utf-8")
    assert "No native speaker has reviewed" in said


def astray(site: dict[Path, Parts], page: Path, parts: Parts) -> list[str]:
    """Links of a page that lead nowhere: no such file, or no such place in it."""
    found = []
    for link in [*parts.links, *parts.loads]:
        if re.match(r"[a-z]+:", link):
            continue
        file, place = urldefrag(unquote(link))
        target = (page.parent / file.partition("?")[0]).resolve() if file else page
        if not target.is_file() or (place and target in site and place not in site[target].places):
            found.append(f"{page.name}: {link}")
    return found


def foreign(folder: Path, site: dict[Path, Parts]) -> list[str]:
    """What would be loaded from another host."""
    loads = [load for parts in site.values() for load in parts.loads]
    sheets = " ".join(sheet.read_text(encoding="utf-8") for sheet in folder.rglob("*.css"))
    return [
        *(load for load in loads if re.match(r"(?!data:)[a-z]+:|//", load)),
        *re.findall(r"@import.*|url\(\s*['\"]?(?:https?:)?//.*", sheets),
    ]
