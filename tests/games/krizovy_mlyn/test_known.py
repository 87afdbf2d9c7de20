"""Křížový mlýn by search and symmetry."""

from __future__ import annotations

from random import Random

import pytest

from saloon.games.krizovy_mlyn import GAME
from saloon.games.krizovy_mlyn.rules import SETUPS, KrizovyMlyn, KrizovyMlynOptions
from saloon.kit.mill import SYMMETRIES, mask
from saloon.kit.past import past_of
from saloon.kit.stones import MOVE, Move


def wins_within(state: KrizovyMlyn, plies: int) -> bool:
    """Whether the player to move can force a mill in so many moves."""
    if plies <= 0:
        return False
    me = state.player
    for action in state.legal(me):
        then = state.after(me, action)
        if then.result == me:
            return True
        if plies > 2 and then.result == -1 and all(answered(then, reply, me, plies - 2) for reply in then.legal(1 - me)):
            return True
    return False


def answered(state: KrizovyMlyn, reply: object, me: int, plies: int) -> bool:
    assert isinstance(reply, Move)
    then = state.after(1 - me, reply)
    return then.result == me or (then.result == -1 and wins_within(then, plies))


@pytest.mark.parametrize("setup", sorted(SETUPS))
def test_no_setting_up_is_won_by_force_at_once(setup: str) -> None:
    """None of the offered positions is decided within five plies, for either side."""
    for first in ("white", "black"):
        assert not wins_within(GAME.new(2, KrizovyMlynOptions(setup=setup, first=first)), 5)


@pytest.mark.parametrize(
    ("white", "black", "plies"),
    [("a7 g7 b6 f6 c5 e5", "a1 g1 b2 f2 c3 e3", 3), ("d7 d6 g4 f4 d3 c4", "d5 e4 d1 d2 a4 b4", 5)],
)
def test_positions_that_are_won_by_force_are_not_offered(white: str, black: str, plies: int) -> None:
    """All upper against all lower corners falls in three plies, the pairs of two neighbouring arms in five."""
    state = KrizovyMlyn(KrizovyMlynOptions(), (mask(white), mask(black)), 0, past_of([0]), (-1, -1), -1)
    assert wins_within(state, plies)
    assert not wins_within(state, plies - 2)


@pytest.mark.parametrize("seed", range(6))
def test_the_16_symmetries_permute_the_legal_moves(seed: int) -> None:
    rng = Random(seed)
    state = GAME.new()
    for _ in range(40):
        if not state.to_act():
            break
        legal = [action for action in state.legal(state.player) if isinstance(action, Move)]
        for symmetry in SYMMETRIES:
            stones = tuple(sum(1 << symmetry[p] for p in range(24) if side >> p & 1) for side in state.stones)
            turned = KrizovyMlyn(state.options, (stones[0], stones[1]), state.player, past_of([0]), (-1, -1), -1)
            assert set(turned.legal(state.player)) == {MOVE[symmetry[a.start]][symmetry[a.end]] for a in legal}
        state = state.after(state.player, rng.choice(legal))
