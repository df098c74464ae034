"""Words are found by key, in every language, and nothing is ever shown half."""

import re

import pytest

from curia import BadInput, IllegalMove
from curia.locale import keys, languages, say


def test_a_message_and_its_attribute() -> None:
    assert say("cc-card-spy") == "spy"
    assert "CC-5.2" in say("cc-card-spy.about")


def test_arguments_are_filled_in_without_isolation_marks() -> None:
    assert say("cc-card-influence", {"value": 5}) == "influence 5"


def test_a_key_that_does_not_exist() -> None:
    with pytest.raises(KeyError, match="cc-card-legion"):
        say("cc-card-legion")
    with pytest.raises(KeyError, match=r"cc-card-spy\.price"):
        say("cc-card-spy.price")


@pytest.mark.parametrize("language", ["xx", "..", ".", "__pycache__", ""])
def test_a_language_that_does_not_exist(language: str) -> None:
    with pytest.raises(KeyError, match="no language"):
        say("cc-name", language=language)


def test_a_missing_argument() -> None:
    with pytest.raises(ValueError, match="value"):
        say("cc-card-influence")


def test_an_argument_that_cannot_be_shown() -> None:
    with pytest.raises(ValueError, match="cc-card-influence"):
        say("cc-card-influence", {"value": None})


def test_a_refusal_inside_another_is_said_in_words() -> None:
    why = BadInput("record-move", number=2, move="dance", why=IllegalMove("not-your-turn", "CC-3.1"))
    outer = say("record-move", {"number": 1, "move": "sing", "why": why})
    assert outer.startswith("Entry 1 ")
    assert outer.endswith(str(why))
    assert str(why).endswith(say("not-your-turn"))


def test_languages_and_keys() -> None:
    assert "en" in languages()
    assert {"cc-name", "qv-name", "cc-card-veto.about"} <= keys("en")


def test_keys_are_the_callers_own() -> None:
    keys("en").clear()
    assert keys("en")


@pytest.mark.parametrize("language", languages())
def test_the_start_page_gives_quo_vadis_the_time_and_the_age_of_its_box(language: str) -> None:
    assert re.findall(r"\d+", say("web-qv-short", language=language)) == ["12", "45"]
