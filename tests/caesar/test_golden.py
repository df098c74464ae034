"""Golden playthroughs, one for each edition, and records of old releases."""

from collections.abc import Iterator

import pytest

import curia
from tests.playthrough import Json, check_golden, check_replay, everybody, pairs, read, records

RECORDS = records("caesar")


def table(match: curia.Match) -> Iterator[str]:
    """The table as each seat sees it; face-down cards in parentheses."""
    for seat in everybody(match):
        view = match.view(seat, past=False)
        yield f"  {seat or 'spectator'}:"
        for group, lies in view["table"].items():
            sides = [side(lies[owner]) for owner in view["seats"]]
            yield f"    {group} {lies['left']}: {' | '.join(sides)}".rstrip()
        for owner, player in view["players"].items():
            held = {key: player[key] for key in ("hand", "cards", "influence", "actions", "bonus", "points")}
            yield f"    {owner} {pairs(held)}"
        yield f"    votes {pairs(view['votes'])} passes {view['passes']}"


def side(lies: Json) -> str:
    hidden = ["?"] * lies["down"] if lies["hidden"] is None else lies["hidden"]
    return " ".join([*lies["up"], *(f"({card})" for card in hidden)])


def test_there_are_records_of_every_edition() -> None:
    editions = {read(name)["record"]["options"]["edition"] for name in RECORDS}
    assert editions == set(curia.games()["caesar-cleopatra"]["editions"])
    games = {read(name)["record"]["game"] for name in RECORDS}
    assert games == {"caesar-cleopatra", "caesar-cleopatra-small"}


@pytest.mark.parametrize("name", RECORDS)
def test_records_of_every_release_replay_to_their_result(name: str) -> None:
    check_replay(name)


@pytest.mark.parametrize("edition", ["kosmos", "czech", "dutch", "french"])
def test_golden_playthroughs(edition: str) -> None:
    check_golden(f"caesar-{edition}-0.1.0", f"caesar-{edition}", table)


@pytest.mark.clause("CC-9.2")
def test_a_golden_playthrough_with_late_action_cards() -> None:
    check_golden("caesar-late-rules-2", "caesar-late", table)
