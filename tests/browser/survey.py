"""Every page in three sizes, light and dark, to look at: `python -m tests.browser.survey FOLDER [PART]`. With
a language, on a phone and light only: `python -m tests.browser.survey FOLDER PART de`."""

import random
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Locator, Page, sync_playwright

import curia
from curia.core.match import Match
from curia.locale import say
from tests.browser.staging import Stage, at, played
from tests.server.serving import serving

SIZES = {"phone": (360, 740), "tablet": (820, 1180), "wide": (1440, 900)}
CAESAR, QUO_VADIS = "caesar-cleopatra", "quovadis"
Scene = Callable[[Page], None]
Moment = Callable[[Match], bool]


# Pages


def opened(path: str, wanted: str = "h1") -> Scene:
    def scene(page: Page) -> None:
        page.goto(path)
        page.wait_for_selector(wanted)
        page.wait_for_load_state("networkidle")

    return scene


def then(first: Scene, press: str) -> Scene:
    """A page after something on it was pressed."""

    def scene(page: Page) -> None:
        first(page)
        page.locator(press).first.click()

    return scene


def button(page: Page, key: str) -> Locator:
    """A button by the key of its text, in the language of the page."""
    text = say(key, language=page.evaluate("document.documentElement.lang") or "en")
    return page.get_by_role("button", name=text, exact=True)


def lobby(page: Page) -> None:
    opened(f"/play/{QUO_VADIS}#friends")(page)
    page.locator("input[autocomplete=nickname]").fill("Livia")
    button(page, "web-open-table").click()
    network = button(page, "web-lan-let-in")
    code = page.locator(".invite svg[role=img]")
    network.or_(code).first.wait_for()
    if network.count():
        network.click()
    code.wait_for()


def resigned(page: Page) -> None:
    opened(f"/play/{CAESAR}")(page)
    button(page, "web-begin").click()
    for key in ("web-order-done", "web-arrange-done", "web-resign", "web-resign-sure"):
        button(page, key).click()
    page.locator(".after a[href^='/replay/']").click()
    page.wait_for_selector(".bar")


# Moments of matches


def many(match: Match) -> bool:
    """Cleopatra is to move at a full table."""
    return at("main", "cleopatra")(match) and laid(match) > 20


def laid(match: Match) -> int:
    """How many cards lie on the table."""
    sides = [group[seat] for group in match.view(None)["table"].values() for seat in match.seats]
    return sum(len(side["up"]) + int(side["down"]) for side in sides)


def can(word: str) -> Moment:
    """Cleopatra can make such a move, and there is something on the table."""

    def now(match: Match) -> bool:
        moves = match.legal("cleopatra") if "cleopatra" in match.to_act else []
        return laid(match) > 12 and any(move.startswith(word) for move in moves)

    return now


def over(match: Match) -> bool:
    return match.result is not None


def middle(match: Match) -> bool:
    """In the middle of Quo Vadis?, on one's own turn."""
    return at("action", "red")(match) and len(match.view("red")["events"]) > 80


def staged(match: Match, seat: str | None, touch: str = "", **about: Any) -> Scene:
    """A moment on the page, after something was pressed if named."""

    def scene(page: Page) -> None:
        Stage(match, seat, **about).shows(page)
        page.wait_for_selector(".page .game > :not(svg)")
        page.wait_for_timeout(300)
        if touch:
            page.locator(touch).first.click()
            page.wait_for_timeout(300)

    return scene


def vote(page: Page) -> None:
    """A vote, as it happens."""
    match = played(CAESAR, many, seed=3)
    stage = Stage(match, "cleopatra")
    stage.shows(page)
    page.wait_for_selector(".board")
    bot, chance = curia.bot("greedy"), random.Random(1)
    while match.to_act and not page.locator(".scene").count():
        seat = match.to_act[0]
        match.play(seat, bot.choose(match.view(seat), seconds=0, seed=chance.randrange(1000)))
        stage.tells(page)
        page.wait_for_timeout(150)
    page.wait_for_timeout(500)


def hand(card: str) -> str:
    return f".hand .spot.can:has(use[href='#i-{card}'])"


def ticking() -> dict[str, Any]:
    """Clocks, and somebody who is away."""
    return {
        "clock": {"kind": "live", "seconds": 900, "increment": 10},
        "seat_changes": {
            "cleopatra": {"left": 421.0, "since": time.time()},
            "caesar": {"left": 94.0, "away": True},
        },
    }


SCENES: dict[str, Callable[[], Scene]] = {
    "start": lambda: opened("/"),
    "settings": lambda: then(opened("/"), "header.top button"),
    "setup-cc-bot": lambda: opened(f"/play/{CAESAR}"),
    "setup-cc-variants": lambda: then(opened(f"/play/{CAESAR}"), "details.options summary"),
    "setup-cc-friends": lambda: opened(f"/play/{CAESAR}#friends"),
    "setup-cc-hotseat": lambda: opened(f"/play/{CAESAR}#hotseat"),
    "setup-qv-bot": lambda: opened(f"/play/{QUO_VADIS}"),
    "setup-qv-variants": lambda: then(opened(f"/play/{QUO_VADIS}"), "details.options summary"),
    "setup-qv-table": lambda: opened(f"/play/{QUO_VADIS}#table"),
    "lobby": lambda: lobby,
    "cc-order": lambda: staged(played(CAESAR, at("order", "cleopatra")), "cleopatra"),
    "cc-arrange": lambda: staged(played(CAESAR, at("arrange", "cleopatra")), "cleopatra"),
    "cc-first": lambda: staged(played(CAESAR, at("main", "cleopatra")), "cleopatra"),
    "cc-main": lambda: staged(played(CAESAR, many), "cleopatra"),
    "cc-lay": lambda: staged(played(CAESAR, many), "cleopatra", ".hand .spot.can"),
    "cc-caesar": lambda: staged(played(CAESAR, at("main", "caesar"), seed=9), "caesar"),
    "cc-clock": lambda: staged(played(CAESAR, many), "cleopatra", **ticking()),
    "cc-assassin": lambda: staged(played(CAESAR, can("assassinate")), "cleopatra", hand("assassination")),
    "cc-castling": lambda: staged(played(CAESAR, can("castle")), "cleopatra", hand("castling")),
    "cc-veto": lambda: staged(played(CAESAR, at("veto", "cleopatra")), "cleopatra"),
    "cc-standing": lambda: staged(played(CAESAR, at("veto", "cleopatra")), "cleopatra", "summary"),
    "cc-take": lambda: staged(played(CAESAR, at("take", "cleopatra")), "cleopatra"),
    "cc-rearrange": lambda: staged(played(CAESAR, at("rearrange", "cleopatra")), "cleopatra"),
    "cc-draw": lambda: staged(played(CAESAR, at("draw", "cleopatra")), "cleopatra"),
    "cc-vote": lambda: vote,
    "cc-watch": lambda: staged(played(CAESAR, many), None),
    "cc-over": lambda: staged(played(CAESAR, over), "cleopatra"),
    "cc-replay": lambda: resigned,
    "qv-first": lambda: staged(played(QUO_VADIS, at("action", "red"), seats=4), "red"),
    "qv-main": lambda: staged(played(QUO_VADIS, middle, seats=5), "red"),
    "qv-over": lambda: staged(played(QUO_VADIS, over, seats=4), "red"),
    "rules": lambda: opened(f"/rules/{CAESAR}#CC-4.2"),
    "rules-top": lambda: opened(f"/rules/{QUO_VADIS}"),
    "nothing": lambda: opened("/rules/nothing"),
    "no-table": lambda: opened("/t/zzzzzzzzzzzz", ".lonely"),
    "take": lambda: opened("/take#none"),
}


@contextmanager
def browser_and_server() -> Iterator[tuple[Browser, str]]:
    with TemporaryDirectory() as data, serving(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        yield browser, server.address
        browser.close()


@contextmanager
def page_of(
    browser: Browser, address: str, width: int, height: int, scale: float = 1, language: str = "en"
) -> Iterator[Page]:
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        device_scale_factor=scale,
        reduced_motion="reduce",
        is_mobile=width < 500,
        has_touch=width < 500,
    )
    context.set_default_timeout(15_000)
    context.add_init_script(f"localStorage.setItem('curia-language', '{language}')")
    yield context.new_page()
    context.close()


def main() -> None:
    folder, part, language = Path(sys.argv[1]), *(*sys.argv[2:], "", "")[:2]
    sizes = {"phone": SIZES["phone"]} if language else SIZES
    looks = ("light",) if language else ("light", "dark")
    folder.mkdir(parents=True, exist_ok=True)
    with browser_and_server() as (browser, address):
        for name in [name for name in SCENES if part in name]:
            scene = SCENES[name]()
            for size, (width, height) in sizes.items():
                with page_of(browser, address, width, height, language=language or "en") as page:
                    scene(page)
                    for look in looks:
                        page.evaluate("look => (document.documentElement.dataset.look = look)", look)
                        page.wait_for_timeout(200)
                        page.screenshot(path=folder / f"{name}-{size}-{look}.png")
                    if (wide := page.evaluate("document.documentElement.scrollWidth")) > width:
                        print(f"{name}: {wide} wide at {width}")
            print(name, flush=True)


if __name__ == "__main__":
    main()
