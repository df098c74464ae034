"""Bots that play on for people: who may watch, who may come back, and under whose name."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from curia.server import wire
from curia.server.refusals import Refused
from curia.server.services import Services
from curia.server.storage import schema
from curia.server.tables import clock, lobby, playing, render, seating
from curia.server.tables.room import Room
from tests.server.serving import Client, Json, Server, play_out, started
from tests.server.test_services import Time, key, time, with_services

__all__ = ["time"]
PAIR = ["cleopatra", "caesar"]
TRIO = ["red", "blue", "green"]
NAMES = {"red": "Livia", "blue": "Titus", "green": "Gaius"}


def replaced(server: Server) -> tuple[Json, dict[str, Client]]:
    """A table of three where the others have chosen a bot for Green."""
    made, players = started(server, "quovadis", TRIO)
    path = f"/api/tables/{made['table']}"
    players["green"].post(f"{path}/away", away=True)
    for seat in ("red", "blue"):
        players[seat].post(f"{path}/absent", absent="green", choice="bot")
    return made, players


def test_who_is_replaced_may_watch_and_take_the_seat_back(server: Server) -> None:
    made, players = replaced(server)
    path, green = f"/api/tables/{made['table']}", players["green"]
    seen = green.get(path)
    assert (seen["yours"]["seats"], seen["yours"]["back"]) == ([], ["green"])
    assert [play["seat"] for play in seen["play"]] == [None]
    (mine,) = green.get("/api/me")["tables"]
    assert (mine["table"], mine["seats"], mine["back"]) == (made["table"], [], ["green"])
    stream = green.stream()
    stream.until("play")
    green.post(f"{path}/seats", name="Gaius")
    seen = green.get(path)
    assert (seen["yours"]["seats"], seen["yours"]["back"]) == (["green"], [])
    assert [play["seat"] for play in seen["play"]] == ["green"]
    back = seen["about"]["seats"][2]
    assert (back["kind"], back["bot"], back["name"], back["stands_for"]) == ("person", None, "Gaius", None)
    while stream.until("play")["play"][0]["seat"] != "green":
        pass
    keys = [line["words"]["key"] for line in green.get(path)["chat"] if line["seat"] is None]
    assert keys == ["table-stand-in", "table-back"]
    play_out(made, players, most=6)


def test_nobody_else_gets_a_seat_that_has_been_played(server: Server) -> None:
    made, players = replaced(server)
    path = f"/api/tables/{made['table']}"
    taken = {"seat": "green", "name": "x", "invite": made["invite"]}
    for seat in ("red", "blue"):
        assert players[seat].get(path)["yours"]["left"] == []
        players[seat].refused("POST", f"{path}/seats", 409, "server-seat-played", **taken)
    stranger = server.client()
    stranger.refused("POST", f"{path}/seats", 409, "server-no-seat", name="x", invite=made["invite"])
    # A stranger may ask, and has the seat only if everyone says yes; one who comes back needs nobody's leave.
    stranger.post(f"{path}/watch", invite=made["invite"])
    assert stranger.get(path)["yours"]["left"] == ["green"]
    stranger.post(f"{path}/seats", **taken)
    assert stranger.get(path)["yours"]["seats"] == []
    players["green"].post(f"{path}/seats", name="Gaius")
    assert players["red"].get(path)["about"]["applicants"] == []
    assert players["green"].get(path)["yours"]["seats"] == ["green"]


def test_a_bot_plays_on_for_who_resigns_among_three(server: Server) -> None:
    made, players = started(server, "quovadis", TRIO)
    path = f"/api/tables/{made['table']}"
    assert players["red"].get(path)["about"]["resign"] == "bot"
    players["green"].post(f"{path}/resign")
    about = players["red"].get(path)["about"]
    green = about["seats"][2]
    assert (about["status"], about["result"], about["resign"]) == ("playing", None, "bot")
    assert (green["kind"], green["bot"], green["name"]) == ("bot", "imperator", None)
    assert (green["stands_for"], green["resigned"]) == ("green player", True)
    seen = players["green"].get(path)
    assert (seen["yours"]["seats"], seen["yours"]["back"], seen["yours"]["left"]) == ([], [], [])
    assert [play["seat"] for play in seen["play"]] == [None]
    players["green"].refused("POST", f"{path}/seats", 409, "server-seat-played", seat="green", name="Gaius")
    players["green"].refused("POST", f"{path}/seats", 409, "server-no-seat", name="Gaius")
    play_out(made, {seat: players[seat] for seat in ("red", "blue")}, most=4)
    # The last person cannot be left behind by their own resignation: then the match ends.
    players["blue"].post(f"{path}/resign")
    about = players["red"].get(path)["about"]
    assert (about["status"], about["resign"]) == ("playing", "end")
    players["red"].post(f"{path}/resign")
    result = players["red"].get(path)["about"]["result"]
    assert (result["reason"], result["by"]) == ("resigned", "red")


def test_nobody_s_absence_ends_the_match_for_three(server: Server) -> None:
    made, players = started(server, "quovadis", TRIO)
    path = f"/api/tables/{made['table']}"
    assert players["red"].get(path)["about"]["absence"] == ["bot", "wait"]
    players["green"].post(f"{path}/away", away=True)
    for seat in ("red", "blue"):
        body = {"absent": "green", "choice": "end"}
        players[seat].refused("POST", f"{path}/absent", 409, "server-absent-end", **body)
    about = players["red"].get(path)["about"]
    assert (about["status"], about["choices"]) == ("playing", {})


def test_between_two_resigning_and_absence_end_the_match(server: Server) -> None:
    made, players = started(server, "caesar-cleopatra", PAIR)
    about = players["caesar"].get(f"/api/tables/{made['table']}")["about"]
    assert (about["resign"], about["absence"]) == ("end", ["bot", "wait", "end"])


def test_alone_among_bots_resigning_ends_the_match(server: Server) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "tiro"}, {"kind": "bot", "bot": "tiro"}]
    made, players = started(server, "quovadis", ["red"], seats=seats)
    path = f"/api/tables/{made['table']}"
    assert players["red"].get(path)["about"]["resign"] == "end"
    players["red"].post(f"{path}/resign")
    result = players["red"].get(path)["about"]["result"]
    assert (result["reason"], result["by"]) == ("resigned", "red")
    assert "red" not in result["winners"]


def test_names_go_with_deletion_after_a_bot_took_over(server: Server) -> None:
    made, players = replaced(server)
    path = f"/api/tables/{made['table']}"
    seen = players["red"].get(path)
    assert seen["about"]["seats"][2]["stands_for"] == "green player"
    assert any(line["words"]["args"] == {"who": "green player"} for line in seen["chat"])
    players["green"].ok("DELETE", "/api/me")
    assert "green player" not in str(players["red"].get(path))


async def three(services: Services, **more: Any) -> tuple[Room, dict[str, int]]:
    keys = {seat: await key(services) for seat in TRIO}
    wanted = wire.TableWanted(game="quovadis", seats=[wire.SeatWanted()] * 3, **more)
    id, invite = await lobby.open_table(services, keys["red"], wanted)
    room = services.room(id)
    for seat, holder in keys.items():
        await room.change(seating.sit(holder, seat, NAMES[seat], None, invite))
    await room.change(playing.start(keys["red"]))
    return room, keys


async def idle(services: Services) -> None:
    while services._attending:
        await asyncio.sleep(0.01)


def test_a_bot_never_talks_or_plays_under_a_person_s_name(data: Path) -> None:
    async def work(services: Services) -> None:
        room, _ = await three(services)
        seat = room.seat(next(name for name in TRIO if name in room.table.asked))
        await room.change(lambda room: seating.take_over(room, seat))
        decision = room.decision(seat.seat) or ""
        move = room.match.legal(seat.seat)[0] if room.match else ""
        said = {"key": "qv-pitch-price", "args": {"laurels": 2}, "text": "For 2 laurels."}
        person = seat.former_name
        for bot in (None, "praetor"):
            act = playing.move_by_itself(seat.seat, decision, move, None, said, bot)
            with pytest.raises(Refused):
                await room.change(act)
        await room.change(playing.move_by_itself(seat.seat, decision, move, None, said, "imperator"))
        lines = [line for line in await services.store.chat(room.id) if line.seat == seat.seat]
        assert [line.name for line in lines] == ["imperator"]
        assert render.about(room)["seats"][seat.place]["name"] is None
        assert render.about(room)["seats"][seat.place]["stands_for"] == person

    with_services(data, work, bot_seconds=1000.0)


def test_what_a_bot_was_thinking_is_dropped_when_its_person_comes_back(data: Path) -> None:
    async def work(services: Services) -> None:
        room, keys = await three(services)
        asked = next(name for name in TRIO if name in room.table.asked)
        seat = room.seat(asked)
        await room.change(lambda room: seating.take_over(room, seat))
        decision, number = room.decision(asked) or "", room.table.number
        move = room.match.legal(asked)[0] if room.match else ""
        await room.change(seating.sit(keys[asked], asked, "Back", None, None))
        with pytest.raises(Refused):
            await room.change(playing.move_by_itself(asked, decision, move, None, None, "imperator"))
        assert room.table.number == number
        await room.change(playing.move(keys[asked], room.decision(asked) or "", move, "12345678"))
        assert room.table.number > number

    with_services(data, work, bot_seconds=1000.0)


def test_who_comes_back_after_their_time_has_a_minute(data: Path, time: Time) -> None:
    async def work(services: Services) -> None:
        room, keys = await three(services, clock={"kind": "live", "seconds": 300, "increment": 5})
        asked = next(name for name in TRIO if name in room.table.asked)
        seat = room.seat(asked)
        time.passed = 310
        await services.sweep()
        await idle(services)
        assert seat.late
        await room.change(lambda room: seating.take_over(room, seat))
        time.passed = 500
        await room.change(seating.sit(keys[asked], asked, "Back", None, None))
        assert (seat.late, seat.left) == (False, 60.0)
        assert (clock.deadline(room, seat) or 0) == pytest.approx(clock.now() + 60, abs=5)

    with_services(data, work, bot_seconds=1000.0)


def test_a_bot_uses_nobody_s_time(data: Path, time: Time) -> None:
    async def work(services: Services) -> None:
        room, keys = await three(services, clock={"kind": "live", "seconds": 300, "increment": 5})
        asked = next(name for name in TRIO if name in room.table.asked)
        seat = room.seat(asked)
        time.passed = 100
        await room.change(lambda room: seating.take_over(room, seat))
        time.passed = 250
        move = "enter b5"
        await room.change(playing.move_by_itself(asked, room.decision(asked) or "", move, bot="imperator"))
        await room.change(seating.sit(keys[asked], asked, "Back", None, None))
        assert seat.left == pytest.approx(200, abs=5)

    with_services(data, work, bot_seconds=1000.0)


def test_the_host_s_part_goes_to_somebody_who_plays(data: Path) -> None:
    async def work(services: Services) -> None:
        room, keys = await three(services)
        await room.change(playing.resign(keys["red"], None))
        assert room.table.host == keys["blue"]
        assert room.may_see(keys["red"])

    with_services(data, work, bot_seconds=1000.0)


def test_in_a_rematch_a_bot_plays_for_itself(data: Path) -> None:
    async def work(services: Services) -> None:
        room, keys = await three(services)
        for seat in ("green", "blue", "red"):
            await room.change(playing.resign(keys[seat], None))
        again = services.room(await lobby.rematch(services, keys["red"], room.id))
        await again.read(lambda room: None)
        assert [(seat.kind, seat.name, seat.former, seat.former_name) for seat in again.seats] == [
            ("person", "Livia", None, None),
            ("bot", None, None, None),
            ("bot", None, None, None),
        ]
        assert not again.may_see(keys["green"])

    with_services(data, work, bot_seconds=1000.0)


def test_keys_of_who_may_come_back_are_kept(data: Path, time: Time) -> None:
    async def work(services: Services) -> None:
        room, keys = await three(services)
        await room.change(playing.resign(keys["green"], None))
        time.passed = 91 * 86_400
        await services.tidy()
        rows = await services.store.rows(sa.select(schema.keys.c.id))
        assert {row["id"] for row in rows} == set(keys.values())

    with_services(data, work, bot_seconds=1000.0, playing_days=1e6)
