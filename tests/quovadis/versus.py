"""The engine and the second implementation of the rules side by side: both play the same, or this fails."""

from typing import Any

import curia
from curia import IllegalMove, Match
from tests.oracle.quovadis import TILES, Illegal, Oracle

Json = dict[str, Any]
TALK = ("propose", "counter", "offer")
PROMISE = ("by", "to", "kind", "at", "against", "laurels", "text", "turns", "status")
PLAYED = "played"


def deals(match: Match) -> list[Json]:
    """What chance decided for each game of the match."""
    moves = [entry["move"].split(" ") for entry in match.record()["moves"] if entry["seat"] == "chance"]
    starts = [words[1] for words in moves if words[0] == "start"]
    return [
        {"start": start, "tiles": words[1:]}
        for start, words in zip(starts, (words for words in moves if words[0] == "tiles"), strict=True)
    ]


class Versus:
    def __init__(self, match: Match, oracle: Oracle) -> None:
        self.match = match
        self.oracle = oracle
        self.said: list[str] = []  # for the message of a failed test
        self.shown_before = 0  # disclosures that the match, set up anew, does not remember
        oracle.next_game = lambda: deals(self.match)[-1]

    @classmethod
    def new(cls, seats: int, seed: int, options: Json) -> "Versus":
        match = curia.new("quovadis", seats=seats, seed=seed, options=options)
        return cls(match, Oracle.new(seats, options, deals(match)[0]))

    @classmethod
    def at(cls, position: Json) -> "Versus":
        return cls(curia.position(position, seed=1), Oracle.from_position(position))

    def play(self, seat: str, text: str) -> str | None:
        """PLAYED, or the clause that both refuse it with (None: it can't be read)."""
        found: list[str | None] = []
        for play in (self.match.play, self.oracle.play):
            try:
                play(seat, text)
            except (IllegalMove, Illegal) as refusal:
                found.append(refusal.clause)
            else:
                found.append(PLAYED)
        if found[0] == PLAYED:
            self.said.append(f"{seat} {text}")
        assert found[0] == found[1], f"{seat} {text}: {found}\nafter {self._story()}"
        return found[0]

    def set_up_anew(self) -> None:
        """The match goes on from its position, in the middle of a turn or of a deal."""
        self.match = curia.position(self.match.position(), seed=len(self.said))
        self.shown_before = len(self.oracle.disclosed)
        self.said.append("(set up anew)")

    def _story(self) -> str:
        return "\n      ".join([f"{self.oracle.options}", *self.said[-60:]])

    def _same(self, what: str, mine: Any, theirs: Any) -> None:
        assert mine == theirs, f"{what}: {mine}, {theirs}\nafter {self._story()}"

    def compare_briefly(self) -> None:
        self._same("to act", self.match.to_act, self.oracle.to_act)
        self._same("results", judged(self.match.result), judged(self.oracle.result))

    def compare(self, seat: str | None = None) -> None:
        """Everything; the view is this seat's or a spectator's."""
        match, oracle = self.match, self.oracle
        self.compare_briefly()
        over = oracle.result is not None
        self._same("positions", on_board(match.position(), over), on_board(oracle.position(), over))
        view = match.view(seat)
        self._same("ledgers", promises(view["ledger"]), promises(oracle.ledger))
        self._same("deals", waiting(view["deal"]), waiting(oracle.deal))
        self._same("offers", standing(view["offers"]), standing(oracle.offers))
        shown = [event["tiles"] for event in view["events"] if event["event"] == "disclosed"]
        self._same("disclosures", shown, oracle.disclosed[self.shown_before :])
        for name in match.seats:
            legal = match.legal(name)
            talk = [move for move in legal if move.startswith(TALK)]
            self._same(f"legal moves of {name}", sorted(set(legal) - set(talk)), sorted(oracle.legal(name)))
            self._same(f"moves listed for {name}", len(legal), len(set(legal)))
            self._same(
                f"talk of {name}", sorted(t.split(" ")[0] for t in talk), sorted(oracle.may_talk(name))
            )
            for text in talk:
                assert oracle.allows(name, text), f"{name} {text}\nafter {self._story()}"


def judged(result: Json | None) -> Json | None:
    return result and {key: result[key] for key in ("points", "laurels", "winners", "reason")}


def on_board(position: Json, over: bool) -> Json:
    """What both keep, in one order; after the end the turn is nobody's."""
    found = {key: position[key] for key in ("caesar", "bank", "stock")}
    found["turn"] = None if over else position["turn"]
    found["committees"] = {
        committee: seated if committee == "senate" else sorted(seated)
        for committee, seated in position["committees"].items()
        if seated
    }
    found["laurels"] = {path: tile for path, tile in position["laurels"].items() if tile}
    found["players"] = {
        seat: (player.get("reserve", 0), sorted(player.get("laurels", []), key=TILES.index))
        for seat, player in position["players"].items()
    }
    return found


def promises(ledger: list[Json]) -> list[Json]:
    return [{key: entry[key] for key in PROMISE if key in entry} for entry in ledger]


def terms(deal: Json) -> Json:
    return {key: value for key, value in deal.items() if value}


def waiting(deal: Json | None) -> Json | None:
    return deal and {
        "number": deal["number"],
        # Of a taken offer it is the taker who may withdraw it, and who stands as its author.
        "author": deal.get("withdrawer", deal["author"]),
        "waiting": deal["waiting"],
        "agreed": set(deal["agreed"]),
        "deal": terms(deal["deal"]),
    }


def standing(offers: list[Json]) -> list[Json]:
    found = [
        {
            "number": offer["number"],
            "by": offer["by"],
            "deal": terms(offer["deal"]),
            "open": None if offer["open"] is None else set(offer["open"]),
            "agreed": set(offer["agreed"]),
        }
        for offer in offers
    ]
    return sorted(found, key=lambda offer: int(offer["number"]))
