"""The panel that asks: a question, its choices, and a line to type in."""

from collections.abc import Sequence

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from curia.terminal.prompt import Choice


class Choices(OptionList):
    """The choices; a key chooses at once."""

    def __init__(self) -> None:
        super().__init__(id="choices", markup=False, compact=True)
        self.listed: list[Choice] = []
        self.keys: list[str] = []

    def list(self, choices: Sequence[Choice], default: int | None) -> None:
        self.listed, self.keys = list(choices), _keys(choices)
        self.clear_options()
        wide = max(map(len, self.keys), default=0)
        for choice, key in zip(choices, self.keys, strict=True):
            text = choice.text.removeprefix(f"{choice.key} ") if choice.key else choice.text
            self.add_option(Option(Content.assemble((key.rjust(wide), "bold"), "  ", text)))
        if choices:
            self.highlighted = default or 0

    def on_key(self, event: events.Key) -> None:
        typed = (event.character or "").lower()
        found = [number for number, key in enumerate(self.keys) if key.lower() == typed]
        if typed and found:
            event.stop()
            self.post_message(Panel.Chosen(self.listed[found[0]]))


def _keys(choices: Sequence[Choice]) -> list[str]:
    """The key of each choice: its own, or its number; none where there are too many."""
    own = {choice.key.lower() for choice in choices}
    keys = []
    for number, choice in enumerate(choices, 1):
        if len(choice.key) == 1:
            keys.append(choice.key)
        else:
            keys.append(str(number) if number < 10 and str(number) not in own else "")
    return keys


class Panel(Vertical):
    """What is asked of the person at the screen."""

    class Chosen(Message):
        def __init__(self, choice: Choice) -> None:
            super().__init__()
            self.choice = choice

    class Typed(Message):
        def __init__(self, line: str) -> None:
            super().__init__()
            self.line = line

    class Back(Message):
        pass

    def __init__(self, hint: str) -> None:
        super().__init__(id="panel")
        self._hint = hint
        self._asking: object = None

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="question", can_focus=False):
            yield Static(id="notes", markup=False)
            yield Static(id="asked", markup=False)
        yield Choices()
        yield Input(placeholder=self._hint, compact=True, id="typed")

    def ask(
        self,
        question: str,
        choices: Sequence[Choice] = (),
        *,
        notes: Sequence[str] = (),
        default: int | None = None,
        types: bool = True,
    ) -> None:
        """Show a question. Without choices it is answered by typing, if `types`; else there is more to read
        than to choose."""
        self.query_one("#notes", Static).update("\n".join(notes))
        self.query_one("#notes").display = bool(notes)
        asking = (question, tuple(choices), types)
        if asking == self._asking:
            # What is highlighted or half typed stays: only the news around it have changed.
            return
        self._asking = asking
        self.set_class(not types, "told")
        self.query_one("#asked", Static).update(question)
        self.query_one("#asked").display = bool(question)
        self.query_one("#question", VerticalScroll).scroll_home(animate=False)
        listed, typed = self.query_one(Choices), self.query_one(Input)
        listed.list(choices, default)
        listed.display = bool(choices)
        typed.display = types
        typed.value = ""
        if choices:
            listed.focus()
        elif types:
            typed.focus()

    @property
    def listed(self) -> list[Choice]:
        return self.query_one(Choices).listed

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.post_message(self.Chosen(self.listed[event.option_index]))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        event.input.value = ""
        # The keys that lead to this line are easily pressed once too often.
        self.post_message(self.Typed(event.value.strip().lstrip("/:")))

    def on_key(self, event: events.Key) -> None:
        if event.key == "escape":
            event.stop()
            typed, listed = self.query_one(Input), self.query_one(Choices)
            if typed.has_focus and listed.display:
                typed.value = ""
                listed.focus()
            else:
                self.post_message(self.Back())
