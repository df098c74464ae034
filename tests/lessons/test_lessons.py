"""Every chapter of the tutorials is played through, by every move that it wants; every other legal move is
refused with a kind word, and changes nothing."""

from collections.abc import Iterator

import pytest

import curia
from curia import lessons, locale, rulebook
from curia.lessons import CONTINUE, Chapter, Lesson

CHAPTERS = [chapter for game in lessons.GAMES for chapter in lessons.chapters(game)]
every_chapter = pytest.mark.parametrize(
    "chapter", CHAPTERS, ids=lambda chapter: f"{chapter.game}-{chapter.id}"
)


def ways(chapter: Chapter, moves: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Every way through a chapter, and each beginning of one."""
    yield moves
    lesson = Lesson(chapter, moves)
    if lesson.done:
        return
    legal = lesson.match.legal(chapter.seat)
    for move in lesson.step.want or [CONTINUE]:
        if move == CONTINUE or move in legal or move.startswith("propose "):
            yield from ways(chapter, (*moves, move))


def test_both_games_have_a_tutorial_of_about_ten_minutes() -> None:
    for game in lessons.GAMES:
        steps = [step for chapter in lessons.chapters(game) for step in chapter.steps]
        words = sum(len(locale.say(step.say).split()) for step in steps)
        # Reading 150 words takes a minute, a move about ten seconds.
        assert 6 <= words / 150 + sum(bool(step.want) for step in steps) / 6 <= 14


@every_chapter
def test_a_chapter_can_be_played_to_its_end(chapter: Chapter) -> None:
    found = list(ways(chapter))
    ends = [moves for moves in found if Lesson(chapter, moves).done]
    assert ends
    # No way leads into a corner, and no wanted move is idle.
    for moves in found:
        assert any(end[: len(moves)] == moves for end in ends)
    for number, step in enumerate(chapter.steps[:-1]):
        assert {end[number] for end in ends} == set(step.want or [CONTINUE])


@every_chapter
def test_any_other_legal_move_changes_nothing(chapter: Chapter) -> None:
    for moves in ways(chapter):
        lesson = Lesson(chapter, moves)
        if not lesson.step.want:
            continue
        before = lesson.match.record()
        others = [move for move in lesson.match.legal(chapter.seat) if move not in lesson.step.want]
        for move in others[:: max(1, len(others) // 12)]:
            assert not lesson.answer(move)
            assert lesson.match.record() == before
        assert lesson.moves == list(moves)


@every_chapter
def test_the_learner_is_asked_and_may_do_otherwise(chapter: Chapter) -> None:
    for moves in ways(chapter):
        lesson = Lesson(chapter, moves)
        view = lesson.view
        assert view["seat"] == chapter.seat
        if not lesson.step.want:
            assert view["legal"] == []
        else:
            assert chapter.seat in view["to_act"]
            assert view == lesson.match.view(chapter.seat)


@every_chapter
def test_its_words_and_clauses_exist(chapter: Chapter) -> None:
    assert chapter.steps[-1].want == ()
    for language in locale.languages():
        assert locale.say(chapter.title, None, language)
        for step in chapter.steps:
            assert locale.say(step.say, None, language)
            assert locale.say(step.other, None, language)
    for step in chapter.steps:
        assert step.clauses
        for clause in step.clauses:
            assert rulebook.clause(clause).text


def test_every_word_of_a_lesson_is_said() -> None:
    said = {chapter.title for chapter in CHAPTERS}
    said |= {key for chapter in CHAPTERS for step in chapter.steps for key in (step.say, step.other)}
    chapters = {key for key in locale.keys("en") if key.startswith(("lesson-cc-", "lesson-qv-"))}
    assert chapters - said == set()


def test_a_move_that_the_rules_refuse_is_refused_as_in_play() -> None:
    lesson = Lesson(lessons.chapter("caesar-cleopatra", "laying"), [CONTINUE])
    with pytest.raises(curia.IllegalMove) as refused:
        lesson.answer("down P senators")
    assert refused.value.clause == "CC-3.5"
    assert lesson.moves == [CONTINUE]


def test_what_makes_no_sense_is_said_to_make_none() -> None:
    laying = lessons.chapter("caesar-cleopatra", "laying")
    for moves, key in (
        (["down 5 senators"], "lesson-read"),
        ([CONTINUE, "down 1 senators", "done"], "lesson-astray"),
        ([CONTINUE, "down 5 senators", "done", "draw action", CONTINUE] * 3, "lesson-astray"),
    ):
        with pytest.raises(curia.BadInput) as refused:
            Lesson(laying, moves)
        assert refused.value.key == key
    with pytest.raises(curia.BadInput, match="only for"):
        lessons.chapters("chess")
    with pytest.raises(curia.BadInput, match="only:"):
        lessons.chapter("quovadis", "laying")


def test_the_end_takes_no_more_moves() -> None:
    chapter = lessons.chapter("quovadis", "senate")
    lesson = Lesson(chapter, [CONTINUE, "move n3>senate"])
    assert lesson.done
    assert lesson.match.result is not None
    assert lesson.match.result["winners"] == ["red"]
    with pytest.raises(curia.BadInput):
        lesson.answer(CONTINUE)
