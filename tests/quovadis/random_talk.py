"""Random matches with random deals, legal and illegal: what the property tests walk through."""

import json
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import curia
from curia import IllegalMove, Match
from curia.games.quovadis.data import COMMITTEES, PATH_NAMES, PLACE_NAMES
from curia.games.quovadis.state import KINDS

MIXES: list[dict[str, Any]] = [
    {"ones": ones, "disclosure": disclosure, "consul": consul, "laurels": laurels}
    for ones, disclosure, consul, laurels in product(
        ("all", "few"), (False, True), (False, True), ("hidden", "open")
    )
]


def new(seats: int, seed: int, options: dict[str, Any] | None = None) -> Match:
    return curia.new("quovadis", seats=seats, seed=seed, options=options)


def random_promise(match: Match, rng: Random) -> dict[str, Any]:
    by, to, other = (rng.choice(match.seats) for _ in range(3))
    kind = rng.choice([*KINDS, "love"])
    promise: dict[str, Any] = {"by": by, "to": to, "kind": kind}
    if kind == "consent" and rng.random() < 0.5:
        promise["at"] = rng.choice(COMMITTEES)
    elif kind == "no-consent":
        promise["against"] = other
    elif kind in ("caesar", "no-caesar"):
        promise["at"] = rng.choice(PLACE_NAMES)
    elif kind == "no-enter":
        promise["at"] = rng.choice(COMMITTEES[:5])
    elif kind == "no-move":
        promise["at"] = rng.choice([*PATH_NAMES, "b5>j5"])
    elif kind == "pay":
        promise["laurels"] = rng.randint(0, 4)
    elif kind == "words":
        promise["text"] = rng.choice(["amicus", "né\u00e9", "x" * 200, "x" * 201])
    if rng.random() < 0.7:
        promise["turns"] = rng.randint(-1, 3)
    return promise


def random_deal(match: Match, rng: Random) -> dict[str, Any]:
    """Often sensible, often not."""
    deal: dict[str, Any] = {}
    position = match.position()
    mover, committees = position["turn"], position["committees"]
    kind = rng.random()
    if kind < 0.6:
        ways = [
            path
            for path in PATH_NAMES
            if mover in committees.get(path.split(">")[0], []) or rng.random() < 0.03
        ]
        path = rng.choice(ways or PATH_NAMES)
        deal["move"] = path
        below = path.split(">")[0]
        others = [seat for seat in committees.get(below, []) if seat != mover or rng.random() < 0.1]
        consents: dict[str, int] = {}
        for seat in rng.sample(others, min(len(others), rng.choice([0, 1, 1, 2]))):
            consents[seat] = consents.get(seat, 0) + 1
        if rng.random() < 0.05:
            consents[rng.choice(match.seats)] = 1
        if consents or rng.random() < 0.1:
            deal["consents"] = consents
        if rng.random() < 0.2:
            deal["ones"] = rng.sample(match.seats, 2)
        if rng.random() < 0.3:
            deal["caesar"] = rng.choice(PLACE_NAMES)
    elif kind < 0.7:
        deal["enter"] = rng.choice(COMMITTEES[:5])
    elif kind < 0.8:
        deal["caesar"] = rng.choice(PLACE_NAMES)
    if rng.random() < 0.5:
        deal["payments"] = [
            {"from": rng.choice(match.seats), "to": rng.choice(match.seats), "laurels": rng.randint(1, 4)}
            for _ in range(rng.randint(0, 2))
        ]
    if rng.random() < 0.4:
        deal["promises"] = [random_promise(match, rng) for _ in range(rng.randint(1, 2))]
    return deal


def random_try(match: Match, rng: Random) -> tuple[str, str]:
    """A seat and a text that it might say: a deal, an answer, a stray move."""
    seat = rng.choice(match.seats)
    number = match.position().get("number", 0) + rng.choice([0, 0, 0, -1, -2, 1])
    deal = json.dumps(random_deal(match, rng))
    return seat, rng.choice(
        [
            f"propose {deal}",
            f"propose {deal}",
            f"offer {deal}",
            f"offer {deal}",
            f"counter {number} {deal}",
            f"counter {number} {deal}",
            f"accept {number}",
            f"decline {number}",
            f"withdraw {number}",
            f"take {number}",
            f"take {number} {number - 1}",
            f"take {number - 1} {number}",
            f"enter {rng.choice(COMMITTEES)}",
            f"move {rng.choice(PATH_NAMES)}",
            f"move {rng.choice(COMMITTEES)}>{rng.choice(COMMITTEES)}",
            f"caesar {rng.choice(PATH_NAMES)}",
            f"recall {rng.choice(COMMITTEES)}",
            "skip",
            "disclose",
            "sing",
            f"propose {deal[:-1]}",
            "offer []",
        ]
    )


def walk(match: Match, rng: Random, steps: int = 400, tries: int = 4) -> Iterator[str | None]:
    """Play on with what is legal, trying anything in between. Yields after each change of the match: the
    refused text that must not have changed anything, or None after a move."""
    for _ in range(steps):
        if match.result is not None:
            return
        for _ in range(rng.randint(0, tries)):
            seat, text = random_try(match, rng)
            try:
                match.play(seat, text)
            except IllegalMove:
                yield text
            else:
                yield None
        if match.result is not None:
            return
        seat = rng.choice(match.to_act) if rng.random() < 0.8 else rng.choice(match.seats)
        moves = match.legal(seat)
        if not moves:
            continue
        # Caesar's nine moves would drown the others.
        upward = [move for move in moves if not move.startswith("caesar")]
        match.play(seat, rng.choice(upward or moves) if rng.random() < 0.8 else rng.choice(moves))
        yield None


def finish(match: Match, rng: Random) -> None:
    """Random play without talk to the end."""
    talk = ("propose", "offer", "counter", "take", "accept", "withdraw")
    while match.result is None:
        seat = match.to_act[0]
        moves = [move for move in match.legal(seat) if not move.startswith(talk)]
        match.play(seat, rng.choice(moves))
