"""Sheets that lie over the table: text, rules, a name to type, the cover between hands."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Center, Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Button, Input, Static

from curia.terminal.commands.rules import explain, write_clauses
from curia.terminal.game_table import Table
from curia.terminal.tui.recording_console import Scribe

Result = TypeVar("Result")
_MOST_SECTIONS = 20


class Sheet(ModalScreen[Result], Generic[Result]):
    """A sheet with a heading; Escape puts it away."""

    AUTO_FOCUS = "Input, OptionList, VerticalScroll"
    BINDINGS = [Binding("escape", "leave", show=False)]  # noqa: RUF012

    def __init__(self, scribe: Scribe, heading: str) -> None:
        super().__init__()
        self.scribe = scribe
        self.heading = heading

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = self.heading
            sheet.border_subtitle = self.scribe.say("tui-sheet-leave")
            yield from self.body()

    def body(self) -> ComposeResult:
        raise NotImplementedError

    def action_leave(self) -> None:
        self.dismiss(None)


class TextSheet(Sheet[None]):
    """Something to read."""

    def __init__(self, scribe: Scribe, heading: str, lines: Sequence[str]) -> None:
        super().__init__(scribe, heading)
        self._lines = lines

    def body(self) -> ComposeResult:
        with VerticalScroll():
            yield Static("\n".join(self._lines), markup=False)


class RulesSheet(Sheet[None]):
    """The rules by clause; what is typed is looked up as `?` does in the line mode."""

    def __init__(self, scribe: Scribe, table: Table, topic: str = "") -> None:
        super().__init__(scribe, scribe.say("tui-rules"))
        self._table = table
        self._topic = topic

    def body(self) -> ComposeResult:
        hint = self.scribe.say("tui-rules-hint", clause=f"{self._table.clauses}-4")
        yield Input(self._topic, placeholder=hint, compact=True)
        with VerticalScroll():
            yield Static(id="clauses", markup=False)

    def on_mount(self) -> None:
        self._look_up(self._topic)

    def on_input_changed(self, event: Input.Changed) -> None:
        self._look_up(event.value.strip())

    def _look_up(self, topic: str) -> None:
        if topic:
            explain(self.scribe, topic, self._table)
        else:
            for section in range(1, _MOST_SECTIONS):
                if write_clauses(self.scribe, f"{self._table.clauses}-{section}"):
                    self.scribe.write()
        self.query_one("#clauses", Static).update("\n".join(self.scribe.take()))


class NameSheet(Sheet[str]):
    """A line to type: the name of a file."""

    def __init__(self, scribe: Scribe, heading: str, text: str, value: str) -> None:
        super().__init__(scribe, heading)
        self._text = text
        self._value = value

    def body(self) -> ComposeResult:
        yield Static(self._text, markup=False)
        yield Input(self._value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())


class ChoiceSheet(Sheet[str]):
    """A question with a button for each answer."""

    AUTO_FOCUS = "Button"

    def __init__(
        self, scribe: Scribe, heading: str, lines: Sequence[str], answers: Sequence[tuple[str, str]]
    ) -> None:
        super().__init__(scribe, heading)
        self._lines = lines
        self._answers = answers

    def body(self) -> ComposeResult:
        with VerticalScroll():
            yield Static("\n".join(self._lines), markup=False)
        with Horizontal(classes="buttons"):
            for value, text in self._answers:
                yield Button(text, id=value, compact=True)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id)


class Cover(Screen[None]):
    """Between two people at one screen: nothing of the table can be seen."""

    AUTO_FOCUS = "Button"
    BINDINGS = [Binding("enter", "ready", show=False)]  # noqa: RUF012

    def __init__(self, scribe: Scribe, seat: str) -> None:
        super().__init__()
        self._scribe = scribe
        self._seat = seat

    def compose(self) -> ComposeResult:
        say = self._scribe.say
        with Vertical(classes="cover"):
            yield Static(say("play-hand-over", seat=self._seat), markup=False)
            yield Static(say("play-hand-over-prompt", seat=self._seat), markup=False)
            with Center():
                yield Button(say("tui-ready"), id="ready", compact=True)

    def action_ready(self) -> None:
        self.dismiss(None)

    def on_button_pressed(self) -> None:
        self.dismiss(None)
