"""`greedy`: rules of thumb, a file for each game. Frozen: it is the yardstick for every later bot."""

from collections.abc import Callable
from random import Random

from curia.bots import greedy_caesar, greedy_quovadis
from curia.bots.bot import chance
from curia.core.errors import BadInput
from curia.core.game import Json

CHOOSERS: dict[str, Callable[[Json, Random], str]] = {
    "caesar-cleopatra": greedy_caesar.choose,
    "caesar-cleopatra-small": greedy_caesar.choose,
    "quovadis": greedy_quovadis.choose,
}


class GreedyBot:
    def choose(
        self, view: Json, seconds: float | None = None, iterations: int | None = None, seed: int | None = None
    ) -> str:
        if view["game"] not in CHOOSERS:
            raise BadInput("bot-game", bot="greedy", game=str(view["game"])[:40])
        return CHOOSERS[view["game"]](view, chance(seed))

    def choose_offer(self, view: Json) -> str | None:
        return greedy_quovadis.choose_offer(view) if view["game"] == "quovadis" else None
