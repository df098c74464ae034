"""A match on this machine: people at this screen, bots in threads of their own."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

from curia.bots import Bot, Choice
from curia.core import takeback
from curia.core.errors import IllegalMove
from curia.core.game import Json
from curia.core.match import HOST, Match
from curia.play.driver import Failure, Request, may_speak
from curia.play.local import Driver
from curia.play.local import Player as BotPlayer
from curia.terminal.files import MEMORY_OPTIONS, Keeper, free_name
from curia.terminal.game_table import Table
from curia.terminal.tui.match_source import Player
from curia.terminal.tui.recording_console import Scribe


class Local:
    def __init__(
        self,
        match: Match,
        table: Table,
        language: str,
        people: list[str],
        bots: dict[str, Bot],
        names: dict[str, str],
        *,
        limit: float | None = None,
        seed: int | None = None,
        memory_aids: bool | None = None,
    ) -> None:
        self.game = match.game
        self.seats = match.seats
        self.people = people
        self.paused = False
        self.talks = False
        self.match = match
        self._table = table
        self._scribe = Scribe(language)
        self._bots = bots
        self._names = names
        self._memory_aids = len(people) < 2 if memory_aids is None else memory_aids
        self._said_aids = MEMORY_OPTIONS[memory_aids]
        # With a seed the bots are repeatable too; their chance is not the match's.
        chance = None if seed is None else random.Random(f"bots {seed}")
        players = {seat: BotPlayer(bot, seconds=limit, chance=chance) for seat, bot in bots.items()}
        self._driver = Driver(match, players)
        self._stirred = asyncio.Event()
        self._released = asyncio.Event()
        self._always = False
        # The turn before which the others waited last.
        self._waited: object = None
        # What others offered people out of turn, for which they waited.
        self._heard: set[str] = set()
        self._failed: list[str] = []
        # What bots said of their deals in this turn.
        self._pitches: list[str] = []
        self._pitched: object = None
        self.keeper = Keeper(self._scribe, match, self._command_line)

    # --- What there is to see -----------------------------------------------------------------------------

    def players(self) -> list[Player]:
        return [Player(seat, self._names.get(seat, ""), seat in self.people) for seat in self.seats]

    def view(self, seat: str | None) -> Json | None:
        view = self.match.view(seat)
        return view if self._memory_aids else self._table.unaided(view)

    def said(self) -> list[str]:
        return self._pitches

    async def say(self, text: str) -> None:
        raise NotImplementedError("people at one screen talk")

    def notice(self) -> list[str]:
        say, table = self._scribe.say, self._table
        if self.paused:
            return []
        return self._failed + [
            say("tui-thinks", bot=self._names.get(seat, "?"), seat=table.seat(self._scribe, seat))
            for seat in self.match.to_act
            if seat in self._bots
        ]

    # --- The others ---------------------------------------------------------------------------------------

    async def run(self, changed: Callable[[], None]) -> None:
        while True:
            self._stirred.clear()
            if (request := self._driver.aside()) is not None:
                if await self._bot(request):
                    changed()
            elif (request := self._driver.move()) is None:
                changed()
                await self._stirred.wait()
            elif not await self._wait(request.seat, changed):
                changed()
                await self._bot(request)

    async def _wait(self, seat: str, changed: Callable[[], None]) -> bool:
        """Before a bot's turn people may want to say something, or an onlooker to look. True if something
        has changed meanwhile."""
        turn = self._turn(self.match.view(None, past=False))
        news = self._offered() - self._heard
        self._heard |= news
        if self._always or not (news or self._may_begin(seat, turn)):
            return False
        self._released.clear()
        self.paused = True
        changed()
        before = len(self.match.entries())
        released = asyncio.ensure_future(self._released.wait())
        stirred = asyncio.ensure_future(self._stirred.wait())
        try:
            await asyncio.wait((released, stirred), return_when=asyncio.FIRST_COMPLETED)
        finally:
            released.cancel()
            stirred.cancel()
            self.paused = False
        if self._released.is_set():
            self._waited = turn
        return len(self.match.entries()) != before

    def _may_begin(self, seat: str, turn: tuple[str | None, str | None]) -> bool:
        """Is this a bot's turn that has just begun, and would anybody here say something?"""
        speaks = not self.people or any(may_speak(self.match, person) for person in self.people)
        return turn != self._waited and turn[1] == seat and speaks

    def _offered(self) -> set[str]:
        """What others offer people here out of turn, by names."""
        speakers = [seat for seat in self.people if may_speak(self.match, seat)]
        views = [self.match.view(seat, past=False) for seat in speakers]
        return {name for view in views for name in self._table.put_to(view)}

    def _turn(self, view: Json) -> tuple[str | None, str | None]:
        """Which turn it is, and whose."""
        return self.match.definition.turn(view), self.match.definition.on_turn(view)

    def go_on(self, always: bool = False) -> None:
        self._always = self._always or always
        self._released.set()

    async def _bot(self, request: Request) -> bool:
        """Let a bot answer, in a thread of its own. True if something was entered."""
        answer = await asyncio.to_thread(self._driver.think, request)
        played = self._driver.enter(request, answer)
        if played is None:
            return False
        if isinstance(played, Failure):
            name, bot = self._table.seat(self._scribe, played.seat), self._names.get(played.seat, "?")
            self._failed = [self._scribe.say("play-bot-failed", bot=bot, seat=name, why=played.error)]
        else:
            self._pitch(request.seat, request.view, played)
        self.keeper.played()
        return True

    def _pitch(self, seat: str, view: Json, choice: Choice) -> None:
        """What a bot says of the deal that it has just made, or answered."""
        turn = self._turn(view)
        if turn != self._pitched:
            self._pitches, self._pitched = [], turn
        if choice.said is not None:
            text, name = self._scribe.phrase(choice.said), self._table.seat(self._scribe, seat)
            self._pitches = [*self._pitches, self._scribe.say("tui-said", name=name, text=text)]

    # --- People -------------------------------------------------------------------------------------------

    async def play(self, seat: str, move: str) -> None:
        self._enter(seat, move)
        self._stirred.set()

    def _enter(self, seat: str, move: str) -> None:
        self.match.play(seat, move)
        self.keeper.played()

    async def take_back(self, seat: str) -> None:
        entries = takeback.entries(self.match, seat, alone=self.people == [seat])
        if not entries:
            raise IllegalMove("server-takeback", None)
        self._enter(HOST, f"back {entries}")
        self._stirred.set()

    def resigning(self, seat: str) -> str | None:
        return None

    async def resign(self, seat: str) -> None:
        raise NotImplementedError("whoever gives up here leaves")

    def may_return(self) -> bool:
        return False

    async def come_back(self) -> None:
        raise NotImplementedError("nobody is replaced here")

    def may_begin(self) -> bool:
        return False

    async def begin(self) -> None:
        raise NotImplementedError("a match here has begun")

    # --- Files --------------------------------------------------------------------------------------------

    @property
    def unsaved(self) -> bool:
        return bool(self.people) and not self.keeper.saved

    async def save(self, name: str) -> list[str]:
        self.keeper.save_as(name)
        return self._scribe.take()

    def file(self) -> Path | None:
        return free_name(self.game)

    def _command_line(self) -> list[str]:
        """How to seat the same players again."""
        people = ["--as", ",".join(self.people)] if self.people else ["--watch"]
        bots = (word for bot in self._names.values() for word in ("--bot", bot))
        return ["--tui", *people, *bots, *self._said_aids]
