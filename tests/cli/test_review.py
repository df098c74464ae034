"""`curia review` and `curia hint`: text, curves and JSON, and what is refused."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from xml.etree import ElementTree

import pytest

import curia
from curia.bots import evaluators
from curia.bots import review as reviewing
from curia.bots.arena.executors import Place
from curia.core.game import Json
from curia.locale import say
from curia.terminal import main
from curia.terminal.commands import review as command
from tests.bots import plain_judge
from tests.bots.test_review import finished, noise

SMALL = "caesar-cleopatra-small"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A judge of our own, and no processes to start."""
    monkeypatch.setattr(reviewing, "judge_of", lambda game: noise)
    monkeypatch.setattr(command, "local", lambda workers: Place(lambda: ThreadPoolExecutor(2), 2))


def saved(match: curia.Match, name: str = "game.json") -> str:
    Path(name).write_text(json.dumps(match.record()), encoding="utf-8")
    return name


def test_a_review_in_words_curves_and_json(capsys: pytest.CaptureFixture[str]) -> None:
    match = finished("caesar-cleopatra", 5, bot="greedy")
    assert (
        main(["review", saved(match), "--iterations", "3", "--svg", "curves.svg", "--json", "all.json"]) == 0
    )
    shown = capsys.readouterr()
    assert "judged with 3 iterations" in shown.out
    assert "The moves that cost most:" in shown.out
    assert "Imperator would have played:" in " ".join(shown.out.split())
    found: Json = json.loads(Path("all.json").read_text(encoding="utf-8"))
    assert len(found["mistakes"]) == 5
    table = shown.out.split(say("review-account") + "\n")[1].splitlines()
    assert table[0].split("  ")[-1].strip() == "end"
    assert table[1].startswith("Cleopatra")
    drawn = ElementTree.parse("curves.svg").getroot()
    assert len(drawn.findall("{*}polyline")) == 2
    assert len(drawn.findall("{*}circle/{*}title")) == 5
    done, total = map(int, shown.err.splitlines()[-1].split("/"))
    assert len(found["moves"]) < done == total < 2 * len(found["moves"])


def test_a_game_of_an_arena_is_reviewed_by_its_number(capsys: pytest.CaptureFixture[str]) -> None:
    line = {"number": 7, "record": finished(SMALL).record()}
    Path("games.jsonl").write_text(json.dumps(line) + "\n", encoding="utf-8")
    assert main(["review", "games.jsonl", "--game", "7", "--iterations", "1"]) == 0
    assert say("review-account") in capsys.readouterr().out


def test_interpreted_rules_are_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for compiled in (False, True):
        monkeypatch.setattr(curia, "COMPILED", compiled)
        assert main(["review", saved(finished(SMALL)), "--iterations", "1"]) == 0
        assert (say("rules-interpreted") in " ".join(capsys.readouterr().out.split())) != compiled


def test_quo_vadis_is_reviewed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", saved(finished("quovadis", 2, 3, "greedy")), "--iterations", "1"]) == 0
    assert "Red" in capsys.readouterr().out


def test_a_hint_for_a_saved_game_and_for_a_position(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("curia.terminal.commands.hint.hint", lambda view, **more: judging_hint(view))
    match = curia.new("caesar-cleopatra", seed=4)
    assert main(["hint", saved(match), "--seat", "Caesar", "--iterations", "2"]) == 0
    assert "Advice: order " in capsys.readouterr().out
    position = {
        "game": "caesar-cleopatra",
        "turn": "cleopatra",
        "table": {"senators": {"left": 5}},
        "players": {"cleopatra": {"hand": ["5", "1"]}, "caesar": {"hand": ["4"]}},
        "votes": {"deck": ["senators", "praetors"]},
    }
    Path("position.json").write_text(json.dumps(position), encoding="utf-8")
    for given in ("position.json", json.dumps(position)):
        assert main(["hint", given]) == 0
        out = capsys.readouterr().out
        assert "Chances to win, as this seat can judge them:\n  Cleopatra " in out
        assert "The best moves, with the chance to win after each:" in out


def judging_hint(view: Json) -> Json:
    from curia.bots.hints import hint

    return hint(view, iterations=1, judge=plain_judge.judge)


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["review"], "Which game?"),
        (["review", "missing.json"], "missing.json"),
        (["review", "/dev/zero"], "/dev/zero"),
        (["review", "running.json"], "not over"),
        (["review", "text.json"], "no record"),
        (["review", "list.json"], "record"),
        (["review", "over.json", "--iterations", "none"], "--iterations"),
        (["review", "over.json", "--iterations", "1", "--svg", "missing/curves.svg"], "missing/curves.svg"),
        (["hint"], "Which game?"),
        (["hint", "missing.json"], "missing.json"),
        (["hint", "over.json"], "over"),
        (["hint", "running.json"], "--seat"),
        (["hint", "running.json", "--seat", "pompey"], "pompey"),
        (["hint", "list.json"], "position"),
        (["hint", "{no json"], "JSON"),
        (["hint", '{"game": "chess"}'], "chess"),
        (["hint", "turn.json", "--seat", "caesar"], "Cleopatra"),
    ],
)
def test_wrong_usage_is_told_in_words(argv: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    saved(finished(SMALL), "over.json")
    running = curia.new(SMALL, seed=1)
    saved(running, "running.json")
    while len(running.to_act) > 1 or running.to_act != ("cleopatra",):
        running.play(running.to_act[0], running.legal(running.to_act[0])[0])
    saved(running, "turn.json")
    Path("text.json").write_text("no json", encoding="utf-8")
    Path("list.json").write_text("[]", encoding="utf-8")
    assert main(argv) == 2
    shown = capsys.readouterr().err
    assert said in shown
    assert "Traceback" not in shown


@pytest.mark.parametrize("option", ["--svg", "--json"])
def test_a_file_that_cannot_be_written_is_told_before_thinking(
    option: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def thinks(*given: object, **more: object) -> Json:
        raise AssertionError

    monkeypatch.setattr(command, "review", thinks)
    Path("folder").mkdir()
    for name in ("missing/out", "folder"):
        assert main(["review", saved(finished(SMALL)), option, name]) == 2
        shown = capsys.readouterr()
        assert name in shown.err
        assert shown.out == ""


def test_a_review_that_fails_leaves_files_as_they_were() -> None:
    saved(curia.new(SMALL, seed=1))
    Path("kept.svg").write_text("kept", encoding="utf-8")
    Path("link.svg").symlink_to("nowhere.svg")
    for name in ("kept.svg", "link.svg", "new.svg"):
        assert main(["review", "game.json", "--svg", name]) == 2
    assert sorted(file.name for file in Path().iterdir()) == ["game.json", "kept.svg", "link.svg"]
    assert Path("kept.svg").read_text(encoding="utf-8") == "kept"


def test_the_judges_are_those_of_the_games() -> None:
    assert evaluators.judge_of("caesar-cleopatra") is evaluators.judge_of(SMALL)
