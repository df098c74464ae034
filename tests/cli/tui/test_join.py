"""A server's table in the terminal: by its link, on the whole screen and in plain lines."""

import io
import json
import random
import stat
import threading
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

import pytest

import curia
from curia.core.errors import BadInput
from curia.terminal.client import Guest, Known, Link, Lost, Refused, keep_key, kept_key, read_link
from curia.terminal.client_session import Lines, said_words
from curia.terminal.commands.join import _sit, introduced
from curia.terminal.console import Console
from curia.terminal.tables import table_of
from curia.terminal.tui.app import TableApp
from curia.terminal.tui.recording_console import Scribe
from curia.terminal.tui.remote import Remote
from tests.cli.keyboard import Typing, curia_command
from tests.cli.tui.screen import Person, Play, at, choose, text, until, watch
from tests.server.serving import Client, Json, Server, serving

BOT = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
SMALL = "caesar-cleopatra-small"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


def opened(host: Client, game: str = SMALL, seats: list[Json] | None = None) -> tuple[Json, str]:
    made = host.table(game, seats=seats or BOT)
    return made, made["link"]


def guest_at(link: str, seat: str | None = None) -> Guest:
    found = read_link(link)
    assert found is not None
    guest = Guest(found, "en")
    guest.introduce()
    if seat is not None:
        guest.at_table("POST", "/seats", seat=seat, name="Livia", invite=found.invite)
    return guest


def remote(guest: Guest) -> TableApp:
    known = Known(guest.at_table("GET"))
    return at(Remote(guest, known, table_of(known.about["game"]), "en"))


def test_a_link_is_read() -> None:
    assert read_link("https://curia.example.org/t/abc#xyz") == Link("https://curia.example.org", "abc", "xyz")
    assert read_link(" http://127.0.0.1:8611/t/abc ") == Link("http://127.0.0.1:8611", "abc", None)
    for bad in ("", "abc", "ftp://a/t/b", "http://a/b", "http:///t/b", "http://a/t/", "http://a/t/b/c"):
        assert read_link(bad) is None
    for bad in ("http://[", "http://a:b/t/c", "http://a:99999/t/b", "http://a:b@c/t/d", "http://a/t/é"):
        assert read_link(bad) is None


def test_a_game_at_a_servers_table(server: Server) -> None:
    host = server.client()
    made, link = opened(host)
    guest = guest_at(link, "cleopatra")
    app = remote(guest)

    async def scene(pilot: Play) -> None:
        assert "Cleopatra (Livia), Caesar" in text(app)
        assert "All are here. The host lets the game begin." in text(app)
        host.post(f"/api/tables/{made['table']}/start")
        await Person(pilot, 2).play(lambda: (app.venue.view("cleopatra") or {}).get("result") is not None)
        await until(pilot, lambda: "save" in [choice.value for choice in app.panel.listed])
        await pilot.press("s")
        await until(pilot, lambda: len(app.screen_stack) == 2)
        await pilot.press("enter")
        await until(pilot, lambda: Path(f"{SMALL}-1.json").exists())

    watch(app, scene, asked=False)
    record = json.loads(Path(f"{SMALL}-1.json").read_text(encoding="utf-8"))
    assert curia.replay(record).result == guest.at_table("GET")["about"]["result"]
    assert record["proof"]


def test_the_host_lets_it_begin(server: Server) -> None:
    guest = guest_at(opened(server.client())[1])
    made = guest.call("POST", "/api/tables", {"game": SMALL, "seats": BOT})
    own = guest_at_home(guest, made["link"])
    app = remote(own)

    async def scene(pilot: Play) -> None:
        await pilot.press("1")
        await until(pilot, lambda: app.walk is not None)

    watch(app, scene)


def guest_at_home(guest: Guest, link: str) -> Guest:
    found = read_link(link)
    assert found is not None
    own = Guest(found, "en", guest.token)
    own.introduce()
    own.at_table("POST", "/seats", seat="cleopatra", name="Livia")
    return own


def test_a_lost_connection_is_found_again(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        made, link = opened(server.client())
        guest = guest_at(link, "cleopatra")
        server.clients[0].post(f"/api/tables/{made['table']}/start")
        app = remote(guest)

        async def scene(pilot: Play) -> None:
            person = Person(pilot, 4)
            for _ in range(3):
                await person.answer()
            server.stop()
            await until(pilot, lambda: not app.venue._known.connected)  # type: ignore[attr-defined]
            server.start()
            await person.play(lambda: (app.venue.view("cleopatra") or {}).get("result") is not None)
            assert app.venue._known.connected  # type: ignore[attr-defined]

        watch(app, scene)


def test_what_is_said_is_shown(server: Server) -> None:
    host = server.client()
    made, link = opened(host)
    guest = guest_at(link, "cleopatra")
    host.post(f"/api/tables/{made['table']}/start")
    app = remote(guest)

    async def scene(pilot: Play) -> None:
        await pilot.press("m")
        await until(pilot, lambda: len(app.screen_stack) == 2)
        await pilot.press(*"salve", "enter")
        await until(pilot, lambda: "Livia: “salve”" in text(app))

    watch(app, scene, size=(120, 40))


class Typist:
    """Somebody who reads the lines and types legal moves."""

    def __init__(self, link: str, seat: str) -> None:
        self.guest = guest_at(link, seat)
        self.known = Known(self.guest.at_table("GET"))
        self.screen = io.StringIO()
        self.chance = random.Random(1)
        self.before = ["?", "? spy", "table"]
        console = Console(Typing(self.line), self.screen)
        self.lines = Lines(console, self.guest, self.known, table_of(self.known.about["game"]))

    def line(self) -> str:
        if self.before:
            return self.before.pop()
        view = self.known.view(self.known.seats[0])
        assert view is not None
        owed = view["seat"] in view["to_act"]
        return self.chance.choice(view["legal"]) if owed else ""


@pytest.mark.parametrize(("game", "seat"), [(SMALL, "caesar"), ("quovadis", "blue")])
def test_a_game_in_plain_lines(server: Server, game: str, seat: str) -> None:
    bots = [{"kind": "bot", "bot": "random"}, {"kind": "person"}, {"kind": "bot", "bot": "random"}]
    host = server.client()
    made, link = opened(host, game, bots[: 2 if game == SMALL else 3])
    typist = Typist(link, seat)
    run = threading.Thread(target=typist.lines.run)
    run.start()
    host.post(f"/api/tables/{made['table']}/start")
    run.join(100)
    assert not run.is_alive()
    shown = typist.screen.getvalue()
    assert "All are here. The host lets the game begin." in shown
    assert "None" not in shown
    assert host.get(f"/api/tables/{made['table']}")["about"]["status"] == "over"


def test_who_comes_back_has_the_same_seat(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CURIA_DATA", str(tmp_path))
    host = server.client()
    made, link = opened(host)
    found = read_link(link)
    assert found is not None
    guest = introduced(Guest(found, "en"))
    guest.at_table("POST", "/seats", seat="cleopatra", name="Livia", invite=found.invite)
    host.post(f"/api/tables/{made['table']}/start")
    run = curia_command("join", link, "--line", CURIA_DATA=str(tmp_path))
    assert (run.returncode, run.stderr) == (1, "")
    assert "The input has ended" in run.stdout
    assert "Lay one card face down" in run.stdout


def test_without_a_free_seat_one_watches(server: Server, tmp_path: Path) -> None:
    host = server.client()
    made, link = opened(host, seats=[{"kind": "bot", "bot": "random"}] * 2)
    host.post(f"/api/tables/{made['table']}/start")
    run = curia_command("join", link, "--line", CURIA_DATA=str(tmp_path))
    assert (run.returncode, run.stderr) == (0, "")
    assert "There is no free seat: you watch." in run.stdout
    assert "The game is over" in run.stdout


def test_keys_are_kept_for_oneself_only(tmp_path: Path) -> None:
    file = tmp_path / "new" / "keys.json"
    assert kept_key(file, "http://a") is None
    keep_key(file, "http://a", "one")
    keep_key(file, "http://b", "two")
    assert (kept_key(file, "http://a"), kept_key(file, "http://b")) == ("one", "two")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    file.write_text("[1]")
    keep_key(file, "http://a", "three")
    assert kept_key(file, "http://a") == "three"


def test_a_key_that_the_server_has_forgotten_is_replaced(server: Server) -> None:
    found = read_link(opened(server.client())[1])
    assert found is not None
    guest = Guest(found, "en", "nonsense")
    guest.introduce()
    assert guest.token not in (None, "nonsense")


def test_what_bots_say_is_said_in_the_readers_language() -> None:
    line = {"name": "Ben", "text": "For 2 laurels I support you."}
    words = {"key": "qv-pitch-price", "args": {"laurels": 2}, "deal": 1}
    german = Scribe("de")
    assert said_words(german, line | {"words": words}) == "Ben: „Für 2 Lorbeeren unterstütze ich dich.“"
    # An older server tells no words; a newer one may have some that are not known here.
    for other in ({}, {"words": None}, {"words": words | {"key": "qv-pitch-of-tomorrow"}}):
        assert said_words(german, line | other) == "Ben: „For 2 laurels I support you.“"


def test_who_comes_and_goes_is_told_as_nobodys_words() -> None:
    words = {"key": "table-stand-in", "args": {"who": "Ben"}, "deal": None}
    line = {"seat": None, "name": None, "text": "A bot plays on for Ben.", "words": words}
    assert said_words(Scribe("de"), line) == "Ein Bot spielt für Ben weiter."


# --- Resigning, and coming back ---------------------------------------------------------------------------


def three(server: Server) -> tuple[Json, dict[str, Client]]:
    """A table of three people: two clients, and somebody in the terminal for Red."""
    friends = {seat: server.client() for seat in ("blue", "green")}
    made = friends["blue"].table("quovadis", seats=[{"kind": "person"}] * 3)
    for seat, friend in friends.items():
        friend.sit(made, seat)
    return made, friends


def test_resigning_in_plain_lines_says_what_follows(server: Server) -> None:
    host = server.client()
    made, link = opened(host)
    typist = Typist(link, "cleopatra")
    typist.before = ["yes", "resign", "no", "resign"]
    host.post(f"/api/tables/{made['table']}/start")
    typist.lines.run()
    shown = typist.screen.getvalue()
    assert shown.count("The game ends, and random wins.") == 2
    assert "You resign." in shown
    assert "Caesar wins." in shown
    result = host.get(f"/api/tables/{made['table']}")["about"]["result"]
    assert (result["reason"], result["by"]) == ("resigned", "cleopatra")


def test_resigning_among_three_leaves_the_seat_to_a_bot(server: Server) -> None:
    made, friends = three(server)
    path = f"/api/tables/{made['table']}"
    app = remote(guest_at(made["link"], "red"))
    friends["blue"].post(f"{path}/start")

    async def scene(pilot: Play) -> None:
        await until(pilot, lambda: app.venue.view("red") is not None)
        await pilot.press("x")
        await until(pilot, lambda: len(app.screen_stack) == 2)
        assert "The game goes on: a bot plays on for you." in text(app)
        await pilot.press("escape")
        await until(pilot, lambda: len(app.screen_stack) == 1)
        await pilot.press("x")
        await until(pilot, lambda: len(app.screen_stack) == 2)
        await pilot.click("#resign")
        await until(pilot, lambda: app.venue.people == [])
        await until(pilot, lambda: "Bot: imperator, for Livia" in text(app))
        assert "return" not in [choice.value for choice in app.panel.listed]

    watch(app, scene, size=(120, 40))
    about = friends["blue"].get(path)["about"]
    assert (about["status"], about["seats"][0]["resigned"]) == ("playing", True)


def test_who_was_replaced_takes_the_seat_back_on_the_screen(server: Server) -> None:
    made, friends = three(server)
    path = f"/api/tables/{made['table']}"
    guest = guest_at(made["link"], "red")
    app = remote(guest)
    friends["blue"].post(f"{path}/start")

    async def scene(pilot: Play) -> None:
        await until(pilot, lambda: app.venue.view("red") is not None)
        guest.at_table("POST", "/away", seat="red", away=True)
        for friend in friends.values():
            friend.post(f"{path}/absent", absent="red", choice="bot")
        await until(pilot, lambda: "A bot is playing for you." in text(app))
        await choose(pilot, "return")
        await until(pilot, lambda: app.venue.people == ["red"])

    watch(app, scene, size=(120, 40))
    assert friends["blue"].get(path)["about"]["seats"][0]["name"] == "Livia"


def test_joining_again_takes_the_seat_back(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CURIA_DATA", str(tmp_path))
    made, friends = three(server)
    path, found = f"/api/tables/{made['table']}", read_link(made["link"])
    assert found is not None
    guest = introduced(Guest(found, "en"))
    guest.at_table("POST", "/seats", seat="red", name="Livia", invite=found.invite)
    friends["blue"].post(f"{path}/start")
    guest.at_table("POST", "/away", seat="red", away=True)
    for friend in friends.values():
        friend.post(f"{path}/absent", absent="red", choice="bot")
    known = Known(guest.at_table("GET"))
    assert (known.seats, known.back) == ([], ["red"])
    assert known.names(Scribe("en").say)["red"] == "Bot: imperator, for Livia"
    _sit(
        Namespace(name=None, seat=None),
        Console(io.StringIO(), io.StringIO()),
        guest,
        known,
        table_of("quovadis"),
    )
    assert Known(guest.at_table("GET")).seats == ["red"]
    assert friends["blue"].get(path)["about"]["seats"][0]["name"] == "Livia"


def test_what_goes_wrong_is_said(server: Server) -> None:
    _, link = opened(server.client())
    with pytest.raises(Refused, match="not for you"):
        guest_at(link.partition("#")[0])
    with pytest.raises(Lost, match=r"http://127\.0\.0\.1:9"):
        guest_at("http://127.0.0.1:9/t/abc")
    run = curia_command("join", "nonsense")
    assert (run.returncode, run.stdout) == (2, "")
    assert "is no link to a table" in run.stderr
    run = curia_command("join", link)
    assert "needs a terminal" in run.stderr


def test_an_address_that_is_no_curia_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Guest, "call", lambda *_: {})
    with pytest.raises(BadInput, match=r"no Curia at http://127\.0\.0\.1:9"):
        guest_at("http://127.0.0.1:9/t/abc")


# --- Memory aids ------------------------------------------------------------------------------------------


@pytest.mark.clause("CC-10.2")
@pytest.mark.parametrize("others", ["bot", "person"])
def test_the_own_order_is_shown_where_the_table_has_memory_aids(server: Server, others: str) -> None:
    """In lines and on the screen: against a bot from the start, between people once all agree."""
    host = server.client()
    full = "caesar-cleopatra"
    made, link = opened(host, full, BOT if others == "bot" else [{"kind": "person"}] * 2)
    guest = guest_at(link, "cleopatra")
    if others == "person":
        host.sit(made, "caesar")
    host.post(f"/api/tables/{made['table']}/start")
    known = Known(guest.at_table("GET"))
    table = table_of(full)
    order = known.plays["cleopatra"]["view"]["legal"][0]
    guest.move(order, known.decision("cleopatra"))

    def shown() -> bool:
        known = Known(guest.at_table("GET"))
        in_lines, on_screen = (
            known.shown("cleopatra", table),
            Remote(guest, known, table, "en").view("cleopatra"),
        )
        assert in_lines == on_screen
        assert in_lines is not None
        own = next(event for event in in_lines["events"] if event.get("seat") == "cleopatra")
        reserve = in_lines["players"]["cleopatra"]["actions"]["cards"]
        assert own["cards"] == reserve
        return reserve is not None

    path = f"/api/tables/{made['table']}/memory-aids"
    if others == "bot":
        assert shown()
        guest.call("PUT", path, {"agreed": False})
        assert not shown()
    else:
        assert not shown()
        guest.call("PUT", path, {"agreed": True})
        assert not shown()
        host.ok("PUT", path, agreed=True)
        assert shown()
    guest.close()


def test_joining_says_whether_one_agrees_to_memory_aids(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CURIA_DATA", str(tmp_path))
    host = server.client()
    made, link = opened(host, seats=[{"kind": "person"}] * 2)
    host.sit(made, "caesar")
    found = read_link(link)
    assert found is not None
    introduced(Guest(found, "en")).at_table(
        "POST", "/seats", seat="cleopatra", name="Livia", invite=found.invite
    )
    host.post(f"/api/tables/{made['table']}/start")
    for option, agreed in (("--memory-aids", True), ("--no-memory-aids", False)):
        # Nothing is typed: whoever joins is asked for a move, and leaves.
        curia_command("join", link, "--line", option, CURIA_DATA=str(tmp_path))
        seats = host.get(f"/api/tables/{made['table']}")["about"]["seats"]
        assert [seat["memory_aids"] for seat in seats] == [agreed, False]
