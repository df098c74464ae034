"""Borders: straight rows of square stones on a grid."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from art.canvas import rgb

# Per border the rows from the outside in; a row repeats its colours along the edge.
BLACK, GOLD, CREAM = "#2b2220", "#d9ac4c", "#efe3c8"
BORDERS: dict[str, tuple[tuple[str, ...], ...]] = {
    "egypt": (
        ("#123a44",),
        (GOLD, "#1f5f9b", "#1f5f9b", GOLD, "#b8442f", "#b8442f", GOLD, "#1f8a72", "#1f8a72"),
        (GOLD,),
    ),
    "rome": ((BLACK,), (CREAM, CREAM, "#8f2230", "#8f2230"), (BLACK,)),
    "action": (("#2a2036",), ("#7a5a9a", GOLD), ("#2a2036",)),
    "office": ((BLACK,), (GOLD, GOLD, CREAM), ("#5b2a4a",)),
    "gold": (("#5a3d12",), (GOLD, "#f1d384", "#b98526"), ("#5a3d12",)),
}


@dataclass(frozen=True)
class Rows:
    """The stones of a border: who owns each pixel (-1: nobody), their colours and centres."""

    owner: NDArray[np.int_]
    colour: NDArray[np.float64]
    centre: NDArray[np.float64]


def border_stones(name: str, width: int, height: int, stone: float, rows: int) -> Rows:
    columns, lines = round(width / stone), round(height / stone)
    ys, xs = np.mgrid[0:height, 0:width]
    column = np.minimum(xs * columns // width, columns - 1)
    line = np.minimum(ys * lines // height, lines - 1)
    depth = np.minimum(np.minimum(column, columns - 1 - column), np.minimum(line, lines - 1 - line))
    owner = np.where(depth < rows, line * columns + column, -1)
    pattern = BORDERS[name]
    # Fewer rows than the border has: the innermost stay.
    pattern = pattern[len(pattern) - rows :] if rows > 1 else pattern[1:2]
    colour = np.zeros((columns * lines, 3))
    centre = np.zeros((columns * lines, 2))
    for y in range(lines):
        for x in range(columns):
            deep = min(x, columns - 1 - x, y, lines - 1 - y)
            row = pattern[min(deep, len(pattern) - 1)]
            along = y if min(x, columns - 1 - x) <= min(y, lines - 1 - y) else x
            colour[y * columns + x] = rgb(row[(along - deep) % len(row)])
            centre[y * columns + x] = ((x + 0.5) * width / columns, (y + 0.5) * height / lines)
    return Rows(owner, colour, centre)
