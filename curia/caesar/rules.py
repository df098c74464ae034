"""The rules, from the set-up to the end: what a move does, and all that follows from it.

`legal` and `play` speak in move codes (moves.py) and trust their caller. The order of this file is the order
of a turn; legal.py says what may be done in it, votes.py how a vote of confidence is decided.
"""

from random import Random

from curia.caesar import events as ev
from curia.caesar import moves as mv
from curia.caesar.data import (
    ALL_INFLUENCE,
    ASSASSINATION,
    CASTLING,
    ONE,
    ORGY,
    PHILOSOPHER,
    RESHUFFLE,
    SCOUT,
    SPY,
    VETO,
    WRATH,
    count,
    unpack,
)
from curia.caesar.legal import legal, must_swap, room
from curia.caesar.state import (
    ARRANGE,
    CHANCE,
    DEAL_ACTIONS,
    DEAL_BONUS,
    DEAL_INFLUENCE,
    DEAL_RESHUFFLE,
    DEAL_VOTES,
    DRAW,
    LAID,
    MAIN,
    NOBODY,
    ORDER,
    OVER,
    REARRANGE,
    REFILL,
    SECOND,
    SPIED,
    SWAP,
    TAKE,
    VETOER,
    VOTE,
    VOTE_DRAW,
    State,
)
from curia.caesar.state import VETO as ASKED_VETO
from curia.caesar.votes import clear, decide, end, turn_up, turn_up_side

__all__ = ["chance_seat", "end_turn", "legal", "play", "play_chance", "roll", "to_shuffle"]

# --- Chance ---------------------------------------------------------------------------------------------


def to_shuffle(s: State) -> list[int]:
    """The cards that chance puts into an order next. (For the bonus only the first two count: one a seat.)"""
    if s.chance == DEAL_VOTES:
        votes = list(s.box.votes)
        if s.opt.early and ORGY in votes:  # CC-8.2
            votes.remove(ORGY)
        return votes
    if s.chance == DEAL_INFLUENCE:  # CC-2.3
        return unpack(s.box.influence - (s.hand[0] & ALL_INFLUENCE))
    if s.chance == DEAL_ACTIONS:
        return unpack(s.box.action_reserve)
    if s.chance == DEAL_BONUS:
        return list(s.box.bonus)
    return sorted(s.votes[: s.votes_left] + tuple(s.shown))  # CC-4.11


def roll(s: State, rng: Random) -> list[int]:
    """One outcome of the chance that is due, top first."""
    cards = to_shuffle(s)
    rng.shuffle(cards)
    return cards[:2] if s.chance == DEAL_BONUS else cards


def play_chance(s: State, cards: list[int]) -> None:
    """Carry out what chance decided: cards top first; a reserve is that of `chance_seat`."""
    chance = s.chance
    if chance == DEAL_VOTES or chance == DEAL_RESHUFFLE:
        s.votes = tuple(reversed(cards))
        s.votes_left = len(cards)
        s.shown = []
        if chance == DEAL_VOTES:
            s.chance, s.waiting = DEAL_INFLUENCE, 3
        else:
            if s.log is not None:
                s.log.append((ev.RESHUFFLED,))
            end_turn(s)
    elif chance == DEAL_INFLUENCE:
        _lay_pile(s, cards, 0)
        if not s.waiting:
            s.waiting = 3
            if not s.box.action_reserve:
                _deal_bonus(s)
            elif s.opt.shuffled:  # CC-8.3
                s.chance = DEAL_ACTIONS
            else:  # CC-2.4; until a seat has chosen its cards lie in no order of its own
                for seat in (0, 1):
                    s.piles[2 * seat + 1] = tuple(reversed(unpack(s.box.action_reserve)))
                    s.rest[2 * seat + 1] = len(s.piles[2 * seat + 1])
                s.phase, s.actor = ORDER, 0
    elif chance == DEAL_ACTIONS:
        _lay_pile(s, cards, 1)
        if not s.waiting:
            _deal_bonus(s)
    else:  # CC-2.6
        s.bonus = cards[:]
        if s.log is not None:
            s.log.append((ev.BONUS, cards[0], cards[1]))
        _ask_arrangement(s)


def chance_seat(s: State) -> int:
    """The seat whose reserve chance shuffles next."""
    return 0 if s.waiting & 1 else 1


def _lay_pile(s: State, cards: list[int], reserve: int) -> None:
    seat = chance_seat(s)
    s.piles[2 * seat + reserve] = tuple(reversed(cards))
    s.rest[2 * seat + reserve] = len(cards)
    s.waiting &= ~(1 << seat)


# --- Set-up ---------------------------------------------------------------------------------------------


def _deal_bonus(s: State) -> None:
    if s.box.bonus:
        s.phase, s.chance, s.actor = CHANCE, DEAL_BONUS, NOBODY
    else:
        _ask_arrangement(s)


def _ask_arrangement(s: State) -> None:
    if s.box.laid:
        s.phase, s.waiting, s.actor = ARRANGE, 3, 0  # CC-2.7
    else:
        begin_turn(s, 0)


def _order(s: State, seat: int, cards: list[int]) -> None:
    s.piles[2 * seat + 1] = tuple(reversed(cards))  # CC-2.4
    s.rest[2 * seat + 1] = len(cards)
    if s.log is not None:
        s.log.append((ev.ORDERED, seat, tuple(cards)))
    s.waiting &= ~(1 << seat)
    s.actor = 1 - seat
    if not s.waiting:
        _deal_bonus(s)


def _arrange(s: State, seat: int, values: list[int]) -> None:
    for group, card in enumerate(values):  # CC-2.7
        s.hand[seat] -= ONE[card]
        s.down[5 * seat + group] = ONE[card]
        s.cnt[5 * seat + group] = 1
    s.size[seat] -= len(values)
    s.influence[seat] -= len(values)
    if s.log is not None:
        s.log.append((ev.ARRANGED, seat, tuple(values)))
    s.waiting &= ~(1 << seat)
    s.actor = 1 - seat
    if not s.waiting:
        begin_turn(s, 0)  # CC-3.1


# --- Playing a move -------------------------------------------------------------------------------------


def play(s: State, seat: int, move: int) -> None:
    """Carry out a legal move, and all that follows from it until somebody is asked again."""
    kind = move & 31
    if kind == mv.DRAW_INFLUENCE or kind == mv.DRAW_ACTION:
        _take_top(s, seat, kind - mv.DRAW_INFLUENCE)
        _draw(s)
    elif kind == mv.DOWN or kind == mv.UP:
        _lay(s, seat, move >> 5 & 7, move >> 8, kind == mv.UP)
    elif kind == mv.DONE:
        if s.log is not None:
            s.log.append((ev.DONE, seat))
        if s.phase == VOTE:
            _decide_extraordinary(s)
        else:
            _laying_over(s)
    elif kind == mv.ALLOW:
        if s.log is not None:
            s.log.append((ev.ALLOWED, seat))
        _carry_out(s)
    elif kind == mv.SWAP:
        _swap(s, seat, move >> 5)
    elif kind == mv.PASS:
        s.passes += 1
        if s.log is not None:
            s.log.append((ev.PASSED, seat))
        end_turn(s)
    elif kind == mv.TAKE:
        _take(s, seat, move >> 5)
    elif kind == mv.VETO:
        _veto(s, seat)
    elif kind == mv.REARRANGE:
        _rearrange(s, seat, move >> 5 & ALL_INFLUENCE, move >> 23)
    elif kind == mv.DECLINE:
        if s.log is not None:
            s.log.append((ev.DECLINED, seat))
        s.draws = 0
        _drawn(s)
    elif kind == mv.ORDER:
        _order(s, seat, mv.ordered(move))
    elif kind == mv.ARRANGE:
        _arrange(s, seat, mv.arranged(move))
    else:
        _play_action(s, seat, kind, move >> 5)


def begin_turn(s: State, seat: int) -> None:
    s.turn = s.actor = seat
    s.phase = MAIN
    s.played = False
    if s.alone == seat and (s.influence[seat] == 0 if s.opt.last_hand else room(s, seat) == 0):
        end(s, "CC-6.4")
    elif s.log is not None:
        s.log.append((ev.TURN, seat))


def _lay(s: State, seat: int, card: int, group: int, face_up: bool) -> None:
    s.hand[seat] -= ONE[card]
    s.size[seat] -= 1
    s.influence[seat] -= 1
    (s.up if face_up else s.down)[5 * seat + group] += ONE[card]
    s.cnt[5 * seat + group] += 1
    s.passes = 0
    if s.log is not None:
        s.log.append((ev.LAID, seat, card, group, face_up))
    if face_up and s.phase == MAIN:  # CC-3.5: the first of two open cards
        s.phase = SECOND
    elif s.alone == seat and s.opt.last_hand and s.influence[seat] == 0:
        end(s, "CC-6.4")
    elif s.played:
        _laying_over(s)
    else:
        s.phase = LAID


# --- Action cards (section 5) ---------------------------------------------------------------------------

_CARD_OF = {
    mv.ASSASSINATE: ASSASSINATION,
    mv.CASTLE: CASTLING,
    mv.SCOUT: SCOUT,
    mv.SPY: SPY,
    mv.WRATH: WRATH,
}


def _play_action(s: State, seat: int, kind: int, target: int) -> None:
    card = _CARD_OF[kind]
    s.hand[seat] -= ONE[card]  # CC-5.10: it lies on the discard pile at once
    s.size[seat] -= 1
    s.played = True
    s.passes = 0
    s.back = s.phase
    s.card, s.first, s.second = card, target & 7, target >> 3
    if s.log is not None:
        s.log.append((ev.PLAYED, seat, card, s.first, s.second))
    s.phase, s.actor = ASKED_VETO, 1 - seat  # CC-5.8


def _veto(s: State, seat: int) -> None:
    s.hand[seat] -= ONE[VETO]  # CC-5.6
    s.size[seat] -= 1
    if s.log is not None:
        s.log.append((ev.VETOED, seat))
    _start_draws(s, seat, 1, VETOER, not s.opt.vetoer_must)


def _carry_out(s: State) -> None:
    seat, card, first = s.turn, s.card, s.first
    if card == ASSASSINATION:  # CC-5.1: the first target is the card, the second the group
        side = 5 - 5 * seat + s.second
        s.up[side] -= ONE[first]
        s.cnt[side] -= 1
        if s.log is not None:
            s.log.append((ev.DISCARDED, 1 - seat, s.second, ONE[first]))
        _after_action(s)
    elif card == SPY:  # CC-5.2
        if s.log is not None:
            s.log.append((ev.SPIED, seat, s.hand[1 - seat]))
        s.phase, s.actor = TAKE, seat
    elif card == CASTLING:  # CC-5.3
        s.phase, s.actor = REARRANGE, seat
    elif card == SCOUT:  # CC-5.4
        turn_up_side(s, 1 - seat, first)
        _after_action(s)
    else:  # CC-5.5
        clear(s, first)
        _after_action(s)


def _take(s: State, seat: int, card: int) -> None:
    other = 1 - seat
    s.hand[other] -= ONE[card]
    s.size[other] -= 1
    if card <= PHILOSOPHER:
        s.influence[other] -= 1
    if s.log is not None:
        s.log.append((ev.LOST, other, card))
    _start_draws(s, other, 1, SPIED, not s.opt.spied_must)


def _rearrange(s: State, seat: int, at_first: int, at_second: int) -> None:
    for group, cards in ((s.first, at_first), (s.second, at_second)):
        s.up[5 * seat + group] = 0
        s.down[5 * seat + group] = cards
        s.cnt[5 * seat + group] = count(cards)
    if s.log is not None:
        s.log.append((ev.CASTLED, seat, s.first, s.second, at_first, at_second))
    _after_action(s)


def _after_action(s: State) -> None:
    s.actor = s.turn
    if s.back == VOTE:  # CC-9.1: draws one card, then the vote is decided
        s.phase = VOTE
        _start_draws(s, s.turn, 1, VOTE_DRAW, False)
    elif s.back == LAID or (s.back == MAIN and room(s, s.turn) == 0):  # CC-3.9: still no room
        _laying_over(s)
    else:
        s.phase = s.back


# --- After laying: extraordinary votes, refilling, the vote card ------------------------------------------


def _laying_over(s: State) -> None:
    if s.opt.after:
        _refill(s)
    else:
        s.vote = 0
        _extraordinary(s)


def _extraordinary(s: State) -> None:
    """CC-4.2: one pass in table order; whether a group has eight is counted when its turn comes."""
    while s.vote < 5:
        group = s.vote
        if s.cnt[group] + s.cnt[5 + group] == s.box.group_limit:
            turn_up(s, group)
            if s.opt.vote_action and not s.played:  # CC-9.1
                s.phase, s.actor = VOTE, s.turn
                return
            decide(s, group, True)
            if s.phase == OVER:
                return
        s.vote += 1
    s.vote = NOBODY
    if s.opt.after:
        _vote_card(s)
    else:
        _refill(s)


def _decide_extraordinary(s: State) -> None:
    """After the French question for an action card: cards castled into the group are turned up again."""
    turn_up(s, s.vote)
    decide(s, s.vote, True)
    if s.phase != OVER:
        s.vote += 1
        _extraordinary(s)


def _refill(s: State) -> None:
    _start_draws(s, s.turn, s.box.hand - s.size[s.turn], REFILL, False)  # CC-3.10


def _swap(s: State, seat: int, cards: int) -> None:
    need = must_swap(s, seat)
    s.hand[seat] -= cards  # CC-3.12
    n = count(cards)
    s.size[seat] -= n
    s.influence[seat] -= count(cards & ALL_INFLUENCE)
    s.passes = 0
    if s.log is not None:
        s.log.append((ev.SWAPPED, seat, cards))
    _start_draws(s, seat, n, SWAP, False, need)


# --- Drawing --------------------------------------------------------------------------------------------


def _start_draws(s: State, seat: int, draws: int, why: int, may: bool, need: bool = False) -> None:
    s.drawer, s.why, s.may, s.need = seat, why, may, need
    # CC-6.4, French: a player alone draws no more cards
    s.draws = 0 if s.alone == seat and s.opt.last_hand else draws
    _draw(s)


def _draw(s: State) -> None:
    """Ask for the next draw; one that must be made from the only reserve left or allowed is made unasked."""
    seat = s.drawer
    while s.draws > 0:
        influence, action = s.rest[2 * seat], s.rest[2 * seat + 1]
        if influence == 0 and action == 0:  # CC-3.10, CC-5.11
            break
        only_influence = action == 0 or (influence > 0 and s.need and s.draws == 1)  # CC-3.9
        if s.may or (influence and not only_influence):
            s.phase, s.actor = DRAW, seat
            return
        _take_top(s, seat, 0 if only_influence else 1)
    _drawn(s)


def _take_top(s: State, seat: int, reserve: int) -> None:
    pile = 2 * seat + reserve
    n = s.rest[pile] - 1
    card = s.piles[pile][n]
    s.rest[pile] = n
    s.hand[seat] += ONE[card]
    s.size[seat] += 1
    s.draws -= 1
    if reserve == 0:
        s.influence[seat] += 1
        s.need = False
    if s.log is not None:
        s.log.append((ev.DREW, seat, reserve, card))


def _drawn(s: State) -> None:
    """Nothing more is drawn: go on with what the draws belonged to."""
    s.draws = 0
    why = s.why
    if why == REFILL:
        if s.opt.after:
            s.vote = 0
            _extraordinary(s)
        else:
            _vote_card(s)
    elif why == SWAP:
        end_turn(s)
    elif why == VOTE_DRAW:
        _decide_extraordinary(s)
    else:
        _after_action(s)


# --- The vote of confidence (section 4) -------------------------------------------------------------------


def _vote_card(s: State) -> None:
    """CC-3.11: the top vote card is turned up and carried out."""
    if s.alone == s.turn and not s.opt.last_hand and room(s, s.turn) == 0:
        end(s, "CC-6.4")
        return
    while s.votes_left:
        s.votes_left -= 1
        card = s.votes[s.votes_left]
        if s.log is not None:
            s.log.append((ev.VOTE_CARD, card))
        if card < ORGY and s.left[card] == 0:  # CC-4.10
            if s.log is not None:
                s.log.append((ev.VOTE_CARD_OUT, card))
            continue
        if card == ORGY and s.opt.late and s.left.count(0) - (5 - s.box.groups) >= 2:  # CC-8.1
            if s.log is not None:
                s.log.append((ev.VOTE_CARD_OUT, card))
            break
        s.shown.append(card)
        if card == RESHUFFLE:  # CC-4.11
            s.phase, s.chance, s.actor = CHANCE, DEAL_RESHUFFLE, NOBODY
            return
        if card < ORGY:  # CC-4.1
            turn_up(s, card)
            decide(s, card, False)
            if s.phase == OVER:
                return
        break
    end_turn(s)


# --- The end (section 6) ----------------------------------------------------------------------------------


def end_turn(s: State) -> None:
    """A turn is over: is the game, and whose turn is next?"""
    seat = s.turn
    has = s.influence[seat] > 0 or s.rest[2 * seat] > 0
    other_has = s.influence[1 - seat] > 0 or s.rest[2 - 2 * seat] > 0
    if not has and not other_has:
        end(s, "CC-6.2")
        return
    s.alone = NOBODY if has and other_has else (seat if has else 1 - seat)
    if s.passes >= (4 if s.alone == NOBODY else 2):
        end(s, "CC-6.5")
        return
    if other_has:
        begin_turn(s, 1 - seat)
    else:  # CC-6.3
        if s.log is not None:
            s.log.append((ev.SKIPPED, 1 - seat))
        begin_turn(s, seat)
