"""What every bot keeps: it plays by the rules, repeats itself with a seed, and knows only its view."""

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import curia
from curia.games.caesar.bots.search import Search, Trial

FULL, SMALL = "caesar-cleopatra", "caesar-cleopatra-small"
CAESARS = (FULL, SMALL)
EDITIONS: list[str] = list(curia.games()[FULL]["editions"])
BOTS = [name for name, facts in curia.bots().items() if FULL in facts["games"]]
QUICK = ("random", "greedy", "tiro", "eques")


def ask(name: str, view: dict[str, Any], seed: int) -> str:
    """A choice that does not depend on time."""
    return curia.bot(name).choose(view, iterations=4, seed=seed)


def decisions(game: str, options: dict[str, str], seed: int) -> Iterator[tuple[curia.Match, str]]:
    """Every decision of a game in which greedy and chance take turns to move, so that odd tables come up."""
    chance = random.Random(seed)
    match = curia.new(game, seed=seed, options=options)
    greedy = curia.bot("greedy")
    while match.to_act:
        seat = match.to_act[0]
        yield match, seat
        view = match.view(seat)
        wild = chance.random() < (seed % 4) / 3
        match.play(seat, chance.choice(view["legal"]) if wild else greedy.choose(view, seed=seed))


def accepts(match: curia.Match, seat: str, move: str) -> bool:
    """An order need not be one of those listed; everything else is."""
    if move in match.legal(seat):
        return True
    return move.startswith("order") and sorted(move.split()) == sorted(match.legal(seat)[0].split())


options = st.fixed_dictionaries(
    {"edition": st.sampled_from(EDITIONS)},
    optional={
        name: st.sampled_from(option["values"])
        for name, option in curia.games()[FULL]["options"].items()
        if name != "edition"
    },
)


def some_way_on(game: str) -> tuple[curia.Match, str]:
    """At a choice among many, and not the first one."""
    match = curia.new(game, seed=3)
    number = 0
    while number < 3 or len(match.legal(match.to_act[0])) < 3:
        seat = match.to_act[0]
        match.play(seat, curia.bot("greedy").choose(match.view(seat), seed=number))
        number += 1
    return match, match.to_act[0]


@pytest.mark.parametrize("time", [0.0, -1.0, 1e-9, float("nan"), None])
@pytest.mark.parametrize("game", curia.games())
def test_no_time_is_enough_for_a_legal_move(time: float | None, game: str) -> None:
    match, seat = some_way_on(game)
    for name in BOTS:
        if game in curia.bots()[name]["games"]:
            move = curia.bot(name).choose(match.view(seat), time, -1 if time is None else None, seed=1)
            curia.replay(match.record()).play(seat, move)


@pytest.mark.parametrize("name", ["consul", "imperator"])
@pytest.mark.parametrize("iterations", [0, -5])
def test_no_iterations_are_as_few_as_can_be(
    name: str, iterations: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They don't stand for as many as the bot likes."""
    asked = list[int]()

    def run(self: Search, trials: list[Trial], playouts: int, until: float | None) -> list[Trial]:
        asked.append(playouts)
        return trials

    monkeypatch.setattr(Search, "run", run)
    for match, seat in decisions(FULL, {}, 4):
        curia.bot(name).choose(match.view(seat), iterations=iterations, seed=1)
        if len(asked) == 3:
            break
    assert asked == [1, 1, 1]


@given(st.sampled_from(CAESARS), options, st.integers(0, 10**6))
@settings(max_examples=25, deadline=None)
def test_every_choice_is_legal_in_every_edition(game: str, given: dict[str, str], seed: int) -> None:
    for match, seat in decisions(game, given, seed):
        view = match.view(seat)
        for name in QUICK:
            assert accepts(match, seat, ask(name, view, seed))


@given(st.sampled_from(CAESARS), options, st.integers(0, 10**6))
@settings(max_examples=8, deadline=None)
def test_every_choice_of_the_thoughtful_is_legal(game: str, given: dict[str, str], seed: int) -> None:
    for number, (match, seat) in enumerate(decisions(game, given, seed)):
        name = BOTS[number % len(BOTS)]
        assert accepts(match, seat, ask(name, match.view(seat), seed))


@pytest.mark.long
@given(st.sampled_from(CAESARS), options, st.integers(0, 10**6))
@settings(max_examples=40, deadline=None)
def test_every_choice_is_legal_in_many_games(game: str, given: dict[str, str], seed: int) -> None:
    for number, (match, seat) in enumerate(decisions(game, given, seed)):
        assert accepts(match, seat, ask(BOTS[number % len(BOTS)], match.view(seat), seed))


@pytest.mark.parametrize("edition", EDITIONS)
def test_positions_set_up_by_hand_are_played_too(edition: str) -> None:
    for seed in range(2):
        for number, (match, _) in enumerate(decisions(FULL, {"edition": edition}, seed)):
            if number % 5:
                continue
            again = curia.position(match.position(), seed=seed)
            for seat in again.to_act:
                for name in BOTS:
                    assert accepts(again, seat, ask(name, again.view(seat), seed))


BARE: list[dict[str, Any]] = [
    {"game": FULL, "turn": "caesar", "players": {"caesar": {"hand": ["P"]}}},
    {
        "game": FULL,
        "turn": "caesar",
        "players": {"caesar": {"hand": ["P", "veto"]}, "cleopatra": {"hand": ["1"]}},
    },
    {
        "game": FULL,
        "turn": "caesar",
        "options": {"edition": "dutch"},
        "players": {"caesar": {"hand": ["veto"], "influence": ["1"]}, "cleopatra": {"hand": ["1"]}},
    },
    {
        "game": FULL,
        "turn": "cleopatra",
        "table": {
            "senators": {"left": 1, "cleopatra": ["P", "P*", "5", "5", "5"], "caesar": ["1", "P*", "P"]}
        },
        "players": {
            "cleopatra": {"hand": ["castling", "wrath", "1"], "won": {"senators": 4}},
            "caesar": {"hand": ["1"]},
        },
    },
    {"game": SMALL, "turn": "cleopatra", "players": {"cleopatra": {"hand": ["1", "P"]}}},
]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("position", BARE)
def test_bare_tables_are_no_trouble(position: dict[str, Any], name: str) -> None:
    match = curia.position(position, seed=1)
    for _ in range(200):
        if not match.to_act:
            break
        seat = match.to_act[0]
        match.play(seat, ask(name, match.view(seat), 1))


@pytest.mark.parametrize("name", BOTS)
def test_a_seed_repeats_a_choice_whatever_else_is_random(name: str) -> None:
    for number, (match, seat) in enumerate(decisions(FULL, {}, 2)):
        if number % 5:
            continue
        view = match.view(seat)
        random.seed(number)
        first = ask(name, view, number)
        # Another object with equal contents, as it would come over a wire.
        again = json.loads(json.dumps(view))
        assert ask(name, again, number) == first
        assert ask(name, view, number) == first


@pytest.mark.parametrize("name", BOTS)
def test_a_choice_leaves_the_view_and_everybody_elses_chance_alone(name: str) -> None:
    for number, (match, seat) in enumerate(decisions(FULL, {}, 3)):
        if number % 3:
            continue
        view = match.view(seat)
        before, chance = copy.deepcopy(view), random.getstate()
        ask(name, view, 1)
        curia.bot(name).choose_offer(view)
        assert view == before
        assert random.getstate() == chance


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_a_bot_cannot_see_makes_no_difference(edition: str) -> None:
    """Worlds that look alike are played alike."""
    for number, (match, seat) in enumerate(decisions(FULL, {"edition": edition}, 4)):
        if number % 7:
            continue
        view = match.view(seat)
        other = curia.sample(view, random.Random(number))
        for name in BOTS:
            assert ask(name, other.view(seat), number) == ask(name, view, number)


@pytest.mark.parametrize("name", ["greedy", "consul", "imperator"])
def test_openings_are_mixed(name: str) -> None:
    """One that can be foretold can be answered."""
    match = curia.new(FULL, seed=1)
    orders = {ask(name, match.view("caesar"), seed) for seed in range(20)}
    assert len(orders) > 10
    for seat in match.seats:
        match.play(seat, match.legal(seat)[0])
    assert len({ask(name, match.view("caesar"), seed) for seed in range(20)}) > 5


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_has_nothing_to_offer_in_a_game_without_offers(name: str) -> None:
    match = curia.new(FULL, seed=1)
    assert curia.bot(name).choose_offer(match.view("caesar")) is None


@pytest.mark.parametrize("name", BOTS)
def test_a_seat_that_owes_no_move_is_not_to_be_asked(name: str) -> None:
    match = curia.new(FULL, seed=1)
    match.play("caesar", match.legal("caesar")[0])
    with pytest.raises(curia.BadInput) as refused:
        curia.bot(name).choose(match.view("caesar"))
    assert refused.value.key == "bot-idle"
    assert str(refused.value)
