"""Clients that go on whatever happens to the server, and what they hold it to: nothing is lost that was
acknowledged or told, and nothing is there twice."""

import json
import random
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any
from uuid import uuid4

import httpx

import curia
from curia.core import proof
from tests.server.phoenix import Phoenix
from tests.server.serving import Json

GAMES = {"caesar-cleopatra": ["cleopatra", "caesar"], "quovadis": ["red", "blue", "green"]}


class Survivor:
    """A client that asks again, with the same key, until it is answered; and a stream that goes on."""

    def __init__(
        self, servers: Sequence[Phoenix], token: str | None = None, address: str | None = None
    ) -> None:
        """`address`: where it comes from, one of this machine's own."""
        self._servers = servers
        self._http, self._stream_http = (
            httpx.Client(timeout=5, transport=httpx.HTTPTransport(local_address=address)) for _ in range(2)
        )
        self.turned_away = 0
        self.headers: dict[str, str] = {}
        self.token: str = token or self.ask("POST", "/api/keys", kind="bearer").json()["token"]
        self.headers = {"Authorization": f"Bearer {self.token}"}
        self.acknowledged: list[tuple[int, str]] = []
        self.said: list[str] = []
        self.told: list[Json] = []
        self.events: list[Json] = []
        self.lines: list[Json] = []
        self.breaks = 0
        self.done = threading.Event()

    def ask(self, method: str, path: str, **body: Any) -> httpx.Response:
        """Any server that answers will do."""
        turn = 0
        while True:
            server = self._servers[turn % len(self._servers)]
            turn += 1
            try:
                sent = body if method != "GET" else None
                answer = self._http.request(method, server.address + path, headers=self.headers, json=sent)
            except httpx.TransportError:
                time.sleep(0.02)
                continue
            assert answer.status_code != 500, (path, answer.text)
            if answer.status_code not in (429, 503):
                return answer
            self.turned_away += answer.status_code == 429
            time.sleep(0.05)

    def ok(self, method: str, path: str, **body: Any) -> Json:
        answer = self.ask(method, path, **body)
        assert answer.status_code in (200, 201), (path, answer.status_code, answer.text)
        found: Json = answer.json()
        return found

    def play(self, path: str, chance: random.Random, pace: float) -> None:
        """Make every move that is owed, until the match is over."""
        while not self.done.is_set():
            seen = self.ok("GET", f"{path}/view")
            view = seen["view"]
            if view["result"] is not None:
                return
            if view["seat"] not in view["to_act"]:
                time.sleep(pace)
                continue
            self.before_moving(path, seen, chance)
            request, move = uuid4().hex, chance.choice(view["legal"])
            body = {"move": move, "decision": seen["decision"], "request": request}
            answer = self.ask("POST", f"{path}/moves", **body)
            if answer.status_code == 200:
                self.acknowledged.append((answer.json()["number"], move))
            else:
                assert answer.json()["key"] in ("server-stale", "match-over"), answer.text
            if chance.random() < 0.1:
                self.said.append(request)
                self.ok("POST", f"{path}/chat", text=request, request=request)
            time.sleep(pace * chance.random())

    def before_moving(self, path: str, seen: Json, chance: random.Random) -> None:
        """For whoever does more than to play."""

    def listen(self, table: str) -> None:
        """Read the stream; after a break, go on at the next server from where it was."""
        last, turn = "", 0
        while not self.done.is_set():
            server = self._servers[turn % len(self._servers)]
            turn += 1
            headers = {**self.headers, **({"Last-Event-ID": last} if last else {})}
            try:
                address = f"{server.address}/api/stream"
                with self._stream_http.stream("GET", address, headers=headers) as answer:
                    # A message counts when it is whole, as browsers have it.
                    news = id = ""
                    for line in answer.iter_lines():
                        name, _, value = line.partition(": ")
                        if name == "id":
                            id = value
                        elif name == "data":
                            news = value
                        elif not line and news:
                            last = id
                            self._hear(json.loads(news), table)
                            news = ""
                        if self.done.is_set():
                            return
            except httpx.TransportError:
                self.breaks += 1
                time.sleep(0.02)

    def _hear(self, news: Json, table: str) -> None:
        if news["table"] != table:
            return
        self.lines += news.get("chat", [])
        for play in news.get("play", []):
            self.events = play["events"] if play["again"] else self.events + play["events"]
            self.told.append(play)

    def close(self) -> None:
        self._http.close()
        self._stream_http.close()


@contextmanager
def together(works: Sequence[Callable[[], None]], patience: float = 60) -> Iterator[list[threading.Thread]]:
    """Threads whose failures are the test's."""
    failures: list[BaseException] = []

    def guarded(work: Callable[[], None]) -> None:
        try:
            work()
        except BaseException as failure:
            failures.append(failure)

    threads = [threading.Thread(target=guarded, args=(work,), daemon=True) for work in works]
    for thread in threads:
        thread.start()
    yield threads
    for thread in threads:
        thread.join(patience)
        assert not thread.is_alive()
    assert not failures, failures


def whole_match(
    players: dict[str, Survivor],
    watcher: Survivor,
    game: str,
    pace: float,
    chance: random.Random,
    meanwhile: Callable[[], None] = lambda: None,
    found: Callable[[str], None] = lambda path: None,
    patience: float = 120,
) -> tuple[str, str]:
    """A match from its table to its end, as all of them hear it; its path and the commitment to its deals.
    `found` is told the path as soon as there is a table, `meanwhile` is done while they play."""
    host = next(iter(players.values()))
    made = host.ok("POST", "/api/tables", game=game, seats=[{} for _ in players])
    path = f"/api/tables/{made['table']}"
    found(path)
    for seat, player in players.items():
        player.ok("POST", f"{path}/seats", seat=seat, name=f"{seat} player", invite=made["invite"])
    watcher.ok("POST", f"{path}/watch", invite=made["invite"])
    commitment = host.ok("GET", path)["about"]["commitment"]
    started = host.ask("POST", f"{path}/start")
    # The answer to the first try may have been lost.
    assert started.status_code == 200 or started.json()["key"] == "server-started", started.text
    everyone = {**players, "": watcher}
    movers = [partial(one.play, path, random.Random(chance.random()), pace) for one in players.values()]
    listeners = [partial(one.listen, made["table"]) for one in everyone.values()]
    with together([*movers, *listeners]) as threads:
        meanwhile()
        until = time.monotonic() + patience
        while any(thread.is_alive() for thread in threads[: len(movers)]) and time.monotonic() < until:
            time.sleep(0.1)
            if watcher.ok("GET", path)["about"]["status"] == "playing" and time.monotonic() > until - 60:
                host.ok("POST", f"{path}/resign")
        final = {seat: one.ok("GET", f"{path}/view")["view"] for seat, one in everyone.items()}
        until = time.monotonic() + 30
        while any(one.events != final[seat]["events"] for seat, one in everyone.items()):
            assert time.monotonic() < until
            time.sleep(0.05)
        for one in everyone.values():
            one.done.set()
        # One more line wakes every stream, and so lets it end.
        host.said.append("vale")
        host.ok("POST", f"{path}/chat", text="vale", request="the-last-word")
    return path, commitment


def check(record: Json, path: str, everyone: dict[str, Survivor], commitment: str) -> None:
    """The record holds all that anyone was told, and nothing else."""
    watcher = everyone[""]
    assert proof.verify(record, curia.GAMES) == commitment
    for seat, player in everyone.items():
        # Each acknowledged move is there, where it was said to be, and no other of this seat.
        entries = [(n, entry["move"]) for n, entry in enumerate(record["moves"]) if entry["seat"] == seat]
        assert entries == player.acknowledged
        # Each view that was told is what the final record makes it.
        for told in player.told[:: max(1, len(player.told) // 40)]:
            then = curia.replay({**without_proof(record), "moves": record["moves"][: told["number"]]})
            view = then.view(seat or None, past=False)
            assert {**told["view"], "events": []} == view
    said = [line["text"] for line in watcher.ok("GET", path)["chat"]]
    assert sorted(said) == sorted(word for one in everyone.values() for word in one.said)
    assert [line["number"] for line in watcher.lines] == list(range(len(watcher.lines)))


def without_proof(record: Json) -> Json:
    return {key: value for key, value in record.items() if key != "proof"}
