"""A view read for `Past`: what was seen of the other player's cards, and every event's move."""

from itertools import permutations
from random import Random

from curia.core.dice import Dice
from curia.core.game import Json
from curia.games.caesar import moves as mv
from curia.games.caesar.bots.belief import (
    HIDDEN_ARRANGEMENT,
    HIDDEN_CASTLING,
    HIDDEN_LAY,
    HIDDEN_ORDER,
    NO_MOVE,
    PLAIN,
    UNKNOWN,
    Fate,
    Past,
)
from curia.games.caesar.data import CARDS, GROUPS, SEATS, VOTES, Box, pack, unpack
from curia.games.caesar.notation import read_move
from curia.games.caesar.sample import Guess, history, next_shown, sample
from curia.games.caesar.state import ARRANGE, ORDER

_BARE = {"vetoed": mv.VETO, "allowed": mv.ALLOW, "declined": mv.DECLINE, "passed": mv.PASS, "done": mv.DONE}
_WORDS = {"assassination": "assassinate", "castling": "castle"}


def remember(view: Json, box: Box, random: Random) -> Past:
    """Everything that is needed to make worlds that fit the view."""
    seat: int = SEATS.index(view["seat"])
    template = sample(view, box, random)
    if template.phase in (ORDER, ARRANGE) and template.waiting >> seat & 1:  # both choose at the same time
        template.actor = seat
    guess, seen = history(box, 1 - seat, view)
    arranged = [list(values) for values in permutations(box.laid)]
    random.shuffle(arranged)
    dice = Dice(random.getrandbits(58))
    past = Past(template, seat, _begun(guess), seen, next_shown(seen), arranged, dice)
    # What was taken back is gone; that somebody did so is no part of the game.
    events = [event for event in view["events"] if event["event"] != "host"]
    if not events or events[0]["event"] != "position":
        past.ways = [_way(event) for event in events]
        past.turned = _turned(events)
        own = [event for event in events if event["event"] == "drew" and event["seat"] == SEATS[seat]]
        past.own_draws = [CARDS.index(event["card"]) for event in own if event["reserve"] == "influence"]
        past.own_actions = [CARDS.index(event["card"]) for event in own if event["reserve"] == "action"]
    return past


def _begun(guess: Guess) -> Fate:
    fate = Fate()
    fate.left = guess.left + guess.left_actions
    for place in range(6):
        held = fate.hand if place == 0 else fate.places[place - 1]
        for card in unpack(guess.places[place]) + [UNKNOWN] * guess.unknown[place]:
            held.append(fate.new(card))
    for card in unpack(guess.actions) + [UNKNOWN] * guess.unknown_actions:
        fate.actions.append(fate.new(card))
    return fate


def _turned(events: list[Json]) -> list[list[int]]:
    """The vote cards turned up, from one shuffle to the next."""
    found: list[list[int]] = [[]]
    for event in events:
        if event["event"] == "vote-card":
            found[-1].append(VOTES.index(event["card"]))
        elif event["event"] == "reshuffled":
            found.append([])
    return found


def _way(event: Json) -> tuple[int, int]:
    """How to find the move that an event is the first sign of."""
    kind = event["event"]
    if kind in _BARE:
        return PLAIN, _BARE[kind]
    if kind == "ordered":
        cards = event["cards"]
        return (HIDDEN_ORDER, 0) if cards is None else (PLAIN, mv.order([CARDS.index(c) for c in cards]))
    if kind == "arranged":
        cards = event["cards"]
        if cards is None:
            return HIDDEN_ARRANGEMENT, 0
        return PLAIN, mv.arrangement([CARDS.index(card) for card in cards])
    if kind == "laid":
        group = GROUPS.index(event["group"])
        if event["card"] is None:
            return HIDDEN_LAY, group
        return PLAIN, mv.at(mv.UP if event["open"] else mv.DOWN, CARDS.index(event["card"]), group)
    if kind == "played":
        card: str = event["card"]
        return PLAIN, read_move(" ".join([_WORDS.get(card, card), *event["targets"]]))
    if kind == "lost":
        return PLAIN, mv.on(mv.TAKE, CARDS.index(event["card"]))
    if kind == "drew":
        return PLAIN, mv.DRAW_INFLUENCE if event["reserve"] == "influence" else mv.DRAW_ACTION
    if kind == "castled":
        if event["cards"] is None:
            return HIDDEN_CASTLING, 0
        first, second = (pack([CARDS.index(card) for card in cards]) for cards in event["cards"])
        return PLAIN, mv.split(first, second)
    if kind == "swapped":
        return PLAIN, mv.on(mv.SWAP, pack([CARDS.index(card) for card in event["cards"]]))
    return NO_MOVE, 0
