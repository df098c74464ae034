"""How a table of Quo Vadis? stands, as `imperator` sees it from a seat's view: for hints and reviews."""

from typing import NamedTuple

from curia.bots.bot import chance
from curia.bots.greedy_quovadis import together
from curia.bots.quovadis_merchant import Merchant, Style, text_of
from curia.bots.quovadis_weights import learned
from curia.core.game import Json


class Judgement(NamedTuple):
    chances: dict[str, float]
    """How likely each seat is to win, before the move."""
    moves: list[tuple[str, float]]
    """What the view's seat may do and its chance to win then, best first; nothing where it owes no move."""


def judge(view: Json, iterations: int = 400, seed: int | None = None) -> Judgement:
    """Of any seat's view; of a spectator's only the chances. It looks and does not search."""
    names: list[str] = view["seats"]
    if view["result"] is not None:
        winners = view["result"]["winners"]
        return Judgement({name: (name in winners) / max(1, len(winners)) for name in names}, [])
    if view["turn"] is None:
        return Judgement(dict.fromkeys(names, 1 / len(names)), [])
    seen = view if view["seat"] is not None else {**view, "seat": names[0], "legal": []}
    mind = Merchant(seen, chance(seed), learned(), Style())
    chances = mind.value.outlook(mind.s).chances([0] * len(names))
    ranked = _moves(mind, chances[mind.me]) if view["seat"] in view["to_act"] else {}
    if ranked:
        # What it would do itself comes first, whatever it hopes to get out of talking.
        ranked[mind.choose()] = max(ranked.values())
    return Judgement(
        dict(zip(names, chances, strict=True)),
        sorted(ranked.items(), key=lambda found: -found[1]),
    )


def _moves(mind: Merchant, now: float) -> dict[str, float]:
    """The chance of the view's seat after each of its moves."""
    s, me = mind.s, mind.me
    nothing = [0] * s.n
    base = mind.base.chances[me]
    if s.table is not None:
        found = {f"decline {s.table.number}": base}
        accept = f"accept {s.table.number}"
        return found | ({accept: mind.chances_after(s.table.deal)[me]} if accept in mind.r.legal else {})
    if not mind.alone or mind.r.legal[0].startswith("recall"):
        return dict.fromkeys(mind.r.legal, now)
    found = {text_of(action): mind.outlook(action).chances(nothing)[me] for action in mind.alone}
    standing = {str(offer.number): offer for offer in s.offers}
    for move in mind.r.legal:
        if move.startswith("take "):
            deal = together([standing[number] for number in move.split(" ")[1:]])
            if deal is not None:
                found[move] = mind.chances_after(deal)[me]
    return found
