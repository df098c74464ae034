"""The rulebook on the command line."""

import pytest

from curia.locale import languages
from curia.rulebook import GAMES, caption, clauses
from curia.rulebook.examples import examples
from curia.terminal import main


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
    assert "CC-5.3  Rochade: " in shown(capsys, "rochade", "--language", "de")
    assert main(["rules", "checkmate"]) == 2


def test_a_clause_comes_with_its_examples_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    text = shown(capsys, "CC-4.6")
    assert "Example: Cleopatra has 9, Caesar 3." in text
    assert "Censors  3 left   Cleopatra: 4 5 = 9   Caesar: 3 P = 3" in text
    assert "Censors  2 left   Cleopatra: 4 = 4   Caesar: -" in text
    assert "b5      R B B . .  to i3: III; to f1: II" in shown(capsys, "QV-9.4")
    assert "Example" not in shown(capsys, "CC-4")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES.values())
def test_every_example_can_be_drawn(game: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    ids = list(dict.fromkeys(example.clause for example in examples(game)))
    text = shown(capsys, *ids, "--language", language)
    for example in examples(game):
        assert caption(example.id, language)[:20] in text


def test_an_option_is_named_with_the_editions_that_have_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Option vetoer: may (kosmos, czech, dutch), must (french)." in shown(capsys, "CC-5.6")
    assert "Option laurels: hidden, open." in shown(capsys, "QV-10.4")
