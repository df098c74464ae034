"""What whoever runs the server relies on: backups, migrations, limits, health, settings, the command line."""

import asyncio
import gzip
import io
import json
import os
import re
import sqlite3
import subprocess
import sys
from contextlib import redirect_stdout
from dataclasses import fields
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

import curia
from curia.core import proof
from curia.core.errors import BadInput
from curia.server import settings
from curia.server.lan import lan_address
from curia.server.storage import backup, migrations, schema
from curia.server.storage.store import Store
from tests.server.postgres import postgres
from tests.server.serving import Client, Server, free_port, play_out, serving, started

ROOT = Path(__file__).parents[2]
PAIR = ["cleopatra", "caesar"]


def sqlite(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


def test_a_backup_of_a_running_server_restores_and_goes_on(data: Path) -> None:
    (data / "old").mkdir()
    (data / "new").mkdir()
    file = data / "all.jsonl.gz"
    with serving(data / "old") as server:
        made, players = started(server, "caesar-cleopatra", PAIR)
        play_out(made, players, most=20)
        before = {seat: players[seat].see(made) for seat in PAIR}
        assert asyncio.run(backup.back_up(sqlite(data / "old" / "curia.db"), file)) > 20
    assert file.stat().st_mode & 0o077 == 0
    asyncio.run(backup.restore(sqlite(data / "new" / "curia.db"), file))
    with pytest.raises(BadInput, match="not empty"):
        asyncio.run(backup.restore(sqlite(data / "new" / "curia.db"), file))
    with serving(data / "new") as server:
        players = {seat: server.client(players[seat].token) for seat in PAIR}
        assert {seat: players[seat].see(made) for seat in PAIR} == before
        play_out(made, players)
        assert proof.verify(players["caesar"].get(f"/api/tables/{made['table']}/record"), curia.GAMES)


def test_a_backup_moves_from_sqlite_to_postgresql(data: Path) -> None:
    file = data / "all.jsonl.gz"
    with serving(data) as server, postgres() as address:
        made, players = started(server, "quovadis", ["red", "blue", "green"])
        before = players["red"].see(made)
        asyncio.run(backup.back_up(sqlite(data / "curia.db"), file))
        asyncio.run(backup.restore(address, file))
        (data / "new").mkdir()
        with serving(data / "new", CURIA_DATABASE_URL=address) as other:
            assert other.client(players["red"].token).see(made) == before
            other.client().table()


@pytest.mark.parametrize("content", [b"", b"nonsense", b"\x1f\x8b"])
def test_what_is_no_backup_is_refused(data: Path, content: bytes) -> None:
    (data / "bad").write_bytes(content)
    with pytest.raises(BadInput, match="no backup"):
        asyncio.run(backup.restore(sqlite(data / "x.db"), data / "bad"))


def test_the_migrations_make_the_schema(data: Path) -> None:
    async def differences() -> list[object]:
        store = Store(sqlite(data / "curia.db"))
        await store.open()
        async with store.engine.connect() as connection:

            def compare(sync: sa.Connection) -> list[object]:
                assert migrations.present(sync) == migrations.newest()
                return list(compare_metadata(MigrationContext.configure(sync), schema.metadata))

            found = await connection.run_sync(compare)
        await store.close()
        return found

    assert asyncio.run(differences()) == []


def test_what_a_newer_release_has_written_is_refused_in_words(data: Path) -> None:
    with serving(data) as server:
        server.client()
    file = data / "backup.jsonl.gz"
    asyncio.run(backup.back_up(sqlite(data / "curia.db"), file))
    with sqlite3.connect(data / "curia.db") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    command = [sys.executable, "-m", "curia", "serve", "--no-browser", "--port", str(free_port())]
    environment = {**os.environ, "CURIA_DATA": str(data)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
    assert done.returncode != 0
    assert "newer release" in done.stdout + done.stderr
    assert "Traceback" not in done.stdout + done.stderr
    lines = gzip.decompress(file.read_bytes()).replace(f'"{migrations.newest()}"'.encode(), b'"9999"', 1)
    file.write_bytes(gzip.compress(lines))
    with pytest.raises(BadInput, match="newer release"):
        asyncio.run(backup.restore(sqlite(data / "new.db"), file))


def test_the_settings_page_lists_every_setting_with_its_default() -> None:
    page = (ROOT / "docs" / "settings.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `(CURIA_[A-Z_]+)` \| ([^|]*?) \|", page, flags=re.MULTILINE))
    usual = settings.Settings(data=Path())
    for setting in fields(settings.Settings):
        name, default = f"CURIA_{setting.name.upper()}", getattr(usual, setting.name)
        if isinstance(default, bool):
            default = "on" if default else "off"
        elif isinstance(default, float):
            default = f"{default:g}"
        elif isinstance(default, tuple):
            default = ",".join(default)
        # What is empty, or follows from the system, is told in words.
        assert rows[name] == f"`{default}`" or default in ("", (), Path()), name
    assert len(rows) == len(fields(settings.Settings))


def test_settings_are_read_and_checked() -> None:
    found = settings.read({"CURIA_PORT": "9000", "CURIA_WEBHOOKS": "on", "CURIA_DATA": "/x"}, host="::1")
    assert (found.port, found.webhooks, found.data, found.address) == (
        9000,
        True,
        Path("/x"),
        "http://[::1]:9000",
    )
    for name, value in (
        ("PORT", "many"), ("RATE", "-1"), ("WEBHOOKS", "maybe"), ("PUBLIC_URL", "ftp://x"),
        ("PUBLIC_URL", "https://["), ("PUBLIC_URL", "https://"), ("PUBLIC_URL", "https://x:99999"),
        ("TRUSTED_PROXIES", "127.0.0.1, proxy"), ("DATABASE_URL", "mysql://x"), ("LOG_LEVEL", "loud"),
    ):  # fmt: skip
        with pytest.raises(BadInput, match=f"CURIA_{name}"):
            settings.read({f"CURIA_{name}": value})


def test_a_full_server_says_so(data: Path) -> None:
    with serving(data, CURIA_MAX_TABLES="1", CURIA_MAX_STREAMS="1") as server:
        client = server.client()
        client.table()
        client.refused("POST", "/api/tables", 503, "server-full", game="quovadis")
        stream = client.stream()
        stream.next()
        client.refused("GET", "/api/stream", 503, "server-full")


def test_who_asks_too_much_has_to_wait(data: Path) -> None:
    with serving(data, CURIA_RATE="0", CURIA_RATE_BURST="20") as server:
        answers = [httpx.get(f"{server.address}/api/games").status_code for _ in range(30)]
        assert answers == [200] * 20 + [429] * 10
        assert httpx.get(f"{server.address}/health").status_code == 200


def test_metrics_count_and_name_nobody(server: Server) -> None:
    made, players = started(server, "caesar-cleopatra-small", PAIR)
    play_out(made, players, most=3)
    text = httpx.get(f"{server.address}/metrics").text
    assert re.search(r"^curia_moves_total \d+$", text, flags=re.MULTILINE)
    assert made["table"] not in text
    assert httpx.get(f"{server.address}/metrics", headers={"X-Forwarded-For": "1.2.3.4"}).status_code == 403


def test_verify_needs_nothing_of_the_server(server: Server, data: Path) -> None:
    made, players = started(server, "caesar-cleopatra-small", PAIR)
    play_out(made, players)
    record = players["caesar"].get(f"/api/tables/{made['table']}/record")
    good, bad = data / "good.json", data / "bad.json"
    good.write_text(json.dumps(record))
    chance = next(entry for entry in record["moves"] if entry["seat"] == "chance")
    words = chance["move"].split(" ")
    chance["move"] = " ".join([words[0], *sorted(words[1:], reverse=words[1:] == sorted(words[1:]))])
    bad.write_text(json.dumps(record))
    command = [sys.executable, "-m", "curia", "verify"]
    told = subprocess.run([*command, good], capture_output=True, text=True)
    assert told.returncode == 0
    assert record["proof"]["commitment"] in told.stdout.replace("\n", "")
    assert subprocess.run([*command, bad], capture_output=True).returncode == 2


def test_a_proof_that_was_tampered_with_is_refused(server: Server) -> None:
    made, players = started(server, "caesar-cleopatra", PAIR)
    players["caesar"].post(f"/api/tables/{made['table']}/resign")
    record = players["caesar"].get(f"/api/tables/{made['table']}/record")
    assert proof.verify(record, curia.GAMES) == record["proof"]["commitment"]
    for key, value in (("secret", "00" * 32), ("nonces", ["a", "b"]), ("scheme", "x"), ("commitment", "x")):
        with pytest.raises(BadInput):
            proof.verify({**record, "proof": {**record["proof"], key: value}}, curia.GAMES)
    with pytest.raises(BadInput, match="no proof"):
        proof.verify({key: value for key, value in record.items() if key != "proof"}, curia.GAMES)


def test_the_local_network_reaches_the_server_and_phones_get_a_code(data: Path) -> None:
    server = Server(data, CURIA_HOST="")
    environment = {**os.environ, "CURIA_DATA": str(data), "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "curia", "serve", "--lan", "--no-browser", "--port", str(server.port)]
    with open(data / "log.txt", "wb") as log:
        server.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
    try:
        server.wait_until_up()
        address = f"http://{lan_address()}:{server.port}"
        assert httpx.get(f"{address}/health", verify=False).status_code == 200
        with Client(address) as phone:
            assert phone.table()["link"].startswith(f"{address}/t/")
    finally:
        server.close()
    told = server.log()
    assert address in told
    assert "█" in told


def test_a_phone_can_read_the_address() -> None:
    from curia.terminal.commands.serve import _code

    with redirect_stdout(io.StringIO()):
        assert len(_code("http://192.168.1.20:8611").splitlines()) > 10
