"""What a turn at Quo Vadis? is worth: by trying everything that can be done and agreed in it.

The player on turn makes one move or one deal. Nothing is hidden: laurels lie open, and the stock is empty.
After so many turns the game is scored as it stands (QV-8.2): laurels count for who has a senator in the
Senate. Who is asked for something agrees if they end with so many laurels more than by the best that the
player on turn can do alone; where it is left open how Caesar moves, they expect the worst. After that nobody
makes deals: everyone in turn wants a senator in the Senate, then laurels, then to leave the solver the
fewest. What the turn is worth: one's laurels, or one's lead over the best of the others.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain, islice, permutations, product
from typing import NamedTuple

from curia.core.errors import BadInput, IllegalMove
from curia.core.game import Json
from curia.core.match import Match
from curia.games.quovadis import deals, rules
from curia.games.quovadis.choices import move_of
from curia.games.quovadis.data import (
    ENTRIES,
    NEEDED,
    PATH_FROM,
    PATH_TO,
    PATHS,
    PLACE_OF,
    PLACES,
    SEATS,
    WORTH,
)
from curia.games.quovadis.deal_notation import deal_text, read_deal
from curia.games.quovadis.game import QUO_VADIS
from curia.games.quovadis.notation import PROPOSE, VERBS, move_text, read_move
from curia.games.quovadis.payments import ones_earned
from curia.games.quovadis.position import from_position
from curia.games.quovadis.scoring import laurels
from curia.games.quovadis.state import CAESAR, NO_CONSENTS, NONE, OVER, WIDTH, Deal, State
from curia.games.quovadis.words import move_words
from curia.puzzles import Puzzle, Words, by_id

Turn = tuple[str, ...]


class Outcome(NamedTuple):
    worth: int
    points: tuple[int, ...]
    """Everyone's laurels at the end; 0 without a senator in the Senate."""
    declined: tuple[int, ...] = ()
    """Who did not agree to the deal."""


class Judge:
    """The value that a puzzle states: `goal` is `laurels` or `lead`, `turns` are played, this one counted;
    `wants` is how many laurels more a seat wants, if not one."""

    def __init__(self, start: State, goal: str, turns: int, wants: Mapping[str, int]) -> None:
        self.start, self.seat, self.goal, self.turns = start, int(start.turn), goal, turns
        self.wants = [wants.get(seat, 1) for seat in SEATS[: start.n]]
        self._later: dict[object, tuple[tuple[bool, int], ...]] = {}
        self.alone = dict(self._finished(start, ()))
        self.unaided = max(outcome.worth for outcome in self.alone.values())

    def all_turns(self) -> Iterator[tuple[Turn, Outcome]]:
        """Every move and every deal of the menu that all agree to, each with what it comes to."""
        yield from self.alone.items()
        for deal in _menu(self.start):
            s = self._agreed(deal)
            if s is not None:
                yield from self._finished(s, (f"propose {deal_text(deal)}",))

    def outcome(self, moves: Sequence[str]) -> Outcome:
        """What these moves come to; a deal that comes to nothing leaves the best that one can do alone."""
        s = self.start.copy()
        for move in moves:
            deal = read_move(move, s.n).deal
            if deal is None:
                QUO_VADIS.play(s, self.seat, move)
            elif (after := self._agreed(deal)) is not None:
                s = after
            else:
                declined = tuple(seat for seat in self._asked(deal) if not self.agrees(seat, deal))
                return _best(self.alone.values())._replace(declined=declined)
        return _best(outcome for _, outcome in self._finished(s, ()))

    def agrees(self, seat: int, deal: Deal) -> bool:
        """Whether this seat says yes: it is better off by what it wants, wherever Caesar goes."""
        s = _carried_out(self.start, deal)
        if s is None:
            return False
        least = min(outcome.points[seat] for _, outcome in self._finished(s, ()))
        return least - self.expects(seat) >= self.wants[seat]

    def expects(self, seat: int) -> int:
        """The laurels that this seat ends with if there is no deal."""
        best = (outcome for outcome in self.alone.values() if outcome.worth == self.unaided)
        return max(outcome.points[seat] for outcome in best)

    def _agreed(self, deal: Deal) -> State | None:
        agreed = all(self.agrees(seat, deal) for seat in self._asked(deal))
        return _carried_out(self.start, deal) if agreed else None

    def _asked(self, deal: Deal) -> list[int]:
        givers = deals.givers(self.start, deal)
        return [seat for seat in range(self.start.n) if seat != self.seat and givers >> seat & 1]

    def _finished(self, s: State, made: Turn) -> Iterator[tuple[Turn, Outcome]]:
        """The ways in which the player on turn can finish this turn alone."""
        if s.phase == OVER or s.turns > self.start.turns:
            yield made, self._outcome(s)
            return
        for code in rules.legal(s, self.seat):
            after = s.copy()
            rules.play(after, self.seat, code)
            yield from self._finished(after, (*made, move_text(move_of(code))))

    def _outcome(self, s: State) -> Outcome:
        later = self._to_the_end(s)
        points = tuple(laurels(s, seat) + later[seat][1] if later[seat][0] else 0 for seat in range(s.n))
        others = max(points[: self.seat] + points[self.seat + 1 :])
        return Outcome(points[self.seat] - (others if self.goal == "lead" else 0), points)

    def _to_the_end(self, s: State) -> tuple[tuple[bool, int], ...]:
        """For each seat: whether it ends in the Senate, and the laurels that it still gets on the way."""
        if s.phase == OVER or s.turns - self.start.turns >= self.turns:
            return tuple((seat in s.senate, 0) for seat in range(s.n))
        key = (*s.own, *s.reserve, s.caesar, *s.places, s.turns, s.phase)
        if key not in self._later:
            self._later[key] = self._best(s)
        return self._later[key]

    def _best(self, s: State) -> tuple[tuple[bool, int], ...]:
        found = []
        for code in rules.legal(s, s.turn):
            after = s.copy()
            rules.play(after, s.turn, code)
            later = self._to_the_end(after)
            found.append(
                tuple(
                    (inside, more + laurels(after, seat) - laurels(s, seat))
                    for seat, (inside, more) in enumerate(later)
                )
            )
        return max(found, key=lambda ends: (ends[s.turn], tuple(-part for part in ends[self.seat])))


class Others:
    """The other players of a puzzle, while somebody solves it."""

    def __init__(self, judge: Judge) -> None:
        self._judge = judge

    def check(self, match: Match, move: str) -> None:
        """Only what the search tries is judged: one action, at most one payment between the player on turn
        and each other seat, and no promises: past the turn they bind nobody, and with the action done there
        is nothing left in it to refrain from (QV-9.2, QV-9.3)."""
        deal = read_move(move, self._judge.start.n).deal
        if deal is None:
            return
        acts = deals.has_action(deal) and match.view(None, past=False)["phase"]["name"] == "action"
        pairs = [frozenset((payer, to)) for payer, to, _ in deal.payments]
        plain = all(self._judge.seat in pair for pair in pairs) and len(set(pairs)) == len(pairs)
        if not acts or not plain or deal.promises:
            raise BadInput("puzzle-deal")

    def answer(self, match: Match) -> tuple[str, str] | None:
        """What whoever is asked says to the deal on the table."""
        seat = match.to_act[0]
        view = match.view(seat, past=False)
        if view["deal"] is None:
            return None
        deal, accept = read_deal(view["deal"]["deal"], len(match.seats)), f"accept {view['deal']['number']}"
        if accept in view["legal"] and self._judge.agrees(match.seats.index(seat), deal):
            return seat, accept
        return seat, f"decline {view['deal']['number']}"

    def over(self, match: Match) -> bool:
        """A deal that comes to nothing ends the attempt as well."""
        view = match.view(None)
        failed = view["number"] > 0 and view["deal"] is None and view["phase"]["name"] == "action"
        return bool(failed or view["turns"] > self._judge.start.turns)


def start(position: Json) -> State:
    return from_position(position)


def compact(deal: Json) -> str:
    """A deal as it is written in a move."""
    return deal_text(read_deal(deal, len(SEATS)))


def question(puzzle: Puzzle) -> Iterator[Words]:
    """How long it is played on, and what the others want."""
    wants: list[Words] = [
        ("puzzle-laurels", {"who": seat, "laurels": puzzle.wants.get(seat, 1)})
        for seat in _seats(puzzle)
        if seat != puzzle.seat
    ]
    yield "puzzle-turns", {"later": puzzle.turns - 1}
    yield "puzzle-wants", {"wants": wants}


def answer(puzzle: Puzzle) -> list[Words]:
    return [move_words(move, puzzle.seat, puzzle.seat) for move in puzzle.solution]


def fits(puzzle: Puzzle, turn: Sequence[str]) -> bool:
    """Whether a turn has all the moves, or the terms of the deal, of a solution."""
    solution, free = puzzle.solution, puzzle.free
    return len(turn) >= len(solution) and all(
        _terms(wanted, free) <= _terms(made, free) for made, wanted in zip(turn, solution, strict=False)
    )


def outcome(puzzle: Puzzle, moves: Sequence[str]) -> tuple[float, Sequence[str], Mapping[str, int] | None]:
    worth, points, declined = judge_of(puzzle.id).outcome(moves)
    seats = _seats(puzzle)
    return worth, [seats[seat] for seat in declined], dict(zip(seats, points, strict=True))


def others(puzzle: Puzzle) -> Others:
    return Others(judge_of(puzzle.id))


def read_solution(given: str | Json) -> str:
    """A move, or a deal that is proposed."""
    return given if isinstance(given, str) else f"propose {compact(given)}"


@cache
def judge_of(id: str) -> Judge:
    puzzle = by_id(id)
    return Judge(start(puzzle.position), puzzle.goal, puzzle.turns, puzzle.wants)


def _seats(puzzle: Puzzle) -> Sequence[str]:
    return SEATS[: start(puzzle.position).n]


def _terms(move: str, free: Sequence[str]) -> set[str]:
    verb, _, rest = move.partition(" ")
    if verb != VERBS[PROPOSE]:
        return {move}
    return {f"{term} {json.dumps(value)}" for term, value in json.loads(rest).items() if term not in free}


def _best(outcomes: Iterable[Outcome]) -> Outcome:
    return max(outcomes, key=lambda outcome: outcome.worth)


def _carried_out(start: State, deal: Deal) -> State | None:
    """The state after a deal that everyone agrees to; None if it can't be."""
    s = start.copy()
    try:
        QUO_VADIS.play(s, int(start.turn), f"propose {deal_text(deal)}")
        while s.table is not None:
            asked = next(seat for seat in range(s.n) if s.table.waiting >> seat & 1)
            QUO_VADIS.play(s, asked, f"accept {s.table.number}")
    except IllegalMove:
        return None
    done = s.phase in (CAESAR, OVER) or s.turns > start.turns
    return s if done else None


# --- The menu ---------------------------------------------------------------------------------------------


def _menu(s: State) -> Iterator[Deal]:
    """Every deal with an action and payments between the player on turn and others, in which others give;
    its payments in an order in which the tiles allow them (QV-9.4)."""
    for deal in chain(_moves(s), _entries(s), _caesars(s)):
        for payments in _payments(s, deal):
            if any(deal.consents) or payments:
                orders = (_with(deal, order) for order in permutations(payments))
                yield from islice((made for made in orders if deals.transfers(s, made) is not None), 1)


def _with(deal: Deal, payments: tuple[tuple[int, int, int], ...]) -> Deal:
    return Deal(deal.move, deal.enter, deal.caesar, deal.consents, deal.ones, payments, ())


def _moves(s: State) -> Iterator[Deal]:
    for path in range(len(PATHS)):
        if s.own[s.turn * WIDTH + PATH_FROM[path]] and s.free[PATH_TO[path]]:
            for consents in _consents(s, path):
                for ones in _ones(s, consents):
                    deal = Deal(path, NONE, NONE, consents, ones, (), ())
                    yield deal
                    if deals.gives_caesar(s, deal):
                        for place in range(PLACES):
                            yield Deal(path, NONE, place, consents, ones, (), ())


def _consents(s: State, path: int) -> Iterator[tuple[int, ...]]:
    below = PATH_FROM[path]
    needed = 0 if PLACE_OF[path] == s.caesar else NEEDED[below]
    least = needed - (s.own[s.turn * WIDTH + below] - 1)
    there = [0 if seat == s.turn else s.own[seat * WIDTH + below] for seat in range(len(SEATS))]
    for consents in product(*(range(number + 1) for number in there)):
        if least <= sum(consents) <= needed:
            yield consents


def _ones(s: State, consents: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """QV-6.2: who is paid first when I tiles are short."""
    asked = [seat for seat in range(s.n) if consents[seat]]
    yield from permutations(asked) if 0 < s.bank < sum(consents) else [()]


def _entries(s: State) -> Iterator[Deal]:
    if s.reserve[s.turn]:
        for committee in range(ENTRIES):
            if s.free[committee]:
                yield Deal(NONE, committee, NONE, NO_CONSENTS, (), (), ())


def _caesars(s: State) -> Iterator[Deal]:
    for place in range(PLACES):
        yield Deal(NONE, NONE, place, NO_CONSENTS, (), (), ())


def _payments(s: State, deal: Deal) -> Iterator[tuple[tuple[int, int, int], ...]]:
    """For each other seat one payment from it, or to it if it consents, or none. A present to who is not
    asked only costs, as nobody later acts by what they hold."""
    earned, tile = ones_earned(s, deal), deals.tile_of(s, deal)
    seat = int(s.turn)
    own = laurels(s, seat) + (WORTH[tile] if tile != NONE else 0)
    others = [other for other in range(s.n) if other != seat]
    held = {other: laurels(s, other) + earned[other] for other in others}
    most = own + sum(held.values())
    sums = [range(-held[other], most + 1 if deal.consents[other] else 1) for other in others]
    for paid in product(*sums):
        if sum(paid) <= own:
            coming = [(other, seat, -sum) for other, sum in zip(others, paid, strict=True) if sum < 0]
            going = [(seat, other, sum) for other, sum in zip(others, paid, strict=True) if sum > 0]
            yield (*coming, *going)
