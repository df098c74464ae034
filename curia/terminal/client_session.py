"""A server's table in plain lines, for `curia join --line`."""

import queue
import threading

from curia.core.errors import CuriaError
from curia.core.game import Json
from curia.games import kit
from curia.locale import keys
from curia.terminal.client import Guest, Known
from curia.terminal.commands.rules import explain
from curia.terminal.console import Console, Ended
from curia.terminal.game_table import Table
from curia.terminal.prompt import Desk, MoveTyped


def said_words(console: Console, line: Json) -> str:
    """A line of chat; what a bot says, in the reader's language if it has words for it."""
    words, text = line.get("words"), str(line["text"])
    if words is not None and words["key"] in keys(console.language):
        text = console.phrase((words["key"], words["args"]))
    if line.get("seat", "") is None:
        return text  # about who comes and goes: nobody says it
    return console.say("tui-said", name=line["name"] or "?", text=text)


def resign_words(console: Console, known: Known, seat: str) -> str:
    """What follows if this seat resigns."""
    if known.about.get("resign") == "bot":
        return console.say("web-resign-bot")
    names = known.names(console.say)
    others = [names[other] or other for other in names if other != seat]
    return (
        console.say("web-resign-end", who=others[0]) if len(others) == 1 else console.say("web-resign-alone")
    )


def back_words(console: Console, known: Known) -> list[str]:
    """That a bot plays in one's seat."""
    bots = {one["seat"] for one in known.about["seats"] if one["kind"] == "bot"}
    return [console.say("web-back-bot" if seat in bots else "web-back-free") for seat in known.back[:1]]


class _Resigned(Exception):
    """The person has given up instead of answering."""


def waiting_words(console: Console, known: Known, table: Table) -> list[str]:
    """Who is being waited for, and how the connection fares."""
    if known.gone:
        return [console.say("join-gone")]
    lost = [] if known.connected else [console.say("join-reconnect")]
    about, names = known.about, known.names(console.say)

    def called(seat: str) -> str:
        name = table.seat(console, seat)
        return console.say("join-seat", seat=name, name=names[seat] or "none")

    if about["status"] == "waiting":
        seats = [called(one["seat"]) for one in about["seats"]]
        key = "join-waiting-host" if known.full else "join-waiting-seats"
        return [*lost, console.say("join-seats", seats=seats), console.say(key)]
    play = next(iter(known.plays.values()), None)
    waiting = [called(seat) for seat in (play["view"]["to_act"] if play else ())]
    return [*lost, console.say("join-waiting", seats=waiting)] if waiting else lost


class Lines:
    """A server's table in plain lines."""

    def __init__(self, console: Console, guest: Guest, known: Known, table: Table) -> None:
        self._console = console
        self._guest = guest
        self._known = known
        self._table = table
        self._news: queue.SimpleQueue[tuple[str, Json]] = queue.SimpleQueue()
        self._told = 0
        self._said = 0
        # What was said about waiting last, and the turn in which one was asked for an offer.
        self._notice: list[str] = []
        self._asked: object = None

    def run(self) -> int:
        heard = threading.Thread(
            target=self._guest.listen, args=(lambda *told: self._news.put(told),), daemon=True
        )
        heard.start()
        try:
            while not self._over():
                self._turn()
        finally:
            self._guest.close()
            heard.join(2)
        return 0

    @property
    def _seat(self) -> str | None:
        """Of several seats of one's own, the one that has to move."""
        owing = [
            seat for seat in self._known.seats if seat in (self._known.view(seat) or {"to_act": ()})["to_act"]
        ]
        return next(iter(owing or self._known.seats), None)

    def _turn(self) -> None:
        try:
            self._round()
        except _Resigned:
            while self._known.about["status"] == "playing" and self._known.seats and not self._known.gone:
                self._known.hear(*self._news.get())

    def _round(self) -> None:
        seat = self._seat
        view = self._known.shown(seat, self._table)
        if view is not None:
            self._tell(view)
        if view is not None and seat is not None and seat in view["to_act"]:
            if self._table.begins(view):
                self._table.show(self._console, view)
            else:
                self._table.remind(self._console, view)
            self._ask(seat, view)
        elif view is None or seat is None or not self._aside(seat, view):
            self._wait()

    def _resign(self, seat: str) -> None:
        """Say what follows, and make sure. Raises _Resigned once it is done."""
        console = self._console
        console.write(resign_words(console, self._known, seat))
        answers = [("no", console.say("web-cancel")), ("yes", console.say("web-resign-sure"))]
        if console.pick(console.say("join-resign"), answers) == "yes":
            try:
                self._guest.at_table("POST", "/resign", seat=seat)
            except CuriaError as refused:
                console.write(console.explain(refused))
                return
            raise _Resigned

    def _tell(self, view: Json) -> None:
        events = view["events"]
        if self._told > len(events):
            self._told = 0
        if self._told < len(events):
            self._table.tell(self._console, view["seats"], events, view["seat"], since=self._told)
            self._console.write()
        self._told = len(events)

    def _over(self) -> bool:
        view = self._known.shown(self._seat, self._table)
        if self._known.gone:
            self._console.tell("join-gone")
            return True
        if view is None or view["result"] is None:
            return False
        self._tell(view)
        self._table.show(self._console, view)
        self._console.write()
        self._table.score(self._console, view, view["result"])
        return True

    # --- Asking -------------------------------------------------------------------------------------------

    def _ask(self, seat: str, view: Json) -> None:
        try:
            move = self._table.ask(self._desk(view), view)
        except MoveTyped as typed:
            move = typed.move
        self._send(seat, move)

    def _aside(self, seat: str, view: Json) -> bool:
        """In another's turn one may make an offer; asked once. True if something was said."""
        game = kit(view["game"]).game
        if game.turn(view) == self._asked or not self._table.may_offer(view):
            return False
        self._asked = game.turn(view)
        line = self._desk(view).read(self._table.aside(self._console, view, game.on_turn(view) or ""))
        move = self._table.offer(self._desk(view), view) if line.lower() == "offer" else None
        return move is not None and self._send(seat, move)

    def _desk(self, view: Json) -> Desk:
        return Desk(
            self._console,
            view["legal"],
            lambda line: self._command(line, view),
            lambda line: self._table.read_move(line, view),
        )

    def _send(self, seat: str, move: str) -> bool:
        before = self._known.plays[seat]["number"]
        try:
            self._guest.move(move, self._known.decision(seat))
        except CuriaError as refused:
            self._console.write(self._console.explain(refused))
            self._hear_all()
            return False
        while self._known.plays[seat]["number"] == before and seat in self._known.seats:
            self._known.hear(*self._news.get())
        return True

    def _wait(self) -> None:
        notice = waiting_words(self._console, self._known, self._table)
        if self._known.back:
            notice += [*back_words(self._console, self._known), self._console.say("join-back")]
        if notice != self._notice:
            for text in notice:
                self._console.write(text)
            self._console.target.flush()
        self._notice = notice
        self._known.hear(*self._news.get())
        self._hear_all()
        for line in self._known.chat[self._said :]:
            self._console.write(said_words(self._console, line))
        self._said = len(self._known.chat)

    def _hear_all(self) -> None:
        while not self._news.empty():
            self._known.hear(*self._news.get())

    def _command(self, line: str, view: Json) -> bool:
        word, _, rest = line.lower().partition(" ")
        if word in ("quit", "q", "exit") and not rest:
            raise Ended
        if word in ("table", "t") and not rest:
            self._table.show(self._console, view)
        elif word == "resign" and not rest and view["seat"] is not None:
            self._resign(view["seat"])
        elif word == "?" and rest:
            explain(self._console, rest, self._table)
        elif word == "?":
            self._console.tell("join-help")
            self._console.tell(self._table.help)
        else:
            return self._table.extra(self._console, line.lower(), view)
        return True
