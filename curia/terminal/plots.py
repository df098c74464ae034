"""Plots as small SVG pictures without any script: curves, intervals and bars, on light and on dark ground."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

COLOURS = ("#c0504d", "#4f81bd", "#5f9e45", "#d08a2a", "#8e7cc3")
STYLE = (
    "svg{color:#333;font:12px sans-serif}"
    "@media(prefers-color-scheme:dark){svg{color:#ddd}svg.alone{background:#1c1b19}}"
)
LEFT, RIGHT, TOP, BOTTOM = 52, 16, 40, 36
WIDTH, HEIGHT = 720, 300
ROW = 22

Point = tuple[float, float]


class Curve(NamedTuple):
    name: str
    points: Sequence[Point]
    """From left to right; heights from 0 to 1."""


class Mark(NamedTuple):
    place: Point
    title: str
    """Shown under the pointer, and read aloud."""


class Row(NamedTuple):
    """An interval with its middle, and a level to hold it against."""

    label: str
    low: float
    middle: float
    high: float
    level: float


def curves(
    title: str,
    below: str,
    lines: Sequence[Curve],
    *,
    band: Sequence[tuple[float, float, float]] = (),
    level: float | None = None,
    marks: Sequence[Mark] = (),
    alone: bool = False,
) -> str:
    """Shares over what `below` says. The band holds a place with its lowest and highest."""
    right = max((point[0] for line in lines for point in line.points), default=0) or 1
    wide, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def at(x: float, y: float) -> str:
        return f"{LEFT + wide * x / right:.1f},{TOP + high * (1 - y):.1f}"

    parts = [_text(LEFT, 18, title, "start", "bold"), _text(WIDTH - RIGHT, HEIGHT - 6, below, "end")]
    for tenth in (0, 25, 50, 75, 100):
        y = TOP + high * (1 - tenth / 100)
        parts.append(_line(LEFT, y, WIDTH - RIGHT, y, 0.2))
        parts.append(_text(LEFT - 6, y + 4, f"{tenth} %", "end"))
    parts += [_text(LEFT, HEIGHT - 20, "0", "middle"), _text(WIDTH - RIGHT, HEIGHT - 20, f"{right:g}", "end")]
    if level is not None:
        y = TOP + high * (1 - level)
        parts.append(_line(LEFT, y, WIDTH - RIGHT, y, 0.7, dashed=True))
    if band:
        edge = [at(x, top) for x, _, top in band] + [at(x, low) for x, low, _ in reversed(band)]
        parts.append(f'<polygon points="{" ".join(edge)}" fill="{COLOURS[0]}" fill-opacity="0.2"/>')
    for number, line in enumerate(lines):
        colour = COLOURS[number % len(COLOURS)]
        points = " ".join(at(*point) for point in line.points)
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<rect x="{LEFT + 130 * number}" y="24" width="10" height="10" fill="{colour}"/>')
        parts.append(_text(LEFT + 14 + 130 * number, 33, line.name, "start"))
    for mark in marks:
        across, down = at(*mark.place).split(",")
        parts.append(
            f'<circle cx="{across}" cy="{down}" r="5" fill="none" stroke="currentColor" stroke-width="2">'
            f"<title>{escape(mark.title)}</title></circle>"
        )
    return _picture(title, HEIGHT, parts, alone)


def intervals(title: str, rows: Sequence[Row]) -> str:
    """One under the other, all on the scale from 0 to 1."""
    left = 250
    wide, bottom = WIDTH - left - RIGHT, TOP + ROW * len(rows)

    def x(value: float) -> float:
        return left + wide * value

    parts = [_text(16, 18, title, "start", "bold")]
    for tenth in (0, 25, 50, 75, 100):
        parts.append(_line(x(tenth / 100), TOP - 6, x(tenth / 100), bottom, 0.2))
        parts.append(_text(x(tenth / 100), bottom + 16, f"{tenth} %", "middle"))
    for number, row in enumerate(rows):
        y = TOP + ROW * (number + 0.5)
        parts.append(_text(left - 8, y + 4, row.label, "end"))
        parts.append(_line(x(row.level), y - 9, x(row.level), y + 9, 0.7, dashed=True))
        parts.append(
            f'<path d="M{x(row.low):.1f} {y}H{x(row.high):.1f}" stroke="{COLOURS[0]}" stroke-width="3"/>'
        )
        parts.append(f'<circle cx="{x(row.middle):.1f}" cy="{y}" r="5" fill="{COLOURS[0]}"/>')
    return _picture(title, bottom + 26, parts)


def bars(title: str, found: Sequence[tuple[str, float]]) -> str:
    """A bar for each label, as long as its number says."""
    left = 250
    most = max((value for _, value in found), default=0) or 1
    parts = [_text(16, 18, title, "start", "bold")]
    for number, (label, value) in enumerate(found):
        y = TOP + ROW * number
        long = (WIDTH - left - 80) * value / most
        parts.append(_text(left - 8, y + 14, label, "end"))
        parts.append(
            f'<rect x="{left}" y="{y + 3}" width="{long:.1f}" height="{ROW - 6}" fill="{COLOURS[1]}"/>'
        )
        parts.append(_text(left + long + 6, y + 14, f"{value:g}", "start"))
    return _picture(title, TOP + ROW * len(found) + 8, parts)


def _picture(title: str, height: float, parts: Sequence[str], alone: bool = False) -> str:
    ground = f'class="alone" width="{WIDTH}"' if alone else 'class="plot"'
    style = f"<style>{STYLE}</style>" if alone else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {ground} viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-label="{escape(title)}" fill="currentColor">{style}\n' + "\n".join(parts) + "\n</svg>\n"
    )


def _line(x: float, y: float, to_x: float, to_y: float, weight: float, dashed: bool = False) -> str:
    dashes = ' stroke-dasharray="5 4"' if dashed else ""
    return (
        f'<path d="M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}" stroke="currentColor" '
        f'stroke-opacity="{weight}"{dashes}/>'
    )


def _text(x: float, y: float, text: str, anchor: str, weight: str = "normal") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-weight="{weight}">{escape(text)}</text>'
    )
