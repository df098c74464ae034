"""A game as a policy walks through it: every choice is one of a fixed number of steps.

Wide moves are several steps: an order, an arrangement, a castling and an exchange of cards are put together
card by card. While that goes on the cards lie in the state as if they had been put there already; the move
itself is played when it is complete. Forced steps are taken unasked.
"""

from math import tanh
from typing import Final

from mypy_extensions import i64

from curia.core.dice import Dice
from curia.games.caesar import moves as mv
from curia.games.caesar.data import ALL_INFLUENCE, ONE, PHILOSOPHER, at, count, unpack
from curia.games.caesar.legal import choices, must_swap, to_lay, to_play
from curia.games.caesar.playout import deal
from curia.games.caesar.rules import play
from curia.games.caesar.scoring import points, winners
from curia.games.caesar.state import ARRANGE, CHANCE, MAIN, ORDER, OVER, REARRANGE, State, player

# Steps: what a policy chooses from. Laying and victims go by card and group.
DOWN: Final = 0
UP: Final = 30
ASSASSINATE: Final = 60
CASTLE: Final = 90
SCOUT: Final = 100
WRATH: Final = 105
SPY: Final = 110
VETO: Final = 111
ALLOW: Final = 112
TAKE: Final = 113  # by card; also the next card of an order
DONE: Final = 125  # also: no more cards to exchange
DRAW_INFLUENCE: Final = 126
DRAW_ACTION: Final = 127
DECLINE: Final = 128
PASS: Final = 129
SWAP: Final = 130  # by card: the next card to exchange, ascending
STEPS: Final = 142

# The move that is being put together.
WHOLE: Final = 0
IN_ORDER: Final = 1
IN_ARRANGEMENT: Final = 2
IN_CASTLING: Final = 3
IN_SWAP: Final = 4

PAIRS: Final = tuple((first, second) for first in range(4) for second in range(first + 1, 5))


def _moves() -> tuple[int, ...]:
    """The move of each step that is a move by itself."""
    found = [-1] * STEPS
    for card in range(6):
        for group in range(5):
            place = card * 5 + group
            found[DOWN + place] = mv.at(mv.DOWN, card, group)
            found[UP + place] = mv.at(mv.UP, card, group)
            found[ASSASSINATE + place] = mv.at(mv.ASSASSINATE, card, group)
    for number, (first, second) in enumerate(PAIRS):
        found[CASTLE + number] = mv.pair(first, second)
    for group in range(5):
        found[SCOUT + group] = mv.on(mv.SCOUT, group)
        found[WRATH + group] = mv.on(mv.WRATH, group)
    for card in range(12):
        found[TAKE + card] = mv.on(mv.TAKE, card)
    found[SPY], found[VETO], found[ALLOW], found[DONE] = mv.SPY, mv.VETO, mv.ALLOW, mv.DONE
    found[DRAW_INFLUENCE], found[DRAW_ACTION] = mv.DRAW_INFLUENCE, mv.DRAW_ACTION
    found[DECLINE], found[PASS] = mv.DECLINE, mv.PASS
    return tuple(found)


MOVES: Final = _moves()


def card_of(step: i64) -> i64:
    """The card that a pick names."""
    if step < TAKE:
        return step % 30 // 5
    return step - SWAP if step >= SWAP else step - TAKE


def group_of(step: i64) -> i64:
    """The group that laying or placing a card names."""
    return step % 5


STEP_OF: Final[dict[int, int]] = {move: step for step, move in enumerate(MOVES) if move >= 0}


class Course:
    """A state on its way, with the move that is being put together."""

    __slots__ = ("dice", "down", "part", "picked", "rest", "s", "turns", "up")

    def __init__(self, s: State, dice: Dice) -> None:
        self.s = s
        self.dice = dice
        self.part: i64 = WHOLE
        self.picked: list[int] = []  # the cards so far, or what lies at the first group
        self.rest: i64 = 0  # the cards still to be placed
        self.up: list[int] = []  # how castled cards lay
        self.down: list[int] = []
        self.turns: i64 = 0  # begun since this course began


def fork(c: Course, s: State) -> Course:
    """Another state at the same point of the same move."""
    other = Course(s, c.dice)
    other.part = c.part
    other.picked = c.picked[:]
    other.rest = c.rest
    other.up = c.up[:]
    other.down = c.down[:]
    return other


def steps(c: Course) -> list[int]:
    """What the actor may choose from. Begins a move that is put together."""
    s = c.s
    seat = s.actor
    part = c.part
    if part == WHOLE:
        phase = s.phase
        if phase == MAIN and not s.played:
            found = [STEP_OF[move] for move in to_lay(s, seat)]
            for move in to_play(s, seat):
                found.append(STEP_OF[move])
            hand = player(s, seat).hand
            for card in range(12):
                if hand >> (3 * card) & 7:
                    found.append(SWAP + card)
            if not must_swap(s, seat):
                found.append(PASS)
            return found
        if phase in (ORDER, ARRANGE, REARRANGE):
            _begin(c)
            part = c.part
        else:
            lays, plays, others = choices(s, seat)
            return [STEP_OF[move] for move in lays + plays + others]
    found = []
    if part == IN_ORDER:
        for card in range(6, 12):
            if c.rest >> (3 * card) & 7:
                found.append(TAKE + card)
    elif part == IN_ARRANGEMENT:
        group = len(c.picked)
        for card in range(6):
            if c.rest >> (3 * card) & 7:
                found.append(DOWN + card * 5 + group)
    elif part == IN_CASTLING:
        me, other, card = player(s, seat), player(s, 1 - seat), next_castled(c)
        for group in (s.first, s.second):
            own = at(me.laid, group)
            if own < s.box.side_limit and own + at(other.laid, group) < s.box.group_limit:
                found.append(DOWN + card * 5 + group)
    else:
        found.append(DONE)
        hand = player(s, seat).hand
        for card in range(c.picked[-1], 12):
            if hand >> (3 * card) & 7:
                found.append(SWAP + card)
    return found


def once(c: Course) -> list[int]:
    """The same, ascending, with one way only to each split of castled cards: of equal ones those for the
    first group come first."""
    found = steps(c)
    found.sort()
    if c.part != IN_CASTLING or len(found) < 2:
        return found
    s = c.s
    me, other, card = player(s, s.actor), player(s, 1 - s.actor), next_castled(c)
    if me.down[s.second] >> (3 * card) & 7:
        return [DOWN + card * 5 + s.second]
    laid = at(me.laid, s.second)
    room = min(s.box.side_limit - laid, s.box.group_limit - laid - at(other.laid, s.second))
    return [DOWN + card * 5 + s.first] if room < (c.rest >> (3 * card) & 7) else found


def next_castled(c: Course) -> int:
    """The card to be placed: philosophers first, then by value, the highest first."""
    for card in range(PHILOSOPHER, -1, -1):
        if c.rest >> (3 * card) & 7:
            return card
    return 0


def _begin(c: Course) -> None:
    s = c.s
    me = player(s, s.actor)
    c.picked = []
    if s.phase == ORDER:
        c.part, c.rest = IN_ORDER, s.box.action_reserve
    elif s.phase == ARRANGE:
        c.part, c.rest = IN_ARRANGEMENT, 0
        for card in s.box.laid:
            c.rest += ONE[card]
    else:
        c.part, c.up, c.down = IN_CASTLING, me.up[:], me.down[:]
        c.rest = 0
        for group in (s.first, s.second):
            c.rest += me.up[group] + me.down[group]
            me.up[group] = me.down[group] = 0
            me.laid -= at(me.laid, group) << (5 * group)


def take(c: Course, step: int) -> list[int]:
    """Take a step, and all the forced ones after it: what there is to choose then."""
    _take(c, step)
    return ready(c)


def ready(c: Course) -> list[int]:
    """Chance and forced steps, until there is something to choose: what that is; nothing once it is over."""
    while c.s.phase != OVER:
        if c.s.phase == CHANCE:
            deal(c.s, c.dice)
            if c.s.phase == MAIN:
                c.turns += 1
        else:
            found = steps(c)
            if len(found) != 1:
                return found
            _take(c, found[0])
    return []


def _take(c: Course, step: int) -> None:
    move = place(c, step)
    if move >= 0:
        s = c.s
        play(s, s.actor, move)
        if s.phase == MAIN and not s.played:
            c.turns += 1


def place(c: Course, step: int) -> int:
    """Take a step without playing: the move that is complete with it (the state is then as before), or -1."""
    if c.part == WHOLE:
        if step < SWAP:
            return MOVES[step]
        c.part, c.picked = IN_SWAP, []
        _put_aside(c, step - SWAP)
        return -1
    if c.part == IN_SWAP:
        if step == DONE:
            return _complete(c)
        _put_aside(c, step - SWAP)
        return -1
    if c.part == IN_ORDER:
        card = step - TAKE
        c.picked.append(card)
    else:
        card, group = (step - DOWN) // 5, (step - DOWN) % 5
        me = player(c.s, c.s.actor)
        me.down[group] += ONE[card]
        me.laid += 1 << (5 * group)
        if c.part == IN_ARRANGEMENT:
            c.picked.append(card)
            me.hand -= ONE[card]
            me.size -= 1
            me.influence -= 1
    c.rest -= ONE[card]
    return -1 if c.rest else _complete(c)


def _put_aside(c: Course, card: int) -> None:
    me = player(c.s, c.s.actor)
    c.picked.append(card)
    me.hand -= ONE[card]
    me.size -= 1
    if card <= PHILOSOPHER:
        me.influence -= 1


def _complete(c: Course) -> int:
    """The move that was put together; the state is again as it was before."""
    s = c.s
    me, part = player(s, s.actor), c.part
    c.part = WHOLE
    if part == IN_ORDER:
        return mv.order(c.picked)
    if part == IN_CASTLING:
        first, second = me.down[s.first], me.down[s.second]
        for group, now in ((s.first, first), (s.second, second)):
            me.up[group], me.down[group] = c.up[group], c.down[group]
            me.laid += (count(c.up[group] + c.down[group]) - count(now)) << (5 * group)
        return mv.split(first, second)
    cards: i64 = 0
    for card in c.picked:
        cards += ONE[card]
    me.hand += cards
    me.size += len(c.picked)
    me.influence += count(cards & ALL_INFLUENCE)
    if part == IN_SWAP:
        return mv.on(mv.SWAP, cards)
    for group, card in enumerate(c.picked):
        me.down[group] -= ONE[card]
        me.laid -= 1 << (5 * group)
    return mv.arrangement(c.picked)


def outcome(s: State, seat: int) -> float:
    """Of a game that is over: mostly who won, and a little by how much; from -1 to 1."""
    best = winners(s)
    won = 0.0 if len(best) == 2 else (1.0 if best[0] == seat else -1.0)
    return 0.7 * won + 0.3 * tanh((points(s, seat) - points(s, 1 - seat)) / 8)


def steps_to(c: Course, move: int) -> list[int]:
    """The steps that put a move together; those that are forced are among them."""
    kind = move & 31
    if kind == mv.ORDER:
        return [TAKE + card for card in mv.ordered(move)]
    if kind == mv.ARRANGE:
        return [DOWN + card * 5 + group for group, card in enumerate(mv.arranged(move))]
    if kind == mv.SWAP:
        return [SWAP + card for card in unpack(move >> 5)] + [DONE]
    if kind == mv.REARRANGE:
        first, second = move >> 5 & ALL_INFLUENCE, move >> 23
        found = []
        for card in range(PHILOSOPHER, -1, -1):
            for cards, group in ((first, c.s.first), (second, c.s.second)):
                found += [DOWN + card * 5 + group] * (cards >> (3 * card) & 7)
        return found
    return [STEP_OF[move]]


def stroll(c: Course) -> None:
    """Steps at random to the end; cards are exchanged and turns forgone only for want of anything else."""
    found = ready(c)
    while found:
        useful = [step for step in found if step < DECLINE]
        if useful:
            found = useful
        found = take(c, found[c.dice.below(len(found))])
