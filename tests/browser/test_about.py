"""What the page tells about the server."""

from playwright.sync_api import expect

import curia
from tests.browser.axe import violations
from tests.browser.conftest import Opens


def test_the_settings_say_what_bots_think_with(opens: Opens) -> None:
    page = opens("/")
    page.get_by_role("button", name="Settings").click()
    about = page.get_by_role("navigation", name="About")
    expect(about).to_contain_text(f"Curia {curia.__version__}")
    expect(about).to_contain_text("Bots think with interpreted rules")
    assert violations(page) == []
    page.get_by_role("button", name="Close").click()
    page.route("**/api/about", lambda route: route.fulfill(json={"version": "7.8.9", "rules": "compiled"}))
    page.get_by_role("button", name="Settings").click()
    expect(about).to_contain_text("Curia 7.8.9")
    expect(about).to_contain_text("Bots think with compiled rules.")
