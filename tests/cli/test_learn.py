"""The tutorials at the keyboard: from start to end, left and resumed."""

import io
from pathlib import Path

import pytest

from curia.lessons import GAMES, Lesson, chapters
from curia.locale import languages, say
from curia.terminal import main


@pytest.fixture(autouse=True)
def own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CURIA_DATA", str(tmp_path))
    return tmp_path / "lessons.json"


class Typist:
    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch, self.capsys = monkeypatch, capsys

    def types(self, *lines: str, of: str = "caesar-cleopatra", given: tuple[str, ...] = ()) -> str:
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(["learn", of, *given]) == 0
        return " ".join(self.capsys.readouterr().out.split())


@pytest.fixture
def typist(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Typist:
    return Typist(monkeypatch, capsys)


def whole(game: str) -> list[str]:
    """What is typed from the first chapter to the last; Enter is pressed to read on."""
    lines = []
    for chapter in chapters(game):
        lesson = Lesson(chapter)
        while not lesson.done:
            legal = lesson.match.legal(chapter.seat)
            want = lesson.step.want
            move = next((one for one in want if one in legal), want[0] if want else "")
            lines.append(move)
            assert lesson.answer(move or "continue")
        lines.append("")
    return lines[:-1]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_a_tutorial_from_start_to_end(typist: Typist, game: str, language: str) -> None:
    text = typist.types(*whole(game), of=game, given=("--language", language))
    for chapter in chapters(game):
        assert " ".join(say(chapter.title, None, language).split()) in text
        for step in chapter.steps:
            assert " ".join(say(step.say, None, language).split()) in text
    assert f"curia play {game} --bot tiro" in text


def test_another_move_is_not_made(typist: Typist) -> None:
    text = typist.types("", "down 1 aediles", "down 5 senators", "quit")
    assert say("lesson-cc-laying.hidden-other") in text
    assert text.count("You lay a") == 1


def test_it_is_left_and_resumed(typist: Typist, capsys: pytest.CaptureFixture[str]) -> None:
    assert typist.types("", "down 5 senators", "quit").endswith(
        "Left. “curia learn caesar-cleopatra” goes on from here."
    )
    text = typist.types("done", "draw action", "", "up 3 censors", "up 4 censors", "", "quit")
    assert say("lesson-cc-laying.welcome") not in text
    assert say("lesson-cc-laying.end") in text
    assert "Chapter 2 of 8: The vote of confidence" in text
    assert main(["learn"]) == 0
    assert "laying       Laying influence (finished)" in capsys.readouterr().out
    assert say("lesson-cc-laying.welcome") in typist.types("quit", given=("--chapter", "laying"))


@pytest.mark.parametrize(
    "kept",
    [
        "nonsense",
        "[]",
        '{"caesar-cleopatra/laying": {"moves": ["pass"]}}',
        '{"caesar-cleopatra/laying": {"moves": 3}}',
    ],
)
def test_what_was_kept_may_make_no_sense(typist: Typist, own_data: Path, kept: str) -> None:
    own_data.write_text(kept, encoding="utf-8")
    assert say("lesson-cc-laying.welcome") in typist.types("", "quit")


def test_what_does_not_exist_is_said_not_to(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "chess"]) == 2
    assert main(["learn", "quovadis", "--chapter", "castling"]) == 2
    told = capsys.readouterr().err
    assert "only for: caesar-cleopatra, quovadis." in told
    assert "There is no chapter castling" in told
