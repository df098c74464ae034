"""The ledger of promises, and how each of them went (QV-9.8)."""

from curia.games.quovadis.state import (
    BROKEN,
    CAESAR_TO,
    CONSENT,
    KEPT,
    NEVER,
    NO_CAESAR,
    NO_CONSENT,
    NO_ENTER,
    NO_MOVE,
    NONE,
    OPEN,
    PAY,
    UNJUDGED,
    WORDS,
    Deal,
    Entry,
    Promise,
    State,
)


def promise_made(s: State, promise: Promise, number: int) -> None:
    # `turns` counts from the next turn on, whoever's turn it is now.
    expires = s.turns + 1 + promise.turns * s.n if promise.turns != NONE else NONE
    status = UNJUDGED if promise.kind == WORDS else OPEN
    s.ledger.append(Entry(promise, number, s.game, s.turns, expires, False, status))
    if s.log is not None:
        s.log.append(("promised", len(s.ledger) - 1, number, promise))


def consent_counted(s: State, giver: int, mover: int, committee: int) -> None:
    for index, entry in enumerate(s.ledger):
        promise = entry.promise
        if entry.status != OPEN or promise.by != giver:
            continue
        if promise.kind == CONSENT and promise.to == mover and promise.at in (NONE, committee):
            _judge(s, index, KEPT)
        elif promise.kind == NO_CONSENT and promise.against == mover:
            _judge(s, index, BROKEN)


def consent_declined(s: State, seat: int, deal: Deal, committee: int) -> None:
    """Someone declined a deal that asked for their consent to a move out of this committee."""
    mover = s.turn
    alone = _asked_one_consent_alone(seat, deal)
    for index, entry in enumerate(s.ledger):
        promise = entry.promise
        if entry.status != OPEN or promise.by != seat:
            continue
        if promise.kind == NO_CONSENT and promise.against == mover:
            _occasion(s, index)
        elif alone and promise.kind == CONSENT and promise.to == mover and promise.at in (NONE, committee):
            _judge(s, index, BROKEN)


def _asked_one_consent_alone(seat: int, deal: Deal) -> bool:
    if deal.consents[seat] != 1:
        return False
    for payer, _, _ in deal.payments:
        if payer == seat:
            return False
    return all(promise.by != seat for promise in deal.promises)


def caesar_moved(s: State, seat: int, place: int) -> None:
    for index, entry in enumerate(s.ledger):
        promise = entry.promise
        if entry.status != OPEN or promise.by != seat:
            continue
        if promise.kind == CAESAR_TO and promise.at == place:
            _judge(s, index, KEPT)
        elif promise.kind == NO_CAESAR:
            if promise.at == place:
                _judge(s, index, BROKEN)
            else:
                _occasion(s, index)


def entered(s: State, seat: int, committee: int) -> None:
    for index, entry in enumerate(s.ledger):
        promise = entry.promise
        if entry.status != OPEN or promise.by != seat or promise.kind != NO_ENTER:
            continue
        if promise.at == committee:
            _judge(s, index, BROKEN)
        elif s.free[promise.at]:
            _occasion(s, index)


def moved(s: State, seat: int, path: int, alone: list[int]) -> None:
    """`alone`: the paths that the seat could have taken with nobody's leave."""
    for index, entry in enumerate(s.ledger):
        promise = entry.promise
        if entry.status != OPEN or promise.by != seat or promise.kind != NO_MOVE:
            continue
        if promise.at == path:
            _judge(s, index, BROKEN)
        elif promise.at in alone:
            _occasion(s, index)


def paid(s: State, payer: int, to: int, laurels: int) -> None:
    """A payment in one go keeps every promise of as much or less."""
    for index, entry in enumerate(s.ledger):
        promise = entry.promise
        if entry.status != OPEN or promise.kind != PAY or promise.by != payer or promise.to != to:
            continue
        if promise.laurels <= laurels:
            _judge(s, index, KEPT)


def run_out(s: State) -> None:
    """A turn has ended: judge what reached up to here."""
    for index, entry in enumerate(s.ledger):
        if entry.status == OPEN and entry.expires != NONE and entry.expires <= s.turns:
            _judge(s, index, _at_its_end(entry, True))


def close(s: State) -> None:
    """The game is over: nothing stays open."""
    for index, entry in enumerate(s.ledger):
        if entry.status == OPEN:
            _judge(s, index, _at_its_end(entry, entry.expires == NONE))


def _at_its_end(entry: Entry, in_full: bool) -> int:
    """`in_full`: its time was not cut short by the end of the game."""
    kind = entry.promise.kind
    if kind in (NO_CONSENT, NO_CAESAR, NO_ENTER, NO_MOVE):
        # QV-9.3: what is for one turn alone is binding in it, so it is always kept
        return KEPT if entry.occasion or entry.promise.turns == 0 else NEVER
    if kind in (CAESAR_TO, PAY):
        return BROKEN if in_full else NEVER
    return NEVER


def _judge(s: State, index: int, status: int) -> None:
    old = s.ledger[index]
    s.ledger[index] = Entry(old.promise, old.number, old.game, old.turn, old.expires, old.occasion, status)
    if s.log is not None:
        s.log.append(("judged", index, status))


def _occasion(s: State, index: int) -> None:
    old = s.ledger[index]
    s.ledger[index] = Entry(old.promise, old.number, old.game, old.turn, old.expires, True, old.status)
