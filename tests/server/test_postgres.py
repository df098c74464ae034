"""The same on PostgreSQL, with two processes: any of them serves any table."""

import signal
import time
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest

import curia
from curia.core import proof
from tests.server.postgres import postgres
from tests.server.serving import Client, Json, Server, play_out, serving, started

PAIR = ["cleopatra", "caesar"]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture(scope="module")
def both(address: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two processes on one database."""
    one, two = tmp_path_factory.mktemp("one"), tmp_path_factory.mktemp("two")
    with (
        serving(one, CURIA_DATABASE_URL=address) as first,
        serving(two, CURIA_DATABASE_URL=address) as second,
    ):
        yield first, second


def across(both: tuple[Server, Server], game: str, seats: list[str]) -> tuple[Json, dict[str, Client]]:
    """A table whose players sit at different processes."""
    made, players = started(both[0], game, seats)
    return made, {seat: both[i % 2].client(players[seat].token) for i, seat in enumerate(seats)}


def test_a_whole_game_across_processes(both: tuple[Server, Server]) -> None:
    made, players = across(both, "caesar-cleopatra", PAIR)
    play_out(made, players)
    record = players["caesar"].get(f"/api/tables/{made['table']}/record")
    assert proof.verify(record, curia.GAMES)


def test_a_listener_hears_of_the_other_process(both: tuple[Server, Server]) -> None:
    made, players = across(both, "quovadis", ["red", "blue", "green"])
    streams = {seat: players[seat].stream() for seat in players}
    for stream in streams.values():
        stream.until("play")
    seat = players["red"].see(made)["view"]["turn"]
    players[seat].move(made, "enter b5", players[seat].see(made)["decision"])
    for stream in streams.values():
        assert stream.until("play")["play"][0]["view"]["committees"]["b5"] == [seat]


def test_the_same_request_at_both_processes_is_one_move(both: tuple[Server, Server]) -> None:
    made, players = across(both, "quovadis", ["red", "blue", "green"])
    seat = players["red"].see(made)["view"]["turn"]
    decision, request = players[seat].see(made)["decision"], uuid4().hex
    known = [
        server.client(players[seat].token).move(made, "enter b5", decision, request)["known"]
        for server in both
    ]
    assert known == [False, True]


def test_who_watches_at_one_process_watches_at_the_other(both: tuple[Server, Server]) -> None:
    made, players = across(both, "quovadis", ["red", "blue", "green"])
    path = f"/api/tables/{made['table']}"
    there = both[1].client()
    here = both[0].client(there.token)
    there.refused("GET", path, 403)
    stream = there.stream()
    here.post(f"{path}/watch", invite=made["invite"])
    assert stream.until("play")["play"][0]["seat"] is None
    assert there.get(path)["yours"]["seats"] == []
    there.ok("DELETE", f"{path}/watch")
    here.refused("GET", path, 403)
    assert players


def test_who_goes_for_good_is_gone_at_every_process(both: tuple[Server, Server]) -> None:
    made, players = across(both, "caesar-cleopatra", PAIR)
    path = f"/api/tables/{made['table']}"
    there = players["caesar"]
    there.post(f"{path}/chat", text="Ave", request=uuid4().hex)
    stream = there.stream()
    stream.until("chat")
    both[0].client(there.token).ok("DELETE", "/api/me")
    with pytest.raises(EOFError):
        stream.until("never")
    until = time.monotonic() + 20
    while there.call("GET", "/api/me").status_code != 401:
        assert time.monotonic() < until
        time.sleep(0.02)
    seen = both[1].client(players["cleopatra"].token).get(path)
    assert "caesar player" not in str(seen)
    assert seen["chat"] == []


def test_a_table_of_a_killed_process_goes_on(address: str, tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    with (
        serving(tmp_path / "one", CURIA_DATABASE_URL=address, CURIA_BOT_SECONDS="1") as first,
        serving(tmp_path / "two", CURIA_DATABASE_URL=address) as second,
    ):
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
        made, players = started(first, "caesar-cleopatra-small", ["cleopatra"], seats=seats)
        first.stop(signal.SIGKILL)
        play_out(made, {"cleopatra": second.client(players["cleopatra"].token)})
        about = second.client(players["cleopatra"].token).get(f"/api/tables/{made['table']}")["about"]
        assert about["status"] == "over"
