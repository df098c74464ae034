"""Puzzle sheets: the positions drawn, two on a page, and all solutions at the end."""

import curia
from curia import puzzles
from curia.games.caesar.terminal import paper_position as caesar_position
from curia.games.quovadis.terminal import paper_position as quovadis_position
from curia.puzzles import Puzzle
from curia.terminal.console import Console
from curia.terminal.paper.sheet import EDGE, GOLD, HEIGHT, MARBLE_DEEP, SOFT, WHITE, WIDTH, Run, Sheet, Style

_DRAWN = {"caesar-cleopatra": caesar_position.draw, "quovadis": quovadis_position.draw}
_TOP = 13.0
_GAP = 6.0
_LINES = 8.0
_SLOT = (HEIGHT - _TOP - 5.0 - _GAP) / 2


def sheets(sheet: Sheet, console: Console, game: str) -> None:
    """All puzzles of a game, the easy ones first."""
    listed = puzzles.listed(game)
    name = console.say(puzzles.GAMES[game])
    for number, puzzle in enumerate(listed):
        if number % 2 == 0:
            _begin(sheet, name, console.say("print-title", what="puzzles"))
            if game == "caesar-cleopatra":
                key = Style(8, colour=SOFT)
                sheet.put(sheet.left, sheet.top + HEIGHT, console.say("print-face-down"), key)
        _puzzle(sheet, console, puzzle, number + 1, sheet.top + _TOP + number % 2 * (_SLOT + _GAP))
    _solutions(sheet, console, listed, name)


def _begin(sheet: Sheet, game: str, title: str) -> None:
    sheet.add_page()
    sheet.put(sheet.left, sheet.top + 5, game, Style(13, "B", "serif", GOLD))
    sheet.put(sheet.left + WIDTH, sheet.top + 5, title, Style(10, colour=SOFT), "R")
    sheet.rule(sheet.left, sheet.top + 7.5, sheet.left + WIDTH, sheet.top + 7.5, GOLD, 0.5)
    sheet.put(sheet.left + WIDTH, sheet.top + HEIGHT, str(sheet.page_no()), Style(8, colour=SOFT), "R")


# --- A puzzle ---------------------------------------------------------------------------------------------


def _puzzle(sheet: Sheet, console: Console, puzzle: Puzzle, number: int, y: float) -> None:
    x = sheet.left
    sheet.box(x, y, WIDTH, _SLOT, edge=EDGE, line=0.3, radius=2.5)
    x, width = x + 4, WIDTH - 8
    _badge(sheet, x + 3.6, y + 7, number)
    sheet.put(x + 10, y + 8.6, console.say(puzzle.title), Style(13, "B", "serif"))
    grade = console.say("puzzle-grade", grade=puzzle.grade)
    sheet.put(x + width, y + 8.2, grade, Style(8.5, colour=SOFT), "R")
    side = x + width - sheet.width(grade, Style(8.5)) - 3
    for star in range(3):
        sheet.icon(
            "star", side - 3.4 * (3 - star), y + 5.3, 3.2, GOLD if star < puzzle.grade else MARBLE_DEEP
        )
    asked = " ".join(console.phrase(said) for said in puzzle.question())
    top = sheet.paragraph(x, y + 12.5, width, [(asked, Style(8.5, "I", colour=SOFT))]) + 2
    view = curia.position(puzzle.position).view(puzzle.seat)
    free = _DRAWN[puzzle.game](sheet, console, view, (x, top, width, y + _SLOT - top - 4))
    _writing(sheet, *free)


def _writing(sheet: Sheet, x: float, y: float, width: float, height: float) -> None:
    """Lines to write an answer on, as many as there is room for."""
    for line in range(int(height / _LINES)):
        foot = y + height - line * _LINES
        sheet.rule(x, foot, x + width, foot, EDGE, 0.2)


def _badge(sheet: Sheet, x: float, y: float, number: int) -> None:
    sheet.disc(x, y, 3.8, GOLD)
    sheet.put(x, y + 1.35, str(number), Style(11, "B", "serif", WHITE), "C")


# --- Solutions --------------------------------------------------------------------------------------------


def _solutions(sheet: Sheet, console: Console, listed: tuple[Puzzle, ...], game: str) -> None:
    """In two columns, on as many pages as it takes."""
    column, y, bottom = 1, float("inf"), sheet.top + HEIGHT - 6
    width = (WIDTH - 8) / 2
    for number, puzzle in enumerate(listed, 1):
        parts = _solution(console, puzzle)
        high = sum(sheet.high(part, width - 10) for part in parts) + 5
        if y + high > bottom:
            column = 1 - column
            if column == 0:
                _begin(sheet, game, console.say("print-solutions"))
            y = sheet.top + _TOP
        x = sheet.left + column * (width + 8)
        _badge(sheet, x + 4, y + 3.8, number)
        at = y
        for part in parts:
            at = sheet.paragraph(x + 10, at, width - 10, part)
        y += high


def _solution(console: Console, puzzle: Puzzle) -> list[list[Run]]:
    plain = Style(8.5)
    return [
        [(console.say(puzzle.title), Style(11, "B", "serif"))],
        *([(console.phrase(move), plain.bold)] for move in puzzle.answer()),
        [(console.say(f"{puzzle.title}.why"), plain)],
        [(console.say("puzzle-clauses", clauses=", ".join(puzzle.clauses)), Style(7.5, colour=SOFT))],
    ]
