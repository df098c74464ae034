"""The referee's protocol: the examples of its documentation, whole games, and any kind of garbage."""

import io
import json
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import curia
from curia.core.game import Json
from curia.terminal.commands.referee import _REQUESTS, Referee
from curia.terminal.console import Console
from tests.cli.keyboard import curia_command

DOCS = Path(__file__).parents[2] / "docs" / "referee.md"
REST = "..."


def examples() -> list[tuple[str, Json]]:
    lines = [
        line
        for block in re.findall(r"```jsonl\n(.*?)```", DOCS.read_text(encoding="utf-8"), flags=re.DOTALL)
        for line in block.splitlines()
    ]
    asked, answered = lines[::2], lines[1::2]
    assert all(line.startswith("> ") for line in asked)
    assert all(line.startswith("< ") for line in answered)
    return [(ask[2:], json.loads(answer[2:])) for ask, answer in zip(asked, answered, strict=True)]


def check(answer: Any, documented: Any, where: str) -> None:
    """The answer holds what is documented, and may hold more keys."""
    if isinstance(documented, dict):
        assert isinstance(answer, dict), where
        for key, value in documented.items():
            assert key in answer, f"{where}.{key}"
            check(answer[key], value, f"{where}.{key}")
    elif isinstance(documented, list) and documented[-1:] == [REST]:
        assert len(answer) >= len(documented), where
        for number, value in enumerate(documented[:-1]):
            check(answer[number], value, f"{where}[{number}]")
    elif isinstance(documented, list):
        assert len(answer) == len(documented), where
        for number, value in enumerate(documented):
            check(answer[number], value, f"{where}[{number}]")
    else:
        assert answer == documented, where


def test_the_examples_of_the_documentation() -> None:
    run = curia_command("referee", typed="\n".join(ask for ask, _ in examples()) + "\n\n")
    assert (run.returncode, run.stderr) == (0, "")
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    for (ask, documented), answer in zip(examples(), answers, strict=True):
        check(answer, documented, ask[:60])


def test_every_request_is_documented() -> None:
    text = DOCS.read_text(encoding="utf-8")
    for name, (keys, _) in _REQUESTS.items():
        rows = [line for line in text.splitlines() if line.startswith(f"| `{name}` |")]
        assert rows, name
        assert [key for key in keys if not any(f"`{key}`" in row for row in rows) and key != "match"] == []


def referee() -> Referee:
    return Referee(Console(io.StringIO(), io.StringIO()))


def ask(judge: Referee, **request: Any) -> Json:
    answer = judge.answer(json.dumps(request))
    assert json.loads(json.dumps(answer)) == answer
    return answer


@pytest.mark.parametrize("game", ["caesar-cleopatra", "caesar-cleopatra-small", "quovadis"])
def test_a_whole_game(game: str) -> None:
    judge, chance = referee(), random.Random(3)
    answer = ask(judge, do="new", game=game, seed=3)
    for _ in range(5000):
        if not answer["to_act"]:
            break
        seat = answer["to_act"][0]
        moves = ask(judge, do="legal", seat=seat)["legal"]
        plain = [move for move in moves if not move.startswith(("propose", "counter"))] or moves
        answer = ask(judge, do="play", seat=seat, move=chance.choice(plain))
        assert answer["ok"]
    assert ask(judge, do="result")["result"] == answer["result"] is not None
    record = ask(judge, do="record")["record"]
    again = ask(judge, do="replay", record=record)
    assert again["match"] == "m2"
    assert again["result"] == answer["result"]
    assert ask(judge, do="view", match="m1", seat=None)["view"] == curia.replay(record).view(None)


def test_matches_are_kept_apart_and_forgotten() -> None:
    judge = referee()
    for seed in (1, 2):
        ask(judge, do="new", game="caesar-cleopatra", seed=seed, options={"actions": "shuffled"})
    ask(judge, do="play", match="m1", seat="caesar", move="arrange 1 2 3 4 5")
    assert ask(judge, do="to_act", match="m1")["to_act"] == ["cleopatra"]
    assert ask(judge, do="to_act")["to_act"] == ["cleopatra", "caesar"]
    assert ask(judge, do="close", match="m1") == {"id": None, "ok": True, "closed": "m1"}
    assert ask(judge, do="to_act", match="m1")["error"]["key"] == "request-match"


def test_a_sample_fits_the_view() -> None:
    judge = referee()
    ask(judge, do="new", game="caesar-cleopatra", seed=1)
    view = ask(judge, do="view", seat="caesar")["view"]
    assert ask(judge, do="sample", match="m1", seat="caesar", seed=5)["ok"]
    assert ask(judge, do="view", match="m2", seat="caesar")["view"] == view
    assert ask(judge, do="sample", view=view, seed=5)["ok"]
    assert ask(judge, do="position", match="m3") == ask(judge, do="position", match="m2")
    bad_views: list[Any] = [{}, [], None, 3, {"game": "caesar-cleopatra"}]
    for bad in (*bad_views, {**view, "players": {}}, {**view, "events": 3}):
        assert ask(judge, do="sample", view=bad)["error"]["kind"] == "BadInput"


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
KEYS = sorted({key for keys, _ in _REQUESTS.values() for key in keys})


@given(
    do=st.sampled_from(sorted(_REQUESTS)),
    more=st.dictionaries(
        st.sampled_from(KEYS), ANYTHING | st.sampled_from(["m1", "caesar", "caesar-cleopatra", 2]), max_size=4
    ),
)
@settings(max_examples=300, deadline=None)
def test_requests_with_anything_in_them(do: str, more: dict[str, Any]) -> None:
    judge = referee()
    ask(judge, do="new", game="caesar-cleopatra", seed=1)
    answer = ask(judge, do=do, id=more, **more)
    assert answer["id"] == more
    assert answer["ok"] or answer["error"]["kind"] in ("BadRequest", "BadInput", "IllegalMove")
    assert answer["ok"] or answer["error"]["message"]


@given(st.text(max_size=60))
@settings(max_examples=200, deadline=None)
def test_lines_of_garbage(line: str) -> None:
    answer = referee().answer(line)
    assert not answer["ok"]


def test_garbage_in_a_process_of_its_own() -> None:
    lines = [
        b"\xff\xfe\x00",
        b"{",
        b"[" * 50_000,
        b"null",
        b'"x"',
        b'{"do": []}',
        b'{"do": "new", "game": {}}',
    ]
    lines += [
        b'{"id": ' + b"9" * 5000 + b', "do": "games"}',
        b'{"id": NaN, "do": "to_act"}',
        b'{"do": "games", "id": 7}',
    ]
    run = subprocess.run(
        [sys.executable, "-m", "curia", "referee"], input=b"\n".join(lines), capture_output=True, timeout=60
    )
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    assert (run.returncode, run.stderr) == (0, b"")
    assert [answer["ok"] for answer in answers] == [False] * (len(lines) - 1) + [True]
    assert answers[-1]["id"] == 7
