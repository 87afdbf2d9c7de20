"""Gymnasium's own test, for every game."""

from __future__ import annotations

import pytest
from gymnasium.utils.env_checker import check_env

from saloon.adapters import gymnasium
from saloon.games import SHELF

every_game = pytest.mark.parametrize("key", sorted(SHELF))


@every_game
@pytest.mark.filterwarnings("ignore")
def test_the_library_finds_nothing_wrong(key: str) -> None:
    check_env(gymnasium.env(key, bots=["chance"]))


def test_one_seat_plays_against_levels_to_the_end() -> None:
    env = gymnasium.env("prsi", bots=["beginner", "regular"], seat=1, seats=3)
    seen, _ = env.reset(seed=3)
    over, reward = False, 0.0
    while not over:
        assert (seen["action_mask"] == env.action_masks()).all()
        assert seen["observation"][0] == 1
        seen, reward, over, _, _ = env.step(int(seen["action_mask"].argmax()))
    assert reward in (1.0, -0.5)


def test_the_same_seed_gives_the_same_game() -> None:
    def played() -> list[object]:
        env, found = gymnasium.env("oko", bots=["regular"]), []
        seen, _ = env.reset(seed=5)
        over = False
        while not over:
            found.append(seen["observation"].tolist())
            seen, reward, over, _, _ = env.step(int(seen["action_mask"].argmax()))
            found.append(reward)
        return found

    assert played() == played()


def test_an_illegal_choice_costs_one_and_ends_the_game() -> None:
    env = gymnasium.env("prsi", bots=["chance"])
    seen, _ = env.reset(seed=1)
    wrong = int((seen["action_mask"] == 0).argmax())
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over, info) == (-1.0, True, {"illegal": wrong})
