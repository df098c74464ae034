"""A position of Caesar & Cleopatra as a picture: the groups with the cards on both sides, and the hand."""

from curia.core.game import Json
from curia.games.caesar import words
from curia.games.caesar.data import SEATS
from curia.terminal.console import Console, capital
from curia.terminal.paper.sheet import (
    CARD,
    EGYPT,
    GOLD,
    INK,
    LINE,
    MARBLE,
    MARBLE_DEEP,
    ROME,
    SOFT,
    WHITE,
    Place,
    Sheet,
    Style,
)

_COLOURS = {"cleopatra": EGYPT, "caesar": ROME}
_RATIO = 1.4
# Cards lie side by side, and are no larger than three of them allow.
_STEP = 1.06
_FEWEST_AT_ONCE = 3


def card(
    sheet: Sheet, x: float, y: float, width: float, name: str | None, seat: str, down: bool = False
) -> None:
    """A card of ours: `None` is the back of one; `down` has a dark foot, for its owner's eyes only."""
    colour, height = _COLOURS[seat], width * _RATIO
    radius = width * 0.12
    if name is None:
        sheet.box(x, y, width, height, fill=colour, radius=radius)
        sheet.box(
            x + width * 0.09,
            y + width * 0.09,
            width * 0.82,
            height - width * 0.18,
            edge="#e9c877",
            line=0.15,
            radius=radius * 0.6,
        )
        sheet.icon(seat, x + width * 0.24, y + height / 2 - width * 0.26, width * 0.52, "#f5e3b6", colour)
        return
    sheet.box(x, y, width, height, fill=CARD, edge=colour, line=0.3, radius=radius)
    if down:
        sheet.box(x, y + height * 0.8, width, height * 0.2, fill=colour, radius=radius)
    middle = height * (0.4 if down else 0.5)
    if name.isdigit():
        size = width * 2.0
        sheet.put(x + width / 2, y + middle + size * 0.125, name, Style(size, "B", "serif", colour), "C")
    else:
        across = width * 0.72
        sheet.icon(name, x + (width - across) / 2, y + middle - across / 2, across, colour, CARD)


def draw(sheet: Sheet, console: Console, view: Json, place: Place) -> Place:
    """The table above, the hand below; tells which place is left."""
    x, y, width, height = place
    bottom = y + height
    own = view["seat"]
    other = SEATS[1 - SEATS.index(own)]
    groups = words.groups_of(view)
    each = width / len(groups)
    most = max(_most(view, group) for group in groups)
    small = (each - 4) / (max(most, _FEWEST_AT_ONCE) * _STEP)
    high = small * _RATIO
    middle = 13.0
    for number, group in enumerate(groups):
        left = x + number * each
        row = view["table"][group]
        closed = row["left"] == 0
        sheet.box(
            left + 0.8,
            y,
            each - 1.6,
            2 * high + middle + 8,
            fill=MARBLE_DEEP if closed else MARBLE,
            radius=1.5,
        )
        _side(sheet, left, y + 2, each, small, row[other], other)
        _group(sheet, console, (left, y + high + 4, each, middle), group, row["left"])
        _side(sheet, left, y + high + middle + 6, each, small, row[own], own)
    y += 2 * high + middle + 11
    end = _hand(sheet, console, view, x, y, width)
    return x, end, width, bottom - end


def _most(view: Json, group: str) -> int:
    """How many cards lie on the fuller side."""
    sides = (view["table"][group][seat] for seat in SEATS)
    return max(len(side["up"]) + int(side["down"]) for side in sides)


def _side(sheet: Sheet, x: float, y: float, each: float, width: float, side: Json, seat: str) -> None:
    cards: list[tuple[str | None, bool]] = [(name, False) for name in side["up"]]
    hidden = side["hidden"]
    cards += [(None, True)] * side["down"] if hidden is None else [(name, True) for name in hidden]
    step = width * _STEP
    left = x + (each - step * len(cards) + step - width) / 2
    for number, (name, down) in enumerate(cards):
        card(sheet, left + number * step, y, width, name, seat, down)


def _group(sheet: Sheet, console: Console, place: Place, group: str, left: int) -> None:
    x, y, width, height = place
    colour = GOLD if left else LINE
    name = capital(console.say(f"cc-group-{group}"))
    sheet.icon(group, x + 2.5, y + 2, height - 4, colour)
    style = sheet.fitted(name, Style(9, "B", colour=INK if left else SOFT), width - height - 3)
    sheet.put(x + height + 0.5, y + height / 2 - 0.6, name, style)
    for patrician in range(left):
        sheet.icon("patrician", x + height + 0.3 + patrician * 3.4, y + height / 2 + 0.8, 3.2, GOLD, WHITE)
    if not left:
        sheet.put(
            x + height + 0.5,
            y + height / 2 + 3.2,
            console.say("cc-table-left", left=0),
            Style(7.5, "I", colour=SOFT),
        )


def _hand(sheet: Sheet, console: Console, view: Json, x: float, y: float, wide: float) -> float:
    """The hand, and everything else that one may know."""
    own = view["seat"]
    hand = view["players"][own]["cards"]
    width = 11.0
    for number, name in enumerate(hand):
        card(sheet, x + 1 + number * (width + 1.5), y, width, name, own)
    at = x + 1 + max(len(hand), 2) * (width + 1.5) + 3
    known = [
        *words.player_words(view, own),
        *words.player_words(view, SEATS[1 - SEATS.index(own)]),
        *words.common_words(view),
    ]
    # The hand is drawn; it need not be told.
    said = [console.phrase(one) for one in known if one[0] != "cc-table-hand"]
    end = y
    for line in said:
        end = sheet.paragraph(at, end, x + wide - at, [(line, Style(8.5))])
    return max(end, y + width * _RATIO)
