"""Players that see views only: the registry of bots, with what is known about each of them."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from curia.bots.bot import Bot, Choice, DecidingBot, decide, decide_offer, moves, within
from curia.core.errors import BadInput
from curia.core.game import Json
from curia.games import BotFacts, Kit, kit, kits

__all__ = [
    "Bot",
    "Choice",
    "by_name",
    "decide",
    "decide_offer",
    "listed",
    "opponents",
    "simpler",
    "speaks",
    "stand_in",
    "usual_opponent",
]

# What every game gets for nothing.
UNIVERSAL = {
    "random": BotFacts(make="curia.bots.random_bot:RandomBot"),
    "sampler": BotFacts(make="curia.bots.sampling:SamplingBot", simpler="random"),
}


class Facts(NamedTuple):
    """What is known about a bot, whatever it plays."""

    make: Callable[[str], Bot]
    """Makes one for a game, by the game's id."""
    games: frozenset[str] | None = None
    """The games that it plays; None: all of them."""
    level: int | None = None
    """Of an opponent for people, 1 for the weakest; None for a yardstick, which others are measured by."""
    character: str | None = None
    """What its word is worth, where that differs from the usual bot of its level."""
    simpler: str | None = None
    """Who takes its place if it fails."""
    speaks: frozenset[str] = frozenset()
    """The games at which it may make a move in somebody else's turn."""

    def plays(self, game: Any) -> bool:
        return self.games is None or game in self.games


class NamedBot(DecidingBot):
    """A bot as people know it, by a name: it has a method of its own for each game."""

    def __init__(self, name: str, facts: Facts) -> None:
        self.name = name
        self._facts = facts
        self._bots: dict[str, Bot] = {}

    def decide(
        self, view: Json, seconds: float | None = None, iterations: int | None = None, seed: int | None = None
    ) -> Choice:
        bot = self._bot(view)
        moves(view)
        return decide(bot, view, *within(seconds, iterations), seed)

    def decide_offer(self, view: Json) -> Choice | None:
        return decide_offer(self._bot(view), view) if self.speaks_unasked(view["game"]) else None

    def speaks_unasked(self, game: str) -> bool:
        return game in self._facts.speaks

    def choose(
        self, view: Json, seconds: float | None = None, iterations: int | None = None, seed: int | None = None
    ) -> str:
        bot = self._bot(view)
        moves(view)
        return bot.choose(view, *within(seconds, iterations), seed)

    def choose_offer(self, view: Json) -> str | None:
        return self._bot(view).choose_offer(view) if self.speaks_unasked(view["game"]) else None

    def _bot(self, view: Json) -> Bot:
        game = view["game"]
        if game not in kits() or not self._facts.plays(game):
            raise BadInput("bot-game", bot=self.name, game=str(game)[:40])
        if game not in self._bots:
            self._bots[game] = self._facts.make(game)
        return self._bots[game]


def _of(game: Kit) -> dict[str, BotFacts]:
    """The bots that play a game: its own come before those that it gets for nothing."""
    return UNIVERSAL | dict(game.bots)


def _make(name: str) -> Callable[[str], Bot]:
    def make(game: str) -> Bot:
        bot: Bot = _of(kit(game))[name].bot()
        return bot

    return make


def _registry() -> dict[str, Facts]:
    found: dict[str, Facts] = {}
    for game in kits().values():
        for name, one in _of(game).items():
            games = None if name in UNIVERSAL else frozenset[str]()
            facts = found.get(name, Facts(_make(name), games, one.level, one.character, one.simpler))
            found[name] = facts._replace(
                games=None if facts.games is None else facts.games | {game.id},
                speaks=facts.speaks | ({game.id} if one.speaks else set()),
            )
    return found


BOTS = _registry()


def listed(games: Iterable[str]) -> Json:
    """Every bot with the games of these that it plays, the key of a line about it, and its facts."""
    known = list(games)
    return {
        name: {
            "games": [game for game in known if facts.plays(game)],
            "about": f"bot-{name}.about",
            "opponent": facts.level is not None,
            "level": facts.level,
            "character": facts.character,
            "simpler": facts.simpler,
        }
        for name, facts in BOTS.items()
    }


def opponents(game: str) -> list[str]:
    """The bots that people are offered at this game, from weak to strong; where there are no levels, all."""
    found = [(facts.level, facts.character or "", name) for name, facts in BOTS.items() if facts.plays(game)]
    levels = [(level, character, name) for level, character, name in found if level is not None]
    return [name for _, _, name in sorted(levels)] or [name for _, _, name in found]


def usual_opponent(game: str) -> str:
    known = opponents(game)
    return kit(game).usual_opponent or known[len(known) // 2]


def stand_in(game: str) -> str:
    """The bot that plays on for a person, and must not give the game away."""
    return kit(game).stand_in or opponents(game)[-1]


def simpler(name: str | None) -> str:
    """The bot that replaces one that failed."""
    facts = BOTS.get(name or "")
    return (facts.simpler if facts is not None else None) or "random"


def speaks(name: str, game: str) -> bool:
    """Whether a bot may make a move in somebody else's turn. Of one that is not known that is unknown too."""
    return name not in BOTS or game in BOTS[name].speaks


def by_name(name: Any) -> Bot:
    """A bot by its name. Raises BadInput."""
    if not isinstance(name, str) or name not in BOTS:
        raise BadInput("bot-unknown", bot=str(name)[:40], bots=", ".join(BOTS))
    return NamedBot(name, BOTS[name])
