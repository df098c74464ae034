"""Playing all games on an executor, come what may.

A process that dies takes others down with it: a pool of processes breaks as a whole. What was being played
then is played again, one game at a time, so that the one that kills its process is found. It is tried a few
times and then left out; nothing else is lost.
"""

from collections import deque
from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Executor, Future, wait
from typing import Any

from curia.bots.arena.executors import Place
from curia.bots.arena.plan import Task
from curia.bots.arena.play import play
from curia.core.errors import BadInput
from curia.core.game import Game, Json

TRIES = 3
# How often the watcher is called while nothing ends.
_PATIENCE = 1.0


class Run:
    """`wants` is asked before a game begins; `done` and `lost` are told how it went."""

    def __init__(
        self,
        game: Game[Any],
        place: Place,
        *,
        wants: Callable[[Task], bool],
        done: Callable[[Json], None],
        lost: Callable[[Task], None],
        watch: Callable[[], None] = lambda: None,
        work: Callable[[Game[Any], Task], Json] = play,
    ) -> None:
        self._game = game
        self._place = place
        self._wants = wants
        self._done = done
        self._lost = lost
        self._watch = watch
        self._work = work
        self._rest: deque[Task] = deque()
        self._suspects: deque[Task] = deque()
        self._flight: dict[Future[Json], Task] = {}
        self._failures: dict[int, int] = {}
        self._any_done = False

    def all(self, tasks: Iterable[Task]) -> None:
        """Play them in this order. Raises BadInput if they can't be played at all."""
        self._rest.extend(tasks)
        executor = self._place.open()
        try:
            while self._submit(executor):
                ready, _ = wait(self._flight, timeout=_PATIENCE, return_when=FIRST_COMPLETED)
                if not self._place.alive():
                    raise BadInput("arena-gone")
                broken = [future for future in ready if not self._ended(future)]
                if broken:
                    self._blame()
                    executor.shutdown(wait=False, cancel_futures=True)
                    executor = self._place.open()
                self._watch()
        except BaseException:
            self._place.abort()
            raise
        finally:
            if self._place.alive():
                for future in self._flight:
                    future.cancel()
                executor.shutdown(wait=False)

    def _submit(self, executor: Executor) -> bool:
        """Keep the executor busy; a suspect plays alone. False once there is nothing left to wait for."""
        for future, task in list(self._flight.items()):
            if not self._wants(task) and future.cancel():
                del self._flight[future]
        alone = bool(self._suspects)
        source = self._suspects if alone else self._rest
        while source and len(self._flight) < (1 if alone else 2 * self._place.games):
            task = source.popleft()
            if self._wants(task):
                self._flight[self._started(executor, task)] = task
        return bool(self._flight or self._suspects or self._rest)

    def _started(self, executor: Executor, task: Task) -> Future[Json]:
        try:
            return executor.submit(self._work, self._game, task)
        except BrokenExecutor as error:
            broken: Future[Json] = Future()
            broken.set_exception(error)
            return broken
        except Exception as error:
            raise BadInput("arena-gone") from error

    def _ended(self, future: Future[Json]) -> bool:
        """Take what has come of a game. False if the executor is broken: then it stays where it is."""
        try:
            line = future.result()
        except BrokenExecutor:
            return False
        except (Exception, CancelledError) as error:
            self._failed(self._flight.pop(future), self._rest, str(error))
        else:
            del self._flight[future]
            self._any_done = True
            self._done(line)
        return True

    def _blame(self) -> None:
        """The executor broke: of a single game it is known which one was to blame."""
        tasks = list(self._flight.values())
        self._flight.clear()
        if len(tasks) == 1:
            self._failed(tasks[0], self._suspects, "")
        else:
            self._suspects.extend(tasks)

    def _failed(self, task: Task, again: deque[Task], why: str) -> None:
        tries = self._failures[task.number] = self._failures.get(task.number, 0) + 1
        if tries < TRIES:
            again.appendleft(task)
            return
        lost = sum(n >= TRIES for n in self._failures.values())
        if lost >= TRIES and not self._any_done:
            raise BadInput("arena-nowhere", why=why or "-")
        self._lost(task)
