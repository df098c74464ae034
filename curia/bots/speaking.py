"""When a bot is asked to speak in somebody else's turn (`Bot.choose_offer`).

A seat that is not on turn is asked once after each new entry of the record, offers and answers included,
before the player on turn is asked again, and not while it owes an answer. This comes to an end because a game
lets a seat say only so much in a turn.
"""

from collections.abc import Iterable

from curia.core.game import Json
from curia.core.match import Match


class Speaking:
    """Who has been asked, and after which entry."""

    def __init__(self) -> None:
        self._asked: dict[str, int] = {}

    def next(self, match: Match, seats: Iterable[str]) -> tuple[str, Json] | None:
        """The next of these seats to be asked, with its view; None once all have been asked."""
        number = len(match.entries())
        for seat in seats:
            if self._asked.get(seat) == number:
                continue
            self._asked[seat] = number
            if may_speak(match, seat):
                return seat, match.view(seat)
        return None


def may_speak(match: Match, seat: str) -> bool:
    """Is it somebody else's turn, does the seat owe no answer, and is there anything that it may say?"""
    return bool(match.asides(seat))
