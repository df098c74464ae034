"""A game that brings no table of its own, in the terminal: its view in plain text, its moves numbered."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from curia import locale
from curia.core.game import Json
from curia.core.match import Match
from curia.games import Kit
from curia.terminal.console import Console, capital
from curia.terminal.game_table import SilentTable
from curia.terminal.prompt import Choice, Desk


class GenericTable(SilentTable):
    hint = "play-generic-hint"
    help = "play-generic-help"
    example = "tui-generic-type"
    screen_help = "tui-generic-help"

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self.clauses = kit.clauses

    def seat(self, console: Console, seat: str) -> str:
        key = f"{self._kit.prefix}-seat-{seat}"
        return console.say(key) if key in locale.keys(locale.FALLBACK) else capital(seat)

    # --- Showing ------------------------------------------------------------------------------------------

    def unaided(self, view: Json) -> Json:
        return view

    def show(self, console: Console, view: Json) -> None:
        for line in self._kit.game.text(view):
            console.raw(line if isinstance(line, str) else console.phrase(line))

    def picture(self, console: Console, view: Json, parts: Sequence[str]) -> None:
        self.show(console, view)

    def remind(self, console: Console, view: Json) -> None:
        """Nobody knows what can be left out."""
        self.show(console, view)

    def begins(self, view: Json) -> bool:
        return True

    def tell(
        self,
        console: Console,
        seats: Sequence[str],
        events: Sequence[Json],
        viewer: str | None,
        *,
        since: int = 0,
        again: bool = False,
    ) -> None:
        for event in events[since:]:
            console.write(self._story(console, event, viewer), 2, 4)

    def _story(self, console: Console, event: Json, viewer: str | None) -> str:
        """An event as its name, its seat and its values."""
        if event["event"] == "host":
            word, _, seat = event["move"].partition(" ")
            return console.say(f"web-generic-{word}", who=self.seat(console, seat) if seat else "")
        about = [
            f"{_plain(key)} {_value(value)}"
            for key, value in event.items()
            if key not in ("event", "seat") and value is not None
        ]
        what = _plain(event["event"]) + (f" ({'; '.join(about)})" if about else "")
        seat = event.get("seat")
        if seat is None:
            return capital(what)
        if seat == viewer:
            return console.say("web-generic-you", what=what)
        return console.say("web-label", name=self.seat(console, seat), what=what)

    def all_seen(self, match: Match) -> list[Json]:
        return match.events(None)

    def begins_turn(self, event: Json) -> bool:
        return "seat" in event

    def score(self, console: Console, view: Json, result: Json) -> None:
        for seat, points in result.get("points", {}).items():
            console.tell("web-label", name=self.seat(console, seat), what=_value(points))
        winners = ", ".join(self.seat(console, seat) for seat in result["winners"])
        if len(result["winners"]) == 1 and result["winners"][0] == view["seat"]:
            console.tell("web-generic-you-won")
        else:
            key = ("nobody-won", "won", "shared")[min(len(result["winners"]), 2)]
            console.tell(f"web-generic-{key}", who=winners)

    # --- Asking -------------------------------------------------------------------------------------------

    def question(self, console: Console, view: Json) -> str:
        return console.say("web-generic-ask")

    def ask(self, desk: Desk, view: Json) -> str:
        choices = [Choice(move, move) for move in view["legal"]]
        chosen = desk.choose(self.question(desk.console, view), choices)
        assert chosen is not None  # there is nothing to go back to
        return chosen

    def read_move(self, line: str, view: Json) -> str | None:
        """A legal move; or whatever begins as one does, to be refused in the game's own words."""
        typed = " ".join(line.split())
        known: dict[str, str] = {move.lower(): move for move in view["legal"]}
        if typed.lower() in known:
            return known[typed.lower()]
        verbs = {move.split(" ")[0] for move in known}
        return typed if typed.split(" ")[0].lower() in verbs else None

    # --- Explaining ---------------------------------------------------------------------------------------

    def about(self, console: Console, word: str) -> str | None:
        return None

    def extra(self, console: Console, word: str, view: Json) -> bool:
        return False


def _plain(name: str) -> str:
    return name.replace("_", " ").replace("-", " ")


def _value(value: Any) -> str:
    return ", ".join(_parts(value)) if isinstance(value, Mapping | list) else str(value)


def _parts(value: Any) -> Iterator[str]:
    if isinstance(value, Mapping):
        yield from (f"{_plain(key)} {_value(one)}" for key, one in value.items())
    else:
        yield from map(_value, value)
