"""Memory aids (CC-2.5, CC-10.2): a table has them against bots, and between people while all agree."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from curia.server.storage import migrations, schema
from curia.server.storage.rows import SeatRow, TableRow
from curia.server.storage.store import Store
from tests.server.serving import Client, Json, Server, insert_into_older, serving, started

PAIR = ["cleopatra", "caesar"]
BOT = {"kind": "bot", "bot": "tiro"}
PERSON = {"kind": "person"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


def agree(client: Client, made: Json, agreed: bool = True, **more: str) -> None:
    client.ok("PUT", f"/api/tables/{made['table']}/memory-aids", agreed=agreed, **more)


def about(client: Client, made: Json) -> Json:
    found: Json = client.get(f"/api/tables/{made['table']}")["about"]
    return found


def agreed(client: Client, made: Json) -> list[str]:
    return [seat["seat"] for seat in about(client, made)["seats"] if seat["memory_aids"]]


@pytest.mark.clause("CC-10.2")
def test_they_are_on_against_bots_and_off_between_people(server: Server) -> None:
    host = server.client()
    assert about(host, host.table("caesar-cleopatra", seats=[PERSON, BOT]))["memory_aids"]
    assert not about(host, host.table("caesar-cleopatra"))["memory_aids"]
    assert not about(host, host.table("quovadis", seats=[PERSON, PERSON, BOT]))["memory_aids"]
    assert not about(host, host.table("caesar-cleopatra", seats=[PERSON, BOT], memory_aids=False))[
        "memory_aids"
    ]
    assert about(host, host.table("caesar-cleopatra", memory_aids=True))["memory_aids"]


def test_between_people_all_have_to_agree_and_anyone_withdraws(server: Server) -> None:
    made, players = started(server, "caesar-cleopatra", PAIR)
    stream = players["caesar"].stream()
    stream.until("play")
    agree(players["cleopatra"], made)
    assert agreed(players["caesar"], made) == ["cleopatra"]
    assert not about(players["caesar"], made)["memory_aids"]
    agree(players["caesar"], made)
    while not stream.until("about")["about"]["memory_aids"]:
        pass
    # Hints are another matter.
    assert not about(players["caesar"], made)["hints"]
    agree(players["cleopatra"], made, False)
    assert not about(players["caesar"], made)["memory_aids"]


def test_who_sits_down_at_a_table_with_them_agrees(server: Server) -> None:
    host, guest = server.client(), server.client()
    made = host.table("caesar-cleopatra", memory_aids=True)
    host.sit(made, "cleopatra")
    guest.sit(made, "caesar")
    assert agreed(guest, made) == PAIR
    guest.ok("DELETE", f"/api/tables/{made['table']}/seats/caesar")
    assert agreed(host, made) == ["cleopatra"]


def test_who_takes_the_place_of_a_bot_has_agreed_to_nothing(server: Server) -> None:
    host, other = server.client(), server.client()
    made = host.table("caesar-cleopatra", seats=[PERSON, BOT])
    host.sit(made, "cleopatra")
    host.ok("PATCH", f"/api/tables/{made['table']}/seats/caesar", bot="")
    assert not about(host, made)["memory_aids"]
    other.sit(made, "caesar")
    assert agreed(other, made) == ["cleopatra"]


def test_a_bot_that_takes_over_is_not_asked_and_a_rematch_keeps_what_was_agreed(server: Server) -> None:
    made, players = started(server, "caesar-cleopatra-small", PAIR)
    path = f"/api/tables/{made['table']}"
    agree(players["cleopatra"], made)
    players["caesar"].post(f"{path}/away", away=True)
    players["cleopatra"].post(f"{path}/absent", absent="caesar", choice="bot")
    assert about(players["cleopatra"], made)["memory_aids"]
    players["cleopatra"].post(f"{path}/resign")
    players["cleopatra"].refused("PUT", f"{path}/memory-aids", 409, "server-over", agreed=False)
    again = players["cleopatra"].post(f"{path}/rematch")
    assert agreed(players["cleopatra"], again) == ["cleopatra"]


def test_only_who_plays_is_asked(server: Server) -> None:
    made, players = started(server, "caesar-cleopatra", PAIR)
    path = f"/api/tables/{made['table']}/memory-aids"
    server.client().refused("PUT", path, 403, agreed=True)
    server.client(key=False).refused("PUT", path, 401, agreed=True)
    players["caesar"].refused("PUT", path, 403, seat="cleopatra", agreed=True)
    players["caesar"].refused("PUT", path, 422, agreed="perhaps")


@pytest.mark.clause("CC-10.2")
def test_views_keep_the_order_whatever_the_setting_is(server: Server) -> None:
    """Who remembers it may use it; what a person is shown is up to the page."""
    made, players = started(server, "caesar-cleopatra", PAIR)
    me = players["caesar"]
    seen = me.see(made)
    me.move(made, seen["view"]["legal"][0], seen["decision"])
    order = seen["view"]["legal"][0].split(" ")[1:]
    assert me.see(made)["view"]["players"]["caesar"]["actions"]["cards"] == order
    assert players["cleopatra"].see(made)["view"]["players"]["caesar"]["actions"]["cards"] is None


def test_tables_from_before_have_them_against_bots(data: Path) -> None:
    seated = {"bots": ("person", "bot"), "people": ("person", "person")}

    async def work() -> None:
        address = f"sqlite+aiosqlite:///{data / 'curia.db'}"
        old = Store(address)
        async with old.engine.begin() as connection:
            await connection.run_sync(migrations.upgrade, "0004")
            for id, kinds in seated.items():
                rows = [
                    (schema.tables, TableRow(id, "caesar-cleopatra", {}, "secret", 0.0, 0.0)),
                    *((schema.seats, SeatRow(id, n, seat, kinds[n])) for n, seat in enumerate(PAIR)),
                ]
                for table, row in rows:
                    await connection.run_sync(insert_into_older, table, row)
        await old.engine.dispose()
        store = Store(address)
        await store.open()
        found = {}
        for id in seated:
            stored = await store.table(id)
            assert stored is not None
            found[id] = (stored[0].memory_aids, [seat.memory_aids for seat in stored[1]])
        assert found == {"bots": (True, [True, False]), "people": (False, [False, False])}
        await store.close()

    asyncio.run(work())
