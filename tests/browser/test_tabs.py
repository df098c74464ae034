"""Several tabs of one browser: one stream for all of them, whichever of them is closed."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opens
from tests.browser.playing import Player
from tests.browser.test_page import BOT_GAME, against_bot, set_up
from tests.server.serving import Server


def streams(server: Server) -> int:
    found = re.search(r"curia_streams (\d+)", server.client().http.get("/metrics").text)
    assert found is not None
    return int(found[1])


def another(page: Page, messages: list[str]) -> Page:
    """A second tab of the same browser, at the same table."""
    tab = page.context.new_page()
    tab.on("console", lambda message: messages.append(message.text))
    tab.goto(page.url)
    tab.wait_for_selector(".hand .spot")
    return tab


def same(tabs: list[Page]) -> None:
    """All tabs tell the same, each thing once."""
    told = tabs[0].locator(".talk li").all_inner_texts()
    for tab in tabs:
        expect(tab.locator(".talk li")).to_have_text(told)


def test_tabs_share_one_stream(opens: Opens, server: Server) -> None:
    messages: list[str] = []
    first = opens(BOT_GAME)
    before = streams(server)
    against_bot(first)
    set_up(first)
    second, third = another(first, messages), another(first, messages)
    assert streams(server) == before + 1
    second.bring_to_front()
    player = Player(second, seed=3)
    for _ in range(4):
        player.act()
    player.wait()
    same([second, first, third])
    first.close()
    third.bring_to_front()
    player = Player(third, seed=4)
    for _ in range(4):
        player.act()
    player.wait()
    same([third, second])
    assert streams(server) == before + 1
    assert messages == []


def test_a_tab_that_is_reloaded_or_was_away_misses_nothing(opens: Opens) -> None:
    messages: list[str] = []
    first = opens(BOT_GAME)
    against_bot(first)
    set_up(first)
    second = another(first, messages)
    first.reload()
    first.wait_for_selector(".hand .spot.can")
    second.bring_to_front()
    player = Player(second, seed=5)
    for _ in range(4):
        player.act()
    player.wait()
    same([second, first])
    second.evaluate("window.dispatchEvent(new Event('offline'))")
    expect(second.get_by_text("No connection.")).to_be_visible()
    for tab in (first, second):
        tab.evaluate("window.dispatchEvent(new Event('online'))")
    expect(second.get_by_text("No connection.")).to_be_hidden()
    assert messages == []
