"""The observation of Caesar & Cleopatra as numbers, made from a seat's view and its own picks alone."""

from functools import lru_cache

from curia.core.game import Json
from curia.games.caesar.data import CARDS, GROUPS, INFLUENCE_CARDS, SEATS, VOTES, Box, count, names
from curia.games.caesar.state import PHASES, WHY
from curia.games.caesar.steps import card_of, group_of
from curia.research.fields import Field, Pieces, counts, one_hot, one_hots

_ASKED = PHASES[1:]  # a view is never shown while chance is due
_BACK = ("main", "second", "laid", "vote", "late")
_MOST = 7  # of one kind of card
_HAND = 10  # cards in hand before the arrangement


@lru_cache
def fields(box: Box) -> tuple[Field, ...]:
    """The fields of an observation. "Own" is the observing seat, "other" the opponent."""
    groups, kinds, influence = GROUPS[: box.groups], _kinds(box), _influence(box)
    actions = kinds[len(influence) :]
    cards, piles = ", ".join(kinds), ", ".join(influence)
    g, k, i = len(groups), len(kinds), len(influence)
    return (
        Field("seat", 2, "one-hot: own seat is Cleopatra, Caesar"),
        Field("to_move", 1, "own seat owes a move"),
        Field("own_turn", 1, "it is the own turn"),
        Field("phase", len(_ASKED), f"one-hot: {', '.join(_ASKED)}"),
        Field("played", 1, "the turn's action card has been played"),
        Field("alone", 2, "own, other seat goes on alone (CC-6.3)"),
        Field("passes", 1, "passes in a row, of 4"),
        Field("action", len(actions), f"one-hot: the action card being carried out: {', '.join(actions)}"),
        Field("target_card", i, f"one-hot: the card that an assassination hits: {piles}"),
        Field("target_groups", 2 * g, "one-hot twice: the first and the second group an action names"),
        Field("back", len(_BACK), f"one-hot: when the action was played: {', '.join(_BACK)}"),
        Field("draws", 1, "cards still to be drawn, of 5"),
        Field("why", len(WHY), f"one-hot: why they are drawn: {', '.join(WHY)}"),
        Field("draw_rules", 2, "the draw may be declined; one card has to be influence"),
        Field("vote", g, "one-hot: the group of the extraordinary vote being asked"),
        Field("spied", k, f"the hand that a spy is looking at, of {_HAND}: {cards}"),
        Field("hand", k, f"own hand, of {_HAND}: {cards}"),
        Field("hand_sizes", 4, f"own influence and action cards in hand, the other's, of {_HAND}"),
        Field("own_up", g * i, f"own face-up cards, of {_MOST}, group by group: {piles}"),
        Field("own_down", g * i, "own face-down cards, likewise"),
        Field("other_up", g * i, "the other's face-up cards, likewise"),
        Field("other_down", g, f"how many cards of the other's lie face down, of {box.side_limit}, by group"),
        Field("left", g, f"patricians left, of {max(box.sizes)}, by group"),
        Field("won", 2 * g, f"patricians won, of {max(box.sizes)}, by group: own, the other's"),
        Field("reserves", 4, "left of own influence, own action, the other's influence and action reserve"),
        Field(
            "order",
            count(box.action_reserve) * len(actions),
            "own action reserve as far as it is known, top first, one-hot",
        ),
        Field("discards", 2 * k, f"discard piles, own and the other's, of {_MOST}: {cards}"),
        Field("bonus", g, "one-hot: the group of the own bonus card"),
        Field("votes_left", 1, f"vote cards in the deck, of {len(box.votes)}"),
        Field("votes_to_come", len(VOTES), f"which they are, of 2: {', '.join(VOTES)}"),
        Field("vote_shown", len(VOTES), "one-hot: the newest vote card that lies face up"),
        Field("points", 2, "points so far, own (with the bonus) and the other's (without), of 33"),
        Field(
            "picks",
            k,
            f"own cards of an unfinished move, of {_MOST}: still to be put in order, arranged or laid again; "
            f"in a swap, put aside: {cards}",
        ),
    )


def pieces(view: Json, box: Box) -> Pieces:
    """The fields' numbers."""
    own, other = view["seat"], SEATS[1 - SEATS.index(view["seat"])]
    phase, table, players = view["phase"], view["table"], view["players"]
    kinds, influence, groups = _kinds(box), _influence(box), GROUPS[: box.groups]
    targets = phase.get("targets", [])
    hit = [target for target in targets if target in influence]
    named = [target for target in targets if target in groups]
    mine, theirs, lies = players[own], players[other], _Own(view, box)
    found: Pieces = {
        "seat": one_hot(SEATS, own),
        "to_move": [float(own in view["to_act"])],
        "own_turn": [float(view["turn"] == own)],
        "phase": one_hot(_ASKED, phase["name"]),
        "played": [float(phase.get("played", False))],
        "alone": one_hot((own, other), phase.get("alone")),
        "passes": [view["passes"] / 4],
        "action": one_hot(kinds[len(influence) :], phase.get("card")),
        "target_card": one_hot(influence, hit[0] if hit else None),
        "target_groups": one_hots(groups, named, 2),
        "back": one_hot(_BACK, phase.get("back")),
        "draws": [phase.get("draws", 0) / 5],
        "why": one_hot(WHY, phase.get("why")),
        "draw_rules": [float(phase.get("may", False)), float(phase.get("need", False))],
        "vote": one_hot(groups, phase.get("vote")),
        "spied": counts(kinds, phase.get("hand"), _HAND),
        "hand": counts(kinds, lies.hand, _HAND),
        "hand_sizes": lies.sizes() + [theirs["hand"][key] / _HAND for key in ("influence", "action")],
        "left": [table[group]["left"] / max(box.sizes) for group in groups],
        "won": [player["won"][group] / max(box.sizes) for player in (mine, theirs) for group in groups],
        "discards": counts(kinds, mine["discard"], _MOST) + counts(kinds, theirs["discard"], _MOST),
        "bonus": one_hot(groups, mine["bonus"]["group"]),
        "votes_left": [view["votes"]["deck"] / len(box.votes)],
        "votes_to_come": counts(VOTES, view["votes"]["to_come"], 2),
        "vote_shown": one_hot(VOTES, view["votes"]["shown"][0] if view["votes"]["shown"] else None),
        "points": [mine["points"] / 33, theirs["points"] / 33],
    }
    most = (count(box.influence), max(1, count(box.actions)))
    found["reserves"] = [
        player[key]["left"] / most[n]
        for player in (mine, theirs)
        for n, key in enumerate(("influence", "actions"))
    ]
    actions = kinds[len(influence) :]
    found["order"] = one_hots(actions, lies.order, count(box.action_reserve))
    found["picks"] = counts(kinds, lies.rest, _MOST)
    found["own_up"] = [x for cards in lies.up for x in counts(influence, cards, _MOST)]
    found["own_down"] = [x for cards in lies.down for x in counts(influence, cards, _MOST)]
    found["other_up"] = [x for group in groups for x in counts(influence, table[group][other]["up"], _MOST)]
    found["other_down"] = [table[group][other]["down"] / box.side_limit for group in groups]
    return found


class _Own:
    """Where a seat's own cards lie: those of its unfinished move as if they had been put there already."""

    def __init__(self, view: Json, box: Box) -> None:
        own, groups = view["seat"], GROUPS[: box.groups]
        mine, lies, phase = view["players"][own], view["table"], view["phase"]["name"]
        self.hand: list[str] = list(mine["cards"])
        self.order: list[str] = list(mine["actions"]["cards"] or [])
        self.up: list[list[str]] = [list(lies[group][own]["up"]) for group in groups]
        self.down: list[list[str]] = [list(lies[group][own]["hidden"]) for group in groups]
        self.rest: list[str] = []
        if own not in view["to_act"]:
            return
        picks: list[int] = view.get("picks", [])
        cards = [CARDS[card_of(step)] for step in picks]
        if phase == "order":
            self.order, self.rest = cards, _without(names(box.action_reserve), cards)
        elif phase == "arrange":
            self.hand = _without(self.hand, cards)
            self.rest = _without([CARDS[card] for card in box.laid], cards)
        elif phase == "rearrange":
            for target in view["phase"]["targets"]:
                group = GROUPS.index(target)
                self.rest += self.up[group] + self.down[group]
                self.up[group], self.down[group] = [], []
            self.rest = _without(self.rest, cards)
        else:
            self.hand, self.rest = _without(self.hand, cards), cards
        if phase in ("arrange", "rearrange"):
            for step, card in zip(picks, cards, strict=True):
                self.down[group_of(step)].append(card)

    def sizes(self) -> list[float]:
        """Influence and action cards in hand."""
        influence = sum(card in INFLUENCE_CARDS for card in self.hand)
        return [influence / _HAND, (len(self.hand) - influence) / _HAND]


def _without(cards: list[str], some: list[str]) -> list[str]:
    rest = cards[:]
    for card in some:
        rest.remove(card)
    return rest


@lru_cache
def _kinds(box: Box) -> tuple[str, ...]:
    return tuple(dict.fromkeys(names(box.influence + box.actions)))


@lru_cache
def _influence(box: Box) -> tuple[str, ...]:
    return tuple(dict.fromkeys(names(box.influence)))
