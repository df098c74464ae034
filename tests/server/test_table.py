"""What happens around the moves: taking back, resigning, clocks, who is away, chat, rematch, looking back."""

import json
import random
import time
from pathlib import Path
from uuid import uuid4

import pytest

import curia
from tests.server.serving import Client, Json, Server, play_out, serving, started

PAIR = ["cleopatra", "caesar"]
TRIO = ["red", "blue", "green"]


def wait_for(client: Client, made: Json, what: str, value: object, seconds: float = 10) -> Json:
    """The table, once a seat or the table itself says so."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        about: Json = client.get(f"/api/tables/{made['table']}")["about"]
        if about.get(what) == value or any(seat.get(what) == value for seat in about["seats"]):
            return about
        time.sleep(0.05)
    raise AssertionError(about)


def test_what_revealed_nothing_is_taken_back(server: Server) -> None:
    made, players = started(server, "quovadis", TRIO)
    path = f"/api/tables/{made['table']}/takeback"
    seat = players["red"].see(made)["view"]["turn"]
    other = next(name for name in TRIO if name != seat)
    before = players[seat].see(made)
    stream = players[other].stream()
    stream.until("play")
    players[seat].move(made, "enter b5", before["decision"])
    number = players[seat].see(made)["number"]
    players[other].refused("POST", path, 409, "server-takeback", number=number)
    players[seat].refused("POST", path, 409, "server-stale", number=number - 1)
    players[seat].post(path, number=number)
    after = players[seat].see(made)
    assert {**after["view"], "events": []} == {**before["view"], "events": []}
    assert after["view"]["events"][-1] == {"event": "host", "move": "back 1"}
    assert after["decision"] != before["decision"]
    players[seat].refused("POST", path, 409, "server-takeback", number=after["number"])
    while not (play := stream.until("play")["play"][0])["again"]:
        pass
    assert play["events"] == players[other].see(made)["view"]["events"]


def test_nothing_is_taken_back_once_somebody_answered(server: Server) -> None:
    made, players = started(server, "quovadis", TRIO)
    path = f"/api/tables/{made['table']}/takeback"
    first = players["red"].see(made)["view"]["turn"]
    players[first].move(made, "enter b5", players[first].see(made)["decision"])
    second = players["red"].see(made)["view"]["turn"]
    players[second].move(made, "enter b5", players[second].see(made)["decision"])
    players[first].refused("POST", path, 409, "server-takeback", number=players[first].see(made)["number"])


def test_a_draw_is_not_taken_back(server: Server) -> None:
    made, players = started(server, "caesar-cleopatra", PAIR, options={"actions": "shuffled"})
    path = f"/api/tables/{made['table']}/takeback"
    for _ in range(60):
        for seat in players["cleopatra"].see(made)["view"]["to_act"]:
            seen = players[seat].see(made)
            moves = seen["view"]["legal"]
            move = next((move for move in moves if move.startswith(("draw", "down", "done"))), moves[0])
            players[seat].move(made, move, seen["decision"])
            if move.startswith("draw"):
                number = players[seat].see(made)["number"]
                players[seat].refused("POST", path, 409, "server-takeback", number=number)
                return
    raise AssertionError("nobody drew")


def test_a_table_may_have_no_taking_back(server: Server) -> None:
    made, players = started(server, "quovadis", TRIO, takeback=False)
    seat = players["red"].see(made)["view"]["turn"]
    players[seat].move(made, "enter b5", players[seat].see(made)["decision"])
    body = {"number": players[seat].see(made)["number"]}
    players[seat].refused("POST", f"/api/tables/{made['table']}/takeback", 409, "server-takeback-off", **body)


def test_resigning_ends_the_match(server: Server) -> None:
    made, players = started(server, "caesar-cleopatra", PAIR)
    path = f"/api/tables/{made['table']}"
    players["caesar"].post(f"{path}/resign")
    about = players["cleopatra"].get(path)["about"]
    assert (about["status"], about["result"]["reason"]) == ("over", "resigned")
    assert about["result"]["winners"] == ["cleopatra"]
    players["caesar"].refused("POST", f"{path}/resign", 422, "match-over")


def test_a_finished_match_can_be_looked_at_from_every_seat_at_every_step(server: Server) -> None:
    made, players = started(server, "caesar-cleopatra-small", PAIR)
    path = f"/api/tables/{made['table']}"
    caesar = players["caesar"]
    caesar.refused("GET", f"{path}/record", 409, "server-running")
    caesar.refused("GET", f"{path}/views/0", 409, "server-running")
    play_out(made, players)
    last = caesar.get(f"{path}/views/0")["steps"]
    match = curia.replay(caesar.get(f"{path}/record"))
    for seat in (*PAIR, None):
        query = {"seat": seat} if seat else {}
        assert caesar.get(f"{path}/views/{last}", **query)["view"] == match.view(seat)
        assert caesar.get(f"{path}/views/1", **query)["move"]["seat"] in PAIR
    caesar.refused("GET", f"{path}/views/{last + 1}", 404, "server-step")
    caesar.refused("GET", f"{path}/views/1", 400, "seat-unknown", seat="red")


def test_a_rematch_has_everyone_in_their_seat(server: Server) -> None:
    made, players = started(server, "caesar-cleopatra-small", PAIR)
    path = f"/api/tables/{made['table']}"
    stream = players["cleopatra"].stream()
    stream.until("play")
    players["caesar"].refused("POST", f"{path}/rematch", 409, "server-running")
    players["caesar"].post(f"{path}/resign")
    watcher = server.client()
    watcher.post(f"{path}/watch", invite=made["invite"])
    watcher.refused("POST", f"{path}/rematch", 403, "server-forbidden")
    again = players["caesar"].post(f"{path}/rematch")
    assert players["cleopatra"].post(f"{path}/rematch")["table"] == again["table"]
    players["cleopatra"].post(f"/api/tables/{again['table']}/seats", seat="cleopatra", name="Livia")
    assert players["cleopatra"].get(f"/api/tables/{again['table']}")["yours"]["seats"] == ["cleopatra"]
    while stream.next()[1]["table"] != again["table"]:
        pass
    players["caesar"].post(f"/api/tables/{again['table']}/start")


def test_chat_is_plain_once_and_can_be_muted(server: Server) -> None:
    made, players = started(server, "caesar-cleopatra", PAIR)
    path = f"/api/tables/{made['table']}"
    stream = players["cleopatra"].stream()
    stream.until("play")
    request = uuid4().hex
    for _ in range(2):
        players["caesar"].post(f"{path}/chat", text="<b>Ave</b>\u202e", request=request)
    (line,) = stream.until("chat")["chat"]
    assert (line["seat"], line["text"]) == ("caesar", "<b>Ave</b>")
    assert len(players["caesar"].get(path)["chat"]) == 1
    players["cleopatra"].ok("PATCH", f"{path}/seats/caesar", muted=True)
    players["caesar"].refused("POST", f"{path}/chat", 403, "server-muted", text="x", request=uuid4().hex)
    players["caesar"].refused("PATCH", f"{path}/seats/cleopatra", 403, muted=True)
    watcher = server.client()
    watcher.post(f"{path}/watch", invite=made["invite"])
    watcher.refused("POST", f"{path}/chat", 403, text="x", request=uuid4().hex)


def test_the_others_choose_for_who_is_away(server: Server) -> None:
    made, players = started(server, "quovadis", TRIO)
    path = f"/api/tables/{made['table']}"
    body = {"absent": "green", "choice": "bot"}
    players["red"].refused("POST", f"{path}/absent", 409, "server-not-absent", **body)
    players["green"].post(f"{path}/away", away=True)
    players["red"].post(f"{path}/absent", **body)
    assert players["red"].get(path)["about"]["choices"] == {"green": {"red": "bot"}}
    players["blue"].post(f"{path}/absent", absent="green", choice="wait")
    assert players["red"].get(path)["about"]["choices"] == {}
    for seat in ("red", "blue"):
        players[seat].post(f"{path}/absent", **body)
    green = players["red"].get(path)["about"]["seats"][2]
    assert (green["kind"], green["bot"]) == ("bot", "imperator")
    yours = players["green"].get(path)["yours"]
    assert (yours["seats"], yours["back"], yours["host"]) == ([], ["green"], False)


def test_who_comes_back_is_back(server: Server) -> None:
    made, players = started(server, "caesar-cleopatra", PAIR)
    path = f"/api/tables/{made['table']}"
    players["caesar"].post(f"{path}/away", away=True)
    assert players["cleopatra"].get(path)["about"]["seats"][1]["away"]
    players["caesar"].post(f"{path}/away", away=False)
    body = {"absent": "caesar", "choice": "end"}
    players["cleopatra"].refused("POST", f"{path}/absent", 409, "server-not-absent", **body)
    players["caesar"].post(f"{path}/away", away=True)
    players["cleopatra"].post(f"{path}/absent", **body)
    assert players["cleopatra"].get(path)["about"]["result"]["reason"] == "forfeit"


@pytest.mark.parametrize("clock", [{"kind": "live", "seconds": 10}, {"kind": "mail", "hours": 0.01}])
def test_a_clock_is_shown(server: Server, clock: Json) -> None:
    made, players = started(server, "caesar-cleopatra", PAIR, clock=clock)
    seats = players["caesar"].get(f"/api/tables/{made['table']}")["about"]["seats"]
    assert all(seat["since"] is not None for seat in seats)
    assert all(seat["left"] == (10 if clock["kind"] == "live" else None) for seat in seats)


def test_time_runs_out_and_the_others_choose(server: Server) -> None:
    clock = {"kind": "live", "seconds": 10, "increment": 0}
    made, players = started(server, "caesar-cleopatra", PAIR, clock=clock)
    players["cleopatra"].step(made, random.Random(1))
    about = wait_for(players["cleopatra"], made, "late", True, 20)
    assert [seat["late"] for seat in about["seats"]] == [False, True]
    path = f"/api/tables/{made['table']}/absent"
    players["cleopatra"].post(path, absent="caesar", choice="end")
    result = players["cleopatra"].get(f"/api/tables/{made['table']}")["about"]["result"]
    assert (result["reason"], result["winners"]) == ("forfeit", ["cleopatra"])


def test_a_veto_waits_and_a_standing_answer_looks_the_same(data: Path) -> None:
    with serving(data, CURIA_VETO_LEAST="0.6", CURIA_VETO_MOST="0.6") as server:
        for standing in (True, False):
            made, players = started(server, "caesar-cleopatra", PAIR, options={"actions": "shuffled"})
            path = f"/api/tables/{made['table']}"
            for seat in PAIR:
                if standing:
                    players[seat].ok("PUT", f"{path}/standing", answers={"others": "allow"})
            _play_until_action(made, players)
            seat = players["caesar"].see(made)["view"]["to_act"][0]
            began = time.monotonic()
            if not standing:
                players[seat].move(made, "allow", players[seat].see(made)["decision"])
            while players[seat].see(made)["view"]["phase"]["name"] == "veto":
                time.sleep(0.02)
            assert 0.3 < time.monotonic() - began < 3


def _play_until_action(made: Json, players: dict[str, Client]) -> None:
    actions = ("assassinate", "spy", "castle", "scout", "wrath")
    for _ in range(200):
        for seat in players["cleopatra"].see(made)["view"]["to_act"]:
            seen = players[seat].see(made)
            moves = seen["view"]["legal"]
            action = next((move for move in moves if move.startswith(actions)), None)
            drawn = next((move for move in moves if move.startswith("draw action")), None)
            laid = next((move for move in moves if move.startswith("down")), None)
            players[seat].move(made, action or drawn or laid or moves[0], seen["decision"])
            if action:
                return
    raise AssertionError("nobody played an action card")


@pytest.mark.parametrize("bot", ["greedy", "tiro"])
def test_a_bot_that_fails_is_replaced(data: Path, bot: str) -> None:
    with serving(data, CURIA_BOT_LIMIT="0.001") as server:
        seats = [{"kind": "person"}, {"kind": "bot", "bot": bot}]
        made, players = started(server, "caesar-cleopatra", ["cleopatra"], seats=seats)
        wait_for(players["cleopatra"], made, "bot", "random")
        failures = [json.loads(file.read_text()) for file in (data / "failures").glob("*.json")]
        assert bot in [failure["bot"] for failure in failures]
        assert '"bot failed"' in server.log()


def test_people_are_offered_opponents_and_never_a_yardstick(server: Server) -> None:
    games = server.client(key=False).get("/api/games")
    levels = ["tiro", "eques", "praetor", "consul", "imperator"]
    assert games["opponents"]["caesar-cleopatra"] == levels
    assert games["opponents"]["quovadis"] == [*levels, "imperator-honest", "imperator-schemer"]
    for game in games["games"]:
        assert (games["usual"][game], games["stand_in"][game]) == ("eques", "imperator")


def test_a_standing_answer_leaves_no_trace_for_others(server: Server) -> None:
    made, players = started(server, "caesar-cleopatra", PAIR)
    path = f"/api/tables/{made['table']}"
    stream = players["cleopatra"].stream()
    stream.until("play")
    before = (players["cleopatra"].get(path), players["cleopatra"].get("/api/me"), stream.last)
    players["caesar"].ok("PUT", f"{path}/standing", answers={"spy": "veto", "others": "allow"})
    assert (players["cleopatra"].get(path), players["cleopatra"].get("/api/me"), stream.last) == before
    assert players["caesar"].get(path)["yours"]["standing"] == {"caesar": {"spy": "veto", "others": "allow"}}
    players["cleopatra"].post(f"{path}/chat", text="Ave", request=uuid4().hex)
    assert set(stream.next()[1]) == {"table", "chat"}


@pytest.mark.parametrize(
    ("answers", "where"),
    [
        ({"dagger": "veto"}, "body.answers.dagger.[key]"),
        ({"others": "allow", "spy": "perhaps"}, "body.answers.spy"),
        ({"spy": 1}, "body.answers.spy"),
    ],
)
def test_a_standing_answer_that_the_game_does_not_know_is_refused(
    server: Server, answers: Json, where: str
) -> None:
    made, players = started(server, "caesar-cleopatra", PAIR)
    path = f"/api/tables/{made['table']}"
    players["caesar"].ok("PUT", f"{path}/standing", answers={"spy": "veto"})
    refused = players["caesar"].refused("PUT", f"{path}/standing", 422, "server-invalid", answers=answers)
    assert refused["args"] == {"where": where}
    assert players["caesar"].get(path)["yours"]["standing"] == {"caesar": {"spy": "veto"}}


def test_a_game_without_timed_questions_takes_no_standing_answers(server: Server) -> None:
    made, players = started(server, "quovadis", ["red", "blue", "green"])
    path = f"/api/tables/{made['table']}/standing"
    players["red"].refused("PUT", path, 422, "server-invalid", answers={"spy": "veto"})
    players["red"].ok("PUT", path, answers={})
