"""uvicorn's HTTP by httptools, with the bounds that it lacks: on the head of a request, in bytes and seconds,
on the connections of one address, and on the time in which an answer is not read."""

import asyncio
import ipaddress
from collections import Counter
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from curia.server.http.client_address import client_of

MOST = 32_768
SECONDS = 10.0
# Whoever reads nothing of a long answer for so long is not there any more, or only wants to fill the memory.
UNREAD_SECONDS = 20.0


class LimitedHttpProtocol(HttpToolsProtocol):
    most_connections = 400
    trusted: tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, ...] = ()
    """Proxies: they bring everybody's connections."""
    _open: ClassVar[Counter[str]] = Counter()
    _besides = 0
    _peer: str | None = None
    _deadline: asyncio.TimerHandle | None = None
    _reading_head = True
    _unread: asyncio.TimerHandle | None = None

    @classmethod
    def bounded(cls, most_connections: int, trusted: tuple[str, ...]) -> type["LimitedHttpProtocol"]:
        """The protocol with these limits."""
        networks = tuple(ipaddress.ip_network(proxy) for proxy in trusted)
        limits = {"most_connections": most_connections, "trusted": networks, "_open": Counter()}
        return type("LimitedHttpProtocol", (cls,), limits)

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        peer = transport.get_extra_info("peername")
        if peer and not self._is_trusted(peer[0]):
            self._peer = client_of(str(peer[0]))
            self._open[self._peer] += 1
            if self._open[self._peer] > self.most_connections:
                transport.abort()
                return
        self._begin_head()

    def _is_trusted(self, address: str) -> bool:
        found = ipaddress.ip_address(address.partition("%")[0])
        return any(found in network for network in self.trusted if network.version == found.version)

    def connection_lost(self, exc: Exception | None) -> None:
        self._end_head()
        self._end_unread()
        if self._peer is not None:
            self._open.subtract([self._peer])
            if not self._open[self._peer]:
                del self._open[self._peer]
            self._peer = None
        super().connection_lost(exc)

    def _begin_head(self) -> None:
        """A connection that says nothing, or half a head, is not held open for long."""
        self._end_head()
        self._deadline = self.loop.call_later(SECONDS, self._give_up)

    def _end_head(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        if not self.transport.is_closing():
            self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._end_unread()
        self._begin_unread()

    def resume_writing(self) -> None:
        self._end_unread()
        super().resume_writing()

    def _begin_unread(self) -> None:
        size = self.transport.get_write_buffer_size()
        self._unread = self.loop.call_later(UNREAD_SECONDS, self._look_at_unread, size)

    def _end_unread(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _look_at_unread(self, before: int) -> None:
        if self.transport.get_write_buffer_size() >= before:
            self.transport.abort()
        else:
            self._begin_unread()

    def data_received(self, data: bytes) -> None:
        self._besides += len(data)
        if self._reading_head and self._deadline is None:
            self._begin_head()
        super().data_received(data)
        if self._besides > MOST and not self.transport.is_closing():
            self.send_400_response("The head of the request is too long.")

    def on_headers_complete(self) -> None:
        self._reading_head = False
        self._end_head()
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._besides -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._besides = 0
        self._reading_head = True
        super().on_message_complete()
