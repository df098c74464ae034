"""A move by the short way and by the long one: the same answers."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from curia.server import tokens, wire
from curia.server.http.fast_moves import FastMoves
from curia.server.services import Services
from curia.server.settings import Settings
from curia.server.tables import clock, lobby, playing, seating
from tests.server.serving import Client, Json, Server, started

PAIR = ["cleopatra", "caesar"]
BODY = {"move": "nonsense", "decision": "caesar:1", "request": "12345678"}


@pytest.fixture(scope="module")
def table(server: Server) -> tuple[Json, dict[str, Client]]:
    return started(server, "caesar-cleopatra", PAIR)


def lengthened(request: dict[str, Any]) -> dict[str, Any]:
    """The same request so that it takes the long way: the framework looks at a content type's first part."""
    headers = {**request["headers"], "Content-Type": "application/json; charset=utf-8"}
    return {**request, "headers": headers}


@pytest.mark.parametrize(
    "body",
    [
        json.dumps(BODY),
        json.dumps({**BODY, "decision": "cleopatra:99"}),
        json.dumps({**BODY, "request": "short"}),
        json.dumps({**BODY, "more": 1}),
        json.dumps({**BODY, "move": 7}),
        json.dumps({**BODY, "move": "\ud800"}),
        json.dumps({**BODY, "move": "a\0b"}),
        '{"move": NaN}',
        "[]",
        "{",
        "",
        b"\xff\xfe",
    ],
)
@pytest.mark.parametrize("who", ["player", "lower", "stranger", "nobody", "basic"])
def test_both_ways_end_at_the_same_place(
    server: Server, table: tuple[Json, dict[str, Client]], body: str | bytes, who: str
) -> None:
    made, players = table
    token = {"stranger": "not-a-key", "nobody": None}.get(who, players["caesar"].token)
    headers = {"Content-Type": "application/json", "Accept-Language": "en"}
    if token is not None:
        scheme = {"lower": "bearer", "basic": "Basic"}.get(who, "Bearer")
        headers["Authorization"] = f"{scheme} {token}"
    request: dict[str, Any] = {
        "url": f"{server.address}/api/tables/{made['table']}/moves",
        "content": body.encode() if isinstance(body, str) else body,
        "headers": headers,
    }
    short, long = httpx.post(**request), httpx.post(**lengthened(request))
    assert short.status_code == long.status_code
    assert short.json() == long.json()
    ours = {name: value for name, value in short.headers.items() if name != "date"}
    assert ours == {name: value for name, value in long.headers.items() if name != "date"}


def test_a_plain_move_never_meets_the_framework(data: Path) -> None:
    async def never(*_: Any) -> None:
        raise AssertionError

    async def play(services: Services) -> list[Any]:
        token = tokens.make()
        key = await services.store.make_key(tokens.hashed(token), clock.now())
        table, _ = await lobby.open_table(services, key, wire.TableWanted(game="caesar-cleopatra"))
        room = services.room(table)
        for seat in PAIR:
            await room.change(seating.sit(key, seat, seat, None, None))
        await room.change(playing.start(key))
        assert room.match is not None
        move = {
            "move": room.match.legal("caesar")[0],
            "decision": room.decision("caesar"),
            "request": "1" * 8,
        }
        sent: list[Any] = []

        async def receive() -> Any:
            return {"type": "http.request", "body": json.dumps(move).encode(), "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)

        headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
        scope = {
            "type": "http",
            "method": "POST",
            "path": f"/api/tables/{table}/moves",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        }
        await FastMoves(never, services)(scope, receive, send)
        return sent

    async def run() -> list[Any]:
        services = Services(Settings(data=data))
        await services.open()
        try:
            return await play(services)
        finally:
            await services.close()

    start, body = asyncio.run(run())
    assert start["status"] == 200
    assert set(json.loads(body["body"])) == {"number", "known"}
