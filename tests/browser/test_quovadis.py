"""Quo Vadis? on the page: the board, the deal desk, offers, Caesar, the ledger, the end."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

import curia
from tests.browser.axe import violations
from tests.browser.conftest import REFUSED, Opens
from tests.browser.sitting import Sitting
from tests.browser.staging import Stage
from tests.browser.tables import PHONE, QUO_VADIS, with_friends

Json = dict[str, Any]
TALK: Json = {
    "game": "quovadis",
    "seats": 3,
    "turn": "red",
    "committees": {"b5": ["red", "red", "blue", "green"], "d3": ["blue", "green"], "g3": ["red"]},
    "caesar": "j5>senate",
    "laurels": {"b5>i3": "III", "b5>f1": "IIc", "g3>j5": "II", "d3>g3": "IV"},
    "stock": ["V", "II", "III", "IV", "II", "III"],
    "bank": 9,
    "players": {
        "red": {"reserve": 3, "laurels": ["I", "I", "II"]},
        "blue": {"reserve": 4, "laurels": ["III"]},
        "green": {"reserve": 4, "laurels": ["I", "IV"]},
    },
}
CROWD = TALK | {"committees": TALK["committees"] | {"b5": ["red", "red", "red", "blue"]}}


def at(page: Page, position: Json = TALK, seat: str = "red") -> Sitting:
    return Sitting(page, curia.position(position, seed=5), seat)


def committee(page: Page, name: str) -> Locator:
    return page.locator(f"[data-committee={name}]")


def place(page: Page, path: str) -> Locator:
    """The laurel of a path."""
    return page.locator(f'[data-path="{path}"] .tile')


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def deal_of(move: str) -> Json:
    found: Json = json.loads(move.split(" ", 2 if move.startswith("counter") else 1)[-1])
    return found


# --- The board


def test_a_senator_lights_up_its_paths(opens: Opens) -> None:
    page = opens()
    table = at(page, CROWD)
    committee(page, "b5").click()
    expect(page.locator(".path.go")).to_have_count(2)
    assert table.says(place(page, "b5>i3").click) == "move b5>i3"
    expect(page.locator(".talk")).to_contain_text("You move a senator from b5 to i3 and take a III.")


def test_what_needs_consent_is_drawn_as_a_question(opens: Opens) -> None:
    page = opens()
    at(page)
    committee(page, "b5").click()
    expect(page.locator(".path.ask")).to_have_count(2)
    place(page, "b5>i3").click()
    expect(page.get_by_role("dialog")).to_contain_text("Two consents are needed")


def test_a_way_that_no_deal_can_open_says_why(opens: Opens) -> None:
    page = opens()
    full = TALK["committees"] | {"i3": ["blue", "blue", "green"]}
    at(page, TALK | {"committees": full})
    committee(page, "b5").click()
    expect(page.locator(".prompt")).to_contain_text("b5 to i3: no free seat there (QV-5.1).")
    committee(page, "g3").click()
    expect(page.locator(".prompt")).to_contain_text("too few senators in g3 to give consent (QV-5.5)")


def test_a_senator_is_dragged_along_a_path(opens: Opens) -> None:
    page = opens()
    table = at(page, CROWD)

    def drag() -> None:
        committee(page, "b5").hover()
        page.mouse.down()
        page.mouse.move(300, 500, steps=4)
        committee(page, "i3").hover()
        expect(page.locator(".drop-over")).to_have_count(1)
        expect(page.locator("svg.ghost")).to_have_count(1)
        page.mouse.up()

    assert table.says(drag) == "move b5>i3"
    expect(page.locator("svg.ghost")).to_have_count(0)


def test_a_senator_is_dragged_with_a_finger(opens: Opens) -> None:
    page = opens(width=PHONE[0], height=PHONE[1], touch=True)
    table = at(page, CROWD)
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, over: Locator | None = None) -> None:
        box = over.bounding_box() if over is not None else None
        points = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}] if box else []
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def drag() -> None:
        touch("touchStart", committee(page, "b5"))
        touch("touchMove", committee(page, "f1"))
        expect(page.locator("svg.ghost")).to_have_count(1)
        touch("touchMove", committee(page, "i3"))
        touch("touchEnd")

    assert table.says(drag) == "move b5>i3"


def test_caesar_is_dragged_to_another_place(opens: Opens) -> None:
    page = opens()
    table = at(page)
    page.locator("[data-caesar]").hover()
    page.mouse.down()
    page.mouse.move(500, 500, steps=4)
    place(page, "d3>g3").hover()
    assert table.says(page.mouse.up) == "caesar d3>g3"


def test_a_senator_is_brought_in(opens: Opens) -> None:
    page = opens()
    table = at(page)
    button(page, "Bring in a senator (3 left)").click()
    assert table.says(committee(page, "a1").click) == "enter a1"


@pytest.mark.clause("QV-7.4")
def test_no_laurel_is_offered_where_caesar_lies(opens: Opens) -> None:
    page = opens()
    table = at(page, TALK | {"caesar": "g3>j5"})
    committee(page, "g3").click()
    way = page.locator(".choices .go")
    expect(way).to_have_text("g3 to j5, no laurel: Caesar lies on the II")
    expect(page.locator('[data-path="g3>j5"] .guarded')).to_have_count(1)
    expect(page.locator(".guarded")).to_have_count(1)
    assert table.says(way.click) == "move g3>j5"
    expect(page.locator(".talk")).to_contain_text("You move a senator from g3 to j5.")


def test_a_move_is_taken_back_as_long_as_the_server_lets_it_be(opens: Opens) -> None:
    """Also after bots have moved; one that moves in between is no reason to ask again."""
    opens.expects(REFUSED)
    page = opens()
    table = at(page)
    back = button(page, "Take back")
    expect(back).to_be_disabled()
    table.takeback = True
    button(page, "Bring in a senator (3 left)").click()
    table.says(committee(page, "a1").click)
    table.others(("blue", "enter c1"), ("green", "enter d3"))
    asked: list[int] = []

    def answer(route: Route) -> None:
        asked.append(json.loads(route.request.post_data or "")["number"])
        stale: dict[str, Any] = {
            "key": "server-stale",
            "args": {},
            "clause": None,
            "message": "Somebody was faster.",
        }
        body = {"done": True} if len(asked) > 1 else stale
        status = 200 if len(asked) > 1 else 409
        route.fulfill(status=status, content_type="application/json", body=json.dumps(body))

    page.route("**/takeback", answer)
    expect(page.locator(".talk")).to_contain_text("d3")  # the page knows of the last move
    expect(back).to_be_enabled()
    with page.expect_response(lambda found: found.url.endswith("/takeback") and found.ok):
        back.click()
    assert asked == [table.number, table.number]
    expect(page.locator(".problem")).to_have_count(0)


# --- Deals


def test_a_deal_of_every_kind_of_term(opens: Opens) -> None:
    page = opens()
    table = at(page)
    committee(page, "b5").click()
    place(page, "b5>f1").click()
    desk = page.get_by_role("dialog")
    desk.get_by_label("This takes a laurel with Caesar's head. Where does Caesar go then?").select_option(
        "g3>j5"
    )
    desk.get_by_role("spinbutton", name="Consents of Blue").press("ArrowDown")
    desk.get_by_role("button", name="Consents of Green: one more").click()
    desk.get_by_role("button", name="Add a payment").click()
    desk.get_by_role("button", name="Laurels: one more").click()
    kinds = ["consent later", "no consent to somebody", "to put Caesar somewhere", "laurels later"]
    for i, kind in enumerate([*kinds, "something in words"]):
        desk.get_by_role("button", name="Add a promise").click()
        desk.get_by_label("What is promised besides?").nth(i).select_option(label=kind)
    desk.get_by_label("At which committee").select_option("i3")
    desk.get_by_label("What? At most 200 letters.").fill("I shall speak well of you")
    expect(desk).to_contain_text("Green gives one consent, you pay Green 2 laurels")
    deal = deal_of(table.says(desk.get_by_role("button", name="Propose it").click))
    assert deal["move"] == "b5>f1"
    assert deal["consents"] == {"green": 1}
    assert deal["caesar"] == "g3>j5"
    assert deal["payments"] == [{"from": "red", "to": "green", "laurels": 2}]
    assert [one["kind"] for one in deal["promises"]] == ["consent", "no-consent", "caesar", "pay", "words"]
    assert deal["promises"][0] == {"by": "red", "to": "green", "kind": "consent", "at": "i3", "turns": 2}
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".deal")).to_contain_text("Waiting for: Green.")
    table.others(("green", "accept 1"))
    expect(page.locator(".talk")).to_contain_text("Deal 1 is carried out.")
    expect(page.locator(".ledger")).to_contain_text("4 open")


def test_what_the_match_refuses_is_said_at_the_desk_with_its_rule(opens: Opens) -> None:
    opens.expects(REFUSED)
    page = opens(width=PHONE[0], height=PHONE[1])
    at(page)
    committee(page, "b5").click()
    page.locator(".choices .ask").first.click()
    desk = page.get_by_role("dialog")
    desk.get_by_role("button", name="Add a payment").click()
    for _ in range(9):
        desk.get_by_role("button", name="Laurels: one more").click()
    desk.get_by_role("button", name="Propose it").click()
    expect(desk.get_by_role("alert")).to_contain_text("QV-9.4")
    assert violations(page) == []


# --- Drafts


def drafted(opens: Opens, position: Json = TALK) -> tuple[Sitting, Locator]:
    """Green has composed an offer for a move of Red's, and not said it."""
    table = at(opens(), position, "green")
    committee(table.page, "b5").click()
    place(table.page, "b5>i3").click()
    desk = table.page.get_by_role("dialog")
    desk.get_by_role("button", name="Add a payment").click()
    desk.get_by_role("button", name="Laurels: one more").click()
    expect(desk).to_contain_text("you give one consent, Red pays you 2 laurels")
    return table, desk


def kept(page: Page) -> int:
    """How many drafts the browser keeps."""
    found: int = page.evaluate("Object.keys(sessionStorage).filter(key => key.includes('draft')).length")
    return found


def test_a_draft_outlives_the_moves_of_others_and_is_said_when_it_can_be(opens: Opens) -> None:
    table, desk = drafted(opens)
    say = desk.get_by_role("button", name="Offer it")
    table.others(("red", "enter a1"))
    expect(desk).to_contain_text("Composed for when Red is on turn. It is kept here until then.")
    expect(desk).to_contain_text("Red pays you 2 laurels")
    expect(say).to_be_disabled()
    assert violations(table.page) == []
    table.others(("blue", "enter c1"))
    expect(desk).to_contain_text("Red moves a senator from b5 to i3")
    expect(say).to_be_disabled()
    table.others(("green", "enter d3"))
    expect(say).to_be_enabled()
    assert deal_of(table.says(say.click)) == {
        "move": "b5>i3",
        "consents": {"green": 1},
        "payments": [{"from": "red", "to": "green", "laurels": 2}],
    }
    expect(desk).to_have_count(0)
    assert kept(table.page) == 0


def test_a_draft_can_be_used_for_another_turn(opens: Opens) -> None:
    table, desk = drafted(opens)
    table.others(("red", "enter c1"))
    desk.get_by_role("button", name="Use it for this turn").click()
    expect(desk.get_by_role("button", name="Offer it")).to_be_enabled()
    expect(desk).to_contain_text("Blue moves a senator from b5 to i3")


def test_a_draft_outlives_a_reload(opens: Opens) -> None:
    table, desk = drafted(opens)
    table.page.reload()
    expect(desk).to_contain_text("you give one consent, Red pays you 2 laurels")
    desk.get_by_role("button", name="Close").click()
    expect(desk).to_have_count(0)
    table.page.reload()
    table.page.wait_for_selector("dialog.desk[open]")
    desk.get_by_role("button", name="Discard it").click()
    expect(desk).to_have_count(0)
    table.page.reload()
    table.page.wait_for_selector(".plates")
    expect(desk).to_have_count(0)


def test_a_draft_that_was_put_aside_is_taken_up_again(opens: Opens) -> None:
    table, desk = drafted(opens)
    table.page.keyboard.press("Escape")
    expect(desk).to_have_count(0)
    button(table.page, "Go on with your draft").click()
    expect(desk).to_contain_text("Red pays you 2 laurels")
    table.page.keyboard.press("Escape")
    committee(table.page, "b5").click()
    place(table.page, "b5>f1").click()
    expect(desk).to_contain_text("Red moves a senator from b5 to f1")
    expect(desk).to_contain_text("Red pays you 2 laurels")


def test_what_is_no_longer_possible_in_a_draft_is_marked_and_not_lost(opens: Opens) -> None:
    seated = TALK["committees"] | {"i3": ["blue", "green"], "e1": ["blue"]}
    table, desk = drafted(opens, TALK | {"committees": seated})
    table.others(("red", "enter a1"), ("blue", "move e1>i3"), ("green", "enter d3"))
    fault = desk.locator(".fault")
    expect(fault).to_contain_text("b5 to i3: no free seat there (QV-5.1).")
    expect(desk).to_contain_text("Red pays you 2 laurels")
    expect(desk.get_by_label("Which way?")).to_have_value("b5>i3")
    assert violations(table.page) == []
    fault.get_by_role("button", name="Leave it out").click()
    expect(fault).to_have_count(0)
    offer = deal_of(table.says(desk.get_by_role("button", name="Offer it").click))
    assert offer == {"payments": [{"from": "red", "to": "green", "laurels": 2}]}


def test_a_refused_draft_stays_whatever_others_say(opens: Opens) -> None:
    opens.expects(REFUSED)
    table = at(opens())
    page = table.page
    committee(page, "b5").click()
    place(page, "b5>i3").click()
    desk = page.get_by_role("dialog")
    desk.get_by_role("button", name="Add a payment").click()
    for _ in range(9):
        desk.get_by_role("button", name="Laurels: one more").click()
    expect(desk.locator(".fault")).to_contain_text("You do not hold what you would have to pay.")
    desk.get_by_role("button", name="Propose it").click()
    expect(desk.get_by_role("alert")).to_contain_text("QV-9.4")
    table.others(("blue", 'offer {"move":"b5>i3","consents":{"blue":1}}'))
    expect(page.locator(".offers")).to_contain_text("Offer 1 by Blue")
    expect(desk).to_contain_text("you pay Blue 10 laurels")


def test_a_declined_deal_can_be_changed_and_proposed_again(opens: Opens) -> None:
    table = at(opens())
    page = table.page
    ask = {
        "move": "b5>i3",
        "consents": {"green": 1},
        "payments": [{"from": "red", "to": "green", "laurels": 1}],
    }
    table.others(("red", f"propose {json.dumps(ask)}"), ("green", "decline 1"))
    button(page, "Change the declined deal").click()
    desk = page.get_by_role("dialog")
    desk.get_by_role("button", name="Laurels: one more").click()
    deal = deal_of(table.says(desk.get_by_role("button", name="Propose it").click))
    assert deal == ask | {"payments": [{"from": "red", "to": "green", "laurels": 2}]}


def test_a_deal_before_one_is_answered(opens: Opens) -> None:
    page = opens()
    table = at(page, seat="blue")
    ask = {
        "move": "b5>i3",
        "consents": {"blue": 1},
        "payments": [{"from": "red", "to": "blue", "laurels": 1}],
    }
    table.others(("red", f"propose {json.dumps(ask)}"))
    expect(page.locator(".deal.mine")).to_contain_text("You give one consent.")
    expect(page).to_have_title("Your turn · Quo Vadis?")
    assert violations(page) == []
    button(page, "Answer with another deal").click()
    desk = page.get_by_role("dialog")
    desk.get_by_role("button", name="Laurels: one more").click()
    answer = deal_of(table.says(desk.get_by_role("button", name="Answer with it").click))
    assert answer == ask | {"payments": [{"from": "red", "to": "blue", "laurels": 2}]}
    table.others(("red", "decline 2"), ("red", f"propose {json.dumps(ask)}"))
    assert table.says(button(page, "Decline").click) == "decline 3"
    table.others(("red", f"propose {json.dumps(ask)}"))
    assert table.says(button(page, "Accept").click) == "accept 4"
    expect(page.locator(".talk")).to_contain_text("Red moves a senator from b5 to i3 with the consent of you")


def test_who_cannot_pay_cannot_accept(opens: Opens) -> None:
    page = opens()
    table = at(page, seat="blue")
    table.others(("red", 'propose {"payments":[{"from":"blue","to":"red","laurels":9}]}'))
    expect(button(page, "Accept")).to_be_disabled()
    expect(page.locator(".deal")).to_contain_text("You do not hold what you would have to pay.")


def test_a_deal_is_withdrawn(opens: Opens) -> None:
    page = opens()
    table = at(page)
    table.others(("red", 'propose {"move":"b5>i3","consents":{"blue":1}}'))
    assert table.says(button(page, "Withdraw deal 1").click) == "withdraw 1"
    expect(page.locator(".deal")).to_have_count(0)


def test_somebody_not_on_turn_makes_an_offer(opens: Opens) -> None:
    page = opens()
    table = at(page, seat="green")
    expect(page.locator(".prompt")).to_contain_text("To offer Red something")
    committee(page, "b5").click()
    place(page, "b5>i3").click()
    desk = page.get_by_role("dialog", name="Offer Red a deal")
    desk.get_by_role("button", name="Add a payment").click()
    offer = deal_of(table.says(desk.get_by_role("button", name="Offer it").click))
    assert offer == {
        "move": "b5>i3",
        "consents": {"green": 1},
        "payments": [{"from": "red", "to": "green", "laurels": 1}],
    }
    expect(page.locator(".offers")).to_contain_text("Offer 1 by you")
    assert violations(page) == []
    assert table.says(button(page, "Withdraw deal 1").click) == "withdraw 1"


def test_offers_are_taken_alone_or_together(opens: Opens) -> None:
    table = at(opens(), TALK | {"committees": {"b5": ["red", "blue", "green"]}})
    page = table.page
    table.others(
        ("blue", 'offer {"move":"b5>i3","consents":{"blue":1}}'),
        ("green", 'offer {"move":"b5>i3","consents":{"green":1}}'),
    )
    expect(page.locator(".offers")).to_contain_text("Only together with another one.")
    assert table.says(button(page, "Take the offers 1 and 2 together").click) == "take 1 2"
    expect(page.locator(".talk")).to_contain_text("You take the offers 1 and 2 together")
    table = at(opens())
    table.others(("blue", 'offer {"move":"b5>i3","consents":{"blue":1}}'))
    assert table.says(button(table.page, "Take offer 1").click) == "take 1"


def test_promises_stay_in_the_ledger_with_what_became_of_them(opens: Opens) -> None:
    page = opens()
    table = at(page, seat="green")
    promise = {"by": "blue", "to": "red", "kind": "consent", "at": "b5"}
    table.others(
        ("red", f"propose {json.dumps({'promises': [promise]})}"),
        ("blue", "accept 1"),
        ("red", 'propose {"move":"b5>i3","consents":{"blue":1}}'),
        ("blue", "decline 2"),
    )
    ledger = page.locator(".ledger")
    expect(ledger).to_contain_text("0 open, 0 kept, 1 broken")
    expect(ledger.locator(".broken")).to_contain_text("Blue promises Red consent at b5.")
    expect(page.locator(".plates")).to_contain_text("Promises broken")
    table.others(
        ("red", f"propose {json.dumps({'promises': [promise]})}"),
        ("blue", "accept 3"),
        ("red", 'propose {"move":"b5>i3","consents":{"blue":1}}'),
        ("blue", "accept 4"),
    )
    expect(ledger).to_contain_text("0 open, 1 kept, 1 broken")
    assert violations(page) == []


# --- Deals between others, and what binds in a turn (QV-9.14, QV-9.2)

ASKED = ("red", 'propose {"move":"b5>i3","consents":{"green":1}}')
REFUSES: Json = {"by": "green", "to": "blue", "kind": "no-consent", "against": "red", "turns": 0}
BRIBE: Json = {"payments": [{"from": "blue", "to": "green", "laurels": 3}], "promises": [REFUSES]}
BRIBED = ("blue", f"offer {json.dumps(BRIBE)}")


def test_a_third_player_is_paid_not_to_help(opens: Opens) -> None:
    page = opens()
    table = at(page, seat="blue")
    table.others(ASKED)
    button(page, "Pay Green not to consent").click()
    desk = page.get_by_role("dialog", name="A deal between others")
    expect(desk).to_contain_text("Green promises you no consent to Red (for the rest of this turn)")
    expect(desk).to_contain_text("Open to: Green. Nobody has to answer.")
    for _ in range(2):
        desk.get_by_role("button", name="Laurels: one more").click()
    assert violations(page) == []
    assert deal_of(table.says(desk.get_by_role("button", name="Offer it").click)) == BRIBE
    offers = page.locator(".offers")
    expect(offers).to_contain_text("Deal 2 between others, by you")
    expect(offers).to_contain_text("Agreed: you. Open to: Green.")
    table.others(("green", "accept 2"))
    expect(page.locator(".bound")).to_contain_text("Agreed for this turn: Green gives no consent.")
    table.others(("green", "decline 1"), ("red", "enter a1"))
    expect(page.locator(".bound")).to_have_count(0)


@pytest.mark.parametrize("size", [(1366, 640), (390, 844)])
def test_a_bribe_is_answered_while_somebody_else_is_on_turn(opens: Opens, size: tuple[int, int]) -> None:
    page = opens(width=size[0], height=size[1])
    table = at(page, seat="green")
    table.others(BRIBED)
    expect(page.locator(".offers li.mine")).to_contain_text("Blue pays you 3 laurels")
    assert violations(page) == []
    assert table.says(button(page, "Decline deal 1").click) == "decline 1"
    table.others(BRIBED)
    assert table.says(button(page, "Accept deal 2").click) == "accept 2"
    expect(page.locator(".bound")).to_contain_text("Agreed for this turn: you give no consent.")
    expect(page.locator(".talk")).to_contain_text("Blue pays you 3 laurels")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_who_took_a_bribe_can_only_decline(opens: Opens) -> None:
    page = opens()
    table = at(page, seat="green")
    table.others(ASKED, BRIBED)
    assert table.says(button(page, "Accept deal 2").click) == "accept 2"
    expect(button(page, "Accept")).to_be_disabled()
    expect(page.locator(".deal")).to_contain_text("You have agreed not to consent this turn (QV-9.2).")
    assert table.says(button(page, "Decline").click) == "decline 1"


def test_a_deal_that_one_cannot_accept_says_why(opens: Opens) -> None:
    page = opens()
    table = at(page, seat="green")
    asks = {"payments": [{"from": "green", "to": "blue", "laurels": 9}]}
    table.others(("blue", f"offer {json.dumps(asks)}"))
    expect(button(page, "Accept deal 1")).to_be_disabled()
    expect(page.locator(".offers")).to_contain_text("You cannot accept it: you do not hold what you would")


def test_ways_that_are_bound_say_why(opens: Opens) -> None:
    page = opens()
    bound = {"no_move": ["b5>i3"], "no_consent": ["blue", "green"], "no_enter": ["a1"], "barred": ["d3>g3"]}
    phase = {"name": "action", "proposals": 1, **bound}
    at(page, TALK | {"phase": phase, "number": 1, "committees": {"b5": ["red", "blue", "green"]}})
    committee(page, "b5").click()
    prompt = page.locator(".prompt")
    expect(prompt).to_contain_text("b5 to i3: agreed not to be taken this turn (QV-9.2).")
    expect(prompt).to_contain_text(
        "b5 to f1: who would have to consent has agreed not to this turn (QV-9.2)."
    )
    expect(page.locator(".bound p")).to_have_count(5)
    button(page, "Propose a deal").click()
    desk = page.get_by_role("dialog")
    desk.get_by_label("You bring in a senator").check()
    expect(desk.get_by_label("Where?").locator("option")).to_have_count(3)
    desk.get_by_label("You move Caesar").check()
    expect(desk.get_by_label("Where?").locator("option")).to_have_text(
        ["between b5 and i3", "between b5 and f1", "between g3 and j5"]
    )


def test_every_new_term_can_be_composed(opens: Opens) -> None:
    page = opens()
    table = at(page)
    button(page, "Propose a deal").click()
    desk = page.get_by_role("dialog")
    kinds = ["not to bring a senator in somewhere", "not to move along a path", "not to put Caesar somewhere"]
    for i, kind in enumerate(kinds):
        desk.get_by_role("button", name="Add a promise").click()
        desk.get_by_label("What is promised besides?").nth(i).select_option(label=kind)
        desk.get_by_label("How long").nth(i).select_option(label="this turn only")
    desk.get_by_label("Where?").nth(0).select_option("d3")
    desk.get_by_label("Where?").nth(1).select_option("a1>e1")
    deal = deal_of(table.says(desk.get_by_role("button", name="Propose it").click))
    assert [(one["kind"], one["at"], one["turns"]) for one in deal["promises"]] == [
        ("no-enter", "d3", 0),
        ("no-move", "a1>e1", 0),
        ("no-caesar", "b5>i3", 0),
    ]
    expect(page.locator(".bound p")).to_have_count(3)
    # What was for one turn alone is kept, and not counted.
    expect(page.locator(".plates")).not_to_contain_text("Promises kept")


def bring_in(page: Page, at_committee: str) -> None:
    """At the start it is all that there is to choose, and chosen already."""
    expect(page.get_by_role("button", name="Bring in a senator")).to_have_attribute("aria-pressed", "true")
    committee(page, at_committee).click()


def test_three_people_at_a_table_one_of_whom_is_bought(opens: Opens) -> None:
    """On a real server: nobody has laurels yet, so a promise has to do."""
    sizes = {"Red": (1366, 640), "Blue": (390, 844), "Green": (1366, 640)}
    pages = with_friends(opens, QUO_VADIS, sizes, ("Livia", "Marcus", "Octavia"))

    def on_turn() -> str:
        for page in pages.values():
            page.wait_for_selector(".prompt")
        while True:
            for seat, page in pages.items():
                if page.locator(".prompt.asked:not(.busy)").count():
                    return seat

    order = []
    for _ in pages:
        order.append(on_turn())
        bring_in(pages[order[-1]], "d3")
        expect(pages[order[-1]].locator(".prompt.asked")).to_have_count(0)
    first, second, third = order
    mover, partner, rival = (pages[seat] for seat in order)
    assert on_turn() == first
    committee(mover, "d3").click()
    place(mover, "d3>g3").click()
    mover.get_by_role("dialog").get_by_role("button", name="Propose it").click()
    partner.wait_for_selector(".deal.mine")
    rival.get_by_role("button", name=f"Pay {second} not to consent").click()
    desk = rival.get_by_role("dialog")
    desk.get_by_role("button", name="Leave this payment out").click()
    desk.get_by_role("button", name="Add a promise").click()
    desk.get_by_label("To whom?", exact=True).nth(1).select_option(label=second)
    desk.get_by_role("button", name="Offer it").click()
    button(partner, "Accept deal 2").click()
    for page in pages.values():
        expect(page.locator(".bound")).to_contain_text("Agreed for this turn:")
    expect(button(partner, "Accept")).to_be_disabled()
    button(partner, "Decline").click()
    expect(mover.locator(".prompt.asked")).to_be_visible()
    expect(mover.locator(".talk")).to_contain_text(f"{second} declines deal 1.")
    assert third in rival.locator(".plates").inner_text()


# --- Caesar, laurels, variants


def test_who_takes_caesars_laurel_may_move_him(opens: Opens) -> None:
    page = opens()
    table = at(page, CROWD)
    committee(page, "b5").click()
    assert table.says(place(page, "b5>f1").click) == "move b5>f1"
    expect(page.locator(".prompt")).to_contain_text("You have taken a laurel with Caesar's head.")
    # QV-7.1: to a laurel
    expect(page.locator(".path.go")).to_have_count(4)
    assert violations(page) == []
    assert table.says(place(page, "g3>j5").click) == "caesar g3>j5"
    table = at(opens(), CROWD)
    committee(table.page, "b5").click()
    table.says(place(table.page, "b5>f1").click)
    assert table.says(button(table.page, "Leave Caesar where he is").click) == "skip"


def test_nobody_elses_laurels_are_shown_unless_they_are_open(opens: Opens) -> None:
    page = opens()
    at(page)
    plates = page.locator(".plates li")
    expect(plates.filter(has_text="(you)")).to_contain_text("4 laurels")
    expect(page.locator(".plates .tiles")).to_have_count(1)
    page = opens()
    at(page, TALK | {"options": {"laurels": "open"}})
    expect(page.locator(".plates .tiles")).to_have_count(3)


def test_who_comes_back_is_not_reminded_of_what_others_took(opens: Opens) -> None:
    match = curia.position(CROWD, seed=5)
    for seat, move in (
        ("red", "move b5>i3"),
        ("blue", "enter a1"),
        ("green", "enter c1"),
        ("red", "enter b5"),
    ):
        match.play(seat, move)
    page = opens()
    Sitting(page, match, "blue")
    expect(page.locator(".talk")).to_contain_text("Red moves a senator from b5 to i3 and takes the laurel.")


def test_a_disclosure_is_asked_for(opens: Opens) -> None:
    page = opens()
    near = TALK | {"committees": TALK["committees"] | {"n3": ["red", "red"]}, "options": {"disclosure": True}}
    table = at(page, near, "green")
    table.others(("red", "move n3>senate"))
    assert table.says(button(page, "Ask that all show their laurels").click) == "disclose"
    expect(page.locator(".shown")).to_contain_text("Red 4 (2 times I, II), Blue 3 (III), Green 5 (I, IV)")


def last_move_of(consul: bool) -> Json:
    """Red's next move is the last one of the game."""
    committees = {
        "n3": ["red", "red"],
        "b5": ["red", "blue", "blue", "green"],
        "j5": ["blue", "green", "green"],
        "senate": ["blue", "green", "red", "blue"],
    }
    players = {
        "red": {"reserve": 4, "laurels": ["I", "V"]},
        "blue": {"reserve": 3, "laurels": ["III"]},
        "green": {"reserve": 4, "laurels": ["I", "IV"]},
    }
    return TALK | {"committees": committees, "players": players, "options": {"consul": consul}}


def test_between_two_games_senators_are_taken_off_the_board(opens: Opens) -> None:
    page = opens()
    table = at(page, last_move_of(consul=True), "blue")
    table.others(("red", "move n3>senate"))
    while "blue" not in table.match.to_act:
        seat = table.match.to_act[0]
        table.others((seat, table.match.legal(seat)[0]))
    expect(page.locator(".prompt")).to_contain_text("Take one of your senators off the board.")
    assert table.says(committee(page, "j5").click) == "recall j5"


@pytest.mark.parametrize("look", ["light", "dark"])
def test_the_end_is_explained(opens: Opens, look: str) -> None:
    page = opens(width=PHONE[0], height=PHONE[1])
    page.emulate_media(color_scheme="dark" if look == "dark" else "light", reduced_motion="reduce")
    match = curia.position(last_move_of(consul=False), seed=5)
    match.play("red", "move n3>senate")
    Stage(match, "red").shows(page)
    score = page.locator(".score")
    expect(score).to_contain_text("You win.")
    expect(score.get_by_role("link", name="QV-8.1")).to_be_visible()
    expect(score.get_by_role("row").nth(1)).to_contain_text("3, 5")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


@pytest.mark.parametrize("look", ["light", "dark"])
def test_the_table_has_no_fault_that_axe_can_find(opens: Opens, look: str) -> None:
    page = opens()
    page.emulate_media(color_scheme="dark" if look == "dark" else "light", reduced_motion="reduce")
    at(page)
    assert violations(page) == []
    committee(page, "b5").click()
    assert violations(page) == []
    place(page, "b5>i3").click()
    page.wait_for_selector("dialog[open]")
    assert violations(page) == []


def test_the_table_fits_a_phone(opens: Opens) -> None:
    page = opens(width=PHONE[0], height=PHONE[1])
    at(page)
    committee(page, "b5").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    for target in page.locator(".committee.hot, .prompt button").all():
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 24
    page.locator(".choices .ask").first.click()
    page.wait_for_selector("dialog[open]")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_the_keyboard_suffices_for_a_deal(opens: Opens) -> None:
    page = opens()
    table = at(page)
    committee(page, "b5").focus()
    page.keyboard.press("Enter")
    # The focus is where the choices are.
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    committee(page, "b5").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    send = page.get_by_role("button", name="Propose it")
    send.focus()
    assert table.says(lambda: page.keyboard.press("Enter")).startswith("propose ")
