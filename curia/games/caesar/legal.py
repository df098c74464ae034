"""Which moves are legal, as move codes (moves.py). Why others are not is found out in refusals.py."""

from typing import Final

from mypy_extensions import i64

from curia.games.caesar import moves as mv
from curia.games.caesar.data import (
    ASSASSINATION,
    CASTLING,
    EACH,
    EIGHTS,
    FULL,
    SCOUT,
    SPY,
    VETO,
    WRATH,
    at,
    count,
    gather,
    some,
    unpack,
)
from curia.games.caesar.state import (
    ARRANGE,
    DRAW,
    LAID,
    LATE,
    MAIN,
    ORDER,
    REARRANGE,
    SECOND,
    TAKE,
    VOTE,
    State,
    player,
)
from curia.games.caesar.state import VETO as ASKED_VETO

Moves = tuple[int, ...]

_ORDERS: Final = tuple(
    mv.order(cards)
    for cards in (
        (VETO, SPY, ASSASSINATION, SCOUT, ASSASSINATION, CASTLING, VETO, WRATH, ASSASSINATION, SPY, SCOUT,
         ASSASSINATION, CASTLING),
        (ASSASSINATION, VETO, SCOUT, ASSASSINATION, SPY, CASTLING, ASSASSINATION, WRATH, VETO, ASSASSINATION,
         SPY, CASTLING, SCOUT),
        (SPY, ASSASSINATION, VETO, CASTLING, ASSASSINATION, SCOUT, WRATH, ASSASSINATION, VETO, SPY,
         ASSASSINATION, SCOUT, CASTLING),
        (SCOUT, ASSASSINATION, ASSASSINATION, VETO, SPY, VETO, CASTLING, ASSASSINATION, WRATH, ASSASSINATION,
         SCOUT, SPY, CASTLING),
    )
)  # fmt: skip


def sample_orders(s: State) -> Moves:
    """A few sensible orders of the action reserve; any permutation is legal."""
    return _ORDERS if s.box is FULL else (mv.order(unpack(s.box.action_reserve)),)


def legal(s: State, seat: i64) -> Moves:
    """Every legal move of that seat (of the open-ended `order` a few)."""
    if s.phase == DRAW and seat == s.actor:
        return _draws(s, seat)
    if s.phase == MAIN and seat == s.actor and not s.played:
        return _at_first(s, seat)
    lays, plays, rest = choices(s, seat)
    return _joined(_joined(lays, plays), rest)


def _joined(moves: Moves, more: Moves) -> Moves:
    if not moves:
        return more
    return moves + more if more else moves


def choices(s: State, seat: i64) -> tuple[Moves, Moves, Moves]:
    """The legal moves in three parts: what can be laid, action cards that can be played, all the rest."""
    phase = s.phase
    if phase == ORDER or phase == ARRANGE:
        return _NONE, _NONE, _set_up(s, seat)
    if seat != s.actor:
        return _NONE, _NONE, _NONE
    if phase == DRAW:
        return _NONE, _NONE, _draws(s, seat)
    if phase == MAIN:
        return _main(s, seat)
    if phase == LAID or phase == VOTE or phase == LATE:
        return _NONE, actions(s, seat), _DONE
    if phase == SECOND:
        return mv.ups(mv.kinds(player(s, seat).hand), room(s, seat)), actions(s, seat), _NONE
    if phase == ASKED_VETO:  # CC-5.8: asked always, whatever they hold
        return _NONE, _NONE, _VETO_OR_ALLOW if player(s, seat).hand >> (3 * VETO) & 7 else _ALLOW
    if phase == TAKE:
        return _NONE, _NONE, _takes(player(s, 1 - seat).hand)
    return _NONE, _NONE, rearrangements(s) if phase == REARRANGE else _NONE


_NONE: Final[Moves] = ()
_DONE: Final = (mv.DONE,)
_ALLOW: Final = (mv.ALLOW,)
_VETO_OR_ALLOW: Final = (mv.VETO, mv.ALLOW)
# By the reserves that are not empty, and whether one may decline.
_DRAWS: Final = [
    tuple(
        move
        for bit, move in enumerate((mv.DRAW_INFLUENCE, mv.DRAW_ACTION, mv.DECLINE))
        if possible >> bit & 1
    )
    for possible in range(8)
]


def _set_up(s: State, seat: i64) -> Moves:
    if not s.waiting >> seat & 1:
        return _NONE
    return sample_orders(s) if s.phase == ORDER else mv.arrangements(s.box.laid)


def _main(s: State, seat: i64) -> tuple[Moves, Moves, Moves]:
    """At the start of a turn, or after its action card."""
    lays = to_lay(s, seat)
    if s.played:
        return lays, _NONE, _NONE
    return lays, to_play(s, seat), _discards(s, seat)


def _at_first(s: State, seat: i64) -> Moves:
    """At the start of a turn. What there is without action cards comes up again and again: remembered."""
    plays = to_play(s, seat)
    if plays:
        return to_lay(s, seat) + plays + _discards(s, seat)
    groups = room(s, seat)
    key = player(s, seat).hand << 7 | groups << 2
    if may_lay_two(s, seat, groups):
        key |= 2
    if must_swap(s, seat):
        key |= 1
    found = _firsts.get(key)
    if found is None:
        found = _joined(to_lay(s, seat), _discards(s, seat))
        if len(_firsts) < mv.MOST:
            _firsts[key] = found
    return found


_firsts: Final[dict[int, Moves]] = {}


def _discards(s: State, seat: i64) -> Moves:
    """CC-3.12"""
    return mv.discards(player(s, seat).hand, not must_swap(s, seat))


def to_play(s: State, seat: i64) -> Moves:
    """CC-3.9"""
    return actions(s, seat) if player(s, seat).influence else _NONE


def _draws(s: State, seat: i64) -> Moves:
    """CC-3.10"""
    me = player(s, seat)
    possible: i64 = 4 if s.may else 0
    if me.influence_left:
        possible |= 1
    if me.actions_left:
        possible |= 2
    return _DRAWS[possible]


def _takes(hand: i64) -> Moves:
    """CC-5.2"""
    return tuple([mv.on(mv.TAKE, card) for card in range(12) if hand >> (3 * card) & 7])


def room(s: State, seat: i64) -> i64:
    """The groups where that seat can lay, as bits."""
    own, left = player(s, seat).laid, s.left
    both = s.cleopatra.laid + s.caesar.laid
    # CC-3.13, CC-3.6, CC-3.7
    full = (own + s.box.side_spare | both + s.box.group_spare) & EIGHTS
    return gather((left | left >> 1 | left >> 2) & EACH & ~(full >> 3))


def can_lay_no_more(s: State, seat: i64) -> bool:
    """CC-6.4, of a player alone: five own cards at every open group; or, as an option, no room at all."""
    if s.opt.no_room:
        return room(s, seat) == 0
    left = s.left
    full = player(s, seat).laid + s.box.side_spare & EIGHTS
    return (left | left >> 1 | left >> 2) & EACH & ~(full >> 3) == 0


def room_for_two(s: State, seat: i64) -> bool:
    places = 0
    for group in range(5):
        if at(s.left, group):
            own, both = at(player(s, seat).laid, group), at(s.cleopatra.laid + s.caesar.laid, group)
            places += min(s.box.side_limit - own, s.box.group_limit - both)
    return places >= 2


def must_swap(s: State, seat: i64) -> bool:
    """CC-3.9, Dutch: without influence one has to exchange, unless the hand or the reserve is empty."""
    if not s.opt.must_swap:
        return False
    me = player(s, seat)
    return me.influence == 0 and me.size > 0 and me.influence_left > 0


def to_lay(s: State, seat: i64) -> Moves:
    """One card face down, or the first of two open ones."""
    cards, groups = mv.kinds(player(s, seat).hand), room(s, seat)
    return mv.downs_and_ups(cards, groups) if may_lay_two(s, seat, groups) else mv.downs(cards, groups)


def may_lay_two(s: State, seat: i64, groups: i64) -> bool:
    """CC-3.9: the first of two open cards needs a second one, and room for both; two groups are enough."""
    return player(s, seat).influence > 1 and (groups & (groups - 1) != 0 or room_for_two(s, seat))


def actions(s: State, seat: i64) -> Moves:
    """The action cards that could be played and have an effect (CC-5.9)."""
    me, other = player(s, seat), player(s, 1 - seat)
    held = me.hand >> 18
    if not held or s.played:  # CC-3.4
        return _NONE
    found = _NONE
    if held & 7:  # CC-5.1
        for group in range(5):
            cards = other.up[group]
            if cards:
                found = _joined(found, mv.assassinations(mv.kinds(cards), group))
    if held >> 3 & 7:  # CC-5.3
        found = _joined(found, mv.castles(some(s.left), some(me.laid)))
    if held >> 6 & 7:  # CC-5.4
        groups: i64 = 0
        for group in range(5):
            if other.down[group]:
                groups |= 1 << group
        found = _joined(found, mv.SCOUTS[groups])
    if held >> 9 & 7 and other.size:  # CC-5.2
        found = _joined(found, _SPY)
    if held >> 15 & 7:  # CC-5.5
        found = _joined(found, mv.WRATHS[some(me.laid | other.laid)])
    return found


_SPY: Final = (mv.SPY,)


def rearrangements(s: State) -> Moves:
    """CC-5.3: every split of the castled cards within the limits."""
    cards = castled(s)
    return tuple([mv.split(part, cards - part) for part in mv.parts(cards) if may_split(s, part)])


def castled(s: State) -> i64:
    """The cards at the two groups."""
    me = player(s, s.actor)
    return me.up[s.first] + me.down[s.first] + me.up[s.second] + me.down[s.second]


def may_split(s: State, part: i64) -> bool:
    """May this part of the castled cards be at the first group, and the rest at the second?"""
    own, other = player(s, s.actor).laid, player(s, 1 - s.actor).laid
    at_first = count(part)
    at_second = at(own, s.first) + at(own, s.second) - at_first
    return (
        max(at_first, at_second) <= s.box.side_limit
        and at_first + at(other, s.first) <= s.box.group_limit
        and at_second + at(other, s.second) <= s.box.group_limit
    )
