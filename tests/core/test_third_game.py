"""A game that knows nothing of the other two gets `Match` and the laws for free (docs/adding-a-game.md)."""

from random import Random

import pytest

from curia.core import errors, laws
from curia.core.errors import Args
from curia.core.match import Match
from tests.core.tricks import CARDS, SEATS, Tricks

MOVES = ("", "play", "play c1", *(f"play {card}" for card in CARDS))
TRIES = [(seat, move) for seat in SEATS for move in MOVES]


@pytest.fixture(autouse=True)
def _words(monkeypatch: pytest.MonkeyPatch) -> None:
    """This game is not in the package, and its one message is in no Fluent file."""
    said = errors.in_words

    def in_words(key: str, args: Args) -> str:
        return f"You have to follow suit: not {args['card']}." if key == "tricks-follow" else said(key, args)

    monkeypatch.setattr(errors, "in_words", in_words)


def new(rng: Random) -> Match:
    game = Tricks()
    match = Match(game, game.start(None, {}), lambda number: rng)
    match.roll()
    return match


def pick(match: Match, rng: Random) -> tuple[str, str]:
    seat = match.to_act[0]
    return seat, rng.choice(match.legal(seat))


@pytest.mark.parametrize("seed", range(20))
def test_the_laws_hold_at_every_point(seed: int) -> None:
    rng = Random(seed)
    match = new(rng)
    while match.to_act:
        laws.replay_gives_the_same(match)
        laws.legal_is_accepted(match)
        laws.illegal_changes_nothing(match, TRIES)
        laws.copies_are_deep(match, rng)
        laws.position_round_trips(match)
        for seat in laws.everybody(match):
            laws.sample_fits(match, seat, rng)
        match.play(*pick(match, rng))
    laws.replay_gives_the_same(match)


@pytest.mark.parametrize("seed", range(20))
def test_every_game_ends_after_twelve_cards(seed: int) -> None:
    rng = Random(seed)
    match = new(rng)
    assert laws.ends(match, lambda match: pick(match, rng), 20) == 12
    assert match.result is not None
    assert sum(match.result["points"].values()) == 4


def test_a_refusal_names_the_rule() -> None:
    rng = Random(1)
    match, refused = new(rng), set()
    while match.to_act:
        seat = match.to_act[0]
        for move in (f"play {card}" for card in CARDS):
            if move not in match.legal(seat) and move.removeprefix("play ") in match.view(seat)["hand"]:
                with pytest.raises(errors.IllegalMove) as refusal:
                    match.play(seat, move)
                refused.add((refusal.value.clause, str(refusal.value).partition(":")[0]))
        match.play(*pick(match, rng))
    assert refused == {("T-2", "You have to follow suit")}
