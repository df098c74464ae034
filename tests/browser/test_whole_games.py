"""Whole games through the page: several browsers, one device, around one screen, a phone, only keys."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import REFUSED, Opens
from tests.browser.negotiating import Family, negotiate
from tests.browser.playing import KeyPlayer, Player, go_to, play_out
from tests.browser.tables import (
    CAESAR,
    PHONE,
    QUO_VADIS,
    WIDE,
    around_one_screen,
    on_one_device,
    with_friends,
)

pytestmark = pytest.mark.long


def replay(page: Page) -> None:
    """Step through the replay by buttons, arrow keys and slider, and with other eyes."""
    page.get_by_role("link", name="Replay", exact=True).click()
    bar = page.locator(".bar")
    expect(bar).to_contain_text("Step 0 of")
    page.get_by_role("button", name="One step on").click()
    expect(bar).to_contain_text("Step 1 of")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(bar).to_contain_text("Step 3 of")
    page.keyboard.press("ArrowLeft")
    expect(bar).to_contain_text("Step 2 of")
    slider = page.get_by_role("slider")
    slider.fill("5")
    expect(bar).to_contain_text("Step 5 of")
    slider.press("ArrowRight")
    expect(bar).to_contain_text("Step 6 of")
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("button", name="One step on")).to_be_disabled()
    expect(page.locator(".talk")).to_contain_text("The game is over")
    page.get_by_role("button", name="To the beginning").click()
    expect(bar).to_contain_text("Step 0 of")
    assert violations(page) == []


def test_caesar_and_cleopatra_with_two_browsers(opens: Opens) -> None:
    pages = with_friends(opens, CAESAR, {"Cleopatra": WIDE, "Caesar": PHONE}, ("Livia", "Marcus"))
    play_out([Player(page, seed) for seed, page in enumerate(pages.values())])
    totals = {page.locator(".sheet").inner_text() for page in pages.values()}
    assert all("Total" in total for total in totals)
    replay(pages["Caesar"])


@pytest.mark.parametrize("players", [3, 4])
def test_quo_vadis_with_a_browser_for_each(opens: Opens, players: int) -> None:
    opens.expects(REFUSED)
    sizes = [WIDE, PHONE, (820, 1180), WIDE]
    seats = dict(list(zip(["Red", "Blue", "Green", "Yellow"], sizes, strict=True))[:players])
    pages = with_friends(opens, QUO_VADIS, seats, ("Livia", "Marcus", "Octavia", "Gaius"))
    families = [Family(page, seed) for seed, page in enumerate(pages.values())]
    assert not negotiate(families, most=8 * players)
    for page in pages.values():
        # Until the end nobody sees what others have collected.
        assert page.locator(".plates .tiles").count() == 1
    pages["Blue"].reload()
    pages["Blue"].wait_for_selector(".plates")
    assert negotiate(families)
    told = {page.locator(".score tbody").all_inner_texts()[0] for page in pages.values()}
    assert len(told) == 1
    log = pages["Red"].locator(".talk").inner_text()
    assert "is carried out." in log
    assert violations(pages["Blue"]) == []
    replay(pages["Blue"])
    pages["Blue"].get_by_label("Seen by").select_option("green")
    expect(pages["Blue"].locator(".plates li").filter(has_text="(you)")).to_contain_text("Octavia")


def test_quo_vadis_on_a_phone_against_bots(opens: Opens) -> None:
    opens.expects(REFUSED)
    page = opens(QUO_VADIS, *PHONE)
    page.get_by_label("Your name").fill("Livia")
    page.get_by_label("Players").select_option("3")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector(".plates")
    family = Family(page)
    while (done := family.act()) != "over":
        if done == "waits":
            page.wait_for_selector(".prompt.asked:not(.busy), .after")
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    expect(page.locator(".score")).to_contain_text("Places in the Senate")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_selector(".plates")
    expect(page.locator(".score")).to_have_count(0)


def test_caesar_and_cleopatra_on_one_device(opens: Opens) -> None:
    page = opens(CAESAR)
    on_one_device(page)
    player, covers = Player(page), 0
    while player.acts < 60:
        if player.wait() == "cover":
            covers += 1
            assert page.locator(".hand .spot").count() == 0
            assert not re.search(r"\blay|\bdraw", page.locator(".talk").inner_text())
        assert player.act()
    assert covers > 10


def test_quo_vadis_on_one_device(opens: Opens) -> None:
    opens.expects(REFUSED)
    page = opens(QUO_VADIS)
    on_one_device(page, 3)
    page.wait_for_selector(".cover")
    family, covers = Family(page, deals=1), 0
    while family.acts < 60 and family.act() != "over":
        if page.locator(".cover").count():
            covers += 1
            assert page.locator(".plates").count() == 0
    assert covers > 10


def test_quo_vadis_around_one_screen(opens: Opens) -> None:
    opens.expects(REFUSED)
    board, phones = around_one_screen(opens, QUO_VADIS, ["Red", "Blue", "Green"])
    for phone in phones.values():
        phone.get_by_role("button", name="Hand only").click()
        expect(phone.locator(".board")).to_have_count(0)
    families = [Family(phone, seed) for seed, phone in enumerate(phones.values())]
    negotiate(families, most=30)
    expect(board.get_by_text("You are watching.")).to_be_visible()
    assert board.locator(".plates .tiles").count() == 0
    # The shared screen has heard all that the phones have.
    senators = "document.querySelectorAll('.committee use').length"
    board.wait_for_function(f"{senators} > 5")
    assert violations(board) == []
    assert violations(phones["Blue"]) == []


def test_caesar_and_cleopatra_with_nothing_but_keys(opens: Opens) -> None:
    page = opens("/")
    go_to(page, page.get_by_role("link", name="Play Caesar & Cleopatra"))
    page.keyboard.press("Enter")
    go_to(page, page.get_by_role("button", name="Begin"))
    page.keyboard.press("Enter")
    assert KeyPlayer(page, 3).play() > 20
    expect(page.locator(".sheet")).to_contain_text("Total")
    go_to(page, page.get_by_role("link", name="Replay", exact=True))
    page.keyboard.press("Enter")
    expect(page.locator(".bar")).to_contain_text("Step 0 of")
    page.keyboard.press("End")
    expect(page.locator(".talk")).to_contain_text("The game is over")
