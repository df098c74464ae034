"""The API's page runs as it stands; the examples play; OpenAPI is whole."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from curia.server import wire
from curia.server.http.openapi_examples import EXAMPLES
from tests.server.serving import Client, Server

ROOT = Path(__file__).parents[2]


def test_the_api_page_runs(server: Server, tmp_path: Path) -> None:
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```bash\n(.*?)^```$", page, flags=re.MULTILINE | re.DOTALL)
    script = "set -euo pipefail\n" + "\n".join(blocks)
    here = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "CURIA": server.address, "PATH": here}
    done = subprocess.run(
        ["bash", "-c", script], cwd=tmp_path, env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "event: news" in done.stdout
    assert "is true" in done.stdout


@pytest.mark.parametrize("command", [[sys.executable, "bot.py"], ["node", "bot.mjs"]], ids=["python", "node"])
def test_an_example_bot_plays_a_game(server: Server, command: list[str]) -> None:
    host = server.client()
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    made = host.table("caesar-cleopatra-small", seats=seats)
    bot = subprocess.Popen(
        [*command, made["link"]], cwd=ROOT / "examples", stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    _wait_until_taken(host, made["table"])
    host.post(f"/api/tables/{made['table']}/start")
    said, _ = bot.communicate(timeout=60)
    assert bot.returncode == 0, said
    assert host.get(f"/api/tables/{made['table']}")["about"]["status"] == "over"


def _wait_until_taken(host: Client, table: str) -> None:
    stream = host.stream()
    while True:
        about = stream.until("about")["about"]
        if about["id"] == table and all(seat["taken"] for seat in about["seats"]):
            return


def test_the_example_is_short() -> None:
    assert len((ROOT / "examples" / "bot.py").read_text(encoding="utf-8").splitlines()) <= 60


def test_every_route_is_described(server: Server) -> None:
    described = server.client().get("/api/openapi.json")
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            assert operation["summary"], path
            if path.startswith("/api/tables/") and method != "get":
                assert {"401", "403", "409"} <= set(operation["responses"])
    assert {"News", "Gone", "Problem"} <= set(described["components"]["schemas"])
    names = set(described["components"]["schemas"])
    assert {ref for ref in _references(described) if ref not in names} == set()


def test_every_message_has_an_example_that_fits(server: Server) -> None:
    described = server.client().get("/api/openapi.json")["components"]["schemas"]
    for name, schema in described.items():
        (example,) = schema["examples"]
        getattr(wire, name).model_validate(example)
        extra = set(example) - set(schema.get("properties", {}))
        assert extra == set(), name
    assert set(described) == set(EXAMPLES)


def _references(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            if key == "$ref":
                yield str(inner).rpartition("/")[2]
            yield from _references(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _references(inner)
