"""Crowded positions with much to talk about, and talk of every kind, much of it to the point."""

import json
from random import Random
from typing import Any

import curia
from curia import BadInput
from tests.oracle.quovadis import COLOURS, COMMITTEES, ENTRIES, LAUREL_PATHS, PATHS, Oracle, worth

Json = dict[str, Any]
# Few places, so that terms about Caesar meet his moves.
OFTEN = LAUREL_PATHS[:4]
CROWDS = [name for name, seats in COMMITTEES.items() if seats > 1 and name != "senate"]


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
    seats = COLOURS[: rng.choice((3, 3, 4, 5))]
    reserve, committees = dict.fromkeys(seats, 8), {}
    for committee, size in COMMITTEES.items():
        seated = [
            rng.choice(seats) for _ in range(rng.choice((0, 0, 1, 2, 4) if size > 3 else range(size + 1)))
        ]
        committees[committee] = seated
        for seat in seated:
            reserve[seat] -= 1
    tiles = ["II"] * 8 + ["IIc"] * 6 + ["III"] * 15 + ["IV"] * 9 + ["V"] * 6
    rng.shuffle(tiles)
    held = {seat: [rng.choice(("I", tiles.pop())) for _ in range(rng.randint(0, 4))] for seat in seats}
    # Often only a few places have tiles (QV-7.1), and often Caesar's (QV-7.2).
    share = rng.choice((0.8, 0.8, 0.3, 0.1))
    if rng.random() < 0.6:
        tiles.sort(key=lambda tile: tile == "IIc")
    return {
        "game": "quovadis",
        "seats": len(seats),
        "options": {
            "disclosure": rng.random() < 0.5,
            "laurels": rng.choice(("open", "hidden")),
            "consul": rng.random() < 0.1,
        },
        "turn": rng.choice(seats),
        "committees": committees,
        "caesar": rng.choice(LAUREL_PATHS),
        "laurels": {place: tiles.pop() for place in LAUREL_PATHS if rng.random() < share},
        "stock": tiles[: rng.choice((0, 0, 1, 3, 6))],
        "bank": rng.choice((0, 1, 1, 2, 5)),
        "players": {seat: {"reserve": max(reserve[seat], 0), "laurels": held[seat]} for seat in seats},
    }


class Talk:
    """What the seats of a match might say next. It sees everything and means no harm, mostly."""

    def __init__(self, oracle: Oracle, rng: Random) -> None:
        self.oracle = oracle
        self.rng = rng

    def chance(self, share: float) -> bool:
        return self.rng.random() < share

    # -- parts of deals -----------------------------------------------------------------------------------

    def payment(self, payers: list[str]) -> Json:
        giver = self.rng.choice(payers)
        to = self.rng.choice([seat for seat in self.oracle.seats if seat != giver])
        held = worth(self.oracle.tiles[giver])
        laurels = self.rng.choice((1, 1, 2, 3, max(held, 1), held + 1, self.rng.randint(1, held + 2)))
        return {"from": giver, "to": to, "laurels": laurels}

    def promise(self, makers: list[str]) -> Json:
        rng, turn = self.rng, self.oracle.turn
        by = rng.choice(makers)
        to, third = rng.sample([seat for seat in self.oracle.seats if seat != by], 2)
        if by != turn and to == turn and self.chance(0.7):
            to, third = third, to
        kinds = ["consent", "caesar", "pay", "words", "no-caesar", "no-enter", "no-move", "no-consent"]
        kind = rng.choice([*kinds, "no-consent", "no-consent"] if by != turn else [*kinds, *kinds[4:7]])
        promise: Json = {"by": by, "to": to, "kind": kind}
        if kind == "consent" and self.chance(0.6):
            promise["at"] = rng.choice(CROWDS)
        elif kind == "no-consent":
            promise["against"] = third
        elif kind in ("caesar", "no-caesar"):
            promise["at"] = rng.choice(OFTEN if self.chance(0.7) else LAUREL_PATHS)
        elif kind == "no-move":
            promise["at"] = rng.choice(self.ways(by) if self.chance(0.8) else PATHS)
        elif kind == "no-enter":
            promise["at"] = rng.choice(ENTRIES)
        elif kind == "pay":
            promise["laurels"] = rng.randint(1, 3)
        elif kind == "words":
            promise["text"] = "x" * rng.choice((0, 1, 200))
        if self.chance(0.7):
            promise["turns"] = rng.choice((0, 0, 1, 2) if kind.startswith("no-") else (1, 2))
        return promise

    def ways(self, seat: str) -> list[str]:
        """Paths out of committees where this seat has a senator; all if there are none."""
        there = [name for name in COMMITTEES if seat in self.oracle.committees[name]]
        return [path for path in PATHS if path.split(">")[0] in there] or PATHS

    def move(self, author: str) -> Json:
        oracle, rng = self.oracle, self.rng
        ways = self.ways(oracle.turn)
        crowds = [path for path in ways if len(oracle.committees[path.split(">")[0]]) > 1]
        deal: Json = {"move": rng.choice(crowds if crowds and self.chance(0.9) else ways)}
        below = deal["move"].split(">")[0]
        others = [seat for seat in oracle.committees[below] if seat != oracle.turn]
        needed = COMMITTEES[below] // 2 + rng.choice((0, 0, 0, 0, 0, -1, 1))
        asked = rng.sample(others, min(len(others), max(needed, 0)))
        if author != oracle.turn and self.chance(0.5):
            asked = [seat for seat in asked if seat == author]
        if self.chance(0.03):
            asked.append(rng.choice(oracle.seats))
        if asked:
            deal["consents"] = {seat: asked.count(seat) for seat in asked}
        if self.chance(0.2):
            deal["ones"] = rng.sample(oracle.seats, rng.randint(1, 2))
        if self.chance(0.4):
            deal["caesar"] = rng.choice(OFTEN if self.chance(0.6) else LAUREL_PATHS)
        return deal

    def squeeze(self) -> list[Json]:
        """QV-9.2 e: terms of the player on turn against nearly everything, or all, that they can do alone."""
        oracle, rng = self.oracle, self.rng
        doable = [text.split(" ") for text in oracle.legal(oracle.turn)]
        doable = [words for words in doable if words[0] in ("enter", "move", "caesar")]
        chosen = rng.sample(doable, min(len(doable), rng.choice((10, len(doable), max(len(doable) - 1, 1)))))
        to = rng.choice([seat for seat in oracle.seats if seat != oracle.turn])
        return [
            {"by": oracle.turn, "to": to, "kind": f"no-{kind}", "at": at, "turns": rng.randint(0, 1)}
            for kind, at in chosen
        ]

    def deal(self, author: str, between_others: bool = False) -> Json:
        oracle, rng = self.oracle, self.rng
        deal: Json = {}
        givers = list(oracle.seats)
        kind = rng.random()
        if between_others:
            givers.remove(oracle.turn)
            if self.chance(0.6):
                givers = [author, rng.choice(givers)]
        elif oracle.step == "caesar" and self.chance(0.9):
            if kind < 0.5:
                deal["caesar"] = rng.choice(OFTEN if self.chance(0.6) else LAUREL_PATHS)
            elif kind < 0.6:
                deal["promises"] = self.squeeze()
        elif kind < 0.5:
            deal = self.move(author)
        elif kind < 0.6:
            deal["enter"] = rng.choice(ENTRIES if self.chance(0.95) else list(COMMITTEES))
        elif kind < 0.7:
            deal["caesar"] = rng.choice(OFTEN if self.chance(0.5) else LAUREL_PATHS)
        elif kind < 0.75:
            deal["promises"] = self.squeeze()
        elif kind < 0.8:
            givers = [author]
        if not deal or self.chance(0.4):
            deal.setdefault("promises", []).extend(
                self.promise(givers) for _ in range(rng.choice((0, 1, 1, 2, 3)))
            )
        if not any(deal.values()) or self.chance(0.4):
            deal["payments"] = [self.payment(givers) for _ in range(rng.choice((0, 1, 1, 2)))]
        if "caesar" in deal and self.chance(0.1):
            # QV-9.2 c: Caesar is put there, and not.
            to = rng.choice([seat for seat in oracle.seats if seat != oracle.turn])
            term = {"by": oracle.turn, "to": to, "kind": "no-caesar", "at": deal["caesar"]}
            deal["promises"] = [*deal.get("promises", []), term]
        if self.chance(0.01):
            number = rng.choice((10, 11))
            deal["promises"] = [self.promise(givers) for _ in range(number)]
        if self.chance(0.01):
            giver = max(givers, key=lambda seat: worth(oracle.tiles[seat]))
            to = rng.choice([seat for seat in oracle.seats if seat != giver])
            number = rng.choice((10, 11))
            deal["payments"] = [{"from": giver, "to": to, "laurels": 1} for _ in range(number)]
        if "move" in deal and self.chance(0.04):
            deal.setdefault("consents", {})[rng.choice(oracle.seats)] = 1
        return deal

    def unreadable(self, deal: Json) -> str:
        """This deal with something in it that is no deal; now and then it can be read after all."""
        rng, seats = self.rng, self.oracle.seats
        one, two = rng.sample(seats, 2)
        keys: Json = rng.choice(
            [
                {"love": 1},
                {"move": "b5"},
                {"move": "b5>z9"},
                {"move": "b5>senate"},
                {"move": ["b5>i3"]},
                {"enter": "z9"},
                {"caesar": "a1>e1"},
                {"caesar": "b5>j5"},
                {"consents": {"nobody": 1}},
                {"consents": {one: 0}},
                {"consents": {one: True}},
                {"consents": [one]},
                {"ones": [one, one]},
                {"ones": one},
                {"payments": [{"from": one, "to": one, "laurels": 1}]},
                {"payments": [{"from": one, "to": two, "laurels": 0}]},
                {"payments": [{"from": one, "to": two}]},
                {"payments": {"from": one, "to": two, "laurels": 1}},
                {"promises": [{"by": one, "to": two, "kind": "love"}]},
                {"promises": [{"by": one, "to": one, "kind": "consent"}]},
                {"promises": [{"by": one, "to": two, "kind": "consent", "at": "senate"}]},
                {"promises": [{"by": one, "to": two, "kind": "consent", "turns": 0}]},
                {"promises": [{"by": one, "to": two, "kind": "consent", "against": two}]},
                {"promises": [{"by": one, "to": two, "kind": "pay", "laurels": 1, "turns": 0}]},
                {"promises": [{"by": one, "to": two, "kind": "pay", "laurels": 0}]},
                {"promises": [{"by": one, "to": two, "kind": "caesar", "at": "d3>g3", "turns": 0}]},
                {"promises": [{"by": one, "to": two, "kind": "words", "text": "x", "turns": 0}]},
                {"promises": [{"by": one, "to": two, "kind": "words", "text": "x" * 201}]},
                {"promises": [{"by": one, "to": two, "kind": "no-consent", "against": one}]},
                {"promises": [{"by": one, "to": two, "kind": "no-consent", "against": two}]},
                {"promises": [{"by": one, "to": two, "kind": "no-consent"}]},
                {"promises": [{"by": one, "to": two, "kind": "no-caesar", "at": "a1>e1"}]},
                {"promises": [{"by": one, "to": two, "kind": "no-caesar", "at": "d3>g3", "turns": -1}]},
                {"promises": [{"by": one, "to": two, "kind": "no-caesar", "at": "d3>g3", "turns": False}]},
                {"promises": [{"by": one, "to": two, "kind": "no-enter", "at": "g3", "turns": 0}]},
                {"promises": [{"by": one, "to": two, "kind": "no-enter", "at": "b5>i3"}]},
                {"promises": [{"by": one, "to": two, "kind": "no-enter"}]},
                {"promises": [{"by": one, "to": two, "kind": "no-move", "at": "b5>senate", "turns": 0}]},
                {"promises": [{"by": one, "to": two, "kind": "no-move", "at": "b5"}]},
                {"promises": [{"by": one, "to": two, "kind": "no-move", "at": "a1>e1", "turns": 1.5}]},
            ]
        )
        text = json.dumps({**deal, **keys})
        return rng.choice((text, text, text, text[:-1], "[]", "{}", "", '{"promises":[]}'))

    # -- what is said -------------------------------------------------------------------------------------

    def text_of(self, deal: Json) -> str:
        return self.unreadable(deal) if self.chance(0.04) else json.dumps(deal)

    def anyone(self) -> str:
        return self.rng.choice(self.oracle.seats)

    def another(self) -> str:
        """Somebody who is not on turn."""
        return self.rng.choice([seat for seat in self.oracle.seats if seat != self.oracle.turn])

    def offer(self, between_others: bool) -> tuple[str, str]:
        author = self.another() if self.chance(0.98) else self.anyone()
        deal = self.deal(author, between_others)
        asked = [offer["deal"]["move"] for offer in self.oracle.standing if "move" in offer["deal"]]
        ways = [path for path in asked if author in self.oracle.committees[path.split(">")[0]]]
        if ways and not between_others and self.chance(0.7):
            # The same move as somebody else's offer, so that both can be taken.
            deal = {"move": self.rng.choice(ways), "consents": {author: 1}}
            if self.chance(0.5):
                deal["promises"] = [self.promise([author, self.another()])]
        return author, f"offer {self.text_of(deal)}"

    def bribe(self) -> tuple[str, str]:
        """QV-9.14: somebody is paid for not supporting the player on turn."""
        oracle, rng = self.oracle, self.rng
        author = self.another()
        maker = rng.choice([seat for seat in oracle.seats if seat not in (oracle.turn, author)])
        promise: Json = {"by": maker, "to": author, "kind": "no-consent", "against": oracle.turn}
        if self.chance(0.7):
            promise["turns"] = rng.randint(0, 1)
        deal: Json = {"promises": [promise]}
        if self.chance(0.3):
            others = [seat for seat in oracle.seats if seat not in (oracle.turn, author)]
            deal["promises"].append(self.promise(others))
        if self.chance(0.5):
            deal["payments"] = [{"from": author, "to": maker, "laurels": 1}]
        return author, f"offer {json.dumps(deal)}"

    def answer_between_others(self) -> tuple[str, str]:
        offers = [offer for offer in self.oracle.standing if offer["open"] is not None]
        offer = self.rng.choice(offers)
        seat = self.rng.choice(offer["open"]) if self.chance(0.9) else self.anyone()
        word = self.rng.choice(("accept", "accept", "accept", "accept", "decline", "counter", "take"))
        if word == "counter":
            return seat, f"counter {offer['number']} {self.text_of(self.deal(seat))}"
        if word == "take":
            return self.oracle.turn, f"take {offer['number']}"
        return seat, f"{word} {offer['number']}"

    def answer(self) -> tuple[str, str]:
        table = self.oracle.table
        assert table is not None
        number, seat = table["number"], self.rng.choice(table["waiting"])
        word = self.rng.choice(("accept", "accept", "accept", "decline", "counter"))
        if word == "counter":
            return seat, f"counter {number} {self.text_of(self.deal(seat, self.chance(0.2)))}"
        return seat, f"{word} {number}"

    def take(self) -> tuple[str, str]:
        offers = [offer for offer in self.oracle.standing if offer["open"] is None or self.chance(0.1)]
        numbers = [offer["number"] for offer in offers or self.oracle.standing]
        chosen = self.rng.sample(numbers, min(len(numbers), self.rng.choice((1, 2, 2))))
        return self.oracle.turn, "take " + " ".join(map(str, chosen))

    def withdraw(self) -> tuple[str, str]:
        entries = [(offer["by"], offer["number"]) for offer in self.oracle.standing]
        if self.oracle.table is not None:
            entries.append((self.oracle.table["withdrawer"], self.oracle.table["number"]))
        if not entries:
            return self.stray()
        seat, number = self.rng.choice(entries)
        return (seat if self.chance(0.8) else self.anyone()), f"withdraw {number}"

    def temptation(self) -> tuple[str, str]:
        """What the player on turn has agreed not to do, or with somebody who has agreed not to help."""
        oracle = self.oracle
        texts = [f"caesar {path}" for path in oracle.not_there]
        texts += [f"enter {name}" for name in oracle.not_in]
        texts += [f"move {path}" for path in oracle.not_along]
        deals = [
            {"move": path, "consents": {seat: 1}}
            for path in self.ways(oracle.turn)[:3]
            for seat in oracle.not_by
        ]
        deals += [{"caesar": path} for path in oracle.not_there]
        texts += [f"propose {json.dumps(deal)}" for deal in deals]
        return (oracle.turn, self.rng.choice(texts)) if texts else self.stray()

    def stray(self) -> tuple[str, str]:
        """Anything by anyone."""
        rng = self.rng
        seat = self.anyone() if self.chance(0.6) else self.oracle.turn
        number = max(self.oracle.last_number + rng.choice((0, 0, 0, -1, -2, 1)), 0)
        committees = list(COMMITTEES)
        return seat, rng.choice(
            [
                f"enter {rng.choice(committees)}",
                f"move {rng.choice(PATHS)}",
                f"move {rng.choice(committees)}>{rng.choice(committees)}",
                f"caesar {rng.choice(LAUREL_PATHS)}",
                f"caesar {rng.choice(PATHS)}",
                f"recall {rng.choice(committees)}",
                f"accept {number}",
                f"decline {number}",
                f"withdraw {number}",
                f"take {number}",
                f"take {number} {max(number - 1, 0)}",
                f"take {number} {number}",
                f"counter {number} {json.dumps(self.deal(seat))}",
                f"propose {self.unreadable(self.deal(seat))}",
                f"propose {json.dumps(self.deal(seat))}",
                f"offer {json.dumps(self.deal(seat))}",
                "skip",
                "disclose",
                rng.choice(
                    (
                        "sing",
                        "accept",
                        "accept 01",
                        "take 1 2 3",
                        "enter",
                        "enter z9",
                        "move b5",
                        "caesar b5>j5",
                    )
                ),
            ]
        )

    def next(self) -> tuple[str, str]:
        """A seat and what it says: an answer, an offer, a proposal, a move; legal or not."""
        oracle, rng = self.oracle, self.rng
        others = any(offer["open"] is not None for offer in oracle.standing)
        ways = [self.stray, self.withdraw, self.temptation]
        if oracle.step != "recall":
            ways += [self.bribe, self.bribe, lambda: self.offer(False), lambda: self.offer(True)]
        if others:
            ways += [self.answer_between_others] * 5
        if oracle.table is not None:
            ways += [self.answer] * 6
        elif oracle.step != "recall":
            ways += [lambda: (oracle.turn, f"propose {self.text_of(self.deal(oracle.turn))}")] * 4
            ways += [lambda: self.offer(False)] * 2
            if oracle.standing:
                ways += [self.take] * 3
        if oracle.window:
            ways.append(lambda: (self.anyone(), "disclose"))
        return rng.choice(ways)()

    def act(self) -> tuple[str, str]:
        """What brings the turn forward: a move of the player on turn, or an answer that is owed."""
        oracle, rng = self.oracle, self.rng
        seat = rng.choice(oracle.to_act)
        if oracle.table is not None:
            number = oracle.table["number"]
            texts = [f"accept {number}", f"decline {number}"]
        elif oracle.step == "recall":
            texts = [f"recall {name}" for name in COMMITTEES]
        else:
            texts = [f"enter {name}" for name in ENTRIES] + [f"move {path}" for path in self.ways(seat)] * 2
            texts += ["skip", *rng.sample([f"caesar {path}" for path in LAUREL_PATHS], 2)]
        rng.shuffle(texts)
        if oracle.table is None:
            texts += [f"caesar {path}" for path in LAUREL_PATHS]
        return seat, next(text for text in texts if oracle.allows(seat, text))
