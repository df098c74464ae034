"""Moves as text, one canonical line each, and back."""

import re

from curia.core.errors import IllegalMove
from curia.games.quovadis.data import (
    COMMITTEE_NUMBER,
    COMMITTEES,
    LAUREL_NUMBER,
    LAURELS,
    PATH_NAMES,
    PLACE_NAMES,
    PLACE_NUMBER,
)
from curia.games.quovadis.deal_notation import NoDeal, deal_text, parse_deal, path_of
from curia.games.quovadis.state import NONE, Deal

ENTER, MOVE, CAESAR, SKIP, DISCLOSE, RECALL = range(6)
PROPOSE, COUNTER, OFFER, TAKE, WITHDRAW, ACCEPT, DECLINE = range(6, 13)
VERBS = (
    "enter", "move", "caesar", "skip", "disclose", "recall",
    "propose", "counter", "offer", "take", "withdraw", "accept", "decline",
)  # fmt: skip

# Longer than any deal that a table could want; what is longer is not read at all.
MOVE_LIMIT = 20_000
_NUMBER = re.compile("0|[1-9][0-9]{0,8}", re.ASCII)


class Move:
    """A move as it was said. `what` is a committee, path, place or number; `other` a second offer."""

    __slots__ = ("deal", "other", "verb", "what")

    def __init__(self, verb: int, what: int = 0, other: int = NONE, deal: Deal | None = None) -> None:
        self.verb = verb
        self.what = what
        self.other = other
        self.deal = deal


def move_text(move: Move) -> str:
    word = VERBS[move.verb]
    if move.deal is not None:
        return (
            f"{word} {move.what} {deal_text(move.deal)}"
            if move.verb == COUNTER
            else f"{word} {deal_text(move.deal)}"
        )
    if move.verb in (ENTER, RECALL):
        return f"{word} {COMMITTEES[move.what]}"
    if move.verb == MOVE:
        return f"{word} {PATH_NAMES[move.what]}"
    if move.verb == CAESAR:
        return f"{word} {PLACE_NAMES[move.what]}"
    if move.verb in (SKIP, DISCLOSE):
        return word
    return f"{word} {move.what} {move.other}" if move.other != NONE else f"{word} {move.what}"


def read_move(text: str, seats: int) -> Move:
    """The move of a text. Raises IllegalMove without a clause if it can't be read."""
    try:
        move = _read(text, seats) if len(text) <= MOVE_LIMIT else None
    except NoDeal as unread:
        raise IllegalMove("qv-no-deal", None, where=unread.where) from None
    if move is None:
        raise IllegalMove("move-unreadable", None, move=text[:80])
    return move


def _read(text: str, seats: int) -> Move | None:
    word, _, rest = text.partition(" ")
    if word not in VERBS or "\n" in text or "\r" in text:
        return None
    verb = VERBS.index(word)
    if verb in (PROPOSE, OFFER):
        return Move(verb, deal=parse_deal(rest, seats))
    if verb == COUNTER:
        number, _, rest = rest.partition(" ")
        return Move(verb, int(number), deal=parse_deal(rest, seats)) if _NUMBER.fullmatch(number) else None
    if verb in (SKIP, DISCLOSE):
        return Move(verb) if text == word else None
    if verb == MOVE:
        path = path_of(rest)
        return Move(verb, path) if path != NONE else None
    if verb < PROPOSE:
        numbers = PLACE_NUMBER if verb == CAESAR else COMMITTEE_NUMBER
        return Move(verb, numbers[rest]) if rest in numbers else None
    named = rest.split(" ")
    if not all(_NUMBER.fullmatch(number) for number in named) or len(named) > (2 if verb == TAKE else 1):
        return None
    return Move(verb, int(named[0]), int(named[1])) if len(named) == 2 else Move(verb, int(named[0]))


def tiles_text(stock: tuple[int, ...]) -> str:
    """The shuffled tiles, top first, as a chance entry."""
    return " ".join(["tiles", *(LAURELS[kind] for kind in stock)])


def read_tiles(text: str) -> list[int] | None:
    word, *named = text.split(" ")
    if word != "tiles" or not all(name in LAUREL_NUMBER for name in named):
        return None
    return [LAUREL_NUMBER[name] for name in named]
