"""What may be taken back: one's newest move, if it revealed nothing. What reveals nothing, the game says.

Between people only until anybody else has acted. Alone against bots their answers go with it, as long as
none of them has told the person anything that was hidden.
"""

from curia.core.game import Json
from curia.core.match import HOST, Match

# In one match. Each one makes reading its log longer, and everyone at the server waits for that.
MOST = 200


def entries(match: Match, seat: str, alone: bool = False) -> int:
    """How many entries of the record go if this seat takes its newest move back; 0 where it may not."""
    newest = match.newest(seat)
    if newest is None or match.result is not None or _taken_back(match) >= MOST:
        return 0
    count, seen = newest
    if not alone and count > 1:
        return 0
    game = match.definition
    revealed = any(not (_is_take_back(event) or game.tells_nothing(event, seat, alone)) for event in seen)
    return 0 if revealed else count


def _taken_back(match: Match) -> int:
    return sum(mover == HOST for mover, _ in match.entries())


def _is_take_back(event: Json) -> bool:
    return event["event"] == HOST and str(event["move"]).startswith("back ")
