"""What a negotiator at Quo Vadis? says of a deal: one sentence, by its own account of what it is worth.

It is said to the whole table, so it tells of the deal, the board, the ledger and the speaker's own mind only.
"""

from curia.core.game import Json
from curia.games.quovadis import deals
from curia.games.quovadis.bots.greedy import Chances
from curia.games.quovadis.bots.hint_reasons import Reason, can_use
from curia.games.quovadis.bots.merchant import Merchant
from curia.games.quovadis.data import COMMITTEES, PATH_FROM
from curia.games.quovadis.deals import find_offer
from curia.games.quovadis.notation import ACCEPT, COUNTER, DECLINE, OFFER, PROPOSE, read_move
from curia.games.quovadis.payments import ones_earned
from curia.games.quovadis.state import NO_CONSENT, NONE, Deal


def pitch(mind: Merchant, view: Json, text: str) -> Reason | None:
    """Why this move, as the key of a message with what fills it in; None where there is nothing to say."""
    move, table = read_move(text, mind.s.n), mind.s.table
    if move.verb == PROPOSE and move.deal is not None:
        return _asks(mind, view, move.deal)
    if move.verb == OFFER and move.deal is not None and (bribe := _bribes(mind, move.deal)) is not None:
        return bribe
    if move.verb in (OFFER, COUNTER) and move.deal is not None:
        return _supports(mind, view, move.deal, agreed=False)
    if move.verb not in (ACCEPT, DECLINE):
        return None
    if (standing := find_offer(mind.s, move.what)) is not None:
        return _answers_others(mind, standing.deal, agreed=move.verb == ACCEPT)
    if table is None:
        return None
    return (
        _supports(mind, view, table.deal, agreed=True)
        if move.verb == ACCEPT
        else _refuses(mind, table.number, table.deal)
    )


def _bribes(mind: Merchant, deal: Deal) -> Reason | None:
    """Laurels for what somebody does not do in this turn (QV-9.2)."""
    paid, _ = _paid(mind, deal)
    kinds = [promise.kind for promise in deal.promises if promise.by != mind.me]
    if not paid or not kinds or deals.has_action(deal):
        return None
    return ("qv-pitch-bribe" if NO_CONSENT in kinds else "qv-pitch-refrain"), {"laurels": paid}


def _answers_others(mind: Merchant, deal: Deal, agreed: bool) -> Reason:
    """A deal between others (QV-9.14)."""
    paid, got = _paid(mind, deal)
    sold = any(promise.by == mind.me and promise.kind == NO_CONSENT for promise in deal.promises)
    if agreed:
        if got:
            return ("qv-pitch-bought" if sold else "qv-pitch-fair"), {"laurels": got}
        return ("qv-pitch-worth", {"laurels": paid}) if paid else ("qv-pitch-both", {})
    if paid > got:
        return "qv-pitch-not-worth", {"laurels": paid}
    return ("qv-pitch-not-for-that" if sold else "qv-pitch-nothing"), {}


def _asks(mind: Merchant, view: Json, deal: Deal) -> Reason:
    """In the speaker's own turn."""
    paid, got = _paid(mind, deal)
    if any((mind.me, to, laurels) in deal.payments for to, laurels in mind.word.debts):
        return "qv-pitch-debt", {"laurels": paid}
    asked = [seat for seat in range(mind.s.n) if deal.consents[seat]]
    if not asked:
        return ("qv-pitch-for-hire", {"laurels": got}) if got else ("qv-pitch-both", {})
    if all(can_use(view, view["seats"][seat], COMMITTEES[PATH_FROM[deal.move]]) for seat in asked):
        return "qv-pitch-your-room", {}
    if paid:
        return "qv-pitch-pays", {"laurels": paid}
    if got:
        return "qv-pitch-share", {"laurels": got}
    earned = ones_earned(mind.s, deal)
    return ("qv-pitch-your-tile", {}) if all(earned[seat] > 0 for seat in asked) else ("qv-pitch-both", {})


def _supports(mind: Merchant, view: Json, deal: Deal, agreed: bool) -> Reason:
    """A deal for another's turn: offered, named as a price, or agreed to."""
    paid, got = _paid(mind, deal)
    if agreed and mind.word.owed(mind.s.turn, deal):
        return "qv-pitch-word", {}
    if got and not agreed:
        return "qv-pitch-price", {"laurels": got}
    if deal.move != NONE and deal.consents[mind.me]:
        if can_use(view, view["seat"], COMMITTEES[PATH_FROM[deal.move]]):
            return "qv-pitch-room", {}
        if paid:
            return "qv-pitch-more", {"laurels": paid}
        if not got and ones_earned(mind.s, deal)[mind.me] > 0:
            return "qv-pitch-tile", {}
    if got:
        return "qv-pitch-fair", {"laurels": got}
    return ("qv-pitch-worth", {"laurels": paid}) if paid else ("qv-pitch-both", {})


def _refuses(mind: Merchant, number: int, deal: Deal) -> Reason:
    """What stood in the way; of a consent also the least that would do, by the judgement that refused it."""
    mover, gains = mind.s.turn, mind.gains(deal)
    if mover == mind.me:
        return "qv-pitch-too-dear", {}
    if mind.s.no_consent >> mind.me & 1 and deal.consents[mind.me]:
        return "qv-pitch-bound", {}
    if mind.word.refused(mover, deal):
        return "qv-pitch-promised", {}
    if not deal.consents[mind.me]:
        paid, _ = _paid(mind, deal)
        return ("qv-pitch-not-worth", {"laurels": paid}) if paid else ("qv-pitch-nothing", {})
    price = mind.least_price(number, deal)
    key = _in_the_way(mind, gains)
    return (f"{key}-never", {}) if price is None else (key, {"laurels": price})


def _in_the_way(mind: Merchant, gains: Chances) -> str:
    mover = mind.s.turn
    if gains[mind.me] <= mind.w.noise:
        return "qv-pitch-costs"
    if gains[mover] > gains[mind.me] and mind.base.chances[mover] + gains[mover] > mind.style.leader:
        return "qv-pitch-leader"
    return "qv-pitch-broken" if mind.word.broken[mover] else "qv-pitch-unfair"


def _paid(mind: Merchant, deal: Deal) -> tuple[int, int]:
    """Laurels that the speaker pays and gets."""
    return (
        sum(laurels for payer, _, laurels in deal.payments if payer == mind.me),
        sum(laurels for _, receiver, laurels in deal.payments if receiver == mind.me),
    )
