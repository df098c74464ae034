"""Rules of thumb for Quo Vadis?, one function each: what to do, whom to ask, what to pay, what to answer.

Every board is judged by each seat's chance to win (`Worth`). The gain of a deal is what it adds to that
chance over what happens without it: the best that the player on turn can do with nobody's leave. Promises
bind nobody (QV-9.3), so this bot makes none and pays for none.
"""

from collections.abc import Iterator
from functools import cached_property
from random import Random
from typing import NamedTuple

from curia.bots.bot import moves
from curia.bots.quovadis_reading import Reading
from curia.bots.quovadis_worth import BIG, Outlook, Weights, Worth
from curia.core.errors import IllegalMove
from curia.core.game import Json
from curia.quovadis import choices, deals, rules
from curia.quovadis import text as say
from curia.quovadis.data import NEEDED, PATH_FROM, PATH_TO, PLACE_OF, SENATE, WAYS_OUT
from curia.quovadis.payments import ones_earned
from curia.quovadis.refusals import check
from curia.quovadis.state import ACTION, NO_CONSENTS, NONE, RECALL, WIDTH, Deal, Offer
from curia.quovadis.text import Move, move_text

WEIGHTS = Weights()

# What a partner is offered, as a share of one's own gain: at first, and after each refusal.
SHARES = (0.4, 0.7, 1.0)
# How willing partners are thought to be, by how often they refused: so others are asked before paying more.
WILLING = (1.0, 0.7, 0.5)
LEAST_SHARE = 1 / 3  # of the largest gain of anybody else: a deal that gives less is not accepted
LEADER = 0.6  # the chance to win of somebody who is not helped any further
PROPOSALS, COUNTERS = 6, 2  # of its own in one turn
TALKED_OUT = 8  # proposals and counter-proposals of all, after which it makes none (QV-9.10)
DEAREST = 15  # laurels: no price is higher

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
    """An offer to the player on turn from which both gain, or None."""
    if not any(move.startswith("offer") for move in view["legal"]):
        return None
    return Greedy(view, Random(0), weights).offer()


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
        if self.s.table is not None:
            return self.answer(self.s.table.number, self.s.table.deal)
        if self.s.phase == RECALL:
            return self.recall()
        return self.turn()

    def unasked(self) -> str:
        """A seat that owes no move makes an offer sooner than it takes one back."""
        quiet = [move for move in self.r.legal if not move.startswith(("withdraw", "disclose"))]
        return self.offer() or (quiet or self.r.legal)[0]

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
    def base(self) -> Base:
        """The best that the player on turn can do alone: what every deal is measured by."""
        s = self.s.copy()
        s.table, s.window = None, False
        found, top = Base("", Action(), [0.0] * s.n), -2.0
        for code in rules.legal(s, s.turn):
            move = choices.move_of(code)
            action = action_of(move)
            chances = self.outlook(action).chances([0] * s.n)
            value = chances[s.turn] - self.tempo(action) + self.w.noise / 2 * self.rng.random()
            if value > top:
                found, top = Base(move_text(move), action, chances), value
        return found

    def tempo(self, action: Action) -> float:
        """To move Caesar again and again brings nobody anywhere (QV-8.4)."""
        alone = self.s.phase == ACTION and action.caesar != NONE
        return self.w.stall * (1 + self.s.caesar_turns) if alone else 0.0

    def gains(self, deal: Deal) -> Chances:
        """What a deal adds to everyone's chances."""
        action = Action(deal.move, deal.enter, deal.caesar)
        if not deals.has_action(deal):
            action = self.base.action  # QV-9.13: the turn goes on as it would have
        shift = ones_earned(self.s, deal)
        for payer, receiver, laurels in deal.payments:
            shift[payer] -= laurels
            shift[receiver] += laurels
        chances = self.outlook(action).chances(shift)
        return [after - before for after, before in zip(chances, self.base.chances, strict=True)]

    def acceptable(self, gains: Chances, paid: int) -> bool:
        """More than noise, a fair share of what anybody else gets out of it, and no help for a leader."""
        mine = gains[self.me] - self.w.dear * paid
        others = [gain for seat, gain in enumerate(gains) if seat != self.me]
        return mine > self.w.noise and mine >= LEAST_SHARE * max(others) and not self.feeds_leader(gains)

    def paid(self, deal: Deal) -> int:
        """The laurels that a deal costs this seat."""
        return sum(laurels for payer, _, laurels in deal.payments if payer == self.me)

    def feeds_leader(self, gains: Chances) -> bool:
        """Somebody else would be about to win, and by this deal more than I come nearer to it."""
        return any(
            gain > gains[self.me] and self.base.chances[seat] + gain > LEADER
            for seat, gain in enumerate(gains)
            if seat != self.me
        )

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
        """It makes no promises: it would not know how to keep them."""
        return any(promise.by == self.me for promise in deal.promises)

    def best_proposal(self) -> tuple[float, str | None]:
        """Whom to ask for what, at which price: the best gain, less where they refused before."""
        best: tuple[float, str | None] = (0.0, None)
        if sum(self.r.asks.values()) >= PROPOSALS or self.s.proposals >= TALKED_OUT:
            return best
        for path in self.needy_paths(self.me):
            for consents in self.partners(path):
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

    def needy_paths(self, mover: int) -> Iterator[int]:
        """Paths that a seat could take if others consented, and not without."""
        s = self.s
        if s.phase != ACTION:
            return
        for committee in BIG:
            own = s.own[mover * WIDTH + committee]
            if not 0 < own <= NEEDED[committee]:
                continue
            for path in WAYS_OUT[committee]:
                if s.free[PATH_TO[path]] and PLACE_OF[path] != s.caesar:
                    yield path

    def partners(self, path: int) -> Iterator[tuple[int, ...]]:
        """Every choice of others' consents that suffices for the player on turn."""
        s, committee = self.s, PATH_FROM[path]
        there = [s.own[seat * WIDTH + committee] if seat != s.turn else 0 for seat in range(s.n)]
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
            if not short and deals.transfers(s, deal) is not None:
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
        if better is None:
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
        for path in self.needy_paths(s.turn):
            for consents in self.partners(path):
                deal = self.offered(path, consents) if consents[me] else None
                if deal is None:
                    continue
                gain, move = self.gains(deal)[me], Move(say.OFFER, deal=deal)
                if gain > best and self.is_legal(move):
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


def consents_of(*seats: int) -> tuple[int, ...]:
    return tuple(seats.count(seat) for seat in range(len(NO_CONSENTS)))


def together(offers: list[Offer]) -> Deal | None:
    """One offer, or two as one deal."""
    return offers[0].deal if len(offers) == 1 else deals.merged(offers[0].deal, offers[1].deal)
