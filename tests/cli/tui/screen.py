"""People at the terminal table, for tests: they look at the screen, press keys and click."""

import asyncio
import random
import time
from collections.abc import Callable, Coroutine
from typing import Any

from textual.pilot import Pilot
from textual.widgets import Button, OptionList

import curia
from curia.bots import Bot
from curia.core.match import Match
from curia.games.caesar.terminal.forms import ArrangeForm, CardsForm, OrderForm
from curia.games.quovadis.terminal.deal_form import DealForm
from curia.terminal.tables import table_of
from curia.terminal.tui.app import TableApp
from curia.terminal.tui.local import Local
from curia.terminal.tui.match_source import Venue
from curia.terminal.tui.panel import Choices
from curia.terminal.tui.screen_game import screen_of
from curia.terminal.tui.sheets import Cover

Play = Pilot[int]
# So long one looks again whether something has happened.
_PATIENCE = 90.0


def at(venue: Venue) -> TableApp:
    return TableApp(venue, table_of(venue.game), screen_of(venue.game), "en")


def local(
    match: Match, people: list[str], bot: Bot | str = "greedy", memory_aids: bool | None = None
) -> Local:
    """A table on this machine; bots at the other seats."""
    others = [seat for seat in match.seats if seat not in people]
    bots = {seat: curia.bot(bot) if isinstance(bot, str) else bot for seat in others}
    names = dict.fromkeys(others, bot if isinstance(bot, str) else "mybot")
    return Local(match, table_of(match.game), "en", people, bots, names, seed=1, memory_aids=memory_aids)


def watch(
    app: TableApp,
    scene: Callable[[Play], Coroutine[Any, Any, None]],
    size: tuple[int, int] = (80, 24),
    asked: bool = True,
) -> None:
    """Run the app without a terminal, and the scene at it."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            if asked:
                await ready(pilot)
            await scene(pilot)

    asyncio.run(run())


def text(app: TableApp) -> str:
    """The screen as text, line by line."""
    width, height = app.size
    lines = app.screen._compositor.render_strips(app.size)
    assert len(lines) == height
    return "\n".join("".join(segment.text for segment in line)[:width].rstrip() for line in lines) + "\n"


async def until(pilot: Play, happened: Callable[[], bool], patience: float = _PATIENCE) -> None:
    end = time.monotonic() + patience
    while time.monotonic() < end:
        await pilot.pause()
        if happened():
            return
        await asyncio.sleep(0.005)
    raise AssertionError(f"waited in vain\n{text(_app(pilot))}")


async def settled(pilot: Play) -> str:
    """The screen's text, once it stays as it is."""
    seen: list[str] = []

    def still() -> bool:
        seen.append(text(_app(pilot)))
        return len(seen) > 4 and len(set(seen[-4:])) == 1

    await until(pilot, still)
    return seen[-1]


def _app(pilot: Play) -> TableApp:
    app = pilot.app
    assert isinstance(app, TableApp)
    return app


def asks(app: TableApp) -> bool:
    """Whether somebody at the screen is asked for something."""
    return len(app.screen_stack) > 1 or bool(app.panel.listed) or app.walk is not None


async def ready(pilot: Play) -> None:
    await until(pilot, lambda: asks(_app(pilot)))


def values(app: TableApp) -> list[str]:
    return [choice.value for choice in app.panel.listed]


async def choose(pilot: Play, value: str) -> None:
    """Choose by the key in front of it, or with the arrow keys where it has none."""
    app = _app(pilot)
    place = values(app).index(value)
    key = app.panel.query_one(Choices).keys[place]
    if key:
        await pilot.press(key.lower())
    else:
        await pilot.press("home", *["down"] * place, "enter")
    await pilot.pause()


async def click_first(pilot: Play) -> None:
    await pilot.press("home")
    await pilot.click("#choices", offset=(4, 0))


class Person:
    """Answers whatever the screen asks, by chance; now by keys, now with the mouse."""

    def __init__(self, pilot: Play, seed: int) -> None:
        self.pilot = pilot
        self.app = _app(pilot)
        self.chance = random.Random(seed)
        self.opened: set[str] = set()

    async def play(self, over: Callable[[], bool]) -> None:
        while True:
            await until(self.pilot, lambda: over() or asks(self.app))
            if over():
                return
            await self.answer()

    async def answer(self) -> None:
        screen = self.app.screen
        self.opened.add(type(screen).__name__)
        if isinstance(screen, Cover):
            await (self.pilot.press("enter") if self.chance.random() < 0.5 else self.pilot.click("#ready"))
        elif isinstance(screen, CardsForm):
            await self._pick_cards(screen)
        elif isinstance(screen, OrderForm):
            await self.pilot.press(*["down"] * self.chance.randrange(5), "t", "u", "d")
            await self.pilot.click("#do")
        elif isinstance(screen, ArrangeForm):
            await self.pilot.press("down", str(self.chance.randrange(1, len(screen._values) + 1)))
            await self.pilot.click("#do")
        elif isinstance(screen, DealForm):
            await self._deal(screen)
        elif self.app.panel.listed:
            await self._choose()
        else:
            # A question that is answered by typing, where somebody clicked a form away.
            await self.pilot.press("escape")
        await self.pilot.pause()

    async def _choose(self) -> None:
        listed = values(self.app)
        if self.app.walk is not None and self.chance.random() < 0.2 and await self._touch():
            return
        if self.chance.random() < 0.05:
            await self.pilot.press("escape")
        elif self.chance.random() < 0.3:
            await click_first(self.pilot)
        else:
            await choose(self.pilot, self.chance.choice(listed))

    async def _touch(self) -> bool:
        things = list(self.app.query(".group")) + list(self.app.query(".card"))
        if not things:
            return False
        await self.pilot.click(self.chance.choice(things))
        return True

    async def _pick_cards(self, form: CardsForm) -> None:
        while form.query_one("#do", Button).disabled or self.chance.random() < 0.5:
            form.query_one(OptionList).highlighted = self.chance.randrange(len(form._cards))
            await self.pilot.press("space")
            await self.pilot.pause()
        await self.pilot.click("#do")

    async def _deal(self, form: DealForm) -> None:
        if form.query_one("#do", Button).disabled or self.chance.random() < 0.3:
            await self.pilot.press("escape")
            return
        await self.pilot.click("#do")
        await until(
            self.pilot, lambda: self.app.screen is not form or bool(str(form.query_one("#problem").render()))
        )
        if self.app.screen is form:
            await self.pilot.press("escape")
