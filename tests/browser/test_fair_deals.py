"""The page gives nonces of its own, and checks the deals of a finished match without being asked."""

import json
import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

import curia
from curia.core import proof
from curia.core.match import HOST
from tests.browser.conftest import Opens
from tests.browser.test_page import BOT_GAME, against_bot
from tests.server.serving import Json

KEPT = "() => JSON.parse(localStorage.getItem('curia-pledges') ?? '{}')"


def resign(page: Page) -> None:
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()


def pledge(page: Page) -> Json:
    found: Json = page.evaluate(KEPT)[table(page)]
    return found


def table(page: Page) -> str:
    """The id of the table that a page shows."""
    return page.url.rsplit("/", 1)[1]


def test_the_page_gives_a_nonce_and_finds_the_deals_fair(opens: Opens) -> None:
    page = opens(BOT_GAME)
    against_bot(page)
    kept = pledge(page)
    about = page.request.get(f"/api/tables/{table(page)}").json()["about"]
    assert kept["commitment"] == about["commitment"]
    assert set(kept["nonces"].values()) < set(about["nonces"])
    resign(page)
    expect(page.locator("[data-deals]")).to_have_attribute("data-deals", "fair")
    expect(page.locator("[data-deals]")).to_contain_text("The deals were fair")


def changed(secret: bytes, nonces: list[str], change: Callable[[Json], None]) -> Json:
    """The record of a whole match with every kind of chance, but for one change."""
    match = curia.new(
        "caesar-cleopatra", options={"actions": "shuffled"}, chance=proof.chance(secret, nonces)
    )
    rng = random.Random(1)
    while match.to_act:
        match.play(match.to_act[0], rng.choice(match.legal(match.to_act[0])))
    record = {**match.record(), "proof": proof.prove(secret, nonces)}
    assert sum(entry["move"].startswith("votes") for entry in record["moves"]) > 1
    change(record)
    return record


def swap(record: Json) -> None:
    """The two top cards of Cleopatra's reserve change places."""
    entry = next(e for e in record["moves"] if e["move"].startswith("influence cleopatra"))
    words = entry["move"].split(" ")
    other = next(place for place in range(3, len(words)) if words[place] != words[2])
    words[2], words[other] = words[other], words[2]
    entry["move"] = " ".join(words)


CHANGES: dict[str, Callable[[Json], None]] = {
    "fair": lambda record: None,
    "commitment": lambda record: record["proof"].update(secret="00" * 32),
    "nonce": lambda record: record["proof"]["nonces"].__setitem__(0, "another"),
    "bot-nonce": lambda record: record["proof"]["nonces"].__setitem__(1, "ground"),
    "deal": swap,
    "again": lambda record: record["moves"].append({"seat": "host", "move": "back 9999"}),
    "unreadable": lambda record: record["proof"].update(scheme="curia-9"),
}


@pytest.mark.parametrize("verdict", CHANGES)
def test_the_page_tells_a_server_that_cheats(opens: Opens, verdict: str) -> None:
    page = opens(BOT_GAME)
    against_bot(page)
    secret = proof.make_secret()
    nonces = ["ours — nôtre 🦉", proof.derived_nonce(secret, 1)]
    kept = {"commitment": proof.commitment(secret), "nonces": {"cleopatra": nonces[0]}, "bots": ["caesar"]}
    page.evaluate("kept => localStorage.setItem('curia-pledges', kept)", json.dumps({table(page): kept}))
    record = changed(secret, nonces, CHANGES[verdict])

    def answer(route: Route) -> None:
        route.fulfill(json=record)

    page.route("**/record", answer)
    resign(page)
    expect(page.locator("[data-deals]")).to_have_attribute("data-deals", verdict)


def test_quo_vadis_deals_are_checked_too(opens: Opens) -> None:
    """By the page's own code, on records of whole matches: its start player and its tiles."""
    page = opens(BOT_GAME)
    against_bot(page)
    secret, nonces = proof.make_secret(), ["a", "b", "c", "d"]
    match = curia.new("quovadis", seats=4, options={"consul": True}, chance=proof.chance(secret, nonces))
    rng = random.Random(2)
    while match.to_act and len(match.entries()) < 4000:
        seat = match.to_act[0]
        plain = [move for move in match.legal(seat) if "{" not in move]
        match.play(seat, rng.choice(plain))
    if match.to_act:
        match.play(HOST, "abandoned")
    record = {**match.record(), "proof": proof.prove(secret, nonces)}
    kept = {"commitment": proof.commitment(secret), "nonces": {"red": "a"}, "bots": []}
    page.evaluate("kept => localStorage.setItem('curia-pledges', kept)", json.dumps({table(page): kept}))
    page.route("**/record", lambda route: route.fulfill(json=record))
    resign(page)
    expect(page.locator("[data-deals]")).to_have_attribute("data-deals", "fair")
