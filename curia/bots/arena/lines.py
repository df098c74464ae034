"""Lines of the file of games, looked at before anything is made of them: the file may be anybody's."""

import json
from typing import Any

from curia.bots.arena.plan import Setting, of_a_deal
from curia.core.errors import CuriaError
from curia.core.game import Json

# More moves or seconds than any game takes.
_MANY = 1e9


class Lines:
    """Of one arena."""

    def __init__(self, setting: Setting) -> None:
        self._setting = setting
        self._deal = of_a_deal(setting)

    def read(self, written: bytes) -> Json | None:
        """The game that a line holds; None if it is none of this arena."""
        try:
            line: Any = json.loads(written.decode("utf-8"))
            whole = self._planned(line) and self._counted(line) and self._told(line)
        except (ValueError, KeyError, TypeError, ArithmeticError, RecursionError):
            return None
        return line if whole else None

    def _planned(self, line: Json) -> bool:
        """Contest, deal and seats are those that its number has."""
        number = line["number"]
        if type(number) is not int or number < 0:
            return False
        unit, place = divmod(number, len(self._deal))
        contest, seating = self._deal[place]
        bots = [self._setting.players[player].name for player in seating]
        found = [line[name] for name in ("contest", "unit", "seating", "bots")]
        # As texts: 0, 0.0 and false are equal, but not the same.
        return json.dumps(found) == json.dumps([contest, unit, seating, bots])

    def _counted(self, line: Json) -> bool:
        """Every seat has its share, its points and its thinking time."""
        seats = self._setting.seats
        shares, thinking = line["shares"], line["thinking"]
        return (
            _numbers(shares, seats, 1)
            and sum(shares) < 1.001
            and isinstance(line["points"], list)
            and len(line["points"]) == len(thinking) == seats
            and all(_numbers(spent, 2, _MANY) for spent in thinking)
        )

    def _told(self, line: Json) -> bool:
        """How it ended, and what went wrong, can be said and written."""
        failure, said = line["failure"], line["reason"]
        if not isinstance(said, str) or not isinstance(line["record"], dict):
            return False
        if failure is not None:
            values = failure["values"]
            if failure["bot"] not in line["bots"] or not isinstance(values, dict):
                return False
            if not all(isinstance(value, str | int | float) for value in values.values()):
                return False
            said += str(CuriaError(failure["key"], **values))
        said.encode("utf-8")
        return True


def _numbers(found: Any, how_many: int, most: float) -> bool:
    """A list of so many numbers from 0 to `most`."""
    return (
        isinstance(found, list)
        and len(found) == how_many
        and all(isinstance(number, int | float) and 0 <= number <= most for number in found)
    )
