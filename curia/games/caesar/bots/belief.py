"""Many worlds that fit one view, quickly, each with a past that led to it.

Like sample.py, but the view is read once, and every hidden card is followed from the draw on: a card whose
face is not known yet is `UNKNOWN` until something that was seen later, or at last chance, says what it is. So
a world can also be replayed from the deal, to see how likely the other player would have played so.
"""

from math import exp, log
from typing import Any, Final

from curia.core.dice import Dice
from curia.games.caesar import moves as mv
from curia.games.caesar.bots.heuristic_weights import Habits
from curia.games.caesar.bots.heuristics import leanings
from curia.games.caesar.data import ALL_INFLUENCE, ONE, PHILOSOPHER, pack, unpack
from curia.games.caesar.rules import play, play_chance, to_shuffle
from curia.games.caesar.state import CHANCE, DEAL_ACTIONS, DEAL_BONUS, DEAL_INFLUENCE, State, player
from curia.games.caesar.steps import STEP_OF, Course, steps

UNKNOWN: Final = -1

# What is seen of the other player's cards (as in sample.py).
ARRANGE: Final = 0
LAY: Final = 1
CASTLE: Final = 2
DRAW: Final = 3
LEAVE: Final = 4
SHOW_HAND: Final = 5

# How an event's move is found: as it is, or with a hidden choice.
PLAIN: Final = 0
HIDDEN_LAY: Final = 1
HIDDEN_CASTLING: Final = 2
HIDDEN_ARRANGEMENT: Final = 3
HIDDEN_ORDER: Final = 4
NO_MOVE: Final = 5

# Contradictions before a new attempt, and attempts before giving up.
_PATIENCE: Final = 400
_ATTEMPTS: Final = 30
# How often a choice has reasons that rules of thumb don't know.
_WHIM: Final = 0.1
# How much chance is in an order of action cards, beside habits' `early`.
_MIXED: Final = 0.8


class Fate:
    """Every card of one player that was hidden once, by number, and where it is."""

    __slots__ = ("action_draws", "actions", "draws", "faces", "hand", "left", "made", "places")

    def __init__(self) -> None:
        self.faces: list[int] = []
        self.hand: list[int] = []  # influence
        self.actions: list[int] = []
        self.places: list[list[int]] = [[], [], [], [], []]
        self.left = 0  # the cards that UNKNOWN ones and the reserves are made of
        self.draws: list[int] = []
        self.action_draws: list[int] = []
        self.made: list[list[int]] = []  # the hidden choices, in order: cards by number

    def copy(self) -> "Fate":
        other = Fate()
        other.faces = self.faces[:]
        other.hand = self.hand[:]
        other.actions = self.actions[:]
        other.places = [place[:] for place in self.places]
        other.left = self.left
        other.draws = self.draws[:]
        other.action_draws = self.action_draws[:]
        other.made = self.made[:]
        return other

    def new(self, face: int) -> int:
        self.faces.append(face)
        return len(self.faces) - 1

    def fits(self, place: int, seen: int) -> bool:
        """What is known to lie at a group must be among what is seen there next (-1: nothing is)."""
        if seen < 0:
            return True
        for number in self.places[place]:
            face = self.faces[number]
            if face != UNKNOWN:
                if not seen >> (3 * face) & 7:
                    return False
                seen -= ONE[face]
        return True

    def show(self, numbers: list[int], cards: int) -> bool:
        """All these cards are seen."""
        faces, unknown = self.faces, 0
        for number in numbers:
            face = faces[number]
            if face == UNKNOWN:
                unknown += 1
            elif cards >> (3 * face) & 7:
                cards -= ONE[face]
            else:
                return False
        rest = unpack(cards)
        if len(rest) != unknown:
            return False
        for number in numbers:
            if faces[number] == UNKNOWN:
                face = rest.pop()
                if not self.left >> (3 * face) & 7:
                    return False
                self.left -= ONE[face]
                faces[number] = face
        return True

    def leave(self, card: int) -> bool:
        """A card is seen to leave the hand."""
        held = self.hand if card <= PHILOSOPHER else self.actions
        found = -1
        for number in held:
            face = self.faces[number]
            if face == card:
                held.remove(number)
                return True
            if face == UNKNOWN:
                found = number
        if found < 0 or not self.left >> (3 * card) & 7:
            return False
        self.left -= ONE[card]
        self.faces[found] = card
        held.remove(found)
        return True


class Past:
    """A view, read once. `begun` is what was known of the other player's cards at first."""

    def __init__(
        self,
        template: State,
        seat: int,
        begun: Fate,
        seen: list[tuple[int, int, int, int]],
        ahead: list[list[int]],
        arranged: list[list[int]],
        dice: Dice,
    ) -> None:
        self.template = template
        self.seat = seat
        self.begun = begun
        self.seen = seen
        self.ahead = ahead  # as in sample.py: what is next seen at each group
        self.arranged = arranged  # every arrangement
        self.dice = dice
        self.failures = 0
        self.fate = begun
        # For replays: each event's way to its move, and the vote cards turned up between reshuffles.
        self.ways: list[tuple[int, int]] = []
        self.turned: list[list[int]] = []
        self.own_draws: list[int] = []
        self.own_actions: list[int] = []
        # How the other player may have ordered the action cards (CC-2.4); none: any order is as likely.
        self.kinds: list[Habits] = []

    def world(self) -> State | None:
        """A state that fits; None if none was found in time."""
        for _ in range(_ATTEMPTS):
            self.failures = 0
            fate = self._follow(self.begun.copy(), 0)
            if fate is not None:
                self.fate = fate
                return self._settle(fate)
        return None

    def _follow(self, fate: Fate, number: int) -> Fate | None:
        while number < len(self.seen):
            what, first, cards, n = self.seen[number]
            number += 1
            if what <= CASTLE:
                if what == LAY:
                    return self._lay(fate, first - 1, number)
                if what == ARRANGE:
                    return self._arrange(fate, number)
                return self._castle(fate, (first & 7) - 1, (first >> 3) - 1, cards, n, number)
            if not self._plain(fate, what, first, cards):
                self.failures += 1
                return None
        return fate

    def _plain(self, fate: Fate, what: int, first: int, cards: int) -> bool:
        if what == DRAW:
            number = fate.new(UNKNOWN)
            if first == 0:
                fate.hand.append(number)
                fate.draws.append(number)
            else:
                fate.actions.append(number)
                fate.action_draws.append(number)
            return True
        if what == LEAVE:
            return fate.leave(first)
        if what == SHOW_HAND:
            return fate.show(fate.hand, first & ALL_INFLUENCE) and fate.show(
                fate.actions, first & ~ALL_INFLUENCE
            )
        shown = fate.places[first - 1]
        fate.places[first - 1] = []
        return fate.show(shown, cards)

    def _lay(self, fate: Fate, place: int, number: int) -> Fate | None:
        hand = fate.hand[:]
        self.dice.shuffle(hand)
        tried = 0
        seen = self.ahead[number][place + 1]
        for token in hand:
            bit = 1 << (fate.faces[token] + 1)
            if tried & bit:
                continue
            tried |= bit
            choice = fate.copy()
            choice.hand.remove(token)
            choice.places[place].append(token)
            choice.made.append([token])
            if choice.fits(place, seen):
                found = self._follow(choice, number)
                if found is not None or self.failures > _PATIENCE:
                    return found
        return None

    def _arrange(self, fate: Fate, number: int) -> Fate | None:
        ahead, start = self.ahead[number], self.dice.below(len(self.arranged))
        for turn in range(len(self.arranged)):
            values = self.arranged[(start + turn * 7) % len(self.arranged)]
            choice = fate.copy()
            laid = []
            for place, card in enumerate(values):
                for token in choice.hand:
                    if choice.faces[token] == card:
                        choice.hand.remove(token)
                        choice.places[place].append(token)
                        laid.append(token)
                        break
            choice.made.append(laid)
            fits = True
            for place in range(len(values)):
                if not choice.fits(place, ahead[place + 1]):
                    fits = False
            if fits:
                found = self._follow(choice, number)
                if found is not None or self.failures > _PATIENCE:
                    return found
        return None

    def _castle(self, fate: Fate, first: int, second: int, up: int, n: int, number: int) -> Fate | None:
        tokens = fate.places[first] + fate.places[second] + [fate.new(card) for card in unpack(up)]
        for _ in range(12):
            self.dice.shuffle(tokens)
            choice = fate.copy()
            choice.places[first], choice.places[second] = tokens[:n], tokens[n:]
            choice.made += [tokens[:n], tokens[n:]]
            ahead = self.ahead[number]
            if choice.fits(first, ahead[first + 1]) and choice.fits(second, ahead[second + 1]):
                found = self._follow(choice, number)
                if found is not None or self.failures > _PATIENCE:
                    return found
        return None

    def _settle(self, fate: Fate) -> State:
        """Let chance say what is still unknown."""
        s, dice = self.template.copy(), self.dice
        foe, me = player(s, 1 - self.seat), player(s, self.seat)
        left, actions = unpack(fate.left & ALL_INFLUENCE), unpack(fate.left & ~ALL_INFLUENCE)
        dice.shuffle(left)
        dice.shuffle(actions)
        if self.kinds and not s.opt.shuffled and dice.below(len(self.kinds) + 1):
            actions = self._ordered(actions, self.kinds[dice.below(len(self.kinds))].early)
        faces = fate.faces
        for number in fate.actions:
            if faces[number] == UNKNOWN:
                faces[number] = actions.pop()
        for held in [fate.hand, *fate.places]:
            for number in held:
                if faces[number] == UNKNOWN:
                    faces[number] = left.pop()
        foe.hand = 0
        for number in fate.hand:
            foe.hand += ONE[faces[number]]
        for number in fate.actions:
            foe.hand += ONE[faces[number]]
        for place in range(5):
            cards = 0
            for number in fate.places[place]:
                cards += ONE[faces[number]]
            foe.down[place] = cards
        foe.influence_pile, foe.action_pile = tuple(left), tuple(actions)
        foe.influence_left, foe.actions_left = len(left), len(actions)
        own = list(me.influence_pile[: me.influence_left])
        dice.shuffle(own)
        me.influence_pile = tuple(own)
        if s.opt.shuffled:
            own = list(me.action_pile[: me.actions_left])
            dice.shuffle(own)
            me.action_pile = tuple(own)
        deck = list(s.votes[: s.votes_left])
        dice.shuffle(deck)
        s.votes = tuple(deck)
        if foe.bonus >= 0:
            others = list(s.box.bonus)
            others.remove(me.bonus)
            foe.bonus = others[dice.below(len(others))]
        return s

    def _ordered(self, cards: list[int], early: list[float]) -> list[int]:
        """Action cards as a player of such habits lays them on top of each other, the first one last."""
        rest = pack(cards)
        before = self.template.box.actions - rest
        found: list[int] = []
        while rest:
            best, most = -1, 0.0
            for card in range(6, 12):
                if rest >> (3 * card) & 7:
                    late = early[card - 6] + 2.5 * float(before >> (3 * card) & 7)
                    luck = -log(-log((float(self.dice.below(1 << 20)) + 0.5) / (1 << 20)))
                    if best < 0 or luck - late / _MIXED > most:
                        best, most = card, luck - late / _MIXED
            found.append(best)
            rest -= ONE[best]
            before += ONE[best]
        return found[::-1]

    def replay(self, world: State, most: int, keen: float, habits: list[Habits]) -> tuple[State, list[float]]:
        """The past of a world just made: where it leads, and how likely the last choices of the other player
        were, as logarithms, if they go by rules of thumb with one or other of these habits; the keener, the
        less by worse ones."""
        fate = self.fate
        made = [[fate.faces[number] for number in numbers] for numbers in fate.made]
        foe = 1 - self.seat
        s = State(world.box, world.opt)
        log: list[Any] = []
        s.log = log
        segment, used = 0, 0
        likely = [0.0 for _ in habits]
        end = len(self.ways)
        wanted = self._wanted(most)
        while len(log) < end:
            if s.phase == CHANCE:
                if s.chance == DEAL_INFLUENCE or s.chance == DEAL_ACTIONS:
                    seat = 0 if s.waiting & 1 else 1
                    play_chance(s, self._pile(world, seat, s.chance == DEAL_ACTIONS))
                elif s.chance == DEAL_BONUS:
                    play_chance(s, [world.cleopatra.bonus, world.caesar.bonus])
                else:
                    play_chance(s, self._deck(s, world, segment))
                    segment += 1
                continue
            at = len(log)
            way, move = self.ways[at]
            seat = s.actor
            if way == HIDDEN_LAY:
                move = mv.at(mv.DOWN, made[used][0], move)
                used += 1
            elif way == HIDDEN_ARRANGEMENT:
                move = mv.arrangement(made[used])
                used += 1
                seat = foe
            elif way == HIDDEN_CASTLING:
                move = mv.split(pack(made[used]), pack(made[used + 1]))
                used += 2
            elif way == HIDDEN_ORDER:
                move = mv.order(self._pile(world, foe, True))
                seat = foe
            elif move & 31 == mv.ORDER or move & 31 == mv.ARRANGE:
                seat = self.seat
            if at in wanted and seat == foe:
                course = Course(s, self.dice)
                possible = steps(course)
                if len(possible) > 1:
                    for kind in range(len(habits)):
                        likely[kind] += _chance(course, possible, STEP_OF[move], keen, habits[kind])
            play(s, seat, move)
        return s, likely

    def _wanted(self, most: int) -> set[int]:
        """The events whose likelihood is asked for: laying, and answers to action cards."""
        found = [
            at
            for at, (way, move) in enumerate(self.ways)
            if way == HIDDEN_LAY or (way == PLAIN and move & 31 in (mv.UP, mv.ALLOW, mv.VETO))
        ]
        return set(found[-most:])

    def _pile(self, world: State, seat: int, actions: bool) -> list[int]:
        """A reserve as it was at first, top first."""
        owner = player(world, seat)
        rest = list(owner.action_pile if actions else owner.influence_pile)[::-1]
        if seat == self.seat:
            return (self.own_actions if actions else self.own_draws) + rest
        fate = self.fate
        return [fate.faces[n] for n in (fate.action_draws if actions else fate.draws)] + rest

    def _deck(self, s: State, world: State, segment: int) -> list[int]:
        """The vote cards as they were shuffled: those seen since, then the others."""
        cards = to_shuffle(s)
        seen = self.turned[segment]
        for card in seen:
            cards.remove(card)
        if segment == len(self.turned) - 1:
            cards = list(world.votes)[::-1]
        return seen + cards


def _chance(c: Course, possible: list[int], taken: int, keen: float, habits: Habits) -> float:
    """The logarithm of a step's chance, rules of thumb taken for a rough guide."""
    worth = leanings(c, habits, possible)
    chosen = worth[possible.index(taken)]
    total = 0.0
    for other in worth:
        total += exp(min(keen * (other - chosen), 600.0))
    return log((1.0 - _WHIM) / total + _WHIM / len(possible))
