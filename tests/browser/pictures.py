"""The README's pictures, of the real page: `python -m tests.browser.pictures`, with the client built."""

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright

from tests.browser.playing import Player
from tests.server.serving import serving

PICTURES = Path(__file__).parent.parent.parent / "docs" / "pictures"


def begin(page: Page, game: str) -> None:
    """A game against bots, as somebody called Livia."""
    page.goto(f"/play/{game}")
    page.get_by_label("Your name").fill("Livia")
    page.get_by_role("button", name="Begin").click()


def caesar(page: Page) -> None:
    begin(page, "caesar-cleopatra")
    player = Player(page, seed=5)
    while player.acts < 42:
        player.act()
    player.wait()


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    with TemporaryDirectory() as data, serving(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(
            base_url=server.address, viewport={"width": 1280, "height": 880}, reduced_motion="reduce"
        )
        page.set_default_timeout(15_000)
        caesar(page)
        page.evaluate("scrollTo(0, 0)")
        page.screenshot(path=PICTURES / "caesar.png")
        browser.close()


if __name__ == "__main__":
    main()
