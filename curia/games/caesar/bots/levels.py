"""The levels of Caesar & Cleopatra: what each of them does to find a move.

tiro and eques go by the simpler rules of thumb and overlook things, tiro more of them; praetor knows all the
rules of thumb and overlooks nothing. consul tries moves out in worlds that fit, and judges by rules of thumb;
imperator by what the network has learnt, with better habits of its own, and with an eye on what the other
player's choices tell.
"""

import time
from dataclasses import replace
from random import Random

from curia.bots.bot import Choice, DecidingBot, chance
from curia.core.game import Json
from curia.games.caesar import moves as mv
from curia.games.caesar.bots import greedy
from curia.games.caesar.bots.heuristic_value import Weights
from curia.games.caesar.bots.heuristic_weights import tuned
from curia.games.caesar.bots.network import Net, shipped, unlearnt
from curia.games.caesar.bots.search import Manner, Search
from curia.games.caesar.notation import move_text
from curia.games.caesar.state import ARRANGE, ORDER, State, player

# What beginners don't think of: hiding, the vote after the next one, groups that are nearly full.
_SIMPLE = Weights(hide=0.0, hide_value=0.0, again=0.0, trap=0.0, trap_two=0.0)
TIRO, EQUES = replace(_SIMPLE, noise=0.25), replace(_SIMPLE, noise=0.1)
CONSUL = Manner(each=400, prior=0.0)
# What the network is sure of is tried out too: it errs there as well.
IMPERATOR = Manner(
    moves=16,
    each=500,
    least=0.0,
    sure=1.0,
    horizon=6,
    worlds=256,
    prior=0.005,
    weigh=8,
    keen=30.0,
    own=tuned(),
    order=0.035,
)
# How sharply openings are played: chance has a say, because one that can be foretold can be answered.
OPENING = 1.5
# Playouts, and the longest time in seconds.
CONSUL_PLAYOUTS, CONSUL_SECONDS = 300, 1.0
IMPERATOR_PLAYOUTS, IMPERATOR_SECONDS = 4000, 3.0


class LevelBot(DecidingBot):
    def __init__(self, level: str) -> None:
        self.level = level

    def decide(
        self, view: Json, seconds: float | None = None, iterations: int | None = None, seed: int | None = None
    ) -> Choice:
        return Choice(choose(self.level, view, seconds, iterations, seed))


def choose(level: str, view: Json, seconds: float | None, iterations: int | None, seed: int | None) -> str:
    """A legal move for the view's seat, found as this level does."""
    legal: list[str] = view["legal"]
    if len(legal) == 1 and not legal[0].startswith("order"):
        return legal[0]
    rng = chance(seed)
    if level == "tiro":
        return greedy.choose(overlooking(view, rng, 0.4, 0.5), rng, TIRO)
    if level == "eques":
        return greedy.choose(overlooking(view, rng, 0.2, 0.3), rng, EQUES)
    if level == "praetor":
        return greedy.choose(view, rng)
    if level == "consul":
        until = time_up(seconds, iterations, CONSUL_SECONDS)
        return searched(view, unlearnt(), CONSUL, iterations or CONSUL_PLAYOUTS, until, seed)
    until = time_up(seconds, iterations, IMPERATOR_SECONDS)
    return searched(view, shipped(), IMPERATOR, iterations or IMPERATOR_PLAYOUTS, until, seed)


def time_up(seconds: float | None, iterations: int | None, usual: float) -> float | None:
    """When to stop, a little before time is up; None where only the iterations count."""
    if seconds is None and iterations is not None:
        return None
    return time.monotonic() + 0.9 * (usual if seconds is None else seconds)


def searched(
    view: Json, net: Net, manner: Manner, playouts: int, until: float | None, seed: int | None
) -> str:
    search = Search(view, net, manner, seed)
    if search.root.phase in (ORDER, ARRANGE):
        return move_text(opening(search))
    trials = search.candidates()
    if len(trials) == 1 or trials[0].prior > manner.sure:
        return move_text(trials[0].move)
    return move_text(search.run(trials, playouts, until)[0].move)


def opening(search: Search) -> int:
    """An order of the action cards (CC-2.4), or an arrangement (CC-2.7)."""
    if search.root.phase == ARRANGE:
        return mixed(search.by_habit(OPENING), search.root, search.seat, search.random)
    chance = search.manner.order
    # Too much lies between an order and the end for the network to learn it: `python -m bench.orders`.
    return search.by_habit(OPENING) if chance is None else search.by_own_habits(chance)


def mixed(move: int, s: State, seat: int, rng: Random) -> int:
    """An arrangement with its cards exchanged among groups that are alike to the seat: none of them is more
    likely to get a high card than another (CC-2.7)."""
    values, bonus = mv.arranged(move), player(s, seat).bonus
    alike: dict[tuple[int, bool], list[int]] = {}
    for group in range(len(values)):
        alike.setdefault((s.box.sizes[group], group == bonus), []).append(group)
    for groups in alike.values():
        cards = [values[group] for group in groups]
        rng.shuffle(cards)
        for group, card in zip(groups, cards, strict=True):
            values[group] = card
    return mv.arrangement(values)


def overlooking(view: Json, rng: Random, groups: float, actions: float) -> Json:
    """The view as a beginner looks at it: a share of the groups and, by chance, action cards go unnoticed."""
    unseen = set(rng.sample(list(view["table"]), int(len(view["table"]) * groups)))
    no_actions = rng.random() < actions

    def noticed(move: str) -> bool:
        word, *rest = move.split(" ")
        if word in ("assassinate", "castle", "scout", "spy", "wrath", "veto"):
            return not no_actions and not unseen & set(rest)
        return word not in ("down", "up") or rest[-1] not in unseen

    legal = [move for move in view["legal"] if noticed(move)]
    return view | {"legal": legal} if legal else view
