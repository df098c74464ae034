"""What every game must keep: plain functions for the tests of any game.

Each takes a match at any point, leaves it as it was unless it says otherwise, and raises AssertionError with
the place where the law is broken.
"""

import json
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from curia.core.errors import BadInput, IllegalMove
from curia.core.game import Json
from curia.core.match import Match, check_record, replay

Seat = str | None
# A move for one of the seats that are asked.
Pick = Callable[[Match], tuple[str, str]]


def text(value: Any) -> str:
    """JSON, byte for byte: anything that is not JSON-able is refused."""
    return json.dumps(value, sort_keys=True, allow_nan=False)


def everybody(match: Match) -> tuple[Seat, ...]:
    """The seats, and a spectator."""
    return (None, *match.seats)


def now(match: Match) -> str:
    """How a match stands, from every side."""
    views = [match.view(seat, past=False) for seat in everybody(match)]
    happened = [match.happened, len(match.entries())]
    return text([match.position(), match.result, match.to_act, views, happened])


def everything(match: Match) -> str:
    """All that can be seen of a match from outside, with its past."""
    views = [match.view(seat) for seat in everybody(match)]
    return text([match.position(), match.record(), match.result, match.to_act, views])


def replay_gives_the_same(match: Match) -> None:
    """A record, written down and read again, replays to the same positions and views. No chance is needed."""

    def none(number: int) -> Random:
        raise AssertionError("a replay asked for chance")

    game = match._game
    written = json.loads(text(match.record()))
    record = check_record(written, {game.id: game.rules})
    again = replay(
        game, record, lambda number, draws: Random(0) if number == len(record["moves"]) else none(number)
    )
    assert again.stopped is None, f"a replay stopped: {again.stopped}"
    assert everything(again) == everything(match), f"a replay differs at {text(match.position())}"


def legal_is_accepted(match: Match, moves: Iterable[tuple[str, str]] | None = None) -> None:
    """Every legal move (or those given) is accepted, listed once, and kept by the record as it was listed."""
    game, state = match._game, match._state
    listed = [(seat, move) for seat in match.seats for move in match.legal(seat)]
    assert len(listed) == len(set(listed)), f"a move is listed twice at {text(match.position())}"
    for seat in match.to_act:
        assert match.legal(seat), f"{seat} is asked and has no move at {text(match.position())}"
    for seat, move in listed if moves is None else moves:
        copy = game.copy(state)
        try:
            kept = game.play(copy, match.seats.index(seat), move)
        except IllegalMove as refused:
            raise AssertionError(f"{seat} {move!r} is listed and refused: {refused}") from refused
        assert kept == move, f"{seat} {move!r} is kept as {kept!r}"


def illegal_changes_nothing(match: Match, tries: Iterable[tuple[str, Any]]) -> int:
    """Whatever is refused is refused with words, and changes nothing. Tries that are legal are left out.
    Returns how many were refused."""
    before, refused = now(match), 0
    legal = {seat: set(match.legal(seat)) for seat in match.seats}
    for seat, move in tries:
        if isinstance(move, str) and move in legal.get(seat, ()):
            continue
        try:
            match.play(seat, move)
        except (IllegalMove, BadInput) as refusal:
            if not str(refusal):
                raise AssertionError(f"{seat} {move!r} is refused without words") from refusal
            refused += 1
        else:
            raise AssertionError(f"{seat} {move!r} is not listed and was accepted at {before}")
    assert now(match) == before, f"a refused move changed something at {before}"
    return refused


def copies_are_deep(match: Match, rng: Random, most: int = 200) -> None:
    """A copy is equal, and playing on with it leaves the original as it was."""
    game, state = match._game, match._state
    before, seats = now(match), range(len(match.seats))
    copy = game.copy(state)
    for seat in (None, *seats):
        assert text(game.view(copy, seat)) == text(game.view(state, seat)), (
            f"a copy looks different: {before}"
        )
    assert text(game.position(copy)) == text(game.position(state)), f"a copy is different: {before}"
    for _ in range(most):
        while (chance := game.roll(copy, rng)) is not None:
            game.play_chance(copy, chance)
        asked = game.to_act(copy)
        if not asked:
            break
        seat = rng.choice(asked)
        game.play(copy, seat, rng.choice(game.legal(copy, seat)))
    assert now(match) == before, f"playing on with a copy changed the original: {before}"


def position_round_trips(match: Match) -> None:
    """A position, written down and set up again, is the same position with the same views and moves."""
    game, state = match._game, match._state
    written = text(match.position())
    again = game.from_position(json.loads(written))
    assert text(game.position(again)) == written, f"a position comes back different: {written}"
    assert game.to_act(again) == game.to_act(state), f"another seat is asked: {written}"
    assert text(game.result(again)) == text(game.result(state)), f"another result: {written}"
    for seat in range(len(match.seats)):
        assert game.legal(again, seat) == game.legal(state, seat), f"other moves: {written}"
    for viewer in (None, *range(len(match.seats))):
        assert text(game.view(again, viewer)) == text(game.view(state, viewer)), f"another view: {written}"


def ends(match: Match, pick: Pick, most: int) -> int:
    """The game ends within so many moves. Plays the match to its end; returns how many moves it took."""
    for number in range(most):
        if not match.to_act:
            assert match.result is not None, (
                f"nobody is asked and there is no result: {text(match.position())}"
            )
            return number
        assert match.result is None, f"there is a result and somebody is asked: {text(match.position())}"
        match.play(*pick(match))
    raise AssertionError(f"no end after {most} moves: {text(match.position())}")


def sampled(match: Match, seat: Seat, rng: Random) -> Match:
    """A match that fits the view of this seat, with the past that it saw."""
    view = json.loads(text(match.view(seat)))
    state = match._game.sample(view, rng)
    world = Match(match._game, state, lambda number, draws: rng, match._game.position(state))
    world.remember(seat, view["events"])
    return world


def questions(match: Match) -> list[Any]:
    """What a host makes of what is asked: whose turn it is and which, each question, and whether it is
    timed."""
    game, public = match._game, match.view(None, past=False)
    asked = {seat: game.question(public, seat) for seat in match.to_act}
    timed = {seat: game.timed(question) for seat, question in asked.items()}
    return [game.on_turn(public), game.turn(public), asked, timed]


def asides_have_leave(match: Match) -> None:
    """Who may speak out of turn has legal moves for it and owes none, and there is a turn to speak in."""
    public = match.view(None, past=False)
    for seat in match.seats:
        asides = match.asides(seat)
        assert set(asides) <= set(match.legal(seat)), f"{seat} may say what is not legal: {asides}"
        assert not asides or seat not in match.to_act, f"{seat} is asked and may speak: {asides}"
        assert not asides or match._game.turn(public) is not None, f"{seat} speaks in no turn: {asides}"


def sample_fits(match: Match, seat: Seat, rng: Random) -> Match:
    """A sampled world looks exactly as the match does to this seat, and asks the same questions: how a host
    names and times them tells nobody anything. Returns the world."""
    world = sampled(match, seat, rng)
    assert text(world.view(seat)) == text(match.view(seat)), (
        f"{seat} sees another view: {text(match.position())}"
    )
    assert text(questions(world)) == text(questions(match)), f"asked otherwise: {text(match.position())}"
    return world


def hidden_stays_hidden(
    one: Match, other: Match, seat: Seat, pick: Pick, knowable: Callable[[Json, Seat], Any], most: int = 1000
) -> int:
    """Two matches that look the same to a seat go on looking the same while the same is played in both, until
    their positions differ in something that the seat may know. Plays both; returns how many moves."""
    for number in range(most):
        if knowable(one.position(), seat) != knowable(other.position(), seat):
            return number
        views = [text(match.view(seat)) for match in (one, other)]
        assert views[0] == views[1], (
            f"{seat} sees what is hidden: {text(one.position())} {text(other.position())}"
        )
        if not one.to_act:
            return number
        actor, move = pick(one)
        if move not in other.legal(actor):
            both = [move for move in one.legal(actor) if move in other.legal(actor)]
            if not both:
                return number
            move = both[number % len(both)]
        one.play(actor, move)
        other.play(actor, move)
    return most
