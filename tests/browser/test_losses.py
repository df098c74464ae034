"""What gets lost on the way comes back by itself: a page, the network, the server."""

import re
import signal

import pytest
from playwright.sync_api import Page, Route, expect

import curia.locale
from curia.locale import say
from tests.browser.axe import violations
from tests.browser.conftest import GONE, Opens
from tests.browser.negotiating import Family
from tests.browser.tables import CAESAR, QUO_VADIS, WIDE, by_link, with_friends
from tests.browser.wire import Wire
from tests.server.serving import Server

SEATS = {"Red": WIDE, "Blue": WIDE, "Green": WIDE}


def three(opens: Opens, wire: Wire | None = None) -> tuple[Page, Page, Page]:
    """Three browsers at a game that has begun, in turn order. The last one is Green's, behind the wire."""
    addresses = {} if wire is None else {"Green": wire.address}
    names = ("Livia", "Marcus", "Octavia")
    red, blue, green = with_friends(opens, QUO_VADIS, SEATS, names, addresses).values()
    for page in (red, blue, green):
        page.wait_for_selector(".plates")
    # Who begins is drawn: those before Red have their turn first.
    begins = red.locator(".plates .turn strong").inner_text()
    for page in {"Marcus": [blue, green], "Octavia": [green]}.get(begins, []):
        bring_in(page, "d3")
    red.wait_for_selector(".prompt.asked")
    return red, blue, green


def bring_in(page: Page, committee: str) -> None:
    page.wait_for_selector(".prompt.asked")
    button = page.get_by_role("button", name="Bring in a senator")
    if button.get_attribute("aria-pressed") != "true":
        button.click()
    page.locator(f"[data-committee={committee}]").click()


def senators(page: Page, committee: str) -> int:
    return page.locator(f"[data-committee={committee}] use").count()


def test_who_loses_the_network_sees_what_was_missed_and_plays_on(opens: Opens, server: Server) -> None:
    opens.expects(GONE)
    wire = Wire(server.port)
    first, second, third = three(opens, wire)
    wire.cut()
    expect(third.get_by_text("No connection.")).to_be_visible()
    bring_in(first, "b5")
    bring_in(second, "b5")
    expect(second.locator(".talk")).to_contain_text("You bring a senator in at b5.")
    assert senators(third, "b5") == 0
    wire.mend()
    expect(third.get_by_text("No connection.")).to_be_hidden()
    expect(third.locator("[data-committee=b5] use")).to_have_count(2)
    bring_in(third, "c1")
    expect(first.locator("[data-committee=c1] use")).to_have_count(1)
    wire.cut()


def test_an_answer_that_comes_late_does_not_take_back_what_was_told_since(opens: Opens) -> None:
    host = opens(CAESAR)
    host.get_by_label("With friends").check()
    host.get_by_label("Your side").select_option(label="Caesar")
    host.get_by_role("button", name="Open a table").click()
    guest = by_link(opens, host)
    guest.get_by_role("button", name="Sit here Cleopatra").wait_for()
    held: list[Route] = []
    guest.route(re.compile(r"/api/tables/\w+$"), lambda route: held.append(route))
    guest.get_by_role("button", name="Sit here Cleopatra").click()
    while not held:
        guest.wait_for_timeout(20)
    (late,) = held
    answer = late.fetch()
    # What the stream told has already made the page give its nonce; afterwards it would come too late.
    guest.wait_for_function(
        "Object.values(JSON.parse(localStorage.getItem('curia-pledges') ?? '{}'))"
        ".some(one => one.nonces.cleopatra)"
    )
    host.get_by_role("button", name="Begin", exact=True).click()
    guest.wait_for_selector(".game")
    late.fulfill(response=answer)
    guest.unroute_all()
    guest.wait_for_timeout(300)
    expect(guest.locator(".game")).to_be_visible()


def test_a_move_said_without_a_network_is_made_when_it_is_back(opens: Opens) -> None:
    opens.expects(GONE)
    first, second, _ = three(opens)
    first.context.set_offline(True)
    bring_in(first, "b5")
    expect(first.get_by_text("No connection.")).to_be_visible()
    assert senators(second, "b5") == 0
    first.context.set_offline(False)
    for page in (first, second):
        expect(page.locator("[data-committee=b5] use")).to_have_count(1)


@pytest.mark.parametrize("language", curia.locale.languages())
def test_a_page_that_is_gone_after_an_update_says_so_and_can_be_loaded_again(
    opens: Opens, language: str
) -> None:
    opens.expects(GONE)
    page = opens()
    page.evaluate("name => localStorage.setItem('curia-language', name)", language)
    page.reload()
    page.route(re.compile(r"/assets/Setup-[\w-]+\.js"), lambda route: route.fulfill(status=404, body="gone"))
    page.locator("a[href^='/play/caesar-cleopatra']").first.click()
    expect(page.get_by_role("alert")).to_contain_text(say("web-part-missing", language=language))
    assert violations(page) == []
    page.unroute_all()
    page.get_by_role("button", name=say("web-reload", language=language)).click()
    expect(page.get_by_role("button", name=say("web-begin", language=language))).to_be_visible()


@pytest.mark.parametrize("part", ["CaesarTable", "de"])
def test_a_part_that_is_gone_after_an_update_is_told_of(opens: Opens, part: str) -> None:
    opens.expects(GONE)
    page = opens(CAESAR)
    page.route(re.compile(rf"/assets/{part}-[\w-]+\.js"), lambda route: route.abort())
    if part == "de":
        page.get_by_role("button", name="Settings").click()
        page.get_by_label("Language").select_option("de")
    else:
        page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("alert")).to_contain_text("could not be loaded")


def test_a_server_that_was_killed_comes_back_with_everything(opens_own: Opens, own_server: Server) -> None:
    opens_own.expects(GONE)
    first, second, third = three(opens_own)
    bring_in(first, "b5")
    expect(third.locator("[data-committee=b5] use")).to_have_count(1)
    own_server.stop(signal.SIGKILL)
    expect(second.get_by_text("No connection.")).to_be_visible()
    bring_in(second, "b5")
    own_server.start()
    for page in (first, second, third):
        expect(page.get_by_text("No connection.")).to_be_hidden()
        expect(page.locator("[data-committee=b5] use")).to_have_count(2)
    third.wait_for_selector(".prompt.asked")
    assert Family(third).act() == "acted"
    second.reload()
    expect(second.locator("[data-committee=b5] use").first).to_be_visible()
