"""Provable chance: the server has to deal what it committed to, and can't choose its own share afterwards."""

import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

import curia
from curia.core import proof
from curia.core.errors import BadInput
from tests.server.serving import Json, Server, play_out, started

PAIR = ["cleopatra", "caesar"]
BOT = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
MINE = "five small sparrows"


def finished(server: Server, nonce: str | None, **more: object) -> Json:
    """The record of a match of one person, with this nonce, against a bot."""
    player = server.client()
    made = player.table("caesar-cleopatra-small", seats=BOT, **more)
    player.sit(made, "cleopatra", **({} if nonce is None else {"nonce": nonce}))
    player.post(f"/api/tables/{made['table']}/start")
    player.post(f"/api/tables/{made['table']}/resign")
    return player.get(f"/api/tables/{made['table']}/record")


def test_what_nobody_gives_is_derived_from_the_secret(server: Server) -> None:
    record = finished(server, MINE)
    secret = bytes.fromhex(record["proof"]["secret"])
    assert record["proof"]["nonces"] == [MINE, proof.derived_nonce(secret, 1)]
    assert proof.given_nonces(record, curia.GAMES) == {"cleopatra": MINE}
    record = finished(server, None)
    assert proof.verify(record, curia.GAMES) == record["proof"]["commitment"]
    assert proof.given_nonces(record, curia.GAMES) == {}


def test_a_server_that_grinds_its_own_nonces_is_found_out() -> None:
    """It has seen the player's nonce and looks for one of its bot's that deals the player worse cards."""
    secret = proof.make_secret()
    honest = [MINE, proof.derived_nonce(secret, 1)]

    def deal(nonces: list[str]) -> Json:
        match = curia.new("caesar-cleopatra", chance=proof.chance(secret, nonces))
        match.play("host", "resigned cleopatra")
        return {**match.record(), "proof": proof.prove(secret, nonces)}

    def value(record: Json) -> int:
        pile = next(e["move"] for e in record["moves"] if e["move"].startswith("influence cleopatra"))
        return sum(int(card) for card in pile.split(" ")[2:12] if card != "P")

    ground = min((deal([MINE, f"try {number}"]) for number in range(300)), key=value)
    assert value(ground) < value(deal(honest))
    # Every deal does follow from the nonces. But one of these comes from nobody, and that shows.
    assert proof.verify(ground, curia.GAMES) == proof.verify(deal(honest), curia.GAMES)
    assert proof.given_nonces(deal(honest), curia.GAMES) == {"cleopatra": MINE}
    assert set(proof.given_nonces(ground, curia.GAMES)) == set(PAIR)


def test_a_seated_player_gives_a_nonce_until_play_begins(server: Server) -> None:
    made, players = started(server, "caesar-cleopatra-small", PAIR)
    path = f"/api/tables/{made['table']}"
    seat = {"seat": "caesar", "name": "Titus", "nonce": "too late"}
    problem = players["caesar"].refused("POST", f"{path}/seats", 409, **seat)
    assert problem["key"] == "server-started"
    play_out(made, players)
    again = players["caesar"].post(f"{path}/rematch")
    for name, player in players.items():
        player.post(f"/api/tables/{again['table']}/seats", seat=name, name=name, nonce=f"{name} again")
    host = next(p for p in players.values() if p.get(f"/api/tables/{again['table']}")["yours"]["host"])
    host.post(f"/api/tables/{again['table']}/start")
    about = host.get(f"/api/tables/{again['table']}")["about"]
    assert about["nonces"] == ["cleopatra again", "caesar again"]


@pytest.mark.parametrize(("nonce", "code"), [(MINE, 0), ("six small sparrows", 2)])
def test_verify_checks_a_nonce(server: Server, data: Path, nonce: str, code: int) -> None:
    file = data / "record.json"
    file.write_text(json.dumps(finished(server, MINE)))
    command = [sys.executable, "-m", "curia", "verify", str(file), "--nonce", nonce, "--language", "en"]
    told = subprocess.run(command, capture_output=True, text=True)
    assert told.returncode == code
    assert ("given at: cleopatra." in told.stdout) is (code == 0)
    assert ("Nobody has given the nonce" in told.stderr) is (code == 2)


def test_the_nonce_of_a_bot_is_nobodys(server: Server) -> None:
    """The derived nonce is in the record, but nobody gave it."""
    record = finished(server, MINE)
    with pytest.raises(BadInput, match="Nobody has given"):
        proof.check_nonce(record, record["proof"]["nonces"][1], curia.GAMES)


@pytest.mark.parametrize("name", ["caesar", "quovadis", "caesar-2", "quovadis-2"])
def test_the_records_that_the_page_checks_are_fair(name: str) -> None:
    """The client's check of deals is tested with these: both implementations have to agree."""
    file = Path(__file__).parents[1] / "records" / "fair" / f"{name}.json"
    record = json.loads(file.read_text(encoding="utf-8"))
    assert proof.verify(record, curia.GAMES) == record["proof"]["commitment"]
    assert list(proof.given_nonces(record, curia.GAMES)) == record["seats"][:1]
    assert record["proof"]["scheme"] == (proof.NEWEST if name.endswith("2") else proof.FIRST)


def dealt_again(scheme: str, word: str, tries: int) -> list[Json]:
    """The records of a server that throws its deal away before anybody has seen it: never, once, twice ..."""
    secret = proof.make_secret()
    nonces = [MINE, proof.derived_nonce(secret, 1)]
    records = []
    for times in range(tries):
        match = curia.new("caesar-cleopatra", chance=proof.chance(secret, nonces, scheme))
        for _ in range(times):
            match.play("host", f"{word} 3")
        match.play("host", "resigned caesar")
        records.append({**match.record(), "proof": proof.prove(secret, nonces, scheme)})
    return records


def last_deal(record: Json) -> list[str]:
    return [entry["move"] for entry in record["moves"] if entry["seat"] == "chance"][-3:]


@pytest.mark.parametrize("word", ["back", "upgraded"])
def test_dealing_again_gives_the_same(word: str) -> None:
    """A server that knows all nonces has nothing to choose from."""
    first, *others = dealt_again(proof.NEWEST, word, 5)
    assert all(last_deal(record) == last_deal(first) for record in others)
    # As deals were drawn at first, it had.
    first, *others = dealt_again(proof.FIRST, word, 5)
    assert all(last_deal(record) != last_deal(first) for record in others)


@pytest.mark.parametrize(
    ("scheme", "word"), [(proof.NEWEST, "back"), (proof.FIRST, "back"), (proof.FIRST, "upgraded")]
)
def test_a_server_that_deals_again_is_found_out(scheme: str, word: str) -> None:
    first, *others = dealt_again(scheme, word, 3)
    assert proof.verify(first, curia.GAMES) == first["proof"]["commitment"]
    for record in others:
        with pytest.raises(BadInput, match="Entry 4 takes deals back"):
            proof.verify(record, curia.GAMES)


def test_who_verifies_is_told_where_a_server_went_on_by_newer_rules(data: Path) -> None:
    file = data / "record.json"
    secret = proof.make_secret()
    nonces = [proof.derived_nonce(secret, place) for place in (0, 1)]
    match = curia.new("caesar-cleopatra", chance=proof.chance(secret, nonces))
    order = match.legal("cleopatra")[0]
    for seat, move in (("cleopatra", order), ("host", "upgraded 1"), ("host", "resigned caesar")):
        match.play(seat, move)
    file.write_text(json.dumps({**match.record(), "proof": proof.prove(secret, nonces)}))
    command = [sys.executable, "-m", "curia", "verify", str(file), "--language", "en"]
    told = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "With entry 5 the server took entries back" in told.stdout


def test_a_table_keeps_the_scheme_of_its_commitment(server: Server) -> None:
    """Of a match that an older release has dealt, the rest is dealt its way, and verifies its way."""
    player = server.client()
    made = player.table("caesar-cleopatra-small", seats=BOT)
    player.sit(made, "cleopatra", nonce=MINE)
    assert finished(server, MINE)["proof"]["scheme"] == proof.NEWEST
    server.stop()
    with closing(sqlite3.connect(server.data / "curia.db")) as database, database:
        database.execute("UPDATE tables SET scheme = 'curia-1' WHERE id = ?", (made["table"],))
    server.start()
    player.post(f"/api/tables/{made['table']}/start")
    player.post(f"/api/tables/{made['table']}/resign")
    record = player.get(f"/api/tables/{made['table']}/record")
    assert record["proof"]["scheme"] == proof.FIRST
    assert proof.verify(record, curia.GAMES) == record["proof"]["commitment"]
