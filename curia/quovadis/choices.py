"""Every legal move of a seat as text; deals, which can be anything, by a sample that asks nobody's tiles."""

from curia.core.errors import IllegalMove
from curia.quovadis import deals, rules
from curia.quovadis import text as say
from curia.quovadis.data import (
    NEEDED,
    OFFERS_A_TURN,
    PATH_FROM,
    PATH_TO,
    PATHS,
    PLACE_OF,
    PROPOSALS_A_TURN,
    SEATS_IN,
)
from curia.quovadis.refusals import check
from curia.quovadis.state import (
    ACTION,
    CAESAR,
    CONSENT,
    NO_CONSENTS,
    NONE,
    WIDTH,
    Deal,
    Promise,
    State,
    Table,
)
from curia.quovadis.text import Move, move_text


def legal(s: State, seat: int) -> list[str]:
    moves = [move_text(move_of(code)) for code in rules.legal(s, seat)]
    if s.phase in (ACTION, CAESAR):
        moves += [move_text(move) for move in _talk(s, seat)]
    return moves


def move_of(code: int) -> Move:
    """The move of an integer code."""
    if code < rules.MOVE:
        return Move(say.ENTER, code)
    if code < rules.TO_PLACE:
        return Move(say.MOVE, code - rules.MOVE)
    if code < rules.SKIP:
        return Move(say.CAESAR, code - rules.TO_PLACE)
    if code >= rules.RECALL_FROM:
        return Move(say.RECALL, code - rules.RECALL_FROM)
    return Move(say.SKIP if code == rules.SKIP else say.DISCLOSE)


def code_of(move: Move) -> int:
    """The integer code of a move without talk."""
    starts = {
        say.ENTER: 0,
        say.MOVE: rules.MOVE,
        say.CAESAR: rules.TO_PLACE,
        say.SKIP: rules.SKIP,
        say.DISCLOSE: rules.DISCLOSE,
        say.RECALL: rules.RECALL_FROM,
    }
    return starts[move.verb] + move.what


def _talk(s: State, seat: int) -> list[Move]:
    moves: list[Move] = []
    table = s.table
    if table is not None and table.waiting >> seat & 1:
        if deals.affords(s, seat, table.deal):
            moves.append(Move(say.ACCEPT, table.number))
        moves.append(Move(say.DECLINE, table.number))
        if s.proposals < PROPOSALS_A_TURN:
            moves.append(Move(say.COUNTER, table.number, deal=_sample_counter(seat, table)))
    if table is not None and table.author == seat:
        moves.append(Move(say.WITHDRAW, table.number))
    if seat != s.turn:
        moves += [Move(say.WITHDRAW, standing.number) for standing in s.offers if standing.by == seat]
        if s.offered[seat] < OFFERS_A_TURN:
            moves.append(Move(say.OFFER, deal=_sample_offer(s, seat)))
    elif table is None:
        if s.proposals < PROPOSALS_A_TURN:
            moves.append(Move(say.PROPOSE, deal=_sample_proposal(s, seat)))
        moves += _takes(s, seat)
    return moves


def _takes(s: State, seat: int) -> list[Move]:
    numbers = sorted(standing.number for standing in s.offers)
    moves = [Move(say.TAKE, number) for number in numbers]
    moves += [Move(say.TAKE, first, second) for first in numbers for second in numbers if first < second]
    return [move for move in moves if _is_legal(s, seat, move)]


def _is_legal(s: State, seat: int, move: Move) -> bool:
    try:
        check(s, seat, move)
    except IllegalMove:
        return False
    return True


def _sample_proposal(s: State, seat: int) -> Deal:
    """Ask for consent to a move that needs it; else for a promise."""
    if s.phase == ACTION:
        for path in range(len(PATHS)):
            consents = _consents_for(s, seat, path)
            if consents is not None:
                return Deal(path, NONE, NONE, consents, (), (), ())
    asked = (seat + 1) % s.n
    return Deal(NONE, NONE, NONE, NO_CONSENTS, (), (), (Promise(asked, seat, CONSENT, NONE, NONE, 0, "", 1),))


def _consents_for(s: State, seat: int, path: int) -> tuple[int, ...] | None:
    """Others' consents that, with one's own, suffice for this move; None if it needs none or can't be."""
    below = PATH_FROM[path]
    own = s.own[seat * WIDTH + below]
    lacking = NEEDED[below] - (own - 1)
    present = SEATS_IN[below] - s.free[below]
    if not own or lacking <= 0 or present <= NEEDED[below]:
        return None
    if not s.free[PATH_TO[path]] or PLACE_OF[path] == s.caesar:
        return None
    consents = list(NO_CONSENTS)
    for step in range(1, s.n):
        other = (seat + step) % s.n
        consents[other] = min(lacking, s.own[other * WIDTH + below])
        lacking -= consents[other]
    return tuple(consents)


def _sample_counter(seat: int, table: Table) -> Deal:
    """The same action, for one laurel from the deal's author."""
    deal = table.deal
    return Deal(deal.move, deal.enter, deal.caesar, deal.consents, deal.ones, ((table.author, seat, 1),), ())


def _sample_offer(s: State, seat: int) -> Deal:
    """One's consent, or the promise of it, for one laurel."""
    price = ((s.turn, seat, 1),)
    if s.phase == ACTION:
        for path in range(len(PATHS)):
            consents = _consents_for(s, s.turn, path)
            if consents is not None and s.own[seat * WIDTH + PATH_FROM[path]]:
                own = tuple(int(colour == seat) for colour in range(5))
                return Deal(path, NONE, NONE, own, (), price, ())
    promise = Promise(seat, s.turn, CONSENT, NONE, NONE, 0, "", 1)
    return Deal(NONE, NONE, NONE, NO_CONSENTS, (), price, (promise,))
