"""A view in plain text: in the words of its game, or as it is."""

import json
from random import Random
from typing import Any

import pytest

import curia
from curia.core import plain_text
from curia.core.game import Game, Json
from curia.core.match import Match, Source
from curia.locale import languages, say
from tests.third_game.curia_tricks import Tricks


def read(game: Game[Any], view: Json, language: str = "en") -> list[str]:
    return [line if isinstance(line, str) else say(*line, language) for line in game.text(view)]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("caesar-cleopatra", {}),
        ("caesar-cleopatra-small", {"actions": "shuffled"}),
        ("quovadis", {}),
        ("quovadis", {"consul": True, "disclosure": True}),
    ],
)
def test_every_view_of_a_game_can_be_read_in_every_language(game: str, options: Json, language: str) -> None:
    rng = Random(f"{game} {options}")
    match = curia.new(game, seed=3, options=options)
    for step in range(400):
        if step % 40 == 0 or not match.to_act:
            for seat in (None, *match.seats):
                lines = read(match.definition, match.view(seat), language)
                assert len(lines) > 5
                assert all(lines)
                # JSON-able, so that it can travel.
                json.dumps(match.definition.text(match.view(seat)))
        if not match.to_act:
            break
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.legal(seat)))
    if match.result is None:
        match.play("host", f"resigned {match.seats[0]}")
    assert read(match.definition, match.view(None), language)


def test_the_words_say_what_lies_there() -> None:
    match = curia.position(
        {
            "game": "caesar-cleopatra",
            "turn": "cleopatra",
            "table": {"senators": {"left": 5, "cleopatra": ["3", "P*"], "caesar": ["1*"]}},
            "players": {"cleopatra": {"hand": ["1", "spy"]}, "caesar": {"hand": ["4"]}},
            "votes": {"deck": ["aediles"], "shown": ["senators"]},
        }
    )
    own = read(match.definition, match.view("cleopatra"))
    assert own[0] == "senators, 5 left: You 3 P* = 3; Caesar *"
    assert "Your hand: 1, spy" in own
    assert own[-1] == "What do you do?"
    others = read(match.definition, match.view(None))
    assert others[0] == "senators, 5 left: Cleopatra 3 * = 3+; Caesar *"
    assert "Hand of Cleopatra: 1 influence, 1 action" in others

    match = curia.position(
        {
            "game": "quovadis",
            "seats": 3,
            "turn": "red",
            "committees": {"b5": ["red", "blue", "red"]},
            "laurels": {"b5>i3": "III"},
            "players": {"red": {"reserve": 6}, "blue": {"reserve": 7}, "green": {"reserve": 8}},
        }
    )
    assert "Committee b5: you 2, Blue 1; 2 free seats; to i3: III, to f1: no laurel" in read(
        match.definition, match.view("red")
    )


def test_a_game_without_words_is_read_as_it_is() -> None:
    game = Tricks()
    match = Match(game, game.start(None, {}), Source(Random(1)))
    match.roll()
    view = match.view("east")
    lines = read(game, view)
    assert f"hand: {', '.join(view['hand'])}" in lines
    assert "to act: north" in lines
    assert "trick: -" in lines
    assert not any(line.startswith(("legal", "events")) for line in lines)
    public = read(game, match.view(None))
    assert "hand: -" in public
    assert not any(card in " ".join(public) for card in view["hand"])


def test_what_lies_inside_is_indented() -> None:
    view = {
        "to_act": [],
        "open": True,
        "none": {},
        "players": {"north": {"hand": ["a1", "b2"], "last_card": None}},
        "offers": [{"number": 1}, {"number": 2}],
        "legal": ["play a1"],
        "events": [{"event": "dealt"}],
    }
    assert list(plain_text.lines(view)) == [
        "to act: -",
        "open: yes",
        "none: -",
        "players:",
        "  north:",
        "    hand: a1, b2",
        "    last card: -",
        "offers:",
        "  1:",
        "    number: 1",
        "  2:",
        "    number: 2",
    ]
