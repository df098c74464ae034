"""How likely each side is to win, and what each move is worth, from a seat's own view."""

from typing import NamedTuple

from curia.core.game import Json
from curia.games.caesar.bots.heuristic_weights import tuned
from curia.games.caesar.bots.levels import IMPERATOR, opening
from curia.games.caesar.bots.network import shipped
from curia.games.caesar.bots.search import Manner, Search
from curia.games.caesar.notation import move_text
from curia.games.caesar.state import ARRANGE, ORDER

# Every move that is worth a thought is tried, and none is dropped early: each gets a number.
MANNER = Manner(moves=8, least=0.02, worlds=48, weigh=16, mixed=0.0, own=tuned(), order=IMPERATOR.order)


class Judgement(NamedTuple):
    chances: dict[str, float]
    """Of each seat, to win, a draw counting half; they add up to 1."""
    moves: list[tuple[str, float]]
    """Those worth a thought, each with the chance to win after it, best first; none where no move is owed."""


def judge(view: Json, iterations: int = 256, seed: int | None = None) -> Judgement:
    """Judge the view of a seat (not a spectator's) over sampled worlds, with so many playouts in all."""
    seat, other = view["seat"], next(name for name in view["seats"] if name != view["seat"])
    if view["result"] is not None:
        won = view["result"]["winners"]
        chance = (seat in won) / len(won)
        return Judgement({seat: chance, other: 1 - chance}, [])
    search = Search(view, shipped(), MANNER, seed)
    search.limit(iterations)
    moves: list[tuple[str, float]] = []
    if not view["legal"]:
        chance = as_chance(search.outlook(iterations))
    elif search.root.phase in (ORDER, ARRANGE):
        # Too much lies between an opening and the end to try it out: a good one, with what may be hoped for.
        chance = as_chance(search.hope())
        moves = [(move_text(opening(search)), chance)]
    else:
        trials = search.candidates()
        for start in range(0, max(1, iterations // len(trials)), 8):
            search.try_out(trials, range(start, start + 8))
        moves = [(move_text(trial.move), as_chance(trial.value)) for trial in search.ranked(trials)]
        moves.sort(key=lambda each: -each[1])
        chance = moves[0][1]
    return Judgement({seat: chance, other: 1 - chance}, moves)


def as_chance(value: float) -> float:
    """An outcome hoped for (-1 to 1, mostly who wins) as a chance to win."""
    return min(1.0, max(0.0, (value + 1) / 2))
