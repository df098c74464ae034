"""Why a move is refused: the lowest-numbered clause that it breaks.

Each function asks the clauses in ascending order, so the first one that objects is the answer.
"""

from curia.core.errors import IllegalMove
from curia.games.quovadis import deals, rules
from curia.games.quovadis import notation as say
from curia.games.quovadis.data import (
    COMMITTEES,
    ENTRIES,
    NEEDED,
    NO_PATH,
    OFFERS_A_TURN,
    PATH_FROM,
    PATH_NAMES,
    PATH_TO,
    PAYMENTS_A_DEAL,
    PLACE_NAMES,
    PLACE_OF,
    PROMISES_A_DEAL,
    PROPOSALS_A_TURN,
    SEATS,
    SEATS_IN,
)
from curia.games.quovadis.notation import Move
from curia.games.quovadis.state import (
    ACTION,
    CAESAR,
    NO_CAESAR,
    NO_CONSENT,
    NO_CONSENTS,
    NONE,
    OVER,
    REASONS,
    RECALL,
    WIDTH,
    Deal,
    Offer,
    State,
)


def check(s: State, seat: int, move: Move) -> None:
    """Raise IllegalMove unless the move is legal."""
    if s.phase == OVER:
        raise IllegalMove("match-over", REASONS[s.reason], reason=REASONS[s.reason])
    verb = move.verb
    if verb in (say.ENTER, say.MOVE, say.CAESAR, say.SKIP):
        _check_action(s, seat, move)
    elif verb == say.PROPOSE:
        _check_proposal(s, seat, move)
    elif verb == say.COUNTER:
        _check_counter(s, seat, move)
    elif verb == say.OFFER:
        _check_offer(s, seat, move)
    elif verb == say.TAKE:
        _check_take(s, seat, move)
    elif verb in (say.ACCEPT, say.DECLINE):
        _check_answer(s, seat, move)
    elif verb == say.WITHDRAW:
        _check_withdrawal(s, seat, move)
    elif verb == say.DISCLOSE:
        if seat == s.turn:
            _check_no_table(s)
        if not s.window:
            raise IllegalMove("qv-no-disclosure", "QV-10.2")
    elif verb == say.RECALL:
        _check_recall(s, seat, move.what)


def _check_turn(s: State, seat: int) -> None:
    if s.phase not in (ACTION, CAESAR) or seat != s.turn:
        raise IllegalMove("not-your-turn", "QV-3.1")


def _check_no_table(s: State) -> None:
    if s.table is not None:
        raise IllegalMove("qv-deal-waits", "QV-9.11", number=s.table.number)


def _check_action(s: State, seat: int, move: Move) -> None:
    _check_turn(s, seat)
    if move.verb == say.SKIP:
        if s.phase != CAESAR:
            raise IllegalMove("qv-no-passing", "QV-3.1")
    else:
        if s.phase == CAESAR and move.verb != say.CAESAR:
            raise IllegalMove("qv-action-done", "QV-3.1")
        if move.verb == say.ENTER:
            _check_enter(s, move.what)
            _check_entry_bound(s, move.what)
        elif move.verb == say.MOVE:
            _check_step(s, move.what)
            _check_consents(s, move.what, NO_CONSENTS, True)
            _check_path_bound(s, move.what)
        else:
            _check_caesar(s.caesar, s.bare, move.what)
            _check_barred(s, move.what)
    _check_no_table(s)


def _check_enter(s: State, committee: int) -> None:
    # QV-4.1
    if committee >= ENTRIES:
        raise IllegalMove("qv-enter-low", "QV-4.1", committee=COMMITTEES[committee])
    if not s.reserve[s.turn]:
        raise IllegalMove("qv-no-reserve", "QV-4.1")
    if not s.free[committee]:
        raise IllegalMove("qv-committee-full", "QV-4.1", committee=COMMITTEES[committee])


def _check_step(s: State, path: int) -> None:
    if path == NO_PATH:
        raise IllegalMove("qv-no-path", "QV-3.2")
    below, above = PATH_FROM[path], PATH_TO[path]
    if not s.own[s.turn * WIDTH + below]:
        raise IllegalMove("qv-no-senator", "QV-3.2", committee=COMMITTEES[below])
    if not s.free[above]:
        raise IllegalMove("qv-committee-full", "QV-5.1", committee=COMMITTEES[above])


def _check_consents(s: State, path: int, consents: tuple[int, ...], complete: bool) -> None:
    """`complete`: what is asked must suffice; a standing offer may lack consents (QV-9.11)."""
    below = PATH_FROM[path]
    needed = NEEDED[below]
    asked = sum(consents[seat] for seat in range(s.n) if seat != s.turn)
    if needed == 0 and asked:
        raise IllegalMove("qv-no-consent-needed", "QV-5.2", path=PATH_NAMES[path])
    if needed == 0:
        return
    if PLACE_OF[path] == s.caesar:
        if asked:
            raise IllegalMove("qv-no-consent-needed", "QV-7.3", path=PATH_NAMES[path])
        return
    if SEATS_IN[below] - s.free[below] <= needed:
        raise IllegalMove("qv-too-few-there", "QV-5.5", committee=COMMITTEES[below], needed=needed)
    clause = "QV-5.3" if needed == 1 else "QV-5.4"
    if asked > needed:
        raise IllegalMove("qv-too-many-consents", clause, committee=COMMITTEES[below], needed=needed)
    for seat in range(s.n):
        if seat != s.turn and consents[seat] > s.own[seat * WIDTH + below]:
            raise IllegalMove("qv-not-in-committee", clause, committee=COMMITTEES[below], seat=SEATS[seat])
    own = s.own[s.turn * WIDTH + below] - 1
    if complete and asked + own < needed:
        raise IllegalMove("qv-too-few-consents", clause, committee=COMMITTEES[below], needed=needed)


def _check_caesar(here: int, bare: int, place: int) -> None:
    """`bare`: the places without a tile."""
    if place == here:
        raise IllegalMove("qv-caesar-there", "QV-7.1", path=PLACE_NAMES[place])
    if not rules.places_for_caesar(here, bare) >> place & 1:
        raise IllegalMove("qv-caesar-bare", "QV-7.1", path=PLACE_NAMES[place])


# QV-9.2: what was agreed not to be done this turn


def _check_barred(s: State, place: int) -> None:
    if s.barred >> place & 1:
        raise IllegalMove("qv-caesar-barred", "QV-9.2", path=PLACE_NAMES[place])


def _check_entry_bound(s: State, committee: int) -> None:
    if s.no_enter >> committee & 1:
        raise IllegalMove("qv-enter-barred", "QV-9.2", committee=COMMITTEES[committee])


def _check_path_bound(s: State, path: int) -> None:
    if s.no_move >> path & 1:
        raise IllegalMove("qv-move-barred", "QV-9.2", path=PATH_NAMES[path])


def _check_consent_bound(s: State, seat: int, deal: Deal) -> None:
    if s.no_consent >> seat & 1 and deal.consents[seat]:
        raise IllegalMove("qv-consent-barred", "QV-9.2", seat=SEATS[seat])


def _check_agreed(s: State, deal: Deal) -> None:
    """QV-9.2 d: nobody agrees to refuse a consent that they have agreed to give, in the deal that waits."""
    table = s.table
    if table is None:
        return
    for promise in deal.promises:
        refuses = promise.kind == NO_CONSENT and promise.against == s.turn
        if refuses and table.agreed >> promise.by & 1 and table.deal.consents[promise.by]:
            raise IllegalMove("qv-consent-agreed", "QV-9.2", seat=SEATS[promise.by], number=table.number)


def check_deal(s: State, payers: list[int], deal: Deal, complete: bool, replaces: bool = False) -> None:
    """QV-3.1 to QV-9.4 for a deal; `payers` must be able to pay what it asks of them.

    `replaces`: it takes the place of the deal that waits, and what was agreed there is over.
    """
    if (deal.enter != NONE) + (deal.move != NONE) + (deal.caesar != NONE and deal.move == NONE) > 1:
        raise IllegalMove("qv-one-action", "QV-3.1")
    if s.phase == CAESAR and (deal.enter != NONE or deal.move != NONE):
        raise IllegalMove("qv-action-done", "QV-3.1")
    if deal.move != NONE:
        _check_step(s, deal.move)
    if deal.enter != NONE:
        _check_enter(s, deal.enter)
    if deal.move != NONE:
        _check_consents(s, deal.move, deal.consents, complete)
    # A term about Caesar without a right to move him has no effect (QV-9.12), so it can't be wrong either.
    caesar_goes = deal.caesar != NONE and (deal.move == NONE or deals.gives_caesar(s, deal))
    if caesar_goes:
        _check_caesar(s.caesar, deals.bare_after(s, deal), deal.caesar)
    _check_bound(s, deal, caesar_goes)
    if not replaces:
        _check_agreed(s, deal)
    for seat in payers:
        if not deals.affords(s, seat, deal):
            raise IllegalMove("qv-cannot-pay", "QV-9.4", seat=SEATS[seat])


def _check_bound(s: State, deal: Deal, caesar_goes: bool) -> None:
    """QV-9.2 for what a deal does, and for what it says is not done."""
    if deal.enter != NONE:
        _check_entry_bound(s, deal.enter)
    if deal.move != NONE:
        _check_path_bound(s, deal.move)
        for seat in range(s.n):
            _check_consent_bound(s, seat, deal)
    if caesar_goes:
        _check_barred(s, deal.caesar)
        # QV-9.2 c, QV-9.12: as an action Caesar goes before the promises, else after them
        if deal.move != NONE or s.phase == CAESAR:
            for promise in deal.promises:
                if promise.kind == NO_CAESAR and promise.by == s.turn and promise.at == deal.caesar:
                    raise IllegalMove("qv-caesar-barred", "QV-9.2", path=PLACE_NAMES[deal.caesar])
    if s.phase == ACTION and not deals.has_action(deal):
        _check_not_stuck(s, deal)


def check_form(s: State, deal: Deal) -> None:
    """QV-9.9 and QV-9.10 for a deal."""
    if deal.consents[s.turn]:
        raise IllegalMove("qv-own-consent", "QV-9.9", seat=SEATS[s.turn])
    if deal.move == NONE and any(deal.consents):
        raise IllegalMove("qv-consent-without-move", "QV-9.9")
    check_size(deal)


def check_size(deal: Deal) -> None:
    # QV-9.10
    if len(deal.payments) > PAYMENTS_A_DEAL:
        raise IllegalMove("qv-too-many-payments", "QV-9.10", limit=PAYMENTS_A_DEAL)
    if len(deal.promises) > PROMISES_A_DEAL:
        raise IllegalMove("qv-too-many-promises", "QV-9.10", limit=PROMISES_A_DEAL)


def _check_not_stuck(s: State, deal: Deal) -> None:
    """QV-9.2 e: the player on turn keeps an action that they can do alone."""
    after = s.copy()
    after.table, after.window = None, False
    for promise in deal.promises:
        deals.bind(after, promise)
    if not rules.legal(after, s.turn):
        raise IllegalMove("qv-nothing-left", "QV-9.2")


def _check_limit(s: State) -> None:
    if s.proposals >= PROPOSALS_A_TURN:
        raise IllegalMove("qv-proposals-used", "QV-9.10", limit=PROPOSALS_A_TURN)


def _check_proposal(s: State, seat: int, move: Move) -> None:
    assert move.deal is not None
    _check_turn(s, seat)
    check_deal(s, [seat], move.deal, True)
    check_form(s, move.deal)
    _check_limit(s)
    _check_no_table(s)


def _check_counter(s: State, seat: int, move: Move) -> None:
    assert move.deal is not None
    if s.phase in (ACTION, CAESAR):
        check_deal(s, [seat], move.deal, True, replaces=True)
    aside = _open_to(s, seat, move.what)
    if aside is None:
        _check_before(s, seat, move.what)
    check_form(s, move.deal)
    _check_limit(s)
    if aside is not None:
        raise IllegalMove("qv-between-others", "QV-9.14", number=aside.number)


def _check_before(s: State, seat: int, number: int) -> None:
    """QV-9.5: only a deal that waits for you can be answered."""
    if s.table is None or s.table.number != number or not s.table.waiting >> seat & 1:
        raise IllegalMove("qv-not-asked", "QV-9.5", number=number)


def _open_to(s: State, seat: int, number: int) -> Offer | None:
    """QV-9.14: the deal between others of this number, if the seat may answer it."""
    found = deals.find_offer(s, number)
    return found if found is not None and found.open >> seat & 1 else None


def _check_answer(s: State, seat: int, move: Move) -> None:
    aside = _open_to(s, seat, move.what)
    if aside is not None:
        deal = aside.deal
        if move.verb == say.ACCEPT:
            _check_agreed(s, deal)
    else:
        _check_before(s, seat, move.what)
        assert s.table is not None
        deal = s.table.deal
        if move.verb == say.ACCEPT:
            _check_consent_bound(s, seat, deal)
    if move.verb == say.ACCEPT and not deals.affords(s, seat, deal):
        raise IllegalMove("qv-cannot-pay", "QV-9.4", seat=SEATS[seat])


def _check_offer(s: State, seat: int, move: Move) -> None:
    assert move.deal is not None
    if s.phase not in (ACTION, CAESAR) or seat == s.turn:
        raise IllegalMove("qv-offer-in-turn", "QV-3.1")
    check_deal(s, [seat], move.deal, False)
    check_form(s, move.deal)
    if s.offered[seat] >= OFFERS_A_TURN:
        raise IllegalMove("qv-offers-used", "QV-9.10", limit=OFFERS_A_TURN)


def _check_take(s: State, seat: int, move: Move) -> None:
    _check_turn(s, seat)
    found = [_standing(s, number) for number in (move.what, move.other) if number != NONE]
    if len(found) == 1:
        check_deal(s, [seat, found[0].by], found[0].deal, True)
        check_form(s, found[0].deal)
    else:
        first, second = found
        both = None if first is second else deals.merged(first.deal, second.deal)
        if both is None:
            raise IllegalMove("qv-offers-differ", "QV-9.11", first=first.number, second=second.number)
        check_deal(s, [seat, first.by, second.by], both, True)
        check_form(s, both)
    _check_no_table(s)
    if found[0].open:
        raise IllegalMove("qv-between-others", "QV-9.14", number=found[0].number)


def _standing(s: State, number: int) -> Offer:
    found = deals.find_offer(s, number)
    if found is None:
        raise IllegalMove("qv-no-offer", "QV-9.5", number=number)
    return found


def _check_withdrawal(s: State, seat: int, move: Move) -> None:
    if s.table is not None and s.table.number == move.what and s.table.author == seat:
        return
    found = deals.find_offer(s, move.what)
    if found is None or found.by != seat:
        raise IllegalMove("qv-nothing-to-withdraw", "QV-9.5", number=move.what)


def _check_recall(s: State, seat: int, committee: int) -> None:
    if s.phase != RECALL or seat != s.turn:
        raise IllegalMove("qv-no-recall", "QV-3.1")
    if not s.own[seat * WIDTH + committee]:
        raise IllegalMove("qv-nobody-to-recall", "QV-10.3", committee=COMMITTEES[committee])
