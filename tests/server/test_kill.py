"""kill -9 at any instant: nothing is lost that was acknowledged or told, and nothing is there twice."""

import json
import random
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import pytest

import curia
from curia.server import proof
from tests.server.phoenix import Phoenix
from tests.server.postgres import postgres
from tests.server.serving import Json

GAMES = {"caesar-cleopatra": ["cleopatra", "caesar"], "quovadis": ["red", "blue", "green"]}


class Survivor:
    """A client that asks again, with the same key, until it is answered; and a stream that goes on."""

    def __init__(self, servers: Sequence[Phoenix], token: str | None = None) -> None:
        self._servers = servers
        self._http = httpx.Client(timeout=5, verify=False)
        self._stream_http = httpx.Client(timeout=5, verify=False)
        self.headers: dict[str, str] = {}
        if token is None:
            token = self.ask("POST", "/api/keys", kind="bearer").json()["token"]
        self.headers = {"Authorization": f"Bearer {token}"}
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
            if answer.status_code != 503:
                return answer
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
def together(works: Sequence[Callable[[], None]]) -> Iterator[list[threading.Thread]]:
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
        thread.join(60)
        assert not thread.is_alive()
    assert not failures, failures


def survive(servers: Sequence[Phoenix], game: str, kills: int, pace: float, seed: int) -> int:
    """A whole match while servers are killed; returns how often a stream broke."""
    chance = random.Random(seed)
    players = {seat: Survivor(servers) for seat in GAMES[game]}
    host = players[GAMES[game][0]]
    made = host.ok("POST", "/api/tables", game=game, seats=[{} for _ in players])
    path = f"/api/tables/{made['table']}"
    for seat, player in players.items():
        player.ok("POST", f"{path}/seats", seat=seat, name=seat, invite=made["invite"])
    watcher = Survivor(servers)
    watcher.ok("POST", f"{path}/watch", invite=made["invite"])
    host.ok("POST", f"{path}/start")
    commitment = host.ok("GET", path)["about"]["commitment"]
    everyone = {**players, "": watcher}
    movers = [partial(one.play, path, random.Random(chance.random()), pace) for one in players.values()]
    listeners = [partial(one.listen, made["table"]) for one in everyone.values()]
    with together([*movers, *listeners]) as threads:
        for _ in range(kills):
            time.sleep(0.05 + 0.4 * chance.random())
            server = chance.choice(servers)
            server.kill()
            server.start()
        until = time.monotonic() + 120
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
        host.ok("POST", f"{path}/chat", text="vale", request="the-last-word")
    check(servers, path, everyone, commitment)
    for one in everyone.values():
        one.close()
    return sum(one.breaks for one in everyone.values())


def check(servers: Sequence[Phoenix], path: str, everyone: dict[str, Survivor], commitment: str) -> None:
    watcher = everyone[""]
    records = []
    for server in servers:
        server.kill()
        server.start()
        records.append(watcher.ok("GET", f"{path}/record"))
    record = records[0]
    assert all(other == record for other in records)
    assert proof.verify(record) == commitment
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
    assert sorted(said) == sorted([word for one in everyone.values() for word in one.said] + ["vale"])
    assert [line["number"] for line in watcher.lines] == list(range(len(watcher.lines)))


def without_proof(record: Json) -> Json:
    return {key: value for key, value in record.items() if key != "proof"}


@contextmanager
def phoenix(*datas: Path, **settings: str) -> Iterator[list[Phoenix]]:
    servers: list[Phoenix] = []
    try:
        for data in datas:
            data.mkdir()
            servers.append(Phoenix(data, **settings))
            servers[-1].start()
        yield servers
    finally:
        for server in servers:
            server.close()


def test_a_killed_server_has_lost_nothing(tmp_path: Path) -> None:
    with phoenix(tmp_path / "one") as servers:
        assert survive(servers, "caesar-cleopatra", kills=5, pace=0.01, seed=1) > 0


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_dozens_of_kills_lose_nothing(tmp_path: Path, game: str) -> None:
    with phoenix(tmp_path / "one") as servers:
        assert survive(servers, game, kills=40, pace=0.3, seed=2) >= 40


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_one_of_two_processes_on_postgresql_is_killed_dozens_of_times(tmp_path: Path, game: str) -> None:
    with (
        postgres() as address,
        phoenix(tmp_path / "one", tmp_path / "two", CURIA_DATABASE_URL=address) as servers,
    ):
        assert survive(servers, game, kills=40, pace=0.3, seed=3) >= 20
