"""One game of the arena. Whatever a bot does, the game ends: who gives no legal move in time forfeits it."""

from random import Random
from time import perf_counter
from typing import Any

from curia.bots import Bot, Choice, by_name
from curia.bots.arena.plan import Player, Task
from curia.bots.evaluators import shares
from curia.bots.external import Outside
from curia.core.errors import CuriaError
from curia.core.game import Game, Json
from curia.core.match import Match
from curia.play import local as driver
from curia.play.driver import Failure, forfeit

# The programs that play in this process now: they must not outlive it.
running: list[Outside] = []


def play(game: Game[Any], task: Task) -> Json:
    """Play it; a line for the file of games: JSON-able, with the record."""
    setting = task.setting
    source = Random(task.seed)
    match = Match(game, game.start(setting.seats, setting.options), lambda number, draws: source)
    match.roll()
    thinking = [[0, 0.0] for _ in match.seats]
    players = [setting.players[number] for number in task.seating]
    failure: Failure | None = None
    seated: dict[str, driver.Player] = {}
    try:
        for name, player in zip(match.seats, players, strict=True):
            # A chance of its own for each seat: the same in every round of a deal.
            chance = Random(f"{task.seed} {name}")
            try:
                bot = _started(player)
            except CuriaError as error:
                failure = Failure(name, error)
                forfeit(match, failure)
                break
            seated[name] = driver.Player(bot, player.seconds, player.iterations, chance)
        failure = failure or _play(driver.Driver(match, seated, told=False), thinking)
    finally:
        for one in seated.values():
            if isinstance(one.bot, Outside):
                one.bot.close()
                running.remove(one.bot)
    return _line(task, match, players, thinking, failure)


def _started(player: Player) -> Bot:
    """Raises CuriaError."""
    if not player.outside:
        return by_name(player.bot)
    program = Outside(player.bot, player.seconds)
    running.append(program)
    return program


def _play(bots: driver.Driver, thinking: list[list[Any]]) -> Failure | None:
    """Play to the end, and add up for each seat how many moves it has made and how long it thought."""
    while (request := bots.next()) is not None:
        begin = perf_counter()
        answer = bots.think(request)
        if isinstance(answer, Choice) and not request.aside:
            spent = thinking[bots.match.seats.index(request.seat)]
            spent[0] += 1
            spent[1] += perf_counter() - begin
        if isinstance(played := bots.enter(request, answer), Failure):
            return played
    return None


def _failure(match: Match, players: list[Player], failure: Failure | None) -> Json | None:
    """Whose bot failed, and why: a message's key and what fills it in."""
    if failure is None:
        return None
    values = {
        name: value if isinstance(value, int | float) else _writable(str(value))
        for name, value in failure.error.values.items()
    }
    bot = players[match.seats.index(failure.seat)].name
    return {"seat": failure.seat, "bot": bot, "key": failure.error.key, "values": values}


def _writable(text: str) -> str:
    """A bot may have said halves of characters, which no file takes."""
    return text.encode("utf-8", "replace").decode("utf-8")


def _line(
    task: Task, match: Match, players: list[Player], thinking: list[list[Any]], failure: Failure | None
) -> Json:
    result = match.result
    assert result is not None
    won = shares(result, list(match.seats))
    return {
        "number": task.number,
        "contest": task.contest,
        "unit": task.unit,
        "seating": list(task.seating),
        "bots": [player.name for player in players],
        "shares": [won[seat] for seat in match.seats],
        "points": [result["points"][seat] for seat in match.seats],
        "reason": result["reason"],
        "failure": _failure(match, players, failure),
        "thinking": [[moves, round(seconds, 4)] for moves, seconds in thinking],
        "record": match.record(),
    }
