"""Which bot is asked for what, and what becomes of its answer.

`Turns` and `enter` are a state machine without clocks, threads or processes: one says whom to ask and with
which view, the host gets the answer as it likes, at once or from a worker process, and hands it to
the other.

The policy of every host:

- *Order.* A bot that is not on turn is asked once after each new entry of the record whether it has
  something to say, before the player on turn is asked again, and not while it owes an answer itself. This
  ends because a game lets a seat say only so much in a turn. Bots that never speak unasked are never asked.
- *Stale answers.* Once there is a new entry, an answer to an older request is dropped, and the bot looks
  again.
- *Failures.* A bot fails if it raises anything, takes too long, is gone, or gives a move that the match
  refuses, on turn or not. No other move is ever made in its place. What follows is the host's choice: the
  seat forfeits the match (`forfeit`: terminal and arena, where a failure has to show), or the error is raised
  (`give_up`: benches).
- *What is said.* Words go with a move: they are told once it has been played, and not otherwise.
- *Time.* The host sets the limit and measures it; a bot that exceeds it has failed.

The server still has a loop of its own (`curia.server`), in which a simpler bot takes the place of one that
fails, because people want to finish their match.
"""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from curia.bots.bot import BotFailed, Choice
from curia.core.errors import CuriaError
from curia.core.game import Json
from curia.core.match import HOST, Match


class Request(NamedTuple):
    """A bot is to be asked for the move that its seat owes, or for what it has to say out of turn."""

    seat: str
    aside: bool
    number: int
    """How many entries the record has: an answer counts while there are no more."""
    view: Json


class Failure(NamedTuple):
    """A bot gave no answer that could be played."""

    seat: str
    error: CuriaError


Answer = Choice | CuriaError | None
"""A move with what is said about it, why there is none, or nothing to say out of turn."""


class Stale(Exception):
    """Raised by a host that cannot play a move any more because the question is gone."""


class Turns:
    """Whom to ask next. It remembers who was asked to speak, and after which entry."""

    def __init__(self) -> None:
        self._asked: dict[str, int] = {}

    def next(self, match: Match, bots: Iterable[str], speakers: Iterable[str]) -> Request | None:
        """The next request to one of the `bots`, by their seats; `speakers` are those who speak unasked. None
        if it is somebody else who has to move, or the match is over."""
        return self.aside(match, speakers) or self.move(match, bots)

    def aside(self, match: Match, speakers: Iterable[str]) -> Request | None:
        """The next bot that may say something out of turn; None once all have been asked."""
        number = len(match.entries())
        for seat in speakers if match.to_act else ():
            if self._asked.get(seat) != number:
                self._asked[seat] = number
                if may_speak(match, seat):
                    return Request(seat, True, number, match.view(seat))
        return None

    @staticmethod
    def move(match: Match, bots: Iterable[str]) -> Request | None:
        """The first bot in seat order that owes a move."""
        waiting = set(bots)
        for seat in match.to_act:
            if seat in waiting:
                return Request(seat, False, len(match.entries()), match.view(seat))
        return None


def may_speak(match: Match, seat: str) -> bool:
    """Is it somebody else's turn, does the seat owe no answer, and is there anything that it may say?"""
    return bool(match.asides(seat))


def failed(error: Exception) -> CuriaError:
    """Whatever a bot raised, as an error that can be told in any language."""
    if isinstance(error, CuriaError):
        return error
    return BotFailed("arena-bot-raised", error=f"{type(error).__name__}: {error}"[:200])


def forfeit(match: Match, failure: Failure) -> None:
    """The seat of a bot that failed loses the match."""
    match.play(HOST, f"forfeit {failure.seat}")


def give_up(match: Match, failure: Failure) -> None:
    """A bot that failed is a mistake to be found."""
    raise failure.error


def enter(
    match: Match,
    request: Request,
    answer: Answer,
    play: Callable[[str, Choice], None] | None = None,
    on_failure: Callable[[Match, Failure], None] = forfeit,
) -> Choice | Failure | None:
    """Play the answer to a request. Returns what was played, or how the bot failed; None if it had nothing to
    say or came too late. `play` is the host's own way to play a move: it raises IllegalMove, or Stale."""
    if match.result is not None:
        return None
    if isinstance(answer, CuriaError):
        failure = Failure(request.seat, answer)
    elif answer is None or len(match.entries()) != request.number:
        return None
    else:
        try:
            if play is None:
                match.play(request.seat, answer.move)
            else:
                play(request.seat, answer)
            return answer
        except Stale:
            return None
        except Exception as error:
            failure = Failure(request.seat, failed(error))
    on_failure(match, failure)
    return failure
