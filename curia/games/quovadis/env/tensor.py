"""The observation of Quo Vadis? as numbers, from a seat's view and the tiles that all saw being taken."""

from functools import lru_cache

from curia.core.game import Json
from curia.games.quovadis.data import (
    COMMITTEES,
    GAMES_FOR_CONSUL,
    LAURELS,
    PATH_NAMES,
    PLACE_NAMES,
    PROPOSALS_A_TURN,
    SEATS,
    SEATS_IN,
    SENATORS,
    SHUFFLED,
    TURNS_OF_CAESAR,
    WORTH,
)
from curia.research.fields import Field, Pieces, one_hot, one_hots

_ASKED = ("action", "caesar", "recall", "over")
_TILES = 18  # of one kind
_ALL_LAURELS = 162
_PRICE = 20  # laurels in one payment; a dearer one counts as much


@lru_cache
def fields(seats: int) -> tuple[Field, ...]:
    """The fields of an observation. "Seats" are in turn order from the observing one on."""
    n, places, paths, rooms = seats, len(PLACE_NAMES), len(PATH_NAMES), len(COMMITTEES)
    return (
        Field("seat", n, f"one-hot: own seat: {', '.join(SEATS[:n])}"),
        Field("turn", n, "one-hot: whose turn it is, by seats"),
        Field("to_move", n, "who owes a move, by seats"),
        Field("phase", len(_ASKED), f"one-hot: {', '.join(_ASKED)}"),
        Field("senators", n * rooms, f"senators, of 5, by seats: {', '.join(COMMITTEES)}"),
        Field("free", rooms, "free places, of 5, by committee"),
        Field("senate", 5 * n, "who entered the Senate, in order, one-hot by seats"),
        Field("reserve", n, f"senators not on the board, of {SENATORS}, by seats"),
        Field("caesar", places, f"one-hot: where Caesar lies: {', '.join(PLACE_NAMES)}"),
        Field("laurels", places * 6, f"one-hot: the tile at each of these places: {', '.join(LAURELS)}"),
        Field("stock", 1, f"tiles in the stock, of {len(SHUFFLED)}"),
        Field("bank", 1, f"I tiles in the bank, of {_TILES}"),
        Field(
            "tiles", n * 6, f"tiles taken and paid as all saw it, of {_TILES}, by seats: {', '.join(LAURELS)}"
        ),
        Field("totals", n, f"what they are worth, of {_ALL_LAURELS}, by seats"),
        Field("deal", 1, "a deal waits for an answer"),
        Field("deal_path", paths, f"one-hot: the move in it: {', '.join(PATH_NAMES)}"),
        Field("deal_consents", n, "consents in it, of 2, by seats"),
        Field("deal_pay", n, f"laurels that each seat gets by it, of {_PRICE}, by seats"),
        Field("deal_author", n, "one-hot: who wrote it, by seats"),
        Field("deal_agreed", n, "who has agreed to it, by seats"),
        Field("deal_waiting", n, "whose answer it waits for, by seats"),
        Field("speaking", 1, "somebody who is not asked may say something first (QV-9.14)"),
        Field("bribes", n * n, f"laurels offered for no consent, of {_PRICE}, by seats from and to"),
        Field("no_consent", n, "who is bound not to consent in this turn (QV-9.2), by seats"),
        Field("proposals", 1, f"proposals in this turn, of {PROPOSALS_A_TURN}"),
        Field("caesar_turns", 1, "turns of Caesar in a row, of those that end the game (QV-8.4)"),
        Field("disclosure", 1, "disclosure may be asked for now (QV-10.2)"),
        Field("game", GAMES_FOR_CONSUL, "one-hot: which game of a match for consul this is (QV-10.3)"),
        Field(
            "noted", n, f"laurels noted in its games before, of {GAMES_FOR_CONSUL * _ALL_LAURELS}, by seats"
        ),
    )


def pieces(view: Json, tiles: list[int]) -> Pieces:
    """The fields' numbers. `tiles`: what everyone saw each seat take and pay, by seat and kind."""
    n = len(view["seats"])
    own: int = view["seats"].index(view["seat"])
    turn_order = [view["seats"][(own + step) % n] for step in range(n)]
    number = {seat: (own + step) % n for step, seat in enumerate(turn_order)}
    rooms, players = view["committees"], view["players"]
    held = [tiles[6 * number[seat] : 6 * number[seat] + 6] for seat in turn_order]
    noted = [] if view["consul"] is None else view["consul"]["noted"]
    return (
        _deal(view, turn_order)
        | _bribes(view, turn_order)
        | {
            "seat": one_hot(view["seats"], view["seat"]),
            "turn": one_hot(turn_order, view["turn"]),
            "to_move": [float(seat in view["to_act"]) for seat in turn_order],
            "phase": one_hot(_ASKED, view["phase"]["name"]),
            "senators": [rooms[room].count(seat) / 5 for seat in turn_order for room in COMMITTEES],
            "free": [(SEATS_IN[c] - len(rooms[room])) / 5 for c, room in enumerate(COMMITTEES)],
            "senate": one_hots(turn_order, rooms["senate"], 5),
            "reserve": [players[seat]["reserve"] / SENATORS for seat in turn_order],
            "caesar": one_hot(PLACE_NAMES, view["caesar"]),
            "laurels": [x for place in PLACE_NAMES for x in one_hot(LAURELS, view["laurels"][place])],
            "stock": [view["stock"] / len(SHUFFLED)],
            "bank": [view["bank"] / _TILES],
            "tiles": [kind / _TILES for hand in held for kind in hand],
            "totals": [sum(k * w for k, w in zip(hand, WORTH, strict=True)) / _ALL_LAURELS for hand in held],
            "proposals": [view["phase"]["proposals"] / PROPOSALS_A_TURN],
            "caesar_turns": [view["caesar_turns"] / (TURNS_OF_CAESAR * n)],
            "disclosure": [float(view["disclosure"])],
            "game": [
                float(view["consul"] is not None and view["consul"]["game"] == game + 1)
                for game in range(GAMES_FOR_CONSUL)
            ],
            "noted": [
                sum(game[seat] or 0 for game in noted) / (GAMES_FOR_CONSUL * _ALL_LAURELS)
                for seat in turn_order
            ],
        }
    )


def _bribes(view: Json, turn_order: list[str]) -> Pieces:
    offered = {
        (payment["from"], payment["to"]): payment["laurels"]
        for offer in view["offers"]
        if offer["open"] is not None
        for payment in offer["deal"].get("payments", [])
    }
    return {
        "speaking": [float(view["speaker"] is not None)],
        "bribes": [min(1.0, offered.get((a, b), 0) / _PRICE) for a in turn_order for b in turn_order],
        "no_consent": [float(seat in view["phase"]["no_consent"]) for seat in turn_order],
    }


def _deal(view: Json, turn_order: list[str]) -> Pieces:
    table = view["deal"]
    if table is None:
        none = [0.0] * len(turn_order)
        return {
            "deal": [0.0],
            "deal_path": [0.0] * len(PATH_NAMES),
            **{f"deal_{name}": none for name in ("consents", "pay", "author", "agreed", "waiting")},
        }
    deal = table["deal"]
    consents, payments = deal.get("consents", {}), deal.get("payments", [])
    paid = [sum(term["laurels"] for term in payments if term["to"] == seat) for seat in turn_order]
    return {
        "deal": [1.0],
        "deal_path": one_hot(PATH_NAMES, deal.get("move")),
        "deal_consents": [consents.get(seat, 0) / 2 for seat in turn_order],
        "deal_pay": [min(1.0, laurels / _PRICE) for laurels in paid],
        "deal_author": one_hot(turn_order, table["author"]),
        "deal_agreed": [float(seat in table["agreed"]) for seat in turn_order],
        "deal_waiting": [float(seat in table["waiting"]) for seat in turn_order],
    }
