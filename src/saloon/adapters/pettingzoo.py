"""Every game as an environment of PettingZoo.

from saloon.adapters import pettingzoo
env = pettingzoo.env("prsi", seats=3)              # agents one after another
env = pettingzoo.parallel_env("dice_town")         # all at once; a seat with nothing to decide waits
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from saloon.adapters.episode import Episode, begun
from saloon.core.state import Seat
from saloon.house.game import Game
from saloon.house.position import Position

Observation = dict[str, Any]


class Company:
    """What both kinds of environment share: agents by seat, spaces, and the game that is played."""

    def __init__(
        self, key: str | Game[Any], seats: int | None, options: Any, render_mode: str | None, waits: bool
    ) -> None:
        self.begin = lambda: begun(key, seats, options)
        self.episode = self.begin()
        self.render_mode = render_mode
        self.names = [f"player_{seat}" for seat in range(self.episode.seats)]
        self.seat_of = {name: seat for seat, name in enumerate(self.names)}
        self.chance = Random()
        self.count = self.episode.game.codec.count + waits
        """How many numbers an agent may name; the last one waits, where one has to."""
        row = spaces.Box(*bounds(self.episode), dtype=np.int32)
        mask = spaces.Box(0, 1, (self.count,), np.int8)
        self.observations = {name: spaces.Dict({"observation": row, "action_mask": mask}) for name in self.names}
        self.choices = {name: spaces.Discrete(self.count) for name in self.names}

    def restart(self, seed: int | None) -> None:
        if seed is not None:
            self.chance = Random(seed)
            for at, name in enumerate(self.names):
                self.choices[name].seed(seed + at)
        self.episode = self.begin()
        self.episode.settle(self.chance)

    def look(self, seat: Seat) -> Observation:
        mask = np.zeros(self.count, np.int8)
        mask[list(self.episode.choices(seat))] = 1
        return {"observation": np.array(self.episode.row(seat), np.int32), "action_mask": mask}

    def picture(self) -> str | None:
        """The table as text, as onlookers see it."""
        text = str(Position(self.episode.game, self.episode.state).view())
        if self.render_mode == "human":
            print(text)
            return None
        return text


def bounds(episode: Episode) -> tuple[Any, Any]:
    cells = episode.game.codec.layout(episode.game.options)
    return np.array([cell.low for cell in cells], np.int32), np.array([cell.high for cell in cells], np.int32)


class AgentSpaces:
    """What each agent sees and may choose."""

    company: Company

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.company.observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.company.choices[agent]


class SaloonEnv(AgentSpaces, AECEnv[str, Observation, int]):
    """A game of the house; agents decide one after another."""

    metadata = {  # noqa: RUF012
        "name": "saloon_v0",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
    }

    def __init__(
        self, key: str | Game[Any], seats: int | None = None, options: Any = "", render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.company = Company(key, seats, options, render_mode, waits=False)
        self.metadata = {**SaloonEnv.metadata, "name": f"saloon_{self.company.episode.game.key}_v0"}
        self.render_mode = render_mode
        self.possible_agents = list(self.company.names)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.company.restart(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.company.names[self.company.episode.actor()]

    def observe(self, agent: str) -> Observation:
        return self.company.look(self.company.seat_of[agent])

    def step(self, action: int | None) -> None:
        agent, episode = self.agent_selection, self.company.episode
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.company.seat_of[agent]
        choices = episode.choices(seat)
        if action is None or int(action) not in choices:
            raise ValueError(f"{action} is no number of a legal choice of {agent}")
        self._cumulative_rewards[agent] = 0.0
        episode.do(seat, choices[int(action)])
        episode.settle(self.company.chance)
        self.rewards = dict(zip(self.company.names, episode.rewards(), strict=True))
        if episode.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.company.names[episode.actor()]
        self._accumulate_rewards()
        if episode.over:
            self._deads_step_first()

    def render(self) -> str | None:
        return self.company.picture()

    def close(self) -> None:
        pass


class SaloonParallelEnv(AgentSpaces, ParallelEnv[str, Observation, int]):
    """A game in which all name a choice at every step; an agent with nothing to decide waits (the last number)."""

    metadata = {"name": "saloon_parallel_v0", "render_modes": ["ansi", "human"]}  # noqa: RUF012

    def __init__(
        self, key: str | Game[Any], seats: int | None = None, options: Any = "", render_mode: str | None = None
    ) -> None:
        self.company = Company(key, seats, options, render_mode, waits=True)
        self.metadata = {**SaloonParallelEnv.metadata, "name": f"saloon_{self.company.episode.game.key}_parallel_v0"}
        self.render_mode = render_mode
        self.possible_agents = list(self.company.names)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.company.restart(seed)
        self.agents = list(self.possible_agents)
        return self.look(), {agent: {} for agent in self.agents}

    def look(self) -> dict[str, Observation]:
        found = {agent: self.company.look(self.company.seat_of[agent]) for agent in self.possible_agents}
        for seen in found.values():
            if not seen["action_mask"].any():
                seen["action_mask"][-1] = 1
        return found

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        """All who are to act do what they named, at once where the rules say so; if not legal, the first action."""
        episode = self.company.episode
        for seat in episode.state.to_act():
            choices = episode.choices(seat)
            if not choices:  # an earlier choice has ended what was asked
                continue
            named = int(actions.get(self.company.names[seat], -1))
            episode.do(seat, choices.get(named, next(iter(choices.values()))))
        episode.settle(self.company.chance)
        rewards = dict(zip(self.company.names, episode.rewards(), strict=True))
        ended = dict.fromkeys(self.possible_agents, episode.over)
        if episode.over:
            self.agents = []
        never = dict.fromkeys(self.possible_agents, False)
        return self.look(), rewards, ended, never, {agent: {} for agent in self.possible_agents}

    def render(self) -> Any:
        return self.company.picture()

    def close(self) -> None:
        pass


def raw_env(
    key: str | Game[Any], seats: int | None = None, options: Any = "", render_mode: str | None = None
) -> SaloonEnv:
    """The environment as it is."""
    return SaloonEnv(key, seats, options, render_mode)


def env(key: str | Game[Any], seats: int | None = None, options: Any = "", render_mode: str | None = None) -> Any:
    """The environment with the library's checks around it."""
    return wrappers.OrderEnforcingWrapper(raw_env(key, seats, options, render_mode))


def parallel_env(
    key: str | Game[Any], seats: int | None = None, options: Any = "", render_mode: str | None = None
) -> SaloonParallelEnv:
    """For games in which several choose at once."""
    return SaloonParallelEnv(key, seats, options, render_mode)
