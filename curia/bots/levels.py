"""The levels, named like a career. They differ by method; each game has a file for its own."""

from curia.bots import quovadis_levels
from curia.bots.bot import moves, within
from curia.bots.quovadis_reason import Reason
from curia.core.errors import BadInput
from curia.core.game import Json

LEVELS = ("tiro", "eques", "praetor", "consul", "imperator")
CAESAR = ("caesar-cleopatra", "caesar-cleopatra-small")
QUOVADIS = "quovadis"
CHARACTERS = ("honest", "schemer")
"""Besides the usual one, the merchant: `imperator-honest`, `imperator-schemer`."""


class LevelBot:
    """A level; at Quo Vadis? its character tells how much its word is worth."""

    def __init__(self, name: str, character: str = "merchant") -> None:
        self.name = name
        self.character = character

    def choose(
        self, view: Json, seconds: float | None = None, iterations: int | None = None, seed: int | None = None
    ) -> str:
        moves(view)
        seconds, iterations = within(seconds, iterations)
        if view["game"] in CAESAR:
            from curia.bots import caesar_levels  # brings numpy, which takes its time

            return caesar_levels.choose(self.name, view, seconds, iterations, seed)
        if view["game"] == QUOVADIS:
            return quovadis_levels.choose(self.name, view, seconds, iterations, seed, self.character)
        raise BadInput("bot-game", bot=self.name, game=str(view["game"])[:40])

    def choose_offer(self, view: Json) -> str | None:
        if view["game"] != QUOVADIS:
            return None
        return quovadis_levels.choose_offer(self.name, view, self.character)

    def explain(self, view: Json, move: str) -> Reason | None:
        """What it says of the move that it has chosen, if that is a deal."""
        if view["game"] != QUOVADIS:
            return None
        return quovadis_levels.explain(self.name, view, move, self.character)
