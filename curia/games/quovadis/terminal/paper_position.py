"""A position of Quo Vadis? as a picture: the board from the Senate down, and what the families have."""

from itertools import pairwise

from curia.core.game import Json
from curia.games.quovadis import words
from curia.games.quovadis.data import COMMITTEES, PATH_NAMES, SEATS_IN
from curia.games.quovadis.terminal.paper_senators import senator
from curia.terminal.console import Console, capital
from curia.terminal.paper.frames import laurel
from curia.terminal.paper.sheet import (
    CARD,
    EDGE,
    GOLD,
    GOLD_SOFT,
    INK,
    MARBLE,
    SOFT,
    WHITE,
    Place,
    Sheet,
    Style,
)

# Where committees are drawn, in thousandths of the board's width, as on the screen.
_AT = {
    "senate": (500, 140), "m3": (132, 335), "n3": (868, 345), "j5": (500, 525), "i3": (168, 645),
    "l1": (712, 450), "k1": (908, 578), "g3": (682, 805), "h1": (908, 785), "f1": (345, 775),
    "e1": (92, 855), "a1": (92, 1085), "b5": (335, 1065), "c1": (608, 1085), "d3": (865, 1075),
}  # fmt: skip
# Where laurels lie, off the straight line where that would be too near to something else.
_PLACES = {
    "b5>i3": (228, 870), "b5>f1": (342, 905), "d3>g3": (772, 946), "d3>h1": (890, 922), "g3>j5": (600, 672),
    "g3>l1": (697, 620), "i3>m3": (150, 495), "m3>senate": (235, 215), "j5>senate": (500, 330),
    "n3>senate": (765, 215),
}  # fmt: skip
_SEATS = {
    1: ((0, 0),),
    3: ((-39, 30), (39, 30), (0, -40)),
    5: ((-74, -38), (0, -38), (74, -38), (-38, 40), (38, 40)),
}
_ROW = tuple((place, 10) for place in (-148, -74, 0, 74, 148))
_SIZES = {1: (88, 92), 3: (168, 170), 5: (240, 170)}
_HIGH = 1185
_PURPLE = "#64276e"


def draw(sheet: Sheet, console: Console, view: Json, place: Place) -> Place:
    """The board on the left, all that is known on the right; tells which place is left."""
    x, y, width, height = place
    scale = height / _HIGH
    _board(sheet, console, view, x, y, scale)
    left = x + 1000 * scale + 6
    end = _families(sheet, console, view, left, y + 2, x + width - left)
    return left, end, x + width - left, y + height - end


def _board(sheet: Sheet, console: Console, view: Json, x: float, y: float, scale: float) -> None:
    sheet.box(x, y, 1000 * scale, _HIGH * scale, fill=MARBLE, edge=EDGE, radius=2)

    def at(place: tuple[float, float]) -> tuple[float, float]:
        return x + place[0] * scale, y + place[1] * scale

    for path in PATH_NAMES:
        start, end = (at(_AT[name]) for name in path.split(">"))
        ways = [start, at(_PLACES[path]), end] if path in _PLACES else [start, end]
        for (x1, y1), (x2, y2) in pairwise(ways):
            sheet.rule(x1, y1, x2, y2, GOLD_SOFT, 14 * scale)
    for committee, seats in zip(COMMITTEES, SEATS_IN, strict=True):
        _committee(sheet, console, view, committee, seats, at(_AT[committee]), scale)
    for path, place in _PLACES.items():
        _place(sheet, view, path, at(place), scale)


def _committee(
    sheet: Sheet,
    console: Console,
    view: Json,
    name: str,
    seats: int,
    place: tuple[float, float],
    scale: float,
) -> None:
    x, y = place
    senate = name == "senate"
    width, height = (400 * scale, 110 * scale) if senate else (part * scale for part in _SIZES[seats])
    sheet.box(x - width / 2, y - height / 2, width, height, fill=CARD, edge=GOLD, line=0.35, radius=1.5)
    sitting = view["committees"][name]
    for number, (right, down) in enumerate(_ROW if senate else _SEATS[seats]):
        middle = x + right * scale, y + down * scale
        if number < len(sitting):
            letter = console.say("qv-letter", seat=sitting[number])
            senator(sheet, *middle, 26 * scale, sitting[number], letter)
        else:
            sheet.ring(*middle, 26 * scale, WHITE, EDGE, 3 * scale)
    if senate:
        title = capital(console.say("qv-senate"))
        sheet.put(x, y - height / 2 - 16 * scale, title, Style(60 * scale * 2.4, "B", "serif", GOLD), "C")
    else:
        style = Style(30 * scale * 2.83, "B", colour=SOFT)
        sheet.put(x + width / 2 + 7 * scale, y + height / 2, name, style)


def _place(sheet: Sheet, view: Json, path: str, place: tuple[float, float], scale: float) -> None:
    x, y = place
    kind = view["laurels"][path]
    if kind is None:
        sheet.ring(x, y, 34 * scale, MARBLE, GOLD_SOFT, 4 * scale)
    else:
        laurel(sheet, x, y, 36 * scale, kind)
    if view["caesar"] == path:
        sheet.ring(x + 46 * scale, y - 22 * scale, 28 * scale, _PURPLE, "#e2bd63", 5 * scale)
        sheet.icon("caesar", x + 26 * scale, y - 42 * scale, 40 * scale, "#f4e3b4", _PURPLE)


def _families(sheet: Sheet, console: Console, view: Json, x: float, y: float, width: float) -> float:
    for seat in view["seats"]:
        senator(sheet, x + 3, y + 2.6, 2.3, seat, console.say("qv-letter", seat=seat))
        told = [
            (console.phrase(words.player_words(view, seat)), Style(8, "B" if seat == view["seat"] else ""))
        ]
        y = max(sheet.paragraph(x + 7.5, y + 0.6, width - 7.5, told), y + 5) + 1.6
    sheet.rule(x, y, x + width, y, EDGE)
    y += 1.5
    for said in (
        *words.common_words(view),
        *words.talk_words(view),
        *words.ledger_words(view, only_open=False),
    ):
        y = sheet.paragraph(x, y, width, [(console.phrase(said), Style(8, colour=INK))]) + 1
    return y
