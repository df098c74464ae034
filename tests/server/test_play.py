"""Whole games by the API, and what a move is."""

import random
import threading
from pathlib import Path
from uuid import uuid4

import pytest

import curia
from curia.core import proof
from tests.server.serving import Server, play_out, serving, started

PAIR = ["cleopatra", "caesar"]


@pytest.mark.parametrize(
    ("game", "seats"), [("caesar-cleopatra", PAIR), ("quovadis", ["red", "blue", "green"])]
)
def test_a_whole_game_by_people(server: Server, game: str, seats: list[str]) -> None:
    made, players = started(server, game, seats)
    shown = players[seats[0]].get(f"/api/tables/{made['table']}")["about"]["commitment"]
    play_out(made, players)
    player = players[seats[1]]
    about = player.get(f"/api/tables/{made['table']}")["about"]
    assert about["status"] == "over"
    assert about["result"]["winners"]
    record = player.get(f"/api/tables/{made['table']}/record")
    assert proof.verify(record, curia.GAMES) == shown == about["commitment"]
    assert curia.replay(record).result == about["result"]


def test_a_whole_game_by_bots_and_a_person(server: Server) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    made, players = started(server, "caesar-cleopatra-small", ["cleopatra"], seats=seats)
    play_out(made, players)
    assert players["cleopatra"].get(f"/api/tables/{made['table']}")["about"]["status"] == "over"


def test_a_request_that_comes_twice_is_one_move(server: Server) -> None:
    made, players = started(server, "quovadis", ["red", "blue", "green"])
    seat = players["red"].see(made)["view"]["to_act"][0]
    seen = players[seat].see(made)
    request = uuid4().hex
    first = players[seat].move(made, "enter b5", seen["decision"], request)
    again = players[seat].move(made, "enter b5", seen["decision"], request)
    assert (first["known"], again["known"]) == (False, True)
    assert first["number"] == again["number"]
    assert players[seat].see(made)["view"]["committees"]["b5"] == [seat]


def test_many_at_once_with_the_same_request_are_one_move(server: Server) -> None:
    made, players = started(server, "quovadis", ["red", "blue", "green"])
    seat = players["red"].see(made)["view"]["to_act"][0]
    seen, request, answers = players[seat].see(made), uuid4().hex, []

    def send() -> None:
        client = server.client(players[seat].token)
        answers.append(client.move(made, "enter b5", seen["decision"], request))

    threads = [threading.Thread(target=send) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answer["known"] for answer in answers) == [False] + [True] * 7


def test_a_move_is_stale_once_its_question_is_gone(server: Server) -> None:
    made, players = started(server, "quovadis", ["red", "blue", "green"])
    seat = players["red"].see(made)["view"]["to_act"][0]
    seen = players[seat].see(made)
    players[seat].move(made, "enter b5", seen["decision"])
    path = f"/api/tables/{made['table']}/moves"
    body = {"move": "enter b5", "decision": seen["decision"], "request": uuid4().hex}
    players[seat].refused("POST", path, 409, "server-stale", **body)


def test_set_up_at_the_same_time_is_not_stale(server: Server) -> None:
    made, players = started(server, "caesar-cleopatra", PAIR)
    seen = {seat: players[seat].see(made) for seat in PAIR}
    for seat in PAIR:
        players[seat].move(made, seen[seat]["view"]["legal"][0], seen[seat]["decision"])


def test_an_offer_is_not_stale_because_somebody_else_acted(server: Server) -> None:
    made, players = started(server, "quovadis", ["red", "blue", "green"])
    turn = players["red"].see(made)["view"]["turn"]
    others = [seat for seat in players if seat != turn]
    seen = {seat: players[seat].see(made) for seat in others}
    for seat in others:
        offer = next(move for move in seen[seat]["view"]["legal"] if move.startswith("offer"))
        players[seat].move(made, offer, seen[seat]["decision"])
    assert [offer["by"] for offer in players[turn].see(made)["view"]["offers"]] == others


def test_an_illegal_move_says_why_and_changes_nothing(server: Server) -> None:
    made, players = started(server, "quovadis", ["red", "blue", "green"])
    seat = players["red"].see(made)["view"]["to_act"][0]
    seen = players[seat].see(made)
    path = f"/api/tables/{made['table']}/moves"
    body = {"move": "enter j5", "decision": seen["decision"], "request": uuid4().hex}
    refused = players[seat].refused("POST", path, 422, **body)
    assert refused["clause"] == "QV-4.1"
    assert players[seat].see(made) == seen


def test_updates_come_to_each_seat_without_the_past(server: Server) -> None:
    made, players = started(server, "caesar-cleopatra-small", PAIR)
    streams = {seat: players[seat].stream() for seat in PAIR}
    watcher = server.client()
    watcher.post(f"/api/tables/{made['table']}/watch", invite=made["invite"])
    streams["watcher"] = watcher.stream()
    for seat, stream in streams.items():
        first = stream.until("play")
        assert first["play"][0]["again"]
        assert first["play"][0]["seat"] == (None if seat == "watcher" else seat)
    chance = random.Random(3)
    seat = players["caesar"].see(made)["view"]["to_act"][0]
    players[seat].step(made, chance)
    for name, stream in streams.items():
        news = stream.until("play")
        play = news["play"][0]
        assert not play["again"]
        assert "events" not in play["view"]
        assert 1 <= len(play["events"]) < 10
        seen = (watcher if name == "watcher" else players[name]).see(made)
        assert {**play["view"], "events": seen["view"]["events"]} == seen["view"]
        assert play["decision"] == seen["decision"]


def test_a_stream_goes_on_where_it_was(server: Server) -> None:
    made, players = started(server, "quovadis", ["red", "blue", "green"])
    stream = players["red"].stream()
    stream.until("play")
    stream.close()
    play_out(made, players, most=3)
    again = players["red"].stream(stream.last)
    play = again.until("play")["play"][0]
    assert not play["again"]
    assert play["events"] == players["red"].see(made)["view"]["events"][-len(play["events"]) :]


def test_the_server_goes_down_gracefully_and_comes_back_as_it_was(data: Path) -> None:
    with serving(data) as server:
        made, players = started(server, "caesar-cleopatra", PAIR)
        play_out(made, players, most=30)
        before = {seat: players[seat].see(made) for seat in PAIR}
        players["caesar"].stream().until("play")
        assert server.stop() == 0
        server.start()
        assert {seat: players[seat].see(made) for seat in PAIR} == before
        play_out(made, players, seed=2)
        assert proof.verify(players["caesar"].get(f"/api/tables/{made['table']}/record"), curia.GAMES)
