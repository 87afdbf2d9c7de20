"""The worked example: a network learns by playing through an adapter, is saved, and takes a seat of the ladder."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from saloon.games import SHELF
from saloon.lab.ladder import climb

EXAMPLE = Path(__file__).parents[2] / "examples" / "learner"


@pytest.fixture(scope="module")
def learn() -> Any:
    spec = spec_from_file_location("learn", EXAMPLE / "learn.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules["learn"] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("key", ["krizovy_mlyn", "prsi"])
def test_what_was_learned_is_placed_on_the_ladder(
    learn: Any, key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nets, _ = learn.train(key, seconds=60, opponents=["chance"], most=32)
    assert [net.steps for net in nets] == [1, 1]
    learn.save(str(tmp_path / f"{key}.npz"), nets)
    monkeypatch.setenv("LEARNED", str(tmp_path))
    found = next(climb(SHELF[key], 2, 2, entrant=f"python:{EXAMPLE / 'player.py'}:Learned"))
    assert (found.challenger, found.champion, found.deals) == ("Learned", "chance", 2)


def test_a_step_of_learning_makes_what_won_more_likely(learn: Any) -> None:
    import numpy as np

    net = learn.Net(3, 4, np.random.default_rng(1))
    seen, mask = np.array([[1.0, 0.0, 1.0]]), np.array([[1, 1, 0, 1]])
    before = net.chances(seen, mask)[0][0]
    for _ in range(20):
        net.learn(seen, mask, np.array([1]), np.array([1.0]))
    after = net.chances(seen, mask)[0][0]
    assert after[1] > before[1] and after[2] == before[2] == 0
