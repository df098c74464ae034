"""Sheets of paper: typefaces, colours, text that is measured before it is set, and our own pictures."""

import re
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import font_source_sans_pro
import font_source_serif_pro
from fpdf import FPDF
from fpdf.drawing_primitives import Transform
from fpdf.svg import SVGObject

# The colours of the browser's table, as they look in daylight.
INK, SOFT, LINE, WHITE = "#2a2420", "#5d5247", "#8d7f6a", "#ffffff"
GOLD, GOLD_SOFT, MARBLE, MARBLE_DEEP, EDGE = "#8a6414", "#d9b65c", "#f9f5ec", "#e7dfcf", "#d5c9b1"
ROME, EGYPT, ROME_SOFT, EGYPT_SOFT = "#9b1c2e", "#0f5c70", "#f6e0dc", "#d9ecee"
CARD = "#fdf9ef"

# What is cut out, and pads and puzzles, stands in the middle of the sheet in this frame; both papers hold it.
WIDTH, HEIGHT = 190.0, 256.0

_POINT = 25.4 / 72
_LEADING = 1.22
_SYMBOL = re.compile(r'<symbol id="i-([\w-]+)" viewBox="0 0 48 48">(.*?)</symbol>', re.DOTALL)


class Style(NamedTuple):
    size: float
    """In points."""
    weight: str = ""
    """`B` bold, `I` italic."""
    face: str = "sans"
    colour: str = INK

    def sized(self, size: float) -> "Style":
        return self._replace(size=size)

    @property
    def bold(self) -> "Style":
        return self._replace(weight="B")

    @property
    def leading(self) -> float:
        return self.size * _POINT * _LEADING

    @property
    def rise(self) -> float:
        """How far the first line's foot lies below the top of a paragraph."""
        return self.size * _POINT * 0.96


Run = tuple[str, Style]
Place = tuple[float, float, float, float]
"""Left, top, width, height."""


class TooLong(Exception):
    """A word is wider than its column, or a text longer than its place."""


class Sheet(FPDF):
    """Millimetres from the top left corner of the frame, which is the same on every paper."""

    def __init__(self, paper: str, title: str, language: str) -> None:
        super().__init__(unit="mm", format=paper)
        self.set_auto_page_break(False)
        self.set_margin(0)
        self.c_margin = 0
        sans, serif = (Path(font.font_directory) for font in (font_source_sans_pro, font_source_serif_pro))
        self.add_font("sans", "", sans / "SourceSansPro-Regular.ttf")
        self.add_font("sans", "B", sans / "SourceSansPro-Semibold.ttf")
        self.add_font("sans", "I", sans / "SourceSansPro-It.ttf")
        self.add_font("serif", "B", serif / "SourceSerifPro-Semibold.ttf")
        self.set_title(title)
        self.set_creator("Curia")
        self.set_lang(language)
        # The same words make the same file.
        self.set_creation_date(datetime(1970, 1, 1, tzinfo=UTC))

    def close(self) -> None:
        """Let go of the fonts' files."""
        for font in self.fonts.values():
            font.close()  # type: ignore[union-attr]

    @property
    def left(self) -> float:
        return (self.w - WIDTH) / 2

    @property
    def top(self) -> float:
        return (self.h - HEIGHT) / 2

    # --- Text ---------------------------------------------------------------------------------------------

    def width(self, text: str, style: Style) -> float:
        self.set_font(style.face, style.weight, style.size)
        return float(self.get_string_width(text))

    def fitted(self, text: str, style: Style, width: float, least: float = 5.0) -> Style:
        """The style, made smaller until the text fits on one line. Raises TooLong."""
        size = style.size
        while self.width(text, style.sized(size)) > width:
            size -= 0.25
            if size < least:
                raise TooLong(text)
        return style.sized(size)

    def put(self, x: float, y: float, text: str, style: Style, align: str = "L") -> None:
        """One line; `y` is its foot."""
        wide = self.width(text, style)
        self.set_text_color(style.colour)
        self.text(x - {"L": 0.0, "C": wide / 2, "R": wide}[align], y, text)

    def lines(self, runs: Sequence[Run], width: float) -> list[list[Run]]:
        """Words set into lines. No-break spaces hold. Raises TooLong."""
        found: list[list[Run]] = [[]]
        filled = 0.0
        for text, style in runs:
            space = self.width(" ", style)
            for word in re.split(r" +", text.replace("\u202f", "\u00a0")):
                wide = self.width(word, style)
                if wide > width:
                    raise TooLong(word)
                gap = space if found[-1] else 0.0
                if filled + gap + wide > width:
                    found.append([])
                    filled = gap = 0.0
                found[-1].append((word, style))
                filled += gap + wide
        return found

    def high(self, runs: Sequence[Run], width: float) -> float:
        return len(self.lines(runs, width)) * runs[0][1].leading

    def paragraph(self, x: float, y: float, width: float, runs: Sequence[Run]) -> float:
        """Text from `y` down; tells where it ends."""
        leading = runs[0][1].leading
        foot = y + runs[0][1].rise
        for line in self.lines(runs, width):
            place = x
            for text, style in _joined(line):
                self.put(place, foot, text, style)
                place += self.width(text + " ", style)
            foot += leading
        return foot - runs[0][1].rise

    # --- Shapes -------------------------------------------------------------------------------------------

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        *,
        fill: str | None = None,
        edge: str | None = None,
        line: float = 0.25,
        radius: float = 0.0,
    ) -> None:
        way = self._painted(fill, edge, line)
        if radius:
            self.rect(x, y, width, height, style=way, round_corners=True, corner_radius=radius)
        else:
            self.rect(x, y, width, height, style=way)

    def disc(self, x: float, y: float, radius: float, fill: str) -> None:
        self.circle(x, y, radius, style=self._painted(fill, None, 0))

    def ring(self, x: float, y: float, radius: float, fill: str, edge: str, line: float) -> None:
        """A disc with an edge: one upon the other, since a drawn circle shows where it was begun."""
        self.disc(x, y, radius, edge)
        self.disc(x, y, radius - line, fill)

    def shape(
        self, points: Iterable[tuple[float, float]], *, fill: str, edge: str | None = None, line: float = 0.25
    ) -> None:
        self.polygon(list(points), style=self._painted(fill, edge, line))

    def rule(self, x1: float, y1: float, x2: float, y2: float, colour: str = LINE, line: float = 0.2) -> None:
        self.set_draw_color(colour)
        self.set_line_width(line)
        self.line(x1, y1, x2, y2)

    def _painted(self, fill: str | None, edge: str | None, line: float) -> str:
        if fill is not None:
            self.set_fill_color(fill)
        if edge is not None:
            self.set_draw_color(edge)
            self.set_line_width(line)
        return ("D" if edge is not None else "") + ("F" if fill is not None else "")

    def icon(self, name: str, x: float, y: float, size: float, colour: str, hole: str = WHITE) -> None:
        """One of our pictures, in a square with this corner."""
        *_, path = _drawing(name, colour, hole).transform_to_rect_viewport(
            1, size, size, ignore_svg_top_attrs=True
        )
        assert path.transform is not None
        path.transform = path.transform @ Transform.translation(x, y)
        self.set_xy(0, 0)
        self.draw_path(path, copy=False)


@cache
def _symbols() -> dict[str, str]:
    return dict(_SYMBOL.findall((files(__package__) / "icons.svg").read_text(encoding="utf-8")))


@cache
def _drawing(name: str, colour: str, hole: str) -> SVGObject:
    drawn = _symbols()[name].replace("currentColor", colour).replace("var(--hole, #fff)", hole)
    return SVGObject(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">{drawn}</svg>')


def _joined(line: Sequence[Run]) -> list[Run]:
    """Words of one style that stand side by side, as one text."""
    found: list[Run] = []
    for text, style in line:
        if found and found[-1][1] == style:
            found[-1] = (f"{found[-1][0]} {text}", style)
        else:
            found.append((text, style))
    return found
