"""The levels of Quo Vadis?, by method.

| level | judges by | deals |
|---|---|---|
| tiro | the next tile | asks for favours, grants most |
| eques | rules of thumb | asks for favours, grants what is a gain |
| praetor | rules of thumb | asks for all that gains, one laurel for a consent |
| consul | what was learned from games | fair prices, raised after a refusal |
| imperator | what was learned from games | best prices, counter-offers, offers, bribes, sells its actions |

None of them needs its time: all answer in a few milliseconds (tens of them where the rules are interpreted).
"""

from dataclasses import replace

from curia.bots.bot import Choice, DecidingBot, Sentence, chance, moves
from curia.core.game import Json
from curia.games.quovadis.bots.beginner import LOWER, beginner
from curia.games.quovadis.bots.explanation import pitch
from curia.games.quovadis.bots.greedy import Greedy, may_speak, stands_open
from curia.games.quovadis.bots.merchant import Merchant, Style
from curia.games.quovadis.bots.network_file import learned
from curia.games.quovadis.bots.promises import CHARACTERS

LEVELS = (*LOWER, "consul", "imperator")
CONSUL = Style(others_pay=False, offers=0, counters=0, rivals=0.0, cheapest=0, proposals=3)
IMPERATOR = Style(proposals=3)
IMPERATOR_1 = Style()  # frozen: the yardstick for every later imperator


class LevelBot(DecidingBot):
    """A level; its character tells how much its word is worth."""

    def __init__(self, level: str, character: str = "merchant") -> None:
        self.level = level
        self.character = character

    def decide(
        self, view: Json, seconds: float | None = None, iterations: int | None = None, seed: int | None = None
    ) -> Choice:
        move = choose(self.level, view, seconds, iterations, seed, self.character)
        return Choice(move, self._said(view, move))

    def decide_offer(self, view: Json) -> Choice | None:
        move = choose_offer(self.level, view, self.character)
        return None if move is None else Choice(move, self._said(view, move))

    def _said(self, view: Json, move: str) -> Sentence | None:
        """Never raises: a bot that finds no words has a move all the same."""
        try:
            return explain(self.level, view, move, self.character)
        except Exception:
            return None

    # The texts alone are asked for by the thousand, and saying something about them takes time.
    def choose(
        self, view: Json, seconds: float | None = None, iterations: int | None = None, seed: int | None = None
    ) -> str:
        return choose(self.level, view, seconds, iterations, seed, self.character)

    def choose_offer(self, view: Json) -> str | None:
        return choose_offer(self.level, view, self.character)


def choose(
    level: str,
    view: Json,
    seconds: float | None = None,
    iterations: int | None = None,
    seed: int | None = None,
    character: str = "merchant",
) -> str:
    """A legal move for the view's seat, found as this level does."""
    legal = moves(view)
    return legal[0] if len(legal) == 1 else _mind(level, view, seed, character).choose()


def choose_offer(level: str, view: Json, character: str = "merchant") -> str | None:
    """An answer to a deal between others, an offer, or None. Only imperator speaks unasked."""
    speaks = may_speak(view) if level in ("imperator", "imperator-1") else stands_open(view)
    return _mind(level, view, 0, character).speak() if speaks else None


def explain(level: str, view: Json, move: str, character: str = "merchant") -> Sentence | None:
    """A sentence about the deal that a negotiator has just chosen, for everyone at the table."""
    mind = None if level in LOWER else _mind(level, view, 0, character)
    return pitch(mind, view, move) if isinstance(mind, Merchant) else None


def _mind(level: str, view: Json, seed: int | None, character: str) -> Greedy:
    if level in LOWER:
        return beginner(level, view, chance(seed))
    if level == "imperator-1":
        return Merchant(view, chance(seed), learned(), IMPERATOR_1)
    style = CONSUL if level == "consul" else replace(IMPERATOR, character=CHARACTERS[character])
    return Merchant(view, chance(seed), learned(), style)
