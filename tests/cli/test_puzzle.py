"""Puzzles at the keyboard."""

import io

import pytest

from curia import puzzles
from curia.cli import main


def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], id: str, *lines: str) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in lines)))
    assert main(["puzzle", id]) == 0
    return " ".join(capsys.readouterr().out.split())


def test_all_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle"]) == 0
    text = capsys.readouterr().out
    for game in puzzles.GAMES:
        for puzzle in puzzles.listed(game):
            assert f"  {puzzle.id}  " in text


def test_one_is_solved(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    text = typed(monkeypatch, capsys, "both-at-once", "up 3 senators", "up 2 senators", "done")
    assert "Solved: your turn is worth 1.00 patricians" in text
    assert "both laid open, make 5. The rules: CC-3.5, CC-4.6." in text


def test_one_is_not_solved(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    text = typed(monkeypatch, capsys, "both-at-once", "down 3 senators", "done")
    assert "Your turn is worth -1.00 patricians; the best one is worth 1.00." in text
    assert "up 2 senators, up 3 senators" in text


def test_a_card_that_shows_something(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = typed(
        monkeypatch, capsys, "look-before-you-lay", "scout praetors", "up 5 senators", "up 5 quaestors"
    )
    assert "Your turn is worth 0.60 patricians; the best one is worth 0.62." in text


def test_one_is_left(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    text = typed(monkeypatch, capsys, "both-at-once", "quit")
    assert text.endswith("Left. “curia puzzle both-at-once” sets it up again.")


def test_there_is_no_such_puzzle(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", "nothing"]) == 2
    assert "There is no puzzle nothing." in capsys.readouterr().err
