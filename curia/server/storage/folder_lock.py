"""One server for each data folder: two of them on one SQLite file would show each other old positions."""

import sys
from pathlib import Path
from typing import IO

from curia.core.errors import BadInput


def hold(file: Path) -> IO[bytes]:
    """Lock the folder of this file until it is closed or the process ends, however it ends. Raises BadInput
    if another process holds it."""
    opened = open(file, "ab")  # noqa: SIM115
    try:
        _lock(opened)
    except OSError:
        opened.close()
        raise BadInput("server-running-already", folder=str(file.parent)) from None
    return opened


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
