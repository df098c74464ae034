"""The part of a position that the middle of a turn needs: the phase, deals, offers, the ledger."""

from typing import Any

from curia.core.errors import BadInput, IllegalMove
from curia.core.game import Json
from curia.games.quovadis import deals, rules
from curia.games.quovadis.data import (
    COMMITTEES,
    ENTRIES,
    LEFT_ON_BOARD,
    NO_PATH,
    OFFERS_A_TURN,
    PATH_NAMES,
    PLACE_NAMES,
    PROPOSALS_A_TURN,
    SEATS,
)
from curia.games.quovadis.deal_notation import NoDeal, read_deal, read_promise
from curia.games.quovadis.json_fields import need, number, one_of, read_list, read_object
from curia.games.quovadis.refusals import check_deal, check_form, check_size
from curia.games.quovadis.state import (
    ACTION,
    CAESAR,
    NONE,
    OPEN,
    ORIGINS,
    OVER,
    PHASES,
    RECALL,
    STATUSES,
    UNJUDGED,
    WORDS,
    Deal,
    Entry,
    Offer,
    State,
    Table,
)

_PHASE_KEYS = (
    "name", "proposals", "offered", "barred", "no_enter", "no_move", "no_consent", "entered",
)  # fmt: skip


def read_phase(s: State, given: Any) -> None:
    if given is not None:
        _read_phase(s, given)
    _check_phase(s)


def _read_phase(s: State, given: Any) -> None:
    read_object(given, "phase", _PHASE_KEYS)
    need(given, "phase", ("name",))
    s.phase = one_of(given["name"], PHASES[:OVER], "phase.name")
    s.proposals = number(given.get("proposals", 0), "phase.proposals", 0, PROPOSALS_A_TURN)
    offered = given.get("offered", {})
    read_object(offered, "phase.offered", SEATS[: s.n])
    for name, n in offered.items():
        s.offered[SEATS.index(name)] = number(n, f"phase.offered.{name}", 0, OFFERS_A_TURN)
    for place in read_list(given.get("barred", []), PLACE_NAMES, "phase.barred"):
        s.barred |= 1 << place
    for entry in read_list(given.get("no_enter", []), COMMITTEES[:ENTRIES], "phase.no_enter"):
        s.no_enter |= 1 << entry
    for path in read_list(given.get("no_move", []), PATH_NAMES, "phase.no_move"):
        s.no_move |= 1 << path
    s.no_consent = _seats(s, given.get("no_consent", []), "phase.no_consent")
    entered = given.get("entered", False)
    if not isinstance(entered, bool):
        raise BadInput("position-type", where="phase.entered")
    s.entered = entered


def _check_phase(s: State) -> None:
    if s.entered and not (s.options.disclosure and s.phase == CAESAR):
        raise BadInput("position-misfit", where="phase.entered")
    if s.no_consent >> s.turn & 1:
        raise BadInput("position-misfit", where="phase.no_consent")
    said = bool(s.proposals or any(s.offered) or s.barred or s.no_enter or s.no_move or s.no_consent)
    if said and (s.phase not in (ACTION, CAESAR) or s.number == 0):
        raise BadInput("position-misfit", where="phase.name")
    if s.phase == CAESAR and len(s.senate) == 5:
        raise BadInput("position-misfit", where="phase.name")
    if s.phase == RECALL:
        between_games = s.options.consul and 0 < len(s.noted) == s.game * s.n and s.game < 3
        if not between_games or s.senate or rules.on_board(s, s.turn) <= LEFT_ON_BOARD:
            raise BadInput("position-misfit", where="phase.name")
    elif len(s.noted) != (s.game - 1) * s.n and len(s.noted) != 3 * s.n:
        raise BadInput("position-misfit", where="consul.noted")
    if s.phase == ACTION and not rules.legal(s, s.turn):
        raise BadInput("position-misfit", where="phase.barred")


def read_table(s: State, given: Any) -> None:
    if given is None:
        return
    read_object(given, "deal", ("number", "author", "origin", "answers", "deal", "agreed", "waiting"))
    need(given, "deal", ("number", "author", "deal", "waiting"))
    found = number(given["number"], "deal.number", 1, s.number)
    author = one_of(given["author"], SEATS[: s.n], "deal.author")
    origin = one_of(given.get("origin", ORIGINS[0]), ORIGINS, "deal.origin")
    answers = given.get("answers")
    answered = 0 if answers is None else number(answers, "deal.answers", 1, s.number)
    agreed = 1 << author | _seats(s, given.get("agreed", []), "deal.agreed")
    waiting = _seats(s, given["waiting"], "deal.waiting")
    deal = _read_deal(s, given["deal"], "deal.deal")
    if s.phase not in (ACTION, CAESAR):
        raise BadInput("position-misfit", where="deal")
    # A seat that is bound meanwhile may still be waited for (QV-9.2 g).
    bound, s.no_consent = s.no_consent, s.no_consent & agreed
    try:
        check_deal(s, [], deal, True)
        check_form(s, deal)
    except IllegalMove as refused:
        raise BadInput("qv-position-deal", where="deal.deal", clause=refused.clause) from refused
    s.no_consent = bound
    if not waiting or waiting & agreed or deals.givers(s, deal) & ~(waiting | agreed):
        raise BadInput("position-misfit", where="deal.waiting")
    s.table = Table(found, deal, author, origin, answered, agreed, waiting)


def _seats(s: State, given: Any, where: str) -> int:
    found = 0
    for seat in read_list(given, SEATS[: s.n], where):
        found |= 1 << seat
    return found


def _read_deal(s: State, given: Any, where: str) -> Deal:
    try:
        deal = read_deal(given, s.n)
    except NoDeal as unread:
        raise BadInput("qv-position-no-deal", where=where, term=unread.where) from unread
    if deal.move == NO_PATH:
        raise BadInput("qv-position-deal", where=where, clause="QV-3.2")
    try:
        check_size(deal)
    except IllegalMove as refused:
        raise BadInput("qv-position-deal", where=where, clause=refused.clause) from refused
    return deal


def read_offers(s: State, given: Any) -> None:
    if not isinstance(given, list):
        raise BadInput("position-type", where="offers")
    for index, standing in enumerate(given):
        where = f"offers.{index}"
        read_object(standing, where, ("number", "by", "deal", "open", "agreed"))
        need(standing, where, ("number", "by", "deal"))
        by = one_of(standing["by"], SEATS[: s.n], f"{where}.by")
        found = number(standing["number"], f"{where}.number", 1, s.number)
        taken = [other for other in s.offers if other.by == by or other.number == found]
        if taken or by == s.turn or s.phase not in (ACTION, CAESAR):
            raise BadInput("position-misfit", where=where)
        if s.table is not None and s.table.number == found:
            raise BadInput("position-misfit", where=f"{where}.number")
        s.offers.append(_read_offer(s, found, by, standing, where))


def _read_offer(s: State, number: int, by: int, given: Json, where: str) -> Offer:
    """Who answers follows from the deal; `open` and `agreed` say who has answered already."""
    deal = _read_deal(s, given["deal"], f"{where}.deal")
    asked = deals.open_to(s, by, deal)
    left = given.get("open")
    open = _seats(s, left, f"{where}.open") if left is not None else asked if "open" not in given else 0
    agreed = 1 << by | asked & ~open
    if open & ~asked or (asked and not open) or (left is not None and not asked):
        raise BadInput("position-misfit", where=f"{where}.open")
    if "agreed" in given and _seats(s, given["agreed"], f"{where}.agreed") != agreed:
        raise BadInput("position-misfit", where=f"{where}.agreed")
    return Offer(number, by, deal, open, agreed)


_ENTRY_KEYS = ("deal", "game", "turn", "until", "occasion", "status")


def read_ledger(s: State, given: Any) -> None:
    if not isinstance(given, list):
        raise BadInput("position-type", where="ledger")
    for index, entry in enumerate(given):
        where = f"ledger.{index}"
        if not isinstance(entry, dict):
            raise BadInput("position-type", where=where)
        s.ledger.append(_read_entry(s, entry, where))


def _read_entry(s: State, given: Json, where: str) -> Entry:
    try:
        promise = read_promise({key: value for key, value in given.items() if key not in _ENTRY_KEYS}, s.n)
    except NoDeal as unread:
        raise BadInput("qv-position-no-deal", where=where, term=unread.where) from unread
    turn = number(given.get("turn", s.turns), f"{where}.turn", 0, s.turns)
    lasting = promise.turns == NONE
    until = given.get("until", None if lasting else turn + 1 + promise.turns * s.n)
    expires = NONE if until is None else number(until, f"{where}.until", 0)
    if (expires == NONE) != lasting:
        raise BadInput("position-misfit", where=f"{where}.until")
    usual = UNJUDGED if promise.kind == WORDS else OPEN
    status = one_of(given.get("status", STATUSES[usual]), STATUSES, f"{where}.status")
    if (status == UNJUDGED) != (promise.kind == WORDS):
        raise BadInput("position-misfit", where=f"{where}.status")
    occasion = given.get("occasion", False)
    if not isinstance(occasion, bool):
        raise BadInput("position-type", where=f"{where}.occasion")
    deal = number(given.get("deal", 0), f"{where}.deal", 0, s.number)
    game = number(given.get("game", s.game), f"{where}.game", 1, s.game)
    if status == OPEN and (game != s.game or NONE < expires <= s.turns):
        raise BadInput("position-misfit", where=f"{where}.status")
    return Entry(promise, deal, game, turn, expires, occasion, status)
