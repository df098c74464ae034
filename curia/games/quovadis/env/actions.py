"""Quo Vadis? as single choices from a fixed list of actions.

Everything but talk is there as it is in the rules. Of the deals there is a finite menu:

- on turn, `propose`: one move that needs consent, the consents of one or two other senators in the
  committee, and a price of 0, 1 or 2 laurels, which the player on turn pays to every seat that is asked;
- asked, `accept`, `decline`, or `ask for one more`: the same deal, with one laurel more from the player on
  turn to oneself. It goes back to everyone else who gives something;
- with `bribes`, before a proposal is answered, everyone who is neither on turn nor asked, in turn order: `say
  nothing`, or once a turn `bribe`: 1 or 2 laurels to a seat that is asked, which is bound not to consent in
  this turn (QV-9.2), as a deal between others (QV-9.14). Whoever is offered it answers that first, by the
  same `accept` and `decline`.

Left out: offers to the player on turn (`offer`, `take`), other deals between others, and `withdraw`; promises
past the turn, and what the player on turn agrees not to do; payments without a consent, by others than the
player on turn, or unequal ones at first; deals about bringing in or about Caesar; who is paid first when I
tiles are short (it goes by turn order). With the disclosure variant only the player who is to move can ask to
disclose. `proposals` limits proposals and counter-proposals in a turn (the rules allow ten).

Seats in an action are counted from its player: `+1` is the next one in turn order.
"""

from functools import lru_cache
from itertools import combinations_with_replacement
from random import Random
from typing import Any

from curia.core.errors import IllegalMove
from curia.core.game import Event, Json
from curia.games.quovadis import deals, rules, setup
from curia.games.quovadis import notation as say
from curia.games.quovadis.choices import move_of
from curia.games.quovadis.data import (
    COMMITTEES,
    ENTRIES,
    GAMES_FOR_CONSUL,
    LAURELS,
    NEEDED,
    ONE,
    PATH_FROM,
    PATH_NAMES,
    PATH_TO,
    PATHS,
    PLACE_NAMES,
    PLACE_OF,
    PLACES,
    PROPOSALS_A_TURN,
    SEATS,
    SEATS_IN,
    SENATE,
    SENATORS,
    SHUFFLED,
    TURNS_OF_CAESAR,
    WORTH,
)
from curia.games.quovadis.game import QUO_VADIS
from curia.games.quovadis.notation import Move, move_text, tiles_text
from curia.games.quovadis.refusals import check
from curia.games.quovadis.scoring import laurels, points, sums, winners
from curia.games.quovadis.state import (
    ACTION,
    KINDS,
    NO_CONSENT,
    NO_CONSENTS,
    PROPOSAL,
    REASONS,
    START,
    STATUSES,
    TILES,
    WIDTH,
    Deal,
    Promise,
    State,
)
from curia.games.quovadis.state import NONE as NOTHING
from curia.games.quovadis.state import OVER as OVER_PHASE
from curia.games.quovadis.view import to_act
from curia.research.step_env import CHANCE, NONE, OVER, Table, chances, with_on_top
from curia.research.words import Vocabulary

PRICES = (0, 1, 2)
BRIBES = (1, 2)
PROPOSALS = 3
OUTCOMES = 6  # a tile by its kind, or the seat that begins

NOBODY = (0, 0)
STOCK_PILE = 0
START_PILE = 1
TILES_MOVE = "tiles"

# A path, the others' consents (seats counted from the mover), and the price.
Proposal = tuple[int, tuple[int, ...], int]


class Catalogue:
    """All actions with that number of seats."""

    def __init__(self, seats: int) -> None:
        codes = [*range(ENTRIES), *(rules.MOVE + path for path in range(len(PATHS)))]
        codes += [rules.TO_PLACE + place for place in range(PLACES)]
        codes += [rules.SKIP, rules.DISCLOSE, *(rules.RECALL_FROM + c for c in range(SENATE))]
        self.codes = dict(enumerate(codes))
        self.of_code = {code: index for index, code in self.codes.items()}
        self.accept = len(codes)
        self.decline, self.more = self.accept + 1, self.accept + 2
        listed: list[Proposal] = [
            (path, consents, price)
            for path in range(len(PATHS))
            for size in range(1, NEEDED[PATH_FROM[path]] + 1)
            for consents in combinations_with_replacement(range(1, seats), size)
            for price in PRICES
        ]
        self.nothing = self.more + 1
        bribes = [(seat, price) for seat in range(1, seats) for price in BRIBES]
        self.bribes = {self.nothing + 1 + index: bribe for index, bribe in enumerate(bribes)}
        start = self.nothing + 1 + len(bribes)
        self.proposals = {start + index: proposal for index, proposal in enumerate(listed)}
        self.of_path: dict[int, list[int]] = {}
        for action, (path, _, _) in self.proposals.items():
            self.of_path.setdefault(path, []).append(action)
        self.names = (
            *(move_text(move_of(code)) for code in codes),
            *("accept", "decline", "ask for one more", "say nothing"),
            *(f"bribe +{seat} for {price}" for seat, price in bribes),
            *(
                f"propose {PATH_NAMES[path]} with {' '.join(f'+{seat}' for seat in consents)} for {price}"
                for path, consents, price in listed
            ),
        )


@lru_cache
def catalogue(seats: int) -> Catalogue:
    return Catalogue(seats)


class QuoVadisTable(Table[State]):
    follows = True

    def __init__(
        self,
        seats: int,
        options: Any,
        rng: Random | None = None,
        rewards: str = "win",
        proposals: int = PROPOSALS,
        max_turns: int = 0,
        bribes: bool = True,
    ) -> None:
        """`max_turns`: end there and score as it stands; 0 for no such end."""
        if not 0 <= proposals <= PROPOSALS_A_TURN:
            raise ValueError(f"proposals: 0 to {PROPOSALS_A_TURN}, not {proposals}")
        if max_turns < 0:
            raise ValueError(f"max_turns: 0 or more, not {max_turns}")
        super().__init__(QUO_VADIS, QUO_VADIS.start(seats, options), rng, rewards)
        self.catalogue = catalogue(seats)
        self.names = self.catalogue.names
        self.proposals = proposals
        self.max_turns = max_turns
        self.bribes = bribes
        self.silent = NOBODY
        """The deal about which somebody has said nothing, and who, as a set of seats."""
        self.stock: tuple[int, ...] = ()  # bottom first: turned round, it is the order of a deal
        self.settled = 0
        self.tiles = [0] * (6 * seats)
        """What each seat holds as everyone saw it (QV-6.3, QV-11.1), by seat and kind."""
        self._advance()

    def bare(self) -> "QuoVadisTable":
        other = QuoVadisTable.__new__(QuoVadisTable)
        other.game, other.rng, other.rewards, other.seats = self.game, self.rng, self.rewards, self.seats
        other.catalogue, other.names = self.catalogue, self.names
        other.proposals, other.max_turns = self.proposals, self.max_turns
        other.bribes, other.silent = self.bribes, self.silent
        other.stock, other.settled, other.tiles = self.stock, self.settled, self.tiles[:]
        return other

    def cut(self) -> bool:
        """The turns are up."""
        s = self.state
        return 0 < self.max_turns <= s.turns and s.phase != OVER_PHASE

    def mover(self) -> int:
        if self.due != NONE:
            return CHANCE
        if self.state.phase == OVER_PHASE or self.cut():
            return OVER
        speaker = self.speaker()
        return to_act(self.state)[0] if speaker == NONE else speaker

    def speaker(self) -> int:
        """Who may still bribe somebody before the proposal is answered; NONE if nobody may."""
        s = self.state
        table = s.table
        if not self.bribes or table is None or table.origin != PROPOSAL or table.agreed != 1 << s.turn:
            return NONE
        silent = self.silent[1] if self.silent[0] == table.number else 0
        asked = [seat for seat in range(s.n) if table.waiting >> seat & 1 and not s.no_consent >> seat & 1]
        for step in range(1, s.n):
            seat = (s.turn + step) % s.n
            spoken = s.offered[seat] or silent >> seat & 1
            if asked and not table.waiting >> seat & 1 and not spoken and laurels(s, seat) >= BRIBES[0]:
                return seat
        return NONE

    def view(self, seat: int | None) -> Json:
        view = super().view(seat)
        view["speaker"] = None if (speaker := self.speaker()) == NONE else SEATS[speaker]
        if speaker != NONE:
            view["to_act"] = [SEATS[speaker]]
        return view

    # --- Actions ----------------------------------------------------------------------------------------

    def _actions(self) -> list[int]:
        seat, s, listed = self.mover(), self.state, self.catalogue
        if self.speaker() != NONE:
            return [listed.nothing, *self._bribes(seat)]
        if s.table is not None:
            number = self._before(s, seat)
            found = [listed.accept] if _is_legal(s, seat, Move(say.ACCEPT, number)) else []
            found.append(listed.decline)
            if number == s.table.number and seat != s.turn and s.proposals < self.proposals:
                more = self.said(seat, listed.more)
                found += [listed.more] if _is_legal(s, seat, more) else []
            return found
        found = sorted(listed.of_code[code] for code in rules.legal(s, seat))
        if s.phase == ACTION and s.proposals < self.proposals:
            for path, proposals in listed.of_path.items():
                if self._may_ask(seat, path):
                    self._proposals(seat, path, proposals, found)
        return found

    def _bribes(self, seat: int) -> list[int]:
        """QV-9.14: to whom a seat that is not asked could pay what."""
        s = self.state
        assert s.table is not None
        asked = [
            other for other in range(s.n) if s.table.waiting >> other & 1 and s.table.deal.consents[other]
        ]
        return [
            action
            for action, (step, _) in self.catalogue.bribes.items()
            if (seat + step) % s.n in asked and _is_legal(s, seat, self.said(seat, action))
        ]

    def _before(self, s: State, seat: int) -> int:
        """The number of the deal that a seat answers now: a deal between others first, as it came."""
        numbers = [standing.number for standing in s.offers if standing.open >> seat & 1]
        assert s.table is not None
        return min(numbers, default=s.table.number)

    def _may_ask(self, seat: int, path: int) -> bool:
        """QV-5.1, QV-5.5, QV-7.3: could consents help a senator along this path?"""
        s, below = self.state, PATH_FROM[path]
        return (
            s.own[seat * WIDTH + below] > 0
            and s.free[PATH_TO[path]] > 0
            and PLACE_OF[path] != s.caesar
            and SEATS_IN[below] - s.free[below] > NEEDED[below]
        )

    def _proposals(self, seat: int, path: int, proposals: list[int], found: list[int]) -> None:
        s, below = self.state, PATH_FROM[path]
        there = [s.own[(seat + step) % s.n * WIDTH + below] for step in range(s.n)]
        for step in range(1, s.n):
            if s.no_consent >> (seat + step) % s.n & 1:  # QV-9.2
                there[step] = 0
        lacking = NEEDED[below] - (there[0] - 1)
        tile = s.places[PLACE_OF[path]]
        purse = laurels(s, seat) + (WORTH[tile] if tile != NOTHING else 0)
        for action in proposals:
            _, consents, price = self.catalogue.proposals[action]
            asked = set(consents)
            # QV-5.3, QV-5.4, QV-9.4
            if (
                len(consents) >= lacking
                and price * len(asked) <= purse
                and all(consents.count(step) <= there[step] for step in asked)
            ):
                found.append(action)

    def said(self, seat: int, action: int) -> Move:
        """The deal that this action proposes, as the rules read it."""
        s, listed = self.state, self.catalogue
        if action == listed.more:
            assert s.table is not None
            return Move(say.COUNTER, s.table.number, deal=_one_more(s.table.deal, s.turn, seat))
        if action in listed.bribes:
            step, price = listed.bribes[action]
            other = (seat + step) % s.n
            refusal = Promise(other, seat, NO_CONSENT, NOTHING, s.turn, 0, "", 0)
            paid = ((seat, other, price),)
            return Move(say.OFFER, deal=Deal(NOTHING, NOTHING, NOTHING, NO_CONSENTS, (), paid, (refusal,)))
        path, consents, price = listed.proposals[action]
        asked = [0] * len(SEATS)
        for step in consents:
            asked[(seat + step) % s.n] += 1
        payments = [(seat, other, price) for other in range(s.n) if asked[other] and price]
        return Move(say.PROPOSE, deal=Deal(path, NOTHING, NOTHING, tuple(asked), (), tuple(payments), ()))

    def _read(self, seat: int, action: int) -> Any:
        return action

    def _carry_out(self, state: State, seat: int, move: Any) -> None:
        listed = self.catalogue
        if move == TILES_MOVE:
            setup.play_chance(state, tiles_text(tuple(reversed(self.stock))))
        elif move in listed.codes:
            self._use_stock(state)
            rules.play(state, seat, listed.codes[move])
        elif move == listed.accept:
            self._use_stock(state)
            deals.accept(state, seat, self._before(state, seat))
        elif move == listed.decline:
            deals.decline(state, seat, self._before(state, seat))
        elif move == listed.nothing:
            assert state.table is not None
            number = state.table.number
            silent = self.silent[1] if self.silent[0] == number else 0
            self.silent = number, silent | 1 << seat
        else:
            said = self.said(seat, move)
            assert said.deal is not None
            if move in listed.bribes:
                deals.offer(state, seat, said.deal)
            else:
                (deals.counter if move == listed.more else deals.propose)(state, seat, said.deal)

    # --- Chance -----------------------------------------------------------------------------------------

    def _use_stock(self, state: State) -> None:
        if self.rng is None:
            state.stock, state.drawn = tuple(reversed(self.stock)), 0

    def _advance(self) -> None:
        s = self.state
        if self.rng is not None:
            events: list[Event] = []
            s.log = events
            while (text := self.game.roll(s, self.rng)) is not None:
                self.game.play_chance(s, text)
            s.log = None
            for event in events:
                self._note(event)
            return
        if s.phase == START and not self.cut():
            self.due, self.settled = START_PILE, 0
        elif s.phase == TILES:
            self.stock, self.settled = SHUFFLED, 0
            self._begin(CHANCE, TILES_MOVE)
        else:
            self.stock = tuple(reversed(s.stock[s.drawn :]))
            self.settled = 0

    def _unsettled(self, events: list[Event]) -> tuple[int, int] | None:
        used = 0
        for number, event in enumerate(events):
            if event[0] == "laid-out":
                used += PLACES
            elif event[0] == "moved" and event[5] != NOTHING:
                used += 1
            if used > self.settled:
                return number, STOCK_PILE
        return None

    def outcomes(self) -> list[tuple[int, float]]:
        if self.due == START_PILE:
            return chances(range(self.seats))
        return chances(self.stock[: len(self.stock) - self.settled])

    def outcome_name(self, outcome: int) -> str:
        return f"start {SEATS[outcome]}" if self.due == START_PILE else f"tile {LAURELS[outcome]}"

    def settle(self, outcome: int) -> None:
        if self.due == START_PILE:
            self._listed = None
            events: list[Event] = []
            self.state.log = events
            setup.play_chance(self.state, f"start {SEATS[outcome]}")
            self.state.log, self.due = None, NONE
            for event in events:
                self._publish(event)
            self._advance()
            return
        super().settle(outcome)

    def _place(self, outcome: int) -> None:
        self.stock = with_on_top(self.stock, len(self.stock) - 1 - self.settled, outcome)
        self.settled += 1

    def _resampled(self) -> None:
        s = self.state
        self.stock, self.settled = tuple(reversed(s.stock[s.drawn :])), 0

    def _note(self, event: Event) -> None:
        kind = event[0]
        if kind == "laid-out":
            self.tiles = [0] * (6 * self.seats)
        elif kind == "moved" and event[4] != NOTHING:
            self.tiles[6 * event[1] + event[4]] += 1
        elif kind == "earned":
            self.tiles[6 * event[1] + ONE] += event[2]
        elif kind == "paid":
            for tile in range(6):
                moved = event[4][tile] - event[5][tile]
                self.tiles[6 * event[1] + tile] -= moved
                self.tiles[6 * event[2] + tile] += moved

    # --- The end ----------------------------------------------------------------------------------------

    def scores(self) -> tuple[list[float], list[int]]:
        s = self.state
        scored = points(s)
        if s.options.consul:
            scored = sums(s, s.noted if s.phase == OVER_PHASE else s.noted + scored)
        return [float(max(own, 0)) for own in scored], winners(s, scored)

    def most_decisions(self) -> int:
        """More than any game can have.

        A senator is brought in once and climbs six paths at most; before each such turn there are turns of
        Caesar, fewer than the 15 for each player that end a game. In a turn there are one action, one
        answer about Caesar, one disclosure, and the proposals with two answers each; with bribes, each
        proposal is one on which all the others but one may speak first, and each of them once offers
        something that is answered. Between the games of a match for consul every senator may be recalled.
        """
        n, games = self.seats, GAMES_FOR_CONSUL if self.state.options.consul else 1
        turns = games * (7 * SENATORS * n + 1) * TURNS_OF_CAESAR * n
        if self.max_turns:
            turns = min(turns, self.max_turns)
        spoken = self.proposals * (n - 2) + (n - 1) if self.bribes else 0
        return turns * (3 + 3 * self.proposals + spoken) + games * SENATORS * n


def _is_legal(s: State, seat: int, move: Move) -> bool:
    try:
        check(s, seat, move)
    except IllegalMove:
        return False
    return True


def _one_more(deal: Deal, payer: int, seat: int) -> Deal:
    payments = [
        (giver, to, sum_ + 1) if (giver, to) == (payer, seat) else (giver, to, sum_)
        for giver, to, sum_ in deal.payments
    ]
    if not any((giver, to) == (payer, seat) for giver, to, _ in payments):
        payments.append((payer, seat, 1))
    return Deal(deal.move, deal.enter, deal.caesar, deal.consents, deal.ones, tuple(payments), deal.promises)


# Every word of an information state.
VOCABULARY = Vocabulary(
    [
        *(";", "[", "]", "-", "?", "yes", "no"),
        *SEATS,
        *COMMITTEES,
        *PATH_NAMES,
        *PLACE_NAMES,
        *LAURELS,
        *KINDS,
        *STATUSES,
        *(reason for reason in REASONS if reason),
        *("started", "laid-out", "done", "off", "promised", "judged", "game-over", "proposed", "countered"),
        *("offered", "took", "entered", "recalled", "moved", "earned", "caesar", "paid", "disclosed"),
        *("accepted", "declined", "withdrew", "skipped"),
        *("move", "consents", "payments", "from", "to", "laurels"),
        *("promises", "by", "kind", "against", "turns"),
        # A resampled world: the others' secrets.
        *("seat", "players"),
    ]
)
