"""Why a move is refused: the lowest-numbered clause that it breaks."""

from curia.core.errors import IllegalMove
from curia.games.caesar import moves as mv
from curia.games.caesar.data import ALL_INFLUENCE, CARDS, GROUPS, VETO, at, count, unpack
from curia.games.caesar.legal import legal, room_for_two
from curia.games.caesar.state import (
    ARRANGE,
    DRAW,
    LAID,
    LATE,
    MAIN,
    ORDER,
    OVER,
    REARRANGE,
    REFILL,
    SECOND,
    SPIED,
    SWAP,
    TAKE,
    VETOER,
    VOTE,
    State,
    player,
)
from curia.games.caesar.state import VETO as ASKED_VETO

_ACTIONS = {mv.ASSASSINATE: 6, mv.CASTLE: 7, mv.SCOUT: 8, mv.SPY: 9, mv.WRATH: 11}
_CLAUSES = {6: "CC-5.1", 7: "CC-5.3", 8: "CC-5.4", 9: "CC-5.2", 11: "CC-5.5"}
_OF_THE_TURN = {mv.DOWN, mv.UP, mv.DONE, mv.SWAP, mv.PASS, mv.TAKE, mv.REARRANGE, *_ACTIONS}


def check(s: State, seat: int, move: int) -> None:
    """Raise IllegalMove unless the move is legal."""
    kind = move & 31
    if kind == mv.ORDER and s.phase == ORDER and s.waiting >> seat & 1:
        if sorted(mv.ordered(move)) != unpack(s.box.action_reserve):
            raise IllegalMove("cc-order-not-all", "CC-2.4", cards=count(s.box.action_reserve))
    elif move not in legal(s, seat):
        raise _refusal(s, seat, move)


def _refusal(s: State, seat: int, move: int) -> IllegalMove:
    kind = move & 31
    if s.phase == OVER:
        return IllegalMove("match-over", s.reason, reason=s.reason)
    if not (s.waiting >> seat & 1 if s.phase in (ORDER, ARRANGE) else seat == s.actor):
        if kind == mv.VETO:
            return IllegalMove("cc-veto-unasked", "CC-5.6")
        return IllegalMove("not-your-turn", "CC-3.1")
    if s.phase in (ORDER, ARRANGE):
        return _in_set_up(s, kind)
    if seat != s.turn and kind in _OF_THE_TURN:
        return IllegalMove("not-your-turn", "CC-3.1")
    return _ASKED.get(kind, _lay)(s, seat, move)


def _in_set_up(s: State, kind: int) -> IllegalMove:
    key = "cc-order-first" if s.phase == ORDER else "cc-arrange-first"
    clauses = {mv.ORDER: "CC-2.4", mv.ARRANGE: "CC-2.7", mv.VETO: "CC-5.6"}
    return IllegalMove(key, clauses.get(kind, "CC-3.1"))


def _lay(s: State, seat: int, move: int) -> IllegalMove:
    kind, card, group = move & 31, move >> 5 & 7, move >> 8
    if s.phase == DRAW and s.why == SWAP:
        return IllegalMove("cc-passive", "CC-3.2")
    if s.phase in (DRAW, VOTE, LATE):
        return IllegalMove("cc-laying-over", "CC-3.3")
    if s.phase == TAKE or s.phase == REARRANGE:
        return IllegalMove("cc-action-first", "CC-3.4")
    if s.phase == LAID:
        return IllegalMove("cc-laid-enough", "CC-3.5")
    if s.phase == SECOND and kind == mv.DOWN:
        return IllegalMove("cc-second-open", "CC-3.5")
    me = player(s, seat)
    if not me.hand >> 3 * card & 7:
        return IllegalMove("cc-not-in-hand", "CC-3.5", card=CARDS[card])
    side = at(me.laid, group)
    if side >= s.box.side_limit:
        return IllegalMove("cc-side-full", "CC-3.6", group=GROUPS[group], limit=s.box.side_limit)
    if side + at(player(s, 1 - seat).laid, group) >= s.box.group_limit:
        return IllegalMove("cc-group-full", "CC-3.7", group=GROUPS[group], limit=s.box.group_limit)
    if kind == mv.UP and s.phase == MAIN and (me.influence < 2 or not room_for_two(s, seat)):
        return IllegalMove("cc-no-second", "CC-3.9")
    return IllegalMove("cc-closed", "CC-3.13", group=GROUPS[group])


def _action(s: State, seat: int, move: int) -> IllegalMove:
    kind, what = move & 31, move >> 5
    if s.phase == DRAW and s.why == SWAP:
        return IllegalMove("cc-passive", "CC-3.2")
    if s.played or s.phase in (DRAW, TAKE, REARRANGE):
        return IllegalMove("cc-one-action", "CC-3.4")
    if s.phase == MAIN and player(s, seat).influence == 0:
        return IllegalMove("cc-no-influence", "CC-3.9")
    groups = [what >> 3] if kind == mv.ASSASSINATE else [what & 7, what >> 3] if kind == mv.CASTLE else [what]
    if kind != mv.SPY:
        for group in groups:
            if at(s.left, group) == 0:
                return IllegalMove("cc-closed", "CC-3.13", group=GROUPS[group])
    card = _ACTIONS[kind]
    if not player(s, seat).hand >> 3 * card & 7:
        return IllegalMove("cc-not-in-hand", _CLAUSES[card], card=CARDS[card])
    if kind == mv.ASSASSINATE:
        return IllegalMove("cc-no-such-target", "CC-5.1", card=CARDS[what & 7], group=GROUPS[what >> 3])
    return IllegalMove("cc-no-effect", "CC-5.9")


def _passive(s: State, seat: int, move: int) -> IllegalMove:
    if s.phase == DRAW and s.why == SWAP:
        return IllegalMove("cc-passive", "CC-3.12")
    if s.phase != MAIN or s.played:
        return IllegalMove("cc-active", "CC-3.2")
    if move & 31 == mv.PASS:
        return IllegalMove("cc-must-swap", "CC-3.9")
    return IllegalMove("cc-swap-not-in-hand", "CC-3.12")


def _done(s: State, seat: int, move: int) -> IllegalMove:
    if s.phase == DRAW and s.why == SWAP:
        return IllegalMove("cc-passive", "CC-3.2")
    if s.phase == MAIN:
        return IllegalMove("cc-must-lay", "CC-3.3")
    if s.phase == DRAW:
        return IllegalMove("cc-not-asked", "CC-3.3")
    if s.phase == SECOND:
        return IllegalMove("cc-second-open", "CC-3.5")
    return IllegalMove("cc-not-asked", "CC-3.4")


def _veto(s: State, seat: int, move: int) -> IllegalMove:
    if s.phase == ASKED_VETO:
        return IllegalMove("cc-not-in-hand", "CC-5.6", card=CARDS[VETO])
    return IllegalMove("cc-veto-unasked", "CC-5.6")


def _allow(s: State, seat: int, move: int) -> IllegalMove:
    return IllegalMove("cc-not-asked", "CC-5.8")


def _take(s: State, seat: int, move: int) -> IllegalMove:
    if s.phase == TAKE:
        return IllegalMove("cc-take-not-there", "CC-5.2", card=CARDS[move >> 5])
    return IllegalMove("cc-not-asked", "CC-5.2")


def _rearrange(s: State, seat: int, move: int) -> IllegalMove:
    if s.phase != REARRANGE:
        return IllegalMove("cc-not-asked", "CC-5.3")
    for group, cards in ((s.first, move >> 5 & ALL_INFLUENCE), (s.second, move >> 23)):
        if count(cards) > s.box.side_limit:
            return IllegalMove("cc-side-full", "CC-3.6", group=GROUPS[group], limit=s.box.side_limit)
    for group, cards in ((s.first, move >> 5 & ALL_INFLUENCE), (s.second, move >> 23)):
        if count(cards) + at(player(s, 1 - seat).laid, group) > s.box.group_limit:
            return IllegalMove("cc-group-full", "CC-3.7", group=GROUPS[group], limit=s.box.group_limit)
    return IllegalMove("cc-other-cards", "CC-5.3")


def _draw(s: State, seat: int, move: int) -> IllegalMove:
    if s.phase != DRAW:
        return IllegalMove("cc-not-asked", "CC-3.3" if seat == s.turn else "CC-3.1")
    if move & 31 != mv.DECLINE:
        return IllegalMove("cc-reserve-empty", "CC-3.10")
    clauses = {REFILL: "CC-3.10", SWAP: "CC-3.12", SPIED: "CC-5.2", VETOER: "CC-5.6"}
    return IllegalMove("cc-must-draw", clauses.get(s.why, "CC-9.1"))


def _order(s: State, seat: int, move: int) -> IllegalMove:
    return IllegalMove("cc-set-up-over", "CC-2.4")


def _arrange(s: State, seat: int, move: int) -> IllegalMove:
    return IllegalMove("cc-set-up-over", "CC-2.7")


_ASKED = {
    mv.DOWN: _lay,
    mv.UP: _lay,
    **dict.fromkeys(_ACTIONS, _action),
    mv.SWAP: _passive,
    mv.PASS: _passive,
    mv.DONE: _done,
    mv.VETO: _veto,
    mv.ALLOW: _allow,
    mv.TAKE: _take,
    mv.REARRANGE: _rearrange,
    mv.DRAW_INFLUENCE: _draw,
    mv.DRAW_ACTION: _draw,
    mv.DECLINE: _draw,
    mv.ORDER: _order,
    mv.ARRANGE: _arrange,
}
