"""The whole truth of a game, flat and quick to copy. Rules are in rules.py."""

from typing import Any, Final, final

from mypy_extensions import i64

from curia.core.game import Event
from curia.core.pickles import filled, values
from curia.games.caesar.data import ALL_INFLUENCE, Box, Options, count

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
LATE: Final = 11
OVER: Final = 12
PHASES = ("chance", "order", "arrange", "main", "second", "laid", "veto", "take", "rearrange", "draw",
          "vote", "late", "over")  # fmt: skip

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


_OF_A_PLAYER: Final = (
    "action_pile", "actions_left", "bonus", "down", "hand", "influence", "influence_left", "influence_pile",
    "laid", "size", "up", "won",
)  # fmt: skip
_OF_A_STATE: Final = (
    "actor", "alone", "back", "box", "caesar", "card", "chance", "cleopatra", "drawer", "draws", "first",
    "left", "log", "may", "need", "opt", "passes", "phase", "played", "reason", "second", "shown", "turn",
    "vote", "votes", "votes_left", "waiting", "why",
)  # fmt: skip


@final
class Player:
    """What belongs to one player. `up` and `down` go by group; `laid` and `won` are numbers by group."""

    __slots__ = _OF_A_PLAYER

    def __init__(self, hand: int, up: list[int], down: list[int]) -> None:
        self.hand: i64 = hand
        self.size: i64 = count(hand)
        self.influence: i64 = count(hand & ALL_INFLUENCE)  # in hand
        # The reserves: bottom first; never changed, only drawn from. Then how many cards are left of them.
        self.influence_pile: tuple[int, ...] = ()
        self.action_pile: tuple[int, ...] = ()
        self.influence_left: i64 = 0
        self.actions_left: i64 = 0
        self.bonus: i64 = NOBODY
        # At the groups: cards face up, cards face down, how many of both; and patricians won.
        self.up = up
        self.down = down
        self.laid: i64 = 0
        self.won: i64 = 0

    def copy(self) -> "Player":
        other = Player(0, self.up[:], self.down[:])
        other.hand = self.hand
        other.size = self.size
        other.influence = self.influence
        other.influence_pile = self.influence_pile
        other.action_pile = self.action_pile
        other.influence_left = self.influence_left
        other.actions_left = self.actions_left
        other.bonus = self.bonus
        other.laid = self.laid
        other.won = self.won
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return _player, (values(self, _OF_A_PLAYER),)


def _player(kept: list[Any]) -> Player:
    return filled(Player(0, [], []), _OF_A_PLAYER, kept)


@final
class State:
    """Seats are 0 (Cleopatra) and 1 (Caesar)."""

    __slots__ = _OF_A_STATE

    def __init__(self, box: Box, opt: Options, players: tuple[Player, Player] | None = None) -> None:
        self.box = box
        self.opt = opt
        self.log: list[Event] | None = None
        self.phase: i64 = CHANCE
        self.chance: i64 = DEAL_VOTES
        self.turn: i64 = 0
        self.actor: i64 = NOBODY
        self.waiting: i64 = 0  # set-up: the seats that still owe their choice, as bits
        if players is None:
            players = Player(box.deal, [0] * 5, [0] * 5), Player(box.deal, [0] * 5, [0] * 5)
        self.cleopatra, self.caesar = players
        self.left: i64 = box.patricians  # numbers by group
        # The vote cards: deck (bottom first, never changed, only drawn from) and those turned up.
        self.votes: tuple[int, ...] = ()
        self.votes_left: i64 = 0
        self.shown: tuple[int, ...] = ()
        # The turn.
        self.played = False  # the turn's action card
        self.alone: i64 = NOBODY
        self.passes: i64 = 0
        self.back: i64 = MAIN  # the phase in which the action was played
        self.card: i64 = 0  # the action being carried out, and its targets
        self.first: i64 = 0
        self.second: i64 = 0
        self.draws: i64 = 0
        self.drawer: i64 = NOBODY
        self.why: i64 = REFILL
        self.may = False  # the draw may be declined
        self.need = False  # one of the draws has to be influence (CC-3.9)
        self.vote: i64 = NOBODY  # the group where an extraordinary vote is being asked
        self.reason = ""

    def copy(self) -> "State":
        """A deep copy, without the log."""
        other = State(self.box, self.opt, (self.cleopatra.copy(), self.caesar.copy()))
        other.phase = self.phase
        other.chance = self.chance
        other.turn = self.turn
        other.actor = self.actor
        other.waiting = self.waiting
        other.left = self.left
        other.votes = self.votes
        other.votes_left = self.votes_left
        other.shown = self.shown
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

    def __reduce__(self) -> tuple[Any, ...]:
        return _state, (self.box, self.opt, values(self, _OF_A_STATE))


def _state(box: Box, opt: Options, kept: list[Any]) -> State:
    return filled(State(box, opt), _OF_A_STATE, kept)


def player(s: State, seat: i64) -> Player:
    return s.caesar if seat else s.cleopatra
