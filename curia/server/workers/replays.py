"""What a seat saw at any step of a finished match: replayed one after the other, beside everything else that
the server has to do, and kept for who looks again."""

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor

import curia
from curia.core.game import Json
from curia.core.match import CHANCE, stages
from curia.server.limits import Rate
from curia.server.refusals import Refused
from curia.server.settings import Settings
from curia.server.tables import render
from curia.server.workers.fair_queue import FairQueue

_KEPT_LETTERS = 5_000_000
_WAITING_EACH = 10


class Replays:
    def __init__(self, settings: Settings) -> None:
        self._rate = Rate(settings.replays_a_minute / 60, settings.replays_a_minute)
        self._worker = ThreadPoolExecutor(1, "replays")
        self._queue = FairQueue([self._worker])
        self._kept: OrderedDict[tuple[str, str | None, int], str] = OrderedDict()
        self._letters = 0

    async def view(self, client: str, table: str, record: Json, seat: str | None, step: int) -> str:
        """The view as JSON, with how many steps there are. Raises Refused."""
        place = (table, seat, step)
        if place not in self._kept:
            if self._queue.waiting(client) >= _WAITING_EACH:
                raise Refused("server-rate", 429)
            self._rate.take(client)
            async with self._queue.take(client) as worker:
                if place not in self._kept:
                    loop = asyncio.get_running_loop()
                    self._keep(place, await loop.run_in_executor(worker, _view_at, record, seat, step))
        self._kept.move_to_end(place)
        return self._kept[place]

    def _keep(self, place: tuple[str, str | None, int], text: str) -> None:
        self._kept[place] = text
        self._letters += len(text)
        while self._letters > _KEPT_LETTERS and len(self._kept) > 1:
            self._letters -= len(self._kept.popitem(last=False)[1])

    def stop(self) -> None:
        self._worker.shutdown(wait=False, cancel_futures=True)


def _view_at(record: Json, seat: str | None, step: int) -> str:
    after = stages(record["moves"])
    if not 0 <= step < len(after):
        raise Refused("server-step", 404, steps=len(after) - 1)
    moves = record["moves"][: after[step]]
    move = next((entry for entry in reversed(moves) if entry["seat"] != CHANCE), None)
    view = curia.replay({**record, "moves": moves}).view(seat)
    return render.dumps({"step": step, "steps": len(after) - 1, "move": move, "view": view})
