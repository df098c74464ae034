"""Caesar & Cleopatra as a bot reads it from a view: numbers instead of words, and what can be counted."""

from collections.abc import Iterable
from functools import lru_cache
from math import sqrt

from curia.core.game import Json
from curia.games.caesar.data import FULL, GROUPS, INFLUENCE_CARDS, SMALL, unpack

# A philosopher is a card of value 0; it counts 0 in a vote (CC-4.4).
PHILOSOPHER = 0
VALUE = {name: (card + 1) % 6 for card, name in enumerate(INFLUENCE_CARDS)}
NAME = {value: name for name, value in VALUE.items()}
BOXES = {box.id: box for box in (FULL, SMALL)}

# How much less a vote counts for each turn that it is away: by then both have laid more.
FADE = 0.85

Cards = tuple[int, ...]


class Reading:
    """What a seat sees. Lists go by group, in table order."""

    def __init__(self, view: Json) -> None:
        self.me: str = view["seat"]
        self.foe = next(seat for seat in view["seats"] if seat != self.me)
        self.box = BOXES[view["game"]]
        self.groups = list(view["table"])
        table = list(view["table"].values())
        self.left: list[int] = [group["left"] for group in table]
        self.own = [side(group[self.me]["up"] + (group[self.me]["hidden"] or [])) for group in table]
        self.own_hidden = [side(group[self.me]["hidden"] or []) for group in table]
        self.theirs = [side(group[self.foe]["up"]) for group in table]
        self.down: list[int] = [group[self.foe]["down"] for group in table]
        mine, their = view["players"][self.me], view["players"][self.foe]
        self.hand = side(card for card in mine["cards"] or [] if card in VALUE)
        self.actions = [card for card in mine["cards"] or [] if card not in VALUE]
        self.their_hand: int = their["hand"]["influence"]
        self.supply: int = mine["hand"]["influence"] + mine["influence"]["left"]
        self.their_supply: int = their["hand"]["influence"] + their["influence"]["left"]
        self.bonus = self._group(mine["bonus"]["group"])
        self.won: list[int] = list(mine["won"].values())
        self.their_won: list[int] = list(their["won"].values())
        self._count_unseen(their["discard"])
        self.doubtful = self._doubtful(view)
        self._read_votes(view["votes"])

    def _group(self, name: str | None) -> int:
        return -1 if name is None else GROUPS.index(name)

    def _count_unseen(self, discard: list[str]) -> None:
        """Mean, spread and share of philosophers of their influence cards that I can't see."""
        unseen = [(card + 1) % 6 for card in unpack(self.box.influence)]
        discarded = side(card for card in discard if card in VALUE)
        for value in (*discarded, *(card for up in self.theirs for card in up)):
            if value in unseen:
                unseen.remove(value)
        n = len(unseen) or 1
        self.mean = sum(unseen) / n
        self.spread = sqrt(sum((value - self.mean) ** 2 for value in unseen) / n)
        self.thinkers = unseen.count(PHILOSOPHER) / n

    def _doubtful(self, view: Json) -> list[int]:
        """How many of their face-down cards may be philosophers: those of the set-up (CC-2.7) are not."""
        events = view["events"]
        if not any(event["event"] == "arranged" for event in events):
            return self.down[:]
        found = [0] * len(self.groups)
        for event in events:
            kind = event["event"]
            if event.get("seat") != self.foe:
                continue
            if kind == "laid" and not event["open"]:
                found[self.groups.index(event["group"])] += 1
            elif kind == "turned-up":
                found[self.groups.index(event["group"])] = 0
            elif kind == "castled":
                for name, down in zip(event["groups"], event["down"], strict=True):
                    found[self.groups.index(name)] = down
        return [min(pair) for pair in zip(found, self.down, strict=True)]

    def _read_votes(self, votes: Json) -> None:
        """The chance that each group is asked by the next vote card, and the weight of later ones."""
        closed = {name for name, left in zip(self.groups, self.left, strict=True) if not left}
        deck = [card for card in votes["to_come"] if card not in closed]  # CC-4.10
        everything = len(deck) + sum(card not in closed for card in votes["shown"])
        turns = min(8, 1 + (self.supply + self.their_supply) // 2)
        self.now, self.later = [], []
        for name, left in zip(self.groups, self.left, strict=True):
            inside = name in deck
            now = 1 / len(deck) if inside and left else 0.0
            weight = asked(inside, len(deck), "reshuffle" in deck, everything, turns) if left else 0.0
            self.now.append(now)
            self.later.append(max(0.0, weight - now))

    def full(self, group: int) -> bool:
        """CC-4.2: eight cards, an extraordinary vote."""
        return len(self.own[group]) + len(self.theirs[group]) + self.down[group] >= self.box.group_limit


def side(cards: Iterable[str]) -> Cards:
    """Influence cards by value, ascending."""
    return tuple(sorted(VALUE[card] for card in cards))


@lru_cache(maxsize=4096)
def asked(inside: bool, deck: int, reshuffle: bool, everything: int, turns: int) -> float:
    """How often a group is asked in the next turns, later ones less. `inside`: its card is in the deck."""
    if turns == 0 or deck == 0:
        return 0.0
    found = 0.0
    others = deck
    if inside:
        found += 1 + FADE * asked(False, deck - 1, reshuffle, everything, turns - 1)
        others -= 1
    if reshuffle:
        found += FADE * asked(True, everything, True, everything, turns - 1)
        others -= 1
    found += others * FADE * asked(inside, deck - 1, reshuffle, everything, turns - 1)
    return found / deck
