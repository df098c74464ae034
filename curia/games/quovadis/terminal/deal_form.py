"""The deal desk of Quo Vadis?: what the deal is about, whose consents, who pays whom, promises."""

from collections.abc import Sequence
from typing import Any

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Button, Select, Static

from curia.core.game import Json
from curia.games.quovadis import words
from curia.games.quovadis.terminal.compose import (
    consenting,
    entries,
    lacking,
    places,
    usual_consents,
    way_words,
    ways,
)
from curia.games.quovadis.terminal.terms_form import Consent, Payment, Promise, pick
from curia.games.quovadis.terminal.typed import deal_text
from curia.terminal.console import capital
from curia.terminal.tui.recording_console import Scribe
from curia.terminal.tui.screen_game import Send
from curia.terminal.tui.sheets import Sheet

_ACTIONS = ("move", "enter", "caesar", "none")


class DealForm(Sheet[str]):
    """A deal while it is being composed. What it may hold is for the match to say."""

    AUTO_FOCUS = "Select"

    def __init__(self, scribe: Scribe, view: Json, mode: str, start: Json, send: Send) -> None:
        heading = {
            "propose": lambda: scribe.say("qv-web-desk-propose"),
            "offer": lambda: scribe.say("qv-web-desk-offer", who=view["turn"]),
            "counter": lambda: scribe.say("qv-web-desk-counter", number=view["deal"]["number"]),
        }[mode]()
        super().__init__(scribe, heading)
        self._view = view
        self._mode = mode
        self._start = start
        self._send = send
        self._laid_out = ("", "")

    # --- Widgets ------------------------------------------------------------------------------------------

    def body(self) -> ComposeResult:
        say, start = self.scribe.say, self._start
        with VerticalScroll():
            with Horizontal(classes="term"):
                doer = words.who(self._view["turn"], self._view["seat"])
                actions = [
                    (self._about(one, doer), one) for one in _ACTIONS if one == "none" or self._targets(one)
                ]
                first = next((one for one in _ACTIONS if one in start), "none" if start else actions[0][1])
                yield pick(actions, first, "action", say("qv-compose-action"))
                yield pick(self._targets(first), start.get(first), "target", say("qv-choose-where"))
            with Horizontal(classes="term", id="then"):
                yield Static(say("qv-compose-caesar"), classes="label", markup=False)
                where = [(say("qv-compose-caesar-open"), ""), *self._targets("caesar")]
                yield pick(
                    where, start.get("caesar") if "move" in start else "", "then", say("qv-choose-where")
                )
            yield Static(id="about", classes="soft", markup=False)
            yield Vertical(id="consents")
            yield Button(say("qv-web-add-payment"), id="add-payment", compact=True)
            yield Vertical(*(self._payment(one) for one in start.get("payments", ())), id="payments")
            yield Button(say("qv-web-add-promise"), id="add-promise", compact=True)
            yield Vertical(*(self._promise(one) for one in start.get("promises", ())), id="promises")
        yield Static(id="sentence", markup=False)
        yield Static(id="problem", markup=False)
        with Horizontal(classes="buttons"):
            yield Button(say(f"qv-web-do-{self._mode}"), id="do", compact=True)

    def _about(self, action: str, doer: str) -> str:
        args = {} if action == "none" else {"who": doer}
        return capital(self.scribe.say(f"qv-compose-action-{action}", **args))

    def _targets(self, action: str) -> list[tuple[str, str]]:
        """Where an action could lead, in words and as moves name it."""
        scribe, view = self.scribe, self._view
        if action == "none":
            return [("-", "")]
        if action == "caesar":
            return [(scribe.say("qv-web-between", **words.ends_of(path)), path) for path in places(view)]
        if view["phase"]["name"] != "action":
            return []
        if action == "move":
            return [(scribe.phrase(way_words(view, path)), path) for path in ways(view)]
        return [(one, one) for one in entries(view)] if view["players"][view["turn"]]["reserve"] else []

    def _payment(self, payment: Json) -> Payment:
        return Payment(self.scribe, self._view, payment)

    def _promise(self, promise: Json) -> Promise:
        return Promise(self.scribe, self._view, promise)

    # --- What changes -------------------------------------------------------------------------------------

    async def on_mount(self) -> None:
        await self._lay_out(self._start.get("consents"))

    async def on_select_changed(self, event: Select.Changed) -> None:
        if event.select.has_class("action"):
            options = self._targets(str(event.value))
            if self._chosen("target") not in [value for _, value in options]:
                target = self.query_one("Select.target", Select)
                target.set_options(options)
                target.value = options[0][1]
        await self._lay_out()
        self._tell()

    def on_changed(self) -> None:
        self._tell()

    async def _lay_out(self, given: dict[str, int] | None = None) -> None:
        """Rows for those whose consents could be counted, with as many as are usual."""
        view, rows = self._view, self.query_one("#consents", Vertical)
        action, path = self._chosen("action"), self._chosen("target")
        if (action, path) == self._laid_out:
            return
        self._laid_out = action, path
        await rows.remove_children()
        moves = action == "move" and path in ways(view)
        self.query_one("#then").display = (
            moves and view["caesar"] != path and view["laurels"].get(path) == "IIc"
        )
        self.query_one("#about", Static).display = moves
        if not moves:
            return
        here = view["committees"][path.split(">")[0]]
        others = consenting(view, path.split(">")[0])
        lacks = lacking(view, path)
        usual = given or usual_consents(view, others, here, lacks)
        await rows.mount_all(
            [Consent(self.scribe, view, seat, here.count(seat), usual.get(seat, 0)) for seat in others]
        )
        self.query_one("#about", Static).update(self._needs(path, others))

    def _needs(self, path: str, others: Sequence[str]) -> str:
        committee = path.split(">")[0]
        seats = len(self._view["committees"][committee]) + words.free_seats(self._view, committee)
        caesar = "yes" if self._view["caesar"] == path else "no"
        needs = self.scribe.say("qv-web-consents-about", seats=seats, caesar=caesar)
        return needs if others else f"{needs} {self.scribe.say('qv-web-nobody-there')}"

    def _chosen(self, name: str) -> str:
        value: Any = self.query_one(f"Select.{name}", Select).value
        return value if isinstance(value, str) else ""

    # --- The deal -----------------------------------------------------------------------------------------

    def deal(self) -> Json | None:
        """What the desk says now; None while something is missing."""
        action, target = self._chosen("action"), self._chosen("target")
        deal: Json = {action: target} if target else {}
        if "move" in deal:
            consents = {row.seat: row.number for row in self.query(Consent) if row.number}
            if consents:
                deal["consents"] = consents
        payments = [row.term() for row in self.query(Payment)]
        promises = [row.term() for row in self.query(Promise)]
        if payments:
            deal["payments"] = payments
        if self.query_one("#then").display and self._chosen("then"):
            deal["caesar"] = self._chosen("then")
        if promises:
            deal["promises"] = promises
        return None if not deal or None in payments or None in promises else deal

    def _tell(self) -> None:
        deal, say = self.deal(), self.scribe.say
        self.query_one("#do", Button).disabled = deal is None
        if deal is None:
            self.query_one("#sentence", Static).update(say("qv-web-unfinished"))
            return
        parts = words.deal_words(deal, self._view["turn"], self._view["seat"])
        said = say("qv-compose-say", deal=parts)
        if self._too_dear(deal):
            said += " " + say("qv-web-cannot-pay")
        self.query_one("#sentence", Static).update(said)

    def _too_dear(self, deal: Json) -> bool:
        seat = self._view["seat"]
        held = words.worth(self._view["players"][seat]["laurels"] or ())
        paid: int = sum(one["laurels"] for one in deal.get("payments", ()) if one["from"] == seat)
        return paid > held

    async def on_button_pressed(self, event: Button.Pressed) -> None:
        if event.button.id == "add-payment":
            payer, to = self._partners()
            row: Payment | Promise = self._payment({"from": payer, "to": to, "laurels": 1})
            await self.query_one("#payments").mount(row)
        elif event.button.id == "add-promise":
            by, to = self._partners()
            row = self._promise({"by": by, "to": to, "kind": "consent", "turns": 2})
            await self.query_one("#promises").mount(row)
        else:
            await self._say_it()
            return
        row.query(Select).first().focus()
        self._tell()

    def _partners(self) -> tuple[str, str]:
        """Oneself, and whom one most likely deals with."""
        view, seat = self._view, self._view["seat"]
        asked = [row.seat for row in self.query(Consent) if row.number and row.seat != seat]
        others = [view["turn"], *asked, *view["seats"]]
        return seat, next(one for one in others if one != seat)

    async def _say_it(self) -> None:
        deal = self.deal()
        if deal is None:
            return
        number = f" {self._view['deal']['number']}" if self._mode == "counter" else ""
        problem = await self._send(f"{self._mode}{number} {deal_text(deal)}")
        if problem is None:
            self.dismiss("")
        else:
            self.query_one("#problem", Static).update(problem)
