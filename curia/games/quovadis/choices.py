"""Every legal move of a seat as text; deals, which can be anything, by a sample that asks nobody's tiles."""

from curia.core.errors import IllegalMove
from curia.games.quovadis import notation as say
from curia.games.quovadis import rules
from curia.games.quovadis.data import (
    NEEDED,
    OFFERS_A_TURN,
    PATH_FROM,
    PATH_TO,
    PATHS,
    PLACE_OF,
    PROPOSALS_A_TURN,
    SEATS_IN,
)
from curia.games.quovadis.notation import Move, move_text
from curia.games.quovadis.refusals import check
from curia.games.quovadis.state import (
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


def legal(s: State, seat: int) -> list[str]:
    moves = [move_text(move_of(code)) for code in rules.legal(s, seat)]
    if s.phase in (ACTION, CAESAR):
        moves += [move_text(move) for move in _talk(s, seat)]
    return moves


def asides(s: State, seat: int) -> list[str]:
    """What a seat that owes no answer may say in another's turn (QV-9.1, QV-9.14)."""
    asked = s.table is not None and s.table.waiting >> seat & 1
    if s.phase not in (ACTION, CAESAR) or seat == s.turn or asked:
        return []
    return [move_text(move) for move in _talk(s, seat)]


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
        accept = Move(say.ACCEPT, table.number)
        if _is_legal(s, seat, accept):
            moves.append(accept)
        moves.append(Move(say.DECLINE, table.number))
        if s.proposals < PROPOSALS_A_TURN:
            moves.append(Move(say.COUNTER, table.number, deal=_sample_counter(s, seat, table)))
    if table is not None and table.author == seat:
        moves.append(Move(say.WITHDRAW, table.number))
    if seat != s.turn:
        for standing in s.offers:
            if standing.open >> seat & 1:  # QV-9.14
                accept = Move(say.ACCEPT, standing.number)
                if _is_legal(s, seat, accept):
                    moves.append(accept)
                moves.append(Move(say.DECLINE, standing.number))
        moves += [Move(say.WITHDRAW, standing.number) for standing in s.offers if standing.by == seat]
        if s.offered[seat] < OFFERS_A_TURN:
            moves.append(Move(say.OFFER, deal=_sample_offer(s, seat)))
    elif table is None:
        if s.proposals < PROPOSALS_A_TURN:
            moves.append(Move(say.PROPOSE, deal=_sample_proposal(s, seat)))
        moves += _takes(s, seat)
    return moves


def _takes(s: State, seat: int) -> list[Move]:
    numbers = sorted(standing.number for standing in s.offers if not standing.open)
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
            consents = _consents_for(s, path)
            if consents is not None:
                return Deal(path, NONE, NONE, consents, (), (), ())
    asked = (seat + 1) % s.n
    return Deal(NONE, NONE, NONE, NO_CONSENTS, (), (), (Promise(asked, seat, CONSENT, NONE, NONE, 0, "", 1),))


def _lacking(s: State, path: int) -> int:
    """How many consents of others the player on turn needs for this move; 0 if none, or if it can't be."""
    below = PATH_FROM[path]
    own = s.own[s.turn * WIDTH + below]
    present = SEATS_IN[below] - s.free[below]
    if not own or present <= NEEDED[below] or not s.free[PATH_TO[path]]:
        return 0
    if PLACE_OF[path] == s.caesar or s.no_move >> path & 1:
        return 0
    return max(NEEDED[below] - (own - 1), 0)


def _consents_there(s: State, seat: int, path: int) -> int:
    """How many consents a seat could give to a move of the player on turn."""
    return 0 if s.no_consent >> seat & 1 else s.own[seat * WIDTH + PATH_FROM[path]]


def _consents_for(s: State, path: int) -> tuple[int, ...] | None:
    """Others' consents that, with one's own, suffice for this move; None if it needs none or can't be."""
    lacking = _lacking(s, path)
    if not lacking:
        return None
    consents = list(NO_CONSENTS)
    for step in range(1, s.n):
        other = (s.turn + step) % s.n
        consents[other] = min(lacking, _consents_there(s, other, path))
        lacking -= consents[other]
    return None if lacking else tuple(consents)


def _sample_counter(s: State, seat: int, table: Table) -> Deal:
    """The same action for one laurel from the deal's author; or that alone where a consent is refused now."""
    deal = table.deal
    price = ((table.author, seat, 1),)
    if any(s.no_consent >> other & 1 and deal.consents[other] for other in range(s.n)):
        return Deal(NONE, NONE, NONE, NO_CONSENTS, (), price, ())
    return Deal(deal.move, deal.enter, deal.caesar, deal.consents, deal.ones, price, ())


def _sample_offer(s: State, seat: int) -> Deal:
    """One's consent, or the promise of it, for one laurel."""
    price = ((s.turn, seat, 1),)
    if s.phase == ACTION:
        for path in range(len(PATHS)):
            if _lacking(s, path) and _consents_there(s, seat, path):
                own = tuple(int(colour == seat) for colour in range(5))
                return Deal(path, NONE, NONE, own, (), price, ())
    promise = Promise(seat, s.turn, CONSENT, NONE, NONE, 0, "", 1)
    return Deal(NONE, NONE, NONE, NO_CONSENTS, (), price, (promise,))
