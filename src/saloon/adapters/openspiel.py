"""All games for OpenSpiel: importing this module registers them.

import pyspiel
import saloon.adapters.openspiel
game = pyspiel.load_game("python_saloon_prsi(seats=3)")
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import numpy as np
import pyspiel

import saloon.games
from saloon.adapters.episode import Episode, begun
from saloon.core.state import NATURE, Action
from saloon.house.game import SHELF, Game

LONGEST: Final = 100_000
"""Events that no game is expected to have."""


def short_name(key: str) -> str:
    return f"python_saloon_{key}"


def type_of(game: Game[Any]) -> Any:
    kinds = pyspiel.GameType
    luck, secrets = game.luck, game.secrets
    return kinds(
        short_name=short_name(game.key),
        long_name=f"Saloon: {game.title}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if luck else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if secrets else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": game.seats[0], "options": ""},
    )


class SpielState(pyspiel.State):
    """A position with all that its players have seen. Those who choose at once do so in turns, unseen."""

    def __init__(self, game: Any, episode: Episode) -> None:
        super().__init__(game)
        self.episode = episode

    def current_player(self) -> int:
        if self.episode.over:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.episode.actor()
        return int(pyspiel.PlayerId.CHANCE) if seat == NATURE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.episode.choices(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chances = self.episode.state.chances()
        whole = sum(weight for _, weight in chances)
        return [(at, weight / whole) for at, (_, weight) in enumerate(chances)]

    def action_of(self, player: int, number: int) -> Action:
        if player < 0:
            return self.episode.state.chances()[number][0]
        return self.episode.choices(player)[number]

    def _apply_action(self, number: int) -> None:
        player = self.current_player()
        self.episode.do(NATURE if player < 0 else player, self.action_of(player, number))

    def _action_to_string(self, player: int, number: int) -> str:
        return self.episode.game.notation.write(self.action_of(player, number))

    def is_terminal(self) -> bool:
        return self.episode.over

    def returns(self) -> list[float]:
        return self.episode.rewards()

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return f"{seat + 1} {self.episode.recall(seat)}"

    def observation_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return f"{seat + 1} {self.episode.text(seat)}"

    def observation_tensor(self, player: int | None = None) -> list[float]:
        seat = self.current_player() if player is None else player
        return [float(each) for each in self.episode.row(seat)]

    def __str__(self) -> str:
        return self.episode.game.notation.write_state(self.episode.state)


class SpielObserver:
    """What a seat sees: the row of its view, and the view as text; with perfect recall all that it has witnessed."""

    def __init__(self, kind: Any, size: int) -> None:
        self.recalls = kind.perfect_recall
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = state.episode.row(player)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.information_state_string(player) if self.recalls else state.observation_string(player)


def class_for(game: Game[Any], kind: Any) -> Any:
    """The class that OpenSpiel makes games of."""

    class SpielGame(pyspiel.Game):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            chosen = dict(params or {})
            self.start = begun(game, int(chosen.get("seats", game.seats[0])), str(chosen.get("options", "")))
            seats, codec = self.start.seats, game.codec
            info = pyspiel.GameInfo(
                num_distinct_actions=codec.count,
                max_chance_outcomes=codec.chances if game.luck else 0,
                num_players=seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=None,
                max_game_length=LONGEST,
            )
            super().__init__(kind, info, chosen)

        def new_initial_state(self, *_: Any) -> SpielState:
            start = self.start
            return SpielState(self, Episode(game, start.seats, start.state.options))  # type: ignore[attr-defined]

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
            kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
            return SpielObserver(kind, len(game.codec.layout(game.options)))

        def observation_tensor_shape(self) -> list[int]:
            return [len(game.codec.layout(game.options))]

    SpielGame.__name__ = SpielGame.__qualname__ = f"Saloon{game.key.title().replace('_', '')}"
    return SpielGame


def register(games: Iterable[Game[Any]]) -> None:
    """Make games known to `pyspiel.load_game`; those it knows already stay."""
    known = set(pyspiel.registered_names())
    for game in games:
        if short_name(game.key) not in known:
            kind = type_of(game)
            pyspiel.register_game(kind, class_for(game, kind))


saloon.games  # noqa: B018 - the shelf is filled by opening it
register(SHELF.values())
