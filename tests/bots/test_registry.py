"""The bots as the front door lists and hands them out."""

import json
import re
from pathlib import Path
from random import Random

import pytest

import curia
from curia.bots import opponents, simpler, stand_in, usual_opponent
from curia.bots.evaluators import judge_of
from curia.core.match import Match, Source
from curia.games import Kit, kits
from curia.games.caesar.bots.levels import CONSUL_SECONDS, IMPERATOR_SECONDS
from curia.locale import keys, languages, say
from curia.server.settings import Settings
from tests.third_game.curia_tricks import Tricks

ROOT = Path(__file__).parent.parent.parent

LEVELS = ["tiro", "eques", "praetor", "consul", "imperator"]
OPPONENTS = {
    "caesar-cleopatra": LEVELS,
    "caesar-cleopatra-small": LEVELS,
    "quovadis": [*LEVELS, "imperator-honest", "imperator-schemer"],
}


def test_the_bots_are_listed_with_their_games_and_a_line_about_them() -> None:
    listed = curia.bots()
    assert json.loads(json.dumps(listed)) == listed
    assert {"random", "greedy"} <= set(listed)
    assert listed["random"]["games"] == list(curia.games())
    assert listed["greedy"]["games"][:2] == ["caesar-cleopatra", "caesar-cleopatra-small"]
    for name, entry in listed.items():
        assert set(entry["games"]) <= set(curia.games())
        assert entry["about"] in keys("en")
        assert say(f"bot-{name}")


def test_every_bot_plays_every_game_that_it_is_listed_for() -> None:
    for name, entry in curia.bots().items():
        for game in entry["games"]:
            match = curia.new(game, seed=5)
            seat = match.to_act[0]
            match.play(seat, curia.bot(name).choose(match.view(seat), seconds=1, iterations=1, seed=1))


@pytest.mark.parametrize("name", ["", "consul-general", None, 3, ["greedy"]])
def test_an_unknown_bot_is_refused_in_words(name: object) -> None:
    with pytest.raises(curia.BadInput) as refused:
        curia.bot(name)  # type: ignore[arg-type]
    assert refused.value.key == "bot-unknown"
    assert "greedy, " in str(refused.value) or ", greedy" in str(refused.value)


def test_a_bot_refuses_a_game_that_it_does_not_know() -> None:
    with pytest.raises(curia.BadInput) as refused:
        curia.bot("greedy").choose({"game": "chess", "legal": ["e4"]})
    assert refused.value.key == "bot-game"
    assert "chess" in str(refused.value)


def test_every_bot_says_what_it_is() -> None:
    facts = {
        name: (entry["opponent"], entry["level"], entry["character"], entry["simpler"])
        for name, entry in curia.bots().items()
    }
    assert facts == {
        "random": (False, None, None, None),
        "sampler": (False, None, None, "random"),
        "greedy": (False, None, None, "random"),
        "plain": (False, None, None, "greedy"),
        "tiro": (True, 1, None, "random"),
        "eques": (True, 2, None, "tiro"),
        "praetor": (True, 3, None, "eques"),
        "consul": (True, 4, None, "praetor"),
        "imperator": (True, 5, None, "consul"),
        "imperator-honest": (True, 5, "honest", "consul"),
        "imperator-schemer": (True, 5, "schemer", "consul"),
        "imperator-1": (False, None, None, "praetor"),
    }


@pytest.mark.parametrize("game", OPPONENTS)
def test_people_are_offered_opponents_and_no_yardsticks(game: str) -> None:
    assert opponents(game) == OPPONENTS[game]
    assert usual_opponent(game) == "eques"
    assert stand_in(game) == "imperator"


@pytest.mark.parametrize("game", OPPONENTS)
def test_simpler_bots_play_the_same_game_and_end_with_one_that_can_not_fail(game: str) -> None:
    for name in opponents(game):
        way = [name]
        while way[-1] != "random":
            way.append(simpler(way[-1]))
            assert game in curia.bots()[way[-1]]["games"]
        assert not {"plain", "greedy", "imperator-schemer"} & set(way[1:])
    assert simpler("random") == simpler("no such bot") == "random"


def test_thinking_times_are_told_in_one_place_and_as_they_are() -> None:
    """Not in a bot's description, which cannot know how much time it gets."""
    for language in languages():
        for entry in curia.bots().values():
            assert not re.search(r"se[ck]und|second|\d", say(entry["about"], None, language).lower())
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    server = Settings(data=Path()).thinking_seconds
    assert f"`imperator` thinks for at most {IMPERATOR_SECONDS:g} s about a move" in page
    assert f"`consul` for at most {CONSUL_SECONDS:g} s" in page
    assert f"both have at most {server:g} s unless" in page


def test_a_game_without_bots_gets_those_that_play_anything(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tricks = Tricks()
    monkeypatch.setitem(kits(), "tricks", Kit(game=tricks, prefix="tricks"))
    assert opponents("tricks") == ["random", "sampler"]
    assert usual_opponent("tricks") == stand_in("tricks") == "sampler"
    match = Match(tricks, tricks.start(None, {}), Source(Random(1)))
    match.roll()
    view = match.view(match.to_act[0])
    assert curia.bot("sampler").choose(view, iterations=20, seed=1) in view["legal"]
    assert sum(judge_of("tricks")(view, 20, 1).chances.values()) == pytest.approx(1)
