"""A seat's word at Quo Vadis?: what it may promise and at what cost, what it owes, and who broke theirs.

What reaches past the turn binds nobody (QV-9.3), so such promises of others are worth nothing here. One's own
are kept, as long as that does not cost more than a good name is worth, which depends on the character.
"""

from dataclasses import dataclass

from curia.core.game import Json
from curia.games.quovadis.data import COMMITTEES, PATH_FROM, PATH_NAMES, PLACE_NAMES
from curia.games.quovadis.state import (
    BROKEN,
    CONSENT,
    KINDS,
    NO_CAESAR,
    NO_CONSENT,
    NO_ENTER,
    NO_MOVE,
    NONE,
    OPEN,
    PAY,
    STATUSES,
    WORDS,
    Deal,
)

# Chance to win: what it is thought to cost to make one; a payment, for each laurel. Others are not made.
COST = {
    CONSENT: 0.01,
    NO_CONSENT: 0.01,
    NO_CAESAR: 0.01,
    NO_ENTER: 0.01,
    NO_MOVE: 0.01,
    PAY: 0.025,
    WORDS: 0.0,
}


@dataclass(frozen=True)
class Character:
    good_name: float
    """Chance to win: what it may cost to keep a promise."""
    scruples: float
    """How much a promise weighs before it is made, 1 for a merchant."""


HONEST, MERCHANT, SCHEMER = Character(1.0, 2.0), Character(0.03, 1.0), Character(0.0, 0.25)
CHARACTERS = {"honest": HONEST, "merchant": MERCHANT, "schemer": SCHEMER}


class Word:
    """The ledger (QV-9.8) as one seat reads it."""

    def __init__(self, view: Json, me: int, character: Character) -> None:
        self.me = me
        self.character = character
        number = {name: seat for seat, name in enumerate(view["seats"])}
        self.broken = [0] * len(number)
        """How many promises each seat broke."""
        self._consents: list[tuple[int, str | None]] = []
        self._refusals: list[int] = []
        self._undone: set[tuple[int, str]] = set()
        self.debts: list[tuple[int, int]] = []
        """Laurels that this seat promised to pay: to whom, how many."""
        for entry in view["ledger"]:
            if entry["status"] == STATUSES[BROKEN]:
                self.broken[number[entry["by"]]] += 1
            if entry["status"] != STATUSES[OPEN] or number[entry["by"]] != me:
                continue
            to, kind = number[entry["to"]], KINDS.index(entry["kind"])
            if kind == CONSENT:
                self._consents.append((to, entry.get("at")))
            elif kind == NO_CONSENT:
                self._refusals.append(number[entry["against"]])
            elif kind in (NO_CAESAR, NO_ENTER, NO_MOVE):
                self._undone.add((kind, entry["at"]))
            elif kind == PAY:
                self.debts.append((to, entry["laurels"]))

    def cost(self, deal: Deal) -> float | None:
        """What a deal's promises of this seat cost it; None where it does not promise such things."""
        total = 0.0
        for promise in deal.promises:
            if promise.by != self.me or promise.turns == 0:
                continue  # what binds in this turn alone is judged by what happens in it
            if promise.kind not in COST:
                return None
            total += COST[promise.kind] * (promise.laurels if promise.kind == PAY else 1)
        return total * self.character.scruples

    def worth_keeping(self, gain: float) -> bool:
        """Is a promise kept whose keeping adds that (mostly less than nothing) to the chance to win?"""
        return gain >= -self.character.good_name

    def owed(self, mover: int, deal: Deal) -> bool:
        """Does the deal ask for a consent that was promised, and for nothing else of this seat's?"""
        if deal.move == NONE or deal.consents[self.me] != 1 or self.cost(deal) != 0:
            return False
        if any(payer == self.me for payer, _, _ in deal.payments):
            return False
        here = COMMITTEES[PATH_FROM[deal.move]]
        return any(to == mover and at in (None, here) for to, at in self._consents)

    def breaks(self, move: int, enter: int, caesar: int) -> bool:
        """Would an action of this seat be one that it promised not to do?"""
        return bool(self._undone) and not self._undone.isdisjoint(
            (
                (NO_MOVE, "" if move == NONE else PATH_NAMES[move]),
                (NO_ENTER, "" if enter == NONE else COMMITTEES[enter]),
                (NO_CAESAR, "" if caesar == NONE else PLACE_NAMES[caesar]),
            )
        )

    def refused(self, mover: int, deal: Deal) -> bool:
        """Does the deal ask for a consent that was promised not to be given?"""
        return bool(deal.consents[self.me]) and mover in self._refusals
