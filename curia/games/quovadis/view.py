"""What a seat may know (section 11), built from nothing. The parts are shared with positions."""

from curia.core.game import Json
from curia.games.quovadis.data import (
    COMMITTEES,
    ENTRIES,
    LAURELS,
    PATH_NAMES,
    PLACE_NAMES,
    PLACES,
    SEATS,
    SENATE,
)
from curia.games.quovadis.deal_notation import deal_json, promise_json
from curia.games.quovadis.scoring import laurels, points, sums, winners
from curia.games.quovadis.state import (
    ACTION,
    CAESAR,
    NONE,
    ORIGINS,
    OVER,
    PHASES,
    REASONS,
    RECALL,
    START,
    STATUSES,
    TILES,
    WIDTH,
    Entry,
    Offer,
    State,
    Table,
)


def view(s: State, viewer: int | None) -> Json:
    return {
        "game": "quovadis",
        "options": s.options.named(),
        "seats": list(SEATS[: s.n]),
        "seat": None if viewer is None else SEATS[viewer],
        "turn": None if s.phase in (START, TILES) else SEATS[s.turn],
        "to_act": names(mask_of(to_act(s))),
        "phase": phase_json(s),
        "turns": s.turns,
        "caesar_turns": s.caesar_turns,
        "committees": committees_json(s),
        "caesar": PLACE_NAMES[s.caesar],
        "laurels": {
            PLACE_NAMES[place]: None if s.places[place] == NONE else LAURELS[s.places[place]]
            for place in range(PLACES)
        },
        "stock": len(s.stock) - s.drawn,
        "bank": s.bank,
        "players": {SEATS[seat]: _player(s, seat, viewer) for seat in range(s.n)},
        "number": s.number,
        "deal": None if s.table is None else table_json(s.table),
        "offers": [offer_json(standing) for standing in s.offers],
        "ledger": [entry_json(entry) for entry in s.ledger],
        "disclosure": s.window,
        "consul": consul_json(s),
        "result": result(s),
    }


def _player(s: State, seat: int, viewer: int | None) -> Json:
    # QV-6.3, QV-10.4, QV-11.2: own tiles, open ones, and everyone's once a game is over
    shown = seat == viewer or s.options.open_laurels or s.phase in (OVER, RECALL)
    return {
        "reserve": s.reserve[seat],
        "tiles": sum(s.tiles[6 * seat : 6 * seat + 6]),
        "laurels": tiles_json(s, seat) if shown else None,
    }


def to_act(s: State) -> list[int]:
    """The seats that owe a move, in seat order."""
    if s.table is not None:
        return [seat for seat in range(s.n) if s.table.waiting >> seat & 1]
    return [s.turn] if s.phase in (ACTION, CAESAR, RECALL) else []


def mask_of(seats: list[int]) -> int:
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def names(mask: int) -> list[str]:
    """The names of a set of seats, in seat order."""
    return [name for seat, name in enumerate(SEATS) if mask >> seat & 1]


def phase_json(s: State) -> Json:
    """Where the turn is, and what in it limits what may still be said."""
    return {
        "name": PHASES[s.phase],
        "proposals": s.proposals,
        "offered": {SEATS[seat]: n for seat, n in enumerate(s.offered) if n},
        "barred": [PLACE_NAMES[place] for place in range(PLACES) if s.barred >> place & 1],
        "no_enter": [COMMITTEES[entry] for entry in range(ENTRIES) if s.no_enter >> entry & 1],
        "no_move": [path for number, path in enumerate(PATH_NAMES) if s.no_move >> number & 1],
        "no_consent": names(s.no_consent),
        "entered": s.entered,
    }


def committees_json(s: State) -> Json:
    """Who sits where: in seat order, in the Senate in the order of entry (QV-8.3)."""
    found: Json = {}
    for committee in range(SENATE):
        found[COMMITTEES[committee]] = [
            SEATS[seat] for seat in range(s.n) for _ in range(s.own[seat * WIDTH + committee])
        ]
    found[COMMITTEES[SENATE]] = [SEATS[seat] for seat in s.senate]
    return found


def tiles_json(s: State, seat: int) -> list[str]:
    return [LAURELS[kind] for kind in range(6) for _ in range(s.tiles[6 * seat + kind])]


def table_json(table: Table) -> Json:
    return {
        "number": table.number,
        "author": SEATS[table.author],
        "origin": ORIGINS[table.origin],
        "answers": table.answers or None,
        "deal": deal_json(table.deal),
        "agreed": names(table.agreed),
        "waiting": names(table.waiting),
    }


def offer_json(standing: Offer) -> Json:
    return {
        "number": standing.number,
        "by": SEATS[standing.by],
        "deal": deal_json(standing.deal),
        "open": names(standing.open) or None,
        "agreed": names(standing.agreed),
    }


def entry_json(entry: Entry) -> Json:
    return {
        **promise_json(entry.promise),
        "deal": entry.number,
        "game": entry.game,
        "turn": entry.turn,
        "until": None if entry.expires == NONE else entry.expires,
        "occasion": entry.occasion,
        "status": STATUSES[entry.status],
    }


def consul_json(s: State) -> Json | None:
    """QV-10.3: which game of the three this is, who began it, and what was noted after those before."""
    if not s.options.consul:
        return None
    return {"game": s.game, "start": SEATS[s.starter], "noted": noted_json(s)}


def noted_json(s: State) -> list[Json]:
    games = [s.noted[start : start + s.n] for start in range(0, len(s.noted), s.n)]
    return [{SEATS[seat]: None if n == NONE else n for seat, n in enumerate(game)} for game in games]


def standing(s: State, without: int | None) -> Json:
    """The result as it stands; `without` can't win it."""
    if s.options.consul:
        running = [] if s.phase in (OVER, RECALL) else points(s)
        scored = sums(s, s.noted + running)
    else:
        scored = points(s)
    eligible = [NONE if seat == without else scored[seat] for seat in range(s.n)]
    found: Json = {
        "points": {SEATS[seat]: max(scored[seat], 0) for seat in range(s.n)},
        "winners": [SEATS[seat] for seat in winners(s, eligible)],
        "laurels": {SEATS[seat]: laurels(s, seat) for seat in range(s.n)},
    }
    if s.options.consul:
        found["noted"] = noted_json(s)
    return found


def result(s: State) -> Json | None:
    return {**standing(s, None), "reason": REASONS[s.reason]} if s.phase == OVER else None
