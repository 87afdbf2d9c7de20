"""Every character at every table: whole games in which the laws of the house hold."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest

from laws.walks import step
from ring import many
from saloon.core import NATURE, ONLOOKER
from saloon.games.bang import GAME
from saloon.games.bang.data import CHARACTERS, ROLES
from saloon.games.bang.rules import Bang, BangOptions
from saloon.games.bang.rules.actions import CAST
from saloon.games.bang.rules.setup import receiver
from saloon.scene import Reader
from saloon.words import LANGS

EVERY = 23
"""After how many events scenes and guesses are looked at."""


def casts(seats: int) -> Iterator[tuple[int, ...]]:
    """All sixteen characters in groups of one size; the last group begins again."""
    for first in range(0, len(CHARACTERS), seats):
        yield tuple(who % len(CHARACTERS) for who in range(first, first + seats))


TABLES = [(seats, cast) for seats in GAME.seats for cast in casts(seats)]


def seated(seats: int, cast: tuple[int, ...], rng: Random) -> Bang:
    state = GAME.new(seats)
    while state.phase in ("roles", "sheriff"):
        state = state.after(NATURE, state.sample(rng))
    while state.phase == "cast":
        seat = receiver(state)
        state = state.after(NATURE, CAST[seat][cast[seat]])
    return state


def test_every_character_sits_at_every_size() -> None:
    for seats in GAME.seats:
        assert {who for size, cast in TABLES if size == seats for who in cast} == set(range(16))


@pytest.mark.parametrize(("seats", "cast"), TABLES, ids=[f"{seats}-{CHARACTERS[cast[0]]}" for seats, cast in TABLES])
def test_the_laws_hold(seats: int, cast: tuple[int, ...]) -> None:
    rng = Random(seats * 100 + cast[0])
    state = seated(seats, cast, rng)
    census = state.census()
    viewers = [*range(seats), ONLOOKER]
    views = {viewer: state.view(viewer) for viewer in viewers}
    for number in range(3000):
        if not state.to_act():
            break
        seat, action = step(state, rng)
        if seat != NATURE:
            assert list(views[seat].legal(seat)) == list(state.legal(seat))
        for viewer in viewers:
            views[viewer] = views[viewer].after(seat, state.witness(viewer, seat, action))
        state = state.after(seat, action)
        assert state.census() == census
        assert all(0 <= life <= state.most(each) for each, life in enumerate(state.life))
        for viewer in viewers:
            assert views[viewer] == state.view(viewer)
        if number % EVERY == 0:
            looked_at(state, viewers[number // EVERY % len(viewers)], rng)
    assert state.scores() is not None


def looked_at(state: Bang, viewer: int, rng: Random) -> None:
    """The text is read back, a guess fits, and what is shown betrays nothing."""
    view = state.view(viewer)
    assert GAME.notation.read_state(GAME.notation.write_state(view), BangOptions()) == view
    world = view.guess(rng)
    assert world.view(viewer) == view
    for lang, shape in zip(LANGS, ("wide", "tall", "wide"), strict=True):
        reader = Reader.of(GAME, viewer, lang=lang, shape=shape)
        shown = [json.dumps(GAME.board.scene(each.view(viewer), reader).json()) for each in (state, world)]
        assert shown[0] == shown[1]
    for seat in state.to_act():
        if seat >= 0:
            told = state.view(seat)
            ratings = {GAME.notation.write(action): GAME.advice.rate(told, seat, action) for action in told.legal(seat)}
            other = told.guess(rng).view(seat)
            assert ratings == {
                GAME.notation.write(action): GAME.advice.rate(other, seat, action) for action in other.legal(seat)
            }


def test_bots_do_not_see_hidden_roles() -> None:
    """Handed a full position, which no bot is, the advice rates as if it were the view."""
    rng = Random(3)
    for seats in (4, 5, 6, 7, 8):
        state = seated(seats, tuple(range(seats)), rng)
        for _ in range(many(60, 250)):
            if not state.to_act():
                break
            (seat,) = state.to_act()
            if seat >= 0:
                view = state.view(seat)
                for action in state.legal(seat):
                    assert GAME.advice.rate(state, seat, action) == GAME.advice.rate(view, seat, action), ROLES[
                        state.roles[seat]
                    ]
                assert GAME.advice.worth(state, seat) == GAME.advice.worth(view, seat)
            state = state.after(*step(state, rng))
