"""A pool of worker processes in which bots think, each answer with a time limit."""

import asyncio
import json
from contextlib import suppress
from typing import NamedTuple

from curia.bots.bot import BotFailed
from curia.core.game import Json
from curia.server.tables import clock
from curia.server.workers.fair_queue import FairQueue
from curia.server.workers.package import Package

# A view with the whole past of a long match, and some.
_LINE = 4 * 1024 * 1024


class Chosen(NamedTuple):
    move: str
    said: Json | None = None
    """What the bot says about it to everyone at the table: `key`, `args`, and the English `text`."""
    begun: float = 0.0
    """When the bot began to think."""


class Worker:
    """One process; it is started when first needed, again after each failure, and anew once there are
    compiled rules."""

    def __init__(self, package: Package) -> None:
        self._package = package
        self._root = package.root
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: Json, limit: float) -> Json:
        try:
            return await asyncio.wait_for(self._ask(question), limit)
        except TimeoutError:
            await self.stop()
            raise BotFailed("bot-too-slow", bot=question["bot"], seconds=limit) from None
        except BotFailed:
            raise
        except (OSError, ValueError, KeyError, asyncio.IncompleteReadError) as error:
            await self.stop()
            raise _gone(question, f"{type(error).__name__}: {error}") from None
        except BaseException:
            # Whoever asked has gone: the answer must not be taken for that to the next question.
            await self.stop()
            raise

    async def _ask(self, question: Json) -> Json:
        if self._root != self._package.root:
            await self.stop()
        if self._process is None or self._process.returncode is not None:
            self._process = await self._start()
        into, out = self._process.stdin, self._process.stdout
        assert into is not None
        assert out is not None
        into.write(json.dumps(question).encode() + b"\n")
        await into.drain()
        said: Json = json.loads(await out.readuntil(b"\n"))
        if "error" in said:
            raise _gone(question, said["error"])
        return said

    async def _start(self) -> asyncio.subprocess.Process:
        """A process that has said what rules it has; a copy from which none starts is left alone."""
        self._root = self._package.root
        self._process = await self._package.start("curia.server.workers.bot_worker", self._root, _LINE)
        assert self._process.stdout is not None
        try:
            said = json.loads(await self._process.stdout.readuntil(b"\n"))
            if said["compiled"] or not self._package.compiled:
                return self._process
        except asyncio.IncompleteReadError:
            pass
        await self.stop()
        if not self._package.reject(self._root):
            raise OSError("a worker process could not be started")
        return await self._start()

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def _gone(question: Json, why: str) -> BotFailed:
    return BotFailed("bot-gone", bot=question["bot"], why=why[:500])


def _chosen(bot: str, answer: Json) -> Chosen:
    if not isinstance(answer["move"], str):
        raise BotFailed("bot-no-move", bot=bot)
    return Chosen(answer["move"], answer["said"])


class BotPool:
    """The workers. Who finds none free waits for one."""

    def __init__(self, workers: int, limit: float, package: Package | None = None) -> None:
        self._limit = limit
        self._workers = [Worker(package or Package()) for _ in range(max(1, workers))]
        self._queue = FairQueue(self._workers)

    async def choose(
        self, bot: str, view: Json, seconds: float, seed: int, owner: str = "", keep: float = 0.0
    ) -> Chosen:
        """A move. `owner` is who the bot plays for: owners share the workers evenly. A worker is kept for so
        many seconds at least. Raises BotFailed."""
        question = {"bot": bot, "ask": "move", "view": view, "seconds": seconds, "seed": seed}
        async with self._queue.take(owner) as worker:
            begun = clock.now()
            chosen = _chosen(bot, await worker.ask(question, self._limit))
            await clock.until(begun + keep)
        return chosen._replace(begun=begun)

    async def choose_offer(self, bot: str, view: Json, owner: str = "") -> Chosen | None:
        """What it says in somebody else's turn, or None. Raises BotFailed."""
        answer = await self._ask({"bot": bot, "ask": "offer", "view": view}, owner)
        return None if answer["move"] is None else _chosen(bot, answer)

    async def hint(self, view: Json, seconds: float, seed: int, owner: str = "") -> Json:
        """What the strongest one advises. Raises BotFailed."""
        question = {"bot": "imperator", "ask": "hint", "view": view, "seconds": seconds, "seed": seed}
        hint: Json = (await self._ask(question, owner))["hint"]
        return hint

    async def _ask(self, question: Json, owner: str) -> Json:
        async with self._queue.take(owner) as worker:
            return await worker.ask(question, self._limit)

    async def stop(self) -> None:
        for worker in self._workers:
            await worker.stop()
