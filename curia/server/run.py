"""Running the server: in the foreground, until it is told to stop."""

import asyncio
import gc
import os
import signal
import socket
from collections.abc import Callable
from types import FrameType
from typing import Any

import uvicorn

from curia.server import logs
from curia.server.http.app import create
from curia.server.http.connection_limits import LimitedHttpProtocol
from curia.server.http.middleware import RequestMiddleware
from curia.server.settings import Settings

_GRACE = 10


class _Server(uvicorn.Server):
    """Ends every stream when it is told to stop; otherwise it would wait for them in vain."""

    def __init__(self, config: uvicorn.Config, app: RequestMiddleware, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._app = app
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            # What lives as long as the process need not be looked at each time garbage is collected:
            # that would hold up every table for a tenth of a second.
            gc.collect()
            gc.freeze()
            self._ready()

    async def listen(self, host: str) -> int:
        """Listen at one more address: at the same port, or at any if that is taken. Returns the port."""
        loop = asyncio.get_running_loop()
        try:
            more = await loop.create_server(self._connection, host, self.config.port)
        except OSError:
            more = await loop.create_server(self._connection, host, 0)
        self.servers.append(more)
        return int(more.sockets[0].getsockname()[1])

    def _connection(self) -> asyncio.Protocol:
        kind: Any = self.config.http_protocol_class
        made: asyncio.Protocol = kind(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return made

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Not uvicorn's own, which lets the signal kill the process in the end: to stop is no failure."""
        self._app.services.hub.close_all()
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def configured(settings: Settings, app: RequestMiddleware) -> uvicorn.Config:
    proxies = settings.trusted_proxies if settings.public_url else ()
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        # A proxy that says where a request really comes from is believed only if there should be one.
        proxy_headers=bool(settings.public_url),
        forwarded_allow_ips=list(proxies),
        timeout_graceful_shutdown=_GRACE,
        timeout_keep_alive=30,
        http=LimitedHttpProtocol.bounded(settings.max_connections_address, proxies),
        # There are none, and a connection that became one would be counted to the end.
        ws="none",
        lifespan="off",
    )


def serve(settings: Settings, ready: Callable[[], None]) -> bool:
    """Serve until stopped; False if it could not start. `ready` is called when it listens. Raises BadInput
    for a database that is too new."""
    # Whatever the server writes (the database, backups, failures) is its owner's alone.
    os.umask(0o077)
    logs.start(settings.log_level)
    app = create(settings)
    config = configured(settings, app)
    server = _Server(config, app, ready)
    app.services.lan.listen = server.listen
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(_open(app, server))
    return server.started


async def _open(app: RequestMiddleware, server: _Server) -> None:
    await app.services.open()
    try:
        await server.serve()
    finally:
        await app.services.close()
