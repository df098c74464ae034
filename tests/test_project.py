"""The project names no machine it was made on, and agrees with itself about its version."""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

import curia

ROOT = Path(__file__).parent.parent
# Folders of one person's machine, and the hosts that packages are fetched from: a mirror's name gets into
# lock files easily. Written in pieces, so that this file does not find itself.
MACHINE = re.compile(
    "|".join(
        [
            "file:" + "///",
            r"(?<![\w.*])/" + "(?:root|home|Users|work)/",
            "pypi" + r"\.org/simple",
            "pythonhosted" + r"\.org",
            "registry" + r"\.npmjs",
            "arti" + "factory",
        ]
    )
)


def files() -> list[Path]:
    """What is committed, or would be: nothing that git ignores."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
        text=True,
    )
    return [path for name in listed.stdout.split("\0") if name and (path := ROOT / name).is_file()]


def text(file: Path) -> str:
    """The text of a file; of a picture or a font, nothing."""
    content = file.read_bytes()
    return "" if b"\0" in content else content.decode("utf-8")


def test_no_file_names_a_machine() -> None:
    found = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for file in files()
        for number, line in enumerate(text(file).splitlines(), 1)
        if MACHINE.search(line)
    ]
    assert found == []


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-dev.lock", "requirements-node.lock"])
def test_a_lock_holds_versions_and_hashes_and_no_address(name: str) -> None:
    for line in (ROOT / name).read_text(encoding="utf-8").splitlines():
        assert re.fullmatch(r"[\w.-]+==[\w.+-]+( ; [^\\]+)? \\|    --hash=sha256:[0-9a-f]{64}( \\)?", line)


def test_the_version_is_the_same_everywhere() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    assert curia.__version__ == version
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    released = re.findall(r"^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d{2}-\d{2}$", changelog, flags=re.MULTILINE)
    assert "## [Unreleased]" in changelog
    # Before the first release there is no heading with a number to compare.
    assert released[:1] in ([], [version])
