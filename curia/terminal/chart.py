"""Bars on a scale of powers of ten, as SVG."""

from html import escape
from math import ceil, floor, log10

COLOURS = ("#a83232", "#2f5d8a")
LEFT, WIDTH, BAR, GAP, TOP = 230, 520, 16, 14, 64


def chart(title: str, scale: str, series: list[str], bars: list[tuple[str, list[float]]]) -> str:
    """A group of bars for each label, one bar for each of the series."""
    values = [value for _, group in bars for value in group]
    least, most = floor(log10(min(values))), ceil(log10(max(values)))

    def x(value: float) -> float:
        return LEFT + WIDTH * (log10(value) - least) / (most - least)

    step = BAR * len(series) + GAP
    bottom = TOP + step * len(bars)
    parts = [_text(16, 24, title, "start", "bold"), _text(LEFT, bottom + 34, scale, "start")]
    for number, name in enumerate(series):
        parts.append(
            f'<rect x="{16 + 220 * number}" y="36" width="12" height="12" fill="{COLOURS[number]}"/>'
        )
        parts.append(_text(34 + 220 * number, 46, name, "start"))
    for power in range(least, most + 1):
        place = x(10.0**power)
        parts.append(
            f'<path d="M{place:.1f} {TOP - 6}V{bottom}" stroke="currentColor" stroke-opacity="0.25"/>'
        )
        parts.append(_text(place, bottom + 16, f"{10**power:,}", "middle"))
    for row, (label, group) in enumerate(bars):
        y = TOP + step * row
        parts.append(_text(LEFT - 8, y + step / 2, label, "end"))
        for number, value in enumerate(group):
            place = y + BAR * number
            parts.append(
                f'<rect x="{LEFT}" y="{place}" width="{x(value) - LEFT:.1f}" height="{BAR - 2}" '
                f'fill="{COLOURS[number]}"/>'
            )
            parts.append(_text(x(value) + 4, place + 11, f"{value:,.0f}", "start"))
    size = f'viewBox="0 0 {LEFT + WIDTH + 110} {bottom + 46}"'
    style = 'font-family="sans-serif" font-size="12" color="#333" fill="currentColor" style="background:#fff"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style}>\n' + "\n".join(parts) + "\n</svg>\n"


def _text(x: float, y: float, text: str, anchor: str, weight: str = "normal") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-weight="{weight}">{escape(text)}</text>'
    )
