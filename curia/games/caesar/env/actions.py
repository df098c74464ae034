"""Caesar & Cleopatra and its small version as single choices from a fixed list of actions: the steps of
`curia.games.caesar.steps`, which the bots' network chooses from too.

A pick that leaves no choice, after the first one of a move, is made unasked. Nothing is left out.
"""

from random import Random
from typing import Any

from curia.core.dice import Dice
from curia.core.game import Event
from curia.games.caesar import events as ev
from curia.games.caesar import rules
from curia.games.caesar.data import CARDS, GROUPS, SEATS, VOTES, count
from curia.games.caesar.game import CaesarCleopatra
from curia.games.caesar.notation import move_text
from curia.games.caesar.scoring import points, winners
from curia.games.caesar.state import ARRANGE, DEAL_BONUS, ORDER, REARRANGE, State, player
from curia.games.caesar.state import CHANCE as CHANCE_PHASE
from curia.games.caesar.state import OVER as OVER_PHASE
from curia.games.caesar.steps import MOVES, Course, card_of, group_of, once, place, steps
from curia.research.step_env import ALL, CHANCE, NONE, OVER, Table, chances, with_on_top
from curia.research.words import Vocabulary

# Piles: four reserves, by 2 * seat + reserve, the vote cards, and the two bonus cards by seat.
VOTE_PILE = 4
BONUS_PILE = 5

# Chance outcomes: a card; VOTE_CARD + a vote card; BONUS_CARD + a group.
VOTE_CARD = len(CARDS)
BONUS_CARD = VOTE_CARD + len(VOTES)
OUTCOMES = BONUS_CARD + len(GROUPS)

# An action's name is its move; a swap is put together from one `swap` for each card.
NAMES = tuple(
    move_text(move) if move >= 0 else f"swap {CARDS[card_of(step)]}" for step, move in enumerate(MOVES)
)


class CaesarTable(Table[State]):
    def __init__(
        self, game: CaesarCleopatra, options: Any, rng: Random | None = None, rewards: str = "win"
    ) -> None:
        super().__init__(game, game.start(2, options), rng, rewards)
        self.box = game.box
        self.options = options
        self.names = NAMES
        self.settled = [0] * 7
        self.bonus: list[int] = []
        self._advance()

    def bare(self) -> "CaesarTable":
        other = CaesarTable.__new__(CaesarTable)
        other.game, other.rng, other.rewards, other.seats = self.game, self.rng, self.rewards, 2
        other.box, other.options, other.names = self.box, self.options, self.names
        other.settled = self.settled[:]
        other.bonus = self.bonus[:]
        return other

    def mover(self) -> int:
        if self.due != NONE:
            return CHANCE
        s = self.state
        if s.phase == OVER_PHASE:
            return OVER
        if s.phase == ORDER or s.phase == ARRANGE:
            return 0 if s.waiting & 1 else 1
        return s.actor

    # --- Actions ----------------------------------------------------------------------------------------

    def course(self) -> Course:
        """The table as a policy walks through it: a copy of the state with the unfinished picks made."""
        course = Course(self.state.copy(), Dice(0))
        course.s.actor = self.mover()
        steps(course)
        for step in self.picks:
            place(course, step)
        return course

    def _actions(self) -> list[int]:
        return once(self.course())

    def _read(self, seat: int, action: int) -> int | None:
        course = self.course()
        self.picks.append(action)
        move = place(course, action)
        while move < 0:
            found = once(course)
            if len(found) > 1:
                return None
            self.picks.append(found[0])
            move = place(course, found[0])
        return move

    def _carry_out(self, state: State, seat: int, move: Any) -> None:
        if seat == CHANCE:
            rules.play_chance(state, self.bonus)
        else:
            rules.play(state, seat, move)

    # --- Chance -----------------------------------------------------------------------------------------

    def _advance(self) -> None:
        s = self.state
        chosen = 0 if s.opt.shuffled else ALL
        self.settled = [0, chosen, 0, chosen, 0, 0, 0]
        while s.phase == CHANCE_PHASE:
            if self.rng is not None:
                rules.play_chance(s, rules.roll(s, self.rng))
            elif s.chance == DEAL_BONUS:
                self.due, self.waits, self.bonus = BONUS_PILE, (CHANCE, None), []
                return
            else:
                # An order that nobody has seen is left open: each card is settled when it is needed.
                events: list[Event] = []
                s.log = events
                rules.play_chance(s, sorted(rules.to_shuffle(s)))
                s.log = None
                for event in events:
                    self._publish(event)

    def _unsettled(self, events: list[Event]) -> tuple[int, int] | None:
        used = [0] * 7
        for number, event in enumerate(events):
            if event[0] == ev.DREW:
                pile = 2 * event[1] + event[2]
            elif event[0] == ev.VOTE_CARD:
                pile = VOTE_PILE
            else:
                continue
            used[pile] += 1
            if used[pile] > self.settled[pile]:
                return number, pile
        return None

    def outcomes(self) -> list[tuple[int, float]]:
        s, pile = self.state, self.due
        if pile >= BONUS_PILE:
            left = list(s.box.bonus)
            for group in self.bonus:
                left.remove(group)
            return chances(left, BONUS_CARD)
        if pile == VOTE_PILE:
            return chances(s.votes[: s.votes_left - self.settled[pile]], VOTE_CARD)
        cards = _reserve(s, pile)
        return chances(cards[: len(cards) - self.settled[pile]])

    def outcome_name(self, outcome: int) -> str:
        if outcome >= BONUS_CARD:
            return f"bonus {GROUPS[outcome - BONUS_CARD]}"
        return f"vote {VOTES[outcome - VOTE_CARD]}" if outcome >= VOTE_CARD else f"draw {CARDS[outcome]}"

    def _place(self, outcome: int) -> None:
        s, pile = self.state, self.due
        if pile >= BONUS_PILE:
            self.bonus.append(outcome - BONUS_CARD)
            self.due = BONUS_PILE + 1
            return
        if pile == VOTE_PILE:
            place = s.votes_left - 1 - self.settled[pile]
            s.votes = with_on_top(s.votes[: s.votes_left], place, outcome - VOTE_CARD)
        else:
            cards = _reserve(s, pile)
            cards = with_on_top(cards, len(cards) - 1 - self.settled[pile], outcome)
            if pile & 1:
                player(s, pile >> 1).action_pile = cards
            else:
                player(s, pile >> 1).influence_pile = cards
        self.settled[pile] += 1

    def settle(self, outcome: int) -> None:
        self._listed = None
        self._place(outcome)
        if self.due != BONUS_PILE + 1 or len(self.bonus) == 2:
            self._go_on()

    # --- The end ----------------------------------------------------------------------------------------

    def scores(self) -> tuple[list[float], list[int]]:
        s = self.state
        return [float(points(s, seat)) for seat in (0, 1)], winners(s)

    def _picks_in_words(self, seat: int) -> str:
        if not self.picks or seat != self.mover():
            return ""
        if self.state.phase == REARRANGE:
            return " ".join(GROUPS[group_of(step)] for step in self.picks)
        return " ".join(CARDS[card_of(step)] for step in self.picks)

    def most_decisions(self) -> int:
        """More than any game can have.

        A card is put in order, arranged, drawn, laid or played or discarded, and castled (ten cards at
        most) once; a draw may be declined; an action card is answered, and may ask for one more choice.
        Every turn but passes takes a card from its player's hand, and four passes in a row end the game. A
        turn has one `done`, one for each group, or a `stop`.
        """
        cards = 2 * count(self.box.influence + self.box.actions)
        actions = 2 * count(self.box.actions)
        turns = 4 * (cards + 1)
        return 5 * cards + (2 + 1 + 10) * actions + turns * (2 + self.box.groups)


def _reserve(s: State, pile: int) -> tuple[int, ...]:
    """What is left of it, bottom first."""
    me = player(s, pile >> 1)
    return me.action_pile[: me.actions_left] if pile & 1 else me.influence_pile[: me.influence_left]


# Every word of an information state.
VOCABULARY = Vocabulary(
    [
        *(";", "[", "]", "-", "?", "yes", "no"),
        *SEATS,
        *GROUPS,
        *CARDS,
        *VOTES,
        *("ordered", "bonus", "arranged", "turn", "laid", "played", "vetoed", "allowed", "spied", "lost"),
        *("drew", "declined", "castled", "turned-up", "discarded", "swapped", "passed", "vote-card"),
        *("vote-card-out", "reshuffled", "voted", "closed", "skipped", "ended", "done"),
        *("influence", "action"),
        *("CC-6.1", "CC-6.2", "CC-6.4", "CC-6.5"),
        # A resampled world: the others' secrets.
        *("seat", "table", "hidden", "players", "cards", "actions", "group", "points"),
    ]
)
