"""Rows of the deal desk: whose consents, who pays whom, who promises what."""

from collections.abc import Sequence
from typing import Any

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.message import Message
from textual.widgets import Button, Input, Select, Static
from textual.widgets.select import NoSelection

from curia.core.game import Json
from curia.games.quovadis import words
from curia.games.quovadis.data import COMMITTEES, ENTRIES, PATH_NAMES, PLACE_NAMES, SENATE
from curia.games.quovadis.terminal.compose import KINDS
from curia.terminal.console import capital
from curia.terminal.tui.recording_console import Scribe

_TO_THE_END = -1
# Which list names what a promise is about, by its kind.
_LISTS = {
    "consent": "consent",
    "no-consent": "no-consent",
    "caesar": "caesar",
    "no-caesar": "caesar",
    "no-enter": "no-enter",
    "no-move": "no-move",
    "pay": "pay",
}
_MOST_LAURELS = 20
_MOST_TURNS = 9


def pick(options: Sequence[tuple[str, Any]], value: Any, name: str, label: str) -> "Select[Any]":
    """A compact list to choose from, at a value."""
    given = value if value in [one for _, one in options] else options[0][1]
    return Select(options, value=given, allow_blank=False, compact=True, classes=name, tooltip=label)


def value_of(row: Horizontal, name: str) -> Any:
    """What is chosen; None while the row is still being laid out."""
    value = row.query_one(f"Select.{name}", Select).value
    return None if isinstance(value, NoSelection) else value


class Changed(Message):
    """Something of the deal is different now."""


class Row(Horizontal):
    """One term of the deal, with a button that leaves it out."""

    def __init__(self, scribe: Scribe, view: Json) -> None:
        super().__init__(classes="term")
        self.scribe = scribe
        self.view = view

    def name_of(self, seat: str) -> str:
        return capital(self.scribe.say("qv-who", who=words.who(seat, self.view["seat"])))

    def seats(self, value: str, name: str, label: str, seats: Sequence[str] | None = None) -> "Select[Any]":
        options = [(self.name_of(seat), seat) for seat in seats or self.view["seats"]]
        return pick(options, value, name, self.scribe.say(label))

    def drop(self, label: str) -> Button:
        return Button("x", classes="drop", compact=True, tooltip=self.scribe.say(label))

    @property
    def laid_out(self) -> bool:
        return not any(isinstance(select.value, NoSelection) for select in self.query(Select))

    def on_select_changed(self) -> None:
        self.post_message(Changed())

    def on_input_changed(self) -> None:
        self.post_message(Changed())

    async def on_button_pressed(self, event: Button.Pressed) -> None:
        event.stop()
        form = self.parent
        await self.remove()
        if form is not None:
            form.post_message(Changed())


class Consent(Row):
    """How many consents a seat gives."""

    def __init__(self, scribe: Scribe, view: Json, seat: str, most: int, number: int) -> None:
        super().__init__(scribe, view)
        self.seat = seat
        self._most = most
        self._number = number

    def compose(self) -> ComposeResult:
        label = self.scribe.say("qv-web-consents-of", who=words.who(self.seat, self.view["seat"]))
        yield Static(label, classes="label", markup=False)
        yield pick([(str(n), n) for n in range(self._most + 1)], self._number, "number", label)
        yield Static(self.scribe.say("qv-web-of", number=self._most), classes="label", markup=False)

    @property
    def number(self) -> int:
        number = value_of(self, "number")
        return self._number if number is None else int(number)


class Payment(Row):
    """Laurels that change hands at once."""

    def __init__(self, scribe: Scribe, view: Json, payment: Json) -> None:
        super().__init__(scribe, view)
        self._payment = payment

    def compose(self) -> ComposeResult:
        yield self.seats(self._payment["from"], "from", "qv-web-payer")
        yield Static(self.scribe.say("qv-web-pays"), classes="label", markup=False)
        yield self.seats(self._payment["to"], "to", "qv-web-paid")
        numbers = [(str(n), n) for n in range(1, _MOST_LAURELS + 1)]
        yield pick(numbers, self._payment["laurels"], "laurels", self.scribe.say("qv-web-laurels"))
        yield self.drop("qv-web-drop-payment")

    def term(self) -> Json | None:
        payer, to = value_of(self, "from"), value_of(self, "to")
        return (
            None
            if payer == to or not self.laid_out
            else {"from": payer, "to": to, "laurels": value_of(self, "laurels")}
        )


class Promise(Row):
    """Something that is promised for later."""

    def __init__(self, scribe: Scribe, view: Json, promise: Json) -> None:
        super().__init__(scribe, view)
        self._promise = promise

    def compose(self) -> ComposeResult:
        say, promise = self.scribe.say, self._promise
        yield self.seats(promise["by"], "by", "qv-compose-promise-by")
        yield self.seats(promise["to"], "to", "qv-compose-promise-to")
        kinds = [(say(f"qv-compose-promise-{kind}"), kind) for kind in KINDS]
        yield pick(kinds, promise["kind"], "kind", say("qv-compose-promises"))
        yield from self._terms()
        turns = [(say("qv-web-to-the-end"), _TO_THE_END), (say("qv-web-this-turn"), 0)]
        turns += [(say("qv-web-for-turns", turns=n), n) for n in range(1, _MOST_TURNS + 1)]
        yield pick(turns, promise.get("turns", _TO_THE_END), "turns", say("qv-web-turns"))
        yield self.drop("qv-web-drop-promise")

    def _terms(self) -> ComposeResult:
        """One list or line for each kind; only that of the kind chosen is shown."""
        say, promise = self.scribe.say, self._promise
        anywhere = [(say("qv-web-anywhere"), "")]
        committees = [(say("qv-web-at-committee", committee=one), one) for one in COMMITTEES[:SENATE]]
        yield pick(anywhere + committees, promise.get("at", ""), "consent", say("qv-web-at"))
        yield self.seats(promise.get("against", ""), "no-consent", "qv-compose-promise-against")
        places = [(say("qv-web-between", **words.ends_of(path)), path) for path in PLACE_NAMES]
        yield pick(places, promise.get("at", ""), "caesar", say("qv-choose-where"))
        entries = [(one, one) for one in COMMITTEES[:ENTRIES]]
        yield pick(entries, promise.get("at", ""), "no-enter", say("qv-choose-where"))
        paths = [(say("qv-web-between", **words.ends_of(path)), path) for path in PATH_NAMES]
        yield pick(paths, promise.get("at", ""), "no-move", say("qv-choose-where"))
        numbers = [(str(n), n) for n in range(1, _MOST_LAURELS + 1)]
        yield pick(numbers, promise.get("laurels", 1), "pay", say("qv-web-laurels"))
        yield Input(
            promise.get("text", ""), placeholder=say("qv-compose-promise-text"), max_length=200, compact=True
        )

    def on_mount(self) -> None:
        self._choose_terms()

    def on_select_changed(self) -> None:
        self._choose_terms()
        super().on_select_changed()

    def _choose_terms(self) -> None:
        kind = value_of(self, "kind")
        for name in set(_LISTS.values()):
            self.query_one(f"Select.{name}").display = name == _LISTS.get(str(kind))
        self.query_one(Input).display = kind == "words"

    def term(self) -> Json | None:
        """The promise; None while something of it is missing."""
        kind, by, to = (value_of(self, name) for name in ("kind", "by", "to"))
        promise: Json = {"by": by, "to": to, "kind": kind}
        if kind == "consent" and value_of(self, "consent"):
            promise["at"] = value_of(self, "consent")
        elif kind == "no-consent":
            promise["against"] = value_of(self, "no-consent")
        elif kind in ("caesar", "no-caesar", "no-enter", "no-move"):
            promise["at"] = value_of(self, _LISTS[kind])
        elif kind == "pay":
            promise["laurels"] = value_of(self, "pay")
        elif kind == "words":
            promise["text"] = self.query_one(Input).value.strip()
        turns = value_of(self, "turns")
        if turns != _TO_THE_END:
            promise["turns"] = turns
        # QV-9.3: only what is not done can be for this turn alone.
        missing = (
            not self.laid_out
            or by == to
            or promise.get("against") in (by, to)
            or promise.get("text") == ""
            or (turns == 0 and not str(kind).startswith("no-"))
        )
        return None if missing else promise
