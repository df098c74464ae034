"""What a view, an event, a deal or a move says, as message keys with arguments; the edge finds the words.

An argument is a text, a number, words again, or a list of words. `viewer` is the seat that
reads: it is "you".
"""

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from curia.core.game import Json, Words
from curia.core.match import HOST_ENDS
from curia.games.quovadis.data import COMMITTEES, LAURELS, PATH_NAMES, PLACE_NAMES, SEATS_IN, WORTH

# From the Senate down, so that the board can be read from the top.
BOARD = ("senate", "m3", "n3", "j5", "i3", "l1", "k1", "g3", "h1", "f1", "e1", "a1", "b5", "c1", "d3")
ENDS = {"QV-8.1": "senate", "QV-8.4": "idle"}
_NOTHING: Words = ("qv-nothing", {})


def who(seat: str, viewer: str | None) -> str:
    """The seat for a sentence that `viewer` reads."""
    return "you" if seat == viewer else seat


def seat_words(seat: str) -> Words:
    return f"qv-seat-{seat}", {}


def names_words(seats: Iterable[str], viewer: str | None, form: str = "qv-who") -> list[Words]:
    """Families by name, in the form that their place in a sentence needs."""
    return [(form, {"who": who(seat, viewer)}) for seat in seats] or [_NOTHING]


def tiles_words(tiles: Iterable[str]) -> list[Words]:
    """Tiles by kind, each with its number."""
    counts = Counter(tiles)
    return [("qv-tiles", {"kind": kind, "number": n}) for kind, n in counts.items()] or [_NOTHING]


def worth(tiles: Iterable[str]) -> int:
    return sum(WORTH[LAURELS.index(tile)] for tile in tiles)


def ends_of(path: str) -> dict[str, str]:
    """A path's two ends, as messages name them."""
    start, end = path.split(">")
    return {"from": start, "committee": end}


def totals_words(laurels: Json) -> list[Words]:
    return [("qv-total", {"seat": seat, "laurels": n}) for seat, n in laurels.items() if n is not None] or [
        _NOTHING
    ]


def shown_words(event: Json) -> list[Words]:
    """QV-10.2: everyone's tiles, as a disclosure shows them."""
    return [
        ("qv-shown", {"seat": seat, "laurels": event["laurels"][seat], "tiles": tiles_words(tiles)})
        for seat, tiles in event["tiles"].items()
    ]


# --- Deals ------------------------------------------------------------------------------------------------


def deal_words(deal: Json, mover: str, viewer: str | None) -> list[Words]:
    """Who gives what to whom; the parts make one sentence. `mover` is the player on turn."""
    doer = who(mover, viewer)
    parts: list[Words] = []
    if "move" in deal:
        parts.append(("qv-deal-move", {"who": doer, **ends_of(deal["move"])}))
    if "enter" in deal:
        parts.append(("qv-deal-enter", {"who": doer, "committee": deal["enter"]}))
    for seat, number in deal.get("consents", {}).items():
        parts.append(("qv-deal-consent", {"who": who(seat, viewer), "number": number}))
    if deal.get("ones"):
        parts.append(("qv-deal-ones", {"seats": names_words(deal["ones"], viewer)}))
    for payment in deal.get("payments", ()):
        parts.append(
            (
                "qv-deal-payment",
                {
                    "who": who(payment["from"], viewer),
                    "to": who(payment["to"], viewer),
                    "laurels": payment["laurels"],
                },
            )
        )
    if "caesar" in deal:
        key = "qv-deal-caesar-then" if "move" in deal else "qv-deal-caesar"
        parts.append((key, {"who": doer, **ends_of(deal["caesar"])}))
    parts += [promise_words(promise, viewer) for promise in deal.get("promises", ())]
    return parts or [_NOTHING]


def promise_words(promise: Json, viewer: str | None) -> Words:
    kind = promise["kind"]
    args: dict[str, Any] = {
        "who": who(promise["by"], viewer),
        "to": who(promise["to"], viewer),
        "turns": promise.get("turns", "end"),
    }
    if kind == "consent":
        if "at" not in promise:
            return "qv-promise-consent", args
        return "qv-promise-consent-at", args | {"committee": promise["at"]}
    if kind == "no-enter":
        return "qv-promise-no-enter", args | {"committee": promise["at"]}
    if kind in ("caesar", "no-caesar", "no-move"):
        return f"qv-promise-{kind}", args | ends_of(promise["at"])
    if kind == "no-consent":
        return "qv-promise-no-consent", args | {"against": who(promise["against"], viewer)}
    if kind == "pay":
        return "qv-promise-pay", args | {"laurels": promise["laurels"]}
    return "qv-promise-words", args | {"text": promise["text"]}


# --- What happened ----------------------------------------------------------------------------------------


class Story:
    """Tells events in order, and keeps in mind what later ones refer to: whose turn it is, which promise."""

    def __init__(self, seats: Iterable[str], viewer: str | None) -> None:
        self._seats = list(seats)
        self._viewer = viewer
        self._turn = self._seats[0]
        self._promises: dict[int, Json] = {}

    def tell(self, event: Json, again: bool = False) -> Iterator[Words]:
        """`again`: nobody is reminded of what others took and paid earlier (QV-6.3)."""
        self._before(event)
        yield from self._words(event, again)
        self._after(event)

    def skip(self, event: Json) -> None:
        """Keep in mind what an event says, without telling it."""
        self._before(event)
        self._after(event)

    def _before(self, event: Json) -> None:
        kind = event["event"]
        if kind == "position":
            self._turn = event["view"]["turn"] or self._turn
            self._promises = dict(enumerate(event["view"]["ledger"]))
        elif kind == "started":
            self._turn = event["seat"]
        elif kind == "promised":
            self._promises[event["promise"]] = event["terms"]

    def _after(self, event: Json) -> None:
        """An action ends the turn, unless its tile lets Caesar be moved too."""
        acts = event["event"] in ("entered", "moved", "caesar", "skipped")
        if acts and event.get("laurel") != "IIc":
            self._turn = self._seats[(self._seats.index(event["seat"]) + 1) % len(self._seats)]

    def _words(self, event: Json, again: bool) -> Iterator[Words]:
        kind, viewer = event["event"], self._viewer
        if kind == "host":
            yield _host(event["move"], viewer)
        elif kind == "moved":
            yield from self._moved(event, again)
        elif kind in ("proposed", "countered", "offered", "took"):
            yield self._said(event)
        elif kind == "promised":
            yield "qv-happened-promised", {"promise": promise_words(event["terms"], viewer)}
        elif kind == "judged":
            yield self._judged(event)
        elif kind == "game-over":
            yield (
                "qv-happened-game-over",
                {"reason": ENDS[event["reason"]], "totals": totals_words(event["laurels"])},
            )
        elif kind == "paid":
            yield self._paid(event, again)
        elif kind == "disclosed":
            args: dict[str, Any] = {"who": who(event["seat"], viewer)}
            if again:
                yield "qv-happened-disclosed-then", args
            else:
                yield "qv-happened-disclosed", args | {"totals": shown_words(event)}
        else:
            yield self._plain(event)

    def _plain(self, event: Json) -> Words:
        args: dict[str, Any] = {key: event[key] for key in ("committee", "ones", "number") if key in event}
        if "seat" in event:
            args["who"] = who(event["seat"], self._viewer)
        if event["event"] == "caesar":
            args |= ends_of(event["path"])
        return f"qv-happened-{event['event']}", args

    def _moved(self, event: Json, again: bool) -> Iterator[Words]:
        tile = event["laurel"]
        kind = "none" if tile is None else tile
        if again and tile is not None and event["seat"] != self._viewer:
            kind = "hidden"
        givers = names_words(event["consents"], self._viewer, "qv-giver")
        yield (
            "qv-happened-moved",
            {
                "who": who(event["seat"], self._viewer),
                **ends_of(event["path"]),
                "consents": len(event["consents"]),
                "givers": givers,
                "kind": kind,
            },
        )
        if event["new"] is not None and not again:
            yield "qv-happened-new-tile", {**ends_of(event["path"]), "kind": event["new"]}

    def _said(self, event: Json) -> Words:
        args: dict[str, Any] = {
            "who": who(event["seat"], self._viewer),
            "number": event["number"],
            "deal": deal_words(event["deal"], self._turn, self._viewer),
        }
        if event["event"] == "countered":
            args["answers"] = event["answers"]
        if event["event"] == "offered" and event["open"] is not None:
            seats = names_words(event["open"], self._viewer, "qv-awaited")
            return "qv-happened-offered-others", args | {"seats": seats}
        if event["event"] == "took" and event["second"] is not None:
            return "qv-happened-took-two", args | {"second": event["second"]}
        return f"qv-happened-{event['event']}", args

    def _paid(self, event: Json, again: bool) -> Words:
        args: dict[str, Any] = {
            "who": who(event["seat"], self._viewer),
            "to": who(event["to"], self._viewer),
            "laurels": event["laurels"],
        }
        if again and self._viewer not in (event["seat"], event["to"]):
            return "qv-happened-paid", args
        args["tiles"] = tiles_words(event["tiles"])
        if not event["change"]:
            return "qv-happened-paid-tiles", args
        return "qv-happened-paid-change", args | {"change": tiles_words(event["change"])}

    def _judged(self, event: Json) -> Words:
        terms = self._promises.get(event["promise"])
        if terms is None:
            return "qv-happened-judged-number", {"number": event["promise"] + 1, "status": event["status"]}
        promise = promise_words(terms, self._viewer)
        return "qv-happened-judged", {"status": event["status"], "promise": promise}


def _host(move: str, viewer: str | None) -> Words:
    word, _, seat = move.partition(" ")
    return f"qv-happened-{word}", {"who": who(seat, viewer)} if word in ("resigned", "forfeit") else {}


# --- Moves ------------------------------------------------------------------------------------------------


def move_words(move: str, mover: str, viewer: str | None) -> Words:
    """A move's text as a choice; `mover` is the player on turn."""
    word, _, rest = move.partition(" ")
    if word in ("enter", "recall"):
        return f"qv-move-{word}", {"committee": rest}
    if word in ("move", "caesar"):
        return f"qv-move-{word}", ends_of(rest)
    if word in ("propose", "offer"):
        return f"qv-move-{word}", {"deal": deal_words(json.loads(rest), mover, viewer)}
    if word == "counter":
        number, _, rest = rest.partition(" ")
        return "qv-move-counter", {"number": int(number), "deal": deal_words(json.loads(rest), mover, viewer)}
    if word == "take" and " " in rest:
        first, second = rest.split(" ")
        return "qv-move-take-two", {"number": int(first), "second": int(second)}
    return f"qv-move-{word}", {"number": int(rest)} if rest else {}


def question_words(view: Json) -> Words:
    """What the view's seat is being asked."""
    deal = view["deal"]
    if deal is not None and view["seat"] in deal["waiting"]:
        return "qv-ask-deal", {
            "number": deal["number"],
            "deal": deal_words(deal["deal"], view["turn"], view["seat"]),
        }
    return f"qv-ask-{view['phase']['name']}", {}


# --- The table --------------------------------------------------------------------------------------------


def paths_from(committee: str) -> list[str]:
    return [path for path in PATH_NAMES if path.startswith(f"{committee}>")]


def path_words(view: Json, path: str) -> Words:
    """A path out of a committee: where it leads, its laurel, and whether Caesar is there."""
    end = path.split(">")[1]
    if path not in PLACE_NAMES:
        return "qv-table-path", {"committee": end}
    key = "qv-table-path-caesar" if view["caesar"] == path else "qv-table-path-laurel"
    return key, {"committee": end, "kind": view["laurels"][path] or "none"}


def free_seats(view: Json, committee: str) -> int:
    return SEATS_IN[COMMITTEES.index(committee)] - len(view["committees"][committee])


def player_words(view: Json, seat: str) -> Words:
    player = view["players"][seat]
    args: dict[str, Any] = {
        "who": who(seat, view["seat"]),
        "name": seat_words(seat),
        "letter": ("qv-letter", {"seat": seat}),
        "reserve": player["reserve"],
    }
    if not player["laurels"]:
        return "qv-table-player", args | {"tiles": player["tiles"]}
    laurels = worth(player["laurels"])
    return "qv-table-player-tiles", args | {"laurels": laurels, "cards": tiles_words(player["laurels"])}


def talk_words(view: Json) -> Iterator[Words]:
    """What is being negotiated: the deal on the table, standing offers, what is agreed for this turn."""
    viewer, turn = view["seat"], view["turn"]
    deal = view["deal"]
    if deal is not None:
        yield (
            "qv-table-deal",
            {
                "number": deal["number"],
                "who": who(deal["author"], viewer),
                "deal": deal_words(deal["deal"], turn, viewer),
                "seats": names_words(deal["waiting"], viewer, "qv-awaited"),
            },
        )
    for standing in view["offers"]:
        yield offer_words(view, standing)
    for path in view["phase"]["barred"]:
        yield "qv-table-barred", ends_of(path)
    for committee in view["phase"]["no_enter"]:
        yield "qv-table-no-enter", {"committee": committee}
    for path in view["phase"]["no_move"]:
        yield "qv-table-no-move", ends_of(path)
    for seat in view["phase"]["no_consent"]:
        yield "qv-table-no-consent", {"who": who(seat, viewer)}


def offer_words(view: Json, standing: Json) -> Words:
    args: dict[str, Any] = {
        "number": standing["number"],
        "who": who(standing["by"], view["seat"]),
        "deal": deal_words(standing["deal"], view["turn"], view["seat"]),
    }
    if standing["open"] is None:
        return "qv-table-offer", args
    return "qv-table-offer-others", args | {
        "seats": names_words(standing["open"], view["seat"], "qv-awaited")
    }


def ledger_words(view: Json, only_open: bool) -> Iterator[Words]:
    """The promises, with what became of them (QV-9.8)."""
    for entry in view["ledger"]:
        if not only_open or entry["status"] == "open":
            yield (
                "qv-table-promise",
                {"status": entry["status"], "promise": promise_words(entry, view["seat"])},
            )


def common_words(view: Json) -> Iterator[Words]:
    yield "qv-table-bank", {"bank": view["bank"], "stock": view["stock"]}
    if view["consul"] is not None:
        yield "qv-table-consul", {"game": view["consul"]["game"]}
        for number, noted in enumerate(view["consul"]["noted"], 1):
            yield "qv-table-noted", {"game": number, "totals": totals_words(noted)}


def text_words(view: Json) -> Iterator[Words]:
    """The whole view in lines: the board, the families, what is being negotiated, what is asked, the end."""
    for committee in BOARD:
        sitting = Counter(view["committees"][committee])
        seats = [
            ("qv-web-sitting", {"who": who(seat, view["seat"]), "number": n}) for seat, n in sitting.items()
        ]
        free = free_seats(view, committee)
        args = {"committee": committee, "number": len(seats), "seats": seats, "free": free}
        taken: Words = ("qv-web-committee", args)
        paths = [path_words(view, path) for path in paths_from(committee)]
        yield ("qv-text-committee", {"seats": taken, "paths": paths}) if paths else taken
    for seat in sorted(view["seats"], key=lambda seat: bool(seat != view["seat"])):
        yield player_words(view, seat)
    yield from common_words(view)
    yield from talk_words(view)
    yield from ledger_words(view, False)
    if view["seat"] in view["to_act"]:
        yield question_words(view)
    if view["result"] is not None:
        yield from score_words(view, view["result"])


# --- The end ----------------------------------------------------------------------------------------------


def score_words(view: Json, result: Json) -> Iterator[Words]:
    viewer = view["seat"]
    for seat in view["seats"]:
        tiles = view["players"][seat]["laurels"] or []
        if "noted" in result:
            games = [str(game[seat] or 0) for game in result["noted"]]
            yield (
                "qv-score-consul",
                {"who": seat, "points": result["points"][seat], "games": " + ".join(games) or "0"},
            )
        else:
            scored = "yes" if seat in view["committees"]["senate"] else "no"
            yield (
                "qv-score",
                {
                    "who": seat,
                    "tiles": tiles_words(tiles),
                    "laurels": result["laurels"][seat],
                    "scored": scored,
                },
            )
    if (ended := end_words(result, viewer)) is not None:
        yield ended
    yield winner_words(result, viewer)


def end_words(result: Json, viewer: str | None) -> Words | None:
    """Why a match is over that the rules did not end; None if they did."""
    reason = result["reason"]
    return _host(f"{reason} {result.get('by', '')}", viewer) if reason in HOST_ENDS else None


def winner_words(result: Json, viewer: str | None) -> Words:
    winners = result["winners"]
    if not winners:
        return "qv-nobody-won", {}
    if len(winners) > 1:
        return "qv-shared", {"seats": names_words(winners, viewer)}
    best = result["points"][winners[0]]
    tied = sum(points == best for points in result["points"].values()) > 1 and result["reason"] in ENDS
    return "qv-won-first" if tied else "qv-won", {"who": who(winners[0], viewer)}
