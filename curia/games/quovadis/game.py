"""Quo Vadis? as `core` hosts it."""

from collections.abc import Mapping
from random import Random
from typing import Any

from curia.core.errors import BadInput, short
from curia.core.game import Event, Game, Json, Kind, Words
from curia.games.quovadis import choices, deals, events, position, rules, semantics, setup, view
from curia.games.quovadis import notation as say
from curia.games.quovadis.data import OPTIONS, SEATS, read_options
from curia.games.quovadis.notation import Move, move_text, read_move
from curia.games.quovadis.refusals import check
from curia.games.quovadis.sample import sample
from curia.games.quovadis.state import State
from curia.games.quovadis.words import text_words

FEWEST, MOST = 3, 5


class QuoVadis(Game[State]):
    id = "quovadis"
    rules = 2

    def describe(self) -> Json:
        return {
            "seats": {"names": list(SEATS), "least": FEWEST, "most": MOST, "default": FEWEST},
            "options": {
                name: {"values": list(values), "default": values[0]} for name, values in OPTIONS.items()
            },
            "editions": {},
        }

    def start(self, seats: int | None, options: Mapping[str, Any]) -> State:
        n = FEWEST if seats is None else seats
        if not FEWEST <= n <= MOST:
            raise BadInput("seats-number", seats=short(n), least=FEWEST, most=MOST)
        return State(n, read_options(options))

    def copy(self, state: State) -> State:
        return state.copy()

    def seats(self, state: State) -> tuple[str, ...]:
        return SEATS[: state.n]

    def options(self, state: State) -> Json:
        return state.options.named()

    def to_act(self, state: State) -> list[int]:
        return view.to_act(state)

    def legal(self, state: State, seat: int) -> list[str]:
        return choices.legal(state, seat)

    def play(self, state: State, seat: int, text: str) -> str:
        move = read_move(text, state.n)
        check(state, seat, move)
        _carry_out(state, seat, move)
        return move_text(move)

    def roll(self, state: State, rng: Random) -> str | None:
        return setup.roll(state, rng)

    def play_chance(self, state: State, text: str) -> None:
        setup.play_chance(state, text)

    def view(self, state: State, seat: int | None) -> Json:
        return view.view(state, seat)

    def see(self, state: State, event: Event, seat: int | None) -> Json | None:
        return events.see(event)

    def result(self, state: State) -> Json | None:
        return view.result(state)

    def standing(self, state: State, without: int | None) -> Json:
        return view.standing(state, without)

    def position(self, state: State) -> Json:
        return position.position(state)

    def from_position(self, given: Mapping[str, Any]) -> State:
        return position.from_position(given)

    def sample(self, view: Json, rng: Random) -> State:
        return sample(view, rng)

    def on_turn(self, public: Json) -> str | None:
        seat: str | None = public["turn"]
        return seat

    def turn(self, public: Json) -> str:
        return semantics.turn(public)

    def question(self, public: Json, seat: str) -> str:
        return semantics.question(public)

    def asides(self, state: State, seat: int) -> list[str]:
        return choices.asides(state, seat)

    def tells_nothing(self, event: Json, seat: str, alone: bool) -> bool:
        return semantics.tells_nothing(event, seat, alone)

    def reference(self, event: Json) -> int | None:
        number: int | None = event.get("number")
        return number

    def kinds(self, event: Json, seat: str) -> Kind:
        return semantics.kinds(event)

    def text(self, view: Json) -> list[Words | str]:
        return [*text_words(view)]


def _carry_out(s: State, seat: int, move: Move) -> None:
    verb = move.verb
    if move.deal is not None:
        said = {say.PROPOSE: deals.propose, say.COUNTER: deals.counter, say.OFFER: deals.offer}
        said[verb](s, seat, move.deal)
    elif verb == say.TAKE:
        deals.take(s, seat, move.what, move.other)
    elif verb == say.WITHDRAW:
        deals.withdraw(s, seat, move.what)
    elif verb == say.ACCEPT:
        deals.accept(s, seat, move.what)
    elif verb == say.DECLINE:
        deals.decline(s, seat, move.what)
    else:
        rules.play(s, seat, choices.code_of(move))


QUO_VADIS = QuoVadis()
