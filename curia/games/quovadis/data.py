"""What is in the box: board, tiles, options. Everything is a small integer inside, a name outside."""

from collections.abc import Mapping
from typing import Any, Final

from curia.core.errors import BadInput, short

SEATS = ("red", "blue", "green", "yellow", "purple")
SENATORS: Final = 8  # QV-1.1

# QV-1.2. In this order tiles are compared "from low to high" (QV-9.4).
LAURELS = ("I", "II", "IIc", "III", "IV", "V")
ONE: Final = 0
CAESAR_TILE: Final = 2
WORTH: Final = (1, 2, 2, 3, 4, 5)
IN_THE_BOX: Final = (18, 8, 6, 15, 9, 6)
FEW_ONES: Final = {3: 10, 4: 14, 5: 18}  # QV-10.1
SHUFFLED: Final = tuple(kind for kind in range(1, 6) for _ in range(IN_THE_BOX[kind]))  # QV-2.1

# QV-1.4. The four lowest committees come first, so that their numbers double as entry codes.
COMMITTEES = ("a1", "b5", "c1", "d3", "e1", "f1", "g3", "h1", "i3", "j5", "k1", "l1", "m3", "n3", "senate")
SEATS_IN: Final = (1, 5, 1, 3, 1, 1, 3, 1, 3, 5, 1, 1, 3, 3, 5)
ENTRIES: Final = 4
SENATE: Final = 14

# Where a path leads from and to.
PATHS = (
    (0, 4), (4, 8), (1, 8), (1, 5), (5, 9), (2, 6), (3, 6), (3, 7), (7, 10), (10, 13),
    (6, 9), (6, 11), (11, 13), (8, 12), (12, 14), (9, 14), (13, 14),
)  # fmt: skip
PATH_NAMES = tuple(f"{COMMITTEES[start]}>{COMMITTEES[end]}" for start, end in PATHS)
PATH_FROM: Final = tuple(start for start, _ in PATHS)
PATH_TO: Final = tuple(end for _, end in PATHS)
# A path out of a one-seat committee has no laurel place, every other path has one.
PLACE_PATHS = tuple(path for path, start in enumerate(PATH_FROM) if SEATS_IN[start] > 1)
PLACE_NAMES = tuple(PATH_NAMES[path] for path in PLACE_PATHS)
PLACES: Final = len(PLACE_PATHS)
PLACE_OF: Final = tuple(PLACE_PATHS.index(path) if path in PLACE_PATHS else -1 for path in range(len(PATHS)))
CAESAR_START: Final = PLACE_NAMES.index("j5>senate")  # QV-2.2

# Consents needed to leave (QV-5.2, QV-5.3, QV-5.4), by committee and by path.
NEEDED: Final = tuple((0, 0, 0, 1, 0, 2)[seats] for seats in SEATS_IN)
WAYS_OUT: Final = tuple(
    tuple(path for path, start in enumerate(PATH_FROM) if start == c) for c in range(SENATE)
)

TURNS_OF_CAESAR: Final = 15  # QV-8.4
PROPOSALS_A_TURN: Final = 10  # QV-9.10
OFFERS_A_TURN: Final = 3
PAYMENTS_A_DEAL: Final = 10
PROMISES_A_DEAL: Final = 10
GAMES_FOR_CONSUL: Final = 3  # QV-10.3
LEFT_ON_BOARD: Final = 2

# Two committees that no path connects: such a move can be read, and breaks QV-3.2.
NO_PATH: Final = -2

COMMITTEE_NUMBER = {name: number for number, name in enumerate(COMMITTEES)}
PATH_NUMBER = {name: number for number, name in enumerate(PATH_NAMES)}
PLACE_NUMBER = {name: number for number, name in enumerate(PLACE_NAMES)}
LAUREL_NUMBER = {name: number for number, name in enumerate(LAURELS)}

OPTIONS: dict[str, tuple[Any, ...]] = {
    "ones": ("all", "few"),
    "disclosure": (False, True),
    "consul": (False, True),
    "laurels": ("hidden", "open"),
}


class Options:
    """Which variants are played (section 10)."""

    __slots__ = ("consul", "disclosure", "few_ones", "open_laurels")

    def __init__(self, few_ones: bool, disclosure: bool, consul: bool, open_laurels: bool) -> None:
        self.few_ones = few_ones
        self.disclosure = disclosure
        self.consul = consul
        self.open_laurels = open_laurels

    def __reduce__(self) -> tuple[Any, ...]:
        return Options, (self.few_ones, self.disclosure, self.consul, self.open_laurels)

    def named(self) -> dict[str, Any]:
        return {
            "ones": "few" if self.few_ones else "all",
            "disclosure": self.disclosure,
            "consul": self.consul,
            "laurels": "open" if self.open_laurels else "hidden",
        }


def read_options(given: Any) -> Options:
    """Options as a caller gives them. Raises BadInput."""
    if not isinstance(given, Mapping):
        raise BadInput("options-no-object")
    for name, value in given.items():
        if name not in OPTIONS:
            raise BadInput("option-unknown", option=short(name), options=", ".join(OPTIONS))
        values = OPTIONS[name]
        if not isinstance(value, type(values[0])) or value not in values:
            known = ", ".join(str(known).lower() for known in values)
            raise BadInput("option-value", option=name, value=short(value), values=known)
    return Options(
        given.get("ones") == "few",
        given.get("disclosure") is True,
        given.get("consul") is True,
        given.get("laurels") == "open",
    )


def ones_in_game(options: Options, seats: int) -> int:
    """QV-2.1, QV-10.1: how many I tiles are played with."""
    return FEW_ONES[seats] if options.few_ones else IN_THE_BOX[ONE]
