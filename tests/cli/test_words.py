"""Every event, move, question and score can be said."""

from collections.abc import Iterator

import pytest

import curia
from curia.core.game import Json
from curia.games.caesar import words
from curia.terminal.console import Console
from tests.cli.keyboard import Typing

CONSOLE = Console(Typing(lambda: None), Typing(lambda: None))


def games() -> Iterator[tuple[str, int, dict[str, str]]]:
    for seed, edition in enumerate(("kosmos", "czech", "dutch", "french")):
        yield "caesar-cleopatra", seed, {"edition": edition, "orgies": ("all", "late", "early")[seed % 3]}
    yield "caesar-cleopatra-small", 1, {}


@pytest.mark.parametrize(("game", "seed", "options"), list(games()))
def test_whole_games_can_be_told(game: str, seed: int, options: Json) -> None:
    match = curia.new(game, seed=seed, options=options)
    bot = curia.bot("random")
    number = 0
    while match.to_act:
        seat = match.to_act[number % len(match.to_act)]
        view = match.view(seat)
        said = [words.question_words(view), *map(words.move_words, view["legal"])]
        for player in view["seats"]:
            said += words.player_words(view, player)
            said += [words.discard_words(view, player)]
            said += [words.order_words(view, player) or words.seat_words(player)]
        said += words.common_words(view)
        for group in words.groups_of(view):
            for player in view["seats"]:
                said += [words.side_sum(view, group, player) or words.group_words(group)]
        for one in said:
            assert CONSOLE.phrase(one)
        match.play(seat, bot.choose(view, seed=number))
        number += 1
    for viewer in (None, *match.seats):
        story = list(words.story(match.events(viewer), viewer))
        assert all(CONSOLE.phrase(one).endswith(".") for one in story)
        singly = [words.event_words(event, viewer) for event in match.events(viewer)]
        assert all(CONSOLE.phrase(one) for one in singly)
        assert match.result is not None
        assert CONSOLE.phrase(words.winner_words(match.result, viewer))
        for seat in match.seats:
            scores = [CONSOLE.phrase(words.score_words(score)) for score in match.result["scores"][seat]]
            assert all("CC-7." in score for score in scores)


def test_sentences() -> None:
    events: list[Json] = [
        {"event": "turn", "seat": "caesar"},
        {"event": "laid", "seat": "caesar", "card": None, "group": "aediles", "open": False},
        {"event": "drew", "seat": "caesar", "reserve": "influence", "card": None},
        {"event": "drew", "seat": "caesar", "reserve": "action", "card": None},
        {"event": "drew", "seat": "cleopatra", "reserve": "action", "card": "spy"},
        {"event": "host", "move": "resigned caesar"},
        {"event": "host", "move": "back 3"},
    ]
    assert [CONSOLE.phrase(one) for one in words.story(events, "cleopatra")] == [
        "Turn of Caesar.",
        "Caesar lays a card face down at the aediles.",
        "Caesar draws one influence card and one action card.",
        "You draw: spy.",
        "Caesar resigns.",
        "The last moves are taken back.",
    ]


@pytest.mark.parametrize(
    ("points", "winners", "reason", "text"),
    [
        ((9, 7), ["cleopatra"], "CC-6.1", "Cleopatra wins, 9 to 7."),
        ((7, 9), ["caesar"], "CC-6.1", "You win, 9 to 7."),
        ((7, 7), ["caesar"], "CC-6.2", "Both have 7 points. You have more patricians and win (CC-7.7)."),
        (
            (7, 7),
            ["cleopatra", "caesar"],
            "CC-6.2",
            "The game is drawn: both have 7 points and as many patricians (CC-7.7).",
        ),
        ((9, 7), ["caesar"], "resigned", "You win."),
        ((9, 7), [], "abandoned", "Nobody wins."),
    ],
)
def test_who_has_won(points: tuple[int, int], winners: list[str], reason: str, text: str) -> None:
    result = {
        "points": dict(zip(("cleopatra", "caesar"), points, strict=True)),
        "winners": winners,
        "reason": reason,
    }
    assert CONSOLE.phrase(words.winner_words(result, "caesar")) == text
