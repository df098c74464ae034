"""Moves as integers: the kind in the low five bits, what it needs above them."""

from functools import lru_cache
from itertools import permutations
from typing import Final

from curia.caesar.data import ONE

ORDER: Final = 0
ARRANGE: Final = 1
DOWN: Final = 2
UP: Final = 3
ASSASSINATE: Final = 4
CASTLE: Final = 5
SCOUT: Final = 6
SPY: Final = 7
WRATH: Final = 8
VETO: Final = 9
ALLOW: Final = 10
TAKE: Final = 11
REARRANGE: Final = 12
DONE: Final = 13
DRAW_INFLUENCE: Final = 14
DRAW_ACTION: Final = 15
DECLINE: Final = 16
SWAP: Final = 17
PASS: Final = 18

# Bound on remembered lists: more different hands than a game can show.
_MOST: Final = 20_000


def at(kind: int, card: int, group: int) -> int:
    """A move that names an influence card and a group."""
    return kind | card << 5 | group << 8


def pair(first: int, second: int) -> int:
    return CASTLE | first << 5 | second << 8


def on(kind: int, what: int) -> int:
    """A move that names one thing: a group, a card, or many cards as one integer."""
    return kind | what << 5


def split(first: int, second: int) -> int:
    """A rearrangement: the cards at the first and at the second group."""
    return REARRANGE | first << 5 | second << 23


def order(cards: list[int] | tuple[int, ...]) -> int:
    """Action cards, top first. A leading mark keeps their number."""
    code = 1
    for card in reversed(cards):
        code = code << 3 | (card - 6)
    return ORDER | code << 5


def ordered(move: int) -> list[int]:
    """The cards of an `order`, top first."""
    code, cards = move >> 5, []
    while code > 1:
        cards.append((code & 7) + 6)
        code >>= 3
    return cards


def arrangement(values: list[int] | tuple[int, ...]) -> int:
    """The values laid at each group."""
    code = 1
    for value in reversed(values):
        code = code << 3 | value
    return ARRANGE | code << 5


def arranged(move: int) -> list[int]:
    code, values = move >> 5, []
    while code > 1:
        values.append(code & 7)
        code >>= 3
    return values


@lru_cache(maxsize=8)
def arrangements(values: tuple[int, ...]) -> list[int]:
    return [arrangement(laid) for laid in permutations(values)]


_kinds: Final[dict[int, int]] = {}
_lays: Final[dict[int, list[int]]] = {}
_swaps: Final[dict[int, list[int]]] = {}


def kinds(cards: int) -> int:
    """Which influence cards are among these, as bits."""
    found = _kinds.get(cards)
    if found is None:
        found = 0
        for card in range(6):
            if cards >> (3 * card) & 7:
                found |= 1 << card
        if len(_kinds) < _MOST:
            _kinds[cards] = found
    return found


def lays(cards: int, room: int, kind: int) -> list[int]:
    """Every way to lay one of these kinds of card at one of these groups (both as bits)."""
    key = cards | room << 6 | kind << 11
    found = _lays.get(key)
    if found is None:
        found = [
            at(kind, card, g) for card in range(6) if cards >> card & 1 for g in range(5) if room >> g & 1
        ]
        _lays[key] = found
    return found


def swaps(hand: int) -> list[int]:
    """Every choice of at least one card of the hand to discard."""
    found = _swaps.get(hand)
    if found is None:
        found = [on(SWAP, cards) for cards in parts(hand) if cards]
        if len(_swaps) < _MOST:
            _swaps[hand] = found
    return found


def parts(cards: int) -> list[int]:
    """Every choice of none, some or all of these cards."""
    found = [0]
    for card in range(12):
        most = cards >> (3 * card) & 7
        if most:
            found = [some + n * ONE[card] for n in range(most + 1) for some in found]
    return found
