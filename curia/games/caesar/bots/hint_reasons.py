"""Why a move of Caesar & Cleopatra, in facts that its player can see: how things stand where it works."""

from typing import Any

from curia.core.game import Json
from curia.games.caesar.bots.view_reader import Reading

Reason = tuple[str, dict[str, Any]]
# What a move does to the sums at its group: the card's value is mine, theirs, or of no account.
_MINE, _THEIRS = ("down", "up"), ("assassinate",)


def reasons(view: Json, move: str) -> list[Reason]:
    """Keys of messages with what fills them in; [] where there is nothing to point out."""
    word, *rest = move.split(" ")
    groups = list(view["table"])
    at = [name for name in rest if name in groups]
    if not at or word not in (*_MINE, *_THEIRS, "scout", "wrath"):
        return [(f"hint-{word}", {})] if word in ("allow", "veto", "done", "pass", "swap") else []
    reading = Reading(view)
    group = groups.index(at[0])
    mine, theirs = sum(reading.own[group]), sum(reading.theirs[group])
    value = int(rest[0]) if rest[0].isdecimal() else 0
    if word in _MINE:
        mine += value
    elif word in _THEIRS:
        theirs -= value
    found: list[Reason] = [
        ("hint-sums", {"group": at[0], "mine": mine, "theirs": theirs, "down": reading.down[group]})
    ]
    chance = round(100 * reading.now[group])
    if chance:
        found.append(("hint-vote", {"group": at[0], "chance": chance}))
    return found
