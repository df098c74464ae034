"""Records of version 1 of the rules mean what they meant then, and go on so."""

from random import Random
from typing import Any

import pytest

import curia
from tests.caesar.games import play_on
from tests.rulebook.positions import at, go

Json = dict[str, Any]

KOSMOS = {
    "actions": "chosen",
    "orgies": "all",
    "extraordinary": "before",
    "vote_action": "no",
    "late_action": "no",
    "no_influence": "may-pass",
    "spied": "may",
    "vetoer": "may",
    "lone_end": "no-room",
    "majority": "absolute",
    "whole_group": "whole",
}
VERSION_1 = {
    "kosmos": KOSMOS,
    "czech": KOSMOS,
    "dutch": {**KOSMOS, "no_influence": "must-swap"},
    "french": {
        **KOSMOS,
        "extraordinary": "after",
        "vote_action": "yes",
        "spied": "must",
        "vetoer": "must",
        "lone_end": "last-hand",
        "majority": "group-won",
        "whole_group": "won-so-far",
    },
}


def old(match: curia.Match, options: dict[str, str]) -> Json:
    """A record as version 1 wrote it: with what was set over the edition."""
    record = {**match.record(), "rules": 1, "options": options}
    if "position" in record:
        record["position"] = {**record["position"], "options": options}
    return record


def played_once(match: curia.Match) -> curia.Match:
    seat = match.to_act[0]
    match.play(seat, match.legal(seat)[0])
    return match


@pytest.mark.parametrize("game", ["caesar-cleopatra", "caesar-cleopatra-small"])
@pytest.mark.parametrize("edition", VERSION_1)
def test_editions_mean_what_they_meant(edition: str, game: str) -> None:
    new = played_once(curia.new(game, seed=1, options={"edition": edition}))
    match = curia.replay(old(new, {"edition": edition}))
    assert match.view(None)["options"] == {"edition": edition, **VERSION_1[edition]}
    # What it becomes is a record of version 2, which keeps that.
    record = match.record()
    assert record["rules"] == 2
    assert record["options"] == {"edition": edition, **VERSION_1[edition]}
    assert curia.replay(record).record() == record
    assert match.position()["options"] == record["options"]


def test_without_an_edition_it_was_kosmos() -> None:
    match = curia.replay(old(curia.new("caesar-cleopatra", seed=1), {}))
    assert match.record()["options"] == {"edition": "kosmos", **KOSMOS}


@pytest.mark.parametrize("name", ["lone_end", "late_action", "vote_action"])
def test_what_was_set_over_an_edition_stays_set(name: str) -> None:
    options = {"edition": "french", name: VERSION_1["kosmos"][name]}
    match = curia.replay(old(curia.new("caesar-cleopatra", seed=1, options=options), options))
    assert match.record()["options"] == {**VERSION_1["french"], **options}


def alone(**more: Any) -> curia.Match:
    """Cleopatra plays alone; after her card eight lie in a tie at the only group left."""
    won = {"senators": (5, 0), "praetors": (5, 0), "quaestors": (0, 5), "censors": (0, 3)}
    match = at(cleopatra="1 2 / 4 5", caesar="veto", won=won, aediles="1 2 2 | 1 1 2 2", **more)
    return go(match, "down 1 aediles", "done")


@pytest.mark.clause("CC-6.4")
def test_a_position_inside_a_record_means_what_it_meant() -> None:
    # Version 1 has just ended it. Its record has an edition's name, in the options and in the position.
    ended = alone(options={"lone_end": "no-room"})
    assert ended.result is not None
    match = curia.replay(old(ended, {"edition": "kosmos"}))
    assert match.stopped is None
    assert match.result == ended.result
    assert match.record()["position"]["options"]["lone_end"] == "no-room"
    assert curia.replay(match.record()).result == ended.result
    # By today's rules it goes on.
    assert alone().result is None
    again = curia.replay({**old(ended, {"edition": "kosmos"}), "rules": 2})
    assert again.result is None


@pytest.mark.clause("CC-9.2")
def test_a_match_of_version_1_goes_on_under_its_options() -> None:
    options = {"edition": "french", "late_action": "no"}
    new = at(cleopatra="1 2 / 3", options=options)
    go(new, "down 1 senators")
    match = curia.replay(old(new, {"edition": "french"}))
    go(match, "done")  # and no second one
    assert match.to_act == ("caesar",)
    match.play("host", "back 1")
    assert match.view(None)["options"]["late_action"] == "no"
    assert match.to_act == ("cleopatra",)
    for _ in play_on(match, Random(1)):
        assert match.view(None)["phase"]["name"] != "late"


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"edition": "german"}, "kosmos"),
        ({"edition": ["kosmos"]}, "edition"),
        ({"edition": "kosmos", "lone_end": "never"}, "last-hand"),
        ({"edition": "kosmos", "laurels": "open"}, "laurels"),
    ],
)
def test_bad_options_of_version_1_are_refused_in_words(options: Json, says: str) -> None:
    record = old(curia.new("caesar-cleopatra", seed=1), options)
    with pytest.raises(curia.BadInput, match=says):
        curia.replay(record)
    record = old(at(), {"edition": "kosmos"})
    record["position"]["options"] = options
    with pytest.raises(curia.BadInput, match=says):
        curia.replay(record)


def test_new_records_and_positions_have_every_option() -> None:
    for edition, options in curia.games()["caesar-cleopatra"]["editions"].items():
        every = {"edition": edition, **options}
        match = curia.new("caesar-cleopatra", seed=1, options={"edition": edition})
        assert match.record()["options"] == match.position()["options"] == every
        match = at(edition=edition)
        assert match.record()["options"] == match.record()["position"]["options"] == every


def test_a_record_may_leave_out_what_the_edition_says() -> None:
    match = go(at(edition="dutch"), "down 1 senators")
    record = match.record()
    record["options"] = {"edition": "dutch"}
    record["position"]["options"] = {"edition": "dutch", "late_action": "no"}
    again = curia.replay(record)
    assert again.record() == match.record()
    record["options"] = {"edition": "czech"}
    with pytest.raises(curia.BadInput):
        curia.replay(record)
