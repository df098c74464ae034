"""Which copy of this package the worker processes import: this one, or a compiled one once there is one.

`make play` runs an editable install, whose rules are interpreted, and compiles a copy meanwhile
(`compile_rules.py`). It appears under a name that only these very sources have.
"""

import asyncio
import hashlib
import logging
import os
import sys
import sysconfig
from pathlib import Path

import curia

log = logging.getLogger("curia.package")
_OWN = Path(curia.__file__).parent


def fingerprint(package: Path = _OWN) -> str:
    """The name of what is compiled from these files, by this Python and for this machine."""
    found = hashlib.sha256(repr((sys.version, sysconfig.get_platform())).encode())
    for file in sorted(package.rglob("*")):
        place = file.relative_to(package)
        if file.is_file() and place.parts[0] != "web" and "__pycache__" not in place.parts:
            found.update(repr((place.parts, hashlib.sha256(file.read_bytes()).hexdigest())).encode())
    return found.hexdigest()[:20]


class Package:
    def __init__(self, folder: str = "") -> None:
        """`folder`: where a compiled copy may appear."""
        wanted = folder and not curia.COMPILED
        self._copy = Path(folder).resolve() / fingerprint() if wanted else None

    @property
    def root(self) -> Path:
        """The folder to import the package from."""
        return self._copy if self._copy is not None and self._copy.is_dir() else _OWN.parent

    @property
    def compiled(self) -> bool:
        return curia.COMPILED or self.root == self._copy

    def reject(self, root: Path) -> bool:
        """A process could not start from there. True if there is another copy to start from."""
        if root != self._copy:
            return False
        log.warning("the compiled rules do not work", extra={"file": str(root)})
        self._copy = None
        return True

    async def start(self, module: str, root: Path, limit: int) -> asyncio.subprocess.Process:
        """A process of its own that runs a module of this package; `limit`: the longest line it says."""
        path = os.pathsep.join(filter(None, (str(root), os.environ.get("PYTHONPATH"))))
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-P",  # not from the folder that the server happens to run in
            "-m",
            module,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=limit,
            env={**os.environ, "PYTHONPATH": path},
        )
