"""The rules, from the set-up to the end: what a move does, and all that follows from it.

`legal` and `play` speak in move codes (moves.py) and trust their caller. The order of this file is the order
of a turn; legal.py says what may be done in it, votes.py how a vote of confidence is decided.
"""

from random import Random
from typing import Final

from mypy_extensions import i64

from curia.games.caesar import events as ev
from curia.games.caesar import moves as mv
from curia.games.caesar.data import (
    ALL_INFLUENCE,
    ASSASSINATION,
    CASTLING,
    ORGY,
    PHILOSOPHER,
    RESHUFFLE,
    SCOUT,
    SPY,
    VETO,
    WRATH,
    at,
    count,
    one,
)
from curia.games.caesar.legal import can_lay_no_more, legal, must_swap, room
from curia.games.caesar.state import (
    ARRANGE,
    CHANCE,
    DEAL_ACTIONS,
    DEAL_BONUS,
    DEAL_INFLUENCE,
    DEAL_RESHUFFLE,
    DEAL_VOTES,
    DRAW,
    LAID,
    LATE,
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
    Player,
    State,
    player,
)
from curia.games.caesar.state import VETO as ASKED_VETO
from curia.games.caesar.votes import clear, decide, end, turn_up, turn_up_side

__all__ = ["chance_seat", "end_turn", "legal", "play", "play_chance", "roll", "to_shuffle"]

# The reserves, and where a draw is from.
INFLUENCE: Final = 0
ACTION: Final = 1

# --- Chance ---------------------------------------------------------------------------------------------


def to_shuffle(s: State) -> list[int]:
    """The cards that chance puts into an order next. (For the bonus only the first two count: one a seat.)"""
    if s.chance == DEAL_VOTES:
        votes = list(s.box.votes)
        if s.opt.early and ORGY in votes:  # CC-8.2
            votes.remove(ORGY)
        return votes
    if s.chance == DEAL_INFLUENCE:  # CC-2.3
        return list(s.box.influence_pile)
    if s.chance == DEAL_ACTIONS:
        return list(s.box.action_pile)
    if s.chance == DEAL_BONUS:
        return list(s.box.bonus)
    return sorted(s.votes[: s.votes_left] + s.shown)  # CC-4.11


def roll(s: State, rng: Random) -> list[int]:
    """One outcome of the chance that is due, top first."""
    cards = to_shuffle(s)
    rng.shuffle(cards)
    return cards[:2] if s.chance == DEAL_BONUS else cards


def play_chance(s: State, cards: list[int]) -> None:
    """Carry out what chance decided: cards top first; a reserve is that of `chance_seat`."""
    chance = s.chance
    if chance == DEAL_VOTES or chance == DEAL_RESHUFFLE:
        s.votes = tuple(cards[::-1])
        s.votes_left = len(cards)
        s.shown = ()
        if chance == DEAL_VOTES:
            s.chance, s.waiting = DEAL_INFLUENCE, 3
        else:
            if s.log is not None:
                s.log.append((ev.RESHUFFLED,))
            end_turn(s)
    elif chance == DEAL_INFLUENCE:
        _lay_pile_of_next(s, cards, INFLUENCE)
        if not s.waiting:
            s.waiting = 3
            if not s.box.action_reserve:
                _deal_bonus(s)
            elif s.opt.shuffled:  # CC-8.3
                s.chance = DEAL_ACTIONS
            else:  # CC-2.4; until a seat has chosen its cards lie in no order of its own
                for seat in (0, 1):
                    _lay_pile(player(s, seat), list(s.box.action_pile), ACTION)
                s.phase, s.actor = ORDER, 0
    elif chance == DEAL_ACTIONS:
        _lay_pile_of_next(s, cards, ACTION)
        if not s.waiting:
            _deal_bonus(s)
    else:  # CC-2.6
        s.cleopatra.bonus, s.caesar.bonus = cards[0], cards[1]
        if s.log is not None:
            s.log.append((ev.BONUS, cards[0], cards[1]))
        _ask_arrangement(s)


def chance_seat(s: State) -> int:
    """The seat whose reserve chance shuffles next."""
    return 0 if s.waiting & 1 else 1


def _lay_pile_of_next(s: State, cards: list[int], reserve: i64) -> None:
    seat = chance_seat(s)
    _lay_pile(player(s, seat), cards, reserve)
    s.waiting &= ~(1 << seat)


def _lay_pile(me: Player, cards: list[int], reserve: i64) -> None:
    """Cards top first."""
    pile = tuple(cards[::-1])
    if reserve == INFLUENCE:
        me.influence_pile, me.influence_left = pile, len(pile)
    else:
        me.action_pile, me.actions_left = pile, len(pile)


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


def _order(s: State, seat: i64, cards: list[int]) -> None:
    _lay_pile(player(s, seat), cards, ACTION)  # CC-2.4
    if s.log is not None:
        s.log.append((ev.ORDERED, seat, tuple(cards)))
    s.waiting &= ~(1 << seat)
    s.actor = 1 - seat
    if not s.waiting:
        _deal_bonus(s)


def _arrange(s: State, seat: i64, values: list[int]) -> None:
    me = player(s, seat)
    for group, card in enumerate(values):  # CC-2.7
        me.hand -= one(card)
        me.down[group] = one(card)
        me.laid += 1 << (5 * group)
    me.size -= len(values)
    me.influence -= len(values)
    if s.log is not None:
        s.log.append((ev.ARRANGED, seat, tuple(values)))
    s.waiting &= ~(1 << seat)
    s.actor = 1 - seat
    if not s.waiting:
        begin_turn(s, 0)  # CC-3.1


# --- Playing a move -------------------------------------------------------------------------------------


def play(s: State, seat: i64, move: i64) -> None:
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
        elif s.phase == LATE:
            _vote_card(s)
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


def begin_turn(s: State, seat: i64) -> None:
    s.turn = s.actor = seat
    s.phase = MAIN
    s.played = False
    if s.alone == seat and (player(s, seat).influence == 0 if s.opt.last_hand else can_lay_no_more(s, seat)):
        end(s, "CC-6.4")
    elif s.log is not None:
        s.log.append((ev.TURN, seat))


def _lay(s: State, seat: i64, card: i64, group: i64, face_up: bool) -> None:
    me = player(s, seat)
    me.hand -= one(card)
    me.size -= 1
    me.influence -= 1
    side = me.up if face_up else me.down
    side[group] = side[group] + one(card)
    me.laid += 1 << (5 * group)
    s.passes = 0
    if s.log is not None:
        s.log.append((ev.LAID, seat, card, group, face_up))
    if face_up and s.phase == MAIN:  # CC-3.5: the first of two open cards
        s.phase = SECOND
    elif s.alone == seat and s.opt.last_hand and me.influence == 0:
        end(s, "CC-6.4")
    elif s.played:
        _laying_over(s)
    else:
        s.phase = LAID


# --- Action cards (section 5) ---------------------------------------------------------------------------

# By the kind of move, from mv.ASSASSINATE on.
_CARD_OF: Final = [ASSASSINATION, CASTLING, SCOUT, SPY, WRATH]


def _play_action(s: State, seat: i64, kind: i64, target: i64) -> None:
    me = player(s, seat)
    card: i64 = _CARD_OF[kind - mv.ASSASSINATE]
    me.hand -= one(card)  # CC-5.10: it lies on the discard pile at once
    me.size -= 1
    s.played = True
    s.passes = 0
    s.back = s.phase
    s.card, s.first, s.second = card, target & 7, target >> 3
    if s.log is not None:
        s.log.append((ev.PLAYED, seat, card, s.first, s.second))
    s.phase, s.actor = ASKED_VETO, 1 - seat  # CC-5.8


def _veto(s: State, seat: i64) -> None:
    me = player(s, seat)
    me.hand -= one(VETO)  # CC-5.6
    me.size -= 1
    if s.log is not None:
        s.log.append((ev.VETOED, seat))
    _start_draws(s, seat, 1, VETOER, not s.opt.vetoer_must)


def _carry_out(s: State) -> None:
    seat, card, first = s.turn, s.card, s.first
    if card == ASSASSINATION:  # CC-5.1: the first target is the card, the second the group
        other = player(s, 1 - seat)
        other.up[s.second] = other.up[s.second] - one(first)
        other.laid -= 1 << (5 * s.second)
        if s.log is not None:
            s.log.append((ev.DISCARDED, 1 - seat, s.second, one(first)))
        _after_action(s)
    elif card == SPY:  # CC-5.2
        if s.log is not None:
            s.log.append((ev.SPIED, seat, player(s, 1 - seat).hand))
        s.phase, s.actor = TAKE, seat
    elif card == CASTLING:  # CC-5.3
        s.phase, s.actor = REARRANGE, seat
    elif card == SCOUT:  # CC-5.4
        turn_up_side(s, 1 - seat, first)
        _after_action(s)
    else:  # CC-5.5
        clear(s, first)
        _after_action(s)


def _take(s: State, seat: i64, card: i64) -> None:
    other = player(s, 1 - seat)
    other.hand -= one(card)
    other.size -= 1
    if card <= PHILOSOPHER:
        other.influence -= 1
    if s.log is not None:
        s.log.append((ev.LOST, 1 - seat, card))
    _start_draws(s, 1 - seat, 1, SPIED, not s.opt.spied_must)


def _rearrange(s: State, seat: i64, at_first: i64, at_second: i64) -> None:
    me = player(s, seat)
    _put(me, s.first, at_first)
    _put(me, s.second, at_second)
    if s.log is not None:
        s.log.append((ev.CASTLED, seat, s.first, s.second, at_first, at_second))
    _after_action(s)


def _put(me: Player, group: i64, cards: i64) -> None:
    me.up[group] = 0
    me.down[group] = cards
    me.laid += (count(cards) - at(me.laid, group)) << (5 * group)


def _after_action(s: State) -> None:
    s.actor = s.turn
    if s.back == VOTE:  # CC-9.1: draws one card, then the vote is decided
        s.phase = VOTE
        _start_draws(s, s.turn, 1, VOTE_DRAW, False)
    elif s.back == LATE:
        _vote_card(s)
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
        if at(s.cleopatra.laid + s.caesar.laid, group) == s.box.group_limit:
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
        _before_vote_card(s)
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
    _start_draws(s, s.turn, s.box.hand - player(s, s.turn).size, REFILL, False)  # CC-3.10


def _swap(s: State, seat: i64, cards: i64) -> None:
    me, need = player(s, seat), must_swap(s, seat)
    me.hand -= cards  # CC-3.12
    n = count(cards)
    me.size -= n
    me.influence -= count(cards & ALL_INFLUENCE)
    s.passes = 0
    if s.log is not None:
        s.log.append((ev.SWAPPED, seat, cards))
    _start_draws(s, seat, n, SWAP, False, need)


# --- Drawing --------------------------------------------------------------------------------------------


def _start_draws(s: State, seat: i64, draws: i64, why: i64, may: bool, need: bool = False) -> None:
    s.drawer, s.why, s.may, s.need = seat, why, may, need
    # CC-6.4, French: a player alone draws no more cards
    s.draws = 0 if s.alone == seat and s.opt.last_hand else draws
    _draw(s)


def _draw(s: State) -> None:
    """Ask for the next draw; one that must be made from the only reserve left or allowed is made unasked."""
    me = player(s, s.drawer)
    while s.draws > 0:
        influence, action = me.influence_left, me.actions_left
        if influence == 0 and action == 0:  # CC-3.10, CC-5.11
            break
        only_influence = action == 0 or (influence > 0 and s.need and s.draws == 1)  # CC-3.9
        if s.may or (influence and not only_influence):
            s.phase, s.actor = DRAW, s.drawer
            return
        _take_top(s, s.drawer, INFLUENCE if only_influence else ACTION)
    _drawn(s)


def _take_top(s: State, seat: i64, reserve: i64) -> None:
    me = player(s, seat)
    if reserve == INFLUENCE:
        me.influence_left -= 1
        card: i64 = me.influence_pile[me.influence_left]
        me.influence += 1
        s.need = False
    else:
        me.actions_left -= 1
        card = me.action_pile[me.actions_left]
    me.hand += one(card)
    me.size += 1
    s.draws -= 1
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
            _before_vote_card(s)
    elif why == SWAP:
        end_turn(s)
    elif why == VOTE_DRAW:
        _decide_extraordinary(s)
    else:
        _after_action(s)


# --- The vote of confidence (section 4) -------------------------------------------------------------------


def _before_vote_card(s: State) -> None:
    """Refilling and extraordinary votes are over."""
    if s.alone == s.turn and not s.opt.last_hand and can_lay_no_more(s, s.turn):
        end(s, "CC-6.4")
    elif s.opt.late_action and not s.played:  # CC-9.2
        s.phase, s.actor = LATE, s.turn
    else:
        _vote_card(s)


def _vote_card(s: State) -> None:
    """CC-3.11: the top vote card is turned up and carried out."""
    while s.votes_left:
        s.votes_left -= 1
        card: i64 = s.votes[s.votes_left]
        if s.log is not None:
            s.log.append((ev.VOTE_CARD, card))
        if card < ORGY and at(s.left, card) == 0:  # CC-4.10
            if s.log is not None:
                s.log.append((ev.VOTE_CARD_OUT, card))
            continue
        if card == ORGY and s.opt.late and _closed(s) >= 2:  # CC-8.1
            if s.log is not None:
                s.log.append((ev.VOTE_CARD_OUT, card))
            break
        s.shown += (card,)
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


def _closed(s: State) -> int:
    """How many groups are closed."""
    return sum([1 for group in range(s.box.groups) if at(s.left, group) == 0])


# --- The end (section 6) ----------------------------------------------------------------------------------


def end_turn(s: State) -> None:
    """A turn is over: is the game, and whose turn is next?"""
    seat = s.turn
    has, other_has = _has_influence(player(s, seat)), _has_influence(player(s, 1 - seat))
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


def _has_influence(me: Player) -> bool:
    """In hand or in reserve."""
    return me.influence > 0 or me.influence_left > 0
