"""The wheel holds all of the package: code, words, rules and the mark that it is typed.

Where there is a C compiler its rules are compiled; without one the same build makes a pure wheel.
"""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import hatch_build

ROOT = Path(__file__).parent.parent


def build(folder: Path, source: Path = ROOT, **environment: str) -> Path:
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run(
        [*command, "--wheel-dir", str(folder), str(source)], check=True, env={**os.environ, **environment}
    )
    (wheel,) = folder.glob("curia_games-*.whl")
    return wheel


def version(wheel: Path, folder: Path) -> str:
    """What an installed wheel says of itself."""
    install = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-deps",
        "--target",
        str(folder),
        str(wheel),
    ]
    subprocess.run(install, check=True)
    said = subprocess.run(
        [sys.executable, "-m", "curia", "--version"], cwd=folder, check=True, capture_output=True, text=True
    )
    return said.stdout


def of_the_package() -> set[str]:
    return {
        str(file.relative_to(ROOT))
        for file in (ROOT / "curia").rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }


@pytest.mark.long
def test_the_wheel_holds_every_file_of_the_package_and_compiled_rules(tmp_path: Path) -> None:
    wheel = build(tmp_path)
    names = set(zipfile.ZipFile(wheel).namelist())
    assert {"curia/py.typed", "curia/locale/en/errors.ftl"} <= names
    assert "curia/games/caesar/content/locale/en/game.ftl" in names
    assert "curia/games/quovadis/content/rulebook/en/quovadis.md" in names
    assert "curia/games/quovadis/content/examples/QV-5.4.json" in names
    assert of_the_package() <= names
    assert {"LICENSE", "LICENSE-ART.md"} <= {Path(name).name for name in names}
    compiled = {name.split(".")[0] for name in names if name.endswith((".so", ".pyd"))}
    assert compiled == {name.removesuffix(".py") for name in hatch_build.COMPILED} | {"curia__mypyc"}
    assert version(wheel, tmp_path / "installed").endswith("(rules: compiled)\n")


@pytest.mark.long
def test_without_a_compiler_the_wheel_is_pure(tmp_path: Path) -> None:
    wheel = build(tmp_path, CC="/bin/false")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert of_the_package() <= set(zipfile.ZipFile(wheel).namelist())
    assert version(wheel, tmp_path / "installed").endswith("(rules: interpreted)\n")


@pytest.mark.long
def test_the_source_distribution_can_build_the_wheel(tmp_path: Path) -> None:
    make = "import sys; from hatchling.build import build_sdist; print(build_sdist(sys.argv[1]))"
    subprocess.run([sys.executable, "-c", make, str(tmp_path)], cwd=ROOT, check=True, stdout=subprocess.PIPE)
    (sdist,) = tmp_path.glob("curia_games-*.tar.gz")
    assert zipfile.ZipFile(build(tmp_path, sdist)).testzip() is None
