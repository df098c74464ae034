"""Who gets how many points, and who wins (section 8, QV-10.3)."""

from curia.games.quovadis.data import WORTH
from curia.games.quovadis.state import NONE, State


def laurels(s: State, seat: int) -> int:
    """The sum of a player's tiles."""
    total = 0
    base = 6 * seat
    for kind in range(6):
        total += WORTH[kind] * s.tiles[base + kind]
    return total


def points(s: State) -> list[int]:
    """QV-8.2: each seat's laurels in this game; NONE for who is not scored."""
    return [laurels(s, seat) if seat in s.senate else NONE for seat in range(s.n)]


def first_in_senate(s: State, tied: list[int]) -> list[int]:
    """QV-8.3: of the tied players the one whose senator entered first; all of them if none did."""
    for seat in s.senate:
        if seat in tied:
            return [seat]
    return tied


def winners(s: State, scored: list[int]) -> list[int]:
    """QV-8.2, QV-8.3 for the points of one game or the sums of three."""
    best = max(scored)
    return [] if best == NONE else first_in_senate(s, [seat for seat in range(s.n) if scored[seat] == best])


def sums(s: State, noted: list[int]) -> list[int]:
    """QV-10.3: what was noted for each seat in all games; NONE for who was never scored."""
    totals = [NONE] * s.n
    for index, scored in enumerate(noted):
        if scored != NONE:
            seat = index % s.n
            totals[seat] = max(totals[seat], 0) + scored
    return totals


def leader(s: State) -> int:
    """QV-10.3: who is in the lead after a game whose Senate still stands."""
    totals = [max(total, 0) for total in sums(s, s.noted)]
    best = max(totals)
    tied = first_in_senate(s, [seat for seat in range(s.n) if totals[seat] == best])
    for step in range(s.n):
        seat = (s.starter + step) % s.n
        if seat in tied:
            return seat
    raise AssertionError("somebody leads")
