"""What is being asked, as JSON: all of it is public. Views carry it, positions in the middle of a turn."""

from collections.abc import Mapping
from typing import Any

from curia.core.errors import BadInput, IllegalMove, short
from curia.core.game import Json
from curia.games.caesar.data import ASSASSINATION, CARDS, CASTLING, GROUPS, ONE, SEATS, SPY, VETO, at, count
from curia.games.caesar.legal import actions, room
from curia.games.caesar.notation import read_move, target_names
from curia.games.caesar.state import (
    ARRANGE,
    DRAW,
    LAID,
    LATE,
    MAIN,
    NOBODY,
    ORDER,
    OVER,
    PHASES,
    REARRANGE,
    SECOND,
    SPIED,
    TAKE,
    VETOER,
    VOTE,
    VOTE_DRAW,
    WHY,
    Player,
    State,
    player,
)
from curia.games.caesar.state import VETO as ASKED_VETO

ENDS = ("CC-6.1", "CC-6.2", "CC-6.4", "CC-6.5")
_IN_ACTION = (ASKED_VETO, TAKE, REARRANGE)
_ACTION_DRAWS = (SPIED, VETOER, VOTE_DRAW)


def piles(me: Player) -> tuple[list[int], list[int]]:
    """A player's reserves, top first: influence and action cards."""
    influence, actions = me.influence_pile[: me.influence_left], me.action_pile[: me.actions_left]
    return list(influence[::-1]), list(actions[::-1])


def phase_json(s: State) -> Json:
    phase = s.phase
    found: Json = {"name": PHASES[phase]}
    if phase == OVER:
        found["reason"] = s.reason
        return found
    if phase in (ORDER, ARRANGE):
        found["waiting"] = [SEATS[seat] for seat in (0, 1) if s.waiting >> seat & 1]
        return found
    found["actor"] = SEATS[s.actor]
    found["played"] = s.played
    found["alone"] = None if s.alone == NOBODY else SEATS[s.alone]
    if phase in _IN_ACTION or (phase == DRAW and s.why in _ACTION_DRAWS):
        found["card"] = CARDS[s.card]
        found["targets"] = target_names(s.card, s.first, s.second)
        found["back"] = PHASES[s.back]
    if phase == DRAW:
        found |= {"draws": s.draws, "why": WHY[s.why], "may": s.may, "need": s.need}
    if phase == VOTE or ((phase in _IN_ACTION or phase == DRAW) and s.back == VOTE and s.vote != NOBODY):
        found["vote"] = GROUPS[s.vote]
    return found


def read_phase(s: State, given: Any) -> None:
    """Put a state whose cards are in place into the phase; raises BadInput where it does not fit."""
    if not isinstance(given, Mapping):
        raise BadInput("position-type", where="phase")
    name = given.get("name")
    if name not in PHASES or name == "chance":
        raise BadInput("position-value", where="phase.name", value=short(name))
    s.phase = PHASES.index(name)
    known = {"name"}
    if s.phase == OVER:
        s.reason = _one_of(given, "reason", ENDS)
        s.actor = NOBODY
        known |= {"reason"}
    elif s.phase in (ORDER, ARRANGE):
        known |= {"waiting"}
        _read_waiting(s, given)
    else:
        known |= {"actor", "played", "alone"}
        _read_turn(s, given, known)
    for key in given:
        if key not in known:
            raise BadInput("position-key", where="phase", key=short(key))


def _read_waiting(s: State, given: Mapping[str, Any]) -> None:
    waiting = given.get("waiting")
    if not isinstance(waiting, list) or not waiting or any(seat not in SEATS for seat in waiting):
        raise BadInput("position-value", where="phase.waiting", value=short(waiting))
    if s.phase == ORDER and s.opt.shuffled:
        raise BadInput("position-misfit", where="phase.name")
    s.waiting = 0
    for seat in waiting:
        s.waiting |= 1 << SEATS.index(seat)
    s.actor = 0 if s.waiting & 1 else 1
    full = s.box.opening + sum(ONE[card] for card in s.box.laid)
    for seat in (0, 1):
        owes = s.phase == ORDER or s.waiting >> seat & 1
        me = player(s, seat)
        if me.hand != (full if owes else s.box.opening):
            raise BadInput("position-misfit", where=f"players.{SEATS[seat]}.hand")
        laid = [] if owes else [ONE[card] for card in s.box.laid]
        if any(me.up) or sorted(cards for cards in me.down if cards) != laid:
            raise BadInput("position-misfit", where=f"table.{SEATS[seat]}")
        if me.influence_left != len(s.box.influence_pile):
            raise BadInput("position-misfit", where=f"players.{SEATS[seat]}.influence")
        if s.phase == ORDER and player(s, seat).actions_left != count(s.box.action_reserve):
            raise BadInput("position-misfit", where=f"players.{SEATS[seat]}.actions")


def _read_turn(s: State, given: Mapping[str, Any], known: set[str]) -> None:
    s.actor = SEATS.index(_one_of(given, "actor", SEATS))
    s.played = _flag(given, "played")
    alone = given.get("alone")
    s.alone = NOBODY if alone is None else SEATS.index(_one_of(given, "alone", SEATS))
    phase = s.phase
    why = WHY.index(_one_of(given, "why", WHY)) if phase == DRAW else 0
    acting = phase in _IN_ACTION or (phase == DRAW and why in _ACTION_DRAWS)
    if acting:
        known |= {"card", "targets", "back"}
        _read_action(s, given)
    if phase == DRAW:
        known |= {"draws", "why", "may", "need"}
        _read_draws(s, given, why)
    if phase == VOTE or (acting and s.back == VOTE):
        known |= {"vote"}
        s.vote = GROUPS.index(_one_of(given, "vote", GROUPS[: s.box.groups]))
        if at(s.left, s.vote) == 0:
            raise BadInput("position-misfit", where="phase.vote")
    asked_other = phase == ASKED_VETO or (phase == DRAW and why in (SPIED, VETOER))
    fits = {
        MAIN: not s.played or (player(s, s.turn).influence > 0 and room(s, s.turn) > 0),
        SECOND: player(s, s.turn).influence > 0 and room(s, s.turn) > 0,
        LAID: not s.played,
        VOTE: not s.played,
        LATE: not s.played and s.opt.late_action,
        TAKE: s.card == SPY,
        REARRANGE: s.card == CASTLING,
    }.get(phase, True)
    if acting and s.back == LATE:
        fits = fits and s.opt.late_action
    if acting and s.back in (MAIN, SECOND):  # CC-3.9: influence is still to be laid
        fits = fits and player(s, s.turn).influence > 0 and (s.back == MAIN or room(s, s.turn) > 0)
    if not fits or s.actor != (1 - s.turn if asked_other else s.turn):
        raise BadInput("position-misfit", where="phase")


def _read_action(s: State, given: Mapping[str, Any]) -> None:
    s.card = CARDS.index(_one_of(given, "card", CARDS[6:]))
    s.back = PHASES.index(_one_of(given, "back", ("main", "second", "laid", "vote", "late")))
    targets = given.get("targets")
    if not isinstance(targets, list) or not all(isinstance(target, str) for target in targets):
        raise BadInput("position-type", where="phase.targets")
    words = {ASSASSINATION: "assassinate", CASTLING: "castle"}
    try:
        move = read_move(" ".join([words.get(s.card, CARDS[s.card]), *targets]), s.box.groups)
    except IllegalMove:
        raise BadInput("position-value", where="phase.targets", value=", ".join(targets)[:40]) from None
    s.first, s.second = move >> 5 & 7, move >> 8
    # Before it takes effect, the action has to be one that could have been played.
    before = s.copy()
    player(before, s.turn).hand += ONE[s.card]
    before.played = False
    if not s.played or s.card == VETO or (s.phase != DRAW and move not in actions(before, s.turn)):
        raise BadInput("position-misfit", where="phase.targets")


def _read_draws(s: State, given: Mapping[str, Any], why: int) -> None:
    s.why, s.drawer = why, s.actor
    s.may, s.need = _flag(given, "may"), _flag(given, "need")
    draws = given.get("draws")
    me = player(s, s.drawer)
    reserves = me.influence_left + me.actions_left
    most = min(s.box.hand - me.size, reserves if s.may else reserves + s.box.hand)
    if not isinstance(draws, int) or isinstance(draws, bool) or not 1 <= draws <= most or reserves == 0:
        raise BadInput("position-value", where="phase.draws", value=short(draws))
    s.draws = draws


def _flag(given: Mapping[str, Any], key: str) -> bool:
    if not isinstance(given.get(key), bool):
        raise BadInput("position-type", where=f"phase.{key}")
    return bool(given[key])


def _one_of(given: Mapping[str, Any], key: str, names: tuple[str, ...]) -> str:
    value = given.get(key)
    if not isinstance(value, str) or value not in names:
        raise BadInput("position-value", where=f"phase.{key}", value=short(value))
    return value
