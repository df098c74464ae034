"""Bad input is refused in words, with what is wrong and where, and changes nothing."""

import copy
import json
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import curia
from curia.core import laws
from curia.games.caesar.data import CARDS, GROUPS, SEATS
from tests.caesar.games import any_position, mixed_options, play_on, whole_game

Json = dict[str, Any]
GAME = "caesar-cleopatra"

KEYS = ["table", "players", "votes", "passes", "turn", "phase", "options"]

# Anything that JSON can hold, with a liking for the words of positions and records.
WORDS = [*CARDS, *GROUPS, *SEATS, "P*", "1*", "orgy", "main", "draw", "kosmos", "hand", "left", "*", "", "é"]
scalars = (
    st.none() | st.booleans() | st.integers(-3, 40) | st.floats(allow_nan=False) | st.sampled_from(WORDS)
)
anything = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(WORDS), inner),
    max_leaves=8,
)
junk: list[Any] = [
    None,
    True,
    -1,
    0,
    3,
    10**30,
    2.5,
    "",
    "x",
    "1*",
    [],
    ["x"],
    [[]],
    {},
    {"x": 1},
    [None],
    "P",
]


def in_words(refusal: curia.CuriaError) -> None:
    said = str(refusal)
    assert len(said) > 8
    assert refusal.key not in said
    assert str(pickle.loads(pickle.dumps(refusal))) == said


def refused(call: Callable[[], Any]) -> curia.BadInput:
    """The refusal, which says something."""
    with pytest.raises(curia.BadInput) as e:
        call()
    in_words(e.value)
    assert isinstance(e.value, ValueError)
    return e.value


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [path] if path else []
    if isinstance(value, dict):
        found += [p for key, inner in value.items() for p in places(inner, (*path, key))]
    elif isinstance(value, list):
        found += [p for i, inner in enumerate(value) for p in places(inner, (*path, i))]
    return found


def changed(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    """A deep copy with something else at one place; a function as `new` gets what is there."""
    found = copy.deepcopy(value)
    inner = found
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = new(inner[path[-1]]) if callable(new) else new
    return found


def position(**more: Any) -> Json:
    return {"game": GAME, "players": {"cleopatra": {"hand": ["1", "spy"]}, "caesar": {"hand": ["2"]}}, **more}


# --- Games, options, seats, seeds -------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["", "chess", "CAESAR-CLEOPATRA", None, 3, ["caesar-cleopatra"], {}])
def test_unknown_games(game: Any) -> None:
    refused(lambda: curia.new(game))
    refused(lambda: curia.position({"game": game}))


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"edition": "german"}, "kosmos"),
        ({"edition": None}, "edition"),
        ({"edition": ["kosmos"]}, "edition"),
        ({"orgies": "none"}, "late"),
        ({"orgies": True}, "late"),
        ({"orgies": ["all"]}, "late"),
        ({"Orgies": "all"}, "Orgies"),
        ({"laurels": "open"}, "vote_action"),
        ({1: "all"}, "1"),
        ([], "values"),
        ("kosmos", "values"),
        (3, "values"),
    ],
)
def test_bad_options(options: Any, says: str) -> None:
    assert says in str(refused(lambda: curia.new(GAME, options=options)))
    assert says in str(refused(lambda: curia.position({"game": GAME, "options": options})))


@pytest.mark.parametrize("seats", [0, 1, 3, -2, "2", 2.0, True, [2]])
def test_bad_numbers_of_seats(seats: Any) -> None:
    refused(lambda: curia.new(GAME, seats=seats))


@pytest.mark.parametrize("seed", ["7", 7.0, True, [7], b"7"])
def test_bad_seeds(seed: Any) -> None:
    refused(lambda: curia.new(GAME, seed=seed))
    refused(lambda: curia.position({"game": GAME}, seed=seed))


@pytest.mark.parametrize("seat", ["", "Caesar", "red", 0, True, ["caesar"]])
def test_unknown_seats(seat: Any) -> None:
    match = curia.new(GAME, seed=1)
    before = laws.everything(match)
    for call in (match.legal, match.view, match.events, lambda seat: match.play(seat, "pass")):
        assert "cleopatra, caesar" in str(refused(lambda call=call: call(seat)))  # type: ignore[misc]
    assert laws.everything(match) == before


# --- Moves ------------------------------------------------------------------------------------------------


UNREADABLE = [
    *("", " ", "pass ", " pass", "PASS", "pass\n", "down  4 senators", "down 4", "down 4 senators praetors"),
    *("down 0 senators", "down 6 senators", "down p senators", "down spy senators", "down 4 knights"),
    *("up", "swap", "swap 5 1", "swap spy 1", "swap P 5", "swap 1 6", "take", "take 1 2", "take knife"),
    *(
        "castle",
        "castle senators",
        "castle praetors senators",
        "castle senators senators",
        "scout",
        "wrath 1",
    ),
    *(
        "rearrange",
        "rearrange 1 2",
        "rearrange / 1",
        "rearrange 1 /",
        "rearrange 2 1 / -",
        "rearrange - / - / -",
    ),
    *("draw", "draw card", "order", "arrange", "arrange 1 2 3 4 spy", "veto spy", "spy caesar", "décliner"),
    *("pass" * 200, "swap " + "1 " * 300 + "1", "\x00", "down 4 senators", "٤"),
    *(None, 3, True, b"pass", ["pass"], {"move": "pass"}, 2.5),
]


@pytest.mark.parametrize("move", UNREADABLE)
def test_moves_that_cannot_be_read(move: Any) -> None:
    match = curia.position(
        {"game": GAME, "players": {"cleopatra": {"hand": ["1", "spy"]}, "caesar": {"hand": ["2"]}}}
    )
    before = laws.everything(match)
    for seat in SEATS:
        with pytest.raises(curia.IllegalMove) as e:
            match.play(seat, move)
        in_words(e.value)
        assert e.value.clause is None or move == "down 4 senators"
    assert laws.everything(match) == before


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.lists(
        st.sampled_from([*WORDS, "down", "up", "swap", "take", "/", "-", "order", "arrange"]), max_size=16
    )
)
def test_fuzzed_moves(words: list[str]) -> None:
    match, move = curia.position(position()), " ".join(words)
    if move not in match.legal("cleopatra"):
        before = laws.everything(match)
        with pytest.raises(curia.IllegalMove) as e:
            match.play("cleopatra", move)
        in_words(e.value)
        assert laws.everything(match) == before


@pytest.mark.parametrize(
    "entry",
    [
        "",
        "dance",
        "resigned",
        "resigned red",
        "abandoned now",
        "back",
        "back 0",
        "back x",
        "back 99999",
        "back -1",
        "back 1 ",
        "forfeit",
    ],
)
def test_hosts_can_do_wrong_too(entry: str) -> None:
    match = curia.new(GAME, seed=1)
    before = laws.everything(match)
    with pytest.raises(curia.IllegalMove) as e:
        match.play("host", entry)
    in_words(e.value)
    assert laws.everything(match) == before


# --- Positions --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wrong", "where"),
    [
        ({"tabel": {}}, "tabel"),
        ({"turn": "red"}, "turn"),
        ({"turn": None}, "turn"),
        ({"passes": -1}, "passes"),
        ({"passes": "1"}, "passes"),
        ({"passes": True}, "passes"),
        ({"table": []}, "table"),
        ({"table": {"knights": {}}}, "knights"),
        ({"table": {"senators": 3}}, "table.senators"),
        ({"table": {"senators": {"red": []}}}, "red"),
        ({"table": {"senators": {"caesar": "1"}}}, "table.senators.caesar"),
        ({"table": {"senators": {"caesar": ["6"]}}}, "6"),
        ({"table": {"senators": {"caesar": ["spy"]}}}, "spy"),
        ({"table": {"senators": {"caesar": ["1**"]}}}, "1**"),
        ({"table": {"senators": {"caesar": [1]}}}, "table.senators.caesar"),
        ({"table": {"senators": {"caesar": ["1", "1", "1", "1", "1", "1"]}}}, "5"),
        ({"table": {"senators": {"caesar": ["1"] * 5, "cleopatra": ["1"] * 4}}}, "8"),
        ({"table": {"senators": {"left": 4}}}, "table.senators"),
        ({"table": {"senators": {"left": 6}}}, "table.senators"),
        ({"table": {"senators": {"left": "5"}}}, "table.senators.left"),
        ({"players": {"red": {}}}, "red"),
        ({"players": {"caesar": []}}, "players.caesar"),
        ({"players": {"caesar": {"cards": []}}}, "cards"),
        ({"players": {"caesar": {"hand": ["1", "2", "3", "4", "5", "P"]}}}, "5"),
        ({"players": {"caesar": {"hand": ["1*"]}}}, "1*"),
        ({"players": {"caesar": {"hand": [["1"]]}}}, "players.caesar.hand"),
        ({"players": {"caesar": {"influence": ["spy"]}}}, "players.caesar.influence"),
        ({"players": {"caesar": {"actions": ["1"]}}}, "players.caesar.actions"),
        ({"players": {"caesar": {"influence": ["P", "P", "P"]}}}, "P"),
        ({"players": {"caesar": {"hand": ["wrath"], "actions": ["wrath"]}}}, "wrath"),
        ({"players": {"caesar": {"influence": ["1"] * 500}}}, "7"),
        ({"players": {"caesar": {"bonus": "aediles"}}}, "players.caesar.bonus"),
        ({"players": {"caesar": {"bonus": 1}}}, "players.caesar.bonus"),
        ({"players": {"caesar": {"won": {"aediles": 4}}}}, "players.caesar.won.aediles"),
        (
            {"players": {"caesar": {"won": {"aediles": 2}}, "cleopatra": {"won": {"aediles": 2}}}},
            "table.aediles",
        ),
        ({"players": {"caesar": {"won": {"knights": 1}}}}, "knights"),
        (
            {"players": {"caesar": {"won": {"aediles": 3}}}, "table": {"aediles": {"caesar": ["1"]}}},
            "table.aediles",
        ),
        ({"votes": {"deck": ["orgy"] * 3}}, "orgy"),
        ({"votes": {"deck": ["senators"], "shown": ["senators"]}}, "senators"),
        ({"votes": {"deck": ["1"]}}, "votes.deck"),
        ({"votes": {"pile": []}}, "pile"),
        ({"votes": None}, "votes"),
        ({"phase": None}, "phase"),
        ({"phase": {}}, "phase.name"),
        ({"phase": {"name": "chance"}}, "phase.name"),
        ({"phase": {"name": ["main"]}}, "phase.name"),
        ({"phase": {"name": "main"}}, "phase.actor"),
        ({"phase": {"name": "over"}}, "phase.reason"),
        ({"phase": {"name": "over", "reason": "CC-9.9"}}, "phase.reason"),
        ({"phase": {"name": "arrange", "waiting": []}}, "phase.waiting"),
        ({"phase": {"name": "arrange", "waiting": ["caesar"]}}, "hand"),
        ({"phase": {"name": "order", "waiting": ["caesar", "cleopatra"]}}, "hand"),
        ({"phase": {"name": "laid", "actor": "caesar", "played": False, "alone": None}}, "phase"),
        ({"phase": {"name": "laid", "actor": "cleopatra", "played": True, "alone": None}}, "phase"),
        ({"phase": {"name": "laid", "actor": "cleopatra", "played": 0, "alone": None}}, "phase.played"),
        ({"phase": {"name": "laid", "actor": "cleopatra", "played": False, "alone": "red"}}, "phase.alone"),
        ({"phase": {"name": "laid", "actor": "cleopatra", "played": False, "alone": None, "x": 1}}, "x"),
    ],
)
def test_bad_positions(wrong: Json, where: str) -> None:
    said = str(refused(lambda: curia.position(position(**wrong))))
    assert where in said


@pytest.mark.parametrize("given", [None, [], "position", 3, [("game", GAME)], {}, {"turn": "caesar"}])
def test_no_positions(given: Any) -> None:
    refused(lambda: curia.position(given))


def points_of_games(number: int) -> list[Json]:
    """Positions from all over some games, so that every phase is among them."""
    found: dict[str, list[Json]] = {}
    for seed in range(number):
        rng = Random(seed)
        match = curia.new(GAME, seed=seed, options=mixed_options(rng))
        for _ in play_on(match, rng):
            phase = match.position().get("phase", {"name": "start"})
            found.setdefault(phase["name"] + phase.get("why", ""), []).append(match.position())
    return [Random(name).choice(positions) for name, positions in sorted(found.items())]


POINTS = points_of_games(12)


def test_positions_of_every_phase_are_tried() -> None:
    phases = {found.get("phase", {"name": "start"})["name"] for found in POINTS}
    assert phases == {
        "order",
        "arrange",
        "start",
        "main",
        "second",
        "laid",
        "veto",
        "take",
        "rearrange",
        "draw",
        "vote",
        "late",
        "over",
    }


def survives(given: Any) -> None:
    """A position is refused in words, or it is a sound one: it can be played to the end."""
    try:
        match = curia.position(given, seed=1)
    except curia.BadInput as refusal:
        in_words(refusal)
        return
    laws.position_round_trips(match)
    laws.legal_is_accepted(match)
    rng = Random(1)
    for _ in play_on(match, rng):
        pass
    assert match.result is not None


@pytest.mark.parametrize("number", range(len(POINTS)))
def test_positions_with_one_place_spoilt(number: int) -> None:
    rng = Random(number)
    for path in places(POINTS[number]):
        if rng.random() < 0.6:
            survives(changed(POINTS[number], path, rng.choice(junk)))
        if rng.random() < 0.3:
            survives(changed(POINTS[number], path, rng.choice(WORDS)))


@pytest.mark.parametrize("number", range(len(POINTS)))
def test_positions_with_another_phase(number: int) -> None:
    for other in POINTS:
        if "phase" in other:
            survives({**POINTS[number], "phase": other["phase"]})
            survives({**POINTS[number], "phase": other["phase"], "turn": other["turn"]})


@settings(max_examples=150, deadline=None)
@given(
    st.dictionaries(
        st.sampled_from(["table", "players", "votes", "passes", "turn", "phase", "options"]), anything
    )
)
def test_fuzzed_positions(given: Json) -> None:
    survives({"game": GAME, **given})


def test_random_positions_are_sound() -> None:
    for seed in range(40):
        survives(any_position(Random(seed)))


# --- Records ----------------------------------------------------------------------------------------------

RECORD: Json = whole_game(4, {"edition": "french", "actions": "shuffled"}).record()
SHORT: Json = {**RECORD, "moves": RECORD["moves"][:9]}


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"format": 2}, "newer"),
        ({"format": 0}, "version"),
        ({"rules": 0}, "version"),
        ({"format": "1"}, "format"),
        ({"format": True}, "format"),
        ({"rules": 99}, "newer"),
        ({"game": "chess"}, "chess"),
        ({"game": None}, "game"),
        ({"options": []}, "options"),
        ({"options": {"edition": "german"}}, "german"),
        ({"seats": ["caesar", "cleopatra"]}, "cleopatra, caesar"),
        ({"seats": []}, "seats"),
        ({"seats": "two"}, "seats"),
        ({"seats": ["cleopatra", "caesar", "red"]}, "seats"),
        ({"seats": [[], {}]}, "cleopatra, caesar"),
        ({"moves": {}}, "moves"),
        ({"moves": ["pass"]}, "Entry 1"),
        ({"moves": [{"seat": "caesar"}]}, "Entry 1"),
        ({"moves": [{"seat": "caesar", "move": "pass", "time": 3}]}, "Entry 1"),
        ({"moves": [{"seat": "caesar", "move": None}]}, "Entry 1"),
        ({"moves": [{"seat": "chance", "move": "votes orgy"}]}, "Entry 1"),
        ({"moves": [{"seat": "caesar", "move": "pass"}]}, "Entry 1"),
        ({"moves": []}, "cut off"),
        ({"position": []}, "position"),
        ({"position": {"turn": "red"}}, "turn"),
        ({"position": {"game": "caesar-cleopatra-small"}}, "another game"),
        ({"date": "today"}, "date"),
    ],
)
def test_bad_records(wrong: Json, says: str) -> None:
    assert says in str(refused(lambda: curia.replay({**SHORT, **wrong})))


@pytest.mark.parametrize("key", sorted(RECORD))
def test_a_record_lacks_something(key: str) -> None:
    assert key in str(refused(lambda: curia.replay({k: v for k, v in RECORD.items() if k != key})))


@pytest.mark.parametrize("given", [None, [], "record", 3, {}])
def test_no_records(given: Any) -> None:
    refused(lambda: curia.replay(given))


def test_records_cut_off_anywhere() -> None:
    """A record that ends before a move replays up to there; one that lacks what chance decided is refused."""
    moves = RECORD["moves"]
    for number in range(len(moves)):
        cut = {**RECORD, "moves": moves[:number]}
        if moves[number]["seat"] == "chance":
            refused(lambda cut=cut: curia.replay(cut))  # type: ignore[misc]
        elif number % 5 == 0:
            assert curia.replay(cut).record() == cut


def test_edited_records() -> None:
    """A record with an entry changed, missing or doubled is refused, unless another whole game comes out."""
    rng = Random(2)
    wrong = 0
    for _ in range(150):
        moves = list(RECORD["moves"])
        number = rng.randrange(len(moves))
        edit = rng.choice(["change", "drop", "double", "swap", "seat"])
        if edit == "change":
            moves[number] = {**moves[number], "move": rng.choice(moves)["move"]}
        elif edit == "drop":
            del moves[number]
        elif edit == "double":
            moves.insert(number, moves[number])
        elif edit == "swap":
            moves[number], moves[-number] = moves[-number], moves[number]
        else:
            moves[number] = {
                **moves[number],
                "seat": rng.choice(["caesar", "cleopatra", "chance", "red", "host"]),
            }
        try:
            match = curia.replay({**RECORD, "moves": moves})
        except curia.BadInput as refusal:
            in_words(refusal)
            wrong += "Entry" in str(refusal) or "cut off" in str(refusal)
        else:
            assert match.record()["moves"] == moves
    assert wrong > 100


def test_a_refused_entry_says_why_and_where() -> None:
    moves = [*RECORD["moves"][:6], {"seat": "caesar", "move": "dance"}]
    said = str(refused(lambda: curia.replay({**RECORD, "moves": moves})))
    assert said.startswith("Entry 7 ")
    assert "dance" in said.removeprefix("Entry 7 of the record, “dance”")


@settings(max_examples=100, deadline=None)
@given(st.dictionaries(st.sampled_from(sorted(RECORD)), anything, min_size=1))
def test_fuzzed_records(given: Json) -> None:
    record = {**SHORT, **given}
    try:
        match = curia.replay(record)
    except curia.BadInput as refusal:
        in_words(refusal)
    else:
        assert json.dumps(match.record()["moves"]) == json.dumps(record["moves"])
