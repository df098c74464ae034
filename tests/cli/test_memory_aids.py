"""Memory aids in the terminal (CC-2.5, CC-10.2): one's own action order is shown where they are on."""

from pathlib import Path

import pytest

import curia
from curia.bots import Bot
from curia.terminal.console import Ended
from tests.cli.keyboard import Person, curia_command, seated
from tests.cli.tui.screen import Play, at, local, settled, watch

ORDER = (
    "order veto spy assassination scout assassination castling veto wrath assassination spy scout "
    "assassination castling"
)
ARRANGE = "arrange 1 2 3 4 5"
# What tells the order: what happened, the reserves beside the table, the list of cards.
TELLS = (
    "in this order, the top one first",
    "action (on top: veto, spy",
    "action reserve, from the top: veto",
)
POSITION = {
    "game": "caesar-cleopatra",
    "turn": "caesar",
    "players": {
        "cleopatra": {"hand": ["1"], "influence": ["2"]},
        "caesar": {"hand": ["1", "2"], "influence": ["3"], "actions": ["veto", "spy"]},
    },
    "votes": {"deck": ["orgy"]},
}


def at_the_keyboard(people: list[str], memory_aids: bool | None = None) -> str:
    """What a game shows up to the first turn, and there all that can be looked at again."""
    match = curia.new("caesar-cleopatra", seed=5)
    bots: dict[str, Bot] = {seat: curia.bot("random") for seat in match.seats if seat not in people}
    typed = [ORDER, ARRANGE] * len(people)
    person = Person(3, [*typed, "log", "cards", "table"], leaves=True)
    session = seated(person, match, people, bots, 400, memory_aids=memory_aids)
    with pytest.raises(Ended):
        session.run()
    return " ".join(person.screen.getvalue().split())


def told(shown: str) -> list[bool]:
    return [words in shown for words in TELLS]


@pytest.mark.clause("CC-10.2")
def test_against_a_bot_the_order_is_shown_unless_switched_off() -> None:
    assert told(at_the_keyboard(["cleopatra"])) == [True, True, True]
    assert told(at_the_keyboard(["cleopatra"], memory_aids=False)) == [False, False, False]


@pytest.mark.clause("CC-2.5")
def test_two_at_one_keyboard_have_to_remember_unless_they_say_so() -> None:
    assert told(at_the_keyboard(["cleopatra", "caesar"])) == [False, False, False]
    assert told(at_the_keyboard(["cleopatra", "caesar"], memory_aids=True)) == [True, True, True]


@pytest.mark.clause("CC-10.2")
@pytest.mark.parametrize("memory_aids", [True, False])
def test_a_draw_tells_the_top_card_only_with_them(memory_aids: bool) -> None:
    match = curia.position(POSITION)
    person = Person(3, ["down 1 senators", "done", "draw influence"], leaves=True)
    session = seated(person, match, ["caesar"], {"cleopatra": curia.bot("random")}, memory_aids=memory_aids)
    with pytest.raises(Ended):
        session.run()
    shown = " ".join(person.screen.getvalue().split())
    assert ("from the action reserve (2 left; on top: veto)" in shown) == memory_aids
    assert ("from the action reserve (2 left)" in shown) != memory_aids


@pytest.mark.clause("CC-10.2")
@pytest.mark.parametrize("memory_aids", [True, False])
def test_the_terminal_table_keeps_to_it(memory_aids: bool) -> None:
    match = curia.new("caesar-cleopatra", seed=5)
    for seat, move in ((seat, move) for move in (ORDER, ARRANGE) for seat in match.seats):
        match.play(seat, move)
    app = at(local(match, ["caesar"], "random", memory_aids=memory_aids))

    async def scene(pilot: Play) -> None:
        shown = await settled(pilot)
        assert ("in this order" in " ".join(shown.split())) == memory_aids
        await pilot.press("c")
        listed = await settled(pilot)
        assert ("action reserve, from the top: veto" in " ".join(listed.split())) == memory_aids

    watch(app, scene, size=(160, 50))


def test_the_command_line_says_it_and_a_saved_game_is_gone_on_with_the_same_way(tmp_path: Path) -> None:
    game = ["play", "caesar-cleopatra", "--seed", "5", "--as", "caesar", "--bot", "random"]
    typed = f"{ORDER}\n{ARRANGE}\nsave game.json\nquit\n"
    shown = curia_command(*game, typed=typed, cwd=tmp_path).stdout
    assert TELLS[0] in shown
    assert "memory-aids" not in shown
    (tmp_path / "game.json").unlink()
    shown = curia_command(*game, "--no-memory-aids", typed=typed, cwd=tmp_path).stdout
    assert TELLS[0] not in shown
    assert "--no-memory-aids" in shown
