"""One match at the keyboard: who is asked next, what they are shown, and commands."""

import random

from curia.bots import Bot, Choice
from curia.core.errors import IllegalMove
from curia.core.game import Json
from curia.core.match import Match
from curia.play.driver import Failure, Request, may_speak
from curia.play.local import Driver, Player
from curia.terminal.commands import rules
from curia.terminal.console import Console, Ended, matching
from curia.terminal.files import MEMORY_OPTIONS, Keeper
from curia.terminal.game_table import Table
from curia.terminal.prompt import Desk, MoveTyped

_HELP = ("?", "help", "h")
_QUIT = ("quit", "q", "exit")
_TABLE = ("table", "t")
_LOG = ("log", "history")
# How much of the past `log` tells.
_LOG_TURNS = 6


class Again(Exception):
    """Somebody else has said something: whoever is on turn is asked anew."""


class Leave(Exception):
    """The person leaves the table."""


class Session:
    def __init__(
        self,
        console: Console,
        match: Match,
        table: Table,
        people: list[str],
        bots: dict[str, Bot],
        *,
        limit: float | None = None,
        seed: int | None = None,
        memory_aids: bool | None = None,
    ) -> None:
        self.console = console
        self.match = match
        self.table = table
        self.people = people
        self.bots = bots
        self.bot_names: dict[str, str] = {}
        # Unless somebody says otherwise they are there against bots, and not between people.
        self._memory_aids = len(people) < 2 if memory_aids is None else memory_aids
        self._said_aids = MEMORY_OPTIONS[memory_aids]
        # With a seed the bots are repeatable too; their chance is not the match's.
        chance = None if seed is None else random.Random(f"bots {seed}")
        players = {seat: Player(bot, seconds=limit, chance=chance) for seat, bot in bots.items()}
        self._driver = Driver(match, players)
        self._told: dict[str | None, int] = dict.fromkeys((None, *match.seats), 0)
        # What bots said of their deals, by the number of events up to that deal.
        self._pitches: dict[int, str] = {}
        self._at: str | None = None
        # The turn for which people were asked whether they have something to say.
        self._asked: object = None
        # What others offered people out of turn, and they have been asked about.
        self._heard: set[str] = set()
        self._pauses = not console.plain
        self.keeper = Keeper(console, match, self._command_line)

    # --- The course of the match --------------------------------------------------------------------------

    def run(self) -> int:
        self._greet()
        try:
            while self.match.to_act:
                if (request := self._driver.aside()) is not None:
                    self._bot(request)
                elif not self._aside():
                    self._turn()
            self._end()
        except Leave:
            self.console.tell("play-left")
        except (KeyboardInterrupt, Ended):
            self.console.write()
            if not self.keeper.saved:
                self.console.tell("save-not")
            raise
        return 0

    def _turn(self) -> None:
        """Where several owe a move, a bot first, then who sits at the keyboard."""
        if (request := self._driver.move()) is not None:
            self._bot(request)
            if not self.people:
                self._watch()
            return
        waiting = self.match.to_act
        try:
            self._person(self._at if self._at in waiting else waiting[0])
        except Again:
            return

    def _greet(self) -> None:
        console, seats = self.console, self.match.seats
        players = []
        for seat in seats:
            name = self.table.seat(console, seat)
            if seat in self.people:
                players.append(console.say("play-seat-person", seat=name))
            else:
                players.append(console.say("play-seat-bot", seat=name, bot=self.bot_names.get(seat, "?")))
        console.write(" ".join(players))
        if self.people:
            console.tell(self.table.hint)
        console.write()

    # --- Bots ---------------------------------------------------------------------------------------------

    def _bot(self, request: Request) -> None:
        played = self._driver.enter(request, self._driver.think(request))
        if played is None:
            return
        if isinstance(played, Failure):
            seat, bot = self.table.seat(self.console, request.seat), self.bot_names.get(request.seat, "?")
            self.console.tell("play-bot-failed", bot=bot, seat=seat, why=played.error)
        else:
            self._pitch(request.seat, request.view, played)
        self.keeper.played()

    def _pitch(self, seat: str, view: Json, choice: Choice) -> None:
        """What a bot says of the deal that it has just made, or answered."""
        if choice.said is not None:
            text, name = self.console.phrase(choice.said), self.table.seat(self.console, seat)
            self._pitches[len(view["events"]) + 1] = self.console.say("tui-said", name=name, text=text)

    def _watch(self) -> None:
        """Tell an onlooker what happened; at a terminal, turn by turn."""
        events = self.match.events(None)
        new = events[self._told[None] :]
        cut = next((n for n, event in enumerate(new) if n and self.table.begins_turn(event)), None)
        if cut is None and self.match.to_act:
            return
        done = len(new) if cut is None else cut
        self._told[None] += done
        self._tell(events[: self._told[None]], None, self._told[None] - done)
        if self._pauses and self.match.to_act:
            self._pause()

    def _pause(self) -> None:
        console = self.console
        while True:
            line = console.ask(console.say("play-watch-prompt")).lower()
            if not line:
                return
            if line in _QUIT:
                raise Leave
            if line in _TABLE:
                self.table.show(console, self.match.view(None))
            elif line in ("end", "e"):
                self._pauses = False
                return
            elif not self._common(line):
                console.tell("play-watch-help")

    # --- People -------------------------------------------------------------------------------------------

    def _person(self, seat: str) -> None:
        handed = self._hand_over(seat)
        view = self._view(seat)
        self._tell_new(seat, view, handed)
        if self.table.begins(view) or (handed and self.match.definition.on_turn(view) is not None):
            self.table.show(self.console, view)
            self.console.write()
        else:
            self.table.remind(self.console, view)
        self._ask(seat, view)

    def _view(self, seat: str) -> Json:
        """What a person is shown."""
        view = self.match.view(seat)
        return view if self._memory_aids else self.table.unaided(view)

    def _tell_new(self, seat: str | None, view: Json, handed: bool = False) -> None:
        """What happened since this seat was last told."""
        events, since = view["events"], self._told[seat]
        self._told[seat] = len(events)
        if since < len(events):
            if handed:
                self.console.tell("play-since")
            self._tell(events, seat, since)
            self.console.write()

    def _tell(self, events: list[Json], viewer: str | None, since: int) -> None:
        """What has happened since then, and what bots said of it."""
        console, seats = self.console, self.match.seats
        for at in sorted(at for at in self._pitches if since < at <= len(events)):
            self.table.tell(console, seats, events[:at], viewer, since=since)
            console.write(self._pitches[at], 4, 4)
            since = at
        self.table.tell(console, seats, events, viewer, since=since)

    def _ask(self, seat: str, view: Json) -> None:
        """Ask until there is a move that the match takes."""
        desk = self._desk(view)
        while True:
            try:
                move = self.table.ask(desk, view)
            except MoveTyped as typed:
                move = typed.move
            if self._try(seat, move):
                return

    def _desk(self, view: Json) -> Desk:
        return Desk(
            self.console,
            view["legal"],
            lambda line: self._command(line, view),
            lambda line: self.table.read_move(line, view),
        )

    def _hand_over(self, seat: str) -> bool:
        """With several people at the keyboard nobody sees what was on the screen before."""
        if len(self.people) < 2 or seat == self._at:
            return False
        name = self.table.seat(self.console, seat)
        self._at = seat
        self.console.clear()
        self.console.tell("play-hand-over", seat=name)
        while self.console.ask(self.console.say("play-hand-over-prompt", seat=name)):
            # Whatever is typed here may come from the other player, who meant something else.
            pass
        return True

    # --- Out of turn --------------------------------------------------------------------------------------

    def _aside(self) -> bool:
        """People are asked about what others offer them out of turn; and at the start of a bot's turn they
        may make an offer. True if something was said."""
        match = self.match
        for seat in self.people:
            if self._offered_aside(seat):
                return True
        speakers = [seat for seat in self.people if may_speak(match, seat)]
        waiting = match.to_act
        if not speakers or len(waiting) != 1 or waiting[0] not in self.bots:
            return False
        view = self._view(speakers[0])
        game = match.definition
        if game.turn(view) == self._asked or game.on_turn(view) != waiting[0]:
            return False
        self._asked = game.turn(view)
        if len(speakers) > 1:
            chosen = self._speaker(view, speakers)
            return chosen is not None and self._offer(chosen)
        self._hand_over(speakers[0])
        self._tell_new(speakers[0], view)
        return self._ask_aside(speakers[0], view)

    def _offered_aside(self, seat: str) -> bool:
        """Ask once about each thing that others offer this seat out of turn. True if it was answered."""
        if not may_speak(self.match, seat):
            return False
        view = self.match.view(seat)
        new = self.table.put_to(view) - self._heard
        if not new:
            return False
        self._heard |= new
        self._hand_over(seat)
        self._tell_new(seat, view)
        while True:
            try:
                move = self.table.answer(self._desk(view), view)
            except MoveTyped as typed:
                move = typed.move
            if move is None:
                return False
            if self._try(seat, move):
                return True

    def _ask_aside(self, seat: str, view: Json) -> bool:
        desk = self._desk(view)
        while True:
            line = desk.read(self.table.aside(self.console, view, self._on_turn(view)))
            if not line:
                return False
            if line.lower() == "offer":
                return self._offer(seat)
            move = self.table.read_move(line, view)
            if move is None:
                self.console.tell("terminal-not-understood")
            elif self._try(seat, move):
                return True

    def _on_turn(self, view: Json) -> str:
        return self.match.definition.on_turn(view) or ""

    def _speaker(self, view: Json, speakers: list[str]) -> str | None:
        """Which of several people at the keyboard wants to say something. All of them look at the screen."""
        console = self.console
        console.clear()
        self._at = None
        self._tell_new(None, self.match.view(None))
        names = [self.table.seat(console, seat) for seat in speakers]
        while True:
            line = console.ask(
                console.say(
                    "play-aside-many", seat=self.table.seat(console, self._on_turn(view)), seats=names
                )
            )
            if not line:
                return None
            if (seat := matching(line.lower(), speakers)) is not None:
                return seat
            if not self._common(line):
                console.tell("terminal-not-understood")

    def _offer(self, seat: str) -> bool:
        """An offer of somebody who is not on turn. True if it was made."""
        self._hand_over(seat)
        view = self._view(seat)
        self._tell_new(seat, view)
        try:
            move = self.table.offer(self._desk(view), view)
        except MoveTyped as typed:
            move = typed.move
        return move is not None and self._try(seat, move)

    def _try(self, seat: str, move: str) -> bool:
        try:
            self.match.play(seat, move)
        except IllegalMove as refused:
            self.console.write(self.console.explain(refused))
            return False
        self.keeper.played()
        return True

    # --- Commands -----------------------------------------------------------------------------------------

    def _command(self, line: str, view: Json) -> bool:
        word, _, rest = line.lower().partition(" ")
        if word in _TABLE and not rest:
            self.table.show(self.console, view)
        elif word in _LOG and not rest:
            self._log(view)
        elif word == "moves" and not rest:
            self._moves(view)
        elif word == "as" and rest in self.people and may_speak(self.match, rest):
            self._offer(rest)
            raise Again
        elif self.table.extra(self.console, line.lower(), view):
            pass
        else:
            return self._common(line)
        return True

    def _common(self, line: str) -> bool:
        """Commands that onlookers have too. File names keep their case."""
        word, _, rest = line.partition(" ")
        word, rest = word.lower(), rest.strip()
        if word.startswith("?") and len(word) > 1:
            word, rest = "?", line[1:].strip()
        if word in _HELP:
            self._help(rest)
        elif word in _QUIT and not rest:
            self.keeper.leaving()
            raise Leave
        elif word == "save":
            self.keeper.save_as(rest)
        else:
            return False
        return True

    def _help(self, topic: str) -> None:
        if topic:
            rules.explain(self.console, topic, self.table)
        else:
            self.console.tell("play-help")
            self.console.tell(self.table.help)

    def _log(self, view: Json) -> None:
        events = view["events"]
        turns = [n for n, event in enumerate(events) if self.table.begins_turn(event)]
        start = turns[-_LOG_TURNS] if len(turns) >= _LOG_TURNS else 0
        self.table.tell(self.console, view["seats"], events, view["seat"], since=start, again=True)

    def _moves(self, view: Json) -> None:
        self.console.tell("play-moves")
        for move in view["legal"]:
            self.console.write(move, 2, 4)

    # --- The end ------------------------------------------------------------------------------------------

    def _end(self) -> None:
        console = self.console
        viewer = self.people[0] if len(self.people) == 1 else None
        view = self.match.view(viewer)
        last = viewer if viewer is not None or not self.people else self._at
        self._tell(self.match.events(last), viewer, self._told[last])
        console.write()
        self.table.show(console, view)
        console.write()
        assert self.match.result is not None
        self.table.score(console, view, self.match.result)
        if self.people:
            self.keeper.over()

    def _command_line(self) -> list[str]:
        """How to seat the same players again."""
        people = ["--as", ",".join(self.people)] if self.people else ["--watch"]
        bots = (word for bot in self.bot_names.values() for word in ("--bot", bot))
        return [*people, *bots, *self._said_aids]
