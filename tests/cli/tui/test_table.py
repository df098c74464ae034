"""The terminal table: keys and mouse, forms, several people, bots, files, colours."""

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import Button, Input, Static

import curia
from curia.bots import Bot
from curia.core.game import Json
from curia.core.match import Match
from curia.games.caesar.terminal.forms import ArrangeForm, CardsForm, OrderForm
from curia.games.caesar.terminal.screen import Card
from curia.games.quovadis.terminal.deal_form import DealForm
from curia.games.quovadis.terminal.screen import Map
from curia.locale import say
from curia.terminal import main
from curia.terminal.tui.app import TableApp
from curia.terminal.tui.sheets import Cover, RulesSheet
from curia.terminal.tui.themes import DARK, LIGHT
from tests.cli.tui.positions import caesar, quovadis
from tests.cli.tui.screen import (
    Play,
    at,
    choose,
    click_first,
    local,
    ready,
    settled,
    text,
    until,
    values,
    watch,
)


def moves(match: Match) -> list[tuple[str, str]]:
    """What was played, without chance."""
    return [entry for entry in match.entries() if entry[0] != "chance"]


async def sheet(pilot: Play) -> None:
    await until(pilot, lambda: len(pilot.app.screen_stack) == 2)


async def closed(pilot: Play) -> None:
    await until(pilot, lambda: len(pilot.app.screen_stack) == 1)


# --- Keys and mouse ---------------------------------------------------------------------------------------


def test_steps_forward_and_back() -> None:
    match = caesar()
    app = at(local(match, ["caesar"], "random"))

    async def scene(pilot: Play) -> None:
        await choose(pilot, "down")
        await choose(pilot, "P")
        assert "Where do you lay a philosopher?" in text(app)
        await pilot.press("escape")
        assert "Which card do you lay face down?" in text(app)
        await pilot.press("escape", "escape", "escape")
        assert "What do you do?" in text(app)
        await choose(pilot, "down")
        await choose(pilot, "4")
        await click_first(pilot)
        await until(pilot, lambda: moves(match) == [("caesar", "down 4 senators")])

    watch(app, scene)


def test_a_move_can_be_typed() -> None:
    match = caesar()
    app = at(local(match, ["caesar"], "random"))

    async def scene(pilot: Play) -> None:
        await pilot.press("slash", *"nonsense", "enter")
        assert say("terminal-not-understood") in " ".join(text(app).replace("│", "").split())
        await pilot.press("slash", *"down 4 cen", "enter")
        await until(pilot, lambda: moves(match) == [("caesar", "down 4 censors")])

    watch(app, scene)


def test_a_refusal_names_its_clause_and_r_shows_it() -> None:
    match = caesar()
    app = at(local(match, ["caesar"], "random"))

    async def scene(pilot: Play) -> None:
        await pilot.press("colon", *"down 5 senators", "enter")
        await until(pilot, lambda: "(CC-" in text(app))
        clause = text(app).partition("(CC-")[2].partition(")")[0]
        await pilot.press("escape", "r")
        await sheet(pilot)
        assert isinstance(app.screen, RulesSheet)
        assert app.screen.query_one(Input).value == f"CC-{clause}"
        await until(pilot, lambda: f"CC-{clause}  " in text(app))
        app.screen.query_one(Input).value = "philosopher"
        await until(pilot, lambda: "CC-4.6" in text(app))
        await pilot.press("escape")
        await closed(pilot)
        assert match.entries() == []

    watch(app, scene)


def test_cards_and_groups_can_be_clicked() -> None:
    match = caesar()
    app = at(local(match, ["caesar"], "random"))

    async def scene(pilot: Play) -> None:
        await pilot.click(app.query(Card).first())
        assert len(values(app)) == 10
        assert all(" 1 " in value for value in values(app))
        await pilot.press("escape")
        await pilot.click("#censors")
        assert {value.split(" ")[-1] for value in values(app)} >= {"censors"}
        # Now that a card is chosen the group is the answer.
        await pilot.press("escape")
        await choose(pilot, "down")
        await pilot.click(next(card for card in app.query(Card) if card.card == "4"))
        await pilot.click("#censors")
        await until(pilot, lambda: moves(match) == [("caesar", "down 4 censors")])

    watch(app, scene)


def test_committees_can_be_clicked() -> None:
    match = quovadis()
    app = at(local(match, ["red"], "random"))

    async def scene(pilot: Play) -> None:
        spots = {spot.thing: spot for spot in app.query_one(Map).spots}
        b5 = spots["b5"]
        await pilot.click("#map", offset=(b5.column, b5.row))
        assert values(app) == ["enter b5", "desk b5>i3", "desk b5>f1"]
        await choose(pilot, "desk b5>f1")
        await sheet(pilot)
        form = app.screen
        assert isinstance(form, DealForm)
        assert form.deal() == {"move": "b5>f1", "consents": {"blue": 1, "green": 1}}
        await pilot.press("escape", "escape")
        place = spots["d3>h1"]
        await pilot.click("#map", offset=(place.column, place.row))
        assert values(app) == ["caesar d3>h1"]
        await pilot.press("1")
        await until(pilot, lambda: moves(match)[:1] == [("red", "caesar d3>h1")])

    watch(app, scene)


def test_what_the_line_mode_calls_choices_is_what_the_screen_lists() -> None:
    app = at(local(caesar(), ["caesar"], "random"))

    async def scene(pilot: Play) -> None:
        assert values(app) == ["down", "up", "action", "swap", "pass"]
        await choose(pilot, "action")
        assert values(app) == ["castling", "spy"]

    watch(app, scene)


# --- Forms ------------------------------------------------------------------------------------------------


def test_swapping_cards() -> None:
    match = caesar()
    app = at(local(match, ["caesar"], "random"))

    async def scene(pilot: Play) -> None:
        await choose(pilot, "swap")
        await sheet(pilot)
        assert isinstance(app.screen, CardsForm)
        assert app.screen.query_one("#do", Button).disabled
        await pilot.press("down", "space", "down", "down", "down", "enter")
        assert "[x] 4" in text(app)
        assert "[ ] philosopher" in text(app)
        await pilot.click("#do")
        await until(pilot, lambda: moves(match)[:1] == [("caesar", "swap 4 spy")])

    watch(app, scene)


@pytest.mark.clause("CC-5.3")
def test_castling_is_laid_by_choosing_cards() -> None:
    match = caesar()
    app = at(local(match, ["caesar"], Script(["allow"])))

    async def scene(pilot: Play) -> None:
        for value in ("action", "castling", "senators", "praetors"):
            await choose(pilot, value)
        await until(pilot, lambda: values(app) == ["form rearrange"])
        await pilot.press("enter")
        await sheet(pilot)
        await pilot.press("space")
        await pilot.click("#do")
        await until(pilot, lambda: ("caesar", "rearrange 1 / 2 4") in moves(match))

    watch(app, scene)


@pytest.mark.clause("CC-2.4", "CC-2.7")
def test_the_set_up_by_hand() -> None:
    match = curia.new("caesar-cleopatra", seed=1)
    app = at(local(match, ["caesar"], "random"))

    async def scene(pilot: Play) -> None:
        await choose(pilot, "form order")
        await sheet(pilot)
        assert isinstance(app.screen, OrderForm)
        before = app.screen._cards.copy()
        await pilot.press("down", "down", "t")
        await pilot.click("#do")
        await until(pilot, lambda: any(seat == "caesar" for seat, _ in moves(match)))
        order = next(move for seat, move in moves(match) if seat == "caesar")
        assert order.split(" ")[1:] == [before[2], *before[:2], *before[3:]]
        await until(pilot, lambda: "form arrange" in values(app))
        await choose(pilot, "form arrange")
        await sheet(pilot)
        assert isinstance(app.screen, ArrangeForm)
        await pilot.press("3", "5")
        await pilot.click("#value-1")
        await pilot.click("#do")
        await until(pilot, lambda: ("caesar", "arrange 3 5 1 4 2") in moves(match))

    watch(app, scene)


def test_a_deal_is_composed_priced_and_countered() -> None:
    match = quovadis()
    app = at(local(match, ["red", "blue"], Script(["accept", "accept"])))

    async def scene(pilot: Play) -> None:
        await pilot.press("enter")
        await until(pilot, lambda: app.at == "red")
        await choose(pilot, "propose")
        await sheet(pilot)
        form = app.screen
        assert isinstance(form, DealForm)
        await pilot.click("#add-payment")
        await until(pilot, lambda: "you pay Blue 1 laurel" in " ".join(text(app).split()))
        row = form.query(".laurels").first()
        row.value = 9  # type: ignore[attr-defined]
        await until(
            pilot, lambda: say("qv-web-cannot-pay") in str(form.query_one("#sentence", Static).render())
        )
        row.value = 2  # type: ignore[attr-defined]
        consents = form.query(".number").last()
        consents.value = 0  # type: ignore[attr-defined]
        await settled(pilot)
        await pilot.click("#do")
        await until(pilot, lambda: "(QV-5" in str(form.query_one("#problem", Static).render()))
        consents.value = 1  # type: ignore[attr-defined]
        await settled(pilot)
        await pilot.click("#do")
        await until(pilot, lambda: isinstance(app.screen, Cover))
        await pilot.press("enter")
        await until(pilot, lambda: app.at == "blue" and "counter" in values(app))
        assert "Deal 1 is before you" in text(app)
        await choose(pilot, "counter")
        await sheet(pilot)
        counter = app.screen
        assert isinstance(counter, DealForm)
        deal: Json = {
            "move": "b5>i3",
            "consents": {"blue": 1, "green": 1},
            "payments": [{"from": "red", "to": "blue", "laurels": 2}],
        }
        await until(pilot, lambda: counter.deal() == deal)
        counter.query(".laurels").first().value = 3  # type: ignore[attr-defined]
        await settled(pilot)
        await pilot.click("#do")
        await until(pilot, lambda: any(move.startswith("counter 1 ") for _, move in moves(match)))

    watch(app, scene, size=(100, 40))


# --- Several people ---------------------------------------------------------------------------------------


def test_between_two_people_nothing_can_be_seen() -> None:
    match = caesar()
    app = at(local(match, ["cleopatra", "caesar"]))

    async def scene(pilot: Play) -> None:
        assert isinstance(app.screen, Cover)
        assert "Hand" not in text(app)
        await pilot.press("enter")
        await until(pilot, lambda: app.at == "caesar")
        assert "Hand:  1   4   philosopher   castling   spy" in text(app)
        for value in ("action", "spy"):
            await choose(pilot, value)
        await until(pilot, lambda: isinstance(app.screen, Cover))
        assert app.at is None
        assert "philosopher" not in text(app)
        # What lies under the cover is an onlooker's table.
        assert not app.screen_stack[0].query_one("#hand").display
        await pilot.click("#ready")
        await until(pilot, lambda: app.at == "cleopatra")
        assert "Do you play a veto?" in text(app)
        assert "Hand:  2   veto" in text(app)
        assert "castling" not in text(app)

    watch(app, scene)


def test_the_screen_depends_on_nothing_but_the_view() -> None:
    """With other cards in the other hand and face down, not one letter differs."""
    shown = []
    for held, hidden in (("2", "5"), ("5", "2")):
        app = at(local(caesar(held=held, hidden=hidden), ["caesar"], "random"))

        async def scene(pilot: Play, app: TableApp = app) -> None:
            shown.append(await settled(pilot))
            await pilot.press("l")
            await sheet(pilot)
            shown.append(await settled(pilot))
            await pilot.press("escape", "c")
            await sheet(pilot)
            shown.append(await settled(pilot))

        watch(app, scene)
    assert shown[:3] == shown[3:]


@pytest.mark.clause("CC-5.8")
def test_the_veto_question_is_the_same_whatever_one_holds() -> None:
    shown = []
    for action in ("veto", "spy"):
        match = caesar(action=action)
        match.play("caesar", "spy")
        app = at(local(match, ["cleopatra"], "random"))

        async def scene(pilot: Play, app: TableApp = app) -> None:
            assert values(app) == ["veto", "allow"]
            shown.append(await settled(pilot))

        watch(app, scene)
    assert shown[0].replace("  veto", "  spy ") == shown[1].replace("  spy", "  spy ")


def test_somebody_else_at_the_screen_makes_an_offer() -> None:
    match = quovadis()
    app = at(local(match, ["red", "blue"], "random"))

    async def scene(pilot: Play) -> None:
        await pilot.press("enter")
        await until(pilot, lambda: "as blue" in values(app))
        await choose(pilot, "as blue")
        await until(pilot, lambda: isinstance(app.screen, Cover))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, DealForm))
        await pilot.click("#do")
        await until(pilot, lambda: bool(match.view("red")["offers"]))
        await until(pilot, lambda: isinstance(app.screen, Cover))
        await pilot.press("enter")
        await until(pilot, lambda: "Offer 1 by Blue" in text(app))

    watch(app, scene)


# --- Bots -------------------------------------------------------------------------------------------------


class Script(Bot):
    """Answers from a list, else the first legal move."""

    def __init__(self, moves: list[str]) -> None:
        self.moves = moves

    def choose(
        self,
        view: Json,
        seconds: float | None = None,
        iterations: int | None = None,
        seed: int | None = None,
    ) -> str:
        wanted = self.moves.pop(0) if self.moves else ""
        return next((move for move in view["legal"] if move.startswith(wanted)), wanted)

    def choose_offer(self, view: Json) -> str | None:
        return None


def test_a_bot_that_gives_no_legal_move_loses() -> None:
    match = caesar()
    app = at(local(match, ["caesar"], Script(["nonsense"])))

    async def scene(pilot: Play) -> None:
        for value in ("action", "spy"):
            await choose(pilot, value)
        await until(pilot, lambda: match.result is not None)
        await until(pilot, lambda: "You win." in text(app))
        assert match.result is not None
        assert match.result["reason"] == "forfeit"

    watch(app, scene)


def test_bots_to_watch() -> None:
    match = curia.new("caesar-cleopatra-small", seed=2)
    app = at(local(match, [], "random"))

    async def scene(pilot: Play) -> None:
        assert values(app) == ["go on", "always"]
        before = len(match.entries())
        await pilot.press("enter")
        await until(pilot, lambda: len(match.entries()) > before and bool(values(app)))
        await choose(pilot, "always")
        await until(pilot, lambda: match.result is not None and "leave" in values(app))

    watch(app, scene)


def test_before_a_bots_turn_one_may_make_an_offer() -> None:
    match = quovadis()
    app = at(local(match, ["green"], "random"))

    async def scene(pilot: Play) -> None:
        assert values(app) == ["go on", "as green", "always"]
        await choose(pilot, "as green")
        await sheet(pilot)
        assert isinstance(app.screen, DealForm)
        await pilot.click("#do")
        await closed(pilot)
        await until(pilot, lambda: "withdraw 1" in values(app))
        await choose(pilot, "withdraw 1")
        await until(pilot, lambda: ("green", "withdraw 1") in moves(match))
        await until(pilot, lambda: "go on" in values(app))
        await choose(pilot, "go on")
        await until(pilot, lambda: any(seat == "red" for seat, _ in moves(match)))

    watch(app, scene)


class Briber(Script):
    """Pays green not to help red, and takes every bribe itself."""

    def choose_offer(self, view: Json) -> str | None:
        answers = [move for move in view["legal"] if move.startswith("accept")]
        if answers or view["seat"] != "blue" or view["phase"]["offered"].get("blue"):
            return answers[0] if answers else None
        return BRIBE


BRIBE = "offer " + json.dumps(
    {
        "payments": [{"from": "blue", "to": "green", "laurels": 2}],
        "promises": [{"by": "green", "to": "blue", "kind": "no-consent", "against": "red", "turns": 0}],
    }
)


@pytest.mark.parametrize("answer", ["accept 1", "decline 1"])
def test_a_deal_between_others_is_answered_out_of_turn(answer: str) -> None:
    """QV-9.14: the bots wait for who sits here, who need not answer."""
    match = quovadis()
    app = at(local(match, ["green"], Briber(["enter"])))

    async def scene(pilot: Play) -> None:
        await until(pilot, lambda: answer in values(app))
        assert values(app) == ["go on", "as green", "accept 1", "decline 1", "always"]
        assert "Deal 1 between others, by Blue" in " ".join(text(app).split())
        await choose(pilot, answer)
        await until(pilot, lambda: ("green", answer) in moves(match))
        await until(pilot, lambda: "go on" in values(app))
        bound = "Agreed for this turn: you give no consent." in " ".join(text(app).split())
        assert bound == (answer == "accept 1")

    watch(app, scene, size=(100, 40))


def test_a_bribe_is_composed() -> None:
    """No action, a payment, and a promise for this turn alone."""
    match = quovadis()
    app = at(local(match, ["green"], Briber([])))

    async def scene(pilot: Play) -> None:
        await until(pilot, lambda: "decline 1" in values(app))
        await choose(pilot, "decline 1")
        await until(pilot, lambda: "as green" in values(app) and "decline 1" not in values(app))
        await choose(pilot, "as green")
        await sheet(pilot)
        form = app.screen
        assert isinstance(form, DealForm)
        form.query_one(".action").value = "none"  # type: ignore[attr-defined]
        await pilot.pause()
        await pilot.click("#add-payment")
        form.query(".to").first().value = "blue"  # type: ignore[attr-defined]
        await pilot.click("#add-promise")
        await pilot.pause()
        row = form.query_one("#promises")
        terms = {"by": "blue", "to": "green", "kind": "no-consent", "no-consent": "red", "turns": 0}
        for name, value in terms.items():
            row.query_one(f"Select.{name}").value = value  # type: ignore[attr-defined]
            await pilot.pause()
        await until(pilot, lambda: not form.query_one("#do", Button).disabled)
        await pilot.click("#do")
        await until(pilot, lambda: ("blue", "accept 2") in moves(match))
        assert match.view(None)["phase"]["no_consent"] == ["blue"]

    watch(app, scene, size=(120, 50))


def test_somebody_else_at_the_screen_answers() -> None:
    """Red is on turn; blue, at the same screen, is offered a deal between others by green."""
    match = quovadis()
    match.play("green", BRIBE.replace("green", "G").replace("blue", "green").replace("G", "blue"))
    app = at(local(match, ["red", "blue"], "random"))

    async def scene(pilot: Play) -> None:
        await pilot.press("enter")
        await until(pilot, lambda: "to blue" in values(app))
        assert "accept 1" not in values(app)
        await choose(pilot, "to blue")
        await until(pilot, lambda: isinstance(app.screen, Cover))
        await pilot.press("enter")
        await until(pilot, lambda: "accept 1" in values(app))
        await choose(pilot, "leave it")
        await until(pilot, lambda: isinstance(app.screen, Cover))
        await pilot.press("enter")
        await until(pilot, lambda: "to blue" in values(app))
        await choose(pilot, "to blue")
        await until(pilot, lambda: isinstance(app.screen, Cover))
        await pilot.press("enter")
        await until(pilot, lambda: "accept 1" in values(app))
        await choose(pilot, "accept 1")
        await until(pilot, lambda: ("blue", "accept 1") in moves(match))

    watch(app, scene)


# --- Keys of the table ------------------------------------------------------------------------------------


def test_taking_back() -> None:
    match = curia.new("caesar-cleopatra", seed=1)
    while match.view(None)["turn"] != "caesar":
        seat = match.to_act[0]
        match.play(seat, curia.bot("random").choose(match.view(seat), seed=1))
    app = at(local(match, ["caesar"], "random"))

    async def scene(pilot: Play) -> None:
        before = (await settled(pilot)).splitlines()[:10]
        await choose(pilot, "down")
        await click_first(pilot)
        await click_first(pilot)
        await until(pilot, lambda: values(app)[:1] == ["done"])
        await pilot.press("u")
        await until(pilot, lambda: values(app)[:1] == ["down"])
        assert (await settled(pilot)).splitlines()[:10] == before
        await pilot.press("u")
        await until(pilot, lambda: "That can't be taken back" in text(app))

    watch(app, scene)


def test_saving_and_leaving() -> None:
    match = caesar()
    app = at(local(match, ["caesar"], "random"))

    async def scene(pilot: Play) -> None:
        await pilot.press("s")
        await sheet(pilot)
        app.screen.query_one(Input).value = "here.json"
        await pilot.press("enter")
        await until(pilot, lambda: Path("here.json").exists())
        await closed(pilot)
        await choose(pilot, "pass")
        await ready(pilot)
        await pilot.press("q")
        await pilot.pause()

    watch(app, scene)
    assert app.return_value == 0
    saved = curia.replay(json.loads(Path("here.json").read_text(encoding="utf-8")))
    assert saved.entries() == match.entries()


def test_leaving_without_saving_is_asked_about() -> None:
    match = caesar()
    app = at(local(match, ["caesar"], "random"))

    async def scene(pilot: Play) -> None:
        await choose(pilot, "pass")
        await until(pilot, lambda: bool(match.entries()))
        await pilot.press("q")
        await sheet(pilot)
        await pilot.click("#stay")
        await closed(pilot)
        await pilot.press("q")
        await sheet(pilot)
        await pilot.click("#leave")
        await pilot.pause()

    watch(app, scene)
    assert app.return_value == 0


def test_light_and_dark() -> None:
    app = at(local(quovadis(), ["red"], "random"))

    async def scene(pilot: Play) -> None:
        assert app.theme == DARK.name
        before = await settled(pilot)
        await pilot.press("t")
        assert app.theme == LIGHT.name
        assert await settled(pilot) == before

    watch(app, scene)


def test_without_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    """NO_COLOR is honoured, and nothing is lost: letters say it all."""
    monkeypatch.setenv("NO_COLOR", "1")
    app = at(local(quovadis(), ["red"], "random"))

    async def scene(pilot: Play) -> None:
        assert app.no_color
        colours = {
            colour.triplet
            for line in app.screen._compositor.render_strips(app.size)
            for segment in line.apply_filter(app._filters[-1], app.screen.background_colors[1])
            if segment.style is not None
            for colour in (segment.style.color, segment.style.bgcolor)
            if colour is not None and colour.triplet is not None
        }
        assert all(len(set(colour)) == 1 for colour in colours if colour)

    watch(app, scene)


# --- The command ------------------------------------------------------------------------------------------


def test_without_textual_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "textual", None)
    assert main(["play", "quovadis", "--tui"]) == 2
    assert capsys.readouterr().err.strip() == say("tui-missing", {"extra": "tui"})


def test_the_command_starts_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    begun: list[Any] = []

    def run(app: TableApp) -> int:
        begun.append(app)
        return 0

    monkeypatch.setattr("curia.terminal.tui.run.has_terminal", lambda: True)
    monkeypatch.setattr(TableApp, "run", run)
    file = str(tmp_path / "game.json")
    arguments = ["play", "caesar-cleopatra", "--tui", "--as", "caesar", "--seed", "1", "--save", file]
    assert main(arguments) == 0
    assert main(["play", "--tui", "--as", "all", "--load", file]) == 0
    assert [app.venue.people for app in begun] == [["caesar"], ["cleopatra", "caesar"]]


def test_bots_explain_their_deals_while_the_turn_lasts() -> None:
    venue = local(curia.new("quovadis", seats=3, seed=4), [], "imperator")
    venue.go_on(always=True)
    heard: list[list[str]] = []

    async def scene() -> None:
        wanted = asyncio.Event()

        def changed() -> None:
            heard.append(venue.said())
            if any("the seat you leave is the one I want" in line for line in venue.said()):
                wanted.set()

        playing = asyncio.ensure_future(venue.run(changed))
        await asyncio.wait_for(wanted.wait(), 90)
        playing.cancel()

    asyncio.run(scene())
    assert max(map(len, heard)) < 20
    assert {line.split(":")[0] for lines in heard for line in lines} <= {"Red", "Blue", "Green"}
