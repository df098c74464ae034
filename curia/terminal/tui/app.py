"""The terminal table: who is shown what, and who is asked."""

from collections.abc import Awaitable, Callable

from textual import work
from textual.app import ComposeResult
from textual.containers import Container
from textual.widgets import Footer, Static

from curia.core.errors import CuriaError
from curia.core.game import Json
from curia.games import kit
from curia.terminal.console import capital
from curia.terminal.game_table import Table
from curia.terminal.prompt import Choice
from curia.terminal.tables import name_of
from curia.terminal.tui.keys import Keys
from curia.terminal.tui.match_source import Venue
from curia.terminal.tui.panel import Panel
from curia.terminal.tui.question_replay import Walk
from curia.terminal.tui.recording_console import Scribe
from curia.terminal.tui.screen_game import Board, Guide, Touched
from curia.terminal.tui.sheets import Cover
from curia.terminal.tui.story import Log
from curia.terminal.tui.themes import DARK, LIGHT


class TableApp(Keys):
    CSS_PATH = "table.tcss"
    AUTO_FOCUS = None

    def __init__(self, venue: Venue, table: Table, guide: Guide, language: str) -> None:
        super().__init__(venue, table, guide, Scribe(language))
        self.language = language
        self._walked: Json = {}
        self._touched: list[Choice] = []
        self._covering: str | None = None
        # Somebody who is not on turn but has something to say.
        self._speaker: str | None = None
        # Whether that is an answer, not an offer.
        self._answering = False

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        with Container(id="table", classes=self.guide.layout):
            yield self.guide.board(self.scribe)
            with Container(id="talk"):
                yield Panel(self.scribe.say("tui-type", move=self.scribe.say(self.table.example)))
                yield Log(self.scribe, self.table)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.register_theme(DARK)
        self.register_theme(LIGHT)
        self.theme = DARK.name
        self.title = self.scribe.say("tui-name")
        self.query_one(Panel).border_title = self.scribe.say("tui-panel")
        self.query_one(Log).border_title = self.scribe.say("tui-log")
        self.show()
        self.run_worker(self.venue.run(self.show), exit_on_error=True)

    # --- Showing ------------------------------------------------------------------------------------------

    @property
    def panel(self) -> Panel:
        return self.screen_stack[0].query_one(Panel)

    def show(self) -> None:
        """Bring the screen up to date, and ask whoever has to be asked."""
        if self.at not in (None, *self.venue.people) or len(self.venue.people) == 1:
            self.at = next(iter(self.venue.people), None)
        view = self.venue.view(self.at)
        self._lay_out(view)
        if view is not None:
            self._ask(view)
        elif owing := self._owing():
            self._hand_over(owing[0])
        else:
            self._wait(None)

    def _lay_out(self, view: Json | None) -> None:
        ground = self.screen_stack[0]
        ground.query_one(Board).display = view is not None
        if view is None:
            ground.query_one("#title", Static).update(self.scribe.say("tui-name"))
            return
        ground.query_one("#title", Static).update(self._title(view))
        ground.query_one(Board).show(view, self.venue.players())
        ground.query_one(Log).show(view, self.venue.said())

    def _owing(self) -> list[str]:
        """The seats of this screen that have to move."""
        views = {seat: self.venue.view(seat) for seat in self.venue.people}
        return [seat for seat, view in views.items() if view is not None and seat in view["to_act"]]

    def _title(self, view: Json) -> str:
        say, names = self.scribe.say, {player.seat: player.name for player in self.venue.players()}
        game = name_of(self.scribe, self.venue.game)
        if view["result"]:
            return say("tui-title-over", game=game)
        turn = kit(self.venue.game).game.on_turn(view)
        seat = turn or (view["to_act"] or [None])[0]
        if seat is None or (turn is None and len(view["to_act"]) > 1):
            return say("tui-title-begin", game=game)
        who = "you" if seat == self.at else "other"
        name = names.get(seat) or "none"
        return say("tui-title", game=game, who=who, seat=self.table.seat(self.scribe, seat), name=name)

    def _ask(self, view: Json) -> None:
        owing = [seat for seat in self.venue.people if seat in view["to_act"]]
        if self._covering is not None:
            return
        if view["result"]:
            self._over(view)
        elif self._speaker is not None and self._speaker == self.at:
            if self._answering:
                self._wait(view)
        elif owing and self.at not in owing:
            self._hand_over(owing[0])
        elif owing:
            self._go_on(view)
        else:
            self._wait(view)

    def _go_on(self, view: Json) -> None:
        """Ask for a move; what was answered already stays, if the question is the same."""
        same = all(view.get(key) == self._walked.get(key) for key in ("seat", "legal", "phase", "turn"))
        if self.walk is None or not same:
            self.walk, self._walked = Walk(self.table, view, self.language), view
            self._touched = []
        if not same:
            self.problem = ""
        self._show_walk()

    def _show_walk(self) -> None:
        assert self.walk is not None
        asked, view = self.walk.asked, self._walked
        extras = self.guide.extras(self.scribe, view, asked)
        if not self._touched:
            for other in self.venue.people:
                theirs = self.venue.view(other) if other != self.at else None
                who = self.table.seat(self.scribe, other)
                if theirs and self.table.may_offer(theirs):
                    extras.append(Choice(f"as {other}", self.scribe.say("tui-offer-by", seat=who)))
                if theirs and self.table.answers(self.scribe, theirs):
                    extras.append(Choice(f"to {other}", self.scribe.say("tui-answer-by", seat=who)))
        # Where there is a form, how to type it need not be said.
        question = capital(asked.question.partition("\n")[0] if extras else asked.question)
        choices = self._touched or [*asked.choices, *extras]
        problem = [self.problem] if self.problem else []
        self.panel.ask(
            self.scribe.say("tui-touched") if self._touched else question,
            choices,
            notes=[*self.guide.notes(self.scribe, view), *asked.notes, *problem],
            default=asked.default,
        )

    def _wait(self, view: Json | None) -> None:
        """Nothing is asked here, but something may be said."""
        self.walk = None
        say, choices = self.scribe.say, []
        question = "\n".join(self.venue.notice())
        if self.venue.may_begin():
            choices.append(Choice("begin", say("tui-begin")))
        if self.venue.may_return():
            choices.append(Choice("return", say("web-seat-back")))
        if self.venue.paused:
            choices.append(Choice("go on", say("tui-go-on")))
            question = say("tui-paused" if self.venue.people else "tui-watching")
        if view is not None:
            choices += self._asides(view)
        if self.venue.paused:
            choices.append(Choice("always", say("tui-always")))
        notes = [
            *(self.guide.notes(self.scribe, view) if view else []),
            *([self.problem] if self.problem else []),
        ]
        self.panel.ask(question, choices, notes=notes, types=False)
        if not choices:
            self.screen_stack[0].set_focus(None)

    def _asides(self, view: Json) -> list[Choice]:
        """What can be said out of turn: an offer, that one takes it back, an answer to one between others."""
        found = []
        for seat in self.venue.people:
            theirs = self.venue.view(seat)
            if theirs is None:
                continue
            if self.table.may_offer(theirs):
                name = self.table.seat(self.scribe, seat)
                key = "tui-offer" if seat == self.at else "tui-offer-by"
                found.append(Choice(f"as {seat}", self.scribe.say(key, seat=name)))
            answers = self.table.answers(self.scribe, theirs)
            if seat == self.at:
                found += [*answers, *self.table.withdrawals(self.scribe, theirs)]
            elif answers:
                name = self.table.seat(self.scribe, seat)
                found.append(Choice(f"to {seat}", self.scribe.say("tui-answer-by", seat=name)))
        if self._answering:
            found.append(Choice("leave it", self.table.left_standing(self.scribe)))
        return found

    def _over(self, view: Json) -> None:
        self.walk = None
        self.table.score(self.scribe, view, view["result"])
        choices = [Choice("leave", self.scribe.say("tui-leave"))]
        if self.venue.file() is not None:
            choices.insert(0, Choice("save", self.scribe.say("tui-save")))
        *points, winner = [line for line in self.scribe.take() if line]
        self.panel.ask("\n".join([winner, *points]), choices, types=False)

    # --- Several people at one screen ---------------------------------------------------------------------

    def _hand_over(self, seat: str, then: str = "move") -> None:
        """With several people at the screen nobody sees what was there before."""
        if self.at == seat:
            self._seated(seat, then)
            return
        if len(self.screen_stack) > 1:
            # A sheet lies over the table: once it is put away, the table is shown anew.
            return
        self._covering = seat
        self.at, self.walk = None, None
        self._lay_out(self.venue.view(None))
        self.panel.ask("", (), types=False)
        cover = Cover(self.scribe, self.table.seat(self.scribe, seat))
        self.push_screen(cover, lambda _: self._seated(seat, then))

    def _seated(self, seat: str, then: str) -> None:
        self._covering, self.at = None, seat
        self._answering = then == "answer"
        if then == "answer":
            self._speaker = seat
            self.show()
        elif then == "offer":
            self._speaker = seat
            self.show()
            view = self.venue.view(seat)
            assert view is not None
            self._open(view, "offer")
        else:
            self.show()

    # --- Answers ------------------------------------------------------------------------------------------

    def on_panel_chosen(self, message: Panel.Chosen) -> None:
        value = message.choice.value
        word, _, rest = value.partition(" ")
        if value in ("go on", "always"):
            self.venue.go_on(always=value == "always")
        elif value in ("save", "leave"):
            self.call_later(self.action_save if value == "save" else self.action_leave)
        elif value in ("begin", "return"):
            self._change_table(self.venue.begin if value == "begin" else self.venue.come_back)
        elif word in ("as", "to"):
            self._hand_over(rest, "offer" if word == "as" else "answer")
        elif value == "leave it":
            self._speaker, self._answering = None, False
            self.show()
        elif self.walk is None:
            self._send(value)
        elif not self._open(self._walked, value):
            if message.choice in self.walk.asked.choices:
                self.walk.choose(message.choice)
                self._stepped()
            else:
                self._send(value)

    def on_panel_typed(self, message: Panel.Typed) -> None:
        if self.walk is not None:
            self._touched = []
            self.walk.answer(message.line)
            self._stepped()

    def on_panel_back(self) -> None:
        if self._touched:
            self._touched = []
            self._show_walk()
        elif self.walk is not None:
            self.walk.back()
            self._show_walk()

    def on_touched(self, message: Touched) -> None:
        """A thing on the board: the choice that it stands for, or all moves that have to do with it."""
        if self.walk is None:
            return
        meant = [
            choice
            for choice in self.panel.listed
            if message.thing in (choice.value, choice.value.split(" ")[-1])
        ]
        if len(meant) == 1:
            self.on_panel_chosen(Panel.Chosen(meant[0]))
            return
        if self._touched and meant:
            self._touched = meant
            self._show_walk()
            return
        self._touched = self.guide.touching(self.scribe, self._walked, message.thing)
        self.problem = "" if self._touched else self.scribe.say("tui-touched-nothing")
        self._show_walk()

    def _stepped(self) -> None:
        assert self.walk is not None
        self.problem = ""
        if self.walk.move is not None:
            self._send(self.walk.move)
        elif self.walk.over:
            self.walk = None
            self.show()
        else:
            self._show_walk()

    def _open(self, view: Json, value: str) -> bool:
        """Open the form of a choice, if it has one."""
        form = self.guide.form(self.scribe, view, value, self._try)
        if form is None:
            return False
        self.push_screen(form, self._filled)
        return True

    def _filled(self, move: str | None) -> None:
        self._speaker = None
        if move:
            self._send(move)
        else:
            self.show()

    @work
    async def _send(self, move: str) -> None:
        problem = await self._try(move)
        if problem is not None:
            if self.walk is not None and self.walk.over:
                self.walk.back()
            self.problem = problem
        self.show()

    async def _try(self, move: str) -> str | None:
        """Play a move; what is wrong with it, or None."""
        seat = self.at
        assert seat is not None
        view = self.venue.view(seat)
        self._touched = []
        try:
            await self.venue.play(seat, move)
        except CuriaError as refused:
            self.clause = getattr(refused, "clause", None) or ""
            return self.scribe.explain(refused)
        self.walk, self.problem, self._speaker, self._answering = None, "", None, False
        if view is not None:
            self.screen_stack[0].query_one(Log).decided(view)
        return None

    @work
    async def _change_table(self, act: Callable[[], Awaitable[None]]) -> None:
        try:
            await act()
        except CuriaError as refused:
            self.problem = self.scribe.explain(refused)
        self.show()
