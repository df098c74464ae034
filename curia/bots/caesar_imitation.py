"""A first idea of the game for the network: games of `greedy` against itself, to be imitated."""

from collections.abc import Callable
from random import Random

from curia.bots import greedy_caesar
from curia.caesar.course import Course, outcome, place, steps, steps_to
from curia.caesar.features import look
from curia.caesar.game import CAESAR_CLEOPATRA
from curia.caesar.state import ARRANGE, ORDER
from curia.caesar.text import read_move
from curia.core.dice import Dice
from curia.core.match import Match

# A choice: features, possible steps, the step taken, what came of it for who took it.
Example = tuple[bytes, bytes, int, float]


def game(options: dict[str, str], seed: int) -> list[Example]:
    """Every choice of one game."""
    rng = Random(seed)
    match = Match(CAESAR_CLEOPATRA, CAESAR_CLEOPATRA.start(2, options), lambda number: rng)
    match.roll()
    found: list[tuple[bytes, bytes, int, int]] = []
    while match.to_act:
        name = match.to_act[0]
        move, seat = greedy_caesar.choose(match.view(name), rng), match.seats.index(name)
        found += [(*choice, seat) for choice in choices(match, seat, move)]
        match.play(name, move)
    end = match._state
    return [(rows, possible, step, outcome(end, seat)) for rows, possible, step, seat in found]


def choices(match: Match, seat: int, move: str) -> list[tuple[bytes, bytes, int]]:
    """A move as the steps that it is made of, but for forced ones."""
    s = match._state.copy()
    if s.phase in (ORDER, ARRANGE):
        s.actor = seat
    course, found = Course(s, Dice(0)), []
    for step in steps_to(course, read_move(move)):
        possible = steps(course)
        if len(possible) > 1:
            found.append((*look([course]), step))
        place(course, step)
    return found


def games(seconds: Callable[[], float], seed: int) -> list[Example]:
    """Games of any edition until time is up."""
    rng, found = Random(seed), list[Example]()
    while seconds() > 0:
        options = {"edition": rng.choice(("kosmos", "kosmos", "dutch", "french"))}
        found += game(options, rng.randrange(1 << 30))
    return found
