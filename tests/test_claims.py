"""README and documentation promise what holds today. Each test names a promise that once went too far."""

import json
import random
import re

import pytest

import curia
from curia.core.game import Game
from curia.games import Kit, kits
from curia.terminal.commands.referee import Referee
from curia.terminal.console import standard
from tests.pages import ROOT
from tests.test_docs import READERS
from tests.third_game.curia_tricks import Tricks

TEXTS = {page.name: " ".join(page.read_text(encoding="utf-8").split()) for page in READERS}


def test_a_new_game_is_one_folder_only_for_the_library(monkeypatch: pytest.MonkeyPatch) -> None:
    """What docs/adding-a-game.md says of a registered game: the library and the referee host it as it is."""
    monkeypatch.setitem(kits(), "tricks", Kit(game=Tricks(), prefix="tricks"))
    match, rng = curia.new("tricks", seed=1), random.Random(1)
    while match.to_act:
        match.play(match.to_act[0], rng.choice(match.legal(match.to_act[0])))
    assert curia.replay(match.record()).result == match.result
    referee = Referee(standard("en"))
    made = referee.answer(json.dumps({"do": "new", "game": "tricks"}))
    assert made["ok"]
    assert referee.answer(json.dumps({"do": "view", "seat": made["seats"][0]}))["ok"]
    assert not any("takes one folder" in text for text in TEXTS.values())
    page = TEXTS["adding-a-game.md"]
    places = re.findall(r"`((?:curia|web)/[\w./]+\.(?:py|ts))`", page)
    assert {"curia/terminal/measure.py", "curia/research/pettingzoo.py"} <= set(places)
    assert [place for place in places if not (ROOT / place).is_file()] == []


def test_legal_moves_are_said_to_be_samples_where_they_are() -> None:
    match = curia.new("caesar-cleopatra", seed=1)
    listed = match.legal("caesar")
    order = "order " + " ".join(sorted(listed[0].split(" ")[1:], reverse=True))
    assert order not in listed
    match.play("caesar", order)
    said = {name: text for name, text in TEXTS.items() if re.search(r"[Ee]very legal move", text)}
    said |= {"Match.legal": str(curia.Match.legal.__doc__), "Game.legal": str(Game.legal.__doc__)}
    assert "referee.md" in said
    for name, text in said.items():
        for sentence in re.findall(r"[^.|]*[Ee]very legal move[^.|]*", " ".join(text.split())):
            assert "sample" in sentence, name


def test_the_library_is_not_called_small() -> None:
    """An installation brings the server and the browser client along."""
    assert [name for name, text in TEXTS.items() if "small, typed" in text] == []
