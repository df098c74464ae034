"""Rules of thumb for Quo Vadis?, one function each: what to do, whom to ask, what to pay, what to answer.

Every board is judged by each seat's chance to win (`Worth`). The gain of a deal is what it adds to that
chance over what happens without it: the best that the player on turn can do with nobody's leave; for a deal
between others (QV-9.14), what they may agree on with somebody too. Promises that reach past the turn bind
nobody (QV-9.3), so this bot makes none and pays for none; what is not done in this turn is binding (QV-9.2).
"""

from collections.abc import Iterator
from functools import cached_property
from random import Random
from typing import NamedTuple

from curia.bots.bot import Choice, DecidingBot, chance, moves
from curia.core.errors import IllegalMove
from curia.core.game import Json
from curia.games.quovadis import choices, deals, rules
from curia.games.quovadis import notation as say
from curia.games.quovadis.bots.heuristic_value import BIG, Outlook, Weights, Worth
from curia.games.quovadis.bots.view_reader import Reading
from curia.games.quovadis.data import NEEDED, PATH_FROM, PATH_TO, PLACE_OF, SENATE, WAYS_OUT
from curia.games.quovadis.notation import Move, move_text
from curia.games.quovadis.payments import ones_earned
from curia.games.quovadis.refusals import check
from curia.games.quovadis.state import (
    ACTION,
    NO_CAESAR,
    NO_CONSENT,
    NO_CONSENTS,
    NO_ENTER,
    NO_MOVE,
    NONE,
    RECALL,
    WIDTH,
    Deal,
    Offer,
    State,
)

WEIGHTS = Weights()

# What a partner is offered, as a share of one's own gain: at first, and after each refusal.
SHARES = (0.4, 0.7, 1.0)
# How willing partners are thought to be, by how often they refused: so others are asked before paying more.
WILLING = (1.0, 0.7, 0.5)
LEAST_SHARE = 1 / 3  # of the largest gain of anybody else: a deal that gives less is not accepted
LEADER = 0.6  # the chance to win of somebody who is not helped any further
PROPOSALS, COUNTERS = 6, 2  # of its own in one turn
TALKED_OUT = 8  # proposals and counter-proposals of all, after which it makes none (QV-9.10)
FORBIDS = (NO_CONSENT, NO_CAESAR, NO_ENTER, NO_MOVE)  # kinds of terms that bind in their own turn (QV-9.2)
DEAREST = 15  # laurels: no price is higher
LIKELY = 0.5  # how likely the player on turn comes to terms with somebody
LIKELY_ASKED = 0.8  # the same where they have proposed it already
PATIENT = 3  # rounds of nothing but Caesar, after which anything is better than that
USEFUL = 0.5  # of the best chance: an action that leaves as much is taken before Caesar moves again

Chances = list[float]


class Action(NamedTuple):
    """What the player on turn does: numbers as in a deal. Nothing at all is skipping Caesar's move."""

    move: int = NONE
    enter: int = NONE
    caesar: int = NONE


class Base(NamedTuple):
    """What happens without a deal."""

    text: str
    action: Action
    chances: Chances


def choose(view: Json, rng: Random, weights: Weights = WEIGHTS) -> str:
    """A legal move for the view's seat."""
    legal = moves(view)
    return legal[0] if len(legal) == 1 else Greedy(view, rng, weights).choose()


def choose_offer(view: Json, weights: Weights = WEIGHTS) -> str | None:
    """An answer to a deal between others, an offer from which both gain, or None."""
    return Greedy(view, Random(0), weights).speak() if may_speak(view) else None


def may_speak(view: Json) -> bool:
    """Is there anything to say in somebody else's turn?"""
    return any(move.startswith(("offer", "accept", "decline")) for move in view["legal"])


def stands_open(view: Json) -> bool:
    """Is there a deal between others that this seat has to answer (QV-9.14)?"""
    return any(view["seat"] in (offer["open"] or ()) for offer in view["offers"])


class GreedyBot(DecidingBot):
    """Frozen: it is the yardstick for every later bot."""

    def decide(
        self, view: Json, seconds: float | None = None, iterations: int | None = None, seed: int | None = None
    ) -> Choice:
        return Choice(choose(view, chance(seed)))

    def decide_offer(self, view: Json) -> Choice | None:
        text = choose_offer(view)
        return None if text is None else Choice(text)


class Greedy:
    """One decision."""

    def __init__(self, view: Json, rng: Random, weights: Weights) -> None:
        self.r = Reading(view)
        self.me = self.r.me
        self.s = self.r.state
        self.w = weights
        self.rng = rng
        self.worth = Worth(self.s, weights)
        self._outlooks: dict[Action, Outlook] = {}

    def choose(self) -> str:
        if not self.r.asked:
            return self.unasked()
        if (answer := self.answer_others()) is not None:
            return answer
        if self.s.table is not None:
            return self.answer(self.s.table.number, self.s.table.deal)
        if self.s.phase == RECALL:
            return self.recall()
        return self.turn()

    def unasked(self) -> str:
        """A seat that owes no move makes an offer sooner than it takes one back."""
        quiet = [move for move in self.r.legal if not move.startswith(("withdraw", "disclose"))]
        return self.speak() or (quiet or self.r.legal)[0]

    def speak(self) -> str | None:
        """In somebody else's turn."""
        return self.answer_others() or self.offer()

    # --- Judging ----------------------------------------------------------------------------------------

    def outlook(self, action: Action) -> Outlook:
        """The board after an action of the player on turn, with nothing paid for it."""
        if action not in self._outlooks:
            after = self.s.copy()
            after.offers = []
            if action == Action():
                rules.end_turn(after)
            else:
                deals.carry_out(after, 0, Deal(*action, NO_CONSENTS, (), (), ()))
            self._outlooks[action] = self.worth.outlook(after)
        return self._outlooks[action]

    @cached_property
    def ranking(self) -> list[tuple[float, Base]]:
        """All that the player on turn can do with nobody's leave, by how they may like it."""
        found = []
        for action in self.alone(self.s):
            chances = self.outlook(action).chances([0] * self.s.n)
            value = chances[self.s.turn] - self.tempo(action) + self.w.noise / 2 * self.rng.random()
            found.append((value, Base(text_of(action), action, chances)))
        return found

    def alone(self, s: State) -> list[Action]:
        """What the player on turn may do alone, whatever is waiting."""
        s = s.copy()
        s.table, s.window = None, False
        return [action_of(choices.move_of(code)) for code in rules.legal(s, s.turn)]

    @cached_property
    def base(self) -> Base:
        """The best that the player on turn can do alone: what every deal is measured by."""
        return self.preferred(self.ranking)

    def base_after(self, deal: Deal) -> Base:
        """The same once a deal has bound them (QV-9.2)."""
        bound = self.bound_by(deal)
        if bound is None:
            return self.base
        left = set(self.alone(bound))
        return self.preferred([found for found in self.ranking if found[1].action in left])

    def bound_by(self, deal: Deal) -> State | None:
        """The table with what is not to be done in this turn by a deal; None if it forbids nothing."""
        if not any(promise.kind in FORBIDS for promise in deal.promises):
            return None
        bound = self.s.copy()
        for promise in deal.promises:
            deals.bind(bound, promise)
        return bound if forbidden(bound) != forbidden(self.s) else None

    def preferred(self, ranked: list[tuple[float, Base]]) -> Base:
        """The best; but who has just moved Caesar does something else, unless that throws the game away."""
        turn = self.s.turn
        useful = [found for found in ranked if not self.moves_caesar(found[1].action)]
        if self.r.moved_caesar[turn] and useful:
            most = max(found.chances[turn] for _, found in ranked)
            ranked = [found for found in useful if found[1].chances[turn] >= USEFUL * most] or ranked
        nothing = Base("", Action(), [0.0] * self.s.n)
        return max(ranked, key=lambda found: found[0], default=(0.0, nothing))[1]

    def moves_caesar(self, action: Action) -> bool:
        """Is the turn's action to move Caesar?"""
        return self.s.phase == ACTION and action.move == NONE and action.caesar != NONE

    def tempo(self, action: Action) -> float:
        """What it costs to move Caesar once more: the longer nobody has moved on, the more (QV-8.4)."""
        if not self.moves_caesar(action):
            return 0.0
        idle = self.s.caesar_turns
        return self.w.stall * (1 + idle) * (1 + idle / (PATIENT * self.s.n))

    def gains(self, deal: Deal) -> Chances:
        """What a deal adds to everyone's chances; where nobody gets on, any progress counts."""
        action = self.action_in(deal)
        chances, haste = self.outlook(action).chances(self.shift(deal)), self.haste(action)
        return [after - before + haste for after, before in zip(chances, self.base.chances, strict=True)]

    def haste(self, action: Action) -> float:
        """What an action gains for everyone if otherwise Caesar would be moved once more."""
        return self.tempo(self.base.action) - self.tempo(action)

    def shift(self, deal: Deal) -> list[int]:
        """The laurels that change hands."""
        found = ones_earned(self.s, deal)
        for payer, receiver, laurels in deal.payments:
            found[payer] -= laurels
            found[receiver] += laurels
        return found

    def action_in(self, deal: Deal) -> Action:
        """QV-9.13: after a deal without an action the turn goes on as far as the deal allows."""
        if deals.has_action(deal):
            return Action(deal.move, deal.enter, deal.caesar)
        return self.base_after(deal).action

    def acceptable(self, gains: Chances, paid: int) -> bool:
        """More than noise, a fair share of what anybody else gets out of it, and no help for a leader."""
        mine = gains[self.me] - self.w.dear * paid
        others = [gain for seat, gain in enumerate(gains) if seat != self.me]
        return mine > self.w.noise and mine >= LEAST_SHARE * max(others) and not self.feeds_leader(gains)

    def paid(self, deal: Deal) -> int:
        """The laurels that a deal costs this seat."""
        return sum(laurels for payer, _, laurels in deal.payments if payer == self.me)

    def turned_down(self, deal: Deal) -> bool:
        """Did somebody refuse this lately whom it asks again, and who would get no more of it now?"""
        asked = deals.givers(self.s, deal)
        return any(
            asked >> seat & 1
            and same_but_for_laurels(deal, before)
            and received(deal, seat) <= received(before, seat)
            for before, seat in self.r.refusals
        )

    def feeds_leader(self, gains: Chances) -> bool:
        """Somebody else would be about to win, and by this deal more than I come nearer to it."""
        leader = LEADER + self.tempo(self.base.action)
        return any(
            gain > gains[self.me] and self.base.chances[seat] + gain > leader
            for seat, gain in enumerate(gains)
            if seat != self.me
        )

    # --- Between others -----------------------------------------------------------------------------------

    def gains_aside(self, deal: Deal) -> Chances:
        """What a deal between others adds to everyone's chances (QV-9.14)."""
        bound = self.bound_by(deal)
        before = self.forecast(self.s, self.base, [0] * self.s.n)
        after = self.forecast(bound or self.s, self.base_after(deal), self.shift(deal))
        return [gained - had for gained, had in zip(after, before, strict=True)]

    def forecast(self, s: State, base: Base, shift: list[int]) -> Chances:
        """Everyone's chances after this turn, with laurels that change hands meanwhile."""
        alone = self.outlook(base.action).chances(shift)
        deal = self.expected(s)
        if deal is None:
            return alone
        asked = self.s.table is not None and deal is self.s.table.deal
        likely = LIKELY_ASKED if asked else LIKELY
        moved = [a + b for a, b in zip(shift, self.shift(deal), strict=True)]
        agreed = self.outlook(self.action_in(deal)).chances(moved)
        return [likely * a + (1 - likely) * b for a, b in zip(agreed, alone, strict=True)]

    def expected(self, s: State) -> Deal | None:
        """What the player on turn may come to terms about: what waits, or else the best for them."""
        table = self.s.table
        if table is not None and deals.has_action(table.deal) and self.may_pass(s, table.deal):
            return table.deal
        best, found = 0.0, None
        for path in self.needy_paths(s):
            for consents in self.partners(path, s):
                deal = Greedy.priced(self, path, consents, SHARES[0])
                if deal is not None and (gain := self.gains(deal)[s.turn]) > best:
                    best, found = gain, deal
        return found

    def may_pass(self, s: State, deal: Deal) -> bool:
        """Is nobody bound to refuse the deal that waits, and does it bring something to all who are asked?"""
        assert self.s.table is not None
        gains = self.gains(deal)
        free = not any(deal.consents[seat] and s.no_consent >> seat & 1 for seat in range(s.n))
        return free and all(
            gains[seat] > self.w.noise for seat in range(s.n) if self.s.table.waiting >> seat & 1
        )

    def answer_others(self) -> str | None:
        """A deal between others that stands open to me is answered at once."""
        for offer in self.s.offers:
            if offer.open >> self.me & 1:
                accept = f"accept {offer.number}"
                agreed = accept in self.r.legal and self.likes(offer.deal)
                return accept if agreed else f"decline {offer.number}"
        return None

    def likes(self, deal: Deal) -> bool:
        """A deal between others: a bribe has to be worth more than what my consent may bring."""
        if self.promises(deal) or deals.transfers(self.s, deal) is None:
            return False
        return self.acceptable(self.gains_aside(deal), self.paid(deal))

    # --- My turn ----------------------------------------------------------------------------------------

    def turn(self) -> str:
        """A standing offer or a proposal where one gains, else the best move alone."""
        taken, take = self.best_offer()
        asked, ask = self.best_proposal()
        if take is not None and taken >= asked:
            return take
        return ask or take or self.base.text

    def best_offer(self) -> tuple[float, str | None]:
        """The best of the standing offers, one or two together (QV-9.11), and its gain."""
        best: tuple[float, str | None] = (0.0, None)
        standing = {str(offer.number): offer for offer in self.s.offers}
        for move in self.r.legal:
            if not move.startswith("take "):
                continue
            deal = together([standing[number] for number in move.split(" ")[1:]])
            if deal is None or self.promises(deal) or deals.transfers(self.s, deal) is None:
                continue
            gains = self.gains(deal)
            if self.acceptable(gains, self.paid(deal)) and gains[self.me] > best[0]:
                best = gains[self.me], move
        return best

    def promises(self, deal: Deal) -> bool:
        """It makes no promises past the turn: it would not know how to keep them."""
        return any(promise.by == self.me and promise.turns != 0 for promise in deal.promises)

    def best_proposal(self) -> tuple[float, str | None]:
        """Whom to ask for what, at which price: the best gain, less where they refused before."""
        best: tuple[float, str | None] = (0.0, None)
        if sum(self.r.asks.values()) >= PROPOSALS or self.s.proposals >= TALKED_OUT:
            return best
        for path in self.needy_paths(self.s):
            for consents in self.partners(path, self.s):
                tried = self.r.asks.get((path, consents), 0)
                if tried >= len(SHARES):
                    continue
                deal = self.priced(path, consents, SHARES[tried])
                if deal is None:
                    continue
                hope = self.gains(deal)[self.me] * WILLING[tried]
                move = Move(say.PROPOSE, deal=deal)
                if hope > best[0] and self.is_legal(move):
                    best = hope, move_text(move)
        return best

    def needy_paths(self, s: State) -> Iterator[int]:
        """Paths that the player on turn could take if others consented, and not without."""
        if s.phase != ACTION:
            return
        for committee in BIG:
            own = s.own[s.turn * WIDTH + committee]
            if not 0 < own <= NEEDED[committee]:
                continue
            for path in WAYS_OUT[committee]:
                if s.free[PATH_TO[path]] and PLACE_OF[path] != s.caesar and not s.no_move >> path & 1:
                    yield path

    def partners(self, path: int, s: State) -> Iterator[tuple[int, ...]]:
        """Every choice of others' consents that suffices for the player on turn; who is bound gives none."""
        committee = PATH_FROM[path]
        there = [s.own[seat * WIDTH + committee] for seat in range(s.n)]
        for seat in range(s.n):
            if seat == s.turn or s.no_consent >> seat & 1:
                there[seat] = 0
        lacking = NEEDED[committee] - (s.own[s.turn * WIDTH + committee] - 1)
        for first in range(s.n):
            if lacking == 1 and there[first]:
                yield consents_of(first)
            for second in range(first, s.n):
                enough = there[first] and there[second] and there[first] > (first == second)
                if lacking == 2 and enough:
                    yield consents_of(first, second)

    def priced(self, path: int, consents: tuple[int, ...], share: float) -> Deal | None:
        """The cheapest deal that gives each partner such a share of the gain of the player on turn."""
        s = self.s
        price = {seat: 0 for seat in range(s.n) if consents[seat]}
        for _ in range(DEAREST):
            payments = tuple((s.turn, seat, laurels) for seat, laurels in price.items() if laurels)
            deal = Deal(path, NONE, NONE, consents, (), payments, ())
            gains = self.gains(deal)
            if gains[s.turn] <= self.w.noise + self.w.dear * sum(price.values()):
                return None
            if not deals.affords(s, s.turn, deal):
                return None
            wanted = max(2 * self.w.noise, share * gains[s.turn])
            short = [seat for seat in price if gains[seat] < wanted]
            if self.turned_down(deal):
                short = short or list(price)
            elif not short and deals.transfers(s, deal) is not None:
                return deal
            # Where the exact sum can't be made (QV-9.4), a little more may do.
            for seat in short or list(price)[:1]:
                price[seat] += 1
        return None

    # --- Answers ----------------------------------------------------------------------------------------

    def answer(self, number: int, deal: Deal) -> str:
        """Accept what gains, name a price for what might, decline the rest."""
        fits = not self.promises(deal) and deals.transfers(self.s, deal) is not None
        if fits and f"accept {number}" in self.r.legal and self.acceptable(self.gains(deal), self.paid(deal)):
            return f"accept {number}"
        return self.counter(number, deal) or f"decline {number}"

    def counter(self, number: int, deal: Deal) -> str | None:
        """The same deal at the lowest price that would do, if the player on turn still gains by it."""
        if self.s.turn == self.me or not deal.consents[self.me] or deal.caesar != NONE:
            return None
        if self.r.counters >= COUNTERS or self.s.proposals >= TALKED_OUT:
            return None
        better = self.my_price(deal, SHARES[0])
        if better is None or self.turned_down(better):
            return None
        move = Move(say.COUNTER, number, deal=better)
        return move_text(move) if self.is_legal(move) else None

    def my_price(self, deal: Deal, share: float) -> Deal | None:
        """A deal with what it asks of me beyond my consent left out, and with enough for me."""
        s, me = self.s, self.me
        kept = tuple(payment for payment in deal.payments if me not in payment[:2])
        promises = tuple(promise for promise in deal.promises if promise.by != me)
        for price in range(DEAREST):
            payments = (*kept, (s.turn, me, price)) if price else kept
            found = Deal(deal.move, deal.enter, deal.caesar, deal.consents, deal.ones, payments, promises)
            gains = self.gains(found)
            if gains[s.turn] <= self.w.noise or not deals.affords(s, s.turn, found):
                return None
            enough = gains[me] >= max(2 * self.w.noise, share * gains[s.turn])
            if enough and self.acceptable(gains, 0) and deals.transfers(s, found) is not None:
                return found
        return None

    # --- Offers -----------------------------------------------------------------------------------------

    def offer(self) -> str | None:
        """My consent to the player on turn, once a turn, where both of us gain."""
        s, me = self.s, self.me
        if s.turn == me or s.table is not None or s.offered[me]:
            return None
        best, text = 0.0, None
        for path in self.needy_paths(s):
            for consents in self.partners(path, s):
                deal = self.offered(path, consents) if consents[me] else None
                if deal is None:
                    continue
                gain, move = self.gains(deal)[me], Move(say.OFFER, deal=deal)
                if gain > best and not self.turned_down(deal) and self.is_legal(move):
                    best, text = gain, move_text(move)
        return text

    def offered(self, path: int, consents: tuple[int, ...]) -> Deal | None:
        """My part of these consents, at my price; whoever else has to consent is paid by themselves."""
        whole = self.my_price(Deal(path, NONE, NONE, consents, (), (), ()), SHARES[1])
        if whole is None:
            return None
        own = tuple(n if seat == self.me else 0 for seat, n in enumerate(consents))
        return Deal(path, NONE, NONE, own, (), whole.payments, ())

    # --- Between games ----------------------------------------------------------------------------------

    def recall(self) -> str:
        """QV-10.3: take off the board whoever is farthest from the Senate."""
        delay, _ = self.worth.from_each(self.s, self.me)
        own = [committee for committee in range(SENATE) if self.s.own[self.me * WIDTH + committee]]
        return move_text(Move(say.RECALL, max(own, key=lambda committee: delay[committee])))

    def is_legal(self, move: Move) -> bool:
        try:
            check(self.s, self.me, move)
        except IllegalMove:
            return False
        return True


def action_of(move: Move) -> Action:
    what = [move.what if move.verb == verb else NONE for verb in (say.MOVE, say.ENTER, say.CAESAR)]
    return Action(*what)


def text_of(action: Action) -> str:
    """The move that does nothing but this."""
    for verb, what in zip((say.MOVE, say.ENTER, say.CAESAR), action, strict=True):
        if what != NONE:
            return move_text(Move(verb, what))
    return move_text(Move(say.SKIP))


def forbidden(s: State) -> tuple[int, ...]:
    """QV-9.2: all that is not to be done in this turn."""
    return s.no_consent, s.no_enter, s.no_move, s.barred


def consents_of(*seats: int) -> tuple[int, ...]:
    return tuple(seats.count(seat) for seat in range(len(NO_CONSENTS)))


def same_but_for_laurels(deal: Deal, other: Deal) -> bool:
    """Do two deals ask for the same, whatever is paid for it?"""
    return terms(deal) == terms(other)


def terms(deal: Deal) -> tuple[object, ...]:
    """A deal without its payments."""
    promises = [
        (promise.by, promise.to, promise.kind, promise.at, promise.against, promise.turns)
        for promise in deal.promises
    ]
    return deal.move, deal.enter, deal.caesar, deal.consents, promises


def received(deal: Deal, seat: int) -> int:
    """The laurels that a seat is paid, less those that it pays."""
    return sum(laurels * ((receiver == seat) - (payer == seat)) for payer, receiver, laurels in deal.payments)


def together(offers: list[Offer]) -> Deal | None:
    """One offer, or two as one deal."""
    return offers[0].deal if len(offers) == 1 else deals.merged(offers[0].deal, offers[1].deal)
