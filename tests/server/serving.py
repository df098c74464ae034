"""A real server process for tests, and clients that play at it."""

import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import sqlalchemy as sa

Json = dict[str, Any]
QUICK = {
    "CURIA_BOT_SECONDS": "0",
    "CURIA_VETO_LEAST": "0",
    "CURIA_VETO_MOST": "0",
    "CURIA_RATE": "100000",
    "CURIA_RATE_BURST": "100000",
    "CURIA_KEYS_AN_HOUR": "100000",
    "CURIA_CHAT_A_MINUTE": "100000",
    "CURIA_REPLAYS_A_MINUTE": "100000",
    "CURIA_MAX_TABLES_ADDRESS": "100000",
    "CURIA_MAX_STREAMS_ADDRESS": "100000",
    "CURIA_MAX_CONNECTIONS_ADDRESS": "100000",
}


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


class Server:
    """`curia serve` as a process of its own."""

    def __init__(self, data: Path, **settings: str) -> None:
        self.data = data
        self.port = free_port()
        self.settings = settings
        self.process: subprocess.Popen[bytes] | None = None
        self.clients: list[Client] = []

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "Server":
        environment = {**os.environ, **QUICK, "CURIA_DATA": str(self.data), **self.settings}
        command = [sys.executable, "-m", "curia", "serve", "--no-browser", "--port", str(self.port)]
        with open(self.data / "log.txt", "ab") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        self.wait_until_up()
        return self

    def wait_until_up(self) -> None:
        until = time.monotonic() + 60
        while time.monotonic() < until:
            asked = HTTPConnection("127.0.0.1", self.port, timeout=20)
            try:
                asked.request("GET", "/health")
                if asked.getresponse().status == 200:
                    return
            except OSError:
                assert self.process is None or self.process.poll() is None, self.log()
            finally:
                asked.close()
            time.sleep(0.02)
        raise AssertionError(self.log())

    def log(self) -> str:
        return (self.data / "log.txt").read_text(encoding="utf-8")

    def stop(self, how: int = signal.SIGTERM) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(20)

    def client(self, token: str | None = None, key: bool = True) -> "Client":
        self.clients.append(Client(self.address, token, key))
        return self.clients[-1]

    def close(self) -> None:
        """Stop it if it runs, and close what was opened to it."""
        if self.process is not None and self.process.poll() is None:
            self.stop()
        for client in self.clients:
            client.close()


@contextmanager
def serving(data: Path, **settings: str) -> Iterator[Server]:
    server = Server(data, **settings).start()
    try:
        yield server
    finally:
        server.close()


class Client:
    """Somebody with a key, who plays by the API."""

    def __init__(self, address: str, token: str | None = None, key: bool = True) -> None:
        self.http = httpx.Client(base_url=address, timeout=30, verify=False)
        self.streams: list[Stream] = []
        if token is None and key:
            try:
                token = self.post("/api/keys", kind="bearer")["token"]
            except BaseException:
                self.close()
                raise
        self.token = token
        if token:
            self.http.headers["Authorization"] = f"Bearer {token}"

    def __enter__(self) -> "Client":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        for stream in self.streams:
            stream.close()
        self.http.close()

    def stream(self, last: str | None = None) -> "Stream":
        """This client's live updates, from where it was."""
        self.streams.append(Stream(self, last))
        return self.streams[-1]

    def call(self, method: str, path: str, **body: Any) -> httpx.Response:
        if method == "GET":
            return self.http.request(method, path, params=body)
        return self.http.request(method, path, json=body)

    def ok(self, method: str, path: str, **body: Any) -> Json:
        answer = self.call(method, path, **body)
        assert answer.status_code in (200, 201), (path, answer.status_code, answer.text)
        found: Json = answer.json()
        return found

    def post(self, path: str, **body: Any) -> Json:
        return self.ok("POST", path, **body)

    def get(self, path: str, **query: Any) -> Json:
        return self.ok("GET", path, **query)

    def refused(self, method: str, path: str, status: int, key: str | None = None, **body: Any) -> Json:
        answer = self.call(method, path, **body)
        assert answer.status_code == status, (answer.status_code, answer.text)
        found: Json = answer.json()
        assert set(found) == {"key", "args", "clause", "message"}
        assert key in (None, found["key"]), found
        return found

    def table(self, game: str = "caesar-cleopatra", **more: Any) -> Json:
        return self.post("/api/tables", game=game, **more)

    def sit(self, made: Json, seat: str, **more: Any) -> None:
        body = {"seat": seat, "name": f"{seat} player", "invite": made["invite"], **more}
        self.post(f"/api/tables/{made['table']}/seats", **body)

    def see(self, made: Json, seat: str | None = None) -> Json:
        return self.get(f"/api/tables/{made['table']}/view", **({"seat": seat} if seat else {}))

    def move(self, made: Json, move: str, decision: str, request: str | None = None) -> Json:
        body = {"move": move, "decision": decision, "request": request or uuid4().hex}
        return self.post(f"/api/tables/{made['table']}/moves", **body)

    def step(self, made: Json, chance: random.Random, seat: str | None = None) -> bool:
        """Make any move that is owed; False if none is."""
        seen = self.see(made, seat)
        if seen["view"]["seat"] not in seen["view"]["to_act"]:
            return False
        self.move(made, chance.choice(seen["view"]["legal"]), seen["decision"])
        return True


def started(server: Server, game: str, people: list[str], **more: Any) -> tuple[Json, dict[str, Client]]:
    """A table that is being played, with a client for each seat; the first is its host."""
    players = {seat: server.client() for seat in people}
    host = players[people[0]]
    made = host.table(game, **{"seats": [{"kind": "person"} for _ in people], **more})
    for seat, player in players.items():
        player.sit(made, seat)
    host.post(f"/api/tables/{made['table']}/start")
    return made, players


def play_out(made: Json, players: dict[str, Client], seed: int = 1, most: int = 100_000) -> None:
    """Random moves until the match is over, or so many have been made."""
    chance, moves = random.Random(seed), 0
    first = next(iter(players.values()))
    while moves < most and (waiting := first.see(made)["view"]["to_act"]):
        for seat in waiting:
            if seat in players:
                moves += players[seat].step(made, chance)


def insert_into_older(connection: sa.Connection, table: sa.Table, row: object) -> None:
    """Insert a row into a database that does not have all of today's columns yet."""
    known = {column["name"] for column in sa.inspect(connection).get_columns(table.name)}
    values = {name: value for name, value in vars(row).items() if name in known}
    connection.execute(sa.insert(table).values(**values))


class Stream:
    """A client's live updates, read message by message."""

    def __init__(self, client: Client, last: str | None = None) -> None:
        headers = {} if last is None else {"Last-Event-ID": last}
        self._http = httpx.Client(
            base_url=client.http.base_url, headers=client.http.headers, timeout=30, verify=False
        )
        self._sent = self._http.stream("GET", "/api/stream", headers=headers)
        try:
            self.response = self._sent.__enter__()
            assert self.response.status_code == 200
        except BaseException:
            self._http.close()
            raise
        self._lines = self.response.iter_lines()
        self.last = last

    def next(self) -> tuple[str, Json]:
        """The next message: its kind and its content."""
        kind = data = ""
        for line in self._lines:
            name, _, value = line.partition(": ")
            if name == "event":
                kind = value
            elif name == "id":
                self.last = value
            elif name == "data":
                data = value
            elif not line and data:
                return kind, json.loads(data)
        raise EOFError

    def until(self, wanted: str) -> Json:
        """The first news that has this part."""
        while True:
            kind, found = self.next()
            if kind == wanted or wanted in found:
                return found

    def close(self) -> None:
        if not self._http.is_closed:
            self._sent.__exit__(None, None, None)
            self._http.close()
