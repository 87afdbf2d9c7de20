"""What was played from a position: counted for the mover, however the position came about."""

from __future__ import annotations

import pytest

import saloon
from saloon.analysis.explorer import WORDS, PlayedMoves, masters


def test_every_move_is_counted_for_the_one_who_made_it():
    game = saloon.game("dama")
    start = game.new(2)
    first = game.notation.read("c3-d4")
    second = game.notation.read("b6-a5")
    moves = PlayedMoves(game)
    moves.add(start, [(0, first), (1, second)], (2, 0), ["human", "bot:expert"])
    moves.add(start, [(0, first), (1, second)], (1, 1), ["bot:master", "human"])
    assert moves.here(start) == {"c3-d4": [1, 1, 0]}
    assert moves.here(start.after(0, first)) == {"b6-a5": [0, 1, 1]}
    assert moves.met(start, "c3-d4") == {"bot:expert": 1, "human": 1}
    assert moves.games == 2


@pytest.mark.parametrize("key", sorted(WORDS))
def test_games_of_masters_come_with_the_house(key):
    """Every move in the file is one of the rules, and every game is counted once at the first position."""
    found, game = masters(key), saloon.game(key)
    start = game.new(2)
    assert found.games > 500
    assert sum(sum(counts) for counts in found.here(start).values()) == found.games
    legal = {game.notation.write(action) for action in start.legal(0)}
    assert set(found.here(start)) <= legal
