"""Paying in laurels (QV-9.4): which tiles change hands."""

from curia.games.quovadis.data import WORTH
from curia.games.quovadis.state import Deal, State


def pick_tiles(payer: list[int], receiver: list[int], laurels: int) -> tuple[list[int], list[int]] | None:
    """The tiles paid and the tiles given in change, both counted by kind; None if the sum can't be made.

    The fewest paid, then the fewest in change, then the lowest from low to high.
    """
    paid_sums, change_sums = sums_of(payer), sums_of(receiver)
    for paid in range(1, len(paid_sums[0])):
        if paid_sums[0][paid] >> laurels == 0:
            continue
        for change in range(len(change_sums[0])):
            wanted = change_sums[0][change] << laurels
            if paid_sums[0][paid] & wanted:
                tiles = _lowest(payer, paid_sums, paid, wanted)
                back = _worth(tiles) - laurels
                return tiles, _lowest(receiver, change_sums, change, 1 << back)
    return None


def sums_of(tiles: list[int]) -> list[list[int]]:
    """sums[kind][n]: the sums that n tiles of this kind and higher ones can make, one bit each."""
    most = sum(tiles)
    sums = [[1] + [0] * most]
    for kind in range(5, -1, -1):
        higher = sums[0]
        made = [0] * (most + 1)
        for n in range(most + 1):
            for own in range(min(tiles[kind], n) + 1):
                made[n] |= higher[n - own] << (own * WORTH[kind])
        sums.insert(0, made)
    return sums


def _lowest(tiles: list[int], sums: list[list[int]], n: int, wanted: int) -> list[int]:
    """Of all choices of n tiles with a wanted sum, the lowest: as many as possible of each low kind."""
    chosen = []
    for kind in range(6):
        own = min(tiles[kind], n)
        while not sums[kind + 1][n - own] << (own * WORTH[kind]) & wanted:
            own -= 1
        chosen.append(own)
        n -= own
        wanted >>= own * WORTH[kind]
    return chosen


def _worth(tiles: list[int]) -> int:
    return sum(worth * n for worth, n in zip(WORTH, tiles, strict=True))


def ones_earned(s: State, deal: Deal) -> list[int]:
    """QV-6.2: the I tiles that each seat gets for its consents, as far as the bank lasts."""
    earned = [0] * s.n
    left = s.bank
    order = [*deal.ones, *((s.turn + step) % s.n for step in range(1, s.n))]
    for seat in order:
        due = min(deal.consents[seat] - earned[seat], left)
        if due > 0:
            earned[seat] += due
            left -= due
    return earned


def can_pay(s: State, seat: int, deal: Deal, gain: int) -> bool:
    """Does the seat hold enough for each of its payments, in their order? Sums only; its own tiles only."""
    held = gain + sum(worth * n for worth, n in zip(WORTH, s.tiles[6 * seat : 6 * seat + 6], strict=True))
    for payer, receiver, laurels in deal.payments:
        if payer == seat:
            held -= laurels
            if held < 0:
                return False
        elif receiver == seat:
            held += laurels
    return True
