"""Crowded positions with much to talk about, and talk that is nearly always to the point."""

import json
from random import Random
from typing import Any

import curia
from curia import BadInput, Match
from curia.quovadis.data import COMMITTEES, PATH_NAMES, PLACE_NAMES, SEATS

Json = dict[str, Any]
SEATS_IN = dict(zip(COMMITTEES, (1, 5, 1, 3, 1, 1, 3, 1, 3, 5, 1, 1, 3, 3, 5), strict=True))
# Few places, so that promises about Caesar meet his moves.
OFTEN = PLACE_NAMES[:4]


def crowded(rng: Random) -> Json:
    """A position in which most senators are on the board and everyone has a few tiles."""
    while True:
        position = _any_position(rng)
        try:
            curia.position(position)
        except BadInput:
            continue
        return position


def _any_position(rng: Random) -> Json:
    seats = SEATS[: rng.choice((3, 3, 4, 5))]
    reserve, committees = dict.fromkeys(seats, 8), {}
    for committee, size in SEATS_IN.items():
        seated = [
            rng.choice(seats) for _ in range(rng.choice((0, 0, 1, 2, 4) if size > 3 else range(size + 1)))
        ]
        committees[committee] = seated
        for seat in seated:
            reserve[seat] -= 1
    tiles = ["II"] * 8 + ["IIc"] * 6 + ["III"] * 15 + ["IV"] * 9 + ["V"] * 6
    rng.shuffle(tiles)
    held = {seat: [rng.choice(("I", tiles.pop())) for _ in range(rng.randint(0, 4))] for seat in seats}
    return {
        "game": "quovadis",
        "seats": len(seats),
        "options": {"disclosure": rng.random() < 0.5, "laurels": rng.choice(("open", "hidden"))},
        "turn": rng.choice(seats),
        "committees": committees,
        "caesar": rng.choice(PLACE_NAMES),
        "laurels": {place: tiles.pop() for place in PLACE_NAMES if rng.random() < 0.8},
        "stock": tiles[: rng.randint(0, 6)],
        "bank": rng.choice((0, 1, 1, 2, 5)),
        "players": {seat: {"reserve": max(reserve[seat], 0), "laurels": held[seat]} for seat in seats},
    }


def _promise(match: Match, rng: Random, turn: str) -> Json:
    by, to, third = rng.sample(match.seats, 3)
    if rng.random() < 0.4 and turn not in (to, third):
        by = turn
    kind = rng.choice(("consent", "no-consent", "caesar", "no-caesar", "no-caesar", "pay", "words"))
    promise: Json = {"by": by, "to": to, "kind": kind}
    if kind == "consent" and rng.random() < 0.6:
        promise["at"] = rng.choice(("b5", "d3", "g3", "i3", "j5", "m3", "n3"))
    elif kind == "no-consent":
        promise["against"] = third
    elif kind in ("caesar", "no-caesar"):
        promise["at"] = rng.choice(OFTEN)
    elif kind == "pay":
        promise["laurels"] = rng.randint(1, 3)
    elif kind == "words":
        promise["text"] = "x"
    if rng.random() < 0.6:
        promise["turns"] = rng.randint(1, 2)
    return promise


def _deal(match: Match, rng: Random) -> str:
    position = match.position()
    turn, seated = position["turn"], position["committees"]
    deal: Json = {}
    kind = rng.random() if position.get("phase", {}).get("name") != "caesar" else rng.choice((0.75, 0.95))
    if kind < 0.6:
        ways = [path for path in PATH_NAMES if turn in seated.get(path.split(">")[0], [])]
        crowds = [path for path in ways if len(seated[path.split(">")[0]]) > 1]
        if ways:
            deal["move"] = rng.choice(crowds or ways)
            below = deal["move"].split(">")[0]
            others = [seat for seat in seated[below] if seat != turn]
            asked = rng.sample(others, min(len(others), SEATS_IN[below] // 2))
            if asked:
                deal["consents"] = {seat: asked.count(seat) for seat in asked}
            if rng.random() < 0.3:
                deal["ones"] = rng.sample(match.seats, rng.randint(1, 2))
            if rng.random() < 0.5:
                deal["caesar"] = rng.choice(OFTEN)
    elif kind < 0.68:
        deal["enter"] = rng.choice(COMMITTEES[:4])
    elif kind < 0.8:
        deal["caesar"] = rng.choice(OFTEN)
    if rng.random() < 0.5:
        pairs = [rng.sample(match.seats, 2) for _ in range(rng.randint(1, 3))]
        deal["payments"] = [{"from": a, "to": b, "laurels": rng.choice((1, 1, 2, 3, 5))} for a, b in pairs]
    if rng.random() < 0.5:
        deal["promises"] = [_promise(match, rng, turn) for _ in range(rng.randint(1, 3))]
    return json.dumps(deal)


def to_the_point(match: Match, rng: Random) -> tuple[str, str]:
    """A seat and what it says: an answer to what is on the table, an offer, a proposal, a move."""
    position = match.position()
    turn, table, chance = position["turn"], position.get("deal"), rng.random()
    offers = [offer["number"] for offer in position.get("offers", [])]
    anyone = rng.choice(match.seats)
    if table is not None:
        number, asked = table["number"], rng.choice(table["waiting"])
        answers = [f"accept {number}"] * 4 + [f"decline {number}", f"counter {number} {_deal(match, rng)}"]
        if chance < 0.8:
            return asked, rng.choice(answers)
        return rng.choice(((table["author"], f"withdraw {number}"), (anyone, f"offer {_deal(match, rng)}")))
    if chance < 0.35 and offers:
        return turn, "take " + " ".join(map(str, rng.sample(offers, min(len(offers), rng.choice((1, 2, 2))))))
    if chance < 0.6:
        return anyone, f"offer {_deal(match, rng)}"
    if chance < 0.85:
        return turn, f"propose {_deal(match, rng)}"
    if chance < 0.9:
        return anyone, rng.choice(("disclose", "skip"))
    moves = [move for move in match.legal(turn) if not move.startswith(("propose", "take"))]
    upward = [move for move in moves if not move.startswith("caesar")]
    return turn, rng.choice(upward if upward and rng.random() < 0.75 else moves)
