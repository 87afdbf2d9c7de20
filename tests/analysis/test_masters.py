"""The search that makes the games of masters is compiled: it finds the same, position by position."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

import saloon
from ring import many
from saloon.core.play import anything, play

TRAIN = Path(saloon.__file__).parents[2] / "train"
TWINS = ("compiled_tables", "compiled_mlyn", "compiled_dama", "saloon.kit.numbering.compiled")


@pytest.fixture
def uncompiled(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The same sources without the compiler, which would take longer than the test; nobody else gets them."""
    numba = pytest.importorskip("numba")
    monkeypatch.syspath_prepend(TRAIN)
    monkeypatch.setattr(numba.config, "DISABLE_JIT", True)
    before = {name: sys.modules.pop(name, None) for name in TWINS}
    yield
    for name, module in before.items():
        sys.modules.pop(name, None)
        if module is not None:
            sys.modules[name] = module


@pytest.mark.filterwarnings("ignore:overflow encountered")
@pytest.mark.parametrize("key", ["dama", "mlyn"])
def test_the_compiled_search_finds_what_the_search_finds(
    key: str, uncompiled: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All values and their order, for positions of all parts of the game."""
    game = saloon.game(key)
    engine: Any = import_module(f"{game.home}.engine.play")
    plain, twin = engine.Search, import_module(f"compiled_{key}").CompiledSearch
    tried, seed = 0, 0
    while tried < many(16, 80):
        seed += 1
        for number, (_, _, state) in enumerate(play(game.new(2), anything, Random(seed))):
            if number % 23 == seed % 23 and state.to_act() and len(legal := state.legal(state.to_act()[0])) > 1:
                seat, found = state.to_act()[0], []
                for search in (plain, twin):
                    monkeypatch.setattr(engine, "Search", search)
                    found.append(engine.search(state.view(seat), seat, legal, positions=400, seconds=None, tables=True))
                assert found[0] == found[1]
                tried += 1
