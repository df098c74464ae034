"""Both games as PettingZoo environments, one agent after the other (AEC), with action masks.

    from curia.research.pettingzoo import caesar_cleopatra_v1, caesar_cleopatra_small_v1, quovadis_v1

    env = caesar_cleopatra_v1.env(options={"edition": "french"}, render_mode="ansi")
    env = quovadis_v1.env(seats=4, options={"laurels": "open"})

A version's number is raised when its actions, its observations or its rewards change.
"""

from collections.abc import Callable
from random import Random
from typing import Any

from curia.games.caesar.env import tensor as caesar_tensor
from curia.games.caesar.env.actions import CaesarTable
from curia.games.caesar.game import CAESAR_CLEOPATRA, CAESAR_CLEOPATRA_SMALL, CaesarCleopatra
from curia.games.quovadis.env import tensor as quovadis_tensor
from curia.games.quovadis.env.actions import PROPOSALS, QuoVadisTable
from curia.research import drawing as drawing
from curia.research.extras import need
from curia.research.fields import Field, flat, size
from curia.research.step_env import OVER, Table

np = need("numpy", "envs")
spaces = need("gymnasium.spaces", "envs")
AECEnv = need("pettingzoo", "envs").AECEnv
wrappers = need("pettingzoo.utils.wrappers", "envs")

RENDER_MODES = ("ansi", "rgb_array", "human")


class Environment(AECEnv):  # type: ignore[misc, valid-type]
    """A game without wrappers. An illegal action raises a ValueError and changes nothing."""

    def __init__(
        self,
        name: str,
        deal: Callable[[Random], Table[Any]],
        fields: tuple[Field, ...],
        render_mode: str | None,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {render_mode!r}")
        self.metadata = {
            "name": name,
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.fields = fields
        self._deal = deal
        self._chance = Random()
        self.table = deal(Random(0))
        self.action_names = self.table.names
        seats = self.table.game.seats(self.table.state)
        self.possible_agents = [f"{seat}_{number}" for number, seat in enumerate(seats)]
        self._number = {agent: number for number, agent in enumerate(self.possible_agents)}
        actions = len(self.action_names)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0.0, 1.0, (size(fields),), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal. `seed` makes this one and all that follow repeatable; `options` are not used."""
        if seed is not None:
            self._chance = Random(seed)
        self.table = self._deal(Random(self._chance.getrandbits(64)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.mover()]
        self._skip_agent_selection = None

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        mover = self.table.mover()
        if mover == OVER:
            cut = self._was_cut()
            for other, won in zip(self.possible_agents, self.table.returns(), strict=True):
                self.rewards[other] = won
                self.terminations[other] = not cut
                self.truncations[other] = cut
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[mover]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _was_cut(self) -> bool:
        return isinstance(self.table, QuoVadisTable) and self.table.cut()

    def observe(self, agent: str) -> dict[str, Any]:
        number = self._number[agent]
        mask = np.zeros(len(self.action_names), np.int8)
        if number == self.table.mover():
            mask[self.table.actions()] = 1
        return {"observation": self._tensor(number), "action_mask": mask}

    def _tensor(self, seat: int) -> Any:
        return observation(self.table, seat)

    def state(self) -> Any:
        """For training only: the observations of all agents, one after the other."""
        return np.concatenate([self._tensor(seat) for seat in range(self.table.seats)])

    def render(self) -> Any:
        """What the agent to move sees, as text or as a picture."""
        if self.render_mode is None:
            return None
        view = self.table.view(self._number[self.agent_selection])
        if self.render_mode == "rgb_array":
            return drawing.picture(view)
        if self.render_mode == "ansi":
            return drawing.text(view)
        print(drawing.text(view), end="\n\n")
        return None

    def close(self) -> None:
        """There is nothing to close."""


def observation(table: Table[Any], seat: int) -> Any:
    """A seat's observation as one flat array, from its view alone (and what all saw)."""
    if isinstance(table, QuoVadisTable):
        fields = quovadis_tensor.fields(table.seats)
        pieces = quovadis_tensor.pieces(table.view(seat), table.tiles)
    else:
        assert isinstance(table, CaesarTable)
        fields = caesar_tensor.fields(table.box)
        pieces = caesar_tensor.pieces(table.view(seat), table.box)
    return np.array(flat(fields, pieces), np.float32)


class Versioned:
    """An environment by its version, as PettingZoo's own are: `env` with wrappers, `raw_env` without."""

    def __init__(self, name: str, raw_env: Callable[..., Environment]) -> None:
        self.name = name
        self.raw_env = raw_env

    def env(self, **chosen: Any) -> Any:
        """With PettingZoo's usual wrappers: an illegal action ends the game with a reward of -1."""
        wrapped: Any = self.raw_env(**chosen)
        wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
        wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
        return wrappers.OrderEnforcingWrapper(wrapped)

    def __repr__(self) -> str:
        return self.name


def _caesar(name: str, game: CaesarCleopatra) -> Versioned:
    def raw_env(
        options: dict[str, Any] | None = None, rewards: str = "win", render_mode: str | None = None
    ) -> Environment:
        chosen = dict(options or {})

        def deal(chance: Random) -> Table[Any]:
            return CaesarTable(game, chosen, chance, rewards)

        return Environment(name, deal, caesar_tensor.fields(game.box), render_mode)

    return Versioned(name, raw_env)


def _quovadis(
    seats: int = 3,
    options: dict[str, Any] | None = None,
    rewards: str = "win",
    proposals: int = PROPOSALS,
    max_turns: int = 0,
    bribes: bool = True,
    render_mode: str | None = None,
) -> Environment:
    chosen = dict(options or {})

    def deal(chance: Random) -> Table[Any]:
        return QuoVadisTable(seats, chosen, chance, rewards, proposals, max_turns, bribes)

    return Environment("quovadis_v1", deal, quovadis_tensor.fields(seats), render_mode)


caesar_cleopatra_v1 = _caesar("caesar_cleopatra_v1", CAESAR_CLEOPATRA)
caesar_cleopatra_small_v1 = _caesar("caesar_cleopatra_small_v1", CAESAR_CLEOPATRA_SMALL)
quovadis_v1 = Versioned("quovadis_v1", _quovadis)

ENVIRONMENTS = {each.name: each for each in (caesar_cleopatra_v1, caesar_cleopatra_small_v1, quovadis_v1)}
