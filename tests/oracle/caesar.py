"""A plain reference implementation of Caesar & Cleopatra (rules version 2), to check the engine against.

Written from the rules by clause and from the contract, and from nothing else. The course of the game
is a generator that reads like the rules: it halts at each question and goes on with the answer.
Cards are strings; a card on the table ends in `*` while it lies face down.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator
from itertools import permutations
from typing import Any

SEATS = ("cleopatra", "caesar")
GROUPS = ("senators", "praetors", "quaestors", "censors", "aediles")  # table order
SIZE = {"senators": 5, "praetors": 5, "quaestors": 5, "censors": 3, "aediles": 3}  # CC-1.2
VALUES = ("1", "2", "3", "4", "5")
INFLUENCE = (*VALUES, "P")
INFLUENCE_COUNT = {"1": 7, "2": 7, "3": 7, "4": 7, "5": 7, "P": 2}  # CC-1.5
ACTION_COUNT = {"assassination": 4, "castling": 2, "scout": 2, "spy": 2, "veto": 2, "wrath": 1}  # CC-1.6
CARDS = (*INFLUENCE, *sorted(ACTION_COUNT))

# The move's first word, the card that it plays, the clause of that card.
ACTION_MOVES = {
    "assassinate": ("assassination", "CC-5.1"),
    "spy": ("spy", "CC-5.2"),
    "castle": ("castling", "CC-5.3"),
    "scout": ("scout", "CC-5.4"),
    "wrath": ("wrath", "CC-5.5"),
}

# Section 9.
KOSMOS = {
    "actions": "chosen",
    "orgies": "all",
    "extraordinary": "before",
    "vote_action": "no",
    "late_action": "no",
    "no_influence": "may-pass",
    "spied": "may",
    "vetoer": "may",
    "lone_end": "five",
    "majority": "absolute",
    "whole_group": "whole",
}
EDITIONS = {
    "kosmos": KOSMOS,
    "czech": KOSMOS,
    "dutch": {**KOSMOS, "no_influence": "must-swap"},
    "french": {
        **KOSMOS,
        "extraordinary": "after",
        "vote_action": "yes",
        "late_action": "yes",
        "spied": "must",
        "vetoer": "must",
        "lone_end": "last-hand",
        "majority": "group-won",
        "whole_group": "won-so-far",
    },
}

Answer = tuple[str, list[str]]  # the seat and the words of its move
Script = Generator[None, Answer, None]
Question = Generator[None, Answer, list[str]]


class Illegal(Exception):
    """A move that can't be made; `clause` is the lowest-numbered one that it breaks, None if unreadable."""

    def __init__(self, clause: str | None, move: str) -> None:
        super().__init__(f"{move!r} breaks {clause}" if clause else f"{move!r} can't be read")
        self.clause = clause


class Over(Exception):
    """Raised inside the script where the game ends."""

    def __init__(self, clause: str) -> None:
        super().__init__(clause)
        self.clause = clause


def other(seat: str) -> str:
    return "caesar" if seat == "cleopatra" else "cleopatra"


def is_down(card: str) -> bool:
    return card.endswith("*")


def plain(card: str) -> str:
    return card.rstrip("*")


def by_card(card: str) -> tuple[int, bool]:
    """1 to 5, P, action cards by name; face up before face down."""
    return CARDS.index(plain(card)), is_down(card)


def strength(side: list[str]) -> int:
    return sum(int(plain(card)) for card in side if plain(card) != "P")  # CC-4.4


def lowest(clauses: list[str]) -> str:
    return min(clauses, key=lambda clause: tuple(int(n) for n in clause.removeprefix("CC-").split(".")))


def sub_multisets(cards: list[str]) -> list[list[str]]:
    """Every different selection of the cards, none and all included, each sorted."""
    found: list[list[str]] = [[]]
    for card, count in sorted(Counter(cards).items(), key=lambda item: by_card(item[0])):
        found = [chosen + [card] * n for chosen in found for n in range(count + 1)]
    return found


def read(move: str) -> list[str] | None:
    """The words of a move that is written as the contract says; None otherwise."""
    words = move.split(" ")
    verb, rest = words[0], words[1:]
    good = False
    if verb in ("spy", "veto", "allow", "done", "decline", "pass"):
        good = rest == []
    elif verb in ("down", "up", "assassinate"):
        good = len(rest) == 2 and rest[0] in INFLUENCE and rest[1] in GROUPS
    elif verb in ("scout", "wrath"):
        good = len(rest) == 1 and rest[0] in GROUPS
    elif verb == "castle":
        good = len(rest) == 2 and all(group in GROUPS for group in rest)
        good = good and GROUPS.index(rest[0]) < GROUPS.index(rest[1])
    elif verb == "take":
        good = len(rest) == 1 and rest[0] in CARDS
    elif verb == "draw":
        good = rest in (["influence"], ["action"])
    elif verb == "swap":
        good = rest != [] and all(card in CARDS for card in rest) and rest == sorted(rest, key=by_card)
    elif verb == "order":
        good = rest != [] and all(card in ACTION_COUNT for card in rest)
    elif verb == "arrange":
        good = len(rest) == 5 and all(card in INFLUENCE for card in rest)
    elif verb == "rearrange" and rest.count("/") == 1:
        good = True
        for part in split_at_slash(rest):
            known = part == ["-"] or (part != [] and all(card in INFLUENCE for card in part))
            good = good and known and (part == ["-"] or part == sorted(part, key=by_card))
    return words if good else None


def split_at_slash(rest: list[str]) -> tuple[list[str], list[str]]:
    at = rest.index("/")
    return rest[:at], rest[at + 1 :]


class Oracle:
    def __init__(self, options: dict[str, str]) -> None:
        assert set(options) == set(KOSMOS), options
        self.options = dict(options)
        self.turn = "cleopatra"  # CC-3.1
        self.left = dict(SIZE)
        self.table: dict[str, dict[str, list[str]]] = {g: {s: [] for s in SEATS} for g in GROUPS}
        self.hand: dict[str, list[str]] = {s: [] for s in SEATS}
        self.reserve: dict[str, dict[str, list[str]]] = {s: {"influence": [], "action": []} for s in SEATS}
        self.discard: dict[str, list[str]] = {s: [] for s in SEATS}
        self.bonus: dict[str, str | None] = dict.fromkeys(SEATS)
        self.won: dict[str, dict[str, int]] = {s: dict.fromkeys(GROUPS, 0) for s in SEATS}
        self.deck: list[str] = []
        self.shown: list[str] = []
        self.passes = 0
        self.alone: str | None = None  # CC-6.3, as found when the last turn was over
        self.reshuffle: Callable[[list[str]], list[str]] = list
        self.result: dict[str, Any] | None = None
        # What is asked: seat -> order, arrange, start, second, laid, vote, late, veto, take, rearrange, draw.
        self.asked: dict[str, str] = {}
        self.acted = False  # the turn's action card has been played
        self.passive = False  # the player on turn has chosen to be passive
        self.castled: tuple[str, str] = ("", "")  # the two groups, while `rearrange` is asked
        self.draws: list[str] = []  # the answers allowed, while `draw` is asked
        self.draw_clause = ""
        self.script: Script | None = None

    @classmethod
    def new(cls, options: dict[str, str], deal: dict[str, Any]) -> Oracle:
        self = cls(options)
        self.deck = list(deal["votes"])  # CC-2.2; CC-8.2 is the deal's business
        assert len(self.deck) == (7 if options["orgies"] == "early" else 8)
        for seat in SEATS:
            self.hand[seat] = sorted([*VALUES, *VALUES])  # CC-2.3: set aside
            self.reserve[seat]["influence"] = list(deal["influence"][seat])
            if options["actions"] == "shuffled":  # CC-8.3
                self.reserve[seat]["action"] = list(deal["actions"][seat])
        self.script = self.whole_game(dict(deal["bonus"]))
        self.go_on(None)
        return self

    @classmethod
    def from_position(cls, position: dict[str, Any]) -> Oracle:
        given = dict(position.get("options", {}))
        self = cls({**EDITIONS[given.pop("edition", "kosmos")], **given})
        self.turn = position["turn"]
        self.passes = position.get("passes", 0)
        for seat in SEATS:
            player = position.get("players", {}).get(seat, {})
            self.hand[seat] = list(player.get("hand", []))
            self.reserve[seat]["influence"] = list(player.get("influence", []))
            self.reserve[seat]["action"] = list(player.get("actions", []))
            self.bonus[seat] = player.get("bonus")
            self.won[seat].update(player.get("won", {}))
        for group in GROUPS:
            lying = position.get("table", {}).get(group, {})
            for seat in SEATS:
                self.table[group][seat] = list(lying.get(seat, []))
            won = sum(self.won[seat][group] for seat in SEATS)
            self.left[group] = lying.get("left", SIZE[group] - won)
            if self.left[group] + won != SIZE[group] or self.left[group] < 0:
                raise ValueError(f"left and won don't add up: {group}")
        self.deck = list(position.get("votes", {}).get("deck", []))
        self.shown = list(position.get("votes", {}).get("shown", []))
        for seat in SEATS:  # what is not named lies in its owner's discard pile
            named = Counter(self.hand[seat] + self.reserve[seat]["influence"] + self.reserve[seat]["action"])
            named.update(plain(card) for group in GROUPS for card in self.table[group][seat])
            missing = Counter({**INFLUENCE_COUNT, **ACTION_COUNT})
            missing.subtract(named)
            if min(missing.values()) < 0:
                raise ValueError(f"more of a card than there are: {seat}")
            self.discard[seat] = sorted(missing.elements(), key=by_card)
        self.script = self.all_turns()
        self.go_on(None)
        return self

    def position(self) -> dict[str, Any]:
        players: dict[str, Any] = {}
        for seat in SEATS:
            players[seat] = {
                "hand": sorted(self.hand[seat], key=by_card),
                "influence": list(self.reserve[seat]["influence"]),
                "actions": list(self.reserve[seat]["action"]),
                "won": dict(self.won[seat]),
            }
            if self.bonus[seat] is not None:
                players[seat]["bonus"] = self.bonus[seat]
        table: dict[str, Any] = {}
        for group in GROUPS:
            table[group] = {"left": self.left[group]}
            for seat in SEATS:
                table[group][seat] = sorted(self.table[group][seat], key=by_card)
        return {
            "game": "caesar-cleopatra",
            "options": dict(self.options),
            "turn": self.turn,
            "table": table,
            "players": players,
            "votes": {"deck": list(self.deck), "shown": list(self.shown)},
            "passes": self.passes,
        }

    # ---- moves ----

    @property
    def to_act(self) -> tuple[str, ...]:
        return tuple(seat for seat in SEATS if seat in self.asked)

    def play(self, seat: str, move: str) -> None:
        words = read(move)
        if words is None:
            raise Illegal(None, move)
        if self.result is not None:
            raise Illegal(self.result["reason"], move)
        if seat not in self.asked:
            raise Illegal("CC-5.6" if words[0] == "veto" else "CC-3.1", move)
        broken = self.breaches(seat, words)
        if broken:
            raise Illegal(lowest(broken), move)
        self.go_on((seat, words))

    def legal(self, seat: str) -> list[str]:
        if seat not in self.asked or self.asked[seat] == "order":
            return []
        # Whatever could answer the question: no card can be played that is not in hand (CC-3.5, section 5).
        kind, held = self.asked[seat], set(self.hand[seat])
        tries = ["veto", "allow", "done", "draw influence", "draw action", "decline", "pass"]
        if kind in ("start", "second"):
            cards = [card for card in INFLUENCE if card in held]
            tries += [
                f"{verb} {card} {group}" for verb in ("down", "up") for card in cards for group in GROUPS
            ]
        if kind in ("start", "second", "laid", "vote", "late"):
            if "assassination" in held:
                tries += [f"assassinate {card} {group}" for card in INFLUENCE for group in GROUPS]
            if "castling" in held:
                tries += [f"castle {GROUPS[i]} {GROUPS[j]}" for j in range(5) for i in range(j)]
            tries += [f"{verb} {group}" for verb in ("scout", "wrath") if verb in held for group in GROUPS]
            tries += ["spy"] if "spy" in held else []
        if kind == "take":
            tries += [f"take {card}" for card in CARDS]
        if kind == "start":
            tries += [" ".join(["swap", *cards]) for cards in sub_multisets(self.hand[seat]) if cards]
        if kind == "arrange":
            tries += [" ".join(["arrange", *values]) for values in permutations(VALUES)]
        if kind == "rearrange":
            cards = self.cards_to_castle(seat)
            for first in sub_multisets(cards):
                second = sorted((Counter(cards) - Counter(first)).elements(), key=by_card)
                tries.append(" ".join(["rearrange", *(first or "-"), "/", *(second or "-")]))
        return [move for move in tries if not self.breaches(seat, move.split(" "))]

    # ---- what a move breaks (every clause broken; an empty list: it is legal) ----

    def breaches(self, seat: str, words: list[str]) -> list[str]:
        verb, rest, kind = words[0], words[1:], self.asked[seat]
        if verb == "order":  # CC-2.4
            whole = Counter(rest) == Counter(ACTION_COUNT)
            return [] if kind == "order" and whole else ["CC-2.4"]
        if verb == "arrange":  # CC-2.7
            return [] if kind == "arrange" and sorted(rest) == list(VALUES) else ["CC-2.7"]
        if verb == "veto":  # CC-5.6
            return [] if kind == "veto" and "veto" in self.hand[seat] else ["CC-5.6"]
        if kind in ("order", "arrange"):  # CC-3.1: no turn has begun yet
            return ["CC-3.1"]
        if verb == "allow":  # CC-5.8
            return [] if kind == "veto" else ["CC-5.8"]
        if verb in ("draw", "decline") and kind == "draw":
            if " ".join(words) in self.draws:
                return []
            return [self.draw_clause] if verb == "decline" else ["CC-3.10"]
        if seat != self.turn:
            return ["CC-3.1"]
        if verb in ("draw", "decline"):
            return ["CC-3.3"]  # not the moment for it
        if verb == "take":  # CC-5.2
            return [] if kind == "take" and rest[0] in self.hand[other(seat)] else ["CC-5.2"]
        if verb == "rearrange":
            return self.breaches_of_rearranging(seat, rest)
        if verb in ("swap", "pass"):
            return self.breaches_of_passivity(seat, rest)
        if self.passive:  # CC-3.2: the cards swapped are being drawn
            return ["CC-3.2"]
        if verb in ("down", "up"):
            return self.breaches_of_laying(seat, verb, rest[0], rest[1])
        if verb in ACTION_MOVES:
            return self.breaches_of_action(seat, verb, rest)
        assert verb == "done"
        if kind in ("laid", "vote", "late"):
            return []
        return ["CC-3.5"] if kind == "second" else ["CC-3.4"] if kind in ("take", "rearrange") else ["CC-3.3"]

    def breaches_of_rearranging(self, seat: str, rest: list[str]) -> list[str]:
        if self.asked[seat] != "rearrange":
            return ["CC-5.3"]
        broken = []
        parts = [[card for card in part if card != "-"] for part in split_at_slash(rest)]
        if sorted(parts[0] + parts[1]) != sorted(self.cards_to_castle(seat)):
            broken.append("CC-5.3")
        for group, cards in zip(self.castled, parts, strict=True):
            if len(cards) > 5:
                broken.append("CC-3.6")
            if len(cards) + len(self.table[group][other(seat)]) > 8:
                broken.append("CC-3.7")
        return broken

    def breaches_of_passivity(self, seat: str, cards: list[str]) -> list[str]:
        if self.passive:  # CC-3.12: one exchange a turn
            return ["CC-3.12"]
        broken = []
        if self.asked[seat] != "start" or self.acted:
            broken.append("CC-3.2")  # the turn is an active one already
        if Counter(cards) - Counter(self.hand[seat]):
            broken.append("CC-3.12")
        if not cards and self.must_swap(seat):
            broken.append("CC-3.9")
        return broken

    def must_swap(self, seat: str) -> bool:  # CC-3.9, Dutch rules
        return (
            self.options["no_influence"] == "must-swap"
            and not self.influence_in_hand(seat)
            and self.hand[seat] != []
            and self.reserve[seat]["influence"] != []
        )

    def breaches_of_laying(self, seat: str, verb: str, card: str, group: str) -> list[str]:
        kind, broken = self.asked[seat], []
        if kind in ("take", "rearrange"):
            broken.append("CC-3.4")  # the action takes effect at once
        if kind in ("draw", "vote", "late"):
            broken.append("CC-3.3")  # in that order
        if kind == "laid" or (kind == "second" and verb == "down"):
            broken.append("CC-3.5")
        if card not in self.hand[seat]:
            broken.append("CC-3.5")
        if self.left[group] == 0:
            broken.append("CC-3.13")
        if len(self.table[group][seat]) >= 5:
            broken.append("CC-3.6")
        if self.lying(group) >= 8:
            broken.append("CC-3.7")
        if not self.influence_in_hand(seat):
            broken.append("CC-3.9")
        if verb == "up" and kind == "start" and not self.can_lay_two(seat):
            broken.append("CC-3.9")
        return broken

    def breaches_of_action(self, seat: str, verb: str, target: list[str]) -> list[str]:
        kind, broken, enemy = self.asked[seat], [], other(seat)
        card, clause = ACTION_MOVES[verb]
        if self.acted or kind not in ("start", "second", "laid", "vote", "late"):
            broken.append("CC-3.4")
        if kind == "start" and not self.influence_in_hand(seat):
            broken.append("CC-3.9")
        if card not in self.hand[seat]:
            broken.append(clause)
        groups = [word for word in target if word in GROUPS]
        if any(self.left[group] == 0 for group in groups):
            broken.append("CC-3.13")
        if verb == "assassinate" and target[0] not in self.table[target[1]][enemy]:
            broken.append("CC-5.1")
        # CC-5.9: it has to be able to have an effect
        if verb == "spy" and not self.hand[enemy]:
            broken.append("CC-5.9")
        if verb == "castle" and not any(self.table[group][seat] for group in groups):
            broken.append("CC-5.9")
        if verb == "scout" and not any(is_down(lying) for lying in self.table[groups[0]][enemy]):
            broken.append("CC-5.9")
        if verb == "wrath" and self.lying(groups[0]) == 0:
            broken.append("CC-5.9")
        return broken

    # ---- what lies where ----

    def influence_in_hand(self, seat: str) -> list[str]:
        return [card for card in self.hand[seat] if card in INFLUENCE]

    def has_influence(self, seat: str) -> bool:
        return self.influence_in_hand(seat) != [] or self.reserve[seat]["influence"] != []

    def lying(self, group: str) -> int:
        return len(self.table[group]["cleopatra"]) + len(self.table[group]["caesar"])

    def free_places(self, seat: str) -> int:
        """How many more cards the seat could lay, at all open groups together."""
        free = 0
        for group in GROUPS:
            if self.left[group] > 0:  # CC-3.13
                free += max(0, min(5 - len(self.table[group][seat]), 8 - self.lying(group)))  # CC-3.6, CC-3.7
        return free

    def can_lay_two(self, seat: str) -> bool:
        return len(self.influence_in_hand(seat)) >= 2 and self.free_places(seat) >= 2

    def cards_to_castle(self, seat: str) -> list[str]:
        cards = [plain(card) for group in self.castled for card in self.table[group][seat]]
        return sorted(cards, key=by_card)

    def is_full_alone(self, seat: str) -> bool:  # CC-6.4
        if self.alone != seat:
            return False
        if self.options["lone_end"] == "no-room":
            return self.free_places(seat) == 0
        sides = [self.table[group][seat] for group in GROUPS if self.left[group] > 0]
        return self.options["lone_end"] == "five" and all(len(side) == 5 for side in sides)

    def draws_no_more(self, seat: str) -> bool:  # CC-6.4, French rules
        return self.alone == seat and self.options["lone_end"] == "last-hand"

    # ---- the course of the game ----

    def go_on(self, answer: Answer | None) -> None:
        assert self.script is not None
        try:
            if answer is None:
                next(self.script)
            else:
                self.script.send(answer)
        except Over as end:
            self.asked = {}
            self.result = self.score(end.clause)

    def ask(self, seat: str, kind: str) -> Question:
        self.asked = {seat: kind}
        _, words = yield
        self.asked = {}
        return words

    def whole_game(self, bonus: dict[str, str]) -> Script:
        if self.options["actions"] == "chosen":  # CC-2.4: both at the same time
            self.asked = dict.fromkeys(SEATS, "order")
            while self.asked:
                seat, words = yield
                self.reserve[seat]["action"] = words[1:]
                del self.asked[seat]
        self.bonus.update(bonus)  # CC-2.6
        self.asked = dict.fromkeys(SEATS, "arrange")  # CC-2.7: both at the same time
        while self.asked:
            seat, words = yield
            for group, value in zip(GROUPS, words[1:], strict=True):
                self.hand[seat].remove(value)
                self.table[group][seat].append(value + "*")
            del self.asked[seat]
        yield from self.all_turns()

    def all_turns(self) -> Script:
        while True:
            self.between_turns()
            yield from self.one_turn(self.turn)
            self.turn = other(self.turn)  # CC-3.1

    def between_turns(self) -> None:
        """A turn is over, `self.turn` is the next one's."""
        if sum(self.left.values()) == 0:  # CC-6.1 (a position that was set up so)
            raise Over("CC-6.1")
        if not any(self.has_influence(seat) for seat in SEATS):  # CC-6.2
            raise Over("CC-6.2")
        for seat in SEATS:
            if not self.has_influence(other(seat)):  # CC-6.3
                self.alone = self.turn = seat
        if self.passes >= (4 if self.alone is None else 2):  # CC-6.5
            raise Over("CC-6.5")
        if self.alone is not None:  # CC-6.4 at the start of the turn
            if self.is_full_alone(self.alone):
                raise Over("CC-6.4")
            if self.options["lone_end"] == "last-hand" and not self.influence_in_hand(self.alone):
                raise Over("CC-6.4")

    def one_turn(self, me: str) -> Script:
        self.acted = self.passive = False
        words = yield from self.ask(me, "start")
        if words[0] in ("swap", "pass"):
            yield from self.passive_turn(me, words[1:])
            self.passes = 0 if words[0] == "swap" else self.passes + 1  # CC-6.5
        else:
            yield from self.active_turn(me, words)
            self.passes = 0

    def passive_turn(self, me: str, cards: list[str]) -> Script:
        self.passive = True
        wants_influence = self.must_swap(me)  # CC-3.9: asked before the cards are gone
        for card in cards:  # CC-3.12
            self.throw_from_hand(me, card)
        for drawn in range(len(cards)):
            before = len(self.reserve[me]["influence"])
            is_last = drawn == len(cards) - 1
            yield from self.draw(me, False, "CC-3.12", only_influence=wants_influence and is_last)
            if len(self.reserve[me]["influence"]) < before:
                wants_influence = False

    def active_turn(self, me: str, words: list[str]) -> Script:
        yield from self.laying_part(me, words)
        if self.options["extraordinary"] == "before":  # CC-4.2
            yield from self.extraordinary_votes(me)
        while len(self.hand[me]) < 5 and any(self.reserve[me].values()) and not self.draws_no_more(me):
            yield from self.draw(me, False, "CC-3.10")  # CC-3.10
        if self.options["extraordinary"] == "after":  # CC-4.2
            yield from self.extraordinary_votes(me)
        if self.is_full_alone(me):  # CC-6.4, before a late action and a vote card
            raise Over("CC-6.4")
        if self.options["late_action"] == "yes" and not self.acted:  # CC-9.2
            words = yield from self.ask(me, "late")
            if words[0] != "done":
                yield from self.action(me, words)
        self.turn_up_vote_card()  # CC-3.11

    def laying_part(self, me: str, words: list[str]) -> Script:
        if words[0] in ACTION_MOVES:  # CC-3.4: before laying
            yield from self.action(me, words)
            if self.free_places(me) == 0:  # CC-3.9: nothing is laid
                return
            words = yield from self.ask(me, "start")
        if words[0] == "down":  # CC-3.5
            self.lay(me, words[1], words[2], "*")
        else:
            self.lay(me, words[1], words[2], "")
            words = yield from self.ask(me, "second")
            if words[0] in ACTION_MOVES:  # CC-3.4: between two open cards
                yield from self.action(me, words)
                words = yield from self.ask(me, "second")
            self.lay(me, words[1], words[2], "")
        if not self.acted:  # CC-3.4: after laying
            words = yield from self.ask(me, "laid")
            if words[0] != "done":
                yield from self.action(me, words)

    def lay(self, me: str, card: str, group: str, face: str) -> None:
        self.hand[me].remove(card)
        self.table[group][me].append(card + face)
        if self.draws_no_more(me) and not self.influence_in_hand(me):  # CC-6.4, French rules: at once
            raise Over("CC-6.4")

    def throw_from_hand(self, seat: str, card: str) -> None:
        self.hand[seat].remove(card)
        self.discard[seat].append(card)

    def throw_from_table(self, seat: str, group: str, card: str) -> None:
        self.table[group][seat].remove(card)
        self.discard[seat].append(plain(card))

    def draw(self, seat: str, may: bool, clause: str, only_influence: bool = False) -> Script:
        """One card from a reserve of one's choice; unasked where it has to be done and there is no choice."""
        if self.draws_no_more(seat):  # CC-6.4
            return
        sources = [kind for kind in ("influence", "action") if self.reserve[seat][kind]]  # CC-3.10
        if only_influence:
            sources = ["influence"]
        if not sources:  # CC-5.11, CC-3.12
            return
        source = sources[0]
        if may or len(sources) == 2:
            self.draws = [f"draw {kind}" for kind in sources] + (["decline"] if may else [])
            self.draw_clause = clause
            words = yield from self.ask(seat, "draw")
            if words[0] == "decline":
                return
            source = words[1]
        self.hand[seat].append(self.reserve[seat][source].pop(0))

    # ---- section 5 ----

    def action(self, me: str, words: list[str]) -> Script:
        enemy, verb, target = other(me), words[0], words[1:]
        self.acted = True  # CC-3.4, CC-5.7
        self.throw_from_hand(me, ACTION_MOVES[verb][0])  # CC-5.10
        answer = yield from self.ask(enemy, "veto")  # CC-5.8
        if answer[0] == "veto":  # CC-5.6
            self.throw_from_hand(enemy, "veto")
            yield from self.draw(enemy, self.options["vetoer"] == "may", "CC-5.6")
        elif verb == "assassinate":  # CC-5.1
            self.throw_from_table(enemy, target[1], target[0])
        elif verb == "spy":  # CC-5.2
            taken = yield from self.ask(me, "take")
            self.throw_from_hand(enemy, taken[1])
            yield from self.draw(enemy, self.options["spied"] == "may", "CC-5.2")
        elif verb == "castle":  # CC-5.3
            self.castled = (target[0], target[1])
            laid = yield from self.ask(me, "rearrange")
            for group, part in zip(self.castled, split_at_slash(laid[1:]), strict=True):
                self.table[group][me] = [card + "*" for card in part if card != "-"]
        elif verb == "scout":  # CC-5.4
            self.turn_up_cards(target[0], enemy)
        elif verb == "wrath":  # CC-5.5
            self.discard_all_at(target[0])

    def turn_up_cards(self, group: str, seat: str) -> None:
        self.table[group][seat] = [plain(card) for card in self.table[group][seat]]

    def discard_all_at(self, group: str) -> None:
        for seat in SEATS:
            for card in list(self.table[group][seat]):
                self.throw_from_table(seat, group, card)

    # ---- section 4 ----

    def extraordinary_votes(self, me: str) -> Script:
        for group in GROUPS:  # CC-4.2: one pass, in table order, counted when its turn comes
            if self.lying(group) != 8:
                continue
            for seat in SEATS:  # CC-4.3
                self.turn_up_cards(group, seat)
            if self.options["vote_action"] == "yes" and not self.acted:  # CC-9.1
                words = yield from self.ask(me, "vote")
                if words[0] != "done":
                    yield from self.action(me, words)
                    yield from self.draw(me, False, "CC-9.1")
            self.vote(group)

    def vote(self, group: str) -> None:
        for seat in SEATS:  # CC-4.3; CC-9.1: cards castled into the group too
            self.turn_up_cards(group, seat)
        power = {seat: strength(self.table[group][seat]) for seat in SEATS}  # CC-4.4
        if power["cleopatra"] == power["caesar"]:  # CC-4.5
            return
        greater = "cleopatra" if power["cleopatra"] > power["caesar"] else "caesar"
        smaller = other(greater)
        philosophers = {seat: self.table[group][seat].count("P") for seat in SEATS}
        winner = greater if philosophers[greater] == philosophers[smaller] else smaller  # CC-4.6
        self.left[group] -= 1
        self.won[winner][group] += 1
        # CC-4.7, whoever won
        self.throw_from_table(greater, group, max(c for c in self.table[group][greater] if c != "P"))
        numbered = [card for card in self.table[group][smaller] if card != "P"]
        if numbered:
            self.throw_from_table(smaller, group, min(numbered))
        for seat in SEATS:  # CC-4.8
            for _ in range(philosophers[seat]):
                self.throw_from_table(seat, group, "P")
        if self.left[group] == 0:  # CC-4.9
            self.discard_all_at(group)
        if sum(self.left.values()) == 0:  # CC-6.1: at once
            raise Over("CC-6.1")

    def turn_up_vote_card(self) -> None:
        while self.deck:  # CC-3.11: with no card left nothing happens
            card = self.deck.pop(0)
            if card in GROUPS and self.left[card] == 0:  # CC-4.10: out of the game, and the next one
                continue
            if card in GROUPS:  # CC-4.1
                self.shown.insert(0, card)
                self.vote(card)
            elif card == "reshuffle":  # CC-4.11
                self.deck = list(self.reshuffle([*self.deck, *self.shown, card]))
                self.shown = []
            else:
                closed = [group for group in GROUPS if self.left[group] == 0]
                if self.options["orgies"] != "late" or len(closed) < 2:  # CC-8.1: else it leaves the game
                    self.shown.insert(0, card)
            return

    # ---- section 7 ----

    def score(self, clause: str) -> dict[str, Any]:
        points = dict.fromkeys(SEATS, 0)
        for seat in SEATS:
            for group in GROUPS:
                won = self.won[seat][group]
                points[seat] += won  # CC-7.1
                majority = 2 * won > SIZE[group]
                if majority and (self.options["majority"] == "absolute" or self.left[group] == 0):  # CC-7.2
                    points[seat] += 1
                if self.options["whole_group"] == "whole":  # CC-7.3
                    whole = won == SIZE[group]
                else:
                    whole = won > 0 and self.won[other(seat)][group] == 0
                if whole:
                    points[seat] += 1
                if majority and self.bonus[seat] == group:  # CC-7.4
                    points[seat] += 2
        # CC-7.7: points, then patricians, then a draw
        rank = {seat: (points[seat], sum(self.won[seat].values())) for seat in SEATS}
        winners = [seat for seat in SEATS if rank[seat] == max(rank.values())]
        return {"points": points, "winners": winners, "reason": clause}
