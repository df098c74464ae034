"""How what is printed is laid out: cards to cut out, their marks, and blocks of text that fill them."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from curia.terminal.paper.sheet import (
    GOLD,
    GOLD_SOFT,
    HEIGHT,
    INK,
    LINE,
    MARBLE_DEEP,
    SOFT,
    WHITE,
    WIDTH,
    Place,
    Run,
    Sheet,
    Style,
    TooLong,
)

_INSET = 4.0
_BAND = 11.0
_FOOT = 6.0
_LARGEST, _SMALLEST = 10.5, 6.5
_PICTURED = ("icon", "points", "tile")
# A mark stands clear of what is cut, and of the paper's edge where printers can't print.
_MARK, _CLEAR = 4.0, 1.0


def cut_marks(sheet: Sheet, columns: int, rows: int) -> None:
    """Where to cut: short lines around the frame, none across it."""
    for column in range(columns + 1):
        x = sheet.left + WIDTH * column / columns
        for y in (sheet.top - _CLEAR - _MARK, sheet.top + HEIGHT + _CLEAR):
            sheet.rule(x, y, x, y + _MARK, LINE, 0.15)
    for row in range(rows + 1):
        y = sheet.top + HEIGHT * row / rows
        for x in (sheet.left - _CLEAR - _MARK, sheet.left + WIDTH + _CLEAR):
            sheet.rule(x, y, x + _MARK, y, LINE, 0.15)


def cell(sheet: Sheet, columns: int, rows: int, number: int) -> Place:
    """The place of one of the pieces that the frame is cut into: left, top, width, height."""
    width, height = WIDTH / columns, HEIGHT / rows
    return sheet.left + width * (number % columns), sheet.top + height * (number // columns), width, height


def plate(sheet: Sheet, place: Place, title: str, icon: str, colour: str) -> Place:
    """A framed piece with its title in a band; what is left inside for its contents."""
    x, y, width, height = place
    x, y, width, height = x + _INSET, y + _INSET, width - 2 * _INSET, height - 2 * _INSET
    sheet.box(x, y, width, height, edge=colour, line=0.4, radius=3)
    sheet.box(x, y, width, _BAND, fill=colour, radius=3)
    sheet.box(x, y + 3, width, _BAND - 3, fill=colour)
    sheet.rule(x, y + _BAND + 0.7, x + width, y + _BAND + 0.7, GOLD_SOFT, 0.5)
    sheet.icon(icon, x + 3, y + 2, _BAND - 4, WHITE, colour)
    style = sheet.fitted(title, Style(14, "B", "serif", WHITE), width - _BAND - 6)
    sheet.put(x + _BAND + 2, y + _BAND / 2 + style.size * 0.12, title, style)
    return x + 4, y + _BAND + 3.5, width - 8, height - _BAND - 3.5 - _FOOT - 1.5


def footer(sheet: Sheet, place: Place, left: str, right: str = "") -> None:
    x, y, width, height = place
    style = Style(6.5, colour=SOFT)
    sheet.put(x + _INSET + 4, y + height - _INSET - 2.6, left, style)
    sheet.put(x + width - _INSET - 4, y + height - _INSET - 2.6, right, style, "R")


# --- Blocks -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Block:
    """A piece of a card: its text, with what stands in front of it."""

    text: str
    lead: str = ""
    """In bold, before the text."""
    kind: str = "text"
    """`text`, `head`, `step` (with a number), `icon`, `points` (a number in a box), `tile` (a laurel),
    `tiles` (several side by side, each with a word)."""
    mark: str = ""
    """The number, or the name of the picture, or the names of the tiles."""


def fill(sheet: Sheet, place: Place, blocks: Sequence[Block], colour: str) -> None:
    """Set the blocks one below the other, as large as the place allows. Raises TooLong."""
    x, y, width, height = place
    size = _LARGEST
    while (taken := _taken(sheet, blocks, width, size)) > height:
        size -= 0.1
        if size < _SMALLEST:
            raise TooLong(blocks[0].text)
    # What is left over is spread between the blocks, up to a point; most of it above headings.
    shares = [
        2.0 if after.kind == "head" else 0.4 if block.kind == "head" else 1.0
        for block, after in pairwise(blocks)
    ]
    spare = min((height - taken) / sum(shares), 2.0)
    for block, share in zip(blocks, [*shares, 0.0], strict=True):
        y = _set(sheet, x, y, width, block, size, colour) + _gap(block, size) + spare * share


def _taken(sheet: Sheet, blocks: Sequence[Block], width: float, size: float) -> float:
    try:
        highs = [_height(sheet, block, width, size) + _gap(block, size) for block in blocks]
    except TooLong:
        return float("inf")
    return sum(highs) - _gap(blocks[-1], size)


def _gap(block: Block, size: float) -> float:
    return size * (0.07 if block.kind == "head" else 0.13)


def _indent(block: Block, size: float) -> float:
    return {"step": 0.62, "icon": 0.95, "points": 0.95, "tile": 0.95}.get(block.kind, 0.0) * size


def _runs(block: Block, size: float, colour: str = INK) -> list[Run]:
    if block.kind == "head":
        return [(block.text, Style(size + 1, "B", "serif", colour))]
    plain = Style(size)
    return [run for run in ((block.lead, plain.bold), (block.text, plain)) if run[0]]


def _height(sheet: Sheet, block: Block, width: float, size: float) -> float:
    if block.kind == "tiles":
        return 0.75 * size
    high = sheet.high(_runs(block, size), width - _indent(block, size))
    return max(high, 0.75 * size) if block.kind in _PICTURED else high


def _set(sheet: Sheet, x: float, y: float, width: float, block: Block, size: float, colour: str) -> float:
    high = _height(sheet, block, width, size)
    across = size * 0.75
    if block.kind == "step":
        sheet.disc(x + size * 0.2, y + size * 0.2, size * 0.2, colour)
        sheet.put(x + size * 0.2, y + size * 0.285, block.mark, Style(size * 0.8, "B", colour=WHITE), "C")
    elif block.kind == "icon":
        sheet.icon(block.mark, x, y, across, colour)
    elif block.kind == "points":
        sheet.box(x, y + (high - size * 0.6) / 2, across, size * 0.6, fill=MARBLE_DEEP, radius=0.8)
        middle = y + high / 2 + size * 0.115
        sheet.put(x + across / 2, middle, block.mark, Style(size, "B", colour=colour), "C")
    elif block.kind == "tile":
        laurel(sheet, x + across / 2, y + high / 2, across / 2, block.mark)
    elif block.kind == "tiles":
        kinds, texts = block.mark.split(" "), block.text.split(" ")
        for number, (kind, text) in enumerate(zip(kinds, texts, strict=True)):
            at = x + width * number / len(kinds)
            laurel(sheet, at + across / 2, y + high / 2, across / 2, kind)
            sheet.put(at + size * 0.95, y + high / 2 + size * 0.115, text, Style(size, "B"))
        return y + high
    runs, indent = _runs(block, size, colour), _indent(block, size)
    spare = high - sheet.high(runs, width - indent) if block.kind in _PICTURED else 0.0
    sheet.paragraph(x + indent, y + spare / 2, width - indent, runs)
    return y + high


def laurel(sheet: Sheet, x: float, y: float, radius: float, kind: str) -> None:
    """A laurel tile around this point; the one with Caesar's head has a colour of its own."""
    sheet.ring(x, y, radius, "#ecdcf0" if kind == "IIc" else "#fbf3dc", GOLD, radius * 0.13)
    size = radius * (2.7 if len(kind) < 3 else 2.3)
    sheet.put(x, y + size * 0.115, kind, Style(size, "B", "serif", "#33200a"), "C")
