"""Reviews of finished matches: when nothing is secret any more, the same as `curia review` would make."""

import asyncio
import json
import time
from pathlib import Path

import pytest

import curia
from curia.bots.review import review
from curia.server.refusals import Refused
from curia.server.settings import Settings
from curia.server.workers.reviews import Job, Reviews
from tests.server.serving import Client, Json, Server, play_out, serving, started

PAIR = ["cleopatra", "caesar"]
SMALL = "caesar-cleopatra-small"


def reviewed(client: Client, made: Json, seconds: float = 60) -> tuple[Json, list[Json]]:
    """The review of a table, and how far it was whenever somebody asked."""
    told, until = [], time.monotonic() + seconds
    while time.monotonic() < until:
        answer = client.call("GET", f"/api/tables/{made['table']}/review")
        told.append(answer.json())
        if answer.status_code == 200:
            return told.pop(), told
        assert answer.status_code == 202, answer.text
        time.sleep(0.02)
    raise AssertionError(told[-1])


def rounded(found: Json) -> Json:
    """Sums may differ in their last digits: each process adds with as many cores as it has."""
    told: Json = json.loads(json.dumps(found), parse_float=lambda text: round(float(text), 6))
    return told


def finished(server: Server, game: str = SMALL) -> tuple[Json, dict[str, Client]]:
    made, players = started(server, game, PAIR if game == SMALL else ["red", "blue", "green"])
    if game == SMALL:
        play_out(made, players)
    else:
        play_out(made, players, most=10)
        # Bots play on for those who resign; with the last person the match ends.
        for player in players.values():
            player.post(f"/api/tables/{made['table']}/resign")
    return made, players


def test_it_is_made_when_the_game_is_over_and_is_that_of_curia_review(data: Path) -> None:
    with serving(data, CURIA_REVIEW_ITERATIONS="2") as server:
        made, players = started(server, SMALL, PAIR)
        path = f"/api/tables/{made['table']}"
        players["caesar"].refused("GET", f"{path}/review", 409, "server-running")
        play_out(made, players)
        found, told = reviewed(players["caesar"], made)
        assert all(one["review"] is None and one["done"] <= one["of"] for one in told)
        assert [one["done"] for one in told] == sorted(one["done"] for one in told)
        assert found["done"] == found["of"] > 0
        record = players["caesar"].get(f"{path}/record")
        own = review(curia.GAMES[SMALL], record, iterations=2, adviser=curia.bot("imperator"))
        assert rounded(found["review"]) == rounded(own)
        again, waited = reviewed(players["cleopatra"], made)
        assert (again, waited) == (found, [])


def test_it_shows_what_the_replay_shows_to_whom_the_replay_is_shown(data: Path) -> None:
    with serving(data, CURIA_REVIEW_ITERATIONS="1") as server:
        made, _ = finished(server, "quovadis")
        path = f"/api/tables/{made['table']}"
        stranger, watcher = server.client(), server.client()
        stranger.refused("GET", f"{path}/review", 403)
        server.client(key=False).refused("GET", f"{path}/review", 403)
        watcher.post(f"{path}/watch", invite=made["invite"])
        found, _ = reviewed(watcher, made)
        steps = watcher.get(f"{path}/views/0")["steps"]
        assert len(found["review"]["moves"]) == steps
        for at in (1, steps):
            told = found["review"]["moves"][at - 1]
            assert watcher.get(f"{path}/views/{at}")["move"] == {"seat": told["seat"], "move": told["move"]}


def test_one_is_made_at_a_time_and_only_so_many(data: Path) -> None:
    with serving(data, CURIA_REVIEW_ITERATIONS="4", CURIA_REVIEWS_AN_HOUR="2") as server:
        tables = [finished(server, SMALL) for _ in range(3)]
        clients = [players["caesar"] for _, players in tables]
        first, second, third = (f"/api/tables/{made['table']}/review" for made, _ in tables)
        assert clients[0].call("GET", first).status_code == 202
        assert clients[1].call("GET", second).json() == {"done": 0, "of": 0, "review": None}
        clients[2].refused("GET", third, 429, "server-rate")
        assert clients[0].call("GET", first).status_code in (200, 202)
        for made, players in tables[:2]:
            reviewed(players["caesar"], made)


def test_what_takes_too_long_is_given_up_and_can_be_tried_again(data: Path) -> None:
    with serving(data, CURIA_REVIEW_LIMIT="0.01") as server:
        made, players = finished(server)
        path = f"/api/tables/{made['table']}/review"
        for _ in range(2):
            while (answer := players["caesar"].call("GET", path)).status_code == 202:
                time.sleep(0.02)
            assert (answer.status_code, answer.json()["key"]) == (503, "server-review-failed")
        assert server.stop() == 0


def test_those_that_failed_and_nobody_asks_for_again_are_in_nobodys_way(data: Path) -> None:
    async def work() -> None:
        reviews = Reviews(Settings(data))
        reviews._jobs = {f"t{number}": Job(f"client {number}") for number in range(20)}
        with pytest.raises(Refused, match="full"):
            reviews.ask("me", "mine", {})
        for job in reviews._jobs.values():
            job.failed = True
        assert reviews.ask("me", "mine", {})["review"] is None
        await reviews.stop()

    asyncio.run(work())


def test_one_address_does_not_take_all_places(data: Path) -> None:
    async def work() -> None:
        reviews, made = Reviews(Settings(data)), list[str]()

        async def review(job: Job, record: Json) -> Json:
            made.append(job.client)
            await asyncio.sleep(0)
            return {}

        reviews._review = review  # type: ignore[method-assign]
        for number in range(5):
            reviews.ask("greedy", f"g{number}", {})
        with pytest.raises(Refused, match="full"):
            reviews.ask("greedy", "g5", {})
        reviews.ask("honest", "h0", {})
        while reviews._jobs:
            await asyncio.sleep(0)
        # Whoever asks for one does not wait for all that another has asked for.
        assert made.index("honest") <= 2

    asyncio.run(work())
