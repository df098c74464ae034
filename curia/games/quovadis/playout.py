"""Random play without talk to the end, all of it inside the compiled rules: for search and for measuring."""

from curia.core.dice import Dice
from curia.games.quovadis.data import SHUFFLED, Options
from curia.games.quovadis.rules import legal, play
from curia.games.quovadis.setup import begin, lay_out
from curia.games.quovadis.state import OVER, START, TILES, State


def deal(s: State, dice: Dice) -> None:
    """Let chance decide what is due."""
    if s.phase == START:
        begin(s, dice.below(s.n))
    else:
        tiles = list(SHUFFLED)
        dice.shuffle(tiles)
        lay_out(s, tuple(tiles))


def play_out(s: State, dice: Dice) -> int:
    """Play at random to the end; the number of decisions."""
    decisions = 0
    while s.phase != OVER:
        if s.phase == START or s.phase == TILES:
            deal(s, dice)
        else:
            moves = legal(s, s.turn)
            play(s, s.turn, moves[dice.below(len(moves))])
            decisions += 1
    return decisions


def random_games(seats: int, options: Options, games: int, dice: Dice) -> int:
    """Whole games, deals included; the number of decisions."""
    decisions = 0
    for _ in range(games):
        decisions += play_out(State(seats, options), dice)
    return decisions
