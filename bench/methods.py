"""Ways to play as strategies of a solved tree: what each of them does at every information set."""

import os
from collections.abc import Callable
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from numpy.typing import NDArray

from curia.core.game import Json
from curia.games.caesar.bots.network import Net
from curia.games.caesar.notation import read_move
from curia.games.caesar.state import ARRANGE, ORDER
from curia.games.caesar.steps import steps_to
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
    tables: list[Any] = tree.tables
    chances, _ = net.look([table.course() for table in tables])
    found = [[chances[number, action] for action in actions] for number, actions in enumerate(tree.actions)]
    strategy: Floats = tree._normal(np.concatenate(found).astype(float) ** sharpness)
    return strategy


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
            for action in steps_to(table.course(), move):
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
