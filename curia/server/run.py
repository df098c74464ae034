"""Running the server: in the foreground, until it is told to stop."""

import asyncio
import signal
import socket
from collections.abc import Callable
from types import FrameType

import uvicorn

from curia.server import logs
from curia.server.app import create
from curia.server.guard import Guard
from curia.server.settings import Settings

_GRACE = 10


class _Server(uvicorn.Server):
    """Ends every stream when it is told to stop; otherwise it would wait for them in vain."""

    def __init__(self, config: uvicorn.Config, guard: Guard, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._guard = guard
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Not uvicorn's own, which lets the signal kill the process in the end: to stop is no failure."""
        self._guard.house.hub.close_all()
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def serve(settings: Settings, ready: Callable[[], None]) -> bool:
    """Serve until stopped; False if it could not start. `ready` is called when it listens."""
    logs.start(settings.log_level)
    guard = create(settings)
    config = uvicorn.Config(
        guard,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        # A proxy that says where a request really comes from is believed only if there should be one.
        proxy_headers=bool(settings.public_url),
        timeout_graceful_shutdown=_GRACE,
        timeout_keep_alive=30,
        h11_max_incomplete_event_size=32_768,
    )
    server = _Server(config, guard, ready)
    asyncio.run(server.serve())
    return server.started


def lan_address() -> str:
    """This machine's address in the local network. Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
