"""Tables as a whole: opening one, finding one, playing again, looking at a finished match, going for good."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

import curia
from curia.core import proof
from curia.core.game import Json
from curia.server import tokens
from curia.server.refusals import Refused, forbidden
from curia.server.services import Services
from curia.server.storage import schema
from curia.server.storage.rows import BOT, CLOSED, OVER, PLAYING, WAITING, SeatRow, TableRow
from curia.server.tables import clock, playing, render, seating
from curia.server.tables.room import Room
from curia.server.wire import Say, TableWanted

_HANDOVER_SECONDS = 600.0


async def open_table(
    services: Services, key: int, wanted: TableWanted, address: str = ""
) -> tuple[str, str | None]:
    """A new table, and the secret of its link."""
    count = None if wanted.seats is None else len(wanted.seats)
    trial = curia.new(wanted.game, seats=count, options=wanted.options)
    invite = None if wanted.open else tokens.make()
    row = TableRow(
        id=tokens.table_id(),
        game=wanted.game,
        options=trial.record()["options"],
        secret=proof.make_secret().hex(),
        made=clock.now(),
        touched=clock.now(),
        open=wanted.open,
        takeback=wanted.takeback,
        hints=_against_bots(wanted, len(trial.seats)) if wanted.hints is None else wanted.hints,
        memory_aids=_against_bots(wanted, len(trial.seats))
        if wanted.memory_aids is None
        else wanted.memory_aids,
        clock=None if wanted.clock is None else wanted.clock.model_dump(),
        host=key,
        invite=None if invite is None else tokens.hashed(invite),
    )
    seats = [SeatRow(row.id, place, seat) for place, seat in enumerate(trial.seats)]
    for seat, given in zip(seats, wanted.seats or [], strict=False):
        if given.kind == BOT:
            seating.check_bot(given.bot or "", wanted.game)
            seat.kind, seat.bot = BOT, given.bot
    await _create(services, row, seats, address)
    await follow(services, key, row.id)
    return row.id, invite


def _against_bots(wanted: TableWanted, count: int) -> bool:
    """Who plays against bots only has aids; among people nobody has, unless the table is opened so."""
    return count - sum(seat.kind == BOT for seat in wanted.seats or ()) < 2


async def _create(services: Services, row: TableRow, seats: list[SeatRow], address: str) -> None:
    """Store a new table if there is room for it. One after the other: what comes next is to be counted."""
    row.opener = services.opener(address)
    async with services.opening:
        await _check_room(services, row)
        await services.store.create(row, seats)


async def _check_room(services: Services, row: TableRow) -> None:
    """A clear no is better than a server that gives way under the load, or one client that takes it all."""
    if services.stored >= services.settings.max_database_bytes:
        raise Refused("server-stored", 503)
    table = schema.tables
    live = sa.select(sa.func.count()).select_from(table).where(table.c.status.in_((WAITING, PLAYING)))
    if (await services.store.rows(live))[0]["count_1"] >= services.settings.max_tables:
        raise Refused("server-full", 503)
    hosted = live.where(table.c.host == row.host)
    if (await services.store.rows(hosted))[0]["count_1"] >= services.settings.max_tables_each:
        raise Refused("server-many-tables", 409)
    near = live.where(table.c.opener == row.opener)
    if (await services.store.rows(near))[0]["count_1"] >= services.settings.max_tables_address:
        raise Refused("server-many-tables", 409)


async def follow(services: Services, key: int, table: str) -> None:
    """A client's streams carry this table from now on."""
    services.hub.tell_key(key, table)
    if services.store.postgres:
        await services.store.write(lambda connection: services.store.notify(connection, f"k{key} {table}"))


async def watch(services: Services, key: int, table: str, invite: str | None) -> None:
    def look(room: Room) -> bool:
        seating.check_invited(room, key, invite)
        return key in room.watchers

    if not await services.room(table).read(look):
        # At another process the same client may be doing the same: then it watches already.
        with suppress(IntegrityError):
            await _watchers(services, table, sa.insert(schema.watchers).values(table=table, key=key))
    await follow(services, key, table)


async def unwatch(services: Services, key: int, table: str) -> None:
    def look(room: Room) -> bool:
        if not room.may_see(key):
            raise forbidden()
        return key in room.watchers

    if not await services.room(table).read(look):
        return
    mine = (schema.watchers.c.table == table) & (schema.watchers.c.key == key)
    await _watchers(services, table, sa.delete(schema.watchers).where(mine))
    await follow(services, key, table)


async def watch_no_longer(services: Services, key: int, table: str) -> None:
    """Whoever was removed watches no more."""
    mine = (schema.watchers.c.table == table) & (schema.watchers.c.key == key)
    await _watchers(services, table, sa.delete(schema.watchers).where(mine))


async def _watchers(services: Services, table: str, statement: sa.Executable) -> None:
    await services.store.write_all(statement, words=[f"t{table}"])
    if table in services.rooms:
        services.rooms[table].forget()


async def new_invite(services: Services, key: int, table: str) -> str:
    invite = tokens.make()

    def act(room: Room) -> None:
        room.check_host(key)
        room.table.invite = tokens.hashed(invite)

    await services.room(table).change(act)
    return invite


async def hand_over(services: Services, key: int, table: str, named: str | None) -> str:
    """A code that moves a seat to another device."""
    place = await services.room(table).read(lambda room: room.own(key, named).place)
    code = tokens.make()
    values = {"table": table, "place": place, "key": key, "until": clock.now() + _HANDOVER_SECONDS}
    await services.store.write_all(sa.insert(schema.handovers).values(hash=tokens.hashed(code), **values))
    return code


async def take(services: Services, key: int, code: str) -> tuple[str, str]:
    """Take the seat of a code; it serves once."""
    handover = schema.handovers
    mine = handover.c.hash == tokens.hashed(code)
    found = await services.store.rows(sa.select(handover).where(mine, handover.c.until > clock.now()))
    if not found or not await services.store.write_all(sa.delete(handover).where(mine)):
        raise forbidden()
    table, place, old = found[0]["table"], found[0]["place"], found[0]["key"]
    room = services.room(table)
    await room.change(seating.hand_over(place, old, key))
    await follow(services, key, table)
    await follow(services, old, table)
    return table, room.seats[place].seat


async def rematch(services: Services, key: int, table: str, address: str = "") -> str:
    """A table like this one where each seat is kept for whoever had it: by sitting down they say yes. Whoever
    asks second finds it there."""
    old = services.room(table)
    known = await old.read(_known_rematch(key))
    if known is not None:
        return known
    row = TableRow(
        id=tokens.table_id(),
        game=old.table.game,
        options=old.table.options,
        secret=proof.make_secret().hex(),
        made=clock.now(),
        touched=clock.now(),
        open=old.table.open,
        takeback=old.table.takeback,
        hints=old.table.hints,
        memory_aids=old.table.memory_aids,
        clock=old.table.clock,
        host=key,
        invite=old.table.invite,
        people={who: old.table.people.get(who, []) for who in ("removed", "muted")},
    )
    seats = [
        SeatRow(
            row.id, s.place, s.seat, s.kind, s.bot,
            s.key if s.key == key else None, s.name if s.key == key else None,
            hints=s.hints, memory_aids=s.memory_aids,
            former=None if s.key == key else s.key, former_name=None if s.key == key else s.name,
        )
        for s in old.seats
    ]  # fmt: skip
    await _create(services, row, seats, address)

    def act(room: Room) -> str:
        if room.table.rematch is None:
            room.table.rematch = row.id
        return room.table.rematch

    found = await old.change(act)
    if found != row.id:
        await services.store.delete(row.id)
    for other in {seat.former for seat in seats if seat.former is not None} | {key}:
        await follow(services, other, found)
    return found


def _known_rematch(key: int) -> Callable[[Room], str | None]:
    """For those who play, and the host: who opens it is the host of the next."""

    def look(room: Room) -> str | None:
        if not room.held(key):
            room.check_host(key)
        return _over(room, key).table.rematch

    return look


def _over(room: Room, key: int | None) -> Room:
    if not room.may_see(key):
        raise forbidden()
    if room.table.status not in (OVER, CLOSED):
        raise Refused("server-running", 409)
    return room


def final_record(key: int | None) -> Any:
    """The whole record with its proof, once there is nothing left to hide."""

    def look(room: Room) -> Json:
        match = _over(room, key).match
        record = match.record() if match is not None else room.record(room.stopped or [])
        return {**record, "proof": proof.prove(room.secret, room.nonces, room.table.scheme)}

    return look


def whole_match(key: int | None) -> Any:
    """The same, of a match that today's rules can follow to its end."""

    def look(room: Room) -> Json:
        record: Json = final_record(key)(room)
        if room.match is None:
            raise Refused("server-stopped", 409)
        return record

    return look


async def view_at(
    services: Services, key: int | None, table: str, seat: str | None, step: int, address: str = ""
) -> str:
    """What a seat saw after so many moves of a finished match, as JSON."""
    record = await services.room(table).read(whole_match(key))
    return await services.replays.view(address, table, record, seat, step)


async def mine(services: Services, key: int) -> list[Json]:
    """All tables of one client, newest first."""
    ids = await services.tables_of(key)
    rows = await services.store.rows(sa.select(schema.tables).where(schema.tables.c.id.in_(ids)))
    seats = await services.store.rows(
        sa.select(schema.seats).where(schema.seats.c.table.in_(ids)).order_by(schema.seats.c.place)
    )
    found = []
    for row in sorted(rows, key=lambda row: ids.index(row["id"])):
        here = [seat for seat in seats if seat["table"] == row["id"]]
        held = [seat["seat"] for seat in here if seat["key"] == key]
        found.append(
            {
                "table": row["id"],
                "game": row["game"],
                "status": row["status"],
                "seats": held,
                "names": [seat["name"] for seat in here],
                "asked": [seat for seat in held if row["status"] == PLAYING and seat in row["asked"]],
                "back": [
                    seat["seat"] for seat in here if row["status"] == PLAYING and _returnable(seat, key)
                ],
                "result": row["result"],
                "touched": row["touched"],
            }
        )
    return found


def _returnable(seat: Json, key: int) -> bool:
    return seat["former"] == key and seat["key"] is None and not seat["resigned"]


async def open_tables(services: Services) -> list[Json]:
    table = schema.tables
    select = sa.select(table.c.id).where(table.c.open.is_(True), table.c.status.in_((WAITING, PLAYING)))
    found = []
    for row in await services.store.rows(select.order_by(table.c.touched.desc()).limit(50)):
        about = await services.room(row["id"]).read(lambda room: room.about)
        found.append({"table": about["id"], **{k: about[k] for k in ("game", "options", "status", "seats")}})
    return found


async def say(services: Services, key: int, table: str, said: Say) -> None:
    """A line of chat; the same request again is the same line, even if both come at the same moment."""
    if await said_before(services, key, table, said.request):
        return
    services.chat_rate.take(str(key))
    try:
        await services.room(table).change(playing.say(key, said.seat, said.text, said.request))
    except IntegrityError:
        if not await said_before(services, key, table, said.request):
            raise


async def said_before(services: Services, key: int, table: str, request: str) -> bool:
    chat = schema.chat
    select = sa.select(chat.c.number).where(
        chat.c.table == table, chat.c.key == key, chat.c.request == request
    )
    return bool(await services.store.rows(select))


async def go_for_good(services: Services, key: int) -> None:
    """Delete what is known of a client: its key, names, chat, addresses. Its moves are the others' too."""
    await _leave_tables(services, key)
    await services.store.write_all(sa.delete(schema.keys).where(schema.keys.c.id == key), words=[f"d{key}"])
    services.forget_keys(key)
    # Once more: until now the key was good, and may have been used.
    await _leave_tables(services, key)


async def _leave_tables(services: Services, key: int) -> None:
    for table in await _tables_that_know(services, key):
        # It may have been closed meanwhile.
        with suppress(Refused):
            await services.room(table).change(seating.forget(key))
    chat, watchers, handovers, entries = schema.chat, schema.watchers, schema.handovers, schema.entries
    await services.store.write_all(
        sa.delete(chat).where(chat.c.key == key),
        sa.delete(watchers).where(watchers.c.key == key),
        sa.delete(handovers).where(handovers.c.key == key),
        sa.update(entries).where(entries.c.key == key).values(key=None, request=None),
    )


async def _tables_that_know(services: Services, key: int) -> list[str]:
    """The tables where this client has or had a seat, is host, or is remembered for something else."""
    seats, tables = schema.seats, schema.tables
    held = sa.select(seats.c.table).where((seats.c.key == key) | (seats.c.former == key))
    certain = tables.c.id.in_(held) | (tables.c.host == key)
    found = await services.store.rows(sa.select(tables.c.id).where(certain))
    # The numbers that are remembered are inside of a text; not every one that looks like it is this key.
    perhaps = sa.cast(tables.c.people, sa.Text).like(f"%{key}%")
    others = await services.store.rows(sa.select(tables.c.id, tables.c.people).where(perhaps))
    found += [row for row in others if seating.is_known(row["people"], key)]
    return sorted({row["id"] for row in found})


def whole(key: int | None) -> Any:
    """A table with its whole past, as this client may see it."""

    def look(room: Room) -> list[str]:
        if not room.may_see(key):
            raise forbidden()
        yours = render.yours(room, key)
        parts = [f'"about":{render.dumps(room.about)}', f'"yours":{render.dumps(yours)}']
        if room.match is not None:
            plays = [render.play(room, seat, -1) for seat in yours["seats"] or [None]]
            parts.append(f'"play":[{",".join(plays)}]')
        return parts

    return look


def full_view(key: int | None, named: str | None) -> Any:
    """What a library's bot is given: the view with all its events, and the decision that a move answers."""

    def look(room: Room) -> Json:
        seat = _viewer(room, key, named)
        assert room.match is not None
        decision = None if seat is None else room.decision(seat)
        return {"number": room.table.number, "decision": decision, "view": room.match.view(seat)}

    return look


def rendered_view(key: int | None, named: str | None) -> Any:
    """The same as JSON, kept until something happens: a long match is not told anew for each request."""

    def look(room: Room) -> str:
        seat, version = _viewer(room, key, named), (room.table.number, room.table.status)
        known = room.views.get(seat)
        if known is None or known[0] != version:
            known = room.views[seat] = version, render.dumps(full_view(key, named)(room))
        return known[1]

    return look


def _viewer(room: Room, key: int | None, named: str | None) -> str | None:
    """The seat whose view this client gets; None for a spectator."""
    if not room.may_see(key):
        raise forbidden()
    if room.match is None:
        raise Refused("server-not-started" if room.stopped is None else "server-stopped", 409)
    return room.own(key, named).seat if key is not None and room.held(key) else None
