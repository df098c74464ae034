"""Playing Quo Vadis? through the page: pieces are chosen on the board, deals are composed at the desk."""

import random
from typing import Any

from playwright.sync_api import Error, Locator, Page

ATTEMPTS = 20
# Who is refused that often in a row does something else.
MOST_ASKED = 2
# What there is to do on a page, in one look.
LOOK = """() => {
  const all = selector => [...document.querySelectorAll(selector)];
  return {
    over: all('.after').length > 0,
    covered: all('.cover').length > 0,
    asked: all('.prompt.asked:not(.busy)').length > 0,
    answer: all('.deal.mine').length > 0,
    desk: all('dialog.desk[open]').length > 0,
    senators: all('[data-committee][aria-pressed]').map(one => one.dataset.committee),
    takes: all('.offers button.main:enabled').length,
  };
}"""
CHOSEN = "[aria-pressed=true]"
LOG = "document.querySelector('.talk .panel').textContent"
HEARD = f"before => {LOG} !== before || document.querySelector('.problem, .refused, .cover, .after') !== null"


class Family:
    """Goes up wherever it can, asks for consent where it has to, and often says yes."""

    def __init__(self, page: Page, seed: int = 1, deals: float = 0.5) -> None:
        self.page = page
        self.random = random.Random(seed)
        self.deals = deals
        self.acts = 0
        self.asked = 0

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(LOOK)
        return found

    def act(self) -> str:
        """One thing, if there is anything to do: "acted", "waits" or "over"."""
        for attempt in range(ATTEMPTS):
            seen = self.look()
            if seen["over"]:
                return "over"
            if not seen["asked"] and not seen["covered"]:
                return "waits"
            try:
                self._do(seen)
            except (Error, IndexError):
                # What somebody else does meanwhile may come between.
                if attempt == ATTEMPTS - 1:
                    raise
            else:
                self.acts += 1
                return "acted"
        raise AssertionError

    def _do(self, seen: dict[str, Any]) -> None:
        if seen["covered"]:
            self._press(".cover button")
            return
        before = self.page.evaluate(LOG)
        if seen["desk"]:
            self.page.keyboard.press("Escape")
        if seen["answer"]:
            self._answer()
        elif seen["takes"]:
            self._press(".offers button.main:enabled")
        elif not self._climb(seen["senators"]):
            self._other()
        self.page.wait_for_function(HEARD, arg=before)

    def _answer(self) -> None:
        accept = self._button("Accept")
        if accept.is_enabled() and self.random.random() < 0.8:
            accept.click(timeout=5000)
        else:
            self._button("Decline").click(timeout=5000)

    def _climb(self, committees: list[str]) -> bool:
        """Move the highest senator that has a way; ask where it has none of its own."""
        for committee in committees:
            senator = self.page.locator(f"[data-committee={committee}]")
            if senator.get_attribute("aria-pressed", timeout=5000) != "true":
                senator.click(timeout=5000)
            if self.page.locator(".choices .go").count():
                self.asked = 0
                self._press(".choices .go")
                return True
            willing = self.asked < MOST_ASKED and self.random.random() < self.deals
            if willing and self.page.locator(".choices .ask").count():
                self.asked += 1
                self._press(".choices .ask")
                self._compose()
                return True
        self.asked = 0
        return False

    def _compose(self) -> None:
        """What stands on the desk already, now and then with a payment or a promise."""
        desk = self.page.locator("dialog.desk")
        if self.random.random() < 0.3:
            desk.get_by_role("button", name="Add a promise").click(timeout=5000)
        if self.random.random() < 0.2:
            desk.get_by_role("button", name="Add a payment").click(timeout=5000)
        desk.get_by_role("button", name="Propose it").click(timeout=5000)

    def _other(self) -> None:
        """Bring somebody in, or see to Caesar."""
        if self.page.locator(f"[data-committee]{CHOSEN}").count():
            self.page.keyboard.press("Escape")
        lit = self.page.locator(".choices .go")
        if lit.count() == 0:
            self.page.locator(f".prompt .row button:not({CHOSEN})").first.click(timeout=5000)
        self._press(".choices .go")

    def _button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def _press(self, selector: str) -> None:
        found = self.page.locator(selector)
        found.nth(self.random.choice(range(found.count()))).click(timeout=5000)


def negotiate(families: list[Family], most: int = 2000) -> bool:
    """All of them, until the game is over for each (True), or so much has been done (False)."""
    while sum(family.acts for family in families) < most:
        if [family.act() for family in families] == ["over"] * len(families):
            return True
    return False
