"""Tables play by the rules: every action is a legal move, every move can be made, chance is fair, and nobody
sees more than their view."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from curia.core.errors import IllegalMove
from curia.games.caesar import rules as rules
from curia.games.caesar.data import FULL, SMALL
from curia.games.caesar.env import actions as caesar
from curia.games.caesar.env import tensor as caesar_tensor
from curia.games.caesar.env.actions import CaesarTable
from curia.games.caesar.game import CAESAR_CLEOPATRA, CAESAR_CLEOPATRA_SMALL
from curia.games.caesar.state import ORDER, REARRANGE
from curia.games.quovadis.env import actions as quovadis
from curia.games.quovadis.env import tensor as quovadis_tensor
from curia.games.quovadis.env.actions import QuoVadisTable
from curia.games.quovadis.refusals import check
from curia.games.quovadis.state import ACTION
from curia.research.fields import size
from curia.research.pettingzoo import observation
from curia.research.step_env import CHANCE, Table
from tests.envs.walks import SHUFFLED_EDITIONS, tables, walk


def moves_of(table: CaesarTable) -> set[int]:
    """All moves that can be put together from here."""
    found = set()
    for action in table.actions():
        after = table.copy()
        assert isinstance(after, CaesarTable)
        after._listed = None
        move = after._read(table.mover(), action)
        if move is None:
            found |= moves_of(after)
        else:
            assert move not in found, "two ways to one move"
            found.add(move)
    return found


def test_every_move_of_caesar_and_cleopatra_can_be_made_in_one_way() -> None:
    rng = Random(1)
    seen: Counter[int] = Counter()
    for number in range(12):
        table = CaesarTable(CAESAR_CLEOPATRA, rng.choice(SHUFFLED_EDITIONS), Random(number))
        for seat in walk(table, rng):
            if table.picks or (seen[table.state.phase] > 60 and table.state.phase != REARRANGE):
                continue
            seen[table.state.phase] += 1
            moves = moves_of(table)
            assert moves == set(rules.legal(table.state, seat))
    assert seen[REARRANGE] > 3


def test_an_order_is_made_card_by_card() -> None:
    table = CaesarTable(CAESAR_CLEOPATRA, {}, Random(1))
    rng = Random(2)
    chosen = []
    while table.state.phase == ORDER and table.mover() == 0:
        action = rng.choice(table.actions())
        chosen.append(table.names[action].removeprefix("take "))
        table.act(action)
    known = table.view(0)["players"]["cleopatra"]["actions"]["cards"]
    assert known[: len(chosen)] == chosen
    assert table.view(1)["players"]["cleopatra"]["actions"]["cards"] is None


def test_the_menu_of_deals_holds_what_the_rules_allow_of_it() -> None:
    rng = Random(3)
    asked = 0
    for seats in (3, 4, 5):
        table = QuoVadisTable(seats, {}, Random(seats))
        for seat in walk(table, rng):
            s, listed = table.state, table.catalogue
            said = list(listed.proposals) if s.table is None and s.phase == ACTION else []
            if s.table is not None and seat != s.turn:
                said = [listed.more]
            if table.speaker() == seat or any(standing.open >> seat & 1 for standing in s.offers):
                continue  # the next test
            for action in said:
                try:
                    check(s, seat, table.said(seat, action))
                except IllegalMove:
                    assert action not in table.actions()
                else:
                    assert (action in table.actions()) == (s.proposals < table.proposals)
                    asked += 1
    assert asked > 100


def test_third_players_may_bribe_and_the_bribed_answer() -> None:
    """QV-9.14: before a proposal is answered; who accepts is bound not to consent (QV-9.2)."""
    rng = Random(21)
    seen: Counter[str] = Counter()
    for seats in (3, 4, 5):
        table = QuoVadisTable(seats, {}, Random(seats))
        for seat in walk(table, rng):
            s, listed = table.state, table.catalogue
            names = [table.names[action] for action in table.actions()]
            if table.speaker() == seat:
                assert s.table is not None
                assert not s.table.waiting >> seat & 1
                assert seat != s.turn
                assert names[0] == "say nothing"
                for action in table.actions()[1:]:
                    check(s, seat, table.said(seat, action))
                    seen["bribes"] += 1
            elif any(standing.open >> seat & 1 for standing in s.offers):
                assert set(names) <= {"accept", "decline"}
                seen["answers"] += 1
            elif s.no_consent >> seat & 1 and s.table is not None and s.table.deal.consents[seat]:
                assert listed.accept not in table.actions()
                seen["bound"] += 1
    assert min(seen["bribes"], seen["answers"], seen["bound"]) > 5


def test_without_bribes_nobody_speaks_unasked() -> None:
    table = QuoVadisTable(4, {}, Random(1), bribes=False)
    for seat in walk(table, Random(2)):
        assert table.speaker() < 0
        assert table.view(seat)["to_act"][0] == table.game.seats(table.state)[seat]
        assert not table.state.offers


def test_everyone_can_know_who_holds_which_tiles() -> None:
    rng = Random(4)
    for table in tables(Random(4)):
        if isinstance(table, QuoVadisTable):
            for _ in walk(table, rng):
                assert table.tiles == table.state.tiles


def test_returns_add_up_to_nothing_and_the_winner_gets_most() -> None:
    rng = Random(5)
    for table in tables(None):
        for _ in walk(table, rng):
            pass
        result = table.game.result(table.state)
        assert result is not None
        returns = table.returns()
        assert sum(returns) == pytest.approx(0)
        winners = [table.game.seats(table.state).index(seat) for seat in result["winners"]]
        if len(winners) == 1:
            assert returns[winners[0]] == max(returns) == 1
        table.rewards = "points"
        assert sum(table.returns()) == pytest.approx(0)


def test_a_copy_goes_its_own_way() -> None:
    rng = Random(6)
    for table in tables(None):
        for number, seat in enumerate(walk(table, rng)):
            if number == 40:
                before = table.information(seat)
                for _ in walk(table.copy(), Random(7)):
                    pass
                assert table.information(seat) == before
                break


def test_a_seat_sees_the_same_in_every_world_that_fits() -> None:
    """Observation, mask and information state can't depend on what is hidden: another world, the same."""
    rng = Random(8)
    differed = 0
    for table in tables(None):
        for number, seat in enumerate(walk(table, rng)):
            if rng.random() < 0.06 or number == 1:
                world = table.resample(seat, rng)
                assert world.mover() == seat
                assert world.actions() == table.actions()
                assert world.information(seat) == table.information(seat)
                assert (observation(world, seat) == observation(table, seat)).all()
                others = [each for each in range(table.seats) if each != seat]
                differed += any((observation(world, o) != observation(table, o)).any() for o in others)
                _play_a_little(world, rng)
    assert differed > 50


def _play_a_little(world: Table[Any], rng: Random) -> None:
    for number, seat in enumerate(walk(world, rng)):
        for each in range(world.seats):
            _words(world).numbers(world.information(each))
        if number == 3:
            assert world.resample(seat, rng).information(seat) == world.information(seat)
            return


def _words(table: Table[Any]) -> Any:
    return caesar.VOCABULARY if isinstance(table, CaesarTable) else quovadis.VOCABULARY


def test_picks_and_set_up_choices_stay_secret() -> None:
    """Two arrangements that only Cleopatra can tell apart."""
    told = set()
    for first in ("down 1 senators", "down 2 senators"):
        table = CaesarTable(CAESAR_CLEOPATRA_SMALL, {}, None)
        table.act(table.names.index(first))
        assert table.mover() == 1
        told.add((table.information(1), str(table.view(1))))
    assert len(told) == 1
    full = CaesarTable(CAESAR_CLEOPATRA, {}, None)
    before = full.information(1), str(full.view(1))
    full.act(full.actions()[0])
    assert full.mover() == 0
    assert full.information(0) != ""
    assert (full.information(1), str(full.view(1))) == before


def test_information_grows_and_its_words_are_known() -> None:
    rng = Random(9)
    most: Counter[str] = Counter()
    for table in tables(None):
        last = [""] * table.seats
        for seat in walk(table, rng):
            for each in range(table.seats):
                now = table.seen[each]
                assert now.startswith(last[each])
                last[each] = now
            assert table.information(seat).startswith(table.seen[seat])
        for each in range(table.seats):
            numbers = _words(table).numbers(table.information(each))
            assert min(numbers) > 0
            most[table.game.id] = max(most[table.game.id], len(numbers))
    assert most["caesar-cleopatra"] < 4096
    assert most["caesar-cleopatra-small"] < 256


def test_the_words_of_a_past_say_all_of_it() -> None:
    """Two pasts with the same words are the same past: nothing gets lost in the telling."""
    rng = Random(17)
    pasts: dict[str, str] = {}
    for _ in range(300):
        table = CaesarTable(CAESAR_CLEOPATRA_SMALL, {}, None)
        for seat in walk(table, rng):
            past = json.dumps([seat, table.full_view(seat)["events"], table.picks])
            assert pasts.setdefault(f"{seat} {table.information(seat)}", past) == past
    assert len(pasts) > 300


def test_explicit_chance_is_fair() -> None:
    """The first vote card of the small version is each of its three cards as often."""
    table = CaesarTable(CAESAR_CLEOPATRA_SMALL, {}, None)
    rng = Random(10)
    for _ in walk(table, rng):
        if table.state.phase == 5:  # laid
            break
    table.act(table.names.index("done"))
    assert table.mover() == CHANCE
    assert [table.outcome_name(o) for o, _ in table.outcomes()] == [
        "vote senators",
        "vote praetors",
        "vote orgy",
    ]
    assert [share for _, share in table.outcomes()] == pytest.approx([1 / 3] * 3)


def test_explicit_and_shuffled_chance_give_the_same_kind_of_game() -> None:
    """Over many random games the mean margin, length and vote results agree within noise."""
    lengths: list[list[int]] = [[], []]
    for kind in (0, 1):
        for seed in range(400):
            table = CaesarTable(CAESAR_CLEOPATRA_SMALL, {}, Random(seed) if kind else None)
            lengths[kind].append(sum(1 for _ in walk(table, Random(f"{kind} {seed}"))))
    means = [sum(each) / len(each) for each in lengths]
    assert abs(means[0] - means[1]) < 0.5


def test_a_game_is_no_longer_than_it_says() -> None:
    rng = Random(11)
    for table in tables(Random(11)):
        assert isinstance(table, CaesarTable | QuoVadisTable)
        assert sum(1 for _ in walk(table, rng)) <= table.most_decisions()


def test_fields_have_the_sizes_that_they_say() -> None:
    rng = Random(12)
    for table in tables(Random(12)):
        for number, seat in enumerate(walk(table, rng)):
            if number % 7:
                continue
            if isinstance(table, QuoVadisTable):
                fields = quovadis_tensor.fields(table.seats)
                pieces = quovadis_tensor.pieces(table.view(seat), table.tiles)
            else:
                assert isinstance(table, CaesarTable)
                fields = caesar_tensor.fields(table.box)
                pieces = caesar_tensor.pieces(table.view(seat), table.box)
            assert {name: len(numbers) for name, numbers in pieces.items()} == {
                field.name: field.size for field in fields
            }
            assert all(0 <= number <= 1.000001 for numbers in pieces.values() for number in numbers)
    assert size(caesar_tensor.fields(FULL)) == 338
    assert size(caesar_tensor.fields(SMALL)) < 160


def test_actions_have_different_names() -> None:
    for table in tables(Random(13)):
        assert len(set(table.names)) == len(table.names)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    table = CaesarTable(CAESAR_CLEOPATRA, {}, Random(14))
    before = table.view(0)
    with pytest.raises(ValueError, match="not legal"):
        table.act(table.names.index("pass"))
    assert table.view(0) == before


def test_a_cap_on_turns_ends_the_game_as_it_stands() -> None:
    for rng in (Random(15), None):
        table = QuoVadisTable(4, {"consul": True}, rng, "points", max_turns=20)
        for _ in walk(table, Random(16)):
            assert not table.cut()
        assert table.cut()
        assert table.state.turns == 20
        assert sum(table.returns()) == pytest.approx(0)


@pytest.mark.parametrize("wrong", [{"rewards": "fame"}, {"proposals": 11}, {"max_turns": -1}])
def test_arguments_are_checked(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=next(iter(wrong))):
        QuoVadisTable(3, {}, None, **wrong)
