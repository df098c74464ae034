"""What the games have told so far. Deals count in their order, so that quick games get no head start."""

from collections.abc import Sequence
from typing import NamedTuple

from curia.bots.arena.confidence_sequence import Interval, always, once, side
from curia.bots.arena.plan import Contest, Setting, Task, contests, units
from curia.core.game import Json


class Stop(NamedTuple):
    """When a contest ends early: once its share is surely above or below a level."""

    early: bool = True
    level: float | None = None
    """None: the share that would be fair."""


class Standing:
    """One contest: the share of wins of every player in it, deal by deal."""

    def __init__(self, contest: Contest, planned: int, stop: Stop) -> None:
        self.contest = contest
        self.planned = planned
        self.stop = stop
        self.level = contest.fair if stop.level is None else stop.level
        self.scores: dict[int, list[float]] = {player: [] for player in dict.fromkeys(contest.seating)}
        self.lines: list[Json] = []
        """The games that count, without their records."""
        self.lost = 0
        """Deals that do not count because a game of theirs could not be played."""
        self.decided = False
        self._rounds = len(contest.rounds())
        self._waiting: dict[int, list[Json | None]] = {}
        self._next = 0

    @property
    def open(self) -> bool:
        return not self.decided and self._next < self.planned

    @property
    def share(self) -> float | None:
        """Of the first player."""
        return self.share_of(self.contest.first)

    def share_of(self, player: int) -> float | None:
        scores = self.scores[player]
        return sum(scores) / len(scores) if scores else None

    def interval(self, player: int | None = None, deals: int | None = None) -> Interval:
        """That holds for how it was stopped; after so many deals."""
        scores = self.scores[self.contest.first if player is None else player][:deals]
        return always(scores) if self.stop.early else once(scores)

    def add(self, unit: int, line: Json | None) -> None:
        """A game has been played; None: it could not be."""
        self._waiting.setdefault(unit, []).append(line)
        while self.open and len(self._waiting.get(self._next, ())) == self._rounds:
            self._count(self._waiting.pop(self._next))
            self._next += 1

    def _count(self, lines: Sequence[Json | None]) -> None:
        played = sorted((line for line in lines if line is not None), key=lambda line: int(line["number"]))
        if len(played) < self._rounds:
            self.lost += 1
            return
        self.lines += played
        for player, scores in self.scores.items():
            won = sum(
                share
                for line in played
                for sat, share in zip(line["seating"], line["shares"], strict=True)
                if sat == player
            )
            scores.append(won / self._rounds)
        if self.stop.early:
            self.decided = side(self.scores[self.contest.first], self.level) != 0


class Tally:
    """All contests of a setting."""

    def __init__(self, setting: Setting, games: int, stop: Stop) -> None:
        self.setting = setting
        self.standings = [Standing(contest, units(contest, games), stop) for contest in contests(setting)]

    def add(self, line: Json) -> None:
        kept = {key: value for key, value in line.items() if key != "record"}
        self.standings[line["contest"]].add(line["unit"], kept)

    def lose(self, task: Task) -> None:
        self.standings[task.contest].add(task.unit, None)

    def wants(self, task: Task) -> bool:
        return self.standings[task.contest].open

    @property
    def games(self) -> list[Json]:
        """Every game that counts, in order, without its record."""
        lines = [line for standing in self.standings for line in standing.lines]
        return sorted(lines, key=lambda line: int(line["number"]))


class Career(NamedTuple):
    """One player in all games that count."""

    games: int
    won: float
    forfeits: int
    moves: int
    seconds: float


def careers(setting: Setting, games: Sequence[Json]) -> list[Career]:
    """Of every player, in the setting's order. A game with several of one kind counts several times."""
    found = [Career(0, 0.0, 0, 0, 0.0) for _ in setting.players]
    for line in games:
        failed = (line["failure"] or {}).get("bot")
        for player, share, (moves, seconds) in zip(
            line["seating"], line["shares"], line["thinking"], strict=True
        ):
            sofar = found[player]
            found[player] = sofar._replace(
                games=sofar.games + 1,
                won=sofar.won + share,
                moves=sofar.moves + moves,
                seconds=sofar.seconds + seconds,
            )
        if failed is not None:
            player = next(n for n, player in enumerate(setting.players) if player.name == failed)
            found[player] = found[player]._replace(forfeits=found[player].forfeits + 1)
    return found
