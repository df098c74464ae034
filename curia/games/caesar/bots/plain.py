"""Plain information-set search for Caesar & Cleopatra: random playouts in sampled worlds, nothing learnt.

The tree holds the seat's own steps up to the end of its turn, told apart by what the seat knows: its steps so
far and its hand. What follows is played at random to the end.
"""

import time
from math import log, sqrt
from random import Random

from curia.bots.bot import Choice, DecidingBot, chance, moves, within
from curia.core.dice import Dice
from curia.core.game import Json
from curia.games.caesar.bots import greedy
from curia.games.caesar.bots.read_belief import remember
from curia.games.caesar.bots.view_reader import BOXES
from curia.games.caesar.notation import move_text
from curia.games.caesar.sample import sample
from curia.games.caesar.state import OVER, player
from curia.games.caesar.steps import Course, outcome, place, steps, stroll, take

EXPLORE = 0.7
PLAYOUTS, SECONDS = 2000, 2.0
Key = tuple[int, ...]


class PlainBot(DecidingBot):
    """A yardstick for search that has learnt something."""

    def decide(
        self, view: Json, seconds: float | None = None, iterations: int | None = None, seed: int | None = None
    ) -> Choice:
        legal = moves(view)
        if len(legal) == 1 and not legal[0].startswith("order"):
            return Choice(legal[0])
        if view["phase"]["name"] in ("order", "arrange"):  # too many to be tried
            return Choice(greedy.choose(view, chance(seed)))
        seconds, iterations = within(seconds, iterations)
        limit = SECONDS if seconds is None and iterations is None else seconds
        until = None if limit is None else time.monotonic() + 0.95 * limit
        return Choice(choose(view, iterations or PLAYOUTS, until, seed))


class Node:
    """The steps tried at a point: how often, with what sum of outcomes, and how often they were possible."""

    def __init__(self) -> None:
        self.tries: dict[int, int] = {}
        self.sums: dict[int, float] = {}
        self.possible: dict[int, int] = {}

    def choose(self, found: list[int], dice: Dice) -> int:
        """An untried step, or the one with the highest upper confidence bound."""
        for step in found:
            self.possible[step] = self.possible.get(step, 0) + 1
        untried = [step for step in found if step not in self.tries]
        if untried:
            return untried[dice.below(len(untried))]
        tries, sums, possible = self.tries, self.sums, self.possible
        return max(
            found,
            key=lambda step: sums[step] / tries[step] + EXPLORE * sqrt(log(possible[step]) / tries[step]),
        )

    def note(self, step: int, value: float) -> None:
        self.tries[step] = self.tries.get(step, 0) + 1
        self.sums[step] = self.sums.get(step, 0.0) + value


def choose(view: Json, iterations: int, until: float | None, seed: int | None) -> str:
    """The move tried most often, after so many playouts or when time is up."""
    random, box = Random(seed), BOXES[view["game"]]
    past = remember(view, box, random)
    dice, seat = Dice(random.getrandbits(58)), past.seat
    tree: dict[Key, Node] = {(): Node()}
    for number in range(iterations):
        if until is not None and number and time.monotonic() > until:
            break
        world = past.world()
        playout(tree, Course(sample(view, box, random) if world is None else world, dice), seat)
    return move_text(best(tree, Course(past.template, dice)))


def playout(tree: dict[Key, Node], c: Course, seat: int) -> None:
    """Down the tree, on at random to the end, and what came of it back into the tree."""
    way: list[tuple[Node, int]] = []
    key: Key = ()
    while c.s.phase != OVER and c.s.actor == seat and c.turns == 0:
        node = tree.get(key)
        new = node is None
        if node is None:
            node = tree[key] = Node()
        step = node.choose(steps(c), c.dice)
        way.append((node, step))
        take(c, step)
        key = (*key, step, player(c.s, seat).hand)
        if new:
            break
    stroll(c)
    value = outcome(c.s, seat)
    for node, step in way:
        node.note(step, value)


def best(tree: dict[Key, Node], c: Course) -> int:
    """The move put together from the steps tried most often."""
    key: Key = ()
    while True:
        found = steps(c)
        tries = tree[key].tries if key in tree else {}
        step = max(found, key=lambda each: tries.get(each, 0))
        if len(found) > 1 or key == ():
            key = (*key, step, 0)
        move = place(c, step)
        if move >= 0:
            return move
        key = (*key[:-1], player(c.s, c.s.actor).hand)
