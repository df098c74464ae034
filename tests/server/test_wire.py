"""Names and chat as they are taken in."""

import pytest
from pydantic import ValidationError

from curia.server import wire


def name(text: str) -> str:
    return wire.Sit(name=text).name


def said(text: str) -> str:
    return wire.Say(seat=None, text=text, request="12345678").text


def test_names_and_chat_are_as_long_as_they_may_be_when_they_are_stored() -> None:
    """U+1D160 becomes three characters."""
    note = "\U0001d160"
    assert len(name(note * 13)) == 39
    assert len(said(note * 166)) == 498
    with pytest.raises(ValidationError):
        name(note * 14)
    with pytest.raises(ValidationError):
        wire.SeatChange(name=note * 14)
    with pytest.raises(ValidationError):
        said(note * 167)
    # Others become fewer.
    assert name("e\u0301" * 20) == "é" * 20


@pytest.mark.parametrize(
    "text",
    ["\u3164", "\u2800", "\u115f", "\u1160", "\uffa0", "\u034f", "\u3164\u2800 \u115f", "\ufe0f", "\u0301",
     "\u180b", "\u17b4", "\U0001d159", "\u00a0", "\u200b", "\u2028"],
)  # fmt: skip
def test_a_name_that_nobody_sees_is_none(text: str) -> None:
    with pytest.raises(ValidationError):
        name(text)
    with pytest.raises(ValidationError):
        said(text)


@pytest.mark.parametrize("text", ["Livia", "李", "♥️", "가", "ก็", "क्षि", "ת", "…", "-", "👍🏽"])
def test_a_name_that_can_be_seen_is_taken(text: str) -> None:
    assert name(text) == text
    assert said(text) == text
