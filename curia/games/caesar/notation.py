"""Moves as text, one canonical line each, and back."""

from functools import lru_cache

from curia.core.errors import IllegalMove
from curia.games.caesar import moves as mv
from curia.games.caesar.data import (
    ACTION_CARDS,
    ALL_INFLUENCE,
    ASSASSINATION,
    CARDS,
    CASTLING,
    GROUPS,
    INFLUENCE_CARDS,
    SPY,
    names,
    pack,
)

_LAYING = {mv.DOWN: "down", mv.UP: "up", mv.ASSASSINATE: "assassinate"}
_AT_GROUP = {mv.SCOUT: "scout", mv.WRATH: "wrath"}
_BARE = {
    mv.SPY: "spy",
    mv.VETO: "veto",
    mv.ALLOW: "allow",
    mv.DONE: "done",
    mv.DRAW_INFLUENCE: "draw influence",
    mv.DRAW_ACTION: "draw action",
    mv.DECLINE: "decline",
    mv.PASS: "pass",
}
_BY_WORD = {word: kind for kind, word in (_LAYING | _AT_GROUP | _BARE).items()}


@lru_cache(20_000)
def move_text(move: int) -> str:
    kind, what = move & 31, move >> 5
    if kind in _LAYING:
        return f"{_LAYING[kind]} {CARDS[what & 7]} {GROUPS[what >> 3]}"
    if kind in _BARE:
        return _BARE[kind]
    if kind in _AT_GROUP:
        return f"{_AT_GROUP[kind]} {GROUPS[what]}"
    if kind == mv.CASTLE:
        return f"castle {GROUPS[what & 7]} {GROUPS[what >> 3]}"
    if kind == mv.SWAP:
        return " ".join(["swap", *names(what)])
    if kind == mv.TAKE:
        return f"take {CARDS[what]}"
    if kind == mv.REARRANGE:
        first, second = names(what & ALL_INFLUENCE), names(what >> 18)
        return " ".join(["rearrange", *(first or "-"), "/", *(second or "-")])
    if kind == mv.ORDER:
        return " ".join(["order", *(CARDS[card] for card in mv.ordered(move))])
    return " ".join(["arrange", *(CARDS[card] for card in mv.arranged(move))])


def read_move(text: str, groups: int = 5) -> int:
    """The move of a text; only its canonical form is read. Raises IllegalMove with no clause."""
    move = _read(text, GROUPS[:groups]) if len(text) <= 400 else None
    if move is None or move_text(move) != text:
        raise IllegalMove("move-unreadable", None, move=text[:80])
    return move


def _read(text: str, groups: tuple[str, ...]) -> int | None:
    word, *rest = text.split(" ")
    if not rest or word == "draw":
        return _BY_WORD.get(text) if _BY_WORD.get(text) in _BARE else None
    try:
        if word == "order":
            return mv.order([6 + ACTION_CARDS.index(card) for card in rest])
        if word == "arrange" and len(rest) == len(groups):
            return mv.arrangement([INFLUENCE_CARDS.index(card) for card in rest])
        if word == "swap":
            return mv.on(mv.SWAP, pack([CARDS.index(card) for card in rest]))
        if word == "take" and len(rest) == 1:
            return mv.on(mv.TAKE, CARDS.index(rest[0]))
        if word == "castle" and len(rest) == 2:
            first, second = groups.index(rest[0]), groups.index(rest[1])
            return mv.pair(first, second) if first < second else None
        if word == "rearrange":
            cut = rest.index("/")
            return mv.split(_cards(rest[:cut]), _cards(rest[cut + 1 :]))
        kind = _BY_WORD[word]
        if kind in _LAYING and len(rest) == 2:
            return mv.at(kind, INFLUENCE_CARDS.index(rest[0]), groups.index(rest[1]))
        if kind in _AT_GROUP and len(rest) == 1:
            return mv.on(kind, groups.index(rest[0]))
    except (ValueError, KeyError):
        pass
    return None


def _cards(cards: list[str]) -> int:
    return 0 if cards == ["-"] else pack([INFLUENCE_CARDS.index(card) for card in cards])


def target_names(card: int, first: int, second: int) -> list[str]:
    """The public targets of an action card (CC-5.8)."""
    if card == ASSASSINATION:
        return [CARDS[first], GROUPS[second]]
    if card == CASTLING:
        return [GROUPS[first], GROUPS[second]]
    return [] if card == SPY else [GROUPS[first]]
