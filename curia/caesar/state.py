"""The whole truth of a game, flat and quick to copy. Rules are in rules.py."""

from typing import Final

from curia.caesar.data import ALL_INFLUENCE, Box, Options, count
from curia.core.game import Event

# Phases: what is being asked, or chance, or the end.
CHANCE: Final = 0
ORDER: Final = 1
ARRANGE: Final = 2
MAIN: Final = 3
SECOND: Final = 4
LAID: Final = 5
VETO: Final = 6
TAKE: Final = 7
REARRANGE: Final = 8
DRAW: Final = 9
VOTE: Final = 10
OVER: Final = 11
PHASES = ("chance", "order", "arrange", "main", "second", "laid", "veto", "take", "rearrange", "draw",
          "vote", "over")  # fmt: skip

# What chance decides next.
DEAL_VOTES: Final = 0
DEAL_INFLUENCE: Final = 1
DEAL_ACTIONS: Final = 2
DEAL_BONUS: Final = 3
DEAL_RESHUFFLE: Final = 4

# Why somebody draws.
REFILL: Final = 0
SWAP: Final = 1
SPIED: Final = 2
VETOER: Final = 3
VOTE_DRAW: Final = 4
WHY = ("refill", "swap", "spied", "vetoer", "vote")

NOBODY: Final = -1


class State:
    """Seats are 0 (Cleopatra) and 1 (Caesar).

    Lists of ten go by 5 * seat + group, lists of four by 2 * seat + reserve (0 influence, 1 actions).
    """

    __slots__ = ("actor", "alone", "back", "bonus", "box", "card", "chance", "cnt", "down", "drawer", "draws",
                 "first", "hand", "influence", "left", "log", "may", "need", "opt", "passes", "phase",
                 "piles", "played", "reason", "rest", "second", "shown", "size", "turn", "up", "vote",
                 "votes", "votes_left", "waiting", "why", "won")  # fmt: skip

    def __init__(self, box: Box, opt: Options) -> None:
        self.box = box
        self.opt = opt
        self.log: list[Event] | None = None
        self.phase = CHANCE
        self.chance = DEAL_VOTES
        self.turn = 0
        self.actor = NOBODY
        self.waiting = 0  # set-up: the seats that still owe their choice, as bits
        # Cards of each seat.
        opening = box.opening
        for card in box.laid:
            opening += 1 << (3 * card)
        self.hand = [opening, opening]
        self.size = [count(opening), count(opening)]
        self.influence = [count(opening & ALL_INFLUENCE), count(opening & ALL_INFLUENCE)]
        self.piles: list[tuple[int, ...]] = [(), (), (), ()]  # bottom first; never changed, only drawn from
        self.rest = [0, 0, 0, 0]
        self.bonus = [NOBODY, NOBODY]
        # The table.
        self.up = [0] * 10
        self.down = [0] * 10
        self.cnt = [0] * 10
        self.left = list(box.sizes) + [0] * (5 - box.groups)
        self.won = [0] * 10
        # The vote cards: deck (bottom first, never changed, only drawn from) and those turned up.
        self.votes: tuple[int, ...] = ()
        self.votes_left = 0
        self.shown: list[int] = []
        # The turn.
        self.played = False  # the turn's action card
        self.alone = NOBODY
        self.passes = 0
        self.back = MAIN  # the phase in which the action was played
        self.card = 0  # the action being carried out, and its targets
        self.first = 0
        self.second = 0
        self.draws = 0
        self.drawer = NOBODY
        self.why = REFILL
        self.may = False  # the draw may be declined
        self.need = False  # one of the draws has to be influence (CC-3.9)
        self.vote = NOBODY  # the group where an extraordinary vote is being asked
        self.reason = ""

    def copy(self) -> "State":
        """A deep copy, without the log."""
        other = State.__new__(State)
        other.box = self.box
        other.opt = self.opt
        other.log = None
        other.phase = self.phase
        other.chance = self.chance
        other.turn = self.turn
        other.actor = self.actor
        other.waiting = self.waiting
        other.hand = self.hand[:]
        other.size = self.size[:]
        other.influence = self.influence[:]
        other.piles = self.piles[:]
        other.rest = self.rest[:]
        other.bonus = self.bonus[:]
        other.up = self.up[:]
        other.down = self.down[:]
        other.cnt = self.cnt[:]
        other.left = self.left[:]
        other.won = self.won[:]
        other.votes = self.votes
        other.votes_left = self.votes_left
        other.shown = self.shown[:]
        other.played = self.played
        other.alone = self.alone
        other.passes = self.passes
        other.back = self.back
        other.card = self.card
        other.first = self.first
        other.second = self.second
        other.draws = self.draws
        other.drawer = self.drawer
        other.why = self.why
        other.may = self.may
        other.need = self.need
        other.vote = self.vote
        other.reason = self.reason
        return other
