"""Memory aids on the page (CC-2.5, CC-10.2): one's own action order is shown where the table allows it."""

import pytest
from playwright.sync_api import Page, expect

import curia
from tests.browser.axe import violations
from tests.browser.conftest import Opens
from tests.browser.staging import Stage
from tests.browser.tables import CAESAR, QUO_VADIS, WIDE, with_friends

AIDS = "Memory aids."


def in_order(page: Page) -> None:
    page.get_by_role("button", name="In this order").click()


def shown(page: Page) -> bool:
    """Whether the page tells the own order: beside the table, or in the log."""
    expect(page.locator(".talk li").filter(has_text="You put your action cards in")).to_have_count(1)
    told = page.get_by_text("You put your action cards in this order").count()
    assert bool(told) == bool(page.locator(".plate .top").count())
    return bool(told)


@pytest.mark.clause("CC-10.2")
def test_against_a_bot_the_own_order_is_shown_unless_switched_off(opens: Opens) -> None:
    page = opens(CAESAR)
    expect(page.get_by_label(AIDS)).to_be_checked()
    page.get_by_label("Your side").select_option("cleopatra")
    page.get_by_role("button", name="Begin").click()
    in_order(page)
    assert shown(page)
    page.get_by_role("button", name="Memory aids").click()
    expect(page.locator(".plate .top")).to_have_count(0)
    assert not shown(page)
    page.get_by_role("button", name="Memory aids").click()
    expect(page.locator(".plate .top")).to_have_count(1)
    assert violations(page) == []


@pytest.mark.clause("CC-2.5")
def test_between_people_it_is_hidden_until_both_agree(opens: Opens) -> None:
    pages = with_friends(opens, CAESAR, {"Cleopatra": WIDE, "Caesar": WIDE}, ("Ada", "Ben"))
    ada, ben = pages.values()
    for page in (ada, ben):
        in_order(page)
        assert not shown(page)
    ada.get_by_role("button", name="Memory aids").click()
    expect(ben.get_by_text("Ada would allow memory aids for everyone.")).to_be_visible()
    assert not shown(ada)
    ben.get_by_role("button", name="Memory aids").click()
    for page in (ada, ben):
        expect(page.get_by_text("Memory aids are on: everyone agrees to them.")).to_be_visible()
        expect(page.locator(".plate .top")).to_have_count(1)
        assert shown(page)
    ada.get_by_role("button", name="Memory aids").click()
    expect(ben.locator(".plate .top")).to_have_count(0)


@pytest.mark.clause("CC-10.2")
def test_a_lobby_says_whether_there_are_any(opens: Opens) -> None:
    page = opens(f"{CAESAR}#friends")
    expect(page.get_by_label(AIDS)).not_to_be_checked()
    page.get_by_label(AIDS).check()
    page.get_by_role("button", name="Open a table").click()
    expect(page.get_by_text("With memory aids: all are shown")).to_be_visible()
    assert violations(page) == []


@pytest.mark.clause("CC-10.2")
def test_drawing_tells_the_top_card_only_with_memory_aids(opens: Opens) -> None:
    position = {
        "game": "caesar-cleopatra",
        "turn": "caesar",
        "players": {
            "cleopatra": {"hand": ["1"], "influence": ["2"]},
            "caesar": {"hand": ["1", "2"], "influence": ["3"], "actions": ["veto", "spy"]},
        },
        "votes": {"deck": ["orgy"]},
    }
    match = curia.position(position)
    match.play("caesar", "down 1 senators")
    match.play("caesar", "done")
    page = opens("/")
    stage = Stage(match, "caesar")
    stage.memory_aids = False
    stage.shows(page)
    choice = page.get_by_role("button", name="From the action reserve")
    expect(choice).to_contain_text("2 left")
    expect(choice).not_to_contain_text("on top")
    stage.memory_aids = True
    stage.tells(page)
    expect(choice).to_contain_text("on top: veto")


def test_nothing_is_offered_where_there_is_nothing_to_remember(opens: Opens) -> None:
    page = opens(QUO_VADIS)
    expect(page.get_by_label("Hints.")).to_be_visible()
    expect(page.get_by_label(AIDS)).to_have_count(0)
    page = opens(CAESAR)
    page.get_by_text("Edition and variants").click()
    page.get_by_label("The action reserves are shuffled").check()
    expect(page.get_by_label(AIDS)).to_have_count(0)
