"""`make play` compiles in the background: once, whole, for these sources only, and out of the way."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
import venv
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.request import urlopen

import numpy
import pytest

import compile_rules
import curia
from compile_rules import Failed
from curia.server.storage.folder_lock import hold
from curia.server.workers.package import fingerprint
from tests.server.serving import free_port
from tests.test_project import files

ROOT = Path(__file__).parents[2]
SOURCES = fingerprint(ROOT / "curia")


def package(folder: Path) -> Path:
    """In place of a compiler."""
    (folder / "package" / "curia").mkdir(parents=True)
    return folder / "package"


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was done, where nothing takes long."""
    done: list[str] = []
    monkeypatch.setattr(compile_rules, "check", lambda: done.append("check"))
    monkeypatch.setattr(compile_rules, "install", lambda: done.append("install"))

    def compiled(folder: Path) -> Path:
        done.append("compile")
        return package(folder)

    monkeypatch.setattr(compile_rules, "compiled", compiled)
    return done


def test_it_is_made_once_and_nothing_else_is_left(quick: list[str], tmp_path: Path) -> None:
    for left in ("making-1", "0123456789abcdef0123"):
        (tmp_path / left / "curia").mkdir(parents=True)
    assert compile_rules.make(tmp_path)
    assert {entry.name for entry in tmp_path.iterdir()} == {"lock", SOURCES}
    assert (tmp_path / SOURCES / "curia").is_dir()
    assert quick == ["check", "install", "compile"]
    assert not compile_rules.make(tmp_path)
    assert quick == ["check", "install", "compile"]


def test_while_another_one_makes_it_nothing_is_done(quick: list[str], tmp_path: Path) -> None:
    (tmp_path / "making-1").mkdir()
    with hold(tmp_path / "lock"):
        assert not compile_rules.make(tmp_path)
    assert (tmp_path / "making-1").is_dir()
    assert quick == ["check"]


def test_what_fails_or_is_out_of_date_is_not_used(
    quick: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(folder: Path) -> Path:
        package(folder)
        raise Failed("no space is left")

    monkeypatch.setattr(compile_rules, "compiled", fails)
    with pytest.raises(Failed):
        compile_rules.make(tmp_path)
    assert {entry.name for entry in tmp_path.iterdir()} == {"lock"}
    monkeypatch.setattr(compile_rules, "compiled", package)
    prints = iter(["before", "after"])
    monkeypatch.setattr(compile_rules, "fingerprint", lambda _: next(prints))
    with pytest.raises(Failed, match="changed meanwhile"):
        compile_rules.make(tmp_path)
    assert {entry.name for entry in tmp_path.iterdir()} == {"lock"}


def test_without_a_compiler_one_line_is_said_and_nothing_is_installed(tmp_path: Path) -> None:
    for environment, why in (
        ({"CC": "no-such-compiler"}, "there is no C compiler"),
        ({"CURIA_PURE": "1"}, "CURIA_PURE is set"),
    ):
        run = subprocess.run(
            [sys.executable, "compile_rules.py", str(tmp_path / "compiled")],
            cwd=ROOT,
            env={**os.environ, **environment},
            capture_output=True,
            text=True,
            check=True,
        )
        assert run.stderr == f"The rules stay interpreted, and bots think more slowly: {why}.\n"
        assert run.stdout == ""
    assert not (tmp_path / "compiled").exists()


def test_the_tools_come_with_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[tuple[str, ...]] = []
    monkeypatch.setattr(compile_rules, "run", lambda what, *command: ran.append(command))
    compile_rules.install()
    ((*options, lock),) = ran
    assert "--require-hashes" in options
    assert Path(lock) == ROOT / "requirements-compile.lock"
    locked = Path(lock).read_text(encoding="utf-8")
    everything = (ROOT / "requirements-dev.lock").read_text(encoding="utf-8")
    # What is installed while a game goes on must not change what is there: the same versions everywhere.
    assert [line for line in locked.splitlines() if line not in everything.splitlines()] == []
    assert {"mypy", "setuptools"} <= {line.split("==")[0] for line in locked.splitlines()}


# --- The whole of it, with a real compiler ----------------------------------------------------------------


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the project, with an environment of its own that finds what is installed here: nothing has
    to be fetched, and nothing is changed."""
    for file in files():
        target = tmp_path / file.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, target)
    venv.create(tmp_path / ".venv", with_pip=False, symlinks=True)
    (site,) = (tmp_path / ".venv").glob("lib/python*/site-packages")
    installed = Path(numpy.__file__).parents[1]
    (site / "here.pth").write_text(f"{tmp_path}\n{installed}\n", encoding="utf-8")
    command = tmp_path / ".venv" / "bin" / "curia"
    start = "import sys\nfrom curia.terminal import main\nsys.exit(main())\n"
    command.write_text(f"#!{tmp_path / '.venv/bin/python'}\n{start}", encoding="utf-8")
    command.chmod(0o755)
    client = tmp_path / "curia" / "web" / "index.html"
    client.parent.mkdir()
    client.write_text("<!doctype html><title>Curia</title>")
    for stamp in (".venv/.curia", ".venv/.node", ".venv/.tools", "curia/web/index.html"):
        (tmp_path / stamp).touch()
    return tmp_path


class Game:
    """`make play` in a process group of its own."""

    def __init__(self, checkout: Path) -> None:
        self.port = free_port()
        self.said = checkout / f"said-{self.port}"
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        environment |= {"CURIA_PORT": str(self.port), "CURIA_DATA": str(checkout / "data"), "DISPLAY": ""}
        with self.said.open("wb") as out:
            self.process = subprocess.Popen(
                ["make", "play"],
                cwd=checkout,
                env=environment,
                stderr=out,
                stdout=out,
                start_new_session=True,
            )

    def rules(self) -> str:
        with urlopen(f"http://127.0.0.1:{self.port}/api/about", timeout=10) as answer:
            return str(json.load(answer)["rules"])

    def answers(self) -> bool:
        try:
            return bool(self.rules())
        except OSError:
            return False

    def kill(self) -> None:
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


def until(happened: Callable[[], bool], seconds: float = 600) -> None:
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.2)


@pytest.fixture
def games(checkout: Path) -> Iterator[Callable[[], Game]]:
    started: list[Game] = []

    def start() -> Game:
        started.append(Game(checkout))
        return started[-1]

    yield start
    for game in started:
        if game.process.poll() is None:
            game.kill()


@pytest.mark.long
def test_a_game_starts_at_once_and_has_compiled_rules_later(
    checkout: Path, games: Callable[[], Game]
) -> None:
    folder = checkout / ".venv" / "compiled"
    killed = games()
    until(killed.answers)
    assert killed.rules() == "interpreted"
    until(lambda: any(folder.glob("making-*/c")))
    killed.kill()

    # What the killed one had begun comes to an end, and is not used.
    def free() -> bool:
        try:
            hold(folder / "lock").close()
        except curia.BadInput:
            return False
        return True

    until(free)
    assert [entry.name for entry in folder.iterdir() if not entry.name.startswith(("making-", "lock"))] == []
    game = games()
    until(game.answers)
    assert game.rules() == "interpreted"
    until(lambda: game.rules() == "compiled")
    until(lambda: "The rules are compiled" in game.said.read_text())
    assert sorted(entry.name for entry in folder.iterdir()) == sorted(
        [fingerprint(checkout / "curia"), "lock"]
    )
    # The package that bots import from there plays by compiled rules.
    said = subprocess.run(
        [sys.executable, "-P", "-m", "curia.server.workers.bot_worker"],
        env={**os.environ, "PYTHONPATH": str(folder / fingerprint(checkout / "curia"))},
        input="",
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(said.stdout) == {"compiled": True}
    game.kill()
    # The next one has them from its first move on.
    again = games()
    until(again.answers)
    assert again.rules() == "compiled"
