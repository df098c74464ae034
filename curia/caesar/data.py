"""What is in the box: cards, groups, editions. Cards and groups are small integers inside, names outside."""

from collections.abc import Mapping
from typing import Any, Final

from curia.core.errors import BadInput

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


def count(cards: int) -> int:
    """How many cards."""
    total = 0
    while cards:
        total += cards & 7
        cards >>= 3
    return total


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


class Box:
    """The contents of one version of the game."""

    __slots__ = ("action_reserve", "actions", "bonus", "group_limit", "groups", "hand", "id", "influence",
                 "laid", "opening", "side_limit", "sizes", "votes")  # fmt: skip

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
        self.influence = pack([card for card, n in enumerate(influence) for _ in range(n)])
        self.laid = laid
        self.opening = pack(list(opening))
        self.actions = pack([6 + card for card, n in enumerate(actions) for _ in range(n)])
        self.action_reserve = self.actions - (self.opening & ~ALL_INFLUENCE)
        self.votes = votes
        self.bonus = bonus
        self.hand = hand
        self.side_limit = side_limit
        self.group_limit = group_limit


FULL = Box(
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
SMALL = Box(
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

# Section 9 of the rules: an option's values, the first of which is the German one.
OPTIONS: dict[str, tuple[str, ...]] = {
    "actions": ("chosen", "shuffled"),
    "orgies": ("all", "late", "early"),
    "extraordinary": ("before", "after"),
    "vote_action": ("no", "yes"),
    "no_influence": ("may-pass", "must-swap"),
    "spied": ("may", "must"),
    "vetoer": ("may", "must"),
    "lone_end": ("no-room", "last-hand"),
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
        "spied": "must",
        "vetoer": "must",
        "lone_end": "last-hand",
        "majority": "group-won",
        "whole_group": "won-so-far",
    },
}


def edition_options(edition: str) -> dict[str, str]:
    """Every option with the edition's value."""
    return {name: EDITIONS[edition].get(name, values[0]) for name, values in OPTIONS.items()}


class Options:
    """An edition with what was set over it; the rules ask the flags, never the edition."""

    __slots__ = ("after", "early", "edition", "group_won", "last_hand", "late", "must_swap", "shuffled",
                 "spied_must", "values", "vetoer_must", "vote_action", "won_so_far")  # fmt: skip

    def __init__(self, edition: str, values: dict[str, str]) -> None:
        self.edition = edition
        self.values = values
        self.shuffled = values["actions"] == "shuffled"
        self.late = values["orgies"] == "late"
        self.early = values["orgies"] == "early"
        self.after = values["extraordinary"] == "after"
        self.vote_action = values["vote_action"] == "yes"
        self.must_swap = values["no_influence"] == "must-swap"
        self.spied_must = values["spied"] == "must"
        self.vetoer_must = values["vetoer"] == "must"
        self.last_hand = values["lone_end"] == "last-hand"
        self.group_won = values["majority"] == "group-won"
        self.won_so_far = values["whole_group"] == "won-so-far"

    def named(self) -> dict[str, str]:
        """The edition and what differs from it, as records and positions keep it."""
        usual = edition_options(self.edition)
        return {"edition": self.edition} | {k: v for k, v in self.values.items() if v != usual[k]}


def read_options(given: Any) -> Options:
    """Options as a caller gives them. Raises BadInput."""
    if not isinstance(given, Mapping):
        raise BadInput("options-no-object")
    edition = given.get("edition", "kosmos")
    if not isinstance(edition, str) or edition not in EDITIONS:
        raise BadInput("option-value", option="edition", value=str(edition)[:40], values=", ".join(EDITIONS))
    values = edition_options(edition)
    for name, value in given.items():
        if name == "edition":
            continue
        if name not in OPTIONS:
            known = ", ".join(("edition", *OPTIONS))
            raise BadInput("option-unknown", option=str(name)[:40], options=known)
        if not isinstance(value, str) or value not in OPTIONS[name]:
            known = ", ".join(OPTIONS[name])
            raise BadInput("option-value", option=name, value=str(value)[:40], values=known)
        values[name] = value
    return Options(edition, values)
