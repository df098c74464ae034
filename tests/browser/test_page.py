"""The page in a real browser: every page, light and dark, on a phone; coming back after a reload or a gap."""

import io
import re

import pytest
from playwright.sync_api import Page, expect

from curia.games.caesar.words import story
from curia.terminal.console import Console
from tests.browser.axe import violations
from tests.browser.conftest import Opens
from tests.browser.playing import Player, go_to

BOT_GAME = "/play/caesar-cleopatra"


def against_bot(page: Page, side: str = "cleopatra") -> str:
    """Begin a game against a bot through the page; the address of its table."""
    page.get_by_label("Your name").fill("Livia")
    page.get_by_label("Your side").select_option(side)
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector(".desk")
    return page.url


def set_up(page: Page) -> None:
    page.get_by_role("button", name="In this order").click()
    page.get_by_role("button", name="Lay them like this").click()
    page.wait_for_selector(".hand .spot.can")


def test_a_minute_after_opening_the_page_somebody_is_playing(opens: Opens) -> None:
    page = opens()
    expect(page).to_have_title("Curia")
    page.get_by_role("link", name="Play Caesar & Cleopatra").click()
    against_bot(page)
    set_up(page)
    page.locator(".hand .spot.can").first.click()
    page.get_by_role("button", name="Face down: senators").click()
    expect(page.locator(".talk")).to_contain_text("You lay a 1 face down at the senators.")


@pytest.mark.parametrize(
    "path", ["/", BOT_GAME, "/play/quovadis", "/rules/caesar-cleopatra", "/rules/quovadis"]
)
@pytest.mark.parametrize("look", ["light", "dark"])
def test_a_page_has_no_fault_that_axe_can_find(opens: Opens, path: str, look: str) -> None:
    page = opens(path)
    page.emulate_media(color_scheme="dark" if look == "dark" else "light", reduced_motion="reduce")
    page.wait_for_selector("h1")
    page.wait_for_load_state("networkidle")
    assert violations(page) == []


@pytest.mark.parametrize("look", ["light", "dark"])
def test_a_table_has_no_fault_that_axe_can_find(opens: Opens, look: str) -> None:
    page = opens(BOT_GAME)
    page.emulate_media(color_scheme="dark" if look == "dark" else "light", reduced_motion="reduce")
    against_bot(page)
    assert violations(page) == []
    page.get_by_role("button", name="In this order").click()
    page.get_by_role("button", name="Lay them like this").wait_for()
    assert violations(page) == []
    page.get_by_role("button", name="Lay them like this").click()
    page.locator(".hand .spot.can").first.click()
    page.wait_for_selector(".zone")
    assert violations(page) == []
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    page.wait_for_selector(".after")
    assert violations(page) == []
    page.get_by_role("link", name="Replay", exact=True).click()
    page.wait_for_selector(".bar")
    assert violations(page) == []


@pytest.mark.parametrize("game", ["caesar-cleopatra", "quovadis"])
def test_people_choose_among_opponents_and_never_a_yardstick(opens: Opens, game: str) -> None:
    page = opens(f"/play/{game}")
    levels = page.locator(".level input")
    expect(levels.first).to_have_value("tiro")
    expect(page.locator(".level input:checked")).to_have_value("eques")
    offered = [one.get_attribute("value") for one in levels.all()]
    assert offered[:5] == ["tiro", "eques", "praetor", "consul", "imperator"]
    assert not {"plain", "greedy", "random"} & set(offered)


def test_a_lobby_fills_and_two_browsers_play(opens: Opens) -> None:
    host = opens(BOT_GAME)
    host.get_by_label("With friends").check()
    host.get_by_label("Your name").fill("Livia")
    host.get_by_label("Your side").select_option("caesar")
    host.get_by_role("button", name="Open a table").click()
    link = host.get_by_label("Link to this table").input_value()
    assert violations(host) == []
    guest = opens(link.removeprefix(host.url.split("/t/")[0]), width=360, height=740)
    guest.get_by_label("Your name").fill("Marcus")
    guest.get_by_role("button", name="Sit here").click()
    assert "#" not in guest.url
    host.get_by_role("button", name="Begin", exact=True).click()
    for page in (host, guest):
        page.get_by_role("button", name="In this order").click()
    for page in (host, guest):
        page.get_by_role("button", name="Lay them like this").click()
    guest.locator(".hand .spot.can").first.click()
    guest.get_by_role("button", name="Face down: aediles").click()
    expect(host.locator(".talk")).to_contain_text("Cleopatra lays a card face down at the aediles.")
    host.get_by_role("tab", name="Chat").click()
    host.get_by_label("Say something").fill("Salve, Marcus!")
    host.get_by_role("button", name="Send").click()
    guest.get_by_role("tab", name="Chat").click()
    expect(guest.locator(".talk")).to_contain_text("Salve, Marcus!")


@pytest.mark.parametrize("path", ["/", BOT_GAME, "/rules/caesar-cleopatra"])
def test_a_phone_scrolls_one_way_only(opens: Opens, path: str) -> None:
    page = opens(path, width=360, height=740)
    page.wait_for_selector("h1")
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_table_fits_a_phone(opens: Opens) -> None:
    page = opens(BOT_GAME, width=360, height=740)
    against_bot(page)
    set_up(page)
    page.locator(".hand .spot.can").last.click()
    page.wait_for_selector(".zone")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    for button in page.locator(".zone, .hand .spot").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 24
        assert box["width"] >= 24


def test_a_reload_in_the_middle_loses_nothing(opens: Opens) -> None:
    page = opens(BOT_GAME)
    against_bot(page)
    set_up(page)
    player = Player(page)
    for _ in range(6):
        player.act()
    player.wait()
    told = page.locator(".talk li").all_inner_texts()
    page.reload()
    player.wait()
    expect(page.locator(".talk li")).to_have_text([re.compile(re.escape(line)) for line in told])
    assert player.act()


def test_a_card_is_dragged_to_a_group(opens: Opens) -> None:
    page = opens(BOT_GAME)
    against_bot(page)
    set_up(page)
    card = page.locator(".hand .spot.can").nth(2).bounding_box()
    assert card is not None
    page.mouse.move(card["x"] + 20, card["y"] + 20)
    page.mouse.down()
    page.mouse.move(card["x"] + 40, card["y"] - 40, steps=4)
    zone = page.get_by_role("button", name="Face down: quaestors").bounding_box()
    assert zone is not None
    page.mouse.move(zone["x"] + 10, zone["y"] + 10, steps=8)
    page.mouse.up()
    expect(page.locator(".talk")).to_contain_text("You lay a 3 face down at the quaestors.")


def test_the_keyboard_suffices(opens: Opens) -> None:
    page = opens(BOT_GAME)
    against_bot(page)
    first = page.locator("ol .item").first
    name = first.locator(".name").inner_text()
    go_to(page, first.locator(".grip"))
    page.keyboard.press("ArrowDown")
    expect(page.locator("ol .item").nth(1)).to_contain_text(name)
    expect(page.locator("ol .item").nth(1).locator(".grip")).to_be_focused()
    for wanted in ("In this order", "Lay them like this"):
        press(page, wanted)
        page.get_by_role("button", name=wanted).wait_for(state="detached")
    page.wait_for_selector(".hand .spot.can")
    press(page, "Influence 2")
    press(page, "Face down: praetors")
    expect(page.locator(".talk")).to_contain_text("You lay a 2 face down at the praetors.")


def told(page: Page) -> list[str]:
    """What the terminal says about the events that the page's seat saw."""
    found = page.evaluate(f"fetch('/api/tables/{page.url.split('/')[-1]}/view').then(one => one.json())")
    console = Console(io.StringIO(), io.StringIO())
    return [console.phrase(words) for words in story(found["view"]["events"], found["view"]["seat"])]


def press(page: Page, name: str) -> None:
    """Go to a button with Tab, and press it with Enter."""
    go_to(page, page.get_by_role("button", name=name).first)
    page.keyboard.press("Enter")


def test_on_one_device_hands_are_covered_between_turns(opens: Opens) -> None:
    page = opens(BOT_GAME)
    page.get_by_label("On one device").check()
    page.get_by_role("button", name="Begin").click()
    for seat in ("Cleopatra", "Caesar"):
        page.get_by_role("button", name=f"I am {seat}").click()
        page.get_by_role("button", name="In this order").click()
    # Who holds the device goes on; then it changes hands.
    page.get_by_role("button", name="Lay them like this").click()
    expect(page.get_by_role("heading", name="Hand the device to Cleopatra")).to_be_visible()
    assert page.locator(".spot").count() == 0
    expect(page.locator(".talk")).not_to_contain_text("bonus")
    assert violations(page) == []
    page.get_by_role("button", name="I am Cleopatra").click()
    page.get_by_role("button", name="Lay them like this").click()
    page.wait_for_selector(".hand .spot.can")


def test_around_one_screen_the_board_is_here_and_the_hands_are_on_phones(opens: Opens) -> None:
    board = opens(BOT_GAME)
    board.get_by_label("Around one screen").check()
    board.get_by_role("button", name="Open a table").click()
    link = board.get_by_label("Link to this table").input_value()
    phones = []
    for seat in ("Cleopatra", "Caesar"):
        phone = opens(link.removeprefix(board.url.split("/t/")[0]), width=360, height=740)
        phone.get_by_role("button", name=f"Sit here {seat}").click()
        phone.get_by_role("button", name=f"Leave {seat}").wait_for()
        phones.append(phone)
    board.get_by_role("button", name="Begin", exact=True).click()
    for wanted in ("In this order", "Lay them like this"):
        for phone in phones:
            phone.get_by_role("button", name=wanted).click()
    phones[0].wait_for_selector(".hand .spot.can")
    expect(board.locator(".talk")).to_contain_text("Turn of Cleopatra.")
    expect(board.get_by_text("You are watching.")).to_be_visible()
    assert board.locator(".hand .spot").count() == 0
    phones[1].get_by_role("button", name="Hand only").click()
    expect(phones[1].locator(".board")).to_have_count(0)
    expect(phones[1].locator(".hand .spot")).to_have_count(5)
    assert violations(board) == []
    assert violations(phones[1]) == []


def test_the_look_that_was_chosen_stays(opens: Opens) -> None:
    page = opens("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Dark").check()
    assert page.evaluate("document.documentElement.dataset.look") == "dark"
    page.reload()
    page.wait_for_selector("h1")
    assert page.evaluate("document.documentElement.dataset.look") == "dark"
    assert violations(page) == []


@pytest.mark.long
@pytest.mark.parametrize(("width", "seed"), [(1280, 1), (360, 2)])
def test_a_whole_game_against_a_bot(opens: Opens, width: int, seed: int) -> None:
    page = opens(BOT_GAME, width=width, height=800)
    against_bot(page, "caesar" if seed % 2 else "cleopatra")
    assert Player(page, seed).play() > 20
    expect(page.locator(".sheet")).to_contain_text("Total")
    assert violations(page) == []
    assert page.locator(".talk li").all_inner_texts() == told(page)
    page.get_by_role("link", name="Replay", exact=True).click()
    page.wait_for_selector(".bar")
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".bar")).to_contain_text("Step 5 of")
    page.get_by_label("Seen by").select_option("caesar")
    expect(page.locator(".talk")).to_contain_text("You lay face down")
    assert violations(page) == []
