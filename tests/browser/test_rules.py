"""The rules in a real browser: searched, drawn, marked by edition, and reached from the table."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

import curia
from tests.browser.axe import violations
from tests.browser.conftest import REFUSED, Opens
from tests.browser.staging import TABLE, Stage

CAESAR, QUO_VADIS = "/rules/caesar-cleopatra", "/rules/quovadis"


def turn_of_cleopatra() -> curia.Match:
    position = {
        "game": "caesar-cleopatra",
        "options": {"edition": "french"},
        "turn": "cleopatra",
        "table": {"senators": {"cleopatra": ["3"], "caesar": ["1*"]}},
        "players": {
            "cleopatra": {"hand": ["1", "4", "scout"], "influence": ["2"]},
            "caesar": {"hand": ["4"], "influence": ["5"]},
        },
        "votes": {"deck": ["orgy"]},
    }
    return curia.position(position, seed=1)


def turn_of_red() -> curia.Match:
    return curia.position({"game": "quovadis", "seats": 3, "committees": {"d3": ["red", "blue"]}}, seed=1)


def refusing(page: Page, clause: str) -> None:
    """Every move is refused, by this clause."""
    problem = json.dumps({"key": "x", "args": {}, "clause": clause, "message": "That can't be done."})
    page.route(
        f"**/api/tables/{TABLE}/moves",
        lambda route: route.fulfill(status=422, content_type="application/json", body=problem),
    )


def lands_at(page: Page, address: str, clause: str) -> None:
    """At the clause; from a table the address goes on with every option of its match."""
    expect(page).to_have_url(re.compile(rf"{re.escape(address)}(&[^#]*)?#{re.escape(clause)}$"))
    expect(page.locator(f"[id='{clause}']")).to_be_in_viewport()
    expect(page.locator(".clause.marked")).to_have_attribute("id", clause)


def test_search_by_keyboard(opens: Opens) -> None:
    page = opens(CAESAR)
    field = page.get_by_role("searchbox", name="Search the rules")
    page.wait_for_selector(".clause")
    field.fill("VETOED")
    hits = page.locator(".search li a")
    expect(hits.first).to_contain_text("CC-5.6")
    expect(page.locator(".search mark").first).to_have_text("vetoed")
    field.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(hits.nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    lands_at(page, f"{opens.address}{CAESAR}", "CC-5.7")
    field.fill("checkmate")
    expect(page.locator(".search [role=status]")).to_have_text("No clause says “checkmate”.")
    field.press("Escape")
    expect(field).to_have_value("")
    assert violations(page) == []


def test_search_minds_no_accents(opens: Opens) -> None:
    page = opens("/")
    page.evaluate("localStorage.setItem('curia-language', 'cs')")
    page.goto(CAESAR)
    page.wait_for_selector(".clause")
    page.get_by_role("searchbox").fill("hnev bohu")
    expect(page.locator(".search li a")).to_contain_text(["CC-1.6", "CC-5.5"])
    expect(page.locator(".search mark").nth(1)).to_have_text("Hněv")


def test_an_example_is_drawn_at_its_clause(opens: Opens) -> None:
    page = opens(f"{CAESAR}#CC-4.6")
    lands_at(page, f"{opens.address}{CAESAR}", "CC-4.6")
    drawn = page.locator("[id='CC-4.6'] figure").first
    expect(drawn.locator("figcaption")).to_contain_text("Cleopatra has 9, Caesar 3.")
    expect(drawn.locator(".pictures > .picture")).to_have_count(2)
    expect(drawn.locator(".pictures > .picture").first.locator(".card")).to_have_count(4)
    expect(drawn.locator(".pictures > .picture").last.locator(".card")).to_have_count(1)
    page.goto(f"{QUO_VADIS}#QV-5.3")
    boards = page.locator("[id='QV-5.3'] figure svg.board")
    expect(boards.last.locator("[data-committee=g3] use")).to_have_attribute("href", "#qv-senator-red")
    expect(boards.first.locator("[data-committee=g3] use")).to_have_count(0)


def test_what_is_for_an_edition_is_marked(opens: Opens) -> None:
    page = opens(CAESAR)
    flag = page.locator("[id='CC-5.6'] .flag")
    expect(flag).to_have_text("French edition")
    page.locator("nav select").select_option("french")
    expect(page.locator("[id='CC-5.6'] .flag.here")).to_contain_text("Applies here.")
    page.locator("nav select").select_option("kosmos")
    expect(page.locator("[id='CC-5.6'] .flag.not-here")).to_contain_text("Does not apply here.")
    assert violations(page) == []
    page.goto(f"{QUO_VADIS}?ones=few&disclosure=false&consul=false&laurels=hidden")
    expect(page.locator("[id='QV-10.1'] .flag.here")).to_contain_text("Variant")
    expect(page.locator(".clause.not-here")).to_have_count(3)


def test_a_refused_move_leads_to_its_clause(opens: Opens) -> None:
    opens.expects(REFUSED)
    page = opens("/")
    refusing(page, "CC-3.6")
    Stage(turn_of_cleopatra(), "cleopatra").shows(page)
    page.locator(".hand .spot.can").first.click()
    page.locator(".zone").first.click()
    page.get_by_role("alert").get_by_role("link", name="CC-3.6").click()
    lands_at(page, f"{opens.address}{CAESAR}?edition=french", "CC-3.6")
    expect(page.locator("nav select")).to_have_value("french")


def test_a_refused_deal_leads_to_its_clause_and_is_not_lost(opens: Opens) -> None:
    opens.expects(REFUSED)
    page = opens("/")
    refusing(page, "QV-9.4")
    Stage(turn_of_red(), "red").shows(page)
    page.locator("[data-committee=d3]").click()
    page.locator(".choices .ask").first.click()
    page.locator(".desk footer .main").click()
    with page.context.expect_page() as opened:
        page.locator(".desk .refused").get_by_role("link", name="QV-9.4").click()
    expect(opened.value.locator(".clause.marked")).to_have_attribute("id", "QV-9.4")
    expect(page.locator(".desk")).to_be_visible()


def test_a_card_and_a_piece_lead_to_their_clauses(opens: Opens) -> None:
    page = opens("/", width=360, height=740)
    Stage(turn_of_cleopatra(), "cleopatra").shows(page)
    page.get_by_role("button", name="Scout").click()
    link = page.locator(".about").get_by_role("link", name="CC-5.4")
    expect(link).to_be_visible()
    page.locator(".legend summary").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".legend")).to_contain_text("Wrath of the gods")
    assert violations(page) == []
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    lands_at(page, f"{opens.address}{CAESAR}?edition=french", "CC-4.4")
    other = opens("/")
    Stage(turn_of_red(), "red").shows(other)
    other.locator(".legend summary").click()
    other.locator(".legend").get_by_role("link", name="QV-7.3").click()
    expect(other.locator(".clause.marked")).to_have_attribute("id", "QV-7.3")


@pytest.mark.parametrize("language", ["de", "fr", "nl", "cs"])
def test_every_caption_is_there(opens: Opens, language: str) -> None:
    page = opens("/")
    page.evaluate("name => localStorage.setItem('curia-language', name)", language)
    for address in (CAESAR, QUO_VADIS):
        page.goto(address)
        page.wait_for_selector("figure")
        captions = page.locator("figcaption").all_inner_texts()
        assert all(len(caption) > 40 and "undefined" not in caption for caption in captions)
