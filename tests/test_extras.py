"""The library alone gives rules, bots and the terminal; what needs an extra says so in one sentence."""

import re
import subprocess
import sys
from importlib.metadata import distribution, packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests.test_install import NAME, PROJECT, normal

EXTRAS: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]

# Refuses every module that comes with none of the distributions of the library alone.
ALONE = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
{code}
"""
COMMAND = "from curia.terminal import main; sys.exit(main(sys.argv[1:]))"


def needed(requirements: list[str]) -> set[str]:
    """The names of all distributions that these requirements bring, and those bring, and so on."""
    found: set[str] = set()
    waiting = [Requirement(one) for one in requirements]
    while waiting:
        one = waiting.pop()
        environment = {"extra": next(iter(one.extras), "")}
        if normal(one.name) in found or (one.marker and not one.marker.evaluate(environment)):
            continue
        found.add(normal(one.name))
        for below in distribution(one.name).requires or []:
            inner = Requirement(below)
            if inner.marker is None or any(inner.marker.evaluate({"extra": e}) for e in ("", *one.extras)):
                inner.marker = None
                waiting.append(inner)
    return found


def missing() -> set[str]:
    """The modules of the tests' environment that the library alone would not have."""
    there = needed(PROJECT["project"]["dependencies"]) | {normal(NAME)}
    return {
        module
        for module, owners in packages_distributions().items()
        if not {normal(owner) for owner in owners} & there
    }


def alone(code: str, *argv: str, folder: Path) -> subprocess.CompletedProcess[str]:
    source = ALONE.format(missing=missing(), code=code)
    return subprocess.run([sys.executable, "-c", source, *argv], cwd=folder, capture_output=True, text=True)


@pytest.mark.parametrize(
    "argv",
    [
        ["--version"],
        ["--help"],
        ["rules", "CC-4.6"],
        ["arena", "caesar-cleopatra-small", "greedy", "random", "--games", "2", "--seed", "7"],
        ["learn"],
    ],
    ids=lambda argv: argv[0],
)
def test_the_library_alone_has_rules_bots_and_terminal(argv: list[str], tmp_path: Path) -> None:
    assert {"fastapi", "sqlalchemy", "textual", "fpdf", "pyspiel"} <= missing()
    done = alone(COMMAND, *argv, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr


def test_bots_play_and_explain_with_the_library_alone(tmp_path: Path) -> None:
    code = """
import curia
for game, seats in (("caesar-cleopatra", None), ("quovadis", 3)):
    match = curia.new(game, seats=seats, seed=7)
    seat = match.to_act[0]
    match.play(seat, curia.bot("imperator").choose(match.view(seat), iterations=2, seed=1))
"""
    done = alone(code, folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("argv", "extra"),
    [
        ([], "server"),
        (["serve"], "server"),
        (["backup", "all.jsonl.gz"], "server"),
        (["restore", "all.jsonl.gz"], "server"),
        (["train", "lessons"], "train"),
        (["print", "cards"], "print"),
        (["play", "quovadis", "--tui"], "tui"),
    ],
)
def test_a_command_without_its_extra_says_what_to_install(
    argv: list[str], extra: str, tmp_path: Path
) -> None:
    done = alone(COMMAND, *argv, folder=tmp_path)
    assert done.returncode == 2
    assert f"[{extra}]" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_all_is_every_extra() -> None:
    (everything,) = EXTRAS["all"]
    assert set(re.findall(r"[a-z]+", everything.partition("[")[2])) == EXTRAS.keys() - {"all"}
