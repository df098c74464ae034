"""Turn notices to an address that a player has named. Off unless the server's owner allows them.

Only public addresses, checked where the connection really goes; no redirects; a few seconds and no longer.
"""

import asyncio
import ipaddress
import json
import logging
import ssl
from contextlib import suppress
from urllib.parse import SplitResult, urlsplit

from curia.core.game import Json
from curia.server.refusals import Refused

log = logging.getLogger("curia.webhook")
SECONDS = 5.0
PORTS = (80, 443)


def check(address: str) -> SplitResult:
    """An address that may be called at all, before its name is looked up. Raises Refused."""
    try:
        parts = urlsplit(address)
        allowed = parts.scheme in ("http", "https") and (parts.port is None or parts.port in PORTS)
    except ValueError:
        allowed = False
    if not allowed or not parts.hostname or parts.username or not address.isascii() or " " in address:
        raise Refused("server-webhook", 400)
    with suppress(ValueError):
        if not _public(parts.hostname):
            raise Refused("server-webhook", 400)
    return parts


_NOT_PUBLIC = tuple(
    ipaddress.ip_network(net)
    for net in (
        # Addresses with another one inside, which a gateway may lead anywhere: NAT64, 6to4 and its relays,
        # Teredo, IPv4-compatible, IPv4-translated.
        "64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "192.88.99.0/24", "2001::/32", "::/96",
        "::ffff:0:0:0/96",
        # For protocols, sites and segments: some versions of Python take these for public.
        "192.0.0.0/24", "fec0::/10", "5f00::/16",
    )
)  # fmt: skip


def _public(address: str) -> bool:
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    if any(found in net for net in _NOT_PUBLIC if net.version == found.version):
        return False
    return found.is_global and not found.is_multicast


async def send(address: str, notice: Json) -> None:
    """Send a notice; whatever goes wrong is nobody's business but the log's."""
    try:
        await asyncio.wait_for(_send(check(address), notice), SECONDS)
    except (OSError, TimeoutError, Refused, ssl.SSLError) as error:
        log.info("notice not sent", extra={"why": type(error).__name__})


async def _send(parts: SplitResult, notice: Json) -> None:
    port = parts.port or (443 if parts.scheme == "https" else 80)
    name = parts.hostname or ""
    found = await asyncio.get_running_loop().getaddrinfo(name, port, type=1)
    # Every address of the name has to be public, and the one that was checked is the one that is called.
    if not found or not all(_public(str(one[4][0])) for one in found):
        raise Refused("server-webhook", 400)
    context = ssl.create_default_context() if parts.scheme == "https" else None
    _, writer = await asyncio.open_connection(
        str(found[0][4][0]), port, ssl=context, server_hostname=name if context else None
    )
    try:
        body = json.dumps(notice).encode()
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        head = f"POST {path} HTTP/1.1\r\nHost: {parts.netloc}\r\nContent-Type: application/json\r\n"
        writer.write(f"{head}Content-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode() + body)
        await writer.drain()
    finally:
        writer.close()
