"""Fair shares: one client that takes all it can leaves the others enough."""

import asyncio
import random
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from http.client import HTTPResponse
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from uvicorn.server import ServerState

from curia.server import wire
from curia.server.http import connection_limits
from curia.server.http.app import create
from curia.server.http.client_address import client_of
from curia.server.http.middleware import client
from curia.server.live import stream
from curia.server.refusals import Refused
from curia.server.run import configured
from curia.server.services import Services
from curia.server.settings import Settings
from curia.server.storage import schema
from curia.server.tables import lobby, playing, seating
from curia.server.workers.fair_queue import FairQueue
from tests.server.serving import Server, serving, started
from tests.server.test_services import DAY, Time, key, table, with_services

HERE = "198.51.100.7"
BOTS = [{"kind": "bot", "bot": "imperator"}, {"kind": "bot", "bot": "imperator"}]


@pytest.fixture
def clock_of_day(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


def test_whoever_asks_for_many_waits_behind_whoever_asks_for_one() -> None:
    served: list[str] = []

    async def ask(queue: FairQueue[int], owner: str, name: str) -> None:
        async with queue.take(owner):
            served.append(name)
            await asyncio.sleep(0)

    async def work() -> None:
        queue = FairQueue([1])
        asked = [ask(queue, "greedy", f"g{number}") for number in range(6)]
        asked += [ask(queue, "honest", "h0"), ask(queue, "other", "o0"), ask(queue, "honest", "h1")]
        await asyncio.gather(*asked)

    asyncio.run(work())
    assert served == ["g0", "g1", "h0", "o0", "g2", "h1", "g3", "g4", "g5"]


def test_who_no_longer_waits_keeps_no_place() -> None:
    async def work() -> None:
        queue = FairQueue(["only"])
        async with queue.take("one"):
            gone = asyncio.create_task(_take(queue, "gone"))
            there = asyncio.create_task(_take(queue, "there"))
            await asyncio.sleep(0)
            gone.cancel()
            with suppress(asyncio.CancelledError):
                await gone
        assert await asyncio.wait_for(there, 5) == "only"
        # One that is given out at the moment of leaving comes back.
        async with queue.take("one"):
            late = asyncio.create_task(_take(queue, "late"))
            await asyncio.sleep(0)
        late.cancel()
        with suppress(asyncio.CancelledError):
            await late
        assert await asyncio.wait_for(_take(queue, "there"), 5) == "only"

    asyncio.run(work())


async def _take(queue: FairQueue[str], owner: str) -> str:
    async with queue.take(owner) as thing:
        return thing


def test_one_address_can_not_use_up_the_tables(data: Path) -> None:
    async def work(services: Services) -> None:
        wanted = wire.TableWanted(game="quovadis")
        tables = [
            (await lobby.open_table(services, await key(services), wanted, "here"))[0] for _ in range(3)
        ]
        with pytest.raises(Refused) as refused:
            await lobby.open_table(services, await key(services), wanted, "here")
        assert refused.value.key == "server-many-tables"
        await lobby.open_table(services, await key(services), wanted, "there")
        await services.remove(tables[0])
        await lobby.open_table(services, await key(services), wanted, "here")

    with_services(data, work, max_tables_address=3)


async def _refused(services: Services, address: str) -> None:
    with pytest.raises(Refused) as refused:
        await lobby.open_table(services, await key(services), wire.TableWanted(game="quovadis"), address)
    assert refused.value.key == "server-many-tables"


def test_the_tables_of_an_address_are_counted_however_many_were_opened_since(data: Path) -> None:
    async def work(services: Services) -> None:
        wanted, host = wire.TableWanted(game="quovadis"), await key(services)
        for _ in range(2):
            await lobby.open_table(services, host, wanted, "here")
        for _ in range(7):
            table, _ = await lobby.open_table(services, host, wanted, "there")
            await services.remove(table)
        await _refused(services, "here")

    with_services(data, work, max_tables_address=2, max_tables=3)


def test_the_tables_of_an_address_are_counted_after_a_restart(data: Path) -> None:
    async def before(services: Services) -> None:
        for _ in range(2):
            await lobby.open_table(services, await key(services), wire.TableWanted(game="quovadis"), HERE)

    async def after(services: Services) -> None:
        await _refused(services, HERE)
        await lobby.open_table(services, await key(services), wire.TableWanted(game="quovadis"), "there")

    with_services(data, before, max_tables_address=2)
    with_services(data, after, max_tables_address=2)
    assert (data / "openers.key").stat().st_mode & 0o077 == 0
    for file in data.iterdir():
        assert HERE.encode() not in file.read_bytes()


def test_tables_that_are_opened_at_the_same_moment_are_counted(data: Path) -> None:
    async def work(services: Services) -> None:
        wanted, keys = wire.TableWanted(game="quovadis"), [await key(services) for _ in range(5)]
        opening = [lobby.open_table(services, one, wanted, "here") for one in keys]
        found = await asyncio.gather(*opening, return_exceptions=True)
        assert sum(isinstance(one, Refused) for one in found) == 3

    with_services(data, work, max_tables_address=2)


def test_where_a_match_was_opened_from_is_forgotten_when_it_is_over(data: Path) -> None:
    async def work(services: Services) -> None:
        host = await key(services)
        wanted = wire.TableWanted(game="caesar-cleopatra", open=True)
        room = services.room((await lobby.open_table(services, host, wanted, HERE))[0])
        for who, seat in ((host, "caesar"), (await key(services), "cleopatra")):
            await room.change(seating.sit(who, seat, "Livia", None, None))
        await room.change(playing.start(host))
        assert room.table.opener is not None
        await room.change(playing.resign(host, None))
        assert await services.store.rows(sa.select(schema.tables.c.opener)) == [{"opener": None}]

    with_services(data, work)


def test_a_table_takes_the_share_of_whoever_opened_it(data: Path) -> None:
    async def work(services: Services) -> None:
        wanted = wire.TableWanted(game="quovadis")
        one, two = await key(services), await key(services)
        opened = [(await lobby.open_table(services, who, wanted, HERE))[0] for who in (one, two)]
        owners = {await services.room(id).read(services.owner) for id in opened}
        assert len(owners) == 1
        # Of a table of an older release nobody knows where it was opened from: then it is the host's.
        await services.store.write_all(sa.update(schema.tables).values(opener=None))
        services.room(opened[0]).forget()
        assert await services.room(opened[0]).read(services.owner) == f"key {one}"

    with_services(data, work)


def test_a_game_by_mail_waits_longer_for_its_players(data: Path, clock_of_day: Time) -> None:
    async def work(services: Services) -> None:
        mail = wire.TableWanted.model_validate({"game": "quovadis", "clock": {"kind": "mail", "hours": 24}})
        live = wire.TableWanted.model_validate(
            {"game": "quovadis", "clock": {"kind": "live", "seconds": 600, "increment": 0}}
        )
        host = await key(services)
        wanted = (mail, live, wire.TableWanted(game="quovadis"))
        ids = [(await lobby.open_table(services, host, one))[0] for one in wanted]
        for days, left in ((0.9, ids), (1.1, ids[:1]), (13.9, ids[:1]), (14.1, [])):
            clock_of_day.passed = days * DAY
            await services.tidy()
            assert sorted(await services.tables_of(host)) == sorted(left)

    with_services(data, work)


def test_one_address_can_not_use_up_the_streams(data: Path) -> None:
    with serving(data, CURIA_MAX_STREAMS_ADDRESS="2") as server:
        streams = [server.client().stream() for _ in range(2)]
        server.client().refused("GET", "/api/stream", 429, "server-many-streams")
        for stream in streams:
            stream.close()
        until(lambda: "curia_streams 0" in server.client().http.get("/metrics").text)
        server.client().stream().close()


def until(holds: Callable[[], bool], seconds: float = 20) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if holds():
            return
        time.sleep(0.1)
    raise AssertionError("it never came to hold")


@contextmanager
def connected(server: Server, count: int) -> Iterator[list[socket.socket]]:
    """So many open connections; closed at the end, whatever happens."""
    with ExitStack() as held:
        yield [
            held.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=20))
            for _ in range(count)
        ]


def answer(connection: socket.socket) -> bytes:
    """One whole answer: its head and its body."""
    with HTTPResponse(connection) as response:
        response.begin()
        assert response.status == 200
        return response.read()


def test_one_address_can_not_use_up_the_connections(data: Path) -> None:
    with serving(data, CURIA_MAX_CONNECTIONS_ADDRESS="5") as server:
        with connected(server, 5):
            time.sleep(0.2)
            with connected(server, 1) as [more], suppress(OSError):
                assert more.recv(1) == b""
            transport = httpx.HTTPTransport(local_address="127.0.0.3")
            with httpx.Client(base_url=server.address, transport=transport) as other:
                assert other.get("/health").status_code == 200
        until(lambda: httpx.get(f"{server.address}/health").status_code == 200)


def test_a_head_that_never_ends_is_not_waited_for(data: Path) -> None:
    """Nothing at all, half a head, and half a head after a whole request: each is closed after a while."""
    assert connection_limits.SECONDS < 20
    with serving(data) as server, connected(server, 3) as (silent, half, second):
        began = time.monotonic()
        half.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        second.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert b"ok" in answer(second)
        second.sendall(b"GET /hea")
        for one in (silent, half, second):
            one.settimeout(connection_limits.SECONDS + 20)
            assert one.recv(1) == b""
        assert time.monotonic() - began > connection_limits.SECONDS / 2


def scope(path: str, address: str) -> dict[str, Any]:
    """A request, as the server's own protocol hands it on."""
    return {
        "type": "http", "method": "GET", "path": path, "raw_path": path.encode(), "query_string": b"",
        "headers": [(b"host", b"127.0.0.1")], "client": (address, 1), "server": ("127.0.0.1", 1),
        "scheme": "http", "root_path": "", "http_version": "1.1", "asgi": {"version": "3.0"},
    }  # fmt: skip


def test_answers_that_nobody_reads_do_not_pile_up(data: Path) -> None:
    async def work() -> None:
        guard = create(Settings(data=data, max_unread_address=100_000))
        read = asyncio.Event()

        async def ask(address: str, patient: bool) -> tuple[int, int]:
            status = size = 0

            async def send(message: Any) -> None:
                nonlocal status, size
                status = message.get("status", status)
                if size and not patient:
                    await read.wait()
                size += len(message.get("body", b""))

            async def receive() -> dict[str, Any]:
                return {"type": "http.request", "body": b"", "more_body": False}

            await guard(scope("/api/openapi.json", address), receive, send)
            return status, size

        # One answer is always possible, however long.
        status, size = await ask("198.51.100.1", True)
        assert status == 200
        assert size > 100_000
        unread = asyncio.create_task(ask("198.51.100.1", False))
        await asyncio.sleep(0.05)
        assert not unread.done()
        assert (await ask("198.51.100.1", True))[0] == 429
        assert await ask("198.51.100.2", True) == (200, size)
        read.set()
        assert await unread == (200, size)
        assert await ask("198.51.100.1", True) == (200, size)

    asyncio.run(work())


def test_a_stream_ends_where_too_much_is_not_read(data: Path) -> None:
    async def work(services: Services) -> None:
        room, one, _ = await table(services)
        found = stream.listen(services, one, [room.id], {}, "here")
        assert (await anext(found)).startswith("retry")
        with services.unread.sending("here", 1_000_000):
            assert [message async for message in found] == []
        found = stream.listen(services, one, [room.id], {}, "here")
        await anext(found)
        message = ""
        while not message.endswith("\n\n"):
            message += await anext(found)
        assert message.startswith("event: news")
        await found.aclose()  # type: ignore[attr-defined]

    with_services(data, work, max_unread_address=1_000_000)


class Wire(asyncio.Transport):
    """A connection of which the test says how much is not read."""

    def __init__(self, peer: str) -> None:
        super().__init__({"peername": (peer, 1), "sockname": ("127.0.0.1", 2)})
        self.unread = 0
        self.aborted = False
        self.written = b""
        self.protocol: asyncio.BaseProtocol | None = None

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += data

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def close(self) -> None:
        self.aborted = True

    def get_write_buffer_size(self) -> int:
        return self.unread

    def is_closing(self) -> bool:
        return self.aborted

    def abort(self) -> None:
        self.aborted = True


def test_who_reads_nothing_of_an_answer_is_cut_off(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        protocol, wire = connection(data)
        protocol._end_head()
        asked: list[tuple[float, Callable[..., None], tuple[int, ...]]] = []
        later = protocol.loop.call_later

        def call_later(seconds: float, act: Callable[..., None], *args: int) -> asyncio.TimerHandle:
            asked.append((seconds, act, args))
            return later(3600, act)

        monkeypatch.setattr(protocol.loop, "call_later", call_later, raising=False)
        wire.unread = 1_000_000
        protocol.pause_writing()
        for left in (900_000, 899_999):
            wire.unread = left
            seconds, look, args = asked.pop()
            assert (seconds, asked) == (connection_limits.UNREAD_SECONDS, [])
            look(*args)
            assert not wire.aborted
        _, look, args = asked.pop()
        look(*args)
        assert wire.aborted
        monkeypatch.undo()

    asyncio.run(work())


def connection(data: Path, peer: str = "198.51.100.1") -> tuple[connection_limits.LimitedHttpProtocol, Wire]:
    """The server's side of a new connection."""
    settings = Settings(data=data)
    config = configured(settings, create(settings))
    config.load()
    wire, kind = Wire(peer), config.http_protocol_class
    assert isinstance(kind, type)
    assert issubclass(kind, connection_limits.LimitedHttpProtocol)
    protocol = kind(config, ServerState(), {}, asyncio.get_running_loop())
    protocol.connection_made(wire)
    return protocol, wire


UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x3JJHMbDL1EzLkh9GBhXDw==\r\n\r\n"
)


def test_a_connection_that_asks_for_another_protocol_is_counted_and_forgotten(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where a library is installed that would take it over."""
    taken: list[object] = []

    class Other(asyncio.Protocol):
        def __init__(self, **more: object) -> None:
            taken.append(more)

    monkeypatch.setattr("uvicorn.protocols.websockets.auto.AutoWebSocketsProtocol", Other)

    async def work() -> None:
        protocol, wire = connection(data)
        assert protocol._open == {"198.51.100.1": 1}
        protocol.data_received(UPGRADE)
        await asyncio.sleep(0.05)
        assert wire.written.startswith(b"HTTP/1.1 ")
        assert taken == []
        (wire.protocol or protocol).connection_lost(None)
        assert protocol._open == {}

    asyncio.run(work())


def test_one_network_of_ipv6_is_one_client() -> None:
    network = "2001:db8:1:2::/64"
    for address in (
        "2001:db8:1:2::1",
        "2001:db8:1:2:ffff::",
        "2001:0db8:0001:0002:3:4:5:6",
        "2001:db8:1:2::1%eth0",
    ):
        assert client_of(address) == network
    # Short for zeros: each of these is in a network of its own.
    assert len({client_of(address) for address in ("2001:db8::1", "2001:db8:0:1::1", "2001:db8:1::1")}) == 3
    assert client_of("::ffff:198.51.100.1") == client_of("198.51.100.1") == "198.51.100.1"
    assert client_of("::1") == "::1"
    assert client_of("-") == "-"
    assert client(scope("/", "2001:db8:1:2::9")) == network


def test_connections_of_one_network_are_counted_together(data: Path) -> None:
    async def work() -> None:
        protocol, _ = connection(data, "2001:db8:1:2::1")
        assert protocol._open == {"2001:db8:1:2::/64": 1}
        protocol.connection_lost(None)

    asyncio.run(work())


def greed(server: Server, stop: threading.Event) -> None:
    """One client that takes all it can get: tables of the strongest bots, requests, streams, half heads."""
    transport = httpx.HTTPTransport(local_address="127.0.0.9")
    with httpx.Client(base_url=server.address, transport=transport, timeout=30) as http:
        keys = [http.post("/api/keys", json={"kind": "bearer"}).json().get("token") for _ in range(5)]
        for number in range(60):
            headers = {"Authorization": f"Bearer {keys[number % len(keys)]}"}
            made = http.post("/api/tables", json={"game": "caesar-cleopatra", "seats": BOTS}, headers=headers)
            if made.status_code == 201:
                http.post(f"/api/tables/{made.json()['table']}/start", headers=headers)
        with connected(server, 50):
            while not stop.is_set():
                http.get("/api/tables")
                http.get("/api/games")


def times(server: Server, moves: int) -> list[float]:
    """How long it takes an honest player from a move to the bot's answer on the stream."""
    found: list[float] = []
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}]
    made, players = started(server, "caesar-cleopatra", ["cleopatra"], seats=seats)
    player, rng = players["cleopatra"], random.Random(1)
    stream, began = player.stream(), 0.0
    while len(found) < moves:
        play = stream.until("play")["play"][0]
        if began and "cleopatra" in play["view"]["to_act"]:
            found.append(time.perf_counter() - began)
            began = 0.0
        if "cleopatra" in play["view"]["to_act"]:
            began = time.perf_counter()
            player.move(made, rng.choice(play["view"]["legal"]), play["decision"])
    return found


def p95(found: list[float]) -> float:
    return sorted(found)[int(0.95 * len(found))]


@pytest.mark.long
def test_others_hardly_notice_one_greedy_client(data: Path) -> None:
    """The same machine, one run: quiet, then with the greedy client. The usual limits hold."""
    usual = {"CURIA_RATE": "20", "CURIA_RATE_BURST": "200", "CURIA_MAX_TABLES_ADDRESS": "100"}
    usual |= {"CURIA_BOT_SECONDS": "0.3", "CURIA_MAX_CONNECTIONS_ADDRESS": "400"}
    with serving(data, **usual) as server:
        quiet = p95(times(server, 25))
        stop = threading.Event()
        attacker = threading.Thread(target=greed, args=(server, stop))
        attacker.start()
        time.sleep(3)
        try:
            loaded = p95(times(server, 25))
        finally:
            stop.set()
            attacker.join(60)
    print(
        f"p95 of an honest player: {1000 * quiet:.1f} ms quiet, {1000 * loaded:.1f} ms beside a greedy client"
    )
    assert loaded < 8 * quiet
