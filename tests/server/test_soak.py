"""Minutes of everything at once: attackers, honest players who play whole games, and kill -9 of the server.

At the end nothing is lost that was acknowledged, nobody has got a byte of what was not for them, and the
server is well.
"""

import random
import sqlite3
import threading
import time
from collections.abc import Sequence
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest

import curia
from curia.core.errors import CuriaError
from curia.server.settings import Settings
from tests.server.attackers import Insider, Outsider
from tests.server.phoenix import Phoenix
from tests.server.serving import Json
from tests.server.survivors import GAMES, Survivor, check, together, whole_match, without_proof

SECONDS = 220.0
"""For so long new matches are begun; the last ones are played to their end."""
_MEGABYTE = 1 << 20

# The limits as they are by default, which `QUICK` lifts for other tests.
LIMITS = {
    f"CURIA_{name.upper()}": str(getattr(Settings, name))
    for name in ("rate", "rate_burst", "keys_an_hour", "chat_a_minute", "max_tables_address",
                 "max_streams_address", "max_connections_address")
}  # fmt: skip


class Played(NamedTuple):
    """A match that is over, with what there was to hide from others."""

    path: str
    game: str
    record: Json
    everyone: dict[str, Survivor]
    secrets: list[str]


def play_matches(
    servers: Sequence[Phoenix],
    game: str,
    insider: bool,
    network: int,
    until: float,
    tables: list[str],
    played: list[Played],
) -> None:
    """One match after the other, each held against its record at once. Each player has an address."""
    chance = random.Random(network)
    players: dict[str, Survivor] = {}
    tokens: dict[str, str] = {}
    while time.monotonic() < until:
        for place, seat in enumerate([*GAMES[game], ""]):
            kind = Insider if insider and seat == GAMES[game][-1] else Survivor
            players[seat] = kind(servers, tokens.get(seat), f"127.0.{network}.{place + 1}")
            tokens[seat] = players[seat].token
        everyone = dict(players)
        watcher = players.pop("")
        with ExitStack() as closed:
            for one in everyone.values():
                closed.callback(one.close)

            path, commitment = whole_match(
                players, watcher, game, 0.15, chance, found=tables.append, patience=300
            )
            record = watcher.ok("GET", f"{path}/record")
            check(record, path, everyone, commitment)
        secrets = [record["proof"]["secret"], *tokens.values(), path.rpartition("/")[2]]
        secrets += [word for one in everyone.values() for word in one.said if word != "vale"]
        played.append(Played(path, game, record, everyone, secrets))


def kill_again_and_again(server: Phoenix, stop: threading.Event, kills: list[float]) -> None:
    chance = random.Random(9)
    while not stop.wait(3 + 6 * chance.random()):
        server.kill()
        server.start()
        kills.append(time.monotonic())


def check_refusals(match: Played) -> int:
    """What the insider was told about moves that are not allowed is the same in other worlds that look alike
    from that seat; how many were compared."""
    compared = 0
    for seat, player in match.everyone.items():
        for number, move, refusal in player.tried[:60] if isinstance(player, Insider) else []:
            moves = match.record["moves"][:number]
            view = curia.replay({**without_proof(match.record), "moves": moves}).view(seat)
            for seed in range(2):
                with pytest.raises(CuriaError) as refused:
                    curia.sample(view, random.Random(seed)).play(seat, move)
                clause = getattr(refused.value, "clause", None)
                assert (refused.value.key, clause) == (refusal["key"], refusal["clause"]), (number, move)
                compared += 1
    return compared


def check_nothing_leaked(played: list[Played], outsiders: list[Outsider]) -> None:
    for match in played:
        for outsider in outsiders:
            for secret in match.secrets:
                found = [heard for heard in outsider.heard.values() if secret.encode() in heard]
                assert found == [], secret
        # Nor does a player hear another's token, or the secret of the deals before the end.
        for seat, player in match.everyone.items():
            told = str([news["view"] for news in player.told])
            others = [one.token for other, one in match.everyone.items() if other != seat]
            assert not any(secret in told for secret in (match.record["proof"]["secret"], *others))


def check_server(server: Phoenix, played: list[Played]) -> None:
    """After one more kill all is as it was, and the server is well."""
    server.kill()
    server.start()
    for match in played:
        (token,) = {one.token for seat, one in match.everyone.items() if seat == ""}
        with closing(Survivor([server], token)) as watcher:
            assert watcher.ok("GET", f"{match.path}/record") == match.record
    with server.client(key=False) as client:
        assert client.get("/health")["status"] == "ok"
    assert '"trace"' not in server.log()
    with closing(sqlite3.connect(server.data / "curia.db")) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        gaps = 'SELECT "table" FROM entries GROUP BY "table" HAVING max(number) != count(*) - 1'
        assert database.execute(gaps).fetchall() == []


def memory(server: Phoenix) -> int:
    """What the server's process holds now, in bytes."""
    for line in Path(f"/proc/{server.pid}/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise AssertionError("there is no such process")


@pytest.mark.long
def test_attackers_players_and_kills_together(tmp_path: Path) -> None:
    server = Phoenix(tmp_path, **LIMITS)
    played: list[Played] = []
    tables: list[str] = []
    kills: list[float] = []
    stop_killing, stop_attacking = threading.Event(), threading.Event()
    with ExitStack() as closed:
        closed.callback(server.close)
        server.start()
        outsiders = [Outsider(server, f"127.0.9.{n}", n, tables) for n in (1, 2)]
        for outsider in outsiders:
            closed.callback(outsider.close)
        until = time.monotonic() + SECONDS
        circles = [
            partial(play_matches, [server], game, insider, network, until, tables, played)
            for network, (game, insider) in enumerate(
                [("caesar-cleopatra", False), ("quovadis", False), ("caesar-cleopatra", True)], 1
            )
        ]
        attacks = [partial(outsider.work, stop_attacking) for outsider in outsiders]
        killing = partial(kill_again_and_again, server, stop_killing, kills)
        with together([*circles, *attacks, killing], patience=300) as threads:
            try:
                for thread in threads[: len(circles)]:
                    thread.join(SECONDS + 300)
            finally:
                stop_killing.set()
                threads[-1].join(60)
                held = memory(server)
                stop_attacking.set()
        check_server(server, played)
    check_nothing_leaked(played, outsiders)
    compared = sum(check_refusals(match) for match in played)
    count = {game: sum(match.game == game for match in played) for game in GAMES}
    refused = sum(outsider.refused for outsider in outsiders)
    print(f"{count}, {len(kills)} kills, {refused} refusals, {compared} compared, {held // _MEGABYTE} MB")
    assert all(count.values())
    assert {match.game for match in played if by_rules(match)} == set(GAMES)
    assert len(kills) >= 20
    assert refused > 500
    assert compared > 50
    assert held < 500 * _MEGABYTE
    # The attackers' floods were not taken for the players' requests.
    honest = [one for match in played for one in match.everyone.values() if not isinstance(one, Insider)]
    assert sum(one.turned_away for one in honest) == 0


def by_rules(match: Played) -> bool:
    """Whether a match was played to the end that the rules give it."""
    result = curia.replay(without_proof(match.record)).result
    return result is not None and str(result["reason"]).startswith(("CC-", "QV-"))
