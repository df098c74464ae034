"""Attackers: each takes, breaks and looks wherever it can, from an address of its own, and keeps what it got.

The outsider has no seat at the others' tables, but knows their names, as if somebody had told. The insider
plays a match, and tries before each move what else there might be.
"""

import hashlib
import json
import random
import socket
import struct
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Any
from uuid import uuid4

import httpx

from tests.server.serving import Json, Server
from tests.server.survivors import Survivor

# What the server may say to somebody who asks for what is not theirs.
NO = {400, 401, 403, 404, 405, 409, 413, 421, 422, 429, 503}
# How it may answer anything: it never fails.
ANY = NO | {200, 201, 202, 304, 307, 408, 431}


class Outsider:
    def __init__(self, server: Server, address: str, seed: int, tables: list[str]) -> None:
        self.server = server
        self.address = address
        self.tables = tables
        """The paths of the others' tables; they grow while it runs."""
        self.heard: dict[bytes, bytes] = {}
        self.refused = 0
        self._chance = random.Random(seed)
        self._http = httpx.Client(timeout=5, transport=httpx.HTTPTransport(local_address=address))
        self._keys: list[str] = []

    def close(self) -> None:
        self._http.close()

    def work(self, stop: threading.Event) -> None:
        """One attack after the other."""
        attacks: list[Callable[[], None]] = [
            self.flood, self.malformed, self.half_heads, self.streams, self.look_around, self.guess_keys,
            self.poison, self.take_bots,
        ]  # fmt: skip
        while not stop.is_set():
            self._chance.choice(attacks)()

    # Attacks

    def flood(self) -> None:
        """As many requests as it can get answered."""
        for _ in range(150):
            path = self._chance.choice(["/api/games", "/api/tables", "/health", "/api/openapi.json", "/"])
            self._ask("GET", path)

    def malformed(self) -> None:
        """What is no request, or lies about its length."""
        host = f"Host: 127.0.0.1:{self.server.port}\r\n".encode()
        post = b"POST /api/keys HTTP/1.1\r\nContent-Type: application/json\r\n" + host
        for sent in (
            b"\x00\x01\x02\r\n\r\n",
            b"GET / HTTP/9.9\r\n\r\n",
            b"GET /" + b"a" * 100_000,
            b"GET / HTTP/1.1\r\nX: " + b"y" * 100_000 + b"\r\n\r\n",
            post + b"Content-Length: -5\r\n\r\n{}",
            post + b"Content-Length: 99999999999\r\n\r\n{}",
            post + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
            post + b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}",
            self._chance.randbytes(3000),
        ):
            with suppress(OSError), self._connected(1) as [one]:
                one.sendall(sent)
                one.shutdown(socket.SHUT_WR)
                while more := one.recv(65_536):
                    self._hear(more)

    def half_heads(self) -> None:
        """Connections that are held and say nothing, or little."""
        with suppress(OSError), self._connected(80) as held:
            for one in held[::2]:
                with suppress(OSError):
                    one.sendall(b"GET /health HTTP/1.1\r\nHost: ")
            time.sleep(2)

    def streams(self) -> None:
        """Streams that nobody reads, from made-up positions; they end without a goodbye."""
        table = self.tables[-1].rpartition("/")[2] if self.tables else "x"
        with suppress(OSError), self._connected(20) as held:
            for one in held:
                made_up = f"{table}:{self._chance.randrange(10**9)}.0.0"
                head = f"GET /api/stream HTTP/1.1\r\nHost: 127.0.0.1:{self.server.port}\r\n"
                head += f"Authorization: Bearer {self._key()}\r\nLast-Event-ID: {made_up}\r\n\r\n"
                one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                with suppress(OSError):
                    one.sendall(head.encode())
            time.sleep(1)
            for one in held[:5]:
                one.settimeout(0.2)
                with suppress(OSError):
                    self._hear(one.recv(65_536))

    def look_around(self) -> None:
        """Everything that one can ask for at a table, at tables that are the others'."""
        for path in self._chance.sample(self.tables, min(3, len(self.tables))):
            for seat in ("caesar", "red"):
                for more in ("", f"/view?seat={seat}", "/record", f"/views/1?seat={seat}", "/review",
                             "/chat?before=9"):  # fmt: skip
                    self._ask("GET", path + more, allowed=NO)
                request = uuid4().hex
                move = {"move": "done", "decision": f"{seat}:1", "request": request}
                for method, more, body in (
                    ("POST", "/moves", move),
                    ("POST", "/seats", {"seat": seat, "name": "x", "invite": uuid4().hex}),
                    ("POST", "/watch", {"invite": uuid4().hex}),
                    ("DELETE", "/watch", None),
                    ("DELETE", f"/seats/{seat}", None),
                    ("PATCH", f"/seats/{seat}", {"name": "x"}),
                    ("POST", "/resign", {}),
                    ("POST", "/takeback", {"number": 1}),
                    ("PUT", "/standing", {"answers": {"others": "veto"}}),
                    ("POST", "/chat", {"text": "x", "request": request}),
                    ("POST", "/absent", {"absent": seat, "choice": "end"}),
                    ("POST", "/admit", {"at": seat, "accept": True}),
                    ("POST", "/handover", {"seat": seat}),
                    ("POST", "/invite", None),
                    ("POST", "/rematch", None),
                    ("POST", "/hint", {"seat": seat}),
                ):
                    self._ask(method, path + more, body, allowed=NO)

    def guess_keys(self) -> None:
        for _ in range(20):
            token = f"{self._chance.getrandbits(256):x}"
            self._ask("GET", "/api/me", token=token, allowed={401, 429, 503})
        self._ask("POST", "/api/handover", {"code": uuid4().hex}, allowed=NO)

    def poison(self) -> None:
        """A table of its own, with deals, moves and talk as long as they may be, and longer."""
        keys = [self._key() for _ in range(3)]
        body: Json = {"game": "quovadis", "seats": [{}, {}, {}]}
        made = self._ask("POST", "/api/tables", body, token=keys[0])
        if made is None or made.status_code != 201:
            return
        path, invite = f"/api/tables/{made.json()['table']}", made.json()["invite"]
        for key, seat in zip(keys, ("red", "blue", "green"), strict=True):
            self._ask("POST", f"{path}/seats", {"seat": seat, "name": seat, "invite": invite}, token=key)
        self._ask("POST", f"{path}/start", token=keys[0])
        for _ in range(10):
            promises = [
                {"by": "red", "to": "blue", "kind": "words", "text": "x" * self._chance.randrange(1, 400)}
                for _ in range(self._chance.choice([1, 10, 11, 300]))
            ]
            deal = json.dumps({"promises": promises}, separators=(",", ":"))
            move = {"move": f"propose {deal}", "decision": "red:1", "request": uuid4().hex}
            self._ask("POST", f"{path}/moves", move, token=keys[0])
            said = {"text": "x" * self._chance.choice([1, 500, 501, 60_000]), "request": uuid4().hex}
            self._ask("POST", f"{path}/chat", said, token=keys[1])
            self._ask("GET", f"{path}/view", token=keys[2])
            self._ask("POST", f"{path}/takeback", {"number": self._chance.randrange(20)}, token=keys[0])
        self._ask("POST", f"{path}/moves", {"move": "x" * 100_000}, token=keys[0], allowed=NO)

    def take_bots(self) -> None:
        """The strongest bots against each other, at as many tables as there may be."""
        for _ in range(5):
            seats = [{"kind": "bot", "bot": "imperator"}] * 2
            body = {"game": "caesar-cleopatra", "seats": seats, "open": self._chance.random() < 0.5}
            key = self._key()
            made = self._ask("POST", "/api/tables", body, token=key)
            if made is not None and made.status_code == 201:
                self._ask("POST", f"/api/tables/{made.json()['table']}/start", token=key)

    # Ways

    def _key(self) -> str:
        """One of a few keys of its own."""
        if len(self._keys) < 6:
            made = self._ask("POST", "/api/keys", {"kind": "bearer"}, token="")
            if made is not None and made.status_code == 200:
                self._keys.append(made.json()["token"])
        return self._chance.choice(self._keys or ["none"])

    def _ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        token: str | None = None,
        allowed: set[int] = ANY,
    ) -> httpx.Response | None:
        """None if the server is down at the moment."""
        token = self._chance.choice(self._keys or [""]) if token is None else token
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        try:
            answer = self._http.request(method, self.server.address + path, json=body, headers=headers)
        except httpx.TransportError:
            return None
        assert answer.status_code in allowed, (method, path, answer.status_code, answer.text[:300])
        self.refused += answer.status_code in NO
        self._hear(answer.content, str(answer.headers).encode())
        return answer

    def _hear(self, *parts: bytes) -> None:
        for part in parts:
            self.heard.setdefault(hashlib.sha256(part).digest(), part)

    @contextmanager
    def _connected(self, count: int) -> Iterator[list[socket.socket]]:
        with ExitStack() as held:
            yield [
                held.enter_context(
                    socket.create_connection(
                        ("127.0.0.1", self.server.port), timeout=5, source_address=(self.address, 0)
                    )
                )
                for _ in range(count)
            ]


class Insider(Survivor):
    """Somebody who plays by the rules, but tries more than that before each move."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        # Moves that were refused, with the number of entries before them and the refusal.
        self.tried: list[tuple[int, str, Json]] = []

    def before_moving(self, path: str, seen: Json, chance: random.Random) -> None:
        view, number = seen["view"], seen["number"]
        # Not while others may move too: nobody could say before which of their moves it was refused.
        if view["to_act"] != [view["seat"]] or chance.random() < 0.5:
            return
        other = next(seat for seat in view["seats"] if seat != view["seat"])
        for method, more, body in (
            ("GET", f"/view?seat={other}", {}),
            ("GET", "/record", {}),
            ("GET", f"/views/1?seat={other}", {}),
            ("GET", "/review", {}),
            ("POST", "/seats", {"seat": other, "name": "x"}),
            ("DELETE", f"/seats/{other}", {}),
            ("PUT", "/standing", {"answers": {"others": "veto"}, "seat": other}),
            ("POST", "/resign", {"seat": other}),
            ("POST", "/handover", {"seat": other}),
            ("POST", "/moves", {"move": "done", "decision": f"{other}:{number}", "request": uuid4().hex}),
        ):
            answer = self.ask(method, path + more, **body)
            assert answer.status_code in (403, 409), (method, more, answer.status_code, answer.text)
        for _ in range(3):
            move = chance.choice(TRIES).format(chance.randrange(1, 6))
            if move in view["legal"]:
                continue
            body = {"move": move, "decision": seen["decision"], "request": uuid4().hex}
            answer = self.ask("POST", f"{path}/moves", **body)
            assert answer.status_code == 422, (move, answer.status_code, answer.text)
            self.tried.append((number, move, answer.json()))


TRIES = [
    "down {} senators", "up {} praetors", "down P censors", "assassinate {} quaestors", "spy", "allow",
    "castle senators censors", "wrath quaestors", "scout aediles", "veto", "take {}", "pass", "done",
    "draw influence", "draw action", "nonsense {}",
]  # fmt: skip
