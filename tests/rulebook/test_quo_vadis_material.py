"""QV-1 and QV-2: what is in the box, and how the table is set."""

import json
from collections import Counter
from pathlib import Path

import pytest

import curia
from curia.games.quovadis import data
from tests.quovadis.table import refused

FRESH = [(seats, seed) for seats in (3, 4, 5) for seed in (1, 2, 3)]


@pytest.mark.clause("QV-1.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_eight_senators_for_each_colour(seats: int) -> None:
    match = curia.new("quovadis", seats=seats, seed=1)
    assert match.seats == ("red", "blue", "green", "yellow", "purple")[:seats]
    assert [player["reserve"] for player in match.view(None)["players"].values()] == [8] * seats


@pytest.mark.clause("QV-1.1")
@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_three_to_five_players(seats: int) -> None:
    with pytest.raises(curia.BadInput, match="at least 3, at most 5"):
        curia.new("quovadis", seats=seats)


@pytest.mark.clause("QV-1.2")
def test_sixty_two_laurel_tiles() -> None:
    position = curia.new("quovadis", seed=4).position()
    tiles = Counter([*position["laurels"].values(), *position["stock"]])
    assert position["bank"] == 18
    assert tiles == {"II": 8, "IIc": 6, "III": 15, "IV": 9, "V": 6}
    assert sum(tiles.values()) + position["bank"] == 62


@pytest.mark.clause("QV-1.3", "QV-2.2")
def test_caesar_lies_below_the_senate() -> None:
    assert curia.new("quovadis", seed=5).view(None)["caesar"] == "j5>senate"


@pytest.mark.clause("QV-1.4")
def test_the_board() -> None:
    assert len(data.COMMITTEES) == 15
    assert sorted(data.SEATS_IN[: data.SENATE]) == [1] * 7 + [3] * 5 + [5] * 2
    assert data.SEATS_IN[data.SENATE] == 5
    assert len(data.PLACE_NAMES) == 10
    for path, (below, above) in enumerate(data.PATHS):
        assert below < above
        assert (data.PLACE_OF[path] >= 0) == (data.SEATS_IN[below] > 1)
    for committee in range(data.SENATE):
        if data.SEATS_IN[committee] == 1:
            assert data.PATH_FROM.count(committee) == 1


@pytest.mark.clause("QV-1.4", "QV-2.1")
def test_the_board_is_the_one_that_the_rules_come_with() -> None:
    file = Path(__file__).parents[1] / "quovadis" / "quo-vadis-board.json"
    board = json.loads(file.read_text(encoding="utf-8"))
    assert [(c["id"], c["seats"]) for c in board["committees"]] == list(
        zip(data.COMMITTEES, data.SEATS_IN, strict=True)
    )
    assert [c["id"] for c in board["committees"] if c["entry"]] == list(data.COMMITTEES[: data.ENTRIES])
    paths = [(f"{p['from']}>{p['to']}", p["laurel"]) for p in board["paths"]]
    assert [name for name, _ in paths] == list(data.PATH_NAMES)
    assert [name for name, laurel in paths if laurel] == list(data.PLACE_NAMES)
    start = board["caesar_start"]
    assert data.PLACE_NAMES[data.CAESAR_START] == f"{start['from']}>{start['to']}"


@pytest.mark.clause("QV-2.1")
@pytest.mark.parametrize(("seats", "seed"), FRESH)
def test_ten_of_the_shuffled_tiles_lie_on_the_laurel_places(seats: int, seed: int) -> None:
    match = curia.new("quovadis", seats=seats, seed=seed)
    shuffled = next(e["move"] for e in match.record()["moves"] if e["move"].startswith("tiles")).split()[1:]
    view = match.view(None)
    assert len(shuffled) == 44
    assert list(view["laurels"].values()) == shuffled[:10]
    assert view["stock"] == 34
    assert view["bank"] == 18
    assert match.position()["stock"] == shuffled[10:]


@pytest.mark.clause("QV-2.3")
def test_the_start_player_is_drawn_and_play_goes_round() -> None:
    drawn = {curia.new("quovadis", seats=4, seed=seed).to_act[0] for seed in range(40)}
    assert drawn == {"red", "blue", "green", "yellow"}
    match = curia.new("quovadis", seats=4, seed=1)
    start = match.seats.index(match.to_act[0])
    for turn in range(9):
        seat = match.seats[(start + turn) % 4]
        assert match.to_act == (seat,)
        assert refused(match, match.seats[(start + turn + 1) % 4], "caesar d3>g3") == "QV-3.1"
        match.play(seat, "caesar d3>g3" if turn % 2 else "caesar d3>h1")
