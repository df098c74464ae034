"""What every request passes before it reaches a route, and every answer on its way out."""

import asyncio
import ipaddress
import logging
import re
import time
from collections.abc import Awaitable, Callable, Iterator, MutableMapping
from contextlib import ExitStack
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from curia.server.http.client_address import client_of
from curia.server.http.problems import problem
from curia.server.lan import LOOPBACK
from curia.server.refusals import Refused
from curia.server.services import Services
from curia.server.tokens import COOKIE

log = logging.getLogger("curia.request")
SAFE = ("GET", "HEAD", "OPTIONS")
_BODY_SECONDS = 10.0
_PART = 65_536
# Each time that an answer is longer by so many bytes it counts as one more request: it is as much work.
_BYTES = 50_000
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'none'; base-uri 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
# Browsers heed it only where nobody can listen in on the way; elsewhere they complain of it.
_SAFELY = (b"cross-origin-opener-policy", b"same-origin")
_ALWAYS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
Message = MutableMapping[str, Any]


class RequestMiddleware:
    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app = app
        self.services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started = time.perf_counter()
        status = 0
        sending = ExitStack()
        too_much: Refused | None = None

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._dress(scope, message["headers"])
            elif scope["path"].startswith("/api") and (more := len(message.get("body", b"")) // _BYTES):
                self.services.rate.charge(client(scope), more)
            for part in _parts(message):
                await send(part)

        async def bounded_answer(message: Message) -> None:
            nonlocal too_much
            if message["type"] == "http.response.start":
                try:
                    sending.enter_context(self.services.unread.sending(client(scope), _length(message)))
                except Refused as refused:
                    too_much = refused
            if too_much is None:
                await answer(message)

        try:
            self._check(scope)
            await self._app(scope, self._bounded(receive), bounded_answer)
            if too_much is not None:
                raise too_much
        except Refused as refused:
            await problem(Headers(scope=scope), refused, refused.status)(scope, receive, answer)
        except Exception:
            log.exception("a request failed")
            if status == 0:
                await problem(Headers(scope=scope), Refused("server-error", 500), 500)(scope, receive, answer)
        finally:
            sending.close()
            self._note(scope, status, time.perf_counter() - started)

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        if not self._known_host(headers.get("host", "")):
            raise Refused("server-host", 421)
        if scope["method"] not in SAFE:
            self._check_origin(headers)
        length = headers.get("content-length", "0")
        if not re.fullmatch("[0-9]{1,12}", length) or int(length) > self.services.settings.max_body:
            raise Refused("server-body", 413)
        if scope["path"] not in ("/health", "/metrics"):
            self.services.rate.take(client(scope))

    def _known_host(self, host: str) -> bool:
        """A name that somebody else points here is not ours (DNS rebinding); a bare address is harmless."""
        name, bare = _named(host)
        own = urlsplit(self.services.settings.public_url).hostname
        return bare or name in ("localhost", own, *self.services.settings.extra_hosts)

    def _check_origin(self, headers: Headers) -> None:
        """A browser says which page a request comes from: it has to be ours. Bots don't."""
        origin = headers.get("origin")
        if origin is None:
            if f"{COOKIE}=" in headers.get("cookie", ""):
                raise Refused("server-origin", 403)
            return
        own = {f"http://{headers.get('host')}", f"https://{headers.get('host')}"}
        if self.services.settings.public_url:
            own.add(self.services.settings.public_url.rstrip("/"))
        if origin not in own:
            raise Refused("server-origin", 403)

    def _bounded(self, receive: Receive) -> Callable[[], Awaitable[Message]]:
        """A body that is neither too long nor too slow."""
        size, whole = 0, False
        until = time.monotonic() + _BODY_SECONDS

        async def bounded() -> Message:
            nonlocal size, whole
            if whole:
                return await receive()
            try:
                async with asyncio.timeout(max(0.01, until - time.monotonic())):
                    message = await receive()
            except TimeoutError:
                raise Refused("server-slow", 408) from None
            size += len(message.get("body", b""))
            whole = message["type"] != "http.request" or not message.get("more_body", False)
            if size > self.services.settings.max_body:
                raise Refused("server-body", 413)
            return message

        return bounded

    def _dress(self, scope: Scope, headers: list[tuple[bytes, bytes]]) -> None:
        headers += _ALWAYS
        if scope["path"].startswith("/api") and all(name != b"cache-control" for name, _ in headers):
            headers.append((b"cache-control", b"no-store"))
        if self.services.settings.secure or (scope.get("server") or ("",))[0] in LOOPBACK:
            headers.append(_SAFELY)
        if self.services.settings.secure:
            headers.append((b"strict-transport-security", b"max-age=31536000"))

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        """The route, not the path, and no address: a log is no place for who looked at what."""
        route = getattr(scope.get("route"), "path", "-")
        self.services.metrics.count(f"requests_{status // 100}xx")
        fields = {"method": scope["method"], "route": route, "status": status, "ms": round(1000 * seconds, 1)}
        log.debug("request", extra=fields)


def _length(message: Message) -> int:
    """The length of an answer, if it is known: that of a stream is not."""
    found = [value for name, value in message["headers"] if name == b"content-length"]
    return int(found[0]) if found else 0


def _parts(message: Message) -> Iterator[Message]:
    """A long answer in parts: each waits until what was written before it is on its way."""
    body = message.get("body", b"")
    for start in range(0, len(body) - _PART, _PART):
        yield {"type": message["type"], "body": body[start : start + _PART], "more_body": True}
    yield {**message, "body": body[(len(body) - 1) // _PART * _PART :]} if len(body) > _PART else message


@lru_cache(1000)
def _named(host: str) -> tuple[str, bool]:
    """The name in a Host header, and whether it is a bare address."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return "?", False
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return name, False
    return name, True


def local(scope: Scope) -> bool:
    """Whether a request comes from this machine itself, and not through a proxy on it."""
    return client(scope) in LOOPBACK and "x-forwarded-for" not in Headers(scope=scope)


def client(scope: Scope) -> str:
    """The client that a request comes from, for its limits."""
    return client_of(scope["client"][0]) if scope.get("client") else "-"
