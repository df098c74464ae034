"""Hints at a table: only while everyone agrees, from the seat's own view, and without a trace."""

import asyncio
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import curia
from curia.bots.hints import hint
from curia.core import proof
from curia.locale import say
from curia.server.refusals import Refused
from curia.server.settings import Settings
from curia.server.workers.hints import Asked, Hints
from tests.server.serving import Client, Json, Server, play_out, serving, started

PAIR = ["cleopatra", "caesar"]
TRIO = ["red", "blue", "green"]
BOT = {"kind": "bot", "bot": "tiro"}
PERSON = {"kind": "person"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), CURIA_HINT_SECONDS="0.1") as running:
        yield running


def ask(client: Client, made: Json, **more: str) -> Json:
    return client.post(f"/api/tables/{made['table']}/hint", **more)


def agree(client: Client, made: Json, agreed: bool = True, **more: str) -> None:
    client.ok("PUT", f"/api/tables/{made['table']}/hints", agreed=agreed, **more)


def about(client: Client, made: Json) -> Json:
    found: Json = client.get(f"/api/tables/{made['table']}")["about"]
    return found


def agreed(client: Client, made: Json) -> list[str]:
    return [seat["seat"] for seat in about(client, made)["seats"] if seat["hints"]]


def test_against_bots_there_are_hints_with_reasons(server: Server) -> None:
    made, players = started(server, "caesar-cleopatra", ["cleopatra"], seats=[PERSON, BOT])
    me = players["cleopatra"]
    assert about(me, made)["hints"]
    while me.see(made)["view"]["phase"]["name"] != "main" or not me.see(made)["decision"]:
        me.step(made, random.Random(1))
    view = me.see(made)["view"]
    found = ask(me, made)
    assert found["move"] in view["legal"]
    assert found["decision"] == me.see(made)["decision"]
    assert 0 <= found["chance"] <= 1
    for reason in found["reasons"]:
        assert reason["message"] == say(reason["key"], reason["args"])
    me.http.headers["Accept-Language"] = "de"
    told = [reason["message"] for reason in ask(me, made)["reasons"]]
    assert told == [say(reason["key"], reason["args"], "de") for reason in found["reasons"]]


def test_a_hint_is_what_the_bot_says_to_the_seats_own_view(server: Server) -> None:
    """The server's answer can be had from the view alone: nothing hidden is behind it."""
    made, players = started(server, "quovadis", ["red"], seats=[PERSON, BOT, BOT])
    me = players["red"]
    for _ in range(4):
        while not me.see(made)["decision"] or "red" not in me.see(made)["view"]["to_act"]:
            pass
        seen = me.see(made)
        found = ask(me, made)
        own = hint(seen["view"], iterations=1, seed=seen["number"])
        assert (found["move"], found["chance"]) == (own["advice"], own["chances"]["red"])
        me.move(made, found["move"], seen["decision"])


def test_hints_leave_no_trace(server: Server) -> None:
    """Nobody's view, no entry, no deal and no number of the stream is different for a hint."""
    made, players = started(server, "caesar-cleopatra", PAIR, hints=True)
    stream = players["caesar"].stream()
    stream.until("play")
    path = f"/api/tables/{made['table']}"
    before = [(players[s].get(path), players[s].get("/api/me"), players[s].see(made)) for s in PAIR]
    ask(players["cleopatra"], made)
    ask(players["cleopatra"], made)
    assert [(players[s].get(path), players[s].get("/api/me"), players[s].see(made)) for s in PAIR] == before
    players["caesar"].post(f"{path}/chat", text="Ave", request="trace-0001")
    assert set(stream.next()[1]) == {"table", "chat"}


def test_the_match_goes_on_as_it_would_have(server: Server) -> None:
    """All chance still follows from the secret, the nonces and the moves."""
    made, players = started(server, "caesar-cleopatra-small", PAIR, hints=True)
    chance = random.Random(3)
    while waiting := players["cleopatra"].see(made)["view"]["to_act"]:
        for seat in waiting:
            if chance.random() < 0.3:
                ask(players[seat], made)
            players[seat].step(made, chance)
    record = players["caesar"].get(f"/api/tables/{made['table']}/record")
    proof.verify(record, curia.GAMES)


def test_between_people_hints_are_off_until_all_agree_and_anyone_withdraws(server: Server) -> None:
    made, players = started(server, "quovadis", TRIO)
    stream = players["green"].stream()
    stream.until("play")
    mover = players["red"].see(made)["view"]["turn"]
    path = f"/api/tables/{made['table']}/hint"
    assert not about(players["red"], made)["hints"]
    problem = players[mover].refused("POST", path, 409, "server-hints-off")
    assert problem["message"] == say("server-hints-off")
    for seat in ("red", "blue"):
        agree(players[seat], made)
    assert agreed(players["green"], made) == ["red", "blue"]
    players[mover].refused("POST", path, 409, "server-hints-off")
    agree(players["green"], made)
    assert about(players["red"], made)["hints"]
    while not stream.until("about")["about"]["hints"]:
        pass
    assert ask(players[mover], made)["move"]
    agree(players["blue"], made, False)
    assert not about(players["red"], made)["hints"]
    players[mover].refused("POST", path, 409, "server-hints-off")


def test_who_sits_down_at_a_table_with_hints_agrees(server: Server) -> None:
    host, guest = server.client(), server.client()
    made = host.table("caesar-cleopatra", hints=True)
    guest.post(f"/api/tables/{made['table']}/watch", invite=made["invite"])
    assert about(guest, made)["hints"]
    host.sit(made, "cleopatra")
    guest.sit(made, "caesar")
    assert agreed(guest, made) == PAIR
    agree(guest, made, False)
    assert not about(host, made)["hints"]
    guest.ok("DELETE", f"/api/tables/{made['table']}/seats/caesar")
    assert about(host, made)["hints"]
    assert agreed(host, made) == ["cleopatra"]


def test_who_comes_back_has_not_agreed_to_what_others_agreed_on(server: Server) -> None:
    made, players = started(server, "caesar-cleopatra", PAIR)
    for player in players.values():
        agree(player, made)
    players["caesar"].ok("DELETE", f"/api/tables/{made['table']}/seats/caesar")
    assert not about(players["cleopatra"], made)["hints"]
    players["caesar"].sit(made, "caesar")
    assert agreed(players["caesar"], made) == ["cleopatra"]
    assert not about(players["caesar"], made)["hints"]


def test_a_bot_that_takes_over_is_not_asked(server: Server) -> None:
    made, players = started(server, "caesar-cleopatra", PAIR)
    agree(players["cleopatra"], made)
    path = f"/api/tables/{made['table']}"
    players["caesar"].post(f"{path}/away", away=True)
    players["cleopatra"].post(f"{path}/absent", absent="caesar", choice="bot")
    assert about(players["cleopatra"], made)["hints"]


def test_a_rematch_keeps_what_was_agreed(server: Server) -> None:
    made, players = started(server, "caesar-cleopatra-small", PAIR)
    for player in players.values():
        agree(player, made)
    path = f"/api/tables/{made['table']}"
    players["caesar"].post(f"{path}/resign")
    players["caesar"].refused("PUT", f"{path}/hints", 409, "server-over", agreed=False)
    players["caesar"].refused("POST", f"{path}/hint", 409, "server-over")
    again = players["caesar"].post(f"{path}/rematch")
    assert agreed(players["caesar"], again) == PAIR


def test_who_may_not_ask(server: Server) -> None:
    made, players = started(server, "quovadis", TRIO, hints=True)
    path = f"/api/tables/{made['table']}"
    idle = next(seat for seat in TRIO if seat != players["red"].see(made)["view"]["turn"])
    players[idle].refused("POST", f"{path}/hint", 409, "server-hint-idle")
    watcher = server.client()
    watcher.post(f"{path}/watch", invite=made["invite"])
    for client in (watcher, server.client()):
        client.refused("POST", f"{path}/hint", 403)
        client.refused("PUT", f"{path}/hints", 403, agreed=True)
    server.client(key=False).refused("POST", f"{path}/hint", 401)
    players["red"].refused("POST", f"{path}/hint", 403, seat="blue")
    players["red"].refused("POST", f"{path}/hint", 422, number=3)
    waiting = players["red"].table("quovadis", hints=True)
    players["red"].sit(waiting, "red")
    players["red"].refused("POST", f"/api/tables/{waiting['table']}/hint", 409, "server-not-started")


def test_who_takes_the_place_of_a_bot_has_agreed_to_nothing(server: Server) -> None:
    host, other = server.client(), server.client()
    made = host.table("caesar-cleopatra", seats=[PERSON, BOT])
    host.sit(made, "cleopatra")
    host.ok("PATCH", f"/api/tables/{made['table']}/seats/caesar", bot="")
    assert not about(host, made)["hints"]
    other.sit(made, "caesar")
    host.post(f"/api/tables/{made['table']}/start")
    assert agreed(other, made) == ["cleopatra"]
    host.refused("POST", f"/api/tables/{made['table']}/hint", 409, "server-hints-off")


def test_so_many_wait_for_a_hint_and_no_more(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        hints = Hints(Settings(data))
        monkeypatch.setattr(hints, "_think", lambda asked, key: asyncio.sleep(60, {}))
        waiting = [
            asyncio.create_task(hints.hint(key, Asked("t", f"{key}", 1, None, {}), f"address {key % 4}"))
            for key in range(20)
        ]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="full"):
            await hints.hint(20, Asked("t", "20", 1, None, {}), "another address")
        await hints.stop()
        await asyncio.gather(*waiting, return_exceptions=True)

    asyncio.run(work())


def test_one_address_does_not_take_all_places(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        hints = Hints(Settings(data))
        monkeypatch.setattr(hints, "_think", lambda asked, address: asyncio.sleep(60, {}))

        def ask(key: int, address: str) -> asyncio.Task[Json]:
            return asyncio.create_task(hints.hint(key, Asked("t", f"{key}", 1, None, {}), address))

        waiting = [ask(key, "greedy") for key in range(5)]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="full"):
            await ask(5, "greedy")
        waiting.append(ask(6, "honest"))
        await asyncio.sleep(0)
        assert not waiting[-1].done()
        await hints.stop()
        await asyncio.gather(*waiting, return_exceptions=True)

    asyncio.run(work())


def test_one_device_says_which_seat(server: Server) -> None:
    host = server.client()
    made = host.table("caesar-cleopatra", hints=True)
    for seat in PAIR:
        host.sit(made, seat)
    host.post(f"/api/tables/{made['table']}/start")
    host.refused("POST", f"/api/tables/{made['table']}/hint", 400, "server-which-seat")
    assert ask(host, made, seat="caesar")["move"].startswith("order")


def test_the_same_question_is_thought_about_once_and_others_only_so_often(data: Path) -> None:
    with serving(data, CURIA_HINTS_A_MINUTE="2", CURIA_HINT_SECONDS="0.1") as server:
        made, players = started(server, "caesar-cleopatra", PAIR, hints=True)
        me = players["cleopatra"]
        with ThreadPoolExecutor(4) as threads:
            found = list(threads.map(lambda _: ask(server.client(me.token), made), range(4)))
        assert found == [found[0]] * 4
        chance = random.Random(1)
        path = f"/api/tables/{made['table']}/hint"
        play_out(made, players, most=2)
        ask(me, made)
        while not me.step(made, chance):
            players["caesar"].step(made, chance)
        while "cleopatra" not in me.see(made)["view"]["to_act"]:
            players["caesar"].step(made, chance)
        me.refused("POST", path, 429, "server-rate")


def test_a_bot_that_fails_to_advise_is_told_and_tried_again(data: Path) -> None:
    with serving(data, CURIA_BOT_LIMIT="0.001", CURIA_HINT_SECONDS="0") as server:
        made, players = started(server, "caesar-cleopatra", PAIR, hints=True)
        for _ in range(2):
            players["cleopatra"].refused(
                "POST", f"/api/tables/{made['table']}/hint", 503, "server-hint-failed"
            )
        assert players["cleopatra"].step(made, random.Random(1))
