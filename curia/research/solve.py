"""Small two-player games solved exactly: the whole tree as arrays, CFR+ on it, and exploitability.

A game is walked through once, with explicit chance; after that an iteration is a few passes over arrays,
level by level. It works for any table whose tree fits into memory, such as `caesar-cleopatra-small`.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from curia.games.caesar.env.actions import CaesarTable
from curia.games.caesar.game import CAESAR_CLEOPATRA_SMALL
from curia.research.extras import need
from curia.research.step_env import CHANCE, OVER, Table

np = need("numpy", "envs")

Array = Any


def small(rewards: str = "win", **options: str) -> "Tree":
    """The tree of Caesar & Cleopatra's small version."""
    return Tree(CaesarTable(CAESAR_CLEOPATRA_SMALL, options, None, rewards))


class Tree:
    """All histories of a game for two. A strategy is one array for both players: the probability of each
    action at each information set, set after set."""

    def __init__(self, table: Table[Any]) -> None:
        if table.seats != 2:
            raise ValueError("only games for two can be solved")
        self.names = table.names
        self._nodes: list[tuple[int, int, int, float, int, float]] = []
        self._sets: dict[tuple[int, str], int] = {}
        self._actions: list[list[int]] = []  # of each set
        self._tables: list[Table[Any]] = []
        self._depths: list[int] = []
        self._walk(table, -1, 0, 1.0, 0)
        self._arrange()

    def _walk(self, table: Table[Any], parent: int, depth: int, chance: float, slot: int) -> None:
        """A node and all below it: parent, depth, information set (or CHANCE, OVER), the probability of the
        edge above by chance, the number of the action above, what the first player wins."""
        mover, node = table.mover(), len(self._nodes)
        if mover == OVER:
            self._nodes.append((parent, depth, OVER, chance, slot, table.returns()[0]))
            return
        if mover == CHANCE:
            self._nodes.append((parent, depth, CHANCE, chance, slot, 0.0))
            for number, (outcome, share) in enumerate(table.outcomes()):
                after = table.copy()
                after.settle(outcome)
                self._walk(after, node, depth + 1, share, number)
            return
        actions = table.actions()
        self._nodes.append((parent, depth, self._set(table, mover, depth, actions), chance, slot, 0.0))
        for number, action in enumerate(actions):
            after = table.copy()
            after.act(action)
            self._walk(after, node, depth + 1, 1.0, number)

    def _set(self, table: Table[Any], mover: int, depth: int, actions: list[int]) -> int:
        key = (mover, table.information(mover))
        found = self._sets.setdefault(key, len(self._sets))
        if found == len(self._actions):
            self._actions.append(actions)
            self._tables.append(table)
            self._depths.append(depth)
        elif self._actions[found] != actions or self._depths[found] != depth:
            raise AssertionError(f"not one information set: {key}")
        return found

    def _arrange(self) -> None:
        """Number the sets level by level, and their actions (`slots`) one after the other."""
        order = sorted(range(len(self._depths)), key=lambda each: self._depths[each])
        rank = np.empty(len(order), np.int64)
        rank[order] = np.arange(len(order))
        keys = list(self._sets)
        self.sets = {keys[old]: new for new, old in enumerate(order)}
        self.actions = [self._actions[old] for old in order]
        self.tables = [self._tables[old] for old in order]
        """One state of each information set."""
        self.player = np.array([keys[old][0] for old in order])
        widths = np.array([len(actions) for actions in self.actions])
        self.starts = np.concatenate([[0], np.cumsum(widths)[:-1]]).astype(np.int64)
        self.slots = int(widths.sum())
        self.set_of_slot = np.repeat(np.arange(len(widths)), widths)
        self.player_of_slot = self.player[self.set_of_slot]
        columns = list(zip(*self._nodes, strict=True))
        self.parent = np.array(columns[0])
        depth = np.array(columns[1])
        self.kind = np.array(columns[2])
        decisions = self.kind >= 0
        self.kind[decisions] = rank[self.kind[decisions]]
        self.chance = np.array(columns[3])
        self.utility = np.array(columns[5])
        # The slot of the edge above each node; -1 below chance.
        above = np.where(self.parent >= 0, self.kind[self.parent], CHANCE)
        slot = self.starts[np.maximum(above, 0)] + np.array(columns[4])
        self.slot = np.where(above >= 0, slot, -1)
        self.mover = np.where(decisions, self.player[np.maximum(self.kind, 0)], self.kind)
        self.levels = [np.flatnonzero(depth == d) for d in range(int(depth.max()) + 1)]
        set_depths = np.array([self._depths[old] for old in order])
        self.sets_at = [np.flatnonzero(set_depths == d) for d in range(len(self.levels))]
        del self._nodes, self._actions, self._tables, self._depths, self._sets

    def __len__(self) -> int:
        """The number of histories."""
        return len(self.parent)

    # --- Strategies -----------------------------------------------------------------------------------

    def uniform(self) -> Array:
        return self._normal(np.zeros(self.slots))

    def strategy(self, choose: Callable[[Table[Any], int], Sequence[float]]) -> Array:
        """A strategy from a function that is given a table and the seat to move, and weighs its legal
        actions in their order. It should look at nothing but what that seat knows."""
        weights = [choose(table, table.mover()) for table in self.tables]
        return self._normal(np.concatenate(weights).astype(float))

    def _normal(self, weights: Array) -> Array:
        """Weights as probabilities, set by set; uniform where there are none."""
        sums = np.add.reduceat(weights, self.starts)[self.set_of_slot]
        widths = np.bincount(self.set_of_slot)[self.set_of_slot]
        return np.where(sums > 0, weights / np.where(sums > 0, sums, 1), 1 / widths)

    def _edges(self, strategy: Array) -> Array:
        return np.where(self.slot >= 0, strategy[np.maximum(self.slot, 0)], self.chance)

    def _reach(self, edges: Array, player: int) -> tuple[Array, Array]:
        """How likely the player, and everyone else, lets each history come about."""
        own, others = np.ones(len(self)), np.ones(len(self))
        for level in self.levels[1:]:
            parent = self.parent[level]
            by_player = self.mover[parent] == player
            own[level] = own[parent] * np.where(by_player, edges[level], 1)
            others[level] = others[parent] * np.where(by_player, 1, edges[level])
        return own, others

    def _values(self, edges: Array) -> Array:
        """What each history is worth to the first player."""
        values = self.utility.copy()
        for level in reversed(self.levels[1:]):
            values += np.bincount(self.parent[level], edges[level] * values[level], len(self))
        return values

    def value(self, strategy: Array) -> float:
        """What the game is worth to the first player if both play like this."""
        return float(self._values(self._edges(strategy))[0])

    def best_response(self, strategy: Array, player: int) -> float:
        """What the player wins by answering the other's strategy in the best way."""
        sign = 1 if player == 0 else -1
        edges = self._edges(strategy)
        _, others = self._reach(edges, player)
        values = sign * self.utility
        for depth in range(len(self.levels) - 1, 0, -1):
            below = self.levels[depth]
            parent = self.parent[below]
            mine = self.mover[parent] == player
            chosen = np.where(mine, 0.0, edges[below])
            if mine.any():
                chosen[mine] = self._best(below[mine], values, others, depth - 1)
            values = values + np.bincount(parent, chosen * values[below], len(self))
        return float(values[0])

    def _best(self, nodes: Array, values: Array, others: Array, depth: int) -> Array:
        """1 for the edges of the best action of each information set at that depth."""
        worth = np.bincount(self.slot[nodes], others[self.parent[nodes]] * values[nodes], self.slots)
        best = np.zeros(self.slots)
        for each in self.sets_at[depth]:
            start, end = self.starts[each], self.starts[each] + len(self.actions[each])
            best[start + int(np.argmax(worth[start:end]))] = 1
        return best[self.slot[nodes]]

    def exploitability(self, strategy: Array) -> float:
        """Half of what both could gain together by best responses (half of NashConv); 0 in equilibrium."""
        return (self.best_response(strategy, 0) + self.best_response(strategy, 1)) / 2

    def policy(self, strategy: Array) -> dict[str, list[tuple[int, float]]]:
        """Each information state with its actions and their probabilities, keyed as in OpenSpiel."""
        return {
            f"{player} {seen}": [
                (action, float(strategy[self.starts[number] + n]))
                for n, action in enumerate(self.actions[number])
            ]
            for (player, seen), number in self.sets.items()
        }

    # --- CFR+ -----------------------------------------------------------------------------------------

    def cfr_plus(self, iterations: int) -> Array:
        """The average strategy after so many iterations."""
        for _, average in zip(range(iterations), self.cfr_plus_steps(), strict=False):
            found = average
        return found

    def cfr_plus_steps(self) -> Iterator[Array]:
        """The average strategy after one iteration, after two, and so on: regrets never below 0, players in
        turn, later iterations weighing more (Tammelin 2014)."""
        regrets, sums = np.zeros(self.slots), np.zeros(self.slots)
        iteration = 0
        while True:
            iteration += 1
            for player in (0, 1):
                strategy = self._normal(regrets)
                regret, weight = self._regret(strategy, player)
                regrets = np.maximum(regrets + regret, 0)
                sums += iteration * weight * strategy
            yield self._normal(sums)

    def _regret(self, strategy: Array, player: int) -> tuple[Array, Array]:
        """The counterfactual regret of each of the player's actions, and how likely they get there."""
        edges = self._edges(strategy)
        own, others = self._reach(edges, player)
        values = (1 if player == 0 else -1) * self._values(edges)
        nodes = np.flatnonzero((self.slot >= 0) & (self.mover[self.parent] == player))
        parent = self.parent[nodes]
        gains = others[parent] * (values[nodes] - values[parent])
        reach = np.zeros(len(self.player))
        reach[self.kind[parent]] = own[parent]
        mine = self.player_of_slot == player
        return np.bincount(self.slot[nodes], gains, self.slots), np.where(mine, reach[self.set_of_slot], 0)

    # --- For other programs -----------------------------------------------------------------------------

    def efg(self) -> str:
        """The game in Gambit's extensive form, for OpenSpiel's `load_efg_game` and others."""
        children: list[list[int]] = [[] for _ in range(len(self))]
        for node, parent in enumerate(self.parent[1:].tolist(), 1):
            children[parent].append(node)
        # The format numbers each player's sets by themselves.
        numbers = np.where(self.player == 0, np.cumsum(self.player == 0), np.cumsum(self.player == 1))
        lines = ['EFG 2 R "caesar-cleopatra-small" { "Cleopatra" "Caesar" }', '""']
        for node, kind in enumerate(self.kind.tolist()):
            if kind == OVER:
                won = float(self.utility[node])
                lines.append(f't "" {node + 1} "" {{ {won} {-won} }}')
            elif kind == CHANCE:
                chances = [f'"{n}" {self.chance[child]!s}' for n, child in enumerate(children[node])]
                lines.append(f'c "" {node + 1} "" {{ {" ".join(chances)} }} 0')
            else:
                actions = " ".join(f'"{self.names[action]}"' for action in self.actions[kind])
                lines.append(f'p "" {self.player[kind] + 1} {numbers[kind]} "" {{ {actions} }} 0')
        return "\n".join(lines) + "\n"
