"""Puzzles at the keyboard."""

import io

import pytest

from curia import puzzles
from curia.terminal import main

CHEAPER = '{"move":"n3>senate","consents":{"blue":1},"payments":[{"from":"red","to":"blue","laurels":%d}]}'


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
    assert text.endswith("both laid open, make 5. The rules: CC-3.5, CC-4.6.")


def test_one_is_not_solved(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    text = typed(monkeypatch, capsys, "both-at-once", "down 3 senators", "done")
    assert "Your turn is worth -1.00 patricians; the best one is worth 1.00." in text
    assert "Lay a 2 face up at the senators; Lay a 3 face up at the senators." in text
    assert text.endswith("“curia puzzle both-at-once” sets it up again.")


def test_a_number_is_written_as_the_language_has_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    text = typed(monkeypatch, capsys, "both-at-once", "down 3 senators", "done")
    assert "Dein Zug ist -1,00 Patrizier wert, der beste 1,00." in text


def test_a_card_that_shows_something(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = typed(
        monkeypatch, capsys, "look-before-you-lay", "scout praetors", "up 5 senators", "up 5 quaestors"
    )
    assert "Your turn is worth 0.60 patricians; the best one is worth 0.62." in text


def test_a_deal_that_all_want(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    text = typed(monkeypatch, capsys, "the-cheaper-friend", f"propose {CHEAPER % 1}")
    assert "Whoever is asked agrees if they end with at least so many laurels more" in text
    assert "without a deal: Blue 2, Green 3." in text
    assert "Blue accepts deal 1." in text
    assert "In the end: you 6, Blue 5, Green 4. Solved: 6 laurels, and more can't be had." in text


def test_a_deal_that_is_declined(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    alone = 'propose {"move":"n3>senate","consents":{"green":1}}'
    text = typed(monkeypatch, capsys, "the-cheaper-friend", alone)
    assert "Green does not agree. That leaves the best that you can do without a deal." in text
    assert "That makes 0 laurels for you; 6 can be had." in text
    assert "Propose: you move a senator from n3 to the Senate, Blue gives one consent, you pay Blue" in text


def test_a_deal_that_no_puzzle_judges(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    gift = 'propose {"payments":[{"from":"red","to":"blue","laurels":1}]}'
    text = typed(monkeypatch, capsys, "the-cheaper-friend", gift, f"propose {CHEAPER % 2}")
    assert "A puzzle judges one deal" in text
    assert "That makes 5 laurels for you; 6 can be had." in text


def test_one_is_left(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    text = typed(monkeypatch, capsys, "both-at-once", "quit")
    assert text.endswith("Left. “curia puzzle both-at-once” sets it up again.")


def test_there_is_no_such_puzzle(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", "nothing"]) == 2
    assert "There is no puzzle nothing." in capsys.readouterr().err
