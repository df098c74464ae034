"""Where the games are played: processes on this machine, or a Dask cluster."""

import logging
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import active_children, connection, get_context, parent_process
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from curia.bots.arena import play
from curia.core.errors import BadInput, short

# Libraries that would use all cores for one bot: every core has a game of its own.
_ONE_THREAD = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
# For programs of other people to be ended when the arena is gone.
_FAREWELL = 2.0


class Place(NamedTuple):
    open: Callable[[], Executor]
    """A new executor; called again if one broke."""
    games: int
    """How many games it plays at a time."""
    close: Callable[[], None] = lambda: None
    abort: Callable[[], None] = lambda: None
    """Games that have begun need not end any more."""
    alive: Callable[[], bool] = lambda: True
    """Whether what has been begun can still end."""


def local(processes: int | None = None) -> Place:
    """Processes of this machine, as many as it has cores for us."""
    n = processes or _cores()
    for name in _ONE_THREAD:
        os.environ.setdefault(name, "1")
    return Place(
        open=lambda: ProcessPoolExecutor(n, mp_context=get_context("spawn"), initializer=_ready_to_leave),
        games=n,
        abort=_interrupt_processes,
    )


def _cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _interrupt_processes() -> None:
    for process in active_children():
        if process.pid is not None:
            with suppress(ProcessLookupError):
                os.kill(process.pid, signal.SIGINT)


def _ready_to_leave() -> None:
    """A process of the pool goes at once when it is interrupted, and when the arena is gone."""
    signal.signal(signal.SIGINT, lambda number, frame: _leave())
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_leave_after, args=(parent.sentinel,), daemon=True).start()


def _leave() -> None:
    for program in play.running:
        program.close()
    os._exit(1)


def _leave_after(sentinel: int) -> None:
    connection.wait([sentinel])
    os.kill(os.getpid(), signal.SIGINT)
    # In case that the process is in the middle of something that can't be interrupted.
    time.sleep(_FAREWELL)
    os._exit(1)


def cluster(address: str) -> Place:
    """A Dask cluster by its scheduler's address. Raises BadInput."""
    if not _is_address(address):
        raise BadInput("arena-cluster-address", address=short(address))
    try:
        import distributed
        from distributed.comm.registry import get_backend
    except ImportError:
        raise BadInput("arena-no-dask", extra="cluster") from None
    # A worker that is gone is no news: its games are played elsewhere.
    logging.getLogger("distributed.client").setLevel(logging.ERROR)
    # The library says that it is typed, and is not.
    open_client: Any = distributed.Client
    backend: Any = get_backend
    try:
        # Before there is a client: one of an unknown scheme waits long when it goes, and then complains.
        backend(urlsplit(address).scheme)
        client = open_client(address, timeout=10, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        raise BadInput("arena-no-cluster", address=address, why=str(error)[:200]) from None
    cores = max(1, sum(client.ncores().values()))
    return Place(
        open=lambda: client.get_executor(pure=False),
        games=cores,
        close=client.close,
        alive=lambda: client.status != "closed",
    )


def _is_address(text: str) -> bool:
    """Whether it has a scheme, a host and a port."""
    try:
        found = urlsplit(text)
        return bool(found.scheme and found.hostname and found.port)
    except ValueError:
        return False
