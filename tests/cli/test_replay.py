"""Records told again."""

import json
from pathlib import Path

import pytest

import curia
from curia.core.game import Json
from curia.locale import say
from tests.cli.keyboard import curia_command


def record(moves: int | None = None, edition: str = "kosmos") -> Json:
    match = curia.new("caesar-cleopatra", seed=4, options={"edition": edition})
    bots = {"cleopatra": curia.bot("greedy"), "caesar": curia.bot("random")}
    number = 0
    while match.to_act and (moves is None or number < moves):
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match.view(seat), seed=number))
        number += 1
    return match.record()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record()), encoding="utf-8")
    return path


def test_all_seeing_is_the_default(file: Path) -> None:
    run = curia_command("replay", str(file))
    assert (run.returncode, run.stderr) == (0, "")
    assert "Caesar draws: " in run.stdout
    assert "Cleopatra draws: " in run.stdout
    assert "The bonus card of Cleopatra is for the" in run.stdout
    assert "The game is over" in run.stdout
    assert "in all." in run.stdout
    assert curia_command("replay", str(file), "--all").stdout == run.stdout


def test_from_a_seats_eyes(file: Path) -> None:
    run = curia_command("replay", str(file), "--seat", "Caesar")
    assert run.returncode == 0
    assert "You draw: " in run.stdout
    assert "Cleopatra draws: " not in run.stdout
    assert "Cleopatra draws " in run.stdout


def test_a_seat_that_does_not_exist(file: Path) -> None:
    run = curia_command("replay", str(file), "--seat", "pompey")
    assert run.returncode == 2
    assert "pompey" in run.stderr


def test_step_by_step(file: Path) -> None:
    run = curia_command("replay", str(file), "--step", typed="\n\ntable\n? CC-4.6\n?spy\ndance\nturn\nend\n")
    assert (run.returncode, run.stderr) == (0, "")
    assert "in all." in run.stdout
    assert "CC-4.6" in run.stdout
    at_once = curia_command("replay", str(file)).stdout
    told = [line for line in run.stdout.splitlines() if line in at_once.splitlines()]
    # Cards drawn one by one are told one by one; all else is the same.
    assert [line for line in at_once.splitlines() if "draws:" not in line and line not in told] == []


def test_leaving_in_the_middle(file: Path) -> None:
    run = curia_command("replay", str(file), "--step", "--seat", "caesar", typed="\nquit\n")
    assert run.returncode == 1
    assert run.stderr == ""


def test_a_game_that_is_not_over(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text(json.dumps(record(9, "french")), encoding="utf-8")
    run = curia_command("replay", "game.json", cwd=tmp_path)
    assert run.returncode == 0
    assert "The game is not over. Now to move: C" in run.stdout


def test_an_old_record_says_where_it_stops(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from curia.terminal import main

    old = record(30)
    turn = next(n for n, entry in enumerate(old["moves"]) if entry["move"].startswith(("down", "up")))
    old["moves"][turn]["move"] = "veto"
    old["rules"] = 1
    path = tmp_path / "old.json"
    path.write_text(json.dumps(old), encoding="utf-8")
    for more in ([], ["--seat", "caesar"]):
        assert main(["replay", str(path), *more]) == 0
        shown = " ".join(capsys.readouterr().out.split())
        assert f"its entry {turn + 1}, “veto” by cleopatra, is refused (CC-5.6)" in shown
    assert main(["play", "--load", str(path), "--as", "caesar"]) == 2
    assert "older rules" in capsys.readouterr().err


def test_which_file() -> None:
    run = curia_command("replay")
    assert run.returncode == 2
    assert run.stderr.strip() == say("replay-which")


def test_quo_vadis(tmp_path: Path) -> None:
    match = curia.new("quovadis", seats=3, seed=2)
    bot = curia.bot("random")
    for number in range(60):
        seat = match.to_act[0]
        match.play(seat, bot.choose(match.view(seat), seed=number))
    (tmp_path / "game.json").write_text(json.dumps(match.record()), encoding="utf-8")
    run = curia_command("replay", "game.json", "--seat", "red", cwd=tmp_path)
    assert (run.returncode, run.stderr) == (0, "")
    assert "You bring a senator in at" in run.stdout
    stepped = curia_command("replay", "game.json", "--step", cwd=tmp_path, typed="turn\n\ntable\nend\n")
    assert (stepped.returncode, stepped.stderr) == (0, "")
    assert "Red brings a senator in at" in stepped.stdout
    assert "The game is not over." in stepped.stdout
