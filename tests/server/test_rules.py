"""The drawn examples of the rules, as the page gets them."""

import httpx
import pytest

from curia.rulebook import GAMES
from curia.rulebook.examples import examples
from tests.server.serving import Server


@pytest.mark.parametrize("game", GAMES.values())
def test_the_examples_of_a_game(server: Server, game: str) -> None:
    answer = httpx.get(f"{server.address}/api/rules/{game}/examples")
    assert [one["id"] for one in answer.json()["examples"]] == [one.id for one in examples(game)]
    assert answer.headers["content-encoding"] == "gzip"
    again = {"If-None-Match": answer.headers["etag"]}
    assert httpx.get(f"{server.address}/api/rules/{game}/examples", headers=again).status_code == 304
    plain = httpx.get(f"{server.address}/api/rules/{game}/examples", headers={"Accept-Encoding": "identity"})
    assert plain.json() == answer.json()


@pytest.mark.parametrize("game", ["chess", "caesar-cleopatra-small", "..%2fen"])
def test_a_game_without_rules(server: Server, game: str) -> None:
    assert httpx.get(f"{server.address}/api/rules/{game}/examples").status_code == 404
