"""What happens in a match: start, moves, taking back, resigning, standing answers, chat.

Each function is an act for `Room.change`: it checks first, then changes.
"""

from collections.abc import Callable

import curia
from curia.core import takeback
from curia.core.game import Json, StandingAnswers
from curia.core.match import HOST, Match
from curia.server.refusals import Refused, forbidden
from curia.server.storage.rows import BOT, OVER, PLAYING, WAITING, ChatRow, SeatRow
from curia.server.tables import clock, decisions, seating
from curia.server.tables.room import Room
from curia.server.tables.state import Sender

Act = Callable[[Room], None]
# As long as any move without a deal once a match has become long: those are possible to its end.
_SHORT = 40


def start(key: int) -> Act:
    def act(room: Room) -> None:
        room.check_host(key)
        if room.table.status != WAITING:
            raise Refused("server-started", 409)
        if any(seat.kind != BOT and seat.key is None for seat in room.seats):
            raise Refused("server-seats-free", 409)
        clock.start(room)
        room.begin()

    return act


def pause(key: int, decision: str, request: str) -> Callable[[Room], float]:
    """How long this answer has to wait, so that no answer to a timed question tells by how soon it comes."""

    def look(room: Room) -> float:
        if played(room, key, request) is not None:
            return 0.0
        return max(0.0, clock.earliest(room, answering(room, key, decision)) - clock.now())

    return look


def played(room: Room, key: int, request: str) -> int | None:
    """The number of the entry that a request has made, if it was here before."""
    return room.requests.get((key, request))


def move(key: int, decision: str, text: str, request: str) -> Callable[[Room], tuple[int, bool]]:
    """Play a move of a person or of an outside bot; the number of its entry, and whether it was known."""

    def act(room: Room) -> tuple[int, bool]:
        if (number := played(room, key, request)) is not None:
            return number, True
        seat = answering(room, key, decision)
        return _play(room, seat, decision, text, Sender(seat.seat, key, request)), False

    return act


def move_by_itself(
    seat: str,
    decision: str,
    text: str,
    number: int | None = None,
    said: Json | None = None,
    bot: str | None = None,
) -> Callable[[Room], int]:
    """Play the move of a `bot`, a standing answer, or an offer, which is made only if nothing else has
    happened since the record had `number` entries: another process may have made it already. What a bot has
    `said` about its move is stored together with it. Whoever plays there has to be the same still."""

    def act(room: Room) -> int:
        if number not in (None, room.table.number):
            raise Refused("server-stale", 409)
        mover = room.seat(seat)
        if mover.bot != bot:
            raise Refused("server-stale", 409)
        entry = _play(room, mover, decision, text, Sender(seat))
        if said is not None and not mover.muted and room.table.said < room.settings.max_chat:
            room.saying.append(_sentence(room, mover, said))
        return entry

    return act


def _sentence(room: Room, seat: SeatRow, said: Json) -> ChatRow:
    """What a bot says about the move that it has just played, as a line that everyone reads in their own
    language, with the number of the deal or offer that it is about."""
    assert room.match is not None
    seen, game = room.match.events(None, room.marks[room.table.number]), room.match.definition
    numbers = [game.reference(event) for event in seen if event.get("seat") == seat.seat]
    deal = next((number for number in numbers if number is not None), None)
    words = {"key": said["key"], "args": said["args"], "deal": deal}
    name = seat.name or seat.bot
    return ChatRow(room.id, room.table.said, seat.seat, name, said["text"], clock.now(), words=words)


def answering(room: Room, key: int, decision: str) -> SeatRow:
    """The seat that this key answers for. The key says who it is; among several seats, the question does."""
    held = room.held(key)
    if not held:
        raise forbidden()
    if len(held) == 1 and decisions.seat_of(decision) != held[0].seat:
        raise Refused("server-stale", 409)
    return room.own(key, decisions.seat_of(decision))


def _play(room: Room, seat: SeatRow, decision: str, text: str, sender: Sender) -> int:
    match = _running(room)
    if not decisions.stands(room.table.asked, seat.seat, decision):
        raise Refused("server-stale", 409)
    number = room.table.number
    if sender.key is not None and len(text) > _SHORT and room.too_long:
        raise Refused("server-log-full", 409)
    match.play(seat.seat, text)
    room.sender = sender
    if sender.key is not None:
        seat.away = False
    return number


def take_back(key: int, named: str | None, number: int) -> Act:
    """Take one's newest move back, alone against bots with their answers. `number` is how many entries the
    record had when one asked for it."""

    def act(room: Room) -> None:
        seat = room.own(key, named)
        match = _running(room)
        if not room.table.takeback:
            raise Refused("server-takeback-off", 409)
        if number != room.table.number:
            raise Refused("server-stale", 409)
        entries = takeback.entries(match, seat.seat, room.alone)
        if not entries:
            raise Refused("server-takeback", 409)
        own = sum(entry[0] == seat.seat for entry in match.entries(room.table.number - entries))
        clock.take_back(room, seat, own)
        match.play(HOST, f"back {entries}")
        room.sender = Sender(seat.seat, key)

    return act


def resign(key: int, named: str | None) -> Act:
    """Give up for good: the match ends, or with three or more players a bot plays on."""

    def act(room: Room) -> None:
        seat = room.own(key, named)
        match = _running(room)
        if match.result is None and room.goes_on:
            seating.take_over(room, seat, resigned=True)
            return
        match.play(HOST, f"resigned {seat.seat}")
        room.sender = Sender(seat.seat, key)

    return act


def abandon(room: Room) -> None:
    """Nobody has come back for a long time."""
    if room.stopped is not None:
        _end_stopped(room)
    elif room.match is not None and room.table.status == PLAYING:
        room.match.play(HOST, "abandoned")


def end(key: int) -> Act:
    """The host ends a match that can't go on."""

    def act(room: Room) -> None:
        room.check_host(key)
        if room.stopped is None:
            raise Refused("server-not-stopped", 409)
        _end_stopped(room)

    return act


def _end_stopped(room: Room) -> None:
    """Nobody wins: how it stood is not known to the rules of today. The log stays as it was."""
    if room.table.status == PLAYING:
        points = {seat.seat: 0 for seat in room.seats}
        room.table.result = {"points": points, "winners": [], "reason": "abandoned"}
        room.table.status, room.table.asked, room.table.wake = OVER, {}, None


def stand(key: int, named: str | None, answers: dict[str, str]) -> Act:
    """Leave standing answers to the game's timed questions."""

    def act(room: Room) -> None:
        seat = room.own(key, named)
        _check_standing(curia.GAMES[room.table.game].standing_answers, answers)
        seat.standing = answers or None

    return act


def _check_standing(allowed: StandingAnswers | None, answers: dict[str, str]) -> None:
    """Refused like any other request that does not fit."""
    situations, words = allowed or ((), ())
    for situation, answer in answers.items():
        where = f"body.answers.{situation}"
        if situation not in situations:
            raise Refused("server-invalid", 422, where=f"{where}.[key]"[:100])
        if answer not in words:
            raise Refused("server-invalid", 422, where=where[:100])


def notice(key: int, named: str | None, address: str | None) -> Act:
    def act(room: Room) -> None:
        room.own(key, named).notice = address

    return act


def say(key: int, named: str | None, text: str, request: str) -> Act:
    def act(room: Room) -> None:
        seat = room.own(key, named)
        if seat.muted:
            raise Refused("server-muted", 403)
        if room.table.said >= room.settings.max_chat:
            raise Refused("server-chat-full", 409)
        number = room.table.said
        room.saying.append(ChatRow(room.id, number, seat.seat, seat.name, text, clock.now(), key, request))

    return act


def mark_late(named: str) -> Act:
    """A clock has run out. What follows is for the others to choose."""

    def act(room: Room) -> None:
        seat = room.seat(named)
        at = clock.deadline(room, seat)
        if at is not None and at <= clock.now():
            seat.late = True

    return act


def _running(room: Room) -> Match:
    if room.stopped is not None:
        raise Refused("server-stopped", 409)
    if room.match is None or room.table.status == WAITING:
        raise Refused("server-not-started", 409)
    return room.match
