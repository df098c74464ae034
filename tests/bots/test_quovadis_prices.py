"""A refusal at Quo Vadis? names the least that would do: the bot is taken at its word."""

import json
from typing import Any

import pytest

import curia
from curia.bots.bot import decide


def asked_for(
    record: dict[str, Any], deal: dict[str, Any], seat: str, price: int
) -> tuple[curia.Match, bool]:
    """The same table with the same deal proposed at this price; False if it is not legal."""
    match = curia.replay(record)
    mover = match.view(None)["turn"]
    others = [payment for payment in deal.get("payments", []) if seat not in (payment["from"], payment["to"])]
    paid = [*others, {"from": mover, "to": seat, "laurels": price}] if price else others
    terms = {key: value for key, value in {**deal, "payments": paid}.items() if value}
    try:
        match.play(mover, f"propose {json.dumps(terms, separators=(',', ':'))}")
    except curia.IllegalMove:
        return match, False
    return match, True


@pytest.mark.parametrize("name", ["consul", "imperator"])
def test_a_named_price_is_accepted_and_one_less_refused(name: str) -> None:
    bot, praetor = curia.bot(name), curia.bot("praetor")
    named = never = 0
    for seed in (1, 2, 3):
        match = curia.new("quovadis", seats=4, seed=seed)
        while match.to_act:
            seat, before = match.to_act[0], match.record()
            move = praetor.choose(match.view(seat), seed=1)
            match.play(seat, move)
            waiting = match.view(None)["deal"]
            if not move.startswith("propose") or waiting is None or len(waiting["waiting"]) != 1:
                continue
            (partner,) = waiting["waiting"]
            view = match.view(partner)
            said = decide(bot, view, seed=1).said
            if said is None or not said[0].startswith("qv-pitch-") or partner not in view["to_act"]:
                continue
            if said[0].endswith("-never"):
                never += 1
                for laurels in range(1, 9):
                    again, legal = asked_for(before, waiting["deal"], partner, laurels)
                    assert not legal or not bot.choose(again.view(partner), seed=1).startswith("accept")
            if said[0] not in ("qv-pitch-costs", "qv-pitch-leader", "qv-pitch-unfair", "qv-pitch-broken"):
                continue
            price = said[1]["laurels"]
            for laurels, agreed in ((price, True), (price - 1, False)):
                again, legal = asked_for(before, waiting["deal"], partner, laurels)
                assert legal
                answer = bot.choose(again.view(partner), seed=1)
                assert answer.startswith("accept") == agreed
            named += 1
    assert named > 1
    assert never > 1
