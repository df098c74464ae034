"""QV-6 and QV-7: laurels and Caesar."""

import pytest

from curia import Match
from tests.quovadis.table import at, holding, offer, pay, promise, propose, refused, seated, tiles


@pytest.mark.clause("QV-6.1")
def test_the_mover_takes_the_tile_and_a_new_one_follows() -> None:
    match = at(committees={"d3": ["red", "red"]}, laurels={"d3>g3": "IV", "d3>h1": "V"}, stock=["II", "III"])
    match.play("red", "move d3>g3")
    assert tiles(match, "red") == ["IV"]
    assert match.view(None)["laurels"]["d3>g3"] == "II"
    assert match.view(None)["stock"] == 1
    assert match.position()["stock"] == ["III"]


@pytest.mark.clause("QV-6.1")
def test_with_the_stock_empty_the_place_stays_empty() -> None:
    match = at(committees={"d3": ["red", "red"], "g3": ["blue"]}, laurels={"d3>g3": "IV"})
    match.play("red", "move d3>g3")
    assert match.view(None)["laurels"]["d3>g3"] is None
    match = at(committees={"d3": ["red", "red"]})
    match.play("red", "move d3>g3")
    assert tiles(match, "red") == []


@pytest.mark.clause("QV-6.2")
def test_each_foreign_consent_earns_an_i_tile() -> None:
    match = at(4, committees={"b5": ["red", "blue", "green", "green"]}, bank=5)
    number = propose(match, "red", move="b5>i3", consents={"green": 2})
    match.play("green", f"accept {number}")
    assert tiles(match, "green") == ["I", "I"]
    assert match.view(None)["bank"] == 3


@pytest.mark.clause("QV-6.2")
def test_own_consent_earns_nothing() -> None:
    match = at(committees={"b5": ["red", "red", "blue"]}, bank=5)
    number = propose(match, "red", move="b5>i3", consents={"blue": 1})
    match.play("blue", f"accept {number}")
    assert match.view(None)["bank"] == 4
    assert tiles(match, "red") == []


@pytest.mark.clause("QV-6.2")
@pytest.mark.parametrize(
    ("ones", "paid"),
    [(["green"], "green"), (["blue"], "blue"), (["green", "blue"], "green"), (["red", "blue"], "blue")],
)
def test_with_too_few_the_mover_says_who_gets_them(ones: list[str], paid: str) -> None:
    match = at(4, committees={"b5": ["red", "blue", "green"]}, turn="red", bank=1)
    number = propose(match, "red", move="b5>i3", consents={"blue": 1, "green": 1}, ones=ones)
    for giver in ("blue", "green"):
        match.play(giver, f"accept {number}")
    other = "green" if paid == "blue" else "blue"
    assert (tiles(match, paid), tiles(match, other)) == (["I"], [])


@pytest.mark.clause("QV-6.2")
def test_left_unsaid_the_ones_go_round_in_turn_order_after_the_mover() -> None:
    match = at(4, committees={"b5": ["red", "green", "yellow"]}, turn="green", bank=1)
    number = propose(match, "green", move="b5>i3", consents={"red": 1, "yellow": 1})
    match.play("red", f"accept {number}")
    match.play("yellow", f"accept {number}")
    assert (tiles(match, "yellow"), tiles(match, "red")) == (["I"], [])
    empty = at(committees={"d3": ["red", "blue"]}, bank=0)
    propose(empty, "red", move="d3>g3", consents={"blue": 1})
    empty.play("blue", "accept 1")
    assert tiles(empty, "blue") == []


@pytest.mark.clause("QV-6.3")
def test_totals_are_not_shown_but_what_was_taken_was_seen() -> None:
    match = at(committees={"d3": ["red", "red"]}, laurels={"d3>g3": "IV"}, players=holding(red="V"))
    match.play("red", "move d3>g3")
    view = match.view("blue")
    assert view["players"]["red"]["laurels"] is None
    assert view["players"]["red"]["tiles"] == 2
    assert [event["laurel"] for event in view["events"] if event["event"] == "moved"] == ["IV"]
    assert match.view("red")["players"]["red"]["laurels"] == ["IV", "V"]
    assert match.view(None)["players"]["red"]["laurels"] is None


def caesars(match: Match, seat: str = "red") -> list[str]:
    """Where the seat may put Caesar."""
    return [move.split()[1] for move in match.legal(seat) if move.startswith("caesar")]


@pytest.mark.clause("QV-7.1")
def test_caesar_goes_to_any_other_laurel() -> None:
    match = at(laurels={"b5>i3": "III", "d3>h1": "II", "j5>senate": "V"})
    assert caesars(match) == ["b5>i3", "d3>h1"]
    for place in ("j5>senate", "d3>g3"):
        assert refused(match, "red", f"caesar {place}") == "QV-7.1"
        assert refused(match, "red", f'propose {{"caesar":"{place}"}}') == "QV-7.1"
        assert refused(match, "blue", f'offer {{"caesar":"{place}"}}') == "QV-7.1"
    assert refused(match, "red", "caesar f1>j5") is None
    match.play("red", "caesar d3>h1")
    assert match.view(None)["caesar"] == "d3>h1"


@pytest.mark.clause("QV-7.1")
@pytest.mark.parametrize("laurels", [{}, {"j5>senate": "V"}])
def test_caesar_goes_to_any_other_place_where_no_other_has_a_tile(laurels: dict[str, str]) -> None:
    match = at(laurels=laurels)
    assert len(caesars(match)) == 9
    assert refused(match, "red", "caesar j5>senate") == "QV-7.1"
    match.play("red", "caesar d3>h1")
    assert match.view(None)["caesar"] == "d3>h1"


@pytest.mark.clause("QV-7.1", "QV-7.2")
def test_in_the_caesar_step_he_goes_to_a_laurel_too() -> None:
    for stock, left in ((["V"], ["b5>f1", "d3>g3"]), ([], ["b5>f1"])):
        match = at(committees={"d3": ["red", "red"]}, laurels={"d3>g3": "IIc", "b5>f1": "II"}, stock=stock)
        match.play("red", "move d3>g3")
        assert caesars(match) == left
        assert refused(match, "red", "caesar b5>i3") == "QV-7.1"
        assert refused(match, "red", 'propose {"caesar":"b5>i3"}') == "QV-7.1"
        assert refused(match, "blue", 'offer {"caesar":"b5>i3"}') == "QV-7.1"
        match.play("red", f"caesar {left[-1]}")
        assert match.to_act == ("blue",)


@pytest.mark.clause("QV-7.1")
@pytest.mark.parametrize("verb", ["propose", "offer"])
def test_beside_a_move_the_places_count_as_the_move_leaves_them(verb: str) -> None:
    seat = "red" if verb == "propose" else "blue"
    for laurels, stock, wanted, clause in (
        ({"d3>g3": "IIc", "b5>f1": "II"}, ["V"], "d3>g3", None),  # the new tile
        ({"d3>g3": "IIc", "b5>f1": "II"}, [], "d3>g3", "QV-7.1"),  # the stock is empty
        ({"d3>g3": "IIc", "b5>f1": "II"}, [], "b5>f1", None),
        ({"d3>g3": "IIc"}, [], "b5>f1", None),  # then no place has a tile
        ({"d3>g3": "IIc"}, [], "d3>g3", None),
        ({"d3>g3": "IIc"}, ["V"], "b5>f1", "QV-7.1"),  # the new tile is the only one
        ({"d3>g3": "IIc", "j5>senate": "II"}, [], "b5>f1", None),  # only Caesar's place has one
        ({"d3>g3": "IIc", "b5>f1": "II"}, ["V"], "j5>senate", "QV-7.1"),  # he lies there
        ({"d3>g3": "II", "b5>f1": "II"}, ["V"], "b5>i3", None),  # without effect: not checked
        ({"d3>g3": "II", "b5>f1": "II"}, ["V"], "j5>senate", None),
    ):
        match = at(committees={"d3": ["red", "blue"]}, laurels=laurels, stock=stock)
        deal = f'{{"move":"d3>g3","consents":{{"blue":1}},"caesar":"{wanted}"}}'
        if clause:
            assert refused(match, seat, f"{verb} {deal}") == clause
        else:
            match.play(seat, f"{verb} {deal}")
            match.play(*(("blue", "accept 1") if verb == "propose" else ("red", "take 1")))
            assert match.view(None)["caesar"] == (wanted if laurels["d3>g3"] == "IIc" else "j5>senate")


@pytest.mark.clause("QV-7.1")
def test_the_last_entry_into_the_senate_gives_no_caesar_move_so_its_term_is_not_checked() -> None:
    match = at(
        committees={"m3": ["red", "blue"], "senate": ["blue"] * 4},
        laurels={"m3>senate": "IIc", "b5>f1": "II"},
    )
    match.play("red", 'propose {"move":"m3>senate","consents":{"blue":1},"caesar":"b5>i3"}')
    match.play("blue", "accept 1")
    assert match.result is not None
    assert match.view(None)["caesar"] == "j5>senate"


@pytest.mark.clause("QV-7.1")
def test_a_promise_may_name_an_empty_place() -> None:
    match = at(laurels={"b5>f1": "II"})
    promises = [promise("red", "blue", kind, at="b5>i3", turns=1) for kind in ("caesar", "no-caesar")]
    propose(match, "red", promises=promises)
    assert len(match.view(None)["ledger"]) == 2


@pytest.mark.clause("QV-7.1", "QV-9.2")
def test_a_barred_place_still_counts_as_having_its_tile() -> None:
    match = at(laurels={"b5>f1": "II"})
    propose(match, "red", promises=[promise("red", "blue", "no-caesar", at="b5>f1")])
    assert caesars(match) == []
    assert refused(match, "red", "caesar b5>f1") == "QV-9.2"
    assert refused(match, "red", "caesar b5>i3") == "QV-7.1"
    match = at(laurels={"b5>f1": "II"})
    propose(match, "red", promises=[promise("red", "blue", "no-caesar", at="b5>i3")])
    assert refused(match, "red", "caesar b5>i3") == "QV-7.1"


@pytest.mark.clause("QV-7.2")
def test_a_tile_with_caesars_head_gives_a_caesar_move() -> None:
    match = at(committees={"d3": ["red", "red", "blue"]}, laurels={"d3>g3": "IIc"})
    match.play("red", "move d3>g3")
    assert match.to_act == ("red",)
    assert match.view(None)["phase"]["name"] == "caesar"
    for move in ("enter a1", "move d3>h1", 'propose {"enter":"a1"}'):
        assert refused(match, "red", move) == "QV-3.1"
    assert refused(match, "blue", 'offer {"move":"d3>h1","consents":{"blue":1}}') == "QV-3.1"
    assert refused(match, "red", "caesar j5>senate") == "QV-7.1"
    again = at(committees={"d3": ["red", "red"]}, laurels={"d3>g3": "IIc"})
    again.play("red", "move d3>g3")
    again.play("red", "skip")
    assert again.view(None)["caesar"] == "j5>senate"
    match.play("red", "caesar b5>f1")
    assert match.view(None)["caesar"] == "b5>f1"
    assert match.to_act == ("blue",)


@pytest.mark.clause("QV-7.2")
def test_also_if_the_tile_is_paid_away_and_never_by_a_payment() -> None:
    match = at(committees={"d3": ["red", "blue"]}, laurels={"d3>g3": "IIc"})
    number = propose(match, "red", move="d3>g3", consents={"blue": 1}, payments=[pay("red", "blue", 2)])
    match.play("blue", f"accept {number}")
    assert tiles(match, "blue") == ["I", "IIc"]
    assert match.to_act == ("red",)
    assert match.view(None)["phase"]["name"] == "caesar"
    paid = at(players=holding(blue="IIc"))
    number = propose(paid, "red", enter="a1", payments=[pay("blue", "red", 2)])
    paid.play("blue", f"accept {number}")
    assert paid.to_act == ("blue",)


@pytest.mark.clause("QV-7.3")
def test_along_caesars_path_nobody_is_asked() -> None:
    match = at(committees={"d3": ["red"], "b5": ["red"]}, caesar="d3>h1")
    assert refused(match, "red", "move d3>g3") == "QV-5.5"
    match.play("red", "move d3>h1")
    assert seated(match, "h1") == ["red"]
    named = at(committees={"d3": ["red", "blue"]}, caesar="d3>h1")
    assert refused(named, "red", 'propose {"move":"d3>h1","consents":{"blue":1}}') == "QV-7.3"


@pytest.mark.clause("QV-7.4")
def test_along_caesars_path_nobody_gets_laurels() -> None:
    match = at(committees={"d3": ["red", "blue"]}, caesar="d3>h1", laurels={"d3>h1": "IIc"}, stock=["V"])
    match.play("red", "move d3>h1")
    assert tiles(match, "red") == []
    assert match.view(None)["laurels"]["d3>h1"] == "IIc"
    assert match.view(None)["stock"] == 1
    assert match.to_act == ("blue",)


@pytest.mark.clause("QV-7.5")
def test_along_caesars_path_a_free_seat_is_needed() -> None:
    match = at(committees={"d3": ["red", "red"], "h1": ["blue"]}, caesar="d3>h1")
    assert refused(match, "red", "move d3>h1") == "QV-5.1"


@pytest.mark.clause("QV-7.3")
def test_payments_are_legal_along_caesars_path() -> None:
    match = at(committees={"d3": ["red"]}, caesar="d3>h1", players=holding(blue="I"))
    number = offer(match, "blue", move="d3>h1", payments=[pay("blue", "red", 1)])
    match.play("red", f"take {number}")
    assert tiles(match, "red") == ["I"]
