"""Caesar & Cleopatra on the page: what happens is seen, by both sides and at every size."""

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import curia
from curia.core.match import Match
from tests.browser.axe import violations
from tests.browser.conftest import Opens
from tests.browser.playing import go_to
from tests.browser.staging import Stage, played

Json = dict[str, Any]
POSITION: Json = {
    "game": "caesar-cleopatra",
    "turn": "caesar",
    "table": {
        "senators": {"cleopatra": ["3", "P*"], "caesar": ["1*", "4*"]},
        "praetors": {"cleopatra": ["1*"], "caesar": ["5", "2*"]},
        "aediles": {"cleopatra": ["4"], "caesar": ["3"]},
    },
    "players": {
        "cleopatra": {"hand": ["1", "2", "veto"], "influence": ["2", "3"], "actions": ["veto"]},
        "caesar": {"hand": ["4", "5", "assassination"], "influence": ["1", "2"], "actions": ["spy"]},
    },
    "votes": {"deck": ["aediles", "orgy", "senators"]},
}
SIZES = [(1366, 640), (390, 844), (1920, 1080)]


def held(match: Match) -> int:
    return sum(event["event"] == "voted" for event in match.view(None)["events"])


def play_on(match: Match, votes: int) -> list[str]:
    """Until so many more votes were held: the groups that voted, in order."""
    bot, before = curia.bot("greedy"), held(match)
    while match.to_act and held(match) < before + votes:
        seat = match.to_act[0]
        match.play(seat, bot.choose(match.view(seat), seconds=0, seed=1))
    found = [event for event in match.view(None)["events"] if event["event"] == "voted"]
    return [str(event["group"]) for event in found[before:]]


def staged(opens: Opens, match: Match, seat: str = "caesar", **size: Any) -> tuple[Page, Stage]:
    page, stage = opens(**size), Stage(match, seat)
    stage.shows(page)
    page.wait_for_selector(".board")
    return page, stage


def beginning() -> Match:
    return played("caesar-cleopatra", lambda match: match.view(None)["phase"]["name"] == "main")


# --- Votes


def test_every_vote_of_one_step_is_shown_in_order(opens: Opens) -> None:
    match = beginning()
    page, stage = staged(opens, match)
    groups = play_on(match, 3)
    assert len(groups) >= 3
    stage.tells(page)
    for waiting, group in zip(range(len(groups) - 1, -1, -1), groups, strict=True):
        expect(page.locator(".scene h2")).to_have_text(f"Vote of confidence: {group}")
        expect(page.get_by_role("button", name="Skip all")).to_have_count(1 if waiting else 0)
        page.get_by_role("button", name="Go on").click()
    expect(page.locator(".scene")).to_have_count(0)


def test_a_vote_that_comes_while_another_is_shown_waits_for_its_turn(opens: Opens) -> None:
    match = beginning()
    page, stage = staged(opens, match)
    groups: list[str] = []
    for _ in range(5):
        groups += play_on(match, 1)
        stage.tells(page)
    for group in groups:
        expect(page.locator(".scene h2")).to_have_text(f"Vote of confidence: {group}")
        page.get_by_role("button", name="Go on").click()
    expect(page.locator(".scene")).to_have_count(0)


def test_votes_that_wait_can_all_be_skipped(opens: Opens) -> None:
    match = beginning()
    page, stage = staged(opens, match)
    play_on(match, 4)
    stage.tells(page)
    page.get_by_role("button", name="Skip all").click()
    expect(page.locator(".scene")).to_have_count(0)


def test_after_votes_the_focus_is_where_it_was(opens: Opens) -> None:
    match = beginning()
    page, stage = staged(opens, match)
    go_to(page, page.locator(".top button").last)
    play_on(match, 2)
    stage.tells(page)
    for _ in range(2):
        expect(page.get_by_role("button", name="Go on")).to_be_focused()
        page.keyboard.press("Enter")
    expect(page.locator(".scene")).to_have_count(0)
    expect(page.locator(".top button").last).to_be_focused()


# --- Vetoes


@pytest.mark.parametrize("seat", ["caesar", "cleopatra", None])
def test_everyone_sees_who_vetoed_what(opens: Opens, seat: str | None) -> None:
    match = curia.position(POSITION, seed=3)
    page, stage = opens(), Stage(match, seat)
    stage.shows(page)
    page.wait_for_selector(".board")
    match.play("caesar", "assassinate 3 senators")
    stage.tells(page)
    match.play("cleopatra", "veto")
    stage.tells(page)
    notice = page.get_by_role("region", name="veto")
    actor, vetoer = (
        "You play" if seat == "caesar" else "Caesar plays",
        "You play" if seat == "cleopatra" else "Cleopatra plays",
    )
    expect(notice).to_contain_text(f"{actor} an assassination against a 3 at the senators.")
    expect(notice).to_contain_text(f"{vetoer} a veto: the action does not happen.")
    expect(notice).to_be_in_viewport(ratio=1)
    assert violations(page) == []
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)
    later = opens()
    Stage(match, seat).shows(later)
    expect(later.get_by_role("region", name="veto")).to_be_visible()


def test_a_veto_is_shown_for_the_rest_of_the_turn(opens: Opens) -> None:
    match = curia.position(POSITION, seed=3)
    page, stage = staged(opens, match)
    notice = page.get_by_role("region", name="veto")
    match.play("caesar", "assassinate 3 senators")
    match.play("cleopatra", "veto")
    bot = curia.bot("greedy")
    while match.view(None)["turn"] == "caesar":
        stage.tells(page)
        expect(notice).to_be_visible()
        seat = match.to_act[0]
        match.play(seat, bot.choose(match.view(seat), seconds=0, seed=1))
    stage.tells(page)
    expect(notice).to_have_count(0)


# --- Cards


def reach(part: Locator) -> tuple[float, float]:
    """From where to where it reaches, from above."""
    box = part.bounding_box()
    assert box is not None
    return box["y"], box["y"] + box["height"]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_own_cards_that_lie_face_down_are_told_from_open_ones(opens: Opens, width: int, height: int) -> None:
    """Also in a pile, where the next card covers all but the top of a card."""
    page, _ = staged(opens, curia.position(POSITION, seed=3), width=width, height=height)
    pile = page.get_by_role("list", name="Caesar at the senators").get_by_role("img")
    assert pile.evaluate_all("all => all.map(one => one.ariaLabel)") == [
        "Influence 1, face down",
        "Influence 4, face down",
    ]
    top, covered = reach(pile.nth(0))[0], reach(pile.nth(1))[0]
    for part in (".closed", ".value"):
        above, below = reach(pile.nth(0).locator(part))
        assert top - 1 <= above < below <= covered + 1
    mixed = page.get_by_role("list", name="Caesar at the praetors").get_by_role("img")
    assert mixed.evaluate_all("all => all.map(one => one.ariaLabel)") == [
        "Influence 5",
        "Influence 2, face down",
    ]
    # Not by colour alone: an open card is light, one that lies face down is dark and hatched.
    looks = mixed.evaluate_all("all => all.map(one => getComputedStyle(one).backgroundImage)")
    assert "gradient" not in looks[0]
    assert "gradient" in looks[1]


# --- Putting action cards in order


class Finger:
    """A finger on a phone's screen."""

    def __init__(self, page: Page) -> None:
        self.page, self.session = page, page.context.new_cdp_session(page)

    def drag(self, start: Locator, by: int, to: Locator | None = None) -> None:
        """From the middle of something, up or down by so many pixels, or to the middle of something else."""
        x, y = self._middle(start)
        end = y + by if to is None else self._middle(to)[1]
        self._send("touchStart", x, y)
        for step in range(1, 11):
            self._send("touchMove", x, y + (end - y) * step / 10)
            self.page.wait_for_timeout(20)
        # A finger that rests gives the page no swing.
        self.page.wait_for_timeout(200)
        self.session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def _send(self, kind: str, x: float, y: float) -> None:
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})

    def _middle(self, part: Locator) -> tuple[float, float]:
        box = part.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def ordering(opens: Opens) -> tuple[Page, Locator]:
    match = played("caesar-cleopatra", lambda match: match.view(None)["phase"]["name"] == "order")
    page = opens(width=390, height=844, touch=True)
    Stage(match, "cleopatra").shows(page)
    page.wait_for_selector(".desk")
    return page, page.locator(".desk ol .item")


def test_a_finger_scrolls_the_action_cards_and_moves_them_by_the_handle(opens: Opens) -> None:
    page, rows = ordering(opens)
    names = rows.locator(".name").all_inner_texts()
    assert len(names) == 13
    finger = Finger(page)
    finger.drag(rows.nth(3).locator(".name"), by=-250)
    page.wait_for_function("() => scrollY > 100")
    assert rows.locator(".name").all_inner_texts() == names
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_function("() => scrollY === 0")
    finger.drag(rows.nth(0).locator(".grip"), by=0, to=rows.nth(3))
    moved = [*names[1:4], names[0], *names[4:]]
    expect(rows.locator(".name")).to_have_text(moved)
    assert page.evaluate("scrollY") == 0


def test_a_card_that_is_carried_to_the_edge_scrolls_the_page(opens: Opens) -> None:
    page, rows = ordering(opens)
    names = rows.locator(".name").all_inner_texts()
    grip = rows.nth(0).locator(".grip").bounding_box()
    assert grip is not None
    page.mouse.move(grip["x"] + 10, grip["y"] + 10)
    page.mouse.down()
    page.mouse.move(grip["x"] + 10, 830, steps=5)
    page.wait_for_function("() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1")
    page.mouse.move(grip["x"] + 10, reach(page.locator(".desk ol > li").last)[0] + 10, steps=5)
    page.mouse.up()
    expect(rows.locator(".name")).to_have_text([*names[1:], names[0]])


def test_action_cards_are_moved_with_buttons(opens: Opens) -> None:
    page, rows = ordering(opens)
    names = rows.locator(".name").all_inner_texts()
    down = rows.nth(0).get_by_role("button", name="one place down")
    box = down.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 24
    down.tap()
    expect(rows.locator(".name")).to_have_text([names[1], names[0], *names[2:]])
    expect(rows.nth(1).get_by_role("button", name="one place down")).to_be_focused()
    rows.nth(1).get_by_role("button", name="one place up").tap()
    expect(rows.locator(".name")).to_have_text(names)
    expect(rows.nth(0).get_by_role("button", name="one place up")).to_be_disabled()
    assert violations(page) == []


# --- The end


def last_move(match: Match) -> None:
    seat = match.to_act[0]
    match.play(seat, curia.bot("greedy").choose(match.view(seat), seconds=0, seed=1))


@cache
def ended(game: str, seats: int) -> Json:
    """The record of a whole match."""
    return played(game, lambda match: match.result is not None, seats=seats).record()


def ends_next(game: str, seats: int) -> Match:
    """A match that lacks its last move."""
    record = ended(game, seats)
    moves = record["moves"]
    last = max(at for at, entry in enumerate(moves) if entry["seat"] != "chance")
    return curia.replay({**record, "moves": moves[:last]})


@pytest.mark.parametrize(("game", "seats"), [("caesar-cleopatra", 2), ("quovadis", 4)])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_result_is_in_view(opens: Opens, game: str, seats: int, width: int, height: int) -> None:
    match = ends_next(game, seats)
    page, stage = opens(width=width, height=height), Stage(match, match.seats[0])
    stage.shows(page)
    page.wait_for_selector(".board")
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    last_move(match)
    assert match.result is not None
    stage.tells(page)
    if page.locator(".scene").count():
        page.get_by_role("button", name="Go on").click()
    result = page.locator(".result")
    expect(result).to_be_focused()
    expect(result.get_by_role("heading").first).to_be_in_viewport(ratio=1)
    expect(page.locator(".sheet .party, .score tbody tr").first).to_be_in_viewport(ratio=1)
    expect(result.get_by_role("button", name="Play again")).to_have_count(1)
    assert violations(page) == []


def test_the_end_does_not_take_the_focus_from_who_is_writing(opens: Opens) -> None:
    match = ends_next("caesar-cleopatra", 2)
    page, stage = staged(opens, match)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("Well pl")
    last_move(match)
    stage.tells(page)
    page.wait_for_selector(".after")
    expect(page.get_by_label("Say something")).to_be_focused()
