"""Golden playthroughs: each move of a game, and what each seat sees of it. And records of old releases.

The games are those of tests/records, which are never rewritten. If a change of what is seen is meant, write
the playthroughs anew, and read the difference before you commit it:

    CURIA_WRITE_GOLDEN=1 pytest tests/caesar/test_golden.py
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import curia

Json = dict[str, Any]
TESTS = Path(__file__).parent.parent
RECORDS = sorted((TESTS / "records").glob("caesar-*.json"))
EVERYBODY = (None, "cleopatra", "caesar")


def read(name: str) -> Json:
    kept: Json = json.loads((TESTS / "records" / f"{name}.json").read_text(encoding="utf-8"))
    return kept


def playthrough(record: Json) -> Iterator[str]:
    """The game in lines: entries of the record, events by who saw them alike, the table before each turn."""
    yield f"{record['game']} {json.dumps(record['options'])}"
    seen, match = dict.fromkeys(EVERYBODY, 0), untouched(record)
    for number, entry in enumerate(record["moves"]):
        yield f"\n{number + 1} {entry['seat']}: {entry['move']}"
        match._enter(entry["seat"], entry["move"])
        yield from happened(match, seen)
        if "phase" not in match.position() or match.result is not None:
            yield from table(match)
        for seat in match.to_act:
            moves = match.legal(seat)
            yield f"  {seat} can: {', '.join(moves) if len(moves) < 4 else f'{len(moves)} moves'}"
    yield f"\n{json.dumps(match.result)}"


def untouched(record: Json) -> curia.Match:
    """The match before its first entry; chance is entered like any move."""
    game = curia.GAMES[record["game"]]
    return curia.Match(game, game.start(None, record["options"]), lambda number: Random(0))


def happened(match: curia.Match, seen: dict[str | None, int]) -> Iterator[str]:
    """The new events; one that all saw alike is said once."""
    new = [[pairs(event) for event in match.events(seat)[seen[seat] :]] for seat in EVERYBODY]
    for seat in EVERYBODY:
        seen[seat] = len(match.events(seat))
    for watched, *players in zip(*new, strict=True):
        yield f"  * {watched}"
        for seat, line in zip(EVERYBODY[1:], players, strict=True):
            if line != watched:
                yield f"    {seat} sees: {line}"


def pairs(value: Json) -> str:
    return " ".join(
        words(inner) if key == "event" else f"{key}={words(inner)}" for key, inner in value.items()
    )


def words(value: Any) -> str:
    """JSON without its ornaments; a question mark for what is hidden."""
    if isinstance(value, dict):
        return "{" + pairs(value) + "}"
    if isinstance(value, list):
        return "[" + " ".join(words(inner) for inner in value) + "]"
    return "?" if value is None else str(value)


def table(match: curia.Match) -> Iterator[str]:
    """The table as each seat sees it; face-down cards in parentheses."""
    for seat in EVERYBODY:
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
    editions = {read(file.stem)["record"]["options"]["edition"] for file in RECORDS}
    assert editions == set(curia.games()["caesar-cleopatra"]["editions"])
    games = {read(file.stem)["record"]["game"] for file in RECORDS}
    assert games == {"caesar-cleopatra", "caesar-cleopatra-small"}


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_records_of_every_release_replay_to_their_result(file: Path) -> None:
    kept = read(file.stem)
    match = curia.replay(kept["record"])
    assert match.stopped is None
    assert match.record() == kept["record"]
    assert match.result == kept["result"]


@pytest.mark.parametrize("edition", ["kosmos", "czech", "dutch", "french"])
def test_golden_playthroughs(edition: str) -> None:
    played = "\n".join(playthrough(read(f"caesar-{edition}-0.1.0")["record"])) + "\n"
    golden = TESTS / "golden" / f"caesar-{edition}.txt"
    if os.environ.get("CURIA_WRITE_GOLDEN"):
        golden.write_text(played, encoding="utf-8", newline="\n")
    assert played == golden.read_text(encoding="utf-8")
