"""Tricks: the smallest trick-taking game, to prove that a game can live in a package of its own.

Three players, twelve cards (suits a and b, values 1 to 6), four each, played in turn (T-1). Whoever leads
names the suit; the others follow it if they can (T-2); its highest card takes the trick and leads (T-3). Most
tricks win (T-4).
"""

from collections.abc import Mapping
from random import Random
from typing import Any

from curia.core.errors import BadInput, IllegalMove
from curia.core.game import Event, Game, Json
from curia.games import Kit

SEATS = ("north", "east", "west")
CARDS = tuple(suit + value for suit in "ab" for value in "123456")


class State:
    def __init__(self) -> None:
        self.log: list[Event] | None = None
        self.dealt = False
        self.hands: list[list[str]] = [[], [], []]
        self.trick: list[str] = []
        self.leader = 0
        self.taken = [0, 0, 0]

    @property
    def over(self) -> bool:
        return self.dealt and not any(self.hands) and not self.trick

    def note(self, *event: Any) -> None:
        if self.log is not None:
            self.log.append(event)


class Tricks(Game[State]):
    id = "tricks"
    rules = 1

    def describe(self) -> Json:
        return {"seats": {"names": list(SEATS), "least": 3, "most": 3, "default": 3}, "options": {}}

    def start(self, seats: int | None, options: Mapping[str, Any]) -> State:
        if seats not in (None, 3) or options:
            raise BadInput("seats-number", seats=str(seats), least=3, most=3)
        return State()

    def copy(self, state: State) -> State:
        other = State()
        other.dealt, other.leader = state.dealt, state.leader
        other.hands = [hand[:] for hand in state.hands]
        other.trick, other.taken = state.trick[:], state.taken[:]
        return other

    def seats(self, state: State) -> tuple[str, ...]:
        return SEATS

    def options(self, state: State) -> Json:
        return {}

    def to_act(self, state: State) -> list[int]:
        return [(state.leader + len(state.trick)) % 3] if state.dealt and not state.over else []

    def legal(self, state: State, seat: int) -> list[str]:
        hand = state.hands[seat]
        following = [card for card in hand if state.trick and card[0] == state.trick[0][0]]
        return [f"play {card}" for card in following or hand] if seat in self.to_act(state) else []

    def play(self, state: State, seat: int, text: str) -> str:
        card = text.removeprefix("play ")
        if text != f"play {card}" or card not in CARDS:
            raise IllegalMove("move-unreadable", None, move=text[:80])
        if state.over:
            raise IllegalMove("match-over", "T-4", reason="T-4")
        if seat not in self.to_act(state):
            raise IllegalMove("not-your-turn", "T-1")
        if text not in self.legal(state, seat):
            raise IllegalMove("tricks-follow", "T-2", card=card)
        state.hands[seat].remove(card)
        state.trick.append(card)
        state.note("played", seat, card)
        if len(state.trick) == 3:  # T-3
            led = [card if card[0] == state.trick[0][0] else "" for card in state.trick]
            state.leader = (state.leader + led.index(max(led))) % 3
            state.taken[state.leader] += 1
            state.trick = []
            state.note("taken", state.leader)
        return text

    def roll(self, state: State, rng: Random) -> str | None:
        return None if state.dealt else " ".join(["deal", *rng.sample(CARDS, len(CARDS))])

    def play_chance(self, state: State, text: str) -> None:
        word, *cards = text.split(" ")
        if state.dealt or word != "deal" or sorted(cards) != sorted(CARDS):
            raise BadInput("chance-misfit", move=text[:80])
        state.dealt = True
        state.hands = [sorted(cards[seat::3]) for seat in range(3)]
        for seat in range(3):
            state.note("dealt", seat, state.hands[seat][:])

    def view(self, state: State, seat: int | None) -> Json:
        return {
            "game": self.id,
            "seats": list(SEATS),
            "seat": None if seat is None else SEATS[seat],
            "to_act": [SEATS[actor] for actor in self.to_act(state)],
            "hand": None if seat is None else state.hands[seat][:],
            "held": [len(hand) for hand in state.hands],
            "trick": state.trick[:],
            "leader": SEATS[state.leader],
            "taken": state.taken[:],
            "result": self.result(state),
        }

    def see(self, state: State, event: Event, seat: int | None) -> Json | None:
        kind, doer, *what = event
        if kind == "dealt":
            return {"event": kind, "cards": what[0]} if doer == seat else None
        return {"event": kind, "seat": SEATS[doer], **({"card": what[0]} if what else {})}

    def result(self, state: State) -> Json | None:
        return {**self.standing(state, None), "reason": "T-4"} if state.over else None

    def standing(self, state: State, without: int | None) -> Json:
        seats = [seat for seat in range(3) if seat != without]
        most = max(state.taken[seat] for seat in seats)
        points = dict(zip(SEATS, state.taken, strict=True))
        return {"points": points, "winners": [SEATS[seat] for seat in seats if state.taken[seat] == most]}

    def position(self, state: State) -> Json:
        return {
            "game": self.id,
            "hands": [hand[:] for hand in state.hands],
            "trick": state.trick[:],
            "leader": state.leader,
            "taken": state.taken[:],
        }

    def from_position(self, position: Mapping[str, Any]) -> State:
        state = State()
        state.dealt = True
        state.hands = [list(hand) for hand in position["hands"]]
        state.trick, state.leader = list(position["trick"]), position["leader"]
        state.taken = list(position["taken"])
        return state

    def sample(self, view: Json, rng: Random) -> State:
        """Who did not follow a suit has none of it; all else that is unseen may be anywhere."""
        events = view["events"]
        played = [event for event in events if event["event"] == "played"]
        unseen = sorted(set(CARDS) - {event["card"] for event in played} - set(view["hand"] or []))
        lacks: dict[str, set[str]] = {seat: set() for seat in SEATS}
        for number, event in enumerate(played):
            led = played[number - number % 3]["card"][0]
            if event["card"][0] != led:
                lacks[event["seat"]].add(led)
        state = State()
        state.dealt = True
        while not any(state.hands) and any(view["held"]):
            rng.shuffle(unseen)
            rest = unseen[:]
            for seat, name in enumerate(SEATS):
                own = name == view["seat"]
                state.hands[seat] = sorted(
                    view["hand"] if own else [rest.pop() for _ in range(view["held"][seat])]
                )
                if any(card[0] in lacks[name] for card in state.hands[seat]):
                    state.hands = [[], [], []]
                    break
        state.trick, state.taken = list(view["trick"]), list(view["taken"])
        state.leader = SEATS.index(view["leader"])
        return state


KIT = Kit(game=Tricks(), prefix="tricks", clauses="T", content=f"{__name__}.content")
