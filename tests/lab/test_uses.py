"""What choices make use of: every name is known and told in three languages, and real play makes use of most."""

from __future__ import annotations

from random import Random

import pytest

from saloon.core.play import anything, play
from saloon.core.state import NATURE
from saloon.games import SHELF
from saloon.words import LANGS, words


@pytest.mark.parametrize("key", SHELF)
def test_uses_are_named_and_told(key: str) -> None:
    game = SHELF[key]
    uses = game.study.uses
    assert uses is not None
    seen: set[str] = set()
    state = game.new(max(2, game.seats[0]))
    for seat, action, after in play(state, anything, Random(key), 60):
        if seat != NATURE:
            view = state.view(seat)
            for each in (action, *view.legal(seat)[:40]):
                seen.update(uses.of(view, seat, each))
        state = after
    assert seen and seen <= set(uses.names)
    for lang in LANGS:
        told = [words(lang, game.folder)(message, **args) for message, args in map(uses.told, uses.names)]
        assert len(set(told)) == len(uses.names)
