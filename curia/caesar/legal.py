"""Which moves are legal, as move codes (moves.py). Why others are not is found out in refusals.py."""

from curia.caesar import moves as mv
from curia.caesar.data import (
    ALL_INFLUENCE,
    ASSASSINATION,
    CASTLING,
    FULL,
    SCOUT,
    SPY,
    VETO,
    WRATH,
    count,
    unpack,
)
from curia.caesar.state import ARRANGE, DRAW, LAID, MAIN, ORDER, REARRANGE, SECOND, TAKE, VOTE, State
from curia.caesar.state import VETO as ASKED_VETO

_ORDERS = tuple(
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


def sample_orders(s: State) -> list[int]:
    """A few sensible orders of the action reserve; any permutation is legal."""
    return list(_ORDERS) if s.box is FULL else [mv.order(unpack(s.box.action_reserve))]


def legal(s: State, seat: int) -> list[int]:
    """Every legal move of that seat (of the open-ended `order` a few)."""
    phase = s.phase
    if phase == ORDER or phase == ARRANGE:
        if not s.waiting >> seat & 1:
            return []
        return sample_orders(s) if phase == ORDER else mv.arrangements(s.box.laid)[:]
    if seat != s.actor:
        return []
    if phase == DRAW:
        found = []
        if s.rest[2 * seat]:  # CC-3.10
            found.append(mv.DRAW_INFLUENCE)
        if s.rest[2 * seat + 1]:
            found.append(mv.DRAW_ACTION)
        if s.may:
            found.append(mv.DECLINE)
        return found
    if phase == MAIN:
        found = _lays(s, seat)
        if s.played:
            return found
        if s.influence[seat]:  # CC-3.9
            found += actions(s, seat)
        hand = s.hand[seat]
        if hand:
            found += mv.swaps(hand)  # CC-3.12
        if not must_swap(s, seat):
            found.append(mv.PASS)
        return found
    if phase == SECOND:
        found = mv.lays(mv.kinds(s.hand[seat] & ALL_INFLUENCE), room(s, seat), mv.UP)
        return found[:] if s.played else found + actions(s, seat)
    if phase == LAID or phase == VOTE:
        found = actions(s, seat)
        found.append(mv.DONE)
        return found
    if phase == ASKED_VETO:  # CC-5.8: asked always, whatever they hold
        if s.hand[seat] >> (3 * VETO) & 7:
            return [mv.VETO, mv.ALLOW]
        return [mv.ALLOW]
    if phase == TAKE:
        hand = s.hand[1 - seat]
        return [mv.on(mv.TAKE, card) for card in range(12) if hand >> (3 * card) & 7]
    return rearrangements(s) if phase == REARRANGE else []


def room(s: State, seat: int) -> int:
    """The groups where that seat can lay, as bits."""
    cnt, left, own, other = s.cnt, s.left, 5 * seat, 5 - 5 * seat
    side_limit, group_limit = s.box.side_limit, s.box.group_limit
    found = 0
    for group in range(5):
        n = cnt[own + group]
        # CC-3.13, CC-3.6, CC-3.7
        if left[group] and n < side_limit and n + cnt[other + group] < group_limit:
            found |= 1 << group
    return found


def room_for_two(s: State, seat: int) -> bool:
    places = 0
    for group in range(5):
        if s.left[group]:
            own, both = s.cnt[5 * seat + group], s.cnt[group] + s.cnt[5 + group]
            places += min(s.box.side_limit - own, s.box.group_limit - both)
    return places >= 2


def must_swap(s: State, seat: int) -> bool:
    """CC-3.9, Dutch: without influence one has to exchange, unless the hand or the reserve is empty."""
    return s.opt.must_swap and s.influence[seat] == 0 and s.size[seat] > 0 and s.rest[2 * seat] > 0


def _lays(s: State, seat: int) -> list[int]:
    cards = mv.kinds(s.hand[seat] & ALL_INFLUENCE)
    if not cards:
        return []
    groups = room(s, seat)
    # CC-3.9: the first of two open cards needs a second one, and room for both; room at two groups is enough
    if s.influence[seat] > 1 and (groups & (groups - 1) or room_for_two(s, seat)):
        return mv.lays(cards, groups, mv.DOWN) + mv.lays(cards, groups, mv.UP)
    return mv.lays(cards, groups, mv.DOWN)[:]


def actions(s: State, seat: int) -> list[int]:
    """The action cards that could be played and have an effect (CC-5.9)."""
    found: list[int] = []
    if s.played:  # CC-3.4
        return found
    held = s.hand[seat] >> 18
    if not held:
        return found
    own, other, up, down, cnt, left = 5 * seat, 5 - 5 * seat, s.up, s.down, s.cnt, s.left
    if held & 7:  # CC-5.1
        for group in range(5):
            if up[other + group]:
                found += mv.lays(mv.kinds(up[other + group]), 1 << group, mv.ASSASSINATE)
    if held >> 3 & 7:  # CC-5.3
        for group in range(4):
            if left[group]:
                for second in range(group + 1, 5):
                    if left[second] and (cnt[own + group] or cnt[own + second]):
                        found.append(mv.pair(group, second))
    if held >> 6 & 7:  # CC-5.4
        for group in range(5):
            if down[other + group]:
                found.append(mv.SCOUT | group << 5)
    if held >> 9 & 7 and s.size[1 - seat]:  # CC-5.2
        found.append(mv.SPY)
    if held >> 15 & 7:  # CC-5.5
        for group in range(5):
            if cnt[group] or cnt[5 + group]:
                found.append(mv.WRATH | group << 5)
    return found


def rearrangements(s: State) -> list[int]:
    """CC-5.3: every split of the castled cards within the limits."""
    own, other = 5 * s.actor, 5 - 5 * s.actor
    first, second = own + s.first, own + s.second
    cards = s.up[first] + s.down[first] + s.up[second] + s.down[second]
    total = s.cnt[first] + s.cnt[second]
    most_first = min(s.box.side_limit, s.box.group_limit - s.cnt[other + s.first])
    most_second = min(s.box.side_limit, s.box.group_limit - s.cnt[other + s.second])
    return [
        mv.split(part, cards - part)
        for part in mv.parts(cards)
        if (n := count(part)) <= most_first and total - n <= most_second
    ]
