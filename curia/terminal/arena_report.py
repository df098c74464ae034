"""The results of an arena as tables: contests, the matrix of wins, players, ends, and failures."""

from collections import Counter
from typing import NamedTuple

from curia.bots.arena.confidence_sequence import Interval
from curia.bots.arena.plan import TOGETHER, Contest, Setting
from curia.bots.arena.ratings import ratings
from curia.bots.arena.tally import Standing, Tally, careers
from curia.terminal.columns import aligned
from curia.terminal.console import Console

_MOST_FAILURES = 10


class Table(NamedTuple):
    title: str
    rows: list[list[str]]
    """The first row is the heading."""

    def lines(self) -> list[str]:
        return [self.title, *aligned(self.rows)]


def tables(console: Console, tally: Tally) -> list[Table]:
    found = [_contests(console, tally)]
    if len(tally.setting.players) > 2 and tally.setting.mix != TOGETHER:
        found.append(_matrix(console, tally))
    found += [_players(console, tally), _ends(console, tally)]
    failures = _failures(console, tally)
    return [*found, failures] if len(failures.rows) > 1 else found


def label(console: Console, setting: Setting, contest: Contest, player: int | None = None) -> str:
    """A contest, or one player's part in it, in words."""
    first = contest.first if player is None else player
    names = [setting.players[number].name for number in contest.seating]
    if setting.mix == TOGETHER:
        return setting.players[first].name
    key = "arena-pair" if setting.seats == 2 else "arena-alone"
    return console.say(key, one=names[0], other=names[1], seats=setting.seats - 1)


def shown(console: Console, interval: Interval) -> str:
    return console.say(
        "arena-interval", low=console.number(interval[0], 3), high=console.number(interval[1], 3)
    )


def parts(standing: Standing) -> list[int]:
    """The players whose shares are shown: where all play together, every one."""
    different = list(standing.scores)
    return different if len(different) > 2 else different[:1]


def verdict(console: Console, standing: Standing) -> str:
    """What the sequential test says."""
    share = standing.share
    if share is None:
        return ""
    if not standing.decided:
        return console.say("arena-undecided" if standing.stop.early else "arena-all-played")
    key = "arena-above" if share > standing.level else "arena-below"
    return console.say(key, level=standing.level)


def _contests(console: Console, tally: Tally) -> Table:
    heading = ["", *(console.say(f"arena-{name}") for name in ("games", "share", "95", "fair", "test"))]
    rows = [heading]
    for standing in tally.standings:
        for player in parts(standing):
            share = standing.share_of(player)
            fair = standing.contest.seating.count(player) / len(standing.contest.seating)
            rows.append(
                [
                    label(console, tally.setting, standing.contest, player),
                    str(len(standing.lines)),
                    "-" if share is None else console.number(share, 3),
                    "-" if share is None else shown(console, standing.interval(player)),
                    console.number(fair, 3),
                    verdict(console, standing) if player == standing.contest.first else "",
                ]
            )
    key = "arena-title-early" if tally.standings[0].stop.early else "arena-title-fixed"
    return Table(console.say(key), rows)


def _matrix(console: Console, tally: Tally) -> Table:
    players = tally.setting.players
    rows = [["", *(player.name for player in players)]]
    cells = {}
    for standing in tally.standings:
        one, other = standing.contest.seating[:2]
        if standing.share is not None:
            cells[one, other] = standing.share
            if tally.setting.seats == 2:
                cells[other, one] = 1 - standing.share
    for one, player in enumerate(players):
        found = [cells.get((one, other)) for other in range(len(players))]
        rows.append([player.name, *("" if cell is None else console.number(cell, 3) for cell in found)])
    return Table(console.say("arena-title-matrix"), rows)


def _players(console: Console, tally: Tally) -> Table:
    setting = tally.setting
    games = tally.games
    columns = ("games", "won", "forfeits", "skill", "spread", "thinking")
    rows = [["", *(console.say(f"arena-{name}") for name in columns)]]
    rated = ratings(len(setting.players), games)
    for player, career, rating in zip(setting.players, careers(setting, games), rated, strict=True):
        rows.append(
            [
                player.name,
                str(career.games),
                console.number(career.won, 0 if career.won == int(career.won) else 2),
                str(career.forfeits),
                console.number(rating.skill, 1),
                console.number(rating.spread, 1),
                console.number(1000 * career.seconds / max(career.moves, 1), 1),
            ]
        )
    return Table(console.say("arena-title-players"), rows)


def _ends(console: Console, tally: Tally) -> Table:
    reasons = Counter(str(line["reason"]) for line in tally.games)
    rows = [["", console.say("arena-games")]]
    return Table(console.say("arena-title-ends"), rows + [[why, str(n)] for why, n in reasons.most_common()])


def _failures(console: Console, tally: Tally) -> Table:
    """Forfeits with their reasons, and deals that could not be played."""
    rows = [["", console.say("arena-why")]]
    for line in tally.games:
        if line["failure"] is not None and len(rows) <= _MOST_FAILURES:
            failure = line["failure"]
            why = console.say(failure["key"], **failure["values"])
            rows.append([console.say("arena-game-of", number=line["number"], bot=failure["bot"]), why])
    lost = sum(standing.lost for standing in tally.standings)
    if lost:
        rows.append([console.say("arena-lost", deals=lost), ""])
    return Table(console.say("arena-title-failures"), rows)
