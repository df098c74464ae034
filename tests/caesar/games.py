"""Random games for the tests: options, moves good and bad, positions. Randomness is passed in."""

from collections.abc import Iterator
from random import Random
from typing import Any

import curia
from curia.core.match import Chance
from curia.games.caesar.data import (
    CARDS,
    EDITIONS,
    FULL,
    GROUPS,
    INFLUENCE_CARDS,
    OPTIONS,
    SEATS,
    VOTES,
    names,
    unpack,
)

Json = dict[str, Any]

# How likely each kind of move is against the others: games of different kinds come out.
_STYLES: tuple[dict[str, float], ...] = (
    {},
    {"pass": 0.1, "swap": 0.3},
    {"pass": 0.0, "swap": 0.1, "done": 0.3, "up": 3},
    {"pass": 0.0, "swap": 0.0, "down": 3, "castle": 3},
    {"pass": 0.2, "swap": 3, "veto": 3},
    {"pass": 0.05, "swap": 0.5, "done": 0.1, "decline": 0.2},
)

_VERBS = (
    *(
        "down",
        "up",
        "assassinate",
        "scout",
        "wrath",
        "castle",
        "take",
        "swap",
        "rearrange",
        "order",
        "arrange",
    ),
    *("spy", "veto", "allow", "done", "draw influence", "draw action", "decline", "pass"),
)


def seeded(seed: int) -> Chance:
    """A source of chance, the same for each entry."""
    rng = Random(seed)
    return lambda number, draws: rng


def mixed_options(rng: Random) -> dict[str, str]:
    """An edition with some options set over it."""
    options = {"edition": rng.choice(list(EDITIONS))}
    for name, values in OPTIONS.items():
        if rng.random() < 0.4:
            options[name] = rng.choice(values)
    return options


def style(rng: Random) -> dict[str, float]:
    return rng.choice(_STYLES)


def pick(moves: list[str], rng: Random, weights: dict[str, float]) -> str:
    """A move: first its kind, so that the many ways to swap don't crowd out the rest."""
    kinds = sorted({move.split(" ")[0] for move in moves})
    likely = [weights.get(kind, 1.0) for kind in kinds]
    kind = rng.choices(kinds, likely)[0] if any(likely) else rng.choice(kinds)
    return rng.choice([move for move in moves if move.split(" ")[0] == kind])


def random_move(match: curia.Match, rng: Random, weights: dict[str, float]) -> tuple[str, str]:
    seat = rng.choice(match.to_act)
    moves = match.legal(seat)
    if moves[0].startswith("order "):
        cards = moves[0].split(" ")[1:]
        rng.shuffle(cards)
        return seat, " ".join(["order", *cards])
    return seat, pick(moves, rng, weights)


def play_on(match: curia.Match, rng: Random, most: int = 5000) -> Iterator[tuple[str, str]]:
    """Play random moves to the end; each is yielded after it was played."""
    weights = style(rng)
    for _ in range(most):
        if not match.to_act:
            return
        seat, move = random_move(match, rng, weights)
        match.play(seat, move)
        yield seat, move


def whole_game(seed: int, options: dict[str, str], game: str = "caesar-cleopatra") -> curia.Match:
    match = curia.new(game, seed=seed, options=options)
    for _ in play_on(match, Random(seed)):
        pass
    return match


def any_move(rng: Random) -> str:
    """A move that can be read, very likely an illegal one."""
    verb = rng.choice(_VERBS)
    words = verb.split(" ")
    if verb in ("down", "up", "assassinate"):
        words += [rng.choice(INFLUENCE_CARDS), rng.choice(GROUPS)]
    elif verb in ("scout", "wrath"):
        words += [rng.choice(GROUPS)]
    elif verb == "castle":
        words += [GROUPS[i] for i in sorted(rng.sample(range(5), 2))]
    elif verb == "take":
        words += [rng.choice(CARDS)]
    elif verb == "swap":
        words += [CARDS[i] for i in sorted(rng.choices(range(12), k=rng.randint(1, 4)))]
    elif verb == "rearrange":
        parts = [sorted(rng.choices(range(6), k=rng.randint(0, 6))) for _ in (0, 1)]
        words += [*_part(parts[0]), "/", *_part(parts[1])]
    elif verb == "order":
        words += rng.sample(names(FULL.actions), rng.choice([12, 13]))
    elif verb == "arrange":
        words += rng.sample("12345", 5) if rng.random() < 0.5 else rng.choices("12345P", k=5)
    return " ".join(words)


def _part(cards: list[int]) -> list[str]:
    return [CARDS[card] for card in cards] or ["-"]


def any_position(rng: Random) -> Json:
    """A position that keeps all limits: often crowded groups, short reserves, an end close by."""
    won: dict[str, dict[str, int]] = {seat: {} for seat in SEATS}
    table: dict[str, Json] = {}
    players: dict[str, Json] = {}
    crowd = rng.choice([1, 3, 5])
    left = {}
    for group, size in zip(GROUPS, FULL.sizes, strict=True):
        taken = rng.choice([0, 0, 1, size - 1, size, rng.randint(0, size)])
        share = rng.randint(0, taken)
        won["cleopatra"][group], won["caesar"][group] = share, taken - share
        left[group] = size - taken
        table[group] = {"left": left[group], "cleopatra": [], "caesar": []}
    for seat in SEATS:
        influence = [CARDS[card] for card in unpack(FULL.influence)]
        actions = [CARDS[card] for card in unpack(FULL.actions)]
        rng.shuffle(influence)
        rng.shuffle(actions)
        for group in GROUPS:
            most = min(5, 8 - len(table[group]["cleopatra"])) if left[group] else 0
            for _ in range(min(most, max(0, crowd + rng.randint(-1, 2)))):
                table[group][seat].append(influence.pop() + rng.choice(["", "*"]))
        size = rng.choice([5, 5, 5, rng.randint(0, 5)])
        held = rng.randint(0, size)
        hand = [influence.pop() for _ in range(min(held, len(influence)))]
        hand += [actions.pop() for _ in range(size - held)]
        spare, some = rng.choice([(27, 13), (3, 3), (0, 3), (0, 0), (2, 0), (6, 6)])
        players[seat] = {
            "hand": hand,
            "influence": influence[: rng.randint(0, spare)],
            "actions": actions[: rng.randint(0, some)],
            "bonus": rng.choice(["senators", "praetors", "quaestors"]),
            "won": won[seat],
        }
    votes = [VOTES[card] for card in FULL.votes]
    rng.shuffle(votes)
    cut = rng.randint(0, 8)
    return {
        "game": "caesar-cleopatra",
        "options": mixed_options(rng),
        "turn": rng.choice(SEATS),
        "table": table,
        "players": players,
        "votes": {"deck": votes[:cut], "shown": votes[cut : rng.randint(cut, 8)]},
        "passes": rng.choice([0, 0, 0, 1, 2, 3]),
    }
