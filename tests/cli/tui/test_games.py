"""Whole games of both kinds at the terminal table, by keys and by mouse."""

import pytest

import curia
from tests.cli.tui.screen import Person, Play, at, local, watch


def play_out(match: curia.Match, people: list[str], seed: int) -> set[str]:
    """The kinds of screens that were seen on the way to the end."""
    app = at(local(match, people, "random"))
    opened: set[str] = set()

    async def scene(pilot: Play) -> None:
        person = Person(pilot, seed)
        await person.play(lambda: match.result is not None)
        opened.update(person.opened)

    watch(app, scene)
    assert match.result is not None
    return opened


def test_the_small_game() -> None:
    play_out(curia.new("caesar-cleopatra-small", seed=5), ["caesar"], 1)


def test_the_small_game_by_two_people() -> None:
    seen = play_out(curia.new("caesar-cleopatra-small", seed=6), ["cleopatra", "caesar"], 2)
    assert "Cover" in seen


@pytest.mark.long
@pytest.mark.parametrize(("edition", "seed"), [("kosmos", 3), ("french", 4)])
def test_caesar_and_cleopatra(edition: str, seed: int) -> None:
    match = curia.new("caesar-cleopatra", seed=5, options={"edition": edition})
    seen = play_out(match, ["caesar"], seed)
    assert "CardsForm" in seen


@pytest.mark.long
@pytest.mark.parametrize(("seats", "people"), [(3, ["blue"]), (4, ["red", "green"])])
def test_quo_vadis(seats: int, people: list[str]) -> None:
    match = curia.new("quovadis", seats=seats, seed=7)
    assert "DealForm" in play_out(match, people, 3)
