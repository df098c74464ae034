"""What bots say about deals on the page: in its reader's language, and where the deal is."""

import random
import time
from typing import Any
from uuid import uuid4

from playwright.sync_api import Locator, Page, expect

from curia.locale import say
from tests.browser.axe import violations
from tests.browser.conftest import Opens
from tests.browser.sitting import Sitting
from tests.browser.tables import PHONE
from tests.browser.test_languages import speak
from tests.browser.test_quovadis import at
from tests.server.serving import Client, Server, started

Json = dict[str, Any]
PERSON, BOT = {"kind": "person"}, {"kind": "bot", "bot": "imperator"}
CONSENT = 'propose {"move":"b5>i3","consents":{"blue":1}}'


def said(table: Sitting, seat: str, deal: int, key: str, **args: int) -> Json:
    """A bot's sentence, to be told with the next news."""
    line = {
        "number": len(table.chat),
        "seat": seat,
        "name": "imperator",
        "text": say(key, args),
        "words": {"key": key, "args": args, "deal": deal},
        "made": 0.0,
    }
    table.chat = [*table.chat, line]
    return line


def quotes(page: Page, where: str) -> Locator:
    return page.locator(f"{where} q")


def test_a_bot_explains_its_deal_in_german(opens: Opens, server: Server) -> None:
    made, red = explained(server)
    page = opens(f"/t/{made['table']}", *PHONE)
    speak(page, "de")
    expect(quotes(page, ".game").first).to_be_visible()
    chat = red.get(f"/api/tables/{made['table']}")["chat"]
    german = [say(line["words"]["key"], line["words"]["args"], "de") for line in chat]
    assert set(quotes(page, ".game").all_inner_texts()) <= set(german)
    page.get_by_role("tab", name="Chat").click()
    expect(page.locator(".talk .panel li").first).to_contain_text(german[0])
    assert violations(page) == []


def explained(server: Server) -> tuple[Json, Client]:
    """A table where a deal or an offer waits for Red, and the bot that made it has said why."""
    chance, until = random.Random(1), time.monotonic() + 120
    while time.monotonic() < until:
        made, players = started(server, "quovadis", ["red"], seats=[PERSON, BOT, BOT], open=True)
        red = players["red"]
        while red.see(made)["view"]["result"] is None:
            if step(red, made, chance):
                return made, red
    raise AssertionError("no bot has explained anything")


def step(red: Client, made: Json, chance: random.Random) -> bool:
    """Whether there is what we wait for; if not, Red goes on if asked."""
    seen, chat = red.see(made), red.get(f"/api/tables/{made['table']}")["chat"]
    view, said = seen["view"], {line["words"]["deal"] for line in chat}
    if "red" not in view["to_act"]:
        return False
    if said & {talk["number"] for talk in (*view["offers"], view["deal"]) if talk}:
        return True
    # Who comes in and goes up has something to talk about.
    moves = [move for move in view["legal"] if move.startswith(("enter", "move"))] or view["legal"]
    body = {"move": chance.choice(moves), "decision": seen["decision"], "request": uuid4().hex}
    # Something may have come between.
    red.call("POST", f"/api/tables/{made['table']}/moves", **body)
    return False


def test_what_is_said_stands_with_the_deal_and_stays_when_that_is_over(opens: Opens) -> None:
    page = opens()
    table = at(page, seat="green")
    said(table, "red", 1, "qv-pitch-pays", laurels=2)
    table.others(("red", CONSENT))
    expect(quotes(page, ".deal")).to_have_text("Support me: that is worth 2 laurels to me.")
    assert violations(page) == []
    said(table, "blue", 1, "qv-pitch-nothing")
    table.others(("blue", "decline 1"))
    expect(page.locator(".deal")).to_have_count(0)
    over = page.get_by_role("region", name="Said about deal 1")
    expect(over.locator("li").nth(1)).to_have_text("Blue No: that brings me nothing.")
    # For whoever listens instead of looking.
    expect(page.locator("[aria-live]").last).to_contain_text("Blue: No: that brings me nothing.")
    assert violations(page) == []
    said(table, "blue", 2, "qv-pitch-tile")
    table.others(("red", CONSENT), ("blue", "accept 2"))
    over = page.get_by_role("region", name="Said about deal 2")
    expect(over.locator("q")).to_have_text("I support you: my consent brings me a laurel.")
    # A round later nobody asks any more.
    table.others(("blue", "enter a1"), ("green", "enter c1"))
    expect(page.locator(".talk .panel")).to_contain_text("You bring a senator in at c1.")
    expect(over).to_be_visible()
    table.others(("red", "enter d3"))
    expect(over).to_have_count(0)


def test_bots_call_nobody_to_the_chat(opens: Opens) -> None:
    page = opens()
    table = at(page, seat="green")
    said(table, "red", 1, "qv-pitch-pays", laurels=2)
    table.others(("red", CONSENT))
    expect(quotes(page, ".deal")).to_have_count(1)
    expect(page.locator(".unread")).to_have_count(0)
    person = said(table, "blue", 1, "qv-pitch-both")
    person.update(name="Livia", text="<b>No!</b>", words=None)
    table.tells(page)
    expect(page.locator(".unread")).to_have_text("1 new")
    page.get_by_role("tab", name="Chat").click()
    lines = page.locator(".talk .panel li")
    expect(lines).to_have_text(["Red Support me: that is worth 2 laurels to me.", "Livia <b>No!</b>"])
    expect(page.locator(".unread")).to_have_count(0)


def test_words_that_the_page_does_not_know_are_english(opens: Opens) -> None:
    page = opens()
    table = at(page, seat="green")
    line = said(table, "red", 1, "qv-pitch-both")
    line["words"]["key"] = "qv-pitch-of-tomorrow"
    table.others(("red", CONSENT))
    expect(quotes(page, ".deal")).to_have_text("It helps us both.")
