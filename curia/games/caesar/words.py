"""What a view, an event or a move says, as message keys with arguments; the edge finds the words.

An argument is a text, a number, words again, or a list of words. `viewer` is the seat that
reads: it is "you".
"""

from collections.abc import Iterable, Iterator
from typing import Any

from curia.core.game import Json, Words
from curia.core.match import HOST_ENDS
from curia.games.caesar.data import GROUPS, SEATS

ENDS = {"CC-6.1": "won", "CC-6.2": "spent", "CC-6.4": "full", "CC-6.5": "idle"}
SCORES = {"CC-7.1": "patricians", "CC-7.2": "majority", "CC-7.3": "whole", "CC-7.4": "bonus"}
_NO_CARDS: Words = ("cc-no-cards", {})


def who(seat: str, viewer: str | None) -> str:
    """The seat for a sentence that `viewer` reads."""
    return "you" if seat == viewer else seat


def seat_words(seat: str) -> Words:
    return f"cc-seat-{seat}", {}


def group_words(group: str) -> Words:
    return "cc-group", {"group": group}


def card_words(card: str) -> Words:
    return "cc-card", {"card": card}


def cards_words(cards: Iterable[str]) -> list[Words]:
    return [card_words(card) for card in cards] or [_NO_CARDS]


def votes_words(cards: Iterable[str]) -> list[Words]:
    return [("cc-vote", {"vote": card}) for card in cards] or [_NO_CARDS]


# --- What happened ----------------------------------------------------------------------------------------


def story(events: Iterable[Json], viewer: str | None) -> Iterator[Words]:
    """Events as sentences; cards drawn one after the other by the same player are told in one."""
    drawn: list[Json] = []
    for event in events:
        if drawn and (event["event"] != "drew" or event["seat"] != drawn[0]["seat"]):
            yield _drew(drawn, viewer)
            drawn = []
        if event["event"] == "drew":
            drawn.append(event)
        else:
            yield event_words(event, viewer)
    if drawn:
        yield _drew(drawn, viewer)


def event_words(event: Json, viewer: str | None = None) -> Words:
    """One event, as the viewer saw it, in a sentence."""
    kind = event["event"]
    if kind == "host":
        return _host(event["move"], viewer)
    if kind == "voted":
        return _voted(event, viewer)
    if kind in ("vote-card", "vote-card-out"):
        return f"cc-happened-{kind}", {"vote": event["card"]}
    if kind == "ended":
        return "cc-happened-ended", {"reason": ENDS[event["reason"]]}
    if kind in ("position", "reshuffled"):
        return f"cc-happened-{kind}", {}
    if kind == "closed":
        return "cc-happened-closed", {"group": event["group"]}
    if kind == "bonus":
        return _bonus(event, viewer)
    if kind == "drew":
        return _drew([event], viewer)
    return _act(event, who(event["seat"], viewer))


def _act(event: Json, doer: str) -> Words:
    """What somebody did, or what was done to them."""
    kind = event["event"]
    if kind == "laid":
        if event["card"] is None:
            return "cc-happened-laid-down", {"who": doer, "group": event["group"]}
        key = "cc-happened-laid-up" if event["open"] else "cc-happened-laid-down-card"
        return key, {"who": doer, "card": event["card"], "group": event["group"]}
    if kind == "played":
        return _played(event["card"], event["targets"], doer)
    if kind in ("ordered", "arranged"):
        if event["cards"] is None:
            return f"cc-happened-{kind}", {"who": doer}
        return f"cc-happened-{kind}-cards", {"who": doer, "cards": cards_words(event["cards"])}
    if kind == "spied":
        if event["hand"] is None:
            return "cc-happened-spied", {"who": doer}
        return "cc-happened-spied-hand", {"who": doer, "cards": cards_words(event["hand"])}
    if kind == "castled":
        return _castled(event, doer)
    if kind == "lost":
        return "cc-happened-lost", {"who": doer, "card": event["card"]}
    args: dict[str, Any] = {"who": doer}
    if "group" in event:
        args["group"] = event["group"]
    if "cards" in event:
        args["cards"] = cards_words(event["cards"])
    return f"cc-happened-{kind}", args


def _played(card: str, targets: list[str], doer: str) -> Words:
    args: dict[str, Any] = {"who": doer}
    if card == "assassination":
        args |= {"card": targets[0], "group": targets[1]}
    elif card == "castling":
        args |= {"first": targets[0], "second": targets[1]}
    elif targets:
        args["group"] = targets[0]
    return f"cc-happened-{card}", args


def _castled(event: Json, doer: str) -> Words:
    first, second = event["groups"]
    args = {"who": doer, "first": first, "second": second}
    if event["cards"] is None:
        return "cc-happened-castled", args | {"down-first": event["down"][0], "down-second": event["down"][1]}
    one, two = (cards_words(cards) for cards in event["cards"])
    return "cc-happened-castled-cards", args | {"cards-first": one, "cards-second": two}


def _drew(events: list[Json], viewer: str | None) -> Words:
    doer = who(events[0]["seat"], viewer)
    if events[0]["card"] is not None:
        return "cc-happened-drew-cards", {
            "who": doer,
            "cards": cards_words(event["card"] for event in events),
        }
    reserves = [event["reserve"] for event in events]
    return "cc-happened-drew", {
        "who": doer,
        "influence": reserves.count("influence"),
        "action": reserves.count("action"),
    }


def _voted(event: Json, viewer: str | None) -> Words:
    args: dict[str, Any] = {
        "group": event["group"],
        "extraordinary": "yes" if event["extraordinary"] else "no",
    }
    args |= event["influence"]
    winner = event["winner"]
    if winner is None:
        return "cc-happened-voted-undecided", args
    args["who"] = who(winner, viewer)
    loser = SEATS[1 - SEATS.index(winner)]
    turned = event["influence"][winner] < event["influence"][loser]
    return "cc-happened-voted-turned" if turned else "cc-happened-voted", args


def _bonus(event: Json, viewer: str | None) -> Words:
    """Whose card it is goes without saying, unless an all-seeing reader names the seat."""
    if event["group"] is None:
        return "cc-happened-bonus", {}
    owner = event.get("seat")
    doer = "you" if owner is None else who(owner, viewer)
    return "cc-happened-bonus-card", {"who": doer, "group": event["group"]}


def _host(move: str, viewer: str | None) -> Words:
    word, _, seat = move.partition(" ")
    return f"cc-happened-{word}", {"who": who(seat, viewer)} if word in ("resigned", "forfeit") else {}


def all_seen(seen: dict[str, list[Json]]) -> list[Json]:
    """The events as nobody but an onlooker of all hands saw them, from what each seat saw."""
    found = []
    for one, two in zip(*(seen[seat] for seat in SEATS), strict=True):
        if one["event"] == "bonus":
            found += [one | {"seat": SEATS[0]}, two | {"seat": SEATS[1]}]
        else:
            found.append(two if one.get("seat") == SEATS[1] else one)
    return found


# --- Moves ------------------------------------------------------------------------------------------------

_BARE = ("spy", "veto", "allow", "done", "decline", "pass")


def move_words(move: str) -> Words:
    """A move's text as a choice."""
    word, *rest = move.split(" ")
    if word in _BARE:
        return f"cc-move-{word}", {}
    if word in ("down", "up", "assassinate"):
        return f"cc-move-{word}", {"card": rest[0], "group": rest[1]}
    if word in ("scout", "wrath"):
        return f"cc-move-{word}", {"group": rest[0]}
    if word == "castle":
        return "cc-move-castle", {"first": rest[0], "second": rest[1]}
    if word == "draw":
        return f"cc-move-draw-{rest[0]}", {}
    if word == "take":
        return "cc-move-take", {"card": rest[0]}
    if word == "rearrange":
        cut = rest.index("/")
        one, two = ([card for card in part if card != "-"] for part in (rest[:cut], rest[cut + 1 :]))
        return "cc-move-rearrange", {"cards-first": cards_words(one), "cards-second": cards_words(two)}
    return f"cc-move-{word}", {"cards": cards_words(rest)}


def question_words(view: Json) -> Words:
    """What the view's seat is being asked. The same words whatever it holds (CC-5.8)."""
    phase, seat = view["phase"], view["seat"]
    name = phase["name"]
    if name == "order":
        return "cc-ask-order", {"number": view["players"][seat]["actions"]["left"]}
    if name == "main" and phase["played"]:
        return "cc-ask-main-played", {}
    if name == "veto":
        return "cc-ask-veto", {"action": _played(phase["card"], phase["targets"], who(view["turn"], seat))}
    if name == "take":
        return "cc-ask-take", {"cards": cards_words(phase["hand"])}
    if name == "rearrange":
        first, second = phase["targets"]
        cards = sorted(card for group in (first, second) for card in side_cards(view, group, seat))
        return "cc-ask-rearrange", {"first": first, "second": second, "cards": cards_words(cards)}
    if name == "draw":
        may = "yes" if phase["may"] else "no"
        return "cc-ask-draw", {"why": phase["why"], "draws": phase["draws"], "may": may}
    if name == "vote":
        return "cc-ask-vote", {"group": phase["vote"]}
    return f"cc-ask-{name}", {}


# --- The table --------------------------------------------------------------------------------------------


def side_cards(view: Json, group: str, seat: str) -> list[str]:
    """The cards on a side that the viewer can see."""
    side = view["table"][group][seat]
    return [*side["up"], *(side["hidden"] or ())]


def side_marks(view: Json, group: str, seat: str) -> list[str]:
    """The cards on a side in short: `4` face up, `4*` face down, `*` face down and unknown."""
    side = view["table"][group][seat]
    hidden = side["hidden"]
    return [*side["up"], *(["*"] * side["down"] if hidden is None else [f"{card}*" for card in hidden])]


def side_sum(view: Json, group: str, seat: str) -> Words | None:
    """The influence on a side as far as the viewer can see it (CC-4.4); None where no card can be seen."""
    side = view["table"][group][seat]
    cards = side_cards(view, group, seat)
    if not cards:
        return None
    influence = sum(int(card) for card in cards if card != "P")
    unknown = side["down"] > 0 and side["hidden"] is None
    return "cc-table-sum-more" if unknown else "cc-table-sum", {"influence": influence}


def player_words(view: Json, seat: str) -> Iterator[Words]:
    """Won patricians, hand, reserves and bonus card of a player, as far as the viewer knows them."""
    player, reader = view["players"][seat], who(seat, view["seat"])
    won = [("cc-table-won-group", {"group": g, "number": n}) for g, n in player["won"].items() if n]
    yield (
        "cc-table-won",
        {
            "who": reader,
            "won": won or [_NO_CARDS],
            "number": sum(player["won"].values()),
            "points": player["points"],
        },
    )
    if player["cards"] is None:
        yield "cc-table-hand-count", {"who": reader, **player["hand"]}
    elif reader == "you":
        yield hand_words(view)
    else:
        yield "cc-table-hand-of", {"who": reader, "cards": cards_words(player["cards"])}
    reserves = {"who": reader, "influence": player["influence"]["left"], "action": player["actions"]["left"]}
    if player["actions"]["cards"]:
        yield "cc-table-reserves-next", reserves | {"cards": cards_words(player["actions"]["cards"][:3])}
    else:
        yield "cc-table-reserves", reserves
    if player["bonus"]["group"] is not None:
        yield "cc-table-bonus", {"who": reader, "group": player["bonus"]["group"]}


def hand_words(view: Json) -> Words:
    return "cc-table-hand", {"cards": cards_words(view["players"][view["seat"]]["cards"])}


def discard_words(view: Json, seat: str) -> Words:
    cards = cards_words(view["players"][seat]["discard"])
    return "cc-table-discard", {"who": who(seat, view["seat"]), "cards": cards}


def order_words(view: Json, seat: str) -> Words | None:
    """The action reserve card by card, where the viewer knows it (CC-10.2)."""
    cards = view["players"][seat]["actions"]["cards"]
    if not cards:
        return None
    return "cc-table-order", {"who": who(seat, view["seat"]), "cards": cards_words(cards)}


def common_words(view: Json) -> Iterator[Words]:
    """What lies beside the groups: the vote cards, and whether somebody goes on alone."""
    votes = view["votes"]
    shown, come = votes_words(reversed(votes["shown"])), votes_words(votes["to_come"])
    yield "cc-table-votes", {"shown": shown, "come": come}
    alone = view["phase"].get("alone")
    if alone is not None:
        yield "cc-table-alone", {"who": who(alone, view["seat"])}


def text_words(view: Json) -> Iterator[Words]:
    """The whole view in lines: the groups, the players, what lies beside them, what is asked, and the end."""
    seats = sorted(view["seats"], key=lambda seat: bool(seat != view["seat"]))
    for group in groups_of(view):
        left = ("cc-table-left", {"left": view["table"][group]["left"]})
        first, second = (_side_words(view, group, seat) for seat in seats)
        args = {"group": group_words(group), "left": left, "first": first, "second": second}
        yield "cc-text-group", args
    yield "cc-table-key", {}
    for seat in seats:
        yield from player_words(view, seat)
        yield discard_words(view, seat)
    yield from common_words(view)
    if view["seat"] in view["to_act"]:
        yield question_words(view)
    if (result := view["result"]) is not None:
        yield from (total_words(result, seat, view["seat"]) for seat in seats)
        if (ended := end_words(result, view["seat"])) is not None:
            yield ended
        yield winner_words(result, view["seat"])


def _side_words(view: Json, group: str, seat: str) -> Words:
    marks, known = side_marks(view, group, seat), side_sum(view, group, seat)
    side = ("cc-table-side", {"who": who(seat, view["seat"])})
    args = {"side": side, "cards": " ".join(marks) or ("cc-table-nothing", {})}
    return ("cc-text-side", args) if known is None else ("cc-text-side-sum", args | {"sum": known})


# --- The end ----------------------------------------------------------------------------------------------


def score_words(score: Json) -> Words:
    """One reason for points."""
    return "cc-score", {"group": score["group"], "kind": SCORES[score["clause"]], "points": score["points"]}


def total_words(result: Json, seat: str, viewer: str | None) -> Words:
    return "cc-score-total", {"who": who(seat, viewer), "points": result["points"][seat]}


def end_words(result: Json, viewer: str | None) -> Words | None:
    """Why a match is over that the rules did not end; None if they did."""
    reason = result["reason"]
    return _host(f"{reason} {result.get('by', '')}", viewer) if reason in HOST_ENDS else None


def winner_words(result: Json, viewer: str | None) -> Words:
    winners, points = result["winners"], result["points"]
    if not winners:
        return "cc-nobody-won", {}
    winner = winners[0]
    if len(winners) > 1:
        return "cc-drawn", {"points": points[winner]}
    if result["reason"] not in ENDS:
        return "cc-won-by-forfeit", {"who": who(winner, viewer)}
    other = points[SEATS[1 - SEATS.index(winner)]]
    if other == points[winner]:
        return "cc-won-patricians", {"who": who(winner, viewer), "points": other}
    return "cc-won", {"who": who(winner, viewer), "points": points[winner], "other": other}


def groups_of(view: Json) -> list[str]:
    """The groups on the table, in table order."""
    return [group for group in GROUPS if group in view["table"]]
