"""The arena plays all its games, whatever becomes of bots and processes, and keeps every one of them."""

import json
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import curia
from curia.bots import BOTS, Bot, Facts
from curia.bots.arena.executors import Place, local
from curia.bots.arena.folder import Folder, read_setting
from curia.bots.arena.plan import Player, Setting, Task, tasks
from curia.bots.arena.play import play
from curia.bots.arena.run import Run
from curia.bots.arena.tally import Stop, Tally
from curia.core.game import Game, Json
from tests.bots import dying

SMALL = "caesar-cleopatra-small"


def facts(make: Callable[[], Bot]) -> Facts:
    """Of a bot that plays every game, and speaks."""
    return Facts(lambda game: make(), speaks=frozenset(curia.GAMES))


def setting(*bots: str, game: str = SMALL, seats: int = 2) -> Setting:
    players = tuple(Player(f"{bot}-{number}", bot) for number, bot in enumerate(bots))
    return Setting(game, seats, {}, players, 11)


def threads() -> Place:
    return Place(lambda: ThreadPoolExecutor(2), 2)


def played(
    found: Setting,
    games: int,
    place: Place,
    work: Callable[[Game[Any], Task], Json] = play,
    stop: Stop = Stop(early=False),  # noqa: B008
) -> tuple[Tally, dict[int, Json], list[int]]:
    """The tally, the lines by number, and the numbers of those that were lost."""
    tally, lines, lost = Tally(found, games, stop), {}, []

    def done(line: Json) -> None:
        assert line["number"] not in lines
        lines[line["number"]] = line
        tally.add(line)

    def lose(task: Task) -> None:
        lost.append(task.number)
        tally.lose(task)

    Run(curia.GAMES[found.game], place, wants=tally.wants, done=done, lost=lose, work=work).all(
        tasks(found, games)
    )
    return tally, lines, lost


# --- Games -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "seats", "bot", "deals"),
    [("caesar-cleopatra", 2, "greedy", 3), (SMALL, 2, "random", 5), ("quovadis", 3, "greedy", 1)],
)
def test_bots_that_are_alike_share_the_wins_exactly(game: str, seats: int, bot: str, deals: int) -> None:
    tally, _, _ = played(setting(bot, bot, game=game, seats=seats), deals * seats, threads())
    (standing,) = tally.standings
    assert standing.scores[0] == [1 / seats] * deals


def test_every_record_is_replayed_to_the_same_end() -> None:
    _, lines, _ = played(setting("greedy", "random", game="quovadis", seats=3), 3, threads())
    for line in lines.values():
        again = curia.replay(line["record"])
        assert again.result is not None
        assert again.result["reason"] == line["reason"]
        assert [again.result["points"][seat] for seat in again.seats] == line["points"]
        assert sum(line["shares"]) == pytest.approx(1)


class Silent:
    """A bot that makes no offers."""

    def choose_offer(self, view: Json) -> str | None:
        return None


def test_offers_are_heard_once_after_each_change(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int]] = []

    class Talker:
        def choose(self, view: Json, *rest: Any) -> str:
            return str(view["legal"][0])

        def choose_offer(self, view: Json) -> str | None:
            asked.append((view["seat"], len(view["events"])))
            offers = [move for move in view["legal"] if move.startswith("offer ")]
            return str(offers[0]) if len(asked) % 5 == 0 else None

    monkeypatch.setitem(BOTS, "talker", facts(Talker))
    found = setting("talker", "talker", game="quovadis", seats=3)
    line = play(curia.GAMES["quovadis"], next(tasks(found, 1)))
    assert line["failure"] is None
    assert asked
    assert len(asked) == len(set(asked))


@pytest.mark.parametrize("answer", ["dance", "veto", ""])
def test_an_illegal_move_forfeits_the_game(monkeypatch: pytest.MonkeyPatch, answer: str) -> None:
    class Cheat(Silent):
        def choose(self, view: Json, *rest: Any) -> str:
            return answer

    monkeypatch.setitem(BOTS, "cheat", facts(Cheat))
    line = play(curia.GAMES[SMALL], next(tasks(setting("cheat", "cheat"), 1)))
    assert line["reason"] == "forfeit"
    assert line["failure"]["bot"] == "cheat-0"
    assert line["shares"] == [0.0, 1.0]
    assert line["record"]["moves"][-1] == {"seat": "host", "move": "forfeit cleopatra"}


def test_a_bot_that_raises_forfeits_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(Silent):
        def choose(self, view: Json, *rest: Any) -> str:
            raise ZeroDivisionError("oh")

    monkeypatch.setitem(BOTS, "broken", facts(Broken))
    line = play(curia.GAMES[SMALL], next(tasks(setting("broken", "broken"), 1)))
    assert line["failure"]["key"] == "arena-bot-raised"
    assert "ZeroDivisionError: oh" in line["failure"]["values"]["error"]


def test_halves_of_characters_in_what_a_bot_says_are_kept_and_read_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    class Mumbling(Silent):
        def choose(self, view: Json, *rest: Any) -> str:
            return "dance \ud800"

    monkeypatch.setitem(
        BOTS,
        "mumbling",
        facts(Mumbling),
    )
    found = setting("mumbling", "mumbling")
    # Python reads names of files that are no text like this.
    found = found._replace(
        players=tuple(player._replace(name=f"\udcff{player.name}") for player in found.players)
    )
    line = play(curia.GAMES[SMALL], next(tasks(found, 1)))
    assert "dance ?" in line["failure"]["values"].values()
    folder = Folder(tmp_path, found)
    folder.add(line)
    assert list(Folder(tmp_path, found).played()) == [line]


# --- Processes ---------------------------------------------------------------------------------------------


def test_a_process_that_dies_costs_nothing_but_time(tmp_path: Path) -> None:
    found = setting(str(tmp_path / "seen"), "random")
    _, lines, lost = played(found, 8, local(2), dying.once)
    assert sorted(lines) == list(range(8))
    assert lost == []
    assert (tmp_path / "seen").exists()


def test_a_game_that_kills_every_process_is_left_out_and_no_other() -> None:
    tally, lines, lost = played(setting("random", "random"), 8, local(2), dying.always)
    assert lost == [dying.KILLER]
    assert sorted(lines) == [number for number in range(8) if number != dying.KILLER]
    assert tally.standings[0].lost == 1


@pytest.mark.parametrize("at_once", [True, False])
def test_where_nothing_can_be_played_the_arena_says_so(at_once: bool) -> None:
    class Broken(Executor):
        def submit(self, *args: Any, **kwargs: Any) -> Future[Any]:
            if at_once:
                raise BrokenExecutor
            future: Future[Any] = Future()
            future.set_exception(BrokenExecutor())
            return future

    with pytest.raises(curia.BadInput) as refused:
        played(setting("random", "random"), 100, Place(Broken, 1))
    assert refused.value.key == "arena-nowhere"


def test_a_game_that_raises_is_tried_again_and_left_out() -> None:
    _, lines, lost = played(setting("random", "random"), 6, threads(), dying.raising)
    assert (lost, len(lines)) == ([dying.KILLER], 5)


def test_a_place_that_is_gone_ends_the_arena() -> None:
    class Silent(Executor):
        def submit(self, *args: Any, **kwargs: Any) -> Future[Any]:
            return Future()

    with pytest.raises(curia.BadInput) as refused:
        played(setting("random", "random"), 4, Place(Silent, 1, alive=lambda: False))
    assert refused.value.key == "arena-gone"


def test_after_an_early_stop_nothing_more_is_begun() -> None:
    tally, lines, _ = played(setting("greedy", "random"), 2000, threads(), stop=Stop(level=0.05))
    assert tally.standings[0].decided
    assert len(tally.games) <= len(lines) < 100


def test_where_it_is_played_does_not_matter() -> None:
    def what(lines: dict[int, Json]) -> list[Json]:
        return [{**lines[number], "thinking": None} for number in sorted(lines)]

    found = setting("greedy", "random")
    assert what(played(found, 6, local(2))[1]) == what(played(found, 6, threads())[1])


# --- Kept in a folder --------------------------------------------------------------------------------------


FAILURE: Json = {"seat": "caesar", "bot": "random-1", "key": "bot-gone", "values": {"bot": "x", "why": "-"}}


def line(number: int) -> Json:
    """Of an arena of greedy and random."""
    seating = [number % 2, 1 - number % 2]
    return {
        "number": number,
        "contest": 0,
        "unit": number // 2,
        "seating": seating,
        "bots": [("greedy-0", "random-1")[player] for player in seating],
        "shares": [1.0, 0.0],
        "points": [9, 3],
        "reason": "CC-6.1",
        "failure": None,
        "thinking": [[20, 0.25], [21, 0.125]],
        "record": {},
    }


def kept(folder: Folder, number: int) -> None:
    folder.add({**line(number), "record": {"moves": ["x" * 100_000]}})


def test_a_torn_line_is_cut_away_and_played_again(tmp_path: Path) -> None:
    found = setting("greedy", "random")
    folder = Folder(tmp_path / "arena", found)
    for number in range(3):
        kept(folder, number)
    whole = folder.games.read_bytes()
    for torn in (whole[:-1], whole[:-60_000], whole + b'{"number": 3, "re'):
        folder.games.write_bytes(torn)
        again = Folder(tmp_path / "arena", found)
        numbers = [line["number"] for line in again.played()]
        assert numbers == ([0, 1, 2] if torn.startswith(whole) else [0, 1])
        kept(again, 7)
        assert [line["number"] for line in Folder(tmp_path / "arena", found).played()] == [*numbers, 7]
    folder.games.write_bytes(whole[:50])
    assert list(Folder(tmp_path / "arena", found).played()) == []
    assert folder.games.read_bytes() == b""


def test_a_game_that_is_there_twice_counts_once(tmp_path: Path) -> None:
    folder = Folder(tmp_path, setting("greedy", "random"))
    for number in (1, 1, 0):
        kept(folder, number)
    assert [line["number"] for line in folder.played()] == [1, 0]


def test_another_arena_keeps_out(tmp_path: Path) -> None:
    found = setting("greedy", "random")
    Folder(tmp_path, found)
    assert read_setting(tmp_path) == found
    with pytest.raises(curia.BadInput) as refused:
        Folder(tmp_path, found._replace(seed=12))
    assert refused.value.key == "arena-other"


@pytest.mark.parametrize("text", ["", "{}", "[]", "no json", '{"game": 3}'])
def test_a_folder_with_a_broken_setting(tmp_path: Path, text: str) -> None:
    (tmp_path / "arena.json").write_text(text, encoding="utf-8")
    with pytest.raises(curia.BadInput) as refused:
        Folder(tmp_path, setting("greedy", "random"))
    assert refused.value.key == "arena-no-setting"


def test_games_without_a_setting_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text("{}\n", encoding="utf-8")
    with pytest.raises(curia.BadInput) as refused:
        Folder(tmp_path, setting("greedy", "random"))
    assert refused.value.key == "arena-no-setting"


@pytest.mark.parametrize(
    "text", [b"no json", b"[]", b"{}", b'"text"', b"", b'{"number": 0}', b'{"x": "\xff"}', b"[" * 100_000]
)
def test_a_line_that_is_no_game(tmp_path: Path, text: bytes) -> None:
    refused_as_second(Folder(tmp_path, setting("greedy", "random")), text)


def each(field: str, *values: Any) -> list[Json]:
    return [{field: value} for value in values]


@pytest.mark.parametrize(
    "wrong",
    [
        *each("number", -1, 2, True, 1.0, "1", None, []),
        *each("contest", 99, -1, 0.0, False, "0", []),
        *each("unit", 1, -1, 0.0, None),
        *each("seating", [0, 1], [1], [1, 0, 0], [1, 2], [True, False], None, 3),
        *each("bots", ["greedy-0", "random-1"], ["random-1"], None),
        *each("shares", [1.0], [1, 0, 0], [2, -1], [1, 1], [float("nan"), 0], ["1", 0], 1),
        *each("points", [1], None, "12"),
        *each("thinking", [[1, 1]], [[1], [1]], [[1, -1], [1, 1]], [[1, float("inf")], [1, 1]], [1, 1], None),
        *each("reason", None, [], "\ud800"),
        *each("failure", 3, [], "x", {}, {"bot": "random-1"}),
        {"failure": {**FAILURE, "bot": "nobody"}},
        {"failure": {**FAILURE, "bot": []}},
        {"failure": {**FAILURE, "key": "no-such-key"}},
        {"failure": {**FAILURE, "key": []}},
        {"failure": {**FAILURE, "values": {}}},
        {"failure": {**FAILURE, "values": []}},
        {"failure": {**FAILURE, "values": {"bot": "x", "why": {"deep": []}}}},
        {"failure": {**FAILURE, "values": {"bot": "x", "why": "\ud800"}}},
        {"record": None},
    ],
    ids=str,
)
def test_a_line_that_fits_no_game_of_the_setting(tmp_path: Path, wrong: Json) -> None:
    folder = Folder(tmp_path, setting("greedy", "random"))
    for good in (line(1), {**line(1), "failure": FAILURE}):
        folder.games.write_text(json.dumps(good) + "\n", encoding="utf-8")
        assert list(folder.played()) == [good]
    refused_as_second(folder, json.dumps({**line(1), **wrong}).encode())


@pytest.mark.parametrize("field", line(0))
def test_a_line_that_lacks_a_field(tmp_path: Path, field: str) -> None:
    lacking = {name: value for name, value in line(1).items() if name != field}
    refused_as_second(Folder(tmp_path, setting("greedy", "random")), json.dumps(lacking).encode())


def refused_as_second(folder: Folder, text: bytes) -> None:
    folder.games.write_bytes(json.dumps(line(0)).encode() + b"\n" + text + b"\n")
    with pytest.raises(curia.BadInput) as refused:
        list(folder.played())
    assert (refused.value.key, refused.value.values["line"]) == ("arena-line", 2)
