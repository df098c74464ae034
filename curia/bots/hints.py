"""Advice for a seat, from its own view: the best moves with its chances after them, and reasons."""

import time
from typing import Any

from curia.bots.bot import Bot, moves
from curia.bots.evaluators import Judge, judge_of
from curia.core.errors import BadInput
from curia.core.game import Json
from curia.games import kit

# Moves whose chances differ by less are called equally good.
ALIKE = 0.01
MOST = 5
ITERATIONS = 400
QUICK = 40


def hint(
    view: Json,
    *,
    iterations: int = ITERATIONS,
    seed: int = 0,
    judge: Judge | None = None,
    adviser: Bot | None = None,
) -> Json:
    """JSON-able: the `chances` of all seats, the best `moves` with the chance after each, the `advice`, and
    its `reasons`: keys of messages with what fills them in. Raises BadInput where the seat owes no move."""
    moves(view)
    if view["seat"] not in view["to_act"]:
        raise BadInput("bot-idle")
    judged = (judge or judge_of(view["game"]))(view, iterations, seed)
    best = judged.moves[0][0] if judged.moves else view["legal"][0]
    advice = best if adviser is None else adviser.choose(view, None, iterations, seed)
    return {
        "game": view["game"],
        "seat": view["seat"],
        "chances": {seat: judged.chances[seat] for seat in view["seats"]},
        "moves": [{"move": move, "chance": chance} for move, chance in judged.moves[:MOST]],
        "advice": advice,
        "reasons": _listed(_compared(view, judged.moves, advice)) + reasons(view, advice),
    }


def hint_within(view: Json, seconds: float, seed: int = 0) -> Json:
    """A hint in about so many seconds: after a quick one, a better one if there is time for it."""
    began = time.monotonic()
    found = hint(view, iterations=QUICK, seed=seed)
    spent = time.monotonic() - began
    more = min(ITERATIONS, int(QUICK * (seconds - spent) / max(spent, 0.001)))
    return hint(view, iterations=more, seed=seed) if more > QUICK else found


def reasons(view: Json, move: str) -> list[Json]:
    """What speaks for a move where there is a choice, as keys of messages with what fills them in."""
    if len(view["legal"]) == 1:
        return []
    found = kit(view["game"]).part("reasons")
    return [] if found is None else _listed(found(view, move))


def _listed(found: list[tuple[str, dict[str, Any]]]) -> list[Json]:
    return [{"key": key, "values": values} for key, values in found]


def _compared(view: Json, judged: list[tuple[str, float]], advice: str) -> list[tuple[str, dict[str, Any]]]:
    """How much there is to choose."""
    if len(view["legal"]) == 1:
        return [("hint-only", {})]
    if kit(view["game"]).game.opening(view):
        return [("hint-opening", {})]
    others = [chance for move, chance in judged if move != advice]
    chance = dict(judged).get(advice)
    if chance is None or not others:
        return [("hint-clear", {})] if judged and not others else []
    ahead = chance - others[0]
    if ahead > ALIKE:
        return [("hint-ahead", {"points": round(100 * ahead)})]
    return [("hint-alike", {"moves": 1 + sum(abs(chance - other) <= ALIKE for other in others)})]
