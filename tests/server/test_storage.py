"""When the disk or the database fails: words instead of tracebacks, an honest /health, and nothing lost."""

import asyncio
import gzip
import json
import os
import random
import resource
import socket
import sqlite3
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import pytest

from curia.core.errors import BadInput
from curia.locale import say
from curia.server.live import webhook
from curia.server.refusals import Refused
from curia.server.storage import backup
from tests.server.postgres import postgres
from tests.server.serving import Server, free_port, serving, started

PAIR = ["cleopatra", "caesar"]
RECORDS = Path(__file__).parents[1] / "records"


def start(data: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """`curia serve` where it can't start: it ends by itself."""
    command = [sys.executable, "-m", "curia", "serve", "--no-browser", "--port", str(free_port())]
    environment = {**os.environ, "CURIA_DATA": str(data), **settings}
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)


def refused_in_words(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode != 0
    assert "Traceback" not in done.stdout + done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    return done.stderr


def test_a_second_server_on_the_same_folder_is_refused(data: Path) -> None:
    with serving(data) as server:
        assert "Another Curia server" in refused_in_words(start(data))
        server.client().table()
    with serving(data):
        pass


def test_the_database_is_its_owners_alone(data: Path) -> None:
    data.chmod(0o755)
    (data / "curia.db").touch(0o644)
    with serving(data) as server:
        started(server, "caesar-cleopatra", PAIR)
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in data.glob("curia.db*")}
    assert modes == {"curia.db": 0o600, "curia.db-wal": 0o600, "curia.db-shm": 0o600}


def test_backups_are_their_owners_alone(data: Path) -> None:
    """Those that somebody asks for, also over one that was there, and those from before a migration."""
    with serving(data):
        pass
    kept = data / "kept.gz"
    kept.touch(0o644)
    for file in (kept, data / "new.gz"):
        assert command(data, "backup", str(file)).returncode == 0
    older = data / "older"
    older.mkdir()
    with sqlite3.connect(older / "curia.db") as database:
        database.executescript((RECORDS / "server-0.1.0.sql").read_text(encoding="utf-8"))
    database.close()
    with serving(older):
        (before,) = (older / "backups").iterdir()
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in (kept, data / "new.gz", before)}
    assert set(modes.values()) == {0o600}, modes
    assert stat.S_IMODE(before.parent.stat().st_mode) == 0o700


def test_a_disk_that_is_full_from_the_start_is_told_in_one_sentence(data: Path) -> None:
    program = (
        "import resource, sys; from curia.terminal import main\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))\n"
        f"sys.exit(main(['serve', '--no-browser', '--port', '{free_port()}']))"
    )
    assert "be used" in refused_in_words(run(program, data))


def test_a_database_that_may_only_be_read_is_told_in_one_sentence(data: Path) -> None:
    with serving(data):
        pass
    address = f"sqlite+aiosqlite:///file:{data / 'curia.db'}?mode=ro&uri=true"
    assert "be used" in refused_in_words(start(data, CURIA_DATABASE_URL=address))
    assert not Path("file:").exists()


def test_postgresql_without_its_driver_is_told_in_one_sentence(data: Path) -> None:
    program = (
        "import sys; sys.modules['asyncpg'] = None; from curia.terminal import main\n"
        f"sys.exit(main(['serve', '--no-browser', '--port', '{free_port()}']))"
    )
    address = "postgresql+asyncpg://curia:geheim@127.0.0.1/curia"
    said = refused_in_words(run(program, data, CURIA_DATABASE_URL=address))
    assert "postgres" in said
    assert "geheim" not in said


def run(program: str, data: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "CURIA_DATA": str(data), **settings}
    return subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, timeout=60
    )


def garbage(data: Path) -> None:
    (data / "curia.db").write_bytes(random.Random(1).randbytes(8192))


def torn_page(data: Path) -> None:
    """A database with keys and tables in which some pages in the middle were lost."""
    with serving(data) as server:
        for _ in range(30):
            server.client()
        for _ in range(3):
            started(server, "caesar-cleopatra", PAIR)
    content = bytearray((data / "curia.db").read_bytes())
    for page in range(4096, len(content), 3 * 4096):
        content[page : page + 200] = b"\x05" * 200
    (data / "curia.db").write_bytes(content)


def directory(data: Path) -> None:
    (data / "curia.db").mkdir()


@pytest.mark.parametrize(
    ("damage", "words"),
    [(garbage, "is damaged"), (torn_page, "is damaged"), (directory, "be used")],
)
def test_a_damaged_database_is_refused_in_words(
    data: Path, damage: Callable[[Path], None], words: str
) -> None:
    damage(data)
    assert words in refused_in_words(start(data))


def test_a_data_folder_that_is_a_file_is_refused_in_words(data: Path) -> None:
    (data / "file").touch()
    assert "data folder" in refused_in_words(start(data / "file"))
    assert "data folder" in refused_in_words(start(data / "file" / "below"))


def test_a_database_that_is_not_there_is_refused_in_words_without_its_password(data: Path) -> None:
    address = f"postgresql+asyncpg://curia:geheim@127.0.0.1:{free_port()}/curia"
    assert "geheim" not in refused_in_words(start(data, CURIA_DATABASE_URL=address))


def test_a_full_disk_is_told_and_recovers(data: Path) -> None:
    """The limit on a file's size is what a full disk is to the server: it can write no further."""
    with serving(data) as server:
        made, players = started(server, "quovadis", ["red", "blue", "green"])
        path = f"/api/tables/{made['table']}"
        seat = players["red"].see(made)["view"]["turn"]
        assert server.process is not None
        size = max(file.stat().st_size for file in data.glob("curia.db*"))
        unlimited = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, unlimited[1]))
        try:
            problem = players[seat].refused("POST", f"{path}/chat", 503, text="Ave", request=uuid4().hex)
            assert problem["key"] == "server-storage"
            assert "nothing is lost" in problem["message"].lower()
            players[seat].http.headers["Accept-Language"] = "de"
            problem = players[seat].refused("POST", f"{path}/chat", 503, text="Ave", request=uuid4().hex)
            assert problem["message"] == say("server-storage", {}, "de")
            assert until(server, 503)
        finally:
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)
        assert until(server, 200)
        players[seat].move(made, "enter b5", players[seat].see(made)["decision"])
    with serving(data) as server:
        again = server.client(players[seat].token).see(made)
        assert again["view"]["committees"]["b5"] == [seat]


def until(server: Server, status: int, seconds: float = 40) -> bool:
    """Whether /health comes to say this."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if httpx.get(f"{server.address}/health", timeout=30).status_code == status:
            return True
        time.sleep(0.2)
    return False


class Line:
    """A line to a database that can fall silent: what is sent on it gets no answer, and no error."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.silent: set[socket.socket] = set()
        self.open: set[socket.socket] = set()
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port = self.listening.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                here, _ = self.listening.accept()
            except OSError:
                return
            self.open.add(here)
            there = socket.create_connection(("127.0.0.1", self.target))
            self.open.add(there)
            for one, other in ((here, there), (there, here)):
                threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        try:
            while sent := one.recv(65_536):
                if one not in self.silent:
                    other.sendall(sent)
            if one not in self.silent:
                other.shutdown(socket.SHUT_WR)
        except OSError:
            return

    def cut(self) -> None:
        """All connections that are open now fall silent; new ones work."""
        self.silent = set(self.open)

    def close(self) -> None:
        self.listening.close()
        for one in self.open:
            one.close()


@contextmanager
def line(address: str) -> Iterator[tuple[Line, str]]:
    port = int(address.rsplit(":", 1)[1].split("/")[0])
    found = Line(port)
    try:
        yield found, address.replace(f":{port}/", f":{found.port}/")
    finally:
        found.close()


@pytest.mark.long
def test_a_database_that_falls_silent_is_told_and_writing_recovers(data: Path) -> None:
    with (
        postgres() as address,
        line(address) as (silent, through),
        serving(data, CURIA_DATABASE_URL=through) as server,
    ):
        made, players = started(server, "quovadis", ["red", "blue", "green"])
        seat = players["red"].see(made)["view"]["turn"]
        decision = players[seat].see(made)["decision"]
        assert until(server, 200)
        silent.cut()
        assert until(server, 503)
        assert until(server, 200, 60)
        players[seat].move(made, "enter b5", decision)
        assert players[seat].see(made)["view"]["committees"]["b5"] == [seat]


def test_asking_for_health_costs_nothing(server: Server) -> None:
    """Many who ask at once share one check."""
    with httpx.Client(base_url=server.address) as client:
        before = (server.data / "curia.db-wal").stat().st_size
        assert {client.get("/health").status_code for _ in range(200)} == {200}
        assert (server.data / "curia.db-wal").stat().st_size - before < 200 * 4096 / 4


def written(data: Path) -> bytes:
    """A backup, uncompressed."""
    with serving(data) as server:
        started(server, "caesar-cleopatra", PAIR)
    asyncio.run(backup.back_up(f"sqlite+aiosqlite:///{data / 'curia.db'}", data / "good"))
    return gzip.decompress((data / "good").read_bytes())


def test_a_damaged_backup_is_refused_in_words_and_restores_nothing(data: Path) -> None:
    whole = written(data)
    packed = (data / "good").read_bytes()
    head, *lines = whole.decode().splitlines()
    rng = random.Random(3)
    damaged: list[bytes] = [packed[: len(packed) // 2], packed[10:], packed[:-4]]
    for _ in range(60):
        flipped = bytearray(packed)
        flipped[rng.randrange(10, len(flipped))] ^= 1 << rng.randrange(8)
        damaged.append(bytes(flipped))
    known = json.loads(head)
    heads: tuple[Any, ...] = (
        [], "x", None, 1, {}, {**known, "revision": None}, {**known, "revision": 7}, {**known, "format": "x"},
    )  # fmt: skip
    for changed in heads:
        damaged.append(gzip.compress("\n".join([json.dumps(changed), *lines]).encode()))
    table, row = json.loads(lines[-1])
    rows: tuple[Any, ...] = (
        {}, [table], [table, 3], [table, None], ["nowhere", row], [[], row], [table, {"nothing": 1}],
        [table, dict.fromkeys(row)], [table, {name: {} for name in row}], 7,
    )  # fmt: skip
    for changed in rows:
        damaged.append(gzip.compress("\n".join([head, *lines, json.dumps(changed)]).encode()))
    damaged.append(gzip.compress(f"{head}\n{'[' * 100_000}\n".encode()))
    refused = 0
    for number, content in enumerate(damaged):
        file, into = data / "damaged", data / f"new-{number}.db"
        file.write_bytes(content)
        try:
            asyncio.run(backup.restore(f"sqlite+aiosqlite:///{into}", file))
        except BadInput:
            refused += 1
            with sqlite3.connect(into) as database:
                assert database.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
            database.close()
    # A flipped bit may hit what nobody reads: the time in the head, say. Everything else is found.
    assert refused >= len(damaged) - 3


def command(data: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "CURIA_DATA": str(data)}
    return subprocess.run(
        [sys.executable, "-m", "curia", *arguments], env=environment, capture_output=True, text=True
    )


def test_backup_and_restore_say_what_is_wrong_with_their_files(data: Path) -> None:
    assert "no database" in refused_in_words(command(data / "nowhere", "backup", str(data / "all.gz")))
    assert not (data / "nowhere").exists()
    assert not (data / "all.gz").exists()
    refused_in_words(command(data, "restore", str(data)))
    refused_in_words(command(data, "restore", str(data / "missing.gz")))
    assert not (data / "curia.db").exists()


def test_an_empty_origin_is_refused(server: Server) -> None:
    client = server.client()
    answer = client.http.post("/api/tables", json={"game": "quovadis"}, headers={"Origin": ""})
    assert (answer.status_code, answer.json()["key"]) == (403, "server-origin")


@pytest.mark.parametrize(
    "address",
    ["http://[64:ff9b::7f00:1]/", "http://[2002:7f00:1::]/", "http://[::7f00:1]/", "http://[::127.0.0.1]/",
     "http://[::ffff:10.0.0.1]/", "http://[2001:0:53aa:64c::1]/", "http://[64:ff9b:1::7f00:1]/"],
)  # fmt: skip
def test_an_address_inside_another_one_is_not_called(address: str) -> None:
    with pytest.raises(Refused):
        webhook.check(address)
    webhook.check("http://[2a00:1450:4001::1]/")


def test_a_cookie_under_tls_is_this_hosts_alone(data: Path) -> None:
    with serving(data, CURIA_PUBLIC_URL="https://curia.example.org") as server:
        headers = {"Host": "curia.example.org", "Origin": "https://curia.example.org"}
        answer = httpx.post(f"{server.address}/api/keys", json={"kind": "cookie"}, headers=headers)
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-curia=")
        assert "Secure" in cookie
        assert "Path=/;" in cookie
        value = cookie.split(";")[0]
        assert httpx.get(f"{server.address}/api/me", headers={**headers, "Cookie": value}).status_code == 200
        # Who has one of before is still known.
        older = value.replace("__Host-curia=", "curia=")
        assert httpx.get(f"{server.address}/api/me", headers={**headers, "Cookie": older}).status_code == 200


def test_a_proxy_elsewhere_is_believed_if_it_is_named(data: Path) -> None:
    """As in a container, where the proxy has the bridge's address."""

    def answers(proxies: str | None) -> list[int]:
        folder = data / (proxies or "none").replace("/", "-")
        folder.mkdir()
        named = {} if proxies is None else {"CURIA_TRUSTED_PROXIES": proxies}
        url = "https://curia.example.org"
        with serving(folder, CURIA_PUBLIC_URL=url, CURIA_RATE="0", CURIA_RATE_BURST="3", **named) as server:
            transport = httpx.HTTPTransport(local_address="127.0.0.2")
            with httpx.Client(base_url=server.address, transport=transport) as proxy:
                return [
                    proxy.get("/api/games", headers={"X-Forwarded-For": f"198.51.100.{n}"}).status_code
                    for n in range(8)
                ]

    assert answers(None) == [200] * 3 + [429] * 5
    assert answers("127.0.0.0/30") == [200] * 8
