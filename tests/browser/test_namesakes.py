"""Players who have the same name, as the bots of every ordinary game of Quo Vadis? do."""

import json
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import curia
from curia.bots.review import review
from tests.bots.plain_judge import Judgement
from tests.browser.axe import violations
from tests.browser.conftest import Opens
from tests.browser.staging import TABLE, Stage, played
from tests.browser.survey import over

Json = dict[str, Any]
BOT = {"kind": "bot", "bot": "imperator", "name": None}


def noise(view: Json, iterations: int, seed: int) -> Judgement:
    """Chances that go up and down, with nobody having chosen badly."""
    chance = Random(f"{seed // 8} {view['seat']}").random()
    return Judgement({view["seat"]: chance}, [(move, chance) for move in view["legal"]])


def reviewed(page: Page, game: str, seats: int, **changes: Any) -> Json:
    """Open the review of a finished match, as the server would have made it."""
    match = played(game, over, seats=seats)
    found = review(curia.GAMES[game], match.record(), judge=noise)
    body = json.dumps({"done": 1, "of": 1, "review": found})
    page.route(
        f"**/api/tables/{TABLE}/review",
        lambda route: route.fulfill(content_type="application/json", body=body),
    )
    Stage(match, match.seats[0], **changes).shows(page, "/review/")
    page.wait_for_selector(".review")
    return found


def test_a_review_opens_after_a_game_with_three_bots_of_the_same_name(opens: Opens) -> None:
    page = opens()
    reviewed(page, "quovadis", 4, seat_changes=dict.fromkeys(("blue", "green", "yellow"), BOT))
    expect(page.locator("polyline")).to_have_count(4)
    expect(page.locator(".account")).to_have_count(4)
    names = page.locator(".names li").all_inner_texts()
    assert names == [
        "Livia",
        "Bot: Imperator (Blue)",
        "Bot: Imperator (Green)",
        "Bot: Imperator (Yellow)",
    ]
    assert violations(page) == []


def test_a_review_tells_of_the_vote_card_where_that_was_the_news(opens: Opens) -> None:
    page = opens()
    found = reviewed(page, "caesar-cleopatra", 2)
    at = next(i for i, turn in enumerate(found["turns"]) if turn["news"])
    told = page.locator("ol li").nth(at).locator("p")
    expect(told).to_contain_text("The vote card is turned up")
    expect(told).not_to_contain_text("Draw")


@pytest.mark.parametrize(("game", "seats"), [("caesar-cleopatra", 2), ("quovadis", 5)])
def test_a_table_with_one_name_for_all(opens: Opens, game: str, seats: int) -> None:
    page = opens()
    match = played(game, over, seats=seats)
    Stage(match, match.seats[0], seat_changes={key: {"name": "Guest"} for key in match.seats}).shows(page)
    expect(page.locator(".sheet, .score")).to_contain_text("Guest")
