"""Compiled and interpreted, the rules do the same: same seeds, identical records, views and positions."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

import hatch_build

ROOT = Path(__file__).parent.parent.parent
TRACE = Path(__file__).with_name("trace.py")


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package with its rules compiled, as a wheel has it: made once for all workers of a test run."""
    base = tmp_path_factory.getbasetemp()
    shared = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "compiled"
    said = shared / "said"
    try:
        shared.mkdir()
    except FileExistsError:
        while not said.exists():  # another worker is at it
            time.sleep(0.2)
    else:
        outcome = "the build failed"
        try:
            outcome = make(shared) or ""
        finally:
            (shared / "saying").write_text(outcome, encoding="utf-8")
            (shared / "saying").rename(said)
    if why := said.read_text(encoding="utf-8"):
        if os.environ.get("CI") == "true" or not why.startswith("there is no C compiler"):
            pytest.fail(why)
        pytest.skip(f"{why}: make system")
    return shared / "package"


def make(shared: Path) -> str | None:
    """Why it can't be made, or None."""
    why = hatch_build.why_not(shared)
    if why is None:
        hatch_build.compiled_copy(shared)
    return why


def run(package: Path, *command: str) -> str:
    """With the rules of this package, and the tests of this project."""
    done = subprocess.run(
        [sys.executable, *command],
        cwd=package,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(package), str(ROOT)]), "PYTHONHASHSEED": "0"},
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def same(compiled: Path, first: int, last: int) -> None:
    slow, *expected = run(ROOT, str(TRACE), str(first), str(last)).splitlines()
    fast, *found = run(compiled, str(TRACE), str(first), str(last)).splitlines()
    assert (slow, fast) == ('{"compiled": false}', '{"compiled": true}')
    for here, there in zip(expected, found, strict=True):
        assert here == there


@pytest.mark.parametrize("first", range(0, 48, 6))
def test_the_same_seeds_give_the_same_games(compiled: Path, first: int) -> None:
    same(compiled, first, first + 6)


@pytest.mark.long
@pytest.mark.parametrize("first", range(48, 140, 23))
def test_many_seeds_give_the_same_games(compiled: Path, first: int) -> None:
    same(compiled, first, first + 23)


# OpenSpiel pickles states; PettingZoo does not, but reads all of them.
ENVIRONMENTS = """
import warnings

import pyspiel
from pettingzoo.test import api_test

import curia.research.openspiel
from curia.research.pettingzoo import caesar_cleopatra_v1, quovadis_v1

warnings.simplefilter("ignore")
for name in ("python_caesar_cleopatra", "python_caesar_cleopatra_small", "python_quovadis(max_turns=30)"):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)
for version in (caesar_cleopatra_v1, quovadis_v1):
    api_test(version.env(), num_cycles=50)
print(curia.COMPILED)
"""


def test_environments_stand_on_compiled_rules(compiled: Path) -> None:
    assert run(compiled, "-c", ENVIRONMENTS).endswith("True\n")


def test_every_part_of_the_rules_is_compiled(compiled: Path) -> None:
    parts = [name.removesuffix(".py").replace("/", ".") for name in hatch_build.COMPILED]
    said = run(
        compiled,
        "-c",
        f"from importlib import import_module\nfor part in {parts}: print(import_module(part).__file__)",
    )
    assert not any(line.endswith(".py") for line in said.splitlines())


def test_a_compiled_package_says_so(compiled: Path) -> None:
    assert run(compiled, "-m", "curia", "--version").endswith("(rules: compiled)\n")
    assert run(ROOT, "-m", "curia", "--version").endswith("(rules: interpreted)\n")


def test_without_a_compiler_there_is_a_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "/bin/false")
    assert "C compiler" in str(hatch_build.why_not(tmp_path))
    monkeypatch.setenv("CURIA_PURE", "1")
    assert hatch_build.why_not(tmp_path) == "CURIA_PURE is set"
