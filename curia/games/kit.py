"""What a game brings besides its rules. Every part but the first few is optional: frameworks ask for it, and
do without where there is none.

A part that takes long to import, or needs more than the standard library, is named as `module:attribute` and
imported when it is first wanted.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from curia.core.game import Game


@dataclass(frozen=True, kw_only=True)
class BotFacts:
    """What is known about a bot besides how it plays."""

    make: str
    """`module:attribute` of what makes one."""
    arguments: tuple[str, ...] = ()
    level: int | None = None
    """Of an opponent for people, 1 for the weakest; None for a yardstick, which others are measured by."""
    character: str | None = None
    """What its word is worth, where that differs from the usual bot of its level."""
    simpler: str | None = None
    """Who takes its place if it fails."""
    speaks: bool = False
    """Whether it may make a move in somebody else's turn: others are never asked."""

    def bot(self) -> Any:
        return load(self.make)(*self.arguments)


@dataclass(frozen=True, kw_only=True)
class Kit:
    game: Game[Any]
    prefix: str
    """What the keys of the game's words begin with: `cc` in `cc-name`."""
    clauses: str = ""
    """What the ids of its clauses begin with: `CC` in `CC-4.6`."""
    offered: bool = True
    """Whether people are offered it; not what is for tests and research only."""
    content: str = ""
    """The package that holds its rulebook, examples, lessons and puzzles, each in a folder by that name."""
    bots: Mapping[str, BotFacts] = field(default_factory=dict)
    usual_opponent: str = ""
    """The bot that somebody new meets; else the one in the middle."""
    stand_in: str = ""
    """The bot that plays on for an absent person; else the strongest."""

    evaluator: str = ""
    """How likely each seat is to win (`curia.bots.evaluators.Judge`); else by playing on at random."""
    reasons: str = ""
    """What speaks for a move, for hints: a view and a move to keys of messages with arguments."""
    terminal: str = ""
    """The game in the terminal (`curia.terminal.game_table.Table`)."""
    screen: str = ""
    """The game on the full screen (`curia.terminal.tui.screen_game.Guide`)."""
    paper: str = ""
    """What can be printed (`curia.terminal.paper`)."""
    puzzles: str = ""
    """How puzzles are asked and judged (`curia.puzzles`)."""
    speed: str = ""
    """What `curia bench` measures (`curia.terminal.measure.Subject`)."""
    trainer: str = ""
    """The module behind `curia train`."""
    pettingzoo: str = ""
    openspiel: str = ""
    """What makes its research environments."""

    @property
    def id(self) -> str:
        return self.game.id

    @property
    def name(self) -> str:
        """The key of its name."""
        return f"{self.prefix}-name"

    def folder(self, name: str) -> Traversable | None:
        """A folder of what people read of it; None where there is none."""
        found = files(self.content) / name if self.content else None
        return found if found is not None and found.is_dir() else None

    def files(self, name: str) -> list[Traversable]:
        """The JSON files of such a folder, in order."""
        folder = self.folder(name)
        found = [] if folder is None else [file for file in folder.iterdir() if file.name.endswith(".json")]
        return sorted(found, key=lambda file: file.name)

    def part(self, name: str) -> Any:
        """A part by the name of its field, imported; None where the game brings none."""
        place: str = getattr(self, name)
        return load(place) if place else None


def load(place: str) -> Any:
    """What `module:attribute` names, or a whole module."""
    module, _, attribute = place.partition(":")
    found = import_module(module)
    return getattr(found, attribute) if attribute else found
