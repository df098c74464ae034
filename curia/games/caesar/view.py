"""What a seat may know (section 10), built from nothing."""

from functools import lru_cache

from curia.core.game import Event, Json
from curia.games.caesar import events as ev
from curia.games.caesar.data import CARDS, GROUPS, SEATS, VOTES, at, count, names, pack
from curia.games.caesar.notation import target_names
from curia.games.caesar.phase import phase_json, piles
from curia.games.caesar.scoring import points, scores, winners
from curia.games.caesar.state import ARRANGE, NOBODY, ORDER, OVER, TAKE, State, player


def view(s: State, viewer: int | None) -> Json:
    over = s.phase == OVER
    asked = phase_json(s)
    deck = s.votes[: s.votes_left]
    if s.phase == TAKE and viewer == s.actor:
        asked["hand"] = names(player(s, 1 - s.actor).hand)  # CC-5.2
    return {
        "game": s.box.id,
        "options": s.opt.named(),
        "seats": list(SEATS),
        "seat": None if viewer is None else SEATS[viewer],
        "turn": None if s.phase in (ORDER, ARRANGE) else SEATS[s.turn],
        "to_act": [SEATS[seat] for seat in to_act(s)],
        "phase": asked,
        "passes": s.passes,
        "table": {GROUPS[group]: _group(s, group, viewer) for group in range(s.box.groups)},
        "players": {SEATS[seat]: _player(s, seat, over or seat == viewer) for seat in (0, 1)},
        "votes": {
            "deck": s.votes_left,
            "shown": [VOTES[card] for card in reversed(s.shown)],
            # CC-10.1: which, but not in which order; CC-10.5: then that too
            "to_come": [VOTES[card] for card in (reversed(deck) if over else sorted(deck))],
        },
        "result": result(s),
    }


def _named(cards: int) -> list[str]:
    return list(_names(cards)) if cards else []


@lru_cache(10_000)
def _names(cards: int) -> tuple[str, ...]:
    """The same few cards lie at a group for many moves, and everyone's view names them."""
    return tuple(names(cards))


def to_act(s: State) -> list[int]:
    if s.phase in (ORDER, ARRANGE):
        return [seat for seat in (0, 1) if s.waiting >> seat & 1]
    return [] if s.actor == NOBODY else [s.actor]


def _group(s: State, group: int, viewer: int | None) -> Json:
    found: Json = {"left": at(s.left, group)}
    for seat in (0, 1):
        me = player(s, seat)
        up, down = me.up[group], me.down[group]
        known = seat == viewer or s.phase == OVER  # CC-3.8, CC-10.5
        found[SEATS[seat]] = {
            "up": _named(up),
            "down": count(down),
            "hidden": _named(down) if known else None,
        }
    return found


def _player(s: State, seat: int, known: bool) -> Json:
    """`known`: this is the viewer's own seat, or the game is over (CC-10.5)."""
    over = s.phase == OVER
    me = player(s, seat)
    influence, action = piles(me)
    # CC-10.2: the order one chose oneself stays known; a shuffled one does not
    chose = known and not s.opt.shuffled and not (s.phase == ORDER and s.waiting >> seat & 1)
    bonus = me.bonus
    return {
        "hand": {"influence": me.influence, "action": me.size - me.influence},
        "cards": _named(me.hand) if known else None,
        "influence": {"left": len(influence), "cards": [CARDS[c] for c in influence] if over else None},
        "actions": {"left": len(action), "cards": [CARDS[c] for c in action] if over or chose else None},
        "bonus": {"dealt": bonus != NOBODY, "group": GROUPS[bonus] if known and bonus != NOBODY else None},
        "discard": _named(discard(s, seat)),
        "won": {GROUPS[group]: at(me.won, group) for group in range(s.box.groups)},
        "points": sum(worth for clause, _, worth in scores(s, seat) if known or clause != "CC-7.4"),
    }


def discard(s: State, seat: int) -> int:
    """A player's discard pile: all their cards that are nowhere else."""
    me = player(s, seat)
    influence, action = piles(me)
    return s.box.influence + s.box.actions - me.hand - pack(influence + action) - sum(me.up) - sum(me.down)


def standing(s: State) -> Json:
    """Points as they are, and where they come from."""
    return {
        "points": {SEATS[seat]: points(s, seat) for seat in (0, 1)},
        "winners": [SEATS[seat] for seat in winners(s)],
        "scores": {
            SEATS[seat]: [
                {"clause": clause, "group": GROUPS[g], "points": n} for clause, g, n in scores(s, seat)
            ]
            for seat in (0, 1)
        },
    }


def result(s: State) -> Json | None:
    return {**standing(s), "reason": s.reason} if s.phase == OVER else None


def see(event: Event, viewer: int | None) -> Json | None:
    """An event as that seat saw it."""
    kind = event[0]
    if kind in (ev.VOTE_CARD, ev.VOTE_CARD_OUT):
        return {"event": _NAMES[kind], "card": VOTES[event[1]]}
    if kind == ev.RESHUFFLED:
        return {"event": "reshuffled"}
    if kind == ev.CLOSED:
        return {"event": "closed", "group": GROUPS[event[1]]}
    if kind == ev.ENDED:
        return {"event": "ended", "reason": event[1]}
    if kind == ev.BONUS:
        return {"event": "bonus", "group": None if viewer is None else GROUPS[event[1 + viewer]]}
    if kind == ev.VOTED:
        return {
            "event": "voted",
            "group": GROUPS[event[1]],
            "extraordinary": event[2],
            "influence": {SEATS[0]: event[3], SEATS[1]: event[4]},
            "philosophers": {SEATS[0]: event[5], SEATS[1]: event[6]},
            "winner": None if event[7] == NOBODY else SEATS[event[7]],
        }
    return _see_act(event, viewer)


def _see_act(event: Event, viewer: int | None) -> Json:
    """An event that somebody brought about, or that happened to them."""
    kind, seat = event[0], event[1]
    own = seat == viewer
    seen: Json = {"event": _NAMES[kind], "seat": SEATS[seat]}
    if kind in (ev.ORDERED, ev.ARRANGED):
        seen["cards"] = [CARDS[card] for card in event[2]] if own else None
    elif kind == ev.LAID:
        seen |= {
            "card": CARDS[event[2]] if own or event[4] else None,
            "group": GROUPS[event[3]],
            "open": event[4],
        }
    elif kind == ev.PLAYED:
        seen |= {"card": CARDS[event[2]], "targets": target_names(*event[2:5])}
    elif kind == ev.SPIED:
        seen["hand"] = None if viewer is None else names(event[2])  # the spy's find, the other's own hand
    elif kind == ev.LOST:
        seen["card"] = CARDS[event[2]]
    elif kind == ev.DREW:
        seen |= {"reserve": ("influence", "action")[event[2]], "card": CARDS[event[3]] if own else None}
    elif kind == ev.CASTLED:
        seen["groups"] = [GROUPS[event[2]], GROUPS[event[3]]]
        seen["down"] = [count(event[4]), count(event[5])]
        seen["cards"] = [names(event[4]), names(event[5])] if own else None
    elif kind in (ev.TURNED_UP, ev.DISCARDED):
        seen |= {"group": GROUPS[event[2]], "cards": names(event[3])}
    elif kind == ev.SWAPPED:
        seen["cards"] = names(event[2])
    return seen


_NAMES = {
    ev.ORDERED: "ordered",
    ev.ARRANGED: "arranged",
    ev.TURN: "turn",
    ev.LAID: "laid",
    ev.PLAYED: "played",
    ev.VETOED: "vetoed",
    ev.ALLOWED: "allowed",
    ev.SPIED: "spied",
    ev.LOST: "lost",
    ev.DREW: "drew",
    ev.DECLINED: "declined",
    ev.CASTLED: "castled",
    ev.TURNED_UP: "turned-up",
    ev.DISCARDED: "discarded",
    ev.SWAPPED: "swapped",
    ev.PASSED: "passed",
    ev.VOTE_CARD: "vote-card",
    ev.VOTE_CARD_OUT: "vote-card-out",
    ev.SKIPPED: "skipped",
    ev.DONE: "done",
}
