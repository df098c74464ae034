"""`python compile_rules.py FOLDER`: what `make play` does in the background, so that bots soon think faster.

It compiles a copy of the package into the folder, under a name that only these sources have, and only once it
is whole: nothing stale and nothing half-written is ever used. It ends when whoever has started it ends, says
one line about what came of it, and changes nothing else.
"""

import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import threading
import time
from pathlib import Path

import hatch_build
from curia.core.errors import BadInput
from curia.server.storage.folder_lock import hold
from curia.server.workers.package import fingerprint

ROOT = Path(__file__).parent
LOCK = ROOT / "requirements-compile.lock"
# The copy has to play before it is used.
TRIAL = """
import curia
for game in ("caesar-cleopatra", "quovadis"):
    match = curia.new(game, seed=1)
    view = match.view(match.to_act[0])
    curia.bot("imperator").choose(view, iterations=20, seed=1)
assert curia.COMPILED
"""


class Failed(Exception):
    """Why there are no compiled rules."""


def make(folder: Path) -> bool:
    """Put a compiled copy into the folder; False if it is there already, or being made. Raises Failed."""
    sources = fingerprint(ROOT / "curia")
    if (folder / sources).is_dir():
        return False
    check()
    folder.mkdir(parents=True, exist_ok=True)
    try:
        lock = hold(folder / "lock")
    except BadInput:
        return False
    with lock:
        for old in folder.iterdir():
            if old.is_dir():
                shutil.rmtree(old, ignore_errors=True)
        install()
        with tempfile.TemporaryDirectory(dir=folder, prefix="making-") as making:
            copy = compiled(Path(making))
            if fingerprint(ROOT / "curia") != sources:
                raise Failed("the sources have changed meanwhile")
            os.sync()
            copy.rename(folder / sources)
    return True


def check() -> None:
    """What can be told before anything is installed."""
    if hatch_build.pure():
        raise Failed("CURIA_PURE is set")
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(compiler.split()[0]) is None:
        raise Failed("there is no C compiler")
    if not (Path(sysconfig.get_paths()["include"]) / "Python.h").is_file():
        raise Failed("Python.h is missing")


def install() -> None:
    """mypyc and setuptools, as they are locked."""
    command = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes", "-r"]
    run("the tools could not be installed", *command, str(LOCK))


def compiled(folder: Path) -> Path:
    """The copy, tried out. Raises Failed."""
    if (why := hatch_build.why_not(folder)) is not None:
        raise Failed(why)
    try:
        copy = hatch_build.compiled_copy(folder)
    except RuntimeError as error:
        raise Failed(last_line(str(error))) from None
    run("what was compiled does not work", "-P", "-c", TRIAL, PYTHONPATH=str(copy))
    return copy


def run(what: str, *command: str, **environment: str) -> None:
    done = subprocess.run(
        [sys.executable, *command],
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, **environment},
    )
    if done.returncode:
        raise Failed(f"{what}: {last_line(done.stdout)}")


def last_line(text: str) -> str:
    return (text.strip().splitlines() or ["no reason was given"])[-1].strip()[:200]


def end_with(parent: int) -> None:
    """Once that process is gone nobody waits for this any more: end too, with all that was started."""
    while os.getppid() == parent:
        time.sleep(0.5)
    os.killpg(0, signal.SIGKILL)


def main(folder: Path) -> None:
    parent = os.getppid()
    os.setpgid(0, 0)
    os.nice(10)
    threading.Thread(target=end_with, args=(parent,), daemon=True).start()
    try:
        if make(folder):
            print("The rules are compiled: bots think with them from now on.", file=sys.stderr)
    except (Failed, OSError) as problem:
        print(f"The rules stay interpreted, and bots think more slowly: {problem}.", file=sys.stderr)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
