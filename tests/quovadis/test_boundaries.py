"""Both sides of every boundary of the clauses of version 2, by hand from their text: the engine and the
second implementation must each do what is expected here."""

import json
from typing import Any

import pytest

from tests.oracle.quovadis import ENTRIES, LAUREL_PATHS, PATHS
from tests.quovadis.table import pay, promise
from tests.quovadis.versus import PLAYED, Json, Versus

FULL = dict.fromkeys(LAUREL_PATHS, "III")
# Red can leave d3 with one consent; blue, green and yellow can give it somewhere.
SEATED = {"d3": ["red", "blue", "green"], "b5": ["red", "blue", "green", "yellow"]}


class Table(Versus):
    """Everything that is played or refused here is compared with what the clause says."""

    def yes(self, seat: str, text: str, **deal: Any) -> int:
        """The move is played; the number of the newest deal."""
        assert self.play(seat, said(text, deal)) == PLAYED
        self.compare(seat)
        return self.oracle.last_number

    def no(self, clause: str | None, seat: str, text: str, **deal: Any) -> None:
        before = self.match.position()
        assert self.play(seat, said(text, deal)) == clause
        assert self.match.position() == before

    def statuses(self) -> list[str]:
        found = [entry["status"] for entry in self.match.view(None)["ledger"]]
        assert found == [entry["status"] for entry in self.oracle.ledger]
        return found

    def tiles(self, seat: str) -> list[str]:
        found: list[str] = self.match.position()["players"][seat]["laurels"]
        return found

    def numbers(self) -> list[int]:
        """The offers that stand."""
        return sorted(offer["number"] for offer in self.match.view(None)["offers"])

    def caesar_moves(self) -> list[str]:
        legal = self.match.legal(self.oracle.turn)
        return [text.removeprefix("caesar ") for text in legal if text.startswith("caesar")]


def said(text: str, deal: Json) -> str:
    return f"{text} {json.dumps(deal)}" if deal else text


def at(seats: int = 4, **given: Any) -> Table:
    """Everyone has two senators in reserve and three laurels; every place has a III."""
    held = {"reserve": 2, "laurels": ["I", "II"]}
    players = given.pop("players", {})
    names = ("red", "blue", "green", "yellow", "purple")[:seats]
    position: Json = {
        "game": "quovadis",
        "seats": seats,
        "bank": 10,
        "committees": SEATED
        if seats > 3
        else {name: [s for s in SEATED[name] if s in names] for name in SEATED},
        "laurels": FULL,
        "stock": ["IV"],
        **given,
        "players": {name: {**held, **players.get(name, {})} for name in names},
    }
    table = Table.at(position)
    assert isinstance(table, Table)
    table.compare()
    return table


def no_consent(by: str, to: str, against: str = "red", **turns: Any) -> Json:
    return promise(by, to, "no-consent", against=against, **turns)


def bound(table: Table, by: str, to: str, against: str = "red", **turns: Any) -> None:
    """A deal between others: `by` refuses its consent."""
    number = table.yes(to, "offer", promises=[no_consent(by, to, against, **turns)])
    table.yes(by, f"accept {number}")


def gives(table: Table, kind: str, place: str, **turns: int) -> None:
    """The player on turn agrees not to do something; it costs nobody anything."""
    turn = table.oracle.turn
    to = next(seat for seat in table.oracle.seats if seat != turn)
    table.yes(turn, "propose", promises=[promise(turn, to, kind, at=place, **turns)])


def asked(table: Table) -> tuple[str, ...]:
    return tuple(table.match.to_act)


ALL_TURNS: list[Json] = [{"turns": 0}, {"turns": 1}, {}]
TURNS = pytest.mark.parametrize("turns", ALL_TURNS, ids=["0", "1", "none"])

# -- QV-7.1: where Caesar goes ------------------------------------------------------------------------------


@pytest.mark.clause("QV-7.1")
def test_caesar_goes_to_any_other_laurel() -> None:
    table = at()
    assert sorted(table.caesar_moves()) == sorted(set(LAUREL_PATHS) - {"j5>senate"})
    table.no("QV-7.1", "red", "caesar j5>senate")
    table.yes("red", "caesar d3>g3")


@pytest.mark.clause("QV-7.1")
@pytest.mark.parametrize("under_him", [{}, {"j5>senate": "V"}], ids=["bare", "covered"])
@pytest.mark.parametrize("others", [[], ["g3>l1"], ["g3>l1", "b5>i3"]], ids=["none", "one", "two"])
def test_only_places_with_tiles_unless_no_other_has_one(under_him: Json, others: list[str]) -> None:
    table = at(laurels={**under_him, **dict.fromkeys(others, "II")}, stock=[])
    allowed = others or [place for place in LAUREL_PATHS if place != "j5>senate"]
    assert sorted(table.caesar_moves()) == sorted(allowed)
    for place in LAUREL_PATHS:
        if place not in allowed:
            table.no("QV-7.1", "red", f"caesar {place}")
            table.no("QV-7.1", "red", "propose", caesar=place)
            table.no("QV-7.1", "blue", "offer", caesar=place)
    table.yes("blue", "offer", caesar=allowed[-1], payments=[pay("blue", "red", 1)])
    table.yes("red", "take 1")
    assert table.oracle.caesar == allowed[-1]


def caesar_step(**given: Any) -> Table:
    """Red has just taken a IIc, moving from d3 to g3."""
    laurels = {**given.pop("laurels", FULL), "d3>g3": "IIc"}
    table = at(laurels=laurels, **given)
    number = table.yes("red", "propose", move="d3>g3", consents={"blue": 1})
    table.yes("blue", f"accept {number}")
    assert table.oracle.step == "caesar"
    return table


@pytest.mark.clause("QV-7.1")
@pytest.mark.parametrize("others", [[], ["g3>l1"], ["g3>l1", "b5>i3"]], ids=["none", "one", "two"])
@pytest.mark.parametrize("stock", [[], ["V"]], ids=["emptied", "refilled"])
def test_the_same_in_the_caesar_step(others: list[str], stock: list[str]) -> None:
    table = caesar_step(laurels=dict.fromkeys(others, "II"), stock=stock)
    with_tiles = [*others, *(["d3>g3"] if stock else [])]
    allowed = with_tiles or [place for place in LAUREL_PATHS if place != "j5>senate"]
    assert sorted(table.caesar_moves()) == sorted(allowed)
    for place in LAUREL_PATHS:
        if place not in allowed:
            table.no("QV-7.1", "red", f"caesar {place}")
            table.no("QV-7.1", "red", "propose", caesar=place)
            table.no("QV-7.1", "green", "offer", caesar=place)
    table.yes("red", f"caesar {allowed[0]}")
    assert table.oracle.turn == "blue"


@pytest.mark.clause("QV-7.1")
@pytest.mark.parametrize("others", [[], ["g3>l1"], ["g3>l1", "b5>i3"]], ids=["none", "one", "two"])
@pytest.mark.parametrize("stock", [[], ["V"]], ids=["emptied", "refilled"])
def test_beside_a_move_the_places_count_as_it_leaves_them(others: list[str], stock: list[str]) -> None:
    laurels = {**dict.fromkeys(others, "II"), "d3>g3": "IIc"}
    with_tiles = [*others, *(["d3>g3"] if stock else [])]
    allowed = with_tiles or [place for place in LAUREL_PATHS if place != "j5>senate"]
    for place in LAUREL_PATHS:
        table = at(laurels=laurels, stock=stock)
        deal: Json = {"move": "d3>g3", "consents": {"blue": 1}, "caesar": place}
        if place in allowed:
            table.yes("blue", "offer", **deal)
            table.yes("red", "take 1")
            assert (table.oracle.caesar, table.oracle.turn) == (place, "blue")
        else:
            table.no("QV-7.1", "blue", "offer", **deal)
            table.no("QV-7.1", "red", "propose", **deal)
            table.yes("red", "propose", move="d3>g3", consents={"blue": 1})
            table.no("QV-7.1", "blue", "counter 1", **deal)


@pytest.mark.clause("QV-7.1", "QV-9.12")
@pytest.mark.parametrize("place", ["j5>senate", "g3>l1"])
def test_a_term_about_caesar_without_effect_is_not_checked(place: str) -> None:
    # A III is taken, so Caesar is not moved, and it does not matter that he is there or that no tile is.
    table = at(laurels={"d3>g3": "III", "b5>i3": "II"}, stock=[])
    gives(table, "no-caesar", "g3>l1", turns=0)
    deal: Json = {"move": "d3>g3", "consents": {"blue": 1}, "caesar": place}
    deal["promises"] = [promise("red", "blue", "no-caesar", at=place)]
    number = table.yes("red", "propose", **deal)
    table.yes("blue", f"accept {number}")
    assert (table.oracle.caesar, table.oracle.turn) == ("j5>senate", "blue")


@pytest.mark.clause("QV-7.1", "QV-7.4")
def test_no_effect_along_caesars_path_nor_out_of_a_one_seat_committee() -> None:
    table = at(committees={"d3": ["red"], "a1": ["red"]}, caesar="d3>g3", laurels={"d3>g3": "IIc"}, stock=[])
    table.yes("red", "propose", move="d3>g3", caesar="d3>g3")
    assert (table.oracle.turn, table.oracle.caesar) == ("blue", "d3>g3")
    table = at(committees={"a1": ["red"]}, laurels={"d3>g3": "IIc"}, stock=[])
    table.yes("red", "propose", move="a1>e1", caesar="j5>senate")
    assert (table.oracle.turn, table.oracle.caesar) == ("blue", "j5>senate")


@pytest.mark.clause("QV-7.1", "QV-8.1")
def test_no_effect_when_the_move_ends_the_game() -> None:
    committees = {"m3": ["red", "red"], "senate": ["blue", "blue", "green", "yellow"]}
    table = at(committees=committees, laurels={"m3>senate": "IIc", "g3>l1": "II"}, stock=[])
    deal: Json = {"move": "m3>senate", "caesar": "b5>i3"}
    deal["promises"] = [promise("red", "blue", "no-caesar", at="b5>i3", turns=0)]
    table.yes("red", "propose", **deal)
    assert table.match.result is not None
    assert table.oracle.caesar == "j5>senate"
    assert table.statuses() == ["kept"]


@pytest.mark.clause("QV-7.1", "QV-9.2")
def test_a_barred_place_still_counts_as_having_its_tile() -> None:
    table = at(laurels={"g3>l1": "II"}, stock=[])
    gives(table, "no-caesar", "g3>l1", turns=0)
    assert table.caesar_moves() == []
    table.no("QV-9.2", "red", "caesar g3>l1")
    table.no("QV-7.1", "red", "caesar b5>i3")
    table = caesar_step(laurels={"g3>l1": "II"}, stock=[])
    gives(table, "no-caesar", "g3>l1", turns=0)
    assert table.caesar_moves() == []
    table.no("QV-9.2", "red", "caesar g3>l1")
    table.no("QV-7.1", "red", "caesar b5>i3")
    table.yes("red", "skip")


@pytest.mark.clause("QV-7.1", "QV-9.2")
def test_beside_a_move_a_barred_place_counts_too() -> None:
    table = at(laurels={"d3>g3": "IIc", "g3>l1": "II"}, stock=[])
    gives(table, "no-caesar", "g3>l1", turns=0)
    table.no("QV-9.2", "red", "propose", move="d3>g3", consents={"blue": 1}, caesar="g3>l1")
    table.no("QV-7.1", "red", "propose", move="d3>g3", consents={"blue": 1}, caesar="d3>g3")
    table.no("QV-7.1", "red", "propose", move="d3>g3", consents={"blue": 1}, caesar="b5>i3")


@pytest.mark.clause("QV-7.1")
def test_a_promise_may_name_any_place() -> None:
    table = at(laurels={"g3>l1": "II"}, stock=[])
    kinds = ("caesar", "no-caesar")
    table.yes("red", "propose", promises=[promise("red", "blue", k, at="b5>i3", turns=1) for k in kinds])
    table.yes("red", "propose", promises=[promise("red", "blue", k, at="j5>senate", turns=1) for k in kinds])
    # In the rest of this turn b5>i3 is no laurel and barred too: QV-7.1 is the lower clause.
    table.no("QV-7.1", "red", "caesar b5>i3")
    table.yes("red", "caesar g3>l1")
    assert table.statuses() == ["open"] * 4


# -- QV-9.2 a, b: what binds ---------------------------------------------------------------------------------


@TURNS
@pytest.mark.clause("QV-9.2", "QV-9.3")
def test_who_refuses_consent_cannot_consent_this_turn(turns: Json) -> None:
    table = at()
    bound(table, "blue", "green", **turns)
    move: Json = {"move": "d3>g3", "consents": {"blue": 1}}
    table.no("QV-9.2", "red", "propose", **move)
    table.no("QV-9.2", "blue", "offer", **move)
    table.no("QV-9.2", "yellow", "offer", **move)
    table.no("QV-9.2", "yellow", "offer", move="b5>i3", consents={"blue": 1, "yellow": 1})
    number = table.yes("red", "propose", move="d3>g3", consents={"green": 1})
    table.no("QV-9.2", "green", f"counter {number}", **move)
    table.yes("green", f"accept {number}")
    # Against blue it was nothing, and in red's next turn it binds nobody.
    for seat, entry in (("blue", "a1"), ("green", "c1"), ("yellow", "b5")):
        table.yes(seat, f"enter {entry}")
    number = table.yes("red", "propose", move="b5>i3", consents={"blue": 1, "yellow": 1})
    table.yes("blue", f"accept {number}")
    table.yes("yellow", f"accept {number}")
    assert table.statuses() == ["kept" if turns.get("turns") == 0 else "broken"]


@TURNS
@pytest.mark.clause("QV-9.2", "QV-9.3")
@pytest.mark.parametrize(
    ("kind", "action", "other"),
    [
        ("no-caesar", "caesar d3>g3", "caesar g3>l1"),
        ("no-enter", "enter b5", "enter a1"),
        ("no-move", "move b5>i3", "move b5>f1"),
    ],
)
def test_the_player_on_turn_is_bound_by_what_they_agree_not_to_do(
    kind: str, action: str, other: str, turns: Json
) -> None:
    table = at(committees={"b5": ["red", "red", "red", "red"]})
    verb, place = action.split(" ")
    table.yes("blue", "offer", **{verb: place}, payments=[pay("blue", "red", 1)])
    gives(table, kind, place, **turns)
    assert action not in table.match.legal("red")
    table.no("QV-9.2", "red", action)
    table.no("QV-9.2", "red", "propose", **{verb: place})
    table.no("QV-9.2", "red", "propose", **{verb: place}, payments=[pay("red", "blue", 1)])
    table.no("QV-9.2", "green", "offer", **{verb: place})
    # A standing offer that a term forbids stays, but can't be taken.
    table.no("QV-9.2", "red", "take 1")
    assert table.numbers() == [1]
    number = table.yes("red", "propose", payments=[pay("blue", "red", 1)])
    table.no("QV-9.2", "blue", f"counter {number}", **{verb: place})
    table.yes("blue", f"decline {number}")
    table.yes("red", other)
    # Next time it binds nobody, and breaks the promise if it lasts.
    for seat, entry in (("blue", "d3"), ("green", "d3"), ("yellow", "d3")):
        table.yes(seat, f"enter {entry}")
    table.yes("red", action)
    assert table.statuses() == ["kept" if turns.get("turns") == 0 else "broken"]


@pytest.mark.clause("QV-9.2")
@pytest.mark.parametrize(
    ("kind", "action"),
    [("no-caesar", "caesar d3>g3"), ("no-enter", "enter b5"), ("no-move", "move b5>i3")],
)
def test_only_the_player_on_turn_is_bound_by_it_now(kind: str, action: str) -> None:
    """QV-9.2 h: what can't bear on this turn binds nobody now; nor does it bind its maker in their turn."""
    table = at(committees={"b5": ["red", "red", "red", "blue"], "d3": ["blue"]})
    place = action.split(" ")[1]
    number = table.yes("green", "offer", promises=[promise("blue", "green", kind, at=place)])
    table.yes("blue", f"accept {number}")
    assert action in table.match.legal("red")
    table.yes("red", action)
    assert table.statuses() == ["open"]


@pytest.mark.clause("QV-9.2")
def test_the_maker_is_free_again_in_their_own_turn() -> None:
    table = at(committees={"b5": ["blue", "blue", "blue"]}, turn="red")
    kinds = {"no-caesar": "d3>g3", "no-enter": "a1", "no-move": "b5>i3"}
    for kind, place in kinds.items():
        number = table.yes("green", "offer", promises=[promise("blue", "green", kind, at=place, turns=1)])
        table.yes("blue", f"accept {number}")
    table.yes("red", "enter c1")
    legal = table.match.legal("blue")
    assert {"caesar d3>g3", "enter a1", "move b5>i3"} <= set(legal)
    table.yes("blue", "move b5>i3")
    assert table.statuses() == ["open", "open", "broken"]


@pytest.mark.clause("QV-9.2")
def test_refusing_somebody_who_is_not_on_turn_binds_nobody() -> None:
    """QV-9.2 h."""
    table = at()
    bound(table, "blue", "green", against="yellow", turns=0)
    number = table.yes("red", "propose", move="d3>g3", consents={"blue": 1})
    table.yes("blue", f"accept {number}")
    assert table.statuses() == ["kept"]


@pytest.mark.clause("QV-9.2")
def test_two_refusals_of_one_seat_and_refusals_of_two() -> None:
    table = at()
    bound(table, "blue", "green", turns=0)
    bound(table, "blue", "yellow")
    bound(table, "green", "yellow", turns=1)
    for seat in ("blue", "green"):
        table.no("QV-9.2", "red", "propose", move="d3>g3", consents={seat: 1})
    table.yes("red", "enter a1")
    assert table.statuses() == ["kept", "open", "open"]


@pytest.mark.clause("QV-9.2")
def test_the_lowest_numbered_clause_is_named() -> None:
    committees = {"a1": ["blue"], "b5": ["red", "red", "red"], "i3": ["blue", "blue", "green"]}
    table = at(committees=committees)
    for place in ("a1", "c1"):
        gives(table, "no-enter", place, turns=0)
    for place in ("b5>i3", "d3>g3", "b5>f1"):
        gives(table, "no-move", place, turns=0)
    for place in ("j5>senate", "d3>g3"):
        gives(table, "no-caesar", place, turns=0)
    table.no("QV-4.1", "red", "enter a1")
    table.no("QV-9.2", "red", "enter c1")
    table.no("QV-5.1", "red", "move b5>i3")
    table.no("QV-3.2", "red", "move d3>g3")
    table.no("QV-9.2", "red", "move b5>f1")
    table.no("QV-7.1", "red", "caesar j5>senate")
    table.no("QV-9.2", "red", "caesar d3>g3")
    table.no("QV-3.1", "blue", "enter c1")
    table.no("QV-9.2", "red", "propose", enter="c1", payments=[pay("red", "blue", 9)])
    table.no("QV-9.2", "red", "propose", move="b5>f1", consents={"red": 1})
    # A deal waits: QV-9.11 is higher than QV-9.2.
    table.yes("red", "propose", payments=[pay("blue", "red", 1)])
    table.no("QV-9.2", "red", "enter c1")
    table.no("QV-9.2", "red", "move b5>f1")
    table.no("QV-9.2", "red", "caesar d3>g3")
    table.no("QV-9.2", "red", "propose", enter="c1")
    table.no("QV-9.11", "red", "enter d3")


# -- QV-9.2 c: when terms bind -------------------------------------------------------------------------------


@pytest.mark.clause("QV-9.2")
@pytest.mark.parametrize(
    ("deal", "kind"),
    [({"enter": "a1"}, "no-enter"), ({"move": "b5>i3"}, "no-move"), ({"caesar": "d3>g3"}, "no-caesar")],
)
def test_terms_bind_after_the_action_of_their_deal(deal: Json, kind: str) -> None:
    table = at(committees={"b5": ["red", "red", "red"]})
    (place,) = deal.values()
    table.yes("red", "propose", **deal, promises=[promise("red", "blue", kind, at=place, turns=0)])
    assert table.oracle.turn == "blue"
    assert table.statuses() == ["kept"]


@pytest.mark.clause("QV-9.2")
def test_terms_bind_after_the_consents_of_their_deal() -> None:
    table = at()
    refusal = no_consent("blue", "green", turns=1)
    number = table.yes("red", "propose", move="d3>g3", consents={"blue": 1}, promises=[refusal])
    table.yes("blue", f"accept {number}")
    assert table.statuses() == ["open"]
    # The consent was counted before the promise was made: it does not break it.
    for seat, entry in (("blue", "a1"), ("green", "c1"), ("yellow", "b5")):
        table.yes(seat, f"enter {entry}")
    table.yes("red", "caesar d3>g3")
    assert table.statuses() == ["never"]


@TURNS
@pytest.mark.clause("QV-9.2", "QV-9.12")
def test_caesar_beside_a_move_comes_after_the_terms(turns: Json) -> None:
    table = at(laurels={**FULL, "d3>g3": "IIc"})
    deal: Json = {"move": "d3>g3", "consents": {"blue": 1}, "caesar": "b5>i3"}
    same = [promise("red", "blue", "no-caesar", at="b5>i3", **turns)]
    table.no("QV-9.2", "red", "propose", **deal, promises=same)
    table.no("QV-9.2", "blue", "offer", **deal, promises=same)
    others = [
        promise("blue", "red", "no-caesar", at="b5>i3", **turns),
        promise("red", "blue", "no-caesar", at="b5>f1", **turns),
    ]
    number = table.yes("red", "propose", **deal, promises=others)
    table.no("QV-9.2", "blue", f"counter {number}", **deal, promises=same)
    table.yes("blue", f"accept {number}")
    assert (table.oracle.caesar, table.oracle.turn) == ("b5>i3", "blue")
    # Caesar went elsewhere after red's promise was made: an occasion.
    assert table.statuses() == (["kept", "kept"] if turns.get("turns") == 0 else ["open", "open"])


@pytest.mark.clause("QV-9.2", "QV-9.12")
def test_caesar_in_the_caesar_step_comes_after_the_terms() -> None:
    table = caesar_step()
    same = [promise("red", "blue", "no-caesar", at="b5>i3", turns=0)]
    table.no("QV-9.2", "red", "propose", caesar="b5>i3", promises=same)
    table.no("QV-9.2", "green", "offer", caesar="b5>i3", promises=same)
    table.yes("red", "propose", caesar="b5>f1", promises=same)
    assert (table.oracle.caesar, table.oracle.turn) == ("b5>f1", "blue")


@pytest.mark.clause("QV-9.2", "QV-9.12")
def test_terms_of_the_move_bind_in_the_caesar_step() -> None:
    table = at(laurels={**FULL, "d3>g3": "IIc"})
    terms = [promise("red", "blue", "no-caesar", at="b5>i3", turns=0)]
    number = table.yes("red", "propose", move="d3>g3", consents={"blue": 1}, promises=terms)
    table.yes("blue", f"accept {number}")
    table.no("QV-9.2", "red", "caesar b5>i3")
    table.no("QV-9.2", "red", "propose", caesar="b5>i3")
    table.no("QV-9.2", "blue", "offer", caesar="b5>i3")
    gives(table, "no-caesar", "b5>f1", turns=0)
    table.no("QV-9.2", "red", "caesar b5>f1")
    table.yes("red", "caesar g3>j5")
    assert table.statuses() == ["kept", "kept"]


@pytest.mark.clause("QV-9.2", "QV-9.11")
def test_two_offers_taken_as_one_must_fit_together() -> None:
    table = at(laurels={**FULL, "b5>i3": "IIc"})
    bar = [promise("red", "green", "no-caesar", at="g3>l1", turns=0)]
    table.yes("blue", "offer", move="b5>i3", consents={"blue": 1}, caesar="g3>l1")
    table.yes("green", "offer", move="b5>i3", consents={"green": 1}, promises=bar)
    table.yes("yellow", "offer", move="b5>i3", consents={"yellow": 1}, caesar="g3>j5")
    table.no("QV-9.2", "red", "take 1 2")
    table.no("QV-9.2", "red", "take 2 1")
    table.no("QV-9.11", "red", "take 1 3")
    table.yes("red", "take 3 2")
    assert (table.oracle.caesar, table.statuses()) == ("g3>j5", ["kept"])


# -- QV-9.2 d, f, g: what contradicts an agreement -----------------------------------------------------------


def refused_after_agreeing(table: Table, seat: str) -> None:
    """This seat's consent is agreed in the deal that waits: no term takes it back, whoever writes it."""
    others = [other for other in ("blue", "green", "yellow") if other != seat]
    for turns in ALL_TURNS:
        table.no("QV-9.2", others[0], "offer", promises=[no_consent(seat, others[0], **turns)])
    table.no("QV-9.2", seat, "offer", promises=[no_consent(seat, others[0]), no_consent(others[0], seat)])
    extra = [promise(others[1], seat, "consent")]
    table.no("QV-9.2", others[1], "offer", promises=[no_consent(seat, others[1]), *extra])


@pytest.mark.clause("QV-9.2")
def test_who_has_accepted_the_waiting_deal_cannot_refuse_the_consent() -> None:
    table = at()
    table.yes("red", "propose", move="b5>i3", consents={"blue": 1, "green": 1})
    table.yes("blue", "accept 1")
    refused_after_agreeing(table, "blue")
    # Against somebody else it is no contradiction, and green has agreed to nothing yet.
    table.yes("yellow", "offer", promises=[no_consent("blue", "yellow", against="green")])
    table.yes("blue", "accept 2")
    table.yes("yellow", "offer", promises=[no_consent("green", "yellow", turns=0)])
    table.yes("green", "accept 3")
    table.no("QV-9.2", "green", "accept 1")
    table.yes("green", "decline 1")
    # The deal is gone, and with it what was agreed.
    table.yes("yellow", "offer", promises=[no_consent("blue", "yellow", turns=0)])
    table.yes("blue", "accept 4")
    table.no("QV-9.2", "red", "propose", move="d3>g3", consents={"blue": 1})


@pytest.mark.clause("QV-9.2")
def test_who_wrote_the_waiting_deal_cannot_refuse_the_consent() -> None:
    table = at()
    table.yes("red", "propose", move="d3>g3", consents={"blue": 1})
    number = table.yes(
        "blue", "counter 1", move="d3>g3", consents={"blue": 1}, payments=[pay("red", "blue", 1)]
    )
    refused_after_agreeing(table, "blue")
    table.yes("blue", f"withdraw {number}")
    bound(table, "blue", "green", turns=0)
    assert "propose" in {move.split(" ")[0] for move in table.match.legal("red")}


@pytest.mark.clause("QV-9.2")
def test_who_made_the_taken_offer_cannot_refuse_the_consent() -> None:
    table = at()
    table.yes("blue", "offer", move="b5>i3", consents={"blue": 1, "green": 1})
    # While it only stands it is no agreement.
    table.yes("yellow", "offer", promises=[no_consent("blue", "yellow", turns=0)])
    table.yes("red", "take 1")
    table.no("QV-9.2", "blue", "accept 2")
    refused_after_agreeing(table, "blue")
    table.yes("green", "accept 1")
    assert table.oracle.turn == "blue"


@pytest.mark.clause("QV-9.2")
def test_who_made_either_of_two_taken_offers_cannot_refuse_the_consent() -> None:
    table = at()
    terms = [promise("yellow", "red", "consent", turns=1)]
    table.yes("blue", "offer", move="b5>i3", consents={"blue": 1}, promises=terms)
    table.yes("green", "offer", move="b5>i3", consents={"green": 1})
    table.yes("red", "take 1 2")
    assert asked(table) == ("yellow",)
    refused_after_agreeing(table, "blue")
    refused_after_agreeing(table, "green")
    table.yes("yellow", "accept 1")
    assert table.oracle.turn == "blue"


@pytest.mark.clause("QV-9.2")
def test_an_offer_to_the_player_on_turn_cannot_contradict_either() -> None:
    table = at()
    table.yes("red", "propose", move="b5>i3", consents={"blue": 1, "green": 1})
    deal: Json = {"promises": [no_consent("blue", "green", turns=0)], "payments": [pay("red", "green", 1)]}
    table.yes("yellow", "offer", **deal)
    table.yes("blue", "accept 1")
    table.no("QV-9.2", "yellow", "offer", **deal)
    table.no("QV-9.2", "blue", "offer", **deal)
    # Nor can the player on turn, who besides can only answer or withdraw.
    table.no("QV-9.2", "red", "take 2")
    table.no("QV-9.2", "red", "propose", **deal)
    table.no("QV-9.11", "red", "propose", payments=[pay("red", "green", 1)])


@pytest.mark.clause("QV-9.2")
def test_standing_offers_and_half_accepted_deals_are_no_agreement() -> None:
    table = at()
    table.yes("blue", "offer", move="d3>g3", consents={"blue": 1})
    both = [no_consent("blue", "yellow", turns=0), promise("green", "yellow", "consent")]
    table.yes("yellow", "offer", promises=both)
    table.yes("blue", "accept 2")
    # Half accepted: blue may still agree to consent...
    table.yes("red", "propose", move="b5>i3", consents={"blue": 1, "green": 1})
    table.yes("blue", "accept 3")
    # ...and then the refusal can't be carried out any more: it is checked at every acceptance.
    table.no("QV-9.2", "green", "accept 2")
    table.no("QV-9.5", "blue", "accept 2")
    table.yes("red", "withdraw 3")
    table.yes("green", "accept 2")
    table.no("QV-9.2", "red", "take 1")
    assert table.numbers() == [1]
    table.yes("blue", "withdraw 1")


@pytest.mark.clause("QV-9.2")
def test_a_counter_proposal_contradicts_nothing() -> None:
    table = at()
    table.yes("red", "propose", move="b5>i3", consents={"blue": 1, "green": 1})
    table.yes("blue", "accept 1")
    number = table.yes("green", "counter 1", promises=[no_consent("blue", "green", turns=0)])
    assert asked(table) == ("blue",)
    table.yes("blue", f"accept {number}")
    table.no("QV-9.2", "red", "propose", move="d3>g3", consents={"blue": 1})
    table.yes("red", "propose", move="d3>g3", consents={"green": 1})


@pytest.mark.clause("QV-9.2")
def test_a_waiting_proposal_stays_when_a_seat_is_bound_meanwhile() -> None:
    table = at()
    table.yes(
        "red", "propose", move="b5>i3", consents={"blue": 1, "green": 1}, payments=[pay("red", "blue", 2)]
    )
    bound(table, "blue", "yellow")
    assert asked(table) == ("blue", "green")
    assert "accept 1" not in table.match.legal("blue")
    table.no("QV-9.2", "blue", "accept 1")
    table.yes("green", "accept 1")
    assert asked(table) == ("blue",)
    table.no("QV-9.2", "blue", "counter 1", move="d3>g3", consents={"blue": 1})
    number = table.yes("blue", "counter 1", payments=[pay("red", "blue", 1)])
    table.yes("red", f"accept {number}")
    table.yes("red", "enter a1")
    # Asked and countered is no refusal; nobody declined.
    assert table.statuses() == ["open"]


@pytest.mark.clause("QV-9.2", "QV-9.8")
def test_declining_while_bound_is_an_occasion() -> None:
    table = at()
    table.yes("red", "propose", move="d3>g3", consents={"blue": 1})
    bound(table, "blue", "yellow", turns=1)
    table.yes("blue", "decline 1")
    table.yes("red", "enter a1")
    for seat in ("blue", "green", "yellow", "red"):
        assert table.statuses() == ["open"]
        table.yes(seat, "caesar d3>g3" if table.oracle.caesar != "d3>g3" else "caesar b5>i3")
    assert table.statuses() == ["kept"]


@pytest.mark.clause("QV-9.2")
def test_a_standing_offer_that_a_term_forbids_stays() -> None:
    table = at()
    table.yes("blue", "offer", move="d3>g3", consents={"blue": 1})
    table.yes("green", "offer", move="b5>i3", consents={"blue": 1, "green": 1})
    bound(table, "blue", "yellow", turns=0)
    assert table.numbers() == [1, 2]
    table.no("QV-9.2", "red", "take 1")
    table.no("QV-9.2", "red", "take 2")
    assert not [move for move in table.match.legal("red") if move.startswith("take")]
    table.yes("green", "offer", move="d3>g3", consents={"green": 1})
    table.no("QV-5.3", "red", "take 1 4")
    table.yes("red", "take 4")


@pytest.mark.clause("QV-9.2")
def test_two_offers_one_of_them_forbidden() -> None:
    table = at()
    table.yes("blue", "offer", move="b5>i3", consents={"blue": 1})
    table.yes("green", "offer", move="b5>i3", consents={"green": 1})
    bound(table, "green", "yellow", turns=0)
    table.no("QV-9.2", "red", "take 1 2")
    table.no("QV-9.2", "red", "take 2 1")
    table.no("QV-5.4", "red", "take 1")


# -- QV-9.2 e: something is always left to do ----------------------------------------------------------------


def cornered(**given: Any) -> Table:
    """Red has no senators at all: only Caesar's moves are left."""
    return at(committees={"b5": ["blue"]}, players={"red": {"reserve": 0}}, **given)


def refusals(kind: str, *places: str) -> list[Json]:
    return [promise("red", "blue", kind, at=place, turns=0) for place in places]


@pytest.mark.clause("QV-9.2")
def test_terms_may_not_leave_the_player_on_turn_without_an_action() -> None:
    table = cornered(laurels={"g3>l1": "II", "b5>i3": "V"}, stock=[])
    both = refusals("no-caesar", "g3>l1", "b5>i3")
    table.no("QV-9.2", "red", "propose", promises=both)
    table.no("QV-9.2", "blue", "offer", promises=both)
    table.no("QV-9.2", "blue", "offer", promises=both, payments=[pay("blue", "red", 1)])
    table.yes("blue", "offer", promises=refusals("no-caesar", "g3>l1"))
    table.yes("green", "offer", promises=refusals("no-caesar", "b5>i3"))
    table.yes("red", "take 1")
    # The other offer stands, but can't be taken any more; nor can it be written again.
    table.no("QV-9.2", "red", "take 2")
    table.no("QV-9.2", "yellow", "offer", promises=refusals("no-caesar", "b5>i3"))
    number = table.yes("red", "propose", payments=[pay("blue", "red", 1)])
    table.no("QV-9.2", "blue", f"counter {number}", promises=refusals("no-caesar", "b5>i3"))
    table.yes("blue", f"decline {number}")
    assert table.caesar_moves() == ["b5>i3"]


@pytest.mark.clause("QV-9.2", "QV-7.1")
def test_with_one_laurel_elsewhere_it_cannot_be_barred() -> None:
    # Empty places do not help: the barred place still counts as having its tile.
    table = cornered(laurels={"g3>l1": "II"}, stock=[])
    table.no("QV-9.2", "red", "propose", promises=refusals("no-caesar", "g3>l1"))
    table.yes("red", "propose", promises=refusals("no-caesar", "b5>i3", "j5>senate"))
    # With no laurel elsewhere all nine are there: eight can be barred, not the ninth.
    table = cornered(laurels={"j5>senate": "II"}, stock=[])
    places = [place for place in LAUREL_PATHS if place != "j5>senate"]
    table.no("QV-9.2", "red", "propose", promises=refusals("no-caesar", *places))
    table.yes("red", "propose", promises=refusals("no-caesar", *places[:8]))
    table.no("QV-9.2", "red", "propose", promises=refusals("no-caesar", places[8]))
    assert table.caesar_moves() == places[8:]


@pytest.mark.clause("QV-9.2")
def test_an_entry_or_a_move_of_ones_own_is_something_to_do() -> None:
    bar = refusals("no-caesar", "g3>l1")
    # An entry is left, until it is barred too.
    table = at(
        committees={"a1": ["blue"], "c1": ["blue"], "d3": ["blue"] * 3}, laurels={"g3>l1": "II"}, stock=[]
    )
    table.no("QV-9.2", "red", "propose", promises=[*bar, *refusals("no-enter", "b5")])
    table.yes("red", "propose", promises=bar)
    table.no("QV-9.2", "red", "propose", promises=refusals("no-enter", "b5"))
    table.yes("red", "propose", promises=refusals("no-enter", "a1", "c1", "d3"))
    assert table.match.legal("red")[0] == "enter b5"
    # A move by one's own consent is left, until it is barred; one with another's consent is not done alone.
    committees = {"d3": ["red", "red"], "b5": ["red", "blue", "green"], "h1": ["blue"]}
    table = at(committees=committees, players={"red": {"reserve": 0}}, laurels={"g3>l1": "II"}, stock=[])
    table.no("QV-9.2", "red", "propose", promises=[*bar, *refusals("no-move", "d3>g3")])
    table.yes("red", "propose", promises=refusals("no-move", "d3>g3", "d3>h1", "b5>i3"))
    table.no("QV-9.2", "red", "propose", promises=bar)
    # Caesar's own path and a one-seat committee need nobody.
    committees = {"d3": ["red", "blue"], "a1": ["red"]}
    table = at(
        committees=committees,
        players={"red": {"reserve": 0}},
        laurels={"g3>l1": "II"},
        stock=[],
        caesar="d3>g3",
    )
    table.yes("red", "propose", promises=bar)
    table.no("QV-9.2", "red", "propose", promises=refusals("no-move", "d3>g3", "a1>e1"))
    table.yes("red", "propose", promises=refusals("no-move", "a1>e1"))
    table.no("QV-9.2", "red", "propose", promises=refusals("no-move", "d3>g3"))
    table.yes("red", "move d3>g3")


@pytest.mark.clause("QV-9.2")
def test_it_is_not_asked_of_a_deal_with_an_action_nor_in_the_caesar_step() -> None:
    table = cornered(laurels={"g3>l1": "II"}, stock=[])
    table.yes("red", "propose", caesar="g3>l1", promises=refusals("no-caesar", "g3>l1"))
    assert table.oracle.turn == "blue"
    table = caesar_step(laurels={"g3>l1": "II"}, stock=[])
    table.yes("red", "propose", promises=refusals("no-caesar", "g3>l1"))
    assert table.caesar_moves() == []
    table.yes("red", "skip")


@pytest.mark.clause("QV-9.2")
def test_terms_of_others_never_corner_the_player_on_turn() -> None:
    table = cornered(laurels={"g3>l1": "II"}, stock=[])
    number = table.yes("blue", "offer", promises=[promise("green", "blue", "no-caesar", at="g3>l1", turns=0)])
    table.yes("green", f"accept {number}")
    table.yes("red", "caesar g3>l1")


@pytest.mark.clause("QV-9.2")
def test_nobody_is_released_early() -> None:
    table = at()
    bound(table, "blue", "green")
    gives(table, "no-enter", "a1", turns=0)
    # Not by a promise to the contrary, and not by another deal.
    number = table.yes(
        "green",
        "offer",
        promises=[
            promise("blue", "green", "consent"),
            promise("green", "blue", "words", text="you are free"),
        ],
    )
    table.yes("blue", f"accept {number}")
    table.no("QV-9.2", "red", "propose", move="d3>g3", consents={"blue": 1})
    table.no("QV-9.2", "red", "enter a1")


# -- QV-9.3, 9.8: the ledger ---------------------------------------------------------------------------------

QUIET = ("caesar b5>i3", "caesar b5>f1")


def rounds(table: Table, number: int = 1) -> None:
    """Everyone moves Caesar, so many times; first the player on turn."""
    for _ in range(number * len(table.oracle.seats)):
        quiet = next(text for text in QUIET if text.split(" ")[1] != table.oracle.caesar)
        table.yes(table.oracle.turn, quiet)


@pytest.mark.clause("QV-9.3", "QV-9.8")
@pytest.mark.parametrize("by", ["red", "blue"])
@pytest.mark.parametrize("kind", ["no-consent", "no-caesar", "no-enter", "no-move"])
def test_for_this_turn_alone_it_is_kept_when_the_turn_ends(kind: str, by: str) -> None:
    table = at()
    terms: Json = {
        "no-consent": {"against": "green"},
        "no-caesar": {"at": "d3>g3"},
        "no-enter": {"at": "a1"},
        "no-move": {"at": "b5>i3"},
    }[kind]
    table.yes("red", "propose", promises=[promise(by, "yellow", kind, **terms, turns=0)])
    if by == "blue":
        table.yes("blue", "accept 1")
    assert table.statuses() == ["open"]
    table.yes("red", "enter c1")
    assert table.statuses() == ["kept"]
    rounds(table, 2)
    assert table.statuses() == ["kept"]


@pytest.mark.clause("QV-9.8", "QV-8.1")
def test_for_this_turn_alone_it_is_kept_when_the_game_ends_too() -> None:
    table = at(committees={"m3": ["red", "red"], "senate": ["blue", "blue", "green", "yellow"]})
    for turns in ALL_TURNS:
        gives(table, "no-enter", "a1", **turns)
        gives(table, "no-move", "b5>i3", **turns)
        bound(table, "blue", "green", **turns)
    table.yes("red", "move m3>senate")
    assert table.statuses() == ["kept"] * 3 + ["never"] * 6


@pytest.mark.clause("QV-9.8")
@pytest.mark.parametrize("number", [1, 2])
def test_it_ends_when_every_seat_has_had_so_many_turns(number: int) -> None:
    table = at()
    gives(table, "no-enter", "a1", turns=number)
    gives(table, "no-move", "b5>i3", turns=number)
    table.yes("red", "caesar b5>i3")
    rounds(table, number)
    assert table.statuses() == ["never", "never"]
    assert table.oracle.turn == "blue"


@pytest.mark.clause("QV-9.8")
@pytest.mark.parametrize(
    ("taken", "action", "status"),
    [
        ([], "enter c1", "kept"),  # elsewhere, while a seat was free there
        (["blue"], "enter c1", "never"),  # no seat was free there
        ([], "caesar b5>i3", "never"),  # nobody was brought in
        ([], "move d3>h1", "never"),
        ([], "enter a1", "broken"),
    ],
)
def test_no_enter(taken: list[str], action: str, status: str) -> None:
    table = at(committees={"a1": taken, "d3": ["red", "red"]}, turn="blue")
    table.yes("blue", "propose", promises=[promise("red", "blue", "no-enter", at="a1", turns=1)])
    table.yes("red", "accept 1")
    table.yes("blue", "caesar b5>f1")
    for seat in ("green", "yellow"):
        table.yes(seat, "caesar b5>i3" if table.oracle.caesar == "b5>f1" else "caesar b5>f1")
    table.yes("red", action)
    assert table.statuses() == ["broken" if status == "broken" else "open"]
    table.yes("blue", "caesar g3>j5")
    assert table.statuses() == [status]


@pytest.mark.clause("QV-9.8")
@pytest.mark.parametrize("action", ["enter a1", "move b5>i3"])
def test_others_do_not_break_somebodys_promise(action: str) -> None:
    table = at(committees={"b5": ["red", "red", "red"]})
    kinds = {"no-enter": "a1", "no-move": "b5>i3"}
    terms = [promise("blue", "green", kind, at=place, turns=1) for kind, place in kinds.items()]
    number = table.yes("green", "offer", promises=terms)
    table.yes("blue", f"accept {number}")
    table.yes("red", action)
    assert table.statuses() == ["open", "open"]


def no_move(status: str, action: str, **given: Any) -> None:
    """Red promises not to move along b5>i3, and does this in their next turn."""
    table = at(turn="yellow", **given)
    table.yes("yellow", "propose", promises=[promise("red", "yellow", "no-move", at="b5>i3", turns=1)])
    table.yes("red", "accept 1")
    table.yes("yellow", "caesar g3>j5")
    if action.startswith("move"):
        table.yes("red", action)
    else:
        number = table.yes("red", "propose", **json.loads(action))
        if table.oracle.table is not None:
            table.yes("blue", f"accept {number}")
    assert table.statuses() == ["broken" if status == "broken" else "open"]
    for seat in ("blue", "green", "yellow"):
        table.yes(seat, "enter d3")
    assert table.statuses() == [status]


@pytest.mark.clause("QV-9.8")
@pytest.mark.parametrize(
    ("committees", "action", "status"),
    [
        # Own consents sufficed along both.
        ({"b5": ["red", "red", "red"]}, "move b5>f1", "kept"),
        ({"b5": ["red", "red", "red"]}, "move b5>i3", "broken"),
        # From another committee.
        ({"b5": ["red", "red", "red"], "a1": ["red"]}, "move a1>e1", "kept"),
        # Not alone: another's consent would have been needed.
        ({"b5": ["red", "red", "blue"]}, '{"move": "b5>f1", "consents": {"blue": 1}}', "never"),
        ({"b5": ["red", "red", "blue"], "a1": ["red"]}, "move a1>e1", "never"),
        # The committee above was full.
        ({"b5": ["red", "red", "red"], "i3": ["blue"] * 3}, "move b5>f1", "never"),
        # No senator there.
        ({"a1": ["red"]}, "move a1>e1", "never"),
        # An own consent and another's: the move with two own ones was legal alone.
        ({"b5": ["red", "red", "red", "blue"]}, '{"move": "b5>f1", "consents": {"blue": 1}}', "kept"),
        ({"b5": ["red", "blue", "blue"]}, '{"move": "b5>i3", "consents": {"blue": 2}}', "broken"),
        # Nobody was moved.
        ({"b5": ["red", "red", "red"]}, '{"enter": "a1"}', "never"),
        ({"b5": ["red", "red", "red"]}, '{"caesar": "m3>senate"}', "never"),
    ],
)
def test_no_move(committees: Json, action: str, status: str) -> None:
    no_move(status, action, committees=committees)


@pytest.mark.clause("QV-9.8")
def test_no_move_where_caesar_opens_the_path() -> None:
    table = at(turn="yellow", committees={"b5": ["red"], "a1": ["red"]})
    table.yes("yellow", "propose", promises=[promise("red", "yellow", "no-move", at="b5>i3", turns=1)])
    table.yes("red", "accept 1")
    table.yes("yellow", "caesar b5>i3")
    table.yes("red", "move a1>e1")
    for seat in ("blue", "green", "yellow"):
        table.yes(seat, "enter d3")
    assert table.statuses() == ["kept"]


@pytest.mark.clause("QV-9.8")
def test_qv_9_2_aside_a_bound_move_is_an_occasion_too() -> None:
    # In the turn in which it binds, the move was legal but for QV-9.2.
    table = at(committees={"b5": ["red", "red", "red"]})
    gives(table, "no-move", "b5>i3", turns=1)
    gives(table, "no-enter", "a1", turns=1)
    table.yes("red", "move b5>f1")
    rounds(table)
    assert table.statuses() == ["kept", "never"]
    table = at(committees={"b5": ["red", "red", "red"]})
    gives(table, "no-move", "b5>i3", turns=1)
    gives(table, "no-enter", "a1", turns=1)
    table.yes("red", "enter b5")
    rounds(table)
    assert table.statuses() == ["never", "kept"]


@pytest.mark.clause("QV-9.8")
def test_one_act_keeps_and_breaks_every_promise_that_it_fits() -> None:
    table = at(turn="yellow", committees={"b5": ["red", "red", "red"], "d3": ["red", "blue"]})
    terms = [
        promise("red", "yellow", "no-move", at="b5>i3", turns=1),
        promise("red", "blue", "no-move", at="b5>i3"),
        promise("red", "blue", "no-move", at="b5>f1"),
        promise("red", "green", "no-move", at="d3>g3"),
        promise("red", "green", "no-enter", at="a1"),
    ]
    table.yes("yellow", "propose", promises=terms)
    table.yes("red", "accept 1")
    table.yes("yellow", "caesar b5>f1")
    table.yes("red", "move b5>i3")
    assert table.statuses() == ["broken", "broken", "open", "open", "open"]


@pytest.mark.clause("QV-9.8")
@pytest.mark.parametrize(
    ("consents", "extra", "status"),
    [
        ({"blue": 1}, {}, "broken"),
        ({"blue": 2}, {}, "open"),  # asks more
        ({"blue": 1, "green": 1}, {}, "broken"),
        ({"blue": 1}, {"payments": [pay("blue", "red", 1)]}, "open"),
        ({"blue": 1}, {"payments": [pay("red", "blue", 1)]}, "broken"),
        ({"blue": 1}, {"promises": [promise("blue", "red", "words", text="x")]}, "open"),
        ({"blue": 1}, {"promises": [promise("red", "blue", "consent")]}, "broken"),
    ],
)
@pytest.mark.parametrize("how", ["decline", "counter"])
def test_consent_declined(consents: Json, extra: Json, status: str, how: str) -> None:
    table = at(committees={"b5": ["red", "red", "blue", "blue", "green"]})
    number = table.yes("green", "offer", promises=[promise("blue", "red", "consent")])
    table.yes("blue", f"accept {number}")
    number = table.yes("red", "propose", move="b5>i3", consents=consents, **extra)
    if how == "decline":
        table.yes("blue", f"decline {number}")
        assert table.statuses() == [status]
    else:
        table.yes("blue", f"counter {number}", promises=[promise("blue", "red", "words", text="later")])
        assert table.statuses() == ["open"]


@pytest.mark.clause("QV-9.8")
@pytest.mark.parametrize(
    ("at_", "to", "status"), [("b5", "red", "broken"), ("d3", "red", "open"), ("b5", "green", "open")]
)
def test_consent_declined_elsewhere_or_to_another(at_: str, to: str, status: str) -> None:
    table = at()
    number = table.yes("yellow", "offer", promises=[promise("blue", to, "consent", at=at_)])
    table.yes("blue", f"accept {number}")
    table.yes("red", "propose", move="b5>i3", consents={"blue": 1, "yellow": 1})
    table.yes("blue", "decline 2")
    assert table.statuses() == [status]


@pytest.mark.clause("QV-9.8")
def test_payments_of_deals_between_others_keep_promises_to_pay() -> None:
    table = at()
    number = table.yes("green", "offer", promises=[promise("blue", "green", "pay", laurels=2)])
    table.yes("blue", f"accept {number}")
    number = table.yes("green", "offer", payments=[pay("blue", "green", 1)])
    table.yes("blue", f"accept {number}")
    assert table.statuses() == ["open"]
    number = table.yes("green", "offer", payments=[pay("blue", "green", 2)])
    table.yes("blue", f"accept {number}")
    assert table.statuses() == ["kept"]


@pytest.mark.clause("QV-9.8")
@pytest.mark.parametrize("kind", ["caesar", "pay"])
@pytest.mark.parametrize("turns", [{"turns": 1}, {}], ids=["1", "none"])
def test_what_was_to_be_done_is_broken_when_time_runs_out(kind: str, turns: Json) -> None:
    table = at(committees={"m3": ["red", "red"], "senate": ["blue", "blue", "green", "yellow"]})
    terms: Json = {"laurels": 1} if kind == "pay" else {"at": "g3>j5"}
    table.yes("red", "propose", promises=[promise("red", "blue", kind, **terms, **turns)])
    table.yes("red", "enter a1")
    for seat in ("blue", "green", "yellow"):
        table.yes(seat, "enter b5")
    assert table.statuses() == ["open"]
    table.yes("red", "enter c1")
    assert table.statuses() == ["broken" if turns else "open"]
    for seat in ("blue", "green", "yellow"):
        table.yes(seat, "enter d3")
    table.yes("red", "move m3>senate")
    assert table.statuses() == ["broken"]


# -- QV-9.10: how much -------------------------------------------------------------------------------------


@pytest.mark.clause("QV-9.10")
def test_ten_payments_and_ten_promises_in_one_deal() -> None:
    rich = {"red": {"laurels": ["I"] * 12}, "blue": {"laurels": ["I"] * 2}}
    payments = [pay("red", "blue", 1)] * 11
    promises = [promise("red", "blue", "words", text="x")] * 11
    table = at(players=rich, bank=0)
    table.no("QV-9.10", "red", "propose", payments=payments)
    table.no("QV-9.10", "red", "propose", promises=promises)
    table.no("QV-9.10", "blue", "offer", payments=payments)
    table.no("QV-9.10", "blue", "offer", promises=promises)
    table.no("QV-9.10", "blue", "offer", promises=[{**p, "by": "green"} for p in promises])
    table.no("QV-9.4", "red", "propose", payments=[pay("red", "blue", 2)] * 11)
    table.no("QV-9.4", "green", "offer", payments=[pay("green", "blue", 1)] * 11)
    table.no("QV-4.1", "red", "propose", enter="g3", payments=payments)
    table.yes("red", "propose", payments=payments[:10], promises=promises[:10])
    assert len(table.tiles("blue")) == 12
    number = table.yes("red", "propose", payments=[pay("blue", "red", 1)])
    table.no("QV-9.10", "blue", f"counter {number}", payments=[pay("blue", "red", 1)] * 11)
    table.yes("blue", f"counter {number}", payments=[pay("blue", "red", 1)] * 10)


@pytest.mark.clause("QV-9.10", "QV-9.11")
@pytest.mark.parametrize("second", [5, 6])
@pytest.mark.parametrize("what", ["payments", "promises"])
def test_two_offers_taken_as_one_are_one_deal(what: str, second: int) -> None:
    table = at(players={"blue": {"laurels": ["I"] * 5}, "green": {"laurels": ["I"] * 6}}, bank=2)
    for seat, number in (("blue", 5), ("green", second)):
        entry: Json = pay(seat, "red", 1) if what == "payments" else promise(seat, "red", "words", text="x")
        table.yes(seat, "offer", move="b5>i3", consents={seat: 1}, **{what: [entry] * number})
    if second == 5:
        table.yes("red", "take 1 2")
    else:
        table.no("QV-9.10", "red", "take 1 2")


@pytest.mark.clause("QV-9.10")
def test_three_offers_of_both_kinds_from_each_seat() -> None:
    table = at()
    between: Json = {"payments": [pay("green", "blue", 1)]}
    gift: Json = {"payments": [pay("blue", "green", 1)]}
    table.yes("blue", "offer", **between)
    table.yes("blue", "offer", **gift)
    table.yes("blue", "withdraw 2")
    table.yes("blue", "offer", **between)
    table.yes("green", "accept 3")
    table.no("QV-9.10", "blue", "offer", **between)
    table.no("QV-9.10", "blue", "offer", **gift)
    table.no("QV-3.1", "red", "offer", **gift)
    assert not [move for move in table.match.legal("blue") if move.startswith("offer")]
    table.yes("green", "offer", **gift)
    table.yes("red", "enter a1")
    table.yes("green", "offer", payments=[pay("yellow", "green", 1)])


@pytest.mark.clause("QV-9.10")
def test_the_third_offer_counts_in_the_caesar_step_too() -> None:
    table = at(laurels={**FULL, "d3>g3": "IIc"})
    for _ in range(2):
        table.yes("green", "offer", payments=[pay("yellow", "green", 1)])
    number = table.yes("red", "propose", move="d3>g3", consents={"blue": 1})
    table.yes("blue", f"accept {number}")
    assert table.numbers() == [2]
    table.yes("green", "offer", payments=[pay("yellow", "green", 2)])
    table.no("QV-9.10", "green", "offer", payments=[pay("yellow", "green", 1)])
    table.yes("yellow", "accept 4")


@pytest.mark.clause("QV-9.10")
def test_ten_proposals_and_deals_between_others_besides() -> None:
    table = at()
    for count in range(10):
        table.yes("red", "propose", promises=[promise("red", "blue", "words", text=str(count))])
    table.no("QV-9.10", "red", "propose", promises=[promise("red", "blue", "words", text="x")])
    number = table.yes("blue", "offer", promises=[no_consent("green", "blue")])
    table.yes("green", f"accept {number}")


# -- QV-9.11: whom a counter-proposal asks ------------------------------------------------------------------


@pytest.mark.clause("QV-9.11")
@pytest.mark.parametrize(
    ("deal", "expected"),
    [
        # The player on turn gives the action.
        ({"move": "d3>g3", "consents": {"blue": 1}}, ["red"]),
        ({"move": "d3>g3", "consents": {"green": 1}}, ["red", "green"]),
        ({"enter": "a1"}, ["red"]),
        ({"caesar": "d3>g3"}, ["red"]),
        # They give nothing: they are not asked.
        ({"payments": [pay("green", "blue", 1)]}, ["green"]),
        ({"promises": [no_consent("green", "blue"), no_consent("yellow", "blue")]}, ["green", "yellow"]),
        ({"payments": [pay("blue", "red", 1), pay("green", "blue", 1)]}, ["green"]),
        # Only its author gives: the player on turn is asked.
        ({"payments": [pay("blue", "green", 1)]}, ["red"]),
        ({"promises": [promise("blue", "red", "consent")]}, ["red"]),
        # They give something, and others do.
        ({"payments": [pay("red", "blue", 1), pay("yellow", "blue", 1)]}, ["red", "yellow"]),
    ],
)
def test_whom_a_counter_proposal_asks(deal: Json, expected: list[str]) -> None:
    table = at()
    table.yes("red", "propose", move="d3>g3", consents={"blue": 1})
    table.yes("blue", "counter 1", **deal)
    assert list(asked(table)) == expected
    table.no("QV-9.11", "red", "enter a1")
    for seat in expected:
        table.yes(seat, "accept 2")
    assert table.oracle.table is None


@pytest.mark.clause("QV-9.11")
@pytest.mark.parametrize(
    ("deal", "expected"),
    [
        # Only the player on turn gives: the author of the deal that it answers is asked.
        ({"enter": "a1"}, ["blue"]),
        ({"payments": [pay("red", "blue", 1)]}, ["blue"]),
        ({"payments": [pay("red", "green", 1)]}, ["blue"]),
        ({"payments": [pay("green", "red", 1)]}, ["green"]),
        ({"move": "d3>g3", "consents": {"green": 1}}, ["green"]),
        ({"promises": [no_consent("green", "blue", against="yellow")]}, ["green"]),
    ],
)
def test_whom_a_counter_proposal_of_the_player_on_turn_asks(deal: Json, expected: list[str]) -> None:
    table = at()
    table.yes("red", "propose", move="d3>g3", consents={"blue": 1})
    table.yes("blue", "counter 1", move="d3>g3", consents={"blue": 1}, payments=[pay("red", "blue", 1)])
    table.yes("red", "counter 2", **deal)
    assert list(asked(table)) == expected
    table.no("QV-9.11", "red", "enter c1")
    table.yes(expected[0], "accept 3")


@pytest.mark.clause("QV-9.11")
def test_a_counter_to_a_counter_of_a_third_seat() -> None:
    table = at()
    table.yes("red", "propose", move="b5>i3", consents={"blue": 1, "green": 1})
    table.yes("blue", "counter 1", payments=[pay("green", "blue", 1)])
    assert asked(table) == ("green",)
    # Red is not asked, may not withdraw blue's proposal, and can do nothing else.
    table.no("QV-9.5", "red", "withdraw 2")
    table.no("QV-9.5", "red", "accept 2")
    table.no("QV-9.11", "red", "enter a1")
    table.yes("green", "counter 2", payments=[pay("green", "blue", 1)])
    assert asked(table) == ("red",)
    table.yes("red", "accept 3")
    assert table.oracle.table is None


@pytest.mark.clause("QV-9.11")
def test_a_counter_to_a_taken_offer() -> None:
    table = at()
    table.yes("blue", "offer", move="b5>i3", consents={"blue": 1, "green": 1})
    table.yes("red", "take 1")
    table.yes(
        "green",
        "counter 1",
        move="b5>i3",
        consents={"blue": 1, "green": 1},
        payments=[pay("blue", "green", 1)],
    )
    assert asked(table) == ("red", "blue")
    table.no("QV-9.5", "red", "withdraw 2")
    table.yes("red", "counter 2", enter="a1")
    assert asked(table) == ("green",)
    table.yes("red", "withdraw 3")


# -- QV-9.14: deals between others ---------------------------------------------------------------------------


@pytest.mark.clause("QV-9.14")
@pytest.mark.parametrize(
    ("deal", "open_to"),
    [
        ({"payments": [pay("green", "blue", 1)]}, ["green"]),
        ({"payments": [pay("green", "red", 1)]}, ["green"]),
        ({"payments": [pay("blue", "green", 1), pay("green", "yellow", 1)]}, ["green"]),
        ({"payments": [pay("green", "blue", 1), pay("yellow", "blue", 1)]}, ["green", "yellow"]),
        ({"promises": [no_consent("green", "blue")]}, ["green"]),
        ({"promises": [promise("yellow", "green", "words", text="x")]}, ["yellow"]),
        ({"promises": [promise("yellow", "red", "pay", laurels=9)]}, ["yellow"]),
        ({"promises": [no_consent("blue", "green")], "payments": [pay("green", "blue", 1)]}, ["green"]),
        ({"payments": [pay("green", "blue", 1)], "consents": {}}, ["green"]),
        # A gift in which only its author gives goes to the player on turn.
        ({"payments": [pay("blue", "green", 1)]}, None),
        ({"payments": [pay("blue", "red", 1)]}, None),
        ({"promises": [no_consent("blue", "green")]}, None),
        # The player on turn gives something.
        ({"payments": [pay("green", "blue", 1), pay("red", "blue", 1)]}, None),
        ({"payments": [pay("green", "blue", 1)], "promises": [promise("red", "blue", "consent")]}, None),
        ({"payments": [pay("green", "blue", 1)], "enter": "a1"}, None),
        ({"payments": [pay("green", "blue", 1)], "caesar": "d3>g3"}, None),
        ({"move": "d3>g3", "consents": {"green": 1}}, None),
    ],
)
def test_which_offers_are_deals_between_others(deal: Json, open_to: list[str] | None) -> None:
    table = at()
    table.yes("blue", "offer", **deal)
    (offer,) = table.match.view("green")["offers"]
    assert offer["open"] == open_to
    assert offer["agreed"] == ["blue"]
    for seat in ("green", "yellow"):
        answers = {f"{word} 1" for word in ("accept", "decline")}
        assert answers & set(table.match.legal(seat)) == (answers if seat in (open_to or []) else set())
    assert asked(table) == ("red",)
    if open_to is None:
        table.no("QV-9.5", "green", "accept 1")
        table.no("QV-9.5", "green", "decline 1")
        table.yes("red", "take 1")
    else:
        table.no("QV-9.5", "red", "accept 1")
        table.no("QV-9.5", "red", "decline 1")
        table.no("QV-9.5", "blue", "accept 1")
        table.no("QV-9.14", "red", "take 1")
        for seat in open_to:
            table.yes(seat, "accept 1")
        assert table.numbers() == []


@pytest.mark.clause("QV-9.14", "QV-9.9")
def test_a_deal_between_others_has_no_consents() -> None:
    table = at()
    table.no("QV-9.9", "blue", "offer", consents={"green": 1}, payments=[pay("green", "blue", 1)])
    table.no("QV-9.9", "blue", "offer", consents={"blue": 1}, payments=[pay("green", "blue", 1)])
    # Where there is no move, nobody who is bound consents to one.
    bound(table, "green", "yellow")
    table.no("QV-9.9", "blue", "offer", consents={"green": 1}, payments=[pay("green", "blue", 1)])


@pytest.mark.clause("QV-9.14")
def test_each_answers_once() -> None:
    table = at()
    table.yes("blue", "offer", payments=[pay("green", "blue", 1), pay("yellow", "blue", 1)])
    table.yes("green", "accept 1")
    (offer,) = table.match.view(None)["offers"]
    assert (offer["open"], offer["agreed"]) == (["yellow"], ["blue", "green"])
    assert "accept 1" not in table.match.legal("green")
    assert "decline 1" not in table.match.legal("green")
    table.no("QV-9.5", "green", "accept 1")
    table.no("QV-9.5", "green", "decline 1")
    table.no("QV-9.5", "green", "withdraw 1")
    assert table.tiles("blue") == ["I", "II"]
    table.yes("yellow", "accept 1")
    assert table.tiles("blue") == ["I", "I", "I", "II"]
    table.no("QV-9.5", "yellow", "accept 1")
    assert asked(table) == ("red",)


@pytest.mark.clause("QV-9.14")
def test_it_cannot_be_countered_or_taken() -> None:
    table = at()
    table.yes("blue", "offer", payments=[pay("green", "blue", 1)])
    table.no("QV-9.14", "green", "counter 1", payments=[pay("green", "blue", 2)])
    table.no("QV-9.4", "green", "counter 1", payments=[pay("green", "blue", 9)])
    table.no("QV-9.5", "yellow", "counter 1", payments=[pay("yellow", "blue", 2)])
    table.no("QV-9.14", "red", "take 1")
    table.no("QV-3.1", "green", "take 1")
    table.yes("green", "offer", payments=[pay("yellow", "green", 1)])
    table.no("QV-9.11", "red", "take 1 2")
    table.yes("yellow", "offer", enter="a1")
    table.no("QV-9.11", "red", "take 3 1")
    table.no("QV-9.5", "red", "take 1 9")


@pytest.mark.clause("QV-9.14")
def test_a_decline_ends_it() -> None:
    table = at()
    table.yes("blue", "offer", payments=[pay("green", "blue", 1), pay("yellow", "blue", 1)])
    table.yes("green", "accept 1")
    table.yes("yellow", "decline 1")
    assert table.numbers() == []
    for seat in ("green", "yellow"):
        table.no("QV-9.5", seat, "accept 1")
    table.no("QV-9.5", "blue", "withdraw 1")
    assert table.tiles("blue") == ["I", "II"]


@pytest.mark.clause("QV-9.14")
def test_replacing_and_withdrawing_void_acceptances() -> None:
    table = at()
    deal: Json = {"payments": [pay("green", "blue", 1), pay("yellow", "blue", 1)]}
    table.yes("blue", "offer", **deal)
    table.yes("green", "accept 1")
    table.yes("blue", "offer", **deal)
    assert table.numbers() == [2]
    table.no("QV-9.5", "yellow", "accept 1")
    table.yes("yellow", "accept 2")
    assert table.tiles("blue") == ["I", "II"]
    table.no("QV-9.5", "yellow", "withdraw 2")
    table.yes("blue", "withdraw 2")
    table.no("QV-9.5", "green", "accept 2")
    # An offer to the player on turn takes its place as well, and the other way round.
    table.yes("blue", "offer", payments=[pay("blue", "green", 1)])
    table.yes("green", "offer", payments=[pay("blue", "green", 1)])
    table.yes("green", "offer", payments=[pay("green", "blue", 1)])
    assert table.numbers() == [3, 5]
    table.yes("green", "offer", payments=[pay("yellow", "green", 1)])
    assert table.numbers() == [3, 6]


@pytest.mark.clause("QV-9.14")
def test_it_ends_with_the_turn() -> None:
    table = at()
    table.yes("blue", "offer", payments=[pay("green", "blue", 1)])
    table.yes("yellow", "offer", payments=[pay("green", "yellow", 1), pay("blue", "yellow", 1)])
    table.yes("green", "accept 2")
    table.yes("red", "enter a1")
    assert table.numbers() == []
    table.no("QV-9.5", "green", "accept 1")
    table.no("QV-9.5", "blue", "accept 2")
    table.no("QV-9.5", "green", "decline 1")
    # Numbers go on.
    assert table.yes("green", "offer", payments=[pay("yellow", "green", 1)]) == 3


@pytest.mark.clause("QV-9.14")
def test_it_is_carried_out_while_a_proposal_waits() -> None:
    table = at()
    table.yes(
        "red", "propose", move="b5>i3", consents={"blue": 1, "green": 1}, payments=[pay("red", "blue", 1)]
    )
    table.yes("green", "accept 1")
    before = table.match.view(None)["deal"]
    table.yes(
        "yellow",
        "offer",
        payments=[pay("green", "yellow", 1)],
        promises=[no_consent("blue", "yellow", against="green")],
    )
    table.yes("green", "accept 2")
    table.yes("blue", "accept 2")
    assert table.match.view(None)["deal"] == before
    assert asked(table) == ("blue",)
    assert table.tiles("yellow") == ["I", "I", "II"]
    table.yes("blue", "accept 1")
    assert table.oracle.turn == "blue"


@pytest.mark.clause("QV-9.14")
def test_everyone_may_offer_while_a_proposal_waits_but_the_player_on_turn() -> None:
    table = at()
    table.yes("red", "propose", move="d3>g3", consents={"blue": 1})
    table.no("QV-3.1", "red", "offer", payments=[pay("green", "red", 1)])
    table.yes("blue", "offer", payments=[pay("green", "blue", 1)])
    table.yes("green", "accept 2")
    assert asked(table) == ("blue",)
    table.yes("blue", "accept 1")


@pytest.mark.clause("QV-9.14", "QV-9.4")
def test_the_authors_payments_are_checked_when_offering() -> None:
    table = at()
    terms = [no_consent("green", "blue")]
    table.no("QV-9.4", "blue", "offer", payments=[pay("blue", "green", 4)], promises=terms)
    table.yes("blue", "offer", payments=[pay("blue", "green", 3)], promises=terms)
    # What comes in earlier in the same deal counts: others are taken to be able to pay.
    table.yes("blue", "offer", payments=[pay("green", "blue", 9), pay("blue", "yellow", 12)])
    table.no("QV-9.4", "blue", "offer", payments=[pay("blue", "yellow", 12), pay("green", "blue", 9)])
    table.no("QV-9.4", "green", "accept 2")
    table.yes("green", "decline 2")


@pytest.mark.clause("QV-9.14", "QV-9.4")
def test_another_payers_payments_are_checked_when_accepting() -> None:
    table = at()
    table.yes("blue", "offer", payments=[pay("green", "blue", 4)])
    table.no("QV-9.4", "green", "accept 1")
    assert "accept 1" not in table.match.legal("green")
    assert "decline 1" in table.match.legal("green")
    table.yes(
        "yellow",
        "offer",
        payments=[pay("yellow", "green", 1)],
        promises=[promise("green", "yellow", "consent")],
    )
    table.yes("green", "accept 2")
    assert "accept 1" in table.match.legal("green")
    table.yes("green", "accept 1")
    assert sorted(table.tiles("blue")) == ["I", "I", "I", "II", "II"]


@pytest.mark.clause("QV-9.14", "QV-9.4")
def test_if_the_sums_cannot_be_made_it_is_off() -> None:
    # Green accepts while it can pay, spends the laurels, and then the last seat accepts.
    table = at()
    terms = [promise("yellow", "blue", "consent"), no_consent("yellow", "blue", turns=0)]
    table.yes("blue", "offer", payments=[pay("green", "blue", 3)], promises=terms)
    table.yes("green", "accept 1")
    table.yes(
        "green", "offer", payments=[pay("green", "blue", 1)], promises=[promise("blue", "green", "consent")]
    )
    table.yes("blue", "accept 2")
    table.yes("yellow", "accept 1")
    assert table.numbers() == []
    assert table.statuses() == ["open"]
    assert sorted(table.tiles("green")) == ["II"]
    # Nothing of it binds.
    number = table.yes("red", "propose", move="b5>i3", consents={"yellow": 1, "green": 1})
    table.yes("yellow", f"accept {number}")


@pytest.mark.clause("QV-9.14", "QV-9.4")
def test_the_author_may_have_spent_the_laurels_meanwhile() -> None:
    table = at()
    table.yes(
        "blue", "offer", payments=[pay("blue", "green", 3)], promises=[no_consent("green", "blue", turns=0)]
    )
    table.yes("yellow", "offer", payments=[pay("blue", "yellow", 3)])
    table.yes("blue", "accept 2")
    table.yes("green", "accept 1")
    assert table.statuses() == []
    assert table.tiles("blue") == []
    number = table.yes("red", "propose", move="d3>g3", consents={"green": 1})
    table.yes("green", f"accept {number}")


@pytest.mark.clause("QV-9.14", "QV-9.4")
def test_no_change_no_deal() -> None:
    table = at(players={"blue": {"laurels": ["II"]}, "green": {"laurels": ["V"]}, "yellow": {"laurels": []}})
    table.yes("blue", "offer", payments=[pay("green", "blue", 1)])
    table.yes("green", "accept 1")
    assert table.tiles("green") == ["V"]
    assert table.numbers() == []
    # Blue can change a V into a III.
    table.yes("blue", "offer", payments=[pay("green", "blue", 3)])
    table.yes("green", "accept 2")
    assert (table.tiles("green"), table.tiles("blue")) == (["II"], ["V"])


@pytest.mark.clause("QV-9.14")
def test_a_payer_of_the_waiting_deal_is_checked_when_accepting() -> None:
    table = at()
    table.yes("red", "propose", payments=[pay("blue", "red", 3)])
    table.yes("green", "offer", payments=[pay("blue", "green", 1)])
    table.yes("blue", "accept 2")
    assert "accept 1" not in table.match.legal("blue")
    table.no("QV-9.4", "blue", "accept 1")
    table.yes("blue", "decline 1")


@pytest.mark.clause("QV-9.14", "QV-9.4")
def test_who_agreed_to_pay_in_the_waiting_deal_may_spend_it_elsewhere() -> None:
    table = at()
    table.yes(
        "red", "propose", payments=[pay("blue", "red", 3)], promises=[promise("green", "red", "consent")]
    )
    table.yes("blue", "accept 1")
    table.yes("yellow", "offer", payments=[pay("blue", "yellow", 1)])
    table.yes("blue", "accept 2")
    assert asked(table) == ("green",)
    table.yes("green", "accept 1")
    # The sums could not be made: it is off.
    assert (asked(table), table.statuses(), table.tiles("red")) == (("red",), [], ["I", "II"])


@pytest.mark.clause("QV-9.14")
def test_in_the_caesar_step() -> None:
    table = caesar_step()
    number = table.yes(
        "green",
        "offer",
        payments=[pay("yellow", "green", 1)],
        promises=[no_consent("green", "yellow", turns=0)],
    )
    table.no("QV-9.14", "red", f"take {number}")
    table.yes("yellow", f"accept {number}")
    assert (table.oracle.step, asked(table)) == ("caesar", ("red",))
    # A proposal waits there as well.
    number = table.yes("red", "propose", caesar="b5>i3", payments=[pay("blue", "red", 1)])
    other = table.yes("green", "offer", payments=[pay("yellow", "green", 1)])
    table.yes("yellow", f"accept {other}")
    table.yes("blue", f"accept {number}")
    assert (table.oracle.caesar, table.oracle.turn) == ("b5>i3", "blue")


@pytest.mark.clause("QV-9.14")
def test_an_offer_lives_on_from_the_action_to_the_caesar_step() -> None:
    table = at(laurels={**FULL, "d3>g3": "IIc"})
    table.yes("green", "offer", payments=[pay("yellow", "green", 1), pay("blue", "green", 1)])
    table.yes("blue", "accept 1")
    table.yes("red", "propose", move="d3>g3", consents={"blue": 1})
    table.yes("blue", "accept 2")
    assert table.numbers() == [1]
    table.yes("yellow", "accept 1")
    table.yes("red", "skip")


@pytest.mark.clause("QV-9.14", "QV-8.1")
def test_not_after_the_end() -> None:
    table = at(committees={"m3": ["red", "red"], "senate": ["blue", "blue", "green", "yellow"]})
    table.yes("green", "offer", payments=[pay("yellow", "green", 1)])
    table.yes("blue", "offer", payments=[pay("blue", "green", 1)])
    table.yes("red", "move m3>senate")
    assert table.numbers() == []
    table.no("QV-8.1", "yellow", "accept 1")
    table.no("QV-8.1", "yellow", "decline 1")
    table.no("QV-8.1", "green", "withdraw 1")
    table.no("QV-8.1", "green", "offer", payments=[pay("yellow", "green", 1)])
    table.no(None, "green", "offer", payments=[pay("green", "green", 1)])
    assert [table.match.legal(seat) for seat in table.match.seats] == [[]] * 4


@pytest.mark.clause("QV-9.14", "QV-10.3")
def test_not_between_consul_games() -> None:
    committees = {"m3": ["red", "red"], "b5": ["blue"] * 3, "senate": ["blue", "blue", "green", "yellow"]}
    table = at(committees=committees, options={"consul": True})
    table.yes("green", "offer", payments=[pay("yellow", "green", 1)])
    bound(table, "blue", "green")
    gives(table, "no-enter", "a1", turns=0)
    table.yes("red", "move m3>senate")
    assert table.oracle.step == "recall"
    assert (table.numbers(), table.statuses()) == ([], ["never", "kept"])
    table.no("QV-9.5", "yellow", "accept 1")
    table.no("QV-9.5", "yellow", "decline 1")
    table.no("QV-3.1", "green", "offer", payments=[pay("yellow", "green", 1)])
    table.no("QV-3.1", "red", "propose", payments=[pay("yellow", "green", 1)])
    assert asked(table) == ("blue",)
    table.yes("blue", "recall b5")
    # The next game has begun: nothing of the last one binds.
    assert table.oracle.step == "turn"
    other = next(seat for seat in table.oracle.seats if seat != table.oracle.turn)
    third = next(seat for seat in table.oracle.seats if seat not in (table.oracle.turn, other))
    table.yes(other, "offer", promises=[promise(third, other, "words", text="x")])
    table.yes(third, f"accept {table.oracle.last_number}")


@pytest.mark.clause("QV-9.14", "QV-9.1")
def test_three_sides_in_the_order_of_their_choice() -> None:
    table = at(seats=5)
    deal: Json = {
        "payments": [pay("blue", "green", 1), pay("green", "yellow", 1), pay("yellow", "purple", 1)],
        "promises": [no_consent("purple", "blue")],
    }
    table.yes("blue", "offer", **deal)
    (offer,) = table.match.view(None)["offers"]
    assert offer["open"] == ["green", "yellow", "purple"]
    for seat in ("purple", "green", "yellow"):
        assert table.numbers() == [1]
        table.yes(seat, "accept 1")
    assert table.numbers() == []
    assert table.statuses() == ["open"]
    assert sorted(table.tiles("purple")) == ["I", "I", "II"]


@pytest.mark.clause("QV-9.14")
def test_several_stand_at_once() -> None:
    table = at()
    table.yes("blue", "offer", payments=[pay("green", "blue", 1)])
    table.yes("green", "offer", payments=[pay("blue", "green", 1)])
    table.yes("yellow", "offer", payments=[pay("blue", "yellow", 1), pay("green", "yellow", 1)])
    table.yes("green", "accept 3")
    table.yes("blue", "accept 2")
    table.yes("blue", "accept 3")
    table.yes("green", "accept 1")
    assert table.numbers() == []


@pytest.mark.clause("QV-9.14")
def test_a_gift_goes_to_the_player_on_turn() -> None:
    table = at()
    table.yes("blue", "offer", payments=[pay("blue", "green", 1)])
    table.no("QV-9.5", "green", "accept 1")
    table.yes("red", "take 1")
    assert (table.tiles("green"), asked(table)) == (["I", "I", "II"], ("red",))
    # Blue refuses for nothing: only when red takes it does it bind.
    table.yes("blue", "offer", promises=[no_consent("blue", "green", turns=0)])
    number = table.yes("red", "propose", move="d3>g3", consents={"blue": 1})
    table.yes("blue", f"decline {number}")
    table.yes("red", "take 2")
    table.no("QV-9.2", "red", "propose", move="d3>g3", consents={"blue": 1})


# -- QV-10.2: disclosure -------------------------------------------------------------------------------------


def near_senate(**given: Any) -> Table:
    committees = {"m3": ["red", "red"], "d3": ["blue", "green"]}
    return at(committees=committees, options={"disclosure": True}, **given)


@pytest.mark.clause("QV-10.2")
def test_deals_between_others_do_not_end_the_moment_of_disclosure() -> None:
    table = near_senate()
    table.no("QV-10.2", "green", "disclose")
    table.yes("red", "move m3>senate")
    number = table.yes("green", "offer", payments=[pay("yellow", "green", 1)])
    table.yes("yellow", f"accept {number}")
    table.yes("blue", "propose", payments=[pay("blue", "red", 1)])
    number = table.yes("blue", "propose", move="d3>g3", consents={"green": 1})
    # While a deal waits the player on turn can't disclose; the others may.
    table.no("QV-9.11", "blue", "disclose")
    assert "disclose" not in table.match.legal("blue")
    for seat in ("red", "green", "yellow"):
        assert "disclose" in table.match.legal(seat)
    table.yes("yellow", "disclose")
    table.no("QV-9.11", "blue", "disclose")
    table.no("QV-10.2", "red", "disclose")
    assert table.oracle.disclosed == [
        {"red": ["I", "I", "II", "III"], "blue": ["II"], "green": ["I", "I", "II"], "yellow": ["II"]}
    ]


@pytest.mark.clause("QV-10.2")
@pytest.mark.parametrize("ending", ["enter a1", "caesar b5>i3", '{"enter": "a1"}'])
def test_the_next_action_ends_the_moment_of_disclosure(ending: str) -> None:
    table = near_senate()
    table.yes("red", "move m3>senate")
    assert all("disclose" in table.match.legal(seat) for seat in table.match.seats)
    table.yes("blue", f"propose {ending}" if ending.startswith("{") else ending)
    table.no("QV-10.2", "red", "disclose")


@pytest.mark.clause("QV-10.2")
@pytest.mark.parametrize("entered", range(4))
def test_after_the_first_second_and_third_senator(entered: int) -> None:
    committees = {"m3": ["red", "red"], "senate": ["blue"] * entered}
    table = at(committees=committees, options={"disclosure": True})
    table.yes("red", "move m3>senate")
    if entered < 3:
        table.yes("red", "disclose")
        table.no("QV-10.2", "blue", "disclose")
    else:
        table.no("QV-10.2", "red", "disclose")


@pytest.mark.clause("QV-10.2")
def test_from_the_end_of_the_turn() -> None:
    table = near_senate(laurels={**FULL, "m3>senate": "IIc"})
    table.yes("red", "move m3>senate")
    assert table.oracle.step == "caesar"
    table.no("QV-10.2", "red", "disclose")
    table.no("QV-10.2", "blue", "disclose")
    table.yes("red", "skip")
    table.yes("red", "disclose")


# -- reading -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["move b5>senate", "move i3>b5", "move senate>m3", "move a1>i3", "move a1>b5"]
)
def test_two_committees_without_a_path_between_them(text: str) -> None:
    table = at(committees={"b5": ["red"] * 3, "i3": ["red"], "senate": ["red"]})
    table.no("QV-3.2", "red", text)
    table.no("QV-3.1", "blue", text)
    table.no("QV-3.2", "red", "propose", move=text.removeprefix("move "))
    table.no("QV-3.2", "blue", "offer", move=text.removeprefix("move "), consents={"blue": 1})
    number = table.yes("red", "propose", payments=[pay("blue", "red", 1)])
    table.no("QV-3.2", "red", text)
    table.no("QV-3.2", "blue", f"counter {number}", move=text.removeprefix("move "))


@pytest.mark.parametrize(
    "text",
    [
        "move b5",
        "move b5>",
        "move b5>z9",
        "move b5>i3>m3",
        "move b5-i3",
        "caesar a1>e1",
        "caesar b5>j5",
        "enter z9",
    ],
)
def test_what_is_no_move(text: str) -> None:
    table = at()
    for seat in ("red", "blue"):
        table.no(None, seat, text)


@pytest.mark.parametrize(
    "words",
    [
        {"kind": "no-move"},
        {"kind": "no-move", "at": "b5"},
        {"kind": "no-move", "at": "b5>senate"},
        {"kind": "no-move", "at": "i3>b5"},
        {"kind": "no-move", "at": "b5>i3", "against": "green"},
        {"kind": "no-move", "at": "b5>i3", "turns": -1},
        {"kind": "no-enter"},
        {"kind": "no-enter", "at": "g3"},
        {"kind": "no-enter", "at": "senate"},
        {"kind": "no-enter", "at": "b5", "turns": -1},
        {"kind": "no-enter", "at": "b5", "turns": "0"},
        {"kind": "no-enter", "at": "b5", "turns": None},
        {"kind": "no-enter", "at": "b5", "turns": True},
        {"kind": "no-enter", "at": ["b5"]},
        {"kind": "no-caesar", "at": "a1>e1", "turns": 0},
        {"kind": "no-consent", "turns": 0},
        {"kind": "no-consent", "against": "red"},
        {"kind": "no-consent", "against": "blue"},
        {"kind": "no-consent", "against": "green", "at": "b5"},
        {"kind": "consent", "turns": 0},
        {"kind": "consent", "at": "b5", "turns": 0},
        {"kind": "caesar", "at": "b5>i3", "turns": 0},
        {"kind": "caesar", "at": "a1>e1"},
        {"kind": "pay", "laurels": 1, "turns": 0},
        {"kind": "words", "text": "x", "turns": 0},
        {"kind": "no-words", "text": "x"},
    ],
)
def test_terms_that_cannot_be_read(words: Json) -> None:
    table = at()
    deal = {"promises": [{"by": "red", "to": "blue", **words}]}
    table.no(None, "red", "propose", **deal)
    table.no(None, "blue", "offer", **deal)
    table.no(None, "yellow", "counter 7", **deal)


@pytest.mark.parametrize("place", PATHS)
def test_no_move_may_name_any_path(place: str) -> None:
    table = at()
    gives(table, "no-move", place, turns=0)


@pytest.mark.parametrize("place", ENTRIES)
def test_no_enter_may_name_the_four_lowest_committees(place: str) -> None:
    table = at()
    gives(table, "no-enter", place, turns=0)
    table.no("QV-4.1" if place == "d3" else "QV-9.2", "red", f"enter {place}")
