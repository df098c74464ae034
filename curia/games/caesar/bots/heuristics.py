"""Rules of thumb on the state itself, quick enough for playouts: how much each step is worth to who takes it.

The same judgement as `greedy` has of a view, in points: the points at stake at a group, times the odds of
winning them. Only what the seat to act may know goes into it (section 10).
"""

from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from curia.games.caesar import steps as cs
from curia.games.caesar.bots.heuristic_weights import USUAL, Habits
from curia.games.caesar.data import (
    ALL_INFLUENCE,
    ASSASSINATION,
    CASTLING,
    ORGY,
    PHILOSOPHER,
    RESHUFFLE,
    SCOUT,
    SPY,
    WRATH,
    at,
    count,
    one,
)
from curia.games.caesar.state import DRAW, LAID, LATE, MAIN, SECOND, TAKE, VETO, VOTE, Player, State, player
from curia.games.caesar.steps import (
    IN_ARRANGEMENT,
    IN_CASTLING,
    IN_ORDER,
    IN_SWAP,
    Course,
    next_castled,
    ready,
    take,
)
from curia.games.caesar.votes import strength

FADE: Final = 0.85  # how much less a vote counts for each turn that it is away

# Points that nothing is worth.
UNKNOWN: Final = -99.0
NO_ROOM: Final = -50.0

_MOST: Final = 9  # vote cards, and turns looked ahead, less one


def _asked() -> list[float]:
    """How often a group is asked in the next turns, later ones less; by `_place`."""
    found = [0.0] * (4 * _MOST * _MOST * _MOST)
    for turns in range(1, _MOST):
        for everything in range(_MOST):
            for deck in range(1, _MOST):
                for inside in (0, 1):
                    for reshuffle in (0, 1):
                        sum_of, others = 0.0, deck - inside - reshuffle
                        if inside:
                            sum_of += 1 + FADE * found[_place(0, deck - 1, reshuffle, everything, turns - 1)]
                        if reshuffle:
                            sum_of += FADE * found[_place(1, everything, 1, everything, turns - 1)]
                        rest = found[_place(inside, deck - 1, reshuffle, everything, turns - 1)]
                        place = _place(inside, deck, reshuffle, everything, turns)
                        found[place] = (sum_of + max(0, others) * FADE * rest) / deck
    return found


def _place(inside: i64, deck: i64, reshuffle: i64, everything: i64, turns: i64) -> i64:
    return (((turns * _MOST + everything) * _MOST + deck) * 2 + inside) * 2 + reshuffle


ASKED: Final = _asked()


def _outlooks() -> tuple[list[float], list[float]]:
    """A group's points in the end, mine less theirs, and my chance of its majority, if a coin is tossed for
    each patrician still there (CC-7.1 to 7.3); by size, mine and theirs so far."""
    points, majority = [0.0] * 216, [0.0] * 216
    for size in range(1, 6):
        for won in range(size, -1, -1):
            for own in range(won + 1):
                place, other = size * 36 + own * 6 + won - own, won - own
                if won == size:
                    majority[place] = 1.0 if own > other else 0.0
                    points[place] = float(own - other + (1 if own > other else -1))
                    points[place] += float((own == size) - (other == size))
                else:
                    for found in (points, majority):
                        found[place] = (found[place + 6] + found[place + 1]) / 2
    return points, majority


POINTS, MAJORITY = _outlooks()
ROOTS: Final = [sqrt(number) for number in range(9)]


def soft(x: float) -> float:
    """Nearly the hyperbolic tangent."""
    if x > 3.0:
        return 1.0
    if x < -3.0:
        return -1.0
    return x * (27.0 + x * x) / (27.0 + 9.0 * x * x)


def odds(margin: float, doubt: float) -> float:
    """Chance to have the greater influence less chance to have the smaller one."""
    if doubt > 0.0:
        return soft(margin / doubt)
    return 1.0 if margin > 0.0 else (-1.0 if margin < 0.0 else 0.0)


def highest(cards: i64) -> i64:
    """The value of the highest card that counts."""
    for card in range(4, -1, -1):
        if cards >> (3 * card) & 7:
            return card + 1
    return 0


def lowest(cards: i64) -> i64:
    for card in range(5):
        if cards >> (3 * card) & 7:
            return card + 1
    return 0


@final
class Thumb:
    """One seat's judgement of a table."""

    __slots__ = ("later", "limit", "mean", "now", "own", "presents", "s", "seat", "splits", "spread",
                 "stakes", "theirs", "thinkers", "unseen", "w")  # fmt: skip

    def __init__(self, s: State, seat: i64, w: Habits = USUAL) -> None:
        self.s = s
        self.w = w
        self.seat: i64 = seat
        self.limit: i64 = s.box.group_limit
        me, other = player(s, seat), player(s, 1 - seat)
        self.own = [0] * 5
        self.theirs = [0] * 5
        self.unseen = [0] * 5
        hidden: i64 = other.hand & ALL_INFLUENCE
        for group in range(5):
            down: i64 = other.down[group]
            self.own[group] = me.up[group] + me.down[group]
            self.theirs[group] = other.up[group]
            self.unseen[group] = count(down)
            hidden += down
        self._count(hidden, other)
        self.stakes = [0.0] * 5
        self.now = [0.0] * 5
        self.later = [0.0] * 5
        self._votes(me, other)
        # What was asked before: groups as they are, and with castled cards.
        self.presents = [UNKNOWN] * 5
        self.splits: list[float] = []

    def _count(self, hidden: i64, other: Player) -> None:
        """Mean, spread and share of philosophers of the influence cards of theirs that can't be seen."""
        for number in range(other.influence_left):
            card: i64 = other.influence_pile[number]
            hidden += one(card)
        n: i64 = 0
        total: i64 = 0
        squares: i64 = 0
        for card in range(5):
            k = hidden >> (3 * card) & 7
            n += k
            total += k * (card + 1)
            squares += k * (card + 1) * (card + 1)
        thinkers = hidden >> (3 * PHILOSOPHER) & 7
        n += thinkers
        self.mean: float = 0.0
        self.spread: float = 0.0
        self.thinkers: float = 0.0
        if n:
            mean = float(total) / float(n)
            self.mean = self.w.hidden * mean
            self.spread = self.w.spread * sqrt(max(0.0, float(squares) / float(n) - mean * mean))
            self.thinkers = float(thinkers) / float(n)

    def _votes(self, me: Player, other: Player) -> None:
        """The points at stake at each group, the chance that it is asked next, and how often later."""
        s = self.s
        inside: i64 = 0
        deck: i64 = 0
        reshuffle: i64 = 0
        for number in range(s.votes_left):
            card: i64 = s.votes[number]
            if card < ORGY:
                if at(s.left, card):
                    inside |= 1 << card
                    deck += 1
            else:
                deck += 1
                if card == RESHUFFLE:
                    reshuffle = 1
        everything = deck
        for card in s.shown:
            if card >= ORGY or at(s.left, card):
                everything += 1
        deck = min(deck, _MOST - 1)
        everything = min(everything, _MOST - 1)
        turns = 1 + (me.influence + me.influence_left + other.influence + other.influence_left) // 2
        turns = min(turns, _MOST - 1)
        sizes = s.box.sizes
        for group in range(len(sizes)):
            if not at(s.left, group):
                continue
            place: i64 = sizes[group] * 36 + at(me.won, group) * 6 + at(other.won, group)
            win, lose = place + 6, place + 1
            mine = self.w.bonus if me.bonus == group else 0.0
            # CC-7.4: their bonus card is one of the five that I don't hold.
            theirs = 0.0
            if group < 3 and me.bonus >= 0:
                theirs = self.w.their_bonus / 2.0 if me.bonus == group else self.w.their_bonus
            stake = POINTS[win] - POINTS[lose] + (mine + theirs) * (MAJORITY[win] - MAJORITY[lose])
            self.stakes[group] = stake / 2
            if deck:
                here = inside >> group & 1
                now = 1.0 / float(deck) if here else 0.0
                self.now[group] = now
                weight: float = ASKED[_place(here, deck, reshuffle, everything, turns)]
                self.later[group] = max(0.0, weight - now)

    def group(self, group: i64, own: i64, theirs: i64, down: i64) -> float:
        """What a group is worth with these cards: own, their open ones, how many they have face down."""
        stake: float = self.stakes[group]
        if stake == 0.0:
            return 0.0
        w = self.w
        margin = float(strength(own) - strength(theirs)) - float(down) * self.mean
        root: float = ROOTS[down]
        doubt = root * self.spread
        upright = 1.0 - 2.0 * self.inverted((own >> 15 & 7) - (theirs >> 15 & 7), down)
        edge = odds(margin, doubt) * upright
        soon: float = self.now[group]
        later: float = self.later[group] * w.later
        cards = count(own) + count(theirs) + down
        missing = self.limit - cards
        if group == self.s.vote or missing == 0:  # CC-4.2
            soon = 1.0
        elif missing == 1:
            soon += w.closed if edge < 0.0 else w.closing
        elif missing == 2:
            soon += w.closed_two if edge < 0.0 else w.closing_two
        worth = soon * edge + later * odds(margin, doubt + w.drift) * upright
        if at(self.s.left, group) > 1:
            # CC-4.7: once the greater side has lost its highest card and the smaller its lowest
            if margin > 0.0:
                least = float(lowest(theirs))
                if down and (least == 0.0 or self.mean < least):
                    least = self.mean
                margin += least - float(highest(own))
            else:
                most = float(highest(theirs))
                if down and self.mean > most:
                    most = self.mean
                margin += most - float(lowest(own))
            worth += w.again * (soon + later) * odds(margin, doubt + w.drift_again)
        return stake * worth

    def inverted(self, more: i64, down: i64) -> float:
        """CC-4.6: the chance that the numbers of philosophers differ."""
        if more > 1 or more < 0:
            return 1.0
        if down == 0:
            return float(more)
        # Those of the set-up are none (CC-2.7): one of them may be here still.
        q, hidden = self.w.thinkers * self.thinkers, down
        if more == 0:
            rest = 1.0
            for _ in range(hidden):
                rest *= 1.0 - q
            return 1.0 - rest
        rest = float(hidden) * q
        for _ in range(hidden - 1):
            rest *= 1.0 - q
        return 1.0 - rest

    def present(self, group: i64) -> float:
        found: float = self.presents[group]
        if found == UNKNOWN:
            found = self.group(group, self.own[group], self.theirs[group], self.unseen[group])
            self.presents[group] = found
        return found

    def change(self, group: i64, own: i64, theirs: i64, down: i64) -> float:
        return self.group(group, own, theirs, down) - self.present(group)

    def laying(self, card: i64, group: i64) -> float:
        """What is gained at the group, less what the card would be worth later."""
        gain = self.change(group, self.own[group] + one(card), self.theirs[group], self.unseen[group])
        kept: float = self.w.keep[card]
        return gain - kept

    def together(self, card: i64, more: i64, group: i64) -> float:
        """Two open cards at one group, if there is room (CC-3.6, CC-3.7)."""
        own: i64 = self.own[group] + one(card) + one(more)
        mine, all_of = count(own), count(own) + count(self.theirs[group]) + self.unseen[group]
        if mine > self.s.box.side_limit or all_of > self.limit:
            return -9.0
        kept: float = self.w.keep[card]
        kept += self.w.keep[more]
        return self.change(group, own, self.theirs[group], self.unseen[group]) - kept

    def assassination(self, card: i64, group: i64) -> float:
        return self.change(group, self.own[group], self.theirs[group] - one(card), self.unseen[group])

    def scout(self, group: i64) -> float:
        """Knowing pays before laying, where the vote may come, much is at stake and the outcome is open."""
        if self.s.phase != MAIN and self.s.phase != SECOND:
            return 0.0
        down: i64 = self.unseen[group]
        margin = float(strength(self.own[group]) - strength(self.theirs[group])) - float(down) * self.mean
        unclear = max(0.0, 1.0 - abs(margin) / float(3 * down + 3))
        stake: float = self.stakes[group]
        weight: float = self.now[group]
        weight += self.later[group]
        return self.w.scout * stake * weight * unclear * float(min(3, down))

    def castling(self, first: i64, second: i64) -> float:
        """The best new split that moves one card or exchanges two."""
        best = 0.0
        at_first: i64 = self.own[first]
        at_second: i64 = self.own[second]
        base = self.present(first) + self.present(second)
        for card in range(-1, 6):
            if card >= 0 and not at_first >> (3 * card) & 7:
                continue
            for other in range(-1, 6):
                if card == other or (other >= 0 and not at_second >> (3 * other) & 7):
                    continue
                gain = self.exchanged(first, card, other) + self.exchanged(second, other, card) - base
                if gain > best:
                    best = gain
        return best

    def exchanged(self, group: i64, gone: i64, new: i64) -> float:
        """What a group is worth with one own card gone, and another there (-1: none)."""
        if not self.splits:
            self.splits = [UNKNOWN] * 245
        place = (group * 7 + gone + 1) * 7 + new + 1
        found: float = self.splits[place]
        if found == UNKNOWN:
            own: i64 = self.own[group]
            if gone >= 0:
                own -= one(gone)
            if new >= 0:
                own += one(new)
            theirs: i64 = self.theirs[group]
            down: i64 = self.unseen[group]
            mine = count(own)
            if mine > self.s.box.side_limit or mine + count(theirs) + down > self.limit:
                found = NO_ROOM
            else:
                found = self.group(group, own, theirs, down)
            self.splits[place] = found
        return found

    def damage(self) -> float:
        """What the action that was played would cost me."""
        s = self.s
        card, first = s.card, s.first
        if card == ASSASSINATION:
            group = s.second
            own: i64 = self.own[group] - one(first)
            return -self.change(group, own, self.theirs[group], self.unseen[group])
        if card == WRATH:
            return -self.change(first, 0, 0, 0)
        if card == SCOUT:  # it spoils a trap
            stake: float = self.stakes[first]
            return stake / 2 if player(s, self.seat).down[first] >> 15 & 7 else self.w.spoilt
        if card == SPY:
            worst = 0.0
            hand = player(s, self.seat).hand
            for held in range(6):
                if hand >> (3 * held) & 7:
                    worst = max(worst, self.w.feared[held])
            return worst / 2
        if card == CASTLING:  # as good as they were behind
            return (max(0.0, self.present(first)) + max(0.0, self.present(s.second))) / 2
        return 0.0


def leanings(c: Course, w: Habits, found: list[int]) -> list[float]:
    """For each of these steps, all that are possible, what it is worth in points to the seat to act."""
    s = c.s
    if c.part == IN_ORDER:
        return [
            -0.05 * (w.early[step - cs.TAKE - 6] + 2.5 * c.picked.count(step - cs.TAKE)) for step in found
        ]
    if c.part == IN_SWAP:
        return [0.0 if step == cs.DONE else 0.02 - w.feared[step - cs.SWAP] for step in found]
    if s.phase == TAKE:
        return [w.feared[step - cs.TAKE] for step in found]
    if s.phase == DRAW:
        me = player(s, s.actor)
        action = me.influence >= 2 and me.size - me.influence < 2
        wanted = cs.DRAW_ACTION if action else cs.DRAW_INFLUENCE
        return [0.3 if step == wanted else (-1.0 if step == cs.DECLINE else 0.0) for step in found]
    return judged(c, Thumb(s, s.actor, w), found)


def judged(c: Course, t: Thumb, found: list[int]) -> list[float]:
    """The same, for choices that take a look at the table."""
    s = c.s
    if c.part == IN_ARRANGEMENT:
        return [t.stakes[step % 5] * float(step // 5 + 1) * t.w.arranged for step in found]
    if c.part == IN_CASTLING:
        card = next_castled(c)
        return [
            t.change(step % 5, t.own[step % 5] + one(card), t.theirs[step % 5], t.unseen[step % 5])
            for step in found
        ]
    phase = s.phase
    if phase in (MAIN, SECOND, LAID, VOTE, LATE):
        return _turn(t, found, phase == MAIN)
    if phase == VETO:
        return [t.damage() if step == cs.VETO else t.w.veto for step in found]
    return [0.0 for _ in found]


def _turn(t: Thumb, found: list[int], first: bool) -> list[float]:
    """Laying and action cards. The first of two open cards is as good as the two together."""
    gains = [0.0] * 30
    known = [False] * 30
    ups: list[int] = []
    hand = player(t.s, t.seat).hand
    for step in found:
        if step < cs.ASSASSINATE:
            place = step % 30
            if not known[place]:
                gains[place] = t.laying(place // 5, place % 5)
                known[place] = True
            if step >= cs.UP:
                ups.append(place)
    worth: list[float] = []
    for step in found:
        worth.append(_step(t, step, gains, ups, hand, first))
    return worth


def _step(t: Thumb, step: i64, gains: list[float], ups: list[int], hand: i64, first: bool) -> float:
    if step < cs.UP:
        hidden: float = t.w.hide[step // 5]
        stake: float = t.stakes[step % 5]
        return gains[step] + hidden + t.w.hide_stake * stake
    if step < cs.ASSASSINATE:
        place = step - cs.UP
        card, group = place // 5, place % 5
        gain: float = gains[place]
        if card == PHILOSOPHER:
            gain -= t.w.shown
        if not first:
            return gain
        best = -9.0
        for other in ups:
            more, there = other // 5, other % 5
            if more == card and (hand >> (3 * card) & 7) < 2:
                continue
            both = t.together(card, more, group) if there == group else gain + gains[other]
            if more == PHILOSOPHER:
                both -= t.w.shown
            if there == group and card == PHILOSOPHER:
                both -= t.w.shown
            if both > best:
                best = both
        return best
    if step == cs.DONE:
        return 0.0
    if step >= cs.SWAP:
        feared: float = t.w.feared[step - cs.SWAP]
        return t.w.swap - 0.3 * feared
    if step >= cs.DECLINE:
        return -0.5
    action = _action(t, step)
    # What it shows or changes is known before laying.
    return action + t.w.first if first and action > 0.0 else action


def _action(t: Thumb, step: i64) -> float:
    """What is gained by an action card, less what it would be worth later."""
    w = t.w
    if step < cs.CASTLE:
        place = step - cs.ASSASSINATE
        return t.assassination(place // 5, place % 5) - w.kept_assassination
    if step < cs.SCOUT:
        first, second = cs.PAIRS[step - cs.CASTLE]
        return w.castled * t.castling(first, second) - w.kept_castling
    if step < cs.WRATH:
        return t.scout(step - cs.SCOUT) - w.kept_scout
    if step < cs.SPY:
        return t.change(step - cs.WRATH, 0, 0, 0) - w.kept_wrath
    return w.spy if player(t.s, 1 - t.seat).influence else -w.spy


def preferred(c: Course, w: Habits, found: list[int]) -> int:
    """The one of these steps, all that are possible, that rules of thumb take; near-equal ones are mixed."""
    worth = leanings(c, w, found)
    best = 0
    most = -99.0
    for number in range(len(found)):
        value: float = worth[number]
        value += float(c.dice.below(1024)) * 0.00005
        if value > most:
            most = value
            best = number
    return found[best]


def wander(c: Course, horizon: i64, first: Habits = USUAL, second: Habits = USUAL) -> None:
    """On by rules of thumb until so many turns have begun; habits differ where they are compared."""
    found = ready(c)
    while found and c.turns < horizon:
        found = take(c, preferred(c, second if c.s.actor else first, found))


def outlook(s: State, seat: i64, group: i64) -> float:
    """A group's points, mine less theirs, if a coin is tossed for what is left of it; as this seat knows."""
    sizes = s.box.sizes
    if group >= len(sizes):
        return 0.0
    me, other = player(s, seat), player(s, 1 - seat)
    own, theirs = at(me.won, group), at(other.won, group)
    size: i64 = sizes[group] * 36
    points: float = POINTS[size + own * 6 + theirs]
    if me.bonus == group:
        majority: float = MAJORITY[size + own * 6 + theirs]
        points += 2.0 * majority
    if me.bonus >= 0 and group < 3:
        lost: float = MAJORITY[size + theirs * 6 + own]
        points -= (0.4 if me.bonus == group else 0.8) * lost
    return points


def prospect(s: State, seat: i64) -> float:
    """The points in the end, mine less theirs, as both tables lie with all cards up."""
    t = Thumb(s, seat)
    me, other = player(s, seat), player(s, 1 - seat)
    total = 0.0
    sizes = s.box.sizes
    for group in range(len(sizes)):
        place: i64 = sizes[group] * 36 + at(me.won, group) * 6 + at(other.won, group)
        mine = 2.0 if me.bonus == group else 0.0
        theirs = 2.0 if other.bonus == group else 0.0
        if at(s.left, group):
            win, lose = place + 6, place + 1
            stake = POINTS[win] - POINTS[lose] + (mine + theirs) * (MAJORITY[win] - MAJORITY[lose])
            t.stakes[group] = stake / 2
            total += t.group(group, t.own[group], other.up[group] + other.down[group], 0)
        lost: i64 = sizes[group] * 36 + at(other.won, group) * 6 + at(me.won, group)
        total += POINTS[place] + mine * MAJORITY[place] - theirs * MAJORITY[lost]
    return total + _held(me) - _held(other)


def hoped(s: State, seat: i64) -> float:
    """What may come of a game that is not over, as `outcome` counts it; -1 to 1."""
    left: i64 = 0
    for group in range(5):
        left += at(s.left, group)
    return soft(prospect(s, seat) / (3.0 + 0.3 * float(left)))


def _held(me: Player) -> float:
    """What cards in hand are worth."""
    total = 0.08 * float(me.influence_left)
    for card in range(6):
        kept: float = USUAL.keep[card]
        total += kept * float(me.hand >> (3 * card) & 7)
    return total + 0.15 * float(me.size - me.influence)
