"""Pads to write on: the score of both games, and the promises of Quo Vadis?."""

from collections.abc import Sequence

from curia.games.caesar.data import FULL, GROUPS, SEATS, VOTES
from curia.games.quovadis.data import GAMES_FOR_CONSUL
from curia.games.quovadis.data import SEATS as SEATS_OF_FAMILIES
from curia.games.quovadis.terminal.paper_senators import FAMILIES, senator
from curia.terminal.console import Console, capital
from curia.terminal.paper.frames import cell, cut_marks, footer, plate
from curia.terminal.paper.sheet import (
    EDGE,
    EGYPT,
    EGYPT_SOFT,
    GOLD,
    INK,
    LINE,
    MARBLE,
    MARBLE_DEEP,
    ROME,
    ROME_SOFT,
    SOFT,
    WHITE,
    Place,
    Sheet,
    Style,
)

_SIDES = {"cleopatra": (EGYPT, EGYPT_SOFT), "caesar": (ROME, ROME_SOFT)}
_PROMISES = 12
_HEAD = Style(8.5, "B", colour=SOFT)
_TOTAL = Style(12, "B", "serif", INK)
# CC-7: what one gets points for, and how many.
_POINTS = {"patricians": "1", "majority": "+1", "whole": "+1", "bonus": "+2", "sum": "="}
# The first column, and the rows above the groups.
_FIRST, _NAMES, _HEADINGS = 32.0, 11.0, 13.0


def caesar(sheet: Sheet, console: Console) -> None:
    """Two for a page, to cut apart."""
    sheet.add_page()
    cut_marks(sheet, 1, 2)
    for number in range(2):
        place = cell(sheet, 1, 2, number)
        title = f"{console.say('cc-name')} · {console.say('print-pad-score')}"
        _caesar(sheet, console, plate(sheet, place, title, "praetors", GOLD))
        footer(sheet, place, console.say("print-lead", name=console.say("print-pad-date")), "CC-7")


def quovadis(sheet: Sheet, console: Console) -> None:
    """A page of scores and a page of promises."""
    for what, draw in (("score", _quovadis), ("promises", _promises)):
        sheet.add_page()
        cut_marks(sheet, 1, 2)
        for number in range(2):
            place = cell(sheet, 1, 2, number)
            title = f"{console.say('qv-name')} · {console.say(f'print-pad-{what}')}"
            draw(sheet, console, plate(sheet, place, title, "aediles" if what == "score" else "people", ROME))
            footer(
                sheet,
                place,
                console.say("print-lead", name=console.say("print-pad-date")),
                "QV-8, QV-10.3" if what == "score" else "QV-9.3, QV-9.8",
            )


def _heading(sheet: Sheet, place: Place, text: str, style: Style = _HEAD, fill: str | None = None) -> None:
    """A column's heading, on one line or two."""
    x, y, width, height = place
    if fill is not None:
        sheet.box(x, y, width, height, fill=fill)
    words = text.split(" ")
    rows = [text] if len(words) == 1 or sheet.width(text, style) <= width - 1.5 else _halves(words)
    for number, row in enumerate(rows):
        fitted = sheet.fitted(row, style, width - 1.5)
        middle = y + height / 2 + (number - (len(rows) - 1) / 2) * style.leading
        sheet.put(x + width / 2, middle + fitted.size * 0.115, row, fitted, "C")


def _halves(words: Sequence[str]) -> list[str]:
    """In two lines, as even as can be."""
    cuts = range(1, len(words))
    best = min(cuts, key=lambda cut: max(len(" ".join(words[:cut])), len(" ".join(words[cut:]))))
    return [" ".join(words[:best]), " ".join(words[best:])]


def _grid(sheet: Sheet, columns: Sequence[float], rows: Sequence[float]) -> None:
    for x in columns:
        sheet.rule(x, rows[0], x, rows[-1], EDGE, 0.25)
    for y in rows:
        sheet.rule(columns[0], y, columns[-1], y, EDGE, 0.25)


# --- Caesar & Cleopatra -----------------------------------------------------------------------------------


def _caesar(sheet: Sheet, console: Console, place: Place) -> None:
    """A row for each group; for each side a column for each reason to get points, and their sum."""
    x, y, width, height = place
    each = (width - _FIRST) / (2 * len(_POINTS))
    side = each * len(_POINTS)
    top = y + _NAMES + _HEADINGS
    row = (y + height - top) / (len(GROUPS) + 1)
    for number, seat in enumerate(SEATS):
        left = x + _FIRST + number * side
        _side(sheet, console, left, y, each, seat)
        sheet.box(left + side - each, top, each, row * (len(GROUPS) + 1), fill=_SIDES[seat][1])
    for number, group in enumerate(GROUPS):
        line = top + number * row
        _group(sheet, console, x, line + row / 2, group)
        if group in _without_bonus():
            for half in range(2):
                at = x + _FIRST + half * side + each * list(_POINTS).index("bonus")
                sheet.box(at, line, each, row, fill=MARBLE_DEEP)
    line = top + len(GROUPS) * row
    _heading(sheet, (x, line, _FIRST, row), console.say("print-pad-total"), _TOTAL, MARBLE_DEEP)
    rows = [top + number * row for number in range(len(GROUPS) + 2)]
    columns = [x, *(x + _FIRST + column * each for column in range(2 * len(_POINTS) + 1))]
    _grid(sheet, columns, rows)
    for at in columns[1 :: len(_POINTS)]:
        sheet.rule(at, y + _NAMES, at, rows[-1], GOLD, 0.5)


def _side(sheet: Sheet, console: Console, x: float, y: float, each: float, seat: str) -> None:
    """Whose points these are, and what they are for."""
    colour, soft = _SIDES[seat]
    named, name = console.say(f"cc-seat-{seat}"), Style(12, "B", "serif", colour)
    sheet.icon(seat, x + 1, y + 1.5, 7, colour)
    sheet.put(x + 9.5, y + 7, named, name)
    sheet.rule(x + 13 + sheet.width(named, name), y + 7.6, x + each * len(_POINTS) - 2, y + 7.6, LINE)
    labels = [console.say(f"print-pad-{kind}") for kind in _POINTS]
    longest = max((word for label in labels for word in label.split(" ")), key=len)
    style = sheet.fitted(longest, _HEAD, each - 1.5)
    for column, (label, points) in enumerate(zip(labels, _POINTS.values(), strict=True)):
        last = column == len(labels) - 1
        fill, ink = (colour, WHITE) if last else (soft, colour)
        at, low = x + column * each, 4.5
        _heading(sheet, (at, y + _NAMES, each, _HEADINGS - low), label, style._replace(colour=ink), fill)
        _heading(
            sheet, (at, y + _NAMES + _HEADINGS - low, each, low), points, Style(8, "B", colour=ink), fill
        )


def _group(sheet: Sheet, console: Console, x: float, middle: float, group: str) -> None:
    sheet.icon(group, x + 1, middle - 4, 8, GOLD)
    name = capital(console.say(f"cc-group-{group}"))
    sheet.put(x + 10.5, middle - 0.2, name, sheet.fitted(name, Style(10, "B"), _FIRST - 12))
    for patrician in range(FULL.sizes[GROUPS.index(group)]):
        sheet.icon("patrician", x + 10.3 + patrician * 3.3, middle + 1, 3, LINE)


def _without_bonus() -> set[str]:
    """CC-1.4: there are bonus cards for three of the groups only."""
    return set(GROUPS) - {VOTES[group] for group in FULL.bonus}


# --- Quo Vadis? -------------------------------------------------------------------------------------------


def _quovadis(sheet: Sheet, console: Console, place: Place) -> None:
    x, y, width, height = place
    first, names = 46.0, 17.0
    each = (width - first) / len(SEATS_OF_FAMILIES)
    row = (height - names) / (2 * GAMES_FOR_CONSUL + 1)
    for number, seat in enumerate(SEATS_OF_FAMILIES):
        left = x + first + number * each
        senator(sheet, left + 6.5, y + 5, 3.6, seat, console.say("qv-letter", seat=seat))
        style = sheet.fitted(console.say(f"qv-seat-{seat}"), Style(10, "B"), each - 13)
        sheet.put(left + 12, y + 6.2, console.say(f"qv-seat-{seat}"), style)
        sheet.rule(left + 2, y + names - 2.2, left + each - 2, y + names - 2.2, LINE)
    sheet.put(x + first - 3, y + names - 2.6, console.say("print-pad-name"), _HEAD, "R")
    for game in range(GAMES_FOR_CONSUL):
        line = y + names + 2 * game * row
        sheet.box(x + first, line, width - first, row, fill=MARBLE)
        named = console.say("print-pad-game", number=game + 1)
        sheet.put(x + 1, line + row + 1.2, named, sheet.fitted(named, Style(10, "B", "serif"), 18))
        for half, what in enumerate(("senate", "laurels")):
            label = console.say(f"print-pad-{what}")
            style = sheet.fitted(label, _HEAD, first - 22)
            sheet.put(x + first - 3, line + half * row + row / 2 + 1, label, style, "R")
    line = y + names + 2 * GAMES_FOR_CONSUL * row
    sheet.box(x, line, width, row, fill=MARBLE_DEEP)
    _heading(sheet, (x, line, first, row), console.say("print-pad-total"), _TOTAL)
    rows = [y + names + number * row for number in range(2 * GAMES_FOR_CONSUL + 2)]
    _grid(sheet, [x + first + number * each for number in range(len(SEATS_OF_FAMILIES) + 1)], rows)
    for at in (*rows[::2], rows[-1]):
        sheet.rule(x, at, x + width, at, GOLD, 0.4)


def _promises(sheet: Sheet, console: Console, place: Place) -> None:
    x, y, width, height = place
    head = 9.0
    row = (height - head) / _PROMISES
    shares = {"who": 22.0, "whom": 22.0, "what": width - 100.0, "until": 30.0, "kept": 26.0}
    at = x
    columns = [x]
    for what, share in shares.items():
        _heading(
            sheet,
            (at, y, share, head),
            console.say(f"print-pad-{what}"),
            _HEAD._replace(colour=WHITE, size=9.5),
            GOLD,
        )
        at += share
        columns.append(at)
    for number in range(1, _PROMISES, 2):
        sheet.box(x, y + head + number * row, width, row, fill=MARBLE)
    rows = [y + head + number * row for number in range(_PROMISES + 1)]
    _grid(sheet, columns, rows)
    for number in range(_PROMISES):
        for column in range(2):
            for place_of, seat in enumerate(SEATS_OF_FAMILIES):
                at, middle = columns[column] + 2.8 + place_of * 4.1, rows[number] + row / 2
                sheet.ring(at, middle, 1.75, WHITE, FAMILIES[seat].fill, 0.4)
                letter = console.say("qv-letter", seat=seat)
                sheet.put(at, middle + 0.75, letter, Style(6, colour=SOFT), "C")
        for mark, icon in enumerate(("check", "close")):
            at = columns[4] + 5 + mark * 10
            sheet.box(at, rows[number] + row / 2 - 2, 4, 4, edge=LINE, line=0.3, radius=0.6)
            sheet.icon(icon, at + 4.6, rows[number] + row / 2 - 1.3, 2.6, SOFT)
