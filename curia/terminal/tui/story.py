"""The log: what happened, in words."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from curia.core.game import Json
from curia.terminal.game_table import Table
from curia.terminal.tui.recording_console import Scribe

# So many lines are at hand on the screen; a sheet shows all.
_MOST_LINES = 300


class Log(VerticalScroll):
    def __init__(self, scribe: Scribe, table: Table) -> None:
        super().__init__(id="log", can_focus=False)
        self._scribe = scribe
        self._table = table
        # How much each seat had seen when it last decided something: from there on it is news.
        self._known: dict[str | None, int] = {}
        # What is on the screen, and the part of it that had been known before.
        self._shown: object = None
        self._past: tuple[str | None, list[Json], list[str]] = (None, [], [])
        self.lines: list[str] = []

    def compose(self) -> ComposeResult:
        yield Static(id="story", markup=False)

    def show(self, view: Json, chat: Sequence[str] = ()) -> None:
        events, seats, viewer = view["events"], view["seats"], view["seat"]
        known = min(self._known.get(viewer, 0), len(events))
        if self._shown == (shown := (viewer, known, events, list(chat))):
            return
        self._shown = shown
        if self._past[:2] != (viewer, events[:known]):
            # What is told again leaves out what nobody is to be reminded of (QV-6.3).
            self._table.tell(self._scribe, seats, events[:known], viewer, again=True)
            self._past = viewer, events[:known], self._scribe.take()
        self._table.tell(self._scribe, seats, events, viewer, since=known)
        self.lines = [*self._past[2], *self._scribe.take(), *chat]
        lines = [_line(line) for line in self.lines[-_MOST_LINES:]]
        self.query_one("#story", Static).update(Content("\n").join(lines))
        self.call_after_refresh(self.scroll_end, animate=False)

    def decided(self, view: Json) -> None:
        """This seat has seen all of it, and decided."""
        self._known[view["seat"]] = len(view["events"])


def _line(line: str) -> Content:
    """A turn's beginning stands out; what happens in it is set in."""
    return Content(line.strip()) if line.startswith(" ") else Content.styled(line, "bold")
