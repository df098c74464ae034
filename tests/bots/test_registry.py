"""The bots as the front door lists and hands them out."""

import json

import pytest

import curia
from curia.locale import keys, say


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
