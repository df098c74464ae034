"""Forms of Caesar & Cleopatra: putting cards in order, laying the first ones, choosing some of several."""

from collections.abc import Callable, Sequence

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Button, OptionList, Static
from textual.widgets.option_list import Option

from curia.games.caesar import words
from curia.terminal.console import capital
from curia.terminal.tui.recording_console import Scribe
from curia.terminal.tui.sheets import Sheet


def show(listed: OptionList, lines: Sequence[Option], place: int) -> None:
    listed.clear_options()
    listed.add_options(lines)
    listed.highlighted = place


class CardsForm(Sheet[str]):
    """Some of several cards: those to be discarded, or those for the first of two groups."""

    def __init__(
        self,
        scribe: Scribe,
        heading: str,
        text: str,
        cards: Sequence[str],
        move: Callable[[list[str], list[str]], str],
        legal: Sequence[str] | None = None,
    ) -> None:
        super().__init__(scribe, capital(heading))
        self._text = text
        self._cards = cards
        self._move = move
        self._legal = legal
        self._chosen: set[int] = set()

    def body(self) -> ComposeResult:
        yield Static(self._text, markup=False)
        yield OptionList(*self._lines(), markup=False, compact=True)
        with Horizontal(classes="buttons"):
            yield Button(self.scribe.say("tui-do"), id="do", compact=True)

    def _lines(self) -> list[Option]:
        names = (self.scribe.phrase(words.card_words(card)) for card in self._cards)
        return [Option(f"[{'x' if n in self._chosen else ' '}] {name}") for n, name in enumerate(names)]

    def on_mount(self) -> None:
        self._check()

    def on_key(self, event: events.Key) -> None:
        if event.key == "space":
            event.stop()
            self._turn(self.query_one(OptionList).highlighted or 0)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self._turn(event.option_index)

    def _turn(self, place: int) -> None:
        """Choose a card, or no longer."""
        self._chosen ^= {place}
        show(self.query_one(OptionList), self._lines(), place)
        self._check()

    def _check(self) -> None:
        self.query_one("#do", Button).disabled = not self._allowed(self._made())

    def _allowed(self, move: str) -> bool:
        return move in self._legal if self._legal is not None else " " in move

    def _made(self) -> str:
        picked = [card for place, card in enumerate(self._cards) if place in self._chosen]
        rest = [card for place, card in enumerate(self._cards) if place not in self._chosen]
        return self._move(picked, rest)

    def on_button_pressed(self) -> None:
        self.dismiss(self._made())


class OrderForm(Sheet[str]):
    """CC-2.4: all action cards, the top one first; a card is carried up and down."""

    def __init__(self, scribe: Scribe, heading: str, cards: Sequence[str]) -> None:
        super().__init__(scribe, capital(heading))
        self._cards = list(cards)

    def body(self) -> ComposeResult:
        say = self.scribe.say
        yield Static(say("tui-cc-order"), markup=False)
        yield OptionList(*self._lines(), markup=False, compact=True)
        with Horizontal(classes="buttons"):
            for name in ("up", "down", "top", "do"):
                key = "tui-do" if name == "do" else f"tui-cc-order-{name}"
                yield Button(say(key), id=name, compact=True)

    def _lines(self) -> list[Option]:
        names = (self.scribe.phrase(words.card_words(card)) for card in self._cards)
        return [Option(f"{number:>2}  {name}") for number, name in enumerate(names, 1)]

    def on_key(self, event: events.Key) -> None:
        step = {"u": "up", "d": "down", "t": "top"}.get(event.key)
        if step is not None:
            event.stop()
            self._carry(step)

    def on_option_list_option_selected(self) -> None:
        self._carry("top")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        if event.button.id == "do":
            self.dismiss(" ".join(["order", *self._cards]))
        else:
            self._carry(event.button.id or "")

    def _carry(self, step: str) -> None:
        listed = self.query_one(OptionList)
        place = listed.highlighted or 0
        to = {"up": max(0, place - 1), "down": min(len(self._cards) - 1, place + 1), "top": 0}[step]
        self._cards.insert(to, self._cards.pop(place))
        show(listed, self._lines(), place if step == "top" else to)


class ArrangeForm(Sheet[str]):
    """CC-2.7: one value for each group; a value that is given to a group is taken from where it was."""

    def __init__(self, scribe: Scribe, heading: str, groups: Sequence[str], values: Sequence[str]) -> None:
        super().__init__(scribe, capital(heading))
        self._groups = groups
        self._values = list(values)

    def body(self) -> ComposeResult:
        say = self.scribe.say
        yield Static(say("tui-cc-arrange", most=len(self._groups)), markup=False)
        yield OptionList(*self._lines(), markup=False, compact=True)
        with Horizontal(classes="buttons"):
            for value in sorted(self._values):
                yield Button(value, id=f"value-{value}", compact=True)
            yield Button(say("tui-do"), id="do", compact=True)

    def _lines(self) -> list[Option]:
        names = [capital(self.scribe.phrase(words.group_words(group))) for group in self._groups]
        return [Option(f"{name:<12}{value}") for name, value in zip(names, self._values, strict=True)]

    def on_key(self, event: events.Key) -> None:
        if event.character in self._values:
            event.stop()
            self._lay(event.character)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        if event.button.id == "do":
            self.dismiss(" ".join(["arrange", *self._values]))
        else:
            self._lay((event.button.id or "").removeprefix("value-"))

    def _lay(self, value: str) -> None:
        listed = self.query_one(OptionList)
        place, was = listed.highlighted or 0, self._values.index(value)
        self._values[was], self._values[place] = self._values[place], value
        show(listed, self._lines(), min(place + 1, len(self._groups) - 1))
