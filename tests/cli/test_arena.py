"""`curia arena`: from the command line to tables and a report, with programs of other people, and again."""

import io
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

import curia
from curia.bots import hints
from curia.bots import review as reviewing
from curia.bots.arena.executors import Place
from curia.core.game import Json
from curia.locale import say
from curia.terminal import main
from curia.terminal.console import Console
from curia.terminal.progress import Progress
from tests.bots.test_review import noise
from tests.cli.keyboard import curia_command
from tests.cli.test_outside import program

ROOT = Path(__file__).parents[2]
DOCS = (ROOT / "docs" / "arena.md").read_text(encoding="utf-8")
SMALL = "caesar-cleopatra-small"


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes take a while to start; most of this needs none."""
    monkeypatch.setattr(
        "curia.terminal.commands.arena.local", lambda workers: Place(lambda: ThreadPoolExecutor(2), 2)
    )


def arena(*args: str) -> int:
    return main(["arena", *args])


def lines(folder: str) -> dict[int, Json]:
    """The games of a folder; thinking times differ from run to run."""
    text = Path(folder, "games.jsonl").read_text(encoding="utf-8")
    found = [json.loads(line) for line in text.splitlines()]
    return {line["number"]: {**line, "thinking": None} for line in found}


# --- Results -----------------------------------------------------------------------------------------------


class Page(HTMLParser):
    """Counts tags, and that all that are opened are closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self._open: list[str] = []
        self.feed(text)
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag != "meta":
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag


@pytest.mark.usefixtures("threads")
def test_tables_and_a_report(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        arena("caesar-cleopatra", "greedy", "random", "--games", "4", "--seed", "1", "--stop", "never") == 0
    )
    shown = capsys.readouterr()
    assert re.search(r"^greedy against random +4 +1\.000 ", shown.out, flags=re.MULTILINE)
    assert shown.err.splitlines()[-1].startswith("4/4 greedy 1.000 (")
    text = Path("arena-1", "report.html").read_text(encoding="utf-8")
    page = Page(text)
    assert page.tags.count("svg") == 3
    assert page.tags.count("table") == 3
    assert "script" not in page.tags
    assert "prefers-color-scheme" in text
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
    for picture in re.findall(r"<svg.*?</svg>", text, flags=re.DOTALL):
        assert "NaN" not in picture
        ElementTree.fromstring(picture)


@pytest.mark.usefixtures("threads")
def test_interpreted_rules_are_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for compiled, said in ((False, "(rules: interpreted)"), (True, "(rules: compiled)")):
        monkeypatch.setattr(curia, "COMPILED", compiled)
        folder = f"compiled-{compiled}"
        assert arena(SMALL, "random", "random", "--games", "2", "--out", folder) == 0
        assert (say("rules-interpreted") in " ".join(capsys.readouterr().out.split())) != compiled
        assert said in Path(folder, "report.html").read_text(encoding="utf-8")


@pytest.mark.usefixtures("threads")
def test_several_bots_have_a_matrix_of_wins(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena(SMALL, "greedy", "random", "tiro", "--games", "2", "--seed", "1", "--stop", "never") == 0
    out = capsys.readouterr().out
    matrix = out.split("Share of wins of the row against the column\n")[1].split("\n\n")[0].splitlines()
    assert matrix[0].split() == ["greedy", "random", "tiro"]
    numbers = {row.split()[0]: [float(cell) for cell in row.split()[1:]] for row in matrix[1:]}
    assert numbers["greedy"][0] + numbers["random"][0] == pytest.approx(1)
    assert lines("arena-1").keys() == set(range(6))


@pytest.mark.usefixtures("threads")
def test_bots_that_are_alike_are_told_apart_and_share_the_wins(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena(SMALL, "greedy", "greedy", "--games", "10", "--seed", "1") == 0
    assert re.search(r"^greedy against greedy#2 +10 +0\.500 ", capsys.readouterr().out, flags=re.MULTILINE)


@pytest.mark.usefixtures("threads")
def test_all_together(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("quovadis", "greedy", "random", "--seats", "4", "--mix", "together", "--games", "2") == 0
    assert sorted(line["seating"] for line in lines("arena-1").values()) == [[0, 1, 0, 1], [1, 0, 1, 0]]
    assert "games" in capsys.readouterr().out


@pytest.mark.usefixtures("threads")
def test_a_game_is_replayed_by_its_number(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("caesar-cleopatra", "random", "random", "--games", "2", "--seed", "3", "--out", "kept") == 0
    file = str(Path("kept", "games.jsonl"))
    assert f"curia replay {file} --game 0" in capsys.readouterr().out
    assert main(["replay", file, "--game", "1"]) == 0
    assert "The game is over" in capsys.readouterr().out
    for wrong, said in (
        (["--game", "2"], "no game 2"),
        ([], "many games"),
        (["--game", "x"], "whole number"),
    ):
        assert main(["replay", file, *wrong]) == 2
        assert said in capsys.readouterr().err
    Path("broken.jsonl").write_text("{}\n", encoding="utf-8")
    assert main(["replay", "broken.jsonl", "--game", "0"]) == 2
    assert main(["replay", "missing.jsonl", "--game", "0"]) == 2
    assert main(["replay", ".", "--game", "0"]) == 2


@pytest.mark.parametrize("damage", [b'{"number": 1, "rec', b"\xff\xfe", b"[]"])
def test_a_damaged_line_is_that_of_one_game(damage: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    record = curia.new(SMALL, seed=1).record()
    whole = [json.dumps({"number": number, "record": record}).encode() for number in (0, 2)]
    Path("damaged.jsonl").write_bytes(b"\n".join([whole[0], damage, whole[1]]) + b"\n")
    for number in ("0", "2"):
        assert main(["replay", "damaged.jsonl", "--game", number]) == 0
    capsys.readouterr()
    assert main(["replay", "damaged.jsonl", "--game", "1"]) == 2
    assert "no whole game 1: damaged lines: 2" in capsys.readouterr().err


@pytest.mark.usefixtures("threads")
@pytest.mark.parametrize(
    "argv",
    [
        ["quovadis", "--seats", "4", "greedy", "random", "--games", "4"],
        ["quovadis", "greedy", "--games", "4", "random", "--seats", "4"],
        ["--games", "4", "--seats", "4", "quovadis", "greedy", "random"],
    ],
)
def test_options_stand_anywhere(argv: list[str]) -> None:
    assert arena(*argv) == 0
    assert len(lines("arena-1")) == 4


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["quovadis", "--loud", "greedy", "random"], "“--loud” is no argument"),
        (["quovadis", "greedy", "random", "--games"], "“--games”"),
    ],
)
def test_what_is_no_option_is_still_told(
    argv: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena(*argv) == 2
    assert said in capsys.readouterr().err


# --- Going on ----------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("threads")
def test_a_folder_goes_on_where_it_was(capsys: pytest.CaptureFixture[str]) -> None:
    command = (SMALL, "greedy", "random", "--stop", "never", "--out", "kept")
    assert arena(*command, "--games", "6", "--seed", "5") == 0
    first = Path("kept", "games.jsonl").read_bytes()
    assert arena(*command, "--games", "6") == 0
    assert "6 games are in “kept” already; nothing is left to play." in capsys.readouterr().out
    assert Path("kept", "games.jsonl").read_bytes() == first
    assert arena(*command, "--games", "10") == 0
    assert Path("kept", "games.jsonl").read_bytes().startswith(first)
    assert lines("kept").keys() == set(range(10))
    assert arena(*command, "--games", "10", "--seed", "6") == 2
    assert arena(SMALL, "random", "greedy", "--out", "kept") == 2
    assert "other settings" in capsys.readouterr().err


@pytest.mark.long
def test_after_a_kill_the_rest_is_played_and_no_process_stays() -> None:
    command = [
        "arena",
        "caesar-cleopatra",
        "greedy",
        "random",
        "--games",
        "12",
        "--stop",
        "never",
        "--seed",
        "2",
    ]
    killed = subprocess.Popen(
        [sys.executable, "-m", "curia", *command, "--out", "killed", "--workers", "2"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    file = Path("killed", "games.jsonl")
    while not file.exists() or file.read_bytes().count(b"\n") < 2:
        assert killed.poll() is None
        time.sleep(0.02)
    children = Path(f"/proc/{killed.pid}/task/{killed.pid}/children").read_text().split()
    killed.send_signal(signal.SIGKILL)
    killed.wait()
    assert len(children) >= 2
    with file.open("a", encoding="utf-8") as torn:
        torn.write('{"number": 11, "contest": 0, "un')
    assert curia_command(*command, "--out", "killed", "--workers", "2", cwd=Path.cwd()).returncode == 0
    assert curia_command(*command, "--out", "whole", "--workers", "1", cwd=Path.cwd()).returncode == 0
    assert lines("killed") == lines("whole")
    assert len(file.read_text(encoding="utf-8").splitlines()) == 12
    for child in children:
        assert ended(int(child))


def ended(process: int) -> bool:
    for _ in range(100):
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return True
        if "\nState:\tZ" in Path(f"/proc/{process}/status").read_text():
            return True
        time.sleep(0.1)
    return False


# --- Programs of other people ------------------------------------------------------------------------------

GOOD = """
for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps({"id": asked["id"], "move": asked["view"]["legal"][0]}), flush=True)
"""


@pytest.mark.usefixtures("threads")
@pytest.mark.parametrize(
    ("body", "seconds", "said"),
    [
        ("time.sleep(60)", "0.2", "did not answer within 0.2 seconds"),
        ("sys.exit('I give up')", "20", "I give up"),
        (GOOD.replace('asked["view"]["legal"][0]', '"dance"'), "20", "cannot be read as a move"),
        (GOOD.replace("print", "if asked['id'] > 3: os.kill(os.getpid(), 9)\n    print"), "20", "has ended"),
        ("while True: print('{\"id\": 0}', flush=True)", "0.2", "mybot” "),
        (GOOD.replace('asked["view"]["legal"][0]', '"\\ud800"'), "20", "answered without a move"),
        ("sys.stderr.buffer.write(b'last \\xed\\xa0\\x80 words'); sys.exit(1)", "20", "words"),
    ],
    ids=["hangs", "ends", "cheats", "dies later", "floods", "says half a character", "dies with one"],
)
def test_a_program_that_fails_forfeits_each_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], body: str, seconds: str, said: str
) -> None:
    bot = program(tmp_path, body)
    command = ("caesar-cleopatra", "random", "--player", bot, "--games", "2", "--stop", "never")
    assert arena(*command, "--seconds", seconds) == 0
    out = capsys.readouterr().out
    assert re.search(r"^random against mybot +2 +1\.000 ", out, flags=re.MULTILINE)
    assert said in out
    found = lines("arena-1")
    assert [line["reason"] for line in found.values()] == ["forfeit"] * 2
    for line in found.values():
        assert curia.replay(line["record"]).result is not None
        assert line["failure"]["bot"] == "mybot"


def test_a_hanging_program_in_real_processes(tmp_path: Path) -> None:
    bot = program(tmp_path, "time.sleep(60)")
    run = curia_command(
        *("arena", SMALL, "random", bot, "--games", "4", "--seconds", "0.2", "--workers", "2"),
        *("--out", "kept", "--stop", "never"),
        cwd=tmp_path,
    )
    assert run.returncode == 0, run.stderr
    assert re.search(r"^mybot +4 +0 +4 ", run.stdout, flags=re.MULTILINE)


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGKILL])
def test_an_arena_that_ends_leaves_no_program_running(tmp_path: Path, sent: signal.Signals) -> None:
    noted = tmp_path / "noted"
    bot = program(tmp_path, f"open({str(noted)!r}, 'a').write(str(os.getpid()) + chr(10)); time.sleep(600)")
    started = subprocess.Popen(
        [sys.executable, "-m", "curia", "arena", SMALL, "random", bot, "--seconds", "600", "--workers", "2"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        # Whoever runs the tests in the background has Ctrl-C ignored, and what they start inherits that.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    with started:
        while not noted.exists() or noted.read_text().count("\n") < 2:
            assert started.poll() is None
            time.sleep(0.02)
        started.send_signal(sent)
        _, said = started.communicate(timeout=30)
    assert started.returncode == (130 if sent == signal.SIGINT else -sent)
    assert b"Traceback" not in said
    for number in noted.read_text().split():
        assert ended(int(number))


@pytest.mark.parametrize(
    ("game", "example", "rival"),
    [("caesar-cleopatra", "player.py", "random"), ("quovadis", "player.mjs", "random")],
)
@pytest.mark.usefixtures("threads")
def test_the_examples_play_and_never_fail(
    game: str, example: str, rival: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = ROOT / "examples" / example
    assert len(file.read_text(encoding="utf-8").splitlines()) <= 60
    assert os.access(file, os.X_OK)
    assert arena(game, rival, "--player", str(file), "--games", "2", "--seed", "1", "--stop", "never") == 0
    out = capsys.readouterr().out
    row = re.search(rf"^{re.escape(example)} +\d+ +([\d.]+) +(\d+) ", out, flags=re.MULTILINE)
    assert row is not None
    assert row[2] == "0"
    assert float(row[1]) >= 1


# --- Wrong usage -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        ([], "no game called"),
        (["chess", "greedy", "random"], "chess"),
        ([SMALL], "two bots"),
        ([SMALL, "greedy"], "two bots"),
        ([SMALL, "greedy", "nobody"], "nobody"),
        ([SMALL, "greedy", "./missing"], "./missing"),
        ([SMALL, "greedy", "--player", "./missing"], "./missing"),
        ([SMALL, "greedy", "random", "--games", "0"], "--games"),
        ([SMALL, "greedy", "random", "--games", "many"], "--games"),
        ([SMALL, "greedy", "random", "--games", "1000001"], "at most 1,000,000 games"),
        ([SMALL, "greedy", "random", "tiro", "--games", "400000"], "at most 1,000,000 games"),
        ([SMALL, "greedy", "random", "--games", "9" * 4000], "at most 1,000,000 games"),
        ([SMALL, "greedy", "random", "--seconds", "0"], "--seconds"),
        ([SMALL, "greedy", "random", "--iterations", "0"], "--iterations"),
        ([SMALL, "greedy:0", "random"], "--iterations takes a whole number, and “0”"),
        ([SMALL, "greedy:0s", "random"], "--seconds takes a number above 0 and up to 3600, not “0”"),
        ([SMALL, "greedy", "random:99999s"], "not “99999”"),
        ([SMALL, "greedy:0", "random", "--language", "de"], "--iterations braucht eine ganze Zahl"),
        ([SMALL, "greedy", "random", "--iterations", "5", "--seconds", "1"], "not both"),
        ([SMALL, "greedy", "random", "--seats", "3"], "2"),
        ([SMALL, "greedy", "random", "--seed", "x"], "--seed"),
        ([SMALL, "greedy", "random", "--stop", "soon"], "soon"),
        ([SMALL, "greedy", "random", "--stop", "1.5"], "1.5"),
        ([SMALL, "greedy", "random", "--mix", "shaken"], "shaken"),
        ([SMALL, "greedy", "random", "tiro", "--mix", "together"], "3 bots"),
        ([SMALL, "greedy", "random", "--edition", "klingon"], "klingon"),
        ([SMALL, "greedy", "random", "--option", "wine"], "wine"),
        ([SMALL, "greedy", "random", "--workers", "0"], "--workers"),
        ([SMALL, "greedy", "random", "--workers", "2", "--cluster", "tcp://127.0.0.1:1"], "--workers"),
        ([SMALL, "greedy", "random", "--cluster", "nonsense://127.0.0.1:1"], "no Dask cluster at “nonsense:"),
        ([SMALL, "greedy", "random", "--cluster", "foo"], "as in “tcp://host:8786”, not “foo”"),
        ([SMALL, "greedy", "random", "--cluster", "foo:8786"], "not “foo:8786”"),
        ([SMALL, "greedy", "random", "--cluster", "tcp://foo"], "not “tcp://foo”"),
        ([SMALL, "greedy", "random", "--cluster", "tcp://foo:99999"], "not “tcp://foo:99999”"),
        ([SMALL, "greedy", "random", "--cluster", "tcp://[foo:1"], "not “tcp://[foo:1”"),
        ([SMALL, "greedy", "random", "--out", "taken"], "taken"),
        ([SMALL, "greedy", "random", "--out", "other"], "other"),
    ],
)
def test_wrong_usage_is_told_in_words(argv: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("taken").write_text("a file, no folder", encoding="utf-8")
    Path("other").mkdir()
    Path("other", "arena.json").write_text("[]", encoding="utf-8")
    assert arena(*argv) == 2
    shown = capsys.readouterr().err
    assert said in shown
    assert "Traceback" not in shown


# --- Documentation, progress -------------------------------------------------------------------------------


def commands() -> list[str]:
    blocks = re.findall(r"^```sh\n(.*?)^```$", DOCS, flags=re.MULTILINE | re.DOTALL)
    return [line for block in blocks for line in block.splitlines() if line.startswith("curia ")]


def quickened(args: list[str]) -> list[str]:
    """An arena with few games and bots that need no time."""
    args = [re.sub(r"^(consul|imperator|praetor)(:[\d.]+s?)?$", r"eques\2", word) for word in args]
    if "--games" in args:
        place = args.index("--games")
        del args[place : place + 2]
    return [*args, "--games", "2"]


@pytest.mark.long
def test_the_commands_of_the_documentation_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """On threads, with few games and a judge who is quick."""
    place = Place(lambda: ThreadPoolExecutor(2), 2)
    for name in (
        "curia.terminal.commands.arena.local",
        "curia.terminal.commands.arena.cluster",
        "curia.terminal.commands.review.local",
    ):
        monkeypatch.setattr(name, lambda where: place)
    for module in (hints, reviewing):
        monkeypatch.setattr(module, "judge_of", lambda game: noise)
    match = curia.new("caesar-cleopatra", seed=1)
    Path("examples").symlink_to(ROOT / "examples")
    found = commands()
    assert len(found) > 12
    for text in found:
        _, command, *args = shlex.split(text)
        if command == "review" and "game.json" in args:
            match.play("host", "resigned caesar")
        Path("game.json").write_text(json.dumps(match.record()), encoding="utf-8")
        assert main([command, *(quickened(args) if command == "arena" else args)]) == 0, text


def test_the_python_of_the_documentation_runs(capsys: pytest.CaptureFixture[str]) -> None:
    match = curia.new("caesar-cleopatra", seed=3)
    for _ in range(9):
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    match.play("host", "resigned caesar")
    Path("game.json").write_text(json.dumps(match.record()), encoding="utf-8")
    (source,) = re.findall(r"^```python\n(.*?)^```$", DOCS, flags=re.MULTILINE | re.DOTALL)
    exec(compile(source, "docs/arena.md", "exec"), {"__name__": "arena"})
    assert "luck" in capsys.readouterr().out


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_is_one_line_at_a_terminal_and_a_few_elsewhere() -> None:
    console = Console(io.StringIO(), io.StringIO())
    for target in (io.StringIO(), Terminal()):
        progress = Progress(console, 1000, target=target)
        for done in range(1, 1001):
            progress.show(done, "so far")
        progress.end()
        shown = target.getvalue()
        if isinstance(target, Terminal):
            assert shown.count("\n") == 1
            assert "[##########----------] 500/1000 so far  0:0" in shown
        else:
            assert shown.splitlines() == [f"{n}00/1000 so far" for n in range(1, 11)]
