"""The turn without talk: which moves there are, and what they do. Moves are integer codes.

`legal` and `play` are the fast way in, for search and research; `play` takes legal moves only.
"""

from typing import Final

from curia.games.quovadis import ledger
from curia.games.quovadis.data import (
    CAESAR_TILE,
    ENTRIES,
    LEFT_ON_BOARD,
    NEEDED,
    PATH_FROM,
    PATH_TO,
    PLACE_OF,
    PLACES,
    SENATE,
    SENATORS,
    TURNS_OF_CAESAR,
    WAYS_OUT,
)
from curia.games.quovadis.scoring import leader, points
from curia.games.quovadis.state import (
    ACTION,
    ALL_PLACES,
    CAESAR,
    CAESAR_TURNS,
    CONSUL,
    FIFTH_SENATOR,
    NO_CONSENTS,
    NONE,
    OVER,
    RECALL,
    START,
    WIDTH,
    State,
)

# Codes: a committee to enter; MOVE + path; TO_PLACE + laurel place; RECALL_FROM + committee.
MOVE: Final = 16
TO_PLACE: Final = 40
SKIP: Final = 56
DISCLOSE: Final = 57
RECALL_FROM: Final = 64

# Caesar's moves from each place while every other one has a tile (QV-7.1), and the ways out of each
# committee: (code, above, laurel place).
_CAESAR_FROM: Final = tuple(
    tuple(TO_PLACE + place for place in range(PLACES) if place != here) for here in range(PLACES)
)
_OUT: Final = tuple(tuple((MOVE + path, PATH_TO[path], PLACE_OF[path]) for path in ways) for ways in WAYS_OUT)


def legal(s: State, seat: int) -> list[int]:
    """Every legal move of that seat but talk."""
    moves: list[int] = []
    if seat == s.turn and s.table is None:
        if s.phase == ACTION:
            _enters_and_moves(s, seat, moves)
            if s.no_enter or s.no_move:
                moves = [code for code in moves if not _is_bound(s, code)]
            moves += _caesar_moves(s)
        elif s.phase == CAESAR:
            moves += _caesar_moves(s)
            moves.append(SKIP)
        elif s.phase == RECALL:
            base = seat * WIDTH
            moves += [RECALL_FROM + c for c in range(SENATE) if s.own[base + c]]
    # QV-9.11: while a deal waits, the player on turn can only answer or withdraw it
    if s.window and (s.table is None or seat != s.turn):
        moves.append(DISCLOSE)
    return moves


def _enters_and_moves(s: State, seat: int, moves: list[int]) -> None:
    """What a seat can do without anyone's leave, QV-9.2 aside."""
    free = s.free
    if s.reserve[seat]:
        for committee in range(ENTRIES):  # QV-4.1
            if free[committee]:
                moves.append(committee)
    caesar, own = s.caesar, s.own
    base = seat * WIDTH
    left = SENATORS - s.reserve[seat] - own[base + SENATE]
    for committee in range(SENATE):
        if not left:
            break
        senators = own[base + committee]
        if senators:
            left -= senators
            enough = senators > NEEDED[committee]
            for code, above, place in _OUT[committee]:
                # QV-5.1, QV-5.2 to QV-5.4 with own consents, QV-7.3
                if free[above] and (enough or place == caesar):
                    moves.append(code)


def _is_bound(s: State, code: int) -> bool:
    """QV-9.2: was it agreed that the player on turn does not do this?"""
    return bool(s.no_enter >> code & 1 if code < MOVE else s.no_move >> (code - MOVE) & 1)


def places_for_caesar(caesar: int, bare: int) -> int:
    """QV-7.1: where he may go from his place, one bit each; `bare` are the places without a tile."""
    others = ALL_PLACES & ~(1 << caesar)
    return others & ~bare or others


def _caesar_moves(s: State) -> list[int] | tuple[int, ...]:
    if s.bare or s.barred:
        places = places_for_caesar(s.caesar, s.bare) & ~s.barred  # QV-9.2
        return [TO_PLACE + place for place in range(PLACES) if places >> place & 1]
    return _CAESAR_FROM[s.caesar]


def play(s: State, seat: int, move: int) -> None:
    """Carry out a legal move."""
    if move < MOVE:
        enter(s, move)
        end_turn(s)
    elif move < TO_PLACE:
        tile = advance(s, move - MOVE, NO_CONSENTS)
        after_move(s, tile)
    elif move < SKIP:
        put_caesar(s, move - TO_PLACE)
        end_turn(s)
    elif move == SKIP:
        if s.log is not None:
            s.log.append(("skipped", seat))
        end_turn(s)
    elif move == DISCLOSE:
        disclose(s, seat)
    else:
        recall(s, seat, move - RECALL_FROM)


def enter(s: State, committee: int) -> None:
    # QV-4.1
    seat = s.turn
    s.reserve[seat] -= 1
    s.own[seat * WIDTH + committee] += 1
    s.free[committee] -= 1
    s.caesar_turns = 0
    s.window = False
    if s.log is not None:
        s.log.append(("entered", seat, committee))
    if s.ledger:
        ledger.entered(s, seat, committee)


def advance(s: State, path: int, consents: tuple[int, ...]) -> int:
    """Bring a senator up a path; the tile taken, or NONE. `consents` are other seats' that count."""
    seat = s.turn
    below, above = PATH_FROM[path], PATH_TO[path]
    base = seat * WIDTH
    alone: list[int] | None = None
    if s.ledger:
        alone = []
        _enters_and_moves(s, seat, alone)
    s.own[base + below] -= 1
    s.own[base + above] += 1
    s.free[below] += 1
    s.free[above] -= 1
    s.caesar_turns = 0
    s.window = False
    if above == SENATE:
        s.senate.append(seat)
        s.entered = s.options.disclosure and len(s.senate) <= 3  # QV-10.2
    place = PLACE_OF[path]
    tile = new = NONE
    if place != NONE and place != s.caesar:  # QV-7.4
        tile = s.places[place]
        if tile != NONE:  # QV-6.1
            s.tiles[seat * 6 + tile] += 1
            if s.drawn < len(s.stock):
                new = s.stock[s.drawn]
                s.drawn += 1
            else:
                s.bare |= 1 << place
            s.places[place] = new
    if s.log is not None:
        s.log.append(("moved", seat, path, consents, tile, new))
    if alone is not None:
        ledger.moved(s, seat, path, [code - MOVE for code in alone if code >= MOVE])
    return tile


def is_last(s: State, path: int) -> bool:
    """QV-8.1: would a move along this path bring the fifth senator into the Senate?"""
    return PATH_TO[path] == SENATE and len(s.senate) == 4


def after_move(s: State, tile: int) -> None:
    """A move, with all that was agreed about it, is over."""
    if len(s.senate) == 5:
        s.turns += 1
        end_game(s, FIFTH_SENATOR)  # QV-8.1
    elif tile == CAESAR_TILE:
        s.phase = CAESAR  # QV-7.2
    else:
        end_turn(s)


def put_caesar(s: State, place: int) -> None:
    # QV-7.1, QV-7.2
    s.caesar = place
    s.window = False
    if s.phase == ACTION:
        s.caesar_turns += 1  # QV-8.4
    if s.log is not None:
        s.log.append(("caesar", s.turn, place))
    if s.ledger:
        ledger.caesar_moved(s, s.turn, place)


def end_turn(s: State) -> None:
    s.turns += 1
    if s.ledger:
        ledger.run_out(s)
    if s.number:
        hush(s)
    s.window = s.entered
    s.entered = False
    s.phase = ACTION
    if s.caesar_turns >= TURNS_OF_CAESAR * s.n:
        end_game(s, CAESAR_TURNS)  # QV-8.4
    else:
        s.turn = (s.turn + 1) % s.n


def hush(s: State) -> None:
    """What was said about a turn ends with it (QV-9.2, QV-9.5, QV-9.10, QV-9.11, QV-9.14)."""
    s.table = None
    s.offers = []
    s.proposals = 0
    s.offered = [0] * s.n
    s.barred = s.no_enter = s.no_move = s.no_consent = 0


def end_game(s: State, reason: int) -> None:
    if s.ledger:
        ledger.close(s)
    hush(s)
    s.window = s.entered = False
    scored = points(s)
    if s.log is not None:
        s.log.append(("game-over", s.game, reason, tuple(scored), tuple(s.tiles), tuple(s.senate)))
    if not s.options.consul:
        s.phase = OVER
        s.reason = reason
        return
    # QV-10.3
    s.noted += scored
    if len(s.noted) == 3 * s.n:
        s.phase = OVER
        s.reason = CONSUL
    else:
        _clear_senate(s)


def _clear_senate(s: State) -> None:
    # QV-10.3: the leader is found by the Senate that is about to be emptied
    first = leader(s)
    for seat in s.senate:
        s.reserve[seat] += 1
        s.own[seat * WIDTH + SENATE] -= 1
    s.free[SENATE] = 5
    s.senate = []
    s.caesar_turns = 0
    _next_recall(s, first)


def _next_recall(s: State, first: int) -> None:
    """From `first` on in turn order, who still has too many senators on the board?"""
    for step in range(s.n):
        seat = (first + step) % s.n
        if on_board(s, seat) > LEFT_ON_BOARD:
            s.turn = seat
            s.phase = RECALL
            return
    s.game += 1
    s.phase = START


def on_board(s: State, seat: int) -> int:
    return sum(s.own[seat * WIDTH : seat * WIDTH + SENATE])


def recall(s: State, seat: int, committee: int) -> None:
    # QV-10.3
    s.own[seat * WIDTH + committee] -= 1
    s.free[committee] += 1
    s.reserve[seat] += 1
    if s.log is not None:
        s.log.append(("recalled", seat, committee))
    _next_recall(s, (seat + 1) % s.n)


def disclose(s: State, seat: int) -> None:
    # QV-10.2
    s.window = False
    if s.log is not None:
        s.log.append(("disclosed", seat, tuple(s.tiles)))
