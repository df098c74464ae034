"""What a turn at Caesar & Cleopatra is worth: exactly, over every world that fits what the player sees.

The player on turn plans until the turn is over. Each world is one way in which the other's face-down cards,
the other's hand as far as it can say no, and the next vote card may be. A plan is judged over all worlds
together; where a card shows something (a scout, a veto), the player goes on knowing it. The other player
vetoes whenever they can. What a turn is worth: patricians won less patricians lost, or the chance to win
where the game ends with it (a draw counts half).
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from math import comb
from typing import NamedTuple

from curia.core.errors import BadInput
from curia.core.game import Json
from curia.core.match import Match
from curia.games.caesar import moves as mv
from curia.games.caesar.data import ALL_INFLUENCE, FULL, ONE, VETO, at, count, pack, unpack
from curia.games.caesar.legal import legal
from curia.games.caesar.notation import move_text, read_move
from curia.games.caesar.position import from_position
from curia.games.caesar.rules import play
from curia.games.caesar.sample import less
from curia.games.caesar.scoring import winners
from curia.games.caesar.state import CHANCE, DRAW, NOBODY, OVER, TAKE, State, player
from curia.games.caesar.view import discard
from curia.games.caesar.words import move_words
from curia.puzzles import Puzzle, Words

MOST_WORLDS = 5_000
Plan = tuple[str, ...]


class World(NamedTuple):
    weight: float
    state: State


def plans(start: State, goal: str) -> dict[Plan, float]:
    """Every plan of the player on turn, and what it is worth. A plan is its moves, sorted: their order does
    not matter, or the best one counts. `goal` is `patricians` or `win`."""
    judge = _Judge(start, goal)
    return judge.plans(list(worlds(start, judge.seat)), ())


def worth(start: State, goal: str, moves: Sequence[str]) -> float:
    """What a turn played in this very position is worth. Had something else come to light on the way, the
    rest would have been played as well as can be."""
    judge = _Judge(start, goal)
    here = list(worlds(start, judge.seat))
    return judge.played(here, start.copy(), [read_move(move) for move in moves])


def start(position: Json) -> State:
    return from_position(position, FULL)


def question(puzzle: Puzzle) -> Iterator[Words]:
    """The goal says it all."""
    yield from ()


def answer(puzzle: Puzzle) -> list[Words]:
    return [move_words(move) for move in puzzle.solution]


def fits(puzzle: Puzzle, turn: Sequence[str]) -> bool:
    return set(puzzle.solution) <= set(turn)


def outcome(puzzle: Puzzle, moves: Sequence[str]) -> tuple[float, Sequence[str], None]:
    return worth(start(puzzle.position), puzzle.goal, moves), (), None


def others(puzzle: Puzzle) -> "Others":
    return Others(puzzle.seat)


def read_solution(given: str) -> str:
    return given


class Others:
    """The other player of a puzzle, who vetoes whenever they can; and the draws, which don't matter any
    more."""

    def __init__(self, seat: str) -> None:
        self._seat = seat

    def check(self, match: Match, move: str) -> None:
        """Every move can be judged."""

    def answer(self, match: Match) -> tuple[str, str] | None:
        seat = match.to_act[0]
        if seat == self._seat and match.view(seat, past=False)["phase"]["name"] != "draw":
            return None
        legal = match.legal(seat)
        return seat, "veto" if "veto" in legal else legal[0]

    def over(self, match: Match) -> bool:
        return any(event["event"] == "turn" for event in match.events(None)[1:])


class _Judge:
    def __init__(self, start: State, goal: str) -> None:
        self.start, self.seat, self.goal = start, int(start.turn), goal

    def plans(self, here: list[World], made: Plan) -> dict[Plan, float]:
        """The plans from here on that one can choose among before anything new is seen."""
        best: dict[Plan, float] = {}
        for move in _own_moves(here[0].state, self.seat):
            name = move_text(move)
            plan = made if name == "done" else tuple(sorted((*made, name)))
            groups = self.after(here, move)
            if len(groups) == 1 and self.asked(groups[0][0].state):
                found = self.plans(groups[0], plan)
            else:
                found = {plan: sum(self.best(group) for group in groups)}
            for which, worth in found.items():
                best[which] = max(worth, best.get(which, worth))
        return best

    def best(self, here: list[World]) -> float:
        """The most that can be had from here on, by the weight of these worlds."""
        if not self.asked(here[0].state):
            return sum(world.weight * self.value(world.state) for world in here)
        return max(
            sum(self.best(group) for group in self.after(here, move))
            for move in _own_moves(here[0].state, self.seat)
        )

    def played(self, here: list[World], truth: State, moves: list[int]) -> float:
        """What these moves come to, made where the truth is this."""
        if not moves or not self.asked(truth):
            return self.best(here)
        self.make(truth, moves[0])
        total = 0.0
        for group in self.after(here, moves[0]):
            same = self.told(group[0].state) == self.told(truth)
            total += self.played(group, truth, moves[1:]) if same else self.best(group)
        return total

    def value(self, s: State) -> float:
        if self.goal == "win":
            if s.phase != OVER:
                raise BadInput("puzzle-goes-on")
            first = winners(s)
            return 1 / len(first) if self.seat in first else 0.0
        own, other = (self.gained(s, seat) for seat in (self.seat, 1 - self.seat))
        return own - other

    def gained(self, s: State, seat: int) -> int:
        now, before = player(s, seat).won, player(self.start, seat).won
        return sum(int(at(now, group) - at(before, group)) for group in range(s.box.groups))

    def after(self, here: list[World], move: int) -> list[list[World]]:
        """The worlds after a move; those apart that the player can tell apart when next asked."""
        groups: dict[object, list[World]] = {}
        for weight, before in here:
            s = before.copy()
            self.make(s, move)
            groups.setdefault(self.told(s), []).append(World(weight, s))
        return list(groups.values())

    def make(self, s: State, move: int) -> None:
        """A move, and then the other's answers and all draws; of these only a veto matters."""
        play(s, self.seat, move)
        while self.in_turn(s) and (s.phase == DRAW or s.actor != self.seat):
            play(s, int(s.actor), legal(s, int(s.actor))[0])

    def asked(self, s: State) -> bool:
        return self.in_turn(s) and s.actor == self.seat

    def in_turn(self, s: State) -> bool:
        return s.phase not in (OVER, CHANCE) and s.turn == self.seat and s.alone == self.start.alone

    def told(self, s: State) -> object:
        """What may have come to light since the turn began; nothing matters any more once it is over."""
        if not self.asked(s):
            return None
        other = player(s, 1 - self.seat)
        hand = other.hand if s.phase == TAKE else 0
        return s.phase, s.left, tuple(other.up), other.won, other.size, hand


def _own_moves(s: State, seat: int) -> list[int]:
    """All but exchanges: they are worth what a pass is worth."""
    return [move for move in legal(s, seat) if move & 31 != mv.SWAP]


# --- Worlds -----------------------------------------------------------------------------------------------


def worlds(s: State, seat: int) -> Iterator[World]:
    """Every world that fits what this seat sees, as far as it matters before the turn is over; the weights
    add up to 1. The order of reserves does not matter, and of the other's hand only the vetoes."""
    other = player(s, 1 - seat)
    seen = discard(s, 1 - seat) + sum(other.up)
    hidden = (s.box.influence + s.box.actions - seen) & ALL_INFLUENCE
    ways = [
        (w_cards * w_veto * w_vote * w_bonus, cards, vetoes, vote, bonus)
        for (w_cards, cards), (w_veto, vetoes), (w_vote, vote), (w_bonus, bonus) in product(
            list(_face_down(hidden, [count(cards) for cards in other.down])),
            list(_vetoes(s, seat)),
            list(_next_votes(s)),
            list(_bonuses(s, seat)),
        )
    ]
    if len(ways) > MOST_WORLDS:
        raise BadInput("puzzle-wide", worlds=len(ways), most=MOST_WORLDS)
    total = sum(weight for weight, *_ in ways)
    for weight, cards, vetoes, vote, bonus in ways:
        yield World(weight / total, _world(s, 1 - seat, hidden, cards, vetoes, vote, bonus))


def _world(
    s: State, seat: int, hidden: int, down: tuple[int, ...], vetoes: int, vote: int, bonus: int
) -> State:
    made = s.copy()
    other = player(made, seat)
    other.down = list(down)
    rest = unpack(hidden - sum(down))
    actions = unpack((s.box.influence + s.box.actions - discard(s, seat)) & ~ALL_INFLUENCE)
    held = [VETO] * vetoes + [card for card in actions if card != VETO]
    held = held[: int(other.size - other.influence)]
    other.hand = pack(rest[: int(other.influence)] + held)
    other.influence_pile = tuple(rest[int(other.influence) :])
    other.action_pile = tuple(unpack(less(pack(actions), pack(held))))
    other.bonus = bonus
    if vote != NOBODY:
        deck = list(s.votes[: s.votes_left])
        deck.remove(vote)
        made.votes, made.votes_left = (*deck, vote), len(deck) + 1
    return made


def _face_down(hidden: int, numbers: list[int]) -> Iterator[tuple[int, tuple[int, ...]]]:
    """The ways in which so many of the hidden cards may lie at each group, and how many deals give each."""
    if not numbers:
        yield 1, ()
        return
    for part, ways in _picks(hidden, numbers[0]):
        for more, rest in _face_down(hidden - part, numbers[1:]):
            yield ways * more, (part, *rest)


def _picks(cards: int, number: int, kind: int = 0) -> Iterator[tuple[int, int]]:
    """So many of these cards, and in how many ways they can be picked."""
    if kind == 6:
        if number == 0:
            yield 0, 1
        return
    there = cards >> (3 * kind) & 7
    for n in range(min(there, number) + 1):
        for part, ways in _picks(cards, number - n, kind + 1):
            yield part + n * ONE[kind], ways * comb(there, n)


def _vetoes(s: State, seat: int) -> Iterator[tuple[int, int]]:
    """How many vetoes the other may hold."""
    other = player(s, 1 - seat)
    unseen = (s.box.influence + s.box.actions - discard(s, 1 - seat)) & ~ALL_INFLUENCE
    held, vetoes, of = int(other.size - other.influence), unseen >> (3 * VETO) & 7, count(unseen)
    for n in range(min(held, vetoes) + 1):
        if ways := comb(vetoes, n) * comb(of - vetoes, held - n):
            yield ways, n


def _next_votes(s: State) -> Iterator[tuple[int, int]]:
    """The vote card on top of the deck."""
    deck = Counter(s.votes[: s.votes_left])
    yield from ((number, card) for card, number in sorted(deck.items())) if deck else iter([(1, NOBODY)])


def _bonuses(s: State, seat: int) -> Iterator[tuple[int, int]]:
    """The other's bonus card."""
    if player(s, 1 - seat).bonus == NOBODY:
        yield 1, NOBODY
        return
    left = Counter(s.box.bonus)
    left.subtract([player(s, seat).bonus] if player(s, seat).bonus != NOBODY else [])
    yield from ((number, group) for group, number in sorted(left.items()) if number)
