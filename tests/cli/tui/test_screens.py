"""The screen as text, held against what is kept. If a change is meant, write the screens anew, and look at
the difference before you commit it:

    CURIA_WRITE_GOLDEN=1 pytest tests/cli/tui -k screen
"""

import os
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import curia
from curia.core.match import Match
from curia.games.quovadis.data import COMMITTEES, PLACE_NAMES, SEATS_IN
from curia.games.quovadis.terminal.map import COMMITTEE_AT, LINES, PLACE_AT
from tests.cli.tui.positions import caesar, quovadis
from tests.cli.tui.screen import Play, at, choose, local, settled, text, until, watch

SCREENS = Path(__file__).parent / "screens"


async def nothing(pilot: Play) -> None:
    pass


def pressing(*keys: str) -> Callable[[Play], Coroutine[Any, Any, None]]:
    async def scene(pilot: Play) -> None:
        await pilot.press(*keys)

    return scene


async def deal(pilot: Play) -> None:
    await choose(pilot, "propose")
    await until(pilot, lambda: len(pilot.app.screen_stack) == 2)
    await pilot.click("#add-payment")
    await pilot.click("#add-promise")


SHOWN: list[
    tuple[str, Callable[[], Match], list[str], Callable[[Play], Coroutine[Any, Any, None]], tuple[int, int]]
] = [
    ("caesar", caesar, ["caesar"], nothing, (80, 24)),
    ("caesar-wide", caesar, ["caesar"], nothing, (120, 36)),
    ("caesar-card", caesar, ["caesar"], pressing("1", "4"), (80, 24)),
    ("caesar-order", lambda: curia.new("caesar-cleopatra", seed=1), ["caesar"], pressing("5"), (80, 24)),
    ("caesar-hand-over", caesar, ["cleopatra", "caesar"], nothing, (80, 24)),
    ("quovadis", quovadis, ["red"], nothing, (80, 24)),
    ("quovadis-deal", quovadis, ["red"], deal, (80, 24)),
    ("help", quovadis, ["red"], pressing("question_mark"), (80, 24)),
]


@pytest.mark.parametrize(("name", "match", "people", "scene", "size"), SHOWN, ids=[one[0] for one in SHOWN])
def test_the_screen(
    name: str,
    match: Callable[[], Match],
    people: list[str],
    scene: Callable[[Play], Coroutine[Any, Any, None]],
    size: tuple[int, int],
) -> None:
    app = at(local(match(), people, "random"))
    file = SCREENS / f"{name}.txt"

    async def look(pilot: Play) -> None:
        await scene(pilot)
        if os.environ.get("CURIA_WRITE_GOLDEN"):
            await pilot.pause(1)
            file.write_text(await settled(pilot), encoding="utf-8", newline="\n")
        kept = file.read_text(encoding="utf-8")
        with suppress(AssertionError):
            await until(pilot, lambda: text(app) == kept, patience=20)
        assert text(app) == kept

    watch(app, look, size)


def test_the_drawn_board_is_the_board_of_the_rules() -> None:
    assert set(COMMITTEE_AT) == set(COMMITTEES)
    assert set(PLACE_AT) == set(PLACE_NAMES)
    taken = set()
    for committee, (row, column) in COMMITTEE_AT.items():
        name = "Senate" if committee == "senate" else committee
        width = len(name) + 2 * SEATS_IN[COMMITTEES.index(committee)]
        taken |= {(row, column + place) for place in range(width)}
    room = sum(
        2 * SEATS_IN[COMMITTEES.index(one)] + len("Senate" if one == "senate" else one) for one in COMMITTEES
    )
    assert len(taken) == room
    for row, column in PLACE_AT.values():
        # The widest laurel, with Caesar.
        spot = {(row, column + place) for place in range(len("[IIc]C"))}
        assert not taken & spot
        taken |= spot
    assert all(column < len(LINES[0]) for _, column in taken)
    assert {len(line) for line in LINES} == {50}
