"""Sitting down through the page: with friends by their link, at one device, around one screen."""

from playwright.sync_api import Page

from tests.browser.conftest import Opens

CAESAR, QUO_VADIS = "/play/caesar-cleopatra", "/play/quovadis"
PHONE = (360, 740)
WIDE = (1280, 900)


def by_link(opens: Opens, host: Page, size: tuple[int, int] = PHONE, address: str = "") -> Page:
    """Somebody else's browser, at the table that the host has opened."""
    link = host.get_by_label("Link to this table").input_value()
    return opens(address + link.removeprefix(opens.address), *size)


def sit(page: Page, seat: str, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name=f"Sit here {seat}").click()
    page.get_by_role("button", name=f"Leave {seat}").wait_for()


def with_friends(
    opens: Opens,
    path: str,
    seats: dict[str, tuple[int, int]],
    names: tuple[str, ...],
    addresses: dict[str, str] | None = None,
) -> dict[str, Page]:
    """A browser for each seat, of the size it says; the first one is the host. The game has begun. A guest
    may reach the server at an address of its own."""
    host_seat, *others = seats
    host = opens(path, *seats[host_seat])
    host.get_by_label("With friends").check()
    host.get_by_label("Your name").fill(names[0])
    if path == QUO_VADIS:
        host.get_by_label("Players").select_option(str(len(seats)))
    host.get_by_label("Your side").select_option(label=host_seat)
    host.get_by_role("button", name="Open a table").click()
    pages = {host_seat: host}
    for seat, name in zip(others, names[1:], strict=False):
        pages[seat] = by_link(opens, host, seats[seat], (addresses or {}).get(seat, ""))
        sit(pages[seat], seat, name)
    host.get_by_role("button", name="Begin", exact=True).click()
    return pages


def around_one_screen(opens: Opens, path: str, seats: list[str]) -> tuple[Page, dict[str, Page]]:
    """The shared board, and a phone for each seat. The game has begun."""
    board = opens(path)
    board.get_by_label("Around one screen").check()
    if path == QUO_VADIS:
        board.get_by_label("Players").select_option(str(len(seats)))
    board.get_by_role("button", name="Open a table").click()
    phones = {seat: by_link(opens, board) for seat in seats}
    for seat, phone in phones.items():
        sit(phone, seat, f"{seat}'s phone")
    board.get_by_role("button", name="Begin", exact=True).click()
    return board, phones


def on_one_device(page: Page, players: int | None = None) -> None:
    page.get_by_label("On one device").check()
    if players is not None:
        page.get_by_label("Players").select_option(str(players))
    page.get_by_role("button", name="Begin").click()
