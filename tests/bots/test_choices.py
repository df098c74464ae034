"""What choices cost (bench/choices.py)."""

from bench.choices import chosen, compared, costs, views
from curia.games.caesar.bots.levels import IMPERATOR
from curia.games.caesar.bots.network import shipped


def test_the_best_move_costs_nothing_and_a_choice_is_one_of_them() -> None:
    positions = views(3, 0.1, 2)
    assert {view["seat"] for view in positions} == {"caesar"}
    assert all(len(view["legal"]) > 1 and view["phase"]["name"] != "order" for view in positions)
    found = costs(positions[0], 8)
    assert min(found.values()) == 0 < max(found.values()) <= 2
    move, took = chosen(positions[0], (shipped(), IMPERATOR, 40), 1)
    assert move in found
    assert took > 0
    assert [len(made) for made in compared(positions[-1], [(shipped(), IMPERATOR, 16)] * 2, 8)] == [3, 3]
