"""Whatever is sent, the server answers in its own words, or hangs up: no 500, no trace, and it goes on."""

import contextlib
import json
import socket
import threading
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any
from uuid import uuid4

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.serving import Client, Server, play_out, started

TRIO = ["red", "blue", "green"]
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
SETTINGS = settings(
    database=None,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def conform(server: Server, examples: int) -> int:
    """Requests made up from the OpenAPI description, for every route; how many were sent."""
    made, players = started(server, "quovadis", TRIO, open=True)
    schema = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    sent = 0
    with httpx.Client(verify=False) as plain:
        for found in schema.get_all_operations():
            assert isinstance(found, Ok)
            operation = found.ok()
            # The stream has no end; who deletes the key in the middle gets nothing but 401 after it.
            if operation.path == "/api/stream":
                continue

            @settings(SETTINGS, max_examples=examples)
            @given(case=operation.as_strategy(), known=st.booleans(), who=st.sampled_from(TRIO))
            def run(case: Any, known: bool, who: str) -> None:
                nonlocal sent
                if known and "table" in case.path_parameters:
                    case.path_parameters["table"] = made["table"]
                token = players[who].token
                if case.method == "DELETE" and case.path == "/api/me":
                    token = server.client().token
                headers = {"Authorization": f"Bearer {token}"}
                response = case.call(headers=headers)
                case.validate_response(response, checks=CHECKS)
                assert "Traceback" not in response.text
                sent += 1

            run()
        assert plain.get(f"{server.address}/health").status_code == 200
    assert '"trace"' not in server.log()
    return sent


def test_the_server_keeps_to_its_description(server: Server) -> None:
    assert conform(server, examples=5) > 150


@pytest.mark.long
def test_the_server_keeps_to_its_description_at_length(server: Server) -> None:
    assert conform(server, examples=40) > 500


ODD: list[Any] = [
    b"", b"{", b"[]", b"null", b"\xff\xfe", b"[" * 60_000, b'{"a":' * 900 + b"1" + b"}" * 900, b"1" * 10_000,
    b'{"move": "\\ud800", "decision": "red:1", "request": "12345678"}',
    b'{"move": "enter \\u0000", "decision": "\\ud800:1", "request": "12345678"}',
    b'{"name": "\\ud800", "seat": "red"}', b'{"name": "x", "nonce": "\\u0000"}', b'{"\\ud800": 1}',
    b'{"game": "quovadis", "options": {"ones": NaN}}', b'{"game": "quovadis", "options": {"ones": 1e999}}',
    b'{"game": "quovadis", "options": {"a": ' + b"[" * 800 + b"]" * 800 + b"}}",
    b'{"number": ' + b"9" * 400 + b"}", b'{"answers": {"spy": "veto", "x": "y"}}',
    b'{"text": "\\u202e", "request": "12345678"}',
    b'{"address": "http://[", "seat": null}', b'{"kind": "cookie", "kind": "bearer"}',
]  # fmt: skip


def test_odd_bodies_are_refused_in_words(server: Server) -> None:
    made, players = started(server, "quovadis", TRIO)
    described = players["red"].get("/api/openapi.json")["paths"]
    players["red"].http.headers["Content-Type"] = "application/json"
    for path, methods in described.items():
        for method in methods:
            if method == "get" or path == "/api/me":
                continue
            address = path.format(
                table=made["table"], seat="blue", step=0, game="quovadis", chapter_id="deal", name="none"
            )
            for body in ODD:
                answer = players["blue"].http.request(method, address, content=body)
                assert answer.status_code < 500, (path, body[:60], answer.text)
                assert "Traceback" not in answer.text
    for header in ("[", "[::1", "a" * 300, "x:y:z", "\u00b2"):
        answer = httpx.get(f"{server.address}/api/games", headers=[(b"Host", header.encode("latin-1"))])
        assert answer.status_code in (400, 421)
    for header in ("nan", "en;q=nan, de;q=x,,,;", "\u00ff" * 200, "," * 5000):
        sent = [(b"Accept-Language", header.encode("latin-1"))]
        assert httpx.get(f"{server.address}/api/tables/x", headers=sent).status_code == 403
    assert '"trace"' not in server.log()


VERBS = ["enter", "move", "caesar", "propose", "offer", "counter 1", "accept", "decline", "withdraw"]
KEYS = st.sampled_from(["payments", "promises", "from", "to", "by", "laurels", "x"])
DEALS = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner),
    max_leaves=12,
).map(json.dumps)
MOVES = st.text(max_size=300) | st.builds(
    "{} {}".format, st.sampled_from(VERBS), st.text(max_size=60) | DEALS
)


def test_odd_moves_are_refused_and_change_nothing(server: Server) -> None:
    made, players = started(server, "quovadis", TRIO)
    turn = players["red"].see(made)["view"]["turn"]
    before = {seat: player.see(made) for seat, player in players.items()}

    @settings(SETTINGS, max_examples=150)
    @given(move=MOVES)
    def run(move: str) -> None:
        body = {"move": move, "decision": before[turn]["decision"], "request": uuid4().hex}
        text = json.dumps(body).encode()
        path = f"/api/tables/{made['table']}/moves"
        answer = players[turn].http.post(path, content=text, headers={"Content-Type": "application/json"})
        if answer.status_code != 200:  # a move that happens to be legal is none of this test's business
            assert answer.status_code == 422, answer.text
            assert {seat: player.see(made) for seat, player in players.items()} == before

    run()


def raw(server: Server, *parts: bytes, pause: float = 0.0, wait: float = 15.0) -> bytes:
    """Bytes sent in parts; what comes back until the server hangs up or the time is over."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=wait) as connection:
        try:
            for part in parts:
                connection.sendall(part)
                time.sleep(pause)
            if not pause:
                with contextlib.suppress(OSError):  # the server may have hung up already
                    connection.shutdown(socket.SHUT_WR)
            found = b""
            while more := connection.recv(65_536):
                found += more
                if b"\r\n\r\n" in found:
                    return found
            return found
        except (ConnectionError, TimeoutError):
            return b""


def test_broken_requests_do_no_harm(server: Server) -> None:
    host = f"Host: 127.0.0.1:{server.port}\r\n".encode()
    post = b"POST /api/keys HTTP/1.1\r\nContent-Type: application/json\r\n" + host
    for parts in (
        (b"\x00\x01\x02\x03\r\n\r\n",),
        (b"GET / HTTP/9.9\r\n\r\n",),
        (b"GET /" + b"a" * 200_000,),
        (b"GET / HTTP/1.1\r\n" + b"X: " + b"y" * 200_000 + b"\r\n\r\n",),
        (post + b"Content-Length: -5\r\n\r\n{}",),
        (post + b"Content-Length: 99999999999999999999\r\n\r\n{}",),
        (post + b"Content-Length: 100\r\n\r\n{",),
        (post + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",),
        (
            post
            + b"Transfer-Encoding: chunked\r\n\r\n"
            + b"ffff\r\n"
            + b"x" * 65_535
            + b"\r\nffff\r\n"
            + b"x" * 65_535,
        ),
        (post + b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}",),
    ):
        answer = raw(server, *parts)
        assert not answer or answer.split(b" ")[1][:1] == b"4", answer[:200]
        assert b"Traceback" not in answer
    assert httpx.get(f"{server.address}/health").status_code == 200
    assert '"trace"' not in server.log()


def test_a_slow_body_is_cut_off_and_nobody_waits_for_it(server: Server) -> None:
    head = f"POST /api/keys HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nContent-Length: 100\r\n\r\n".encode()
    answers: list[bytes] = []
    slow = [
        threading.Thread(target=lambda: answers.append(raw(server, head, b"{", wait=40, pause=0.01)))
        for _ in range(20)
    ]
    for thread in slow:
        thread.start()
    assert httpx.get(f"{server.address}/api/games", timeout=10).status_code == 200
    for thread in slow:
        thread.join(60)
    assert {answer.split(b" ")[1] for answer in answers} == {b"408"}


def test_listeners_that_never_read_or_hang_up_leave_nothing_behind(server: Server) -> None:
    made, players = started(server, "quovadis", TRIO)
    with contextlib.ExitStack() as held:
        for place, seat in enumerate(TRIO * 3):
            head = f"GET /api/stream HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            one = held.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=20))
            one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            one.sendall(f"{head}Authorization: Bearer {players[seat].token}\r\n\r\n".encode())
            if place % 2:
                # No goodbye: the connection is reset.
                one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
        play_out(made, players, most=60)
    play_out(made, players, seed=2, most=10)
    until = time.monotonic() + 30
    while "curia_streams 0" not in httpx.get(f"{server.address}/metrics").text:
        assert time.monotonic() < until
        time.sleep(0.1)
    assert '"trace"' not in server.log()


def at_once(works: Sequence[Callable[[], None]]) -> None:
    threads = [threading.Thread(target=work) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)


def test_two_clients_with_the_same_seat_race_and_one_of_them_moves(server: Server) -> None:
    made, players = started(server, "quovadis", TRIO)
    answers: list[httpx.Response] = []
    for _ in range(10):
        turn = players["red"].see(made)["view"]["to_act"][0]
        seen = players[turn].see(made)
        moves = [move for move in seen["view"]["legal"] if not move.startswith("propose")][:2]
        clients = [players[turn], server.client(players[turn].token)]
        answers.clear()

        def send(client: Client, move: str, decision: str = seen["decision"]) -> None:
            body = {"move": move, "decision": decision, "request": uuid4().hex}
            answers.append(client.call("POST", f"/api/tables/{made['table']}/moves", **body))

        at_once([partial(send, *pair) for pair in zip(clients, (moves * 2)[:2], strict=True)])
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        assert players["red"].see(made)["number"] == seen["number"] + 1


def test_the_same_line_of_chat_at_the_same_moment_is_one_line(server: Server) -> None:
    made, players = started(server, "quovadis", TRIO)
    path, answers = f"/api/tables/{made['table']}", []

    def say(client: Client, request: str) -> None:
        answers.append(client.call("POST", f"{path}/chat", text="Ave", request=request))

    for round in range(5):
        at_once([partial(say, server.client(players["red"].token), f"the-same-{round}") for _ in range(6)])
    assert {answer.status_code for answer in answers} == {200}
    assert [line["number"] for line in players["red"].get(path)["chat"]] == [0, 1, 2, 3, 4]


def test_a_head_without_end_is_cut_off(server: Server) -> None:
    head = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nX: "
    upload = b"POST /api/keys HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: "
    for start in (head, upload):
        with socket.create_connection(("127.0.0.1", server.port), timeout=20) as wire:
            wire.sendall(start)
            with pytest.raises(ConnectionError):
                wire.sendall(b"x" * 50_000_000)
    assert server.client(key=False).get("/health")["status"] == "ok"
