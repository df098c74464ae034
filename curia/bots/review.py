"""A finished game looked at again: how likely each seat was to win after each move, from its own view.

What happened to a seat's chances is put down to its own decisions, to those of the others, or to luck: to
cards and tiles that came to light. The three and the chance at the start add up to what came of it.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from curia.bots.bot import Bot
from curia.bots.judging import Judge, judge_of, shares
from curia.core.errors import BadInput
from curia.core.game import Game, Json
from curia.core.match import CHANCE, HOST, replay

# Events by which chance shows. A card that is drawn is luck for who sees it, a new tile for all.
LUCK = {"bonus", "vote-card", "vote-card-out", "reshuffled", "laid-out", "started"}
# A move that costs less is no mistake, and one that changes less no decision: judging is not that exact.
LEAST_COST = 0.02
MISTAKES = 5
ITERATIONS = 100


class Question(NamedTuple):
    """What one seat saw at one moment, for a judge."""

    judge: Judge
    view: Json
    iterations: int
    seed: int


class Answer(NamedTuple):
    chance: float
    """Of the view's own seat."""
    moves: list[tuple[str, float]]


# Something like `map`: it may ask several judges at the same time.
Mapper = Callable[[Callable[[Question], Answer], Iterable[Question]], Iterable[Answer]]


def ask(question: Question) -> Answer:
    view = question.view
    if view["result"] is not None:
        return Answer(shares(view["result"], view["seats"])[view["seat"]], [])
    judged = question.judge(view, question.iterations, question.seed)
    return Answer(judged.chances[view["seat"]], judged.moves)


class Moment(NamedTuple):
    """The table after an entry of the record and what chance added to it."""

    number: int
    """Of the entry, counted from 1; 0 before the first."""
    seat: str
    move: str
    legal: int
    """How many moves there were to choose from."""
    views: dict[str, Json]
    lucky: frozenset[str]
    """The seats that saw chance show."""


def review(
    game: Game[Any],
    record: Json,
    *,
    iterations: int = ITERATIONS,
    seed: int = 0,
    judge: Judge | None = None,
    adviser: Bot | None = None,
    mapper: Mapper = map,
) -> Json:
    """JSON-able: `start` and then for every move the `chances` of each seat from its own view, what the move
    was worth and cost; the `mistakes` with what the adviser would have done `instead`; and the `account`:
    what each seat's chances owe to its own decisions, to others' and to luck. Raises BadInput."""
    moments = list(_moments(game, record))
    result = moments[-1].views[record["seats"][0]]["result"]
    if result is None:
        raise BadInput("review-running")
    answers = _answers(moments, judge or judge_of(game.id), iterations, seed, mapper)
    steps = [
        _step(moment, before, after)
        for moment, before, after in zip(moments[1:], answers, answers[1:], strict=False)
    ]
    for step in steps:
        step["instead"] = None
    mistakes = _mistakes(steps, moments, adviser, iterations, seed)
    return {
        "game": game.id,
        "seats": record["seats"],
        "result": result,
        "iterations": iterations,
        "start": {seat: answer.chance for seat, answer in answers[0].items()},
        "moves": steps,
        "mistakes": mistakes,
        "account": _account(record["seats"], answers[0], answers[-1], steps),
    }


# --- The game again ----------------------------------------------------------------------------------------


def _moments(game: Game[Any], record: Json) -> Iterator[Moment]:
    seats, entries = record["seats"], record["moves"]
    past: dict[str, int] = dict.fromkeys(seats, 0)
    legal: dict[str, int] = {}
    played = 0
    for number in range(len(entries) + 1):
        if number < len(entries) and entries[number]["seat"] == CHANCE:
            continue
        match = replay(game, {**record, "moves": entries[:number]}, _no_chance)
        if match.stopped is not None:
            raise BadInput("review-stopped", number=match.stopped["number"])
        views = {seat: match.view(seat) for seat in seats}
        seat, move = ("", "") if not played else (entries[played - 1]["seat"], entries[played - 1]["move"])
        lucky = frozenset(seat for seat, view in views.items() if _saw_luck(view, past[seat]))
        yield Moment(played, seat, move, legal.get(seat, 0), views, lucky)
        past = {seat: len(view["events"]) for seat, view in views.items()}
        legal = {seat: len(view["legal"]) for seat, view in views.items()}
        played = number + 1


def _no_chance(number: int) -> Random:
    return Random(number)


def _saw_luck(view: Json, since: int) -> bool:
    return any(
        event["event"] in LUCK
        or (event["event"] == "drew" and event["seat"] == view["seat"])
        or (event["event"] == "moved" and event.get("new") is not None)
        for event in view["events"][since:]
    )


def _answers(
    moments: Sequence[Moment], judge: Judge, iterations: int, seed: int, mapper: Mapper
) -> list[dict[str, Answer]]:
    questions = [
        Question(judge, view, iterations, seed + number)
        for number, moment in enumerate(moments)
        for view in moment.views.values()
    ]
    found = iter(mapper(ask, questions))
    return [{seat: next(found) for seat in moment.views} for moment in moments]


# --- What a move was worth ---------------------------------------------------------------------------------


def _step(moment: Moment, before: dict[str, Answer], after: dict[str, Answer]) -> Json:
    mover = moment.seat
    moves = before[mover].moves if mover in before else []
    value = _value(moment, moves, after)
    best = moves[0] if moves else None
    # Of many orders a judge names only one: then nothing is known about another.
    known = len(moves) > 1 or (best is not None and best[0] == moment.move)
    cost = max(0.0, best[1] - value) if best is not None and value is not None and known else 0.0
    return {
        "number": moment.number,
        "seat": mover,
        "move": moment.move,
        "chances": {seat: answer.chance for seat, answer in after.items()},
        "worth": value,
        "best": None if best is None else {"move": best[0], "chance": best[1]},
        "cost": cost,
        "change": {seat: _change(seat, moment, value, before, after) for seat in after},
    }


def _value(moment: Moment, moves: list[tuple[str, float]], after: dict[str, Answer]) -> float | None:
    """The mover's chance with this move, before chance had its say. Not every move has been judged."""
    if moment.seat not in after:
        return None
    judged = dict(moves)
    if moment.move in judged:
        return judged[moment.move]
    chance = after[moment.seat].chance
    if moment.seat not in moment.lucky or not moves:
        return chance
    # What chance added is not the move's: it was no better than those that were worth judging.
    return min(chance, moves[-1][1])


def _change(
    seat: str, moment: Moment, value: float | None, before: dict[str, Answer], after: dict[str, Answer]
) -> Json:
    """What came of a seat's chances by this move: its own doing, somebody else's, or luck."""
    whole = after[seat].chance - before[seat].chance
    mover = moment.seat
    own = mover == seat or (mover == HOST and moment.move.endswith(f" {seat}"))
    if seat not in moment.lucky or value is None:
        return {"own": whole if own else 0.0, "others": 0.0 if own else whole, "luck": 0.0}
    made = value - before[mover].chance
    if moment.legal < 2 or abs(made) < LEAST_COST:
        made = 0.0
    if own:
        return {"own": made, "others": 0.0, "luck": whole - made}
    # What the mover gained by it was lost by the others.
    felt = -made / (len(after) - 1)
    return {"own": 0.0, "others": felt, "luck": whole - felt}


def _mistakes(
    steps: list[Json], moments: Sequence[Moment], adviser: Bot | None, iterations: int, seed: int
) -> list[int]:
    """The numbers of the moves that cost most. What the adviser would have played too was no mistake."""
    found: list[int] = []
    for step in sorted(steps, key=lambda step: -float(step["cost"])):
        if step["cost"] < LEAST_COST or len(found) == MISTAKES:
            break
        view = next(m for m in reversed(moments) if m.number < step["number"]).views[step["seat"]]
        better = step["best"]["move"] if adviser is None else adviser.choose(view, None, iterations, seed)
        if better != step["move"]:
            step["instead"] = better
            found.append(step["number"])
    return found


def _account(
    seats: list[str], start: dict[str, Answer], end: dict[str, Answer], steps: Sequence[Json]
) -> Json:
    return {
        seat: {
            "start": start[seat].chance,
            **{part: sum(step["change"][seat][part] for step in steps) for part in ("own", "others", "luck")},
            "end": end[seat].chance,
        }
        for seat in seats
    }
