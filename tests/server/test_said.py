"""What bots say about their deals: a sentence for everyone, stored together with the move or not at all."""

import asyncio
import json
import random
import time
from collections.abc import Callable
from pathlib import Path
from uuid import uuid4

import pytest
import sqlalchemy as sa

import curia
from curia.core.errors import IllegalMove
from curia.games.quovadis.bots import levels
from curia.locale import say
from curia.server import wire
from curia.server.refusals import Refused
from curia.server.services import Services
from curia.server.storage import migrations, schema
from curia.server.storage.rows import Change, SeatRow, TableRow
from curia.server.storage.store import Store
from curia.server.tables import clock, lobby, playing, seating
from curia.server.tables.room import Room
from curia.server.workers import bot_worker
from tests.server.serving import Client, Json, Server, insert_into_older, started
from tests.server.test_services import key, with_services

PERSON, BOT = {"kind": "person"}, {"kind": "bot", "bot": "imperator"}
SAID = {"key": "qv-pitch-price", "args": {"laurels": 2}, "text": "For 2 laurels I support you."}


def played_until_said(made: Json, players: dict[str, Client]) -> None:
    """Random moves of the people, until a bot has said something."""
    chance, first, until = random.Random(1), next(iter(players.values())), time.monotonic() + 60
    while not first.get(f"/api/tables/{made['table']}")["chat"]:
        assert time.monotonic() < until
        for seat, player in players.items():
            seen = player.see(made)
            if seat in seen["view"]["to_act"]:
                body = {"move": chance.choice(seen["view"]["legal"]), "request": uuid4().hex}
                # An offer may have come between.
                player.call("POST", f"/api/tables/{made['table']}/moves", decision=seen["decision"], **body)


def test_a_bots_sentence_reaches_everyone_with_its_words(server: Server) -> None:
    made, players = started(server, "quovadis", ["red", "blue"], seats=[PERSON, PERSON, BOT])
    watcher = server.client()
    watcher.post(f"/api/tables/{made['table']}/watch", invite=made["invite"])
    streams = [client.stream() for client in (*players.values(), watcher)]
    played_until_said(made, players)
    heard = [next(line for line in stream.until("chat")["chat"]) for stream in streams]
    line = heard[0]
    assert heard == [line] * 3
    words = line["words"]
    assert (line["seat"], line["name"]) == ("green", "imperator")
    assert line["text"] == say(words["key"], words["args"])
    assert words["key"].startswith("qv-pitch-")
    events = players["red"].see(made)["view"]["events"]
    assert any(one.get("seat") == "green" and one.get("number") == words["deal"] for one in events)


def test_nobody_puts_words_into_a_bots_mouth(server: Server) -> None:
    made, players = started(server, "quovadis", ["red", "blue", "green"])
    path = f"/api/tables/{made['table']}/chat"
    body = {"text": "Ave", "request": uuid4().hex}
    words: Json = {"key": "qv-pitch-both", "args": {}, "deal": None}
    players["red"].refused("POST", path, 422, "server-invalid", **body, words=words)
    players["red"].post(path, **body)
    (line,) = players["blue"].get(f"/api/tables/{made['table']}")["chat"]
    assert line["words"] is None


async def quo_vadis(services: Services) -> Room:
    """A table of three people, red on turn: bots there would not wait for the test."""
    people = [await key(services) for _ in range(3)]
    id, _ = await lobby.open_table(services, people[0], wire.TableWanted(game="quovadis", open=True))
    room = services.room(id)
    for person, seat in zip(people, ("red", "blue", "green"), strict=True):
        await room.change(seating.sit(person, seat, seat, None, None))
    await room.change(playing.start(people[0]))
    return await room.read(lambda room: room)


async def speaks(room: Room, move: str, seat: str = "", decision: str = "") -> None:
    """Whoever is on turn plays this and says something about it."""
    seat = seat or (room.public or {})["to_act"][0]
    decision = decision or room.decision(seat) or ""
    await room.change(playing.move_by_itself(seat, decision, move, None, SAID))


def test_a_sentence_is_stored_with_its_move(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(services: Services) -> None:
        room, stored = await quo_vadis(services), list[Change]()
        commit = services.store.commit

        async def watched(change: Change) -> None:
            stored.append(change)
            await commit(change)

        monkeypatch.setattr(services.store, "commit", watched)
        mover = (room.public or {})["turn"]
        giver = next(seat.seat for seat in room.seats if seat.seat != mover)
        promise = {"by": giver, "to": mover, "kind": "consent"}
        await speaks(room, f"propose {json.dumps({'promises': [promise]})}")
        await speaks(room, "accept 1", giver)
        assert [len(change.entries) for change in stored] == [len(change.chat) for change in stored] == [1, 1]
        lines = await services.store.chat(room.id)
        assert [(line.seat, line.text) for line in lines] == [(mover, SAID["text"]), (giver, SAID["text"])]
        assert [line.words for line in lines] == [
            {"key": SAID["key"], "args": SAID["args"], "deal": 1} for _ in lines
        ]

    with_services(data, work)


def test_what_is_not_played_is_not_said(data: Path) -> None:
    async def work(services: Services) -> None:
        room = await quo_vadis(services)
        mover = (room.public or {})["turn"]
        with pytest.raises(IllegalMove):
            await speaks(room, "accept 1")
        with pytest.raises(Refused):
            await speaks(room, "enter b5", mover, f"{mover}:999")
        room.seat(mover).muted = True
        await speaks(room, "enter b5")
        assert await services.store.chat(room.id) == []

    with_services(data, work)


def test_a_bot_without_words_has_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = {"bot": "imperator", "ask": "move", "seconds": 0, "seed": 1}
    view = curia.new("quovadis", seats=3, seed=1).view("red")
    fails: list[Callable[..., object]] = [lambda *_: 1 / 0, lambda *_: ("no-such-key", {})]
    for wrong in fails:
        monkeypatch.setattr(levels, "explain", wrong)
        answer = bot_worker.answer({**asked, "view": view})
        assert (answer["move"] in view["legal"], answer["said"]) == (True, None)


def test_what_was_said_before_there_were_words_is_kept(data: Path) -> None:
    async def run() -> None:
        address = f"sqlite+aiosqlite:///{data / 'curia.db'}"
        old = Store(address)
        async with old.engine.begin() as connection:
            await connection.run_sync(migrations.upgrade, "0003")
            row, seat = TableRow("one", "quovadis", {}, "secret", 0.0, 0.0), SeatRow("one", 0, "red")
            for table, one in ((schema.tables, row), (schema.seats, seat)):
                await connection.run_sync(insert_into_older, table, one)
            line = {"table": "one", "number": 0, "seat": "red", "text": "Ave", "made": clock.now()}
            await connection.execute(sa.insert(schema.chat).values(**line))
        await old.engine.dispose()
        store = Store(address)
        await store.open()
        (kept,) = await store.chat("one")
        assert (kept.text, kept.words) == ("Ave", None)
        await store.close()

    asyncio.run(run())
