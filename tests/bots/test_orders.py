"""What orders of action cards are worth (bench/orders.py)."""

import sys
from collections import Counter

import pytest

from bench.orders import main, orders, share


def test_every_order_has_all_the_cards() -> None:
    found = orders("french", 1, 3)
    kinds = {tuple(sorted(Counter(cards).items())) for kept in found.values() for cards in kept}
    assert [len(kept) for kept in found.values()] == [3, 3, 3]
    assert kinds == {((6, 4), (7, 2), (8, 2), (9, 2), (10, 2), (11, 1))}


def test_a_game_is_won_lost_or_drawn_and_the_order_is_the_one_given() -> None:
    """Vetoes at the end are worse than vetoes first, game by game alike but for that."""
    rest = [6] * 4 + [9] * 2 + [11] + [7] * 2 + [8] * 2
    first = [share(number, number, number % 2, [10, 10, *rest]) for number in range(60)]
    last = [share(number, number, number % 2, [*rest, 10, 10]) for number in range(60)]
    assert {*first, *last} <= {0.0, 0.5, 1.0}
    assert first != last
    assert sum(first) > sum(last)


def test_the_bench_tells_the_share_of_each_kind(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["orders", "--games", "8"])
    main()
    told = capsys.readouterr().out.splitlines()
    assert [line[:12].strip() for line in told] == ["the network", "imperator", "by habit"]
    assert all(line.endswith("over 8 games") for line in told)
