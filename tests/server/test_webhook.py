"""Turn notices go to public addresses only, and nowhere unless the server's owner allows them."""

import asyncio
import socket

import pytest

from curia.server.live import webhook
from curia.server.refusals import Refused
from tests.server.serving import Server, started


@pytest.mark.parametrize(
    "address",
    [
        "http://127.0.0.1/", "http://localhost.:99/", "http://10.0.0.1/", "http://[::1]/", "http://169.254.169.254/",
        "http://[::ffff:127.0.0.1]/", "http://0.0.0.0/", "ftp://example.org/", "https://example.org:8443/",
        "http://192.0.0.8/", "http://192.0.0.10/", "http://192.88.99.1/", "http://[fec0::1]/", "http://[5f00::1]/",
        "http://[::ffff:0:127.0.0.1]/", "http://[::ffff:0:808:808]/",
        "http://user:word@example.org/", "http://example.org/ x", "nonsense", "http://[", "",
    ],
)  # fmt: skip
def test_what_may_not_be_called_is_refused(address: str) -> None:
    with pytest.raises(Refused):
        webhook.check(address)


def test_a_public_address_may_be_called() -> None:
    assert webhook.check("https://example.org/turn?x=1").hostname == "example.org"


def test_a_name_that_leads_to_a_private_address_is_not_called(monkeypatch: pytest.MonkeyPatch) -> None:
    called = []

    async def connect(*args: object, **more: object) -> None:
        called.append(args)
        raise OSError

    async def send() -> None:
        loop = asyncio.get_running_loop()

        async def look_up(*args: object, **more: object) -> list[object]:
            return [
                (socket.AF_INET, 1, 6, "", ("93.184.216.34", 80)),
                (socket.AF_INET, 1, 6, "", ("10.0.0.1", 80)),
            ]

        monkeypatch.setattr(loop, "getaddrinfo", look_up)
        await webhook.send("http://example.org/", {})

    monkeypatch.setattr(asyncio, "open_connection", connect)
    asyncio.run(send())
    assert called == []


def test_notices_are_off_by_default(server: Server) -> None:
    made, players = started(server, "caesar-cleopatra", ["cleopatra", "caesar"])
    path = f"/api/tables/{made['table']}/notice"
    players["caesar"].refused("PUT", path, 409, "server-webhooks-off", address="https://example.org/")
