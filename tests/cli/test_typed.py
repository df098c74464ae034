"""Moves as people type them."""

import pytest

import curia
from curia.games.caesar.terminal.typed import canonical

POSITION = {
    "game": "caesar-cleopatra",
    "table": {"senators": {"cleopatra": ["1", "5*"], "caesar": ["5", "P"]}, "aediles": {"cleopatra": ["2"]}},
    "players": {
        "cleopatra": {"hand": ["1", "5", "P", "castling", "spy"], "influence": ["3"]},
        "caesar": {"hand": ["2"], "influence": ["3"]},
    },
    "votes": {"deck": ["orgy", "praetors"]},
}


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("down 4 senators", "down 4 senators"),
        ("  Down   4 SENATORS ", "down 4 senators"),
        ("down senators 4", "down 4 senators"),
        ("do 4 sen", "down 4 senators"),
        ("lay a 4 face down at the senators", "down 4 senators"),
        ("4 sen down", "down 4 senators"),
        ("up p pr", "up P praetors"),
        ("up p p", "up P praetors"),
        ("up 4 p", "up 4 praetors"),
        ("up phil q", "up P quaestors"),
        ("swap 5 spy 1 p", "swap 1 5 P spy"),
        ("swap spy, castling, 5", "swap 5 castling spy"),
        ("SWAP 5 5 1", "swap 1 5 5"),
        ("castle aediles senators", "castle senators aediles"),
        ("castling aed and sen", "castle senators aediles"),
        ("assassinate 5 senators", "assassinate 5 senators"),
        ("assassination senators p", "assassinate P senators"),
        ("scout cen", "scout censors"),
        ("wrath of the gods at the aediles", "wrath aediles"),
        ("SPY", "spy"),
        ("take p", "take P"),
        ("take sp", "take spy"),
        ("rearrange 5 1 / p 2", "rearrange 1 5 / 2 P"),
        ("rearrange 1 5/-", "rearrange 1 5 / -"),
        ("rearrange / 2", "rearrange - / 2"),
        ("draw i", "draw influence"),
        ("draw from the action", "draw action"),
        ("arrange 3,1,5,2,4", "arrange 3 1 5 2 4"),
        ("pass", "pass"),
        ("ALLOW", "allow"),
        ("down 9 nowhere", "down 9 nowhere"),
        ("order spy veto", "order spy veto"),
    ],
)
def test_what_was_meant(typed: str, meant: str) -> None:
    assert canonical(typed, curia.position(POSITION, seed=1).view("cleopatra")) == meant


@pytest.mark.parametrize("typed", ["", "4", "p", "hello", "senators", "4 senators", "?!"])
def test_what_is_no_move(typed: str) -> None:
    assert canonical(typed, curia.position(POSITION, seed=1).view("cleopatra")) is None


def test_what_is_typed_as_it_is_listed_stays_as_it_is() -> None:
    for edition in ("kosmos", "french"):
        match = curia.new("caesar-cleopatra", seed=2, options={"edition": edition})
        bot = curia.bot("random")
        for number in range(150):
            for seat in match.to_act:
                view = match.view(seat)
                assert [canonical(move, view) for move in view["legal"]] == view["legal"]
            if match.to_act:
                match.play(match.to_act[0], bot.choose(match.view(match.to_act[0]), seed=number))
