"""One game of the arena. Whatever a bot does, the game ends: who gives no legal move in time forfeits it."""

from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from curia.bots import Bot, by_name
from curia.bots.arena.plan import Player, Task
from curia.bots.evaluators import shares
from curia.bots.external import Outside
from curia.bots.speaking import Speaking
from curia.core.errors import BadInput, CuriaError
from curia.core.game import Game, Json
from curia.core.match import HOST, Match

# The programs that play in this process now: they must not outlive it.
running: list[Outside] = []


class Failed(Exception):
    """A bot gave no move that could be played; the game is lost for its seat."""

    def __init__(self, seat: str, error: Exception) -> None:
        super().__init__(seat)
        self.seat = seat
        self.error = error


class Seat(NamedTuple):
    """A bot in its place, with a chance of its own: the same in every round of a deal."""

    name: str
    player: Player
    bot: Bot
    chance: Random


def play(game: Game[Any], task: Task) -> Json:
    """Play it; a line for the file of games: JSON-able, with the record."""
    setting = task.setting
    source = Random(task.seed)
    match = Match(game, game.start(setting.seats, setting.options), lambda number, draws: source)
    match.roll()
    thinking = [[0, 0.0] for _ in match.seats]
    players = [setting.players[number] for number in task.seating]
    seats: list[Seat] = []
    failure: Json | None = None
    try:
        for name, player in zip(match.seats, players, strict=True):
            chance = Random(f"{task.seed} {name}")
            seats.append(Seat(name, player, _seated(name, player), chance))
        speaking = Speaking()
        while match.to_act:
            _hear_offers(match, seats, speaking)
            _move(match, seats, thinking)
    except Failed as failed:
        match.play(HOST, f"forfeit {failed.seat}")
        failure = {"seat": failed.seat, "bot": _named(match, players, failed.seat), **_why(failed.error)}
    finally:
        for seat in seats:
            if isinstance(seat.bot, Outside):
                seat.bot.close()
                running.remove(seat.bot)
    return _line(task, match, players, thinking, failure)


def _seated(seat: str, player: Player) -> Bot:
    try:
        if not player.outside:
            return by_name(player.bot)
        program = Outside(player.bot, player.seconds)
    except CuriaError as error:
        raise Failed(seat, error) from error
    running.append(program)
    return program


def _move(match: Match, seats: list[Seat], thinking: list[list[Any]]) -> None:
    number = match.seats.index(match.to_act[0])
    seat = seats[number]
    view, begin = match.view(seat.name), perf_counter()
    try:
        move = seat.bot.choose(view, seat.player.seconds, seat.player.iterations, seat.chance.getrandbits(32))
        thinking[number][0] += 1
        thinking[number][1] += perf_counter() - begin
        match.play(seat.name, move)
    except Exception as error:
        raise Failed(seat.name, error) from error


def _hear_offers(match: Match, seats: list[Seat], speaking: Speaking) -> None:
    while (asked := speaking.next(match, match.seats)) is not None:
        name, view = asked
        try:
            said = seats[match.seats.index(name)].bot.choose_offer(view)
            if said is not None:
                match.play(name, said)
        except Exception as error:
            raise Failed(name, error) from error


def _named(match: Match, players: list[Player], seat: str) -> str:
    return players[match.seats.index(seat)].name


def _why(error: Exception) -> Json:
    """The failure as a message's key and what fills it in."""
    if not isinstance(error, CuriaError):
        error = BadInput("arena-bot-raised", error=f"{type(error).__name__}: {error}"[:200])
    values = {
        name: value if isinstance(value, int | float) else _writable(str(value))
        for name, value in error.values.items()
    }
    return {"key": error.key, "values": values}


def _writable(text: str) -> str:
    """A bot may have said halves of characters, which no file takes."""
    return text.encode("utf-8", "replace").decode("utf-8")


def _line(
    task: Task, match: Match, players: list[Player], thinking: list[list[Any]], failure: Json | None
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
        "failure": failure,
        "thinking": [[moves, round(seconds, 4)] for moves, seconds in thinking],
        "record": match.record(),
    }
