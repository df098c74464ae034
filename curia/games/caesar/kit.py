"""What Caesar & Cleopatra brings besides its rules; its small version has the same, but for the content."""

from dataclasses import replace

from curia.games.caesar.game import CAESAR_CLEOPATRA, CAESAR_CLEOPATRA_SMALL
from curia.games.kit import BotFacts, Kit

_HERE = "curia.games.caesar"
_LEVELS = ("tiro", "eques", "praetor", "consul", "imperator")

FULL = Kit(
    game=CAESAR_CLEOPATRA,
    prefix="cc",
    clauses="CC",
    content=f"{_HERE}.content",
    bots={
        "greedy": BotFacts(make=f"{_HERE}.bots.greedy:GreedyBot", simpler="random"),
        "plain": BotFacts(make=f"{_HERE}.bots.plain:PlainBot", simpler="greedy"),
        **{
            name: BotFacts(
                make=f"{_HERE}.bots.levels:LevelBot", arguments=(name,), level=level, simpler=simpler
            )
            for level, (name, simpler) in enumerate(zip(_LEVELS, ("random", *_LEVELS), strict=False), 1)
        },
    },
    usual_opponent="eques",
    stand_in="imperator",
    evaluator=f"{_HERE}.bots.evaluator:judge",
    reasons=f"{_HERE}.bots.hint_reasons:reasons",
    terminal=f"{_HERE}.terminal.table:CaesarTable",
    screen=f"{_HERE}.terminal.screen:CaesarGuide",
    puzzles=f"{_HERE}.puzzles",
)
SMALL = replace(FULL, game=CAESAR_CLEOPATRA_SMALL, offered=False, puzzles="")
KITS = (FULL, SMALL)
