"""How a host goes on with a match whose log new rules refuse: an entry `upgraded N` takes the rest back."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import curia
from curia.core.match import going_on, stages, upgrades
from curia.terminal import main

Json = dict[str, Any]
# Version 1 knew no limit for promises.
MANY = json.dumps({"promises": [{"by": "red", "to": "blue", "kind": "words", "text": "x"}] * 15})


def quiet(match: curia.Match, moves: int, seed: int = 1) -> None:
    rng = Random(seed)
    for _ in range(moves):
        seat = match.to_act[0]
        match.play(seat, rng.choice([move for move in match.legal(seat) if not move.startswith("propose")]))


def old(before: int = 4, after: int = 3) -> Json:
    """A record of version 1 with a move that version 2 refuses, and moves since."""
    match = curia.new("quovadis", seed=5)
    quiet(match, before)
    record = match.record()
    refused = {"seat": match.to_act[0], "move": f"propose {MANY}"}
    start = len(record["moves"])
    quiet(match, after, seed=2)
    moves = match.record()["moves"]
    return {**record, "rules": 1, "moves": [*moves[:start], refused, *moves[start:]]}


def gone_on() -> tuple[Json, curia.Match]:
    record = old()
    stopped = curia.replay(record)
    assert stopped.stopped is not None
    return going_on(record, stopped.stopped), stopped


def test_it_goes_on_from_just_before_the_refused_move() -> None:
    record, stopped = gone_on()
    assert record["moves"][-1] == {"seat": "host", "move": "upgraded 4"}
    match = curia.replay(record)
    assert match.stopped is None
    assert match.position() == stopped.position()
    assert match.record()["moves"] == record["moves"]
    assert match.events(None) == [*stopped.events(None), {"event": "host", "move": "upgraded 4"}]
    quiet(match, 3)
    # Written anew it is a record of today's rules.
    again = curia.replay(match.record())
    assert again.position() == match.position()
    assert again.record() == {**match.record(), "rules": 2}


def test_what_was_taken_back_before_is_not_counted_twice() -> None:
    record = old(before=4, after=2)
    moves = record["moves"]
    last = moves.pop()
    moves += [last, {"seat": "host", "move": "back 1"}, last]
    stopped = curia.replay(record).stopped
    assert stopped is not None
    assert going_on(record, stopped)["moves"][-1]["move"] == "upgraded 3"
    assert curia.replay(going_on(record, stopped)).stopped is None


def test_stages_leave_out_what_is_refused() -> None:
    record, _ = gone_on()
    match = curia.replay(record)
    quiet(match, 2)
    moves = match.record()["moves"]
    end = len(record["moves"]) - 1
    assert upgrades(moves) == {end - 4: end}
    found = stages(moves)
    assert found == [2, 3, 4, 5, 6, end + 1, end + 2, end + 3]
    for number in found:
        assert curia.replay({**match.record(), "moves": moves[:number]}).stopped is None


def test_a_second_upgrade_may_take_back_the_first() -> None:
    record, _ = gone_on()
    match = curia.replay(record)
    quiet(match, 2)
    # As if the third move were refused some day: two before the first refused one, and the two since.
    later = going_on(match.record(), {"number": 5})
    assert later["moves"][-1] == {"seat": "host", "move": "upgraded 4"}
    again = curia.replay(later)
    assert len([entry for entry in again.record()["moves"] if entry["seat"] == "host"]) == 2
    assert stages(later["moves"]) == [2, 3, 4, len(later["moves"])]


def test_it_takes_back_like_any_host() -> None:
    match = curia.new("quovadis", seed=5)
    before = match.position()
    quiet(match, 2)
    match.play("host", "upgraded 2")
    assert match.position() == before
    for move in ("upgraded", "upgraded 0", "upgraded 99", "upgraded 1 2", "upgraded x"):
        with pytest.raises(curia.IllegalMove):
            match.play("host", move)


def test_the_terminal_replays_it_and_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, _ = gone_on()
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    assert main(["replay", str(file)]) == 0
    assert "The rules have changed with an update" in capsys.readouterr().out
