"""Who is let in at a seat that was left: the person that everyone who plays has accepted, and nobody else."""

from pathlib import Path
from typing import Any

import pytest

from curia.server import wire
from curia.server.refusals import Refused
from curia.server.services import Services
from curia.server.tables import lobby, playing, seating
from curia.server.tables.room import Room
from tests.server.test_services import key, with_services

COLOURS = ["red", "blue", "green", "yellow", "purple"]


async def started(
    services: Services, count: int = 5, left: tuple[str, ...] = (), **more: Any
) -> tuple[Room, dict[str, int]]:
    """An open table where some have left their seats; the first player is its host."""
    players = {seat: await key(services) for seat in COLOURS[:count]}
    wanted = wire.TableWanted(game="quovadis", seats=[wire.SeatWanted()] * count, open=True, **more)
    id, _ = await lobby.open_table(services, players["red"], wanted)
    room = services.room(id)
    for seat, player in players.items():
        await room.change(seating.sit(player, seat, f"{seat} player", None, None))
    await room.change(playing.start(players["red"]))
    for seat in left:
        await room.change(seating.stand_up(players[seat], seat))
    return room, players


def applicants(room: Room) -> list[tuple[str, str]]:
    return [(one["seat"], one["name"]) for one in room.about["applicants"]]


def number(room: Room, seat: str) -> int:
    return next(int(one["number"]) for one in room.about["applicants"] if one["seat"] == seat)


def ask(who: int, seat: str, name: str) -> Any:
    return seating.sit(who, seat, name, None, None)


async def let_in(room: Room, judges: list[int], seat: str) -> None:
    this = number(room, seat)
    for judge in judges:
        await room.change(seating.admit(judge, None, seat, this, True))


def test_one_person_asks_for_one_seat(data: Path) -> None:
    async def work(services: Services) -> None:
        room, _ = await started(services, left=("blue", "green"))
        new = await key(services)
        await room.change(ask(new, "blue", "Livia"))
        await room.change(ask(new, "green", "Titus"))
        assert applicants(room) == [("green", "Titus")]

    with_services(data, work)


def test_whoever_sits_at_one_seat_is_let_in_at_no_other(data: Path) -> None:
    """By a seat that was handed over to them, while their application stood."""

    async def work(services: Services) -> None:
        room, players = await started(services, left=("green",))
        new = await key(services)
        await room.change(ask(new, "green", "Livia"))
        this = number(room, "green")
        await room.change(seating.hand_over(room.seat("blue").place, players["blue"], new))
        assert applicants(room) == []
        with pytest.raises(Refused, match="Nobody asks"):
            await room.change(seating.admit(players["red"], None, "green", this, True))

    with_services(data, work)


def test_an_application_that_should_not_stand_is_of_no_use(data: Path) -> None:
    """One that an older release has left, say: it is looked at again when it is accepted."""

    async def work(services: Services) -> None:
        room, players = await started(services, count=3, left=("green",))
        for who, removed in ((players["blue"], False), (await key(services), True)):
            room.table.people = {
                **room.table.people,
                "applies": {"green": {"key": who, "name": "Livia", "accepted": ["blue"]}},
                "removed": [who] if removed else [],
            }
            with pytest.raises(Refused, match="Nobody asks"):
                await room.change(seating.admit(players["red"], None, "green", 0, True))
        assert room.seat("green").key is None

    with_services(data, work)


@pytest.mark.parametrize("handed", [False, True])
def test_a_removed_person_does_not_come_back_with_another_device(data: Path, handed: bool) -> None:
    async def work(services: Services) -> None:
        room, players = await started(services)
        host, first, second = players["red"], players["blue"], await key(services)
        if handed:
            await room.change(seating.hand_over(room.seat("blue").place, first, second))
        await room.change(seating.stand_up(host, "blue"))
        with pytest.raises(Refused):
            await room.change(ask(first, "blue", "Livia"))

    with_services(data, work)


def test_an_acceptance_is_for_one_person(data: Path) -> None:
    async def work(services: Services) -> None:
        room, players = await started(services, count=3, left=("green",))
        host, blue = players["red"], players["blue"]
        livia, mallory = await key(services), await key(services)
        await room.change(ask(livia, "green", "Livia"))
        seen = number(room, "green")
        # Nobody takes another's place in the queue.
        with pytest.raises(Refused, match="asks for that seat already"):
            await room.change(ask(mallory, "green", "Livia"))
        await room.change(seating.admit(host, None, "green", seen, True))
        # Whoever asks again, under another name even, is somebody to be accepted anew.
        await room.change(ask(livia, "green", "Titus"))
        assert room.about["applicants"][0]["accepted"] == []
        with pytest.raises(Refused, match="Nobody asks"):
            await room.change(seating.admit(blue, None, "green", seen, True))
        await room.change(seating.admit(blue, None, "green", number(room, "green"), False))
        await room.change(ask(mallory, "green", "Livia"))
        for accept in (True, False):
            with pytest.raises(Refused, match="Nobody asks"):
                await room.change(seating.admit(blue, None, "green", seen, accept))
        await let_in(room, [host, blue], "green")
        assert room.seat("green").key == mallory

    with_services(data, work)


def test_an_acceptance_is_one_persons(data: Path) -> None:
    """Who comes to a seat whose player had accepted is asked anew."""

    async def work(services: Services) -> None:
        room, players = await started(services, count=4, left=("green",))
        red, blue, yellow = (players[seat] for seat in ("red", "blue", "yellow"))
        one, two = await key(services), await key(services)
        await room.change(ask(one, "green", "Livia"))
        await room.change(seating.admit(blue, None, "green", number(room, "green"), True))
        await room.change(seating.stand_up(blue, "blue"))
        await room.change(ask(two, "blue", "Titus"))
        await let_in(room, [red, yellow], "blue")
        await let_in(room, [red, yellow], "green")
        assert room.seat("green").key is None
        await let_in(room, [two], "green")
        assert room.seat("green").key == one

    with_services(data, work)


def test_a_mute_goes_with_the_person_to_another_device(data: Path) -> None:
    async def work(services: Services) -> None:
        room, players = await started(services)
        host, first, second = players["red"], players["blue"], await key(services)
        place = room.seat("blue").place
        await room.change(seating.mute(host, "blue", True))
        await room.change(seating.hand_over(place, first, second))
        await room.change(seating.stand_up(second, "blue"))
        await room.change(ask(second, "blue", "Livia"))
        assert room.seat("blue").muted
        with pytest.raises(Refused):
            await room.change(playing.say(second, None, "Ave", "12345678"))
        # And so does its end.
        await room.change(seating.mute(host, "blue", False))
        await room.change(seating.hand_over(place, second, first))
        await room.change(seating.stand_up(first, "blue"))
        await room.change(ask(first, "blue", "Livia"))
        await room.change(playing.say(first, None, "Ave", "12345678"))

    with_services(data, work)


def test_a_seat_handed_to_somebody_who_is_muted_is_muted(data: Path) -> None:
    async def work(services: Services) -> None:
        host, muted, other = [await key(services) for _ in range(3)]
        wanted = wire.TableWanted(game="quovadis", seats=[wire.SeatWanted()] * 3, open=True)
        room = services.room((await lobby.open_table(services, host, wanted))[0])
        await room.change(ask(muted, "blue", "Livia"))
        await room.change(seating.mute(host, "blue", True))
        await room.change(seating.stand_up(muted, "blue"))
        await room.change(ask(other, "green", "Titus"))
        await room.change(seating.hand_over(room.seat("green").place, other, muted))
        assert room.seat("green").muted

    with_services(data, work)
