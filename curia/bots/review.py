"""A finished game looked at again: how likely each seat was to win after each move, from its own view.

What happened to a seat's chances is put down to its own decisions, to those of the others, or to luck: to
cards and tiles that came to light. The three and the chance at the start add up to what came of it.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from statistics import median
from typing import Any, NamedTuple

from curia.bots.bot import Bot
from curia.bots.evaluators import Judge, judge_of, shares
from curia.bots.hints import reasons
from curia.core.errors import BadInput
from curia.core.game import Game, Json, Kind
from curia.core.match import HOST, replay, stages

# A move that costs less is no mistake, and one that changes less no decision: judging is not that exact.
LEAST_COST = 0.02
MISTAKES = 5
# A seat's chances turn where they are so different for this many moves before and after.
LEAST_TURN = 0.1
SPELL = 3
TURNS = 5
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
    turn: str | None
    """Whose turn it was then."""
    legal: int
    """How many moves there were to choose from."""
    views: dict[str, Json]
    lucky: frozenset[str]
    """The seats that saw chance show."""
    stirred: frozenset[str]
    """The seats that saw something by which their chances may have changed."""
    only_said: bool
    """Whether the move has done nothing yet: it asked, or answered."""
    news: list[Json]
    """What came with the move and is news of its own, a card that was turned up for instance."""

    def effort(self, seat: str, iterations: int) -> int:
        """How long to think about how this seat stands: longest if it has to choose among moves, and not at
        all if it stands as before."""
        view = self.views[seat]
        if seat in view["to_act"] and len(view["legal"]) > 1:
            return iterations
        decided = seat == self.seat and self.legal > 1 and not self.only_said
        changed = decided or seat in self.stirred or view["result"] is not None
        return (iterations + 1) // 2 if changed else 0


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
    was worth and cost; the `turns` at which most changed, each with its `news` if that was it;
    the `mistakes` with what the adviser would have done `instead`, and its `reasons`; and the `account`: what
    each seat's chances owe to its own decisions, to others' and to luck. Raises BadInput."""
    moments = list(_moments(game, record))
    result = moments[-1].views[record["seats"][0]]["result"]
    if result is None:
        raise BadInput("review-running")
    answers = _answers(moments, judge or judge_of(game.id), iterations, seed, mapper)
    steps = [
        _step(moment, before, after)
        for moment, before, after in zip(moments[1:], answers, answers[1:], strict=False)
    ]
    _limit_own(steps)
    start = {seat: answer.chance for seat, answer in answers[0].items()}
    mistakes = _mistakes(steps, moments, adviser, iterations, seed)
    return {
        "game": game.id,
        "seats": record["seats"],
        "result": result,
        "iterations": iterations,
        "start": start,
        "moves": steps,
        "turns": _turns(start, steps, [moment.news for moment in moments[1:]]),
        "mistakes": mistakes,
        "account": _account(record["seats"], answers[0], answers[-1], steps),
    }


# --- The game again ----------------------------------------------------------------------------------------


def _moments(game: Game[Any], record: Json) -> Iterator[Moment]:
    seats, entries = record["seats"], record["moves"]
    past: dict[str, int] = dict.fromkeys(seats, 0)
    legal: dict[str, int] = {}
    turn: str | None = None
    played = 0
    for number in stages(entries):
        match = replay(game, {**record, "moves": entries[:number]}, _no_chance)
        if match.stopped is not None:
            raise BadInput("review-stopped", number=match.stopped["number"])
        views = {seat: match.view(seat) for seat in seats}
        seat, move = ("", "") if not played else (entries[played - 1]["seat"], entries[played - 1]["move"])
        new = {seat: view["events"][past[seat] :] for seat, view in views.items()}
        kinds = {seat: [game.kinds(event, seat) for event in new[seat]] for seat in seats}
        lucky = frozenset(seat for seat in seats if any(Kind.LUCK in kind for kind in kinds[seat]))
        done = kinds.get(seat, [])
        if any(Kind.AGREED in kind for kind in done):
            lucky &= {seat}
        only_said = bool(done) and all(Kind.SAID in kind for kind in done)
        quiet = {seat for seat in seats if all(Kind.QUIET in kind for kind in kinds[seat])}
        stirred = frozenset(seats) - quiet | lucky if seat not in ("", HOST) else frozenset(seats)
        if only_said:
            stirred -= {seat}
        news = game.news(new[seats[0]])
        yield Moment(played, seat, move, turn, legal.get(seat, 0), views, lucky, stirred, only_said, news)
        turn = game.on_turn(views[seats[0]])
        past = {seat: len(view["events"]) for seat, view in views.items()}
        legal = {seat: len(view["legal"]) for seat, view in views.items()}
        played = number + 1


def _no_chance(number: int, draws: int) -> Random:
    return Random(number)


def _answers(
    moments: Sequence[Moment], judge: Judge, iterations: int, seed: int, mapper: Mapper
) -> list[dict[str, Answer]]:
    questions = [
        Question(judge, view, effort, seed + number)
        for number, moment in enumerate(moments)
        for seat, view in moment.views.items()
        if (effort := moment.effort(seat, iterations))
    ]
    found = iter(mapper(ask, questions))
    answers: list[dict[str, Answer]] = []
    for moment in moments:
        before = answers[-1] if answers else {}
        answers.append(
            {
                seat: next(found) if moment.effort(seat, iterations) else _as_before(moment, seat, before)
                for seat in moment.views
            }
        )
    return answers


def _as_before(moment: Moment, seat: str, before: dict[str, Answer]) -> Answer:
    """Nothing has happened to this seat. By its answer it has chosen, by asking it keeps every choice."""
    chance, moves = before[seat]
    return Answer(dict(moves).get(moment.move, chance) if seat == moment.seat else chance, [])


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
        "turn": moment.turn,
        "move": moment.move,
        "chances": {seat: answer.chance for seat, answer in after.items()},
        "worth": value,
        "best": None if best is None else {"move": best[0], "chance": best[1]},
        "cost": cost,
        "instead": None,
        "reasons": [],
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
    if value is None or (not own and seat not in moment.lucky):
        return {"own": whole if own else 0.0, "others": 0.0 if own else whole, "luck": 0.0}
    made = value - before[mover].chance
    if moment.legal < 2 or abs(made) < LEAST_COST:
        made = 0.0
    if own and seat not in moment.lucky:
        # The rest is what the others can do now.
        return {"own": made, "others": whole - made, "luck": 0.0}
    if own:
        return {"own": made, "others": 0.0, "luck": whole - made}
    # What the mover gained by it was lost by the others.
    felt = -made / (len(after) - 1)
    return {"own": 0.0, "others": felt, "luck": whole - felt}


def _limit_own(steps: Sequence[Json]) -> None:
    """Who puts off the same good move turn by turn is charged for it each time, but nobody can lose more than
    everything. What the others let come back is theirs."""
    total: dict[str, float] = {}
    for step in steps:
        for seat, change in step["change"].items():
            so_far = total.get(seat, 0.0)
            own = min(1 - so_far, max(-1 - so_far, change["own"]))
            change["others"] += change["own"] - own
            change["own"] = own
            total[seat] = so_far + own


def _turns(start: dict[str, float], steps: Sequence[Json], news: Sequence[list[Json]]) -> list[Json]:
    """Where chances changed for longer than a moment: the seat, what they were around that move, and the
    `news` behind it where that changed more than the move. The greatest changes in the order of play, and
    none beside a greater one."""
    found: list[Json] = []
    for seat, first in start.items():
        curve = [first, *(step["chances"][seat] for step in steps)]
        for at in range(1, len(curve)):
            before, after = median(curve[max(0, at - SPELL) : at]), median(curve[at : at + SPELL])
            if abs(after - before) >= LEAST_TURN:
                place = _jump(curve, at, after - before)
                change = steps[place]["change"][seat]
                told = news[place] if abs(change["luck"]) > abs(change["own"] + change["others"]) else []
                turn = {"number": steps[place]["number"], "seat": seat, "from": before, "to": after}
                found.append({**turn, "news": told})
    place_of = {step["number"]: at for at, step in enumerate(steps)}
    kept: list[Json] = []
    for turn in sorted(found, key=lambda turn: -abs(turn["to"] - turn["from"])):
        apart = all(abs(place_of[turn["number"]] - place_of[other["number"]]) > SPELL for other in kept)
        if apart and len(kept) < TURNS:
            kept.append(turn)
    return sorted(kept, key=lambda turn: place_of[turn["number"]])


def _jump(curve: Sequence[float], at: int, change: float) -> int:
    """The step that made a change: medians show it a step too early and too late as well."""
    beside = range(max(1, at - SPELL // 2), min(len(curve), at + SPELL // 2 + 1))
    return max(beside, key=lambda i: (curve[i] - curve[i - 1]) * change) - 1


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
            step["reasons"] = reasons(view, better)
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
