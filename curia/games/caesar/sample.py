"""Worlds that fit a view: where the cards may be that its seat can't see.

A player's hidden influence moves from the reserve to the hand and from there, face down, to the table.
What was seen of it on the way (spied hands, cards turned up, laid open, swapped or discarded) limits where
the rest can be. A `Guess` follows one player's cards through all the events. Of each hidden place it keeps
the cards it takes to be there and a number of `unknown` ones, drawn from the reserve and not seen since;
they may be any of what is left. Only three kinds of event need a choice: the arrangement, a card laid face
down, and castling. The choices are made at random, with a look ahead to when the group is next turned up; a
choice that turns out to contradict something seen later is taken back.
"""

from collections.abc import Iterator
from itertools import permutations
from math import comb
from random import Random

from curia.core.errors import BadInput
from curia.core.game import Json
from curia.games.caesar.data import (
    ALL_INFLUENCE,
    CARDS,
    GROUPS,
    ONE,
    SEATS,
    VOTES,
    Box,
    by_group,
    count,
    pack,
    read_options,
    unpack,
)
from curia.games.caesar.moves import parts
from curia.games.caesar.phase import read_phase
from curia.games.caesar.state import NOBODY, State, player

# What an event does to one player's cards.
(ARRANGE, LAY, CASTLE, DRAW, LEAVE, SHOW_HAND, SHOW_GROUP) = range(7)
Step = tuple[int, int, int, int]  # what; then groups, cards or numbers as the step needs


def sample(view: Json, box: Box, rng: Random) -> State:
    """A state that fits everything in the view."""
    s = State(box, read_options(view["options"]))
    _fill_public(s, view)
    for seat, name in enumerate(SEATS):
        if view["players"][name]["cards"] is None:
            _guess(s, seat, view, rng)
        else:
            _fill_known(s, seat, view, rng)
    _fill_bonus(s, view, rng)
    deck = [VOTES.index(card) for card in reversed(view["votes"]["to_come"])]
    if view["phase"]["name"] != "over":  # CC-10.5: then the order is known
        rng.shuffle(deck)
    s.votes, s.votes_left = tuple(deck), len(deck)
    read_phase(s, {key: value for key, value in view["phase"].items() if key != "hand"})
    return s


def _fill_public(s: State, view: Json) -> None:
    s.turn = SEATS.index(view["turn"] or SEATS[0])
    s.passes = view["passes"]
    s.shown = tuple(VOTES.index(card) for card in reversed(view["votes"]["shown"]))
    groups = GROUPS[: s.box.groups]
    table = [view["table"][name] for name in groups]
    s.left = by_group(tuple(lies["left"] for lies in table))
    for seat, name in enumerate(SEATS):
        me, seen = player(s, seat), view["players"][name]
        for group, lies in enumerate(table):
            me.up[group] = _packed(lies[name]["up"])
        me.laid = by_group(tuple(len(lies[name]["up"]) + lies[name]["down"] for lies in table))
        me.won = by_group(tuple(seen["won"][group] for group in groups))
        me.influence = seen["hand"]["influence"]
        me.size = seen["hand"]["influence"] + seen["hand"]["action"]


def _fill_known(s: State, seat: int, view: Json, rng: Random) -> None:
    """The viewer's own cards (or anyone's when the game is over): only the reserves' order may be unknown."""
    me, seen = player(s, seat), view["players"][SEATS[seat]]
    me.hand = _packed(seen["cards"])
    for group in range(s.box.groups):
        me.down[group] = _packed(view["table"][GROUPS[group]][SEATS[seat]]["hidden"])
    gone = me.hand + _packed(seen["discard"]) + sum(me.up) + sum(me.down)
    rest = s.box.influence + s.box.actions - gone
    me.influence_pile = _pile(seen["influence"]["cards"], rest & ALL_INFLUENCE, rng)
    me.action_pile = _pile(seen["actions"]["cards"], rest & ~ALL_INFLUENCE, rng)
    me.influence_left, me.actions_left = len(me.influence_pile), len(me.action_pile)


def _pile(known: list[str] | None, cards: int, rng: Random) -> tuple[int, ...]:
    """A reserve, bottom first: these cards, in an order that may be known."""
    pile = unpack(cards)
    rng.shuffle(pile)
    return tuple(pile if known is None else [CARDS.index(card) for card in reversed(known)])


def _fill_bonus(s: State, view: Json, rng: Random) -> None:
    left = list(s.box.bonus)
    for seat in (0, 1):
        group = view["players"][SEATS[seat]]["bonus"]["group"]
        if group is not None:
            player(s, seat).bonus = GROUPS.index(group)
            left.remove(GROUPS.index(group))
    rng.shuffle(left)
    for seat in (0, 1):
        if player(s, seat).bonus == NOBODY and view["players"][SEATS[seat]]["bonus"]["dealt"]:
            player(s, seat).bonus = left.pop()


def _packed(cards: list[str]) -> int:
    return pack([CARDS.index(card) for card in cards])


# --- One player whose cards are hidden ----------------------------------------------------------------------


def _guess(s: State, seat: int, view: Json, rng: Random) -> None:
    guess, steps = history(s.box, seat, view)
    ahead = next_shown(steps)
    found = _follow(guess, steps, ahead, 0, rng, set())
    if found is None:
        raise BadInput("view-misfit")
    _settle(s, seat, found, rng)


class Guess:
    """Where one player's cards may be: cards taken to be in hand and at the groups, and unknown ones."""

    __slots__ = ("actions", "left", "left_actions", "places", "unknown", "unknown_actions")

    def __init__(self) -> None:
        self.places = [0] * 6  # the hand's influence, then what lies face down at each group
        self.unknown = [0] * 6
        self.left = 0  # the influence that the unknown cards and the reserve are made of
        self.actions = 0
        self.unknown_actions = 0
        self.left_actions = 0

    def copy(self) -> "Guess":
        other = Guess()
        other.places = self.places[:]
        other.unknown = self.unknown[:]
        other.left = self.left
        other.actions = self.actions
        other.unknown_actions = self.unknown_actions
        other.left_actions = self.left_actions
        return other

    def key(self) -> tuple[int, ...]:
        return (*self.places, *self.unknown, self.left, self.actions, self.unknown_actions)

    def reveal(self, place: int, cards: int) -> bool:
        """All cards of a place are seen: what was taken to be there must be among them."""
        more = less(cards, self.places[place])
        if more < 0 or count(more) != self.unknown[place] or less(self.left, more) < 0:
            return False
        self.left -= more
        self.places[place], self.unknown[place] = cards, 0
        return True

    def reveal_actions(self, cards: int) -> bool:
        more = less(cards, self.actions)
        if more < 0 or count(more) != self.unknown_actions or less(self.left_actions, more) < 0:
            return False
        self.left_actions -= more
        self.actions, self.unknown_actions = cards, 0
        return True

    def leave(self, card: int) -> bool:
        """A card is seen to leave the hand."""
        if ONE[card] > ALL_INFLUENCE:
            if self.actions >> (3 * card) & 7:
                self.actions -= ONE[card]
            elif self.unknown_actions and self.left_actions >> (3 * card) & 7:
                self.unknown_actions -= 1
                self.left_actions -= ONE[card]
            else:
                return False
        elif self.places[0] >> (3 * card) & 7:
            self.places[0] -= ONE[card]
        elif self.unknown[0] and self.left >> (3 * card) & 7:
            self.unknown[0] -= 1
            self.left -= ONE[card]
        else:
            return False
        return True


def less(cards: int, some: int) -> int:
    """These cards without some of them; -1 if those are not among them."""
    for shift in range(0, 36, 3):
        if cards >> shift & 7 < some >> shift & 7:
            return -1
    return cards - some


def history(box: Box, seat: int, view: Json) -> tuple[Guess, list[Step]]:
    """How it began, and what the viewer saw of this player's cards since."""
    name, events = SEATS[seat], view["events"]
    guess = Guess()
    up, hidden = [0] * 6, [0] * 6
    steps: list[Step] = []
    start = events[0]["view"] if events and events[0]["event"] == "position" else None
    if start is not None and start["phase"]["name"] not in ("order", "arrange"):
        _begin_in_the_middle(guess, box, seat, start, up)
        hidden[1:] = guess.unknown[1:]
    else:
        guess.places[0] = (box.opening & ALL_INFLUENCE) + pack(list(box.laid))
        guess.left = box.influence - guess.places[0]
        guess.actions = box.opening & ~ALL_INFLUENCE
        guess.left_actions = box.action_reserve
        if (
            start is not None
            and start["phase"]["name"] == "arrange"
            and name not in start["phase"]["waiting"]
        ):
            steps += _steps({"event": "arranged"}, up, hidden, box)
    for event in events:
        if event["event"] == "spied" and event["seat"] != name and event["hand"] is not None:
            steps.append((SHOW_HAND, _packed(event["hand"]), 0, 0))
        elif event.get("seat") == name:
            steps += _steps(event, up, hidden, box)
    return guess, steps


def _begin_in_the_middle(guess: Guess, box: Box, seat: int, start: Json, up: list[int]) -> None:
    """A position set up by hand: all that is hidden may be anything that is not seen elsewhere."""
    known = start["players"][SEATS[seat]]
    guess.left = box.influence + box.actions - _packed(known["discard"])
    for group in range(box.groups):
        side = start["table"][GROUPS[group]][SEATS[seat]]
        up[1 + group] = _packed(side["up"])
        guess.left -= up[1 + group]
        guess.unknown[1 + group] = side["down"]
    guess.left, guess.left_actions = guess.left & ALL_INFLUENCE, guess.left & ~ALL_INFLUENCE
    guess.unknown[0] = known["hand"]["influence"]
    guess.unknown_actions = known["hand"]["action"]
    seen = start["phase"].get("hand")
    if seen is not None:
        guess.reveal(0, _packed(seen) & ALL_INFLUENCE)
        guess.reveal_actions(_packed(seen) & ~ALL_INFLUENCE)


def _steps(event: Json, up: list[int], hidden: list[int], box: Box) -> Iterator[Step]:
    """What an event of this player does to their cards. `up` and `hidden` follow what lies at each group."""
    kind = event["event"]
    place = 1 + GROUPS.index(event["group"]) if "group" in event else 0
    if kind == "arranged":
        hidden[1 : 1 + box.groups] = [1] * box.groups
        yield ARRANGE, pack(list(box.laid)), 0, 0
    elif kind == "laid" and event["open"]:
        up[place] += ONE[CARDS.index(event["card"])]
        yield LEAVE, CARDS.index(event["card"]), 0, 0
    elif kind == "laid":
        hidden[place] += 1
        yield LAY, place, 0, 0
    elif kind in ("played", "lost"):
        yield LEAVE, CARDS.index(event["card"]), 0, 0
    elif kind == "vetoed":
        yield LEAVE, CARDS.index("veto"), 0, 0
    elif kind == "swapped":
        for card in event["cards"]:
            yield LEAVE, CARDS.index(card), 0, 0
    elif kind == "drew":
        yield DRAW, 0 if event["reserve"] == "influence" else 1, 0, 0
    elif kind == "castled":
        first, second = (1 + GROUPS.index(group) for group in event["groups"])
        yield CASTLE, first | second << 3, up[first] + up[second], event["down"][0]
        up[first] = up[second] = 0
        hidden[first], hidden[second] = event["down"]
    elif kind == "turned-up":
        up[place] += _packed(event["cards"])
        hidden[place] = 0
        yield SHOW_GROUP, place, _packed(event["cards"]), 0
    elif kind == "discarded":
        cards = _packed(event["cards"])
        # Face-down cards are discarded only with everything else at the group (wrath of the gods).
        if hidden[place] and count(cards) == count(up[place]) + hidden[place]:
            yield SHOW_GROUP, place, cards - up[place], 0
            up[place] = hidden[place] = 0
        else:
            up[place] -= cards


def next_shown(steps: list[Step]) -> list[list[int]]:
    """For each step and place: the face-down cards when next seen; -1 if they are not, or castled first."""
    ahead = [[-1] * 6 for _ in range(len(steps) + 1)]
    for number in range(len(steps) - 1, -1, -1):
        what, first, cards, _ = steps[number]
        ahead[number] = ahead[number + 1][:]
        if what == SHOW_GROUP:
            ahead[number][first] = cards
        elif what == CASTLE:
            ahead[number][first & 7] = ahead[number][first >> 3] = -1
    return ahead


def _follow(
    guess: Guess,
    steps: list[Step],
    ahead: list[list[int]],
    number: int,
    rng: Random,
    dead: set[tuple[int, ...]],
) -> Guess | None:
    """The guess after all the steps, or None if it contradicts them. Changes the guess."""
    while number < len(steps):
        step = steps[number]
        number += 1
        if step[0] <= CASTLE:
            for choice in _choices(guess, step, ahead[number], rng):
                key = (number, *choice.key())
                if key not in dead:
                    found = _follow(choice, steps, ahead, number, rng, dead)
                    if found is not None:
                        return found
                    dead.add(key)
            return None
        if not _plain(guess, step):
            return None
    return guess


def _plain(guess: Guess, step: Step) -> bool:
    """A step that leaves no choice; False if it contradicts the guess."""
    what, first, cards, _ = step
    if what == DRAW:
        if first == 0:
            guess.unknown[0] += 1
        else:
            guess.unknown_actions += 1
        return True
    if what == LEAVE:
        return guess.leave(first)
    if what == SHOW_HAND:
        return guess.reveal(0, first & ALL_INFLUENCE) and guess.reveal_actions(first & ~ALL_INFLUENCE)
    if not guess.reveal(first, cards):
        return False
    guess.places[first] = 0
    return True


def _choices(guess: Guess, step: Step, ahead: list[int], rng: Random) -> Iterator[Guess]:
    """The ways in which a hidden choice may have gone, in random order."""
    what, first, cards, number = step
    if what == LAY:
        yield from _lays(guess, first, ahead, rng)
    elif what == ARRANGE:
        ways = list(permutations(unpack(first)))
        rng.shuffle(ways)
        for way in ways:
            choice = guess.copy()
            for place, card in enumerate(way, 1):
                choice.places[0] -= ONE[card]
                choice.places[place] = ONE[card]
            if all(_fits(choice, place, ahead) for place in range(1, 6)):
                yield choice
    else:
        yield from _castlings(guess, first & 7, first >> 3, cards, number, ahead, rng)


def _lays(guess: Guess, place: int, ahead: list[int], rng: Random) -> Iterator[Guess]:
    hand = unpack(guess.places[0]) + [NOBODY] * guess.unknown[0]
    rng.shuffle(hand)
    for card in dict.fromkeys(hand):
        choice = guess.copy()
        if card == NOBODY:
            choice.unknown[0] -= 1
            choice.unknown[place] += 1
        else:
            choice.places[0] -= ONE[card]
            choice.places[place] += ONE[card]
        if _fits(choice, place, ahead):
            yield choice


def _castlings(
    guess: Guess, first: int, second: int, up: int, number: int, ahead: list[int], rng: Random
) -> Iterator[Guess]:
    """Every split of the castled cards with that number at the first group."""
    known = up + guess.places[first] + guess.places[second]
    unknown = guess.unknown[first] + guess.unknown[second]
    ways = [
        (part, number - n) for part in parts(known) if (n := count(part)) <= number and number - n <= unknown
    ]
    # As many weights as there are ways to pick these very cards, so that each card is as likely as any other.
    weights = [_ways_to_pick(known, part) * comb(unknown, n) for part, n in ways]
    while ways:
        pick = rng.choices(range(len(ways)), weights)[0]
        part, n = ways.pop(pick)
        weights.pop(pick)
        choice = guess.copy()
        choice.places[first], choice.places[second] = part, known - part
        choice.unknown[first], choice.unknown[second] = n, unknown - n
        if _fits(choice, first, ahead) and _fits(choice, second, ahead):
            yield choice


def _ways_to_pick(cards: int, part: int) -> int:
    ways = 1
    for shift in range(0, 18, 3):
        ways *= comb(cards >> shift & 7, part >> shift & 7)
    return ways


def _fits(guess: Guess, place: int, ahead: list[int]) -> bool:
    """What is taken to lie at a group must be among what is seen there next."""
    return ahead[place] < 0 or less(ahead[place], guess.places[place]) >= 0


def _settle(s: State, seat: int, guess: Guess, rng: Random) -> None:
    """Let the unknown cards be any of those that are left; the rest is the reserve."""
    me, left = player(s, seat), unpack(guess.left)
    rng.shuffle(left)
    for place in range(6):
        cards = guess.places[place] + pack([left.pop() for _ in range(guess.unknown[place])])
        if place == 0:
            me.hand = cards
        else:
            me.down[place - 1] = cards
    actions = unpack(guess.left_actions)
    rng.shuffle(actions)
    me.hand += guess.actions + pack([actions.pop() for _ in range(guess.unknown_actions)])
    me.influence_pile, me.influence_left = tuple(left), len(left)
    me.action_pile, me.actions_left = tuple(actions), len(actions)
