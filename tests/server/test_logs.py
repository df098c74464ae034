"""What gets logged: nobody's cards, and not more than a disk holds."""

import json
import logging
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from curia.core.errors import IllegalMove
from curia.server import logs
from curia.server.services import Services
from curia.server.storage import schema
from curia.server.tables import clock
from curia.server.workers import autoplay
from curia.server.workers.autoplay import Duty
from tests.server.test_services import table, with_services

SECRET = "order spy veto"


Lines = Callable[[], list[dict[str, Any]]]


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> Iterator[Lines]:
    """What the server has logged since this was last asked."""
    handlers: list[logging.StreamHandler[StringIO]] = []
    # pytest's own handlers stay.
    monkeypatch.setattr(logging, "basicConfig", lambda **given: handlers.extend(given["handlers"]))
    logs.start("info")
    [handler] = handlers

    def read() -> list[dict[str, Any]]:
        said = handler.setStream(StringIO())
        return [json.loads(line) for line in said.getvalue().splitlines()] if said else []

    handler.setStream(StringIO())
    logging.getLogger().addHandler(handler)
    yield read
    logging.getLogger().removeHandler(handler)


def test_lines_of_one_kind_come_only_so_often(lines: Lines, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(clock, "monotonic", lambda: now)
    for _ in range(1000):
        logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
        logging.getLogger("uvicorn.error").warning("Unsupported upgrade request.")
    logging.getLogger("curia.services").error("something else")
    found = lines()
    assert len(found) == 2 * 50 + 1
    assert found[-1]["message"] == "something else"
    now += 2.0
    logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    assert [line["left_out"] for line in lines()] == [950]


def test_a_bot_whose_move_is_refused_shows_it_to_nobody(data: Path, lines: Lines) -> None:
    async def work(services: Services) -> None:
        room, _, _ = await table(services)
        refused = IllegalMove("move-unreadable", None, move=SECRET)
        duty = Duty("bot", "caesar", 0.0, 3, "", bot="greedy")
        await autoplay._replace(services, room, duty, refused, f"{SECRET}: {refused}")

    with_services(data, work)
    logged = lines()
    assert "veto" not in json.dumps(logged)
    assert [line["why"] for line in logged] == ["move-unreadable"]
    [file] = (data / "failures").iterdir()
    assert SECRET in file.read_text()


def test_a_log_that_can_not_be_read_shows_no_move(data: Path, lines: Lines) -> None:
    async def work(services: Services) -> None:
        room, _, _ = await table(services)
        await services.store.write_all(
            schema.entries.insert().values(
                table=room.id, number=room.table.number, seat="caesar", move=f"{SECRET} P", made=1.0
            ),
            schema.tables.update().values(number=room.table.number + 1, version=room.table.version + 1),
        )
        room.reset()
        await room.read(lambda room: None)
        assert room.stopped is not None

    with_services(data, work)
    logged = lines()
    assert "veto" not in json.dumps(logged)
    assert [line["why"] for line in logged] == ["record-move, entry 4"]
