"""Rules of thumb for Caesar & Cleopatra, one function each: what to do in each phase, judged by `Worth`."""

from itertools import combinations_with_replacement
from random import Random

from curia.bots.bot import Choice, DecidingBot, chance, moves
from curia.core.game import Json
from curia.games.caesar.bots.heuristic_value import Weights, Worth
from curia.games.caesar.bots.view_reader import NAME, PHILOSOPHER, VALUE, Cards, Reading

WEIGHTS = Weights()


def choose(view: Json, rng: Random, weights: Weights = WEIGHTS) -> str:
    """A legal move for the view's seat."""
    legal = moves(view)
    if len(legal) == 1 and not legal[0].startswith("order"):
        return legal[0]
    return Greedy(view, rng, weights).choose()


class GreedyBot(DecidingBot):
    """Frozen: it is the yardstick for every later bot."""

    def decide(
        self, view: Json, seconds: float | None = None, iterations: int | None = None, seed: int | None = None
    ) -> Choice:
        return Choice(choose(view, chance(seed)))


class Greedy:
    """One decision."""

    def __init__(self, view: Json, rng: Random, weights: Weights) -> None:
        self.legal: list[str] = view["legal"]
        self.phase: Json = view["phase"]
        self.r = Reading(view)
        self.w = weights
        self.rng = rng
        voting = self.phase.get("vote")
        self.worth = Worth(self.r, weights, -1 if voting is None else self.r.groups.index(voting))

    def choose(self) -> str:
        return {
            "order": self.order,
            "arrange": self.arrange,
            "main": self.turn,
            "second": self.second,
            "laid": self.action_or_done,
            "vote": self.action_or_done,
            "late": self.action_or_done,
            "veto": self.veto,
            "take": self.take,
            "rearrange": self.rearrange,
            "draw": self.draw,
        }[self.phase["name"]]()

    def best(self, scores: dict[str, float]) -> str:
        """The best move, near-equal ones mixed: a choice that can be foretold can be answered."""
        return max(scores, key=lambda move: scores[move] + self.w.noise * self.rng.random())

    # --- Set-up -----------------------------------------------------------------------------------------

    def order(self) -> str:
        """Cards that are always of use come first; those that wait for an occasion later (CC-2.4)."""
        cards = self.legal[0].split(" ")[1:]
        turns = {card: self.rng.random() for card in sorted(set(cards))}
        places: list[tuple[float, str]] = []
        for card in cards:
            places.append((EARLY[card] + turns[card] + 2 * self.rng.random(), card))
            turns[card] += 2.5  # the same card again is worth less at once
        return " ".join(["order", *(card for _, card in sorted(places))])

    def arrange(self) -> str:
        """High cards to the groups with much at stake, but not so that it can be relied on (CC-2.7)."""
        stakes = self.worth.stakes
        scores = {}
        for move in self.legal:
            values = [VALUE[card] for card in move.split(" ")[1:]]
            scores[move] = sum(stake * value for stake, value in zip(stakes, values, strict=True)) / 10
            scores[move] += 0.5 * self.rng.random()
        return self.best(scores)

    # --- The turn ---------------------------------------------------------------------------------------

    def turn(self) -> str:
        """An action card first if one is worth it: what it shows or changes is known before laying."""
        action = self.action()
        if action is not None:
            return action
        plans = self.plans()
        if not plans:
            return self.wait()
        plan = self.best(plans)
        if plans[plan] < -self.w.wait and any(move.startswith(("swap", "pass")) for move in self.legal):
            return self.wait()
        return plan.split(" + ")[0]

    def second(self) -> str:
        """The second open card, judged like the first."""
        action = self.action()
        if action is not None:
            return action
        return self.best({move: self.laying(move) for move in self.legal if move.startswith("up")})

    def action_or_done(self) -> str:
        return self.action() or "done"

    # --- Laying influence -------------------------------------------------------------------------------

    def plans(self) -> dict[str, float]:
        """Every way to lay, as one move or two joined by a plus, with its gain."""
        found = {move: self.laying(move) for move in self.legal if move.startswith("down")}
        opens = [move for move in self.legal if move.startswith("up")]
        gains = {move: self.laying(move) for move in opens}
        for first, second in combinations_with_replacement(opens, 2):
            (card, group), (other, place) = self.read(first), self.read(second)
            if card == other and self.r.hand.count(card) < 2:
                continue
            if group == place:
                gain = self.together(card, other, group)
                if gain is None:
                    continue
            else:
                gain = gains[first] + gains[second]
            found[f"{first} + {second}"] = gain
        return found

    def read(self, move: str) -> tuple[int, int]:
        """The card and the group of a move."""
        _, card, group = move.split(" ")
        return VALUE[card], self.r.groups.index(group)

    def laying(self, move: str) -> float:
        """What is gained at the group, less what the card would be worth later."""
        card, group = self.read(move)
        r = self.r
        before = self.worth.group(group, r.own[group], r.theirs[group], r.down[group])
        after = self.worth.group(group, added(r.own[group], card), r.theirs[group], r.down[group])
        return after - before - self.keep(card) + (self.hidden(card) if move[0] == "d" else -self.shown(card))

    def together(self, card: int, other: int, group: int) -> float | None:
        """Two open cards at one group, if there is room (CC-3.6, CC-3.7)."""
        r = self.r
        own = added(added(r.own[group], card), other)
        cards = len(own) + len(r.theirs[group]) + r.down[group]
        if len(own) > r.box.side_limit or cards > r.box.group_limit:
            return None
        gain = self.worth.group(group, own, r.theirs[group], r.down[group])
        gain -= self.worth.group(group, r.own[group], r.theirs[group], r.down[group])
        return gain - self.keep(card) - self.keep(other) - self.shown(card) - self.shown(other)

    def keep(self, card: int) -> float:
        """What an influence card is worth in hand: whoever runs out of them stops playing (CC-6.3)."""
        return self.w.thinker if card == PHILOSOPHER else self.w.card + self.w.value * card

    def hidden(self, card: int) -> float:
        """A face-down card is answered with a guess, and can't be assassinated."""
        return self.w.hide + self.w.hide_value * card

    def shown(self, card: int) -> float:
        return self.w.show_thinker if card == PHILOSOPHER else 0.0

    # --- Action cards -----------------------------------------------------------------------------------

    def action(self) -> str | None:
        """The best action card to play now, if it does more than to keep it."""
        scores = {}
        for move in self.legal:
            word = move.split(" ")[0]
            gain = None
            if word == "assassinate":
                gain = self.assassination(*self.read(move))
            elif word == "wrath":
                gain = self.wrath(self.target(move))
            elif word == "scout":
                gain = self.scout(self.target(move))
            elif word == "spy":
                gain = self.w.spy if self.r.their_hand else 0.0
            elif word == "castle":
                gain = self.castling(*(self.r.groups.index(name) for name in move.split(" ")[1:]))
            if gain is not None and gain > self.w.action:
                scores[move] = gain
        return self.best(scores) if scores else None

    def target(self, move: str) -> int:
        return self.r.groups.index(move.split(" ")[1])

    def assassination(self, card: int, group: int) -> float:
        """What their side is worth less without the card."""
        r = self.r
        theirs = list(r.theirs[group])
        theirs.remove(card)
        return self.change(group, r.own[group], tuple(theirs), r.down[group])

    def wrath(self, group: int) -> float:
        """A group that is going badly starts anew."""
        return self.change(group, (), (), 0)

    def change(self, group: int, own: Cards, theirs: Cards, down: int) -> float:
        r = self.r
        before = self.worth.group(group, r.own[group], r.theirs[group], r.down[group])
        return self.worth.group(group, own, theirs, down) - before

    def scout(self, group: int) -> float:
        """Knowing pays before laying, where the vote may come, much is at stake and the outcome is open."""
        if self.phase["name"] not in ("main", "second"):
            return 0.0
        r = self.r
        margin = sum(r.own[group]) - sum(r.theirs[group]) - r.down[group] * r.mean
        open_outcome = max(0.0, 1 - abs(margin) / (3 * r.down[group] + 3))
        weight = self.worth.stakes[group] * (r.now[group] + r.later[group])
        return self.w.scout * weight * open_outcome * min(3, r.down[group])

    def castling(self, first: int, second: int) -> float:
        """The best new split that moves one card or exchanges two."""
        r = self.r
        best = 0.0
        for at_first, at_second in shifts(r.own[first], r.own[second]):
            gain = self.split_gain(first, second, at_first, at_second)
            best = max(best, gain)
        return best

    def split_gain(self, first: int, second: int, at_first: Cards, at_second: Cards) -> float:
        r = self.r
        for group, own in ((first, at_first), (second, at_second)):
            if len(own) > min(r.box.side_limit, r.box.group_limit - len(r.theirs[group]) - r.down[group]):
                return -1.0
        gain = self.change(first, at_first, r.theirs[first], r.down[first])
        return gain + self.change(second, at_second, r.theirs[second], r.down[second])

    def rearrange(self) -> str:
        """CC-5.3: the split with the best two groups."""
        first, second = (self.r.groups.index(name) for name in self.phase["targets"])
        scores = {}
        for move in self.legal:
            one, other = (
                tuple(sorted(VALUE[card] for card in part.split(" ") if card != "-"))
                for part in move.removeprefix("rearrange ").split(" / ")
            )
            scores[move] = self.split_gain(first, second, one, other)
        return self.best(scores)

    def take(self) -> str:
        """What a spy takes: what would be laid with most effect."""
        return self.best({move: TAKEN[move.split(" ")[1]] for move in self.legal})

    def veto(self) -> str:
        """A veto is kept for what really hurts."""
        if "veto" not in self.legal:
            return "allow"
        return self.best({"veto": self.damage(), "allow": self.w.veto})

    def damage(self) -> float:
        """What the action that was played would cost me."""
        card, targets, r = self.phase["card"], self.phase["targets"], self.r
        if card == "assassination":
            group = r.groups.index(targets[1])
            own = list(r.own[group])
            own.remove(VALUE[targets[0]])
            return -self.change(group, tuple(own), r.theirs[group], r.down[group])
        if card == "wrath":
            return -self.change(r.groups.index(targets[0]), (), (), 0)
        if card == "scout":  # it spoils a trap
            group = r.groups.index(targets[0])
            return self.worth.stakes[group] / 2 if PHILOSOPHER in r.own_hidden[group] else 0.05
        if card == "spy":
            return max((TAKEN[NAME[value]] for value in r.hand), default=0.0) / 2
        groups = [r.groups.index(name) for name in targets]  # castling: as good as they were behind
        return sum(max(0.0, self.worth.group(g, r.own[g], r.theirs[g], r.down[g])) for g in groups) / 2

    # --- Passive turns and drawing ----------------------------------------------------------------------

    def wait(self) -> str:
        """Exchange what is of least use: action cards that can't be played soon, else the lowest card."""
        r = self.r
        actions = sorted(r.actions, key=lambda card: TAKEN[card])
        spare = actions[: -self.w.want] if r.hand else actions[:-1] or actions
        if not spare:
            spare = [NAME[value] for value in r.hand if value != PHILOSOPHER][:1]
        move = " ".join(["swap", *sorted(spare)])
        if move in self.legal:
            return move
        return "pass" if "pass" in self.legal else self.rng.choice(self.legal)

    def draw(self) -> str:
        """Influence first, then an action card to have one at hand; a card is never declined."""
        r = self.r
        can = [move for move in self.legal if move.startswith("draw")]
        if len(can) < 2:
            return (can or self.legal)[0]
        if len(r.hand) >= self.w.least and len(r.actions) < self.w.want:
            return "draw action"
        return "draw influence"


# Which action cards to draw first, roughly by the turn in which they begin to be of use.
EARLY = {"assassination": 1.0, "spy": 2.0, "scout": 3.0, "castling": 4.0, "veto": 2.0, "wrath": 4.0}

# How much a card in their hand is to be feared.
TAKEN = {"1": 0.05, "2": 0.1, "3": 0.2, "4": 0.3, "5": 0.45, "P": 0.6, "assassination": 0.35,
         "castling": 0.2, "scout": 0.1, "spy": 0.3, "veto": 0.3, "wrath": 0.4}  # fmt: skip


def added(cards: Cards, card: int) -> Cards:
    return tuple(sorted((*cards, card)))


def shifts(first: Cards, second: Cards) -> list[tuple[Cards, Cards]]:
    """Splits that move one card over, or exchange two."""
    found = []
    for card in sorted(set(first)):
        found.append((less(first, card), added(second, card)))
    for card in sorted(set(second)):
        found.append((added(first, card), less(second, card)))
    for card in sorted(set(first)):
        for other in sorted(set(second) - {card}):
            found.append((added(less(first, card), other), added(less(second, other), card)))
    return found


def less(cards: Cards, card: int) -> Cards:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
