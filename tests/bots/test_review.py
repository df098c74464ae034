"""Finished games looked at again: from each seat's own view, every change of its chances accounted for."""

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import accumulate, pairwise
from random import Random
from typing import Any

import pytest

import curia
from curia.bots.evaluators import Judge, judge_of
from curia.bots.hints import hint, hint_within, reasons
from curia.bots.review import MISTAKES, TURNS, review
from curia.core.game import Json
from curia.locale import say
from tests.bots import plain_judge
from tests.bots.plain_judge import Judgement
from tests.quovadis.table import at, holding, pay, propose

SMALL = "caesar-cleopatra-small"


def finished(game: str, seed: int = 3, seats: int | None = None, bot: str = "random") -> curia.Match:
    match = curia.new(game, seed=seed, seats=seats)
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, curia.bot(bot).choose(match.view(seat), seed=seed))
    return match


def noise(view: Json, iterations: int, seed: int) -> Judgement:
    """Any chances, any worth of any moves."""
    chance = Random(f"{seed} {view['seat']}")
    chances = {seat: chance.random() for seat in view["seats"]}
    moves = [(move, chance.random()) for move in view["legal"][::2]] if view["seat"] in view["to_act"] else []
    return Judgement(chances, sorted(moves, key=lambda one: -one[1]))


def reviewed(match: curia.Match, **more: Any) -> Json:
    return review(curia.GAMES[match.game], match.record(), iterations=2, judge=plain_judge.judge, **more)


def check_account(found: Json) -> None:
    """Start, own moves, others' moves and luck make the end, step by step and in all."""
    before = found["start"]
    for step in found["moves"]:
        for seat, change in step["change"].items():
            assert sum(change.values()) == pytest.approx(step["chances"][seat] - before[seat])
            if step["seat"] != seat and step["seat"] != "host":
                assert change["own"] == 0
        before = step["chances"]
    for seat, account in found["account"].items():
        assert sum(account[part] for part in ("start", "own", "others", "luck")) == pytest.approx(
            account["end"]
        )
        winners = found["result"]["winners"]
        assert account["end"] == pytest.approx((seat in winners) / max(len(winners), 1))


@pytest.mark.parametrize(
    ("game", "seats", "bot"),
    [(SMALL, 2, "random"), ("caesar-cleopatra", 2, "greedy"), ("quovadis", 3, "greedy")],
)
def test_the_account_adds_up(game: str, seats: int, bot: str) -> None:
    match = finished(game, 3, seats, bot)
    found = review(curia.GAMES[game], match.record(), judge=noise)
    check_account(found)
    assert json.loads(json.dumps(found)) == found
    entries = match.record()["moves"]
    played = [(step["number"], step["seat"], step["move"]) for step in found["moves"]]
    assert played == [
        (number, entry["seat"], entry["move"])
        for number, entry in enumerate(entries, 1)
        if entry["seat"] != "chance"
    ]
    assert any(change["luck"] for step in found["moves"] for change in step["change"].values())


def test_every_view_is_what_the_seat_saw_then() -> None:
    """Asked is who has to choose, and who has learnt something; nobody is asked twice about the same."""
    match = finished(SMALL)
    seen: list[Json] = []

    def noting(view: Json, iterations: int, seed: int) -> Judgement:
        seen.append(view)
        return plain_judge.judge(view, 1, seed)

    review(curia.GAMES[SMALL], match.record(), judge=noting, iterations=1)
    record = match.record()
    moves = record["moves"]
    stages = [
        curia.replay({**record, "moves": moves[:number]})
        for number in range(len(moves) + 1)
        if number == len(moves) or moves[number]["seat"] != "chance"
    ]
    views = [stage.view(seat) for stage in stages for seat in stage.seats if stage.to_act]
    assert [view for view in views if view in seen] == seen
    for view in views:
        if view["seat"] in view["to_act"] and len(view["legal"]) > 1:
            assert view in seen


@pytest.mark.parametrize(
    ("chances", "turns"),
    [
        (lambda at: 0.9 if at == 60 else 0.6, []),
        (lambda at: 0.65 if at >= 60 else 0.6, []),
        (lambda at: 0.4 if at >= 60 else 0.6, [(0.6, 0.4)]),
        (lambda at: 0.4 if at >= 60 else 0.9 if at >= 30 else 0.6, [(0.6, 0.9), (0.9, 0.4)]),
    ],
    ids=["for a moment", "by little", "for good", "twice"],
)
def test_chances_turn_where_they_change_for_longer_than_a_moment(
    chances: Callable[[int], float], turns: list[tuple[float, float]]
) -> None:
    match = finished("caesar-cleopatra", 5, bot="greedy")

    def judge(view: Json, iterations: int, seed: int) -> Judgement:
        return Judgement({view["seat"]: chances(seed) if view["seat"] == "caesar" else 0.5}, [])

    found = review(curia.GAMES[match.game], match.record(), judge=judge)
    last = found["moves"][-1]["number"]
    told = [turn for turn in found["turns"] if turn["number"] != last]
    assert all(turn["seat"] == "caesar" for turn in told)
    assert [(turn["from"], turn["to"]) for turn in told] == [pytest.approx(turn) for turn in turns]
    assert len(found["turns"]) <= TURNS


def falls_after(number: int) -> Judge:
    """A judge for whom Caesar's chances fall from 0.6 to 0.3 with so many events, and stay."""

    def judge(view: Json, iterations: int, seed: int) -> Judgement:
        chance = 0.3 if view["seat"] == "caesar" and len(view["events"]) >= number else 0.6
        return Judgement({view["seat"]: chance}, [(move, chance) for move in view["legal"]])

    return judge


def turn_of(match: curia.Match, events: int) -> Json:
    """The first turning point of a match in which chances fall with so many events."""
    found = review(curia.GAMES[match.game], match.record(), judge=falls_after(events))
    first: Json = found["turns"][0]
    return first | {"move": next(s["move"] for s in found["moves"] if s["number"] == first["number"])}


@pytest.mark.parametrize("card", ["orgy", "censors"])
def test_a_vote_card_is_named_as_the_turning_point_and_not_the_draw_before_it(card: str) -> None:
    match = finished("caesar-cleopatra", 3, bot="greedy")
    events = match.view("caesar")["events"]
    at = next(i for i, event in enumerate(events) if event.get("card") == card)
    turn = turn_of(match, at + 1)
    assert turn["move"].startswith("draw ")
    assert turn["news"][0] == {"event": "vote-card", "card": card}
    assert [event["event"] for event in turn["news"][1:]] == (["voted"] if card == "censors" else [])


def test_a_move_that_changed_more_than_chance_is_the_turning_point() -> None:
    match = finished("caesar-cleopatra", 3, bot="greedy")
    events = match.view("caesar")["events"]
    at = next(i for i, event in enumerate(events) if event["event"] == "played")
    turn = turn_of(match, at + 1)
    assert turn["news"] == []
    assert turn["move"].startswith("assassinate ")


def test_what_would_have_been_better_has_its_reasons() -> None:
    match = finished("caesar-cleopatra", 5, bot="greedy")
    found = review(curia.GAMES[match.game], match.record(), judge=noise)
    steps = {step["number"]: step for step in found["moves"]}
    assert any(steps[number]["reasons"] for number in found["mistakes"])
    for step in found["moves"]:
        assert step["instead"] is not None or step["reasons"] == []
        for reason in step["reasons"]:
            assert say(reason["key"], reason["values"])


def test_a_hint_within_a_time() -> None:
    match = curia.new("caesar-cleopatra", seed=7)
    view = match.view(match.to_act[0])
    for seconds in (0.0, 0.2):
        assert hint_within(view, seconds)["advice"].startswith("order")


def test_a_known_blunder_is_found_and_priced() -> None:
    """A judge for whom every first legal move is worth 0.8, all others 0.3, and who believes in 0.8."""
    match = finished(SMALL, 4)

    def sure(view: Json, iterations: int, seed: int) -> Judgement:
        chances = dict.fromkeys(view["seats"], 0.8)
        moves = [(move, 0.3 if number else 0.8) for number, move in enumerate(view["legal"])]
        return Judgement(chances, moves if view["seat"] in view["to_act"] else [])

    found = review(curia.GAMES[SMALL], match.record(), judge=sure)
    costs = {step["number"]: step["cost"] for step in found["moves"]}
    assert set(costs.values()) == {0.0, 0.5}
    blunders = sorted(number for number, cost in costs.items() if cost)
    assert found["mistakes"] == blunders[:MISTAKES]
    for step in found["moves"]:
        if step["number"] in found["mistakes"]:
            assert step["instead"] == step["best"]["move"] != step["move"]
        else:
            assert step["instead"] is None
    check_account(found)
    # Chances stay at 0.8 to the last move: what a blunder took, luck gave back, if it showed.
    for before, step in pairwise([None, *found["moves"][:-1]]):
        assert step is not None
        change = step["change"][step["seat"]]
        if change["luck"]:
            assert change == pytest.approx({"own": -step["cost"], "others": 0, "luck": step["cost"]})
        assert before is None or before["chances"] == step["chances"]


def talked() -> curia.Match:
    """Red can win at once. It asks for something else first, is refused, and wins."""
    match = at(
        committees={
            "n3": ["red", "red"],
            "m3": ["red", "blue", "green"],
            "senate": ["blue", "green", "green", "blue"],
        },
        players=holding(red="V V", blue="I", green="I"),
    )
    for laurels in (0, 1):
        paid = [pay("red", "blue", laurels)] if laurels else []
        number = propose(match, "red", move="m3>senate", consents={"blue": 1}, payments=paid)
        match.play("blue", f"decline {number}")
    match.play("red", "move n3>senate")
    return match


def test_to_ask_in_vain_costs_nothing() -> None:
    match = talked()
    found = review(curia.GAMES["quovadis"], match.record(), iterations=1)
    check_account(found)
    assert found["start"]["red"] == pytest.approx(1)
    assert [step["cost"] for step in found["moves"] if step["seat"] == "red"] == pytest.approx([0, 0, 0])
    assert [step["chances"]["red"] for step in found["moves"]] == pytest.approx([1] * 5)
    assert found["account"]["red"]["own"] == pytest.approx(0)


def test_what_another_refused_is_no_longer_hoped_for() -> None:
    """Red would make Green win. Green was asked, too, but Blue says no."""
    match = at(
        committees={
            "n3": ["red", "red"],
            "j5": ["red", "blue", "green"],
            "senate": ["blue", "green", "green", "blue"],
        },
        players=holding(red="V V", blue="I", green="V I"),
        caesar="m3>senate",
    )
    gift = [pay("red", "green", 5)]
    number = propose(match, "red", move="j5>senate", consents={"blue": 1, "green": 1}, payments=gift)
    match.play("blue", f"decline {number}")
    match.play("red", "move n3>senate")
    found = review(curia.GAMES["quovadis"], match.record(), iterations=1)
    check_account(found)
    before = found["start"]["green"]
    assert before < 0.5
    assert [step["chances"]["green"] for step in found["moves"]] == pytest.approx([1, before, 0])
    assert found["account"]["green"]["own"] == 0


def test_a_review_says_what_a_hint_says() -> None:
    match = talked()
    record = match.record()
    asked = curia.replay({**record, "moves": record["moves"][:-1]})
    found = review(curia.GAMES["quovadis"], record, iterations=1)
    advice = hint(asked.view("red"), iterations=1)
    assert advice["advice"] == "move n3>senate"
    assert advice["moves"][0]["chance"] == advice["chances"]["red"] == found["moves"][-2]["chances"]["red"]


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_no_move_costs_more_than_there_was_to_lose(bot: str) -> None:
    match = finished("quovadis", 3, 4, bot)
    found = review(curia.GAMES["quovadis"], match.record(), iterations=1)
    check_account(found)
    before = found["start"]
    for step in found["moves"]:
        if step["cost"]:
            assert step["cost"] <= before[step["seat"]] + 1e-9
        before = step["chances"]
    assert all(abs(account["own"]) <= 1 + 1e-9 for account in found["account"].values())


def test_own_moves_lose_no_more_than_everything() -> None:
    """A judge for whom every first legal move is worth 0.8, all others nothing, again and again."""
    match = finished("caesar-cleopatra", 4)

    def sure(view: Json, iterations: int, seed: int) -> Judgement:
        moves = [(move, 0.0 if number else 0.8) for number, move in enumerate(view["legal"])]
        return Judgement(dict.fromkeys(view["seats"], 0.8), moves if view["seat"] in view["to_act"] else [])

    found = review(curia.GAMES[match.game], match.record(), judge=sure)
    check_account(found)
    for seat in match.seats:
        assert min(accumulate(step["change"][seat]["own"] for step in found["moves"])) == pytest.approx(-1)


def test_what_the_adviser_would_have_played_is_no_mistake() -> None:
    match = finished(SMALL, 4)
    moves = [str(entry["move"]) for entry in match.record()["moves"]]

    class Same:
        def choose(self, view: Json, *rest: Any) -> str:
            return next(move for move in moves if move in view["legal"])

        def choose_offer(self, view: Json) -> str | None:
            return None

    found = reviewed(match, adviser=Same())
    steps = {step["number"]: step for step in found["moves"]}
    assert all(steps[number]["instead"] != steps[number]["move"] for number in found["mistakes"])
    costs = [steps[number]["cost"] for number in found["mistakes"]]
    assert costs == sorted(costs, reverse=True)


def test_many_may_judge_at_once() -> None:
    match = finished(SMALL)
    with ThreadPoolExecutor(3) as executor:
        assert reviewed(match, mapper=executor.map) == reviewed(match)


def test_moves_taken_back_and_a_forfeit() -> None:
    match = curia.new("caesar-cleopatra", seed=1)
    for _ in range(12):
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    match.play("host", "back 1")
    match.play(match.to_act[0], match.legal(match.to_act[0])[-1])
    match.play("host", "forfeit caesar")
    found = review(curia.GAMES[match.game], match.record(), judge=noise)
    check_account(found)
    assert found["result"]["reason"] == "forfeit"
    last = found["moves"][-1]
    assert last["chances"] == {"cleopatra": 1.0, "caesar": 0.0}
    assert last["change"]["caesar"]["own"] < 0
    assert last["change"]["cleopatra"]["others"] > 0


def test_a_running_game_is_not_reviewed() -> None:
    with pytest.raises(curia.BadInput) as refused:
        reviewed(curia.new(SMALL, seed=1))
    assert refused.value.key == "review-running"


# --- Hints -------------------------------------------------------------------------------------------------


def test_a_hint_is_the_best_move_from_the_seats_own_view() -> None:
    match = curia.new("caesar-cleopatra", seed=7)
    for number in range(9):
        seat = match.to_act[0]
        match.play(seat, curia.bot("greedy").choose(match.view(seat), seed=number))
    view = match.view(match.to_act[0])
    found = hint(view, iterations=1, judge=plain_judge.judge)
    assert json.loads(json.dumps(found)) == found
    assert found["advice"] == found["moves"][0]["move"]
    assert found["advice"] in view["legal"]
    chances = [step["chance"] for step in found["moves"]]
    assert chances == sorted(chances, reverse=True)
    assert hint(view, iterations=1, judge=plain_judge.judge) == found


def test_reasons_are_facts_of_the_table() -> None:
    match = curia.position(
        {
            "game": "caesar-cleopatra",
            "turn": "cleopatra",
            "table": {"senators": {"left": 5, "cleopatra": ["3", "2*"], "caesar": ["4", "1*"]}},
            "players": {"cleopatra": {"hand": ["5", "1"]}, "caesar": {"hand": ["4"]}},
            "votes": {"deck": ["senators", "praetors"]},
        },
        seed=1,
    )

    def prefers(view: Json, iterations: int, seed: int) -> Judgement:
        moves = [(move, 0.9 if move == "down 5 senators" else 0.5) for move in view["legal"]]
        return Judgement({"cleopatra": 0.6, "caesar": 0.4}, sorted(moves, key=lambda one: -one[1]))

    reasons = hint(match.view("cleopatra"), judge=prefers)["reasons"]
    assert reasons == [
        {"key": "hint-ahead", "values": {"points": 40}},
        {"key": "hint-sums", "values": {"group": "senators", "mine": 10, "theirs": 4, "down": 1}},
        {"key": "hint-vote", "values": {"group": "senators", "chance": 50}},
    ]
    for reason in reasons:
        assert say(reason["key"], reason["values"])


def reasons_of(move: str, seat: str, match: curia.Match) -> list[str]:
    return [reason["key"] for reason in reasons(match.view(seat), move)]


@pytest.mark.clause("QV-7.4")
@pytest.mark.parametrize(("caesar", "laurel"), [("n3>senate", "hint-caesar"), ("m3>senate", "hint-laurel")])
def test_no_hint_promises_a_laurel_where_caesar_lies(caesar: str, laurel: str) -> None:
    match = at(
        committees={"n3": ["red", "red"]},
        laurels={"n3>senate": "IV", "m3>senate": "III"},
        players=holding(red="I", blue="I", green="I"),
        caesar=caesar,
    )
    assert reasons_of("move n3>senate", "red", match) == [laurel, "hint-senate"]
    deal = {"move": "n3>senate", "payments": [pay("red", "blue", 1)]}
    assert reasons_of(f"propose {json.dumps(deal)}", "red", match) == [laurel, "hint-senate", "hint-paid"]


def test_who_owes_no_move_gets_no_hint() -> None:
    match = curia.new("quovadis", seats=3, seed=1)
    idle = next(seat for seat in match.seats if seat not in match.to_act)
    with pytest.raises(curia.BadInput) as refused:
        hint(match.view(idle), judge=plain_judge.judge)
    assert refused.value.key == "bot-idle"


def test_the_only_move_needs_no_other_reason() -> None:
    match = curia.position(
        {
            "game": "caesar-cleopatra",
            "turn": "cleopatra",
            "table": {},
            "players": {"cleopatra": {"influence": ["1"]}, "caesar": {"hand": ["4"], "influence": ["1"]}},
        },
        seed=1,
    )
    view = match.view("cleopatra")
    assert view["legal"] == ["pass"]
    assert [reason["key"] for reason in hint(view, judge=plain_judge.judge)["reasons"]] == ["hint-only"]


@pytest.mark.parametrize("game", ["caesar-cleopatra", SMALL, "quovadis"])
def test_there_is_a_judge(game: str) -> None:
    match = curia.new(game, seed=2, seats=None)
    seat = match.to_act[0]
    judged = judge_of(game)(match.view(seat), 2, 1)
    assert sum(judged.chances.values()) == pytest.approx(1)
    assert judged.chances.keys() == set(match.seats)
    assert judged.moves
    assert hint(match.view(seat), iterations=2)["advice"]


def test_a_game_that_is_not_known_has_no_judge() -> None:
    with pytest.raises(curia.BadInput) as refused:
        judge_of("chess")
    assert refused.value.key == "game-unknown"


def test_every_reason_has_its_words() -> None:
    """Whatever is advised, in both games."""
    said: set[str] = set()
    for game, seats in (("caesar-cleopatra", 2), ("quovadis", 3)):
        match = curia.new(game, seed=6, seats=seats)
        chance = Random(1)
        for _ in range(120):
            if not match.to_act:
                break
            seat = match.to_act[0]
            view = match.view(seat)
            move = curia.bot("greedy").choose(view, seed=chance.getrandbits(8))
            judged = [(move, 0.6), *((other, 0.5) for other in view["legal"] if other != move)]
            found = hint(view, judge=certain(judged))
            for reason in found["reasons"]:
                assert say(reason["key"], reason["values"])
                said.add(reason["key"])
            match.play(seat, move)
    wanted = {"hint-only", "hint-ahead", "hint-sums", "hint-vote", "hint-laurel", "hint-enter", "hint-paid"}
    assert wanted <= said


def certain(moves: list[tuple[str, float]]) -> Judge:
    def judge(view: Json, iterations: int, seed: int) -> Judgement:
        return Judgement(dict.fromkeys(view["seats"], 1 / len(view["seats"])), moves)

    return judge
