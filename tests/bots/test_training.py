"""The network learns: slopes are right, credit goes where it belongs, a training can be gone on with."""

import csv
import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from curia.core.dice import Dice
from curia.core.errors import BadInput
from curia.games.caesar.bots.features import WIDTH, look
from curia.games.caesar.bots.heuristic_weights import USUAL
from curia.games.caesar.bots.heuristics import leanings
from curia.games.caesar.bots.network import Net, load, pick, read, softmax
from curia.games.caesar.bots.training import (
    STAGES,
    TUNED,
    Learner,
    Lesson,
    Play,
    Settings,
    Training,
    advantages,
    new_net,
    together,
    variety,
)
from curia.games.caesar.state import OVER
from curia.games.caesar.steps import STEPS, Course, ready, steps, take
from curia.terminal import main

SMALL = Settings(games=8, length=6, hidden=16, lesson=32)


def test_a_lesson_is_played_and_learnt_from() -> None:
    layers = new_net(SMALL, np.random.default_rng(1))
    before = [layer.copy() for layer in layers]
    lesson = together([Play(SMALL, 1).lesson(layers), Play(SMALL, 2).lesson(layers)])
    assert lesson.rows.shape == (6, 16, WIDTH)
    assert np.all(lesson.chances > 0)
    told = Learner(SMALL, layers).learn(lesson, 0.5, np.random.default_rng(1))
    assert np.isfinite(list(told.values())).all()
    assert not np.array_equal(before[0], layers[0])


def test_the_same_seed_plays_the_same_lesson() -> None:
    layers = new_net(SMALL, np.random.default_rng(1))
    one, other = (Play(SMALL, 7).lesson(layers) for _ in range(2))
    assert np.array_equal(one.rows, other.rows)
    assert np.array_equal(one.chosen, other.chosen)


def test_what_one_seat_wins_the_other_loses() -> None:
    """Four steps, the third ends the game with a win for who took it; nobody hoped for anything."""
    none = np.zeros((4, 1), np.float32)
    lesson = Lesson(
        rows=np.zeros((4, 1, WIDTH), np.int8),
        possible=np.zeros((4, 1, 1), np.uint8),
        chosen=np.zeros((4, 1), np.int16),
        chances=none,
        hopes=none,
        seats=np.array([[0], [1], [1], [1]], np.int8),
        counts=np.ones((4, 1), np.bool_),
        rewards=np.array([[0], [0], [1], [0]], np.float32),
        ends=np.array([[False], [False], [True], [False]]),
        last_hopes=np.ones(1, np.float32),
        last_seats=np.zeros(1, np.int8),
        against_former=[],
        against_thumbs=[],
        lengths=[],
    )
    assert advantages(lesson, 0.5).ravel().tolist() == [-1.0, 0.5, 1.0, 0.0]
    # The fourth belongs to the next game; the seat's next choice is not in the lesson.
    assert lesson.counts.ravel().tolist() == [True, True, True, False]


def test_rules_of_thumb_take_a_share_of_the_games() -> None:
    play = Play(replace(SMALL, thumbs=1.0), 1)
    lesson = play.lesson(new_net(SMALL, np.random.default_rng(1)))
    assert set(play.played_by_other.tolist()) == {0, 1}
    # They are sure of what they do, and nothing is learnt from it.
    assert np.all(lesson.chances[~lesson.counts] == 1)
    assert 0 < lesson.counts.sum() < lesson.counts.size
    alone = Play(replace(SMALL, thumbs=0.0), 1)
    assert alone.lesson(new_net(SMALL, np.random.default_rng(1))).counts.all()


def test_what_ships_is_the_mean_of_the_last_stages(tmp_path: Path) -> None:
    training = Training(tmp_path, SMALL, 1)
    layers = training.learner.layers
    assert all(np.array_equal(one, other) for one, other in zip(training.settled(), layers, strict=True))
    training.former = [[layer + stage for layer in layers] for stage in range(-2 * STAGES, 0)]
    for one, other in zip(training.settled(), layers, strict=True):
        assert np.allclose(one, other - (STAGES - 1) / 2, atol=1e-5)


def test_what_ships_after_a_short_time_is_not_what_it_began_with(tmp_path: Path) -> None:
    training = Training(tmp_path, SMALL, 1)
    layers = training.learner.layers
    training.former = [[layer + 100 for layer in layers], [layer + 1 for layer in layers]]
    assert all(np.array_equal(one, other) for one, other in zip(training.settled(), layers, strict=True))


class Both(Play):
    """Every other game against the habits of `greedy`, the rest against tuned ones."""

    def _deal(self, game: int) -> Course:
        course = super()._deal(game)
        self.habits[game] = TUNED if game % 2 else USUAL
        return course


def test_only_games_against_the_habits_of_greedy_count_as_such() -> None:
    play = Both(replace(SMALL, games=64, length=200, small=1.0, thumbs=1.0), 1)
    lesson = play.lesson(new_net(SMALL, np.random.default_rng(1)))
    ended = lesson.ends.sum(axis=0)
    assert ended[0::2].sum() == len(lesson.against_thumbs) > 0
    assert ended[1::2].sum() > 0
    assert lesson.against_former == []


def test_a_training_keeps_its_seed(tmp_path: Path) -> None:
    Training(tmp_path, SMALL, 0).save()
    assert Training(tmp_path, SMALL).seed == 0
    curve = tmp_path / "curve.csv"
    curve.write_text("steps\n10\n")
    with pytest.raises(BadInput, match="began with seed 0"):
        Training(tmp_path, SMALL, 3)
    assert curve.read_text() == "steps\n10\n"


def test_lessons_that_were_lost_leave_the_curve(tmp_path: Path) -> None:
    training = Training(tmp_path, SMALL, 1)
    training.steps = 20
    training.save()
    # An older release had fewer columns.
    (tmp_path / "curve.csv").write_text("steps,seconds,entropy\n10,1,0.5\n20,2,0.4\n30,3,0.3\n")
    Training(tmp_path, SMALL)
    with (tmp_path / "curve.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(row["steps"], row["entropy"], row["against_thumbs"]) for row in rows] == [
        ("10", "0.5", ""),
        ("20", "0.4", ""),
    ]


@pytest.mark.parametrize("damage", [b"", b"nothing of ours", None])
def test_a_folder_that_can_not_be_gone_on_with(
    tmp_path: Path, damage: bytes | None, capsys: pytest.CaptureFixture[str]
) -> None:
    """Empty, something else, torn off: nothing is changed."""
    Training(tmp_path, SMALL, 1).save()
    state = tmp_path / "state.npz"
    state.write_bytes(state.read_bytes()[:3000] if damage is None else damage)
    before = state.read_bytes()
    assert main(["train", str(tmp_path), "--minutes", "1", "--language", "de"]) == 2
    assert "lässt sich nicht fortsetzen" in capsys.readouterr().err
    assert state.read_bytes() == before


@pytest.mark.parametrize("name", ["caesar.npz", "curve.csv", "curve.svg"])
def test_results_without_a_state_are_not_written_over(
    tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Somebody else's, or what is left of a training."""
    (tmp_path / name).write_text("hi\n")
    assert main(["train", str(tmp_path), "--minutes", "0.01", "--language", "de"]) == 2
    shown = capsys.readouterr()
    assert name in shown.err
    assert "anderen Ordner" in shown.err
    assert shown.out == ""
    assert [file.name for file in tmp_path.iterdir()] == [name]
    assert (tmp_path / name).read_text() == "hi\n"


def test_a_network_of_another_size_is_not_gone_on_with(tmp_path: Path) -> None:
    Training(tmp_path, replace(SMALL, hidden=1), 1).save()
    with pytest.raises(BadInput, match="gone on with"):
        Training(tmp_path, SMALL)


@pytest.mark.parametrize("minutes", ["0", "nan", "-1", "99999", "soon"])
def test_minutes_are_asked_for_by_their_name(
    minutes: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", str(tmp_path / "new"), "--minutes", minutes]) == 2
    assert "--minutes" in capsys.readouterr().err
    assert not (tmp_path / "new").exists()


def test_time_that_has_been_spent_is_not_spent_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    training = Training(tmp_path, Settings(), 1)
    training.seconds = 120
    training.save()
    assert main(["train", str(tmp_path), "--minutes", "2"]) == 2
    assert "2.0 minutes have been spent" in capsys.readouterr().err


def test_learning_follows_the_slope() -> None:
    """The slope by every layer is that of what is to be made small, by trying it out."""
    rng = np.random.default_rng(3)
    rows, possible = read(*look([_somewhere(seed) for seed in range(6)]))
    chosen = pick(possible / possible.sum(axis=1, keepdims=True), rng).astype(np.int16)
    gained, goals = (rng.uniform(-1, 1, 6).astype(np.float32) for _ in range(2))
    layers: list[Any] = [layer.astype(np.float64) for layer in new_net(SMALL, rng)]
    before = Net(layers).run(rows, possible)[0][np.arange(6), chosen]

    def bad() -> float:
        chances, hopes = Net(layers).run(rows, possible)
        gain = chances[np.arange(6), chosen] / before * gained
        variety = -(chances * np.log(np.maximum(chances, 1e-12))).sum(axis=1)
        return float((-gain - 0.1 * variety + (hopes - goals) ** 2 / 2).mean())

    slopes: list[Any] = []
    learner: Any = Learner(SMALL, layers)
    learner._apply = lambda found, rate: slopes.extend(found)
    learner._improve(rows, possible, chosen, before, gained, goals, 0.1, 0.0)
    for layer, slope in zip(layers, slopes, strict=True):
        place = np.unravel_index(np.abs(slope).argmax(), slope.shape)
        kept = layer[place]
        layer[place] = kept + 1e-5
        more = bad()
        layer[place] = kept - 1e-5
        less = bad()
        layer[place] = kept
        assert (more - less) / 2e-5 == pytest.approx(float(slope[place]), rel=1e-3)


def _somewhere(seed: int) -> Course:
    course, rng = Course(variety(Random(seed), 0.2), Dice(seed)), Random(seed)
    ready(course)
    for _ in range(20 * seed):
        before = course.s.copy()
        take(course, rng.choice(steps(course)))
        if course.s.phase == OVER:
            return Course(before, Dice(seed))
    return course


def test_before_anything_is_learnt_rules_of_thumb_decide() -> None:
    net = Net(new_net(SMALL, np.random.default_rng(1)))
    agreed = 0
    courses = [_somewhere(seed) for seed in range(1, 40)]
    for course, chances in zip(courses, net.look(courses)[0], strict=True):
        found = steps(course)
        worth = leanings(course, USUAL, found)
        agreed += worth[found.index(int(chances.argmax()))] > max(worth) - 0.1
    assert agreed > 36


def test_chances_are_those_of_possible_steps_only() -> None:
    possible = np.zeros((1, STEPS), np.bool_)
    possible[0, [3, 5]] = True
    chances = softmax(np.zeros((1, STEPS), np.float32), possible)
    assert chances[0, 3] == chances[0, 5] == 0.5
    assert {int(pick(chances, np.random.default_rng(seed))[0]) for seed in range(30)} == {3, 5}


@pytest.mark.long
def test_a_minute_of_training_can_be_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "school"
    assert main(["train", str(folder), "--minutes", "0.7", "--seed", "3"]) == 0
    assert "A new network" in capsys.readouterr().out
    first = (folder / "curve.csv").read_text().splitlines()
    assert main(["train", str(folder), "--minutes", "1"]) == 0
    assert "Going on" in capsys.readouterr().out
    assert (folder / "curve.csv").read_text().splitlines()[: len(first)] == first
    assert (folder / "curve.svg").read_text().startswith("<svg")
    assert (folder / "caesar.npz").stat().st_size < 1_000_000
    load(folder / "caesar.npz").look([_somewhere(2)])


@pytest.mark.long
def test_an_interrupted_training_says_so_and_nothing_else(tmp_path: Path) -> None:
    """Before the first lesson has ended: there is nothing to draw yet."""
    command = [sys.executable, "-m", "curia", "train", str(tmp_path / "school"), "--minutes", "5"]
    training = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    assert training.stdout is not None
    assert "A new network" in training.stdout.readline()
    os.killpg(training.pid, signal.SIGINT)
    out, err = training.communicate(timeout=60)
    assert training.returncode == 130
    assert "the same command goes on" in out
    assert err == ""
