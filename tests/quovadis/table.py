"""Setting a table for a test of one rule."""

import json
from typing import Any

import pytest

import curia
from curia import IllegalMove, Match

Json = dict[str, Any]


def at(seats: int = 3, **given: Any) -> Match:
    """A match from a position; who is not named has four senators in reserve."""
    players = given.pop("players", {})
    names = ("red", "blue", "green", "yellow", "purple")[:seats]
    position: Json = {"game": "quovadis", "seats": seats, "bank": 10, **given}
    position["players"] = {name: {"reserve": 3, **players.get(name, {})} for name in names}
    return curia.position(position, seed=1)


def holding(**laurels: str) -> Json:
    """Players with these tiles, such as holding(red="I IV")."""
    return {seat: {"laurels": tiles.split()} for seat, tiles in laurels.items()}


def refused(match: Match, seat: str, move: str) -> str | None:
    """The clause that refuses a move. It must be refused, in words, change nothing, and not be listed."""
    before = match.position(), match.record(), [match.view(name) for name in match.seats]
    with pytest.raises(IllegalMove) as refusal:
        match.play(seat, move)
    assert refusal.value.key not in str(refusal.value)
    assert (match.position(), match.record(), [match.view(name) for name in match.seats]) == before
    assert move not in match.legal(seat)
    return refusal.value.clause


def propose(match: Match, seat: str, **deal: Any) -> int:
    """Propose a deal; its number."""
    match.play(seat, f"propose {json.dumps(deal)}")
    return number(match)


def offer(match: Match, seat: str, **deal: Any) -> int:
    match.play(seat, f"offer {json.dumps(deal)}")
    return number(match)


def counter(match: Match, seat: str, answered: int, **deal: Any) -> int:
    match.play(seat, f"counter {answered} {json.dumps(deal)}")
    return number(match)


def number(match: Match) -> int:
    found = match.view(None)["number"]
    assert isinstance(found, int)
    return found


def pay(giver: str, to: str, laurels: int) -> Json:
    return {"from": giver, "to": to, "laurels": laurels}


def promise(by: str, to: str, kind: str, **terms: Any) -> Json:
    return {"by": by, "to": to, "kind": kind, **terms}


def tiles(match: Match, seat: str) -> list[str]:
    found = match.view(seat)["players"][seat]["laurels"]
    assert isinstance(found, list)
    return found


def seated(match: Match, committee: str) -> list[str]:
    found = match.view(None)["committees"][committee]
    assert isinstance(found, list)
    return found


def statuses(match: Match) -> list[str]:
    return [entry["status"] for entry in match.view(None)["ledger"]]


def last(match: Match, event: str) -> Json:
    """The newest event of a kind, as spectators saw it."""
    return next(seen for seen in reversed(match.events(None)) if seen["event"] == event)


def round_of(match: Match, *moves: str) -> None:
    """The seats on turn play these moves, one each."""
    for move in moves:
        match.play(match.to_act[0], move)
