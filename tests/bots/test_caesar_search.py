"""What the search of Caesar & Cleopatra stands on: worlds that fit, steps that make moves, judgements."""

import random
from collections import Counter
from math import inf
from statistics import mean
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import curia
from curia.core.dice import Dice
from curia.games.caesar.bots import plain as caesar_plain
from curia.games.caesar.bots import search as caesar_search
from curia.games.caesar.bots.evaluator import judge
from curia.games.caesar.bots.features import look
from curia.games.caesar.bots.heuristic_weights import Habits, tuned
from curia.games.caesar.bots.heuristics import preferred, wander
from curia.games.caesar.bots.levels import choose, mixed, overlooking
from curia.games.caesar.bots.network import WEIGHTS, Net, shipped
from curia.games.caesar.bots.read_belief import remember
from curia.games.caesar.bots.search import KINDS, Manner, Search, Trial, different, settled
from curia.games.caesar.data import ACTION_CARDS, ALL_INFLUENCE, FULL, INFLUENCE_CARDS, SMALL, unpack
from curia.games.caesar.moves import arranged, arrangement
from curia.games.caesar.notation import move_text, read_move
from curia.games.caesar.state import CHANCE, ORDER, Player, State, player
from curia.games.caesar.steps import Course, place, steps, steps_to
from curia.games.caesar.view import view as seen

BOXES = {"caesar-cleopatra": FULL, "caesar-cleopatra-small": SMALL}
GAMES = [
    ("caesar-cleopatra", {"edition": "kosmos"}, 1),
    ("caesar-cleopatra", {"edition": "french", "actions": "shuffled"}, 2),
    ("caesar-cleopatra", {"edition": "dutch", "orgies": "late"}, 3),
    ("caesar-cleopatra-small", {}, 4),
]


def matches(game: str, options: dict[str, str], seed: int, mad: float = 0.3) -> list[curia.Match]:
    """A game at every seventh of its decisions; rules of thumb and chance take turns."""
    rng, found = random.Random(seed), []
    match = curia.new(game, seed=seed, options=options)
    number = 0
    while match.to_act:
        if number % 7 == seed % 7:
            found.append(curia.replay(match.record()))
        seat = match.to_act[0]
        view = match.view(seat)
        wild = rng.random() < mad
        match.play(seat, rng.choice(view["legal"]) if wild else curia.bot("greedy").choose(view, seed=seed))
        number += 1
    return found


def cards(player: Player) -> tuple[object, ...]:
    piles = player.influence_pile[: player.influence_left], player.action_pile[: player.actions_left]
    return player.hand, player.up, player.down, player.laid, player.won, player.bonus, piles


def truth(s: State) -> tuple[object, ...]:
    return cards(s.cleopatra), cards(s.caesar), s.phase, s.votes[: s.votes_left], s.left, s.turn


@pytest.mark.parametrize(("game", "options", "seed"), GAMES)
def test_a_world_fits_its_view_and_its_past_leads_to_it(
    game: str, options: dict[str, str], seed: int
) -> None:
    for match in matches(game, options, seed):
        for seat in match.seats:
            view = match.view(seat)
            past = remember(view, BOXES[game], random.Random(seed))
            for _ in range(3):
                world = past.world()
                assert world is not None
                again = seen(world, past.seat)
                for key in ("table", "players", "votes", "turn", "passes"):
                    assert again[key] == view[key]
                replayed, likely = past.replay(world, 12, 10.0, KINDS)
                if replayed.phase not in (CHANCE, ORDER):
                    assert truth(replayed) == truth(world)
                assert max(likely) <= 0


@pytest.mark.parametrize(("game", "options", "seed"), GAMES)
def test_what_cannot_be_seen_is_no_feature(game: str, options: dict[str, str], seed: int) -> None:
    """CC-10.4: the features of whoever acts are the same in every world that fits."""
    for match in matches(game, options, seed):
        for name in match.to_act:
            past = remember(match.view(name), BOXES[game], random.Random(seed))
            rows = set()
            for _ in range(4):
                world = past.world()
                assert world is not None
                course = Course(world, Dice(1))
                steps(course)
                rows.add(look([course]))
            assert len(rows) == 1


@pytest.mark.parametrize(("game", "options", "seed"), GAMES)
def test_every_legal_move_can_be_put_together_step_by_step(
    game: str, options: dict[str, str], seed: int
) -> None:
    for match in matches(game, options, seed):
        seat = match.to_act[0]
        root = remember(match.view(seat), BOXES[game], random.Random(1)).template
        for text in match.legal(seat)[::5]:
            s = root.copy()
            before = truth(s)
            course, move = Course(s, Dice(1)), read_move(text, s.box.groups)
            made = -1
            for step in steps_to(course, move):
                if made < 0:
                    assert step in steps(course)
                    made = place(course, step)
            assert made == move
            assert truth(s) == before


def test_a_judgement_adds_up() -> None:
    for match in matches("caesar-cleopatra", {}, 5)[::9]:
        for seat in match.seats:
            judged = judge(match.view(seat), iterations=16, seed=1)
            assert sum(judged.chances.values()) == pytest.approx(1)
            assert bool(judged.moves) == (seat in match.to_act)
            chances = [chance for _, chance in judged.moves]
            assert chances == sorted(chances, reverse=True)
            assert judge(match.view(seat), iterations=16, seed=1) == judged


def test_a_seat_that_has_chosen_is_judged_while_the_other_still_chooses() -> None:
    """CC-2.7: both at the same time."""
    for game in BOXES:
        match = curia.new(game, seed=7, options={"actions": "shuffled"})
        match.play("cleopatra", match.legal("cleopatra")[0])
        judged = judge(match.view("cleopatra"), iterations=4, seed=1)
        assert judged.moves == []
        assert 0 < judged.chances["caesar"] < 1


def test_a_game_that_is_over_is_judged_by_its_result() -> None:
    match = curia.new("caesar-cleopatra-small", seed=3)
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[-1])
    assert match.result is not None
    winners = match.result["winners"]
    judged = judge(match.view("caesar"))
    assert judged.moves == []
    assert judged.chances["caesar"] == ("caesar" in winners) / len(winners)


def test_search_prefers_what_wins_at_once() -> None:
    """The last patrician decides, and the extraordinary vote is one card away (CC-4.2)."""
    position = {
        "game": "caesar-cleopatra",
        "turn": "caesar",
        "table": {
            name: {"left": 1 if name == "aediles" else 0, "caesar": [], "cleopatra": []}
            for name in ("senators", "praetors", "quaestors", "censors", "aediles")
        },
        "players": {
            "caesar": {
                "hand": ["5"],
                "won": {"senators": 3, "praetors": 2, "quaestors": 2, "censors": 2, "aediles": 1},
            },
            "cleopatra": {
                "hand": ["1"],
                "won": {"senators": 2, "praetors": 3, "quaestors": 3, "censors": 1, "aediles": 1},
            },
        },
    }
    table = position["table"]["aediles"]  # type: ignore[index]
    table["caesar"], table["cleopatra"] = ["1", "1", "2"], ["1", "1", "1", "1"]
    match = curia.position(position, seed=1)
    for name in ("consul", "imperator"):
        move = curia.bot(name).choose(match.view("caesar"), iterations=60, seed=1)
        assert move == "down 5 aediles"


def test_plain_search_plays_by_the_rules_and_repeats_itself() -> None:
    for game in (matches("caesar-cleopatra", {}, 5)[4], curia.new("caesar-cleopatra-small", seed=1)):
        seat = game.to_act[0]
        view = game.view(seat)
        move = caesar_plain.choose(view, 40, None, 1)
        assert move in view["legal"]
        assert caesar_plain.choose(view, 40, None, 1) == move
        assert caesar_plain.choose(view, 10**6, 0.0, 1) in view["legal"]


def test_a_trial_is_settled_by_clear_differences_only() -> None:
    good, bad = Trial(1, 0.5, [0.5, 0.4] * 10), Trial(2, 0.5, [-0.5, -0.4] * 10)
    assert settled([good, bad], 20)
    assert not settled([good, Trial(3, 0.5, [0.5, 0.4] * 10)], 20)
    assert not settled([Trial(1, 0.5, [1.0]), Trial(2, 0.5, [0.0])], 20)


def test_the_same_few_worlds_again_settle_nothing() -> None:
    good, bad = Trial(1, 0.5, [0.5, 0.2] * 10), Trial(2, 0.5, [0.1, 0.4] * 10)
    more = [Trial(trial.move, 0.5, trial.values * 20) for trial in (good, bad)]
    assert settled(more, inf)
    assert not settled(more, 2)


def test_likely_worlds_count_for_as_many_as_are_alike() -> None:
    assert different([-7.0] * 12) == pytest.approx(12)
    assert different([-7.0] * 3 + [-90.0] * 50) == pytest.approx(3)
    assert different([]) <= 1


def test_more_worlds_are_drawn_where_few_make_sense_of_what_the_other_chose(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = matches("caesar-cleopatra", {}, 6)[4].view("caesar")
    found = list[float]()
    for further in (1, 8):
        monkeypatch.setattr(caesar_search, "FURTHER", further)
        search = Search(view, shipped(), Manner(worlds=24, weigh=12, keen=30.0), 1)
        search.world(0)
        found.append(search.different)
    assert found[0] < 6 < found[1]


def test_a_move_taken_back_leaves_nothing_behind() -> None:
    match = matches("caesar-cleopatra", {}, 6, 0.0)[8]
    seat = match.to_act[0]
    before: str | None = choose("imperator", match.view(seat), None, 40, 1)
    match.play(seat, match.legal(seat)[0])
    match.play("host", "back 1")
    for _ in range(12):
        seat = match.to_act[0]
        view = match.view(seat)
        without = view | {"events": [event for event in view["events"] if event["event"] != "host"]}
        move = choose("imperator", view, None, 40, 1)
        assert move == choose("imperator", without, None, 40, 1)
        assert before in (None, move)
        before = None
        match.play(seat, move)


def test_worlds_in_which_the_other_played_likely_moves_come_up_more_often() -> None:
    """Weighing repeats likely worlds; chance alone rarely deals the same one twice."""
    view = matches("caesar-cleopatra", {}, 6)[8].view("caesar")

    def different(weigh: int) -> int:
        search = Search(view, shipped(), Manner(worlds=24, weigh=weigh, keen=30.0), 1)
        return len({id(search.world(number)) for number in range(24)})

    assert different(12) < different(0) == 24


def test_what_the_other_chose_tells_what_they_hide() -> None:
    """Against rules of thumb, weighed worlds are nearer to the truth than those that only fit."""
    right = {0: 0, 12: 0}
    for match in (game for seed in (1, 2) for game in matches("caesar-cleopatra", {}, seed, 0.0)[6::3]):
        seat = match.seats[0]
        foe = match.position()["players"][match.seats[1]]
        held = Counter(card for card in foe["hand"] if card in INFLUENCE_CARDS)
        for weigh in right:
            search = Search(match.view(seat), shipped(), Manner(worlds=24, weigh=weigh, drawn=4), 1)
            for number in range(24):
                hand = unpack(player(search.world(number).state, 1).hand & ALL_INFLUENCE)
                right[weigh] += (Counter(INFLUENCE_CARDS[card] for card in hand) & held).total()
    assert right[12] > right[0]


def by_habit(view: dict[str, Any], habits: Habits, seed: int) -> str:
    """What rules of thumb do."""
    course = Course(remember(view, FULL, random.Random(seed)).template, Dice(seed))
    while True:
        move = place(course, preferred(course, habits, steps(course)))
        if move >= 0:
            return move_text(move)


@pytest.mark.parametrize("kind", [0, 1])
def test_their_choices_tell_what_kind_of_player_the_other_one_is(kind: int) -> None:
    said = Counter[int]()
    for seed in range(6):
        match = curia.new("caesar-cleopatra", seed=seed)
        for number in range(60):
            seat = match.to_act[0]
            habits = KINDS[0] if seat == "cleopatra" else KINDS[kind]
            match.play(seat, by_habit(match.view(seat), habits, 100 * seed + number))
        search = Search(match.view("cleopatra"), shipped(), Manner(weigh=16, drawn=2, keen=60.0), 1)
        said.update(KINDS.index(search.world(number).habits) for number in range(64))
    assert said[kind] > 2 * said[1 - kind]


def test_a_beginner_overlooks_moves_but_never_all() -> None:
    match = curia.new("caesar-cleopatra", seed=2)
    while match.view("cleopatra")["phase"]["name"] != "main":
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    view = match.view("cleopatra")
    sizes = {len(overlooking(view, random.Random(seed), 0.4, 0.5)["legal"]) for seed in range(20)}
    assert 0 < min(sizes) < len(view["legal"])


def test_the_weights_that_ship_fit() -> None:
    net = shipped()
    assert isinstance(net, Net)
    assert [layer.dtype for layer in net.layers] == [np.float32] * 8
    assert WEIGHTS.stat().st_size < 1_000_000


def test_groups_that_are_alike_get_the_same_cards() -> None:
    """CC-2.7: by symmetry; senators and praetors, censors and aediles, if quaestors are the bonus."""
    match = curia.new("caesar-cleopatra", seed=1, options={"actions": "shuffled"})
    root = remember(match.view("caesar"), FULL, random.Random(1)).template
    player(root, 1).bonus = 2
    rng = random.Random(5)
    found = [arranged(mixed(arrangement([0, 1, 2, 3, 4]), root, 1, rng)) for _ in range(400)]
    assert {tuple(values[2:3]) for values in found} == {(2,)}
    for one, other in ((0, 1), (3, 4)):
        share = sum(values[one] < values[other] for values in found) / len(found)
        assert {frozenset((values[one], values[other])) for values in found} == {frozenset((one, other))}
        assert 0.4 < share < 0.6


def test_imperator_orders_its_action_cards_by_habit_and_chance() -> None:
    """CC-2.4: vetoes early, scouts late, near-equal orders mixed, and no more chance than that."""
    view = curia.new("caesar-cleopatra", seed=1).view("caesar")
    orders = [choose("imperator", view, None, 1, seed) for seed in range(60)]
    assert len(set(orders)) > 30
    cards = [order.split()[1:] for order in orders]
    place = {card: mean(each.index(card) for each in cards) for card in set(cards[0])}
    assert max(place["veto"], place["assassination"]) < 1 < place["spy"] < place["castling"] < place["scout"]
    assert all(each.index("scout") > 5 for each in cards)


def test_consul_orders_them_by_the_habits_of_greedy() -> None:
    """Scouts as early as castling, which tuned habits have last."""
    view = curia.new("caesar-cleopatra", seed=1).view("caesar")
    cards = [choose("consul", view, None, 1, seed).split()[1:] for seed in range(60)]
    assert mean(each.index("scout") for each in cards) < 7


def test_hints_and_imperator_open_alike() -> None:
    """CC-2.4, CC-2.7."""
    match = curia.new("caesar-cleopatra", seed=1)
    for phase in ("order", "arrange"):
        view = match.view("caesar")
        assert view["phase"]["name"] == phase
        for seed in range(10):
            assert judge(view, 8, seed).moves[0][0] == choose("imperator", view, None, 8, seed)
        for seat in match.seats:
            match.play(seat, match.legal(seat)[0])


def test_without_chance_an_order_is_the_habit_itself() -> None:
    view = curia.new("caesar-cleopatra", seed=1).view("caesar")
    found = Search(view, shipped(), Manner(own=tuned()), 1).by_own_habits(0.0)
    early = dict(zip(ACTION_CARDS, tuned().early, strict=True))
    have = Counter(view["legal"][0].split()[1:])
    wanted = sorted((early[card] + 2.5 * copy, card) for card in have for copy in range(have[card]))
    assert move_text(found).split()[1:] == [card for _, card in wanted]


def test_which_action_cards_they_hold_is_guessed_by_how_they_may_have_ordered_them() -> None:
    """CC-2.4: a player of habit; imperator guesses more of the hand than if every order were as likely."""
    right = Counter[bool]()
    for seed in range(8):
        match = curia.new("caesar-cleopatra", seed=seed)
        for number in range(60):
            seat = match.to_act[0]
            match.play(seat, by_habit(match.view(seat), KINDS[seed % 2], 100 * seed + number))
        held = Counter(unpack(player(match._state, 1).hand & ~ALL_INFLUENCE))
        for guided in (False, True):
            search = Search(match.view("cleopatra"), shipped(), Manner(weigh=8, keen=30.0), 1)
            search.past.kinds = KINDS if guided else []
            for number in range(48):
                hand = unpack(player(search.world(number).state, 1).hand & ~ALL_INFLUENCE)
                right[guided] += (Counter(hand) & held).total()
    assert right[True] > right[False]


def test_any_order_remains_possible() -> None:
    """CC-2.4: nobody has to go by habit. What is left is all there, in ever other orders."""
    match = curia.new("caesar-cleopatra", seed=3)
    for seat in (*match.seats, *match.seats):
        match.play(seat, match.legal(seat)[0])
    search = Search(match.view("cleopatra"), shipped(), Manner(weigh=8, worlds=400, drawn=1), 1)
    piles = [player(search.draw().state, 1).action_pile for _ in range(400)]
    assert {tuple(sorted(pile)) for pile in piles} == {tuple(unpack(FULL.action_reserve))}
    assert {pile[-1] for pile in piles} == set(range(6, 12))


def test_shuffled_action_cards_are_as_likely_as_any() -> None:
    """CC-8.3."""
    match = curia.new("caesar-cleopatra", seed=3, options={"actions": "shuffled"})
    for seat in match.seats:
        match.play(seat, match.legal(seat)[0])
    search = Search(match.view("cleopatra"), shipped(), Manner(weigh=8), 1)
    tops = Counter(player(search.draw().state, 1).action_pile[-1] for _ in range(1300))
    assert all(
        abs(tops[card] - 100 * count) < 60 for card, count in Counter(unpack(FULL.action_reserve)).items()
    )


class Clock:
    """Time that passes only while moves are tried out: so much for each playout."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, each: float) -> None:
        self.now, self.playouts = 100.0, 0

        def slowly(*args: Any) -> None:
            self.now += each
            self.playouts += 1
            wander(*args)

        monkeypatch.setattr(caesar_search, "wander", slowly)
        monkeypatch.setattr(caesar_search, "time", SimpleNamespace(monotonic=lambda: self.now))


@pytest.mark.parametrize("allowed", [0.0, 0.25, 0.85, 3.05, 12.0])
def test_every_round_of_a_search_keeps_to_its_time(monkeypatch: pytest.MonkeyPatch, allowed: float) -> None:
    for match in matches(*GAMES[0])[3:12:2]:
        view = match.view(match.to_act[0])
        search = Search(view, shipped(), Manner(moves=16, least=0.0, worlds=8), 1)
        trials = search.candidates() if search.root.phase > ORDER else []
        if len(trials) < 4:
            continue
        with monkeypatch.context() as patch:
            clock = Clock(patch, 0.1)
            best = search.run(trials, 4000, clock.now + allowed)[0]
            assert clock.now <= 100.0 + allowed + 0.1
            assert clock.playouts >= min(len(trials), int(allowed / 0.1))
        assert best in trials
        if not allowed:
            assert best is trials[0]
