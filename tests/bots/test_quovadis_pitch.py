"""What negotiators say of their deals (curia/games/quovadis/bots/explanation.py)."""

import json
from collections import Counter
from typing import Any

import pytest

import curia
from curia.bots.bot import decide
from curia.games.quovadis.bots import levels
from curia.locale import languages, say
from curia.play.driver import Turns


def explain(bot: str, view: dict[str, Any], move: str) -> tuple[str, dict[str, Any]] | None:
    """What a bot says of a move."""
    level, _, character = bot.partition("-")
    return levels.explain(level, view, move, character or "merchant")


TALK = ("propose", "offer", "counter", "accept", "decline")


def told(match: curia.Match, bot: str) -> list[tuple[str, str, dict[str, Any]]]:
    """Every sentence of a match between bots of a kind: the move, the key, and what fills it in."""
    player, found = curia.bot(bot), []

    def speak(seat: str, view: dict[str, Any], move: str) -> None:
        said = explain(bot, view, move)
        assert (said is not None) == move.startswith(TALK)
        if said is not None:
            found.append((move, *said))
        match.play(seat, move)

    number, turns = 0, Turns()
    while match.to_act:
        while (asked := turns.aside(match, match.seats)) is not None:
            move = player.choose_offer(asked.view)
            if move is not None:
                speak(asked.seat, asked.view, move)
        seat, number = match.to_act[0], number + 1
        view = match.view(seat)
        speak(seat, view, player.choose(view, seed=number))
    return found


def test_every_deal_and_every_answer_is_explained_in_every_language() -> None:
    found = told(curia.new("quovadis", seats=3, seed=4), "imperator")
    assert len({key for _, key, _ in found}) > 8
    for key, values in {key: values for _, key, values in found}.items():
        for language in languages():
            assert say(key, values, language).endswith(".")
    for move, key, _ in found:
        assert key.startswith("qv-pitch-")
        assert not move.startswith("decline") or say(key, {"laurels": 2}, "en").startswith("No: ")


BOARD: dict[str, Any] = {
    "game": "quovadis",
    "seats": 3,
    "turn": "red",
    "committees": {"b5": ["red", "red", "blue", "green", "green"]},
    "laurels": {"b5>i3": "III", "b5>f1": "II"},
    "stock": ["V", "II", "III", "II"],
    "bank": 17,
    "players": {
        "red": {"reserve": 4, "laurels": ["I", "IV"]},
        "blue": {"reserve": 5, "laurels": ["III"]},
        "green": {"reserve": 4, "laurels": ["II"]},
    },
}
SUPPORT = {"move": "b5>i3", "consents": {"green": 1}}


def answered(deal: dict[str, Any], answer: str, **changed: Any) -> str:
    """What green says, who is asked for it by red."""
    match = curia.position(BOARD | changed, seed=1)
    match.play("red", f"propose {json.dumps(deal, separators=(',', ':'))}")
    number = match.view("green")["deal"]["number"]
    said = explain("imperator", match.view("green"), f"{answer} {number}")
    assert said is not None
    return said[0]


def test_who_wants_the_seat_says_so() -> None:
    assert answered(SUPPORT, "accept") == "qv-pitch-room"


def test_who_can_not_use_the_seat_tells_what_else_it_brings() -> None:
    nobody_waits = BOARD["players"] | {"green": {"reserve": 0, "laurels": ["II"]}}
    assert answered(SUPPORT, "accept", players=nobody_waits) == "qv-pitch-tile"
    paid = SUPPORT | {"payments": [{"from": "red", "to": "green", "laurels": 2}]}
    assert answered(paid, "accept", players=nobody_waits) == "qv-pitch-fair"
    # QV-6.2: without a tile left there is none for a consent
    assert answered(SUPPORT, "accept", players=nobody_waits, bank=0) == "qv-pitch-both"


def test_a_promise_is_a_reason() -> None:
    match = curia.position(BOARD, seed=1)
    promise = {"by": "green", "to": "red", "kind": "consent", "at": "b5"}
    match.play("red", f"propose {json.dumps({'promises': [promise]}, separators=(',', ':'))}")
    match.play("green", f"accept {match.view('green')['deal']['number']}")
    match.play("red", f"propose {json.dumps(SUPPORT, separators=(',', ':'))}")
    view = match.view("green")
    assert explain("imperator", view, f"accept {view['deal']['number']}") == ("qv-pitch-word", {})


def test_a_promise_to_another_is_a_reason_to_refuse() -> None:
    match = curia.position(BOARD | {"turn": "blue"}, seed=1)
    promise = {"by": "green", "to": "blue", "kind": "no-consent", "against": "red"}
    match.play("blue", f"propose {json.dumps({'promises': [promise]}, separators=(',', ':'))}")
    match.play("green", f"accept {match.view('green')['deal']['number']}")
    match.play("blue", "enter a1")
    match.play("green", "enter c1")
    match.play("red", f"propose {json.dumps(SUPPORT, separators=(',', ':'))}")
    view = match.view("green")
    assert explain("imperator", view, f"decline {view['deal']['number']}") == ("qv-pitch-promised", {})


def bribed(answer: str, price: int) -> tuple[str, dict[str, Any]] | None:
    """What green says, who is paid by blue not to help red."""
    match = curia.position(BOARD, seed=1)
    promise = {"by": "green", "to": "blue", "kind": "no-consent", "against": "red", "turns": 0}
    deal = {"payments": [{"from": "blue", "to": "green", "laurels": price}], "promises": [promise]}
    text = f"offer {json.dumps(deal, separators=(',', ':'))}"
    assert explain("imperator", match.view("blue"), text) == ("qv-pitch-bribe", {"laurels": price})
    match.play("blue", text)
    number = match.view("green")["offers"][0]["number"]
    said = explain("imperator", match.view("green"), f"{answer} {number}")
    if answer == "accept":
        match.play("red", f"propose {json.dumps(SUPPORT, separators=(',', ':'))}")
        match.play("green", f"accept {number}")
        view = match.view("green")
        assert explain("imperator", view, f"decline {view['deal']['number']}") == ("qv-pitch-bound", {})
    return said


def test_a_bribe_is_offered_taken_and_refused_in_words() -> None:
    """QV-9.14, and QV-9.2: who took it says so where they are asked."""
    assert bribed("accept", 3) == ("qv-pitch-bought", {"laurels": 3})
    assert bribed("decline", 1) == ("qv-pitch-not-for-that", {})


def test_what_costs_more_than_it_brings_is_refused_for_that() -> None:
    gift = {"payments": [{"from": "green", "to": "red", "laurels": 2}]}
    assert answered(gift, "decline") == "qv-pitch-not-worth"


@pytest.mark.parametrize("bot", ["tiro", "eques", "praetor"])
def test_the_lower_levels_say_nothing(bot: str) -> None:
    match = curia.position(BOARD, seed=1)
    move = f"propose {json.dumps(SUPPORT, separators=(',', ':'))}"
    assert explain(bot, match.view("red"), move) is None


@pytest.mark.parametrize(
    ("bot", "game"), [("random", "quovadis"), ("greedy", "quovadis"), ("eques", "caesar-cleopatra")]
)
def test_others_say_nothing(bot: str, game: str) -> None:
    match = curia.new(game, seed=1)
    while match.to_act and len(match.entries()) < 60:
        seat = match.to_act[0]
        choice = decide(curia.bot(bot), match.view(seat), seed=1)
        assert choice.said is None
        match.play(seat, choice.move)


def test_a_sentence_tells_nothing_of_hidden_laurels_but_what_the_deal_says() -> None:
    """QV-6.3: laurels in a sentence are those of the deal itself."""
    for move, key, values in told(curia.new("quovadis", seats=4, seed=9), "consul"):
        if values and move.startswith(("propose", "offer", "counter")):
            deal = json.loads(move[move.index("{") :])
            sums = Counter[tuple[str, str]]()
            for payment in deal["payments"]:
                sums["from", payment["from"]] += payment["laurels"]
                sums["to", payment["to"]] += payment["laurels"]
            assert values["laurels"] in sums.values(), key
