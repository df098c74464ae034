"""Looking at finished matches: one replay at a time, in turn, none twice. And what bots' failures leave."""

import asyncio
import threading
from pathlib import Path

import pytest

from curia.core.game import Json
from curia.server.refusals import Refused
from curia.server.services import Services
from curia.server.settings import Settings
from curia.server.tables import lobby, playing
from curia.server.workers import bot_failures, replays
from curia.server.workers.replays import Replays
from tests.server.test_services import table, with_services


class Work:
    """Replays that wait for the test, and are noted."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seen: list[int] = []
        self.go = threading.Semaphore(0)
        self.running = self.most = 0
        monkeypatch.setattr(replays, "_view_at", self)

    def __call__(self, record: Json, seat: str | None, step: int) -> str:
        self.running += 1
        self.most = max(self.most, self.running)
        assert self.go.acquire(timeout=20)
        self.seen.append(step)
        self.running -= 1
        return 10 * str(step)


def test_one_at_a_time_and_in_turn(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        work, found = Work(monkeypatch), Replays(Settings(data))
        asked = [asyncio.create_task(found.view("greedy", "t", {}, None, step)) for step in range(11)]
        await asyncio.sleep(0)
        with pytest.raises(Refused) as refused:
            await found.view("greedy", "t", {}, None, 11)
        assert refused.value.status == 429
        other = asyncio.create_task(found.view("other", "t", {}, None, 77))
        await asyncio.sleep(0)
        work.go.release(12)
        await asyncio.gather(*asked, other)
        # Whoever asks for one waits for two at most: what runs, and the first of the other's.
        assert work.seen.index(77) <= 2
        assert work.most == 1
        found.stop()

    asyncio.run(run())


def test_nothing_is_replayed_twice(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        work, found = Work(monkeypatch), Replays(Settings(data, replays_a_minute=2))
        work.go.release(100)
        together = [found.view("me", "t", {}, "red", 3) for _ in range(2)]
        assert await asyncio.gather(*together) == 2 * [10 * "3"]
        assert await found.view("you", "t", {}, "red", 3) == 10 * "3"
        assert work.seen == [3]
        # What is kept costs nothing; more than that has a rate.
        assert await found.view("me", "t", {}, "red", 3) == 10 * "3"
        with pytest.raises(Refused) as refused:
            await found.view("me", "t", {}, "blue", 3)
        assert refused.value.status == 429
        # And only so much is kept.
        monkeypatch.setattr(replays, "_KEPT_LETTERS", 25)
        assert await found.view("you", "t", {}, "blue", 4) == 10 * "4"
        assert await found.view("they", "u", {}, "blue", 5) == 10 * "5"
        assert [place[2] for place in found._kept] == [4, 5]
        found.stop()

    asyncio.run(run())


def test_views_of_the_past_are_replayed_there(data: Path) -> None:
    async def work(services: Services) -> None:
        room, one, _ = await table(services)
        await room.change(playing.resign(one, None))
        await lobby.view_at(services, one, room.id, "caesar", 1, "here")
        with pytest.raises(Refused) as refused:
            await lobby.view_at(services, one, room.id, "caesar", 0, "here")
        assert refused.value.status == 429

    with_services(data, work, replays_a_minute=1)


def test_failures_do_not_fill_the_disk(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_failures, "_FILES", 5)
    folder = data / "failures"
    for number in range(8):
        bot_failures.keep(folder, f"t-{number}", {"why": "x"})
    assert sorted(file.name for file in folder.iterdir()) == [f"t-{number}.json" for number in range(3, 8)]
    monkeypatch.setattr(bot_failures, "_BYTES", 1000)
    file = bot_failures.keep(folder, "long", {"why": 2000 * "x"})
    assert list(folder.iterdir()) == [file]
    assert (folder.stat().st_mode & 0o777, file.stat().st_mode & 0o777) == (0o700, 0o600)
