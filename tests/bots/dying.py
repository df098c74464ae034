"""Games for tests of the arena that take their process with them. Another process imports this."""

import os
import signal
from pathlib import Path
from typing import Any

from curia.bots.arena.plan import Task
from curia.bots.arena.play import play
from curia.core.game import Game, Json

KILLER = 2


def once(game: Game[Any], task: Task) -> Json:
    """One game kills its process when it is played for the first time."""
    seen = Path(task.setting.players[0].bot)
    if task.number == KILLER and not seen.exists():
        seen.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return _played(game, task)


def always(game: Game[Any], task: Task) -> Json:
    """One game kills its process each time."""
    if task.number == KILLER:
        os.kill(os.getpid(), signal.SIGKILL)
    return _played(game, task)


def raising(game: Game[Any], task: Task) -> Json:
    if task.number == KILLER:
        raise RuntimeError("not this one")
    return _played(game, task)


def _played(game: Game[Any], task: Task) -> Json:
    random = tuple(player._replace(bot="random") for player in task.setting.players)
    return play(game, task._replace(setting=task.setting._replace(players=random)))
