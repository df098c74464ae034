"""The tutorials in a real browser: from start to end in every language, left and resumed, refused kindly."""

import pytest
from playwright.sync_api import Page, expect

from curia.lessons import GAMES, Lesson, chapter, chapters
from curia.locale import languages, say
from tests.browser.axe import violations
from tests.browser.conftest import Opens
from tests.browser.learning import Learner, speak

OTHERS = [language for language in languages() if language != "en"]


def learn_all(opens: Opens, game: str, language: str, width: int) -> Page:
    page = opens("/", width, 740 if width < 600 else 900)
    speak(page, language)
    page.goto(f"/learn/{game}")
    Learner(page, game, language).learns()
    expect(page.locator("nav li svg[role=img]")).to_have_count(len(chapters(game)))
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for path in (f"/play/{game}", "/puzzles", f"/rules/{game}"):
        expect(page.locator(f".voice .row a[href^='{path}']").first).to_be_visible()
    return page


@pytest.mark.parametrize("game", GAMES)
def test_a_tutorial_from_start_to_end(opens: Opens, game: str) -> None:
    page = learn_all(opens, game, "en", 1280)
    page.locator(f".voice a[href^='/play/{game}']").click()
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    assert page.evaluate("localStorage.getItem('curia-level')") == "tiro"


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_tutorial_in_every_language_on_a_phone(opens: Opens, game: str, language: str) -> None:
    learn_all(opens, game, language, 360)


def test_another_move_is_not_made_and_a_word_says_why(opens: Opens) -> None:
    page = opens("/learn/caesar-cleopatra")
    learner, lesson = Learner(page, "caesar-cleopatra"), Lesson(chapter("caesar-cleopatra", "laying"))
    learner.hears(lesson)
    learner.step(lesson)
    learner.does(lesson.view, "down 1 aediles")
    expect(page.locator(".notice")).to_have_text(say("lesson-cc-laying.hidden-other"))
    learner.hears(lesson)
    expect(page.locator(".hand .spot")).to_have_count(5)
    page.get_by_role("button", name=say("web-learn-show")).click()
    expect(page.locator(".zone")).to_have_count(1)
    page.locator(".zone").click()
    lesson.answer("down 5 senators")
    learner.hears(lesson)
    expect(page.locator(".notice")).to_have_count(0)


def test_a_deal_that_is_not_the_one_is_told_so_at_the_desk(opens: Opens) -> None:
    page = opens("/learn/quovadis#deal", width=360, height=740)
    learner, lesson = Learner(page, "quovadis"), Lesson(chapter("quovadis", "deal"))
    learner.hears(lesson)
    learner.does(lesson.view, 'propose {"move":"g3>j5","consents":{"blue":1}}')
    expect(page.locator("dialog.desk .refused")).to_contain_text(say("lesson-qv-deal.pay-other"))
    page.locator("dialog.desk fieldset").nth(2).locator("> .button").click()
    page.locator("dialog.desk footer .button.main").click()
    lesson.answer(lesson.step.want[0])
    learner.hears(lesson)


def test_it_can_be_left_and_resumed(opens: Opens) -> None:
    page = opens("/learn")
    page.locator("a.main[href='/learn/caesar-cleopatra']").click()
    learner = Learner(page, "caesar-cleopatra")
    learner.chapter(Lesson(chapter("caesar-cleopatra", "laying")))
    page.locator(".voice a.main").click()
    lesson = Lesson(chapter("caesar-cleopatra", "vote"))
    learner.hears(lesson)
    for _ in range(2):
        learner.step(lesson)
    page.goto("/")
    page.locator("header a[href='/learn']").click()
    expect(page.locator("section a svg[role=img]")).to_have_count(1)
    page.locator("a.main[href='/learn/caesar-cleopatra']").click()
    learner.hears(lesson)
    assert page.locator(".scene").count() == 0
    learner.step(lesson)
    assert lesson.done
    page.get_by_role("button", name=say("web-learn-again")).click()
    learner.hears(Lesson(lesson.chapter))
    expect(page.locator("nav li svg[role=img]")).to_have_count(2)


def test_another_language_keeps_the_place(opens: Opens) -> None:
    page = opens("/learn/quovadis#caesar")
    learner, lesson = Learner(page, "quovadis"), Lesson(chapter("quovadis", "caesar"))
    learner.hears(lesson)
    learner.step(lesson)
    page.get_by_role("button", name="Settings").click()
    page.locator(".settings select").select_option("cs")
    learner.language = "cs"
    learner.hears(lesson)
    learner.step(lesson)


def test_what_was_kept_of_another_lesson_is_forgotten(opens: Opens) -> None:
    opens.expects("status of 400")
    page = opens("/")
    for kept in ('{"chapter":"vote","moves":{"vote":["down 1 senators"]},"done":[]}', "nonsense", "[]"):
        page.evaluate("kept => localStorage.setItem('curia-learn-caesar-cleopatra', kept)", kept)
        page.goto("/learn/caesar-cleopatra#vote")
        Learner(page, "caesar-cleopatra").hears(Lesson(chapter("caesar-cleopatra", "vote")))


@pytest.mark.parametrize("look", ["light", "dark"])
@pytest.mark.parametrize("path", ["/learn", "/learn/caesar-cleopatra", "/learn/quovadis#deal"])
def test_a_lesson_has_no_fault_that_axe_can_find(opens: Opens, path: str, look: str) -> None:
    page = opens(path)
    page.emulate_media(color_scheme="dark" if look == "dark" else "light", reduced_motion="reduce")
    page.wait_for_selector("h2")
    page.wait_for_load_state("networkidle")
    assert violations(page) == []


def test_a_tutorial_that_does_not_exist_says_so(opens: Opens) -> None:
    page = opens("/learn/chess")
    expect(page.locator(".lonely")).to_contain_text(say("web-nothing-here"))
