"""A seat that has been played belongs to nobody else, and the host can't win by removing people."""

from tests.server.serving import Client, Json, Server, started

PAIR = ["cleopatra", "caesar"]
TRIO = ["red", "blue", "green"]


def path(made: Json) -> str:
    return f"/api/tables/{made['table']}"


def about(client: Client, made: Json) -> Json:
    found: Json = client.get(path(made))["about"]
    return found


def seat(client: Client, made: Json, name: str) -> Json:
    return next(one for one in about(client, made)["seats"] if one["seat"] == name)


def said(client: Client, made: Json) -> list[str]:
    return [line["words"]["key"] for line in client.get(path(made))["chat"] if line["words"]]


def test_the_host_sees_no_hand_by_removing_its_player(server: Server) -> None:
    made, players = started(server, "caesar-cleopatra", PAIR)
    host = players["cleopatra"]
    host.ok("DELETE", f"{path(made)}/seats/caesar")
    taken = seat(host, made, "caesar")
    assert (taken["kind"], taken["stands_for"]) == ("bot", "caesar player")
    host.refused("POST", f"{path(made)}/seats", 409, seat="caesar", name="Livia")
    host.refused("GET", f"{path(made)}/view", 403, seat="caesar")
    # Nor with another key, nor does the removed player come back by an old link.
    link = host.post(f"{path(made)}/invite")["invite"]
    second, sit = server.client(), {"seat": "caesar", "name": "x", "invite": link}
    second.refused("POST", f"{path(made)}/seats", 409, "server-seat-played", **sit)
    players["caesar"].refused("POST", f"{path(made)}/seats", 403, **sit)
    # It is no win, and everyone hears of it.
    assert about(host, made)["status"] == "playing"
    host.refused("POST", f"{path(made)}/absent", 409, absent="caesar", choice="end")
    assert said(host, made) == ["table-removed"]


def test_with_two_players_a_seat_that_was_left_is_only_its_players(server: Server) -> None:
    made, players = started(server, "caesar-cleopatra", PAIR)
    players["caesar"].ok("DELETE", f"{path(made)}/seats/caesar")
    assert said(players["cleopatra"], made) == ["table-left"]
    for client in (players["cleopatra"], server.client()):
        sit = {"seat": "caesar", "name": "x", "invite": made["invite"]}
        client.refused("POST", f"{path(made)}/seats", 409, "server-seat-played", **sit)
    players["caesar"].sit(made, "caesar")
    assert said(players["cleopatra"], made) == ["table-left", "table-back"]


def test_with_more_players_somebody_new_comes_in_if_all_accept(server: Server) -> None:
    made, players = started(server, "quovadis", TRIO)
    players["green"].ok("DELETE", f"{path(made)}/seats/green")
    new = server.client()
    new.post(f"{path(made)}/seats", seat="green", name="Nova", invite=made["invite"])
    new.post(f"{path(made)}/watch", invite=made["invite"])
    assert about(new, made)["applicants"] == [{"seat": "green", "name": "Nova", "accepted": [], "number": 1}]
    assert new.get(path(made))["yours"]["seats"] == []
    new.refused("POST", f"{path(made)}/admit", 403, at="green", number=1, accept=True)
    players["red"].post(f"{path(made)}/admit", at="green", number=1, accept=True)
    assert new.get(path(made))["yours"]["seats"] == []
    players["blue"].post(f"{path(made)}/admit", at="green", number=1, accept=True)
    assert new.get(path(made))["yours"]["seats"] == ["green"]
    assert about(new, made)["applicants"] == []
    assert said(new, made) == ["table-left", "table-new"]
    # The one who had it before has lost it.
    players["green"].refused("POST", f"{path(made)}/seats", 403, seat="green", name="x")


def test_one_no_is_enough_and_nobody_sees_two_hands(server: Server) -> None:
    made, players = started(server, "quovadis", TRIO)
    players["green"].ok("DELETE", f"{path(made)}/seats/green")
    new = server.client()
    new.post(f"{path(made)}/seats", seat="green", name="Nova", invite=made["invite"])
    players["red"].post(f"{path(made)}/admit", at="green", number=1, accept=True)
    players["blue"].post(f"{path(made)}/admit", at="green", number=1, accept=False)
    assert about(players["red"], made)["applicants"] == []
    players["red"].refused(
        "POST", f"{path(made)}/admit", 409, "server-no-applicant", at="green", number=1, accept=True
    )
    # Whoever has a seat here, or had one, does not get another.
    players["red"].refused("POST", f"{path(made)}/seats", 409, seat="green", name="x")
    players["red"].ok("DELETE", f"{path(made)}/seats/red")
    players["red"].refused("POST", f"{path(made)}/seats", 409, "server-seat-played", seat="green", name="x")
    code = players["blue"].post(f"{path(made)}/handover")["code"]
    players["red"].refused("POST", "/api/handover", 409, code=code)


def test_removal_and_muting_hold(server: Server) -> None:
    host, guest = server.client(), server.client()
    made = host.table("caesar-cleopatra")
    host.sit(made, "cleopatra")
    guest.post(f"{path(made)}/watch", invite=made["invite"])
    guest.sit(made, "caesar")
    host.ok("PATCH", f"{path(made)}/seats/caesar", muted=True)
    guest.ok("DELETE", f"{path(made)}/seats/caesar")
    guest.sit(made, "caesar")
    guest.refused("POST", f"{path(made)}/chat", 403, "server-muted", text="Ave", request="request-1")
    assert seat(host, made, "caesar")["muted"]
    host.ok("PATCH", f"{path(made)}/seats/caesar", muted=False)
    guest.post(f"{path(made)}/chat", text="Ave", request="request-2")
    host.ok("DELETE", f"{path(made)}/seats/caesar")
    guest.refused("GET", path(made), 403)
    link = host.post(f"{path(made)}/invite")["invite"]
    guest.refused("POST", f"{path(made)}/watch", 403, invite=link)
    guest.refused("POST", f"{path(made)}/seats", 403, seat="caesar", name="x", invite=link)
    other = server.client()
    other.post(f"{path(made)}/seats", seat="caesar", name="Titus", invite=link)


def test_a_rematch_needs_every_players_yes(server: Server) -> None:
    clock = {"kind": "live", "seconds": 60, "increment": 0}
    made, players = started(server, "caesar-cleopatra", PAIR, clock=clock)
    players["caesar"].post(f"{path(made)}/resign")
    again = players["cleopatra"].post(f"{path(made)}/rematch")
    host = players["cleopatra"]
    assert seat(host, again, "caesar")["kept_for"] == "caesar player"
    host.refused("POST", f"{path(again)}/start", 409, "server-seats-free")
    assert about(host, again)["status"] == "waiting"
    assert all(one["since"] is None for one in about(host, again)["seats"])
    server.client().refused("POST", f"{path(again)}/seats", 403, seat="caesar", name="x")
    assert players["caesar"].get(path(again))["yours"]["kept"] == ["caesar"]
    assert players["caesar"].post(f"{path(made)}/rematch")["table"] == again["table"]
    players["caesar"].post(f"{path(again)}/seats", seat="caesar", name="Titus")
    host.post(f"{path(again)}/start")
    assert about(host, again)["status"] == "playing"


def test_the_host_may_give_a_kept_seat_to_a_bot(server: Server) -> None:
    made, players = started(server, "caesar-cleopatra", PAIR)
    players["caesar"].post(f"{path(made)}/resign")
    again = players["cleopatra"].post(f"{path(made)}/rematch")
    players["cleopatra"].ok("PATCH", f"{path(again)}/seats/caesar", bot="tiro")
    players["cleopatra"].post(f"{path(again)}/start")
    assert seat(players["cleopatra"], again, "caesar")["kept_for"] is None


def test_removal_and_muting_hold_in_a_rematch(server: Server) -> None:
    made, players = started(server, "quovadis", TRIO, open=True)
    host, blue, green = (players[name] for name in TRIO)
    host.ok("PATCH", f"{path(made)}/seats/blue", muted=True)
    host.ok("DELETE", f"{path(made)}/seats/green")
    blue.post(f"{path(made)}/resign")
    host.post(f"{path(made)}/resign")
    again = host.post(f"{path(made)}/rematch")
    for free in ("blue", "green"):
        host.ok("PATCH", f"{path(again)}/seats/{free}", bot="")
    green.refused("POST", f"{path(again)}/seats", 403, seat="green", name="x")
    blue.post(f"{path(again)}/seats", seat="blue", name="Titus")
    blue.refused("POST", f"{path(again)}/chat", 403, "server-muted", text="Ave", request="request-1")
