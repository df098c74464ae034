"""Curia's rules beside other libraries for games, all in one run: `python -m bench.peers`.

Makes an environment of its own (`--folder`, in the system's folder for temporary files if not said), with the
peers below and a compiled copy of Curia, and measures random games there: the contenders take turns, each
number is the median of `--rounds` (at least five) of processor time. It needs a C compiler and a network.

A decision is a player's; what chance decides is not counted. Two loops in Python are measured. The *plain*
one takes any move with `random.choice`, and chance by its probabilities with `random.choices`. The *lean* one
picks by `int(random() * n)`, which does for chance only where all outcomes are as likely. Curia's chance (a
whole shuffle) is one call in both.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import venv
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import mean, median
from time import process_time
from typing import NamedTuple

PEERS = (
    "open_spiel==2.0.2",
    "rlcard==1.2.0",
    "pettingzoo==1.25.0",
    "pygame==2.6.1",
    "fluent.runtime==0.4.0",
    "mypy_extensions==1.2.0",
)
HEARTS = "OpenSpiel hearts, plain loop"
HEARTS_LEAN = "OpenSpiel hearts, lean loop"
HEARTS_INSIDE = "OpenSpiel hearts, its C++ loop (evaluate_bots with uniform random bots)"
# What each of ours is held against.
RATIOS = (
    ("Curia Caesar & Cleopatra, plain loop", HEARTS),
    ("Curia Caesar & Cleopatra, lean loop", HEARTS_LEAN),
    ("Curia Caesar & Cleopatra, inside", HEARTS_INSIDE),
    ("Curia Quo Vadis? (4 seats, no talk), plain loop", HEARTS),
    ("Curia Quo Vadis? (4 seats, no talk), lean loop", HEARTS_LEAN),
    ("Curia Quo Vadis? (4 seats, no talk), inside", HEARTS_INSIDE),
)


class Contender(NamedTuple):
    name: str
    play: Callable[[int, Random], int]
    """Plays so many random games, and says how many decisions were made."""
    games: int
    """How many at a time."""


# --- OpenSpiel ------------------------------------------------------------------------------------------


def spiel_plain(name: str) -> Callable[[int, Random], int]:
    import pyspiel

    game = pyspiel.load_game(name)

    def play(games: int, rng: Random) -> int:
        choice, choices, decisions = rng.choice, rng.choices, 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(choices(outcomes, chances)[0])
                else:
                    state.apply_action(choice(state.legal_actions()))
                    decisions += 1
        return decisions

    return play


def spiel_lean(name: str) -> Callable[[int, Random], int]:
    import pyspiel

    game = pyspiel.load_game(name)

    def play(games: int, rng: Random) -> int:
        random, decisions = rng.random, 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(random() * len(outcomes))][0])
                else:
                    moves = state.legal_actions()
                    state.apply_action(moves[int(random() * len(moves))])
                    decisions += 1
        return decisions

    return play


def spiel_inside() -> Callable[[int, Random], int]:
    """Whole games in C++, deals included. They are not counted there: what a game has on average is taken."""
    import pyspiel

    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(4)]
    each = spiel_lean("hearts")(1000, Random(1)) / 1000

    def play(games: int, rng: Random) -> int:
        for _ in range(games):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, rng.getrandbits(30))
        return round(games * each)

    return play


def spiel_rollouts() -> Callable[[int, Random], int]:
    """Games in C++ from a state after the deal: the evaluator of OpenSpiel's tree search, asked once."""
    import pyspiel

    game, rng = pyspiel.load_game("hearts"), Random(1)
    dealt = game.new_initial_state()
    while dealt.is_chance_node():
        dealt.apply_action(rng.choice(dealt.chance_outcomes())[0])

    def one() -> int:
        state, decisions = dealt.clone(), 0
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
        return decisions

    each = mean(one() for _ in range(200))

    def play(games: int, rng: Random) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(games, rng.getrandbits(30))
        pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False).mcts_search(dealt)
        return round(games * each)

    return play


# --- RLCard and PettingZoo ------------------------------------------------------------------------------


def rlcard_gin_rummy(games: int, rng: Random) -> int:
    import rlcard

    env, decisions = rlcard.make("gin-rummy", config={"seed": rng.getrandbits(30)}), 0
    for _ in range(games):
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
    return decisions


def pettingzoo_gin_rummy(games: int, rng: Random) -> int:
    from pettingzoo.classic import gin_rummy_v4

    env, decisions = gin_rummy_v4.env(), 0
    for _ in range(games):
        env.reset(seed=rng.getrandbits(30))
        for _ in env.agent_iter():
            seen, _, done, cut, _ = env.last()
            if done or cut:
                env.step(None)
            else:
                env.step(int(rng.choice(seen["action_mask"].nonzero()[0])))
                decisions += 1
    return decisions


# --- Curia ----------------------------------------------------------------------------------------------


def caesar_plain(games: int, rng: Random) -> int:
    from curia.core.dice import Dice
    from curia.games.caesar import playout, rules
    from curia.games.caesar.data import FULL, read_options
    from curia.games.caesar.state import CHANCE, OVER, State

    options, dice, decisions = read_options({}), Dice(rng.getrandbits(50)), 0
    choice, legal, play, deal = rng.choice, rules.legal, rules.play, playout.deal
    for _ in range(games):
        s = State(FULL, options)
        while (phase := s.phase) != OVER:
            if phase == CHANCE:
                deal(s, dice)
            else:
                seat = s.actor
                play(s, seat, choice(legal(s, seat)))
                decisions += 1
    return decisions


def quovadis_plain(games: int, rng: Random) -> int:
    from curia.core.dice import Dice
    from curia.games.quovadis import playout, rules
    from curia.games.quovadis.data import read_options
    from curia.games.quovadis.state import OVER, START, TILES, State

    options, dice, decisions = read_options({}), Dice(rng.getrandbits(50)), 0
    choice, legal, play, deal = rng.choice, rules.legal, rules.play, playout.deal
    for _ in range(games):
        s = State(4, options)
        while (phase := s.phase) != OVER:
            if phase in (START, TILES):
                deal(s, dice)
            else:
                seat = s.turn
                play(s, seat, choice(legal(s, seat)))
                decisions += 1
    return decisions


def ours() -> list[Contender]:
    import curia
    from curia.core.dice import Dice
    from curia.terminal.measure import SUBJECTS

    assert curia.COMPILED
    dice = Dice(1)

    def lean(game: str) -> Callable[[int, Random], int]:
        return lambda games, rng: SUBJECTS[game].loop(games, rng, dice)

    def inside(game: str) -> Callable[[int, Random], int]:
        return lambda games, rng: SUBJECTS[game].inside(games, dice)

    caesar, quovadis = "Curia Caesar & Cleopatra", "Curia Quo Vadis? (4 seats, no talk)"
    return [
        Contender(f"{caesar}, plain loop", caesar_plain, 40),
        Contender(f"{caesar}, lean loop", lean("caesar-cleopatra"), 40),
        Contender(f"{caesar}, inside", inside("caesar-cleopatra"), 200),
        Contender(f"{quovadis}, plain loop", quovadis_plain, 20),
        Contender(f"{quovadis}, lean loop", lean("quovadis"), 20),
        Contender(f"{quovadis}, inside", inside("quovadis"), 100),
    ]


# --- Measuring ------------------------------------------------------------------------------------------


def contenders() -> list[Contender]:
    return [
        Contender(HEARTS, spiel_plain("hearts"), 20),
        Contender(HEARTS_LEAN, spiel_lean("hearts"), 20),
        Contender(HEARTS_INSIDE, spiel_inside(), 400),
        Contender("OpenSpiel hearts, its C++ rollouts after the deal", spiel_rollouts(), 1000),
        Contender("OpenSpiel gin_rummy, plain loop", spiel_plain("gin_rummy"), 5),
        Contender("OpenSpiel hanabi, plain loop", spiel_plain("hanabi"), 50),
        Contender("RLCard gin-rummy, environment", rlcard_gin_rummy, 2),
        Contender("PettingZoo gin_rummy_v4", pettingzoo_gin_rummy, 1),
        *ours(),
    ]


def measure(rounds: int, seconds: float) -> dict[str, tuple[float, float]]:
    """Games and decisions a second, of each contender."""
    rng, listed = Random(1), contenders()
    found: dict[str, list[tuple[float, float]]] = {}
    for contender in listed:
        contender.play(contender.games, rng)
    for number in range(rounds):
        # Each round begins with another one.
        for contender in listed[number % len(listed) :] + listed[: number % len(listed)]:
            games = decisions = 0
            begin = process_time()
            while (spent := process_time() - begin) < seconds or games == 0:
                decisions += contender.play(contender.games, rng)
                games += contender.games
            found.setdefault(contender.name, []).append((games / spent, decisions / spent))
    return {
        contender.name: (
            median(games for games, _ in found[contender.name]),
            median(decisions for _, decisions in found[contender.name]),
        )
        for contender in listed
    }


def report(numbers: dict[str, tuple[float, float]]) -> None:
    print("| random games | games/s | decisions/s |\n|---|--:|--:|")
    for name, (games, decisions) in numbers.items():
        print(f"| {name} | {games:,.0f} | {decisions:,.0f} |")
    print("\n| decisions a second, ratio | |\n|---|--:|")
    for name, peer in RATIOS:
        print(f"| {name} : {peer} | {numbers[name][1] / numbers[peer][1]:.1f} |")


def prepare(folder: Path) -> Path:
    """The Python of an environment with the peers."""
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.exists():
        venv.create(folder, with_pip=True)
    subprocess.run(
        [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *PEERS], check=True
    )
    return python


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--folder", type=Path, default=Path(tempfile.gettempdir()) / "curia-peers")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5, help="processor time of each in each round")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.rounds < 5:
        parser.error("at least five rounds")
    if given.here:
        report(measure(given.rounds, given.seconds))
        return
    import hatch_build

    python = prepare(given.folder)
    with tempfile.TemporaryDirectory() as build:
        if (why := hatch_build.why_not(Path(build))) is not None:
            sys.exit(f"Curia cannot be compiled here: {why}.")
        package = hatch_build.compiled_copy(Path(build))
        again = ["--here", "--rounds", str(given.rounds), "--seconds", str(given.seconds)]
        environment = {**os.environ, "PYTHONPATH": str(package), "PYTHONWARNINGS": "ignore"}
        subprocess.run([python, __file__, *again], env=environment, check=True)


if __name__ == "__main__":
    main()
