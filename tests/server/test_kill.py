"""kill -9 at any instant: nothing is lost that was acknowledged or told, and nothing is there twice."""

import random
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.phoenix import Phoenix
from tests.server.postgres import postgres
from tests.server.survivors import GAMES, Survivor, check, whole_match


def survive(servers: Sequence[Phoenix], game: str, kills: int, pace: float, seed: int) -> int:
    """A whole match while servers are killed; returns how often a stream broke."""
    chance = random.Random(seed)
    players = {seat: Survivor(servers) for seat in GAMES[game]}
    watcher = Survivor(servers)

    def kill() -> None:
        for _ in range(kills):
            time.sleep(0.05 + 0.4 * chance.random())
            server = chance.choice(servers)
            server.kill()
            server.start()

    path, commitment = whole_match(players, watcher, game, pace, chance, kill)
    records = []
    for server in servers:
        server.kill()
        server.start()
        records.append(watcher.ok("GET", f"{path}/record"))
    assert all(other == records[0] for other in records)
    everyone = {**players, "": watcher}
    check(records[0], path, everyone, commitment)
    for one in everyone.values():
        one.close()
    return sum(one.breaks for one in everyone.values())


@contextmanager
def phoenix(*datas: Path, **settings: str) -> Iterator[list[Phoenix]]:
    servers: list[Phoenix] = []
    try:
        for data in datas:
            data.mkdir()
            servers.append(Phoenix(data, **settings))
            servers[-1].start()
        yield servers
    finally:
        for server in servers:
            server.close()


def test_a_killed_server_has_lost_nothing(tmp_path: Path) -> None:
    with phoenix(tmp_path / "one") as servers:
        assert survive(servers, "caesar-cleopatra", kills=5, pace=0.01, seed=1) > 0


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_dozens_of_kills_lose_nothing(tmp_path: Path, game: str) -> None:
    with phoenix(tmp_path / "one") as servers:
        assert survive(servers, game, kills=40, pace=0.3, seed=2) >= 40


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_one_of_two_processes_on_postgresql_is_killed_dozens_of_times(tmp_path: Path, game: str) -> None:
    with (
        postgres() as address,
        phoenix(tmp_path / "one", tmp_path / "two", CURIA_DATABASE_URL=address) as servers,
    ):
        assert survive(servers, game, kills=40, pace=0.3, seed=3) >= 20
