"""Flat drawings: closed curves, lines and ellipses in a few colours, on a ground of 300 by 420."""

import math
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

WIDTH, HEIGHT = 300, 420
Point = tuple[float, float]
Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class Shape:
    """A polygon, with the factor that its stones are smaller by."""

    points: tuple[Point, ...]
    fill: str
    fine: float


def parse(text: str) -> list[tuple[float, float, bool]]:
    """`10,20 30,40!`: points, and whether each is a corner."""
    found = []
    for word in text.split():
        x, y = word.rstrip("!").split(",")
        found.append((float(x), float(y), word.endswith("!")))
    return found


def curve(text: str, *, closed: bool = True, steps: int = 8) -> list[Point]:
    """A smooth line through the points (Catmull-Rom); corners stay sharp."""
    points = parse(text)
    count = len(points)
    spans = count if closed else count - 1

    def get(i: int) -> Point:
        at = points[i % count] if closed else points[min(max(i, 0), count - 1)]
        return at[0], at[1]

    line: list[Point] = []
    for i in range(spans):
        before, start, end, after = get(i - 1), get(i), get(i + 1), get(i + 2)
        if points[i][2]:
            before = start
        if points[(i + 1) % count][2]:
            after = end
        for step in range(steps):
            t = step / steps
            line.append(
                (
                    _between(before[0], start[0], end[0], after[0], t),
                    _between(before[1], start[1], end[1], after[1], t),
                )
            )
    if not closed:
        line.append(get(count - 1))
    return line


def _between(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


class Drawing:
    """Shapes, from back to front. `border` names the rows of square stones around it."""

    def __init__(self, ground: str, *, border: str = "", width: int = WIDTH, height: int = HEIGHT) -> None:
        self.ground, self.border, self.width, self.height = ground, border, width, height
        self.shapes: list[Shape] = []
        self._place = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
        self._fine = 1.0
        # What the small version shows.
        self.crop: Box = (0, 0, width, height)

    @contextmanager
    def at(
        self, x: float, y: float, scale: float = 1, *, flip: bool = False, turn: float = 0, fine: float = 1
    ) -> Iterator[None]:
        """Draw around (x, y), scaled, mirrored or turned (degrees)."""
        kept, kept_fine = self._place, self._fine
        a, b, c, d, e, f = kept
        cos, sin = math.cos(math.radians(turn)) * scale, math.sin(math.radians(turn)) * scale
        sign = -1 if flip else 1
        m = (cos * sign, -sin, sin * sign, cos)
        self._place = (
            a * m[0] + b * m[2],
            a * m[1] + b * m[3],
            c * m[0] + d * m[2],
            c * m[1] + d * m[3],
            a * x + b * y + e,
            c * x + d * y + f,
        )
        self._fine = kept_fine * fine
        try:
            yield
        finally:
            self._place, self._fine = kept, kept_fine

    def polygon(self, points: list[Point], fill: str, fine: float = 1) -> None:
        a, b, c, d, e, f = self._place
        moved = tuple((a * x + b * y + e, c * x + d * y + f) for x, y in points)
        self.shapes.append(Shape(moved, fill, fine * self._fine))

    def shape(self, text: str, fill: str, fine: float = 1) -> None:
        self.polygon(curve(text), fill, fine)

    def line(self, text: str, fill: str, width: float, fine: float = 1) -> None:
        """A stroke, as the polygon along both of its sides."""
        path = curve(text, closed=False)
        left: list[Point] = []
        right: list[Point] = []
        for i, (x, y) in enumerate(path):
            before, after = path[max(i - 1, 0)], path[min(i + 1, len(path) - 1)]
            dx, dy = after[0] - before[0], after[1] - before[1]
            length = math.hypot(dx, dy) or 1
            nx, ny = -dy / length * width / 2, dx / length * width / 2
            left.append((x + nx, y + ny))
            right.append((x - nx, y - ny))
        self.polygon(left + right[::-1], fill, fine)

    def ellipse(self, x: float, y: float, rx: float, ry: float, fill: str, fine: float = 1) -> None:
        around = np.linspace(0, 2 * math.pi, 36, endpoint=False)
        self.polygon([(x + rx * math.cos(a), y + ry * math.sin(a)) for a in around], fill, fine)

    def rect(self, x0: float, y0: float, x1: float, y1: float, fill: str, fine: float = 1) -> None:
        self.polygon([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], fill, fine)

    def raster(
        self, box: Box, width: int, height: int
    ) -> tuple[NDArray[np.int_], NDArray[np.float64], NDArray[np.float64]]:
        """Which colour each pixel has, the colours, and how fine the stones are there."""
        colours = [self.ground]
        picture = Image.new("I", (width, height), 0)
        fine = Image.new("F", (width, height), 1.0)
        pen, fine_pen = ImageDraw.Draw(picture), ImageDraw.Draw(fine)
        sx, sy = width / (box[2] - box[0]), height / (box[3] - box[1])
        for shape in self.shapes:
            if shape.fill not in colours:
                colours.append(shape.fill)
            points = [((x - box[0]) * sx, (y - box[1]) * sy) for x, y in shape.points]
            pen.polygon(points, fill=colours.index(shape.fill))
            fine_pen.polygon(points, fill=shape.fine)
        return (
            np.asarray(picture).astype(int),
            np.array([rgb(one) for one in colours]),
            np.asarray(fine, float),
        )


def rgb(colour: str) -> tuple[float, float, float]:
    value = colour.lstrip("#")
    return int(value[0:2], 16) / 255, int(value[2:4], 16) / 255, int(value[4:6], 16) / 255
