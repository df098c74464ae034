"""Positions: the whole truth as JSON, and a state set up from one. What is wrong is said, with its place."""

from collections.abc import Mapping
from typing import Any

from curia.core.errors import BadInput
from curia.core.game import Json
from curia.games.quovadis import rules
from curia.games.quovadis.data import (
    COMMITTEES,
    IN_THE_BOX,
    LAUREL_NUMBER,
    LAURELS,
    ONE,
    PLACE_NAMES,
    PLACE_NUMBER,
    PLACES,
    SEATS,
    SEATS_IN,
    SENATE,
    SENATORS,
    TURNS_OF_CAESAR,
    ones_in_game,
    read_options,
)
from curia.games.quovadis.json_fields import known, number, one_of, read_list, read_object
from curia.games.quovadis.position_deals import read_ledger, read_offers, read_phase, read_table
from curia.games.quovadis.state import ACTION, CAESAR_TURNS, CONSUL, FIFTH_SENATOR, NONE, OVER, WIDTH, State
from curia.games.quovadis.view import (
    committees_json,
    consul_json,
    entry_json,
    offer_json,
    phase_json,
    table_json,
    tiles_json,
)

_KEYS = (
    "game", "seats", "options", "turn", "committees", "caesar", "laurels", "stock", "bank", "players",
    "turns", "caesar_turns", "phase", "number", "deal", "offers", "ledger", "disclosure", "consul",
)  # fmt: skip


def position(s: State) -> Json:
    found: Json = {
        "game": "quovadis",
        "seats": s.n,
        "options": s.options.named(),
        "turn": SEATS[s.turn],
        "committees": {name: seated for name, seated in committees_json(s).items() if seated},
        "caesar": PLACE_NAMES[s.caesar],
        "laurels": {PLACE_NAMES[p]: LAURELS[s.places[p]] for p in range(PLACES) if s.places[p] != NONE},
        "stock": [LAURELS[kind] for kind in s.stock[s.drawn :]],
        "bank": s.bank,
        "players": {
            SEATS[seat]: {"reserve": s.reserve[seat], "laurels": tiles_json(s, seat)} for seat in range(s.n)
        },
    }
    # What only some moments need; a quiet start of a turn has none of it.
    extras: Json = {
        "turns": s.turns,
        "caesar_turns": s.caesar_turns,
        "phase": phase_json(s) if _needs_phase(s) else None,
        "number": s.number,
        "deal": None if s.table is None else table_json(s.table),
        "offers": [offer_json(standing) for standing in s.offers],
        "ledger": [entry_json(entry) for entry in s.ledger],
        "disclosure": s.window,
        "consul": consul_json(s),
    }
    return found | {key: value for key, value in extras.items() if value}


def _needs_phase(s: State) -> bool:
    """How a game that is over ended can be seen from the rest."""
    said = s.proposals or any(s.offered) or s.barred or s.no_enter or s.no_move or s.no_consent
    return s.phase != OVER and bool(s.phase != ACTION or said or s.entered)


# More than any match can come to.
_MOST = 10_000_000


def from_position(given: Mapping[str, Any]) -> State:
    known(given, "position", _KEYS)
    if "seats" not in given:
        raise BadInput("position-lacks", where="position", key="seats")
    seats = number(given["seats"], "seats", 3, 5)
    s = State(seats, read_options(given.get("options", {})))
    s.phase = ACTION
    s.turn = one_of(given.get("turn", "red"), SEATS[:seats], "turn")
    s.turns = number(given.get("turns", 0), "turns", 0, _MOST)
    s.caesar_turns = number(given.get("caesar_turns", 0), "caesar_turns", 0, _MOST)
    s.bank = number(given.get("bank", 0), "bank", 0, _MOST)
    if "caesar" in given:
        s.caesar = one_of(given["caesar"], PLACE_NAMES, "caesar")
    _read_committees(s, given.get("committees", {}))
    _read_laurels(s, given)
    _read_players(s, given.get("players", {}))
    _check_tiles(s)
    _read_consul(s, given.get("consul"))
    s.number = number(given.get("number", 0), "number", 0, _MOST)
    read_phase(s, given.get("phase"))
    s.window = _flag(s, given.get("disclosure", False), "disclosure")
    read_table(s, given.get("deal"))
    read_offers(s, given.get("offers", []))
    read_ledger(s, given.get("ledger", []))
    _end_if_over(s)
    return s


def _flag(s: State, given: Any, where: str) -> bool:
    if not isinstance(given, bool):
        raise BadInput("position-type", where=where)
    if given and not s.options.disclosure:
        raise BadInput("position-misfit", where=where)
    return given


def _read_committees(s: State, given: Any) -> None:
    read_object(given, "committees", COMMITTEES)
    for name, seated in given.items():
        where = f"committees.{name}"
        committee = COMMITTEES.index(name)
        for seat in read_list(seated, SEATS[: s.n], where):
            s.own[seat * WIDTH + committee] += 1
            s.free[committee] -= 1
            if committee == SENATE:
                s.senate.append(seat)
        if s.free[committee] < 0:
            raise BadInput("qv-position-committee", where=where, seats=SEATS_IN[committee])


def _read_laurels(s: State, given: Mapping[str, Any]) -> None:
    laurels = given.get("laurels", {})
    read_object(laurels, "laurels", PLACE_NAMES)
    for name, laurel in laurels.items():
        place = PLACE_NUMBER[name]
        s.places[place] = one_of(laurel, LAURELS, f"laurels.{name}")
        s.bare &= ~(1 << place)
    s.stock = tuple(read_list(given.get("stock", []), LAURELS, "stock"))


def _read_players(s: State, given: Any) -> None:
    read_object(given, "players", SEATS[: s.n])
    for seat in range(s.n):
        where = f"players.{SEATS[seat]}"
        player = given.get(SEATS[seat], {})
        read_object(player, where, ("reserve", "laurels"))
        s.reserve[seat] = number(player.get("reserve", 0), f"{where}.reserve", 0, SENATORS)
        for kind in read_list(player.get("laurels", []), LAURELS, f"{where}.laurels"):
            s.tiles[6 * seat + kind] += 1
        if s.reserve[seat] + sum(s.own[seat * WIDTH : (seat + 1) * WIDTH]) > SENATORS:
            raise BadInput("qv-position-senators", where=where, limit=SENATORS)


def _check_tiles(s: State) -> None:
    """No more of a tile than there are (QV-1.2, QV-10.1)."""
    for name, kind in LAUREL_NUMBER.items():
        limit = ones_in_game(s.options, s.n) if kind == ONE else IN_THE_BOX[kind]
        used = s.places.count(kind) + s.stock.count(kind) + (s.bank if kind == ONE else 0)
        if used + sum(s.tiles[kind::6]) > limit:
            raise BadInput("position-too-many", where="position", card=name, limit=limit)


def _read_consul(s: State, given: Any) -> None:
    s.starter = s.turn
    if given is None:
        return
    if not s.options.consul:
        raise BadInput("position-misfit", where="consul")
    read_object(given, "consul", ("game", "start", "noted"))
    s.starter = one_of(given.get("start", SEATS[s.turn]), SEATS[: s.n], "consul.start")
    games = given.get("noted", [])
    if not isinstance(games, list):
        raise BadInput("position-type", where="consul.noted")
    for game, points in enumerate(games):
        where = f"consul.noted.{game}"
        read_object(points, where, SEATS[: s.n])
        for name in SEATS[: s.n]:
            scored = points.get(name)
            s.noted.append(NONE if scored is None else number(scored, f"{where}.{name}", 0))
    s.game = number(given.get("game", len(games) + 1), "consul.game", 1, 3)
    # After a game it keeps its number until the next one begins.
    if len(games) not in (s.game - 1, s.game):
        raise BadInput("position-misfit", where="consul.noted")


def _end_if_over(s: State) -> None:
    """A position may be over already."""
    if len(s.noted) == 3 * s.n:
        s.phase = OVER
        s.reason = CONSUL
    elif s.phase == ACTION and len(s.senate) == SEATS_IN[SENATE]:
        rules.end_game(s, FIFTH_SENATOR)
    elif s.phase == ACTION and s.caesar_turns >= TURNS_OF_CAESAR * s.n:
        rules.end_game(s, CAESAR_TURNS)
