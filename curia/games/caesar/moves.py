"""Moves as integers: the kind in the low five bits, what it needs above them."""

from functools import lru_cache
from itertools import permutations
from typing import Any, Final

from mypy_extensions import i64

from curia.games.caesar.data import ONE

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
MOST: Final = 20_000


def at(kind: i64, card: i64, group: i64) -> int:
    """A move that names an influence card and a group."""
    return kind | card << 5 | group << 8


def pair(first: i64, second: i64) -> int:
    return CASTLE | first << 5 | second << 8


def on(kind: i64, what: i64) -> int:
    """A move that names one thing: a group, a card, or many cards as one integer."""
    return kind | what << 5


def split(first: i64, second: i64) -> int:
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
def arrangements(values: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([arrangement(laid) for laid in permutations(values)])


# --- Lists of moves that come up again and again, remembered ------------------------------------------------

# Which influence cards are among these, by the counts of three kinds.
_KINDS: Final = [
    (1 if cards & 7 else 0) | (2 if cards >> 3 & 7 else 0) | (4 if cards >> 6 else 0) for cards in range(512)
]
_lays: Final[list[tuple[int, ...] | None]] = [None] * (1 << 13)
_castles: Final[list[tuple[int, ...] | None]] = [None] * (1 << 10)
_discards: Final[dict[int, tuple[int, ...]]] = {}
_codes: Final[dict[Any, Any]] = {}
SCOUTS: Final = [tuple(SCOUT | g << 5 for g in range(5) if groups >> g & 1) for groups in range(32)]
WRATHS: Final = [tuple(WRATH | g << 5 for g in range(5) if groups >> g & 1) for groups in range(32)]

# Ways to lay.
_ONE_DOWN: Final = 0
_ONE_UP: Final = 1
_DOWN_OR_UP: Final = 2
_AGAINST: Final = 3


def kinds(cards: i64) -> i64:
    """Which influence cards are among these, as bits."""
    low: i64 = _KINDS[cards & 511]
    high: i64 = _KINDS[cards >> 9 & 511]
    return low | high << 3


def downs(cards: i64, room: i64) -> tuple[int, ...]:
    """Every way to lay one of these kinds of card face down at one of these groups (both as bits)."""
    return _ways(cards, room, _ONE_DOWN)


def ups(cards: i64, room: i64) -> tuple[int, ...]:
    """The same face up."""
    return _ways(cards, room, _ONE_UP)


def downs_and_ups(cards: i64, room: i64) -> tuple[int, ...]:
    return _ways(cards, room, _DOWN_OR_UP)


def number_of_lays(cards: i64, room: i64) -> i64:
    """How many ways there are to lay one of these kinds of card at one of these groups."""
    return _number(cards) * _number(room)


def lay(cards: i64, room: i64, n: i64) -> i64:
    """What `downs_and_ups` lists at place n."""
    groups = _number(room)
    kind: i64 = DOWN
    if n >= _number(cards) * groups:
        kind = UP
        n -= _number(cards) * groups
    return kind | _place(cards, n // groups) << 5 | _place(room, n % groups) << 8


def _number(bits: i64) -> i64:
    return _NUMBERS[bits]


def _place(bits: i64, n: i64) -> i64:
    """Where the bit is that has n others below it."""
    return _PLACES[bits << 3 | n]


# Of up to six bits: how many are set, and which.
_NUMBERS: Final = [bits.bit_count() for bits in range(64)]
_PLACES: Final = [
    ([place for place in range(6) if bits >> place & 1] + [0] * 8)[n] for bits in range(64) for n in range(8)
]


def assassinations(cards: i64, group: i64) -> tuple[int, ...]:
    """Every card of these kinds at this group as a victim."""
    return _ways(cards, 1 << group, _AGAINST)


def _ways(cards: i64, room: i64, how: i64) -> tuple[int, ...]:
    key = cards | room << 6 | how << 11
    found = _lays[key]
    if found is None:
        found = _shared(
            [
                at(kind, card, group)
                for kind in ((DOWN,), (UP,), (DOWN, UP), (ASSASSINATE,))[how]
                for card in range(6)
                if cards >> card & 1
                for group in range(5)
                if room >> group & 1
            ]
        )
        _lays[key] = found
    return found


def _shared(moves: list[Any]) -> tuple[int, ...]:
    """As a tuple. Equal codes are one object in all of them: they stay close together in memory."""
    return tuple([_codes.setdefault(move, move) for move in moves])


def castles(left: i64, own: i64) -> tuple[int, ...]:
    """Every two of the groups that are left, with own cards at one of them at least (both as bits)."""
    key = left | own << 5
    found = _castles[key]
    if found is None:
        found = _shared(
            [
                pair(first, second)
                for first in range(4)
                for second in range(first + 1, 5)
                if left >> first & left >> second & (own >> first | own >> second) & 1
            ]
        )
        _castles[key] = found
    return found


def discards(hand: i64, may_pass: bool) -> tuple[int, ...]:
    """Every choice of at least one card of the hand to discard; and to discard none, if one may."""
    key = hand << 1 | may_pass
    found = _discards.get(key)
    if found is None:
        found = _shared([on(SWAP, cards) for cards in parts(hand) if cards] + [PASS] * may_pass)
        if len(_discards) < MOST:
            _discards[key] = found
    return found


def parts(cards: int) -> list[int]:
    """Every choice of none, some or all of these cards."""
    found = [0]
    for card in range(12):
        most = cards >> (3 * card) & 7
        if most:
            found = [some + n * ONE[card] for n in range(most + 1) for some in found]
    return found


def number_of_parts(cards: i64) -> i64:
    ways: i64 = 1
    while cards:
        ways *= (cards & 7) + 1
        cards >>= 3
    return ways


def part(cards: i64, n: i64) -> i64:
    """The choice that `parts` lists at place n."""
    found: i64 = 0
    shift: i64 = 0
    while n:
        ways = (cards >> shift & 7) + 1
        if ways > 1:
            found |= n % ways << shift
            n //= ways
        shift += 3
    return found
