"""A state as numbers for a network: what the seat to act may know, and nothing else (section 10).

After the features come leanings, one for each step: what rules of thumb think of it. The network begins with
those, and learns what they miss.
"""

from typing import Final

from curia.games.caesar.bots.heuristic_weights import USUAL
from curia.games.caesar.bots.heuristics import Thumb, leanings, outlook
from curia.games.caesar.data import (
    ALL_INFLUENCE,
    ASSASSINATION,
    CASTLING,
    FULL,
    ONE,
    ORGY,
    RESHUFFLE,
    SPY,
    at,
    count,
)
from curia.games.caesar.state import (
    ARRANGE,
    DRAW,
    LAID,
    LATE,
    ORDER,
    REARRANGE,
    TAKE,
    VETO,
    Player,
    State,
    player,
)
from curia.games.caesar.steps import (
    IN_ARRANGEMENT,
    IN_CASTLING,
    IN_ORDER,
    IN_SWAP,
    STEPS,
    Course,
    next_castled,
    steps,
)
from curia.games.caesar.votes import strength

GROUP_FEATURES: Final = 42
_OTHERS: Final = 5 * GROUP_FEATURES + 139
# What each group, and all of it, is worth by rules of thumb.
FEATURES: Final = _OTHERS + 6
WIDTH: Final = FEATURES + STEPS
# Fractions of a point that leanings and worths are told in.
FINE: Final = 40.0
# Those that are sums, and so larger than the others.
LARGE: Final = tuple(
    [group * GROUP_FEATURES + place for group in range(5) for place in (26, 27, 28, 29)]
    + [_OTHERS - 40 + place for place in (6, 7, 8, 9, 23, 24, 25, 26, 27)]
)

_six: Final[list[list[int] | None]] = [None] * (1 << 18)


def six(cards: int) -> list[int]:
    """How many of each of six kinds."""
    found = _six[cards]
    if found is None:
        found = [cards >> shift & 7 for shift in (0, 3, 6, 9, 12, 15)]
        _six[cards] = found
    return found


_ONE_OF_SIX: Final = [[1 if card == place else 0 for place in range(6)] for card in range(7)]
# To a network that was taught before there were late action cards, these come right after laying.
_ONE_OF_TEN: Final = [
    [1 if (LAID if phase == LATE else phase) == place else 0 for place in range(1, 11)] for phase in range(13)
]
_ONE_OF_FIVE: Final = [[1 if why == place else 0 for place in range(5)] for why in range(6)]
_NO_CARDS: Final = [0] * 12


def features(c: Course) -> list[int]:
    """Small numbers, -128 to 127 as 0 to 255."""
    s = c.s
    seat = s.actor
    me, other = player(s, seat), player(s, 1 - seat)
    arranging = s.phase == ARRANGE
    found: list[int] = []
    deck = asked = 0
    for number in range(s.votes_left):
        card = s.votes[number]
        if card < ORGY:
            deck |= 1 << card
            if at(s.left, card):
                asked += 1
    in_action = s.phase == VETO or s.phase == TAKE or s.phase == REARRANGE or (s.phase == DRAW and s.why >= 2)
    for group in range(5):
        _group(found, s, me, other, group, deck, arranging, in_action)
    found += six(me.hand & ALL_INFLUENCE)
    found += six(me.hand >> 18)
    found += six(_pile(me.influence_pile, me.influence_left))
    found += six((c.rest if c.part == IN_ORDER else _pile(me.action_pile, me.actions_left)) >> 18)
    _next_actions(found, c, me)
    unseen = other.hand + _pile(other.influence_pile, other.influence_left)
    unseen += _pile(other.action_pile, other.actions_left)
    for cards in other.down:
        unseen += cards
    found += six(unseen & ALL_INFLUENCE)
    found += six(unseen >> 18)
    found += _hand_seen(s, other)
    found += _ONE_OF_TEN[s.phase]
    found += _ONE_OF_FIVE[s.why if s.phase == DRAW else 5]
    found += _ONE_OF_SIX[s.card - 6 if in_action else 6]
    found += _ONE_OF_SIX[s.first if in_action and s.card == ASSASSINATION else 6]
    found += _ONE_OF_SIX[next_castled(c) if c.part == IN_CASTLING else 6]
    orgies = reshuffle = 0
    for number in range(s.votes_left):
        if s.votes[number] == ORGY:
            orgies += 1
        elif s.votes[number] == RESHUFFLE:
            reshuffle = 1
    opt = s.opt
    won = other_won = margin = left = 0
    for group in range(5):
        own, theirs, size = at(me.won, group), at(other.won, group), 0
        left += at(s.left, group)
        size = own + theirs + at(s.left, group)
        won += own
        other_won += theirs
        margin += own - theirs
        if 2 * own > size:
            margin += 3 if me.bonus == group else 1
        elif 2 * theirs > size:
            margin -= 1
    found += [
        1 if c.part == IN_SWAP else 0,
        1 if c.part == IN_ARRANGEMENT else 0,
        other.influence if not arranging else 5,
        other.size - other.influence if not arranging else 0,
        me.influence,
        me.size,
        me.influence_left,
        me.actions_left,
        other.influence_left,
        other.actions_left,
        s.votes_left,
        orgies,
        reshuffle,
        asked,
        1 if s.played else 0,
        1 if s.turn == seat else 0,
        seat,
        1 if s.alone == seat else 0,
        1 if s.alone == 1 - seat else 0,
        s.passes,
        s.draws,
        1 if s.may else 0,
        1 if s.need else 0,
        won,
        other_won,
        margin & 255,
        left,
        me.influence + me.influence_left - other.influence - other.influence_left & 255,
        1 if opt.late else 0,
        1 if opt.early else 0,
        1 if opt.after else 0,
        1 if opt.vote_action else 0,
        1 if opt.must_swap else 0,
        1 if opt.spied_must else 0,
        1 if opt.vetoer_must else 0,
        1 if opt.last_hand else 0,
        1 if opt.group_won else 0,
        1 if opt.won_so_far else 0,
        1 if opt.shuffled else 0,
        1 if s.box is not FULL else 0,
    ]
    return found


def _group(
    found: list[int],
    s: State,
    me: Player,
    other: Player,
    group: int,
    deck: int,
    arranging: bool,
    in_action: bool,
) -> None:
    up, down, theirs = me.up[group], me.down[group], other.up[group]
    hidden = 0 if arranging else count(other.down[group])
    own, known = strength(up + down), strength(theirs)
    left, won, lost = at(s.left, group), at(me.won, group), at(other.won, group)
    majority = (left + won + lost) // 2 + 1
    laid, facing = count(up + down), count(theirs) + hidden
    margin = own - known
    found += six(up)
    found += six(down)
    found += six(theirs)
    thinkers = (up + down >> 15) - (theirs >> 15)
    found += [
        hidden,
        left,
        won,
        lost,
        1 if left == 0 else 0,
        1 if left == 1 else 0,
        1 if won == majority - 1 else 0,
        1 if lost == majority - 1 else 0,
        own,
        known,
        margin & 255,
        margin - 3 * hidden & 255,
        1 if margin > 3 * hidden else 0,
        1 if margin < 3 * hidden else 0,
        laid,
        facing,
        1 if laid + facing == s.box.group_limit - 1 else 0,
        1 if laid + facing == s.box.group_limit - 2 else 0,
        1 if laid + facing >= s.box.group_limit else 0,
        1 if deck >> group & 1 and left else 0,
        1 if me.bonus == group else 0,
        thinkers & 255,
        1 if in_action and _aimed(s, group) else 0,
        1 if s.vote == group else 0,
    ]


def _aimed(s: State, group: int) -> bool:
    if s.card == ASSASSINATION:
        return s.second == group
    return s.card != SPY and (s.first == group or (s.card == CASTLING and s.second == group))


def _pile(pile: tuple[int, ...], left: int) -> int:
    total = 0
    for number in range(left):
        total += ONE[pile[number]]
    return total


def _next_actions(found: list[int], c: Course, me: Player) -> None:
    """CC-10.2: the next three action cards of one's own, where the order is known."""
    known: list[int] = []
    if c.part == IN_ORDER:
        known = c.picked[-3:]
    elif not c.s.opt.shuffled:
        known = list(me.action_pile[: me.actions_left][-3:][::-1])
    for place in range(3):
        found += _ONE_OF_SIX[known[place] - 6 if place < len(known) else 6]


def _hand_seen(s: State, other: Player) -> list[int]:
    """CC-5.2: a spy sees the hand."""
    if s.phase != TAKE:
        return _NO_CARDS
    return six(other.hand & ALL_INFLUENCE) + six(other.hand >> 18)


def _fine(points: float) -> int:
    """Points as a byte."""
    return int(max(-127.0, min(127.0, points * FINE))) & 255


def _worths(s: State, t: Thumb) -> list[int]:
    """By group: the odds there; then what all of it may come to."""
    if s.phase == ORDER or s.phase == ARRANGE:
        return [0] * 6
    found = []
    total = 0.0
    for group in range(5):
        worth = t.present(group)
        found.append(_fine(worth))
        total += worth + outlook(s, t.seat, group)
    found.append(_fine(total / 8.0))
    return found


def look(courses: list[Course]) -> tuple[bytes, bytes]:
    """Features, leanings and possible steps of games that wait for a choice, a row each."""
    rows, masks = [], []
    for c in courses:
        found = steps(c)
        worth = leanings(c, USUAL, found)
        mask, leans = bytearray(STEPS), bytearray(STEPS)
        for number in range(len(found)):
            step = found[number]
            mask[step] = 1
            leans[step] = _fine(worth[number])
        masks.append(bytes(mask))
        rows.append(bytes(features(c) + _worths(c.s, Thumb(c.s, c.s.actor))))
        rows.append(bytes(leans))
    return b"".join(rows), b"".join(masks)


def glance(courses: list[Course]) -> bytes:
    """The features alone: all that is needed to say what may be hoped for."""
    return b"".join([bytes(features(c) + _worths(c.s, Thumb(c.s, c.s.actor))) for c in courses])
