"""The arena on a Dask cluster: a real scheduler and two workers, one of them killed in the middle."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

import curia
from curia.bots.arena.executors import Place, cluster, local
from curia.bots.arena.plan import Player, Setting, tasks
from curia.bots.arena.run import Run
from curia.core.game import Json

GAMES = 16
# Both are given iterations; a bot that takes none plays the same way every time anyway.
SETTING = Setting(
    "caesar-cleopatra",
    2,
    {},
    (Player("one", "greedy", iterations=10), Player("other", "random", iterations=10)),
    seed=3,
)


@contextmanager
def dask(command: str, *arguments: str, cwd: Path) -> Iterator["subprocess.Popen[bytes]"]:
    process = subprocess.Popen(
        [sys.executable, "-m", f"distributed.cli.dask_{command}", "--no-dashboard", *arguments],
        cwd=cwd,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def address(file: Path) -> str:
    for _ in range(600):
        try:
            return str(json.loads(file.read_text(encoding="utf-8"))["address"])
        except (OSError, ValueError):
            time.sleep(0.1)
    raise AssertionError("the scheduler does not start")


def play_on(place: Place, after_four: list["subprocess.Popen[bytes]"]) -> list[Json]:
    """All games; once four are over, these processes are killed."""
    lines: dict[int, Json] = {}

    def done(line: Json) -> None:
        # Times differ from run to run.
        lines[line["number"]] = {**line, "thinking": None}
        if len(lines) == 4:
            for process in after_four:
                process.kill()

    Run(
        curia.GAMES[SETTING.game],
        place,
        wants=lambda task: True,
        done=done,
        lost=lambda task: pytest.fail(f"game {task.number} was lost"),
    ).all(tasks(SETTING, GAMES))
    return [lines[number] for number in sorted(lines)]


@pytest.mark.long
def test_a_cluster_that_loses_a_worker_plays_the_same_games(tmp_path: Path) -> None:
    file = tmp_path / "scheduler.json"
    with ExitStack() as stack:
        stack.enter_context(
            dask(
                "scheduler", "--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(file), cwd=tmp_path
            )
        )
        found = address(file)
        one, _ = (
            stack.enter_context(
                dask("worker", found, "--host", "127.0.0.1", "--nthreads", "1", "--no-nanny", cwd=tmp_path)
            )
            for _ in range(2)
        )
        place = cluster(found)
        stack.callback(place.close)
        there = play_on(place, [one])
        assert one.wait(10) != 0
    assert len(there) == GAMES
    assert there == play_on(local(2), [])


def test_a_cluster_of_a_kind_that_there_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("distributed.Client", lambda *args, **options: pytest.fail("a client is opened"))
    with pytest.raises(curia.BadInput) as refused:
        cluster("nonsense://127.0.0.1:1")
    assert refused.value.key == "arena-no-cluster"


@pytest.mark.parametrize(
    "text", ["", "foo", "foo:8786", "tcp://foo", "tcp://:8786", "tcp://foo:port", "tcp://[:1"]
)
def test_what_is_no_address_is_not_tried(text: str) -> None:
    with pytest.raises(curia.BadInput) as refused:
        cluster(text)
    assert refused.value.key == "arena-cluster-address"
