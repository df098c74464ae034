"""Bribes at Quo Vadis?: laurels for what somebody does not do in this turn, which is binding (QV-9.2).

A third player is paid not to consent (a deal between others, QV-9.14), or the player on turn not to do what
they would do alone. It is worth what it saves: the chances with it, less those without.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from curia.games.quovadis import deals
from curia.games.quovadis import notation as say
from curia.games.quovadis.notation import Move
from curia.games.quovadis.state import (
    ACTION,
    NO_CAESAR,
    NO_CONSENT,
    NO_CONSENTS,
    NO_ENTER,
    NO_MOVE,
    NONE,
    Deal,
    Promise,
)

if TYPE_CHECKING:
    from curia.games.quovadis.bots.merchant import Merchant


def best(mind: "Merchant") -> tuple[float, Deal | None]:
    """The bribe with the best gain times the chance that it is agreed to."""
    found: tuple[float, Deal | None] = (mind.style.least_bribe, None)
    for seat, promise in _refrainings(mind):
        for laurels in range(1, mind.style.dearest):
            deal = Deal(NONE, NONE, NONE, NO_CONSENTS, (), ((mind.me, seat, laurels),), (promise,))
            chance, gain = _prospects(mind, seat, deal)
            if gain <= mind.style.least_bribe or not deals.affords(mind.s, mind.me, deal):
                break
            hope = gain * chance
            if (
                hope > found[0]
                and not mind.turned_down(deal)
                and deals.transfers(mind.s, deal) is not None
                and mind.is_legal(Move(say.OFFER, deal=deal))
            ):
                found = hope, deal
            if chance > 0.8:
                break
    return found


def _refrainings(mind: "Merchant") -> Iterator[tuple[int, Promise]]:
    """What somebody might leave undone, and who."""
    s, me = mind.s, mind.me
    deal = mind.expected(s)
    if deal is not None:
        for seat in range(s.n):
            agreed = s.table is not None and s.table.agreed >> seat & 1
            if deal.consents[seat] and seat != me and not agreed:
                yield seat, Promise(seat, me, NO_CONSENT, NONE, s.turn, 0, "", 0)
    if s.table is None and s.phase == ACTION:
        move, enter, caesar = mind.base.action
        for kind, at in ((NO_MOVE, move), (NO_ENTER, enter), (NO_CAESAR, caesar)):
            if at != NONE:
                yield s.turn, Promise(s.turn, me, kind, at, NONE, 0, "", 0)
                break


def _prospects(mind: "Merchant", seat: int, deal: Deal) -> tuple[float, float]:
    """How likely the other one agrees, and what it brings."""
    gains = mind.gains_aside(deal)
    # The player on turn compares it with what they can do alone, as with every offer.
    own, thumb = mind.both_gains(deal) if seat == mind.s.turn else (gains, mind.thumb.gains_aside(deal))
    by_own = mind.agrees(seat, own, mind.base.chances, mind.style.shares[0])
    by_thumb = mind.agrees(seat, thumb, mind.thumb_base, mind.style.shares[0])
    return mind.likelihood(seat, by_own, by_thumb), gains[mind.me]
