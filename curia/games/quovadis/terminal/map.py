"""Where things lie on the drawn board of Quo Vadis?: committees, laurel places, and the lines between."""

LINES = (
    "                ┌──────────────────┐              ",
    "     ┌──────────┤                  ├──────────┐   ",
    "     │          └────────┬─────────┘          │   ",
    "                         │                        ",
    "     │                   │                │   │   ",
    "     │                   │              ──┘   │   ",
    "     │                                │           ",
    "                     │      │         │       │   ",
    "   │   │             │      └────┐    │       │   ",
    "       └───┐                     │    │           ",
    "   │       │         │                        │   ",
    "   │       │         │            │   │       │   ",
    "   │       └────┐    │            │   │       │   ",
    "   │            │    │            │   └─────┐ │   ",
    "                                                  ",
)
# The row and column where each committee is written.
COMMITTEE_AT = {
    "senate": (1, 18),
    "m3": (3, 2),
    "n3": (3, 40),
    "l1": (5, 36),
    "j5": (6, 19),
    "k1": (6, 45),
    "i3": (7, 2),
    "e1": (9, 2),
    "f1": (9, 20),
    "h1": (9, 45),
    "g3": (10, 33),
    "a1": (14, 2),
    "b5": (14, 15),
    "c1": (14, 33),
    "d3": (14, 42),
}
# The row and column of each path's laurel.
PLACE_AT = {
    "m3>senate": (1, 8),
    "n3>senate": (1, 38),
    "j5>senate": (4, 23),
    "i3>m3": (5, 3),
    "g3>l1": (8, 36),
    "g3>j5": (9, 31),
    "b5>i3": (11, 9),
    "b5>f1": (12, 19),
    "d3>g3": (12, 36),
    "d3>h1": (12, 44),
}
