"""A match on this machine: people at this screen, bots in threads of their own."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

from curia.bots import Bot
from curia.bots.bot import Choice, decide, decide_offer
from curia.bots.speaking import Speaking, may_speak
from curia.core import takeback
from curia.core.errors import CuriaError, IllegalMove
from curia.core.game import Json
from curia.core.match import HOST, Match
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
        self._limit = limit
        self._memory_aids = len(people) < 2 if memory_aids is None else memory_aids
        self._said_aids = MEMORY_OPTIONS[memory_aids]
        # With a seed the bots are repeatable too; their chance is not the match's.
        self._chance = None if seed is None else random.Random(f"bots {seed}")
        self._stirred = asyncio.Event()
        self._released = asyncio.Event()
        self._always = False
        # The turn before which the others waited last.
        self._waited: object = None
        # What others offered people out of turn, for which they waited.
        self._heard: set[str] = set()
        self._failed: list[str] = []
        self._speaking = Speaking()
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
            if await self._offers(changed):
                continue
            seat = next((seat for seat in self.match.to_act if seat in self._bots), None)
            if seat is None:
                changed()
                await self._stirred.wait()
            elif await self._wait(seat, changed):
                continue
            else:
                changed()
                await self._bot(seat)

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

    async def _bot(self, seat: str) -> None:
        view = self.match.view(seat)
        seed = None if self._chance is None else self._chance.getrandbits(32)
        before = len(self.match.entries())
        try:
            choice = await asyncio.to_thread(decide, self._bots[seat], view, seconds=self._limit, seed=seed)
            # An offer may have come in meanwhile: then the bot looks again.
            if len(self.match.entries()) == before:
                self._enter(seat, choice.move)
                self._pitch(seat, view, choice)
        except CuriaError as failure:
            self._forfeit(seat, failure)

    async def _offers(self, changed: Callable[[], None]) -> bool:
        """Let bots speak that are not on turn. True if one has said something, or somebody else did."""
        while (asked := self._speaking.next(self.match, self._bots)) is not None:
            seat, view = asked
            before = len(self.match.entries())
            try:
                choice = await asyncio.to_thread(decide_offer, self._bots[seat], view)
                if len(self.match.entries()) != before:
                    return True
                if choice is not None:
                    self._enter(seat, choice.move)
                    self._pitch(seat, view, choice)
                    changed()
                    return True
            except CuriaError as failure:
                self._forfeit(seat, failure)
                return True
        return False

    def _pitch(self, seat: str, view: Json, choice: Choice) -> None:
        """What a bot says of the deal that it has just made, or answered."""
        turn = self._turn(view)
        if turn != self._pitched:
            self._pitches, self._pitched = [], turn
        if choice.said is not None:
            text, name = self._scribe.phrase(choice.said), self._table.seat(self._scribe, seat)
            self._pitches = [*self._pitches, self._scribe.say("tui-said", name=name, text=text)]

    def _forfeit(self, seat: str, failure: CuriaError) -> None:
        """A bot that gives no legal move loses: no other move is ever made in its place."""
        name, bot = self._table.seat(self._scribe, seat), self._names.get(seat, "?")
        self._failed = [self._scribe.say("play-bot-failed", bot=bot, seat=name, why=failure)]
        self._enter(HOST, f"forfeit {seat}")

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
