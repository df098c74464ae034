"""Hints at a table and the review of a finished match, on the page."""

import re

import pytest
from playwright.sync_api import Page, expect

import curia
from tests.browser.axe import violations
from tests.browser.conftest import Opens
from tests.browser.tables import CAESAR, QUO_VADIS, WIDE, with_friends
from tests.server.serving import Client, Json, Server, started

SMALL = "caesar-cleopatra-small"


def hint(page: Page) -> str:
    """Ask for a hint; what it says."""
    page.get_by_role("button", name="Hint", exact=True).click()
    page.wait_for_selector(".advice")
    return page.locator(".advice").inner_text()


def begin(page: Page) -> None:
    """A game against a bot, in which the page has the first turn."""
    page.get_by_label("Your side").select_option("cleopatra")
    page.get_by_role("button", name="Begin").click()


def speak(page: Page, language: str) -> None:
    page.locator(".top button").last.click()
    page.locator(".settings select").select_option(language)
    page.locator(".top button").last.click()


def test_a_hint_is_told_and_done_against_a_bot(opens: Opens) -> None:
    page = opens(CAESAR)
    expect(page.get_by_label("Hints.")).to_be_checked()
    begin(page)
    assert "Your chance to win is about" in hint(page)
    page.get_by_role("button", name="Do that").click()
    page.get_by_role("button", name="Lay them like this").click()
    page.wait_for_selector(".hand .spot.can")
    said = hint(page)
    assert violations(page) == []
    speak(page, "de")
    expect(page.locator(".advice")).to_contain_text("Deine Gewinnchance liegt bei etwa")
    assert page.locator(".advice strong").inner_text() not in said
    before = page.locator(".talk li").count()
    page.get_by_role("button", name="So spielen").click()
    expect(page.locator(".talk li").nth(before)).to_be_visible()


def test_a_hint_takes_up_the_card_and_lights_the_place(opens: Opens) -> None:
    """What is advised can be done by one more click on the table itself."""
    page = opens(CAESAR)
    begin(page)
    page.get_by_role("button", name="In this order").click()
    page.get_by_role("button", name="Lay them like this").click()
    page.wait_for_selector(".hand .spot.can")
    said = hint(page)
    laid = re.search(r"Lay a (\w+) face (up|down) at the (\w+)", said)
    if laid is not None:
        expect(page.locator(".hand .spot.chosen")).to_have_count(1)
        label = f"Face {laid[2]}: {laid[3]}"
        expect(page.locator(".zone.advised")).to_have_attribute("aria-label", label)


def test_friends_have_no_hints_until_each_agrees(opens: Opens) -> None:
    pages = with_friends(opens, QUO_VADIS, {"Red": WIDE, "Blue": WIDE, "Green": WIDE}, ("Ada", "Ben", "Cleo"))
    red, blue, green = pages.values()
    red.wait_for_selector(".prompt")
    assert red.get_by_role("button", name="Hint", exact=True).count() == 0
    for page in (red, blue):
        page.get_by_role("button", name="Hints").click()
    expect(green.get_by_text("Ada would allow hints for everyone.")).to_be_visible()
    expect(green.get_by_text("Ben would allow hints for everyone.")).to_be_visible()
    expect(red.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    assert violations(green) == []
    green.get_by_role("button", name="Hints").click()
    for page in pages.values():
        expect(page.get_by_text("Hints are on: everyone agrees to them.")).to_be_visible()
    mover = next(page for page in pages.values() if page.locator(".prompt.asked").count())
    assert "Your chance to win" in hint(mover)
    blue.get_by_role("button", name="Hints").click()
    expect(mover.get_by_role("button", name="Hint", exact=True)).to_have_count(0)


def test_a_lobby_says_whether_there_are_hints(opens: Opens) -> None:
    page = opens(f"{CAESAR}#friends")
    expect(page.get_by_label("Hints.")).not_to_be_checked()
    page.get_by_label("Hints.").check()
    page.get_by_role("button", name="Open a table").click()
    expect(page.get_by_text("With hints: whoever sits down agrees")).to_be_visible()
    assert violations(page) == []


def finished(server: Server, game: str, seats: list[str]) -> Json:
    """A whole match that anyone may look at."""
    made, players = started(server, game, seats, open=True)
    first: Client = players[seats[0]]
    number = 0
    while waiting := first.see(made)["view"]["to_act"]:
        seen = players[waiting[0]].see(made)
        move = curia.bot("greedy").choose(seen["view"], seed=number)
        players[waiting[0]].move(made, move, seen["decision"])
        number += 1
    return made


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        (SMALL, ["cleopatra", "caesar"]),
        pytest.param("quovadis", ["red", "blue", "green"], marks=pytest.mark.long),
    ],
)
def test_a_review_is_drawn_and_leads_into_the_replay(
    opens: Opens, server: Server, game: str, seats: list[str]
) -> None:
    made = finished(server, game, seats)
    page = opens(f"/replay/{made['table']}")
    page.get_by_role("link", name="Review").click()
    page.wait_for_selector(".review", timeout=120_000)
    expect(page.get_by_role("img", name="Chances to win")).to_be_visible()
    expect(page.locator("polyline")).to_have_count(len(seats))
    expect(page.locator(".account")).to_have_count(len(seats))
    assert violations(page) == []
    page.get_by_text("All moves as a table").click()
    record = server.clients[0].get(f"/api/tables/{made['table']}/record")
    moves = [entry for entry in record["moves"] if entry["seat"] != "chance"]
    expect(page.locator("tbody tr")).to_have_count(len(moves) + 1)
    assert violations(page) == []
    speak(page, "nl")
    expect(page.get_by_role("heading", name="Keerpunten")).to_be_visible()
    turn = page.locator(".mark").last
    step = (turn.get_attribute("href") or "").rpartition("/")[2]
    turn.click()
    expect(page.locator(".bar")).to_contain_text(f"Stap {step} van {len(moves)}")


def test_a_review_fits_a_phone(opens: Opens, server: Server) -> None:
    made = finished(server, SMALL, ["cleopatra", "caesar"])
    page = opens(f"/review/{made['table']}", width=360, height=740)
    page.wait_for_selector(".review", timeout=120_000)
    page.get_by_text("All moves as a table").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_there_is_no_review_of_a_running_game(opens: Opens, server: Server) -> None:
    made, _ = started(server, SMALL, ["cleopatra", "caesar"], open=True)
    opens.expects("status of 409")
    page = opens(f"/review/{made['table']}")
    expect(page.get_by_role("alert")).to_have_text("The game is not over yet.")
    assert violations(page) == []
