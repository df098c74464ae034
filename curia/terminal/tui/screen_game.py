"""What the screen needs of a game besides its `Table`: a board to look at and touch, and forms."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from textual.message import Message
from textual.widget import Widget

from curia.core.game import Json
from curia.games import kit
from curia.terminal.prompt import Choice
from curia.terminal.tui.match_source import Player
from curia.terminal.tui.question_replay import Asked
from curia.terminal.tui.recording_console import Scribe
from curia.terminal.tui.sheets import Sheet

# Sends a move; what is wrong with it in words, or None.
Send = Callable[[str], Awaitable[str | None]]


class Touched(Message):
    """A card, a group, a committee or a path on the board was clicked."""

    def __init__(self, thing: str) -> None:
        super().__init__()
        self.thing = thing


class Board(Widget):
    """The table as one seat sees it."""

    def show(self, view: Json, players: Sequence[Player]) -> None:
        raise NotImplementedError


class Guide(Protocol):
    layout: str
    """The class of the screen: where the board lies."""
    lists: tuple[str, ...]
    """The game's own commands that list something."""

    def board(self, scribe: Scribe) -> Board: ...

    def notes(self, scribe: Scribe, view: Json) -> list[str]:
        """What has to be kept in mind while choosing."""

    def extras(self, scribe: Scribe, view: Json, asked: Asked) -> list[Choice]:
        """Choices besides those of the line mode, where a form is easier than typing."""

    def form(self, scribe: Scribe, view: Json, value: str, send: Send) -> Sheet[str] | None:
        """The form that a choice opens; None if it opens none. It gives a move."""

    def touching(self, scribe: Scribe, view: Json, thing: str) -> list[Choice]:
        """Whole moves that have to do with a thing on the board, and forms to begin with."""


def screen_of(game: str) -> Guide:
    """How the full screen shows a game that has one."""
    found: Guide = kit(game).part("screen")()
    return found
