#!/usr/bin/env python3
"""A player for the arena: curia arena caesar-cleopatra greedy --player examples/player.py
It reads views from its standard input and writes moves (docs/player.md), and needs nothing of Curia.
It knows a little about Caesar & Cleopatra; put your own idea into `worth`."""

import json
import random
import sys
from typing import Any

VALUE = {"1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "P": 0}


def worth(view: dict[str, Any], move: str) -> float:
    """How good a move looks; the best one is played."""
    word, *rest = move.split(" ")
    if word in ("down", "up"):
        return 5 + lead(view, rest[1], VALUE[rest[0]]) + (0.5 if word == "down" else 0)
    if word == "assassinate":
        return 4 + VALUE[rest[0]]
    if word == "draw":
        return 2 if rest[0] == "influence" else 1
    return {"veto": 1, "allow": 0, "done": 3, "swap": -len(rest), "pass": -9}.get(word, 0)


def lead(view: dict[str, Any], group: str, value: int) -> float:
    """What a card is worth at a group: much where it takes the lead, and where the vote may come soon."""
    table, me = view["table"][group], view["seat"]
    foe = next(seat for seat in view["seats"] if seat != me)
    mine = sum(VALUE[card] for card in table[me]["up"] + table[me]["hidden"])
    # A card that lies face down is worth 3 on average.
    theirs = sum(VALUE[card] for card in table[foe]["up"]) + 3 * table[foe]["down"]
    takes = mine <= theirs < mine + value
    return (3 if takes else 0) + (1 if group in view["votes"]["to_come"] else 0) - 0.2 * value


def choose(asked: dict[str, Any]) -> str:
    view, chance = asked["view"], random.Random(asked["seed"])
    if not view["game"].startswith("caesar"):
        return str(chance.choice(view["legal"]))
    # Among equals any may be played: who always does the same is soon seen through.
    return str(max(view["legal"], key=lambda move: (worth(view, move), chance.random())))


for line in sys.stdin:
    asked = json.loads(line)
    answer = {"move": choose(asked)} if asked["ask"] == "move" else {"offer": None}
    print(json.dumps({"id": asked["id"], **answer}), flush=True)
