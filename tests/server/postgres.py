"""A PostgreSQL of the tests' own, in a folder of its own, reached through a local port."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.serving import free_port


def programs() -> Path:
    """Where `initdb` and `pg_ctl` are: on the path, or where Debian puts them."""
    if (found := shutil.which("initdb")) is not None:
        return Path(found).resolve().parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    assert versions, "the tests need PostgreSQL: see CONTRIBUTING.md"
    return versions[-1].parent


def _user() -> str | None:
    """PostgreSQL refuses to run as root: then somebody without rights runs it."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


@contextmanager
def postgres() -> Iterator[str]:
    """The address of an empty database."""
    folder, user, port, bin = Path(tempfile.mkdtemp(prefix="curia-pg-")), _user(), free_port(), programs()
    if user is not None:
        shutil.chown(folder, user)
    data = str(folder / "data")

    def run(*command: str) -> None:
        done = subprocess.run(command, capture_output=True, user=user, cwd=folder)
        assert done.returncode == 0, done.stderr.decode()

    run(str(bin / "initdb"), "-D", data, "-U", "curia", "-A", "trust", "-E", "UTF8", "--locale=C", "-N")
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}"
    log = str(folder / "log")
    run(str(bin / "pg_ctl"), "-D", data, "-w", "-l", log, "-o", options, "start")
    try:
        yield f"postgresql+asyncpg://curia@127.0.0.1:{port}/postgres"
    finally:
        run(str(bin / "pg_ctl"), "-D", data, "-w", "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)
