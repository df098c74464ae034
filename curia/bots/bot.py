"""What a bot is."""

from random import Random
from typing import Any, NamedTuple, Protocol

from curia.core.errors import BadInput, CuriaError
from curia.core.game import Json

Sentence = tuple[str, dict[str, Any]]
"""The key of a message, with its arguments."""


class BotFailed(CuriaError):
    """A bot that gave no answer that could be played."""


class Choice(NamedTuple):
    """What a bot decided, and what it says about it to everyone at the table."""

    move: str
    said: Sentence | None = None


class Bot(Protocol):
    """A player that is given a seat's view, never a match."""

    def choose(
        self, view: Json, seconds: float | None = None, iterations: int | None = None, seed: int | None = None
    ) -> str:
        """One of the moves that the view's seat may make now. The same view and `seed` give the same move
        (of a bot that thinks for a time: with `iterations` and without `seconds`)."""

    def choose_offer(self, view: Json) -> str | None:
        """An `offer …`, an `accept N`, `decline N` or `withdraw N` of a deal between others, or None; when it
        is asked, `curia.play.driver` says."""


class DecidingBot:
    """A bot that may say something about its moves. It implements `decide`; `choose` follows from it."""

    def decide(
        self, view: Json, seconds: float | None = None, iterations: int | None = None, seed: int | None = None
    ) -> Choice:
        """As `Bot.choose`."""
        raise NotImplementedError

    def decide_offer(self, view: Json) -> Choice | None:
        """As `Bot.choose_offer`."""
        return None

    def speaks_unasked(self, game: str) -> bool:
        """Whether it may have something to say in somebody else's turn; if not, it is never asked."""
        return True

    def choose(
        self, view: Json, seconds: float | None = None, iterations: int | None = None, seed: int | None = None
    ) -> str:
        return self.decide(view, seconds, iterations, seed).move

    def choose_offer(self, view: Json) -> str | None:
        choice = self.decide_offer(view)
        return None if choice is None else choice.move


def decide(
    bot: Bot, view: Json, seconds: float | None = None, iterations: int | None = None, seed: int | None = None
) -> Choice:
    """What any bot decides: one that only chooses has nothing to say."""
    if isinstance(bot, DecidingBot):
        return bot.decide(view, seconds, iterations, seed)
    return Choice(bot.choose(view, seconds, iterations, seed))


def decide_offer(bot: Bot, view: Json) -> Choice | None:
    """What any bot wants to say in somebody else's turn."""
    if isinstance(bot, DecidingBot):
        return bot.decide_offer(view)
    text = bot.choose_offer(view)
    return None if text is None else Choice(text)


def speaks_unasked(bot: Bot, game: str) -> bool:
    """Whether any bot may have something to say in somebody else's turn."""
    return not isinstance(bot, DecidingBot) or bot.speaks_unasked(game)


def moves(view: Json) -> list[str]:
    """The moves to choose from. Raises BadInput where there are none."""
    legal: list[str] = view["legal"]
    if not legal:
        raise BadInput("bot-idle")
    return legal


def chance(seed: int | None) -> Random:
    """A bot's own chance, apart from the match's and from everybody else's."""
    return Random(seed)


def within(seconds: float | None, iterations: int | None) -> tuple[float | None, int | None]:
    """Clamp a budget: negative time is zero, at least one iteration."""
    return (
        None if seconds is None else (seconds if seconds > 0 else 0.0),
        None if iterations is None else max(1, iterations),
    )
