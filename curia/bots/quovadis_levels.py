"""The levels of Quo Vadis?, by method.

| level | judges by | deals |
|---|---|---|
| tiro | the next tile | asks for favours, grants most |
| eques | rules of thumb | asks for favours, grants what is a gain |
| praetor | rules of thumb | asks for all that gains, one laurel for a consent |
| consul | what was learned from games | fair prices, raised after a refusal |
| imperator | what was learned from games | best prices, counter-offers, offers, sells its own actions |

None of them needs its time: all answer in a few milliseconds (tens of them where the rules are interpreted).
"""

from dataclasses import replace

from curia.bots.bot import chance, moves
from curia.bots.greedy_quovadis import Greedy
from curia.bots.quovadis_beginner import LOWER, beginner
from curia.bots.quovadis_merchant import Merchant, Style
from curia.bots.quovadis_pitch import pitch
from curia.bots.quovadis_reason import Reason
from curia.bots.quovadis_weights import learned
from curia.bots.quovadis_word import CHARACTERS
from curia.core.game import Json

LEVELS = (*LOWER, "consul", "imperator")
CONSUL = Style(others_pay=False, offers=False, counters=0, rivals=0.0, cheapest=0, proposals=3)
IMPERATOR = Style()


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
    """An offer to the player on turn from which both gain, or None. Only imperator speaks unasked, once."""
    may = level == "imperator" and view["seat"] not in view["phase"]["offered"]
    if not may or not any(move.startswith("offer") for move in view["legal"]):
        return None
    return _mind(level, view, 0, character).offer()


def explain(level: str, view: Json, move: str, character: str = "merchant") -> Reason | None:
    """A sentence about the deal that a negotiator has just chosen, for everyone at the table."""
    mind = None if level in LOWER else _mind(level, view, 0, character)
    return pitch(mind, view, move) if isinstance(mind, Merchant) else None


def _mind(level: str, view: Json, seed: int | None, character: str) -> Greedy:
    if level in LOWER:
        return beginner(level, view, chance(seed))
    style = CONSUL if level == "consul" else replace(IMPERATOR, character=CHARACTERS[character])
    return Merchant(view, chance(seed), learned(), style)
