"""Negotiation (section 9): what is said, who has to agree, and how a deal is carried out.

Everything here takes moves that `refusals` has let through.
"""

from curia.games.quovadis import ledger, rules
from curia.games.quovadis.data import CAESAR_TILE, ONE, PATH_FROM, PLACE_OF, WORTH
from curia.games.quovadis.payments import can_pay, ones_earned, pick_tiles
from curia.games.quovadis.state import (
    CAESAR,
    COUNTER,
    NO_CAESAR,
    NO_CONSENT,
    NO_ENTER,
    NO_MOVE,
    NONE,
    PROPOSAL,
    TAKEN,
    Deal,
    Offer,
    Promise,
    State,
    Table,
)

# (from, to, laurels, tiles paid, tiles in change)
Transfer = tuple[int, int, int, list[int], list[int]]


def has_action(deal: Deal) -> bool:
    return deal.move != NONE or deal.enter != NONE or deal.caesar != NONE


def givers(s: State, deal: Deal) -> int:
    """QV-9.7: who gives something, as a set of seats."""
    found = 1 << s.turn if has_action(deal) else 0
    for seat in range(s.n):
        if deal.consents[seat]:
            found |= 1 << seat
    for payer, _, _ in deal.payments:
        found |= 1 << payer
    for promise in deal.promises:
        found |= 1 << promise.by
    return found


def open_to(s: State, author: int, deal: Deal) -> int:
    """QV-9.14: whom an offer stands open to, as a set of seats; nobody if it goes to the player on turn."""
    found = givers(s, deal)
    return 0 if found >> s.turn & 1 else found & ~(1 << author)


def bind(s: State, promise: Promise) -> None:
    """QV-9.2: what somebody agrees not to do binds them until the turn ends, where it bears on this turn."""
    if promise.kind == NO_CONSENT:
        if promise.against == s.turn:
            s.no_consent |= 1 << promise.by
    elif promise.by == s.turn:
        if promise.kind == NO_CAESAR:
            s.barred |= 1 << promise.at
        elif promise.kind == NO_ENTER:
            s.no_enter |= 1 << promise.at
        elif promise.kind == NO_MOVE:
            s.no_move |= 1 << promise.at


def tile_of(s: State, deal: Deal) -> int:
    """The tile that the deal's move takes, or NONE (QV-6.1, QV-7.4)."""
    place = NONE if deal.move == NONE else PLACE_OF[deal.move]
    return NONE if place == NONE or place == s.caesar else s.places[place]


def gives_caesar(s: State, deal: Deal) -> bool:
    """QV-7.2, QV-8.1: does a right to move Caesar come of the deal's move?"""
    return tile_of(s, deal) == CAESAR_TILE and not rules.is_last(s, deal.move)


def bare_after(s: State, deal: Deal) -> int:
    """The laurel places without a tile once the deal's move is over (QV-6.1)."""
    if tile_of(s, deal) == NONE or s.drawn < len(s.stock):
        return s.bare
    return s.bare | 1 << PLACE_OF[deal.move]


def affords(s: State, seat: int, deal: Deal) -> bool:
    """QV-9.4: will the seat hold what it pays, sum by sum?"""
    gain = ones_earned(s, deal)[seat]
    tile = tile_of(s, deal)
    if seat == s.turn and tile != NONE:
        gain += WORTH[tile]
    return can_pay(s, seat, deal, gain)


def merged(first: Deal, second: Deal) -> Deal | None:
    """QV-9.11: two offers for the same action as one; None if they don't fit."""
    if not has_action(first) or first.move != second.move or first.enter != second.enter:
        return None
    # With a move, one of them may leave open where Caesar goes; alone he is the action.
    left_open = first.move != NONE and NONE in (first.caesar, second.caesar)
    if first.caesar != second.caesar and not left_open:
        return None
    return Deal(
        first.move,
        first.enter,
        max(first.caesar, second.caesar),
        tuple(a + b for a, b in zip(first.consents, second.consents, strict=True)),
        first.ones + tuple(seat for seat in second.ones if seat not in first.ones),
        first.payments + second.payments,
        first.promises + second.promises,
    )


def propose(s: State, seat: int, deal: Deal) -> None:
    s.number += 1
    s.proposals += 1
    waiting = givers(s, deal) & ~(1 << seat)
    if s.log is not None:
        s.log.append(("proposed", seat, s.number, deal, waiting))
    if waiting:
        s.table = Table(s.number, deal, seat, PROPOSAL, 0, 1 << seat, waiting)
    else:
        carry_out(s, s.number, deal)  # QV-9.11: only its author gives


def counter(s: State, seat: int, deal: Deal) -> None:
    answered = s.table
    assert answered is not None
    s.number += 1
    s.proposals += 1
    # QV-9.11: whom a counter-proposal goes to
    waiting = givers(s, deal) & ~(1 << seat)
    if not waiting:
        waiting = 1 << (s.turn if seat != s.turn else answered.author)
    if s.log is not None:
        s.log.append(("countered", seat, s.number, deal, waiting, answered.number))
    s.table = Table(s.number, deal, seat, COUNTER, answered.number, 1 << seat, waiting)


def offer(s: State, seat: int, deal: Deal) -> None:
    s.number += 1
    s.offered[seat] += 1
    found = Offer(s.number, seat, deal, open_to(s, seat, deal), 1 << seat)
    s.offers = [standing for standing in s.offers if standing.by != seat]
    s.offers.append(found)
    if s.log is not None:
        s.log.append(("offered", seat, s.number, deal, found.open))


def find_offer(s: State, number: int) -> Offer | None:
    for standing in s.offers:
        if standing.number == number:
            return standing
    return None


def take(s: State, seat: int, number: int, other: int) -> None:
    """Take one offer, or two as one if `other` is not NONE."""
    first, second = find_offer(s, number), find_offer(s, other)
    assert first is not None
    deal = first.deal if second is None else merged(first.deal, second.deal)
    assert deal is not None
    agreed = 1 << seat | 1 << first.by
    if second is not None:
        agreed |= 1 << second.by
    waiting = givers(s, deal) & ~agreed
    s.offers = [standing for standing in s.offers if standing.number not in (number, other)]
    if s.log is not None:
        s.log.append(("took", seat, number, other, deal, waiting))
    if waiting:
        s.table = Table(number, deal, seat, TAKEN, 0, agreed, waiting)
    else:
        carry_out(s, number, deal)


def accept(s: State, seat: int, number: int) -> None:
    if s.log is not None:
        s.log.append(("accepted", seat, number))
    table = s.table
    if table is None or table.number != number:
        _accept_aside(s, seat, number)
        return
    agreed, waiting = table.agreed | 1 << seat, table.waiting & ~(1 << seat)
    if waiting:
        s.table = Table(table.number, table.deal, table.author, table.origin, table.answers, agreed, waiting)
    else:
        carry_out(s, table.number, table.deal)


def _accept_aside(s: State, seat: int, number: int) -> None:
    """QV-9.14: a deal between others. Neither the turn nor a waiting deal is touched."""
    old = find_offer(s, number)
    assert old is not None
    deal, open = old.deal, old.open & ~(1 << seat)
    if open:
        new = Offer(number, old.by, deal, open, old.agreed | 1 << seat)
        s.offers = [new if standing is old else standing for standing in s.offers]
        return
    _remove_offer(s, number)
    payments = transfers(s, deal)
    if s.log is not None:
        s.log.append(("off" if payments is None else "done", number))
    if payments is not None:
        _settle(s, number, deal, payments)


def _remove_offer(s: State, number: int) -> None:
    s.offers = [standing for standing in s.offers if standing.number != number]


def decline(s: State, seat: int, number: int) -> None:
    if s.log is not None:
        s.log.append(("declined", seat, number))
    table = s.table
    if table is None or table.number != number:
        _remove_offer(s, number)  # QV-9.14
        return
    s.table = None
    if table.deal.consents[seat] and s.ledger:
        ledger.consent_declined(s, seat, table.deal, PATH_FROM[table.deal.move])


def withdraw(s: State, seat: int, number: int) -> None:
    if s.table is not None and s.table.number == number:
        s.table = None
    _remove_offer(s, number)
    if s.log is not None:
        s.log.append(("withdrew", seat, number))


def transfers(s: State, deal: Deal) -> list[Transfer] | None:
    """QV-9.4: the payments tile by tile, as they will be after the action; None if one can't be made."""
    tiles = s.tiles[:]
    tile = tile_of(s, deal)
    if tile != NONE:
        tiles[6 * s.turn + tile] += 1
    for seat, earned in enumerate(ones_earned(s, deal)):
        tiles[6 * seat + ONE] += earned
    made: list[Transfer] = []
    for payer, receiver, laurels in deal.payments:
        picked = pick_tiles(tiles[6 * payer : 6 * payer + 6], tiles[6 * receiver : 6 * receiver + 6], laurels)
        if picked is None:
            return None
        _hand_over(tiles, payer, receiver, picked[0])
        _hand_over(tiles, receiver, payer, picked[1])
        made.append((payer, receiver, laurels, picked[0], picked[1]))
    return made


def _hand_over(tiles: list[int], giver: int, receiver: int, handed: list[int]) -> None:
    for kind in range(6):
        tiles[6 * giver + kind] -= handed[kind]
        tiles[6 * receiver + kind] += handed[kind]


def carry_out(s: State, number: int, deal: Deal) -> None:
    """QV-9.7, QV-9.12: everyone has agreed. All of it happens, in order, or (QV-9.4) the deal is off."""
    payments = transfers(s, deal)
    s.table = None
    if payments is None:
        if s.log is not None:
            s.log.append(("off", number))
        return
    if s.log is not None:
        s.log.append(("done", number))
    caesar_may_move = gives_caesar(s, deal)
    caesar_step = s.phase == CAESAR
    tile = _act(s, deal)
    _settle(s, number, deal, payments)
    if deal.move != NONE:
        rules.after_move(s, tile)
        if caesar_may_move and deal.caesar != NONE:
            rules.put_caesar(s, deal.caesar)
            rules.end_turn(s)
    elif has_action(deal):
        if caesar_step:
            rules.put_caesar(s, deal.caesar)
        rules.end_turn(s)


def _settle(s: State, number: int, deal: Deal, payments: list[Transfer]) -> None:
    """The payments, then the promises (QV-9.12)."""
    for payer, receiver, laurels, paid, change in payments:
        _hand_over(s.tiles, payer, receiver, paid)
        _hand_over(s.tiles, receiver, payer, change)
        if s.log is not None:
            s.log.append(("paid", payer, receiver, laurels, tuple(paid), tuple(change)))
        ledger.paid(s, payer, receiver, laurels)
    for promise in deal.promises:
        ledger.promise_made(s, promise, number)
        bind(s, promise)


def _act(s: State, deal: Deal) -> int:
    """The action with what it yields: the tile, the new tile, the I tiles (QV-9.12). The tile, or NONE."""
    if deal.enter != NONE:
        rules.enter(s, deal.enter)
    elif deal.move != NONE:
        return _move(s, deal)
    elif deal.caesar != NONE and s.phase != CAESAR:
        rules.put_caesar(s, deal.caesar)
    return NONE


def _move(s: State, deal: Deal) -> int:
    earned = ones_earned(s, deal)
    committee = PATH_FROM[deal.move]
    tile = rules.advance(s, deal.move, deal.consents)
    for seat in range(s.n):
        if deal.consents[seat] and s.ledger:
            ledger.consent_counted(s, seat, s.turn, committee)
    for seat in range(s.n):
        if earned[seat]:
            s.bank -= earned[seat]
            s.tiles[6 * seat + ONE] += earned[seat]
            if s.log is not None:
                s.log.append(("earned", seat, earned[seat]))
    return tile
