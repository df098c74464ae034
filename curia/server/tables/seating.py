"""Who sits where: taking a seat, leaving it, coming back, and what the others decide about who is away.

Each function is an act for `Room.change`: it checks first, then changes.
"""

import copy
import hmac
from collections.abc import Callable
from typing import Literal

import curia
from curia.bots import stand_in
from curia.core.game import Json
from curia.core.match import HOST
from curia.locale import say
from curia.server import tokens
from curia.server.refusals import Refused, forbidden
from curia.server.storage.rows import BOT, PERSON, PLAYING, WAITING, ChatRow, SeatRow
from curia.server.tables import clock
from curia.server.tables.room import Room
from curia.server.tables.state import Sender

Act = Callable[[Room], None]
CHOICES = ("bot", "wait", "end")


def check_invited(room: Room, key: int, invite: str | None) -> None:
    """An open table takes anyone; another one takes those who have its link, or are in already. Whoever was
    removed has no way back."""
    if room.removed(key):
        raise forbidden()
    if room.may_see(key):
        return
    if (
        not invite
        or not room.table.invite
        or not hmac.compare_digest(tokens.hashed(invite), room.table.invite)
    ):
        raise forbidden()


def sit(key: int, wanted: str | None, name: str, nonce: str | None, invite: str | None) -> Act:
    def act(room: Room) -> None:
        check_invited(room, key, invite)
        if room.table.status not in (WAITING, PLAYING):
            raise Refused("server-over", 409)
        seat = room.seat(wanted) if wanted is not None else _any_free(room, key)
        if seat.key == key:
            seat.name = name
            if nonce is not None:
                if room.table.status != WAITING:
                    raise Refused("server-started", 409)
                seat.nonce = nonce
            return
        if room.table.status == PLAYING:
            _come_back(room, seat, key, name)
            return
        if seat.kind != PERSON or seat.key is not None or seat.former not in (None, key):
            raise Refused("server-seat-taken", 409, seat=seat.seat)
        _seat(room, seat, key, name)
        seat.former = seat.former_name = None
        seat.nonce = nonce
        if room.table.host is None:
            room.table.host = key

    return act


def _seat(room: Room, seat: SeatRow, key: int, name: str) -> None:
    kept = room.table.status == WAITING and seat.former == key
    seat.key, seat.name, seat.away = key, name, False
    seat.muted = key in room.table.people.get("muted", [])
    if not kept:  # who comes to a rematch has agreed before
        seat.hints, seat.memory_aids = room.table.hints, room.table.memory_aids


def _any_free(room: Room, key: int) -> SeatRow:
    free = [seat for seat in room.seats if seat.kind == PERSON and seat.key is None]
    # Of a rematch, the seat that is kept for them.
    kept = [seat for seat in free if seat.former == key] or [seat for seat in free if seat.former is None]
    for seat in room.returnable(key) if room.table.status == PLAYING else kept:
        return seat
    raise Refused("server-no-seat", 409)


def _come_back(room: Room, seat: SeatRow, key: int, name: str) -> None:
    """Whoever had a seat takes it back from the bot there; somebody new has to be let in by everyone."""
    if seat not in room.returnable(key):
        _apply(room, seat, key, name)
        return
    clock.resume(room, seat)
    _move_in(room, seat, key, name)
    _announce(room, seat, "table-back", name)


def _move_in(room: Room, seat: SeatRow, key: int, name: str) -> None:
    """Play on where a bot did, or nobody; what the bot was thinking about is dropped."""
    seat.kind, seat.bot = PERSON, None
    seat.former = seat.former_name = None
    seat.resigned = False
    _seat(room, seat, key, name)
    if not seat.late:
        _drop_choices(room, seat.seat)
    # What was accepted from this seat, somebody else has accepted.
    applies = _applications(room)
    for asked in applies.values():
        asked["accepted"] = [judge for judge in asked["accepted"] if judge != seat.seat]
    room.table.people = {**room.table.people, "applies": applies}
    room.note_held()
    _check_applications(room)


def _apply(room: Room, seat: SeatRow, key: int, name: str) -> None:
    """Ask to play on at a seat that somebody has left."""
    played = seat.former is not None or seat.former_name is not None
    if seat.key is not None or (seat.kind == BOT and not played):
        raise Refused("server-seat-taken", 409, seat=seat.seat)
    if not room.may_ask_for(key, seat):
        raise Refused("server-seat-played", 409, seat=seat.seat)
    applies = _applications(room)
    if seat.seat in applies and applies[seat.seat]["key"] != key:
        raise Refused("server-seat-asked", 409, seat=seat.seat)
    # One for each person: whoever asks again, asks for something else.
    applies = {other: asked for other, asked in applies.items() if asked["key"] != key}
    number = room.table.people.get("asked", 0) + 1
    applies[seat.seat] = {"key": key, "name": name, "accepted": [], "number": number}
    room.table.people = {**room.table.people, "applies": applies, "asked": number}


def _applications(room: Room) -> Json:
    """Who asks for which seat; a copy."""
    return copy.deepcopy(room.table.people.get("applies", {}))


def _check_applications(room: Room) -> None:
    """Drop what must not be accepted any more: a seat was taken, or who asked for it got another one or was
    removed."""
    applies = {
        seat: asked
        for seat, asked in _applications(room).items()
        if room.may_ask_for(asked["key"], room.seat(seat))
    }
    if applies != room.table.people.get("applies", {}):
        room.table.people = {**room.table.people, "applies": applies}


def _judges(room: Room) -> list[str]:
    """Who has to accept somebody new: every person who plays."""
    return [seat.seat for seat in room.seats if seat.kind == PERSON and seat.key is not None]


def admit(key: int, named: str | None, at: str, number: int, accepted: bool) -> Act:
    """Accept somebody new at a seat, or don't: one no is enough. `number` says which application is meant:
    another may have come since it was looked at."""

    def act(room: Room) -> None:
        judge = room.own(key, named)
        seat = room.seat(at)
        applies = _applications(room)
        asked = applies.get(at)
        if asked is None or asked.get("number", 0) != number or room.stopped is not None:
            raise Refused("server-no-applicant", 409, seat=at)
        if not room.may_ask_for(asked["key"], seat):
            raise Refused("server-no-applicant", 409, seat=at)
        if not accepted:
            del applies[at]
        else:
            asked["accepted"] = sorted({*asked["accepted"], judge.seat})
            if set(asked["accepted"]) >= set(_judges(room)):
                clock.welcome(room, seat)
                _move_in(room, seat, asked["key"], asked["name"])
                _announce(room, seat, "table-new", asked["name"])
                return
        room.table.people = {**room.table.people, "applies": applies}

    return act


def rename(key: int, named: str | None, name: str) -> Act:
    def act(room: Room) -> None:
        room.own(key, named).name = name

    return act


def stand_up(key: int, named: str) -> Act:
    """Leave one's seat; the host can remove anyone else, who then has no way back. In a running match a bot
    plays on for them: nobody wins by removing the others."""

    def act(room: Room) -> None:
        own = any(seat.seat == named for seat in room.held(key))
        if not own:
            room.check_host(key)
        seat = room.seat(named)
        if seat.kind == BOT:
            raise Refused("server-seat-bot", 409, seat=named)
        if own:
            if room.table.status == PLAYING:
                seat.former = key
            vacate(room, seat)
            return
        if seat.key is not None:
            removed = {*room.table.people.get("removed", []), *room.devices(seat.key)}
            room.table.people = {**room.table.people, "removed": sorted(removed)}
        if room.table.status == PLAYING:
            take_over(room, seat, removed=True)
        else:
            vacate(room, seat)
        _check_applications(room)
        # Whoever had to go still has the old link.
        room.table.invite = None

    return act


def vacate(room: Room, seat: SeatRow) -> None:
    gone = seat.key
    if room.table.status == PLAYING and seat.name is not None:
        _announce(room, seat, "table-left", seat.name)
    seat.key = seat.name = seat.standing = seat.notice = None
    seat.muted = seat.hints = seat.memory_aids = False
    if room.table.status == WAITING:
        seat.nonce = None
    elif room.table.status == PLAYING:
        seat.away = True
    _pass_on_host(room, gone)


def _pass_on_host(room: Room, gone: int | None) -> None:
    """A host who plays no longer is followed by somebody who does."""
    if gone is not None and gone == room.table.host and not room.held(gone):
        heir = next((other.key for other in room.seats if other.key is not None), None)
        room.table.host = heir if heir is not None else gone


def hand_over(place: int, old: int, new: int) -> Act:
    """Move a seat from one device to another."""

    def act(room: Room) -> None:
        seat = room.seats[place]
        if seat.key != old:
            raise forbidden()
        if room.removed(new) or (room.table.status == PLAYING and room.held_elsewhere(new, place)):
            raise Refused("server-seat-played", 409, seat=seat.seat)
        seat.key, seat.away = new, False
        _join_devices(room, old, new)
        if room.table.status == PLAYING:
            room.note_held()
        _check_applications(room)
        if room.table.host == old and not room.held(old):
            room.table.host = new

    return act


def _join_devices(room: Room, old: int, new: int) -> None:
    """Both are the same person's: whoever is muted or removed with one of them, is so with the other."""
    both = room.devices(old) | room.devices(new)
    others = [group for group in room.table.people.get("devices", []) if not both.intersection(group)]
    room.table.people = {**room.table.people, "devices": [*others, sorted(both)]}
    muted = {*room.table.people.get("muted", [])}
    if muted & both:
        room.table.people = {**room.table.people, "muted": sorted(muted | both)}
        for seat in room.seats:
            seat.muted = seat.muted or seat.key in both


def set_bot(key: int, named: str, bot: str | None) -> Act:
    """The host gives a free seat to a bot, or frees it again; before play only."""

    def act(room: Room) -> None:
        room.check_host(key)
        if room.table.status != WAITING:
            raise Refused("server-started", 409)
        seat = room.seat(named)
        if bot is None:
            if seat.kind == BOT:
                if sum(other.kind == PERSON for other in room.seats) == 1:
                    # Aids that were there against bots are nothing that a second person has agreed to.
                    room.table.hints = room.table.memory_aids = False
                seat.kind, seat.bot = PERSON, None
            return
        if seat.key is not None:
            raise Refused("server-seat-taken", 409, seat=named)
        check_bot(bot, room.table.game)
        seat.kind, seat.bot = BOT, bot
        seat.former = seat.former_name = None

    return act


def check_bot(bot: str, game: str) -> None:
    known = [name for name, about in curia.bots().items() if game in about["games"]]
    if bot not in known:
        raise Refused("bot-unknown", 400, bot=bot[:40], bots=", ".join(known))


def mute(key: int, named: str, muted: bool) -> Act:
    def act(room: Room) -> None:
        room.check_host(key)
        seat = room.seat(named)
        seat.muted = muted
        # It goes with the person, who may sit down elsewhere.
        devices = set() if seat.key is None else room.devices(seat.key)
        known = {*room.table.people.get("muted", [])}
        known = known | devices if muted else known - devices
        room.table.people = {**room.table.people, "muted": sorted(known)}

    return act


def agree(key: int, named: str | None, aid: Literal["hints", "memory_aids"], agreed: bool) -> Act:
    """There are such aids while everyone agrees; anyone may stop agreeing at any time."""

    def act(room: Room) -> None:
        seat = room.own(key, named)
        if room.table.status not in (WAITING, PLAYING):
            raise Refused("server-over", 409)
        setattr(seat, aid, agreed)

    return act


def go_away(key: int, named: str | None, away: bool) -> Act:
    """Say that one leaves for a while, or is back."""

    def act(room: Room) -> None:
        seat = room.own(key, named)
        seat.away = away
        if not away and not seat.late:
            _drop_choices(room, seat.seat)

    return act


def choose_for_absent(key: int, named: str | None, absent: str, choice: str) -> Act:
    """The others choose what happens to who is away or out of time: a bot, wait, or end. It happens when all
    of them who are there have chosen the same; to wait puts off what was chosen so far."""

    def act(room: Room) -> None:
        voter = room.own(key, named)
        seat = room.seat(absent)
        if room.stopped is not None:
            raise Refused("server-stopped", 409)
        if room.table.status != PLAYING or not (seat.away or seat.late) or seat.key == key:
            raise Refused("server-not-absent", 409, seat=absent)
        if choice not in room.absence:
            raise Refused("server-absent-end", 409)
        if choice == "wait":
            seat.late, seat.since = False, clock.now() if seat.since is not None else None
            _drop_choices(room, absent)
            return
        votes: Json = {**room.table.choices.get(absent, {}), voter.seat: choice}
        room.table.choices = {**room.table.choices, absent: votes}
        there = [s.seat for s in room.seats if s.kind == PERSON and s.key is not None and not s.away]
        voters = [name for name in there if name != absent]
        if all(votes.get(name) == choice for name in voters):
            _drop_choices(room, absent)
            _carry_out(room, seat, choice)

    return act


def _carry_out(room: Room, seat: SeatRow, choice: str) -> None:
    if choice == "bot":
        take_over(room, seat)
    else:
        assert room.match is not None
        room.match.play(HOST, f"forfeit {seat.seat}")
        room.sender = Sender(None)


def take_over(room: Room, seat: SeatRow, resigned: bool = False, removed: bool = False) -> None:
    """A bot plays on for somebody, under its own name."""
    gone, name = seat.key, seat.name
    clock.leave(room, seat)
    seat.kind, seat.bot, seat.resigned = BOT, stand_in(room.table.game), resigned
    seat.former, seat.former_name = gone or seat.former, name
    seat.key = seat.name = seat.standing = seat.notice = None
    seat.away = seat.late = seat.hints = seat.memory_aids = False
    _pass_on_host(room, gone)
    if name is not None:
        key = "table-removed" if removed else "table-resigned" if resigned else "table-stand-in"
        _announce(room, seat, key, name)


def _announce(room: Room, seat: SeatRow, key: str, name: str) -> None:
    """A line of chat by nobody about a change of a seat. It goes with the person that it names."""
    args = {"who": name}
    words = {"key": key, "args": args, "deal": None}
    whose = seat.key or seat.former
    room.saying.append(
        ChatRow(room.id, room.table.said, None, None, say(key, args), clock.now(), whose, words=words)
    )


def forget(key: int) -> Act:
    """Somebody has gone for good: no seat has their name, and nothing points to their key."""

    def act(room: Room) -> None:
        for seat in room.held(key):
            vacate(room, seat)
        for seat in room.seats:
            if seat.former == key:
                seat.former = seat.former_name = None
        if room.table.host == key:
            room.table.host = None
        room.table.people = _without(room.table.people, key)
        _check_applications(room)

    return act


def is_known(people: Json, key: int) -> bool:
    """Whether a table remembers this client for any reason."""
    return people != _without(people, key)


def _without(people: Json, key: int) -> Json:
    kept: Json = dict(people)
    for listed in kept.keys() & {"removed", "muted"}:
        kept[listed] = [other for other in kept[listed] if other != key]
    if "devices" in kept:
        groups = [[other for other in group if other != key] for group in kept["devices"]]
        kept["devices"] = [group for group in groups if len(group) > 1]
    if "held" in kept:
        kept["held"] = {other: places for other, places in kept["held"].items() if other != str(key)}
    if "applies" in kept:
        kept["applies"] = {seat: asked for seat, asked in kept["applies"].items() if asked["key"] != key}
    return kept


def _drop_choices(room: Room, absent: str) -> None:
    room.table.choices = {name: votes for name, votes in room.table.choices.items() if name != absent}
