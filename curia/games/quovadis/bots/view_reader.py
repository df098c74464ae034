"""Quo Vadis? as a bot reads it from a view: a state to try moves on, and what was said in this turn.

The stock's order is unknown, so every tile to come is an average one; tiles never seen are average too.
"""

from collections.abc import Iterable

from curia.core.game import Json
from curia.games.quovadis.data import (
    COMMITTEE_NUMBER,
    LAUREL_NUMBER,
    LAURELS,
    ONE,
    PATH_NUMBER,
    PLACE_NUMBER,
    SEATS_IN,
    SENATE,
    read_options,
)
from curia.games.quovadis.deal_notation import read_deal
from curia.games.quovadis.state import NONE, ORIGINS, PHASES, WIDTH, Deal, Offer, State, Table

AVERAGE = LAUREL_NUMBER["III"]  # the 44 tiles of the stock are worth 3.2 each

LATELY = 2  # own turns before this one: what was refused in them is remembered

# What begins a turn: whatever was said before it is over (QV-9.5).
_ACTS = ("entered", "moved", "caesar", "skipped")
_BREAKS = (*_ACTS, "recalled", "laid-out", "position")


class Reading:
    """What a seat sees, as a state. Seats are numbers, in seat order."""

    def __init__(self, view: Json) -> None:
        self.names: list[str] = view["seats"]
        self.me = self.names.index(view["seat"])
        self.legal: list[str] = view["legal"]
        self.asked: bool = view["seat"] in view["to_act"]
        self.state = _state(view)
        self.number = {name: seat for seat, name in enumerate(self.names)}
        self._read_talk(view["events"])
        self._read_refusals(view["events"])
        self._read_actions(view["events"])

    def _read_talk(self, events: list[Json]) -> None:
        """How often this seat asked for what in this turn, and how often it countered."""
        self.asks: dict[tuple[int, tuple[int, ...]], int] = {}
        self.counters = 0
        name = self.names[self.me]
        for event in reversed(events):
            kind = event["event"]
            if kind in _BREAKS:
                break
            if event.get("seat") != name:
                continue
            if kind == "proposed":
                deal = read_deal(event["deal"], len(self.names))
                key = deal.move, deal.consents
                self.asks[key] = self.asks.get(key, 0) + 1
            elif kind == "countered":
                self.counters += 1

    def _read_refusals(self, events: list[Json]) -> None:
        """What this seat was refused lately, and by whom; and who would not pay for its actions just now."""
        self.refusals: list[tuple[Deal, int]] = []
        self.unwilling: set[int] = set()
        name, answered = self.names[self.me], dict[int, int]()
        own_turns, last = 0, None
        for event in reversed(events):
            kind, seat = event["event"], event.get("seat")
            if kind in _BREAKS:
                if seat == name and last != name:
                    own_turns += 1
                last = seat
                if kind not in _ACTS or own_turns > LATELY:
                    break
            elif kind == "declined":
                answered[event["number"]] = self.number[seat]
            elif kind in ("proposed", "countered", "offered"):
                if seat == name and event["number"] in answered:
                    deal = read_deal(event["deal"], len(self.names))
                    self.refusals.append((deal, answered[event["number"]]))
                    if last is None and not any(deal.consents):
                        self.unwilling.add(answered[event["number"]])
                if kind == "countered":
                    answered[event["answers"]] = self.number[seat]

    def _read_actions(self, events: list[Json]) -> None:
        """Whose last action was to move Caesar."""
        self.moved_caesar = [False] * len(self.names)
        last: Json = {"event": "", "seat": ""}
        for event in events:
            if event["event"] in _ACTS:
                # With a tile that gives the right to it (QV-7.2), he moves after the action.
                after = (last["event"], last["seat"]) == ("moved", event["seat"])
                if not after:
                    self.moved_caesar[self.number[event["seat"]]] = event["event"] == "caesar"
                last = event


def _state(view: Json) -> State:
    names = view["seats"]
    s = State(len(names), read_options(view["options"]))
    number = {name: seat for seat, name in enumerate(names)}
    phase = view["phase"]
    s.phase = PHASES.index(phase["name"])
    s.turn = number.get(view["turn"], 0)
    s.turns, s.caesar_turns = view["turns"], view["caesar_turns"]
    s.entered, s.window = phase["entered"], view["disclosure"]
    for committee, name in enumerate(view["committees"]):
        seated = [number[seat] for seat in view["committees"][name]]
        for seat in seated:
            s.own[seat * WIDTH + committee] += 1
        s.free[committee] = SEATS_IN[committee] - len(seated)
        if committee == SENATE:
            s.senate = seated
    s.reserve = [view["players"][name]["reserve"] for name in names]
    s.places = [NONE if tile is None else LAUREL_NUMBER[tile] for tile in view["laurels"].values()]
    s.bare = sum(1 << place for place, tile in enumerate(s.places) if tile == NONE)
    s.caesar = PLACE_NUMBER[view["caesar"]]
    s.stock = (AVERAGE,) * view["stock"]
    s.bank = view["bank"]
    s.tiles = [n for hand in _hands(view) for n in hand]
    _read_games(s, view["consul"], number)
    s.number, s.proposals = view["number"], phase["proposals"]
    for name, n in phase["offered"].items():
        s.offered[number[name]] = n
    for place in phase["barred"]:
        s.barred |= 1 << PLACE_NUMBER[place]
    for entry in phase["no_enter"]:
        s.no_enter |= 1 << COMMITTEE_NUMBER[entry]
    for path in phase["no_move"]:
        s.no_move |= 1 << PATH_NUMBER[path]
    s.no_consent = _mask(phase["no_consent"], number)
    s.table = _table(view["deal"], number)
    s.offers = [
        Offer(
            offer["number"],
            number[offer["by"]],
            read_deal(offer["deal"], s.n),
            _mask(offer["open"] or (), number),
            _mask(offer["agreed"], number),
        )
        for offer in view["offers"]
    ]
    return s


def _mask(names: Iterable[str], number: dict[str, int]) -> int:
    """A set of seats, one bit each."""
    return sum(1 << number[name] for name in names)


def _read_games(s: State, consul: Json | None, number: dict[str, int]) -> None:
    """QV-10.3: what was noted so far."""
    if consul is None:
        return
    s.game, s.starter = consul["game"], number[consul["start"]]
    for game in consul["noted"]:
        s.noted += [NONE if game[name] is None else game[name] for name in number]


def _table(given: Json | None, number: dict[str, int]) -> Table | None:
    if given is None:
        return None
    agreed, waiting = (_mask(given[key], number) for key in ("agreed", "waiting"))
    deal = read_deal(given["deal"], len(number))
    origin = ORIGINS.index(given["origin"])
    author = number[given["author"]]
    return Table(given["number"], deal, author, origin, given["answers"] or 0, agreed, waiting)


def _hands(view: Json) -> list[list[int]]:
    """Everyone's tiles by kind: as shown, else as seen when they were taken and paid (QV-6.3)."""
    seen = _remembered(view)
    for name, hand in seen.items():
        player = view["players"][name]
        if player["laurels"] is not None:
            hand[:] = [0] * 6
            for laurel in player["laurels"]:
                hand[LAUREL_NUMBER[laurel]] += 1
        else:
            hand[AVERAGE] += max(0, player["tiles"] - sum(hand))
    return list(seen.values())


def _remembered(view: Json) -> dict[str, list[int]]:
    seen = {name: [0] * 6 for name in view["seats"]}

    def hand_over(giver: str, receiver: str, tiles: list[str]) -> None:
        for laurel in tiles:
            kind = LAUREL_NUMBER[laurel]
            seen[giver][kind] = max(0, seen[giver][kind] - 1)
            seen[receiver][kind] += 1

    for event in view["events"]:
        kind = event["event"]
        if kind == "laid-out":
            seen = {name: [0] * 6 for name in seen}
        elif kind == "moved" and event["laurel"] is not None:
            seen[event["seat"]][LAUREL_NUMBER[event["laurel"]]] += 1
        elif kind == "earned":
            seen[event["seat"]][ONE] += event["ones"]
        elif kind == "paid":
            hand_over(event["seat"], event["to"], event["tiles"])
            hand_over(event["to"], event["seat"], event["change"])
        elif kind == "disclosed":
            for name, tiles in event["tiles"].items():
                seen[name] = [tiles.count(laurel) for laurel in LAURELS]
    return seen
