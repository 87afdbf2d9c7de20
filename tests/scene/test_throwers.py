"""While dice lie in somebody's hand, the others are told in whose; fortune does nothing before they are thrown."""

from __future__ import annotations

from random import Random

import pytest

from saloon.core import NATURE, ONLOOKER
from saloon.games import SHELF
from saloon.scene import Reader

NAMES = ("Eva", "Doc", "Belle")
DICE = sorted(key for key, game in SHELF.items() if game.speech.hand)


@pytest.mark.parametrize("lang", ["en", "cs", "ru"])
@pytest.mark.parametrize("key", DICE)
def test_the_others_read_who_throws_and_the_thrower_is_spoken_to(key: str, lang: str) -> None:
    game, rng, thrown = SHELF[key], Random(5), 0
    seats = max(2, game.seats[0])
    state = game.new(seats, game.options())
    while thrown < 24:
        if state.scores() is not None:
            state = game.new(seats, game.options())
        seat = rng.choice(state.to_act())
        if seat != NATURE:
            state = state.after(seat, rng.choice(state.legal(seat)))
            continue
        thrower = game.speech.hand(state.view(ONLOOKER))
        for viewer in (*range(seats), ONLOOKER) if thrower != NATURE else ():
            reads = Reader.of(game, viewer, NAMES, lang)
            prompt = game.board.scene(state.view(viewer), reads).prompt
            assert (reads.name(thrower) in prompt) is (viewer != thrower) and prompt != reads("prompt-nature")
            thrown += 1
        state = state.after(NATURE, state.sample(rng))
