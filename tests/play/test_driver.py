"""The turn driver: who is asked, in which order, and what becomes of the answers."""

import asyncio
from random import Random

import pytest

import curia
from curia.bots.bot import BotFailed, Choice, DecidingBot
from curia.core.errors import IllegalMove
from curia.core.game import Json
from curia.core.match import Match
from curia.play.driver import Failure, Request, Stale, Turns, enter, give_up, may_speak
from curia.play.local import Driver, Player
from tests.third_game.curia_tricks import Tricks


class Chooser(DecidingBot):
    """Any legal move, by chance, with a word about it; out of turn now and then something too."""

    def __init__(self, speaks: bool = True) -> None:
        self.speaks = speaks

    def decide(
        self, view: Json, seconds: float | None = None, iterations: int | None = None, seed: int | None = None
    ) -> Choice:
        return Choice(Random(seed).choice(view["legal"]), ("play-left", {}))

    def decide_offer(self, view: Json) -> Choice | None:
        assert self.speaks
        chance = Random(f"{view['seat']} {len(view['events'])}")
        return Choice(chance.choice(view["legal"])) if chance.random() < 0.1 else None

    def speaks_unasked(self, game: str) -> bool:
        return self.speaks


class Broken(Chooser):
    def __init__(self, answer: str | Exception) -> None:
        super().__init__()
        self.answer = answer

    def decide(
        self, view: Json, seconds: float | None = None, iterations: int | None = None, seed: int | None = None
    ) -> Choice:
        if isinstance(self.answer, Exception):
            raise self.answer
        return Choice(self.answer, ("play-left", {}))


def new(game: str, seed: int = 1) -> Match:
    if game != "tricks":
        return curia.new(game, seed=seed)
    rng = Random(seed)
    match = Match(Tricks(), Tricks().start(None, {}), lambda number, draws: rng)
    match.roll()
    return match


def seated(match: Match, silent: tuple[str, ...] = ()) -> dict[str, Player]:
    chance = Random("bots")
    return {seat: Player(Chooser(seat not in silent), chance=chance) for seat in match.seats}


GAMES = ["tricks", "caesar-cleopatra-small", "quovadis"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_whoever_may_speak_is_asked_once_before_the_next_move(game: str, seed: int) -> None:
    match = new(game, seed)
    silent = match.seats[:1]
    driver = Driver(match, seated(match, silent))
    asked: dict[str, int] = {}
    for _ in range(400):
        request = driver.next()
        if request is None:
            break
        number = len(match.entries())
        assert request.number == number
        assert request.view == match.view(request.seat)
        if request.aside:
            assert request.seat not in (*silent, *match.to_act)
            assert asked.get(request.seat) != number
            asked[request.seat] = number
        else:
            assert request.seat == match.to_act[0]
            speakers = [seat for seat in match.seats if seat not in silent and may_speak(match, seat)]
            assert all(asked.get(seat) == number for seat in speakers)
        driver.enter(request, driver.think(request))
    assert match.entries()
    assert bool(asked) == (game == "quovadis")


@pytest.mark.parametrize("game", GAMES)
def test_a_host_that_waits_plays_the_same_match(game: str) -> None:
    one, other = new(game), new(game)

    def first(driver: Driver) -> None:
        for _ in range(100):
            if (request := driver.next()) is not None:
                driver.enter(request, driver.think(request))

    async def second(driver: Driver) -> None:
        for _ in range(100):
            if (request := driver.next()) is not None:
                driver.enter(request, await asyncio.to_thread(driver.think, request))

    first(Driver(one, seated(one)))
    asyncio.run(second(Driver(other, seated(other))))
    assert one.record() == other.record()


def test_bots_play_until_people_have_to_move() -> None:
    match = new("tricks")
    players = seated(match)
    person = match.seats[2]
    del players[person]
    Driver(match, players).run()
    assert match.to_act == (person,)


def test_a_late_answer_is_dropped_and_the_bot_looks_again() -> None:
    match = new("tricks")
    request = Turns.move(match, match.seats)
    assert request is not None
    move = request.view["legal"][0]
    match.play(request.seat, move)
    before = match.record()
    assert enter(match, request, Choice(move)) is None
    assert match.record() == before
    again = Turns.move(match, match.seats)
    assert again is not None
    assert again.number > request.number


@pytest.mark.parametrize(
    ("answer", "key"),
    [
        ("dance", "move-unreadable"),
        (ZeroDivisionError("oh"), "arena-bot-raised"),
        (BotFailed("bot-too-slow", bot="slow", seconds=1), "bot-too-slow"),
    ],
)
def test_a_bot_that_fails_forfeits(answer: str | Exception, key: str) -> None:
    match = new("tricks")
    loser = match.to_act[0]
    driver = Driver(match, {**seated(match), loser: Player(Broken(answer))})
    request = driver.next()
    assert request is not None
    played = driver.enter(request, driver.think(request))
    assert isinstance(played, Failure)
    assert (played.seat, played.error.key) == (loser, key)
    assert match.entries()[-1] == ("host", f"forfeit {loser}")
    assert driver.next() is None


def test_a_move_out_of_turn_that_is_refused_is_a_failure_too() -> None:
    match = curia.new("quovadis", seed=1)
    request = Turns().aside(match, match.seats)
    assert request is not None
    assert isinstance(enter(match, request, Choice("dance")), Failure)


def test_a_bench_hears_of_a_failure() -> None:
    match = new("tricks")
    driver = Driver(match, {seat: Player(Broken("dance")) for seat in match.seats}, on_failure=give_up)
    with pytest.raises(IllegalMove):
        driver.run()
    assert match.result is None


def test_what_is_said_is_told_only_with_a_move_that_was_played() -> None:
    match = new("tricks")
    driver = Driver(match, seated(match))
    request = driver.next()
    assert request is not None
    answer = driver.think(request)
    assert isinstance(answer, Choice)
    assert driver.enter(request, answer) == answer
    assert driver.enter(request, answer) is None
    untold = Driver(new("tricks"), seated(match), told=False)
    request = untold.next()
    assert request is not None
    answer = untold.think(request)
    assert isinstance(answer, Choice)
    assert answer.said is None


def test_a_host_may_play_in_its_own_way_and_find_the_question_gone() -> None:
    match = new("tricks")
    request = Turns.move(match, match.seats)
    assert request is not None
    stored: list[tuple[str, Choice]] = []
    choice = Choice(request.view["legal"][0])
    assert enter(match, request, choice, lambda seat, choice: stored.append((seat, choice))) == choice
    assert stored == [(request.seat, choice)]

    def gone(seat: str, choice: Choice) -> None:
        raise Stale

    assert enter(match, request, choice, gone) is None
    assert match.result is None


def test_nothing_is_asked_or_entered_once_the_match_is_over() -> None:
    match = new("tricks")
    request = Request("north", False, len(match.entries()), {})
    match.play("host", "abandoned")
    before = match.record()
    assert Turns().next(match, match.seats, match.seats) is None
    assert enter(match, request, BotFailed("bot-gone", bot="x", why="-")) is None
    assert match.record() == before
