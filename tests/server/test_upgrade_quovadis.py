"""Matches of Quo Vadis? in play go on after an upgrade from rules of version 1, in the middle of a turn and
of a deal; where version 2 refuses a move of the log, from just before it.

tests/records/server-quovadis-0.1.0.sql was written by the server of release 0.1.0. Its first line names the
tables and the tokens of their players. At `turn` something is barred, an offer stands, and a promise that
binds in version 2 is offered; at `deal` one of two has agreed. At `caesar` Caesar was put on an empty place,
at `promises` a deal with 15 promises was made, at `taken` the player on turn took what is a deal between
others now: moves were made since. `over` was resigned after such a deal.
"""

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

import curia
from curia.core import proof
from tests.server.serving import Client, Json, Server, play_out, serving

OLD = (Path(__file__).parent.parent / "records" / "server-quovadis-0.1.0.sql").read_text(encoding="utf-8")
TABLES: Json = json.loads(OLD.splitlines()[0].removeprefix("-- "))
# The clause that refuses the first move that version 2 refuses.
REFUSED = {"caesar": "QV-7.1", "promises": "QV-9.10", "taken": "QV-9.14"}


@pytest.fixture
def upgraded(data: Path) -> Iterator[Server]:
    """Today's server on the old database, as if the old one had been stopped just now."""
    with closing(sqlite3.connect(data / "curia.db")) as database:
        database.executescript(OLD)
        database.execute("UPDATE tables SET touched = ?", [time.time()])
        database.execute("UPDATE keys SET seen = ?", [time.time()])
        database.commit()
    with serving(data) as server:
        yield server


def seated(server: Server, name: str) -> tuple[Json, dict[str, Client]]:
    table = TABLES[name]
    return table, {seat: server.client(token) for seat, token in table["tokens"].items()}


def entries(server: Server, made: Json) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(server.data / "curia.db")) as database:
        found = database.execute(
            'SELECT seat, move FROM entries WHERE "table" = ? ORDER BY number', [made["table"]]
        )
        return [(seat, move) for seat, move in found]


def before(name: str) -> list[tuple[str, str]]:
    """The log as the old release left it."""
    with closing(sqlite3.connect(":memory:")) as database:
        database.executescript(OLD)
        found = database.execute(
            'SELECT seat, move FROM entries WHERE "table" = ? ORDER BY number', [TABLES[name]["table"]]
        )
        return [(seat, move) for seat, move in found]


def act(made: Json, player: Client, move: str) -> Json:
    player.move(made, move, player.see(made)["decision"])
    seen: Json = player.see(made)["view"]
    return seen


@pytest.mark.clause("QV-9.2", "QV-9.14")
def test_in_the_middle_of_a_turn(upgraded: Server) -> None:
    made, players = seated(upgraded, "turn")
    view = next(iter(players.values())).see(made)["view"]
    mover, (first, second) = view["turn"], view["offers"]
    assert view["phase"]["barred"] == ["b5>i3"]
    assert (first["open"], second["open"]) == (
        None,
        [first["by"]],
    )  # what stood for the mover is open to another
    seen = players[mover].see(made)["view"]
    assert f"take {first['number']}" in seen["legal"]
    assert f"take {second['number']}" not in seen["legal"]
    seen = act(made, players[first["by"]], f"accept {second['number']}")
    assert seen["phase"]["no_consent"] == [first["by"]]
    act(made, players[mover], f"take {first['number']}")
    play_out(made, players, most=6)
    assert entries(upgraded, made)[: len(before("turn"))] == before("turn")


@pytest.mark.clause("QV-9.11")
def test_in_the_middle_of_a_deal(upgraded: Server) -> None:
    made, players = seated(upgraded, "deal")
    view = next(iter(players.values())).see(made)["view"]
    assert (len(view["deal"]["agreed"]), len(view["deal"]["waiting"])) == (2, 1)
    (asked,) = view["to_act"]
    seen = act(made, players[asked], f"accept {view['deal']['number']}")
    assert len(seen["ledger"]) == 2
    assert seen["deal"] is None
    play_out(made, players, most=6)


@pytest.mark.clause("QV-7.1", "QV-9.10", "QV-9.14")
@pytest.mark.parametrize("name", REFUSED)
def test_a_match_goes_on_from_just_before_a_move_that_is_refused(upgraded: Server, name: str) -> None:
    old = before(name)
    made, players = seated(upgraded, name)
    record = {
        "format": 1,
        "rules": 1,
        "game": "quovadis",
        "options": curia.new("quovadis").record()["options"],
        "seats": list(TABLES[name]["tokens"]),
        "moves": [{"seat": seat, "move": move} for seat, move in old],
    }
    stopped = curia.replay(record)
    assert stopped.stopped is not None
    assert stopped.stopped["clause"] == REFUSED[name]
    number = stopped.stopped["number"]

    watching = players["red"].stream()
    for seat, player in players.items():
        view = player.see(made)["view"]
        expected = stopped.view(seat)
        said = {"event": "host", "move": f"upgraded {len(old) - number + 1}"}
        assert view["events"] == [*expected["events"], said]
        assert view | {"events": []} == expected | {"events": []}
    # The log has grown by the entry that says so, and nothing of it is lost.
    assert entries(upgraded, made) == [*old, ("host", f"upgraded {len(old) - number + 1}")]
    assert "goes on from before a move that the rules refuse" in upgraded.log()
    told = watching.until("news")
    assert "upgraded" in json.dumps(told)

    play_out(made, players, most=8)
    here = {seat: player.see(made) for seat, player in players.items()}
    upgraded.stop()
    upgraded.start()
    assert {seat: player.see(made) for seat, player in players.items()} == here

    for player in players.values():
        player.call("POST", f"/api/tables/{made['table']}/resign")
    final = players["red"].get(f"/api/tables/{made['table']}/record")
    again = curia.replay(final)
    assert again.stopped is None
    assert again.result is not None
    assert proof.verify(final, curia.GAMES) == final["proof"]["commitment"]
    steps = players["red"].get(f"/api/tables/{made['table']}/views/0")["steps"]
    moves = [entry for entry in final["moves"] if entry["seat"] != "chance"]
    assert steps == len(moves) - (len(old) - number + 1)
    for step in range(steps, -1, -9):
        players["red"].get(f"/api/tables/{made['table']}/views/{step}")


def test_a_finished_match_stays_as_it_was(upgraded: Server) -> None:
    made, players = seated(upgraded, "over")
    record = players["blue"].get(f"/api/tables/{made['table']}/record")
    assert [(entry["seat"], entry["move"]) for entry in record["moves"]] == before("over")
    assert record["rules"] == 1
    assert entries(upgraded, made) == before("over")
    assert players["blue"].get("/api/me")["tables"][0]["status"] == "over"
