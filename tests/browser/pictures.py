"""The README's pictures, of the real page: `python -m tests.browser.pictures`, with the client built."""

from base64 import b64decode
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.staging import played
from tests.browser.survey import (
    CAESAR,
    QUO_VADIS,
    Scene,
    browser_and_server,
    many,
    middle,
    page_of,
    staged,
)

PICTURES = Path(__file__).parent.parent.parent / "docs" / "pictures"
# Width, height, and how many dots to one of the page's.
SIZES: dict[str, tuple[int, int, float]] = {
    "caesar": (1280, 920, 1),
    "quovadis": (1280, 860, 1),
    "phone": (360, 740, 2),
}


def scenes() -> dict[str, Scene]:
    return {
        "caesar": staged(played(CAESAR, many), "cleopatra", ".hand .spot.can"),
        "quovadis": staged(played(QUO_VADIS, middle, seed=4, seats=4), "red", ".board [role=button]"),
        "phone": staged(played(CAESAR, many, seed=30), "cleopatra", ".hand .spot.can"),
    }


def take(page: Page, name: str) -> None:
    page.evaluate("document.fonts.ready.then(() => document.activeElement.blur())")
    page.mouse.move(0, 0)
    page.wait_for_timeout(500)
    session = page.context.new_cdp_session(page)
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": 88})
    (PICTURES / f"{name}.webp").write_bytes(b64decode(shot["data"]))


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    with browser_and_server() as (browser, address):
        for name, scene in scenes().items():
            width, height, scale = SIZES[name]
            with page_of(browser, address, width, height, scale) as page:
                scene(page)
                take(page, name)


if __name__ == "__main__":
    main()
