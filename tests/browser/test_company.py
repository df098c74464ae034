"""Playing with others: the local network, clocks, who is away, taking back, standing answers."""

from playwright.sync_api import Page, Route, expect

from curia.server.lan import lan_address
from tests.browser.axe import violations
from tests.browser.conftest import Opens
from tests.browser.staging import Stage, at, played
from tests.server.serving import Client, Json, Server

FRIENDS = "/play/caesar-cleopatra#friends"
# What a page says of itself when it is closed for a while.
AWAY = """([path, seat]) => fetch(`${path}/away`, {method: 'POST', body: JSON.stringify({seat, away: true}),
    headers: {'Content-Type': 'application/json'}})"""


def hosted(page: Page, clock: str = "None: take your time") -> Json:
    """Open a table for friends, as Cleopatra; what another one needs to come."""
    page.get_by_label("Your name").fill("Livia")
    page.get_by_label("Your side").select_option("cleopatra")
    page.get_by_label("Clock").select_option(clock)
    page.get_by_role("button", name="Open a table").click()
    link = page.get_by_label("Link to this table").input_value()
    table, _, invite = link.partition("/t/")[2].partition("#")
    return {"table": table, "invite": invite}


def begun(page: Page, server: Server, clock: str = "None: take your time") -> tuple[Json, Client]:
    """A game of the page's Cleopatra against a client's Caesar."""
    made = hosted(page, clock)
    friend = server.client()
    friend.sit(made, "caesar")
    page.get_by_role("button", name="Begin", exact=True).click()
    page.wait_for_selector(".desk")
    return made, friend


def test_friends_in_the_local_network_come_in_at_a_click(opens: Opens) -> None:
    host = opens(FRIENDS)
    hosted(host)
    expect(host.get_by_role("img", name="The link as a code for phones")).to_have_count(0)
    host.get_by_role("button", name="Let devices in my network join").click()
    expect(host.get_by_role("img", name="The link as a code for phones")).to_be_visible()
    link = host.get_by_label("Link to this table").input_value()
    assert link.startswith(f"http://{lan_address()}:")
    assert violations(host) == []
    guest = opens(link, width=360, height=740)
    guest.get_by_label("Your name").fill("Marcus")
    guest.get_by_role("button", name="Sit here Caesar").click()
    expect(host.locator(".seats")).to_contain_text("Marcus")
    host.get_by_role("button", name="Begin", exact=True).click()
    for page in (host, guest):
        page.get_by_role("button", name="In this order").click()


def test_a_clock_counts_down_for_who_is_asked(opens: Opens, server: Server) -> None:
    page = opens(FRIENDS)
    begun(page, server, "10 minutes each, 10 seconds more for every move")
    own = page.get_by_role("timer").filter(has_text="Livia")
    expect(own).to_contain_text("9:5")
    before = own.inner_text()
    expect(own).not_to_have_text(before)
    assert violations(page) == []


def test_by_mail_there_are_days(opens: Opens, server: Server) -> None:
    page = opens(FRIENDS)
    begun(page, server, "By mail: three days for every move")
    expect(page.get_by_role("timer").filter(has_text="Livia")).to_contain_text("2 days 23 h")


def test_who_is_away_is_replaced_by_a_bot_if_the_others_like(opens: Opens, server: Server) -> None:
    page = opens(FRIENDS)
    made, friend = begun(page, server)
    friend.post(f"/api/tables/{made['table']}/away", away=True)
    expect(page.get_by_text("caesar player is away. What now?")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="A bot goes on").click()
    expect(page.get_by_text("is away. What now?")).to_be_hidden()
    expect(page.locator(".talk")).to_contain_text("Caesar has put the action cards in order.")


def test_who_was_replaced_watches_and_takes_the_seat_back(opens: Opens, server: Server) -> None:
    page = opens(FRIENDS)
    made, friend = begun(page, server)
    path = f"/api/tables/{made['table']}"
    page.evaluate(AWAY, [path, "cleopatra"])
    friend.post(f"{path}/absent", absent="cleopatra", choice="bot")
    expect(page.get_by_text("A bot is playing for you.")).to_be_visible()
    expect(page.get_by_text("Imperator, for Livia").first).to_be_visible()
    assert violations(page) == []
    page.goto("/")
    expect(page.get_by_role("link", name="A bot is playing for you.")).to_be_visible()
    page.goto(f"/t/{made['table']}")
    page.get_by_role("button", name="Take your seat back").click()
    expect(page.get_by_text("A bot is playing for you.")).to_be_hidden()
    expect(page.get_by_role("button", name="Resign")).to_be_visible()
    page.get_by_role("tab", name="Chat").click()
    expect(page.locator(".talk")).to_contain_text("A bot plays on for Livia.")
    expect(page.locator(".talk")).to_contain_text("Livia is back.")
    assert friend.get(path)["about"]["seats"][0]["name"] == "Livia"


def test_resigning_says_what_follows_and_the_end_says_why(opens: Opens, server: Server) -> None:
    page = opens(FRIENDS)
    begun(page, server)
    page.get_by_role("button", name="Resign").click()
    expect(page.get_by_text("The game ends, and caesar player wins.")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Yes, resign").click()
    expect(page.locator(".sheet")).to_contain_text("You resign.")
    expect(page.locator(".sheet")).to_contain_text("Caesar wins.")


def test_among_three_a_bot_plays_on_for_who_resigns(opens: Opens, server: Server) -> None:
    page = opens("/play/quovadis#friends")
    page.get_by_label("Your name").fill("Livia")
    page.get_by_label("Players").select_option("3")
    page.get_by_label("Your side").select_option("red")
    page.get_by_role("button", name="Open a table").click()
    link = page.get_by_label("Link to this table").input_value()
    table, _, invite = link.partition("/t/")[2].partition("#")
    made = {"table": table, "invite": invite}
    friends = {seat: server.client() for seat in ("blue", "green")}
    for seat, friend in friends.items():
        friend.sit(made, seat)
    page.get_by_role("button", name="Begin", exact=True).click()
    friends["green"].post(f"/api/tables/{table}/away", away=True)
    expect(page.get_by_role("button", name="A bot goes on")).to_be_visible()
    expect(page.get_by_role("button", name="End the game")).to_have_count(0)
    page.get_by_role("button", name="Resign").click()
    expect(page.get_by_text("The game goes on: a bot plays on for you.")).to_be_visible()
    page.get_by_role("button", name="Yes, resign").click()
    expect(page.get_by_text("You are watching.")).to_be_visible()
    expect(page.get_by_text("Imperator, for Livia").first).to_be_visible()
    expect(page.get_by_role("button", name="Take your seat back")).to_have_count(0)
    assert friends["blue"].get(f"/api/tables/{table}")["about"]["status"] == "playing"
    assert violations(page) == []


def test_who_is_out_of_time_is_named(opens: Opens) -> None:
    page = opens("/")
    late = {"caesar": {"left": 0.0, "late": True}, "cleopatra": {"left": 300.0}}
    clock = {"kind": "live", "seconds": 600, "increment": 0}
    Stage(
        played("caesar-cleopatra", at("main", "caesar")), "cleopatra", clock=clock, seat_changes=late
    ).shows(page)
    expect(page.get_by_text("Marcus is out of time. What now?")).to_be_visible()
    expect(page.get_by_role("timer").filter(has_text="Marcus")).to_contain_text("out of time")
    expect(page.get_by_role("button", name="End the game")).to_be_visible()
    assert violations(page) == []


def test_only_what_the_server_says_is_taken_back(opens: Opens, server: Server) -> None:
    page = opens(FRIENDS)
    made, friend = begun(page, server)
    back = page.get_by_role("button", name="Take back")
    expect(back).to_be_disabled()
    page.get_by_role("button", name="In this order").click()
    expect(back).to_be_enabled()
    back.click()
    page.get_by_role("button", name="In this order").click()
    expect(back).to_be_enabled()
    seen = friend.see(made)
    friend.move(made, seen["view"]["legal"][0], seen["decision"])
    expect(back).to_be_disabled()


def test_answers_to_the_veto_question_can_be_left_with_the_server(opens: Opens, server: Server) -> None:
    page = opens(FRIENDS)
    made, friend = begun(page, server)
    for button in ("In this order", "Lay them like this"):
        page.get_by_role("button", name=button).click()
        seen = friend.see(made)
        friend.move(made, seen["view"]["legal"][0], seen["decision"])
    page.get_by_text("When an action card is played").click()
    # The first choice is on its way for a while; what is chosen meanwhile must not be lost, nor overtaken.
    path = f"/api/tables/{made['table']}"
    held: list[Route] = []
    page.route(f"**{path}/standing", lambda route: route.continue_() if held else held.append(route))
    page.get_by_label("Spy").select_option("Veto it")
    page.get_by_label("All others").select_option("Let it pass")
    with page.expect_response(lambda answer: "others" in (answer.request.post_data or "")):
        held[0].continue_()
    expect(page.locator("summary", has_text="When an action card is played")).to_contain_text(
        "my standing answers"
    )
    told = page.evaluate(f"fetch('{path}').then(one => one.json())")
    assert told["yours"]["standing"] == {"cleopatra": {"spy": "veto", "others": "allow"}}
    assert "standing" not in str(friend.get(path)["about"])
    assert violations(page) == []


def test_what_is_pressed_twice_is_asked_for_once(opens: Opens, server: Server) -> None:
    """A second request would be refused, and the browser would say so in its console."""
    page = opens(FRIENDS)
    made = hosted(page)
    friend = server.client()
    friend.sit(made, "caesar")
    for button in ("Begin", "In this order"):
        page.get_by_role("button", name=button, exact=True).dblclick()
    # Nobody gives up by a slip.
    page.get_by_role("button", name="Resign").dblclick()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").dblclick()
    page.wait_for_selector(".after")
    page.get_by_role("button", name="Play again").dblclick()
    page.wait_for_url(lambda url: made["table"] not in url)
    again = page.url.rpartition("/")[2]
    friend.post(f"/api/tables/{again}/seats", seat="caesar", name="Marcus")
    page.get_by_role("button", name="Begin", exact=True).dblclick()
    page.wait_for_selector(".desk")
