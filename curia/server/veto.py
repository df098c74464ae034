"""The question that must not tell: every seat gets it every time, and no answer comes sooner than another.

An answer is carried out only when a delay has passed that depends on nothing but the table's secret and the
number of the question. A standing answer, left with the server, looks the same.
"""

from curia.core.game import Json
from curia.server import proof

PHASE = "veto"
ANSWERS = ("ask", "allow", "veto")
ACTIONS = ("assassination", "spy", "castling", "scout", "wrath")


def asked(view: Json) -> bool:
    """Whether a veto is being asked for, by a spectator's view."""
    return bool(view["phase"]["name"] == PHASE)


def delay(secret: bytes, number: int, least: float, most: float) -> float:
    """Seconds from the question to the earliest answer."""
    share = proof.number(secret, "veto delay", number) / 2**64
    return least + (most - least) * share


def answer(standing: Json | None, view: Json, legal: list[str]) -> str | None:
    """What a standing answer says to this question; None if the seat wants to be asked.
    Who would veto and holds none allows: from outside the two look the same."""
    if not standing:
        return None
    word = standing.get(view["phase"]["card"], standing.get("others", "ask"))
    if word == "veto":
        return "veto" if "veto" in legal else "allow"
    return "allow" if word == "allow" else None
