"""The local network: who runs the server for themselves can let friends at the same router in, by a click.

The server then listens at this machine's address in that network too. Only a request from this machine itself
can make it do so; after a restart it is alone again.
"""

import asyncio
import socket
from collections.abc import Awaitable, Callable

from curia.server.settings import Settings

LOOPBACK = ("127.0.0.1", "::1")


class Lan:
    def __init__(self, settings: Settings) -> None:
        self._alone = settings.host in (*LOOPBACK, "localhost") and not settings.public_url
        self._opening = asyncio.Lock()
        self.address: str | None = None
        # Listens at one more address, and says at which port. Whoever runs the server sets it.
        self.listen: Callable[[str], Awaitable[int]] | None = None

    @property
    def possible(self) -> bool:
        """Whether the server is for this machine only, and could be more."""
        return self._alone and self.listen is not None and lan_address() not in LOOPBACK

    async def open(self) -> str | None:
        """What a link for friends in the local network begins with; None if there is no such network."""
        async with self._opening:
            if self.address is None and self.possible and self.listen is not None:
                host = lan_address()
                self.address = f"http://{host}:{await self.listen(host)}"
        return self.address


def lan_address() -> str:
    """This machine's address in the local network. Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
