"""QV-9.4: the choice of tiles against trying out everything."""

from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from curia.games.quovadis.data import WORTH
from curia.games.quovadis.payments import pick_tiles

few = st.lists(st.integers(0, 2), min_size=6, max_size=6)


def worth(tiles: tuple[int, ...]) -> int:
    return sum(w * n for w, n in zip(WORTH, tiles, strict=True))


def low_to_high(tiles: tuple[int, ...]) -> list[int]:
    return [kind for kind in range(6) for _ in range(tiles[kind])]


@settings(max_examples=60, deadline=None)
@given(payer=few, receiver=few, laurels=st.integers(1, 12))
def test_the_fewest_paid_then_the_fewest_in_change_then_the_lowest(
    payer: list[int], receiver: list[int], laurels: int
) -> None:
    change_by_worth: dict[int, tuple[int, ...]] = {}
    for change in product(*(range(n + 1) for n in receiver)):
        best = change_by_worth.get(worth(change))
        if best is None or (sum(change), low_to_high(change)) < (sum(best), low_to_high(best)):
            change_by_worth[worth(change)] = change
    ways = []
    for paid in product(*(range(n + 1) for n in payer)):
        back = change_by_worth.get(worth(paid) - laurels)
        if back is not None:
            ways.append((sum(paid), sum(back), low_to_high(paid), low_to_high(back), paid, back))
    picked = pick_tiles(payer, receiver, laurels)
    if picked is None:
        assert not ways
    else:
        assert (tuple(picked[0]), tuple(picked[1])) == min(ways)[4:]


def test_a_great_hoard_is_no_trouble() -> None:
    assert pick_tiles([18, 8, 6, 15, 9, 6], [0] * 6, 157) == ([18, 8, 6, 15, 9, 6], [0] * 6)
    assert pick_tiles([18, 8, 6, 15, 9, 6], [0] * 6, 158) is None
    assert pick_tiles([1] * 6, [0] * 6, 10**9) is None
