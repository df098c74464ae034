"""Playthroughs: each entry of a record, and what each seat sees of it, as lines that a person can read.

The games are those of tests/records, which are never rewritten. If a change of what is seen is meant, write
the playthroughs anew, and read the difference before you commit it:

    CURIA_WRITE_GOLDEN=1 pytest -k golden
"""

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import curia

Json = dict[str, Any]
# The lines that show the table to everybody, before a turn.
Table = Callable[[curia.Match], Iterator[str]]
TESTS = Path(__file__).parent


def records(game: str) -> list[str]:
    """The names of the records whose names begin so."""
    return sorted(file.stem for file in (TESTS / "records").glob(f"{game}-*.json"))


def read(name: str) -> Json:
    kept: Json = json.loads((TESTS / "records" / f"{name}.json").read_text(encoding="utf-8"))
    return kept


def check_replay(name: str) -> None:
    """A record of an old release replays to the result that it had, and becomes one of today's rules."""
    kept = read(name)
    match = curia.replay(kept["record"])
    assert match.stopped is None
    assert match.record() == today(kept["record"])
    assert match.result == kept["result"]


def today(record: Json) -> Json:
    """A record as today's rules write it."""
    game = curia.GAMES[record["game"]]
    return {**game.upgraded(record), "rules": game.rules}


def check_golden(record: str, golden: str, table: Table) -> None:
    """The playthrough of a record is the one that is kept."""
    played = "\n".join(playthrough(read(record)["record"], table)) + "\n"
    file = TESTS / "golden" / f"{golden}.txt"
    if os.environ.get("CURIA_WRITE_GOLDEN"):
        file.write_text(played, encoding="utf-8", newline="\n")
    assert played == file.read_text(encoding="utf-8")


def playthrough(record: Json, table: Table) -> Iterator[str]:
    """The game in lines: entries of the record, events by who saw them alike, the table before each turn."""
    yield f"{record['game']} {json.dumps(record['options'])}"
    match = untouched(record)
    seen: dict[str | None, int] = dict.fromkeys(everybody(match), 0)
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


def everybody(match: curia.Match) -> tuple[str | None, ...]:
    return (None, *match.seats)


def untouched(record: Json) -> curia.Match:
    """The match before its first entry; chance is entered like any move."""
    game = curia.GAMES[record["game"]]
    options = today(record)["options"]
    return curia.Match(game, game.start(len(record["seats"]), options), lambda number, draws: Random(0))


def happened(match: curia.Match, seen: dict[str | None, int]) -> Iterator[str]:
    """The new events; one that all saw alike is said once."""
    new = [[pairs(event) for event in match.events(seat)[seen[seat] :]] for seat in seen]
    for seat in seen:
        seen[seat] = len(match.events(seat))
    for watched, *players in zip(*new, strict=True):
        yield f"  * {watched}"
        for seat, line in zip(match.seats, players, strict=True):
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
