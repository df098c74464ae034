"""Any moment of a match on the real page: the page's own requests are answered from a match made here."""

import json
import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route

import curia
from curia.core.match import Match

Json = dict[str, Any]
NAMES = ("Livia", "Marcus", "Octavia", "Gaius", "Aurelia")
TABLE = "k7mp2xq9rtbc"
# A stream that says what we like. One of our own instead of a channel that others share.
STREAM = """
window.EventSource = class extends EventTarget {
  static CLOSED = 2;
  readyState = 1;
  constructor() {
    super();
    window.stream = this;
    setTimeout(() => this.dispatchEvent(new Event('open')), 10);
  }
  close() {}
};
"""


def played(
    game: str,
    until: Callable[[Match], bool],
    seed: int = 1,
    seats: int | None = None,
) -> Match:
    """A match of bots up to the first moment that is wanted; other seeds are tried until one has it."""
    for tried in range(seed, seed + 200):
        match, chance = curia.new(game, seats=seats, seed=tried), random.Random(tried)
        player = curia.bot("greedy")
        while match.to_act:
            if until(match):
                return match
            seat = match.to_act[0]
            # Now and then anything at all: a bot that plays well seldom gets into trouble.
            if chance.random() < 0.15:
                match.play(seat, chance.choice(match.legal(seat)))
            else:
                match.play(seat, player.choose(match.view(seat), seconds=0, seed=tried))
        if until(match):
            return match
    raise AssertionError("no match has such a moment")


class Stage:
    """A table that is not there: its news, as the server would tell them."""

    def __init__(
        self,
        match: Match,
        seat: str | None,
        clock: Json | None = None,
        seat_changes: dict[str, Json] | None = None,
    ) -> None:
        self.match, self.seat, self.clock, self.seat_changes = match, seat, clock, seat_changes or {}
        self.number = 40
        self.takeback = False
        self.memory_aids = True
        self.chat: list[Json] = []
        self.seen = 0

    def about(self) -> Json:
        seats = [
            {
                "seat": seat,
                "kind": "person",
                "bot": None,
                "name": name,
                "taken": True,
                "host": seat == self.seat,
                "away": False,
                "late": False,
                "muted": False,
                "hints": False,
                "memory_aids": False,
                "stands_for": None,
                "resigned": False,
                "kept_for": None,
                "left": None,
                "since": None,
                **self.seat_changes.get(seat, {}),
            }
            for seat, name in zip(self.match.seats, NAMES, strict=False)
        ]
        return {
            "id": TABLE,
            "game": self.match.game,
            "options": {},
            "status": "playing" if self.match.result is None else "over",
            "stopped": False,
            "open": False,
            "takeback": True,
            "hints": False,
            "memory_aids": self.memory_aids,
            "clock": self.clock,
            "commitment": "0",
            "nonces": [],
            "seats": seats,
            "choices": {},
            "resign": "end",
            "absence": ["bot", "wait", "end"],
            "result": self.match.result,
            "applicants": [],
            "rematch": None,
        }

    def news(self, whole: bool = False) -> Json:
        """What has happened since the last time, or all of it."""
        view = self.match.view(self.seat)
        events = view.pop("events")
        known, self.seen, self.number = 0 if whole else self.seen, len(events), self.number + 1
        asked = self.seat is not None and self.seat in self.match.to_act
        play = {
            "seat": self.seat,
            "number": self.number,
            "since": None if whole else self.number - 1,
            "decision": f"{self.seat}:{self.number}" if asked else None,
            "takeback": self.takeback,
            "again": whole,
            "events": events[known:],
            "view": view,
        }
        yours = {
            "seats": [self.seat] if self.seat else [],
            "kept": [],
            "left": [],
            "back": [],
            "host": True,
            "standing": {},
            "notice": {},
        }
        return {"table": TABLE, "about": self.about(), "yours": yours, "play": [play], "chat": self.chat}

    def shows(self, page: Page, path: str = "/t/") -> None:
        """Answer what a page about this table asks for, and open it."""
        page.context.add_init_script(STREAM)
        told = json.dumps(self.news(whole=True))
        page.route("**/api/keys", lambda route: _json(route, '{"token":null}'))
        page.route(f"**/api/tables/{TABLE}", lambda route: _json(route, told))
        page.route(f"**/api/tables/{TABLE}/watch", lambda route: _json(route, '{"done":true}'))
        page.goto(f"{path}{TABLE}")

    def tells(self, page: Page) -> None:
        """What has happened since, by the stream."""
        page.evaluate(
            "news => stream.dispatchEvent(new MessageEvent('news', { data: news }))", json.dumps(self.news())
        )


def _json(route: Route, text: str) -> None:
    route.fulfill(content_type="application/json", body=text)


def at(phase: str, seat: str) -> Callable[[Match], bool]:
    """The moment when this seat is asked in this phase."""

    def now(match: Match) -> bool:
        return seat in match.to_act and match.view(seat)["phase"]["name"] == phase

    return now
