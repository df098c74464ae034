"""What a table of Quo Vadis? is worth to each seat, learned from the bots' own games.

A small network, the same for every seat, corrects the guess of the rules of thumb (`Worth`): it sees where a
seat's senators are, how soon they may reach the Senate, what they pass on the way and what the others hold.
The seats' scores compared give their chances to win. As in `Outlook`, laurels are an input: a board is looked
at once for every price.
"""

from math import exp, log

from curia.games.quovadis.bots.heuristic_value import TILE, Outlook, Weights, Worth, needed_at, nth
from curia.games.quovadis.data import (
    ENTRIES,
    NEEDED,
    PATH_FROM,
    PATH_TO,
    PLACE_OF,
    SEATS_IN,
    SENATE,
    WAYS_OUT,
)
from curia.games.quovadis.scoring import laurels
from curia.games.quovadis.state import ACTION, CAESAR, WIDTH, State

TO_SENATE = tuple(path for path, above in enumerate(PATH_TO) if above == SENATE)
BOARD = 51  # numbers that tell of a seat's place on the board
PURSE = 4  # numbers that tell of its laurels
LEAST = 1e-6
LAUREL = 0.03  # of the score: what a laurel that is paid is worth at least


class Network:
    """Weights, flat: for each hidden unit the board's, the purse's and its bias; then those of the sum."""

    def __init__(self, hidden: int, weights: list[float]) -> None:
        self.hidden = hidden
        self.weights = weights


class Insight(Outlook):
    """Chances to win as the network sees them."""

    def __init__(
        self, s: State, thumb: Outlook, totals: list[float], units: list[float], network: Network
    ) -> None:
        super().__init__(thumb.scored, thumb.expected, thumb.spread, s)
        self.thumb = thumb
        """What the rules of thumb say."""
        self._totals = totals
        self._units = units
        self._network = network
        self._level = self._scores([0] * len(totals)) if units else []

    def chances(self, shift: list[int]) -> list[float]:
        """Each seat's chance to win if it gets so many laurels more."""
        if not self._units:
            return self.thumb.chances(shift)
        scores = self._scores(shift)
        for seat, paid in enumerate(shift):
            # In the games that were learned from, laurels came with moves: what the network makes of those
            # that are paid for nothing is not to be trusted so far that they look like a loss.
            level = self._level[seat] + LAUREL * paid
            if paid > 0:
                scores[seat] = max(scores[seat], level)
            else:
                scores[seat] = min(scores[seat], level) if paid else level
        top = max(scores)
        weights = [exp(score - top) for score in scores]
        whole = sum(weights)
        return [weight / whole for weight in weights]

    def _scores(self, shift: list[int]) -> list[float]:
        guess = self.thumb.chances(shift)
        n, network = len(guess), self._network
        hidden, w = network.hidden, network.weights
        row = BOARD + PURSE + 1
        last = hidden * row
        totals = [self._totals[seat] + shift[seat] for seat in range(n)]
        expected = [self.thumb.expected[seat] + shift[seat] for seat in range(n)]
        scores = []
        for seat in range(n):
            purse = purse_of(seat, totals, expected, self.thumb.scored)
            score = log(max(guess[seat], LEAST))
            for unit in range(hidden):
                at = unit * row + BOARD
                total = self._units[seat * hidden + unit]
                for number in range(PURSE):
                    total += w[at + number] * purse[number]
                if total > 0:
                    score += w[last + unit] * total
            scores.append(score)
        return scores


class Value:
    """How boards are judged in one decision."""

    def __init__(self, s: State, weights: Weights, network: Network) -> None:
        self.worth = Worth(s, weights)
        self.network = network

    def outlook(self, s: State) -> Insight:
        if (s.phase != ACTION and s.phase != CAESAR) or s.options.consul:
            return Insight(s, self.worth.outlook(s), [], [], self.network)
        hidden, w = self.network.hidden, self.network.weights
        row = BOARD + PURSE + 1
        prospects = [self.worth.prospects(s, seat) for seat in range(s.n)]
        thumb = self.worth.compared(s, prospects)
        units = []
        for seat in range(s.n):
            board = board_of(s, seat, prospects, thumb.scored[seat])
            told = [number for number in range(BOARD) if board[number]]
            for unit in range(hidden):
                at = unit * row
                total = w[at + BOARD + PURSE]
                for number in told:
                    total += w[at + number] * board[number]
                units.append(total)
        return Insight(s, thumb, [float(laurels(s, seat)) for seat in range(s.n)], units, self.network)


def purse_of(seat: int, totals: list[float], expected: list[float], scored: list[float]) -> list[float]:
    """Laurels, those ahead of the richest other, and the same of what is expected in the end."""
    ahead = to_come = threat = 60.0
    for other in range(len(totals)):
        if other != seat:
            ahead = min(ahead, totals[seat] - totals[other])
            to_come = min(to_come, expected[seat] - expected[other])
            threat = min(threat, expected[seat] - expected[other] + 8 * (1 - scored[other]))
    return [totals[seat] / 10, ahead / 10, to_come / 10, threat / 10]


def board_of(s: State, seat: int, prospects: list[tuple[list[float], float]], scored: float) -> list[float]:
    """A seat's place on the board, in numbers of the order of 1."""
    base = seat * WIDTH
    places = 5 - len(s.senate)
    arrivals, income = prospects[seat]
    rivals: list[float] = []
    present = 0
    for other in range(s.n):
        if other != seat:
            rivals += prospects[other][0]
            present += 1 if s.own[other * WIDTH + SENATE] else 0
    rivals.sort()
    inside = s.own[base + SENATE]
    offset = ((seat - s.turn - (1 if s.phase == CAESAR else 0)) % s.n) / s.n
    found = [s.own[base + committee] / 2 for committee in range(SENATE)]
    found += [
        1.0 if inside else 0.0,
        inside / 2,
        s.reserve[seat] / 8,
        offset,
        1.0 if offset == 0 else 0.0,
        places / 5,
        1.0 if places == 1 else 0.0,
        (1.0 if inside else 0.0) * places / 5,
        min(nth(arrivals, 1), 15.0) / 10,
        min(nth(arrivals, 2), 15.0) / 10,
        income / 10,
        min(nth(rivals, places), 15.0) / 10,
        scored,
        needed_at(s, seat) / 2,
        present / (s.n - 1),
        1.0 if s.n == 3 else 0.0,
        1.0 if s.n == 5 else 0.0,
    ]
    found += _within_reach(s, seat)
    for path in TO_SENATE:
        below = PATH_FROM[path]
        own = s.own[base + below]
        covered = PLACE_OF[path] == s.caesar
        tile = 0.0 if covered else TILE[s.places[PLACE_OF[path]]] / 5
        found += [
            (SEATS_IN[below] - s.free[below] - own) / 2 if own else 0.0,
            tile if own else 0.0,
            tile if own > NEEDED[below] else 0.0,
            1.0 if own and covered else 0.0,
        ]
    entries = 0
    for committee in range(ENTRIES):
        entries += 1 if s.free[committee] else 0
    found += [entries / 4, s.caesar_turns / 10]
    return found


def _within_reach(s: State, seat: int) -> list[float]:
    """What the seat could do at once: moves without leave, tiles with and without it, the Senate."""
    base = seat * WIDTH
    free_moves = 0
    tile_alone = tile_asked = senate_alone = senate_asked = stuck = 0.0
    for committee in range(SENATE):
        own = s.own[base + committee]
        if not own:
            continue
        need = NEEDED[committee]
        present = SEATS_IN[committee] - s.free[committee]
        if need and present <= need:
            stuck += own / 3
        for path in WAYS_OUT[committee]:
            place = PLACE_OF[path]
            if not s.free[PATH_TO[path]]:
                continue
            covered = place >= 0 and place == s.caesar
            tile = 0.0 if place < 0 or covered else TILE[s.places[place]] / 5
            if own > need or covered:
                free_moves += 1
                tile_alone = max(tile_alone, tile)
                if PATH_TO[path] == SENATE:
                    senate_alone = 1.0
            elif present > need:
                tile_asked = max(tile_asked, tile)
                if PATH_TO[path] == SENATE:
                    senate_asked = 1.0
    return [free_moves / 3, tile_alone, tile_asked, senate_alone, senate_asked, stuck]
