"""Seats and secrets: who may sit, see and act, and what everybody else learns (nothing)."""

import httpx
import pytest

from tests.server.serving import Client, Json, Server, play_out, started

PAIR = ["cleopatra", "caesar"]


def test_a_link_lets_in_and_nothing_else_does(server: Server) -> None:
    host, friend, stranger = server.client(), server.client(), server.client()
    made = host.table()
    path = f"/api/tables/{made['table']}"
    refusals = [
        stranger.refused("GET", path, 403),
        stranger.refused("GET", "/api/tables/zzzzzzzzzzzz", 403),
        stranger.refused("POST", f"{path}/seats", 403, seat="caesar", name="x"),
        stranger.refused("POST", f"{path}/seats", 403, seat="caesar", name="x", invite="wrong"),
        stranger.refused("POST", "/api/tables/zzzzzzzzzzzz/seats", 403, seat="caesar", name="x", invite="y"),
        stranger.refused("POST", f"{path}/watch", 403),
        stranger.refused("GET", f"{path}/view", 403),
        stranger.refused("GET", f"{path}/record", 403),
        stranger.refused("POST", f"{path}/moves", 403, move="veto", decision="caesar:1", request="12345678"),
        stranger.refused("POST", f"{path}/resign", 403),
        stranger.refused("POST", f"{path}/start", 403),
    ]
    assert all(refusal == refusals[0] for refusal in refusals)
    friend.sit(made, "caesar")
    assert friend.get(path)["yours"]["seats"] == ["caesar"]


def test_no_token_or_a_wrong_one_is_401(server: Server) -> None:
    made = server.client().table(open=True)
    for token in (None, "wrong", "x" * 5000):
        client = server.client(token, key=False)
        if token is not None:
            client.http.headers["Authorization"] = f"Bearer {token}"
        for method, path in (("GET", "/api/me"), ("POST", "/api/tables"), ("GET", "/api/stream")):
            client.refused(method, path, 401, "server-unknown")
        client.refused("POST", f"/api/tables/{made['table']}/start", 401, "server-unknown")


def test_an_open_table_can_be_seen_by_anyone(server: Server) -> None:
    made, players = started(server, "caesar-cleopatra", PAIR, open=True)
    anyone = server.client(key=False)
    seen = anyone.get(f"/api/tables/{made['table']}")
    assert [play["seat"] for play in seen["play"]] == [None]
    assert seen["play"][0]["view"]["legal"] == []
    assert made["table"] in [table["table"] for table in anyone.get("/api/tables")["tables"]]
    hidden = started(server, "caesar-cleopatra", PAIR)[0]
    assert hidden["table"] not in [table["table"] for table in anyone.get("/api/tables")["tables"]]
    assert players


def test_a_seat_sees_its_own_cards_and_a_spectator_none(server: Server) -> None:
    made, players = started(server, "caesar-cleopatra", PAIR)
    watcher = server.client()
    watcher.post(f"/api/tables/{made['table']}/watch", invite=made["invite"])
    for seat, player in players.items():
        shown = player.see(made)["view"]["players"]
        assert [name for name in PAIR if shown[name]["cards"] is not None] == [seat]
    shown = watcher.see(made)["view"]["players"]
    assert all(shown[name]["cards"] is None for name in PAIR)


def test_a_hot_seat_holds_several_seats(server: Server) -> None:
    client = server.client()
    made = client.table("caesar-cleopatra-small")
    for seat in PAIR:
        client.sit(made, seat)
    client.post(f"/api/tables/{made['table']}/start")
    seen = client.get(f"/api/tables/{made['table']}")
    assert [play["seat"] for play in seen["play"]] == PAIR
    client.refused("POST", f"/api/tables/{made['table']}/resign", 400, "server-which-seat")
    for play in seen["play"]:
        if play["seat"] in play["view"]["to_act"]:
            client.move(made, play["view"]["legal"][0], play["decision"])
    client.post(f"/api/tables/{made['table']}/resign", seat="caesar")


def test_one_token_can_not_answer_for_another_seat(server: Server) -> None:
    made, players = started(server, "caesar-cleopatra", PAIR)
    decision = players["cleopatra"].see(made)["decision"]
    body = {"move": players["cleopatra"].see(made)["view"]["legal"][0], "decision": decision}
    path = f"/api/tables/{made['table']}/moves"
    players["caesar"].refused("POST", path, 409, "server-stale", request="12345678", **body)
    players["caesar"].refused("POST", f"/api/tables/{made['table']}/resign", 403, seat="cleopatra")


def test_a_taken_seat_is_taken_and_a_free_one_is_found(server: Server) -> None:
    host, friend, third = server.client(), server.client(), server.client()
    made = host.table()
    host.sit(made, "cleopatra")
    path = f"/api/tables/{made['table']}/seats"
    invite = made["invite"]
    friend.refused("POST", path, 409, "server-seat-taken", seat="cleopatra", name="x", invite=invite)
    friend.post(path, name="Livia", invite=invite)
    third.refused("POST", path, 409, "server-no-seat", name="x", invite=invite)
    assert friend.get(f"/api/tables/{made['table']}")["yours"]["seats"] == ["caesar"]


def test_a_seat_moves_to_another_device_once(server: Server) -> None:
    made, players = started(server, "caesar-cleopatra", PAIR)
    path = f"/api/tables/{made['table']}/handover"
    code = players["caesar"].post(path)["code"]
    stream = players["caesar"].stream()
    stream.until("play")
    phone, thief = server.client(), server.client()
    assert phone.post("/api/handover", code=code) == {"table": made["table"], "seat": "caesar"}
    thief.refused("POST", "/api/handover", 403, code=code)
    assert phone.see(made)["view"]["seat"] == "caesar"
    players["caesar"].refused("GET", f"/api/tables/{made['table']}", 403)
    assert stream.until("gone") == {"table": made["table"]}


def test_the_host_removes_and_the_old_link_is_void(server: Server) -> None:
    host, friend = server.client(), server.client()
    made = host.table()
    path = f"/api/tables/{made['table']}"
    host.sit(made, "cleopatra")
    friend.sit(made, "caesar")
    friend.refused("DELETE", f"{path}/seats/cleopatra", 403)
    host.ok("DELETE", f"{path}/seats/caesar")
    friend.refused("POST", f"{path}/seats", 403, name="x", invite=made["invite"])
    link = host.post(f"{path}/invite")
    friend.refused("POST", f"{path}/seats", 403, name="x", invite=link["invite"])
    server.client().sit({"table": made["table"], "invite": link["invite"]}, "caesar")


def test_a_seat_that_was_left_in_play_goes_to_who_had_it_or_to_a_bot(server: Server) -> None:
    made, players = started(server, "caesar-cleopatra", PAIR)
    path = f"/api/tables/{made['table']}"
    players["caesar"].ok("DELETE", f"{path}/seats/caesar")
    about = players["cleopatra"].get(path)["about"]["seats"][1]
    assert (about["away"], about["taken"], about["name"]) == (True, False, None)
    body = {"seat": "caesar", "name": "x", "invite": made["invite"]}
    for other in (server.client(), players["cleopatra"]):
        other.refused("POST", f"{path}/seats", 409, "server-seat-played", **body)
    players["caesar"].sit(made, "caesar")
    assert players["caesar"].see(made)["view"]["seat"] == "caesar"
    players["caesar"].ok("DELETE", f"{path}/seats/caesar")
    players["cleopatra"].post(f"{path}/absent", absent="caesar", choice="bot")
    about = players["cleopatra"].get(path)["about"]["seats"][1]
    assert (about["bot"], about["stands_for"]) == ("imperator", None)


def test_the_host_gives_seats_to_bots(server: Server) -> None:
    host = server.client()
    made = host.table("quovadis", seats=[{}, {}, {}])
    path = f"/api/tables/{made['table']}"
    host.sit(made, "red")
    host.refused("POST", f"{path}/start", 409, "server-seats-free")
    host.ok("PATCH", f"{path}/seats/blue", bot="random")
    host.refused("PATCH", f"{path}/seats/green", 400, "bot-unknown", bot="nobody")
    host.ok("PATCH", f"{path}/seats/green", bot="random")
    host.post(f"{path}/start")
    host.refused("PATCH", f"{path}/seats/green", 409, "server-started", bot="random")


def test_a_browser_gets_a_cookie_that_no_script_and_no_other_site_can_use(server: Server) -> None:
    with httpx.Client(base_url=server.address) as browser:
        origin = {"Origin": server.address}
        made = browser.post("/api/keys", json={"kind": "cookie"}, headers=origin)
        cookie = made.headers["set-cookie"].lower()
        assert made.json() == {"token": None}
        assert "httponly" in cookie
        assert "samesite=strict" in cookie
        assert "path=/api" in cookie
        assert browser.get("/api/me").json() == {"tables": []}
        body: Json = {"game": "quovadis"}
        assert browser.post("/api/tables", json=body, headers=origin).status_code == 201
        assert browser.post("/api/tables", json=body).json()["key"] == "server-origin"
        evil = {"Origin": "https://evil.example"}
        assert browser.post("/api/tables", json=body, headers=evil).json()["key"] == "server-origin"


def test_a_name_that_is_not_ours_gets_nothing(server: Server) -> None:
    answer = httpx.get(f"{server.address}/api/games", headers={"Host": "rebound.example"})
    assert (answer.status_code, answer.json()["key"]) == (421, "server-host")


def test_every_answer_carries_the_security_headers(server: Server) -> None:
    for path in ("/api/games", "/nowhere", "/health"):
        headers = httpx.get(f"{server.address}{path}").headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_bodies_are_bounded_and_checked(server: Server) -> None:
    client = server.client()
    client.refused("POST", "/api/tables", 413, game="x" * 70_000)
    client.refused("POST", "/api/tables", 422, "server-invalid", game=7)
    client.refused("POST", "/api/tables", 422, "server-invalid", game="quovadis", seat="red")
    client.refused("POST", "/api/tables", 400, "game-unknown", game="chess")
    client.refused("POST", "/api/tables", 400, "option-unknown", game="quovadis", options={"x": 1})
    client.refused("GET", "/api/nowhere", 404, "server-no-route")
    made = client.table()
    path = f"/api/tables/{made['table']}/seats"
    for name in ("", " ", "x" * 41, "\u202e", "\x00"):
        client.refused("POST", path, 422, name=name)
    client.post(path, name="  Livia\u202e\n Drusilla ")
    assert client.get(f"/api/tables/{made['table']}")["about"]["seats"][0]["name"] == "Livia Drusilla"


def test_my_tables_and_going_for_good(server: Server) -> None:
    made, players = started(server, "caesar-cleopatra", PAIR)
    caesar = players["caesar"]
    caesar.post(f"/api/tables/{made['table']}/chat", text="Ave", request="12345678")
    (mine,) = caesar.get("/api/me")["tables"]
    assert (mine["seats"], mine["asked"], mine["status"]) == (["caesar"], ["caesar"], "playing")
    caesar.ok("DELETE", "/api/me")
    caesar.refused("GET", "/api/me", 401)
    seen = players["cleopatra"].get(f"/api/tables/{made['table']}")
    assert "caesar player" not in str(seen)
    assert seen["chat"] == []
    assert seen["about"]["seats"][1]["away"]


@pytest.mark.parametrize("path", ["/api/stream", "/api/tables/{table}"])
def test_no_secret_is_in_the_log(server: Server, path: str) -> None:
    made, players = started(server, "caesar-cleopatra-small", PAIR)
    play_out(made, players, most=4)
    log = server.log()
    for client in players.values():
        assert str(client.token) not in log
    assert made["invite"] not in log
    assert isinstance(players["caesar"], Client)
