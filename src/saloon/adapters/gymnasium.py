"""One seat of a game as an environment of Gymnasium; bots sit on the others.

from saloon.adapters import gymnasium
env = gymnasium.env("prsi", bots=["regular"])
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from saloon.adapters.episode import begun
from saloon.bots.bot import Bot
from saloon.bots.own import Entrant, seated
from saloon.core.state import Seat
from saloon.house.game import Game
from saloon.house.position import Position


class SeatEnv(gymnasium.Env[Any, Any]):
    """A game as one of its seats meets it. What is no legal choice costs 1, and the game is over."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        key: str | Game[Any],
        bots: Sequence[Entrant] = ("regular",),
        seat: Seat = 0,
        seats: int | None = None,
        options: Any = "",
        render_mode: str | None = None,
    ) -> None:
        self.begin = lambda: begun(key, seats, options)
        self.episode = self.begin()
        self.seat = seat
        self.entrants = tuple(bots)
        self.render_mode = render_mode
        codec, cells = self.episode.game.codec, self.episode.game.codec.layout(self.episode.game.options)
        low, high = (np.array(each, np.int32) for each in ([c.low for c in cells], [c.high for c in cells]))
        self.action_space = spaces.Discrete(codec.count)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=np.int32),
                "action_mask": spaces.Box(0, 1, (codec.count,), np.int8),
            }
        )
        self.bots: dict[Seat, Bot] = {}
        self.chance = Random()
        self.events = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        lots = int(self.np_random.integers(2**31))
        self.chance, self.events = Random(lots), 0
        self.episode = self.begin()
        others = [seat for seat in range(self.episode.seats) if seat != self.seat]
        game, entrants = self.episode.game, self.entrants
        self.bots = {seat: seated(game, entrants[at % len(entrants)], seat, lots) for at, seat in enumerate(others)}
        self.wait()
        return self.look(), {}

    def wait(self) -> None:
        """The others and nature play until the seat has to decide."""
        episode = self.episode
        episode.settle(self.chance)
        while not episode.over and (seat := episode.actor()) != self.seat:
            self.events += 1
            episode.do(seat, self.bots[seat].choose(episode.state.view(seat), number=self.events))
            episode.settle(self.chance)

    def look(self) -> dict[str, Any]:
        mask = np.zeros(self.episode.game.codec.count, np.int8)
        mask[list(self.episode.choices(self.seat))] = 1
        return {"observation": np.array(self.episode.row(self.seat), np.int32), "action_mask": mask}

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        choices = self.episode.choices(self.seat)
        if int(action) not in choices:
            return self.look(), -1.0, True, False, {"illegal": int(action)}
        self.events += 1
        self.episode.do(self.seat, choices[int(action)])
        self.wait()
        return self.look(), self.episode.rewards()[self.seat], self.episode.over, False, {}

    def action_masks(self) -> Any:
        """As libraries with masked policies ask for it."""
        return self.look()["action_mask"].astype(bool)

    def render(self) -> Any:
        """The table as text, as the seat sees it."""
        return str(Position(self.episode.game, self.episode.state).view(self.seat))


def env(
    key: str | Game[Any],
    bots: Sequence[Entrant] = ("regular",),
    seat: Seat = 0,
    seats: int | None = None,
    options: Any = "",
    render_mode: str | None = None,
) -> SeatEnv:
    """One seat against levels or bots of one's own."""
    return SeatEnv(key, bots, seat, seats, options, render_mode)
