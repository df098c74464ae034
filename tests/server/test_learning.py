"""The tutorials over the network: nothing is kept on the server; what makes no sense is refused kindly."""

import httpx
import pytest

from curia.lessons import GAMES, chapters
from tests.server.serving import Json, Server

LAYING = "/api/lessons/caesar-cleopatra/laying"


def post(server: Server, moves: object, path: str = LAYING, language: str = "en") -> httpx.Response:
    return httpx.post(server.address + path, json={"moves": moves}, headers={"Accept-Language": language})


def at(server: Server, moves: list[str], path: str = LAYING, language: str = "en") -> Json:
    found: Json = post(server, moves, path, language).raise_for_status().json()
    return found


def test_the_chapters_are_listed_in_the_callers_language(server: Server) -> None:
    for language, title in (("en", "The philosopher"), ("de", "Der Philosoph")):
        found = httpx.get(f"{server.address}/api/lessons", headers={"Accept-Language": language})
        assert found.headers["content-language"] == language
        games = found.json()["games"]
        assert {game: [one["chapter"] for one in games[game]] for game in games} == {
            game: [one.id for one in chapters(game)] for game in GAMES
        }
        assert title in [one["title"] for one in games["caesar-cleopatra"]]


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_is_played_to_its_end_without_a_key(server: Server, game: str) -> None:
    for chapter in chapters(game):
        path, moves = f"/api/lessons/{game}/{chapter.id}", list[str]()
        for _ in chapter.steps[1:]:
            step = at(server, moves, path)
            assert (step["moves"], step["done"], step["hint"]) == (moves, False, None)
            assert step["view"]["seat"] == chapter.seat
            legal = step["view"]["legal"]
            moves.append(next((one for one in step["want"] if one in legal), (*step["want"], "continue")[0]))
        assert at(server, moves, path)["done"]


def test_another_legal_move_is_not_made_and_the_reason_told(server: Server) -> None:
    before = at(server, ["continue"])
    after = at(server, ["continue", "down 1 aediles"])
    assert after.pop("hint").startswith("That can wait.")
    assert before.pop("hint") is None
    assert after == before
    assert at(server, ["continue", "down 1 aediles"], language="cs")["hint"] != after["say"]


def test_an_illegal_move_is_refused_with_its_clause(server: Server) -> None:
    refused = post(server, ["continue", "down P senators"], language="de")
    assert refused.status_code == 422
    assert refused.json()["clause"] == "CC-3.5"
    assert refused.headers["content-language"] == "de"


@pytest.mark.parametrize(
    ("moves", "path", "status", "key"),
    [
        ([], "/api/lessons/chess/laying", 404, "lesson-game"),
        ([], "/api/lessons/quovadis/laying", 404, "lesson-unknown"),
        ([], f"/api/lessons/quovadis/{'x' * 41}", 422, "server-invalid"),
        (["continue", "continue"], LAYING, 422, "move-unreadable"),
        (["down 5 senators"], LAYING, 400, "lesson-read"),
        (["continue", "down 1 aediles", "done"], LAYING, 400, "lesson-astray"),
        (["continue"] * 41, LAYING, 422, "server-invalid"),
        (["x" * 2001], LAYING, 422, "server-invalid"),
        ("continue", LAYING, 422, "server-invalid"),
        ([1], LAYING, 422, "server-invalid"),
    ],
)
def test_bad_input_is_refused(server: Server, moves: object, path: str, status: int, key: str) -> None:
    refused = post(server, moves, path)
    assert (refused.status_code, refused.json()["key"]) == (status, key)
    assert refused.json()["message"]
