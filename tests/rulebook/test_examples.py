"""The drawn examples of the rules: each position loads, its moves are legal, and its caption is true."""

from collections import Counter
from typing import Any

import pytest

from curia.core.errors import IllegalMove
from curia.locale import languages
from curia.rulebook import GAMES, caption, clauses
from curia.rulebook.examples import Example, examples, of_clause, read, start

Json = dict[str, Any]
ALL = [(game, example) for game in GAMES.values() for example in examples(game)]
each = pytest.mark.parametrize(("game", "example"), ALL, ids=[example.id for _, example in ALL])
PARTS = {
    "caesar-cleopatra": {"hand", "hands", "votes", "score"},
    "quovadis": {"board", "families", "bank", "deal", "ledger", "score"},
}


def fits(claim: Json, event: Json) -> bool:
    return all(event.get(key) == value for key, value in claim.items())


@pytest.mark.parametrize("game", GAMES.values())
def test_there_are_enough_and_each_belongs_to_a_clause(game: str) -> None:
    known = {clause.id for clause in clauses(game)}
    found = examples(game)
    assert len(found) >= 12
    assert {example.clause for example in found} <= known
    assert max(Counter(example.id for example in found).values()) == 1


@each
def test_what_the_caption_claims_happens(game: str, example: Example) -> None:
    claims = read(game, example.id)
    events = iter(example.events)
    for claim in claims.get("events", ()):
        assert any(fits(claim, event) for event in events), claim
    shown = example.before if example.after is None else example.after
    if "result" in claims:
        assert fits(claims["result"], shown["result"])
    # An example without a move claims something that can or can't be done, or is just a picture.
    assert claims.keys() & {"events", "result", "refused"} or "moves" not in claims


@each
def test_what_it_says_can_be_done_can_and_what_can_not_is_refused_by_its_clause(
    game: str, example: Example
) -> None:
    claims = read(game, example.id)
    for seat, move in claims.get("legal", ()):
        assert move in start(claims).legal(seat)
    for seat, move in claims.get("refused", ()):
        with pytest.raises(IllegalMove) as refused:
            start(claims).play(seat, move)
        assert refused.value.clause == example.clause


@pytest.mark.parametrize("id", ["QV-9.2", "QV-9.14"])
def test_what_it_says_can_not_be_done_any_more_is_refused(id: str) -> None:
    claims = read("quovadis", id)
    match = start(claims)
    ((seat, move, clause),) = claims["barred"]
    assert move in match.legal(seat) or move.startswith("propose ")
    for mover, made in claims["moves"]:
        match.play(mover, made)
    with pytest.raises(IllegalMove) as refused:
        match.play(seat, move)
    assert refused.value.clause == clause


@each
def test_what_is_drawn_is_there(game: str, example: Example) -> None:
    places = example.before["table" if game == "caesar-cleopatra" else "committees"]
    assert set(example.draw) <= PARTS[game] | set(places)
    assert example.before["result"] is None
    if "score" in example.draw:
        assert example.after is not None
        assert example.after["result"] is not None


@pytest.mark.parametrize("language", languages())
def test_every_example_has_a_caption_in_every_language(language: str) -> None:
    for _, example in ALL:
        assert len(caption(example.id, language)) > 20


def test_the_examples_of_a_clause_in_order() -> None:
    assert [example.id for example in of_clause("CC-4.6")] == ["CC-4.6", "CC-4.6-2", "CC-4.6-3"]
    assert of_clause("CC-1.1") == []
    with pytest.raises(KeyError):
        examples("caesar-cleopatra-small")
