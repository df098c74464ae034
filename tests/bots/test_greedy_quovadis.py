"""`greedy` at a table of Quo Vadis?: within the rules, repeatable, no fool in a deal, and strong."""

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import curia
from bench.bots_quovadis import play, tournament
from curia.games.quovadis.bots.greedy import WEIGHTS, Greedy, together
from curia.games.quovadis.deal_notation import read_deal
from tests.quovadis.random_talk import MIXES, new, walk
from tests.quovadis.table import at, holding, propose

GREEDY, RANDOM = curia.bot("greedy"), curia.bot("random")
SEATS = (3, 4, 5)


def accepts(match: curia.Match, seat: str, move: str) -> bool:
    """Is it legal? Tried on a copy: deals need not be among those listed."""
    if move in match.legal(seat):
        return True
    again = curia.replay(match.record())
    again.play(seat, move)
    return True


def decisions(seats: int, options: dict[str, Any], seed: int) -> Iterator[tuple[curia.Match, str]]:
    """Every decision of a match in which greedy and chance take turns, so that odd tables come up."""
    chance = random.Random(seed)
    match = new(seats, seed, options)
    while match.to_act:
        seat = chance.choice(match.to_act)
        yield match, seat
        view = match.view(seat)
        wild = chance.random() < (seed % 3) / 2
        match.play(seat, chance.choice(view["legal"]) if wild else GREEDY.choose(view, seed=seed))


def check_mixed_game(seats: int, options: dict[str, Any], seed: int) -> None:
    """`play` raises if any bot makes an illegal move."""
    bots = [GREEDY, RANDOM, GREEDY, RANDOM, GREEDY][:seats]
    assert play(bots, seed, options).result is not None


@pytest.mark.parametrize("number", range(1, len(MIXES), 3))
def test_variants_are_played_by_the_rules(number: int) -> None:
    options = MIXES[number] | {"consul": False}
    check_mixed_game(SEATS[number % 3], options, number)


def test_three_games_for_the_consul_are_played_by_the_rules() -> None:
    check_mixed_game(3, {"consul": True, "disclosure": True}, 1)


@pytest.mark.long
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("options", MIXES[::5])
def test_every_variant_with_every_number_of_players(seats: int, options: dict[str, Any]) -> None:
    check_mixed_game(seats, options, 10 * seats)


def check_odd_tables(seats: int, options: dict[str, Any], seed: int) -> None:
    """Whatever lies on the table, also for a seat that is not asked."""
    match = new(seats, seed, options)
    for number, _ in enumerate(walk(match, random.Random(seed), steps=60)):
        if number % 4:
            continue
        for seat in match.seats:
            view = match.view(seat)
            if view["legal"]:
                assert accepts(match, seat, GREEDY.choose(view, seed=number))
            offer = GREEDY.choose_offer(view)
            assert offer is None or accepts(match, seat, offer)


@pytest.mark.parametrize("seats", SEATS)
def test_odd_deals_and_offers_are_no_trouble(seats: int) -> None:
    check_odd_tables(seats, MIXES[seats], seats)


@pytest.mark.long
@pytest.mark.parametrize("options", MIXES[::5])
def test_odd_deals_and_offers_are_no_trouble_in_any_variant(options: dict[str, Any]) -> None:
    for seed in range(3):
        check_odd_tables(SEATS[seed % 3], options, 100 + seed)


def test_positions_set_up_by_hand_are_played_too() -> None:
    for number, (match, seat) in enumerate(decisions(4, {"disclosure": True}, 4)):
        if number % 10 == 0:
            again = curia.position(match.position(), seed=1)
            assert accepts(again, seat, GREEDY.choose(again.view(seat), seed=1))
            bare = match.view(seat) | {"events": []}
            assert accepts(match, seat, GREEDY.choose(bare, seed=1))


def test_a_seed_repeats_a_choice_and_the_view_is_left_alone() -> None:
    for number, (match, seat) in enumerate(decisions(3, {}, 1)):
        if number % 5:
            continue
        view = match.view(seat)
        before, chance = copy.deepcopy(view), random.getstate()
        first = GREEDY.choose(view, seed=number)
        again = json.loads(json.dumps(view))
        assert GREEDY.choose(again, seed=number) == first
        assert GREEDY.choose_offer(again) == GREEDY.choose_offer(view)
        assert view == before
        assert random.getstate() == chance


def test_what_it_cannot_see_makes_no_difference() -> None:
    for number, (match, seat) in enumerate(decisions(4, {}, 2)):
        if number % 9 == 0:
            view = match.view(seat)
            other = curia.sample(view, random.Random(number))
            assert GREEDY.choose(other.view(seat), seed=number) == GREEDY.choose(view, seed=number)


def agreed_to(view: dict[str, Any], move: str) -> dict[str, Any] | None:
    """The deal that a move agrees to or puts forward, if any."""
    word, _, rest = move.partition(" ")
    if word == "accept":
        deal: dict[str, Any] = view["deal"]["deal"]
        return deal
    if word in ("propose", "offer", "counter"):
        deal = json.loads(rest[rest.index("{") :])
        return deal
    return None


@pytest.mark.parametrize("seats", SEATS)
def test_it_never_agrees_to_a_loss(seats: int) -> None:
    """By its own judgement every deal that it makes, takes or accepts is a gain; and it promises nothing."""
    made = 0
    for match, seat in decisions(seats, {}, 6 + seats % 2):
        view = match.view(seat)
        move = GREEDY.choose(view, seed=1)
        mind = Greedy(view, random.Random(1), WEIGHTS)
        found = agreed_to(view, move)
        deal = None if found is None else read_deal(found, seats)
        if move.startswith("take"):
            numbers = [int(word) for word in move.split(" ")[1:]]
            deal = together([offer for offer in mind.s.offers if offer.number in numbers])
        if deal is not None:
            made += 1
            assert mind.gains(deal)[mind.me] > 0
            assert not mind.promises(deal)
    assert made > 0


# --- Tables where the right answer is plain ---------------------------------------------------------------


def chosen(match: curia.Match, seat: str) -> set[str]:
    """What it chooses, with different seeds."""
    return {GREEDY.choose(match.view(seat), seed=seed) for seed in range(5)}


def choice(match: curia.Match, seat: str) -> str:
    """What it chooses, whatever the seed."""
    (found,) = chosen(match, seat)
    return found


def test_it_ends_a_game_that_it_wins() -> None:
    match = at(
        committees={"n3": ["red", "red"], "g3": ["red"], "senate": ["red", "blue", "blue", "green"]},
        players=holding(red="V V", blue="II", green="III"),
        options={"laurels": "open"},
        caesar="d3>g3",
        laurels={"n3>senate": "III"},
    )
    assert choice(match, "red") == "move n3>senate"


def test_it_does_not_end_a_game_that_it_loses() -> None:
    match = at(
        committees={"n3": ["red", "red"], "c1": ["red"], "senate": ["red", "blue", "blue", "green"]},
        players=holding(red="I", blue="V V V", green="III"),
        options={"laurels": "open"},
        caesar="d3>g3",
        laurels={"n3>senate": "III"},
    )
    assert "move n3>senate" not in chosen(match, "red")


def test_it_gives_no_consent_to_the_move_that_beats_it() -> None:
    match = at(
        committees={"n3": ["red", "blue"], "senate": ["red", "blue", "green", "green"]},
        players=holding(red="V V I", blue="V IV", green="I"),
        options={"laurels": "open"},
        laurels={"n3>senate": "III"},
        caesar="d3>g3",
    )
    payment = [{"from": "red", "to": "blue", "laurels": 1}]
    number = propose(match, "red", move="n3>senate", consents={"blue": 1}, payments=payment)
    assert choice(match, "blue") == f"decline {number}"


def test_it_asks_for_consent_and_a_greedy_partner_gives_it() -> None:
    match = at(
        committees={"d3": ["red", "blue", "green"]},
        laurels={"d3>g3": "V", "d3>h1": "II", "g3>j5": "III", "j5>senate": "III"},
        caesar="m3>senate",
        options={"laurels": "open"},
        players=holding(red="I I I", blue="II", green="II"),
    )
    asked = choice(match, "red")
    assert asked.startswith('propose {"move":"d3>g3"')
    match.play("red", asked)
    (partner,) = match.to_act
    assert choice(match, partner).startswith("accept")


def test_other_partners_are_asked_before_more_is_paid() -> None:
    match = at(
        committees={"d3": ["red", "blue", "green"]},
        laurels={"d3>g3": "V", "d3>h1": "II", "g3>j5": "III", "j5>senate": "III"},
        caesar="m3>senate",
        players=holding(red="I I I I I I"),
    )
    asked = []
    while (move := GREEDY.choose(match.view("red"), seed=1)).startswith("propose"):
        match.play("red", move)
        asked.append(json.loads(move.removeprefix("propose ")))
        match.play(match.to_act[0], f"decline {match.view('red')['number']}")
    assert set(asked[0]["consents"]) != set(asked[1]["consents"])
    assert 2 <= len(asked) <= 6
    prices = [sum(term["laurels"] for term in deal.get("payments", [])) for deal in asked]
    assert prices[-1] >= prices[0]
    match.play("red", move)
    assert match.view(None)["turn"] == "blue"


def test_a_price_that_is_too_low_is_countered_and_a_gift_refused() -> None:
    match = at(
        committees={"m3": ["red", "blue"], "senate": ["green"]},
        laurels={"m3>senate": "V"},
        players=holding(red="I I I V", blue="IV", green="III"),
        caesar="d3>g3",
    )
    number = propose(match, "red", move="m3>senate", consents={"blue": 1})
    answer = choice(match, "blue")
    assert answer.startswith((f"counter {number}", f"decline {number}"))
    match.play("blue", answer if answer.startswith("decline") else f"decline {number}")
    number = propose(match, "red", payments=[{"from": "blue", "to": "red", "laurels": 1}])
    assert choice(match, "blue") == f"decline {number}"


def test_a_promise_buys_nothing() -> None:
    match = at(committees={"d3": ["red", "blue"]}, players=holding(blue="IV", red="I I"))
    promise = {"by": "red", "to": "blue", "kind": "consent", "turns": 3}
    payment = {"from": "blue", "to": "red", "laurels": 1}
    number = propose(match, "red", promises=[promise], payments=[payment])
    assert choice(match, "blue") == f"decline {number}"


# --- Strength ---------------------------------------------------------------------------------------------


def test_greedy_beats_two_random_bots() -> None:
    tally = tournament([GREEDY, RANDOM, RANDOM], 9, 1, {})
    assert tally.wins[0] >= 8


@pytest.mark.parametrize("seats", SEATS)
def test_games_between_them_end_in_the_senate(seats: int) -> None:
    tally = tournament([GREEDY] * seats, 3, 1, {})
    assert tally.ends == {"QV-8.1": 3}


@pytest.mark.long
def test_greedy_beats_two_random_bots_in_ninety_of_a_hundred_games() -> None:
    assert tournament([GREEDY, RANDOM, RANDOM], 100, 1, {}).wins[0] >= 90


@pytest.mark.long
@pytest.mark.parametrize("seats", SEATS)
def test_more_games_between_them_end_in_the_senate(seats: int) -> None:
    tally = tournament([GREEDY] * seats, 20, 1, {})
    assert tally.ends["QV-8.1"] >= 19
    assert max(tally.turns) <= 100 * seats
