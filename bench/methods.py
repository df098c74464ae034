"""Ways to play as strategies of a solved tree: what each of them does at every information set."""

import os
from collections.abc import Callable
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from numpy.typing import NDArray

from curia.core.dice import Dice
from curia.core.game import Json
from curia.games.caesar import moves as mv
from curia.games.caesar.bots.network import Net
from curia.games.caesar.bots.steps import DONE, DOWN, STEP_OF, SWAP, TAKE, Course, place, steps
from curia.games.caesar.data import unpack
from curia.games.caesar.env.actions import CaesarTable
from curia.games.caesar.notation import read_move
from curia.games.caesar.state import ARRANGE, ORDER
from curia.research.solve import Tree

Floats = NDArray[np.float64]
Choose = Callable[[Json, int], str]
NEAR = 1e-9


# --- Each world solved by itself ----------------------------------------------------------------------------


def open_values(tree: Tree) -> Floats:
    """What each history is worth to the first player if nothing were hidden from now on."""
    values: Floats = tree.utility.copy()
    for level in reversed(tree.levels[1:]):
        parent = tree.parent[level]
        mover = tree.mover[parent]
        chance = mover < 0
        values += np.bincount(parent[chance], tree.chance[level[chance]] * values[level[chance]], len(tree))
        for player, better in ((0, np.maximum), (1, np.minimum)):
            mine = mover == player
            above = parent[mine]
            values[above] = (-np.inf, np.inf)[player]
            better.at(values, above, values[level[mine]])
    return values


def world_by_world(tree: Tree, even: bool) -> Floats:
    """The action that is best on average over all worlds that fit, each of them solved by itself; worlds are
    as likely as chance and uniform play of the other make them. Among equals: all alike, or the first."""
    values, edges = open_values(tree), tree._edges(tree.uniform())
    worth = np.zeros(tree.slots)
    for player, sign in ((0, 1), (1, -1)):
        nodes = np.flatnonzero((tree.slot >= 0) & (tree.mover[tree.parent] == player))
        others = tree._reach(edges, player)[1][tree.parent[nodes]]
        worth += np.bincount(tree.slot[nodes], sign * others * values[nodes], tree.slots)
    best = worth >= np.maximum.reduceat(worth, tree.starts)[tree.set_of_slot] - NEAR
    if not even:
        before = best.cumsum() - best
        best &= before == before[tree.starts][tree.set_of_slot]
    found: Floats = tree._normal(best.astype(float))
    return found


# --- The network's policy -----------------------------------------------------------------------------------


def by_network(tree: Tree, net: Net, sharpness: float = 1.0) -> Floats:
    """As the network plays without search."""
    chances, _ = net.look([_course(table) for table in tree.tables])
    found = [
        [chances[number, _step(table, action)] for action in actions]
        for number, (table, actions) in enumerate(zip(tree.tables, tree.actions, strict=True))
    ]
    strategy: Floats = tree._normal(np.concatenate(found).astype(float) ** sharpness)
    return strategy


def _course(table: Any) -> Course:
    """The table as the network looks at it, unfinished picks made."""
    course = Course(table.state.copy(), Dice(0))
    course.s.actor = table.mover()
    steps(course)
    for number, card in enumerate(table.picks):
        place(course, _picked(table, card, number))
    return course


def _step(table: Any, action: int) -> int:
    listed = table.catalogue
    if action in listed.codes:
        return STEP_OF[listed.codes[action]]
    return DONE if action == listed.stop else _picked(table, listed.picked[action], len(table.picks))


def _picked(table: Any, card: int, number: int) -> int:
    if table.state.phase == ORDER:
        return TAKE + card
    return DOWN + card * 5 + number if table.state.phase == ARRANGE else SWAP + card


# --- A search -----------------------------------------------------------------------------------------------


def by_choice(tree: Tree, choose: Choose, seeds: int, opening_seeds: int) -> Floats:
    """How often a player of whole moves, asked with several seeds, does each thing. Sets that it never gets
    to by its own choices are left out: nothing there can be answered."""
    weights, last = np.zeros(tree.slots), last_own(tree)
    tables: list[Any] = tree.tables
    for number, table in enumerate(tables):
        if table.picks or (last[number] >= 0 and not weights[last[number]]):
            continue
        seat = table.mover()
        view = table.full_view(seat)
        opening = table.state.phase in (ORDER, ARRANGE)
        for seed in range(opening_seeds if opening else seeds if len(view["legal"]) > 1 else 1):
            move = read_move(choose(view, seed), table.box.groups)
            walk = table.copy()
            for action in _actions(table, move):
                at = tree.sets[seat, walk.information(seat)]
                weights[tree.starts[at] + tree.actions[at].index(action)] += 1
                walk.act(action)
                if not walk.picks:
                    break
    strategy: Floats = tree._normal(weights)
    return strategy


def last_own(tree: Tree) -> NDArray[np.int64]:
    """The slot of the last own action before each information set, or -1."""
    before = np.full((len(tree), 2), -1)
    for level in tree.levels[1:]:
        parent = tree.parent[level]
        before[level] = before[parent]
        for player in (0, 1):
            own = level[tree.mover[parent] == player]
            before[own, player] = tree.slot[own]
    decisions = np.flatnonzero(tree.kind >= 0)
    found = np.full(len(tree.player), -1)
    found[tree.kind[decisions]] = before[decisions, tree.mover[decisions]]
    return found


def _actions(table: CaesarTable, move: int) -> list[int]:
    """The actions that a move is put together from; the last ones may be taken unasked."""
    listed = table.catalogue
    kind = move & 31
    if kind == mv.ORDER:
        return [listed.order[card] for card in mv.ordered(move)]
    if kind == mv.ARRANGE:
        return [listed.arrange[card] for card in mv.arranged(move)]
    if kind == mv.SWAP:
        return [listed.discard[card] for card in unpack(move >> 5)] + [listed.stop]
    return [listed.of_code[move]]
