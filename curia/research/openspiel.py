"""Both games as OpenSpiel games, with explicit chance: importing this module registers them.

    import pyspiel
    import curia.research.openspiel

    game = pyspiel.load_game("python_caesar_cleopatra(edition=french,actions=shuffled)")
    game = pyspiel.load_game("python_caesar_cleopatra_small")
    game = pyspiel.load_game("python_quovadis(players=4,laurels=open)")

Chance nodes decide the bonus cards, the start player, and each card or tile at the moment when it is drawn
or turned up: what lies unseen in a pile is exchangeable. Set-up choices that players make at the same time
come one after the other; nobody sees more than that they have been made.

The information state is all that a player has seen and done, in words, in order; its tensor is these words by
their numbers in `words(game)`, the last of them if there are more than it can hold. At a chance node
observations are those of the last decision. A resampled state can be played on; its history is that of the
state it was made from.
"""

import json
from random import Random
from typing import Any

from curia.games.caesar.data import OPTIONS, count
from curia.games.caesar.env import actions as caesar
from curia.games.caesar.env import tensor as caesar_tensor
from curia.games.caesar.game import CAESAR_CLEOPATRA, CAESAR_CLEOPATRA_SMALL, CaesarCleopatra
from curia.games.quovadis.data import GAMES_FOR_CONSUL, SHUFFLED
from curia.games.quovadis.env import actions as quovadis
from curia.games.quovadis.env import tensor as quovadis_tensor
from curia.games.quovadis.game import FEWEST, MOST
from curia.research.extras import need
from curia.research.fields import Field, Pieces
from curia.research.step_env import Table
from curia.research.words import Vocabulary, without

np = need("numpy", "openspiel")
pyspiel = need("pyspiel", "openspiel")

# How many words an information-state tensor holds. No game of Caesar & Cleopatra that we have seen, in
# thousands played at random, has more; a long match of Quo Vadis? can have.
WORDS = {"caesar-cleopatra": 4096, "caesar-cleopatra-small": 256, "quovadis": 4096}
_ALL_LAURELS = 162


def _type(name: str, title: str, players: tuple[int, int], parameters: dict[str, Any]) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=name,
        long_name=title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        min_num_players=players[0],
        max_num_players=players[1],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters,
    )


class CuriaGame(pyspiel.Game):  # type: ignore[misc, name-defined]
    """What the games have in common; each says what its table, tensors and bounds are."""

    fields: tuple[Field, ...]
    vocabulary: Vocabulary

    def __init__(
        self, kind: Any, params: Any, table: Table[Any], outcomes: int, lengths: tuple[int, int], most: float
    ) -> None:
        """`lengths`: the most decisions and chance nodes of a game; `most`: the largest return."""
        self.start = table
        self._chance_nodes = lengths[1]
        wins = table.rewards == "win"
        super().__init__(
            kind,
            pyspiel.GameInfo(
                num_distinct_actions=len(table.names),
                max_chance_outcomes=outcomes,
                num_players=table.seats,
                min_utility=-1.0 / (table.seats - 1) if wins else -most,
                max_utility=1.0 if wins else most,
                utility_sum=0.0,
                max_game_length=lengths[0],
            ),
            params or {},
        )

    def new_initial_state(self, *given: Any) -> "CuriaState":
        return CuriaState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self._chance_nodes

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "CuriaObserver":
        if params:
            raise ValueError(f"there are no parameters of observations: {params}")
        return CuriaObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def pieces(self, table: Table[Any], player: int) -> Pieces:
        raise NotImplementedError


class CuriaState(pyspiel.State):  # type: ignore[misc, name-defined]
    """A table behind OpenSpiel's functions. OpenSpiel clones a state by copying its attributes."""

    def __init__(self, game: CuriaGame) -> None:
        super().__init__(game)
        self.table = game.start.copy()

    def current_player(self) -> int:
        return self.table.mover()

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.table.outcomes()

    def _apply_action(self, action: int) -> None:
        if self.table.mover() == pyspiel.PlayerId.CHANCE:
            self.table.settle(action)
        else:
            self.table.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.table.outcome_name(action)
        return self.table.names[action]

    def is_terminal(self) -> bool:
        return bool(self.table.mover() == pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        return self.table.returns() if self.is_terminal() else [0.0] * self.table.seats

    def __str__(self) -> str:
        """All that the players know, and the move that waits for chance."""
        lines = [self.table.information(seat) for seat in range(self.table.seats)]
        if self.table.waits is not None:
            lines.append(f"waits: {self.table.waits}")
        return "\n".join(lines)

    def resample_from_infostate(self, player_id: int, probability_sampler: Any = None) -> "CuriaState":
        """Another state that the player can't tell from this one, by Curia's sampler.

        Without a sampler of numbers from 0 to 1 chance comes from the operating system.
        """
        seed = None if probability_sampler is None else int(probability_sampler() * 2**53)
        other = self.clone()
        other.table = self.table.resample(player_id, Random(seed))
        return other  # type: ignore[no-any-return]


class CuriaObserver:
    """Observations and information states, as OpenSpiel's `observation.py` wants them."""

    def __init__(self, game: CuriaGame, kind: Any) -> None:
        self._game = game
        self._kind = kind
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        whole = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if whole and kind.perfect_recall:
            words = WORDS[game.start.game.id]
            self._lay_out([("player", game.start.seats), ("words", words)])
        elif whole:
            self._lay_out([(field.name, field.size) for field in game.fields])

    def _lay_out(self, fields: list[tuple[str, int]]) -> None:
        self.tensor = np.zeros(sum(size for _, size in fields), np.float32)
        start = 0
        for name, size in fields:
            self.dict[name] = self.tensor[start : start + size]
            start += size

    def set_from(self, state: CuriaState, player: int) -> None:
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if not self._kind.perfect_recall:
            for name, numbers in self._game.pieces(state.table, player).items():
                self.dict[name][:] = numbers
            return
        words = self.dict["words"]
        spoken = self._game.vocabulary.numbers(state.table.information(player))[-len(words) :]
        self.dict["player"][player] = 1
        words[: len(spoken)] = spoken

    def string_from(self, state: CuriaState, player: int) -> str:
        table = state.table
        if self._kind.perfect_recall:
            if self._kind.private_info == pyspiel.PrivateInfoType.NONE:
                return table.seen[-1]
            return f"{player} {table.information(player)}"
        view = table.view(None)
        if self._kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            own = table.view(player)
            view = own if self._kind.public_info else without(own, view)
        return json.dumps(view, ensure_ascii=False, separators=(",", ":"))


def words(game: CuriaGame) -> tuple[str, ...]:
    """The words of an information-state tensor: number 1 is the first; whole numbers follow the last."""
    return game.vocabulary.words


# --- Caesar & Cleopatra ---------------------------------------------------------------------------------

# An option that is left empty is as the edition has it.
_CAESAR_PARAMETERS = {"edition": "kosmos", "rewards": "win"} | dict.fromkeys(OPTIONS, "")


class CaesarGame(CuriaGame):
    vocabulary = caesar.VOCABULARY

    def __init__(self, kind: Any, game: CaesarCleopatra, params: Any = None) -> None:
        chosen = _CAESAR_PARAMETERS | dict(params or {})
        options = {name: chosen[name] for name in ("edition", *OPTIONS) if chosen[name]}
        box = game.box
        self.fields = caesar_tensor.fields(box)
        table = caesar.CaesarTable(game, options, None, chosen["rewards"])
        cards = 2 * count(box.influence + box.actions)
        # A card is drawn once; every turn but passes turns up one vote card and those that leave the game.
        lengths = table.most_decisions(), 2 * cards + 2 + len(box.votes)
        most = sum(box.sizes) + 2 * box.groups + (2 if box.bonus else 0)
        super().__init__(kind, params, table, caesar.OUTCOMES, lengths, float(most))

    def pieces(self, table: Table[Any], player: int) -> Pieces:
        assert isinstance(table, caesar.CaesarTable)
        return caesar_tensor.pieces(table.view(player), table.box)


CAESAR_TYPE = _type("python_caesar_cleopatra", "Caesar & Cleopatra", (2, 2), _CAESAR_PARAMETERS)
SMALL_TYPE = _type(
    "python_caesar_cleopatra_small", "Caesar & Cleopatra, small version", (2, 2), _CAESAR_PARAMETERS
)


class FullCaesarGame(CaesarGame):
    def __init__(self, params: Any = None) -> None:
        super().__init__(CAESAR_TYPE, CAESAR_CLEOPATRA, params)


class SmallCaesarGame(CaesarGame):
    def __init__(self, params: Any = None) -> None:
        super().__init__(SMALL_TYPE, CAESAR_CLEOPATRA_SMALL, params)


# --- Quo Vadis? -----------------------------------------------------------------------------------------

_QUO_VADIS_PARAMETERS: dict[str, Any] = {
    "players": FEWEST,
    "ones": "all",
    "disclosure": False,
    "consul": False,
    "laurels": "hidden",
    "rewards": "win",
    "proposals": quovadis.PROPOSALS,
    "max_turns": 0,
    "bribes": True,
}

QUO_VADIS_TYPE = _type("python_quovadis", "Quo Vadis?", (FEWEST, MOST), _QUO_VADIS_PARAMETERS)


class QuoVadisGame(CuriaGame):
    vocabulary = quovadis.VOCABULARY

    def __init__(self, params: Any = None) -> None:
        chosen = _QUO_VADIS_PARAMETERS | dict(params or {})
        options = {name: chosen[name] for name in ("ones", "disclosure", "consul", "laurels")}
        seats = chosen["players"]
        self.fields = quovadis_tensor.fields(seats)
        limits = chosen["proposals"], chosen["max_turns"], chosen["bribes"]
        table = quovadis.QuoVadisTable(seats, options, None, chosen["rewards"], *limits)
        games = GAMES_FOR_CONSUL if chosen["consul"] else 1
        lengths = table.most_decisions(), games * (1 + len(SHUFFLED))
        super().__init__(
            QUO_VADIS_TYPE, params, table, quovadis.OUTCOMES, lengths, float(games * _ALL_LAURELS)
        )

    def pieces(self, table: Table[Any], player: int) -> Pieces:
        assert isinstance(table, quovadis.QuoVadisTable)
        return quovadis_tensor.pieces(table.view(player), table.tiles)


for _kind, _game in (
    (CAESAR_TYPE, FullCaesarGame),
    (SMALL_TYPE, SmallCaesarGame),
    (QUO_VADIS_TYPE, QuoVadisGame),
):
    pyspiel.register_game(_kind, _game)
