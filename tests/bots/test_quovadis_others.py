"""Deals between others (QV-9.14) and what binds in a turn (QV-9.2): bots answer, price and use them."""

import json
import random
from functools import cache
from typing import Any

import pytest

import curia
from bench.bots_quovadis import play
from bench.exploiters_quovadis import EXPLOITERS
from curia.games.quovadis.bots.merchant import Merchant, Style
from curia.games.quovadis.bots.network_file import learned
from curia.play.driver import Turns, may_speak
from tests.bots.test_quovadis_levels import decisions
from tests.quovadis.random_talk import new, walk
from tests.quovadis.table import at, holding, offer, propose

NAMES = (
    "random", "greedy", "tiro", "eques", "praetor", "consul", "imperator",
    "imperator-honest", "imperator-schemer",
)  # fmt: skip
THINKING = NAMES[1:]
UPPER = ("consul", "imperator", "imperator-honest", "imperator-schemer")


def pay(payer: str, to: str, laurels: int) -> dict[str, Any]:
    return {"from": payer, "to": to, "laurels": laurels}


def refuses(by: str, to: str, against: str, turns: int = 0) -> dict[str, Any]:
    return {"by": by, "to": to, "kind": "no-consent", "against": against, "turns": turns}


def bribed(price: int, **changed: Any) -> tuple[curia.Match, int]:
    """Red needs green's consent; blue pays green not to give it."""
    given: dict[str, Any] = {
        "options": {"laurels": "open"},
        "committees": {"d3": ["red", "green"], "g3": ["blue"]},
        "players": holding(red="II", blue="III III I I", green="III"),
        "laurels": {"d3>g3": "II", "d3>h1": "II", "g3>j5": "III"},
        "caesar": "m3>senate",
        **changed,
    }
    match = at(**given)
    terms = [refuses("green", "blue", "red")]
    return match, offer(
        match, "blue", payments=[pay("blue", "green", price)] if price else [], promises=terms
    )


@pytest.mark.parametrize("name", THINKING)
def test_a_good_bribe_is_taken(name: str) -> None:
    match, number = bribed(5)
    assert curia.bot(name).choose_offer(match.view("green")) == f"accept {number}"


@pytest.mark.parametrize("name", THINKING)
def test_no_consent_is_sold_for_nothing(name: str) -> None:
    match, number = bribed(0)
    assert curia.bot(name).choose_offer(match.view("green")) == f"decline {number}"


@pytest.mark.parametrize("name", THINKING)
def test_a_bribe_is_compared_with_what_is_offered_for_the_consent(name: str) -> None:
    """Red asks green and pays four: then one laurel for refusing is not enough, though it was before."""
    match = bribed(1)[0]
    red = holding(red="IV I", blue="III III I I", green="III")
    match, number = bribed(1, players=red, laurels={"d3>g3": "V", "d3>h1": "II", "g3>j5": "III"})
    waiting = propose(match, "red", move="d3>g3", consents={"green": 1}, payments=[pay("red", "green", 4)])
    answer = curia.bot(name).choose(match.view("green"), seed=1)
    assert answer == f"decline {number}"
    match.play("green", answer)
    assert curia.bot(name).choose(match.view("green"), seed=1) == f"accept {waiting}"


@pytest.mark.parametrize("name", THINKING)
def test_who_can_not_pay_for_it_does_not_buy_anything(name: str) -> None:
    """Green sells its refusal; blue is asked to pay five for what does it no good."""
    match = at(
        options={"laurels": "open"},
        committees={"d3": ["red", "green"]},
        players=holding(red="II", blue="V I", green="III"),
        laurels={"d3>g3": "II", "d3>h1": "II"},
        caesar="m3>senate",
    )
    number = offer(
        match, "green", payments=[pay("blue", "green", 5)], promises=[refuses("green", "blue", "red")]
    )
    assert curia.bot(name).choose_offer(match.view("blue")) == f"decline {number}"


@pytest.mark.parametrize("name", NAMES)
def test_who_is_bound_does_not_try_to_consent(name: str) -> None:
    match, number = bribed(2)
    match.play("green", f"accept {number}")
    assert match.view("green")["phase"]["no_consent"] == ["green"]
    assert not (curia.bot(name).choose_offer(match.view("green")) or "").startswith("accept")
    waiting = number + 1
    # Red can't even ask for it; where the question came before the bribe, it is declined.
    with pytest.raises(curia.IllegalMove):
        propose(match, "red", move="d3>g3", consents={"green": 1})
    match, number = bribed(2)
    waiting = propose(match, "red", move="d3>g3", consents={"green": 1})
    match.play("green", f"accept {number}")
    answers = {curia.bot(name).choose(match.view("green"), seed=seed) for seed in range(6)}
    assert f"accept {waiting}" not in answers
    if name != "random":
        assert answers == {f"decline {waiting}"}


@pytest.mark.parametrize("name", ["greedy", "praetor", "consul", "imperator"])
def test_nobody_asks_who_is_bound(name: str) -> None:
    """With green bound and nobody else there, red does something else."""
    match, number = bribed(2, committees={"d3": ["red", "green"], "g3": ["blue"], "b5": ["red", "blue"]})
    match.play("green", f"accept {number}")
    move = curia.bot(name).choose(match.view("red"), seed=1)
    assert '"green":1' not in move
    match.play("red", move)


@pytest.mark.parametrize("name", NAMES)
def test_deals_among_several_are_answered_one_by_one(name: str) -> None:
    match = at(4, players=holding(blue="V", green="V", yellow="V"))
    number = offer(
        match, "blue", payments=[pay("green", "blue", 1), pay("yellow", "blue", 1), pay("blue", "green", 2)]
    )
    for seat in ("green", "yellow"):
        answer = curia.bot(name).choose_offer(match.view(seat))
        assert answer in (f"accept {number}", f"decline {number}")
        if answer == f"decline {number}":
            match.play(seat, answer)
            break
        match.play(seat, answer)
    assert not match.view(None)["offers"]


def told_no(match: curia.Match, name: str) -> str:
    """What red does in the end if everybody declines whatever it asks for."""
    while (move := curia.bot(name).choose(match.view("red"), seed=1)).startswith("propose"):
        match.play("red", move)
        for seat in match.to_act[:1]:
            match.play(seat, f"decline {match.view(None)['number']}")
    return move


@pytest.mark.parametrize("name", UPPER)
@pytest.mark.parametrize("kind", ["no-caesar", "no-enter", "no-move"])
def test_the_player_on_turn_takes_money_for_what_they_would_not_do(name: str, kind: str) -> None:
    at_what = {"no-caesar": "d3>h1", "no-enter": "d3", "no-move": "b5>f1"}[kind]
    match = at(
        options={"laurels": "open"},
        committees={"i3": ["red", "red"], "b5": ["red", "blue"]},
        players=holding(red="II", blue="II III"),
        laurels={"i3>m3": "V", "m3>senate": "IV", "d3>h1": "II", "b5>f1": "II"},
        caesar="d3>g3",
    )
    promise = {"by": "red", "to": "blue", "kind": kind, "at": at_what, "turns": 0}
    number = offer(match, "blue", payments=[pay("blue", "red", 2)], promises=[promise])
    assert told_no(match, name) == f"take {number}"
    match.play("red", f"take {number}")
    assert at_what not in told_no(match, name)


@pytest.mark.parametrize("name", UPPER)
def test_the_best_move_is_not_given_away_for_a_laurel(name: str) -> None:
    match = at(
        options={"laurels": "open"},
        committees={"n3": ["red", "red"], "senate": ["red", "blue", "green", "green"], "d3": ["red"]},
        players=holding(red="V V", blue="III III I", green="I"),
        laurels={"n3>senate": "V"},
        caesar="d3>g3",
    )
    promise = {"by": "red", "to": "blue", "kind": "no-move", "at": "n3>senate", "turns": 0}
    offer(match, "blue", payments=[pay("blue", "red", 1)], promises=[promise])
    assert curia.bot(name).choose(match.view("red"), seed=1) == "move n3>senate"


@pytest.mark.parametrize(("name", "kept"), [("imperator-honest", True), ("imperator-schemer", False)])
def test_a_promise_not_to_move_is_kept_by_the_honest(name: str, kept: bool) -> None:
    """At tables of a real game, where the best is to move up a certain path."""
    match, found = curia.new("quovadis", seats=3, seed=2), 0
    while match.to_act and found < 3:
        (seat, *_) = match.to_act
        position = match.position()
        if position["turn"] == seat and "deal" not in position:
            move = told_no(curia.position(position, seed=1), name)
            if move.startswith("move "):
                found += 1
                promise = {
                    "by": seat,
                    "to": match.seats[seat == match.seats[0]],
                    "kind": "no-move",
                    "turns": 2,
                }
                given = {**promise, "at": move.removeprefix("move "), "deal": 1, "game": 1, "status": "open"}
                again = curia.position(position | {"ledger": [given], "number": 1}, seed=1)
                assert (told_no(again, name) != move) == kept
        match.play(seat, curia.bot("imperator").choose(match.view(seat), seed=1))
    assert found == 3


def test_more_laurels_are_never_a_loss() -> None:
    """What was learned from games must not turn a payment into harm for who gets it."""
    for number, (match, seat) in enumerate(decisions(4, {}, 6)):
        if number % 7 == 0:
            mind = Merchant(match.view(seat), random.Random(0), learned(), Style())
            outlook = mind.outlook(mind.base.action)
            rising = [outlook.chances([n, -n, 0, 0])[0] for n in (-2, 0, 1, 3)]
            assert rising == sorted(rising)


# --- Imperator's own --------------------------------------------------------------------------------------


@cache
def bribes() -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """Views of real games in which imperator would offer a deal between others, with the offer. It is not
    every game that has an occasion for one."""
    found: list[tuple[dict[str, Any], dict[str, Any]]] = []
    for seed in range(12):
        match = curia.new("quovadis", seats=3, seed=seed)
        while match.to_act and len(found) < 4:
            for seat in match.seats:
                view = match.view(seat)
                said = curia.bot("imperator").choose_offer(view) if may_speak(match, seat) else None
                if said is not None and '"no-consent"' in said:
                    again = curia.replay(match.record())
                    again.play(seat, said)
                    found += [(view, one) for one in again.view(None)["offers"] if one["by"] == seat]
            match.play(match.to_act[0], curia.bot("praetor").choose(match.view(match.to_act[0]), seed=1))
    return found


def test_imperator_pays_a_third_player_not_to_help() -> None:
    assert len(bribes()) == 4
    for view, standing in bribes():
        (promise,), (payment,) = standing["deal"]["promises"], standing["deal"]["payments"]
        assert (promise["kind"], promise["against"], promise["turns"]) == ("no-consent", view["turn"], 0)
        assert [promise["by"]] == standing["open"] == [payment["to"]]
        assert payment["from"] == view["seat"] == standing["by"]
        assert 0 < payment["laurels"] <= 6


def test_other_levels_do_not_speak_unasked() -> None:
    for view, _ in bribes():
        for name in ("random", "tiro", "eques", "praetor", "consul"):
            assert curia.bot(name).choose_offer(view) is None


def test_a_bribe_that_was_refused_is_raised_or_left() -> None:
    for view, standing in bribes():
        refused = {"event": "declined", "seat": standing["open"][0], "number": standing["number"]}
        said = {
            "event": "offered",
            "seat": view["seat"],
            **{key: standing[key] for key in ("number", "deal")},
        }
        again = {**view, "events": [*view["events"], said, refused]}
        again = {**again, "phase": {**view["phase"], "offered": {view["seat"]: 1}}}
        offered = curia.bot("imperator").choose_offer(again)
        if offered is not None and '"no-consent"' in offered:
            deal = json.loads(offered.removeprefix("offer "))
            same = deal["promises"] == standing["deal"]["promises"]
            assert not same or deal["payments"][0]["laurels"] > standing["deal"]["payments"][0]["laurels"]


def test_a_bribe_that_has_lost_its_use_is_taken_back() -> None:
    """Blue pays green not to help red, who has no need of it: Caesar is there."""
    match = at(
        committees={"n3": ["red", "green"], "m3": ["blue"], "senate": ["red", "blue", "green"]},
        players=holding(red="V V II", blue="V IV I I I", green="V III"),
        caesar="n3>senate",
    )
    price = [pay("blue", "green", 3)]
    number = offer(match, "blue", payments=price, promises=[refuses("green", "blue", "red")])
    assert curia.bot("imperator").choose_offer(match.view("blue")) == f"withdraw {number}"


# --- Who is asked, and when -------------------------------------------------------------------------------


def test_everyone_is_asked_once_after_each_entry() -> None:
    match, turns = bribed(2)[0], Turns()

    def asked() -> list[str]:
        found = []
        while (next_one := turns.aside(match, match.seats)) is not None:
            found.append(next_one.seat)
        return found

    assert asked() == ["blue", "green"]
    assert asked() == []
    propose(match, "red", move="d3>g3", consents={"green": 1})
    assert asked() == ["blue"]  # green owes an answer, red is on turn
    match.play("green", "decline 2")
    assert asked() == ["blue", "green"]


def test_the_player_on_turn_is_not_asked_to_speak() -> None:
    match = bribed(2)[0]
    propose(match, "red", move="d3>g3", consents={"green": 1})
    assert match.legal("red") == ["withdraw 2"]
    assert not may_speak(match, "red")


# --- Nothing breaks, and every game ends ------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_whatever_stands_is_answered_by_the_rules(name: str) -> None:
    """At tables with wild talk: what a bot says is legal, and it answers what stands open to it."""
    number = NAMES.index(name)
    rng, bot, answered = random.Random(number), curia.bot(name), 0
    match = new(3 + number % 3, number, {})
    for step, _ in enumerate(walk(match, random.Random(number), steps=120)):
        turn = match.view(None)["turn"]
        if step % 4 or turn is None:
            continue
        again = curia.replay(match.record())
        author, other = rng.sample([seat for seat in match.seats if seat != turn], 2)
        terms = rng.choice(
            [
                [refuses(other, author, turn, rng.randint(0, 2))],
                [{"by": other, "to": author, "kind": "no-enter", "at": "a1", "turns": 0}],
                [{"by": other, "to": author, "kind": "consent", "turns": 2}],
                [{"by": author, "to": other, "kind": "no-move", "at": "d3>g3"}, refuses(other, author, turn)],
                [],
            ]
        )
        payer, receiver = rng.sample((author, other), 2)
        paid = [pay(payer, receiver, 1)] if rng.random() < 0.7 else []
        try:
            offer(again, author, promises=terms, payments=paid)
        except curia.IllegalMove:
            continue
        if other not in (again.view(None)["offers"][-1]["open"] or ()):
            continue
        view = again.view(other)
        asides = [one["number"] for one in view["offers"] if other in (one["open"] or ())]
        answers = {f"{word} {one}" for word in ("accept", "decline") for one in asides}
        if other not in again.to_act:
            answered += 1
            assert (said := bot.choose_offer(view)) in answers
        else:
            said = bot.choose(view, seed=step)
            assert name == "random" or said in answers
        again.play(other, said)
    assert answered > 3


EVERYONE = (*NAMES, *EXPLOITERS)


@pytest.mark.parametrize("names", [EVERYONE[start::4] for start in range(4)])
def test_a_table_of_all_kinds_comes_to_an_end(names: tuple[str, ...]) -> None:
    seated = [EXPLOITERS[name]() if name in EXPLOITERS else curia.bot(name) for name in names]
    match = play(seated, 7, {"disclosure": True})
    assert match.result is not None
    assert len(match.record()["moves"]) < 2000
