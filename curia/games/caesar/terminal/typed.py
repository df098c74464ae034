"""Moves of Caesar & Cleopatra as people type them, turned into their canonical text."""

from collections import Counter
from collections.abc import Callable

from curia.core.game import Json
from curia.games.caesar.data import ACTION_CARDS, CARDS, GROUPS, INFLUENCE_CARDS
from curia.games.caesar.words import side_cards
from curia.terminal.console import matching

_VERBS = ("order", "arrange", "down", "up", "assassinate", "spy", "castle", "scout", "wrath", "veto", "allow",
          "take", "rearrange", "done", "draw", "decline", "swap", "pass")  # fmt: skip
_ALSO = {"assassination": "assassinate", "castling": "castle", "discard": "swap"}
_FILLING = {
    "lay",
    "a",
    "an",
    "the",
    "face",
    "at",
    "card",
    "cards",
    "and",
    "from",
    "with",
    "of",
    "gods",
    "play",
}


def canonical(line: str, view: Json) -> str | None:
    """The move that was meant, as records keep it; None if it does not even begin like one."""
    words = [word for word in line.lower().replace(",", " ").split() if word not in _FILLING]
    for place, word in enumerate(words):
        verb = _verb(word, view)
        if verb is not None:
            return _READERS.get(verb, _plain)(verb, words[:place] + words[place + 1 :], view)
    return None


def _verb(word: str, view: Json) -> str | None:
    if word in _VERBS or word in _ALSO:
        return _ALSO.get(word, word)
    if len(word) < 2:
        return None
    # What can be played now comes first: "dr" may only mean one thing.
    now = {move.partition(" ")[0] for move in view["legal"]}
    found = matching(word, sorted(now)) or matching(word, (*_VERBS, *_ALSO))
    return _ALSO.get(found, found) if found else None


def _card(word: str) -> str:
    return matching(word, CARDS) or ("P" if "philosopher".startswith(word) and word else word)


def _influence(word: str) -> str:
    return matching(word, INFLUENCE_CARDS) or ("P" if "philosopher".startswith(word) and word else word)


def _action(word: str) -> str:
    return matching(word, ACTION_CARDS) or word


def _group(word: str) -> str:
    return matching(word, GROUPS) or word


def _in_order(cards: list[str]) -> list[str]:
    """Ascending as the notation lists them; what is no card stays at the end, to be refused."""
    return sorted(cards, key=lambda card: CARDS.index(card) if card in CARDS else len(CARDS))


def _plain(verb: str, rest: list[str], view: Json) -> str:
    return " ".join([verb, *rest])


def _lay(verb: str, rest: list[str], view: Json) -> str:
    """Card and group in either order. A `p` that could be both is the card, unless a value is named too."""
    cards = sorted(
        (word for word in rest if _influence(word) in INFLUENCE_CARDS), key=lambda word: not word.isdecimal()
    )
    groups = rest.copy()
    if cards:
        groups.remove(cards[0])
    return " ".join([verb, *map(_influence, cards[:1]), *map(_group, groups)])


def _castle(verb: str, rest: list[str], view: Json) -> str:
    groups = [_group(word) for word in rest]
    if all(group in GROUPS for group in groups):
        groups.sort(key=GROUPS.index)
    return " ".join([verb, *groups])


def _at_group(verb: str, rest: list[str], view: Json) -> str:
    return " ".join([verb, *map(_group, rest)])


def _take(verb: str, rest: list[str], view: Json) -> str:
    return " ".join([verb, *map(_card, rest)])


def _swap(verb: str, rest: list[str], view: Json) -> str:
    return " ".join([verb, *_in_order([_card(word) for word in rest])])


def _draw(verb: str, rest: list[str], view: Json) -> str:
    return " ".join([verb, *(matching(word, ("influence", "action")) or word for word in rest)])


def _arrange(verb: str, rest: list[str], view: Json) -> str:
    return " ".join([verb, *map(_influence, rest)])


def _order(verb: str, rest: list[str], view: Json) -> str:
    """Cards named on top; those not named follow as in the first suggestion."""
    named = [_action(word) for word in rest]
    usual = view["legal"][0].split(" ")[1:] if view["legal"] and view["legal"][0].startswith("order ") else []
    left = Counter(usual)
    left.subtract(named)
    if usual and all(count >= 0 for count in left.values()):
        for card in usual:
            if left[card] > 0:
                # Cards named already are taken from the suggestion's first ones.
                left[card] -= 1
                named.append(card)
    return " ".join([verb, *named])


def _rearrange(verb: str, rest: list[str], view: Json) -> str:
    """With one group's cards named only, the rest go to the other."""
    words = [word for text in rest for word in text.replace("/", " / ").split()]
    cut = words.index("/") if "/" in words else len(words)
    first = _in_order([_influence(word) for word in words[:cut] if word not in ("-", "none")])
    second = _in_order([_influence(word) for word in words[cut + 1 :] if word not in ("-", "none")])
    phase = view["phase"]
    if cut == len(words) and phase["name"] == "rearrange":
        cards = Counter(card for group in phase["targets"] for card in side_cards(view, group, view["seat"]))
        cards.subtract(first)
        second = _in_order([card for card, count in cards.items() for _ in range(count)])
    return " ".join([verb, *(first or "-"), "/", *(second or "-")])


_READERS: dict[str, Callable[[str, list[str], Json], str]] = {
    "down": _lay,
    "up": _lay,
    "assassinate": _lay,
    "castle": _castle,
    "scout": _at_group,
    "wrath": _at_group,
    "take": _take,
    "swap": _swap,
    "draw": _draw,
    "arrange": _arrange,
    "order": _order,
    "rearrange": _rearrange,
}
