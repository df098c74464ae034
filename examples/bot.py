"""A bot that joins a table by its link and plays to the end: python bot.py 'http://…/t/TABLE#INVITE' [SEAT]
It needs httpx (pip install httpx), and nothing of Curia. Put your own idea into `choose`."""

import json
import random
import sys
import time
import uuid
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import httpx


def choose(view: dict[str, Any]) -> str:
    """One of the legal moves. `view` is all that your seat may know."""
    return str(random.choice(view["legal"]))


def news(client: httpx.Client) -> Iterator[dict[str, Any]]:
    """What happens at your tables, for ever: after a lost connection, from where you were."""
    last = ""
    while True:
        try:
            with client.stream("GET", "/api/stream", headers={"Last-Event-ID": last}) as stream:
                for line in stream.iter_lines():
                    if line.startswith("id: "):
                        last = line[4:]
                    elif line.startswith("data: "):
                        yield json.loads(line[6:])
        except httpx.TransportError:
            time.sleep(0.5)


def main(link: str, seat: str | None = None) -> None:
    parts = urlsplit(link)
    table = parts.path.rpartition("/")[2]
    with httpx.Client(base_url=f"{parts.scheme}://{parts.netloc}", timeout=60) as client:
        token = client.post("/api/keys", json={"kind": "bearer"}).json()["token"]
        client.headers["Authorization"] = f"Bearer {token}"
        sit = {
            "seat": seat,
            "name": "A small bot",
            "nonce": uuid.uuid4().hex,
            "invite": parts.fragment or None,
        }
        client.post(f"/api/tables/{table}/seats", json=sit).raise_for_status()
        for told in news(client):
            for play in told.get("play") or []:
                view = play["view"]
                if view["result"]:
                    return print(view["seat"], view["result"]["points"])
                if view["seat"] in view["to_act"]:
                    answer = {"move": choose(view), "decision": play["decision"], "request": uuid.uuid4().hex}
                    client.post(f"/api/tables/{table}/moves", json=answer)


if __name__ == "__main__":
    main(*sys.argv[1:])
