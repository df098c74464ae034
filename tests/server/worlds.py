"""Two worlds that look the same to one observer: a match, and the same match with hidden cards dealt anew and
the others' moves changed to fit, up to the first difference that the observer may see.

Run as a program it is a server whose tables play such worlds: what chance decides, and what bots answer, is
read from files instead of drawn.
"""

import asyncio
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import curia
from curia.core.errors import BadInput, IllegalMove
from curia.core.match import CHANCE

Entry = tuple[str, str]
Seen = tuple[Any, ...]


class World:
    """A match that is played entry by entry, chance included, and seen by one observer."""

    def __init__(self, game: str, seats: int, options: dict[str, Any], observer: str | None) -> None:
        self.game = curia.GAMES[game]
        self.state = self.game.start(seats, options)
        self.seats = self.game.seats(self.state)
        self.observer = None if observer is None else self.seats.index(observer)
        self.log: list[Entry] = []

    def tried(self, seat: str, move: str) -> tuple[Any, Seen] | None:
        """The state after this entry and what the observer sees of it; None if it is refused."""
        state = self.state.copy()
        state.log = []
        try:
            if seat == CHANCE:
                self.game.play_chance(state, move)
            else:
                self.game.play(state, self.seats.index(seat), move)
        except (IllegalMove, BadInput):
            return None
        told = [self.game.see(state, event, self.observer) for event in state.log]
        legal = [] if self.observer is None else self.game.legal(state, self.observer)
        due = self.game.roll(state, Random(0)) is not None
        return state, (self.game.view(state, self.observer), told, legal, due)

    def enter(self, seat: str, move: str, state: Any) -> None:
        self.state = state
        self.log.append((seat, move))


def whole(game: str, seats: int, options: dict[str, Any], seed: int) -> list[Entry]:
    """A match of random moves, to its end."""
    match, chance = curia.new(game, seats=seats, options=options, seed=seed), Random(seed)
    while match.to_act:
        # Of several bots that are asked at once, the server asks the first one first.
        seat = chance.choice(match.to_act) if seats == 2 else match.to_act[0]
        match.play(seat, chance.choice(match.legal(seat)))
    return match.entries()


def another(
    game: str,
    seats: int,
    options: dict[str, Any],
    observer: str | None,
    log: list[Entry],
    dealt: dict[int, str],
    chance: Random,
) -> list[Entry]:
    """The same match with other deals, as far as it looks the same."""
    one, two = World(game, seats, options, observer), World(game, seats, options, observer)
    for number, (seat, move) in enumerate(log):
        wanted = one.tried(seat, move)
        assert wanted is not None
        for candidate in _candidates(two, seat, dealt.get(number, move), chance):
            found = two.tried(seat, candidate)
            if found is not None and found[1] == wanted[1]:
                two.enter(seat, candidate, found[0])
                break
        else:
            return two.log
        one.enter(seat, move, wanted[0])
    return two.log


def _candidates(world: World, seat: str, move: str, chance: Random) -> Iterator[str]:
    yield move
    if seat != CHANCE and world.seats.index(seat) != world.observer:
        others = world.game.legal(world.state, world.seats.index(seat))
        chance.shuffle(others)
        yield from others


def _swapped(move: str, chance: Random) -> str:
    """Two cards change places."""
    words = move.split(" ")
    first = 2 if words[0] in ("influence", "actions") else 1
    if len(words) - first > 1:
        i, j = chance.sample(range(first, len(words)), 2)
        words[i], words[j] = words[j], words[i]
    return " ".join(words)


def pair(
    game: str, seats: int, options: dict[str, Any], observer: str | None, seed: int, tries: int, most: int
) -> tuple[list[Entry], list[Entry]]:
    """A match, and another one that looks the same for most of it: cards change places one pair after the
    other, wherever the observer does not see it for long."""
    log, chance = whole(game, seats, options, seed)[:most], Random(seed)
    deals = [number for number, entry in enumerate(log) if entry[0] == CHANCE]
    dealt: dict[int, str] = {}
    best: list[Entry] = []
    for _ in range(tries):
        number = chance.choice(deals)
        swapped = _swapped(dealt.get(number, log[number][1]), chance)
        if swapped == dealt.get(number, log[number][1]):
            continue
        found = another(game, seats, options, observer, log, {**dealt, number: swapped}, chance)
        if len(found) >= 0.6 * len(log):
            dealt[number], best = swapped, found
    return log[: len(best)], best


def _scripted(port: str) -> None:
    """Serve tables whose first nonce names a file with the log to be played."""
    from curia.core import proof
    from curia.core.match import Match
    from curia.server.workers.bot_pool import BotPool, Chosen
    from curia.terminal import main

    folder = Path(os.environ["CURIA_DATA"]) / "worlds"
    answers: dict[int, tuple[str, int, str]] = {}

    class Script:
        def __init__(self, secret: bytes, nonces: list[str], scheme: str = "") -> None:
            self.log: list[Entry] = json.loads((folder / f"{nonces[0]}.json").read_text())
            ahead: dict[str, tuple[str, int, str]] = {}
            for number in reversed(range(len(self.log))):
                seat, move = self.log[number]
                ahead[seat] = (nonces[0], number, move)
                # Whoever is asked together with others may answer some entries later.
                answers.update(
                    {proof.number(secret, f"bot {seat}", number): found for seat, found in ahead.items()}
                )

        def __call__(self, number: int, draws: int) -> Random:
            return Random(number)

    def roll(match: Match) -> None:
        script = match._chance
        assert isinstance(script, Script)
        while match._game.roll(match._state, Random(0)) is not None:
            match._enter(*script.log[len(match._log)])

    async def choose(
        bots: BotPool, bot: str, view: Any, seconds: float, seed: int, owner: str, keep: float
    ) -> Chosen:
        """What the log says; once the test has seen all that came before, so that no message is joined."""
        if seed not in answers:
            await asyncio.sleep(3600)  # the log is at its end
        world, number, move = answers[seed]
        gate = folder / f"{world}.gate"
        while not gate.exists() or int(gate.read_text() or 0) < number:
            await asyncio.sleep(0.005)
        return Chosen(move)

    async def choose_offer(bots: BotPool, bot: str, view: Any, owner: str) -> None:
        return None

    original = Match.roll

    def either(match: Match) -> None:
        (roll if isinstance(match._chance, Script) else original)(match)

    Match.roll = either  # type: ignore[assignment, method-assign]
    proof.chance = Script
    BotPool.choose = choose  # type: ignore[assignment, method-assign]
    BotPool.choose_offer = choose_offer  # type: ignore[assignment, method-assign]
    sys.exit(main(["serve", "--no-browser", "--port", port]))


if __name__ == "__main__":
    _scripted(sys.argv[1])
