"""What each seat is asked, by name. A move says which question it answers, and is stale once that is gone.

`caesar:17` is the question put to Caesar when the record had 17 entries. It stays the same while others act,
if that does not change what Caesar is asked (set-up at the same time, offers made meanwhile). `blue:turn-15`
is not a question but leave to speak during the turn that began at 15. Names are made of public facts only;
which ones, the game says.
"""

from typing import Any

from curia.core.game import Game, Json
from curia.server.storage.rows import Asked


def ask(game: Game[Any], view: Json, number: int, movers: set[str], before: Asked) -> Asked:
    """The questions of a spectator's view. `movers` have acted since `before`: theirs are new."""
    asked: Asked = {}
    if (turn := game.turn(view)) is not None:
        asked[""] = _same(before, "", turn) or [turn, number]
    for seat in view["to_act"]:
        question = game.question(view, seat)
        kept = None if seat in movers else _same(before, seat, question)
        asked[seat] = kept or [question, number]
    return asked


def _same(before: Asked, seat: str, facts: str) -> list[str | int] | None:
    old = before.get(seat)
    return old if old is not None and old[0] == facts else None


def decision(asked: Asked, seat: str) -> str | None:
    """The name of what this seat may answer now."""
    if seat in asked:
        return f"{seat}:{asked[seat][1]}"
    return _leave(asked, seat)


def stands(asked: Asked, seat: str, named: str) -> bool:
    """Whether what was asked of the seat under that name is still open."""
    return named in (_leave(asked, seat), decision(asked, seat))


def _leave(asked: Asked, seat: str) -> str | None:
    """Leave to speak in this turn."""
    return f"{seat}:turn-{asked[''][1]}" if "" in asked else None


def seat_of(named: str) -> str:
    """Whom a decision asks."""
    return named.partition(":")[0]
