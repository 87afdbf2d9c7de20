"""What was played from a position: counted for the mover, however the position came about."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

import saloon
from saloon.analysis.explorer import WORDS, PlayedMoves
from saloon.analysis.masters import MastersMoves, masters, written
from saloon.core.play import anything, play


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
def test_five_thousand_games_of_masters_come_with_the_house(key):
    """Every game is counted once at the first position, and where one looks there are moves of the rules."""
    found, game = masters(key), saloon.game(key)
    start = game.new(2)
    assert found.games >= 5000
    played = found.here(start)
    assert sum(sum(counts) for counts in played.values()) == found.games
    assert set(played) <= {game.notation.write(action) for action in start.legal(0)}
    move, counts = max(played.items(), key=lambda row: sum(row[1]))
    after = start.after(0, game.notation.read(move))
    answers = [sum(answer) for answer in found.here(after).values()]
    assert sum(answers) == sum(counts), "each of them went on"


def test_the_file_tells_what_was_played():
    """A position is looked up by what stands there, and what was never played is not there."""
    game = saloon.game("mlyn")
    played = PlayedMoves(game)
    for seed, scores in enumerate([(2, 0), (0, 2), (1, 1)]):
        steps = list(islice(play(game.new(2), anything, Random(seed)), 12))
        played.add(game.new(2), [(seat, action) for seat, action, _ in steps], scores)
    told = MastersMoves(game, written(played))
    assert told.games == 3 and sum(map(len, played.found.values())) == 36
    for seed in range(4):
        for _, _, state in islice(play(game.new(2), anything, Random(seed)), 12):
            assert told.here(state) == played.here(state)
    assert MastersMoves(game, {}).here(game.new(2)) == {}
