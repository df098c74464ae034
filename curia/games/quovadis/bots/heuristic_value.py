"""What a table of Quo Vadis? is worth to each seat: its chance to win, guessed from laurels and the race.

Chances, not laurels: so a leader is not fed, and laurels without a senator in the Senate are worth nothing.
"""

from dataclasses import dataclass
from math import exp

from curia.games.quovadis.data import ENTRIES, NEEDED, PATH_TO, PLACE_OF, SEATS_IN, SENATE, WAYS_OUT, WORTH
from curia.games.quovadis.scoring import laurels, points, sums, winners
from curia.games.quovadis.state import ACTION, CAESAR, NONE, OVER, WIDTH, State


@dataclass(frozen=True)
class Weights:
    """What can only be guessed. In turns, unless said."""

    ask: float = 0.5  # for each consent that somebody else has to give
    lonely: float = 1.6  # for each senator that has to come before there is anyone to consent
    full: float = 1.6  # a full committee above
    fickle: float = 0.5  # relying on Caesar: he may be gone
    uncovered: float = 0.4  # share: how much a tile under Caesar still counts
    price: float = 0.8  # laurels: what a consent of somebody else's costs
    needed: float = 0.3  # laurels: a senator whose consent others need
    caesar: float = 0.4  # laurels: the right to move Caesar
    race: float = 1.5  # how sure the order of arrival is
    haste: float = 1.5  # how little counts what comes later than the end of the game
    spread: float = 1.5  # laurels: how far totals may still move apart, at the end
    spread_turn: float = 0.35  # laurels: the same for each turn until then
    between: float = 5.0  # laurels: how far totals may still move apart in each game to come
    stall: float = 0.006  # chance: for each turn in a row that went to Caesar (QV-8.4)
    dear: float = 0.0  # chance: for each laurel paid, more than it counts
    noise: float = 0.004  # chance: a gain that is none


# How many moves it takes from each committee to the Senate, with nobody in the way.
STEPS = [0] * (SENATE + 1)
for _committee in range(SENATE - 1, -1, -1):
    STEPS[_committee] = 1 + min(STEPS[PATH_TO[path]] for path in WAYS_OUT[_committee])

WAYS = tuple(tuple((PATH_TO[path], PLACE_OF[path]) for path in ways) for ways in WAYS_OUT)
BIG = tuple(committee for committee in range(SENATE) if NEEDED[committee])
TILE = (*WORTH, 0)  # an empty place is number -1
LATE = 30.0  # an arrival that is not in sight


class Outlook:
    """Chances to win, with laurels as an input: a board is judged once for every price."""

    def __init__(self, scored: list[float], expected: list[float], spread: float, s: State) -> None:
        self.scored = scored
        self.expected = expected
        self.spread = spread
        self._state = s

    def chances(self, shift: list[int]) -> list[float]:
        """Each seat's chance to win if it gets so many laurels more."""
        if self._state.phase == OVER:
            return self._final(shift)
        n = len(shift)
        totals = [self.expected[seat] + shift[seat] for seat in range(n)]
        if self._state.options.consul:
            noted = sums(self._state, self._state.noted)
            totals = [max(noted[seat], 0) + self.scored[seat] * totals[seat] for seat in range(n)]
            share = [1.0] * n
        else:
            share = self.scored
        top = max(totals)
        weights = [share[seat] * exp((totals[seat] - top) / self.spread) for seat in range(n)]
        whole = sum(weights) or 1.0
        return [weight / whole for weight in weights]

    def _final(self, shift: list[int]) -> list[float]:
        """QV-8.2, QV-8.3, QV-10.3: who has won."""
        s = self._state
        final = sums(s, s.noted) if s.options.consul else points(s)
        for seat, counts in enumerate(scored_last(s)):
            final[seat] += shift[seat] if counts else 0
        won = winners(s, final)
        return [(seat in won) / max(1, len(won)) for seat in range(s.n)]


class Worth:
    """How boards are judged in one decision: all at the same pace."""

    def __init__(self, s: State, weights: Weights) -> None:
        self.w = weights
        self.fade = 0.85
        self.fade = self._paced(self.turns_left(s))

    def _paced(self, turns: float) -> float:
        """What comes a turn later counts less, the more so the sooner the game ends."""
        return max(0.3, turns / (turns + self.w.haste))

    def turns_left(self, s: State) -> float:
        if len(s.senate) == 5 or s.phase not in (ACTION, CAESAR):
            return 1.0
        arrivals = sorted(time for seat in range(s.n) for time in self.prospects(s, seat)[0])
        return nth(arrivals, 5 - len(s.senate))

    def outlook(self, s: State) -> Outlook:
        if s.phase not in (ACTION, CAESAR):
            return self._game_over(s)
        return self.compared(s, [self.prospects(s, seat) for seat in range(s.n)])

    def compared(self, s: State, prospects: list[tuple[list[float], float]]) -> Outlook:
        """The outlook from what each seat has in prospect."""
        held = [laurels(s, seat) for seat in range(s.n)]
        places = 5 - len(s.senate)
        arrivals, expected = [], []
        for seat in range(s.n):
            times, income = prospects[seat]
            arrivals.append(times)
            expected.append(held[seat] + income + self.w.needed * needed_at(s, seat))
        if s.phase == CAESAR:
            expected[s.turn] += self.w.caesar
        scored = [self.chance_scored(s, seat, arrivals, places) for seat in range(s.n)]
        left = nth(sorted(time for times in arrivals for time in times), places)
        games = 1 if s.options.consul is False else 4 - s.game
        return Outlook(scored, expected, (self.w.spread + self.w.spread_turn * left) * games, s)

    def _game_over(self, s: State) -> Outlook:
        """In a consul match the laurels are noted, and the next game begins level (QV-10.3)."""
        games = max(1, 3 - len(s.noted) // s.n)
        return Outlook(scored_last(s), [0.0] * s.n, self.w.between * games, s)

    def chance_scored(self, s: State, seat: int, arrivals: list[list[float]], places: int) -> float:
        """Being in the Senate before the others have filled it (QV-8.2)."""
        if seat in s.senate:
            return 1.0
        rivals = sorted(time for other in range(s.n) if other != seat for time in arrivals[other])
        first = min(arrivals[seat], default=LATE)
        return 1 / (1 + exp((first - nth(rivals, places)) / self.w.race))

    def prospects(self, s: State, seat: int) -> tuple[list[float], float]:
        """When a seat's senators may reach the Senate, one after the other, and what they collect."""
        delay, yields = self.from_each(s, seat)
        base = seat * WIDTH
        found = []
        for committee in range(SENATE):
            own = s.own[base + committee]
            # The last of them to leave finds no consent of its own family left.
            for left in range(own - 1, -1, -1):
                time, value = self._leave(s, seat, committee, left, 0, delay, yields)
                found.append((time, value, STEPS[committee]))
        if s.reserve[seat]:
            found += self._reserve(s, seat, delay, yields)
        found.sort()
        # Seats that move sooner arrive sooner; a seat moves one senator a turn.
        offset = ((seat - s.turn - (s.phase == CAESAR)) % s.n) / s.n
        busy, income = 0, 0.0
        arrivals = []
        for time, value, steps in found[:6]:
            arrivals.append(time + busy + offset)
            income += value * self.fade**busy
            busy += steps
        return arrivals, income

    def _reserve(
        self, s: State, seat: int, delay: list[float], yields: list[float]
    ) -> list[tuple[float, float, int]]:
        """Senators off the board: a turn behind the best entry (QV-4.1)."""
        open_ones = [committee for committee in range(ENTRIES) if s.free[committee]]
        wait = 1.0 if open_ones else 1.0 + self.w.full
        entries = open_ones or range(ENTRIES)
        time = wait + min(delay[committee] for committee in entries)
        value = self.fade**wait * max(yields[committee] for committee in entries)
        return [(time, value, 4)] * min(2, s.reserve[seat])

    def from_each(self, s: State, seat: int) -> tuple[list[float], list[float]]:
        """Time to the Senate and laurels on the way for one more senator of this seat in each committee."""
        delay, yields = [0.0] * (SENATE + 1), [0.0] * (SENATE + 1)
        base = seat * WIDTH
        for committee in range(SENATE - 1, -1, -1):
            delay[committee], yields[committee] = self._leave(
                s, seat, committee, s.own[base + committee], self.w.fickle, delay, yields
            )
        return delay, yields

    def _leave(
        self,
        s: State,
        seat: int,
        committee: int,
        own: int,
        fickle: float,
        delay: list[float],
        yields: list[float],
    ) -> tuple[float, float]:
        """The quickest and the richest way up, with this many other senators of one's own there."""
        w, free = self.w, s.free
        wait, price = 1.0, 0.0
        lacking = NEEDED[committee] - own
        if lacking > 0:  # QV-5.3, QV-5.4, QV-5.5
            others = SEATS_IN[committee] - free[committee] - s.own[seat * WIDTH + committee]
            alone = lacking - others if others < lacking else 0
            wait += w.ask * lacking + w.lonely * alone
            price = w.price * lacking
        best, most = LATE, 0.0
        for above, place in WAYS[committee]:
            time, tile = wait, 0.0
            if place != NONE:
                tile = TILE[s.places[place]] - price
                if place == s.caesar:  # QV-7.3, QV-7.4: but he may be gone by then
                    time = min(wait, 1.0 + fickle)
                    tile = (tile + price) * w.uncovered
            if not free[above]:  # QV-5.1
                time += w.full
            if time + delay[above] < best:
                best = time + delay[above]
            value = self.fade**time * (tile + yields[above])
            if value > most:
                most = value
        return best, most


def needed_at(s: State, seat: int) -> int:
    """In how many committees others need this seat's consent: it can be sold (QV-6.2, QV-9.2)."""
    found = 0
    base = seat * WIDTH
    for committee in BIG:
        if s.own[base + committee]:
            need = NEEDED[committee]
            for other in range(s.n):
                if other != seat and 0 < s.own[other * WIDTH + committee] <= need:
                    found += 1
                    break
    return found


def scored_last(s: State) -> list[float]:
    """1 for who was scored in the game that is over."""
    last = s.noted[-s.n :] if s.options.consul else points(s)
    return [float(noted != NONE) for noted in last]


def nth(times: list[float], n: int) -> float:
    """The n-th of sorted times; one that is not in sight if there are fewer."""
    return times[n - 1] if len(times) >= n else LATE
