"""Fliptown against its naive twin: whole games in lock-step, every question, every count, every end.

`python tests/twins/test_fliptown.py 500` plays as many games as one likes, of one to four, with every option drawn by
lot.
"""

from __future__ import annotations

import sys
from dataclasses import asdict
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "examples")]

from games.fliptown.frontier import GAME
from laws.walks import options_of, step
from saloon.core import NATURE
from saloon.games.fliptown.data import AREAS, BUILDINGS, CHARACTERS, ROOMS, TOMBS, TOOLS, VALUES
from saloon.games.fliptown.rules import Fliptown, FliptownOptions, Map
from saloon.kit.cards import FRENCH
from twins.fliptown_naive import Naive, Player

NAMES = (BUILDINGS, tuple(room.name for room in ROOMS), VALUES[1:], VALUES[2:], TOMBS)
WHO = (*(each.name for each in CHARACTERS), "")


def named(mask: int, names: tuple[str, ...]) -> set[str]:
    return {name for bit, name in enumerate(names) if mask >> bit & 1}


def same(me: Map, twin: Player) -> bool:
    """Whether both maps show the same."""
    have = {"$": me.cash, "g": me.gold, "S": me.stars, "W": me.wanted, "pan": me.pans, "ham": me.hammers}
    return (
        all(twin.have[name] == count for name, count in have.items())
        and all(
            named(mask, names) == set(twin.marks[sign])
            for mask, names, sign in zip(me.circled(), NAMES, "CDHSR", strict=True)
        )
        and named(me.failed, NAMES[3]) == twin.failed
        and named(me.owned, TOOLS) == twin.owned
        and named(me.land, tuple("abcdefghi")) == twin.land
        and (me.nights, WHO[me.who], me.used) == (twin.nights, twin.who, twin.used)
        and [FRENCH.write(card) for card in me.poker] == twin.poker
        and list(me.hands) == twin.hands
        and named(me.kinds, AREAS) == {dict(zip("CDHSR", AREAS, strict=True))[sign] for sign in twin.kinds}
    )


def possible(state: Fliptown, seat: int) -> set[str]:
    actions = [action for action, _ in state.chances()] if seat == NATURE else state.legal(seat)
    return {GAME.notation.write(action) for action in actions}


def lock_step(seats: int, options: FliptownOptions, rng: Random) -> None:
    """Play to the end by chance; whatever comes must be what the twin expects."""
    state = GAME.new(seats, options)
    naive = Naive(seats, asdict(options))
    story = naive.play()
    asked = next(story)
    while state.to_act():
        where = GAME.notation.write_state(state)
        assert set(state.to_act()) == set(asked), where
        for seat in state.to_act():
            assert possible(state, seat) == asked[seat], where
        assert all(same(me, twin) for me, twin in zip(state.maps, naive.players, strict=True)), where
        seat, action = step(state, rng)
        state = state.after(seat, action)
        try:
            asked = story.send((seat, GAME.notation.write(action)))
        except StopIteration:
            assert not state.to_act()
    assert list(state.scores() or ()) == naive.scores()
    assert [FRENCH.write(card) for card in state.stolen] == naive.stolen


@pytest.mark.parametrize("seats", GAME.seats)
@settings(max_examples=6, deadline=None)
@given(options=options_of(GAME), seed=st.integers(0, 2**32))
def test_whole_games_agree(seats: int, options: FliptownOptions, seed: int) -> None:
    lock_step(seats, options, Random(seed))


if __name__ == "__main__":
    for number in range(int(sys.argv[1])):
        rng = Random(number)
        drawn = FliptownOptions(**{name: rng.choice(values) for name, values in FliptownOptions.choices().items()})
        lock_step(1 + number % 4, drawn, rng)
    print(f"{sys.argv[1]} games agree")
