"""The keys of the terminal table, and the sheets that they open."""

from textual import work
from textual.app import App
from textual.widgets import Input

from curia.core.errors import CuriaError
from curia.terminal.game_table import Table
from curia.terminal.tui.match_source import Venue
from curia.terminal.tui.question_replay import Walk
from curia.terminal.tui.recording_console import Scribe
from curia.terminal.tui.screen_game import Guide
from curia.terminal.tui.sheets import ChoiceSheet, NameSheet, RulesSheet, TextSheet
from curia.terminal.tui.story import Log
from curia.terminal.tui.themes import DARK, LIGHT

# In the order of the foot line.
_KEYS = (
    ("question_mark", "help"),
    ("r", "rules"),
    ("l", "log"),
    ("c", "lists"),
    ("u", "take_back"),
    ("x", "resign"),
    ("s", "save"),
    ("slash,colon", "type"),
    ("m", "say"),
    ("t", "theme"),
    ("q", "leave"),
)


class Keys(App[int]):
    """An app that knows the keys; what they are about is shown elsewhere."""

    ENABLE_COMMAND_PALETTE = False

    def __init__(self, venue: Venue, table: Table, guide: Guide, scribe: Scribe) -> None:
        super().__init__()
        self.venue = venue
        self.table = table
        self.guide = guide
        self.scribe = scribe
        self.at: str | None = None
        """Whose eyes the screen is for."""
        self.walk: Walk | None = None
        """The way of whoever is asked to a move."""
        self.problem = ""
        """What was wrong with the last thing that was tried."""
        self.clause = ""
        for keys, name in _KEYS:
            shown = scribe.say(f"tui-key-{name.replace('_', '-')}")
            self.bind(keys, name, description=shown, key_display={"slash,colon": "/"}.get(keys))

    def show(self) -> None:
        """Bring the screen up to date."""
        raise NotImplementedError

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """While a sheet lies over the table, its keys are its own."""
        if action == "say" and not self.venue.talks:
            return False
        if action == "resign" and (self.at is None or self.venue.resigning(self.at) is None):
            return False
        if action in {name for _, name in _KEYS}:
            return len(self.screen_stack) == 1
        return True

    def action_help(self) -> None:
        lines = [self.scribe.say("tui-help"), "", self.scribe.say(self.table.screen_help)]
        self._read("tui-key-help", lines)

    def action_rules(self) -> None:
        """The clause of the last refusal, or all of them."""
        self.push_screen(RulesSheet(self.scribe, self.table, self.clause), lambda _: self.show())

    def action_log(self) -> None:
        self._read("tui-log", self.query_one(Log).lines)

    def action_lists(self) -> None:
        view = self.venue.view(self.at)
        if view is not None:
            for word in self.guide.lists:
                self.table.extra(self.scribe, word, view)
            self._read("tui-key-lists", self.scribe.take())

    def _read(self, heading: str, lines: list[str]) -> None:
        self.push_screen(TextSheet(self.scribe, self.scribe.say(heading), lines), lambda _: self.show())

    @work
    async def action_take_back(self) -> None:
        seat = self.at
        try:
            if seat is not None:
                await self.venue.take_back(seat)
                self.problem = ""
        except CuriaError as refused:
            self.problem = self.scribe.explain(refused)
        self.walk = None
        self.show()

    @work
    async def action_resign(self) -> None:
        """After saying what follows."""
        seat, say = self.at, self.scribe.say
        about = None if seat is None else self.venue.resigning(seat)
        if seat is None or about is None:
            return
        answers = [("stay", say("web-cancel")), ("resign", say("web-resign-sure"))]
        sheet = ChoiceSheet(self.scribe, say("tui-key-resign"), [about], answers)
        if await self.push_screen_wait(sheet) == "resign":
            try:
                await self.venue.resign(seat)
            except CuriaError as refused:
                self.problem = self.scribe.explain(refused)
        self.walk = None
        self.show()

    def action_type(self) -> None:
        typed = self.query_one("#typed", Input)
        if typed.display:
            typed.focus()

    @work
    async def action_say(self) -> None:
        say = self.scribe.say
        text = await self.push_screen_wait(NameSheet(self.scribe, say("tui-key-say"), say("tui-say"), ""))
        if text:
            try:
                await self.venue.say(text)
            except CuriaError as refused:
                self.notify(self.scribe.explain(refused), markup=False)
        self.show()

    def action_theme(self) -> None:
        self.theme = LIGHT.name if self.theme == DARK.name else DARK.name

    @work
    async def action_save(self) -> None:
        await self._save()
        self.show()

    async def _save(self) -> bool:
        """False if the person thought better of it."""
        name = self.venue.file()
        if name is None:
            self.notify(self.scribe.say("tui-save-server"))
            return True
        say = self.scribe.say
        given = await self.push_screen_wait(
            NameSheet(self.scribe, say("tui-save"), say("tui-save-name"), str(name))
        )
        if given is None:
            return False
        try:
            said = await self.venue.save(given)
        except CuriaError as refused:
            said = [self.scribe.explain(refused)]
        self.notify("\n".join(said), markup=False)
        return not self.venue.unsaved

    @work
    async def action_leave(self) -> None:
        if self.venue.unsaved:
            say = self.scribe.say
            answers = [(value, say(f"tui-leave-{value}")) for value in ("save", "leave", "stay")]
            sheet = ChoiceSheet(self.scribe, say("tui-leave"), [say("save-not")], answers)
            chosen = await self.push_screen_wait(sheet)
            if chosen in (None, "stay") or (chosen == "save" and not await self._save()):
                self.show()
                return
        self.exit(0)

    async def action_quit(self) -> None:
        self.exit(0)

    def action_help_quit(self) -> None:
        self.action_leave()
