"""Players that see views only."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from curia.bots.bot import Bot
from curia.bots.caesar_plain import PlainBot
from curia.bots.greedy import CHOOSERS, GreedyBot
from curia.bots.levels import CAESAR, CHARACTERS, LEVELS, QUOVADIS, LevelBot
from curia.bots.quovadis_reason import Reason
from curia.bots.random_bot import RandomBot
from curia.core.errors import BadInput
from curia.core.game import Json

__all__ = ["Bot", "by_name", "explain", "listed"]

BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "plain": PlainBot,
    **{name: partial(LevelBot, name) for name in LEVELS},
    **{f"imperator-{character}": partial(LevelBot, "imperator", character) for character in CHARACTERS},
}
# The games that a bot plays; one that is not named here plays them all.
PLAYS: dict[str, Iterable[str]] = {
    "greedy": CHOOSERS,
    "plain": CAESAR,
    **dict.fromkeys(LEVELS, (*CAESAR, QUOVADIS)),
    **dict.fromkeys((f"imperator-{character}" for character in CHARACTERS), (QUOVADIS,)),
}


def listed(games: Iterable[str]) -> Json:
    """Every bot with the games of these that it plays, and the key of a line about it."""
    known = list(games)
    played = {name: [game for game in known if game in PLAYS.get(name, known)] for name in BOTS}
    return {name: {"games": ids, "about": f"bot-{name}.about"} for name, ids in played.items()}


def explain(name: str, view: Json, move: str) -> Reason | None:
    """What a bot of that name says of the move it has just chosen from this view: the key of one sentence for
    everyone at the table, with what fills it in. None where it has nothing to say."""
    bot = by_name(name) if name in BOTS else None
    return bot.explain(view, move) if isinstance(bot, LevelBot) else None


def by_name(name: Any) -> Bot:
    """A bot by its name. Raises BadInput."""
    if not isinstance(name, str) or name not in BOTS:
        raise BadInput("bot-unknown", bot=str(name)[:40], bots=", ".join(BOTS))
    return BOTS[name]()
