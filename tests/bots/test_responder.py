"""A learner against one and the same player."""

import numpy as np

from bench.bots import play_pair
from bench.responder import Lessons, by_habit, learnt, shares, sharpened
from curia.games.caesar.bots.network import shipped
from curia.games.caesar.bots.training import Settings

FEW = Settings(games=16, length=16, lesson=64, former=1.0, small=0.0, thumbs=0.0)


def test_every_game_is_played_against_the_same_player() -> None:
    play = Lessons(FEW, 1, shipped())
    lesson = play.lesson(shipped().layers)
    assert set(play.played_by_other.tolist()) == {0, 1}
    assert 0 < lesson.counts.sum() < lesson.counts.size


def test_something_is_learnt_and_can_play() -> None:
    responder, choices = learnt(shipped(), 0.01, 1, FEW)
    assert choices > 0
    assert any((mine != old).any() for mine, old in zip(responder.layers, shipped().layers, strict=True))
    assert all(share in (0, 0.25, 0.5, 0.75, 1) for share in shares(responder, shipped(), 4, 1))
    assert play_pair("caesar-cleopatra", {}, 1, by_habit(responder), by_habit(shipped())) in (
        0,
        0.25,
        0.5,
        0.75,
        1,
    )


def test_openings_are_less_sharp_than_the_rest() -> None:
    play = Lessons(FEW, 1, shipped())
    chances, _ = shipped().look(play.courses)
    played = sharpened(chances, play.courses)
    assert np.allclose(played.sum(axis=1), 1)
    assert ((played > 0) <= (chances > 0)).all()
