"""Nobody gets more time than the clock gives them: not by leaving, coming back, or taking moves back."""

from pathlib import Path
from uuid import uuid4

import pytest

from curia.server.services import Services
from curia.server.tables import clock, lobby, playing, seating
from curia.server.tables.room import Room
from tests.server import test_admission
from tests.server.test_services import Time, key, table, with_services

LIVE = {"kind": "live", "seconds": 900}


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


def asked(room: Room) -> str:
    return next(seat.seat for seat in room.seats if seat.seat in room.table.asked)


def ends(room: Room, seat: str) -> float:
    at = clock.deadline(room, room.seat(seat))
    assert at is not None
    return at


async def replace(room: Room, seat: str, voters: list[int]) -> None:
    """The others let a bot play on; it does not get so far as to move."""
    holder = room.seat(seat).key
    assert holder is not None
    await room.change(seating.go_away(holder, seat, True))
    for voter in voters:
        await room.change(seating.choose_for_absent(voter, None, seat, "bot"))
    assert room.seat(seat).kind == "bot"


@pytest.mark.parametrize("kind", [LIVE, {"kind": "mail", "hours": 1}])
def test_a_clock_runs_on_while_its_player_has_left(data: Path, time: Time, kind: dict[str, object]) -> None:
    async def work(services: Services) -> None:
        room, one, two = await table(services, clock=kind)
        seat = asked(room)
        mine = one if room.seat(seat).key == one else two
        before = ends(room, seat)
        for _ in range(3):
            time.passed += 200
            await room.change(seating.stand_up(mine, seat))
            time.passed += 50
            assert ends(room, seat) == pytest.approx(before, abs=5)
            await room.change(seating.sit(mine, seat, "Livia", None, None))
            assert ends(room, seat) == pytest.approx(before, abs=5)

    with_services(data, work)


def test_who_comes_back_from_a_bot_gets_a_minute_once(data: Path, time: Time) -> None:
    async def work(services: Services) -> None:
        room, one, two = await table(services, clock=LIVE)
        seat = asked(room)
        mine, other = (one, two) if room.seat(seat).key == one else (two, one)
        for left in (60.0, 0.0):
            time.passed += 1000
            await replace(room, seat, [other])
            await room.change(seating.sit(mine, seat, "Livia", None, None))
            assert room.seat(seat).left == pytest.approx(left, abs=5)

    # The bot there takes its time.
    with_services(data, work, bot_seconds=1e6)


def test_who_comes_back_from_a_bot_gets_the_time_of_a_move_once(data: Path, time: Time) -> None:
    async def work(services: Services) -> None:
        room, one, two = await table(services, clock={"kind": "mail", "hours": 1})
        seat = asked(room)
        mine, other = (one, two) if room.seat(seat).key == one else (two, one)
        for left in (3600, 3100):
            await replace(room, seat, [other])
            time.passed += 500
            await room.change(seating.sit(mine, seat, "Livia", None, None))
            assert ends(room, seat) - clock.now() == pytest.approx(left, abs=5)

    with_services(data, work, bot_seconds=1e6)


def test_somebody_new_gets_a_minute(data: Path, time: Time) -> None:
    async def work(services: Services) -> None:
        room, players = await test_admission.started(services, count=3, clock=LIVE)
        seat = asked(room)
        for _ in range(2):
            holder = room.seat(seat).key
            assert holder is not None
            time.passed += 1000
            await room.change(playing.mark_late(seat))
            assert room.seat(seat).late
            await room.change(seating.stand_up(holder, seat))
            new = await key(services)
            await room.change(seating.sit(new, seat, "Livia", None, None))
            judges = [player for other, player in players.items() if other != seat]
            await test_admission.let_in(room, judges, seat)
            assert (room.seat(seat).key, room.seat(seat).late) == (new, False)
            assert ends(room, seat) - clock.now() == pytest.approx(60, abs=5)

    with_services(data, work)


@pytest.mark.parametrize("how", ["back", "leave"])
def test_whoever_is_out_of_time_does_not_put_off_what_the_others_choose(
    data: Path, time: Time, how: str
) -> None:
    async def work(services: Services) -> None:
        room, players = await test_admission.started(services, count=3, clock=LIVE)
        seat = asked(room)
        mine, (voter, *_) = players[seat], [other for name, other in players.items() if name != seat]
        time.passed = 1000
        await room.change(playing.mark_late(seat))
        await room.change(seating.choose_for_absent(voter, None, seat, "bot"))
        chosen = room.table.choices
        if how == "leave":
            await room.change(seating.stand_up(mine, seat))
            await room.change(seating.sit(mine, seat, "Livia", None, None))
        else:
            await room.change(seating.go_away(mine, None, False))
        assert room.seat(seat).late
        assert room.table.choices == chosen != {}

    with_services(data, work)


def test_moves_that_are_taken_back_earn_no_time(data: Path) -> None:
    async def work(services: Services) -> None:
        room, one, two = await table(services, clock={**LIVE, "increment": 10})
        seat = asked(room)
        mine = one if room.seat(seat).key == one else two
        for _ in range(3):
            seen = await room.read(lobby.full_view(mine, None))
            await room.change(playing.move(mine, seen["decision"], seen["view"]["legal"][0], uuid4().hex))
            assert room.seat(seat).left == pytest.approx(910, abs=2)
            await room.change(playing.take_back(mine, None, room.table.number))
            assert room.seat(seat).left == pytest.approx(900, abs=2)

    with_services(data, work)
