"""The vote of confidence (section 4): turning up, deciding, discarding; and the end that it may bring."""

from curia.caesar import events as ev
from curia.caesar.data import ONE, PHILOSOPHER, count
from curia.caesar.state import NOBODY, OVER, State


def turn_up(s: State, group: int) -> None:
    """CC-4.3"""
    turn_up_side(s, 0, group)
    turn_up_side(s, 1, group)


def turn_up_side(s: State, seat: int, group: int) -> None:
    side = 5 * seat + group
    cards = s.down[side]
    if cards:
        s.up[side] += cards
        s.down[side] = 0
        if s.log is not None:
            s.log.append((ev.TURNED_UP, seat, group, cards))


def strength(cards: int) -> int:
    """CC-4.4: the sum of the values; a philosopher counts 0."""
    return (
        (cards & 7)
        + 2 * (cards >> 3 & 7)
        + 3 * (cards >> 6 & 7)
        + 4 * (cards >> 9 & 7)
        + 5 * (cards >> 12 & 7)
    )


def decide(s: State, group: int, extraordinary: bool) -> None:
    """CC-4.5 to CC-4.9, with all cards at the group turned up."""
    cards = (s.up[group], s.up[5 + group])
    influence = (strength(cards[0]), strength(cards[1]))
    thinkers = (cards[0] >> (3 * PHILOSOPHER), cards[1] >> (3 * PHILOSOPHER))
    greater = 0 if influence[0] > influence[1] else 1
    winner = greater if thinkers[0] == thinkers[1] else 1 - greater  # CC-4.6
    if influence[0] == influence[1]:
        winner = NOBODY  # CC-4.5
    if s.log is not None:
        s.log.append((ev.VOTED, group, extraordinary, *influence, *thinkers, winner))
    if winner == NOBODY:
        return
    _discard(
        s, greater, group, _highest(cards[greater]) + thinkers[greater] * ONE[PHILOSOPHER]
    )  # CC-4.7, 4.8
    smaller = 1 - greater
    _discard(s, smaller, group, _lowest(cards[smaller]) + thinkers[smaller] * ONE[PHILOSOPHER])
    s.left[group] -= 1
    s.won[5 * winner + group] += 1
    if s.left[group] == 0:  # CC-4.9
        clear(s, group)
        if s.log is not None:
            s.log.append((ev.CLOSED, group))
        if not any(s.left):
            end(s, "CC-6.1")


def _highest(cards: int) -> int:
    for card in range(PHILOSOPHER - 1, -1, -1):
        if cards >> (3 * card) & 7:
            return ONE[card]
    return 0


def _lowest(cards: int) -> int:
    for card in range(PHILOSOPHER):
        if cards >> (3 * card) & 7:
            return ONE[card]
    return 0


def _discard(s: State, seat: int, group: int, cards: int) -> None:
    """Face-up cards leave the table."""
    if cards:
        s.up[5 * seat + group] -= cards
        s.cnt[5 * seat + group] -= count(cards)
        if s.log is not None:
            s.log.append((ev.DISCARDED, seat, group, cards))


def clear(s: State, group: int) -> None:
    """All influence at a group is discarded, of both players, face-down cards too."""
    for seat in (0, 1):
        side = 5 * seat + group
        s.up[side] += s.down[side]
        s.down[side] = 0
        _discard(s, seat, group, s.up[side])


def end(s: State, reason: str) -> None:
    s.phase, s.actor, s.reason = OVER, NOBODY, reason
    if s.log is not None:
        s.log.append((ev.ENDED, reason))
