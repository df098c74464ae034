"""The lower levels of Quo Vadis?: how people play who are new to it.

`Tiro` sees the tile before the next senator and little else: not the race for the Senate, nor what a consent
is worth to somebody else. `Eques` judges boards by rules of thumb, but asks only where a tile is in reach.
`Praetor` asks for every consent that is a gain, but has one price for all: a laurel, if it can pay one.
"""

from random import Random

from curia.core.game import Json
from curia.games.quovadis import choices, deals, rules
from curia.games.quovadis import notation as say
from curia.games.quovadis.bots.greedy import WEIGHTS, Chances, Greedy, received
from curia.games.quovadis.bots.heuristic_value import STEPS
from curia.games.quovadis.data import PLACE_OF, SENATE, WORTH
from curia.games.quovadis.notation import Move, move_text
from curia.games.quovadis.state import NO_CONSENT, NONE, WIDTH, Deal

ENOUGH = 3  # senators on the board, above which a beginner brings in no more
TEMPTED = 4  # laurels: a tile that a beginner does not let anybody have for nothing
ASKS = 2  # proposals of a beginner in one turn


class Tiro(Greedy):
    """Grabs laurels, asks for favours, grants most of them."""

    def turn(self) -> str:
        alone = [choices.move_of(code) for code in rules.legal(self.s, self.me)]
        best = max(alone, key=self.liking)
        return self.favour(self.tile(best)) or move_text(best)

    def liking(self, move: Move) -> float:
        """The tile, any step up a little, and a mood."""
        mood = 1.5 * self.rng.random()
        if move.verb == say.MOVE:
            return 1.5 + self.tile(move) + mood
        if move.verb == say.ENTER:
            on_board = sum(self.s.own[self.me * WIDTH : self.me * WIDTH + SENATE])
            return (3.0 if on_board < ENOUGH else 1.0) + mood
        return mood

    def tile(self, move: Move) -> int:
        return self.tile_on(move.what) if move.verb == say.MOVE else 0

    def tile_on(self, path: int) -> int:
        place = PLACE_OF[path]
        if place == NONE or place == self.s.caesar or self.s.places[place] == NONE:
            return 0
        return WORTH[self.s.places[place]]

    def favour(self, tile: int) -> str | None:
        """Ask for a move to a better tile: first for nothing, then for a laurel."""
        asked = sum(self.r.asks.values())
        if asked >= ASKS:
            return None
        wishes = [path for path in self.needy_paths(self.s) if self.tile_on(path) > tile]
        for path in sorted(wishes, key=self.tile_on, reverse=True):
            for consents in self.partners(path, self.s):
                if (path, consents) in self.r.asks and asked < 1:
                    continue
                payments = tuple((self.me, seat, 1) for seat in range(self.s.n) if consents[seat] and asked)
                deal = Deal(path, NONE, NONE, consents, (), payments, ())
                move = Move(say.PROPOSE, deal=deal)
                if not self.turned_down(deal) and self.is_legal(move):
                    return move_text(move)
        return None

    def answer(self, number: int, deal: Deal) -> str:
        """Yes to whoever pays, and to whoever does not seem to get much."""
        got = sum(laurels for _, receiver, laurels in deal.payments if receiver == self.me)
        spent = self.paid(deal)
        tile = self.tile_on(deal.move) if deal.move != NONE else 0
        kind = got > spent or (not spent and (tile < TEMPTED or self.rng.random() < 0.3))
        accept = f"accept {number}"
        return accept if kind and not self.promises(deal) and accept in self.r.legal else f"decline {number}"

    def likes(self, deal: Deal) -> bool:
        """Yes to whoever pays more than a consent may bring."""
        got = sum(laurels for _, receiver, laurels in deal.payments if receiver == self.me)
        return not self.promises(deal) and got - self.paid(deal) > self.consent_worth(deal)

    def consent_worth(self, deal: Deal) -> int:
        """Laurels that are lost by agreeing not to consent in this turn: what is offered for it, or a I."""
        if not any(promise.by == self.me and promise.kind == NO_CONSENT for promise in deal.promises):
            return 0
        table = self.s.table
        if table is not None and table.deal.consents[self.me]:
            return 1 + received(table.deal, self.me)
        ways = (consents for path in self.needy_paths(self.s) for consents in self.partners(path, self.s))
        return int(any(consents[self.me] for consents in ways))

    def offer(self) -> str | None:
        return None

    def recall(self) -> str:
        own = [committee for committee in range(SENATE) if self.s.own[self.me * WIDTH + committee]]
        return move_text(Move(say.RECALL, max(own, key=lambda committee: STEPS[committee])))


class Eques(Tiro):
    """Knows the board by rules of thumb, but still asks for favours."""

    def turn(self) -> str:
        action = self.base.action
        return self.favour(self.tile_on(action.move) if action.move != NONE else 0) or self.base.text

    def answer(self, number: int, deal: Deal) -> str:
        """Yes to every gain."""
        fits = not self.promises(deal) and deals.transfers(self.s, deal) is not None
        accept = f"accept {number}"
        if fits and accept in self.r.legal and self.gains(deal)[self.me] > self.w.noise:
            return accept
        return f"decline {number}"

    def likes(self, deal: Deal) -> bool:
        return Greedy.likes(self, deal)

    def acceptable(self, gains: Chances, paid: int) -> bool:
        return bool(gains[self.me] > self.w.noise)

    def recall(self) -> str:
        return Greedy.recall(self)


class Praetor(Greedy):
    """Asks for whatever gains, at one laurel for each consent (QV-9.4: or none, where that can't be paid),
    and says yes to every gain."""

    def priced(self, path: int, consents: tuple[int, ...], share: float) -> Deal | None:
        payments = tuple((self.me, seat, 1) for seat in range(self.s.n) if consents[seat])
        deal = Deal(path, NONE, NONE, consents, (), payments, ())
        if not deals.affords(self.s, self.me, deal) or deals.transfers(self.s, deal) is None:
            deal = Deal(path, NONE, NONE, consents, (), (), ())
        wanted = self.gains(deal)[self.me] > self.w.noise and not self.turned_down(deal)
        return deal if wanted else None

    def acceptable(self, gains: Chances, paid: int) -> bool:
        return bool(gains[self.me] > self.w.noise)

    def counter(self, number: int, deal: Deal) -> str | None:
        return None

    def offer(self) -> str | None:
        return None


LOWER: dict[str, type[Greedy]] = {"tiro": Tiro, "eques": Eques, "praetor": Praetor}


def beginner(level: str, view: Json, rng: Random) -> Greedy:
    return LOWER[level](view, rng, WEIGHTS)
