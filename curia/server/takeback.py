"""What may be taken back: only the newest move, only by who made it, and only if it revealed nothing."""

from curia.core.game import Json
from curia.core.match import HOST, Match

# What may have happened since: nothing of it tells the mover anything new. What is not named here (a draw, a
# vote card, a spy's find, a scouted card, a tile from the stock, a payment) can't be undone in anyone's head.
_TELLS_NOTHING = {
    "ordered", "arranged", "laid", "played", "done", "passed", "turn",
    "entered", "moved", "earned", "caesar", "proposed", "countered", "offered", "withdrew", "skipped",
}  # fmt: skip

# In one match. Each one makes reading its log longer, and everyone at the server waits for that.
MOST = 200


def allowed(match: Match, seat: str) -> bool:
    """Whether this seat may take its newest move back."""
    latest = match.latest()
    if latest is None or match.result is not None:
        return False
    (mover, _), seen = latest
    return mover == seat and all(_tells_nothing(event) for event in seen) and _taken_back(match) < MOST


def _taken_back(match: Match) -> int:
    return sum(mover == HOST for mover, _ in match.entries())


def _tells_nothing(event: Json) -> bool:
    if event["event"] == "moved" and event["new"] is not None:
        return False  # a tile was drawn from the stock
    return event["event"] in _TELLS_NOTHING or event == {"event": "host", "move": "back 1"}
