"""Friends in the local network come in at a click, and only by the click of who runs the server."""

import socket
from pathlib import Path

import httpx
import pytest

from curia.server.http.middleware import HEADERS
from curia.server.lan import LOOPBACK, lan_address
from tests.server.serving import Client, Server, serving


@pytest.fixture(autouse=True)
def network() -> None:
    if lan_address() in LOOPBACK:
        pytest.fail("this machine is in no network: there is nobody to let in")


def reached(address: str) -> bool:
    try:
        return httpx.get(f"{address}/health", verify=False).status_code == 200
    except httpx.HTTPError:
        return False


def test_at_first_nobody_else_is_let_in(server: Server) -> None:
    assert not reached(f"http://{lan_address()}:{server.port}")
    assert server.client().get("/api/lan") == {"possible": True, "address": None}


def test_a_request_from_this_machine_opens_the_way(data: Path) -> None:
    with serving(data) as server:
        address = f"http://{lan_address()}:{server.port}"
        host = server.client()
        for _ in range(2):
            assert host.post("/api/lan") == {"possible": True, "address": address}
        assert host.get("/api/lan")["address"] == address
        with Client(address) as friend:
            made = host.table()
            friend.sit(made, "caesar")
            answer = friend.call("GET", f"/api/tables/{made['table']}")
            assert answer.json()["yours"]["seats"] == ["caesar"]
            assert {name: answer.headers[name] for name in HEADERS} == HEADERS
            foreign = {"Origin": "http://elsewhere.example"}
            assert friend.http.post("/api/tables", json={}, headers=foreign).status_code == 403
    assert not reached(address)


def test_from_elsewhere_it_is_never_possible(data: Path) -> None:
    with (
        serving(data, CURIA_HOST="0.0.0.0") as server,
        Client(f"http://{lan_address()}:{server.port}") as far,
    ):
        assert far.get("/api/lan") == {"possible": False, "address": None}
        far.refused("POST", "/api/lan", 403, "server-forbidden")
        # Who listens for everyone already opens nothing more, and behind a proxy nobody is at home.
        assert server.client().post("/api/lan") == {"possible": False, "address": None}
        proxied = server.client()
        proxied.http.headers["X-Forwarded-For"] = "203.0.113.9"
        proxied.refused("POST", "/api/lan", 403, "server-forbidden")


def test_another_site_opens_nothing(server: Server) -> None:
    host = server.client()
    host.http.headers["Origin"] = "http://elsewhere.example"
    host.refused("POST", "/api/lan", 403, "server-origin")
    assert not reached(f"http://{lan_address()}:{server.port}")


def test_a_port_that_is_taken_there_is_replaced(data: Path) -> None:
    with serving(data) as server, socket.create_server((lan_address(), server.port)):
        address = server.client().post("/api/lan")["address"]
        assert address != f"http://{lan_address()}:{server.port}"
        assert reached(address)
