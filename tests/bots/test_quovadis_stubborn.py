"""Bots at Quo Vadis? take no for an answer, and get on: whole games between them, read from the record."""

import json
from functools import cache
from typing import Any

import pytest

import curia
from bench.bots_quovadis import play
from curia.games.quovadis.bots.levels import LEVELS
from tests.quovadis.table import at, holding, number

BOTS = (*LEVELS, "greedy")
SEEDS = {"praetor": (3, 4), "imperator": (3,)}

Event = dict[str, Any]


@cache
def turns(name: str, seed: int) -> list[list[Event]]:
    """A game between four bots of a kind: the events of each turn, the turn's action among them."""
    match = play([curia.bot(name)] * 4, seed, {})
    again = curia.new("quovadis", seats=4, seed=seed)
    found: list[list[Event]] = [[]]
    for entry in match.record()["moves"]:
        if entry["seat"] not in match.seats:
            continue
        before = again.view(None)
        again.play(entry["seat"], entry["move"])
        after = again.view(None)
        found[-1] += after["events"][len(before["events"]) :]
        if after["turns"] > before["turns"]:
            can_enter = before["players"][before["turn"]]["reserve"] and any(
                len(before["committees"][name]) < int(name[1]) for name in ("a1", "b5", "c1", "d3")
            )
            found[-1].append({"event": "over", "seat": before["turn"], "can_enter": can_enter})
            found.append([])
    return found[:-1]


def games(name: str) -> list[list[list[Event]]]:
    return [turns(name, seed) for seed in SEEDS.get(name, (5,))]


def terms(deal: Event) -> Event:
    """What a deal asks for, whatever is paid."""
    return {key: value for key, value in deal.items() if key != "payments"}


def received(deal: Event, seat: str) -> int:
    paid = deal.get("payments", [])
    return sum(term["laurels"] * ((term["to"] == seat) - (term["from"] == seat)) for term in paid)


@pytest.mark.parametrize("name", BOTS)
def test_what_was_refused_is_asked_again_only_for_more(name: str) -> None:
    """In the same turn, or in one's next."""
    proposals = 0
    for game in games(name):
        refused: dict[str, list[tuple[Event, str]]] = {}
        for turn in game:
            asked: dict[int, Event] = {}
            here: list[tuple[Event, str]] = []
            mover = turn[-1]["seat"]
            for event in turn:
                if event["event"] == "proposed":
                    proposals += 1
                    asked[event["number"]] = event["deal"]
                    for deal, decliner in (*refused.get(mover, []), *here):
                        if terms(deal) == terms(event["deal"]):
                            assert received(event["deal"], decliner) > received(deal, decliner), event
                elif event["event"] in ("declined", "countered"):
                    number = event.get("answers", event["number"])
                    if number in asked:
                        here.append((asked[number], event["seat"]))
            refused[mover] = here
    assert proposals > 5


@pytest.mark.parametrize("name", BOTS)
def test_caesar_is_not_moved_time_and_again_instead_of_getting_on(name: str) -> None:
    for game in games(name):
        own: dict[str, int] = {}
        together = 0
        for turn in game:
            kinds = [event["event"] for event in turn]
            mover, can_enter = turn[-1]["seat"], turn[-1]["can_enter"]
            only_caesar = "caesar" in kinds and "moved" not in kinds
            together = together + 1 if only_caesar else 0
            own[mover] = own.get(mover, 0) + 1 if only_caesar and can_enter else 0
            assert own[mover] < 3
            assert together < 7


@pytest.mark.parametrize("name", BOTS)
def test_where_nobody_gets_on_alone_they_come_to_terms(name: str) -> None:
    """QV-8.4: every way on needs a consent, and hardly anybody can pay a single laurel (QV-9.4)."""
    players = holding(red="", blue="III", green="", yellow="")
    match = at(
        4,
        turn="yellow",
        committees={
            "a1": ["red"], "c1": ["red"], "e1": ["yellow"], "j5": ["blue"],
            "b5": ["red", "blue", "blue", "green", "green"],
            "d3": ["blue", "green", "yellow"], "g3": ["red", "blue", "green"],
            "i3": ["red", "green", "yellow"],
        },
        laurels={
            "b5>i3": "V", "b5>f1": "II", "d3>g3": "III", "d3>h1": "III", "g3>j5": "III",
            "g3>l1": "II", "i3>m3": "III", "m3>senate": "II", "j5>senate": "III", "n3>senate": "IV",
        },
        stock=["III"],
        caesar="m3>senate",
        players=players | {"yellow": {"reserve": 5}},
    )  # fmt: skip
    while match.view(None)["turns"] < 8 and all(event["event"] != "moved" for event in events(match)):
        seat = match.to_act[0]
        match.play(seat, curia.bot(name).choose(match.view(seat), seed=1))
    assert events(match)[-1]["event"] == "moved"


def events(match: curia.Match) -> list[Event]:
    return [event for event in match.view(None)["events"] if event["event"] in ("entered", "moved", "caesar")]


@pytest.mark.parametrize("name", ["greedy", "imperator"])
def test_a_price_that_was_refused_is_not_offered_again(name: str) -> None:
    """At tables of a real game: what a seat would offer, it has just countered with, and was refused."""
    match, bot, found = curia.new("quovadis", seats=3, seed=1), curia.bot(name), 0
    while match.to_act and found < 4:
        mover = match.to_act[0]
        if match.view(None)["deal"] is None:
            for seat in match.seats:
                said = None if seat == mover else bot.choose_offer(match.view(seat))
                deal = (said or "").removeprefix("offer ")
                if deal and "consents" in deal and json.loads(deal)["move"][1] == "3":  # one consent suffices
                    again = curia.position(match.position(), seed=1)
                    asked = json.loads(deal) | {"payments": []}
                    again.play(mover, f"propose {json.dumps(asked)}")
                    again.play(seat, f"counter {number(again)} {deal}")
                    again.play(mover, f"decline {number(again)}")
                    assert bot.choose_offer(again.view(seat)) != said
                    found += 1
        match.play(mover, curia.bot("praetor").choose(match.view(mover), seed=1))
    assert found == 4
