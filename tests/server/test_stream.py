"""What a stream tells a client that comes from another process, or from another time."""

from pathlib import Path

import pytest

from curia.server.live import stream
from curia.server.live.stream import Position
from curia.server.services import Services
from curia.server.tables import playing
from tests.server.test_services import table, with_services


async def first_news(services: Services, key: int, table: str, at: Position) -> str:
    """The first message to a client that was at this position."""
    messages = stream.listen(services, key, [table], {table: at})
    async for message in messages:
        if message.startswith("event: news"):
            await messages.aclose()  # type: ignore[attr-defined]
            return message
    raise AssertionError("no news")


def position(message: str, table: str) -> Position:
    (id,) = (line.removeprefix("id: ") for line in message.splitlines() if line.startswith("id: "))
    return stream.read_positions(id)[table]


@pytest.mark.parametrize("behind", [0, 1, 2])
def test_a_line_is_told_once_though_the_room_is_behind(data: Path, behind: int) -> None:
    """Another process has stored lines and told them; here the news of them has not come yet."""

    async def work(services: Services) -> None:
        room, one, two = await table(services)
        for word in ("Ave", "Salve", "Vale"):
            await room.change(playing.say(two, None, word, word * 3))
        all_told = Position(room.table.number, room.table.public, room.table.said)
        room.table.said -= behind
        message = await first_news(services, one, room.id, all_told)
        assert '"chat"' not in message
        assert position(message, room.id).said == all_told.said
        # Once the room has caught up, who has heard one line less hears exactly that one.
        room.table.said = all_told.said
        message = await first_news(services, one, room.id, all_told._replace(said=all_told.said - 1))
        assert "Vale" in message
        assert "Salve" not in message
        assert position(message, room.id).said == all_told.said

    with_services(data, work)


def test_a_position_beyond_the_last_line_is_taken_back_to_it(data: Path) -> None:
    """A server that was restored from a backup has fewer lines than its clients have seen."""

    async def work(services: Services) -> None:
        room, one, two = await table(services)
        await room.change(playing.say(two, None, "Ave", "request-1"))
        said = room.table.said
        message = await first_news(services, one, room.id, Position(0, 0, said + 40))
        assert '"chat"' not in message
        assert position(message, room.id).said == said

    with_services(data, work)
