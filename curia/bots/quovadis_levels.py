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

from curia.bots.bot import chance, moves
from curia.bots.greedy_quovadis import Greedy
from curia.bots.quovadis_beginner import LOWER, beginner
from curia.bots.quovadis_merchant import Merchant, Style
from curia.bots.quovadis_weights import learned
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
) -> str:
    """A legal move for the view's seat, found as this level does."""
    legal = moves(view)
    return legal[0] if len(legal) == 1 else _mind(level, view, seed).choose()


def choose_offer(level: str, view: Json) -> str | None:
    """An offer to the player on turn from which both gain, or None."""
    return _mind(level, view, 0).offer() if any(move.startswith("offer") for move in view["legal"]) else None


def _mind(level: str, view: Json, seed: int | None) -> Greedy:
    if level in LOWER:
        return beginner(level, view, chance(seed))
    return Merchant(view, chance(seed), learned(), CONSUL if level == "consul" else IMPERATOR)
