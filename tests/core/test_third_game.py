"""A game that knows nothing of the other two gets `Match` and the laws for free (docs/adding-a-game.md)."""

from random import Random

import pytest

from curia.core import errors, laws
from curia.core.errors import Args
from curia.core.game import Json
from curia.core.match import Match, check_record, replay
from tests.third_game.curia_tricks import CARDS, SEATS, State, Tricks

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
    match = Match(game, game.start(None, {}), lambda number, draws: rng)
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
        laws.asides_have_leave(match)
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


class Talkative(Tricks):
    """Everybody may play a card in others' turns too, but which turn it is, nobody says."""

    def legal(self, state: State, seat: int) -> list[str]:
        return [f"play {card}" for card in state.hands[seat]]


def test_a_game_that_gives_no_leave_to_speak_out_of_turn_is_noticed() -> None:
    game = Talkative()
    match = Match(game, game.start(None, {}), lambda number, draws: Random(1))
    match.roll()
    with pytest.raises(AssertionError, match="speaks in no turn"):
        laws.asides_have_leave(match)


class NewTricks(Tricks):
    """Version 2 of the rules calls the first seat north, where version 1 called it first."""

    rules = 2

    def upgraded(self, record: Json) -> Json:
        moves = [entry | {"seat": entry["seat"].replace("first", "north")} for entry in record["moves"]]
        return record | {"moves": moves}


def test_a_record_of_an_older_version_is_read_as_this_version_means_it() -> None:
    rng, game = Random(1), NewTricks()
    match = new(rng)
    while match.to_act:
        match.play(*pick(match, rng))
    written = match.record()
    for entry in written["moves"]:
        entry["seat"] = entry["seat"].replace("north", "first")
    again = replay(game, check_record(written, {"tricks": 2}), lambda number, draws: Random(0))
    assert again.stopped is None
    assert again.result == match.result
    assert again.record() == match.record() | {"rules": 2}
    with pytest.raises(errors.BadInput, match="called “first”"):
        replay(game, check_record(written | {"rules": 2}, {"tricks": 2}), lambda number, draws: Random(0))


def test_a_record_of_an_older_version_stops_where_the_rules_refuse_a_move() -> None:
    rng, game = Random(1), NewTricks()
    written = new(rng).record()
    seat = written["seats"][1]
    written["moves"].append({"seat": seat, "move": "play a1"})
    again = replay(game, check_record(written, {"tricks": 2}), lambda number, draws: Random(0))
    assert again.stopped == {"number": 2, "seat": seat, "move": "play a1", "clause": "T-1"}
