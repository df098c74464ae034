"""Ratings of several players on one scale: Plackett and Luce's model, by the openskill library."""

from collections.abc import Iterable
from typing import NamedTuple

from openskill.models import PlackettLuce

from curia.core.game import Json


class Rating(NamedTuple):
    skill: float
    spread: float
    """Its standard deviation."""


def ratings(players: int, games: Iterable[Json]) -> list[Rating]:
    """After these games, in this order. Who won comes first, all others share the next place."""
    # Bots do not get better with time: no drift.
    model = PlackettLuce(tau=0.0)
    sofar = [model.rating() for _ in range(players)]
    for line in games:
        seating = line["seating"]
        teams = [[model.create_rating([sofar[player].mu, sofar[player].sigma])] for player in seating]
        rated = model.rate(teams, ranks=[0.0 if share else 1.0 for share in line["shares"]])
        for player in set(seating):
            # Several of one kind at a table: what became of them on average.
            seats = [team[0] for sat, team in zip(seating, rated, strict=True) if sat == player]
            sofar[player].mu = sum(seat.mu for seat in seats) / len(seats)
            sofar[player].sigma = sum(seat.sigma for seat in seats) / len(seats)
    return [Rating(player.mu, player.sigma) for player in sofar]
