"""Positions set up by hand: what is read, and what is refused, with its place."""

import copy
import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import curia
from tests.quovadis.random_talk import MIXES, new, walk
from tests.quovadis.table import Json

EXAMPLE: Json = {
    "game": "quovadis",
    "seats": 3,
    "options": {},
    "turn": "red",
    "committees": {"b5": ["red", "blue", "red"], "senate": ["green"]},
    "caesar": "j5>senate",
    "laurels": {"b5>i3": "III"},
    "stock": ["V", "II"],
    "bank": 17,
    "players": {
        "red": {"reserve": 6, "laurels": ["I", "IV"]},
        "blue": {"reserve": 7},
        "green": {"reserve": 7},
    },
}


def test_the_contracts_example() -> None:
    match = curia.position(EXAMPLE)
    assert match.to_act == ("red",)
    found = match.position()
    assert {**found, "committees": None, "players": None, "options": {}} == {
        **EXAMPLE,
        "committees": None,
        "players": None,
    }
    assert curia.position(found).position() == found


def test_what_is_left_out() -> None:
    match = curia.position({"game": "quovadis", "seats": 4})
    view = match.view(None)
    assert (view["turn"], view["caesar"], view["bank"], view["stock"]) == ("red", "j5>senate", 0, 0)
    assert all(player == {"reserve": 0, "tiles": 0, "laurels": None} for player in view["players"].values())
    assert [move for move in match.legal("red") if not move.startswith(("caesar", "propose"))] == []


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"seats": 2}, "seats"),
        ({"seats": "3"}, "seats"),
        ({"seats": True}, "seats"),
        ({"turn": "yellow"}, "turn"),
        ({"turn": None}, "turn"),
        ({"moon": 1}, "moon"),
        ({"committees": {"b5": ["red"] * 6}}, "committees.b5"),
        ({"committees": {"a1": ["red", "blue"]}}, "committees.a1"),
        ({"committees": {"z1": []}}, "z1"),
        ({"committees": {"b5": "red"}}, "committees.b5"),
        ({"committees": {"b5": ["yellow"]}}, "committees.b5"),
        ({"committees": []}, "committees"),
        ({"caesar": "f1>j5"}, "caesar"),
        ({"laurels": {"f1>j5": "II"}}, "f1>j5"),
        ({"laurels": {"b5>i3": "VI"}}, "laurels.b5>i3"),
        ({"stock": ["V"] * 7}, "V"),
        ({"stock": "V"}, "stock"),
        ({"bank": 18}, "I"),
        ({"bank": -1}, "bank"),
        ({"bank": 1.0}, "bank"),
        ({"players": {"red": {"reserve": 7}}}, "players.red"),
        ({"players": {"red": {"reserve": 9}}}, "players.red.reserve"),
        ({"players": {"yellow": {}}}, "yellow"),
        ({"players": {"red": {"gold": 1}}}, "gold"),
        ({"players": {"red": []}}, "players.red"),
        ({"options": {"ones": "none"}}, "ones"),
        ({"options": {"disclosure": "true"}}, "disclosure"),
        ({"options": {"moon": 1}}, "moon"),
        ({"options": []}, ""),
        ({"turns": -1}, "turns"),
        ({"caesar_turns": "1"}, "caesar_turns"),
        ({"disclosure": True}, "disclosure"),
        ({"disclosure": 1}, "disclosure"),
        ({"consul": {"game": 1}}, "consul"),
        ({"options": {"consul": True}, "consul": {"game": 2}}, "consul.noted"),
        ({"options": {"consul": True}, "consul": {"game": 4}}, "consul.game"),
        ({"options": {"consul": True}, "consul": {"noted": [{"red": -2}]}}, "consul.noted.0.red"),
        ({"phase": {}}, "name"),
        ({"phase": {"name": "over"}}, "phase.name"),
        ({"phase": {"name": "recall"}}, "phase.name"),
        ({"phase": {"name": "action", "proposals": 11}}, "phase.proposals"),
        ({"phase": {"name": "action", "offered": {"blue": 4}}}, "phase.offered.blue"),
        ({"phase": {"name": "action", "barred": ["moon"]}}, "phase.barred"),
        ({"phase": {"name": "caesar", "entered": True}}, "phase.entered"),
        ({"number": 1, "deal": {}}, "number"),
        (
            {"deal": {"number": 1, "author": "red", "deal": {"enter": "a1"}, "waiting": ["blue"]}},
            "deal.number",
        ),
        (
            {"number": 1, "deal": {"number": 1, "author": "red", "deal": {"enter": "a1"}, "waiting": []}},
            "deal.waiting",
        ),
        (
            {
                "number": 1,
                "deal": {"number": 1, "author": "red", "deal": {"enter": "e1"}, "waiting": ["blue"]},
            },
            "QV-4.1",
        ),
        (
            {"number": 1, "deal": {"number": 1, "author": "red", "deal": {"moon": 1}, "waiting": ["blue"]}},
            "deal.deal",
        ),
        ({"number": 1, "offers": [{"number": 1, "by": "red", "deal": {"enter": "a1"}}]}, "offers.0"),
        ({"number": 1, "offers": [{"number": 2, "by": "blue", "deal": {"enter": "a1"}}]}, "offers.0.number"),
        ({"offers": {}}, "offers"),
        ({"ledger": [{"by": "red", "to": "red", "kind": "consent"}]}, "ledger.0"),
        (
            {"ledger": [{"by": "red", "to": "blue", "kind": "consent", "status": "unjudged"}]},
            "ledger.0.status",
        ),
        ({"ledger": [{"by": "red", "to": "blue", "kind": "consent", "until": 3}]}, "ledger.0.until"),
        ({"ledger": [7]}, "ledger.0"),
    ],
)
def test_what_is_refused(change: Json, where: str) -> None:
    with pytest.raises(curia.BadInput) as refusal:
        curia.position({**EXAMPLE, **change})
    assert where in str(refusal.value)
    assert refusal.value.key not in str(refusal.value)


def test_seats_have_to_be_said() -> None:
    with pytest.raises(curia.BadInput, match="seats"):
        curia.position({"game": "quovadis"})


def _places(found: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inside = found.items() if isinstance(found, dict) else enumerate(found) if isinstance(found, list) else ()
    return [path, *(place for key, value in inside for place in _places(value, (*path, key)))]


@settings(max_examples=150, deadline=None)
@given(
    seed=st.integers(0, 10),
    pick=st.randoms(use_true_random=False),
    value=st.one_of(
        st.none(), st.booleans(), st.integers(-2, 50), st.text(max_size=4), st.just([]), st.just({}),
        st.just(["red"]), st.just({"red": 1}), st.just(0.5),
    ),
)  # fmt: skip
def test_a_spoilt_position_is_refused_or_plays_on(seed: int, pick: Random, value: Any) -> None:
    rng = Random(seed)
    match = new(3 + seed % 3, seed, MIXES[-1 - seed])
    for _ in walk(match, rng, 40, tries=3):
        pass
    position = copy.deepcopy(match.position())
    path = pick.choice(_places(position)[1:])
    inside = position
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] = value
    try:
        spoilt = curia.position(position, seed=1)
    except curia.BadInput:
        return
    again = json.loads(json.dumps(spoilt.position()))
    assert curia.position(again).position() == again
    for _ in walk(spoilt, rng, 15, tries=1):
        spoilt.view(None)
