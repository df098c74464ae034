"""Programs of other people as bots: good ones, and all the ways to fail."""

import json
import os
import re
import time
from pathlib import Path

import pytest

import curia
from curia.bots.bot import BotFailed
from curia.bots.external import Outside, is_program
from tests.cli.keyboard import curia_command

DOCS = Path(__file__).parents[2] / "docs" / "player.md"


def program(folder: Path, body: str, name: str = "mybot") -> str:
    path = folder / name
    path.write_text(f"#!/usr/bin/env python3\nimport json, os, sys, time\n{body}\n", encoding="utf-8")
    path.chmod(0o755)
    return str(path)


def ask(bot: str, seconds: float = 1.0) -> str:
    outside = Outside(bot, seconds)
    try:
        return outside.choose(curia.new("caesar-cleopatra", seed=1).view("caesar"))
    finally:
        outside.close()


def test_the_bot_of_the_documentation_plays_whole_games(tmp_path: Path) -> None:
    found = re.search(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), flags=re.DOTALL)
    assert found is not None
    path = tmp_path / "mybot"
    path.write_text(found[1], encoding="utf-8")
    path.chmod(0o755)
    run = curia_command(
        "play",
        "caesar-cleopatra",
        "--watch",
        "--bot",
        "./mybot",
        "--bot",
        "random",
        "--seed",
        "1",
        cwd=tmp_path,
    )
    assert (run.returncode, run.stderr) == (0, "")
    assert "Cleopatra is played by ./mybot." in run.stdout
    assert "The game is over" in run.stdout
    assert "forfeit" not in run.stdout


def test_the_question_is_as_documented(tmp_path: Path) -> None:
    log = tmp_path / "asked"
    body = f"""
asked = json.loads(sys.stdin.readline())
open({str(log)!r}, "w").write(json.dumps(asked))
print(json.dumps({{"id": asked["id"], "move": asked["view"]["legal"][1]}}), flush=True)
"""
    outside = Outside(program(tmp_path, body))
    view = curia.new("caesar-cleopatra", seed=1).view("caesar")
    assert outside.choose(view, seconds=2.5, iterations=9, seed=42) == view["legal"][1]
    outside.close()
    asked = json.loads(log.read_text(encoding="utf-8"))
    documented = json.loads(
        re.findall(r"```json\n(.*?)```", DOCS.read_text(encoding="utf-8"), flags=re.DOTALL)[0]
    )
    assert set(asked) == set(documented)
    assert (asked["seconds"], asked["iterations"], asked["seed"]) == (2.5, 9, 42)
    assert asked["view"] == view


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ("time.sleep(60)", "bot-too-slow"),
        ("sys.stdin.close(); time.sleep(60)", "bot-too-slow"),
        ("sys.exit('I give up')", "bot-gone"),
        ("raise ValueError('nonsense')", "bot-gone"),
        ("print('hello', flush=True); time.sleep(60)", "bot-garbage"),
        ("print('[]', flush=True); time.sleep(60)", "bot-garbage"),
        ("print('[' * 90000, flush=True); time.sleep(60)", "bot-garbage"),
        ("sys.stdout.write('x' * 500000); sys.stdout.flush(); time.sleep(60)", "bot-flood"),
        ("sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush(); time.sleep(60)", "bot-garbage"),
        ("print('{}', flush=True); time.sleep(60)", "bot-no-move"),
        ("print('{\"move\": 3}', flush=True); time.sleep(60)", "bot-no-move"),
        ('print(\'{"move": "\\\\ud800"}\', flush=True); time.sleep(60)', "bot-no-move"),
        ('print(\'{"id": 99, "move": "spy"}\', flush=True); time.sleep(60)', "bot-too-slow"),
    ],
)
def test_failures(tmp_path: Path, body: str, key: str) -> None:
    start = time.monotonic()
    with pytest.raises(BotFailed) as failed:
        ask(program(tmp_path, body), 0.3)
    assert failed.value.key == key
    assert str(failed.value)
    assert time.monotonic() - start < 5


FLOOD = """
try:
    while True:
        print('{"id": 0, "move": "spy"}', flush=True)
except BrokenPipeError:
    open("stopped", "w").close()
    os._exit(0)
"""


def test_a_flood_of_answers_does_not_hold_the_asker_up(tmp_path: Path) -> None:
    with pytest.raises(BotFailed) as failed:
        ask(program(tmp_path, FLOOD), 0.3)
    # It depends on who is quicker: too many are waiting, or none is the right one until the time is up.
    assert failed.value.key in ("bot-flood", "bot-too-slow")


def test_a_flood_that_nobody_looks_at_is_not_read_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    outside = Outside(program(tmp_path, FLOOD), 5)
    try:
        for _ in range(100):
            if Path("stopped").exists():
                break
            time.sleep(0.1)
        assert Path("stopped").exists()
        with pytest.raises(BotFailed, match="far more than it was asked for"):
            outside.choose(curia.new("caesar-cleopatra", seed=1).view("caesar"))
    finally:
        outside.close()


def test_an_offer_that_cannot_be_written_down(tmp_path: Path) -> None:
    outside = Outside(program(tmp_path, 'print(\'{"offer": "\\\\udfff"}\', flush=True); time.sleep(60)'))
    try:
        with pytest.raises(BotFailed) as failed:
            outside.choose_offer(curia.new("quovadis", seed=1).view("red"))
        assert failed.value.key == "bot-no-move"
    finally:
        outside.close()


def test_the_last_words_of_a_program_are_told(tmp_path: Path) -> None:
    with pytest.raises(BotFailed, match="I give up"):
        ask(program(tmp_path, "sys.exit('I give up')"))


def test_a_late_answer_is_not_taken_for_the_next(tmp_path: Path) -> None:
    body = """
for number, line in enumerate(sys.stdin):
    asked = json.loads(line)
    if number == 0:
        time.sleep(1.8)
    print(json.dumps({"id": asked["id"], "move": "late" if number == 0 else "next"}), flush=True)
"""
    outside = Outside(program(tmp_path, body), 0.1)
    view = curia.new("caesar-cleopatra", seed=1).view("caesar")
    with pytest.raises(BotFailed) as failed:
        outside.choose(view)
    assert failed.value.key == "bot-too-slow"
    assert outside.choose(view, seconds=5) == "next"
    outside.close()


def test_a_program_is_ended_with_all_that_it_started(tmp_path: Path) -> None:
    log = tmp_path / "child"
    body = f"""
if os.fork() == 0:
    open({str(log)!r}, "w").write(str(os.getpid()))
    time.sleep(60)
asked = json.loads(sys.stdin.readline())
print(json.dumps({{"id": asked["id"], "move": "spy"}}), flush=True)
time.sleep(60)
"""
    assert ask(program(tmp_path, body)) == "spy"
    child = int(log.read_text())
    for _ in range(50):
        try:
            # A zombie still has its number; one that runs has a state other than Z.
            state = Path(f"/proc/{child}/stat").read_text().rpartition(")")[2].split()[0]
        except FileNotFoundError:
            return
        if state == "Z":
            return
        time.sleep(0.1)
    pytest.fail("the child is still running")


def test_a_program_that_fails_loses_the_game_and_the_person_is_told(tmp_path: Path) -> None:
    program(tmp_path, 'print(\'{"move": "dance"}\', flush=True); time.sleep(60)')
    run = curia_command(
        *("play", "caesar-cleopatra", "--as", "caesar", "--bot", "./mybot", "--seed", "1"),
        typed="\n\n\n",
        cwd=tmp_path,
    )
    assert (run.returncode, run.stderr) == (0, "")
    text = " ".join(run.stdout.split())
    assert "./mybot (Cleopatra) loses the game, because it gave no move that can be played." in text
    assert "“dance” cannot be read as a move." in text
    assert "Cleopatra forfeits the game." in text


def test_what_is_a_program(tmp_path: Path) -> None:
    assert is_program(program(tmp_path, ""))
    assert not is_program("greedy")
    assert not is_program(str(tmp_path))
    assert not is_program(str(tmp_path / "missing"))
    (tmp_path / "text").write_text("no program")
    assert not is_program(str(tmp_path / "text"))


def test_a_program_that_cannot_be_started(tmp_path: Path) -> None:
    path = tmp_path / "broken"
    path.write_text("#!/no/such/interpreter\n")
    path.chmod(0o755)
    with pytest.raises(BotFailed) as failed:
        Outside(str(path))
    assert failed.value.key == "bot-no-start"
    assert os.access(path, os.X_OK)
