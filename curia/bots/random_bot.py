"""`random`: any legal move, all alike."""

from curia.bots.bot import Choice, DecidingBot, chance, moves
from curia.core.game import Json


class RandomBot(DecidingBot):
    def decide(
        self, view: Json, seconds: float | None = None, iterations: int | None = None, seed: int | None = None
    ) -> Choice:
        return Choice(chance(seed).choice(moves(view)))
