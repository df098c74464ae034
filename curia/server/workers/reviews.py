"""Reviews of finished matches: made one after the other in a process that gives way to everything else, and
kept for who asks again."""

import asyncio
import json
import logging
from collections import OrderedDict
from contextlib import suppress

from curia.core.game import Json
from curia.server.limits import Rate
from curia.server.refusals import Refused
from curia.server.settings import Settings
from curia.server.workers.fair_queue import FairQueue
from curia.server.workers.package import Package

log = logging.getLogger("curia.reviews")
_KEPT = 100
_WAITING = 20
_SHARE = 5
_LINE = 4 * 1024 * 1024


class Job:
    """A review that is being made, or waits for its turn."""

    def __init__(self, client: str) -> None:
        self.client = client
        self.done = self.of = 0
        self.failed = False
        self.task: asyncio.Task[None] | None = None


class Reviews:
    def __init__(self, settings: Settings, package: Package | None = None) -> None:
        self._package = package or Package()
        self._iterations = settings.review_iterations
        self._limit = settings.review_limit
        self._rate = Rate(settings.reviews_an_hour / 3600, settings.reviews_an_hour)
        self._kept: OrderedDict[str, Json] = OrderedDict()
        self._jobs: dict[str, Job] = {}
        self._turn = FairQueue(["turn"])

    def ask(self, client: str, table: str, record: Json) -> Json:
        """The review of this table, or how far it is; it is begun when first asked for. Raises Refused."""
        if (kept := self._kept.get(table)) is not None:
            self._kept.move_to_end(table)
            return kept
        job = self._jobs.get(table)
        if job is not None and job.failed:
            # Whoever asks once more after this has it tried again.
            del self._jobs[table]
            raise Refused("server-review-failed", 503)
        if job is None:
            waiting = [other.client for other in self._jobs.values() if not other.failed]
            if len(waiting) >= _WAITING or waiting.count(client) >= _SHARE:
                raise Refused("server-full", 503)
            self._rate.take(client)
            job = self._jobs[table] = Job(client)
            job.task = asyncio.create_task(self._make(table, job, record))
        return {"done": job.done, "of": job.of, "review": None}

    async def _make(self, table: str, job: Job, record: Json) -> None:
        try:
            async with self._turn.take(job.client):
                found = await asyncio.wait_for(self._review(job, record), self._limit)
        except Exception:
            log.exception("a match could not be reviewed", extra={"table": table})
            job.failed = True
            return
        self._kept[table] = {"done": job.of, "of": job.of, "review": found}
        while len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        del self._jobs[table]

    async def _review(self, job: Job, record: Json) -> Json:
        process = await self._package.start("curia.server.workers.review_worker", self._package.root, _LINE)
        try:
            assert process.stdin is not None
            assert process.stdout is not None
            asked = {"record": record, "iterations": self._iterations}
            process.stdin.write(json.dumps(asked).encode() + b"\n")
            await process.stdin.drain()
            while True:
                said: Json = json.loads(await process.stdout.readuntil(b"\n"))
                if "error" in said:
                    raise ValueError(said["error"])
                if "review" in said:
                    review: Json = said["review"]
                    return review
                job.done, job.of = said["done"], said["of"]
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def stop(self) -> None:
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
