"""Another language at any time, without losing the place; and every page at 360 pixels in every language."""

import pytest
from playwright.sync_api import Page, expect

from curia.locale import languages
from tests.browser.conftest import Opens
from tests.browser.staging import Stage, played
from tests.browser.survey import CAESAR, QUO_VADIS, many, middle, over
from tests.browser.test_rules import turn_of_red

# What a survey shows by pressing English words is left to `python -m tests.browser.survey`.
ADDRESSES = [
    "/",
    f"/play/{CAESAR}",
    f"/play/{QUO_VADIS}#friends",
    f"/rules/{CAESAR}?edition=french",
    f"/rules/{QUO_VADIS}",
    "/rules/nothing",
]


def speak(page: Page, language: str) -> None:
    """Choose a language in the settings, whatever is spoken now."""
    page.locator("header.top button").click()
    page.locator(".settings select").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_the_rules_stay_at_their_clause(opens: Opens) -> None:
    page = opens(f"/rules/{CAESAR}#CC-5.3")
    expect(page.locator("[id='CC-5.3']")).to_contain_text("Castling")
    speak(page, "de")
    expect(page.locator("[id='CC-5.3']")).to_contain_text("Rochade")
    expect(page.locator("[id='CC-5.3']")).to_be_in_viewport()
    expect(page).to_have_title("Regeln · Caesar & Cleopatra")


def test_a_form_that_is_filled_in_stays_so(opens: Opens) -> None:
    page = opens(f"/play/{QUO_VADIS}")
    page.get_by_label("Your name").fill("Livia")
    page.get_by_label("Players").select_option("5")
    speak(page, "fr")
    expect(page.locator("input[type=text]")).to_have_value("Livia")
    expect(page.locator("h1")).to_have_text("Quo Vadis ?")
    expect(page.locator("form select").nth(1)).to_have_value("5")


def test_half_a_deal_stays_so(opens: Opens) -> None:
    page = opens("/")
    Stage(turn_of_red(), "red").shows(page)
    page.locator("[data-committee=d3]").click()
    page.locator(".choices .ask").first.click()
    expect(page.locator(".desk .sentence")).to_contain_text("Blue gives one consent")
    speak(page, "cs")
    expect(page.locator(".desk .sentence")).to_contain_text("Modrý")
    expect(page.locator(".prompt")).not_to_contain_text("Blue")


def too_wide(page: Page) -> list[str]:
    """What reaches beyond the right edge of the page."""
    found: list[str] = page.evaluate(
        """() => document.documentElement.scrollWidth <= innerWidth
        ? []
        : [...document.querySelectorAll('body *')]
        .filter((node) => node.getBoundingClientRect().right > innerWidth + 1 && !node.closest('.wide'))
        .map((node) => node.tagName + '.' + node.className)"""
    )
    return found[:5]


@pytest.mark.long
@pytest.mark.parametrize("language", languages())
def test_no_page_is_too_wide_for_a_phone(opens: Opens, language: str) -> None:
    page = opens("/", width=360, height=740)
    page.evaluate("name => localStorage.setItem('curia-language', name)", language)
    for address in ADDRESSES:
        page.goto(address)
        page.wait_for_selector("h1")
        page.wait_for_load_state("networkidle")
        if page.locator("details.options").count():
            page.locator("details.options summary").click()
        assert too_wide(page) == [], address
    page.locator("header.top button").click()
    assert too_wide(page) == [], "settings"
    for game, moment, seat in (
        (CAESAR, many, "cleopatra"),
        (CAESAR, over, "cleopatra"),
        (QUO_VADIS, middle, "red"),
        (QUO_VADIS, over, "red"),
    ):
        Stage(played(game, moment, seats=4 if game == QUO_VADIS else None), seat).shows(page)
        page.wait_for_selector(".page .game > :not(svg)")
        page.locator(".legend summary").click()
        assert too_wide(page) == [], (game, moment.__name__)


def test_an_unknown_address_says_so_in_the_readers_language(opens: Opens) -> None:
    opens.expects("status of 404")
    page = opens("/nowhere/at/all")
    expect(page.get_by_role("heading", name="There is nothing here.")).to_be_visible()
    speak(page, "de")
    page.goto("/nirgends")
    expect(page.get_by_role("heading", name="Hier ist nichts.")).to_be_visible()
    page.get_by_role("link", name="Zur Startseite").click()
    expect(page).to_have_url(f"{opens.address}/")
