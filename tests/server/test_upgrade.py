"""Matches in play go on after an upgrade: a database as release 0.1.0 left it, with rules of version 1.

tests/records/server-0.1.0.sql was written by that release's own server. Its first line names the tables and
the tokens of their players. At the French table Cleopatra has laid her card, at the German one Caesar is
asked for a veto; the third one has not begun.
"""

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

import curia
from tests.server.serving import Client, Json, Server, play_out, serving

OLD = (Path(__file__).parent.parent / "records" / "server-0.1.0.sql").read_text(encoding="utf-8")
TABLES: Json = json.loads(OLD.splitlines()[0].removeprefix("-- "))


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


def act(made: Json, player: Client, move: str) -> Json:
    """Play a move, and see what the player sees then."""
    player.move(made, move, player.see(made)["decision"])
    seen: Json = player.see(made)["view"]
    return seen


@pytest.mark.clause("CC-9.2")
def test_a_french_turn_goes_on_as_version_1_had_it(upgraded: Server) -> None:
    made, players = seated(upgraded, "french")
    player = players["cleopatra"]
    seen = player.see(made)["view"]
    assert seen["phase"]["name"] == "laid"
    assert seen["options"]["late_action"] == "no"
    assert seen["options"]["lone_end"] == "last-hand"
    seen = act(made, player, "done")
    while seen["to_act"] == ["cleopatra"]:
        assert seen["phase"]["name"] in ("draw", "vote")  # and never asks for a late action card
        seen = act(made, player, seen["legal"][0])


@pytest.mark.clause("CC-6.4")
@pytest.mark.parametrize("name", ["french", "kosmos"])
def test_a_match_of_version_1_goes_on_after_restarts(upgraded: Server, name: str) -> None:
    made, players = seated(upgraded, name)
    options = players["caesar"].see(made)["view"]["options"]
    assert options["lone_end"] == ("last-hand" if name == "french" else "no-room")
    assert options["late_action"] == "no"
    play_out(made, players, most=10)
    here = {seat: player.see(made) for seat, player in players.items()}
    upgraded.stop()
    upgraded.start()
    assert {seat: player.see(made) for seat, player in players.items()} == here
    play_out(made, players, most=10)
    players["cleopatra"].post(f"/api/tables/{made['table']}/resign", seat="cleopatra")
    record = players["caesar"].get(f"/api/tables/{made['table']}/record")
    assert record["rules"] == curia.GAMES["caesar-cleopatra"].rules
    assert record["options"] == options
    again = curia.replay(record)
    assert again.stopped is None
    assert again.view("caesar", past=False) == players["caesar"].see(made)["view"] | {"events": []}


def test_a_table_that_had_not_begun_plays_by_todays_rules(upgraded: Server) -> None:
    made, players = seated(upgraded, "waiting")
    players["cleopatra"].post(f"/api/tables/{made['table']}/start")
    options = players["caesar"].see(made)["view"]["options"]
    assert options == {"edition": "french", **curia.games()["caesar-cleopatra"]["editions"]["french"]}
