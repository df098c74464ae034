"""The families of Quo Vadis?: told apart by colour, by the shape of their senators and by letter."""

from math import cos, pi, sin
from typing import NamedTuple

from curia.terminal.paper.sheet import WHITE, Sheet, Style


class Family(NamedTuple):
    fill: str
    ink: str
    corners: int
    """Of the body's outline; 0 for a disc."""
    turn: float = 0.0
    """Where its first corner is."""
    grown: float = 1.0
    """How much farther out its corners are than a disc's edge."""
    lower: float = 0.0
    """How much lower it stands."""


FAMILIES = {
    "red": Family("#b4232f", WHITE, 0),
    "blue": Family("#1f62b5", WHITE, 4, pi / 4, 1.22),
    "green": Family("#2a7a3b", WHITE, 3, -pi / 2, 1.32, 0.22),
    "yellow": Family("#edb92e", "#2a1c05", 4, 0.0, 1.3),
    "purple": Family("#7440a8", WHITE, 6, 0.0, 1.12),
}
_EDGE = "#2a1410"


def senator(sheet: Sheet, x: float, y: float, radius: float, seat: str, letter: str) -> None:
    """A senator around this point."""
    family = FAMILIES[seat]
    y += family.lower * radius
    if family.corners:
        far = radius * family.grown
        turns = [family.turn + 2 * pi * corner / family.corners for corner in range(family.corners)]
        points = [(x + far * cos(turn), y + far * sin(turn)) for turn in turns]
        sheet.shape(points, fill=family.fill, edge=_EDGE, line=radius * 0.09)
    else:
        sheet.ring(x, y, radius, family.fill, _EDGE, radius * 0.09)
    size = radius * 3.0
    sheet.put(x, y + size * 0.12, letter, Style(size, "B", colour=family.ink), "C")
