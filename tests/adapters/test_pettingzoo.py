"""PettingZoo's own tests, for every game."""

from __future__ import annotations

import warnings

import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from ring import many
from saloon.adapters import pettingzoo
from saloon.core import Unreadable
from saloon.games import SHELF

every_game = pytest.mark.parametrize("key", sorted(SHELF))
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@every_game
def test_the_library_finds_nothing_wrong(key: str) -> None:
    api_test(pettingzoo.env(key), num_cycles=many(60, 1000))
    seed_test(lambda: pettingzoo.env(key), num_cycles=many(20, 200))


@every_game
def test_nor_where_all_choose_at_once(key: str) -> None:
    parallel_api_test(pettingzoo.parallel_env(key, seats=SHELF[key].seats[-1]), num_cycles=many(40, 500))


def test_three_play_prsi_to_its_end() -> None:
    env = pettingzoo.env("prsi", seats=3)
    env.reset(seed=7)
    came: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        came[agent] = reward
        env.step(None if over else int(seen["action_mask"].argmax()))
    assert sorted(came.values()) == [-0.5, -0.5, 1.0]
    assert env.metadata["name"] == "saloon_prsi_v0"


def test_what_is_not_legal_is_refused_and_nothing_happens() -> None:
    env = pettingzoo.raw_env("prsi")
    env.reset(seed=1)
    agent, before = env.agent_selection, env.company.episode.state
    wrong = int((env.observe(agent)["action_mask"] == 0).argmax())
    with pytest.raises(ValueError, match="no number of a legal choice"):
        env.step(wrong)
    assert env.company.episode.state is before


def test_what_cannot_be_played_is_told_at_once() -> None:
    with pytest.raises(Unreadable, match="seats-wrong"):
        pettingzoo.env("prsi", seats=9)
    with pytest.raises(Unreadable, match="option-unknown"):
        pettingzoo.env("prsi", options="nothing=1")


def test_the_table_can_be_looked_at(capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        env = pettingzoo.raw_env("oko", render_mode="ansi")
        env.reset(seed=1)
        assert "Player 1" in str(env.render())
        shown = pettingzoo.raw_env("oko", render_mode="human")
        shown.reset(seed=1)
        shown.render()
    assert "Player 1" in capsys.readouterr().out
