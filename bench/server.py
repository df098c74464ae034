"""How soon everyone at a table hears of a move when the server has many tables; beside it boardgame.io's.

    .venv/bin/python -m bench.server
    .venv/bin/python -m bench.server --tables 5 --seconds 5 --alone

Server and load have one core each. At every table two people play Caesar & Cleopatra by the API, any legal
move, one move a second; each listens to a stream of its own. Measured is the time from sending the move until
the last listener of the table has the update. Then the same with boardgame.io's own server and clients, and a
game of ours with hidden cards (`bench/boardgame`). Linux only; needs Node and npm for the second half, and
the network for installing it, once, into the system's temporary folder. Everything listens on the loopback.
"""

import argparse
import asyncio
import json
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.server.serving import Server, free_port

Json = dict[str, Any]
PEER = Path(__file__).parent / "boardgame"
WARMING = 3.0
PATIENCE = 5.0
LIMIT = 60.0
MOST_TABLES, MOST_SECONDS = 500, 60.0
# At most: milliseconds at many tables, times as long as at few, kB a table.
MOST_MS, MOST_TIMES, MOST_KB = 150.0, 3.0, 1000.0
# Games that end soon would leave their tables silent: any legal moves take at least 120 of them.
GAME = "caesar-cleopatra"


@dataclass
class Found:
    """What was measured; `times` in milliseconds, one for each move."""

    who: str
    tables: int
    times: list[float] = field(default_factory=list)
    errors: Counter[str] = field(default_factory=Counter)
    beats: int = 0
    late: int = 0
    kb_opened: float = 0.0
    kb_played: float = 0.0
    busy_server: float = 0.0
    busy_load: float = 0.0
    busy_others: float = 0.0
    """What other programs take of the server's core."""

    @property
    def kb(self) -> float:
        """Memory a table: once opened or once played, whichever is more. What is collected in between can
        make it less than nothing at few tables."""
        return max(self.kb_opened, self.kb_played)

    def share(self, part: float) -> float:
        ordered = sorted(self.times)
        return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("inf")


class Watch:
    """Memory and work of a server, and of the load beside it."""

    def __init__(self, found: Found, server: int, load: int, core: int) -> None:
        self.found, self.server, self.load, self.core = found, server, load, core
        self.before = memory(server)
        self.began = (0.0, 0.0, 0.0, 0.0)

    def opened(self) -> None:
        self.found.kb_opened = (memory(self.server) - self.before) / self.found.tables

    def begin(self) -> None:
        self.began = (time.monotonic(), worked(self.server), worked(self.load), taken(self.core))

    def end(self) -> None:
        """What began a while ago is over."""
        when, server, load, core = self.began
        passed = time.monotonic() - when
        self.found.busy_server = (worked(self.server) - server) / passed
        self.found.busy_others = (taken(self.core) - core) / passed - self.found.busy_server
        self.found.busy_load = (worked(self.load) - load) / passed
        self.found.kb_played = (memory(self.server) - self.before) / self.found.tables


def memory(process: int) -> float:
    """What a process holds in memory, in kB."""
    for line in Path(f"/proc/{process}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024 / 1000
    raise ProcessLookupError(process)


def worked(process: int) -> float:
    """Seconds that a process has been at work."""
    parts = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


def taken(core: int) -> float:
    """Seconds that a core has been at work."""
    for line in Path("/proc/stat").read_text(encoding="ascii").splitlines():
        name, *parts = line.split()
        if name == f"cpu{core}":
            user, nice, system, _, _, *rest = map(int, parts)
            return (user + nice + system + sum(rest[:3])) / os.sysconf("SC_CLK_TCK")
    raise LookupError(core)


@contextmanager
def on_core(core: int) -> Iterator[None]:
    """What is started here stays on this core."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


# Our server


class Wire:
    """One connection that requests go over, one after the other."""

    def __init__(self, port: int, token: str = "") -> None:
        self.port, self.token = port, token
        self._open: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, **body: Any) -> tuple[int, Json]:
        for _ in range(2):
            known = self._open is not None
            try:
                return await self._post(path, json.dumps(body).encode())
            except (ConnectionError, asyncio.IncompleteReadError):
                self.close()
                # A connection that nothing went over for long is closed by the server.
                if not known:
                    raise
        raise ConnectionError

    async def _post(self, path: str, body: bytes) -> tuple[int, Json]:
        if self._open is None:
            self._open = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self._open
        writer.write(head("POST", path, self.token, len(body)) + body)
        status, headers = await answer_head(reader)
        text = await reader.readexactly(int(headers["content-length"]))
        return status, json.loads(text)

    async def made(self, path: str, **body: Any) -> Json:
        """The answer to a request that has to succeed."""
        status, answer = await self.post(path, **body)
        if status not in (200, 201):
            raise RuntimeError(f"{path}: {status} {answer}")
        return answer

    def close(self) -> None:
        if self._open is not None:
            self._open[1].close()
            self._open = None


def head(method: str, path: str, token: str, length: int | None = None) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1"]
    if token:
        lines.append(f"Authorization: Bearer {token}")
    if length is not None:
        lines += ["Content-Type: application/json", f"Content-Length: {length}"]
    return "\r\n".join([*lines, "", ""]).encode()


async def answer_head(reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
    first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").strip().split("\r\n")
    named = (line.partition(": ") for line in lines)
    return int(first.split()[1]), {name.lower(): value for name, _, value in named}


class Player:
    """Somebody at a table: what they were last told, and the stream that tells them."""

    def __init__(self, port: int, token: str) -> None:
        self.wire = Wire(port, token)
        self.play: Json | None = None
        self.listening: asyncio.Task[None] | None = None

    def moves(self) -> list[str]:
        if self.play is None or self.play["seat"] not in self.play["view"]["to_act"]:
            return []
        legal: list[str] = self.play["view"]["legal"]
        return legal


class Table:
    def __init__(self, port: int, found: Found, chance: random.Random) -> None:
        self.found, self.chance = found, chance
        self.port = port
        self.players: list[Player] = []
        self.path = ""
        self.number = 0
        self.waiting: set[Player] = set()
        self.heard: asyncio.Future[float] | None = None
        self.ending = False

    async def open(self, wire: Wire) -> None:
        for _ in range(2):
            made = await wire.made("/api/keys", kind="bearer")
            self.players.append(Player(self.port, made["token"]))
        host = self.players[0].wire
        made = await host.made("/api/tables", game=GAME, seats=[{"kind": "person"}] * 2)
        self.path = f"/api/tables/{made['table']}"
        for player, seat in zip(self.players, ("caesar", "cleopatra"), strict=True):
            await player.wire.made(f"{self.path}/seats", seat=seat, name=seat, invite=made["invite"])
        await host.made(f"{self.path}/start")
        ready = asyncio.get_running_loop().create_future()
        self.waiting, self.heard = set(self.players), ready
        for player in self.players:
            player.listening = asyncio.create_task(self.listen(player))
        await asyncio.wait_for(ready, PATIENCE)

    async def listen(self, player: Player) -> None:
        """Hear all that a stream says; it should not end."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            writer.write(head("GET", "/api/stream", player.wire.token))
            status, _ = await answer_head(reader)
            said = b""
            while status == 200:
                size = int(await reader.readuntil(b"\r\n"), 16)
                if size == 0:
                    break
                said += (await reader.readexactly(size + 2))[:-2]
                *messages, said = said.split(b"\n\n")
                for message in messages:
                    self.hear(player, message, time.perf_counter())
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()
        if not self.ending:
            self.found.errors["stream ended"] += 1

    def hear(self, player: Player, message: bytes, when: float) -> None:
        for line in message.split(b"\n"):
            if line.startswith(b"data: "):
                plays = json.loads(line[6:]).get("play")
                if plays:
                    player.play = plays[0]
                    if plays[0]["number"] > self.number:
                        self.tick(player, when)

    def tick(self, player: Player, when: float) -> None:
        self.waiting.discard(player)
        if not self.waiting and self.heard is not None and not self.heard.done():
            self.heard.set_result(when)

    async def keep_moving(self, first: float, end: float, counted_from: float) -> None:
        loop = asyncio.get_running_loop()
        due = first
        while due < end:
            await asyncio.sleep(due - loop.time())
            counted = loop.time() >= counted_from
            took = await self.move()
            if counted:
                self.found.beats += 1
                if took is not None:
                    self.found.times.append(1000 * took)
            due += 1.0
            if loop.time() > due:
                self.found.late += counted
                due = loop.time()

    async def move(self) -> float | None:
        """Make any move; the seconds until everyone has heard of it."""
        mover = next((player for player in self.players if player.moves()), None)
        if mover is None or mover.play is None:
            self.found.errors["nobody to move"] += 1
            return None
        self.number = mover.play["number"]
        self.waiting = set(self.players)
        self.heard = asyncio.get_running_loop().create_future()
        body = {
            "move": self.chance.choice(mover.moves()),
            "decision": mover.play["decision"],
            "request": f"{self.chance.getrandbits(64):016x}",
        }
        sent = time.perf_counter()
        try:
            async with asyncio.timeout(PATIENCE):
                status, _ = await mover.wire.post(f"{self.path}/moves", **body)
                if status != 200:
                    self.found.errors[f"answer {status}"] += 1
                    return None
                return await self.heard - sent
        except TimeoutError:
            self.found.errors["not heard"] += 1
        except (ConnectionError, asyncio.IncompleteReadError):
            self.found.errors["connection lost"] += 1
        return None

    async def close(self) -> None:
        self.ending = True
        for player in self.players:
            player.wire.close()
            if player.listening is not None:
                player.listening.cancel()
                with suppress(asyncio.CancelledError):
                    await player.listening


async def ours(server: Server, found: Found, seconds: float, core: int) -> None:
    assert server.process is not None
    chance = random.Random(found.tables)
    wire = Wire(server.port)
    # What is loaded with the very first table belongs to no table.
    first = Table(server.port, Found("", 1), chance)
    await first.open(wire)
    watch = Watch(found, server.process.pid, os.getpid(), core)
    tables = [Table(server.port, found, chance) for _ in range(found.tables)]
    for table in tables:
        await table.open(wire)
    watch.opened()
    start = asyncio.get_running_loop().time() + 0.2
    counted, end = start + WARMING, start + WARMING + seconds
    playing = [
        asyncio.create_task(table.keep_moving(start + chance.random(), end, counted)) for table in tables
    ]
    await asyncio.sleep(WARMING + 0.2)
    watch.begin()
    await asyncio.sleep(seconds)
    watch.end()
    await asyncio.gather(*playing)
    for table in [*tables, first]:
        await table.close()
    wire.close()


def measure_ours(tables: int, seconds: float, cores: tuple[int, int]) -> Found:
    found = Found("Curia", tables)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            with on_core(cores[0]):
                server.start()
            with on_core(cores[1]):
                asyncio.run(ours(server, found, seconds, cores[0]))
        finally:
            server.close()
        failed = server.log().count('"level": "error"')
    if failed:
        found.errors["in the server's log"] += failed
    return found


# The peer


def installed() -> Path | None:
    """The folder with the peer's packages, in a folder of our own; None if it can't be had."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        print("boardgame.io is left out: Node and npm are needed")
        return None
    wanted = (PEER / "package.json").read_text(encoding="utf-8")
    version = json.loads(wanted)["dependencies"]["boardgame.io"]
    cache = Path(tempfile.gettempdir()) / f"curia-bench-{os.getuid()}" / f"boardgame.io-{version}"
    cache.mkdir(parents=True, exist_ok=True, mode=0o700)
    if cache.parent.stat().st_uid != os.getuid():
        raise PermissionError(f"{cache.parent} belongs to somebody else")
    done = cache / "installed"
    if not done.exists() or done.read_text(encoding="utf-8") != wanted:
        (cache / "package.json").write_text(wanted, encoding="utf-8")
        command = [
            npm,
            "install",
            "--no-audit",
            "--no-fund",
            "--ignore-scripts",
            "--no-package-lock",
            "--loglevel=error",
        ]
        try:
            subprocess.run(command, cwd=cache, check=True, timeout=300, stdout=subprocess.DEVNULL)
        except (subprocess.SubprocessError, OSError) as error:
            print(f"boardgame.io is left out: {error}")
            return None
        done.write_text(wanted, encoding="utf-8")
    return cache / "node_modules"


def measure_peer(tables: int, seconds: float, cores: tuple[int, int], packages: Path) -> Found:
    found = Found("boardgame.io", tables)
    environment = {**os.environ, "NODE_PATH": str(packages), "NODE_ENV": "production"}
    port = free_port()

    def start(core: int, *command: str) -> subprocess.Popen[str]:
        with on_core(core):
            return subprocess.Popen(["node", *command], env=environment, stdout=subprocess.PIPE, text=True)

    server = start(cores[0], str(PEER / "server.cjs"), str(port))
    load: subprocess.Popen[str] | None = None
    try:
        lines(server, "ready", LIMIT)
        # What is loaded with the very first table belongs to no table.
        figures = [str(number) for number in (0, 1, PATIENCE)]
        load = start(cores[1], str(PEER / "load.cjs"), str(port), "1", *figures)
        lines(load, "played", LIMIT)
        load.wait(PATIENCE)
        figures = [str(number) for number in (WARMING, seconds, PATIENCE)]
        load = start(cores[1], str(PEER / "load.cjs"), str(port), str(tables), *figures)
        watch = Watch(found, server.pid, load.pid, cores[0])
        lines(load, "created", LIMIT)
        watch.opened()
        lines(load, "measuring", LIMIT)
        watch.begin()
        lines(load, "measured", seconds + LIMIT)
        watch.end()
        told = lines(load, "played", LIMIT)
        found.times, found.beats, found.late = told["times"], told["beats"], told["late"]
        found.errors.update(told["errors"])
        load.wait(PATIENCE)
    finally:
        for process in (load, server):
            if process is not None and process.poll() is None:
                process.kill()
                process.wait(10)
    return found


def lines(process: subprocess.Popen[str], wanted: str, seconds: float) -> Json:
    """Read until a process is so far; one that takes too long is killed."""
    assert process.stdout is not None
    limit = threading.Timer(seconds, process.kill)
    limit.start()
    try:
        for line in process.stdout:
            told: Json = json.loads(line) if line.startswith("{") else {}
            if told.get("at") == wanted:
                return told
    finally:
        limit.cancel()
    raise RuntimeError(f"it ended before it was {wanted}, or took longer than {seconds:.0f} s")


# The report


def report(all_found: list[Found], seconds: float) -> None:
    heads = "server,tables,listeners,moves due,moves,p50 ms,p95 ms,p99 ms,errors,late,kB a table opened,"
    heads += "kB a table played,server's share of its core,others' share of it,load's share of its core"
    print()
    print("| " + heads.replace(",", " | ") + " |")
    print("|---" + "|--:" * heads.count(",") + "|")
    for found in all_found:
        times = " | ".join(f"{found.share(part):.1f}" for part in (0.5, 0.95, 0.99))
        counts = f"{found.tables} | {2 * found.tables} | {found.tables * seconds:.0f} | {found.beats}"
        kept = f"{found.errors.total()} | {found.late} | {found.kb_opened:.0f} | {found.kb_played:.0f}"
        busy = f"{found.busy_server:.0%} | {found.busy_others:.0%} | {found.busy_load:.0%}"
        print(f"| {found.who} | {counts} | {times} | {kept} | {busy} |")
    print()
    for found in all_found:
        if found.errors:
            print(f"{found.who} at {found.tables} tables, errors: {dict(found.errors)}")
    mine = {found.tables: found for found in all_found if found.who == "Curia"}
    theirs = {found.tables: found for found in all_found if found.who != "Curia"}
    for tables in sorted(mine.keys() & theirs.keys()):
        ratio = mine[tables].share(0.95) / theirs[tables].share(0.95)
        memory_ratio = mine[tables].kb / theirs[tables].kb
        print(f"Curia to boardgame.io at {tables} tables: p95 {ratio:.2f}, memory a table {memory_ratio:.2f}")
    few, many = mine[min(mine)], mine[max(mine)]
    print(f"p95 at {many.tables} tables: {many.share(0.95):.1f} ms (at most {MOST_MS:.0f})")
    if few is not many:
        slower = many.share(0.95) / few.share(0.95)
        print(f"p95 at {many.tables} to {few.tables} tables: {slower:.2f} (at most {MOST_TIMES:.0f})")
    print(f"memory a table: {many.kb:.0f} kB (at most {MOST_KB:.0f})")
    print(f"errors: {sum(found.errors.total() for found in mine.values())} (none allowed)")


def main() -> None:
    parser = argparse.ArgumentParser(description="Tables at one move a second each, and who hears how soon")
    parser.add_argument("--tables", type=int, nargs="+", default=[30, 300])
    parser.add_argument("--seconds", type=float, default=25.0)
    parser.add_argument("--alone", action="store_true", help="leave boardgame.io out")
    given = parser.parse_args()
    if not all(0 < tables <= MOST_TABLES for tables in given.tables) or not 0 < given.seconds <= MOST_SECONDS:
        parser.error(f"at most {MOST_TABLES} tables and {MOST_SECONDS:.0f} seconds")
    if not sys.platform.startswith("linux"):
        parser.error("only on Linux")
    available = sorted(os.sched_getaffinity(0))
    cores = (available[0], available[-1])
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    packages = None if given.alone else installed()
    print(
        f"server on core {cores[0]}, load on core {cores[1]} of {len(available)}; {given.seconds:.0f} s each"
    )
    all_found = []
    for tables in given.tables:
        print(f"load average before {tables} tables: {load_average()}", flush=True)
        all_found.append(measure_ours(tables, given.seconds, cores))
        if packages is not None:
            print(f"load average before boardgame.io: {load_average()}", flush=True)
            try:
                all_found.append(measure_peer(tables, given.seconds, cores, packages))
            except (RuntimeError, subprocess.TimeoutExpired) as error:
                print(f"boardgame.io at {tables} tables is left out: {error}")
    print(f"load average after: {load_average()}")
    report(all_found, given.seconds)


def load_average() -> str:
    return " ".join(f"{load:.2f}" for load in os.getloadavg())


if __name__ == "__main__":
    main()
