"""Random play to the end, all of it inside the compiled rules: for search and for measuring."""

from curia.caesar import moves as mv
from curia.caesar.data import Box, Options
from curia.caesar.legal import choices, must_swap, to_lay, to_play
from curia.caesar.rules import play, play_chance, to_shuffle
from curia.caesar.state import CHANCE, MAIN, OVER, State, player
from curia.core.dice import Dice


def deal(s: State, dice: Dice) -> None:
    """Let chance decide what is due."""
    cards = to_shuffle(s)
    dice.shuffle(cards)
    play_chance(s, cards)


def pick(s: State, dice: Dice) -> int:
    """Any legal move of who is to act, each as likely as the others."""
    seat = s.actor
    if s.phase == MAIN and not s.played:
        return _pick_main(s, seat, dice)
    lays, plays, rest = choices(s, seat)
    n = dice.below(len(lays) + len(plays) + len(rest))
    if n < len(lays):
        return lays[n]
    n -= len(lays)
    return plays[n] if n < len(plays) else rest[n - len(plays)]


def _pick_main(s: State, seat: int, dice: Dice) -> int:
    """The many ways to discard are counted, not listed."""
    hand = player(s, seat).hand
    lays, plays = to_lay(s, seat), to_play(s, seat)
    swaps = mv.number_of_parts(hand) - 1
    n = dice.below(len(lays) + len(plays) + swaps + (0 if must_swap(s, seat) else 1))
    if n < len(lays):
        return lays[n]
    n -= len(lays)
    if n < len(plays):
        return plays[n]
    n -= len(plays)
    return mv.on(mv.SWAP, mv.part(hand, n + 1)) if n < swaps else mv.PASS


def play_out(s: State, dice: Dice) -> int:
    """Play at random to the end; the number of decisions."""
    decisions = 0
    while s.phase != OVER:
        if s.phase == CHANCE:
            deal(s, dice)
        else:
            play(s, s.actor, pick(s, dice))
            decisions += 1
    return decisions


def random_games(box: Box, options: Options, games: int, dice: Dice) -> int:
    """Whole games, deals included; the number of decisions."""
    decisions = 0
    for _ in range(games):
        decisions += play_out(State(box, options), dice)
    return decisions
