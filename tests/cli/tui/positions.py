"""Positions that the tests of the terminal table begin from."""

import curia
from curia.core.match import Match


def caesar(held: str = "2", hidden: str = "5", action: str = "veto") -> Match:
    """Caesar is on turn, with some cards on both sides. Cleopatra holds and hides what he can't know."""
    return curia.position(
        {
            "game": "caesar-cleopatra",
            "turn": "caesar",
            "table": {
                "senators": {"cleopatra": ["3", "P*"], "caesar": ["1*"]},
                "praetors": {"cleopatra": [f"{hidden}*"], "caesar": ["2", "4*"]},
                "censors": {"left": 2, "cleopatra": ["4"]},
            },
            "players": {
                "cleopatra": {"hand": [held, action], "influence": ["3", "1"], "actions": ["scout"]},
                "caesar": {
                    "hand": ["1", "4", "P", "spy", "castling"],
                    "influence": ["5", "3"],
                    "actions": ["wrath"],
                    "bonus": "senators",
                    "won": {"censors": 1},
                },
            },
            "votes": {"deck": ["aediles", "orgy", "reshuffle"], "shown": ["senators"]},
        },
        seed=1,
    )


def quovadis() -> Match:
    """Red is on turn, and needs the consent of Blue or Green at b5."""
    return curia.position(
        {
            "game": "quovadis",
            "seats": 3,
            "turn": "red",
            "committees": {
                "b5": ["red", "blue", "green"], "d3": ["red"], "m3": ["blue", "green"], "senate": ["green"],
            },
            "laurels": {
                "b5>i3": "III", "b5>f1": "II", "d3>g3": "IV", "d3>h1": "V", "g3>j5": "II",
                "g3>l1": "III", "i3>m3": "IIc", "m3>senate": "III", "j5>senate": "IV", "n3>senate": "II",
            },
            "stock": ["V", "II", "III"],
            "bank": 10,
            "players": {
                "red": {"reserve": 6, "laurels": ["I", "I", "IV"]},
                "blue": {"reserve": 6, "laurels": ["II"]},
                "green": {"reserve": 5, "laurels": ["III", "I"]},
            },
        },
        seed=1,
    )  # fmt: skip
