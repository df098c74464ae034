"""The wire between one browser and the server. Cut, it breaks off what is open and lets nothing through."""

import contextlib
import socket
import threading
from collections.abc import Callable

CHUNK = 65_536


class Wire:
    """Passes bytes on, both ways, from a port of its own."""

    def __init__(self, to: int) -> None:
        self.to = to
        self.port = 0
        self._ends: list[socket.socket] = []
        self._threads: list[threading.Thread] = []
        self.mend()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def mend(self) -> None:
        """Let everything through, from now on."""
        self._door = socket.create_server(("127.0.0.1", self.port))
        self.port = self._door.getsockname()[1]
        self._run(self._accept, self._door)

    def cut(self) -> None:
        """Break off what is open, and refuse what is new."""
        for end in [self._door, *self._ends]:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self._ends.clear()
        for thread in self._threads:
            thread.join()
        self._threads.clear()

    def _run(self, what: Callable[..., None], *given: socket.socket) -> None:
        thread = threading.Thread(target=what, args=given, daemon=True)
        self._threads.append(thread)
        thread.start()

    def _accept(self, door: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = door.accept()
                far = socket.create_connection(("127.0.0.1", self.to))
                self._ends += [near, far]
                self._run(_pump, near, far)
                self._run(_pump, far, near)


def _pump(source: socket.socket, sink: socket.socket) -> None:
    """All that comes from one end, to the other; its end ends both."""
    with contextlib.suppress(OSError):
        while data := source.recv(CHUNK):
            sink.sendall(data)
    for end in (source, sink):
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
