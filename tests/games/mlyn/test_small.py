"""The table of three and four stones each that comes with the package: what it says, and who plays by it."""

from __future__ import annotations

from hashlib import sha256
from random import Random

import pytest

from saloon.bots import make
from saloon.games.mlyn import GAME
from saloon.games.mlyn.engine import oracle
from saloon.games.mlyn.engine.order import FEW, TableOrder
from saloon.games.mlyn.rules import Mlyn, MlynOptions
from saloon.house.rooms import Sure
from saloon.kit.mill import POINTS
from saloon.kit.past import past_of
from saloon.kit.stones import NO_WAY, OPEN, key

FINGERPRINT = "f0d767a0ef88a688ee9b516645581bb16076403968a24c5e56dc54f5afdddcc3"
MEN = ((3, 3), (4, 3), (3, 4), (4, 4))


@pytest.fixture(autouse=True)
def _nothing_solved(tmp_path, monkeypatch):
    monkeypatch.setenv("SALOON_DATA", str(tmp_path))


def stand(rng: Random, own: int, other: int, options: MlynOptions | None = None) -> Mlyn:
    """White to move, nothing gone before."""
    chosen = rng.sample(POINTS, own + other)
    stones = sum(1 << point for point in chosen[:own]), sum(1 << point for point in chosen[own:])
    state = Mlyn(options or GAME.options(), stones, (0, 0), 0, 0, 0, past_of([key(stones, 0)]), NO_WAY, OPEN)
    state.result = state.outcome()
    return state


def test_it_is_the_table_that_was_worked_out():
    table = oracle.shipped()
    assert len(table) == TableOrder(FEW).size
    assert sha256(table).hexdigest() == FINGERPRINT


def test_values_follow_from_those_one_move_away():
    """A sample, worked out again from the rules: a win hands on a loss, the quickest there is; a loss only wins, the
    slowest."""
    rng, table, seen = Random(3), oracle.shipped(), set[float]()
    for number in range(100):
        state = stand(rng, *MEN[number % 4])
        if state.result != OPEN:
            continue
        here = oracle.verdict(state, 0, table)
        assert here is not None
        after = [oracle.after(state, 0, action, table) for action in state.legal(0)]
        best = max([each for each in after if each is not None], key=Sure.merit)
        assert None not in after
        assert here[:2] == (best.value, best.moves)
        seen.add(here.value)
    assert seen == {0.0, 0.5, 1.0}


@pytest.mark.parametrize("level", ["expert", "master"])
def test_such_an_ending_is_played_right(level):
    """Four stones against three and the like: no choice loses what the position is worth."""
    rng, table, decided = Random(8), oracle.shipped(), 0
    for number in range(40):
        state = stand(rng, *MEN[number % 4])
        if state.result != OPEN:
            continue
        worth = oracle.verdict(state, 0, table).value
        choice = make(GAME, level, 0, number).choose(state.view(0))
        assert oracle.after(state, 0, choice, table).value == worth
        decided += worth != 0.5
    assert decided > 5


def test_quiet_does_not_matter_but_other_mills_do():
    rng = Random(5)
    for quiet in (30, 50, 100):
        assert oracle.sure(stand(rng, 3, 3, MlynOptions(quiet=quiet)), 0) is not None
    assert oracle.sure(stand(rng, 3, 3, MlynOptions(double="two")), 0) is None
    assert max(value & oracle.LOST - 1 for value in set(oracle.shipped()) - {255}) < 2 * 30
    assert oracle.sure(stand(rng, 5, 4), 0) is None
