"""What the rules do with given seeds, as one line of JSON for each match: `python trace.py FIRST LAST`.

Run once with the interpreted and once with the compiled package; every line has to be the same.
"""

import json
import pickle
import sys
from random import Random
from typing import Any

import curia
from curia.core.dice import Dice
from curia.games.caesar import playout as caesar_playout
from curia.games.caesar.data import EDITIONS, FULL, SMALL, read_options
from curia.games.caesar.state import State as CaesarState
from curia.games.quovadis import playout as quovadis_playout
from curia.games.quovadis.data import Options
from curia.games.quovadis.state import State as QuoVadisState
from tests.caesar import games
from tests.quovadis import random_talk

Json = dict[str, Any]


def seen(match: curia.Match) -> list[Any]:
    """All that can be asked of a match: as everyone sees it, and as it is; and that a pickle keeps it."""
    seats, game = match.seats, match._game
    kept = pickle.loads(pickle.dumps(match._state))
    assert game.position(kept) == match.position()
    assert [game.view(kept, seat) for seat in range(len(seats))] == [
        game.view(match._state, seat) for seat in range(len(seats))
    ]
    return [
        [match.view(seat) for seat in (None, *seats)],
        [match.legal(seat) for seat in seats],
        match.position(),
        match.result,
    ]


def caesar(seed: int) -> list[Any]:
    """A whole game, an edition each in turn and the mixes between, with tries of illegal moves."""
    rng = Random(seed)
    options = games.mixed_options(rng) if seed % 2 else {"edition": list(EDITIONS)[seed // 2 % len(EDITIONS)]}
    game = "caesar-cleopatra-small" if seed % 5 == 4 else "caesar-cleopatra"
    match = curia.new(game, seed=seed, options=options)
    return [*_walk(match, rng, 10_000), match.record()]


def caesar_position(seed: int) -> list[Any]:
    """From a position set up by hand, and from a world sampled out of a view."""
    rng = Random(seed)
    match = curia.position(games.any_position(rng), seed=seed)
    found = [*_walk(match, rng, 40), match.record()]
    if match.to_act:
        found.append(curia.sample(match.view(match.to_act[0]), rng).position())
    return found


def _walk(match: curia.Match, rng: Random, most: int) -> list[Any]:
    found: list[Any] = []
    for number, _ in enumerate(games.play_on(match, rng, most)):
        if number % 6 == 0:
            found += [seen(match), _refused(match, rng)]
    return [*found, seen(match)]


def _refused(match: curia.Match, rng: Random) -> Any:
    try:
        match.play(rng.choice(match.seats), games.any_move(rng))
    except curia.IllegalMove as refused:
        return [str(refused), refused.clause]
    return None


def quovadis(seed: int) -> list[Any]:
    """Random talk, then a random end; every number of players with every mix of variants."""
    rng = Random(seed)
    match = random_talk.new(3 + seed % 3, seed, random_talk.MIXES[seed % len(random_talk.MIXES)])
    found: list[Any] = []
    for number, said in enumerate(random_talk.walk(match, rng, 40)):
        found.append(said)
        if number % 9 == 0:
            found.append(seen(match))
    random_talk.finish(match, rng)
    sampled = curia.sample(match.view(match.seats[0]), rng).position()
    return [*found, seen(match), match.record(), sampled]


def playouts(seed: int) -> list[Any]:
    """Random games inside the rules."""
    rng, dice = Random(seed), Dice(seed)
    box = SMALL if seed % 5 == 4 else FULL
    state = CaesarState(box, read_options(games.mixed_options(rng)))
    found: list[Any] = [caesar_playout.play_out(state, dice)]
    found.append(curia.GAMES[box.id].position(state))
    options = Options(*(rng.random() < 0.5 for _ in range(4)))
    table = QuoVadisState(3 + seed % 3, options)
    found += [quovadis_playout.play_out(table, dice), curia.GAMES["quovadis"].position(table), dice.state]
    return found


def main() -> None:
    print(json.dumps({"compiled": curia.COMPILED}))
    for seed in range(int(sys.argv[1]), int(sys.argv[2])):
        for match in (caesar, caesar_position, quovadis, playouts):
            print(json.dumps([match.__name__, seed, match(seed)]))


if __name__ == "__main__":
    main()
