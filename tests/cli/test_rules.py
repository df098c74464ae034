"""The rulebook on the command line."""

import pytest

from curia.cli import main
from curia.rulebook import GAMES, clauses


def shown(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    assert main(["rules", *argv]) == 0
    return capsys.readouterr().out


def test_a_clause(capsys: pytest.CaptureFixture[str]) -> None:
    text = shown(capsys, "CC-4.6")
    assert text.startswith("CC-4.6  Otherwise")
    assert shown(capsys, "cc-4.6") == text


def test_several_clauses_and_a_section(capsys: pytest.CaptureFixture[str]) -> None:
    text = shown(capsys, "QV-9.7", "CC-4")
    assert text.startswith("QV-9.7")
    assert "\n4 The vote of confidence\nCC-4.1  " in text
    assert "CC-4.12" in text
    assert "CC-5.1" not in text.replace("CC-5.1)", "")


@pytest.mark.parametrize("game", GAMES.values())
def test_all_of_it(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = " ".join(shown(capsys, game).split())
    for clause in clauses(game):
        assert f"{clause.id} {' '.join(clause.text.split())}" in words


def test_contents(capsys: pytest.CaptureFixture[str]) -> None:
    text = shown(capsys)
    assert "  4 The vote of confidence\n" in text
    assert "  9 Negotiation\n" in text


def test_search(capsys: pytest.CaptureFixture[str]) -> None:
    text = shown(capsys, "--search", "Philosopher discarded")
    assert "CC-4.8" in text
    assert "QV-" not in shown(capsys, "--search", "player", "caesar-cleopatra")
