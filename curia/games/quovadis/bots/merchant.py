"""A negotiator at Quo Vadis?: every deal in reach is judged, and the best that others may agree to is asked.

Boards are judged by the learned `Value`. Whether somebody agrees is guessed twice: by rules of thumb, as most
players judge, and by one's own judgement. A price is the one with the best gain times the chance that it is
agreed to; after a refusal more is offered, or somebody else is asked. An answer is measured by what happens
without it, others' deals included. Promises of others that reach past the turn buy nothing; its own it keeps
(`Word`). What somebody would do in this turn to its harm it pays them not to do (`bribes`).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from random import Random

from curia.core.game import Json
from curia.games.quovadis import deals, rules
from curia.games.quovadis import notation as say
from curia.games.quovadis.bots import bribes
from curia.games.quovadis.bots.greedy import (
    DEAREST,
    PATIENT,
    WEIGHTS,
    Action,
    Base,
    Chances,
    Greedy,
    received,
    text_of,
)
from curia.games.quovadis.bots.network_value import Insight, Network, Value
from curia.games.quovadis.bots.promises import COST, MERCHANT, Character, Word
from curia.games.quovadis.notation import Move, move_text, read_move
from curia.games.quovadis.state import ACTION, CAESAR, NO_CONSENTS, NONE, PAY, Deal

# How likely somebody agrees: where both judgements say so, one of them, or none.
SURE, UNSURE, HARDLY = 0.95, 0.5, 0.04
OPEN_MINDED = 6  # answers that everybody is thought to have agreed with before the first


@dataclass(frozen=True)
class Style:
    """How to bargain."""

    shares: tuple[float, ...] = (0.34, 0.6, 1.0)  # of the own gain, for a partner: at first, after refusals
    willing: tuple[float, ...] = (1.0, 0.7, 0.5)  # how willing they are thought to be then
    least: float = 0.34  # of the largest gain of anybody else: what an answer has to bring
    grudge: float = 0.5  # how much more, for each promise that they broke
    leader: float = 0.6  # the chance to win of somebody who is not helped any further
    cheapest: int = -3  # laurels: partners may have to pay, too
    dearest: int = 12
    proposals: int = 6
    counters: int = 1
    talked_out: int = 8  # proposals and counter-proposals of all, after which it makes none (QV-9.10)
    rivals: float = 0.5  # how likely the mover agrees with somebody else if I refuse
    others_pay: bool = True
    """Ask others to pay for an action that they want."""
    offers: int = 2
    """How often it speaks in another's turn, unasked."""
    least_bribe: float = 0.02  # chance to win: what a bribe has to save
    character: Character = MERCHANT


class Merchant(Greedy):
    """One decision."""

    def __init__(self, view: Json, rng: Random, network: Network, style: Style) -> None:
        super().__init__(view, rng, WEIGHTS)
        self.style = style
        self.value = Value(self.s, WEIGHTS, network)
        self._insights: dict[Action, Insight] = {}
        self.word = Word(view, self.me, style.character)
        self.ease = self._ease(view["events"])
        self._view = view

    @cached_property
    def thumb(self) -> Greedy:
        """Somebody who judges by rules of thumb, in the same seat."""
        return Greedy(self._view, self.rng, WEIGHTS)

    def _ease(self, events: list[Json]) -> list[float]:
        """How easily each seat agreed so far, from 1 down."""
        said = {"accepted": [OPEN_MINDED] * self.s.n, "declined": [0] * self.s.n}
        for event in events:
            if event["event"] in said:
                said[event["event"]][self.r.number[event["seat"]]] += 1
        return [yes / (yes + no) for yes, no in zip(said["accepted"], said["declined"], strict=True)]

    # --- Judging ----------------------------------------------------------------------------------------

    def outlook(self, action: Action) -> Insight:
        """The board after an action of the player on turn, with nothing paid for it."""
        if action not in self._insights:
            after = self.s.copy()
            after.offers = []
            if action == Action():
                rules.end_turn(after)
            else:
                deals.carry_out(after, 0, Deal(*action, NO_CONSENTS, (), (), ()))
            self._insights[action] = self.value.outlook(after)
        return self._insights[action]

    @cached_property
    def ranking(self) -> list[tuple[float, Base]]:
        return self.ranked(thumb=False)

    @cached_property
    def thumb_base(self) -> Chances:
        """What happens without a deal, as the rules of thumb see it."""
        return self.preferred(self.ranked(thumb=True)).chances

    def ranked(self, thumb: bool) -> list[tuple[float, Base]]:
        found = []
        for action in self.alone(self.s):
            insight = self.outlook(action)
            chances = (insight.thumb if thumb else insight).chances([0] * self.s.n)
            value = chances[self.s.turn] - self.tempo(action)
            if self.s.turn == self.me and self.word.breaks(*action):
                value -= self.style.character.good_name
            found.append((value, Base(text_of(action), action, chances)))
        return found

    def chances_after(self, deal: Deal) -> Chances:
        return self.outlook(self.action_in(deal)).chances(self.shift(deal))

    @cached_property
    def stuck(self) -> float:
        """How little it matters who gains most, from 0 to 1: where nobody moves on, most are losing."""
        rounds = self.s.caesar_turns / self.s.n
        return min(1.0, max(0.0, (rounds - PATIENT) / PATIENT))

    def gains(self, deal: Deal) -> Chances:
        return self.both_gains(deal)[0]

    def both_gains(self, deal: Deal) -> tuple[Chances, Chances]:
        """What a deal adds to everyone's chances: by own judgement, and by rules of thumb."""
        action = self.action_in(deal)
        insight, shift, haste = self.outlook(action), self.shift(deal), self.haste(action)
        own = [a - b + haste for a, b in zip(insight.chances(shift), self.base.chances, strict=True)]
        thumb = [a - b + haste for a, b in zip(insight.thumb.chances(shift), self.thumb_base, strict=True)]
        return own, thumb

    def agrees(self, seat: int, gains: Chances, base: Chances, share: float) -> bool:
        """Would somebody who judges so agree, for such a share of the largest other gain?"""
        mine = gains[seat]
        if mine <= self.w.noise:
            return False
        share *= 1 - self.stuck
        leader = self.style.leader + self.stuck
        return all(
            mine >= share * gain and (mine >= gain or base[other] + gain <= leader)
            for other, gain in enumerate(gains)
            if other != seat
        )

    def chance_agreed(self, seats: list[int], deal: Deal, share: float) -> tuple[float, Chances]:
        """How likely these seats all agree; and the gains by own judgement."""
        own, thumb = self.both_gains(deal)
        chance = 1.0
        for seat in seats:
            by_own = self.agrees(seat, own, self.base.chances, share)
            by_thumb = self.agrees(seat, thumb, self.thumb_base, share)
            chance *= self.likelihood(seat, by_own, by_thumb)
        return chance, own

    def likelihood(self, seat: int, by_own: bool, by_thumb: bool) -> float:
        """How likely a seat agrees that would by such judgements."""
        if by_own and by_thumb:
            return SURE
        return self.ease[seat] * (UNSURE if by_own or by_thumb else HARDLY)

    def fair(self, mover: int) -> float:
        """The least share that an answer has to bring: more from those who broke promises."""
        return min(1.0, self.style.least + self.style.grudge * self.word.broken[mover])

    # --- My turn ----------------------------------------------------------------------------------------

    def turn(self) -> str:
        return self.debt() or super().turn()

    def debt(self) -> str | None:
        """Pay what was promised, unless it has become too dear."""
        for to, laurels in self.word.debts:
            deal = Deal(NONE, NONE, NONE, NO_CONSENTS, (), ((self.me, to, laurels),), ())
            move = Move(say.PROPOSE, deal=deal)
            price = COST[PAY] * laurels * self.style.character.good_name / MERCHANT.good_name
            keeps = self.word.worth_keeping(self.gains(deal)[self.me] + price)
            if keeps and deals.transfers(self.s, deal) is not None and self.is_legal(move):
                return move_text(move)
        return None

    def best_proposal(self) -> tuple[float, str | None]:
        """The deal with the best gain times the chance that it is agreed to."""
        best: tuple[float, str | None] = (self.w.noise, None)
        if sum(self.r.asks.values()) >= self.style.proposals or self.s.proposals >= self.style.talked_out:
            return best
        for action, consents, partners in self.wishes():
            tried = self.r.asks.get((action.move, consents), 0)
            if tried >= len(self.style.shares):
                continue
            hope, deal = self.bargain(action, consents, partners, tried)
            if deal is not None and hope > best[0]:
                move = Move(say.PROPOSE, deal=deal)
                if self.is_legal(move):
                    best = hope, move_text(move)
        return best

    def wishes(self) -> Iterator[tuple[Action, tuple[int, ...], list[int]]]:
        """Moves with others' consent; and what others might pay for."""
        for path in self.needy_paths(self.s):
            for consents in self.partners(path, self.s):
                yield Action(path), consents, [seat for seat in range(self.s.n) if consents[seat]]
        if self.style.others_pay:
            for _, (_, action, _) in self.ranking:
                if action not in (self.base.action, Action()):
                    for seat in range(self.s.n):
                        if seat != self.me and seat not in self.r.unwilling:
                            yield action, NO_CONSENTS, [seat]

    def bargain(
        self, action: Action, consents: tuple[int, ...], partners: list[int], tried: int
    ) -> tuple[float, Deal | None]:
        """The best price for these partners."""
        share = self.style.shares[tried]
        price = dict.fromkeys(partners, self.style.cheapest)
        best: tuple[float, Deal | None] = (0.0, None)
        for _ in range(self.style.dearest - self.style.cheapest):
            deal = self.priced_at(action, consents, price)
            chance, gains = self.chance_agreed(partners, deal, share)
            if gains[self.me] <= self.w.noise:
                break
            hope = gains[self.me] * chance * self.style.willing[tried]
            if (
                hope > best[0]
                and not self.turned_down(deal)
                and deals.affords(self.s, self.me, deal)
                and deals.transfers(self.s, deal) is not None
            ):
                best = hope, deal
            if chance > 0.8 and best[1] is not None:
                break
            worst = min(partners, key=lambda seat: gains[seat])
            if price[worst] == -1 and consents == NO_CONSENTS:
                break
            price[worst] += 1
        return best

    def priced_at(self, action: Action, consents: tuple[int, ...], price: dict[int, int]) -> Deal:
        """A deal at a price for each partner; below nothing they pay."""
        turn = self.s.turn
        payments = tuple(
            (turn, seat, laurels) if laurels > 0 else (seat, turn, -laurels)
            for seat, laurels in price.items()
            if laurels
        )
        return Deal(*action, consents, (), payments, ())

    # --- Answers ----------------------------------------------------------------------------------------

    def acceptable(self, gains: Chances, paid: int) -> bool:
        return self.agrees(self.me, gains, self.base.chances, self.fair(self.s.turn))

    def answer(self, number: int, deal: Deal) -> str:
        """Accept what gains, name a price for what might, decline the rest."""
        return self.answered(number, deal, f"accept {number}" in self.r.legal)

    def answered(self, number: int, deal: Deal, legal: bool) -> str:
        """The answer if this deal were on the table under that number; `legal`: it may be accepted."""
        accept, decline = f"accept {number}", f"decline {number}"
        if self.gift(deal):
            return decline
        cost, gains = self.word.cost(deal), self.gains(deal)
        possible = cost is not None and legal and deals.transfers(self.s, deal) is not None
        gains[self.me] -= cost or 0.0
        if self.s.turn == self.me:
            return accept if possible and self.enough(gains) else decline
        if possible and self.word.owed(self.s.turn, deal) and self.word.worth_keeping(gains[self.me]):
            return accept
        if self.word.refused(self.s.turn, deal) and self.word.worth_keeping(-gains[self.me]):
            return decline
        good = possible and self.acceptable(self.against_rivals(gains, deal), 0)
        hope, better = self.counter_price(deal)
        if better is not None and (not good or hope > gains[self.me]):
            move = Move(say.COUNTER, number, deal=better)
            if self.is_legal(move):
                return move_text(move)
        return accept if good else decline

    def least_price(self, number: int, deal: Deal) -> int | None:
        """The least that the player on turn would have to pay for a consent that was refused; None: at no
        price that they can pay. Every price is answered as it would be if it were on the table."""
        me, turn = self.me, self.s.turn
        kept = tuple(payment for payment in deal.payments if me not in payment[:2])
        promises = tuple(promise for promise in deal.promises if promise.by != me)
        for price in range(max(1, received(deal, me) + 1), DEAREST + 1):
            payments = (*kept, (turn, me, price))
            found = Deal(deal.move, deal.enter, deal.caesar, deal.consents, deal.ones, payments, promises)
            if not deals.affords(self.s, turn, found):
                return None
            if self.answered(number, found, legal=True) == f"accept {number}":
                return price
        return None

    def gift(self, deal: Deal) -> bool:
        """Does this seat pay for nothing? What was learned is too vague to tell that from a bargain."""
        paid = [(receiver, laurels) for payer, receiver, laurels in deal.payments if payer == self.me]
        got = sum(laurels for _, receiver, laurels in deal.payments if receiver == self.me)
        owed = all(payment in self.word.debts for payment in paid)
        for_something = deals.has_action(deal) or self.bound_by(deal) is not None
        return not for_something and not owed and sum(laurels for _, laurels in paid) > got

    def enough(self, gains: Chances) -> bool:
        """A counter-proposal in my turn: good enough if nothing else may bring more."""
        if not self.acceptable(gains, 0):
            return False
        return bool(gains[self.me] >= max(self.best_offer()[0], self.best_proposal()[0]))

    def against_rivals(self, gains: Chances, deal: Deal) -> Chances:
        """What it gains over a refusal, after which the mover may agree with somebody else."""
        if not deal.consents[self.me] or deal.move == NONE or not self.style.rivals:
            return gains
        best, without = 0.0, [0.0] * self.s.n
        for consents in self.partners(deal.move, self.s):
            if not consents[self.me]:
                partners = [seat for seat in range(self.s.n) if consents[seat]]
                rival = self.gains(self.priced_at(Action(deal.move), consents, dict.fromkeys(partners, 1)))
                if rival[self.s.turn] > best and all(rival[seat] > 0 for seat in partners):
                    best, without = rival[self.s.turn], rival
        return [gain - self.style.rivals * other for gain, other in zip(gains, without, strict=True)]

    def counter_price(self, deal: Deal) -> tuple[float, Deal | None]:
        """My best price for the deal on the table: gain times the chance that everyone else agrees."""
        me, s = self.me, self.s
        if (
            not deal.consents[me]
            or self.r.counters >= self.style.counters
            or s.proposals >= self.style.talked_out
        ):
            return 0.0, None
        return self.my_best_price(deal)

    def my_best_price(self, deal: Deal) -> tuple[float, Deal | None]:
        me, s = self.me, self.s
        kept = tuple(payment for payment in deal.payments if me not in payment[:2])
        promises = tuple(promise for promise in deal.promises if promise.by != me)
        best: tuple[float, Deal | None] = (0.0, None)
        for price in range(self.style.dearest):
            payments = (*kept, (s.turn, me, price)) if price else kept
            found = Deal(deal.move, deal.enter, deal.caesar, deal.consents, deal.ones, payments, promises)
            chance, gains = self.chance_agreed([s.turn], found, self.style.shares[0])
            if gains[s.turn] <= 0 or not deals.affords(s, s.turn, found):
                break
            hope = gains[me] * chance
            if (
                hope > best[0]
                and not self.turned_down(found)
                and self.acceptable(gains, 0)
                and deals.transfers(s, found) is not None
            ):
                best = hope, found
        return best

    # --- Offers -----------------------------------------------------------------------------------------

    def likes(self, deal: Deal) -> bool:
        cost = self.word.cost(deal)
        if cost is None or self.gift(deal) or deals.transfers(self.s, deal) is None:
            return False
        gains = self.gains_aside(deal)
        gains[self.me] -= cost
        return self.acceptable(gains, 0)

    def speak(self) -> str | None:
        return super().speak() or self.regret()

    def regret(self) -> str | None:
        """Take back a deal between others that has lost its use."""
        for offer in self.s.offers:
            if offer.by == self.me and offer.open and self.gains_aside(offer.deal)[self.me] <= 0:
                return f"withdraw {offer.number}"
        return None

    def offer(self) -> str | None:
        """A consent at a price, or a bribe, whatever brings more; after a refusal only a bribe."""
        s, me = self.s, self.me
        waits = any(offer.by == me for offer in s.offers)
        if s.turn == me or waits or s.offered[me] >= self.style.offers or s.phase not in (ACTION, CAESAR):
            return None
        support = super().offer()
        gain, deal = bribes.best(self)
        if deal is None:
            return support
        if support is not None:
            offered = read_move(support, s.n).deal
            assert offered is not None
            if self.gains(offered)[me] >= gain:
                return support
        return move_text(Move(say.OFFER, deal=deal))

    def offered(self, path: int, consents: tuple[int, ...]) -> Deal | None:
        """My part of these consents, at my best price."""
        _, whole = self.my_best_price(Deal(path, NONE, NONE, consents, (), (), ()))
        if whole is None:
            return None
        own = tuple(n if seat == self.me else 0 for seat, n in enumerate(consents))
        return Deal(path, NONE, NONE, own, (), whole.payments, ())
