"""What people are told to install is this project, and works before the first release as well as after it;
and what they are told to run is there where they are told to run it."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import hatch_client
from curia.core import errors
from curia.locale import languages, say
from tests.pages import ROOT
from tests.test_project import files, text

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
NAME = PROJECT["project"]["name"]
WHEEL = f"{NAME.replace('-', '_')}-"
EXTRAS = set(PROJECT["project"]["optional-dependencies"])
# Before the first release there is nothing to be had by name.
RELEASED = re.search(r"^## \[\d", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), flags=re.MULTILINE)
_INSTALL = re.compile(r"pip3? install ([^\n`]*)")


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def declared() -> set[str]:
    """The names of all that the project itself says it needs, for whatever purpose."""
    groups = [
        PROJECT["project"]["dependencies"],
        *PROJECT["project"]["optional-dependencies"].values(),
        *PROJECT["dependency-groups"].values(),
    ]
    return {
        normal(re.split(r"[\[<>=~!; ]", one)[0]) for group in groups for one in group if isinstance(one, str)
    }


def installed(command: str) -> list[str]:
    """What a command installs first, if that is named: `.[tui]` of `--quiet ".[tui]" && more`."""
    words = re.findall(r"[^\s'\"&|;()`]+", command.split(" #")[0])
    if "--no-index" in words or "-r" in words:  # from what was built before, or from a lock
        return []
    named = [word.rstrip(".,") or word for word in words if not word.startswith("-")]
    return [word.replace("{NODE_PACKAGE}", hatch_client.NODE_PACKAGE) for word in named[:1]]


def wrong(requirement: str, released: bool = bool(RELEASED)) -> str | None:
    """Why nobody should be told to install this, or None."""
    asked = re.fullmatch(r"([^\[<>=]+)(?:\[([a-z,]*)\])?(?:[<>=~!].*)?", requirement)
    if asked is None:
        return "can't be read"
    what, extras = asked[1], set(filter(None, (asked[2] or "").split(",")))
    if what.endswith(".whl"):
        if not what.rpartition("/")[2].startswith(WHEEL):
            return "a wheel of something else"
    elif normal(what) == NAME:
        if not released:
            return "not published yet"
    elif what != ".":
        return None if normal(what) in declared() else "something else"
    return None if extras <= EXTRAS else f"no such extra: {', '.join(sorted(extras - EXTRAS))}"


@pytest.mark.parametrize("good", [".", ".[tui,print]", f"dist/{WHEEL}*.whl[print]", "httpx"])
def test_what_works_is_let_through(good: str) -> None:
    assert wrong(good, released=False) is None


@pytest.mark.parametrize(
    ("bad", "why"),
    [
        ("curia", "something else"),
        ("curia[tui]", "something else"),
        (NAME, "not published yet"),
        (f"{NAME}[tui]", "not published yet"),
        (".[gui]", "no such extra: gui"),
        ("curia-0.1.0-py3-none-any.whl", "a wheel of something else"),
    ],
)
def test_what_does_not_work_is_noticed(bad: str, why: str) -> None:
    assert wrong(bad, released=False) == why
    assert wrong(f"{NAME}[tui]", released=True) is None


def test_every_install_command_installs_this_project() -> None:
    found = [
        (str(file.relative_to(ROOT)), requirement, why)
        for file in files()
        if file.suffix not in (".lock", ".ftl") and "tests" not in file.relative_to(ROOT).parts
        for command in _INSTALL.findall(text(file))
        for requirement in installed(command)
        if (why := wrong(requirement)) is not None
    ]
    assert found == []


def test_the_name_that_is_somebody_elses_is_in_no_text() -> None:
    named = re.compile(r"curia\[[a-z]|pip3? install ['\"]?curia['\"\s]|name = \"curia\"")
    ours = [file for file in files() if file != Path(__file__)]
    assert [str(file.relative_to(ROOT)) for file in ours if named.search(text(file))] == []


@pytest.mark.parametrize("language", languages())
def test_messages_say_in_one_place_how_an_extra_is_installed(language: str) -> None:
    folder = ROOT / "curia" / "locale" / language
    saying = [file.name for file in sorted(folder.iterdir()) if "pip install" in text(file)]
    assert saying == ["install.ftl"]
    for extra in EXTRAS:
        (command,) = _INSTALL.findall(say("install-extra", {"extra": extra}, language))
        (requirement,) = installed(command)
        assert wrong(requirement) is None
        assert f"[{extra}]" in requirement


def test_code_names_extras_that_there_are() -> None:
    sources = " ".join(text(file) for file in (ROOT / "curia").rglob("*.py"))
    named = set(re.findall(r'"[a-z-]+", extra="([a-z]+)"\)', sources))
    named |= set(re.findall(r'\bextra\(console, "([a-z]+)"', sources))
    named |= set(re.findall(r'\bneed\("[\w.]+", "([a-z]+)"\)', sources))
    assert named == EXTRAS - {"all", "postgres"}
    assert errors.in_words("install-extra", {"extra": "envs"}) == say("install-extra", {"extra": "envs"})


# What a page tells people to run


def sections(page: Path) -> list[str]:
    return re.split(r"^(?=#+ )", text(page), flags=re.MULTILINE)


PAGES = [
    page
    for page in [*sorted((ROOT / "docs").rglob("*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
    if "rules" not in page.relative_to(ROOT).parts
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_modules_that_no_wheel_has_are_run_from_a_checkout(page: Path) -> None:
    """A wheel has the package `curia` only: `bench`, `tests` and `examples` lie in the sources."""
    for section in sections(page):
        for python, module in re.findall(r"(\S*python3?) -m ([\w.]+)", section):
            top = module.partition(".")[0]
            if not (ROOT / top).is_dir():
                continue
            file = ROOT.joinpath(*module.split("."))
            assert file.with_suffix(".py").is_file() or (file / "__main__.py").is_file(), module
            if top != "curia":
                assert python.endswith(".venv/bin/python"), f"{module}: no other Python finds it"
                assert "checkout" in section, f"{module}: the section does not say where"
        if re.search(r"^(?:\S*/)?curia .*\bexamples/", section, flags=re.MULTILINE):
            assert "checkout" in section, "examples/ is in no wheel"


def test_installing_is_described_in_one_place() -> None:
    """A release changes what is installed by name: in the section "Install", and nowhere else."""
    telling = {
        (str(page.relative_to(ROOT)), section.splitlines()[0])
        for page in PAGES
        for section in sections(page)
        if section and _INSTALL.search(section)
    }
    assert telling == {("docs/start.md", "## Install")}
