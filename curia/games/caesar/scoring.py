"""Section 7: points, and where they come from."""

from curia.games.caesar.data import at
from curia.games.caesar.state import State, player


def scores(s: State, seat: int) -> list[tuple[str, int, int]]:
    """Each reason for points: the clause, the group, the points."""
    found = []
    for group, size in enumerate(s.box.sizes):
        own, other = at(player(s, seat).won, group), at(player(s, 1 - seat).won, group)
        majority = 2 * own > size
        if own:
            found.append(("CC-7.1", group, own))
        if majority and (at(s.left, group) == 0 or not s.opt.group_won):
            found.append(("CC-7.2", group, 1))
        if own == size or (s.opt.won_so_far and own and not other):
            found.append(("CC-7.3", group, 1))
        if majority and player(s, seat).bonus == group:
            found.append(("CC-7.4", group, 2))
    return found


def points(s: State, seat: int) -> int:
    return sum(worth for _, _, worth in scores(s, seat))


def winners(s: State) -> list[int]:
    """CC-7.7: most points, then most patricians, then a draw."""
    best = [(points(s, seat), sum([at(player(s, seat).won, group) for group in range(5)])) for seat in (0, 1)]
    return [seat for seat in (0, 1) if best[seat] == max(best)]
