"""Which games an arena plays, and what their results tell: seats, intervals, early stops, ratings."""

import json
from collections import Counter
from random import Random
from statistics import mean

import pytest

from curia.bots.arena.confidence_sequence import always, once, side
from curia.bots.arena.plan import TOGETHER, Player, Setting, contests, from_json, tasks, units
from curia.bots.arena.ratings import ratings
from curia.bots.arena.tally import Stop, Tally, careers
from curia.core.game import Json


def setting(bots: int, seats: int, mix: str = "alone") -> Setting:
    players = tuple(Player(f"bot-{number}", "random") for number in range(bots))
    return Setting("quovadis" if seats > 2 else "caesar-cleopatra", seats, {}, players, 5, mix)


def line(contest: int, unit: int, number: int, seating: list[int], shares: list[float]) -> Json:
    return {
        "number": number, "contest": contest, "unit": unit, "seating": seating, "shares": shares,
        "thinking": [[2, 0.5]] * len(seating), "failure": None, "reason": "CC-6.1", "record": {},
    }  # fmt: skip


# --- Seats -------------------------------------------------------------------------------------------------


def test_two_swap_seats_with_the_same_deal() -> None:
    planned = list(tasks(setting(2, 2), 6))
    assert [task.seating for task in planned] == [(0, 1), (1, 0)] * 3
    assert [task.unit for task in planned] == [0, 0, 1, 1, 2, 2]
    assert len({task.seed for task in planned}) == 3
    assert planned[0].seed == planned[1].seed


def test_a_deal_that_was_begun_is_played_in_all_seats() -> None:
    assert units(contests(setting(2, 2))[0], 5) == 3
    assert len(list(tasks(setting(2, 4), 1))) == 4


def test_one_sits_among_others_in_every_seat() -> None:
    planned = list(tasks(setting(2, 4), 4))
    assert [task.seating for task in planned] == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]
    assert contests(setting(2, 4))[0].fair == 0.25


def test_of_several_each_meets_each() -> None:
    assert [contest.seating for contest in contests(setting(3, 2))] == [(0, 1), (0, 2), (1, 2)]
    alone = [contest.seating for contest in contests(setting(3, 3))]
    assert alone == [(0, 1, 1), (0, 2, 2), (1, 0, 0), (1, 2, 2), (2, 0, 0), (2, 1, 1)]


def test_together_nobody_plays_the_same_game_twice() -> None:
    (contest,) = contests(setting(2, 4, TOGETHER))
    assert contest.rounds() == [(0, 1, 0, 1), (1, 0, 1, 0)]
    assert contest.fair == 0.5
    (full,) = contests(setting(3, 3, TOGETHER))
    assert full.rounds() == [(0, 1, 2), (2, 0, 1), (1, 2, 0)]


def test_more_games_begin_with_the_same_ones() -> None:
    few, many = list(tasks(setting(3, 2), 4)), list(tasks(setting(3, 2), 40))
    assert many[: len(few)] == few
    assert [task.number for task in many] == list(range(len(many)))


def test_a_setting_is_kept_as_json() -> None:
    found = setting(2, 3)
    assert from_json(json.loads(json.dumps(found.as_json()))) == found


# --- What results tell -------------------------------------------------------------------------------------

PAIRS = (0.0, 0.25, 0.5, 0.75, 1.0)


def drawn(chance: Random, weights: list[float], number: int) -> list[float]:
    return chance.choices(PAIRS, weights, k=number)


def test_looking_all_the_time_seldom_rules_out_the_truth() -> None:
    """With bots that are alike the test may err in one of twenty runs, however often it looks."""
    chance = Random(1)
    wrong = 0
    for _ in range(200):
        scores = drawn(chance, [1, 0.3, 2, 0.3, 1], 150)
        wrong += any(side(scores[:looked], 0.5) for looked in range(5, 151, 5))
    assert wrong <= 10


def test_a_difference_is_found_and_the_better_one_named() -> None:
    chance = Random(2)
    for weights, better in (([1, 0, 3, 0, 4], 1), ([4, 0, 3, 0, 1], -1)):
        assert side(drawn(chance, [float(weight) for weight in weights], 200), 0.5) == better


def test_the_interval_is_where_the_test_is_open() -> None:
    scores = drawn(Random(3), [1, 1, 3, 1, 3], 120)
    low, high = always(scores)
    assert low < mean(scores) < high
    for level in (low - 0.002, low + 0.002, high - 0.002, high + 0.002):
        assert side(scores, level) == (level < low) - (level > high)


def test_intervals_narrow_and_the_fixed_one_is_narrower() -> None:
    scores = drawn(Random(4), [1, 0, 2, 0, 1], 400)
    widths = [high - low for low, high in (always(scores[:number]) for number in (10, 50, 400))]
    assert widths == sorted(widths, reverse=True)
    low, high = once(scores)
    assert high - low < widths[-1]
    assert high - low == pytest.approx(2 * 1.966 * 0.354 / 20, rel=0.1)


def test_an_interval_of_few_or_equal_results_claims_nothing() -> None:
    assert always([]) == pytest.approx((0, 1))
    assert once([]) == pytest.approx((0, 1))
    assert once([1.0] * 3)[0] < 0.5
    low, high = once([0.5] * 100)
    assert low < 0.5 < high


# --- Counting ----------------------------------------------------------------------------------------------


def test_deals_count_in_order_and_only_whole() -> None:
    tally = Tally(setting(2, 2), 4, Stop(early=False))
    (standing,) = tally.standings
    tally.add(line(0, 1, 2, [0, 1], [1.0, 0.0]))
    tally.add(line(0, 1, 3, [1, 0], [0.0, 1.0]))
    assert standing.share is None
    tally.add(line(0, 0, 1, [1, 0], [0.5, 0.5]))
    assert standing.share is None
    tally.add(line(0, 0, 0, [0, 1], [0.0, 1.0]))
    assert standing.scores[0] == [0.25, 1.0]
    assert standing.scores[1] == [0.75, 0.0]
    assert not standing.open
    assert [game["number"] for game in tally.games] == [0, 1, 2, 3]
    assert all("record" not in game for game in tally.games)


def test_a_contest_stops_once_it_is_decided_and_counts_no_more() -> None:
    tally = Tally(setting(2, 2), 400, Stop())
    (standing,) = tally.standings
    for task in tasks(tally.setting, 400):
        won = [1.0 if player == 0 else 0.0 for player in task.seating]
        tally.add(line(0, task.unit, task.number, list(task.seating), won))
    assert standing.decided
    assert len(standing.lines) < 40
    assert not tally.wants(next(tasks(tally.setting, 1)))


def test_a_level_of_ones_own() -> None:
    tally = Tally(setting(2, 2), 200, Stop(level=0.9))
    for task in tasks(tally.setting, 200):
        won = [float(player == task.unit % 2) for player in task.seating]
        tally.add(line(0, task.unit, task.number, list(task.seating), won))
    (standing,) = tally.standings
    assert standing.decided
    assert standing.share == pytest.approx(0.5, abs=0.1)


def test_a_deal_that_could_not_be_played_does_not_count() -> None:
    tally = Tally(setting(2, 2), 4, Stop(early=False))
    first, second, *rest = tasks(tally.setting, 4)
    tally.lose(first)
    tally.add(line(0, 0, second.number, [1, 0], [1.0, 0.0]))
    for task in rest:
        tally.add(line(0, task.unit, task.number, list(task.seating), [0.5, 0.5]))
    (standing,) = tally.standings
    assert (standing.lost, standing.scores[0], standing.open) == (1, [0.5], False)


def test_careers() -> None:
    games = [line(0, 0, 0, [0, 1, 1], [0.0, 0.5, 0.5]), line(0, 0, 1, [1, 0, 1], [0.0, 1.0, 0.0])]
    games[1]["failure"] = {"bot": "bot-1"}
    one, other = careers(setting(2, 3), games)
    assert (one.games, one.won, one.forfeits, one.moves, one.seconds) == (2, 1.0, 0, 4, 1.0)
    assert (other.games, other.won, other.forfeits) == (4, 1.0, 1)


def test_ratings_order_players_by_what_they_won() -> None:
    chance, games = Random(5), []
    strength = [1, 3, 9]
    for number in range(300):
        seating = chance.sample(range(3), 3)
        (winner,) = chance.choices(seating, [strength[player] for player in seating])
        games.append(line(0, number, number, seating, [float(player == winner) for player in seating]))
    found = ratings(3, games)
    assert [rating.skill for rating in found] == sorted(rating.skill for rating in found)
    assert all(0 < rating.spread < 3 for rating in found)
    assert Counter(ratings(3, games)) == Counter(found)
