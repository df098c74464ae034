"""Quo Vadis? at the keyboard: whole games, deals in dialogue and typed, several people, what is told."""

import json
import random
import re
from typing import Any

import pytest

import curia
from curia.bots import Bot
from curia.core.game import Json
from curia.games.quovadis import words
from curia.games.quovadis.terminal.typed import canonical
from curia.terminal.console import Console, Ended
from tests.cli.keyboard import HAND_OVER, Person, Typing, curia_command, seated

CONSOLE = Console(Typing(lambda: None), Typing(lambda: None))
POSITION: Json = {
    "game": "quovadis",
    "seats": 3,
    "turn": "red",
    "committees": {"b5": ["red", "blue", "green", "red"], "d3": ["blue", "red"], "senate": ["green"]},
    "caesar": "j5>senate",
    "laurels": {"b5>i3": "IIc", "b5>f1": "V", "d3>g3": "III", "d3>h1": "II"},
    "stock": ["V", "II"],
    "bank": 10,
    "players": {
        "red": {"reserve": 5, "laurels": ["I", "II", "IV"]},
        "blue": {"reserve": 6, "laurels": ["I", "I"]},
        "green": {"reserve": 6, "laurels": ["III"]},
    },
}


def bots(*seats: str) -> dict[str, Bot]:
    return {seat: curia.bot("random") for seat in seats}


class Declines:
    """Declines every deal, and otherwise brings in senators or puts Caesar anywhere."""

    def choose(
        self, view: Json, seconds: object = None, iterations: object = None, seed: object = None
    ) -> str:
        legal: list[str] = view["legal"]
        wanted = [move for move in legal if move.startswith(self.answer)]
        return (wanted or [move for move in legal if move.startswith(("caesar", "skip", "recall"))])[0]

    def choose_offer(self, view: Json) -> str | None:
        return None

    answer = "decline"


class Accepts(Declines):
    answer = "accept"


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {}),
        (4, {"disclosure": True, "ones": "few"}),
        (5, {"laurels": "open"}),
        (3, {"consul": True}),
    ],
)
def test_whole_games(seats: int, options: dict[str, Any]) -> None:
    match = curia.new("quovadis", seats=seats, seed=4, options=options)
    person = Person(seats)
    seated(person, match, ["red"], bots(*match.seats[1:]), columns=60).run()
    assert match.result is not None
    shown = person.screen.getvalue()
    # A name of a file that was asked for at the end does not count.
    assert max(map(len, shown.splitlines())) <= 60
    assert "{" not in re.sub(r"“[^”]*”", "", shown)
    assert re.search(r"(wins|You win|shared by|Nobody wins)", shown)


def test_in_a_process_of_its_own() -> None:
    run = curia_command("play", "quovadis", "--seats", "4", "--watch", "--bot", "random", "--seed", "3")
    assert (run.returncode, run.stderr) == (0, "")
    assert "Yellow is played by random." in run.stdout
    assert "The game is over" in run.stdout
    options = ("--option", "disclosure=true", "--option", "laurels=open")
    run = curia_command("play", "quovadis", "--as", "blue", "--bot", "random", *options, typed="quit\n\n")
    assert (run.returncode, run.stderr) == (0, "")


def test_bots_explain_their_deals_in_a_sentence() -> None:
    """Right after the deal, or the answer, that it belongs to, in the reader's language."""
    run = curia_command(
        "play", "quovadis", "--seats", "3", "--watch", "--bot", "imperator", "--seed", "4", "--language", "de"
    )
    assert (run.returncode, run.stderr) == (0, "")
    lines = run.stdout.splitlines()
    said = [number for number, line in enumerate(lines) if re.fullmatch("    (Rot|Blau|Grün): „.+“", line)]
    assert len(said) > 5
    for number in said:
        # The deal, which may take some lines, is by the one who speaks.
        speaker = lines[number].strip().split(":")[0]
        before = [line for line in lines[:number] if re.match("  [A-Z]", line)][-1]
        assert before.strip().startswith(f"{speaker} ")
        assert "Handel" in before
    assert "    Blau: „Ich unterstütze dich: Das Feld, das du verlässt, will ich haben.“" in lines


def test_several_people_see_their_own_laurels_only() -> None:
    match = curia.new("quovadis", seats=3, seed=4)
    person = Person(9)
    seated(person, match, ["red", "blue", "green"], {}).run()
    assert match.result is not None
    parts = person.screen.getvalue().split(HAND_OVER)
    assert len(parts) > 20
    for part in parts[1:-1]:
        who = part.split(".")[0].strip()
        others = [name for name in ("Red", "Blue", "Green") if name != who]
        for other in others:
            assert re.search(rf"{other} \(\w\): \d+ laurels? \(", part) is None


def at(
    position: Json, typed: list[str], bot: type[Declines] = Declines, people: int = 1
) -> tuple[str, curia.Match]:
    """The screen after this was typed, and the match."""
    match = curia.position(position, seed=1)
    person = Person(1, typed, leaves=True)
    seats = list(match.seats)
    with pytest.raises(Ended):
        seated(person, match, seats[:people], {seat: bot() for seat in seats[people:]}).run()
    return person.screen.getvalue(), match


def moves(match: curia.Match, seat: str = "red") -> list[str]:
    return [entry["move"] for entry in match.record()["moves"] if entry["seat"] == seat]


def test_the_board() -> None:
    shown, _ = at(POSITION, ["table"])
    assert "b5      R R B G .  to i3: IIc; to f1: V\n" in shown
    assert "j5      . . . . .  to Senate: Caesar, no laurel\n" in shown
    assert "Senate  G . . . .\n" in shown
    assert "You (Red, R): 7 laurels (I, II, IV); 5 senators to bring in" in shown
    assert "Blue (B): 2 laurel tiles; 6 senators to bring in" in shown


@pytest.mark.clause("QV-7.4")
def test_no_laurel_is_offered_where_caesar_lies() -> None:
    guarded = {"committees": {"g3": ["red", "blue"]}, "caesar": "g3>j5", "laurels": {"g3>j5": "IV"}}
    shown, _ = at(POSITION | guarded, ["table", "2"])
    assert "to j5: Caesar on IV, no laurel" in shown
    assert "g3 to j5, no laurel: Caesar lies on the IV" in shown
    assert "laurel IV" not in shown


def test_a_deal_in_dialogue() -> None:
    typed = [
        "propose",
        "1",
        "1",
        "blue",
        "2 to blue, green 1 to red",
        "3",
        "2",
        "",
        "1",
        "g3",
        "3",
        "",
        "say",
    ]
    shown, match = at(POSITION, typed)
    deal = {
        "move": "b5>i3",
        "consents": {"blue": 1},
        "payments": [
            {"from": "red", "to": "blue", "laurels": 2},
            {"from": "green", "to": "red", "laurels": 1},
        ],
    }
    first = moves(match)[0]
    assert first.startswith("propose {")
    found = json.loads(first.removeprefix("propose "))
    assert {key: found[key] for key in deal} == deal
    assert (
        "you move a senator from b5 to i3, Blue gives one consent, you pay Blue 2 laurels, "
        "Green pays you 1 laurel"
    ) in " ".join(shown.split())
    assert "declines deal 1" in shown


def test_a_deal_with_caesar_and_every_kind_of_promise() -> None:
    by_me = ["", "1"]
    typed = [
        "propose",
        "1",
        "1",
        "",
        "",
        "2",
    ]  # b5>i3, usual consents, nothing paid, Caesar to the first place
    typed += ["2", *by_me, "g3", "2"]
    typed += ["3", *by_me, "1", ""]
    typed += ["4", *by_me, "1", ""]
    typed += ["5", *by_me, "2", "1"]
    typed += ["6", *by_me, "4", "0"]
    typed += ["7", *by_me, "1", ""]
    typed += ["8", *by_me, "3", ""]
    typed += ["9", *by_me, "Be nice", ""]
    typed += ["9", *by_me, ""]  # and one given up
    typed += ["1", "1"]
    shown, match = at(POSITION, typed, Accepts)
    deal = json.loads(moves(match)[0].removeprefix("propose "))
    assert [promise["kind"] for promise in deal["promises"]] == [
        "consent", "no-consent", "caesar", "no-caesar", "no-enter", "no-move", "pay", "words",
    ]  # fmt: skip
    assert deal["promises"][0] == {"by": "red", "to": "blue", "kind": "consent", "at": "g3", "turns": 2}
    no_enter = {"by": "red", "to": "blue", "kind": "no-enter", "at": "d3", "turns": 0}
    assert deal["promises"][4] == no_enter
    assert deal["promises"][5] == {"by": "red", "to": "blue", "kind": "no-move", "at": "a1>e1"}
    assert deal["caesar"] == "b5>i3"
    text = " ".join(shown.split())
    assert "you promise Blue consent at g3 (within 2 turns of everyone)" in text
    assert "you tell Blue: “Be nice”" in text


@pytest.mark.parametrize(
    "typed", [["propose", ""], ["propose", "1", ""], ["propose", "1", "1", "", "", "", "1", "forget"]]
)
def test_thinking_better_of_it(typed: list[str]) -> None:
    _, match = at(POSITION, typed)
    assert moves(match) == []


def test_an_empty_deal_is_none() -> None:
    shown, match = at(POSITION, ["propose", "4", "", ""])
    assert "a deal about nothing" in shown
    assert moves(match) == []


def test_what_cannot_be_made_out_is_asked_again() -> None:
    shown, match = at(POSITION, ["propose", "1", "1", "purple", "blue", "lots", "1 to blue", "", "", "1"])
    assert "“purple”" in shown
    assert "“lots”" in shown
    assert json.loads(moves(match)[0].removeprefix("propose "))["payments"] == [
        {"from": "red", "to": "blue", "laurels": 1}
    ]


def test_answers_and_counter_proposals() -> None:
    start = curia.position({**POSITION, "turn": "blue"}, seed=1)
    start.play(
        "blue",
        'propose {"move":"d3>g3","consents":{"red":1},"payments":[{"from":"blue","to":"red","laurels":1}]}',
    )
    position = start.position()
    shown, _ = at(position, ["counter", "2 to red"])
    text = " ".join(shown.split())
    assert "Deal 1 is before you. Blue moves a senator from d3 to g3, you give one consent, Blue pays" in text
    assert "I cannot make that out: “2 to red”" in text
    _, match = at(position, ["counter", "blue 2 to red", "", "1"])
    assert moves(match)[0] == (
        'counter 1 {"move":"d3>g3","consents":{"red":1},"payments":[{"from":"blue","to":"red","laurels":2}]}'
    )
    _, match = at(position, ["accept"])
    assert moves(match) == ["accept 1"]
    _, match = at(position, ["2"])
    assert moves(match) == ["decline 1"]


def test_an_offer_out_of_turn() -> None:
    position = {**POSITION, "turn": "blue"}
    shown, match = at(position, ["offer", "1", "1", "", "blue 1 to me", "", "", "1"])
    assert "Blue is on turn." in shown
    deal = json.loads(moves(match)[0].removeprefix("offer "))
    assert deal == {
        "move": "b5>i3",
        "consents": {"red": 2},
        "payments": [{"from": "blue", "to": "red", "laurels": 1}],
    }
    _, match = at(position, ["dance", "offer b5>i3; consent red 2; blue pays 1 to red"])
    assert json.loads(moves(match)[0].removeprefix("offer ")) == deal
    shown, match = at(position, ["", "", ""])
    assert moves(match) == []


def test_somebody_else_at_the_keyboard_makes_an_offer() -> None:
    typed = ["as blue", "4", "red 1 to blue", "2", "", "", "", "1", "1", "1", "take 1"]
    shown, match = at(POSITION, typed, people=3)
    assert [entry["seat"] for entry in match.record()["moves"]][:2] == ["blue", "red"]
    assert moves(match) == ["take 1"]
    assert "Offer 1 by Blue: " in shown


# --- Deals between others (QV-9.14) -----------------------------------------------------------------------


class Briber(Declines):
    """Pays red not to help the player on turn; and lets itself be bribed."""

    def choose_offer(self, view: Json) -> str | None:
        answers: list[str] = [move for move in view["legal"] if move.startswith("accept")]
        if answers:
            return answers[0]
        if view["seat"] != "green" or view["turn"] != "blue" or view["phase"]["offered"].get("green"):
            return None
        terms = {"by": "red", "to": "green", "kind": "no-consent", "against": "blue", "turns": 0}
        return "offer " + json.dumps(
            {"payments": [{"from": "green", "to": "red", "laurels": 3}], "promises": [terms]}
        )


BRIBED = {**POSITION, "turn": "blue"}


@pytest.mark.parametrize(
    ("typed", "answer"),
    [(["1"], "accept 1"), (["2"], "decline 1"), (["decline"], "decline 1"), (["3"], None)],
)
def test_a_person_answers_a_deal_between_others(typed: list[str], answer: str | None) -> None:
    shown, match = at(BRIBED, typed, Briber)
    text = " ".join(shown.split())
    assert "Green offers deal 1 to others: Green pays you 3 laurels" in text
    assert "leave it standing" in text
    assert moves(match)[:1] == ([] if answer is None else [answer])
    said = "Agreed for this turn: you give no consent." in text or match.view(None)["phase"]["no_consent"]
    assert bool(said) == (answer == "accept 1")


def test_a_person_bribes_a_bot() -> None:
    """Composed step by step: an offer without an action, for this turn alone."""
    typed = ["offer", "none", "1 to green", "3", "green", "red", "1", "0", "1", "1"]
    shown, match = at(BRIBED, ["3", *typed], Briber)
    deal = json.loads(moves(match)[0].removeprefix("offer "))
    assert deal == {
        "payments": [{"from": "red", "to": "green", "laurels": 1}],
        "promises": [{"by": "green", "to": "red", "kind": "no-consent", "against": "blue", "turns": 0}],
    }
    assert [entry["move"] for entry in match.record()["moves"] if entry["seat"] == "green"][-1] == "accept 2"
    assert "Green accepts deal 2" in " ".join(shown.split())


def test_a_deal_between_others_is_answered_beside_the_one_that_waits() -> None:
    """Red is asked for its consent by blue, and paid by green not to give it."""
    start = curia.position(BRIBED, seed=1)
    start.play("green", str(Briber().choose_offer(start.view("green"))))
    start.play("blue", 'propose {"move":"d3>g3","consents":{"red":1}}')
    shown, match = at(start.position(), ["accept 1", "decline"], Declines)
    assert moves(match)[:2] == ["accept 1", "decline 2"]
    assert "accept deal 1" in " ".join(shown.split())


def test_what_is_agreed_not_to_be_done_is_not_asked_for() -> None:
    """QV-9.2: paths, committees and consents that are bound are left out of the dialogue."""
    phase = {
        "name": "action",
        "proposals": 1,
        "no_enter": ["b5"],
        "no_move": ["b5>f1"],
        "no_consent": ["blue"],
    }
    shown, _ = at({**POSITION, "number": 1, "phase": phase}, ["propose", "1", "1"])
    text = " ".join(shown.split())
    assert "Agreed for this turn: Blue gives no consent." in text
    assert "Agreed for this turn: no senator is brought in at b5." in text
    assert "2 d3 to g3" in text  # b5>f1 is left out between them
    assert "There are: green 1." in text


def test_caesar_is_offered_laurels_only() -> None:
    """QV-7.1."""
    shown, _ = at(POSITION, ["caesar"])
    assert "1  b5 to i3, laurel II" in shown
    assert "4  d3 to h1, laurel II" in shown
    assert "\n  5  " not in shown


def test_the_log_reminds_nobody_of_what_others_took() -> None:
    players = {"blue": {"reserve": 5}, "red": {"reserve": 8}}
    committees = {"b5": ["blue", "blue", "blue"]}
    position = {**POSITION, "turn": "blue", "committees": committees, "players": players}
    match = curia.position(position, seed=1)
    match.play("blue", "move b5>f1")
    person = Person(1, ["log"], leaves=True)
    session = seated(person, match, ["red"], {})
    view = match.view("red")
    session._command("log", view)
    assert "and takes the laurel." in person.screen.getvalue()
    session.table.tell(session.console, view["seats"], view["events"], "red")
    assert "and takes a V." in person.screen.getvalue()


def test_the_ledger_and_help() -> None:
    position = {
        **POSITION,
        "ledger": [{"by": "blue", "to": "red", "kind": "consent", "at": "g3", "turns": 2}],
    }
    shown, _ = at(position, ["ledger", "offers", "? caesar", "? IIc", "? QV-9.7", "? senate", "table"])
    assert "Open: Blue promises you consent at g3 (within 2 turns of everyone)." in shown
    assert "QV-9.7" in shown
    assert "QV-7.2" in shown


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("ENTER B5", "enter b5"),
        ("move b5 i3", "move b5>i3"),
        ("move b5 to i3", "move b5>i3"),
        ("caesar D3>G3", "caesar d3>g3"),
        ("cae d3-g3", "caesar d3>g3"),
        ("take 4 and 5", "take 4 5"),
        ("take 4, 5", "take 4 5"),
        ("accept", "accept"),
        ("accept 3", "accept 3"),
        ("skip", "skip"),
        ('Propose {"enter":"b5"}', 'propose {"enter":"b5"}'),
        ("propose nonsense", None),
        ("propose", None),
        ("hello", None),
        ("", None),
        ("4", None),
    ],
)  # fmt: skip
def test_what_was_meant(typed: str, meant: str | None) -> None:
    assert canonical(typed, curia.position(POSITION, seed=1).view("red")) == meant


def paid(payer: str, to: str, laurels: int) -> Json:
    return {"payments": [{"from": payer, "to": to, "laurels": laurels}]}


def promised(by: str, to: str, **terms: Any) -> Json:
    return {"promises": [{"by": by, "to": to, **terms}]}


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("b5>i3; consent blue", {"move": "b5>i3", "consents": {"blue": 1}}),
        ("move b5 i3; blue consents", {"move": "b5>i3", "consents": {"blue": 1}}),
        (
            "b5>i3, consent blue 2, pay 1 to bl",
            {"move": "b5>i3", "consents": {"blue": 2}, **paid("red", "blue", 1)},
        ),
        ("enter a1; blue pays 2 to red", {"enter": "a1", **paid("blue", "red", 2)}),
        ("caesar d3>g3; 1 to blue", {"caesar": "d3>g3", **paid("red", "blue", 1)}),
        ("promise blue consent at g3 3 turns", promised("red", "blue", kind="consent", at="g3", turns=3)),
        ("promise blue consent", promised("red", "blue", kind="consent")),
        ("blue promises red 2 laurels", promised("blue", "red", kind="pay", laurels=2)),
        ("promise blue no consent green", promised("red", "blue", kind="no-consent", against="green")),
        ("promise blue no caesar d3>g3", promised("red", "blue", kind="no-caesar", at="d3>g3")),
        ("promise blue caesar d3>g3", promised("red", "blue", kind="caesar", at="d3>g3")),
        ("promise blue Eternal Love", promised("red", "blue", kind="words", text="Eternal Love")),
    ],
)
def test_deals_in_short_clauses(typed: str, meant: Json) -> None:
    view = curia.position(POSITION, seed=1).view("red")
    for verb in ("propose", "offer"):
        found = canonical(f"{verb} {typed}", view)
        assert found is not None
        assert json.loads(found.removeprefix(f"{verb} ")) == meant


def test_whole_games_can_be_told() -> None:
    for seed in range(3):
        match = curia.new(
            "quovadis", seats=3 + seed, seed=seed, options={"disclosure": True, "consul": seed == 2}
        )
        chance = random.Random(seed)
        for _ in range(250):
            if not match.to_act:
                break
            seat = chance.choice([seat for seat in match.seats if match.legal(seat)])
            view = match.view(seat)
            said = [words.move_words(move, view["turn"], seat) for move in view["legal"]]
            said += [words.player_words(view, player) for player in view["seats"]]
            said += [*words.common_words(view), *words.talk_words(view), *words.ledger_words(view, False)]
            if seat in match.to_act:
                said.append(words.question_words(view))
            for one in said:
                assert CONSOLE.phrase(one)
            match.play(seat, chance.choice(view["legal"]))
        for viewer in (None, "red"):
            for again in (False, True):
                story = words.Story(match.seats, viewer)
                for event in match.events(viewer):
                    for one in story.tell(event, again):
                        assert CONSOLE.phrase(one).endswith(".")


def test_the_story_knows_whose_turn_it_is() -> None:
    match = curia.new("quovadis", seats=4, seed=1)
    chance = random.Random(5)
    story = words.Story(match.seats, None)
    told = 0
    for _ in range(400):
        if not match.to_act:
            break
        seat = chance.choice([seat for seat in match.seats if match.legal(seat)])
        match.play(seat, chance.choice(match.legal(seat)))
        events = match.events(None)
        for event in events[told:]:
            list(story.tell(event))
        told = len(events)
        if match.to_act:
            assert story._turn == match.view(None)["turn"]
