"""A plain second reading of the rules of Quo Vadis?, version 2, for tests that hold the engine against it.

Written from the rules (QV-...) and the contract alone: not fast, and sharing nothing with the engine.
"""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable, Iterator
from typing import Any

Deal = dict[str, Any]

COLOURS = ["red", "blue", "green", "yellow", "purple"]

# QV-1.2: the order of the tiles from low to high (QV-9.4) and what they count.
TILES = ["I", "II", "IIc", "III", "IV", "V"]
VALUE = {"I": 1, "II": 2, "IIc": 2, "III": 3, "IV": 4, "V": 5}

# QV-1.4: the board.
COMMITTEES = {
    "a1": 1,
    "b5": 5,
    "c1": 1,
    "d3": 3,
    "e1": 1,
    "f1": 1,
    "g3": 3,
    "h1": 1,
    "i3": 3,
    "j5": 5,
    "k1": 1,
    "l1": 1,
    "m3": 3,
    "n3": 3,
    "senate": 5,
}
ENTRIES = ["a1", "b5", "c1", "d3"]
PATHS = [
    "a1>e1",
    "e1>i3",
    "b5>i3",
    "b5>f1",
    "f1>j5",
    "c1>g3",
    "d3>g3",
    "d3>h1",
    "h1>k1",
    "k1>n3",
    "g3>j5",
    "g3>l1",
    "l1>n3",
    "i3>m3",
    "m3>senate",
    "j5>senate",
    "n3>senate",
]
LAUREL_PATHS = [path for path in PATHS if COMMITTEES[path.split(">")[0]] > 1]
CAESAR_START = "j5>senate"

DEFAULTS: dict[str, Any] = {"ones": "all", "disclosure": False, "consul": False, "laurels": "hidden"}

# The keys of a promise besides by, to, kind and turns; `at` of a consent may be left out.
PROMISE_KEYS = {
    "consent": ["at"],
    "no-consent": ["against"],
    "caesar": ["at"],
    "no-caesar": ["at"],
    "no-move": ["at"],
    "no-enter": ["at"],
    "pay": ["laurels"],
    "words": ["text"],
}


class Illegal(Exception):
    """A move that is not allowed, with the lowest-numbered clause that it breaks; None: it can't be read."""

    def __init__(self, clause: str | None) -> None:
        super().__init__(clause or "unreadable")
        self.clause = clause


def clause_number(clause: str) -> tuple[int, int]:
    section, number = clause.removeprefix("QV-").split(".")
    return int(section), int(number)


def worth(tiles: list[str] | tuple[str, ...]) -> int:
    return sum(VALUE[tile] for tile in tiles)


def in_order(tiles: list[str]) -> list[str]:
    return sorted(tiles, key=TILES.index)


def is_count(value: Any, least: int = 1) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= least


# ---------------------------------------------------------------------------------------------------------
# Payments


def handfuls(tiles: list[str], size: int) -> Iterator[tuple[str, ...]]:
    """Every different choice of `size` of these tiles, each from low to high."""

    def pick(kinds: list[str], left: int) -> Iterator[tuple[str, ...]]:
        if not kinds:
            if left == 0:
                yield ()
            return
        for number in range(min(left, tiles.count(kinds[0])) + 1):
            for rest in pick(kinds[1:], left - number):
                yield (kinds[0],) * number + rest

    yield from pick(TILES, size)


def ranks(tiles: tuple[str, ...]) -> list[int]:
    return [TILES.index(tile) for tile in tiles]


def best_change(tiles: list[str], amount: int) -> tuple[str, ...] | None:
    """The fewest, then the lowest tiles that sum up to exactly this amount."""
    for size in range(len(tiles) + 1):
        fitting = [choice for choice in handfuls(tiles, size) if worth(choice) == amount]
        if fitting:
            return min(fitting, key=ranks)
    return None


def choose_tiles(
    payer: list[str], receiver: list[str], amount: int
) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
    """QV-9.4: the tiles paid and those given in change: the fewest paid, the fewest in change, the lowest."""
    if worth(payer) < amount:
        return None
    change_for: dict[int, tuple[str, ...] | None] = {}
    for size in range(1, len(payer) + 1):
        fitting: list[tuple[int, list[int], list[int], tuple[str, ...], tuple[str, ...]]] = []
        for paid in handfuls(payer, size):
            over = worth(paid) - amount
            if over < 0:
                continue
            if over not in change_for:
                change_for[over] = best_change(receiver, over)
            change = change_for[over]
            if change is not None:
                fitting.append((len(change), ranks(paid), ranks(change), paid, change))
        if fitting:
            best = min(fitting)
            return best[3], best[4]
    return None


# ---------------------------------------------------------------------------------------------------------
# Reading moves


def read_number(text: str) -> int:
    if not re.fullmatch(r"0|[1-9][0-9]{0,17}", text):
        raise Illegal(None)
    return int(text)


def read_committee(text: Any) -> str:
    if not isinstance(text, str) or text not in COMMITTEES:
        raise Illegal(None)
    return text


def read_path(text: Any) -> str:
    if not isinstance(text, str) or text not in PATHS:
        raise Illegal(None)
    return text


def read_way(text: Any) -> str:
    """Where a senator moves: two committees, with a path between them or not (QV-3.2)."""
    ends = text.split(">") if isinstance(text, str) else []
    if len(ends) != 2 or any(end not in COMMITTEES for end in ends):
        raise Illegal(None)
    assert isinstance(text, str)
    return text


def read_laurel_path(text: Any) -> str:
    if not isinstance(text, str) or text not in LAUREL_PATHS:
        raise Illegal(None)
    return text


def need(condition: bool) -> None:
    if not condition:
        raise Illegal(None)


def read_promise(promise: Any, seats: list[str]) -> None:
    need(isinstance(promise, dict))
    need(promise.get("kind") in list(PROMISE_KEYS))
    kind = promise["kind"]
    own_keys = PROMISE_KEYS[kind]
    need(set(promise) <= {"by", "to", "kind", "turns", *own_keys})
    need({"by", "to"} <= set(promise))
    need(kind == "consent" or set(own_keys) <= set(promise))
    need(promise["by"] in seats and promise["to"] in seats)
    need(promise["by"] != promise["to"])
    if "turns" in promise:
        # QV-9.3: 0 is for the rest of this turn.
        need(is_count(promise["turns"], least=0 if kind.startswith("no-") else 1))
    if kind == "consent" and "at" in promise:
        need(read_committee(promise["at"]) != "senate")
    if kind == "no-consent":
        need(promise["against"] in seats)
        need(promise["against"] not in (promise["by"], promise["to"]))
    if kind in ("caesar", "no-caesar"):
        read_laurel_path(promise["at"])
    if kind == "no-move":
        read_path(promise["at"])
    if kind == "no-enter":
        need(read_committee(promise["at"]) in ENTRIES)
    if kind == "pay":
        need(is_count(promise["laurels"]))
    if kind == "words":
        need(isinstance(promise["text"], str) and len(promise["text"]) <= 200)


def read_deal(text: str, seats: list[str]) -> Deal:
    """The deal in this JSON; unreadable is all that is wrong with it whatever the board looks like."""
    need(text.startswith("{"))
    try:
        deal = json.loads(text)
    except (ValueError, RecursionError):
        raise Illegal(None) from None
    need(isinstance(deal, dict))
    need(set(deal) <= {"move", "enter", "caesar", "consents", "ones", "payments", "promises"})
    if "move" in deal:
        read_way(deal["move"])
    if "enter" in deal:
        read_committee(deal["enter"])
    if "caesar" in deal:
        read_laurel_path(deal["caesar"])
    if "consents" in deal:
        need(isinstance(deal["consents"], dict))
        for seat, number in deal["consents"].items():
            need(seat in seats and is_count(number))
    if "ones" in deal:
        need(isinstance(deal["ones"], list))
        for seat in deal["ones"]:
            need(seat in seats and deal["ones"].count(seat) == 1)
    if "payments" in deal:
        need(isinstance(deal["payments"], list))
        for payment in deal["payments"]:
            need(isinstance(payment, dict) and set(payment) == {"from", "to", "laurels"})
            need(payment["from"] in seats and payment["to"] in seats)
            need(payment["from"] != payment["to"] and is_count(payment["laurels"]))
    if "promises" in deal:
        need(isinstance(deal["promises"], list))
        for promise in deal["promises"]:
            read_promise(promise, seats)
    # A deal in which nobody does anything is none.
    need(any(deal.get(key) for key in ("move", "enter", "caesar", "consents", "payments", "promises")))
    result: Deal = deal
    return result


def action_of(deal: Deal) -> tuple[str, str] | None:
    """The action of the player on turn: a move, an entry, or Caesar alone; or none."""
    for kind in ("move", "enter", "caesar"):
        if kind in deal:
            return kind, deal[kind]
    return None


def merge(first: Deal, second: Deal) -> Deal | None:
    """QV-9.11: two offers for the same action as one; None where they don't fit."""
    if action_of(first) is None or action_of(first) != action_of(second):
        return None
    if "caesar" in first and "caesar" in second and first["caesar"] != second["caesar"]:
        return None
    both = copy.deepcopy({**second, **first})
    consents: dict[str, int] = {}
    for deal in (first, second):
        for seat, number in deal.get("consents", {}).items():
            consents[seat] = consents.get(seat, 0) + number
    ones: list[str] = []
    for deal in (first, second):
        ones += [seat for seat in deal.get("ones", []) if seat not in ones]
    payments = copy.deepcopy(first.get("payments", []) + second.get("payments", []))
    promises = copy.deepcopy(first.get("promises", []) + second.get("promises", []))
    if "consents" in both:
        both["consents"] = consents
    if "ones" in both:
        both["ones"] = ones
    if "payments" in both:
        both["payments"] = payments
    if "promises" in both:
        both["promises"] = promises
    return both


# ---------------------------------------------------------------------------------------------------------
# The game


class Oracle:
    next_game: Callable[[], dict[str, Any]]

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.seats = COLOURS[:seats]
        self.options: dict[str, Any] = {**DEFAULTS, **options}
        # The table
        self.turn = self.seats[0]
        self.committees: dict[str, list[str]] = {name: [] for name in COMMITTEES}
        self.caesar = CAESAR_START
        self.places: dict[str, str] = {}
        self.stock: list[str] = []
        self.bank = 0
        self.reserve = dict.fromkeys(self.seats, 0)
        self.tiles: dict[str, list[str]] = {seat: [] for seat in self.seats}
        # The turn: "turn", "caesar" (a IIc was taken: QV-7.2), "recall" (QV-10.3) or "over"
        self.step = "turn"
        self.turn_number = 0
        self.last_number = 0  # of deals and offers
        self.table: dict[str, Any] | None = None
        self.standing: list[dict[str, Any]] = []
        self.proposals_made = 0
        self.offers_made = dict.fromkeys(self.seats, 0)
        # QV-9.2: what is not done in the rest of this turn
        self.not_there: list[str] = []  # where Caesar is not put
        self.not_in: list[str] = []  # where no senator is brought in
        self.not_along: list[str] = []  # along which path no senator is moved
        self.not_by: list[str] = []  # who does not consent to the move
        self.caesar_was_action = False
        self.caesar_turns = 0  # QV-8.4
        self.entered_senate = False  # in this turn
        self.window = False  # QV-10.2
        self.disclosed: list[dict[str, list[str]]] = []  # what was shown, each time
        self.promises: list[dict[str, Any]] = []
        # The match
        self.start = self.turn
        self.games: list[dict[str, int]] = []  # QV-10.3: what was noted after each game
        self.was_scored: list[str] = []
        self.result: dict[str, Any] | None = None

    @classmethod
    def new(cls, seats: int, options: dict[str, Any], deal: dict[str, Any]) -> Oracle:
        oracle = cls(seats, options)
        for seat in oracle.seats:
            oracle.reserve[seat] = 8  # QV-1.1
        oracle._set_up(deal)
        return oracle

    @classmethod
    def from_position(cls, position: dict[str, Any]) -> Oracle:
        oracle = cls(position["seats"], position.get("options", {}))
        oracle.turn = position.get("turn", "red")
        oracle.start = oracle.turn
        for name, senators in position.get("committees", {}).items():
            oracle.committees[name] = list(senators)
        oracle.caesar = position.get("caesar", CAESAR_START)
        oracle.places = dict(position.get("laurels", {}))
        oracle.stock = list(position.get("stock", []))
        oracle.bank = position.get("bank", 0)
        for seat, player in position.get("players", {}).items():
            oracle.reserve[seat] = player.get("reserve", 0)
            oracle.tiles[seat] = list(player.get("laurels", []))
        if len(oracle.committees["senate"]) >= 5:
            oracle._end_game("QV-8.1")
        return oracle

    def _set_up(self, deal: dict[str, Any]) -> None:
        """Section 2; senators stay where they are (QV-10.3)."""
        # QV-2.1, QV-10.1
        few = {3: 10, 4: 14, 5: 18}
        self.bank = few[len(self.seats)] if self.options["ones"] == "few" else 18
        tiles = list(deal["tiles"])
        self.places = {path: tiles.pop(0) for path in LAUREL_PATHS}
        self.stock = tiles
        self.tiles = {seat: [] for seat in self.seats}
        self.caesar = CAESAR_START  # QV-2.2
        self.start = deal["start"]  # QV-2.3
        self.caesar_turns = 0
        self._begin_turn(self.start)

    # -- what the tests look at ---------------------------------------------------------------------------

    @property
    def to_act(self) -> tuple[str, ...]:
        if self.step == "over":
            return ()
        if self.table is not None:
            return tuple(seat for seat in self.seats if seat in self.table["waiting"])
        return (self.turn,)

    @property
    def ledger(self) -> list[dict[str, Any]]:
        entries = []
        for promise in self.promises:
            entry = copy.deepcopy(promise["words"])
            entry["status"] = promise["status"]
            entries.append(entry)
        return entries

    @property
    def deal(self) -> dict[str, Any] | None:
        return copy.deepcopy(self.table)

    @property
    def offers(self) -> list[dict[str, Any]]:
        return copy.deepcopy(self.standing)

    def position(self) -> dict[str, Any]:
        committees: dict[str, list[str]] = {}
        for name, senators in self.committees.items():
            # Only in the Senate does the order tell something (QV-8.3, QV-3.3).
            committees[name] = list(senators) if name == "senate" else sorted(senators, key=COLOURS.index)
        return {
            "game": "quovadis",
            "seats": len(self.seats),
            "options": dict(self.options),
            "turn": self.turn,
            "committees": committees,
            "caesar": self.caesar,
            "laurels": {path: self.places[path] for path in LAUREL_PATHS if path in self.places},
            "stock": list(self.stock),
            "bank": self.bank,
            "players": {
                seat: {"reserve": self.reserve[seat], "laurels": in_order(self.tiles[seat])}
                for seat in self.seats
            },
        }

    def legal(self, seat: str) -> list[str]:
        """All legal moves but propose, counter and offer."""
        texts = ["disclose"]
        if seat == self.turn and self.step == "recall":
            texts += [f"recall {name}" for name in COMMITTEES]
        elif seat == self.turn and self.table is None:
            texts += ["skip"]
            texts += [f"enter {name}" for name in ENTRIES]
            texts += [f"move {path}" for path in PATHS]
            texts += [f"caesar {path}" for path in LAUREL_PATHS]
        numbers = [offer["number"] for offer in self.standing]
        for number in numbers + ([] if self.table is None else [self.table["number"]]):
            texts += [f"accept {number}", f"decline {number}", f"withdraw {number}"]
        texts += [f"take {number}" for number in numbers]
        texts += [f"take {first} {second}" for first in numbers for second in numbers if first < second]
        return [text for text in texts if self.allows(seat, text)]

    def allows(self, seat: str, move: str) -> bool:
        try:
            self._check(seat, move)
        except Illegal:
            return False
        return True

    def may_talk(self, seat: str) -> list[str]:
        """Of propose, counter and offer what this seat may still say (QV-9.10, QV-9.11)."""
        if self.step not in ("turn", "caesar"):
            return []
        if seat == self.turn and self.table is None:
            return ["propose"] if self.proposals_made < 10 else []
        found = ["offer"] if seat != self.turn and self.offers_made[seat] < 3 else []
        if self.table is not None and seat in self.table["waiting"] and self.proposals_made < 10:
            found.append("counter")
        return found

    def play(self, seat: str, move: str) -> None:
        carry_out = self._check(seat, move)
        carry_out()

    # -- checking: nothing here changes anything ----------------------------------------------------------

    def _check(self, seat: str, move: str) -> Callable[[], None]:
        """What the move does, to be called; raises Illegal if the move is not allowed."""
        need(seat in self.seats)
        broken, carry_out = self._read(seat, move)
        if self.result is not None:
            # After the end: the clause that ended the game.
            raise Illegal(self.result["reason"])
        if broken:
            raise Illegal(min(broken, key=clause_number))
        return carry_out

    def _read(self, seat: str, move: str) -> tuple[list[str], Callable[[], None]]:
        """All clauses that the move breaks, and what it does if there are none."""
        word, _, rest = move.partition(" ")
        need("\n" not in move and move == move.strip())
        if word == "enter":
            name = read_committee(rest)
            broken = self._in_turn(seat) + self._no_action_yet() + self._enter_clauses(name)
            broken += self._bound_clauses({"enter": name})
            return broken, lambda: self._carry_out({"enter": name})
        if word == "move":
            path = read_way(rest)
            broken = self._in_turn(seat) + self._no_action_yet() + self._move_clauses(path, {}, False)
            broken += self._bound_clauses({"move": path})
            return broken, lambda: self._carry_out({"move": path})
        if word == "caesar":
            path = read_laurel_path(rest)
            broken = self._in_turn(seat) + self._caesar_clauses(path, self.places, [])
            return broken, lambda: self._carry_out({"caesar": path})
        if move == "skip":
            broken = self._in_turn(seat)
            if self.step != "caesar":
                broken.append("QV-3.1")  # no passing
            return broken, self._end_turn
        if move == "disclose":
            return self._disclose_clauses(seat), self._disclose
        if word == "recall":
            name = read_committee(rest)
            return self._recall_clauses(seat, name), lambda: self._recall(name)
        if word in ("accept", "decline", "withdraw"):
            number = read_number(rest)
            if word == "accept":
                return self._accept_clauses(seat, number), lambda: self._accept(seat, number)
            if word == "decline":
                return self._answer_clauses(seat, number), lambda: self._decline(seat, number)
            return self._withdraw_clauses(seat, number), lambda: self._withdraw(number)
        if word == "take":
            numbers = [read_number(text) for text in rest.split(" ")]
            need(len(numbers) in (1, 2))
            return self._take_clauses(seat, numbers), lambda: self._take(numbers)
        if word == "propose":
            deal = read_deal(rest, self.seats)
            return self._propose_clauses(seat, deal), lambda: self._propose(deal)
        if word == "offer":
            deal = read_deal(rest, self.seats)
            return self._offer_clauses(seat, deal), lambda: self._offer(seat, deal)
        if word == "counter":
            first, _, text = rest.partition(" ")
            number = read_number(first)
            deal = read_deal(text, self.seats)
            return self._counter_clauses(seat, number, deal), lambda: self._counter(seat, deal)
        raise Illegal(None)

    def _in_turn(self, seat: str) -> list[str]:
        """For all that only the player on turn does, and not while a deal waits."""
        broken = []
        if self.step not in ("turn", "caesar") or seat != self.turn:
            broken.append("QV-3.1")
        if self.table is not None:
            broken.append("QV-9.11")
        return broken

    def _no_action_yet(self) -> list[str]:
        # QV-3.1: exactly one action; in the Caesar step it has been done.
        return ["QV-3.1"] if self.step != "turn" else []

    def _enter_clauses(self, name: str) -> list[str]:
        # QV-4.1: a senator off the board, a free seat, one of the four lowest committees.
        full = len(self.committees[name]) >= COMMITTEES[name]
        if self.reserve[self.turn] == 0 or full or name not in ENTRIES:
            return ["QV-4.1"]
        return []

    def _move_clauses(self, path: str, consents: dict[str, int], may_lack: bool) -> list[str]:
        """may_lack: QV-9.11, a standing offer may lack consents."""
        if path not in PATHS:
            return ["QV-3.2"]  # downwards, or skipping a committee
        broken = []
        below, above = path.split(">")
        there = self.committees[below]
        own_named = self.turn in consents
        consents = {seat: number for seat, number in consents.items() if seat != self.turn}
        if own_named:
            broken.append("QV-9.9")  # own senators are not named: they fill up
        if self.turn not in there:
            broken.append("QV-3.2")
        if len(self.committees[above]) >= COMMITTEES[above]:
            broken.append("QV-5.1")  # and QV-7.5
        if COMMITTEES[below] == 1:
            if consents:
                broken.append("QV-5.2")  # QV-9.9
            return broken
        if path == self.caesar:
            if consents:
                broken.append("QV-7.3")  # QV-9.9
            return broken
        needed, clause = (1, "QV-5.3") if COMMITTEES[below] == 3 else (2, "QV-5.4")
        own = max(there.count(self.turn) - 1, 0)
        foreign = sum(consents.values())
        if len(there) - 1 < needed:
            broken.append("QV-5.5")
        elif foreign > needed:
            broken.append(clause)  # QV-9.9
        elif any(number > there.count(seat) for seat, number in consents.items()):
            broken.append(clause)  # not so many senators of theirs there
        elif own + foreign < needed and not may_lack:
            broken.append(clause)
        return broken

    def _caesar_clauses(self, path: str, places: dict[str, str], also_not_there: list[str]) -> list[str]:
        """places: the tiles as they lie when Caesar is moved."""
        broken = []
        # QV-7.1: to another place with a tile; if no other has one, to any other.
        others_with_tiles = [place for place in places if place != self.caesar]
        if path == self.caesar or (others_with_tiles and path not in others_with_tiles):
            broken.append("QV-7.1")
        if path in self.not_there + also_not_there:
            broken.append("QV-9.2")
        return broken

    def _bound_clauses(self, deal: Deal) -> list[str]:
        """QV-9.2 a, b: what was agreed not to be done this turn; Caesar is seen to elsewhere."""
        if (
            deal.get("enter") in self.not_in
            or deal.get("move") in self.not_along
            or ("move" in deal and any(seat in self.not_by for seat in deal.get("consents", {})))
        ):
            return ["QV-9.2"]
        return []

    def _places_after(self, path: str) -> dict[str, str]:
        """QV-6.1: the tiles as a move along this path leaves them."""
        places = dict(self.places)
        if self._tile_taken(path) is not None:
            del places[path]
            if self.stock:
                places[path] = self.stock[0]
        return places

    def _tile_taken(self, path: str) -> str | None:
        """QV-6.1, QV-7.4: the tile that a move along this path takes."""
        return None if path == self.caesar else self.places.get(path)

    def _fills_senate(self, path: str) -> bool:
        return path.endswith(">senate") and len(self.committees["senate"]) == 4

    def _gives_caesar_right(self, path: str) -> bool:
        # QV-7.2; QV-8.1: Caesar is not moved any more.
        return self._tile_taken(path) == "IIc" and not self._fills_senate(path)

    def _after(self, seat: str) -> list[str]:
        """All seats in turn order after this one, this one last."""
        place = self.seats.index(seat)
        return self.seats[place + 1 :] + self.seats[: place + 1]

    def _ones_for(self, deal: Deal) -> dict[str, int]:
        """QV-6.2: who gets how many I tiles."""
        order = list(deal.get("ones", []))
        order += [seat for seat in self._after(self.turn) if seat not in order]
        left = self.bank
        shares: dict[str, int] = {}
        for seat in order:
            if seat == self.turn:
                continue  # for another player's senators only
            number = min(deal.get("consents", {}).get(seat, 0), left)
            if number > 0:
                shares[seat] = number
                left -= number
        return shares

    def _payment_clauses(self, deal: Deal, payers: list[str]) -> list[str]:
        """QV-9.4: these seats may not pay more than they will hold; the others are taken to be able to."""
        holds = {seat: worth(self.tiles[seat]) for seat in self.seats}
        if "move" in deal:
            tile = self._tile_taken(deal["move"])
            if tile is not None:
                holds[self.turn] += VALUE[tile]
            for seat, number in self._ones_for(deal).items():
                holds[seat] += number
        for payment in deal.get("payments", []):
            if payment["from"] in payers and holds[payment["from"]] < payment["laurels"]:
                return ["QV-9.4"]
            holds[payment["from"]] -= payment["laurels"]
            holds[payment["to"]] += payment["laurels"]
        return []

    def _own_terms(self, deal: Deal, kind: str) -> list[str]:
        """QV-9.2: what the player on turn agrees not to do."""
        promises = deal.get("promises", [])
        return [p["at"] for p in promises if p["kind"] == kind and p["by"] == self.turn]

    def _deal_clauses(self, deal: Deal, agreed: list[str], may_lack: bool) -> list[str]:
        """What is wrong with a deal in this turn, if these seats stand for what they pay."""
        broken: list[str] = []
        if "enter" in deal and ("move" in deal or "caesar" in deal):
            broken.append("QV-3.1")  # exactly one action
        if "move" in deal:
            broken += self._no_action_yet()
            broken += self._move_clauses(deal["move"], deal.get("consents", {}), may_lack)
            if "caesar" in deal and self._gives_caesar_right(deal["move"]):
                # QV-9.12: Caesar goes after the promises; without a right to move him the term has no effect.
                places = self._places_after(deal["move"])
                broken += self._caesar_clauses(deal["caesar"], places, self._own_terms(deal, "no-caesar"))
        else:
            if deal.get("consents"):
                broken.append("QV-9.9")  # none is needed
            if "enter" in deal:
                broken += self._no_action_yet()
                broken += self._enter_clauses(deal["enter"])
            elif "caesar" in deal:
                # QV-9.12: as an action Caesar goes before the promises, in the Caesar step after them.
                after = self._own_terms(deal, "no-caesar") if self.step == "caesar" else []
                broken += self._caesar_clauses(deal["caesar"], self.places, after)
            elif self.step == "turn" and self._nothing_left_to_do(deal):
                broken.append("QV-9.2")  # e
        broken += self._bound_clauses(deal)
        broken += self._payment_clauses(deal, agreed)
        if max(len(deal.get("payments", [])), len(deal.get("promises", []))) > 10:
            broken.append("QV-9.10")
        return broken

    def _nothing_left_to_do(self, deal: Deal) -> bool:
        """QV-9.2 e: whether this deal's terms would leave nothing that the player on turn can do alone."""
        not_there = self._own_terms(deal, "no-caesar")
        not_in = self.not_in + self._own_terms(deal, "no-enter")
        not_along = self.not_along + self._own_terms(deal, "no-move")
        return (
            all(name in not_in or self._enter_clauses(name) for name in ENTRIES)
            and all(path in not_along or self._move_clauses(path, {}, False) for path in PATHS)
            and all(self._caesar_clauses(path, self.places, not_there) for path in LAUREL_PATHS)
        )

    def _contradiction_clauses(self, deal: Deal) -> list[str]:
        """QV-9.2 d: a seat can't agree to refuse a consent that it has agreed to in the deal that waits."""
        if self.table is None:
            return []
        for promise in deal.get("promises", []):
            maker = promise["by"]
            if (
                promise["kind"] == "no-consent"
                and promise["against"] == self.turn
                and maker in self.table["agreed"]
                and maker in self.table["deal"].get("consents", {})
            ):
                return ["QV-9.2"]
        return []

    def _givers(self, deal: Deal) -> list[str]:
        """QV-9.7: who gives something in a deal."""
        found = [self.turn] if action_of(deal) is not None else []
        found += list(deal.get("consents", {}))
        found += [payment["from"] for payment in deal.get("payments", [])]
        found += [promise["by"] for promise in deal.get("promises", [])]
        return [seat for seat in self.seats if seat in found]

    def _propose_clauses(self, seat: str, deal: Deal) -> list[str]:
        broken = self._in_turn(seat)
        if self.proposals_made >= 10:
            broken.append("QV-9.10")
        broken += self._contradiction_clauses(deal)
        return broken + self._deal_clauses(deal, [seat], False)

    def _counter_clauses(self, seat: str, number: int, deal: Deal) -> list[str]:
        broken = ["QV-9.14"] if self._open_to(seat, number) else self._before_clauses(seat, number)
        if self.step == "recall":
            return broken
        if self.proposals_made >= 10:
            broken.append("QV-9.10")
        return broken + self._deal_clauses(deal, [seat], False)

    def _offer_clauses(self, seat: str, deal: Deal) -> list[str]:
        broken = []
        if self.step not in ("turn", "caesar") or seat == self.turn:
            broken.append("QV-3.1")
        if self.offers_made[seat] >= 3:
            broken.append("QV-9.10")
        broken += self._contradiction_clauses(deal)
        return broken + self._deal_clauses(deal, [seat], True)

    def _before_clauses(self, seat: str, number: int) -> list[str]:
        """QV-9.5: only to a deal that is before one is there an answer."""
        if self.table is None or self.table["number"] != number or seat not in self.table["waiting"]:
            return ["QV-9.5"]
        return []

    def _open_to(self, seat: str, number: int) -> dict[str, Any] | None:
        """QV-9.14: the deal between others with this number, if it waits for an answer of this seat."""
        for offer in self.standing:
            if offer["number"] == number and seat in (offer["open"] or []):
                return offer
        return None

    def _answer_clauses(self, seat: str, number: int) -> list[str]:
        return [] if self._open_to(seat, number) is not None else self._before_clauses(seat, number)

    def _accept_clauses(self, seat: str, number: int) -> list[str]:
        offer = self._open_to(seat, number)
        if offer is not None:
            # QV-9.2 f: with all its terms; QV-9.14: the payer's payments.
            return self._contradiction_clauses(offer["deal"]) + self._payment_clauses(offer["deal"], [seat])
        broken = self._before_clauses(seat, number)
        if not broken and self.table is not None:
            deal = self.table["deal"]
            if seat in self.not_by and seat in deal.get("consents", {}):
                broken.append("QV-9.2")  # g: bound meanwhile
            broken += self._payment_clauses(deal, [seat])  # QV-9.4: checked when they accept
        return broken

    def _withdraw_clauses(self, seat: str, number: int) -> list[str]:
        if self.table is not None and self.table["number"] == number and self.table["withdrawer"] == seat:
            return []
        if any(offer["number"] == number and offer["by"] == seat for offer in self.standing):
            # QV-9.11: the player on turn, who alone is held to the waiting deal, has no standing offer.
            return []
        return ["QV-9.5"]

    def _taken(self, numbers: list[int]) -> list[dict[str, Any]]:
        by_number = {offer["number"]: offer for offer in self.standing}
        return [by_number[number] for number in numbers if number in by_number]

    def _take_clauses(self, seat: str, numbers: list[int]) -> list[str]:
        broken = self._in_turn(seat)
        offers = self._taken(numbers)
        if len(offers) < len(numbers):
            return [*broken, "QV-9.5"]
        deal: Deal | None = offers[0]["deal"]
        if len(offers) == 2:
            deal = merge(offers[0]["deal"], offers[1]["deal"])
            if deal is None or numbers[0] == numbers[1]:
                return [*broken, "QV-9.11"]  # two offers that don't fit
        assert deal is not None
        if offers[0]["open"] is not None:
            broken.append("QV-9.14")  # a deal between others can't be taken
        broken += self._contradiction_clauses(deal)
        # QV-9.11: checked anew when taken.
        return broken + self._deal_clauses(deal, [seat] + [offer["by"] for offer in offers], False)

    def _disclose_clauses(self, seat: str) -> list[str]:
        broken = []
        if self.table is not None and seat == self.turn:
            broken.append("QV-9.11")  # can only answer or withdraw
        if not self.window:
            broken.append("QV-10.2")
        return broken

    def _recall_clauses(self, seat: str, name: str) -> list[str]:
        if self.step != "recall" or seat != self.turn:
            return ["QV-3.1"]
        if seat not in self.committees[name]:
            return ["QV-10.3"]
        return []

    # -- deals on the table -------------------------------------------------------------------------------

    def _next_number(self) -> int:
        self.last_number += 1
        return self.last_number

    def _propose(self, deal: Deal) -> None:
        number = self._next_number()
        self.proposals_made += 1
        waiting = [seat for seat in self._givers(deal) if seat != self.turn]
        self._put(number, [self.turn], self.turn, deal, waiting)

    def _counter(self, seat: str, deal: Deal) -> None:
        assert self.table is not None
        answered = self.table["author"]
        number = self._next_number()
        self.proposals_made += 1
        # QV-9.11: to everyone else who gives; else to the player on turn, or from them to the other author.
        waiting = [giver for giver in self._givers(deal) if giver != seat]
        if not waiting:
            waiting = [self.turn if seat != self.turn else answered]
        self._put(number, [seat], seat, deal, waiting)

    def _offer(self, seat: str, deal: Deal) -> None:
        self.offers_made[seat] += 1
        self.standing = [offer for offer in self.standing if offer["by"] != seat]
        # QV-9.14: a deal between others, or (None) one with the player on turn.
        givers = self._givers(deal)
        others = [giver for giver in givers if giver != seat]
        open_to = others if others and self.turn not in givers else None
        self.standing.append(
            {"number": self._next_number(), "by": seat, "deal": deal, "open": open_to, "agreed": [seat]}
        )

    def _take(self, numbers: list[int]) -> None:
        offers = self._taken(numbers)
        self.standing = [offer for offer in self.standing if offer not in offers]
        deal: Deal | None = offers[0]["deal"]
        if len(offers) == 2:
            deal = merge(offers[0]["deal"], offers[1]["deal"])
        assert deal is not None
        authors = [offer["by"] for offer in offers]
        waiting = [seat for seat in self._givers(deal) if seat != self.turn and seat not in authors]
        self._put(numbers[0], authors, self.turn, deal, waiting)

    def _put(self, number: int, authors: list[str], withdrawer: str, deal: Deal, waiting: list[str]) -> None:
        """The deal waits for these seats; if there are none it is carried out at once."""
        self.table = None
        if waiting:
            self.table = {
                "number": number,
                "author": authors[0],
                "withdrawer": withdrawer,
                "deal": deal,
                "agreed": [seat for seat in self.seats if seat in [*authors, withdrawer]],
                "waiting": waiting,
            }
        else:
            self._carry_out(deal)

    def _accept(self, seat: str, number: int) -> None:
        offer = self._open_to(seat, number)
        if offer is not None:
            offer["agreed"].append(seat)
            offer["open"].remove(seat)
            if not offer["open"]:
                self.standing.remove(offer)
                self._carry_out(offer["deal"])
            return
        assert self.table is not None
        self.table["agreed"].append(seat)
        self.table["waiting"].remove(seat)
        if not self.table["waiting"]:
            deal = self.table["deal"]
            self.table = None
            self._carry_out(deal)

    def _decline(self, seat: str, number: int) -> None:
        offer = self._open_to(seat, number)
        if offer is not None:
            self.standing.remove(offer)
            return
        assert self.table is not None
        deal = self.table["deal"]
        self.table = None
        asked = deal.get("consents", {}).get(seat, 0)
        if asked == 0:
            return
        below = deal["move"].split(">")[0]
        more = any(payment["from"] == seat for payment in deal.get("payments", []))
        more = more or any(promise["by"] == seat for promise in deal.get("promises", []))
        for promise in self._open(seat):
            words = promise["words"]
            if words["kind"] == "consent" and words["to"] == self.turn and words.get("at", below) == below:
                # QV-9.8: broken if that consent (one) was asked and nothing else.
                if asked == 1 and not more:
                    promise["status"] = "broken"
            elif words["kind"] == "no-consent" and words["against"] == self.turn:
                promise["occasion"] = True

    def _withdraw(self, number: int) -> None:
        if self.table is not None and self.table["number"] == number:
            self.table = None
        else:
            self.standing = [offer for offer in self.standing if offer["number"] != number]

    # -- carrying out -------------------------------------------------------------------------------------

    def _carry_out(self, deal: Deal) -> None:
        """QV-9.12, the order inside a deal. An action without a deal is like a deal of that action alone."""
        before: dict[str, Any] = {}
        if deal.get("payments"):
            before = copy.deepcopy({name: value for name, value in vars(self).items() if name != "next_game"})
        is_action = self.step == "turn" and action_of(deal) is not None
        caesar_right = self.step == "caesar"
        if "move" in deal:
            caesar_right = self._gives_caesar_right(deal["move"])
            self._move(deal)
        elif "enter" in deal:
            self._judge_enter(deal["enter"])
            self.reserve[self.turn] -= 1
            self.committees[deal["enter"]].append(self.turn)
        elif "caesar" in deal and is_action:
            self.caesar_was_action = True
            self._place_caesar(deal["caesar"])
        for payment in deal.get("payments", []):
            if not self._pay(payment):
                vars(self).update(before)  # QV-9.4: the deal is off
                return
        for promise in deal.get("promises", []):
            self._promise(promise)
        if is_action:
            self.window = False  # QV-10.2
        if len(self.committees["senate"]) == 5:
            self._end_game("QV-8.1")
        elif caesar_right and "caesar" in deal:
            self._place_caesar(deal["caesar"])
            self._end_turn()
        elif caesar_right and is_action:
            self.step = "caesar"  # QV-7.2: may move Caesar
        elif is_action:
            self._end_turn()
        # QV-9.13: else there was no action and the turn goes on.

    def _move(self, deal: Deal) -> None:
        path = deal["move"]
        below, above = path.split(">")
        self._judge_move(path)
        self.committees[below].remove(self.turn)
        self.committees[above].append(self.turn)
        if above == "senate":
            self.entered_senate = True
        for seat in deal.get("consents", {}):
            self._judge_consent(seat, below)
        tile = self._tile_taken(path)
        if tile is not None:
            # QV-6.1
            self.tiles[self.turn].append(tile)
            del self.places[path]
            if self.stock:
                self.places[path] = self.stock.pop(0)
        for seat, number in self._ones_for(deal).items():
            # QV-6.2
            self.tiles[seat] += ["I"] * number
            self.bank -= number

    def _place_caesar(self, path: str) -> None:
        self.caesar = path
        self.window = False  # QV-10.2
        for promise in self._open(self.turn):
            words = promise["words"]
            if words["kind"] == "caesar" and words["at"] == path:
                promise["status"] = "kept"
            elif words["kind"] == "no-caesar" and words["at"] == path:
                promise["status"] = "broken"
            elif words["kind"] == "no-caesar":
                promise["occasion"] = True

    def _pay(self, payment: dict[str, Any]) -> bool:
        """QV-9.4; False if the sum can't be made."""
        payer, receiver = payment["from"], payment["to"]
        chosen = choose_tiles(self.tiles[payer], self.tiles[receiver], payment["laurels"])
        if chosen is None:
            return False
        for tile in chosen[0]:
            self.tiles[payer].remove(tile)
        for tile in chosen[1]:
            self.tiles[receiver].remove(tile)
        self.tiles[receiver] += chosen[0]
        self.tiles[payer] += chosen[1]
        for promise in self._open(payer):
            words = promise["words"]
            # QV-9.8: a payment in one go
            if words["kind"] == "pay" and words["to"] == receiver and words["laurels"] <= payment["laurels"]:
                promise["status"] = "kept"
        return True

    # -- promises -----------------------------------------------------------------------------------------

    def _promise(self, words: dict[str, Any]) -> None:
        status = "unjudged" if words["kind"] == "words" else "open"
        self.promises.append(
            {"words": copy.deepcopy(words), "status": status, "occasion": False, "made": self.turn_number}
        )
        # QV-9.2
        if words["kind"] == "no-consent" and words["against"] == self.turn:
            self.not_by.append(words["by"])
        if words["by"] == self.turn:
            bound = {"no-caesar": self.not_there, "no-enter": self.not_in, "no-move": self.not_along}
            if words["kind"] in bound:
                bound[words["kind"]].append(words["at"])

    def _open(self, seat: str) -> list[dict[str, Any]]:
        return [p for p in self.promises if p["status"] == "open" and p["words"]["by"] == seat]

    def _judge_consent(self, seat: str, below: str) -> None:
        """QV-9.8: this seat's consent to the player on turn was counted there."""
        for promise in self._open(seat):
            words = promise["words"]
            if words["kind"] == "consent" and words["to"] == self.turn and words.get("at", below) == below:
                promise["status"] = "kept"
            elif words["kind"] == "no-consent" and words["against"] == self.turn:
                promise["status"] = "broken"

    def _judge_enter(self, name: str) -> None:
        """QV-9.8: the player on turn is about to bring a senator in there."""
        for promise in self._open(self.turn):
            words = promise["words"]
            if words["kind"] == "no-enter" and words["at"] == name:
                promise["status"] = "broken"
            elif words["kind"] == "no-enter" and len(self.committees[words["at"]]) < COMMITTEES[words["at"]]:
                promise["occasion"] = True

    def _judge_move(self, path: str) -> None:
        """QV-9.8: the player on turn is about to move along this path."""
        for promise in self._open(self.turn):
            words = promise["words"]
            if words["kind"] == "no-move" and words["at"] == path:
                promise["status"] = "broken"
            elif words["kind"] == "no-move" and not self._move_clauses(words["at"], {}, False):
                promise["occasion"] = True

    def _settle(self, promise: dict[str, Any], must_be_done: bool) -> None:
        """QV-9.8: the end of a promise; must_be_done: a thing promised and not done breaks it."""
        kind = promise["words"]["kind"]
        if kind == "consent":
            promise["status"] = "never"
        elif kind.startswith("no-"):
            this_turn = promise["words"].get("turns") == 0  # QV-9.3
            promise["status"] = "kept" if this_turn or promise["occasion"] else "never"
        else:  # caesar, pay
            promise["status"] = "broken" if must_be_done else "never"

    def _settle_turns(self) -> None:
        """Promises whose turns have run out: every seat has had so many more turns."""
        for promise in self.promises:
            if promise["status"] == "open" and "turns" in promise["words"]:
                last = promise["made"] + promise["words"]["turns"] * len(self.seats)
                if self.turn_number >= last:
                    self._settle(promise, True)

    def _settle_all(self) -> None:
        for promise in self.promises:
            if promise["status"] == "open":
                self._settle(promise, "turns" not in promise["words"])

    # -- turns and ends -----------------------------------------------------------------------------------

    def _begin_turn(self, seat: str) -> None:
        self.turn = seat
        self.step = "turn"
        self.turn_number += 1
        self._clear_turn()

    def _clear_turn(self) -> None:
        self.table = None
        self.standing = []
        self.proposals_made = 0
        self.offers_made = dict.fromkeys(self.seats, 0)
        self.not_there = []
        self.not_in = []
        self.not_along = []
        self.not_by = []
        self.caesar_was_action = False
        self.entered_senate = False

    def _end_turn(self) -> None:
        self._settle_turns()
        # QV-8.4
        self.caesar_turns = self.caesar_turns + 1 if self.caesar_was_action else 0
        if self.caesar_turns >= 15 * len(self.seats):
            self._end_game("QV-8.4")
            return
        # QV-10.2: right after the first, second and third senator entered the Senate.
        entries = len(self.committees["senate"])
        self.window = bool(self.options["disclosure"]) and self.entered_senate and entries <= 3
        self._begin_turn(self._after(self.turn)[0])

    def _disclose(self) -> None:
        self.window = False  # once for each entry
        self.disclosed.append({seat: in_order(self.tiles[seat]) for seat in self.seats})

    def _points(self) -> dict[str, int]:
        # QV-8.2
        senate = self.committees["senate"]
        return {seat: worth(self.tiles[seat]) if seat in senate else 0 for seat in self.seats}

    def _first_in_senate(self, seats: list[str], senate: list[str]) -> str | None:
        """QV-8.3"""
        for seat in senate:
            if seat in seats:
                return seat
        return None

    def _end_game(self, reason: str) -> None:
        senate = list(self.committees["senate"])
        points = self._points()
        self._settle_all()
        self._clear_turn()
        self.window = False
        if self.options["consul"]:
            self._end_consul_game(points, senate)
            return
        scored = [seat for seat in self.seats if seat in senate]
        best = [seat for seat in scored if points[seat] == max(points[other] for other in scored)]
        winner = self._first_in_senate(best, senate)  # QV-8.3
        self._finish(points, [] if winner is None else [winner], reason)

    def _finish(self, points: dict[str, int], winners: list[str], reason: str) -> None:
        self.step = "over"
        self.result = {
            "points": points,
            "laurels": {seat: worth(self.tiles[seat]) for seat in self.seats},
            "winners": winners,
            "reason": reason,
        }

    # -- QV-10.3: the consul's match ----------------------------------------------------------------------

    def _end_consul_game(self, points: dict[str, int], senate: list[str]) -> None:
        self.games.append(points)
        self.was_scored += [seat for seat in self.seats if seat in senate]
        sums = {seat: sum(game[seat] for game in self.games) for seat in self.seats}
        if len(self.games) == 3:
            able = [seat for seat in self.seats if seat in self.was_scored]
            best = [seat for seat in able if sums[seat] == max(sums[other] for other in able)]
            first = self._first_in_senate(best, senate)
            self._finish(sums, best if first is None else [first], "QV-10.3")
            return
        for seat in senate:
            self.reserve[seat] += 1
        self.committees["senate"] = []
        tied = [seat for seat in self.seats if sums[seat] == max(sums.values())]
        leader = self._first_in_senate(tied, senate)
        if leader is None:
            order = [self.start, *self._after(self.start)]
            leader = next(seat for seat in order if seat in tied)
        self.step = "recall"
        self._next_recall([leader, *self._after(leader)])

    def _on_board(self, seat: str) -> int:
        return sum(senators.count(seat) for senators in self.committees.values())

    def _next_recall(self, order: list[str]) -> None:
        """The first of these seats with more than two senators on the board; with none the game begins."""
        for seat in order:
            if self._on_board(seat) > 2:
                self.turn = seat
                return
        self._set_up(self.next_game())

    def _recall(self, name: str) -> None:
        self.committees[name].remove(self.turn)
        self.reserve[self.turn] += 1
        self._next_recall(self._after(self.turn))
