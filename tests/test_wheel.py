"""The wheel holds all of the package: code, words, rules and the mark that it is typed."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.long
def test_the_wheel_holds_every_file_of_the_package(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*build, "--wheel-dir", tmp_path, ROOT], check=True)
    (wheel,) = tmp_path.glob("curia-*.whl")
    expected = {
        str(file.relative_to(ROOT))
        for file in (ROOT / "curia").rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    names = set(zipfile.ZipFile(wheel).namelist())
    assert {"curia/py.typed", "curia/locale/en/errors.ftl", "curia/rulebook/en/quovadis.md"} <= names
    assert expected <= names
    assert {"LICENSE", "LICENSE-ART.md"} <= {Path(name).name for name in names}
