"""A state that fits a view. The order of the stock is the only secret: tiles taken and paid were seen by all.

In a match that began from a position nobody saw what the others held at first; they get what is left. Of what
payments and offers prove about that, only what the legal moves tell is used.
"""

from random import Random

from curia.core.errors import BadInput
from curia.core.game import Json
from curia.games.quovadis.choices import legal
from curia.games.quovadis.data import (
    IN_THE_BOX,
    LAUREL_NUMBER,
    LAURELS,
    ONE,
    SEATS,
    WORTH,
    ones_in_game,
    read_options,
)
from curia.games.quovadis.position import from_position
from curia.games.quovadis.state import State

_SAME = (
    "game", "options", "committees", "caesar", "bank", "turns", "caesar_turns", "number", "deal", "offers",
    "ledger", "disclosure", "consul",
)  # fmt: skip
_TRIES = 200


def sample(view: Json, rng: Random) -> State:
    for number in range(_TRIES):
        # Where chance finds none that fits: whoever can pay an offer gets the best tiles, others the least.
        hands = _hands(view, rng, _can_pay(view) if number > _TRIES // 2 else {})
        if hands is None:
            continue
        s = from_position(_position(view, hands, rng))
        # Whether an offer can be taken depends on what its author holds: legal moves tell something of that.
        told = view["seat"] is not None and view["result"] is None
        if not told or legal(s, view["seats"].index(view["seat"])) == view["legal"]:
            return s
    raise BadInput("view-misfit")


def _can_pay(view: Json) -> dict[int, bool]:
    """The authors of offers to the player on turn, and whether theirs can be taken."""
    return {
        view["seats"].index(offer["by"]): f"take {offer['number']}" in view["legal"]
        for offer in view["offers"]
        if offer["open"] is None
    }


def _position(view: Json, hands: list[list[int]], rng: Random) -> Json:
    found: Json = {key: view[key] for key in _SAME}
    found["seats"] = len(view["seats"])
    found["turn"] = view["turn"] or view["seats"][0]
    found["laurels"] = {place: laurel for place, laurel in view["laurels"].items() if laurel is not None}
    if view["phase"]["name"] != "over":
        found["phase"] = view["phase"]
    found["stock"] = _stock(view, hands, rng)
    found["players"] = {
        seat: {
            "reserve": view["players"][seat]["reserve"],
            "laurels": [LAURELS[kind] for kind in range(6) for _ in range(hand[kind])],
        }
        for seat, hand in zip(view["seats"], hands, strict=True)
    }
    return found


def _unseen(view: Json) -> list[int]:
    """The tiles, by kind, that are neither in the bank nor on the board nor shown before a player."""
    unseen = list(IN_THE_BOX)
    unseen[ONE] = ones_in_game(read_options(view["options"]), len(view["seats"])) - view["bank"]
    for laurel in view["laurels"].values():
        if laurel is not None:
            unseen[LAUREL_NUMBER[laurel]] -= 1
    return unseen


def _stock(view: Json, hands: list[list[int]], rng: Random) -> list[str]:
    left = _unseen(view)
    for hand in hands:
        for kind in range(6):
            left[kind] -= hand[kind]
    tiles = [kind for kind in range(6) for _ in range(left[kind])]
    rng.shuffle(tiles)
    # I tiles belong in the bank: they are in the stock only if a position put them there.
    tiles.sort(key=lambda kind: kind == ONE)
    stock = tiles[: view["stock"]]
    rng.shuffle(stock)
    return [LAURELS[kind] for kind in stock]


def _hands(view: Json, rng: Random, rich: dict[int, bool]) -> list[list[int]] | None:
    """Everyone's tiles by kind; None if this try did not work out. Who must be rich or poor is made so."""
    seen = _from_events(view)
    left = _unseen(view)
    hands = []
    for seat, name in enumerate(view["seats"]):
        player = view["players"][name]
        if player["laurels"] is not None:
            hand = [0] * 6
            for laurel in player["laurels"]:
                hand[LAUREL_NUMBER[laurel]] += 1
        else:
            hand = seen[seat]
        hands.append(hand)
        for kind in range(6):
            left[kind] -= hand[kind]
    for seat, name in enumerate(view["seats"]):
        lacking = view["players"][name]["tiles"] - sum(hands[seat])
        if lacking == 0:
            continue
        rest = _fill(left, lacking, rng, rich.get(seat))
        if rest is None:
            return None
        for kind in range(6):
            hands[seat][kind] += rest[kind]
            left[kind] -= rest[kind]
    return hands


def _fill(left: list[int], lacking: int, rng: Random, rich: bool | None) -> list[int] | None:
    """Tiles that nobody has seen, as many as lacking."""
    if lacking < 0 or lacking > sum(left):
        return None
    tiles = [kind for kind in range(6) for _ in range(left[kind])]
    rng.shuffle(tiles)
    if rich is not None:
        tiles.sort(key=lambda kind: WORTH[kind], reverse=rich)
    drawn = tiles[:lacking]
    return [drawn.count(kind) for kind in range(6)]


def _from_events(view: Json) -> list[list[int]]:
    """What each seat is known to hold from all that was seen."""
    seats = {name: seat for seat, name in enumerate(SEATS)}
    seen = [[0] * 6 for _ in view["seats"]]

    def change(name: str, laurel: str, by: int) -> None:
        seat, kind = seats[name], LAUREL_NUMBER[laurel]
        # A tile that was paid without having been seen before was there from the beginning.
        seen[seat][kind] = max(seen[seat][kind] + by, 0)

    for event in view["events"]:
        kind = event["event"]
        if kind == "laid-out":
            seen = [[0] * 6 for _ in seen]
        elif kind == "moved" and event["laurel"] is not None:
            change(event["seat"], event["laurel"], 1)
        elif kind == "earned":
            for _ in range(event["ones"]):
                change(event["seat"], LAURELS[ONE], 1)
        elif kind == "paid":
            for giver, receiver, tiles in (
                (event["seat"], event["to"], event["tiles"]),
                (event["to"], event["seat"], event["change"]),
            ):
                for laurel in tiles:
                    change(giver, laurel, -1)
                    change(receiver, laurel, 1)
        elif kind == "disclosed":
            for name, tiles in event["tiles"].items():
                seen[seats[name]] = [tiles.count(laurel) for laurel in LAURELS]
    return seen
