"""`make release-check`: what a release consists of works where there is nothing else.

Builds the source distribution and a pure wheel into `dist/`, and installs each in a clean environment, with
what it needs from the locks. There the command says its version, bots play every game, and a real browser
opens the page. Built from the sources, the rules are compiled where there is a C compiler; the wheel's are
not.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import venv
from contextlib import closing
from pathlib import Path

from playwright.sync_api import expect

import curia
from tests.browser.conftest import Opens, launched
from tests.server.serving import Server

ROOT = Path(__file__).parent.parent
DIST = ROOT / "dist"
# What is installed has to be found there, and not in this folder.
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def run(*command: str | Path, folder: Path = ROOT, **environment: str) -> str:
    """What a command writes. What it complains about is shown; it ends the check if it fails."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=folder,
        env={**ENVIRONMENT, **environment},
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    return done.stdout


def build() -> tuple[Path, Path]:
    """A wheel for every machine, and the sources."""
    shutil.rmtree(DIST, ignore_errors=True)
    run(sys.executable, "-m", "hatchling", "build", "-d", DIST, CURIA_PURE="1")
    (wheel,), (sources,) = DIST.glob("*-py3-none-any.whl"), DIST.glob("*.tar.gz")
    return wheel, sources


def install(folder: Path, artefact: Path) -> Path:
    """The programs of an environment that has this, what it needs, and nothing else."""
    venv.create(folder, with_pip=True)
    programs = folder / ("Scripts" if sys.platform == "win32" else "bin")
    locks = ["server"] if artefact.suffix == ".whl" else ["server", "build"]
    pip = [str(programs / "python"), "-m", "pip", "--quiet", "--disable-pip-version-check"]
    for lock in locks:
        run(*pip, "install", "--require-hashes", "-r", ROOT / f"requirements-{lock}.lock")
    run(*pip, "install", "--no-deps", "--no-build-isolation", artefact)
    return programs


def play(programs: Path, folder: Path) -> None:
    said = run(programs / "curia", "--version", folder=folder)
    assert curia.__version__ in said, said
    print(f"  {said.strip()}")
    for game in curia.games():
        report = run(
            programs / "curia", "arena", game, "greedy", "random", "--games=2", "--seed=7", folder=folder
        )
        assert "greedy" in report, report
        print(f"  played {game}")


class Installed(Server):
    """A server of another environment than this one."""

    def __init__(self, programs: Path, data: Path) -> None:
        super().__init__(data)
        self.programs = programs

    def start(self) -> "Installed":
        command = [str(self.programs / "curia"), "serve", "--no-browser", "--port", str(self.port)]
        with open(self.data / "log.txt", "ab") as log:
            self.process = subprocess.Popen(
                command,
                cwd=self.data,
                env={**ENVIRONMENT, "CURIA_DATA": str(self.data)},
                stdout=log,
                stderr=log,
            )
        self.wait_until_up()
        return self


def open_page(programs: Path, data: Path) -> None:
    """The start page, and one that is fetched only when it is opened."""
    with closing(Installed(programs, data)) as server, launched() as chromium:
        server.start()
        with closing(Opens(chromium, server.address)) as opens:
            page = opens()
            expect(page.get_by_role("heading", level=1)).to_be_visible()
            page.goto("/rules/quovadis#QV-1.1")
            expect(page.locator("[id='QV-1.1']")).to_be_visible()
    print("  opened the page")


def main() -> None:
    for artefact in build():
        print(artefact.relative_to(ROOT))
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            programs = install(folder / "environment", artefact)
            for work in ("games", "data"):
                (folder / work).mkdir()
            play(programs, folder / "games")
            open_page(programs, folder / "data")


if __name__ == "__main__":
    main()
