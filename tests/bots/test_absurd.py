"""What people would shake their heads at: no level does it."""

from random import Random

import pytest

from ring import many
from saloon.bots import LEVELS, make
from saloon.core import NATURE
from saloon.games import SHELF
from saloon.games.bang.rules.actions import Drink, Shoot
from saloon.games.dama.rules.actions import Decline, Offer


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("level", LEVELS)
def test_nobody_agrees_to_a_draw_before_the_first_move(level: str, seed: int) -> None:
    dama = SHELF["dama"]
    start = dama.new(2, dama.options(offers="any"))
    offer = next(action for action in start.legal(0) if isinstance(action, Offer))
    assert isinstance(make(dama, level, 1, seed).choose(start.after(0, offer).view(1)), Decline)


@pytest.mark.parametrize("level", ["regular", "master"])
def test_nobody_pours_a_beer_for_whom_they_have_just_shot(level: str) -> None:
    """Unless there was nobody else to shoot at. A beginner drinks alone."""
    bang, poured = SHELF["bang"], 0
    for seed in range(many(5, 12)):
        chance, state = Random(seed), bang.new(5)
        bots = [make(bang, level, seat, seed) for seat in range(5)]
        turn, shot = -1, set[int]()
        while state.to_act():
            seat = state.to_act()[0]
            if seat == NATURE:
                state = state.after(seat, state.sample(chance))
                continue
            if state.player != turn:
                turn, shot = state.player, set()
            action = bots[seat].choose(state.view(seat))
            if isinstance(action, Shoot) and len(state.reach(seat, action.face)) > 1:
                shot.add(action.seat)
            if isinstance(action, Drink) and action.seat != seat:
                poured += 1
                assert action.seat not in shot
            state = state.after(seat, action)
    assert poured > many(3, 10)
