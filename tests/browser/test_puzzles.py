"""Puzzles in a real browser: one of each game solved and missed, and the list in every language."""

import pytest
from playwright.sync_api import Page, expect

from curia import puzzles
from curia.locale import languages, say
from curia.puzzles import Attempt, Puzzle
from tests.browser.axe import violations
from tests.browser.conftest import REFUSED, Opens
from tests.browser.learning import Learner, speak
from tests.browser.tables import PHONE

CHEAP = 'propose {"move":"n3>senate","consents":{"blue":1}}'
PAID = CHEAP[:-1] + ',"payments":[{"from":"red","to":"blue","laurels":1}]}'


def opened(opens: Opens, name: str, size: tuple[int, int] = (1280, 900)) -> tuple[Page, Puzzle]:
    puzzle = puzzles.by_id(name)
    page = opens(f"/puzzles/{puzzle.game}/{name}", *size)
    expect(page.locator(".voice h2")).to_have_text(say(puzzle.title))
    for words in puzzle.question():
        expect(page.locator(".voice")).to_contain_text(say(*words))
    return page, puzzle


def play(page: Page, puzzle: Puzzle, *moves: str) -> None:
    """A turn by the controls of the table, as in play."""
    attempt = Attempt(puzzle)
    for move in moves:
        Learner(page, puzzle.game).does(attempt.match.view(puzzle.seat), move)
        attempt.play(move)
        last = attempt.match.view(puzzle.seat)
        if not attempt.over and puzzle.game == "caesar-cleopatra":
            expect(page.locator(".hand .spot")).to_have_count(len(last["players"][puzzle.seat]["cards"]))
    assert attempt.over
    for words in attempt.verdict().words():
        expect(page.locator(".voice .verdict")).to_contain_text(say(*words))


def marked(page: Page, puzzle: Puzzle) -> bool:
    """Whether the list marks it as solved."""
    page.goto("/puzzles")
    link = page.locator(f"a[href='/puzzles/{puzzle.game}/{puzzle.id}']")
    expect(link).to_be_visible()
    return link.get_by_label(say("web-puzzle-solved")).count() == 1


@pytest.mark.parametrize("size", [PHONE, (1280, 900)])
def test_a_deal_is_declined_and_then_found(opens: Opens, size: tuple[int, int]) -> None:
    page, puzzle = opened(opens, "the-cheaper-friend", size)
    play(page, puzzle, CHEAP)
    expect(page.locator(".voice .verdict h3")).to_have_text("Not yet")
    expect(page.locator(".solution")).to_have_count(0)
    expect(page.locator(".prompt")).to_have_count(0)
    page.get_by_role("button", name="Try again").click()
    play(page, puzzle, PAID)
    expect(page.locator(".voice .verdict h3")).to_have_text("Well done!")
    expect(page.locator(".solution")).to_contain_text(say(f"{puzzle.title}.why"))
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert violations(page) == []
    page.get_by_role("link", name="Next puzzle").click()
    expect(page.locator(".voice h2")).to_have_text(say("puzzle-out-of-the-yield"))
    assert marked(page, puzzle)


def test_a_turn_of_caesar_and_cleopatra_is_missed_and_then_found(opens: Opens) -> None:
    page, puzzle = opened(opens, "both-at-once")
    play(page, puzzle, "pass")
    expect(page.locator(".voice .verdict h3")).to_have_text("Not yet")
    assert not marked(page, puzzle)
    page.go_back()
    play(page, puzzle, "up 2 senators", "up 3 senators", "done")
    expect(page.locator(".voice .verdict h3")).to_have_text("Well done!")
    page.locator(".scene button").click()
    assert violations(page) == []
    assert marked(page, puzzle)


def test_the_solution_is_shown_when_asked_for(opens: Opens) -> None:
    page, puzzle = opened(opens, "caesars-head", PHONE)
    page.get_by_role("button", name="Show the solution").click()
    for words in puzzle.answer():
        expect(page.locator(".solution")).to_contain_text(say(*words))
    expect(page.locator(f".solution a[href='/rules/quovadis#{puzzle.clauses[0]}']")).to_be_visible()
    assert not marked(page, puzzle)


def test_what_no_puzzle_judges_is_told_at_the_desk(opens: Opens) -> None:
    opens.expects(f"{REFUSED}|status of 400")
    page, _ = opened(opens, "the-cheaper-friend")
    page.get_by_role("button", name="Propose a deal").click()
    desk = page.locator("dialog.desk")
    desk.get_by_text("Payments or promises only").click()
    desk.get_by_role("button", name="Add a payment").click()
    desk.get_by_role("button", name="Propose it").click()
    expect(desk).to_contain_text(say("puzzle-deal"))


def test_there_is_no_such_puzzle(opens: Opens) -> None:
    opens.expects("status of 404")
    page = opens("/puzzles/quovadis/nothing")
    expect(page.get_by_text("There is no puzzle nothing.")).to_be_visible()
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_role("heading", name="Quo Vadis?")).to_be_visible()


@pytest.mark.parametrize("language", languages())
def test_the_list_in_every_language_on_a_phone(opens: Opens, language: str) -> None:
    page = opens("/", *PHONE)
    speak(page, language)
    page.goto("/puzzles")
    for game in puzzles.GAMES:
        for puzzle in puzzles.listed(game):
            link = page.locator(f"a[href='/puzzles/{game}/{puzzle.id}']")
            expect(link).to_have_text(say(puzzle.title, language=language))
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert violations(page) == []


@pytest.mark.long
@pytest.mark.parametrize("language", languages())
def test_a_puzzle_of_each_game_in_every_language_on_a_phone(opens: Opens, language: str) -> None:
    page = opens("/", *PHONE)
    speak(page, language)
    for name in ("look-before-you-lay", "caesars-head"):
        puzzle = puzzles.by_id(name)
        page.goto(f"/puzzles/{puzzle.game}/{name}")
        for words in puzzle.question():
            expect(page.locator(".voice")).to_contain_text(say(*words, language))
        page.get_by_role("button", name=say("web-puzzle-show", language=language)).click()
        expect(page.locator(".solution")).to_contain_text(say(f"{puzzle.title}.why", language=language))
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
