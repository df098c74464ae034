"""A game that the server has never heard of is played there: nothing in it is known but what `Game` says."""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import curia
from curia.bots import hints, stand_in
from curia.bots.review import review
from curia.core.errors import IllegalMove
from curia.core.game import Json, StandingAnswers
from curia.core.match import CHANCE, HOST, Entry
from curia.games import GROUP, Kit, kits
from curia.server import wire
from curia.server.refusals import Refused
from curia.server.services import Services
from curia.server.tables import clock, lobby, playing, render, seating
from curia.server.tables.room import Room
from tests.server.test_services import Time, key, with_services
from tests.third_game.curia_tricks import Tricks

SEATS = ("north", "east", "west")


class Discreet(Tricks):
    """Tricks that says more about itself: an own card can be taken back as long as nobody else has played,
    and whoever leads is asked a question whose answer takes the same time whatever it is."""

    standing_answers = StandingAnswers(("lead",), ("ask", "lowest"))

    def tells_nothing(self, event: Json, seat: str, alone: bool) -> bool:
        return bool(event["event"] == "played" and event["seat"] == seat)

    def question(self, public: Json, seat: str) -> str:
        return f"{'follow' if public['trick'] else 'lead'}/{sum(public['held'])}"

    def timed(self, question: str) -> bool:
        return question.startswith("lead")

    def standing_answer(self, answers: Any, public: Json, legal: list[str]) -> str | None:
        return min(legal) if answers["lead"] == "lowest" else None


@pytest.fixture(params=[Tricks, Discreet])
def game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """The game is known here, and to the processes in which bots think, as if a package had brought it."""
    package = tmp_path / "site" / "tricks-1.dist-info"
    package.mkdir(parents=True)
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: tricks\nVersion: 1\n")
    (package / "entry_points.txt").write_text(f"[{GROUP}]\ntricks = tests.third_game.curia_tricks:KIT\n")
    path = os.environ.get("PYTHONPATH")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, (str(package.parent), path))))
    played = request.param()
    monkeypatch.setitem(kits(), played.id, Kit(game=played, prefix="tricks"))
    monkeypatch.setitem(curia.GAMES, played.id, played)
    return request.param


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


async def table(services: Services, bots: int = 0, **more: Any) -> tuple[Room, dict[str, int]]:
    """A table of people, the last seats with bots; by seat, whose key it is."""
    people = SEATS[: 3 - bots]
    wanted = [wire.SeatWanted()] * len(people) + [wire.SeatWanted(kind="bot", bot="random")] * bots
    keys = {seat: await key(services) for seat in people}
    id, _ = await lobby.open_table(
        services, keys["north"], wire.TableWanted(game="tricks", open=True, seats=wanted, **more)
    )
    room = services.room(id)
    for seat, holder in keys.items():
        await room.change(seating.sit(holder, seat, seat, None, None))
    await room.change(playing.start(keys["north"]))
    return room, keys


async def look(room: Room) -> tuple[str, str, list[str]]:
    """Who is asked, under which name, and what they may play."""

    def asked(room: Room) -> tuple[str, str, list[str]]:
        assert room.match is not None
        (seat,) = room.match.to_act
        return seat, room.decision(seat) or "", room.match.legal(seat)

    return await room.read(asked)


async def play(room: Room, keys: dict[str, int]) -> None:
    seat, decision, legal = await look(room)
    await room.change(playing.move(keys[seat], decision, legal[0], f"request-{decision}"))


async def log(room: Room) -> list[Entry]:
    return await room.read(lambda room: [] if room.match is None else room.match.entries())


async def over(room: Room) -> Json:
    async with asyncio.timeout(60):
        while (result := await room.read(lambda room: room.table.result)) is None:
            await asyncio.sleep(0.05)
    return result


def refused(because: str) -> Callable[[Exception], bool]:
    return lambda error: isinstance(error, Refused) and error.key == because


def test_people_play_it_to_the_end(data: Path, game: type[Tricks]) -> None:
    async def work(services: Services) -> None:
        room, keys = await table(services)
        for number in range(12):
            assert render.play(await room.read(lambda room: room), "west", number)
            await play(room, keys)
        result = await over(room)
        assert sum(result["points"].values()) == 4
        assert [seat for seat, _ in await log(room)].count(CHANCE) == 1

    with_services(data, work)


def test_a_move_that_comes_late_is_stale_and_one_out_of_turn_has_no_leave(
    data: Path, game: type[Tricks]
) -> None:
    async def work(services: Services) -> None:
        room, keys = await table(services)
        seat, decision, legal = await look(room)
        with pytest.raises(IllegalMove):
            await room.change(playing.move(keys[seat], decision, "play c1", "request-0"))
        await play(room, keys)
        with pytest.raises(Refused) as late:
            await room.change(playing.move(keys[seat], decision, legal[0], "request-1"))
        assert (late.value.key, late.value.status) == ("server-stale", 409)
        # Nobody may speak out of turn, so there is nothing that a move of theirs could answer.
        assert await room.read(lambda room: room.decision(seat)) is None
        for named in (f"{seat}:turn-1", f"{seat}:2", f"{seat}:"):
            with pytest.raises(Refused, check=refused("server-stale")):
                await room.change(playing.move(keys[seat], named, legal[0], "request-2"))

    with_services(data, work)


def test_only_what_the_game_says_can_be_taken_back(data: Path, game: type[Tricks]) -> None:
    async def work(services: Services) -> None:
        room, keys = await table(services, takeback=True)
        seat, first, legal = await look(room)
        await play(room, keys)
        number = await room.read(lambda room: room.table.number)
        back = playing.take_back(keys[seat], None, number)
        if game is Tricks:
            with pytest.raises(Refused, check=refused("server-takeback")):
                await room.change(back)
            return
        await room.change(back)
        again, second, choices = await look(room)
        assert (again, choices) == (seat, legal)
        assert second != first
        await room.change(playing.move(keys[seat], second, legal[-1], "request-1"))
        await play(room, keys)
        number = await room.read(lambda room: room.table.number)
        with pytest.raises(Refused, check=refused("server-takeback")):
            await room.change(playing.take_back(keys[seat], None, number))

    with_services(data, work, veto_least=0.0, veto_most=0.0)


def test_a_clock_runs_out_and_a_bot_stands_in(data: Path, game: type[Tricks], time: Time) -> None:
    async def work(services: Services) -> None:
        room, keys = await table(services, clock={"kind": "live", "seconds": 60, "increment": 0})
        await play(room, keys)
        seat, _, _ = await look(room)
        time.passed += 70.0
        await room.change(playing.mark_late(seat))
        assert await room.read(lambda room: room.seat(seat).late)
        await room.change(lambda room: seating.take_over(room, room.seat(seat)))
        assert await room.read(lambda room: room.seat(seat).bot) == stand_in("tricks")
        people = [other for other in SEATS if other != seat]
        async with asyncio.timeout(60):
            while await room.read(lambda room: room.table.result is None):
                if await room.read(lambda room: any(other in room.table.asked for other in people)):
                    await play(room, keys)
                await asyncio.sleep(0.02)
        assert (await over(room))["reason"] == "T-4"

    with_services(data, work, bot_seconds=0.0, veto_least=0.0, veto_most=0.0)


def test_somebody_plays_against_bots(data: Path, game: type[Tricks]) -> None:
    async def work(services: Services) -> None:
        room, keys = await table(services, bots=2)
        async with asyncio.timeout(60):
            while await room.read(lambda room: room.table.result is None):
                if await room.read(lambda room: "north" in room.table.asked):
                    await play(room, keys)
                await asyncio.sleep(0.02)
        entries = await log(room)
        assert {seat for seat, _ in entries} == {CHANCE, *SEATS}
        assert all(seat != HOST for seat, _ in entries)

    with_services(data, work, bot_seconds=0.0, veto_least=0.0, veto_most=0.0)


def test_timed_questions_and_standing_answers_are_the_games(data: Path, game: type[Tricks]) -> None:
    async def work(services: Services) -> None:
        room, keys = await table(services)
        seat, decision, legal = await look(room)
        wait = await room.read(playing.pause(keys[seat], decision, "request-0"))
        answers = {"lead": "lowest"}
        if game is Tricks:
            assert wait == 0
            with pytest.raises(Refused) as unknown:
                await room.change(playing.stand(keys[seat], None, answers))
            assert unknown.value.values == {"where": "body.answers.lead.[key]"}
            return
        assert 90 < wait <= 300
        with pytest.raises(Refused) as unknown:
            await room.change(playing.stand(keys[seat], None, {"lead": "highest"}))
        assert unknown.value.values == {"where": "body.answers.lead"}
        await room.change(playing.stand(keys[seat], None, answers))
        row = await room.read(lambda room: room.seat(seat))
        assert clock.standing_answer(room, row) == min(legal)

    with_services(data, work, veto_least=100.0, veto_most=300.0)


def test_it_gets_hints_and_a_review(game: type[Tricks]) -> None:
    match = curia.new("tricks", seed=1)
    hint = hints.hint(match.view(match.to_act[0]), iterations=10)
    assert hint["advice"] in match.legal(match.to_act[0])
    while match.to_act:
        match.play(match.to_act[0], match.legal(match.to_act[0])[-1])
    found = review(match.definition, match.record(), iterations=10)
    # Where there are no turns but those of who is asked, it is theirs.
    assert [move["turn"] for move in found["moves"]] == [move["seat"] for move in found["moves"]]
    assert all(
        sum(part for name, part in account.items() if name != "end") == pytest.approx(account["end"])
        for account in found["account"].values()
    )
