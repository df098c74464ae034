"""Everything that is given out fits its JSON Schema, and nothing else does."""

import json
from importlib.resources import files
from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import curia
from curia.core.schema import KINDS, read
from curia.games.caesar.data import EDITIONS, SEATS
from tests.caesar.games import any_position, mixed_options, play_on

Json = dict[str, Any]
EVERYBODY = (None, *SEATS)


def validator(kind: str) -> Draft202012Validator:
    return Draft202012Validator(read("curia.games.caesar", kind))


VALID = {kind: validator(kind) for kind in KINDS}


def fits(kind: str, value: Any) -> None:
    """Raise unless it fits; what is checked has gone through JSON."""
    VALID[kind].validate(json.loads(json.dumps(value)))


def check(match: curia.Match, seat: str | None) -> None:
    fits("view", match.view(seat, past=False))
    fits("position", match.position())


def check_whole(match: curia.Match) -> None:
    """The view of each seat with all its past, and the record."""
    for seat in EVERYBODY:
        for event in match.events(seat):
            fits("event", event)
        fits("view", {**match.view(seat), "events": match.events(seat)[:12]})
    fits("record", match.record())


def whole_game(match: curia.Match, rng: Random, often: float) -> None:
    check(match, None)
    for _ in play_on(match, rng):
        if rng.random() < often:
            check(match, rng.choice(EVERYBODY))
    check_whole(match)


@pytest.mark.parametrize("kind", KINDS)
def test_the_schemas_are_schemas_and_described(kind: str) -> None:
    schema = read("curia.games.caesar", kind)
    Draft202012Validator.check_schema(schema)
    assert schema["title"]
    assert schema["description"]


def test_a_schema_that_does_not_exist() -> None:
    with pytest.raises(curia.BadInput, match="view, event"):
        read("curia.games.caesar", "dance")


def test_the_files_say_the_same_of_the_same_things() -> None:
    folder = files("curia.games.caesar") / "schema"
    view, event, position = (
        json.loads((folder / f"{kind}.json").read_text(encoding="utf-8"))["$defs"] for kind in KINDS[:3]
    )
    assert view == event
    own = {"options", "player", "place"}
    assert {name: position[name] for name in position if name not in own} == {
        name: view[name] for name in position if name not in own
    }


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("game", ["caesar-cleopatra", "caesar-cleopatra-small"])
def test_games_fit(game: str, edition: str) -> None:
    rng = Random(f"{game} {edition}")
    options = {**mixed_options(rng), "edition": edition}
    whole_game(curia.new(game, seed=1, options=options), rng, 0.15)


def test_matches_from_positions_fit() -> None:
    for seed in range(15):
        rng = Random(seed)
        position = any_position(rng)
        fits("position", position)
        whole_game(curia.position(position, seed=seed), rng, 0.1)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(8))
def test_every_point_of_many_games_fits(seed: int) -> None:
    rng = Random(seed)
    whole_game(curia.new("caesar-cleopatra", seed=seed, options=mixed_options(rng)), rng, 1)


def test_what_a_host_does_fits() -> None:
    for entry in ("resigned caesar", "forfeit cleopatra", "abandoned"):
        match = curia.new("caesar-cleopatra", seed=1, options={"actions": "shuffled"})
        match.play("caesar", "arrange 1 2 3 4 5")
        match.play("host", "back 1")
        match.play("host", entry)
        check_whole(match)


def test_the_position_of_the_contract_fits() -> None:
    position = {
        "game": "caesar-cleopatra",
        "options": {"edition": "kosmos"},
        "turn": "cleopatra",
        "table": {"senators": {"left": 4, "cleopatra": ["3", "P*"], "caesar": ["1*"]}},
        "players": {"cleopatra": {"hand": ["1", "spy"], "won": {"senators": 1}}, "caesar": {"hand": ["4"]}},
        "votes": {"deck": ["aediles", "orgy", "reshuffle"], "shown": ["senators"]},
    }
    fits("position", position)
    curia.position(position)


def paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a JSON value."""
    found = [path]
    if isinstance(value, dict):
        found += [p for key, inner in value.items() for p in paths(inner, (*path, key))]
    elif isinstance(value, list):
        found += [p for i, inner in enumerate(value) for p in paths(inner, (*path, i))]
    return found


def spoilt(value: Any, path: tuple[Any, ...], rng: Random) -> Any:
    """The value with one place changed: a key too many, or something that can't stand there."""
    copy = json.loads(json.dumps(value))
    inner = copy
    for key in path[:-1]:
        inner = inner[key]
    if isinstance(inner[path[-1]], dict):
        inner[path[-1]]["surplus"] = rng.choice([1, None, "x"])
    else:
        inner[path[-1]] = rng.choice([-1, 99.5, {"surplus": 1}])
    return copy


def test_the_schemas_are_strict() -> None:
    rng = Random(3)
    match = curia.position(any_position(rng), seed=3)
    for _ in play_on(match, rng):
        if rng.random() < 0.1:
            for kind, value in (("view", match.view("caesar")), ("position", match.position())):
                assert not VALID[kind].is_valid({**value, "surplus": 1})
                for path in rng.sample(paths(value)[1:], 20):
                    assert not VALID[kind].is_valid(spoilt(value, path, rng)), (kind, path, value)
    record = match.record()
    assert not VALID["record"].is_valid({**record, "surplus": 1})
    assert not VALID["record"].is_valid({**record, "moves": [{"seat": "caesar"}]})
