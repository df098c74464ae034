"""Names go with the deletion of a key, everywhere: whatever anyone can still get, and whatever is stored."""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from curia.server import tokens, wire
from curia.server.live import stream
from curia.server.refusals import Refused
from curia.server.services import Services
from curia.server.storage import backup, schema
from curia.server.tables import clock, lobby, playing, seating
from tests.server.serving import Client, Json, Server, serving
from tests.server.test_services import DAY, Time, key, with_services

NAME = "Quintus Tullius"
LATER = "Sextus Tullius"
MAIL = wire.MailClock(kind="mail", hours=1)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that writes everything into its log."""
    with serving(tmp_path_factory.mktemp("server"), CURIA_LOG_LEVEL="debug") as running:
        yield running


class Scene:
    """A table, its host and the others, and somebody called NAME who will ask to be deleted."""

    def __init__(self, server: Server, game: str = "quovadis", open: bool = False) -> None:
        self.server = server
        *others, self.seat = ["red", "blue", "green"] if game == "quovadis" else ["cleopatra", "caesar"]
        self.host, self.blue, self.person = (server.client() for _ in range(3))
        self.made = self.host.table(game, seats=[{} for _ in (*others, self.seat)], open=open)
        self.tables = [self.made]
        for player, seat in zip((self.host, self.blue), others, strict=False):
            player.sit(self.made, seat)

    def path(self, made: Json | None = None) -> str:
        return f"/api/tables/{(made or self.made)['table']}"

    def sit(self) -> "Scene":
        self.person.sit(self.made, self.seat, name=NAME)
        return self

    def start(self) -> "Scene":
        self.sit()
        self.host.post(f"{self.path()}/start")
        self.person.post(f"{self.path()}/chat", text="Ave", request="request-0")
        return self


def waiting(server: Server) -> Scene:
    return Scene(server).sit()


def in_the_lobby(server: Server) -> Scene:
    return Scene(server, open=True).sit()


def in_play(server: Server) -> Scene:
    return Scene(server).start()


def renamed(server: Server) -> Scene:
    scene = Scene(server).start()
    scene.person.ok("PATCH", f"{scene.path()}/seats/green", name=LATER)
    scene.person.post(f"{scene.path()}/chat", text="Vale", request="request-1")
    return scene


def left(server: Server) -> Scene:
    scene = Scene(server).start()
    scene.person.ok("DELETE", f"{scene.path()}/seats/green")
    return scene


def back(server: Server) -> Scene:
    scene = left(server)
    scene.person.sit(scene.made, "green", name=LATER)
    return scene


def replaced(server: Server) -> Scene:
    """The others let a bot play on."""
    scene = Scene(server).start()
    scene.person.post(f"{scene.path()}/away", away=True)
    for player in (scene.host, scene.blue):
        player.post(f"{scene.path()}/absent", absent="green", choice="bot")
    return scene


def back_from_a_bot(server: Server) -> Scene:
    scene = replaced(server)
    scene.person.sit(scene.made, "green", name=LATER)
    return scene


def resigned(server: Server) -> Scene:
    scene = Scene(server).start()
    scene.person.post(f"{scene.path()}/resign")
    return scene


def removed(server: Server) -> Scene:
    scene = Scene(server).start()
    scene.host.ok("DELETE", f"{scene.path()}/seats/green")
    return scene


def removed_from_an_open_table(server: Server) -> Scene:
    scene = Scene(server, open=True).start()
    scene.host.ok("DELETE", f"{scene.path()}/seats/green")
    return scene


def applying(server: Server) -> Scene:
    """The seat was another's; NAME asks for it."""
    scene = Scene(server)
    former = server.client()
    former.sit(scene.made, "green")
    scene.host.post(f"{scene.path()}/start")
    former.ok("DELETE", f"{scene.path()}/seats/green")
    scene.person.sit(scene.made, "green", name=NAME)
    return scene


def admitted(server: Server) -> Scene:
    scene = applying(server)
    for player in (scene.host, scene.blue):
        player.post(f"{scene.path()}/admit", at="green", number=1, accept=True)
    return scene


def finished(server: Server) -> Scene:
    """Whoever resigns last keeps the seat: the match is over."""
    scene = Scene(server).start()
    for player in (scene.blue, scene.host, scene.person):
        player.post(f"{scene.path()}/resign")
    return scene


def kept_in_a_rematch(server: Server) -> Scene:
    scene = Scene(server, "caesar-cleopatra").start()
    scene.person.post(f"{scene.path()}/resign")
    scene.tables.append(scene.host.post(f"{scene.path()}/rematch"))
    return scene


def seated_in_a_rematch(server: Server) -> Scene:
    scene = kept_in_a_rematch(server)
    scene.person.post(f"{scene.path(scene.tables[1])}/seats", seat=scene.seat, name=LATER)
    return scene


def handed_over(server: Server) -> Scene:
    """Whoever deletes their key has the seat from another device."""
    scene = Scene(server)
    other = server.client()
    other.sit(scene.made, scene.seat, name=NAME)
    code = other.post(f"{scene.path()}/handover")["code"]
    scene.person.post("/api/handover", code=code)
    return scene


SCENES: list[Callable[[Server], Scene]] = [
    waiting, in_the_lobby, in_play, renamed, left, back, replaced, back_from_a_bot, resigned, removed,
    removed_from_an_open_table, applying, admitted, finished, kept_in_a_rematch, seated_in_a_rematch,
    handed_over,
]  # fmt: skip


def shown(scene: Scene) -> str:
    """All that the others and strangers can get."""
    texts = []
    for client in (scene.host, scene.blue, scene.server.client(), scene.server.client(key=False)):
        paths = ["/api/tables", "/api/me"]
        for made in scene.tables:
            path = scene.path(made)
            paths += [path, *(f"{path}/{more}" for more in ("chat?before=1000", "view", "record", "views/1"))]
            paths.append(f"{path}/review")
        texts += [client.http.get(path).text for path in paths]
        if client.token:
            texts.append(news(client, len(client.get("/api/me")["tables"])))
    return "\n".join(texts)


def news(client: Client, tables: int) -> str:
    """What a stream that is opened now tells of so many tables."""
    stream = client.stream()
    try:
        return str([stream.next() for _ in range(tables)])
    finally:
        stream.close()


def stored(server: Server) -> str:
    with closing(sqlite3.connect(server.data / "curia.db")) as database:
        return "\n".join(database.iterdump())


@pytest.mark.parametrize("scene", SCENES)
def test_a_name_goes_with_the_key(server: Server, scene: Callable[[Server], Scene]) -> None:
    made = scene(server)
    number = key_of(server, made.person)
    before = shown(made) + stored(server)
    assert NAME in before or LATER in before
    made.person.ok("DELETE", "/api/me")
    for text in (shown(made), stored(server), server.log()):
        assert NAME not in text
        assert LATER not in text
    # Nor does anything stored still point to the key.
    assert pointing_to(server, number) == []


def key_of(server: Server, client: Client) -> int:
    with closing(sqlite3.connect(server.data / "curia.db")) as database:
        hash = tokens.hashed(client.token or "")
        (found,) = database.execute("SELECT id FROM keys WHERE hash = ?", (hash,)).fetchone()
        return int(found)


def pointing_to(server: Server, key: int) -> list[str]:
    """The columns in which this key is still to be found."""
    columns = [("keys", "id"), ("tables", "host"), ("seats", "key"), ("seats", "former"), ("watchers", "key")]
    columns += [("entries", "key"), ("chat", "key"), ("handovers", "key")]
    with closing(sqlite3.connect(server.data / "curia.db")) as database:
        found = [
            f"{table}.{column}"
            for table, column in columns
            if database.execute(f'SELECT 1 FROM "{table}" WHERE "{column}" = ?', (key,)).fetchone()
        ]
        for (people,) in database.execute("SELECT people FROM tables"):
            about = json.loads(people)
            known = {*about.get("removed", []), *about.get("muted", []), *map(int, about.get("held", {}))}
            known |= {device for group in about.get("devices", []) for device in group}
            known |= {asked["key"] for asked in about.get("applies", {}).values()}
            found += ["tables.people"] if key in known else []
    return found


def test_nobody_is_let_in_after_they_have_gone(server: Server) -> None:
    scene = applying(server)
    scene.person.ok("DELETE", "/api/me")
    assert scene.host.get(scene.path())["about"]["applicants"] == []
    refused = {"at": scene.seat, "number": 1, "accept": True}
    scene.host.refused("POST", f"{scene.path()}/admit", 409, "server-no-applicant", **refused)


def test_whoever_was_removed_finds_the_table_nowhere(server: Server) -> None:
    scene = removed(server)
    assert scene.person.get("/api/me")["tables"] == []
    scene.person.refused("GET", scene.path(), 403)
    scene.person.refused("POST", f"{scene.path()}/seats", 403, seat=scene.seat, name=NAME)


def test_a_finished_match_forgets_everyone_after_a_time(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time(monkeypatch)

    async def work(services: Services) -> None:
        host, gone, new = [await key(services) for _ in range(3)]
        wanted = wire.TableWanted(game="quovadis", seats=[wire.SeatWanted()] * 3)
        id, invite = await lobby.open_table(services, host, wanted)
        room = services.room(id)
        for who, seat in ((host, "red"), (host, "blue"), (gone, "green")):
            await room.change(seating.sit(who, seat, "Titus", None, invite))
        await room.change(playing.start(host))
        await room.change(seating.stand_up(gone, "green"))
        await room.change(seating.sit(new, "green", NAME, None, invite))
        await room.change(playing.abandon)
        time.passed = 91 * DAY
        await services.tidy()
        (row,) = await services.store.rows(sa.select(schema.tables))
        assert (row["status"], row["people"]) == ("closed", {})
        assert NAME not in str(await room.read(lambda room: room.about))

    with_services(data, work)


def test_a_new_key_is_never_one_that_there_was(data: Path) -> None:
    """A stream that was just being opened when its key was deleted must not become somebody else's."""

    async def work(services: Services) -> None:
        token = tokens.make()
        gone = await services.store.make_key(tokens.hashed(token), 0.0)
        assert await services.key(token) == gone
        opened = stream.listen(services, gone, await services.tables_of(gone), {})
        await lobby.go_for_good(services, gone)
        async with asyncio.timeout(10):
            assert [message async for message in opened] == []
        assert len(services.hub) == 0
        assert await key(services) != gone

    with_services(data, work)


def test_what_is_done_while_a_key_is_deleted_goes_too(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(services: Services) -> None:
        host, gone = await key(services), await key(services)
        id, invite = await lobby.open_table(services, host, wire.TableWanted(game="quovadis", open=True))
        room, write_all = services.room(id), services.store.write_all

        async def sit_first(*commands: sa.Executable, words: Sequence[str] = ()) -> int:
            """Just before the key is gone, whoever has it sits down."""
            if words == [f"d{gone}"]:
                await room.change(seating.sit(gone, "red", NAME, None, invite))
            return await write_all(*commands, words=words)

        monkeypatch.setattr(services.store, "write_all", sit_first)
        await lobby.go_for_good(services, gone)
        assert NAME not in str(await room.read(lambda room: room.about))

    with_services(data, work)


def test_a_token_that_is_looked_up_while_its_key_is_deleted_is_not_remembered(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(services: Services) -> None:
        token = tokens.make()
        gone = await services.store.make_key(tokens.hashed(token), 0.0)
        read, go_on, rows = asyncio.Event(), asyncio.Event(), services.store.rows

        async def slow(select: sa.Select[tuple[int]]) -> object:
            """The answer comes late."""
            monkeypatch.undo()
            found = await rows(select)
            read.set()
            await go_on.wait()
            return found

        monkeypatch.setattr(services.store, "rows", slow)
        asking = asyncio.create_task(services.key(token))
        await read.wait()
        await lobby.go_for_good(services, gone)
        go_on.set()
        with pytest.raises(Refused):
            await asking
        with pytest.raises(Refused):
            await services.key(token)

    with_services(data, work)


def test_a_key_that_nobody_used_for_long_is_gone_at_once(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time(monkeypatch)

    async def work(services: Services) -> None:
        token = tokens.make()
        gone = await services.store.make_key(tokens.hashed(token), clock.now())
        assert await services.key(token) == gone
        # All that still knows the key is a table where it asks to be let in.
        host = await key(services)
        seats = [wire.SeatWanted()] * 3
        id, _ = await lobby.open_table(
            services, host, wire.TableWanted(game="quovadis", seats=seats, open=True, clock=MAIL)
        )
        room = services.room(id)
        for seat in ("red", "blue", "green"):
            await room.change(seating.sit(await key(services), seat, "Titus", None, None))
        await room.change(playing.start(host))
        left = room.seat("green").key
        assert left is not None
        await room.change(seating.stand_up(left, "green"))
        await room.change(seating.sit(gone, "green", NAME, None, None))
        time.passed = 91 * DAY
        # The match goes on all the while.
        await services.store.write_all(sa.update(schema.tables).values(touched=clock.now()))
        await services.tidy()
        with pytest.raises(Refused):
            await services.key(token)
        assert NAME not in str(await services.room(id).read(lambda room: room.about))

    with_services(data, work)


def test_what_was_missed_may_have_been_the_deletion_of_a_key(data: Path) -> None:
    """Another process has deleted it, and the notice was lost with the connection to the database."""

    async def work(services: Services) -> None:
        token = tokens.make()
        gone = await services.store.make_key(tokens.hashed(token), 0.0)
        assert await services.key(token) == gone
        listener = services.hub.open(gone)
        stays = services.hub.open(await key(services))
        await services.store.write_all(sa.delete(schema.keys).where(schema.keys.c.id == gone))
        services.look_again()
        with pytest.raises(Refused):
            await services.key(token)
        async with asyncio.timeout(10):
            await listener.rest(60)
        assert not stays.closing

    with_services(data, work)


def test_a_backup_knows_which_numbers_of_keys_were_given(data: Path) -> None:
    async def work(services: Services) -> None:
        await key(services)
        await lobby.go_for_good(services, await key(services))

    with_services(data, work)
    address = f"sqlite+aiosqlite:///{data / 'curia.db'}"
    asyncio.run(backup.back_up(address, data / "kept.gz"))
    (data / "again").mkdir()
    asyncio.run(backup.restore(f"sqlite+aiosqlite:///{data / 'again' / 'curia.db'}", data / "kept.gz"))

    async def after(services: Services) -> None:
        assert await key(services) == 3

    with_services(data / "again", after)
