"""Every game of the house can be played as a match, saved, gone on with, and verified."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saloon.core import ONLOOKER
from saloon.games import SHELF
from saloon.match import load, verify, write
from saloon.words import LANGS

from .playing import new, played, secret_of, step

KEYS = sorted(SHELF)
STEPS = 60
"""Enough to get into a game; whole games are played where they are short."""


@pytest.mark.parametrize("key", KEYS)
@settings(max_examples=6, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_a_match_is_saved_loaded_and_gone_on_with(key: str, seed: int):
    """At any table size: the file gives the same match, and both go on alike; what somebody was putting together is not
    in it."""
    game = SHELF[key]
    match = played(game, seed, Random(seed).choice(game.seats), steps=STEPS)
    back = load(write(match), secret_of(seed))
    assert (back.state, back.log, back.players) == (match.state, match.log, match.players)
    match.drafts.clear()
    for each in (match, back):
        rng = Random(seed)
        for _ in range(10):
            if not each.over:
                step(each, rng)
    assert write(match) == write(back)


@pytest.mark.parametrize("key", KEYS)
def test_what_the_secret_drew_is_verified(key: str):
    """Abandoned or finished, every event of every game is derived again."""
    game = SHELF[key]
    for seats in game.seats:
        match = played(game, seats, seats, steps=STEPS)
        if not match.over:
            match.abandon()
        report = verify(write(match))
        assert report.findings == ()
        assert report.events == len(match.log)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("lang", LANGS)
def test_the_log_is_told_to_everybody(key: str, lang: str):
    """A sentence for each entry, for each seat and for onlookers; only sealed answers have none."""
    game = SHELF[key]
    match = played(game, 2, game.seats[0], steps=STEPS, names=["Eva", "Jan"][: game.seats[0]])
    for viewer in (*range(match.seats), ONLOOKER):
        lines = match.lines(viewer, lang)
        assert len(lines) == len(match.log) or (game.rules.silence and 0 < len(lines) < len(match.log))
        assert all(line.strip() and "\n" not in line for line in lines)


@pytest.mark.parametrize("key", KEYS)
def test_the_table_is_drawn_for_everybody(key: str):
    match = new(SHELF[key], 1)
    match.run_nature()
    for seat in (0, ONLOOKER):
        assert match.scene(seat, "cs", "tall").shape == "tall"
    assert match._repr_svg_().startswith("<svg")


@pytest.mark.parametrize("key", [key for key in KEYS if not SHELF[key].secrets])
def test_a_single_decision_in_open_information_is_taken_back_freely(key: str):
    """Where nothing is hidden and nothing was rolled since, no consent is needed."""
    match = new(SHELF[key], 3)
    match.run_nature()
    before, seat = match.state, match.to_act()[0]
    match.submit(seat, match.state.legal(seat)[0])
    assert match.is_free(seat)
    match.undo(seat)
    assert match.state == before
