"""Golden playthroughs for three, four and five players and each variant, and records of old releases."""

from collections.abc import Iterator

import pytest

import curia
from tests.playthrough import check_golden, check_replay, everybody, pairs, read, records

RECORDS = records("quovadis")
KINDS = ("three", "four", "five", "few-ones", "disclosure", "consul", "open")


def table(match: curia.Match) -> Iterator[str]:
    """The board, and the players as each seat sees them."""
    view = match.view(None, past=False)
    seated = {committee: seats for committee, seats in view["committees"].items() if seats}
    yield f"  board {pairs(seated)}"
    supply = {key: view[key] for key in ("caesar", "bank", "stock")}
    yield f"  laurels {pairs(view['laurels'])} {pairs(supply)}"
    for seat in everybody(match):
        players = match.view(seat, past=False)["players"]
        yield f"  {seat or 'spectator'}: {pairs(players)}"


def test_there_are_records_of_every_number_of_seats_and_variant() -> None:
    kept = [read(name)["record"] for name in RECORDS]
    assert {len(record["seats"]) for record in kept} == {3, 4, 5}
    played = {(option, str(value)) for record in kept for option, value in record["options"].items()}
    assert {("ones", "few"), ("disclosure", "True"), ("consul", "True"), ("laurels", "open")} <= played
    assert all(any(move["move"].startswith("accept") for move in record["moves"]) for record in kept)


@pytest.mark.parametrize("name", RECORDS)
def test_records_of_every_release_replay_to_their_result(name: str) -> None:
    check_replay(name)


@pytest.mark.parametrize("kind", KINDS)
def test_golden_playthroughs(kind: str) -> None:
    check_golden(f"quovadis-{kind}-0.1.0", f"quovadis-{kind}", table)


def test_a_golden_playthrough_with_all_that_version_2_added() -> None:
    name = "quovadis-version-2"
    check_golden(name, name, table)
    events = curia.replay(read(name)["record"]).events(None)
    promised = [event["terms"] for event in events if event["event"] == "promised"]
    assert {"no-enter", "no-move", "no-consent", "no-caesar"} <= {terms["kind"] for terms in promised}
    assert any(terms.get("turns") == 0 for terms in promised)
    between_others = {event["number"] for event in events if event["event"] == "offered" and event["open"]}
    assert between_others & {event["number"] for event in events if event["event"] == "done"}
    assert any(event["event"] == "disclosed" for event in events)
