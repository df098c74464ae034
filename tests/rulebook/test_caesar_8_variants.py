"""Section 8: variants."""

from collections import Counter

import pytest

import curia
from tests.rulebook.positions import SEATS, at, go, kinds, votes

TWO_CLOSED = {"aediles": (2, 1), "censors": (3, 0)}
EDITIONS = ("kosmos", "czech", "dutch", "french")


@pytest.mark.clause("CC-8.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_late_orgies_leave_once_two_groups_are_closed(edition: str) -> None:
    match = at(
        won=TWO_CLOSED,
        deck="orgy senators orgy",
        shown="praetors",
        edition=edition,
        options={"orgies": "late"},
    )
    go(match, "down 1 senators", "done", *["done"] * (edition == "french"))  # CC-9.2
    assert votes(match) == "senators orgy / praetors"
    assert "vote-card-out" in kinds(match)
    assert "voted" not in kinds(match)  # no further card is turned up
    assert match.to_act == ("caesar",)


@pytest.mark.clause("CC-8.1")
@pytest.mark.parametrize("won", [{}, {"aediles": (2, 1)}])
def test_before_that_they_stay(won: dict[str, tuple[int, int]]) -> None:
    match = go(at(won=won, deck="orgy senators", options={"orgies": "late"}), "down 1 senators", "done")
    assert votes(match) == "senators / orgy"


@pytest.mark.clause("CC-8.1")
def test_an_orgy_turned_up_earlier_stays_until_it_comes_again() -> None:
    match = go(at(won=TWO_CLOSED, deck="senators", shown="orgy", options={"orgies": "late"}), "pass")
    assert votes(match) == "senators / orgy"


@pytest.mark.clause("CC-8.1")
def test_the_reshuffle_one_never_leaves() -> None:
    match = at(won=TWO_CLOSED, deck="reshuffle senators", shown="orgy", options={"orgies": "late"})
    go(match, "down 1 senators", "done")
    assert sorted(votes(match).split(" / ")[0].split()) == ["orgy", "reshuffle", "senators"]


@pytest.mark.clause("CC-8.1")
@pytest.mark.parametrize("orgies", ["all", "early"])
def test_otherwise_orgies_stay(orgies: str) -> None:
    match = at(won=TWO_CLOSED, deck="orgy senators", options={"orgies": orgies})
    go(match, "down 1 senators", "done")
    assert votes(match) == "senators / orgy"


@pytest.mark.clause("CC-8.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_early_one_plain_orgy_is_taken_out(edition: str) -> None:
    for orgies, plain in (("early", 1), ("all", 2), ("late", 2)):
        match = curia.new("caesar-cleopatra", seed=1, options={"edition": edition, "orgies": orgies})
        deck = Counter(match.position()["votes"]["deck"])
        assert deck["orgy"] == plain
        assert deck["reshuffle"] == 1
        assert deck.total() == 6 + plain


@pytest.mark.clause("CC-8.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_shuffled_actions(edition: str) -> None:
    match = curia.new("caesar-cleopatra", seed=1, options={"edition": edition, "actions": "shuffled"})
    assert match.to_act == SEATS
    assert match.view("caesar")["phase"]["name"] == "arrange"
    with pytest.raises(curia.IllegalMove) as e:
        match.play("caesar", match.legal("caesar")[0].replace("arrange", "order"))
    assert e.value.clause is None
    assert len(match.position()["players"]["caesar"]["actions"]) == 13
