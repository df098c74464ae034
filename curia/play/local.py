"""Bots that play in this process, for terminal, arena and benches."""

from collections.abc import Callable, Mapping
from random import Random
from typing import NamedTuple

from curia.bots.bot import Bot, Choice, decide, decide_offer, speaks_unasked
from curia.core.match import Match
from curia.play.driver import Answer, Failure, Request, Turns, enter, failed, forfeit


class Player(NamedTuple):
    """A bot at its seat, with what it has to find a move."""

    bot: Bot
    seconds: float | None = None
    iterations: int | None = None
    chance: Random | None = None
    """Where its seeds come from; several players may share one. None: its play cannot be repeated."""


class Driver:
    """Lets the bots of one match play. `think` may run in a thread: it does not touch the match."""

    def __init__(
        self,
        match: Match,
        players: Mapping[str, Player],
        *,
        told: bool = True,
        on_failure: Callable[[Match, Failure], None] = forfeit,
    ) -> None:
        """`told`: whether anybody hears what bots say about their moves; finding the words takes time."""
        self.match = match
        self._players = players
        self._speakers = [seat for seat, player in players.items() if speaks_unasked(player.bot, match.game)]
        self._told = told
        self._on_failure = on_failure
        self._turns = Turns()

    def next(self) -> Request | None:
        """The next request; None once people have to move, or the match is over."""
        return self.aside() or self.move()

    def aside(self) -> Request | None:
        return self._turns.aside(self.match, self._speakers)

    def move(self) -> Request | None:
        return self._turns.move(self.match, self._players)

    def think(self, request: Request) -> Answer:
        """The bot's answer, or why there is none. Never raises."""
        player, view = self._players[request.seat], request.view
        try:
            if request.aside:
                return self._aside(player.bot, request)
            seed = None if player.chance is None else player.chance.getrandbits(32)
            budget = player.seconds, player.iterations, seed
            return (
                decide(player.bot, view, *budget) if self._told else Choice(player.bot.choose(view, *budget))
            )
        except Exception as error:
            return failed(error)

    def _aside(self, bot: Bot, request: Request) -> Choice | None:
        if self._told:
            return decide_offer(bot, request.view)
        text = bot.choose_offer(request.view)
        return None if text is None else Choice(text)

    def enter(self, request: Request, answer: Answer) -> Choice | Failure | None:
        """As `driver.enter`."""
        return enter(self.match, request, answer, on_failure=self._on_failure)

    def run(self) -> None:
        """Let the bots play until people have to move, or the match is over."""
        while (request := self.next()) is not None:
            self.enter(request, self.think(request))
