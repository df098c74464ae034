"""Bots that think elsewhere: each in a worker process, with a time limit, never in the way of the server."""

import asyncio
import json
import sys
from contextlib import suppress
from typing import NamedTuple

from curia.bots.outside import BotFailed
from curia.core.game import Json

# A view with the whole past of a long match, and some.
_LINE = 4 * 1024 * 1024


class Chosen(NamedTuple):
    move: str
    said: Json | None = None
    """What the bot says about it to everyone at the table: `key`, `args`, and the English `text`."""


class Worker:
    """One process; it is started when first needed, and again after each failure."""

    def __init__(self) -> None:
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
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "curia.server.thinker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                limit=_LINE,
            )
        into, out = self._process.stdin, self._process.stdout
        assert into is not None
        assert out is not None
        into.write(json.dumps(question).encode() + b"\n")
        await into.drain()
        said: Json = json.loads(await out.readuntil(b"\n"))
        if "error" in said:
            raise _gone(question, said["error"])
        return said

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


class Bots:
    """The workers. Who finds none free waits for one."""

    def __init__(self, workers: int, limit: float) -> None:
        self._limit = limit
        self._workers = [Worker() for _ in range(max(1, workers))]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def choose(self, bot: str, view: Json, seconds: float, seed: int) -> Chosen:
        """A move. Raises BotFailed."""
        question = {"bot": bot, "ask": "move", "view": view, "seconds": seconds, "seed": seed}
        return _chosen(bot, await self._ask(question))

    async def choose_offer(self, bot: str, view: Json) -> Chosen | None:
        """An offer to the player on turn, or None. Raises BotFailed."""
        answer = await self._ask({"bot": bot, "ask": "offer", "view": view})
        return None if answer["move"] is None else _chosen(bot, answer)

    async def hint(self, view: Json, seconds: float, seed: int) -> Json:
        """What the strongest one advises. Raises BotFailed."""
        question = {"bot": "imperator", "ask": "hint", "view": view, "seconds": seconds, "seed": seed}
        hint: Json = (await self._ask(question))["hint"]
        return hint

    async def _ask(self, question: Json) -> Json:
        worker = await self._free.get()
        try:
            return await worker.ask(question, self._limit)
        finally:
            self._free.put_nowait(worker)

    async def stop(self) -> None:
        for worker in self._workers:
            await worker.stop()
