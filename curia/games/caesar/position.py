"""Positions: the whole truth as JSON, and a state set up from one. What is wrong is said, with its place."""

from collections.abc import Mapping
from typing import Any

from curia.core.errors import BadInput, short
from curia.core.game import Json
from curia.games.caesar import rules
from curia.games.caesar.data import (
    ALL_INFLUENCE,
    CARDS,
    GROUPS,
    INFLUENCE_CARDS,
    ONE,
    SEATS,
    VOTES,
    Box,
    at,
    by_group,
    names,
    pack,
    read_options,
    unpack,
)
from curia.games.caesar.phase import phase_json, piles, read_phase
from curia.games.caesar.state import ARRANGE, MAIN, NOBODY, ORDER, Player, State, player
from curia.games.caesar.votes import end


def position(s: State) -> Json:
    found: Json = {
        "game": s.box.id,
        "options": s.opt.named(),
        "turn": SEATS[s.turn],
        "table": {
            GROUPS[group]: {"left": at(s.left, group)}
            | {SEATS[seat]: _side(s, seat, group) for seat in (0, 1)}
            for group in range(s.box.groups)
        },
        "players": {SEATS[seat]: _player(s, seat) for seat in (0, 1)},
        "votes": {
            "deck": [VOTES[card] for card in reversed(s.votes[: s.votes_left])],
            "shown": [VOTES[card] for card in reversed(s.shown)],
        },
        "passes": s.passes,
    }
    if s.phase != MAIN or s.played:
        found["phase"] = phase_json(s)
    return found


def _side(s: State, seat: int, group: int) -> list[str]:
    up, down = player(s, seat).up[group], player(s, seat).down[group]
    cards = [(card, name) for card in unpack(up) for name in [CARDS[card]]]
    cards += [(card, name) for card in unpack(down) for name in [CARDS[card] + "*"]]
    return [name for _, name in sorted(cards, key=lambda both: both[0])]


def _player(s: State, seat: int) -> Json:
    me = player(s, seat)
    found: Json = {"hand": names(me.hand)}
    for key, pile in zip(("influence", "actions"), piles(me), strict=True):
        found[key] = [CARDS[card] for card in pile]
    if me.bonus != NOBODY:
        found["bonus"] = GROUPS[me.bonus]
    found["won"] = {GROUPS[group]: at(me.won, group) for group in range(s.box.groups)}
    return found


def from_position(given: Mapping[str, Any], box: Box) -> State:
    _known(given, "position", ("game", "options", "turn", "table", "players", "votes", "passes", "phase"))
    s = State(box, read_options(given.get("options", {})))
    s.cleopatra, s.caesar = (Player(0, [0] * 5, [0] * 5) for _ in SEATS)
    groups = GROUPS[: box.groups]
    players = _object(given, "players", "players", SEATS)
    for seat, name in enumerate(SEATS):
        _read_player(s, seat, _object(players, name, f"players.{name}", _PLAYER_KEYS), groups)
    table = _object(given, "table", "table", groups)
    for group, name in enumerate(groups):
        _read_group(s, group, _object(table, name, f"table.{name}", ("left", *SEATS)))
    for seat in (0, 1):
        _check_cards(s, seat)
    _read_votes(s, _object(given, "votes", "votes", ("deck", "shown")))
    s.passes = _number(given.get("passes", 0), "passes", 1000)
    s.turn = SEATS.index(_name(given.get("turn", SEATS[0]), "turn", SEATS))
    if "phase" in given:
        read_phase(s, given["phase"])
    else:
        _begin(s)
    if s.phase not in (ORDER, ARRANGE):
        for seat in (0, 1):
            if player(s, seat).size > box.hand:
                raise BadInput("position-hand", where=f"players.{SEATS[seat]}.hand", limit=box.hand)
    return s


def _begin(s: State) -> None:
    """A position is taken as when a turn has just ended."""
    if not s.left:
        end(s, "CC-6.1")
    else:
        s.turn = 1 - s.turn
        rules.end_turn(s)


_PLAYER_KEYS = ("hand", "influence", "actions", "bonus", "won")


def _read_player(s: State, seat: int, given: Mapping[str, Any], groups: tuple[str, ...]) -> None:
    where, me = f"players.{SEATS[seat]}", player(s, seat)
    hand = _cards(given.get("hand", []), f"{where}.hand", CARDS)
    me.size = len(hand)
    me.influence = sum(1 for card in hand if ONE[card] <= ALL_INFLUENCE)
    _check_count(s.box, hand, f"{where}.hand")
    me.hand = pack(hand)
    me.influence_pile = _pile(s.box, given, "influence", where, CARDS[:6])
    me.action_pile = _pile(s.box, given, "actions", where, CARDS[6:])
    me.influence_left, me.actions_left = len(me.influence_pile), len(me.action_pile)
    bonus = given.get("bonus")
    if bonus is not None:
        me.bonus = GROUPS.index(_name(bonus, f"{where}.bonus", tuple(GROUPS[g] for g in s.box.bonus)))
    won = _object(given, "won", f"{where}.won", groups)
    me.won = by_group(
        tuple(
            _number(won.get(name, 0), f"{where}.won.{name}", s.box.sizes[group])
            for group, name in enumerate(groups)
        )
    )


def _pile(
    box: Box, given: Mapping[str, Any], key: str, where: str, kinds: tuple[str, ...]
) -> tuple[int, ...]:
    """A reserve, bottom first."""
    pile = _cards(given.get(key, []), f"{where}.{key}", kinds)
    _check_count(box, pile, f"{where}.{key}")
    return tuple(reversed(pile))


def _read_group(s: State, group: int, given: Mapping[str, Any]) -> None:
    where = f"table.{GROUPS[group]}"
    left = s.box.sizes[group] - at(s.cleopatra.won, group) - at(s.caesar.won, group)
    if left < 0 or _number(given.get("left", left), f"{where}.left", s.box.sizes[group]) != left:
        raise BadInput("position-left", where=where, size=s.box.sizes[group])
    s.left += (left - at(s.left, group)) << (5 * group)
    marked = INFLUENCE_CARDS + tuple(card + "*" for card in INFLUENCE_CARDS)
    for seat in (0, 1):
        cards = _cards(given.get(SEATS[seat], []), f"{where}.{SEATS[seat]}", marked, INFLUENCE_CARDS)
        me = player(s, seat)
        _check_count(s.box, [card % 6 for card in cards], f"{where}.{SEATS[seat]}")
        me.up[group] = pack([card for card in cards if card < 6])
        me.down[group] = pack([card - 6 for card in cards if card >= 6])
        if len(cards) > s.box.side_limit:
            raise BadInput("position-side", where=f"{where}.{SEATS[seat]}", limit=s.box.side_limit)
        me.laid += len(cards) << (5 * group)
    both = at(s.cleopatra.laid + s.caesar.laid, group)
    if both > s.box.group_limit:
        raise BadInput("position-group", where=where, limit=s.box.group_limit)
    if left == 0 and both:
        raise BadInput("position-closed", where=where)


def _check_cards(s: State, seat: int) -> None:
    """No more of a card than there are; what is not named lies in the discard pile."""
    me = player(s, seat)
    cards = unpack(me.hand) + list(me.influence_pile + me.action_pile)
    for lying in me.up + me.down:
        cards += unpack(lying)
    _check_count(s.box, cards, f"players.{SEATS[seat]}")


def _check_count(box: Box, cards: list[int], where: str) -> None:
    for card in sorted(set(cards)):
        most = (box.influence + box.actions) >> (3 * card) & 7
        if cards.count(card) > most:
            raise BadInput("position-too-many", where=where, card=CARDS[card], limit=most)


def _read_votes(s: State, given: Mapping[str, Any]) -> None:
    deck, shown = (_cards(given.get(key, []), f"votes.{key}", VOTES) for key in ("deck", "shown"))
    for card in sorted(set(deck + shown)):
        if (deck + shown).count(card) > s.box.votes.count(card):
            raise BadInput(
                "position-too-many", where="votes", card=VOTES[card], limit=s.box.votes.count(card)
            )
    s.votes, s.votes_left = tuple(reversed(deck)), len(deck)
    s.shown = tuple(reversed(shown))


def _known(given: Mapping[str, Any], where: str, keys: tuple[str, ...]) -> None:
    for key in given:
        if key not in keys:
            raise BadInput("position-key", where=where, key=short(key))


def _object(given: Mapping[str, Any], key: str, where: str, keys: tuple[str, ...]) -> Mapping[str, Any]:
    value = given.get(key, {})
    if not isinstance(value, Mapping):
        raise BadInput("position-type", where=where)
    _known(value, where, keys)
    return value


def _cards(given: Any, where: str, *kinds: tuple[str, ...]) -> list[int]:
    """Card names as numbers in `CARDS`, `VOTES` or the names given."""
    if not isinstance(given, list):
        raise BadInput("position-type", where=where)
    listed = VOTES if where.startswith("votes") else kinds[0] if len(kinds) > 1 else CARDS
    for card in given:
        if not isinstance(card, str) or card not in kinds[0]:
            raise BadInput("position-value", where=where, value=short(card))
    return [listed.index(card) for card in given]


def _name(given: Any, where: str, names: tuple[str, ...]) -> str:
    if not isinstance(given, str) or given not in names:
        raise BadInput("position-value", where=where, value=short(given))
    return given


def _number(given: Any, where: str, most: int) -> int:
    if not isinstance(given, int) or isinstance(given, bool) or not 0 <= given <= most:
        raise BadInput("position-value", where=where, value=short(given))
    return given
