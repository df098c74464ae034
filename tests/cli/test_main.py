"""The command line itself: help, versions, languages, wrong usage, and never a traceback."""

import io
import re
import subprocess
import sys

import pytest

import curia
from curia.locale import say
from curia.terminal import COMMANDS, USUAL, main
from curia.terminal.arguments import Parser
from curia.terminal.console import Console
from curia.terminal.language import of_system, spoken
from tests.cli.keyboard import curia_command


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    # An editable install, which the tests run from, is interpreted.
    assert capsys.readouterr().out == f"curia {curia.__version__} (rules: interpreted)\n"


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    text = capsys.readouterr().out
    assert all(f"curia {name}" in text for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_help_of_a_command_names_every_argument(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([name, "--help"]) == 0
    text = capsys.readouterr().out
    parser = Parser(name)
    COMMANDS[name].arguments(parser)
    options = {option for action in parser._actions for option in action.option_strings} - {"--language"}
    assert sorted(option for option in options if option not in text) == []


@pytest.mark.parametrize(
    "argv",
    [
        ["dance"],
        ["--dance"],
        ["play", "--dance"],
        ["play", "chess"],
        ["play", "caesar-cleopatra", "more"],
        ["play", "caesar-cleopatra", "--as", "pompey"],
        ["play", "caesar-cleopatra", "--as", "caesar", "--bot", "nobody"],
        ["play", "caesar-cleopatra", "--as", "caesar", "--bot", "./nothing-here"],
        ["play", "caesar-cleopatra", "--as", "caesar", "--bot", "greedy", "--bot", "random"],
        ["play", "caesar-cleopatra", "--as", "caesar", "--seed", "x"],
        ["play", "caesar-cleopatra", "--as", "caesar", "--seed"],
        ["play", "caesar-cleopatra", "--as", "caesar", "--seconds", "0"],
        ["play", "caesar-cleopatra", "--as", "caesar", "--seconds", "soon"],
        ["play", "caesar-cleopatra", "--as", "caesar", "--edition", "klingon"],
        ["play", "caesar-cleopatra", "--as", "caesar", "--option", "orgies"],
        ["play", "caesar-cleopatra", "--as", "caesar", "--option", "orgies=many"],
        ["play", "caesar-cleopatra", "--as", "caesar", "--option", "wine=red"],
        ["play", "caesar-cleopatra", "--as", "caesar", "--seats", "3"],
        ["play", "caesar-cleopatra", "--as", "caesar", "--seats", "-3"],
        ["play", "caesar-cleopatra", "--as", "caesar", "--watch"],
        ["play", "caesar-cleopatra", "--watch=yes"],
        ["play", "--load", "missing.json"],
        ["play", "--load", "."],
        ["replay"],
        ["replay", "missing.json"],
        ["replay", "missing.json", "--seat", "caesar", "--all"],
        ["rules", "CC-99.1"],
        ["rules", "nonsense"],
        ["rules", "--search", "xyzzy"],
        ["rules", "--search", "orgy", "chess"],
        ["referee", "more"],
        ["--language", "klingon", "rules"],
        ["rules", "--language"],
        ["verify"],
    ],
)
def test_wrong_usage_is_told_in_words(
    argv: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert main(argv) == 2
    shown = capsys.readouterr()
    assert shown.err.strip()
    assert "Traceback" not in shown.err


def test_a_wrong_option_value_is_told_with_those_that_fit() -> None:
    run = curia_command("play", "caesar-cleopatra", "--as", "caesar", "--edition", "klingon")
    assert (run.returncode, run.stdout) == (2, "")
    assert "klingon" in run.stderr
    assert "french" in run.stderr


def test_languages_fall_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("curia.terminal.language.languages", lambda: ["de", "en", "pt-BR"])
    assert spoken("de_AT.UTF-8") == "de"
    assert spoken("pt_BR") == "pt-BR"
    assert spoken("PT-br") == "pt-BR"
    assert spoken("pt") is None
    assert spoken("C.UTF-8") is None
    assert of_system({"LANG": "de_DE.UTF-8"}) == "de"
    assert of_system({"LANG": "C.UTF-8"}) == "en"
    assert of_system({"LC_ALL": "tlh", "LANG": "de"}) == "en"
    assert of_system({}) == "en"


def test_a_system_language_that_we_do_not_have_is_no_obstacle() -> None:
    run = curia_command("rules", "CC-4.6", LANG="xx_XX.UTF-8")
    assert run.returncode == 0
    assert "philosopher" in run.stdout
    assert curia_command("rules", "CC-4.6", "--language", "en_GB").stdout == run.stdout


def test_a_reader_that_goes_away_is_no_error() -> None:
    run = subprocess.run(
        f"{sys.executable} -m curia rules caesar-cleopatra | head -1",
        shell=True,
        capture_output=True,
        text=True,
    )
    assert run.stdout.startswith("Caesar & Cleopatra")
    assert run.stderr == ""


def test_a_terminal_that_knows_ascii_only() -> None:
    run = curia_command("play", "--help", PYTHONIOENCODING="ascii")
    assert run.returncode == 0
    assert "?--as caesar?" in run.stdout


def test_nothing_said_is_the_table_in_the_browser() -> None:
    assert USUAL == "serve"


def test_play_alone_asks_for_the_game() -> None:
    run = curia_command("play", typed="1\n")
    assert run.returncode == 1
    assert run.stdout.startswith(say("terminal-welcome"))
    assert "Traceback" not in run.stderr


def test_everything_is_asked_that_was_not_said() -> None:
    run = curia_command("play", typed="2\n9\n4\n1\nblue\nquit\n\n")
    assert (run.returncode, run.stderr) == (0, "")
    assert "How many play? (3 to 5; Enter: 3)" in run.stdout
    assert "Blue is played here." in run.stdout
    assert "Yellow is played by" in " ".join(run.stdout.split())


def test_the_end_of_the_input_ends_a_game_with_a_word() -> None:
    run = curia_command("play", "caesar-cleopatra", "--as", "caesar", "--seed", "7", typed="\n\n")
    assert run.returncode == 1
    assert say("save-not") in run.stdout
    assert run.stdout.endswith(say("terminal-ended") + "\n")
    assert run.stderr == ""


@pytest.mark.parametrize("columns", [40, 80])
def test_no_line_is_wider_than_the_terminal(columns: int) -> None:
    run = curia_command(
        "play", "caesar-cleopatra", "--as", "caesar", "--seed", "7", typed="\n\n?\n", columns=columns
    )
    help_ = curia_command("play", "--help", columns=columns)
    for line in (run.stdout + help_.stdout).splitlines():
        assert len(line) <= columns, line
        assert not re.search(r"[^\x20-\x7e“”]", line), line


@pytest.mark.parametrize(("closed", "argv", "code"), [("<&-", "puzzle two-for-one", 1), (">&-", "rules", 0)])
def test_a_closed_stream_is_no_reason_to_fail(closed: str, argv: str, code: int) -> None:
    command = f'"$0" -m curia {argv} {closed}'
    run = subprocess.run(["/bin/sh", "-c", command, sys.executable], capture_output=True, text=True)
    assert (run.returncode, run.stderr) == (code, "")


def test_what_strangers_write_does_not_steer_the_terminal() -> None:
    target = io.StringIO()
    Console(io.StringIO(), target).write("Li\x1b[2Jvia\r\x9b5m\nAve")
    assert target.getvalue() == "Li[2Jvia 5m\nAve\n"
