"""What negotiators say of their deals (curia/bots/quovadis_pitch.py)."""

import json
from collections import Counter
from typing import Any

import pytest

import curia
from curia.bots import explain
from curia.locale import languages, say

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

    number = 0
    while match.to_act:
        for seat in match.seats:
            view = match.view(seat)
            if seat not in match.to_act and any(move.startswith("offer") for move in view["legal"]):
                offer = player.choose_offer(view)
                if offer is not None:
                    speak(seat, view, offer)
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


def test_what_costs_more_than_it_brings_is_refused_for_that() -> None:
    gift = {"payments": [{"from": "green", "to": "red", "laurels": 2}]}
    assert answered(gift, "decline") == "qv-pitch-not-worth"


@pytest.mark.parametrize("bot", ["random", "greedy", "plain", "tiro", "praetor", "./a-program"])
def test_others_say_nothing(bot: str) -> None:
    match = curia.position(BOARD, seed=1)
    move = f"propose {json.dumps(SUPPORT, separators=(',', ':'))}"
    assert explain(bot, match.view("red"), move) is None


def test_nothing_is_said_at_caesar_and_cleopatra() -> None:
    view = curia.new("caesar-cleopatra", seed=1).view("caesar")
    assert explain("imperator", view, view["legal"][0]) is None


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
