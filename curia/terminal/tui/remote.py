"""A match at a server, joined by its link."""

import asyncio
import json
import threading
from collections.abc import Callable
from pathlib import Path
from uuid import uuid4

from curia.core.game import Json
from curia.terminal.client import Guest, Known, Lost
from curia.terminal.client_session import back_words, resign_words, said_words, waiting_words
from curia.terminal.files import free_name
from curia.terminal.game_table import Table
from curia.terminal.tui.match_source import Player
from curia.terminal.tui.recording_console import Scribe

# After a move its news should be here; if not, one asks.
_NEWS_SECONDS = 5.0
# Bots talk much at Quo Vadis?: what they said before that has had its time.
_BOTS_SAY = 6


class Remote:
    paused = False
    unsaved = False
    talks = True

    def __init__(self, guest: Guest, known: Known, table: Table, language: str) -> None:
        self.game = str(known.about["game"])
        self.seats = tuple(one["seat"] for one in known.about["seats"])
        self._guest = guest
        self._known = known
        self._table = table
        self._scribe = Scribe(language)
        self._heard = asyncio.Event()

    @property
    def people(self) -> list[str]:
        return self._known.seats

    # --- What there is to see -----------------------------------------------------------------------------

    def players(self) -> list[Player]:
        names = self._known.names(self._scribe.say)
        return [Player(seat, names[seat], seat in self.people) for seat in self.seats]

    def view(self, seat: str | None) -> Json | None:
        return self._known.shown(seat, self._table)

    def said(self) -> list[str]:
        chat = self._known.chat
        bots = [line for line in chat if line.get("words")][:-_BOTS_SAY]
        return [said_words(self._scribe, line) for line in chat if line not in bots]

    def notice(self) -> list[str]:
        return [
            *back_words(self._scribe, self._known),
            *waiting_words(self._scribe, self._known, self._table),
        ]

    # --- The others ---------------------------------------------------------------------------------------

    async def run(self, changed: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()

        def hear(kind: str, told: Json) -> None:
            self._known.hear(kind, told)
            self._heard.set()
            changed()

        def heard(kind: str, told: Json) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(hear, kind, told)

        thread = threading.Thread(target=self._guest.listen, args=(heard,), daemon=True)
        thread.start()
        try:
            await asyncio.Event().wait()
        finally:
            self._guest.close()
            thread.join(2)

    def go_on(self, always: bool = False) -> None:
        raise NotImplementedError("nobody waits at a server's table")

    # --- People -------------------------------------------------------------------------------------------

    async def play(self, seat: str, move: str) -> None:
        before = self._known.plays[seat]["number"]
        await asyncio.to_thread(self._guest.move, move, self._known.decision(seat))
        await self._news(seat, before)

    async def _news(self, seat: str, before: int) -> None:
        """Wait until what was done is known here too, so that nothing is asked twice."""
        await self._until(
            lambda: self._known.plays[seat]["number"] != before or seat not in self._known.seats
        )

    async def _until(self, known: Callable[[], bool]) -> None:
        while not known() and not self._known.gone:
            self._heard.clear()
            try:
                await asyncio.wait_for(self._heard.wait(), _NEWS_SECONDS)
            except TimeoutError:
                try:
                    self._known.hear("news", await asyncio.to_thread(self._guest.at_table, "GET"))
                except Lost:
                    continue

    async def take_back(self, seat: str) -> None:
        before = self._known.plays[seat]["number"]
        await asyncio.to_thread(self._guest.at_table, "POST", "/takeback", seat=seat, number=before)
        await self._news(seat, before)

    def resigning(self, seat: str) -> str | None:
        if self._known.about["status"] != "playing":
            return None
        return resign_words(self._scribe, self._known, seat)

    async def resign(self, seat: str) -> None:
        await asyncio.to_thread(self._guest.at_table, "POST", "/resign", seat=seat)
        await self._until(lambda: self._known.about["status"] != "playing" or seat not in self._known.seats)

    def may_return(self) -> bool:
        return bool(self._known.back)

    async def come_back(self) -> None:
        seat = self._known.back[0]
        named = {one["seat"]: one["stands_for"] for one in self._known.about["seats"]}
        name = named[seat] or self._table.seat(self._scribe, seat)
        await asyncio.to_thread(self._guest.at_table, "POST", "/seats", seat=seat, name=name)
        await self._until(lambda: seat in self._known.plays and seat in self._known.seats)

    async def say(self, text: str) -> None:
        seat = self.people[0] if self.people else None
        request = uuid4().hex
        await asyncio.to_thread(self._guest.at_table, "POST", "/chat", seat=seat, text=text, request=request)

    def may_begin(self) -> bool:
        waits = self._known.about["status"] == "waiting"
        return bool(waits and self._known.yours["host"] and self._known.full)

    async def begin(self) -> None:
        await asyncio.to_thread(self._guest.at_table, "POST", "/start")

    # --- Files --------------------------------------------------------------------------------------------

    async def save(self, name: str) -> list[str]:
        """The record, with the proof of its deals."""
        record = await asyncio.to_thread(self._guest.at_table, "GET", "/record")
        say, path = self._scribe.say, Path(name)
        if path.exists():
            return [say("save-exists", file=name)]
        try:
            path.write_text(json.dumps(record, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        except OSError as problem:
            return [say("save-failed", file=name, why=problem.strerror or str(problem))]
        return [say("save-done-over", file=name, command=f"curia replay {name}")]

    def file(self) -> Path | None:
        return free_name(self.game) if self._known.about["status"] == "over" else None
