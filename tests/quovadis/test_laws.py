"""What must hold in every match, at every point, with deals of all kinds, legal and illegal."""

import json
from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

import curia
from curia import Match
from curia.core import laws
from curia.games.quovadis.data import FEW_ONES, IN_THE_BOX, LAURELS
from tests.quovadis.random_talk import MIXES, finish, new, walk

TABLES = [(3 + index % 3, options) for index, options in enumerate(MIXES)]


@cache
def schema(name: str) -> Draft202012Validator:
    found = curia.schema("quovadis", name)
    Draft202012Validator.check_schema(found)
    return Draft202012Validator(found)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_laws_along_a_random_match(seats: int, options: dict[str, Any]) -> None:
    rng = Random(seats)
    match = new(seats, 11, options)
    before = laws.now(match)
    for step, text in enumerate(walk(match, rng, 120)):
        now = laws.now(match)
        if text is not None:
            assert now == before, f"{text} was refused and changed something"
            continue
        before = now
        assert_conserved(match)
        assert match.result is not None or match.to_act
        if step % 5 == 0:
            laws.position_round_trips(match)
        if step % 16 == 0:
            laws.legal_is_accepted(match)
            laws.asides_have_leave(match)
            laws.copies_are_deep(match, rng, 30)
            assert_fits_schemas(match)
            for seat in laws.everybody(match):
                laws.sample_fits(match, seat, rng)
    laws.replay_gives_the_same(match)
    for event in match.events(None):
        schema("event").validate(event)


def assert_conserved(match: Match) -> None:
    position = match.position()
    tiles: Counter[str] = Counter([*position["laurels"].values(), *position["stock"]])
    senators: Counter[str] = Counter()
    for seated in position["committees"].values():
        senators.update(seated)
    for seat, player in position["players"].items():
        tiles.update(player["laurels"])
        senators[seat] += player["reserve"]
    tiles["I"] += position["bank"]
    ones = FEW_ONES[position["seats"]] if position["options"]["ones"] == "few" else IN_THE_BOX[0]
    assert tiles == Counter(dict(zip(LAURELS, (ones, *IN_THE_BOX[1:]), strict=True)))
    assert senators == dict.fromkeys(match.seats, 8)


def assert_fits_schemas(match: Match) -> None:
    for seat in (None, match.seats[-1]):
        view = match.view(seat)
        schema("view").validate({**view, "events": view["events"][-8:]})
    schema("position").validate(match.position())
    schema("record").validate(match.record())


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_sampled_match_has_everyones_true_tiles(seats: int) -> None:
    match = new(seats, 5)
    for _ in walk(match, Random(5), 150):
        pass
    true = match.position()
    sampled = curia.sample(match.view(match.seats[0]), Random(1)).position()
    assert sampled["players"] == true["players"]
    assert Counter(sampled["stock"]) == Counter(true["stock"])
    assert len(true["stock"]) < 5 or sampled["stock"] != true["stock"]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_game_ends(seats: int, options: dict[str, Any]) -> None:
    match = new(seats, 3, options)
    finish(match, Random(3))
    assert match.result is not None
    assert match.result["reason"] == ("QV-10.3" if options["consul"] else "QV-8.1")
    assert match.to_act == ()
    assert_fits_schemas(match)
    for seat in laws.everybody(match):
        laws.sample_fits(match, seat, Random(1))


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32), index=st.integers(0, len(TABLES) - 1))
def test_views_do_not_depend_on_the_order_of_the_stock(seed: int, index: int) -> None:
    rng = Random(seed)
    seats, options = TABLES[index]
    match = new(seats, seed, options)
    for _ in walk(match, rng, rng.randint(0, 60), tries=1):
        pass
    position = match.position()
    shuffled = json.loads(json.dumps(position))
    rng.shuffle(shuffled["stock"])
    one, other = curia.position(position), curia.position(shuffled)
    for seat in (None, *match.seats):
        assert one.view(seat) == other.view(seat)


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_a_position_without_a_past_can_be_sampled(seed: int) -> None:
    rng = Random(seed)
    match = new(rng.choice([3, 4, 5]), seed, rng.choice(MIXES))
    for _ in walk(match, rng, 60, tries=2):
        pass
    match = curia.position(match.position(), seed=seed)
    for _ in walk(match, rng, 15, tries=2):
        pass
    for seat in laws.everybody(match):
        laws.sample_fits(match, seat, rng)


@settings(max_examples=200, deadline=None)
@given(
    text=st.text(max_size=60),
    prefix=st.sampled_from(["", "propose ", "offer {", "counter 1 ", "take ", "enter "]),
)
def test_nonsense_is_refused_in_words_and_changes_nothing(text: str, prefix: str) -> None:
    match = new(3, 1)
    before = match.position()
    for seat in match.seats:
        with pytest.raises(curia.IllegalMove) as refusal:
            match.play(seat, prefix + text)
        assert str(refusal.value)
    assert match.position() == before
