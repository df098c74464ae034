"""Who sits where: taking a seat, leaving it, coming back, and what the others decide about who is away.

Each function is an act for `Room.change`: it checks first, then changes.
"""

import hmac
from collections.abc import Callable

import curia
from curia.core.game import Json
from curia.core.match import HOST
from curia.server import clock, tokens
from curia.server.refusals import Refused, forbidden
from curia.server.room import Room, Sender
from curia.server.rows import BOT, OVER, PERSON, PLAYING, WAITING, SeatRow

Act = Callable[[Room], None]
CHOICES = ("bot", "wait", "end")


def check_invited(room: Room, key: int, invite: str | None) -> None:
    """An open table takes anyone; another one takes those who have its link, or are in already."""
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
        seat = room.seat(wanted) if wanted is not None else _any_free(room)
        if seat.key == key:
            seat.name = name
            return
        if seat.kind != PERSON or seat.key is not None:
            raise Refused("server-seat-taken", 409, seat=seat.seat)
        seat.key, seat.name, seat.away, seat.hints = key, name, False, room.table.hints
        if room.table.status == WAITING:
            # A nonce that nobody gives is random all the same; who trusts the server needs none.
            seat.nonce = nonce or tokens.make()
        if room.table.host is None:
            room.table.host = key

    return act


def _any_free(room: Room) -> SeatRow:
    for seat in room.seats:
        if seat.kind == PERSON and seat.key is None:
            return seat
    raise Refused("server-no-seat", 409)


def rename(key: int, named: str | None, name: str) -> Act:
    def act(room: Room) -> None:
        room.own(key, named).name = name

    return act


def stand_up(key: int, named: str) -> Act:
    """Leave one's seat for good; the host can make anyone else leave."""

    def act(room: Room) -> None:
        own = any(seat.seat == named for seat in room.held(key))
        if not own:
            room.check_host(key)
        seat = room.seat(named)
        if seat.kind == BOT:
            raise Refused("server-seat-bot", 409, seat=named)
        vacate(room, seat)
        if not own:
            # Whoever had to go still has the old link.
            room.table.invite = None

    return act


def vacate(room: Room, seat: SeatRow) -> None:
    gone = seat.key
    seat.key = seat.name = seat.standing = seat.notice = None
    seat.muted = seat.hints = False
    if room.table.status == WAITING:
        seat.nonce = None
    elif room.table.status == PLAYING:
        seat.away = True
    if gone is not None and gone == room.table.host and not room.held(gone):
        heir = next((other.key for other in room.seats if other.key is not None), None)
        room.table.host = heir if heir is not None else gone


def hand_over(place: int, old: int, new: int) -> Act:
    """Move a seat from one device to another."""

    def act(room: Room) -> None:
        seat = room.seats[place]
        if seat.key != old:
            raise forbidden()
        seat.key, seat.away = new, False
        if room.table.host == old and not room.held(old):
            room.table.host = new

    return act


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
                    # Hints that were there against bots are nothing that a second person has agreed to.
                    room.table.hints = False
                seat.kind, seat.bot = PERSON, None
            return
        if seat.key is not None:
            raise Refused("server-seat-taken", 409, seat=named)
        check_bot(bot, room.table.game)
        seat.kind, seat.bot, seat.nonce = BOT, bot, tokens.make()

    return act


def check_bot(bot: str, game: str) -> None:
    known = [name for name, about in curia.bots().items() if game in about["games"]]
    if bot not in known:
        raise Refused("bot-unknown", 400, bot=bot[:40], bots=", ".join(known))


def mute(key: int, named: str, muted: bool) -> Act:
    def act(room: Room) -> None:
        room.check_host(key)
        room.seat(named).muted = muted

    return act


def agree_to_hints(key: int, named: str | None, agreed: bool) -> Act:
    """There are hints while everyone agrees; anyone may stop agreeing at any time."""

    def act(room: Room) -> None:
        seat = room.own(key, named)
        if room.table.status not in (WAITING, PLAYING):
            raise Refused("server-over", 409)
        seat.hints = agreed

    return act


def go_away(key: int, named: str | None, away: bool) -> Act:
    """Say that one leaves for a while, or is back."""

    def act(room: Room) -> None:
        seat = room.own(key, named)
        seat.away = away
        if not away:
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


def take_over(room: Room, seat: SeatRow) -> None:
    """A bot plays on for somebody."""
    seat.kind, seat.bot = BOT, usual_bot(room.table.game)
    seat.key = seat.standing = seat.notice = seat.left = None
    seat.away = seat.late = seat.hints = False
    if room.table.status != OVER and seat.since is not None:
        seat.since = clock.now()


def usual_bot(game: str) -> str:
    """The bot that steps in: the last in the list that plays this game, as the list goes up in strength."""
    return [name for name, about in curia.bots().items() if game in about["games"]][-1]


def simpler_bot(game: str, failed: str | None) -> str:
    """The bot that replaces one that failed."""
    known = [name for name, about in curia.bots().items() if game in about["games"]]
    place = known.index(failed) if failed in known else 0
    return known[max(0, place - 1)]


def _drop_choices(room: Room, absent: str) -> None:
    room.table.choices = {name: votes for name, votes in room.table.choices.items() if name != absent}
