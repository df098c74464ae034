"""How many moves of random games a second, through the public functions."""

import random
import time

import curia


def random_game(game: str, seed: int) -> int:
    chance = random.Random(seed)
    match = curia.new(game, seed=seed)
    moves = 0
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, chance.choice(match.legal(seat)))
        moves += 1
    return moves


def main() -> None:
    for game in curia.games():
        start = time.perf_counter()
        moves = sum(random_game(game, seed) for seed in range(20))
        print(f"{game}: {moves / (time.perf_counter() - start):,.0f} moves/s in random games")


main()
