"""No table is so long that the others have to wait for it."""

import asyncio
import json
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import pytest
import sqlalchemy as sa

import curia
from curia.core import proof
from curia.core.match import Match
from curia.server import limits, wire
from curia.server.refusals import Refused
from curia.server.services import Services
from curia.server.storage import schema
from curia.server.tables import clock, lobby, playing, render, room, seating
from tests.server.serving import Json, Server, serving, started
from tests.server.test_services import key, table, with_services

TRIO = ["red", "blue", "green"]
PEOPLE = [wire.SeatWanted(kind="person")] * 3


def deal(number: int, text: str = "x") -> str:
    """A proposal with so many promises."""
    promise = {"by": "{seat}", "to": "{other}", "kind": "words", "text": text}
    said = json.dumps({"promises": [promise] * number}, separators=(",", ":"), ensure_ascii=False)
    return f"propose {said}"


def poisoned(secret: bytes, nonces: list[str]) -> list[tuple[str, str]]:
    """A log as version 1 allowed it: ten turns, a deal of 360 promises in each, forty take-backs."""
    match = curia.new("quovadis", seats=3, chance=proof.chance(secret, nonces))
    log = list(match.entries())
    for number in range(10):
        seat = match.to_act[0]
        other = next(name for name in TRIO if name != seat)
        log.append((seat, deal(360).replace("{seat}", seat).replace("{other}", other)))
        for _ in range(4):
            log += [(seat, "enter b5" if number < 5 else "enter d3"), ("host", "back 1")]
        move = next(move for move in match.legal(seat) if move.startswith(("enter", "caesar")))
        match.play(seat, move)
        log.append((seat, move))
    return log


async def insert(services: Services, log: list[tuple[str, str]], rules: int) -> str:
    """A table in play with this log, written into the store as an older release left it."""
    one = await key(services)
    id, _ = await lobby.open_table(services, one, wire.TableWanted(game="quovadis", open=True, seats=PEOPLE))
    seats, tables = schema.seats, schema.tables
    rows = [
        {"table": id, "number": number, "seat": seat, "move": move, "made": 1.0}
        for number, (seat, move) in enumerate(log)
    ]
    playing_ = {"status": "playing", "number": len(log), "rules": rules, "version": 7}
    await services.store.write_all(
        sa.insert(schema.entries).values(rows),
        sa.update(seats).where(seats.c.table == id).values(key=one, name="Livia"),
        sa.update(tables).where(tables.c.id == id).values(playing_),
    )
    services.rooms.pop(id, None)
    return id


def test_a_poisoned_log_loads_in_one_pass_while_others_are_answered(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    entered: list[tuple[str, str]] = []
    real = Match._enter

    def enter(match: Match, seat: str, move: str) -> None:
        entered.append((seat, move))
        real(match, seat, move)

    async def work(services: Services) -> None:
        log = poisoned(proof.make_secret(), ["a", "b", "c"])
        id = await insert(services, log, rules=1)
        other, _, _ = await table(services)
        monkeypatch.setattr(Match, "_enter", enter)
        monkeypatch.setattr(room, "_LONG", 10)
        loading = asyncio.create_task(services.room(id).read(lambda room: room.about))
        answered = 0
        while not loading.done():
            await other.read(lambda room: room.about)
            await asyncio.sleep(0)
            answered += bool(entered)
        assert (await loading)["status"] == "playing"
        assert answered > 1
        # What was taken back is never played, and nothing else is played twice.
        assert 0 < len(entered) <= len(log) - 80
        assert all(seat != "host" for seat, _ in entered)
        # Reading it again for a watcher who comes or goes replays nothing.
        entered.clear()
        stranger = await key(services)
        await lobby.watch(services, stranger, id, None)
        await lobby.unwatch(services, stranger, id)
        await lobby.unwatch(services, stranger, id)
        await services.room(id).read(lambda room: room.about)
        assert entered == []

    with_services(data, work)


def test_who_may_not_see_a_table_makes_nobody_read_it_again(data: Path) -> None:
    async def work(services: Services) -> None:
        room, _, _ = await table(services)
        await services.store.write_all(sa.update(schema.tables).values(open=False))
        room.reset()
        stranger = await key(services)
        await room.read(lambda room: None)
        with pytest.raises(Refused, match="not for you"):
            await lobby.unwatch(services, stranger, room.id)
        assert room.loaded

    with_services(data, work)


@pytest.mark.parametrize("text", ["x", 20 * "🦉"], ids=["short", "owls"])
def test_long_deals_end_and_the_match_goes_on(data: Path, text: str) -> None:
    async def work(services: Services) -> None:
        one = await key(services)
        id, _ = await lobby.open_table(
            services, one, wire.TableWanted(game="quovadis", open=True, seats=PEOPLE)
        )
        room = services.room(id)
        for name in TRIO:
            await room.change(seating.sit(one, name, name, None, None))
        await room.change(playing.start(one))

        async def move(text: str) -> None:
            def decide(room: Any) -> tuple[str, str]:
                seat = room.match.to_act[0]
                other = next(name for name in room.match.seats if name != seat)
                return room.decision(seat), text.replace("{seat}", seat).replace("{other}", other)

            decision, said = await room.read(decide)
            await room.change(playing.move(one, decision, said, uuid4().hex))

        while room.log_bytes <= 3000:
            await move(deal(8, text))
        with pytest.raises(Refused, match="too long"):
            await move(deal(8, text))
        await move("caesar g3>j5")
        # Letters that take several bytes to send count as such, also when the log is read again.
        assert room.match is not None
        written = sum(len(text.encode()) for _, text in room.match.entries())
        assert 3000 < room.log_bytes == written < 3000 + len(deal(8, text).encode()) + 200
        room.reset()
        assert await room.read(lambda room: room.log_bytes) == written

    with_services(data, work, max_log_bytes=3000)


def test_what_everyone_sees_of_a_match_does_not_grow_without_end(data: Path) -> None:
    async def work(services: Services) -> None:
        one = await key(services)
        id, _ = await lobby.open_table(
            services, one, wire.TableWanted(game="quovadis", open=True, seats=PEOPLE)
        )
        room = services.room(id)
        for name in TRIO:
            await room.change(seating.sit(one, name, name, None, None))
        await room.change(playing.start(one))
        assert room.match is not None
        seat = room.match.to_act[0]
        other = next(name for name in TRIO if name != seat)

        async def move(text: str) -> None:
            said = text.replace("{seat}", seat).replace("{other}", other)
            await room.change(playing.move(one, room.decision(seat) or "", said, uuid4().hex))

        promised = 0
        while not room.too_long:
            await move(deal(8))
            promised += 1
        assert 1 < promised < 9
        assert len(render.dumps(room.public)) < 12_000
        # One promise is a deal, too.
        for promises in (8, 1):
            with pytest.raises(Refused, match="too long"):
                await move(deal(promises))
        await move("caesar g3>j5")

    with_services(data, work, max_view_bytes=9000)


def test_a_long_answer_counts_as_several_requests(data: Path) -> None:
    """A long match costs the server more than a short one, so it costs whoever asks for it more, too."""
    with serving(data, CURIA_RATE="0", CURIA_RATE_BURST="20") as server, httpx.Client() as client:
        answers = [client.get(f"{server.address}/api/openapi.json") for _ in range(20)]
        assert len(answers[0].content) > 50_000
        assert 2 < [answer.status_code for answer in answers].count(200) < 12


def test_nobody_is_charged_more_than_time_makes_good(monkeypatch: pytest.MonkeyPatch) -> None:
    passed = 0.0
    monkeypatch.setattr(clock, "monotonic", lambda: passed)
    rate = limits.Rate(1.0, 10)
    rate.charge("me", 1_000_000)
    rate.take("you")
    with pytest.raises(Refused):
        rate.take("me")
    passed = 11.0
    rate.take("me")


def test_the_last_lines_are_sent_and_earlier_ones_by_page(server: Server, data: Path) -> None:
    made, players = started(server, "caesar-cleopatra-small", ["cleopatra", "caesar"])
    path = f"/api/tables/{made['table']}"
    with_lines(server, made, 450)
    seen = players["caesar"].get(path)["chat"]
    assert [line["number"] for line in seen] == list(range(250, 450))
    earlier = players["caesar"].get(f"{path}/chat", before=250)["lines"]
    assert [line["number"] for line in earlier] == list(range(50, 250))
    first = players["caesar"].get(f"{path}/chat", before=50)["lines"]
    assert [line["number"] for line in first] == list(range(50))
    assert players["caesar"].get(f"{path}/chat", before=0)["lines"] == []
    stream = players["caesar"].stream()
    assert len(stream.until("chat")["chat"]) == 200
    server.client().refused("GET", f"{path}/chat", 403, before=50)


def with_lines(server: Server, made: Json, count: int) -> None:
    """A table where so much was said, written into the database of a server that runs."""
    database = sa.create_engine(f"sqlite:///{server.data / 'curia.db'}")
    with database.begin() as connection:
        line = {"table": made["table"], "seat": "caesar", "text": "Ave", "made": 1.0}
        rows = [{**line, "number": number} for number in range(count)]
        connection.execute(sa.insert(schema.chat), rows)
        table = schema.tables
        known = table.c.id == made["table"]
        connection.execute(sa.update(table).where(known).values(said=count, version=table.c.version + 1))
    database.dispose()
    # The server has to read the table again: another client comes to watch.
    server.client().post(f"/api/tables/{made['table']}/watch", invite=made["invite"])


def test_talk_has_a_rate_and_an_end(data: Path) -> None:
    async def work(services: Services) -> None:
        room, one, two = await table(services)

        async def say(who: int) -> None:
            said = wire.Say(seat=None, text="Ave", request=uuid4().hex)
            await lobby.say(services, who, room.id, said)

        for _ in range(4):
            await say(one)
        with pytest.raises(Refused) as refused:
            await say(one)
        assert refused.value.status == 429
        await say(two)
        await say(two)
        with pytest.raises(Refused, match="Enough has been said"):
            await say(two)

    with_services(data, work, chat_a_minute=4, max_chat=6)


def test_a_new_name_does_not_tell_the_whole_story_anew(data: Path) -> None:
    async def work(services: Services) -> None:
        room, one, _ = await table(services)
        first = await room.read(lambda room: render.play(room, "cleopatra", -1))
        await room.change(seating.rename(one, "cleopatra", "Drusilla"))
        assert await room.read(lambda room: render.play(room, "cleopatra", -1)) is first

    with_services(data, work)


def test_a_story_that_is_unusually_long_is_not_kept(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(services: Services) -> None:
        room, _, _ = await table(services)
        monkeypatch.setattr(render, "_USUAL", 100)
        await room.read(lambda room: render.play(room, "cleopatra", -1))
        assert room.rendered == {}

    with_services(data, work)


def test_a_view_is_told_once_for_all_who_ask(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(services: Services) -> None:
        room, one, two = await table(services)
        first = await room.read(lobby.rendered_view(one, None))
        told: list[str | None] = []
        real = Match.view

        def view(match: Match, seat: str | None, past: bool = True) -> Json:
            told.append(seat)
            return real(match, seat, past)

        monkeypatch.setattr(Match, "view", view)
        for _ in range(20):
            assert await room.read(lobby.rendered_view(one, None)) == first
        assert told == []
        assert json.loads(first) == await room.read(lobby.full_view(one, None))
        assert await room.read(lobby.rendered_view(two, None)) != first

    with_services(data, work)
