"""A match on this machine: people at this screen, bots in threads of their own."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

from curia.bots import Bot, explain
from curia.cli.files import Keeper, free_name
from curia.cli.table import Table
from curia.cli.tui.scribe import Scribe
from curia.cli.tui.venue import Player
from curia.core.errors import CuriaError, IllegalMove
from curia.core.game import Json
from curia.core.match import HOST, Match
from curia.server import takeback


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
        # With a seed the bots are repeatable too; their chance is not the match's.
        self._chance = None if seed is None else random.Random(f"bots {seed}")
        self._stirred = asyncio.Event()
        self._released = asyncio.Event()
        self._always = False
        # The turn before which the others waited last.
        self._waited: object = None
        self._failed: list[str] = []
        # What bots said of their deals in this turn.
        self._pitches: list[str] = []
        self._pitched: object = None
        self.keeper = Keeper(self._scribe, match, self._command_line)

    # --- What there is to see -----------------------------------------------------------------------------

    def players(self) -> list[Player]:
        return [Player(seat, self._names.get(seat, ""), seat in self.people) for seat in self.seats]

    def view(self, seat: str | None) -> Json | None:
        return self.match.view(seat)

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
        view = self.match.view(None, past=False)
        turn = (view.get("turns"), view["turn"])
        if self._always or turn == self._waited or seat != view["turn"]:
            return False
        if self.people and not any(may_offer(self.match, person) for person in self.people):
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

    def go_on(self, always: bool = False) -> None:
        self._always = self._always or always
        self._released.set()

    async def _bot(self, seat: str) -> None:
        view = self.match.view(seat)
        seed = None if self._chance is None else self._chance.getrandbits(32)
        before = len(self.match.entries())
        try:
            move = await asyncio.to_thread(self._bots[seat].choose, view, seconds=self._limit, seed=seed)
            # An offer may have come in meanwhile: then the bot looks again.
            if len(self.match.entries()) == before:
                self._enter(seat, move)
                self._pitch(seat, view, move)
        except CuriaError as failure:
            self._forfeit(seat, failure)

    async def _offers(self, changed: Callable[[], None]) -> bool:
        """Bots that are not asked for a move are asked once for an offer. True if one was made."""
        for seat, bot in self._bots.items():
            if not self.match.to_act or not may_offer(self.match, seat):
                continue
            before = len(self.match.entries())
            try:
                view = self.match.view(seat)
                offer = await asyncio.to_thread(bot.choose_offer, view)
                if len(self.match.entries()) != before:
                    return True
                if offer is not None:
                    self._enter(seat, offer)
                    self._pitch(seat, view, offer)
                    changed()
                    return True
            except CuriaError as failure:
                self._forfeit(seat, failure)
                return True
        return False

    def _pitch(self, seat: str, view: Json, move: str) -> None:
        """What a bot says of the deal that it has just made, or answered."""
        turn = (view.get("turns"), view["turn"])
        if turn != self._pitched:
            self._pitches, self._pitched = [], turn
        if (said := explain(self._names.get(seat, ""), view, move)) is not None:
            text, name = self._scribe.phrase(said), self._table.seat(self._scribe, seat)
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
        if not takeback.allowed(self.match, seat):
            raise IllegalMove("server-takeback", None)
        self._enter(HOST, "back 1")
        self._stirred.set()

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
        return ["--tui", *people, *bots]


def may_offer(match: Match, seat: str) -> bool:
    return seat not in match.to_act and any(move.startswith("offer") for move in match.legal(seat))
