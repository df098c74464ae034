"""Bots at the moments that version 2 of the rules added: before the vote card, and alone at a full group."""

from typing import Any

import pytest

import curia
from tests.rulebook.positions import at, go, over

# Weaker ones overlook moves on purpose.
SENSIBLE = ("greedy", "praetor", "consul", "imperator")
EVERY = [name for name, about in curia.bots().items() if "caesar-cleopatra" in about["games"]]


def late(drawn: str, **groups: Any) -> curia.Match:
    """Cleopatra has just drawn this action card; the aediles' vote card is next."""
    match = at(cleopatra=f"1 2 / 3 / {drawn}", edition="french", deck="aediles", **groups)
    return go(match, "down 1 praetors", "done", "draw action")


def chosen(match: curia.Match, name: str) -> str:
    (seat,) = match.to_act
    return curia.bot(name).choose(match.view(seat), iterations=100, seed=1)


@pytest.mark.clause("CC-9.2")
@pytest.mark.parametrize("name", SENSIBLE)
@pytest.mark.parametrize(
    ("drawn", "groups", "move"),
    [
        ("assassination", {"aediles": "3 | 5"}, "assassinate 5 aediles"),
        ("wrath", {"aediles": "1 | 5 5"}, "wrath aediles"),
        ("castling", {"aediles": "1 | 3", "senators": "5 | "}, "castle senators aediles"),
        ("scout", {"aediles": "5 3 | 2*"}, "done"),  # too late to learn from it
        ("wrath", {"aediles": "5 | 1"}, "done"),
    ],
)
def test_a_late_action_card_is_played_where_it_turns_the_vote(
    name: str, drawn: str, groups: dict[str, str], move: str
) -> None:
    assert chosen(late(drawn, **groups), name) == move


@pytest.mark.clause("CC-6.4")
@pytest.mark.parametrize("name", SENSIBLE)
@pytest.mark.parametrize("caesar", ["2", "veto"])
def test_alone_or_not_an_action_card_breaks_a_tie_at_a_full_group(name: str, caesar: str) -> None:
    won = {"senators": (5, 0), "praetors": (0, 5), "quaestors": (3, 2), "censors": (0, 3)}
    table = "1 2 3 4 | 1 2 3 4"
    match = at(cleopatra="5 assassination / 1", caesar=caesar, deck="aediles orgy", won=won, aediles=table)
    assert chosen(match, name).startswith("assassinate")


@pytest.mark.parametrize("name", EVERY)
def test_every_bot_plays_alone_to_the_end(name: str) -> None:
    won = {"senators": (5, 0), "praetors": (5, 0), "quaestors": (0, 5)}
    table: dict[str, Any] = {"censors": "5 5 5 5 5 | 1 1 2", "aediles": "1 2 3 4 | 1 2 3 4"}
    hers, options = "5 1 wrath / 1 2 3 / scout castling", {"late_action": "yes"}
    match = at(cleopatra=hers, caesar="veto", won=won, options=options, **table)
    for number in range(200):
        if not match.to_act:
            break
        (seat,) = match.to_act
        match.play(seat, curia.bot(name).choose(match.view(seat), iterations=4, seed=number))
    assert over(match) is not None
