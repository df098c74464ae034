"""Playing Caesar & Cleopatra through the page, as a person would: by what is lit up and what buttons say."""

import random

from playwright.sync_api import Error, Locator, Page

SOMETHING = (
    ".scene button, .after, .cover button, .hand .spot.can, .prompt.asked button:not([disabled]):visible"
)
PATIENCE = 20
MOST_TABS = 200


class Player:
    """Chooses at random among what the page offers."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.random = random.Random(seed)
        self.acts = 0

    def ready(self) -> bool:
        """Whether there is something to do now."""
        return self.page.locator(SOMETHING).count() > 0

    def wait(self) -> str:
        """Until there is something to do: what it is."""
        self.page.locator(SOMETHING).first.wait_for()
        return self._what()

    def _what(self) -> str:
        for name in ("scene", "after", "cover"):
            if self.page.locator(f".{name}").count():
                return name
        return "asked"

    def play(self) -> int:
        """The whole game; how much was done in it."""
        while self.act():
            pass
        return self.acts

    def act(self, patient: bool = True) -> bool:
        """One thing; False once the game is over. What somebody else does meanwhile may come between: who is
        not patient then does nothing."""
        for attempt in range(PATIENCE):
            if not patient and not self.ready():
                return True
            found = self.wait() if patient else self._what()
            if found == "after":
                return False
            try:
                self._act(found)
                self.acts += 1
                return True
            except (Error, IndexError):
                if attempt == PATIENCE - 1:
                    raise
        raise AssertionError

    def _act(self, found: str) -> None:
        if found in ("scene", "cover"):
            self._press(f".{found} button")
        elif self.page.locator(".desk").count():
            self._press(".desk > button.main, .desk > .row > button.main")
        elif self.page.locator(".spied").count():
            self._press(".spied button")
        elif self.random.random() < 0.1 or not self._lay():
            self._answer()

    def _lay(self) -> bool:
        """Choose a card that can be played, and then where."""
        if not self.page.locator(".hand .spot.can").count():
            return False
        if self.page.locator(".hand .spot.chosen").count():
            self.page.keyboard.press("Escape")
        self._press(".hand .spot.can")
        lit = ".zone, .hit, .prompt .row button.main"
        self._press(lit)
        if self.page.locator(".zone[data-drop^=castle]").count():
            self._press(".zone")
        return True

    def _answer(self) -> None:
        """Press one of the buttons beside the question."""
        button = self._one(".prompt .row button:not([disabled])")
        passive = "swap cards" in (button.text_content(timeout=1000) or "")
        self._hit(button)
        if passive:
            self._press(".hand .spot")
            self._press(".prompt .row button.main")

    def _one(self, selector: str) -> Locator:
        found = self.page.locator(selector)
        return found.nth(self.random.choice(range(found.count())))

    def _press(self, selector: str) -> None:
        self._hit(self._one(selector))

    def _hit(self, target: Locator) -> None:
        target.click(timeout=2000)


class KeyPlayer(Player):
    """The same with nothing but keys."""

    def _hit(self, target: Locator) -> None:
        go_to(self.page, target)
        self.page.keyboard.press("Enter")


def go_to(page: Page, target: Locator) -> None:
    """Press Tab until the target has the focus."""
    wanted = target.element_handle(timeout=2000)
    for _ in range(MOST_TABS):
        here, gone = wanted.evaluate("one => [one === document.activeElement, !one.isConnected]")
        if here:
            return
        if gone:
            raise IndexError(f"{target} is gone")
        page.keyboard.press("Tab")
    raise AssertionError(f"{target} can't be reached")


def play_out(players: list[Player]) -> None:
    """All of them, until the game is over for each."""
    playing = list(players)
    while playing:
        playing = [player for player in playing if player.act(patient=False)]
