"""A staged match that can be played: what the page says is said in the match, and the page hears of it."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route

from curia.core.errors import IllegalMove
from curia.core.match import Match
from tests.browser.staging import TABLE, Stage

Json = dict[str, Any]


class Sitting(Stage):
    """One seat's page at a match that others play too."""

    def __init__(self, page: Page, match: Match, seat: str) -> None:
        super().__init__(match, seat)
        self.page = page
        self.said: list[str] = []
        page.route(f"**/api/tables/{TABLE}/moves", self._said)
        self.shows(page)
        page.wait_for_selector(".plates")

    def news(self, whole: bool = False) -> Json:
        found = super().news(whole)
        if self.match.view(self.seat)["legal"]:
            found["play"][0]["decision"] = f"{self.seat}:{self.number}"
        return found

    def _said(self, route: Route) -> None:
        text = json.loads(route.request.post_data or "")["move"]
        try:
            self.match.play(self.seat or "", text)
        except IllegalMove as refused:
            problem: Json = {
                "key": refused.key,
                "args": {},
                "clause": refused.clause,
                "message": str(refused),
            }
            route.fulfill(status=422, content_type="application/json", body=json.dumps(problem))
        else:
            self.said.append(text)
            answer = {"number": self.number, "known": False}
            route.fulfill(content_type="application/json", body=json.dumps(answer))

    def says(self, act: Callable[[], None]) -> str:
        """The move that this makes the page say; the page has heard what came of it."""
        with self.page.expect_response("**/moves"):
            act()
        self.tells(self.page)
        self.page.wait_for_selector(".busy", state="detached")
        return self.said[-1]

    def others(self, *moves: tuple[str, str]) -> None:
        """What other seats say."""
        for seat, move in moves:
            self.match.play(seat, move)
        self.tells(self.page)
