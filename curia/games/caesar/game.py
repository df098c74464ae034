"""Caesar & Cleopatra as a `Game`: the border between texts and the fast state."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from curia.core.errors import BadInput, short
from curia.core.game import Event, Game, Json, Kind, Words
from curia.games.caesar import rules, semantics
from curia.games.caesar.data import (
    CARDS,
    EDITIONS,
    FULL,
    GROUPS,
    OPTIONS,
    SEATS,
    SMALL,
    VERSION,
    VOTES,
    Box,
    edition_options,
    read_options,
)
from curia.games.caesar.notation import move_text, read_move
from curia.games.caesar.position import from_position, position
from curia.games.caesar.refusals import check
from curia.games.caesar.sample import sample
from curia.games.caesar.state import (
    CHANCE,
    DEAL_ACTIONS,
    DEAL_BONUS,
    DEAL_INFLUENCE,
    DEAL_RESHUFFLE,
    DEAL_VOTES,
    State,
)
from curia.games.caesar.view import result, see, standing, to_act, view
from curia.games.caesar.words import text_words

_CHANCE_WORDS = {
    DEAL_VOTES: "votes",
    DEAL_INFLUENCE: "influence",
    DEAL_ACTIONS: "actions",
    DEAL_BONUS: "bonus",
    DEAL_RESHUFFLE: "votes",
}


class CaesarCleopatra(Game[State]):
    """The same rules on the contents of a box."""

    rules = VERSION
    standing_answers = semantics.VETO_ANSWERS

    def __init__(self, box: Box) -> None:
        self.box = box
        self.id = box.id

    def describe(self) -> Json:
        usual = edition_options("kosmos")
        options = {name: {"values": list(values), "default": usual[name]} for name, values in OPTIONS.items()}
        return {
            "seats": {"names": list(SEATS), "least": 2, "most": 2, "default": 2},
            "options": {"edition": {"values": list(EDITIONS), "default": "kosmos"}} | options,
            "editions": {edition: edition_options(edition) for edition in EDITIONS},
        }

    def start(self, seats: int | None, options: Mapping[str, Any]) -> State:
        if seats not in (None, 2):
            raise BadInput("seats-number", seats=short(seats), least=2, most=2)
        return State(self.box, read_options(options))

    def copy(self, state: State) -> State:
        return state.copy()

    def seats(self, state: State) -> tuple[str, ...]:
        return SEATS

    def options(self, state: State) -> Json:
        return dict(state.opt.named())

    def to_act(self, state: State) -> list[int]:
        return to_act(state)

    def legal(self, state: State, seat: int) -> list[str]:
        return [move_text(move) for move in rules.legal(state, seat)]

    def play(self, state: State, seat: int, text: str) -> str:
        move = read_move(text, self.box.groups)
        check(state, seat, move)
        rules.play(state, seat, move)
        return text

    def roll(self, state: State, rng: Random) -> str | None:
        if state.phase != CHANCE:
            return None
        return " ".join(
            [*_chance_words(state), *(_chance_names(state)[card] for card in rules.roll(state, rng))]
        )

    def play_chance(self, state: State, text: str) -> None:
        words = text.split(" ")
        start = _chance_words(state) if state.phase == CHANCE else []
        names, given = _chance_names(state), words[len(start) :]
        if not start or words[: len(start)] != start or any(name not in names for name in given):
            raise BadInput("chance-misfit", move=text[:80])
        cards, due = [names.index(name) for name in given], rules.to_shuffle(state)
        if state.chance == DEAL_BONUS:
            fits = len(cards) == 2 and all(cards.count(card) <= due.count(card) for card in cards)
        else:
            fits = sorted(cards) == sorted(due)
        if not fits:
            raise BadInput("chance-misfit", move=text[:80])
        rules.play_chance(state, cards)

    def view(self, state: State, seat: int | None) -> Json:
        return view(state, seat)

    def see(self, state: State, event: Event, seat: int | None) -> Json | None:
        return see(event, seat)

    def result(self, state: State) -> Json | None:
        return result(state)

    def standing(self, state: State, without: int | None) -> Json:
        now = standing(state)
        return now if without is None else {**now, "winners": [SEATS[1 - without]]}

    def position(self, state: State) -> Json:
        return position(state)

    def from_position(self, given: Mapping[str, Any]) -> State:
        return from_position(given, self.box)

    def upgraded(self, record: Json) -> Json:
        """What an edition meant then is spelled out."""
        version = record["rules"]
        found = record | {"options": read_options(record["options"], version).named()}
        if "position" in record:
            origin = record["position"]
            options = read_options(origin.get("options", {}), version).named()
            found["position"] = origin | {"options": options}
        return found

    def sample(self, view: Json, rng: Random) -> State:
        return sample(view, self.box, rng)

    def on_turn(self, public: Json) -> str | None:
        seat: str | None = public["turn"]
        return seat

    def turn(self, public: Json) -> str:
        return semantics.turn(public)

    def question(self, public: Json, seat: str) -> str:
        return semantics.question(public)

    def timed(self, question: str) -> bool:
        return semantics.timed(question)

    def standing_answer(self, answers: Mapping[str, str], public: Json, legal: list[str]) -> str | None:
        return semantics.standing_answer(answers, public, legal)

    def tells_nothing(self, event: Json, seat: str, alone: bool) -> bool:
        return semantics.tells_nothing(event, seat, alone)

    def kinds(self, event: Json, seat: str) -> Kind:
        return semantics.kinds(event, seat)

    def news(self, events: Sequence[Json]) -> list[Json]:
        return semantics.news(events)

    def opening(self, view: Json) -> bool:
        return semantics.opening(view)

    def text(self, view: Json) -> list[Words | str]:
        return [*text_words(view)]


def _chance_words(state: State) -> list[str]:
    word = _CHANCE_WORDS[state.chance]
    return [word, SEATS[rules.chance_seat(state)]] if word in ("influence", "actions") else [word]


def _chance_names(state: State) -> tuple[str, ...]:
    if state.chance == DEAL_BONUS:
        return GROUPS
    return CARDS if state.chance in (DEAL_INFLUENCE, DEAL_ACTIONS) else VOTES


CAESAR_CLEOPATRA = CaesarCleopatra(FULL)
CAESAR_CLEOPATRA_SMALL = CaesarCleopatra(SMALL)
