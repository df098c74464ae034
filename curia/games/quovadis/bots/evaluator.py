"""How a table of Quo Vadis? stands, as `imperator` sees it from a seat's view: for hints and reviews."""

from typing import NamedTuple

from curia.bots.bot import chance
from curia.core.game import Json
from curia.games.quovadis.bots.greedy import Chances, together
from curia.games.quovadis.bots.merchant import Merchant, Style
from curia.games.quovadis.bots.network_file import learned
from curia.games.quovadis.state import RECALL


class Judgement(NamedTuple):
    chances: dict[str, float]
    """How likely each seat is to win after the best that the view's seat can do, or else the one on turn."""
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
    if view["seat"] not in view["to_act"]:
        return Judgement(dict(zip(names, _without_deal(mind), strict=True)), [])
    ranked = _moves(mind)
    best = max(ranked.values(), key=lambda chances: chances[mind.me])
    # What it would do itself comes first, whatever it hopes to get out of talking.
    ranked[mind.choose()] = best
    moves = [(move, chances[mind.me]) for move, chances in ranked.items()]
    return Judgement(dict(zip(names, best, strict=True)), sorted(moves, key=lambda found: -found[1]))


def _moves(mind: Merchant) -> dict[str, Chances]:
    """Everyone's chances after each move of the view's seat."""
    s = mind.s
    if s.table is not None:
        found = {f"decline {s.table.number}": _without_deal(mind)}
        accept = f"accept {s.table.number}"
        return found | ({accept: mind.chances_after(s.table.deal)} if accept in mind.r.legal else {})
    if not _acts(mind):
        return dict.fromkeys(mind.r.legal, _without_deal(mind))
    found = {base.text: base.chances for _, base in mind.ranking}
    standing = {str(offer.number): offer for offer in s.offers}
    for move in mind.r.legal:
        if move.startswith("take "):
            deal = together([standing[number] for number in move.split(" ")[1:]])
            if deal is not None:
                found[move] = mind.chances_after(deal)
    return found


def _without_deal(mind: Merchant) -> Chances:
    """Everyone's chances after the best that the player on turn can do with nobody's leave."""
    s = mind.s
    nothing = [0] * s.n
    if not _acts(mind):
        return mind.value.outlook(s).chances(nothing)
    return max((base.chances for _, base in mind.ranking), key=lambda found: found[s.turn])


def _acts(mind: Merchant) -> bool:
    return mind.s.phase != RECALL and bool(mind.ranking)
