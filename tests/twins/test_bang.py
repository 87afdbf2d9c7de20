"""Bang! against its naive twin: whole games in lock-step, every question, every count, every end."""

from __future__ import annotations

from dataclasses import asdict
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from laws.walks import options_of, step
from saloon.core import NATURE
from saloon.games.bang import GAME
from saloon.games.bang.data import CHARACTERS, ROLES
from saloon.games.bang.rules import Bang, BangOptions
from saloon.games.bang.rules.setup import become
from twins.bang_naive import Naive

SET_UP = ("roles", "sheriff", "cast", "choose")


def dealt(seats: int, options: BangOptions, rng: Random) -> Bang:
    state = GAME.new(seats, options)
    while state.phase in SET_UP:
        state = state.after(*step(state, rng))
    return state


def agree(state: Bang, naive: Naive) -> None:
    where = GAME.notation.write_state(state)
    assert list(state.life) == naive.life, where
    assert list(state.arrows) == naive.arrows, where
    assert state.pile == naive.pile, where
    assert {seat for seat in range(state.seats()) if state.shown >> seat & 1} == naive.shown, where


def lock_step(state: Bang, rng: Random) -> None:
    """Play to the end by chance; whatever comes must be what the twin expects."""
    naive = Naive(
        [ROLES[role] for role in state.roles], [CHARACTERS[who] for who in state.characters], asdict(state.options)
    )
    story = naive.play()
    asked = next(story)
    while state.to_act():
        agree(state, naive)
        (seat,) = state.to_act()
        expects, texts = asked
        assert seat == expects, GAME.notation.write_state(state)
        legal = [action for action, _ in state.chances()] if seat == NATURE else state.legal(seat)
        assert not texts or {GAME.notation.write(action) for action in legal} == texts, GAME.notation.write_state(state)
        _, action = step(state, rng)
        state = state.after(seat, action)
        try:
            asked = story.send(GAME.notation.write(action))
        except StopIteration:
            assert not state.to_act()
    agree(state, naive)
    assert {seat for seat, score in enumerate(state.scores() or ()) if score} == naive.won


@pytest.mark.parametrize("seats", GAME.seats)
@settings(max_examples=12, deadline=None)
@given(options=options_of(GAME), seed=st.integers(0, 2**32))
def test_whole_games_agree(seats: int, options: BangOptions, seed: int) -> None:
    rng = Random(seed)
    lock_step(dealt(seats, options, rng), rng)


@pytest.mark.parametrize("who", CHARACTERS)
@settings(max_examples=4, deadline=None)
@given(seats=st.sampled_from(GAME.seats), options=options_of(GAME), seed=st.integers(0, 2**32))
def test_every_character_begins_a_game(who: str, seats: int, options: BangOptions, seed: int) -> None:
    """The first player gets the character in question, whatever the lot says."""
    rng = Random(seed)
    state = dealt(seats, options, rng).copy()
    wanted = CHARACTERS.index(who)
    if wanted in state.characters:
        other = state.characters.index(wanted)
        become(state, other, state.characters[state.player])
    become(state, state.player, wanted)
    state.phase = "gift" if who == "sid" else "roll"
    lock_step(state, rng)
