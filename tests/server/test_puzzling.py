"""Puzzles over the network: nothing is kept on the server, and what makes no sense is refused kindly."""

import httpx
import pytest

from curia import puzzles
from curia.locale import languages, say
from tests.server.serving import Json, Server

BOTH = "/api/puzzles/caesar-cleopatra/both-at-once"
CHEAPER = "/api/puzzles/quovadis/the-cheaper-friend"
SOLUTION = (
    'propose {"move":"n3>senate","consents":{"blue":1},"payments":[{"from":"red","to":"blue","laurels":1}]}'
)


def post(server: Server, path: str, moves: object, language: str = "en") -> httpx.Response:
    return httpx.post(server.address + path, json={"moves": moves}, headers={"Accept-Language": language})


def at(server: Server, path: str, moves: list[str], language: str = "en") -> Json:
    found: Json = post(server, path, moves, language).raise_for_status().json()
    return found


@pytest.mark.parametrize("language", languages())
def test_they_are_listed_in_the_callers_language(server: Server, language: str) -> None:
    found = httpx.get(f"{server.address}/api/puzzles", headers={"Accept-Language": language})
    assert found.headers["content-language"] == language
    assert found.json()["games"] == {
        game: [
            {"name": one.id, "title": say(one.title, language=language), "grade": one.grade}
            for one in puzzles.listed(game)
        ]
        for game in puzzles.GAMES
    }


def test_a_turn_is_played_move_by_move_without_a_key(server: Server) -> None:
    begun = at(server, BOTH, [])
    assert begun["view"]["seat"] == "cleopatra"
    assert begun["verdict"] is None
    assert "most patricians" in begun["question"][0]
    halfway = at(server, BOTH, ["up 3 senators"])
    assert halfway["verdict"] is None
    assert halfway["view"]["legal"] != begun["view"]["legal"]
    solved = at(server, BOTH, ["up 3 senators", "up 2 senators", "done"])
    assert solved["verdict"]["solved"]
    assert (solved["verdict"]["worth"], solved["verdict"]["best"]) == (1, 1)
    missed = at(server, BOTH, ["pass"], "de")
    assert not missed["verdict"]["solved"]
    assert missed["verdict"]["said"] == ["Dein Zug ist 0,00 Patrizier wert, der beste 1,00."]


def test_the_view_is_the_solvers_own(server: Server) -> None:
    view = at(server, BOTH, [])["view"]
    assert view["players"]["caesar"].get("cards") is None
    assert view["players"]["cleopatra"]["cards"]


def test_a_deal_is_agreed_to_or_declined(server: Server) -> None:
    agreed = at(server, CHEAPER, [SOLUTION])
    assert agreed["verdict"] == {
        "solved": True,
        "worth": 6,
        "best": 6,
        "declined": [],
        "said": ["In the end: you 6, Blue 5, Green 4.", "Solved: 6 laurels, and more can't be had."],
    }
    declined = at(server, CHEAPER, ['propose {"move":"n3>senate","consents":{"green":1}}'])
    assert declined["verdict"]["declined"] == ["green"]
    assert declined["verdict"]["worth"] == 0
    assert declined["verdict"]["said"][0].startswith("Green does not agree.")


@pytest.mark.parametrize("language", languages())
def test_the_solution_is_told_when_asked_for(server: Server, language: str) -> None:
    for path, name in ((BOTH, "both-at-once"), (CHEAPER, "the-cheaper-friend")):
        found = httpx.get(f"{server.address}{path}/solution", headers={"Accept-Language": language}).json()
        puzzle = puzzles.by_id(name)
        assert found["moves"] == list(puzzle.solution)
        assert len(found["said"]) == len(puzzle.solution)
        assert found["why"] == say(f"puzzle-{name}.why", language=language)
        assert found["clauses"] == list(puzzle.clauses)


def test_an_illegal_move_is_refused_with_its_clause(server: Server) -> None:
    refused = post(server, CHEAPER, ["move n3>senate"], "fr")
    assert (refused.status_code, refused.json()["clause"]) == (422, "QV-5.3")
    assert refused.headers["content-language"] == "fr"


@pytest.mark.parametrize(
    ("path", "moves", "status", "key"),
    [
        ("/api/puzzles/chess/both-at-once", [], 404, "puzzle-unknown"),
        ("/api/puzzles/quovadis/both-at-once", [], 404, "puzzle-unknown"),
        (f"/api/puzzles/quovadis/{'x' * 61}", [], 422, "server-invalid"),
        (BOTH, ["pass", "pass"], 400, "puzzle-over"),
        (BOTH, ["dance"], 422, "move-unreadable"),
        (CHEAPER, ['propose {"payments":[{"from":"red","to":"blue","laurels":1}]}'], 400, "puzzle-deal"),
        (CHEAPER, ["pass"] * 21, 422, "server-invalid"),
        (CHEAPER, ["x" * 2001], 422, "server-invalid"),
        (CHEAPER, "pass", 422, "server-invalid"),
        (CHEAPER, [1], 422, "server-invalid"),
    ],
)
def test_bad_input_is_refused(server: Server, path: str, moves: object, status: int, key: str) -> None:
    refused = post(server, path, moves)
    assert (refused.status_code, refused.json()["key"]) == (status, key)
    assert refused.json()["message"]
