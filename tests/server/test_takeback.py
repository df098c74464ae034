"""What may be taken back: between people, and alone against bots."""

import json
import random
import time
from pathlib import Path

import pytest

import curia
from curia.core import takeback
from curia.core.match import HOST, Match
from curia.server import wire
from curia.server.services import Services
from curia.server.tables import lobby, playing, seating
from curia.server.tables.room import Room
from tests.server.serving import Client, Json, Server, started
from tests.server.test_services import key, with_services

ALONE = [{"kind": "person"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


def entered(*committees: str) -> Match:
    """Quo Vadis? where each seat in turn has brought a senator in."""
    match = curia.new("quovadis", seats=3, seed=1)
    for committee in committees:
        match.play(match.to_act[0], f"enter {committee}")
    return match


def test_alone_the_bots_answers_go_with_the_own_move() -> None:
    match = entered("b5", "b5", "c1")
    person, second, third = (seat for seat, _ in match.entries()[-3:])
    before = entered().view(person)
    assert takeback.entries(match, person, alone=True) == 3
    assert takeback.entries(match, person) == 0
    assert [takeback.entries(match, seat) for seat in (second, third)] == [0, 1]
    match.play(HOST, "back 3")
    after = match.view(person)
    assert {**after, "events": []} == {**before, "events": []}
    assert takeback.entries(match, person, alone=True) == 0


def test_alone_one_move_after_the_other_is_taken_back() -> None:
    match = entered("b5", "b5", "c1", "d3", "d3", "d3")
    person = match.to_act[0]
    for _ in range(2):
        match.play(HOST, f"back {takeback.entries(match, person, alone=True)}")
        assert match.to_act == (person,)
    assert match.view(None)["turn"] == person
    assert takeback.entries(match, person, alone=True) == 0


def test_what_a_bot_offers_closes_nothing_and_a_new_tile_does() -> None:
    match = entered("b5", "b5", "b5", "a1")
    person, second = match.entries()[-1][0], match.to_act[0]
    third = next(seat for seat in match.seats if seat not in (person, second))
    deal = {"move": "b5>i3", "consents": {person: 1, third: 1}}
    match.play(second, f"propose {json.dumps(deal, separators=(',', ':'))}")
    assert takeback.entries(match, person, alone=True) == 2
    match.play(third, "accept 1")
    assert takeback.entries(match, person, alone=True) == 3
    match.play(person, "accept 1")
    assert any(event["event"] == "moved" and event["new"] for event in match.events(None))
    assert takeback.entries(match, person, alone=True) == 0


def caesar_until(wanted: str, seed: int = 1, **options: str) -> tuple[Match, str]:
    """A game of Caesar & Cleopatra in which the bot, Caesar, has just done what is wanted."""
    match, chance = curia.new("caesar-cleopatra", seed=seed, options=options), random.Random(seed)
    for _ in range(400):
        for seat in match.to_act:
            legal = match.legal(seat)
            fits = [move for move in legal if move.startswith(wanted)] if seat == "caesar" else []
            # The person lays no open cards and draws nothing for as long as that is possible.
            move = fits[0] if fits else chance.choice([m for m in legal if m == "pass"] or legal)
            match.play(seat, move)
            if fits:
                return match, move
    raise AssertionError(wanted)


def test_at_caesar_a_hidden_card_tells_nothing_and_an_open_one_does() -> None:
    hidden, _ = caesar_until("down")
    assert hidden.entries()[-2] == ("cleopatra", "pass")
    assert takeback.entries(hidden, "cleopatra", alone=True) == 2
    shown, _ = caesar_until("up")
    assert takeback.entries(shown, "cleopatra", alone=True) == 0


def test_set_up_can_be_taken_back_until_something_is_dealt() -> None:
    match = curia.new("caesar-cleopatra", seed=1)
    match.play("cleopatra", match.legal("cleopatra")[1])
    assert takeback.entries(match, "cleopatra", alone=True) == 1
    match.play("caesar", match.legal("caesar")[0])
    assert match.events("cleopatra")[-1]["event"] == "bonus"
    assert takeback.entries(match, "cleopatra", alone=True) == 0


def known(view: Json) -> Json:
    """What a seat knows that was hidden once: cards of the others, cards of its own, vote cards, tiles."""
    if view["game"] == "quovadis":
        return {"stock": view["stock"], "laid": len(view["laurels"])}
    seat, other = view["seat"], next(seat for seat in view["seats"] if seat != view["seat"])
    own = [*view["players"][seat]["cards"], *view["players"][seat]["discard"]]
    for group in view["table"].values():
        own += [*group[seat]["up"], *group[seat]["hidden"]]
    return {
        "own": sorted(own),
        "up": {name: group[other]["up"] for name, group in view["table"].items()},
        "discard": view["players"][other]["discard"],
        "votes": view["votes"]["shown"],
    }


@pytest.mark.parametrize("game", ["caesar-cleopatra", "quovadis"])
def test_whatever_can_be_taken_back_has_told_nothing(game: str) -> None:
    """Random games: where a move can still be taken back, the person knows what they knew before it."""
    chance, found = random.Random(5), 0
    for seed in range(12):
        match = curia.new(game, seed=seed)
        person = match.seats[0]
        before = known(match.view(person)) if game == "quovadis" else {}
        for _ in range(150):
            if not match.to_act:
                break
            seat = chance.choice(match.to_act)
            if seat == person:
                before = known(match.view(person)) if match.view(person)["turn"] else {}
            legal = match.legal(seat)
            quiet = [move for move in legal if move == "pass" or move.startswith("down")]
            match.play(seat, chance.choice(quiet or legal))
            if before and takeback.entries(match, person, alone=True):
                found += seat != person
                assert known(match.view(person)) == before
    assert found > 10


def test_a_veto_question_that_was_answered_is_final() -> None:
    """Whether a bot vetoes tells something about its hand."""
    for seed in range(1, 40):
        match, chance = (
            curia.new("caesar-cleopatra", seed=seed, options={"actions": "shuffled"}),
            random.Random(seed),
        )
        while match.to_act and "veto" not in match.view(None)["phase"]["name"]:
            seat = match.to_act[0]
            match.play(seat, chance.choice(match.legal(seat)))
        if match.to_act == ("caesar",):
            assert takeback.entries(match, "cleopatra", alone=True) == 1
            match.play("caesar", "allow")
            assert takeback.entries(match, "cleopatra", alone=True) == 0
            return
    raise AssertionError("Cleopatra played no action card")


def test_nothing_is_taken_back_after_the_end_or_too_often() -> None:
    match = entered("b5", "b5", "c1")
    person = match.to_act[0]
    match.play(HOST, f"resigned {person}")
    assert takeback.entries(match, person, alone=True) == 0
    match = entered()
    person = match.to_act[0]
    for _ in range(takeback.MOST):
        match.play(person, "enter b5")
        assert takeback.entries(match, person) == 1
        match.play(HOST, "back 1")
    match.play(person, "enter b5")
    assert takeback.entries(match, person) == 0


def own_turn(client: Client, made: Json) -> tuple[Json, Json | None]:
    """What red sees in their turn, and what they saw before the last proposal that they declined."""
    declined = None
    for _ in range(400):
        seen = client.see(made)
        view = seen["view"]
        if (view["turn"], view["to_act"], view["phase"]["name"]) == ("red", ["red"], "action"):
            return seen, declined
        if "red" in view["to_act"]:
            client.move(made, next(m for m in view["legal"] if m.startswith("decline")), seen["decision"])
            declined = seen
        time.sleep(0.05)
    raise AssertionError(seen)


def test_a_move_against_bots_can_be_taken_back_after_their_answers(server: Server) -> None:
    """Random bots may draw tiles from the stock: some table shows what is wanted soon."""
    for _ in range(20):
        made, players = started(server, "quovadis", ["red"], seats=ALONE)
        red = players["red"]
        start, _ = own_turn(red, made)
        red.move(made, "enter b5", start["decision"])
        after, declined = own_turn(red, made)
        before = declined or start
        path = f"/api/tables/{made['table']}"
        (play,) = red.get(path)["play"]
        revealed = any(event.get("new") for event in after["view"]["events"][len(before["view"]["events"]) :])
        assert play["takeback"] is not revealed
        if revealed:
            red.refused("POST", f"{path}/takeback", 409, "server-takeback", number=play["number"])
            continue
        red.post(f"{path}/takeback", number=play["number"])
        again = red.see(made)
        assert {**again["view"], "events": []} == {**before["view"], "events": []}
        move = "decline" if declined else "enter d3"
        red.move(made, next(m for m in again["view"]["legal"] if m.startswith(move)), again["decision"])
        return
    raise AssertionError("no bot has kept its hands off the stock")


def test_bots_who_play_for_people_who_may_come_back_count_as_people(data: Path) -> None:
    async def work(services: Services) -> None:
        one, two = await key(services), await key(services)
        wanted = wire.TableWanted(
            game="quovadis",
            open=True,
            seats=[wire.SeatWanted(), wire.SeatWanted(), wire.SeatWanted(kind="bot", bot="tiro")],
        )
        id, _ = await lobby.open_table(services, one, wanted)
        room: Room = services.room(id)
        for holder, seat in ((one, "red"), (two, "blue")):
            await room.change(seating.sit(holder, seat, seat, None, None))
        await room.change(playing.start(one))
        assert not room.alone
        await room.change(lambda room: seating.take_over(room, room.seat("blue")))
        assert not room.alone
        await room.change(seating.sit(two, "blue", "blue", None, None))
        await room.change(playing.resign(two, None))
        assert room.alone

    with_services(data, work, bot_seconds=1000.0)
