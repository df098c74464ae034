"""What Quo Vadis? brings besides its rules."""

from curia.games.kit import BotFacts, Kit
from curia.games.quovadis.game import QUO_VADIS

_HERE = "curia.games.quovadis"
_LEVELS = ("tiro", "eques", "praetor", "consul", "imperator")
_LEVEL_BOT = f"{_HERE}.bots.levels:LevelBot"

KIT = Kit(
    game=QUO_VADIS,
    prefix="qv",
    clauses="QV",
    content=f"{_HERE}.content",
    bots={
        "random": BotFacts(make=f"{_HERE}.bots.random_bot:RandomBot", speaks=True),
        "greedy": BotFacts(make=f"{_HERE}.bots.greedy:GreedyBot", simpler="random", speaks=True),
        **{
            name: BotFacts(make=_LEVEL_BOT, arguments=(name,), level=level, simpler=simpler, speaks=True)
            for level, (name, simpler) in enumerate(zip(_LEVELS, ("random", *_LEVELS), strict=False), 1)
        },
        **{
            f"imperator-{character}": BotFacts(
                make=_LEVEL_BOT,
                arguments=("imperator", character),
                level=len(_LEVELS),
                character=character,
                simpler="consul",
                speaks=True,
            )
            for character in ("honest", "schemer")
        },
        "imperator-1": BotFacts(make=_LEVEL_BOT, arguments=("imperator-1",), simpler="praetor", speaks=True),
    },
    usual_opponent="eques",
    stand_in="imperator",
    evaluator=f"{_HERE}.bots.evaluator:judge",
    reasons=f"{_HERE}.bots.hint_reasons:reasons",
    terminal=f"{_HERE}.terminal.table:QuoVadisTable",
    screen=f"{_HERE}.terminal.screen:QuoVadisGuide",
    puzzles=f"{_HERE}.puzzles",
)
KITS = (KIT,)
