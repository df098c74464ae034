"""`random`: any legal move, all alike."""

from curia.bots.bot import chance, moves
from curia.core.game import Json


class RandomBot:
    def choose(
        self, view: Json, seconds: float | None = None, iterations: int | None = None, seed: int | None = None
    ) -> str:
        return chance(seed).choice(moves(view))

    def choose_offer(self, view: Json) -> str | None:
        return None
