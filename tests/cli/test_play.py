"""Whole games at the keyboard: against a bot, two people, bots alone; commands, saving, wrong input."""

import json
import random
import re
from pathlib import Path

import pytest

import curia
from curia.bots import Bot
from curia.core.errors import BadInput
from curia.core.game import Json
from curia.locale import say
from curia.terminal import main
from curia.terminal.console import BLANK_LINES, Ended
from tests.cli.keyboard import HAND_OVER, Person, curia_command, seated

EDITIONS = ("kosmos", "czech", "dutch", "french")
CLEARED = "\n" * BLANK_LINES


def bots(*seats: str) -> dict[str, Bot]:
    return {seat: curia.bot("greedy") for seat in seats}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("columns", [60, 80])
def test_a_person_against_a_bot(edition: str, columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    match = curia.new("caesar-cleopatra", seed=5, options={"edition": edition})
    person = Person(3)
    session = seated(person, match, ["caesar"], bots("cleopatra"), columns)
    assert session.run() == 0
    assert match.result is not None
    shown = person.screen.getvalue()
    assert max(map(len, shown.splitlines())) <= columns
    for seat in match.seats:
        total = match.result["points"][seat]
        assert re.search(rf"ha(s|ve) {total} points? in all", shown)
    assert "None" not in shown
    assert "{" not in shown


def test_the_small_game() -> None:
    match = curia.new("caesar-cleopatra-small", seed=5)
    seated(Person(3), match, ["caesar"], {"cleopatra": curia.bot("random")}).run()
    assert match.result is not None


@pytest.mark.parametrize("seed", range(4))
def test_two_people_never_see_each_others_cards(seed: int) -> None:
    """Between two hand-overs the screen holds what one seat may know: the same text that this seat would
    have seen at a table of its own."""
    options = {"edition": EDITIONS[seed]}
    match = curia.new("caesar-cleopatra", seed=seed, options=options)
    person = Person(seed)
    seated(person, match, ["cleopatra", "caesar"], {}).run()
    shown = person.screen.getvalue()
    parts = shown.split(HAND_OVER)
    assert len(parts) > 20
    # Before each hand-over nothing is left on the screen.
    assert all(part.endswith(CLEARED) for part in parts[:-1])
    names = {"cleopatra": "Cleopatra", "caesar": "Caesar"}
    for part in parts[1:-1]:
        who = part.split(".")[0].strip().lower()
        other = names["caesar" if who == "cleopatra" else "cleopatra"]
        assert f"{other} draws:" not in part
        assert f"Hand of {other}: " in part or "Your hand:" not in part
        assert re.search(rf"Hand of {other}: (?!\d influence, \d action)", part) is None
        assert re.search(rf"{other} lays (an?|the) [^c].* face down", part) is None
        assert f"Bonus card of {other}" not in part
        assert re.search(rf"Reserves of {other}: \d+ influence, \d+ action \(", part) is None
        for side in re.findall(rf"{other}: ((?:[1-5P*]+ ?)+)", part):
            assert re.search(r"[1-5P]\*", side) is None


def test_what_one_person_sees_depends_on_nothing_but_their_view() -> None:
    """With other cards in the other hand and face down, not one letter differs."""
    screens = []
    for hidden, held in (("5", "4"), ("4", "5")):
        position = {
            "game": "caesar-cleopatra",
            "turn": "cleopatra",
            "table": {"senators": {"cleopatra": ["3*"], "caesar": [f"{hidden}*"]}},
            "players": {
                "cleopatra": {"hand": ["1", "spy"], "influence": ["2", "5"], "bonus": "senators"},
                "caesar": {"hand": [held], "influence": ["3"], "bonus": "praetors"},
            },
            "votes": {"deck": ["orgy", "praetors"]},
        }
        match = curia.position(position, seed=1)
        person = Person(1, ["table", "moves", "log", "cards", "down 1 praetors", "done"], leaves=True)
        with pytest.raises(Ended):
            seated(person, match, ["cleopatra", "caesar"], {}).run()
        screens.append(person.screen.getvalue().split(HAND_OVER)[1])
    assert screens[0] == screens[1]


def test_the_veto_question_is_the_same_whatever_one_holds() -> None:
    shown = []
    for hand in (["veto", "1"], ["spy", "1"]):
        position = {
            "game": "caesar-cleopatra",
            "turn": "caesar",
            "table": {"senators": {"cleopatra": ["3"]}},
            "players": {
                "cleopatra": {"hand": hand, "influence": ["2", "5"]},
                "caesar": {"hand": ["2", "3", "assassination"], "influence": ["3"]},
            },
            "votes": {"deck": ["orgy", "praetors"]},
        }
        match = curia.position(position, seed=1)
        match.play("caesar", "assassinate 3 senators")
        person = Person(1, ["allow"])
        session = seated(person, match, ["cleopatra"], {})
        session._person("cleopatra")
        shown.append(person.screen.getvalue())
    assert shown[0].replace("1, veto", "1, spy") == shown[1]
    assert "Do you play a veto?" in shown[1]
    assert say("cc-move-veto") in shown[1]


def test_bots_to_watch() -> None:
    run = curia_command(
        "play", "caesar-cleopatra", "--watch", "--bot", "greedy", "--bot", "random", "--seed", "7"
    )
    assert (run.returncode, run.stderr) == (0, "")
    assert "Cleopatra is played by greedy. Caesar is played by random." in run.stdout
    assert "The game is over" in run.stdout
    again = curia_command(
        "play", "caesar-cleopatra", "--watch", "--bot", "greedy", "--bot", "random", "--seed", "7"
    )
    assert again.stdout == run.stdout
    assert "Caesar draws:" not in run.stdout


def test_a_game_by_numbers_in_a_process_of_its_own(tmp_path: Path) -> None:
    chance = random.Random(1)
    lines = chance.choices(
        ["1", "2", "3", "4", "5", "P", "", "all", "-", "1 2"], [6, 5, 4, 3, 2, 1, 2, 1, 1, 1], k=9000
    )
    run = curia_command(
        *("play", "caesar-cleopatra", "--as", "cleopatra", "--bot", "random", "--seed", "3"),
        *("--option", "actions=shuffled", "--save", "game.json"),
        typed="\n".join(lines),
        cwd=tmp_path,
    )
    assert (run.returncode, run.stderr) == (0, "")
    assert "in all." in run.stdout
    record = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert curia.replay(record).result is not None


def test_save_quit_and_go_on(tmp_path: Path) -> None:
    start = ("play", "caesar-cleopatra", "--as", "caesar", "--bot", "random", "--seed", "7")
    typed = "2\narrange 3 1 5 2 4\nsave game.json\nquit\n"
    run = curia_command(*start, typed=typed, cwd=tmp_path)
    assert (run.returncode, run.stderr) == (0, "")
    assert "curia play --load game.json --as caesar --bot random" in run.stdout
    record = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert {"seat": "caesar", "move": "arrange 3 1 5 2 4"} in record["moves"]
    more = curia_command(
        *("play", "--load", "game.json", "--as", "caesar", "--bot", "random"),
        typed="table\nquit\n",
        cwd=tmp_path,
    )
    assert (more.returncode, more.stderr) == (0, "")
    assert "You: 3*" in more.stdout
    assert (
        json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))["moves"][: len(record["moves"])]
        == (record["moves"])
    )
    wrong = curia_command("play", "caesar-cleopatra-small", "--load", "game.json", cwd=tmp_path)
    assert wrong.returncode == 2
    assert "caesar-cleopatra" in wrong.stderr


def test_leaving_offers_to_save(tmp_path: Path) -> None:
    start = ("play", "caesar-cleopatra", "--as", "caesar", "--seed", "7")
    run = curia_command(*start, typed="2\nquit\nkept.json\n", cwd=tmp_path)
    assert run.returncode == 0
    assert (tmp_path / "kept.json").exists()
    run = curia_command(*start, typed="2\nquit\n\n", cwd=tmp_path)
    assert run.returncode == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["kept.json"]


def test_no_file_is_written_over_and_a_failure_to_save_is_told(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    start = ("play", "caesar-cleopatra", "--as", "caesar", "--seed", "7")
    run = curia_command(*start, typed="save mine.txt\nsave no/such/folder.json\nsave\nquit\n", cwd=tmp_path)
    assert run.returncode == 0
    assert (tmp_path / "mine.txt").read_text() == "mine"
    assert "already" in run.stdout
    assert "cannot be saved" in run.stdout
    assert (tmp_path / "caesar-cleopatra-1.json").exists()
    assert curia_command(*start, "--save", "mine.txt", cwd=tmp_path).returncode == 2


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("empty", ""),
        ("text", "hello"),
        ("list", "[]"),
        ("object", "{}"),
        ("deep", "[" * 100_000),
        ("game", '{"format":1,"rules":1,"game":"chess","options":{},"seats":[],"moves":[]}'),
        (
            "cut",
            '{"format":1,"rules":1,"game":"caesar-cleopatra","options":{},"seats":["cleopatra","caesar"],"moves":[]}',
        ),
        ("bytes", "\udcff"),
    ],
)
def test_bad_files_are_told_in_words(
    tmp_path: Path, name: str, content: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / name).write_text(content, encoding="utf-8", errors="surrogateescape")
    for command in (["play", "--load", name], ["replay", name]):
        assert main(command) == 2
        shown = capsys.readouterr()
        assert (shown.out, bool(shown.err.strip())) == ("", True)


def played(*typed: str, match: curia.Match | None = None) -> str:
    """The screen after typing this and then leaving."""
    person = Person(1, [*typed, "quit", ""])
    match = match or curia.new("caesar-cleopatra", seed=7, options={"actions": "shuffled"})
    seated(person, match, ["cleopatra"], bots("caesar")).run()
    return person.screen.getvalue()


def test_wrong_input_is_told_and_asked_again() -> None:
    shown = played(
        "1", "dance", "0", "99", "down 9 senators", "down 5 6", "up", "9", "1", "99", "", "swap 5 5 5"
    )
    assert shown.count(say("terminal-not-understood")) >= 3
    assert "“down 9 senators” cannot be read as a move." in shown
    assert "(CC-3.12)" in shown
    assert shown.rstrip().endswith(say("play-left"))


def test_help_explains_cards_and_clauses() -> None:
    shown = played(
        "1",
        "?",
        "? spy",
        "?CC-4.6",
        "? cc-4",
        "? orgy",
        "? 4",
        "? p",
        "? bonus",
        "? xyzzy",
        "? the",
        "help wrath",
    )
    assert "save FILE" in shown
    assert say("cc-card-spy.about") in " ".join(shown.split())
    assert "CC-5.2" in shown
    assert "CC-4.12" in shown
    assert "No rule says “xyzzy”." in shown
    assert "Many rules say “the”" in shown
    assert "CC-5.5" in shown


def test_commands_at_the_table() -> None:
    shown = played("1", "table", "log", "moves", "cards")
    assert shown.count("Senators   5 left") >= 2
    assert "  down 4 senators\n" in shown
    assert "You have discarded: none" in shown


def test_an_order_may_name_the_top_cards_only() -> None:
    match = curia.new("caesar-cleopatra", seed=7)
    played("wrath castling", match=match)
    order = next(m["move"] for m in match.record()["moves"] if m["seat"] == "cleopatra")
    assert order.startswith("order wrath castling veto spy ")
    assert len(order.split()) == 14


def test_step_by_step_choices_and_going_back() -> None:
    match = curia.new("caesar-cleopatra", seed=7, options={"actions": "shuffled"})
    played("1", "1", "", "1", "4", "", "1", "4", "2", "", match=match)
    moves = [m["move"] for m in match.record()["moves"] if m["seat"] == "cleopatra"]
    assert moves[1:] == ["down 4 praetors", "done"]


def test_castling_in_steps() -> None:
    position = {
        "game": "caesar-cleopatra",
        "table": {"senators": {"cleopatra": ["1", "5*", "P*"]}, "aediles": {"cleopatra": ["2"]}},
        "players": {
            "cleopatra": {"hand": ["1", "2", "castling"], "influence": ["3"]},
            "caesar": {"hand": ["2", "3"], "influence": ["3"]},
        },
        "votes": {"deck": ["orgy", "praetors"]},
    }
    match = curia.position(position, seed=1)
    person = Person(1, ["3", "aediles", "1", "p 1", "quit", ""])
    seated(person, match, ["cleopatra"], {"caesar": Allows()}).run()
    moves = [m["move"] for m in match.record()["moves"]]
    assert moves == ["castle senators aediles", "allow", "rearrange 1 P / 2 5"]


class Allows:
    def choose(
        self, view: Json, seconds: object = None, iterations: object = None, seed: object = None
    ) -> str:
        return "allow"

    def choose_offer(self, view: Json) -> str | None:
        return None


class Cheats(Allows):
    def choose(
        self, view: Json, seconds: object = None, iterations: object = None, seed: object = None
    ) -> str:
        return "down 9 everywhere"


class Breaks(Allows):
    def choose(
        self, view: Json, seconds: object = None, iterations: object = None, seed: object = None
    ) -> str:
        raise BadInput("view-misfit")


@pytest.mark.parametrize("bot", [Cheats(), Breaks()])
def test_a_bot_without_a_legal_move_forfeits(bot: Bot) -> None:
    match = curia.new("caesar-cleopatra", seed=7)
    person = Person(1, ["1"])
    seated(person, match, ["cleopatra"], {"caesar": bot}).run()
    assert match.result is not None
    assert match.result["winners"] == ["cleopatra"]
    assert match.result["reason"] == "forfeit"
    assert "You win." in person.screen.getvalue()
    assert "Caesar forfeits the game." in person.screen.getvalue()
