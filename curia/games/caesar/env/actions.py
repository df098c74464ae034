"""Caesar & Cleopatra and its small version as single choices from a fixed list of actions.

Moves that are open-ended in the rules are put together from picks:

- `order`: the action cards one by one, from the top of the reserve down; every order can be made.
- `arrange`: the value at each group, in table order.
- `swap`: one `discard` after the other, ascending, then `stop`; every choice of cards can be made.
- `rearrange`: each castled card, ascending, goes to the `first` or to the `second` group; of equal cards
  those for the first group come first, so that every split can be made in exactly one way.

A pick that leaves no choice, after the first one of a move, is made unasked. Nothing is left out.
"""

from random import Random
from typing import Any

from curia.core.game import Event
from curia.games.caesar import events as ev
from curia.games.caesar import moves as mv
from curia.games.caesar import rules
from curia.games.caesar.data import CARDS, GROUPS, SEATS, VOTES, Box, at, count, pack, unpack
from curia.games.caesar.game import CaesarCleopatra
from curia.games.caesar.notation import move_text
from curia.games.caesar.scoring import points, winners
from curia.games.caesar.state import ARRANGE, DEAL_BONUS, MAIN, ORDER, REARRANGE, State, player
from curia.games.caesar.state import CHANCE as CHANCE_PHASE
from curia.games.caesar.state import OVER as OVER_PHASE
from curia.research.step_env import ALL, CHANCE, NONE, OVER, Table, chances, with_on_top
from curia.research.words import Vocabulary

# Piles: four reserves, by 2 * seat + reserve, the vote cards, and the two bonus cards by seat.
VOTE_PILE = 4
BONUS_PILE = 5

# Chance outcomes: a card; VOTE_CARD + a vote card; BONUS_CARD + a group.
VOTE_CARD = len(CARDS)
BONUS_CARD = VOTE_CARD + len(VOTES)
OUTCOMES = BONUS_CARD + len(GROUPS)

_BARE = (
    mv.SPY,
    mv.VETO,
    mv.ALLOW,
    mv.DONE,
    mv.DRAW_INFLUENCE,
    mv.DRAW_ACTION,
    mv.DECLINE,
    mv.PASS,
)


class Catalogue:
    """All actions of one box. Picks are numbered first, by kind of card; then the moves, by their codes."""

    def __init__(self, box: Box) -> None:
        self.influence = sorted(set(unpack(box.influence)))
        self.kinds = sorted(set(unpack(box.influence + box.actions)))
        actions = [card for card in self.kinds if card not in self.influence]
        listed: list[tuple[str, int]] = []  # what kind of pick, and of what

        def add(what: str, kinds: list[int]) -> dict[int, int]:
            start = len(listed)
            listed.extend((what, kind) for kind in kinds)
            return {kind: start + index for index, kind in enumerate(kinds)}

        self.order = add("order", sorted(set(unpack(box.action_reserve))))
        self.arrange = add("arrange", list(box.laid))
        self.discard = add("discard", self.kinds)
        self.stop = len(listed)
        self.first, self.second = self.stop + 1, self.stop + 2
        picks = [f"{what} {CARDS[kind]}" for what, kind in listed] + ["stop", "first", "second"]
        self.picked = [kind for _, kind in listed]
        groups = range(box.groups)
        codes = [
            mv.at(kind, card, g)
            for kind in (mv.DOWN, mv.UP, mv.ASSASSINATE)
            for card in self.influence
            for g in groups
        ]
        codes += [mv.pair(first, second) for first in groups for second in groups if first < second]
        codes += [mv.on(kind, g) for kind in (mv.SCOUT, mv.WRATH) for g in groups]
        codes += [mv.on(mv.TAKE, card) for card in self.kinds]
        codes += _BARE
        if not actions:
            codes = [code for code in codes if code & 31 != mv.ASSASSINATE]
        self.codes = {len(picks) + index: code for index, code in enumerate(codes)}
        self.of_code = {code: index for index, code in self.codes.items()}
        self.names = (*picks, *(move_text(code) for code in codes))


class CaesarTable(Table[State]):
    def __init__(
        self, game: CaesarCleopatra, options: Any, rng: Random | None = None, rewards: str = "win"
    ) -> None:
        super().__init__(game, game.start(2, options), rng, rewards)
        self.box = game.box
        self.options = options
        self.catalogue = catalogue(game.box)
        self.names = self.catalogue.names
        self.settled = [0] * 7
        self.bonus: list[int] = []
        self._advance()

    def bare(self) -> "CaesarTable":
        other = CaesarTable.__new__(CaesarTable)
        other.game, other.rng, other.rewards, other.seats = self.game, self.rng, self.rewards, 2
        other.box, other.options, other.catalogue, other.names = (
            self.box,
            self.options,
            self.catalogue,
            self.names,
        )
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

    def _actions(self) -> list[int]:
        s, listed = self.state, self.catalogue
        if s.phase == ORDER:
            left = s.box.action_reserve - pack(self.picks)
            return [listed.order[card] for card in sorted(set(unpack(left)))]
        if s.phase == ARRANGE:
            return [listed.arrange[card] for card in s.box.laid if card not in self.picks]
        if s.phase == REARRANGE:
            return self._ways()
        if self.picks:
            return [*self._discards(), listed.stop]
        moves = rules.legal(s, s.actor)
        found = [listed.of_code[move] for move in moves if move & 31 != mv.SWAP]
        if s.phase == MAIN and len(found) < len(moves):
            found += self._discards()
        found.sort()
        return found

    def _discards(self) -> list[int]:
        """The cards that can be discarded next: ascending, so that each choice is made in one way."""
        hand = player(self.state, self.state.actor).hand - pack(self.picks)
        least = self.picks[-1] if self.picks else 0
        return [self.catalogue.discard[card] for card in sorted(set(unpack(hand))) if card >= least]

    def castled(self) -> list[int]:
        """The cards that are being laid again, ascending."""
        s = self.state
        me, first, second = player(s, s.actor), s.first, s.second
        return unpack(me.up[first] + me.down[first] + me.up[second] + me.down[second])

    def _ways(self) -> list[int]:
        s, cards, number = self.state, self.castled(), len(self.picks)
        if number == len(cards):
            return []
        others = player(s, 1 - s.actor).laid
        room = [
            min(s.box.side_limit, s.box.group_limit - at(others, group)) - self.picks.count(way)
            for way, group in ((0, s.first), (1, s.second))
        ]
        equal = cards[number:].count(cards[number])
        went_second = number > 0 and cards[number - 1] == cards[number] and self.picks[-1] == 1
        found = []
        if room[0] > 0 and not went_second:
            found.append(self.catalogue.first)
        if room[1] >= equal:
            found.append(self.catalogue.second)
        return found

    def _read(self, seat: int, action: int) -> int | None:
        listed = self.catalogue
        if action in listed.codes:
            return listed.codes[action]
        if action != listed.stop:
            self._pick(action)
            while not self._complete():
                ways = self._actions()
                if len(ways) > 1:
                    return None
                if ways[0] == listed.stop:
                    break
                self._pick(ways[0])
        return self._composed()

    def _pick(self, action: int) -> None:
        listed = self.catalogue
        self.picks.append(listed.picked[action] if action < listed.stop else action - listed.first)

    def _complete(self) -> bool:
        phase = self.state.phase
        if phase == ORDER:
            return len(self.picks) == count(self.box.action_reserve)
        if phase == ARRANGE:
            return len(self.picks) == len(self.box.laid)
        return phase == REARRANGE and len(self.picks) == len(self.castled())

    def _composed(self) -> int:
        phase = self.state.phase
        if phase == ORDER:
            return mv.order(self.picks)
        if phase == ARRANGE:
            return mv.arrangement(self.picks)
        if phase == REARRANGE:
            cards = self.castled()
            first = pack([card for card, way in zip(cards, self.picks, strict=True) if way == 0])
            return mv.split(first, pack(cards) - first)
        return mv.on(mv.SWAP, pack(self.picks))

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
            return " ".join(("first", "second")[way] for way in self.picks)
        return " ".join(CARDS[card] for card in self.picks)

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


def catalogue(box: Box) -> Catalogue:
    if box.id not in _catalogues:
        _catalogues[box.id] = Catalogue(box)
    return _catalogues[box.id]


_catalogues: dict[str, Catalogue] = {}

# Every word of an information state.
VOCABULARY = Vocabulary(
    [
        *(";", "[", "]", "-", "?", "yes", "no", "first", "second"),
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
