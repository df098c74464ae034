"""The vote of confidence (section 4): turning up, deciding, discarding; and the end that it may bring."""

from mypy_extensions import i64

from curia.games.caesar import events as ev
from curia.games.caesar.data import PHILOSOPHER, PHILOSOPHERS, at, count, one
from curia.games.caesar.state import NOBODY, OVER, State, player


def turn_up(s: State, group: i64) -> None:
    """CC-4.3"""
    turn_up_side(s, 0, group)
    turn_up_side(s, 1, group)


def turn_up_side(s: State, seat: i64, group: i64) -> None:
    me = player(s, seat)
    cards: i64 = me.down[group]
    if cards:
        me.up[group] = me.up[group] + cards
        me.down[group] = 0
        if s.log is not None:
            s.log.append((ev.TURNED_UP, seat, group, cards))


def strength(cards: i64) -> i64:
    """CC-4.4: the sum of the values; a philosopher counts 0."""
    return (
        (cards & 7)
        + 2 * (cards >> 3 & 7)
        + 3 * (cards >> 6 & 7)
        + 4 * (cards >> 9 & 7)
        + 5 * (cards >> 12 & 7)
    )


def decide(s: State, group: i64, extraordinary: bool) -> None:
    """CC-4.5 to CC-4.9, with all cards at the group turned up."""
    cleopatra: i64 = s.cleopatra.up[group]
    caesar: i64 = s.caesar.up[group]
    hers, his = strength(cleopatra), strength(caesar)
    her_thinkers, his_thinkers = cleopatra >> (3 * PHILOSOPHER), caesar >> (3 * PHILOSOPHER)
    greater: i64 = 0 if hers > his else 1
    winner: i64 = greater if her_thinkers == his_thinkers else 1 - greater  # CC-4.6
    if hers == his:
        winner = NOBODY  # CC-4.5
    if s.log is not None:
        s.log.append((ev.VOTED, group, extraordinary, hers, his, her_thinkers, his_thinkers, winner))
    if winner == NOBODY:
        return
    more, fewer = (caesar, cleopatra) if greater else (cleopatra, caesar)
    _discard(s, greater, group, _highest(more) | more & PHILOSOPHERS)  # CC-4.7, CC-4.8
    _discard(s, 1 - greater, group, _lowest(fewer) | fewer & PHILOSOPHERS)
    s.left -= 1 << (5 * group)
    player(s, winner).won += 1 << (5 * group)
    if at(s.left, group) == 0:  # CC-4.9
        clear(s, group)
        if s.log is not None:
            s.log.append((ev.CLOSED, group))
        if not s.left:
            end(s, "CC-6.1")


def _highest(cards: i64) -> i64:
    for card in range(PHILOSOPHER - 1, -1, -1):
        if cards >> (3 * card) & 7:
            return one(card)
    return 0


def _lowest(cards: i64) -> i64:
    for card in range(PHILOSOPHER):
        if cards >> (3 * card) & 7:
            return one(card)
    return 0


def _discard(s: State, seat: i64, group: i64, cards: i64) -> None:
    """Face-up cards leave the table."""
    if cards:
        me = player(s, seat)
        me.up[group] = me.up[group] - cards
        me.laid -= count(cards) << (5 * group)
        if s.log is not None:
            s.log.append((ev.DISCARDED, seat, group, cards))


def clear(s: State, group: i64) -> None:
    """All influence at a group is discarded, of both players, face-down cards too."""
    for seat in (0, 1):
        me = player(s, seat)
        cards: i64 = me.up[group] + me.down[group]
        me.up[group] = cards
        me.down[group] = 0
        _discard(s, seat, group, cards)


def end(s: State, reason: str) -> None:
    s.phase, s.actor, s.reason = OVER, NOBODY, reason
    if s.log is not None:
        s.log.append((ev.ENDED, reason))
