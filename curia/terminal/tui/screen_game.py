"""What the screen needs of a game besides its `Table`: a board to look at and touch, and forms."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from textual.app import ComposeResult
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Static

from curia.core.game import Json
from curia.games import Kit, kit
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


class GenericBoard(Board):
    """A view in plain text."""

    def __init__(self, scribe: Scribe, of: Kit) -> None:
        super().__init__(id="board")
        self._scribe = scribe
        self._kit = of

    def compose(self) -> ComposeResult:
        yield Static(id="view", markup=False)

    def show(self, view: Json, players: Sequence[Player]) -> None:
        lines = self._kit.game.text(view)
        said = [line if isinstance(line, str) else self._scribe.phrase(line) for line in lines]
        self.query_one("#view", Static).update("\n".join(said))


class GenericGuide:
    """For a game that brings no screen of its own: nothing on its board can be touched."""

    layout = "beside"
    lists: tuple[str, ...] = ()

    def __init__(self, of: Kit) -> None:
        self._kit = of

    def board(self, scribe: Scribe) -> Board:
        return GenericBoard(scribe, self._kit)

    def notes(self, scribe: Scribe, view: Json) -> list[str]:
        return []

    def extras(self, scribe: Scribe, view: Json, asked: Asked) -> list[Choice]:
        return []

    def form(self, scribe: Scribe, view: Json, value: str, send: Send) -> Sheet[str] | None:
        return None

    def touching(self, scribe: Scribe, view: Json, thing: str) -> list[Choice]:
        return []


def screen_of(game: str) -> Guide:
    """How the full screen shows a game: by its own guide, or by the generic one."""
    make = kit(game).part("screen")
    return GenericGuide(kit(game)) if make is None else make()
