"""A game that is installed as a package of its own is played everywhere, and nothing else knows it."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

HERE = Path(__file__).parent
Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package in it, installed as anybody would."""
    folder = tmp_path_factory.mktemp("site")
    command = ("-m", "pip", "install", "-q", "--no-index", "--no-deps", "--no-build-isolation", "--target")
    subprocess.run([sys.executable, *command, str(folder), str(HERE)], check=True, timeout=300)
    return folder


@pytest.fixture
def run(site: Path, tmp_path: Path) -> Run:
    def run(*argv: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
        env = {**os.environ, "PYTHONPATH": str(site), "CURIA_LANGUAGE": "", "LANG": "C.UTF-8"}
        return subprocess.run(
            [sys.executable, *argv],
            input=typed,
            env=env,
            cwd=tmp_path,
            capture_output=True,
            encoding="utf-8",
            timeout=120,
        )

    return run


def test_its_name_is_its_own_and_in_english_where_it_lacks_a_language(run: Run) -> None:
    words = (
        'from curia.locale import say; print(say("tricks-name"), say("tricks-name", language="de"), '
        'say("tricks-name", language="cs"), say("tricks-seat-east", language="de"))'
    )
    assert run("-c", words).stdout.split() == ["Tricks", "Stiche", "Tricks", "East"]


def test_a_refusal_is_said_in_its_words(run: Run) -> None:
    code = (
        "import curia\nmatch = curia.new('tricks', seed=1)\nwhile match.to_act:\n"
        "    seat = match.to_act[0]\n    legal = match.legal(seat)\n"
        "    for card in match.view(seat)['hand']:\n"
        "        if f'play {card}' not in legal:\n"
        "            try:\n                match.play(seat, f'play {card}')\n"
        "            except curia.IllegalMove as refused:\n                print(refused.clause, refused)\n"
        "    match.play(seat, legal[0])\n"
    )
    assert "T-2 You have to follow suit: not " in run("-c", code).stdout


def test_a_person_finishes_a_game_in_the_terminal(run: Run) -> None:
    done = run(
        "-m", "curia", "play", "tricks", "--as", "north", "--bot", "random", "--seed", "1", typed="1\n" * 4
    )
    assert done.returncode == 0, done.stderr
    assert "North is played here. East is played by random." in done.stdout
    assert "hand: " in done.stdout
    assert "1  play " in done.stdout
    assert "East: played (card " in done.stdout
    assert "win" in done.stdout


def test_a_move_can_be_typed_and_a_wrong_one_is_refused_with_its_clause(run: Run) -> None:
    typed = "play c9\ndance\n?\nmoves\ntable\nlog\n? T-2\n" + "1\n" * 4
    done = run(
        "-m", "curia", "play", "tricks", "--as", "north", "--bot", "random", "--seed", "1", typed=typed
    )
    assert done.returncode == 0, done.stderr
    assert "“play c9” cannot be read as a move." in done.stdout
    assert "I do not understand that." in done.stdout


def test_bots_play_it_and_it_is_replayed(run: Run, tmp_path: Path) -> None:
    done = run(
        "-m", "curia", "play", "tricks", "--watch", "--bot", "sampler", "--seconds", "0.05", "--seed", "1"
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("played (card ") == 12
    saved = run(
        *("-m", "curia", "play", "tricks", "--as", "north", "--bot", "random", "--seed", "1"),
        *("--save", "game.json"),
        typed="1\n" * 4,
    )
    assert saved.returncode == 0, saved.stderr
    assert json.loads((tmp_path / "game.json").read_text())["game"] == "tricks"
    again = run("-m", "curia", "replay", "game.json")
    assert again.returncode == 0, again.stderr
    assert again.stdout.count("played (card ") == 12


def test_the_arena_measures_the_bot_that_every_game_gets_for_nothing(run: Run) -> None:
    done = run(
        *("-m", "curia", "arena", "tricks", "sampler", "random", "--iterations", "20"),
        *("--games", "6", "--workers", "1", "--seed", "1", "--stop", "never"),
    )
    assert done.returncode == 0, done.stderr
    assert "sampler" in done.stdout
    assert "random" in done.stdout
