"""Entries of a record that no rulebook knows: ends by the host, and taking back."""

from random import Random
from typing import Any

import pytest

import curia
from curia.core import laws
from curia.core.match import Match


def in_the_middle(moves: int = 12, seed: int = 3) -> Match:
    match, rng = curia.new("caesar-cleopatra", seed=seed), Random(seed)
    for _ in range(moves):
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))
    return match


@pytest.mark.parametrize("word", ["resigned", "forfeit"])
def test_the_other_seat_wins(word: str) -> None:
    match = in_the_middle()
    match.play("host", f"{word} caesar")
    assert match.result is not None
    assert match.result["winners"] == ["cleopatra"]
    assert match.result["reason"] == word
    assert match.to_act == ()
    assert match.legal("cleopatra") == []
    view = match.view("cleopatra")
    assert view["to_act"] == []
    assert view["result"] == match.result
    assert view["events"][-1] == {"event": "host", "move": f"{word} caesar"}


def test_an_abandoned_match_has_no_winner() -> None:
    match = in_the_middle()
    match.play("host", "abandoned")
    assert match.result is not None
    assert match.result["winners"] == []


def test_nothing_is_played_after_the_host_ended_it() -> None:
    match = in_the_middle()
    seat = match.to_act[0]
    move = match.legal(seat)[0]
    match.play("host", "abandoned")
    with pytest.raises(curia.IllegalMove) as refused:
        match.play(seat, move)
    assert refused.value.clause == "abandoned"
    with pytest.raises(curia.IllegalMove):
        match.play("host", "back 1")


def test_taking_back_restores_position_and_views() -> None:
    match = in_the_middle(11)
    before, views = match.position(), {seat: match.view(seat) for seat in match.seats}
    entries = len(match.record()["moves"])
    seat = match.to_act[0]
    match.play(seat, match.legal(seat)[-1])
    new = len(match.record()["moves"]) - entries
    match.play("host", f"back {new}")
    assert match.position() == before
    for seat in match.seats:
        view = match.view(seat)
        assert view.pop("events")[:-1] == views[seat].pop("events")
        assert view == views[seat]
    # The log keeps everything, what was taken back too.
    assert len(match.record()["moves"]) == entries + new + 1


def test_a_record_with_host_entries_replays() -> None:
    match = in_the_middle(11)
    match.play("host", "back 1")
    seat = match.to_act[0]
    match.play(seat, match.legal(seat)[0])
    match.play("host", "resigned cleopatra")
    again = curia.replay(match.record())
    assert again.position() == match.position()
    assert again.result == match.result
    assert again.record() == match.record()
    assert again.view("caesar") == match.view("caesar")


def test_a_match_from_a_position_takes_back_to_it() -> None:
    match = curia.position(in_the_middle().position(), seed=1)
    before = match.position()
    seat = match.to_act[0]
    match.play(seat, match.legal(seat)[0])
    match.play("host", f"back {len(match.record()['moves'])}")
    assert match.position() == before


@pytest.mark.parametrize(
    "move", ["resigned", "resigned nero", "back 0", "back 999", "back", "back -1", "", "win"]
)
def test_other_words_of_the_host_change_nothing(move: str) -> None:
    match = in_the_middle()
    before = match.record(), match.view("caesar")
    with pytest.raises(curia.IllegalMove) as refused:
        match.play("host", move)
    assert refused.value.clause is None
    assert (match.record(), match.view("caesar")) == before


@pytest.mark.parametrize("game", ["caesar-cleopatra", "quovadis"])
@pytest.mark.parametrize("seed", range(4))
def test_a_record_with_many_take_backs_replays_to_the_same_views(game: str, seed: int) -> None:
    match, rng = curia.new(game, seed=seed), Random(seed)
    for _ in range(60):
        line = len(match._line)
        if rng.random() < 0.35 and line > 12:
            match.play("host", f"back {rng.randint(1, min(9, line))}")
        elif match.to_act:
            seat = rng.choice(match.to_act)
            match.play(seat, rng.choice(match.legal(seat)))
    laws.replay_gives_the_same(match)


def test_what_was_taken_back_is_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A log with take-backs is read in one pass, however many they are."""
    match, rng = curia.new("quovadis", seats=3, seed=1), Random(1)
    for _ in range(30):
        match.play(match.to_act[0], rng.choice([m for m in match.legal(match.to_act[0]) if "{" not in m]))
    for _ in range(40):
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
        match.play("host", "back 1")
    plays = 0
    real = type(match._game).play

    def counted(*given: Any) -> str:
        nonlocal plays
        plays += 1
        return real(*given)

    monkeypatch.setattr(type(match._game), "play", counted)
    again = curia.replay(match.record())
    assert plays == 30
    assert again.position() == match.position()
    # To take back what was just played replays nothing but what lies between, and that only once.
    plays = 0
    for _ in range(10):
        seat = again.to_act[0]
        again.play(seat, again.legal(seat)[0])
        again.play("host", "back 1")
    assert plays == 10 + 30
