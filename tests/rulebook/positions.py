"""A short way to state positions of Caesar & Cleopatra, and to say what became of them.

`at(cleopatra="1 5 spy / 2 3 / veto", senators="3 P* | 1*")`: a player's hand, influence reserve and action
reserve, top first; Cleopatra's and Caesar's cards at a group.
"""

from collections import Counter
from typing import Any

import pytest

import curia

GROUPS = ("senators", "praetors", "quaestors", "censors", "aediles")
SEATS: tuple[str, ...] = ("cleopatra", "caesar")

# Five cards in hand, and a reserve of influence only: the hand is refilled without a question.
USUAL = "1 2 3 4 5 / 1 2 3 4 5"


def at(turn: str = "cleopatra", *, seed: int = 1, **more: Any) -> curia.Match:
    """A match at the start of a turn: see `stated`."""
    return curia.position(stated(turn, **more), seed=seed)


def stated(
    turn: str = "cleopatra",
    *,
    cleopatra: str = USUAL,
    caesar: str = USUAL,
    deck: str = "orgy",
    shown: str = "",
    won: dict[str, tuple[int, int]] | None = None,
    bonus: tuple[str, str] | None = None,
    passes: int = 0,
    options: dict[str, str] | None = None,
    edition: str = "kosmos",
    game: str = "caesar-cleopatra",
    **groups: str,
) -> dict[str, Any]:
    """A position at the start of a turn. `won` has Cleopatra's and Caesar's patricians by group."""
    players: dict[str, Any] = {}
    for number, (seat, cards) in enumerate(zip(SEATS, (cleopatra, caesar), strict=True)):
        hand, influence, actions = (part.split() for part in (cards + " / / ").split("/")[:3])
        players[seat] = {"hand": hand, "influence": influence, "actions": actions}
        players[seat]["won"] = {group: both[number] for group, both in (won or {}).items()}
        if bonus is not None:
            players[seat]["bonus"] = bonus[number]
    table = {
        group: {seat: part.split() for seat, part in zip(SEATS, cards.split("|"), strict=True)}
        for group, cards in groups.items()
    }
    return {
        "game": game,
        "options": {"edition": edition, **(options or {})},
        "turn": turn,
        "table": table,
        "players": players,
        "votes": {"deck": deck.split(), "shown": shown.split()},
        "passes": passes,
    }


def go(match: curia.Match, *moves: str) -> curia.Match:
    """Play these moves, each by the one seat that is asked."""
    for move in moves:
        (seat,) = match.to_act
        match.play(seat, move)
    return match


def vote(group: str, cards: str, **more: Any) -> curia.Match:
    """The match after an ordinary vote with these cards. Caesar was on turn and laid a 1 elsewhere."""
    elsewhere = "senators" if group != "senators" else "praetors"
    more = {"cleopatra": "1 / 1", "caesar": "1 / 1", "deck": group, group: cards} | more
    return go(at("caesar", **more), f"down 1 {elsewhere}", "done")


def refused(match: curia.Match, move: str, seat: str | None = None) -> str | None:
    """The clause that a move breaks. It must change nothing, and say why."""
    before = everything(match)
    with pytest.raises(curia.IllegalMove) as e:
        match.play(match.to_act[0] if seat is None else seat, move)
    assert everything(match) == before
    assert len(str(e.value)) > 10
    return e.value.clause


def everything(match: curia.Match) -> Any:
    return match.position(), match.record(), [match.view(seat) for seat in (None, *SEATS)]


def lies(match: curia.Match, group: str) -> str:
    """What lies at a group, as `at` takes it."""
    table = match.position()["table"][group]
    return " | ".join(" ".join(table[seat]) for seat in SEATS)


def left(match: curia.Match, group: str) -> int:
    return int(match.position()["table"][group]["left"])


def hand(match: curia.Match, seat: str) -> str:
    return " ".join(match.position()["players"][seat]["hand"])


def cards(match: curia.Match, seat: str) -> str:
    """Hand, influence and action reserve of a player, as `at` takes them."""
    player = match.position()["players"][seat]
    return " / ".join(" ".join(player[key]) for key in ("hand", "influence", "actions"))


def discard(match: curia.Match, seat: str) -> Counter[str]:
    return Counter(match.view(None)["players"][seat]["discard"])


def won(match: curia.Match) -> dict[str, tuple[int, int]]:
    """Cleopatra's and Caesar's patricians, of the groups where there are any."""
    players = match.position()["players"]
    both = {group: tuple(players[seat]["won"][group] for seat in SEATS) for group in GROUPS}
    return {group: (n[0], n[1]) for group, n in both.items() if any(n)}


def votes(match: curia.Match) -> str:
    """The vote cards: deck, then those shown, as `at` takes them."""
    found = match.position()["votes"]
    return " / ".join(" ".join(found[key]) for key in ("deck", "shown"))


def kinds(match: curia.Match, seat: str | None = None) -> list[str]:
    """The names of the events that a seat saw since the position was set up."""
    return [event["event"] for event in match.events(seat) if event["event"] != "position"]


def legal(match: curia.Match, *words: str) -> list[str]:
    """The legal moves of the seat that is asked; if words are given, those that begin with one of them."""
    (seat,) = match.to_act
    return [move for move in match.legal(seat) if not words or move.split()[0] in words]


def over(match: curia.Match) -> str | None:
    """The clause that ended the game."""
    return None if match.result is None else str(match.result["reason"])
