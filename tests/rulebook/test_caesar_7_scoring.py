"""Section 7: scoring."""

from typing import Any

import pytest

from tests.rulebook.positions import at

Won = dict[str, tuple[int, int]]


def result(won: Won, bonus: tuple[str, str] | None = None, edition: str = "kosmos", **options: str) -> Any:
    """The result of a game that ends with these patricians won."""
    return at(cleopatra="spy", caesar="veto", won=won, bonus=bonus, edition=edition, options=options).result


def points(
    won: Won, bonus: tuple[str, str] | None = None, edition: str = "kosmos", **options: str
) -> tuple[int, int]:
    found = result(won, bonus, edition, **options)["points"]
    return found["cleopatra"], found["caesar"]


@pytest.mark.clause("CC-7.1")
def test_each_patrician_counts_one() -> None:
    assert points({}) == (0, 0)
    assert points({"senators": (2, 2), "praetors": (1, 0), "aediles": (1, 1)}) == (4, 3)


@pytest.mark.clause("CC-7.2")
@pytest.mark.parametrize("edition", ["kosmos", "czech", "dutch"])
def test_a_majority_counts_one_more(edition: str) -> None:
    assert points({"senators": (3, 0)}, edition=edition) == (4, 0)
    assert points({"senators": (1, 3)}, edition=edition) == (1, 4)
    assert points({"senators": (2, 0)}, edition=edition) == (2, 0)
    assert points({"aediles": (2, 0)}, edition=edition) == (3, 0)
    assert points({"aediles": (1, 2)}, edition=edition) == (1, 3)
    assert points({"censors": (1, 0)}, edition=edition) == (1, 0)


@pytest.mark.clause("CC-7.2")
def test_french_rules_a_majority_counts_only_if_all_patricians_of_the_group_are_won() -> None:
    either: list[dict[str, Any]] = [{"edition": "french", "whole_group": "whole"}, {"majority": "group-won"}]
    for options in either:
        assert points({"senators": (3, 1)}, **options) == (3, 1)
        assert points({"senators": (3, 2)}, **options) == (4, 2)
        assert points({"aediles": (2, 0)}, **options) == (2, 0)
        assert points({"aediles": (2, 1)}, **options) == (3, 1)


@pytest.mark.clause("CC-7.3")
def test_all_patricians_of_a_group_count_one_more() -> None:
    assert points({"senators": (5, 0)}) == (7, 0)
    assert points({"senators": (4, 0)}) == (5, 0)
    assert points({"aediles": (0, 3)}) == (0, 5)


@pytest.mark.clause("CC-7.3")
def test_french_rules_all_of_those_won_so_far() -> None:
    either: list[dict[str, Any]] = [
        {"edition": "french"},
        {"majority": "group-won", "whole_group": "won-so-far"},
    ]
    for options in either:
        assert points({"senators": (1, 0)}, **options) == (2, 0)
        assert points({"senators": (1, 1)}, **options) == (1, 1)
        assert points({"senators": (4, 0)}, **options) == (5, 0)
        assert points({"senators": (5, 0)}, **options) == (7, 0)
        assert points({"aediles": (0, 2)}, **options) == (0, 3)
    assert points({"senators": (3, 0)}, whole_group="won-so-far") == (5, 0)


@pytest.mark.clause("CC-7.4")
@pytest.mark.parametrize("edition", ["kosmos", "french"])
def test_the_influence_bonus(edition: str) -> None:
    won = {"senators": (3, 2), "praetors": (2, 3)}
    plain = points(won, None, edition)
    assert plain == (6, 6)
    assert points(won, ("senators", "quaestors"), edition) == (8, 6)
    assert points(won, ("senators", "praetors"), edition) == (8, 8)
    assert points(won, ("praetors", "senators"), edition) == plain


@pytest.mark.clause("CC-7.4")
def test_the_influence_bonus_needs_three_of_five_only() -> None:
    assert points({"senators": (2, 0)}, ("senators", "senators")) == (2, 0)
    assert points({"senators": (3, 0)}, ("senators", "senators")) == (6, 0)
    # The French text is silent: as the others, even where the majority itself does not count yet.
    assert points({"senators": (3, 1)}, ("senators", "senators"), "french") == (5, 1)


@pytest.mark.clause("CC-7.5")
@pytest.mark.parametrize("edition", ["kosmos", "czech", "dutch", "french"])
def test_worked_example_all_five_quaestors_with_the_bonus(edition: str) -> None:
    found = result({"quaestors": (5, 0)}, ("quaestors", "quaestors"), edition)
    assert found["points"] == {"cleopatra": 9, "caesar": 0}
    assert [(score["clause"], score["points"]) for score in found["scores"]["cleopatra"]] == [
        ("CC-7.1", 5),
        ("CC-7.2", 1),
        ("CC-7.3", 1),
        ("CC-7.4", 2),
    ]


@pytest.mark.clause("CC-7.6")
def test_patricians_not_won_count_for_nobody() -> None:
    assert sum(points({"senators": (1, 1), "praetors": (2, 2)})) == 6


@pytest.mark.clause("CC-7.7")
def test_most_points_win() -> None:
    assert result({"senators": (3, 0)})["winners"] == ["cleopatra"]
    assert result({"senators": (0, 1)})["winners"] == ["caesar"]
    # More points with fewer patricians.
    won = {"senators": (3, 0), "praetors": (2, 2), "quaestors": (0, 2), "aediles": (0, 1), "censors": (0, 1)}
    found = result(won, ("senators", "praetors"))
    assert found["points"] == {"cleopatra": 8, "caesar": 6}
    assert found["winners"] == ["cleopatra"]


@pytest.mark.clause("CC-7.7")
def test_then_most_patricians() -> None:
    found = result({"senators": (3, 0), "praetors": (0, 2), "quaestors": (0, 2)})
    assert found["points"] == {"cleopatra": 4, "caesar": 4}
    assert found["winners"] == ["caesar"]


@pytest.mark.clause("CC-7.7")
def test_then_it_is_a_draw() -> None:
    assert result({"senators": (2, 2)})["winners"] == ["cleopatra", "caesar"]
    assert result({})["winners"] == ["cleopatra", "caesar"]


@pytest.mark.clause("CC-7.1", "CC-7.5")
def test_scores_add_up_to_the_points() -> None:
    won = {"senators": (3, 2), "praetors": (0, 5), "quaestors": (1, 4), "censors": (2, 0), "aediles": (3, 0)}
    found = result(won, ("senators", "quaestors"))
    for seat in ("cleopatra", "caesar"):
        assert sum(score["points"] for score in found["scores"][seat]) == found["points"][seat]
    # 3+1+2 and 1 and 2+1 and 3+1+1; 2 and 5+1+1 and 4+1+2
    assert found["points"] == {"cleopatra": 15, "caesar": 16}
