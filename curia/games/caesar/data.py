"""What is in the box: cards, groups, editions. Cards and groups are small integers inside, names outside."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from curia.core.errors import BadInput, short

SEATS = ("cleopatra", "caesar")
GROUPS = ("senators", "praetors", "quaestors", "censors", "aediles")

# Cards: influence 0 to 5 (the values 1 to 5 and the philosopher), then the actions by name, so that
# ascending numbers are the order in which the notation lists them.
PHILOSOPHER: Final = 5
ASSASSINATION: Final = 6
CASTLING: Final = 7
SCOUT: Final = 8
SPY: Final = 9
VETO: Final = 10
WRATH: Final = 11
INFLUENCE_CARDS = ("1", "2", "3", "4", "5", "P")
ACTION_CARDS = ("assassination", "castling", "scout", "spy", "veto", "wrath")
CARDS = INFLUENCE_CARDS + ACTION_CARDS

# Vote cards: 0 to 4 ask for the group, then the orgies.
ORGY: Final = 5
RESHUFFLE: Final = 6
VOTES = (*GROUPS, "orgy", "reshuffle")

# Many cards are one integer: three bits count each kind (never more than seven of one).
ONE: Final = tuple(1 << (3 * card) for card in range(12))
ALL_INFLUENCE: Final = 0o777777
PHILOSOPHERS: Final = 0o700000
_EVERY_OTHER: Final = 0o070707070707
_PAST_ALL: Final = 1 << 36

# Small numbers, one for each group, are one integer too: five bits each, senators lowest.
EACH: Final = 0b00001_00001_00001_00001_00001
EIGHTS: Final = 0b01000_01000_01000_01000_01000
_GATHER: Final = 0b1_0001_0001_0001_0001


def one(card: i64) -> i64:
    """This one card. (Compiled, `1 << n` would be a number of 32 bits.)"""
    return _PAST_ALL >> (36 - 3 * card)


def count(cards: i64) -> i64:
    """How many cards; a player has 50 in all."""
    # Two counts added make a digit to base 64, and a number's rest by 63 is the sum of these digits.
    return ((cards & _EVERY_OTHER) + (cards >> 3 & _EVERY_OTHER)) % 63


def unpack(cards: int) -> list[int]:
    """The cards one by one, ascending."""
    return [card for card in range(12) for _ in range(cards >> (3 * card) & 7)]


def pack(cards: list[int]) -> int:
    total = 0
    for card in cards:
        total += ONE[card]
    return total


def names(cards: int) -> list[str]:
    return [CARDS[card] for card in unpack(cards)]


def at(numbers: i64, group: i64) -> i64:
    """The number of that group."""
    return numbers >> (5 * group) & 31


def by_group(numbers: tuple[int, ...]) -> int:
    """One number for each group, as one integer."""
    total = 0
    for group, number in enumerate(numbers):
        total |= number << (5 * group)
    return total


def some(numbers: i64) -> i64:
    """The groups whose number (at most 15) is not 0, as bits."""
    return gather((numbers | numbers >> 1 | numbers >> 2 | numbers >> 3) & EACH)


def gather(numbers: i64) -> i64:
    """Numbers that are 0 or 1, as bits next to one another."""
    return numbers * _GATHER >> 16 & 31


class Box:
    """The contents of one version of the game."""

    __slots__ = ("action_pile", "action_reserve", "actions", "bonus", "deal", "group_limit", "group_spare",
                 "groups", "hand", "id", "influence", "influence_pile", "laid", "opening", "patricians",
                 "side_limit", "side_spare", "sizes", "votes")  # fmt: skip

    def __init__(
        self,
        id: str,
        *,
        sizes: tuple[int, ...],
        influence: tuple[int, ...],
        laid: tuple[int, ...],
        opening: tuple[int, ...],
        actions: tuple[int, ...],
        votes: tuple[int, ...],
        bonus: tuple[int, ...],
        hand: int,
        side_limit: int,
        group_limit: int,
    ) -> None:
        self.id = id
        self.sizes = sizes
        self.groups = len(sizes)
        self.patricians: i64 = by_group(sizes)
        self.influence = pack([card for card, n in enumerate(influence) for _ in range(n)])
        self.laid = laid
        self.opening = pack(list(opening))
        self.deal = self.opening + pack(list(laid))
        self.actions = pack([6 + card for card, n in enumerate(actions) for _ in range(n)])
        self.action_reserve = self.actions - (self.opening & ~ALL_INFLUENCE)
        # The reserves card by card, as they are shuffled.
        self.influence_pile = tuple(unpack(self.influence - (self.deal & ALL_INFLUENCE)))
        self.action_pile = tuple(unpack(self.action_reserve))
        self.votes = votes
        self.bonus = bonus
        self.hand = hand
        self.side_limit = side_limit
        self.group_limit = group_limit
        # Added to the cards at each group, these make the number 8 where there is no more room.
        self.side_spare: i64 = (8 - side_limit) * EACH
        self.group_spare: i64 = (8 - group_limit) * EACH

    def __reduce__(self) -> str:
        """A pickle only names it: there is one of each."""
        return "SMALL" if self.id == "caesar-cleopatra-small" else "FULL"


FULL: Final = Box(
    "caesar-cleopatra",
    sizes=(5, 5, 5, 3, 3),  # CC-1.2
    influence=(7, 7, 7, 7, 7, 2),  # CC-1.5
    laid=(0, 1, 2, 3, 4),  # CC-2.7
    opening=(0, 1, 2, 3, 4),
    actions=(4, 2, 2, 2, 2, 1),  # CC-1.6, by name
    votes=(0, 1, 2, 3, 4, ORGY, ORGY, RESHUFFLE),  # CC-1.3
    bonus=(0, 0, 1, 1, 2, 2),  # CC-1.4
    hand=5,  # CC-3.10
    side_limit=5,  # CC-3.6
    group_limit=8,  # CC-3.7
)

# The same rules, small enough to be solved exactly (83,127 nodes with kosmos rules): two groups of one
# patrician, three vote cards, no bonus; each player arranges a 1 and a 2 and holds a philosopher and an
# assassination.
SMALL: Final = Box(
    "caesar-cleopatra-small",
    sizes=(1, 1),
    influence=(1, 1, 0, 0, 0, 1),
    laid=(0, 1),
    opening=(PHILOSOPHER, ASSASSINATION),
    actions=(1, 0, 0, 0, 0, 0),
    votes=(0, 1, ORGY),
    bonus=(),
    hand=2,
    side_limit=5,
    group_limit=8,
)

# Of the rules. It is raised when a change makes old records play differently.
VERSION: Final = 2

# Section 9 of the rules: an option's values, the first of which is the German one.
OPTIONS: dict[str, tuple[str, ...]] = {
    "actions": ("chosen", "shuffled"),
    "orgies": ("all", "late", "early"),
    "extraordinary": ("before", "after"),
    "vote_action": ("no", "yes"),
    "late_action": ("no", "yes"),
    "no_influence": ("may-pass", "must-swap"),
    "spied": ("may", "must"),
    "vetoer": ("may", "must"),
    "lone_end": ("five", "no-room", "last-hand"),
    "majority": ("absolute", "group-won"),
    "whole_group": ("whole", "won-so-far"),
}
EDITIONS: dict[str, dict[str, str]] = {
    "kosmos": {},
    "czech": {},
    "dutch": {"no_influence": "must-swap"},
    "french": {
        "extraordinary": "after",
        "vote_action": "yes",
        "late_action": "yes",
        "spied": "must",
        "vetoer": "must",
        "lone_end": "last-hand",
        "majority": "group-won",
        "whole_group": "won-so-far",
    },
}


# What editions meant in version 1 of the rules, where that differs.
_VERSION_1: dict[str, dict[str, str]] = {
    "kosmos": {"lone_end": "no-room"},
    "czech": {"lone_end": "no-room"},
    "dutch": {"lone_end": "no-room"},
    "french": {"late_action": "no"},
}


def edition_options(edition: str, version: int = VERSION) -> dict[str, str]:
    """Every option with the value that the edition has in that version of the rules."""
    found = {name: EDITIONS[edition].get(name, values[0]) for name, values in OPTIONS.items()}
    return found | _VERSION_1[edition] if version == 1 else found


class Options:
    """An edition with what was set over it; the rules ask the flags, never the edition."""

    __slots__ = ("after", "early", "edition", "group_won", "last_hand", "late", "late_action", "must_swap",
                 "no_room", "shuffled", "spied_must", "values", "vetoer_must", "vote_action",
                 "won_so_far")  # fmt: skip

    def __init__(self, edition: str, values: dict[str, str]) -> None:
        self.edition = edition
        self.values = values
        self.shuffled = values["actions"] == "shuffled"
        self.late = values["orgies"] == "late"
        self.early = values["orgies"] == "early"
        self.after = values["extraordinary"] == "after"
        self.vote_action = values["vote_action"] == "yes"
        self.late_action = values["late_action"] == "yes"
        self.must_swap = values["no_influence"] == "must-swap"
        self.spied_must = values["spied"] == "must"
        self.vetoer_must = values["vetoer"] == "must"
        self.no_room = values["lone_end"] == "no-room"
        self.last_hand = values["lone_end"] == "last-hand"
        self.group_won = values["majority"] == "group-won"
        self.won_so_far = values["whole_group"] == "won-so-far"

    def __reduce__(self) -> tuple[Any, ...]:
        return Options, (self.edition, self.values)

    def named(self) -> dict[str, str]:
        """Every option, as records, positions and views keep it: what an edition means may change."""
        return {"edition": self.edition, **self.values}


def read_options(given: Any, version: int = VERSION) -> Options:
    """Options as a caller gives them, or as a record of an older version does. Raises BadInput."""
    if not isinstance(given, Mapping):
        raise BadInput("options-no-object")
    edition = given.get("edition", "kosmos")
    if not isinstance(edition, str) or edition not in EDITIONS:
        raise BadInput("option-value", option="edition", value=short(edition), values=", ".join(EDITIONS))
    values = edition_options(edition, version)
    for name, value in given.items():
        if name == "edition":
            continue
        if name not in OPTIONS:
            known = ", ".join(("edition", *OPTIONS))
            raise BadInput("option-unknown", option=short(name), options=known)
        if not isinstance(value, str) or value not in OPTIONS[name]:
            known = ", ".join(OPTIONS[name])
            raise BadInput("option-value", option=name, value=short(value), values=known)
        values[name] = value
    return Options(edition, values)
