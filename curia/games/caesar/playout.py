"""Random play to the end, all of it inside the compiled rules: for search and for measuring."""

from mypy_extensions import i64

from curia.core.dice import Dice
from curia.games.caesar import moves as mv
from curia.games.caesar.data import Box, Options
from curia.games.caesar.legal import castled, legal, may_lay_two, may_split, must_swap, room, to_play
from curia.games.caesar.rules import play, play_chance, to_shuffle
from curia.games.caesar.state import CHANCE, MAIN, OVER, REARRANGE, State, player


def deal(s: State, dice: Dice) -> None:
    """Let chance decide what is due."""
    cards = to_shuffle(s)
    dice.shuffle(cards)
    play_chance(s, cards)


def pick(s: State, dice: Dice) -> i64:
    """Any legal move of who is to act, each as likely as the others."""
    seat = s.actor
    if s.phase == MAIN and not s.played:
        return _pick_first(s, seat, dice)
    if s.phase == REARRANGE:
        return _pick_rearrangement(s, dice)
    moves = legal(s, seat)
    return moves[dice.below(len(moves))]


def _pick_first(s: State, seat: i64, dice: Dice) -> i64:
    """The many ways to lay and to discard are counted, not listed."""
    hand = player(s, seat).hand
    cards, groups, plays = mv.kinds(hand), room(s, seat), to_play(s, seat)
    lays = mv.number_of_lays(cards, groups)
    if may_lay_two(s, seat, groups):
        lays *= 2
    swaps = mv.number_of_parts(hand) - 1
    passes: i64 = 0 if must_swap(s, seat) else 1
    n = dice.below(lays + len(plays) + swaps + passes)
    if n < lays:
        return mv.lay(cards, groups, n)
    n -= lays
    if n < len(plays):
        return plays[n]
    n -= len(plays)
    return mv.SWAP | mv.part(hand, n + 1) << 5 if n < swaps else mv.PASS


def _pick_rearrangement(s: State, dice: Dice) -> i64:
    """Any split, until it is one within the limits: as the cards lay before is one."""
    cards = castled(s)
    splits = mv.number_of_parts(cards)
    while True:
        part = mv.part(cards, dice.below(splits))
        if may_split(s, part):
            return mv.REARRANGE | part << 5 | (cards - part) << 23


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
