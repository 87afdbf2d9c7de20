"""Quick play is Prší too: it moves as the rules allow, and plays what it says."""

from __future__ import annotations

from random import Random

import pytest

from saloon.core import NATURE
from saloon.games.prsi import GAME
from saloon.games.prsi.engine import finish, move
from saloon.games.prsi.rules import Prsi, PrsiOptions

OPTIONS = (
    "",
    "over=free draw=free start=acts",
    "deal=5 places=yes",
    "pile=shuffled",
    "red_seven=yes",
    "red_seven=yes places=yes over=free",
)


def forgetful(state: Prsi) -> Prsi:
    """The position without what is known of hands, which quick play does not keep up."""
    s = state.copy()
    s.lacks = ((),) * len(s.held)
    return s


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_quick_move_is_one_of_the_legal_ones(seats: int, options: str) -> None:
    rng = Random(seats)
    for _ in range(12):
        state = GAME.new(seats, PrsiOptions.read(options))
        while who := state.to_act():
            if who == (NATURE,):
                state = forgetful(state.after(NATURE, state.sample(rng)))
                continue
            ways = [forgetful(state.after(who[0], action)) for action in state.legal(who[0])]
            quick = state.copy()
            move(quick, rng)
            assert quick in ways
            state = quick


@pytest.mark.parametrize("options", OPTIONS)
def test_finishing_ends_the_game_and_leaves_the_position_alone(options: str) -> None:
    rng = Random(7)
    for seats in (2, 5):
        state = GAME.new(seats, PrsiOptions.read(options))
        before = state.copy()
        end = finish(state, rng, 10_000)
        assert end.scores() is not None
        assert state == before


def test_finishing_stops_after_so_many_decisions() -> None:
    state = read("H7,HK,L8/A8,A9,A10 L9 H8=H 1 1:0:0:- - - -")
    one = finish(state, Random(1), 1)
    assert one.to_act() == (1,)
    assert one.scores() is None


@pytest.mark.parametrize(
    ("text", "laid"),
    [
        ("H7,HK,HA/A8,A9 L9 H8=H 1 1:0:0:- - - -", "H7=H"),
        ("HO,HK,HA/A8,A9 L9 H8=H 1 1:0:0:- - - -", "HK=H"),
        ("HO,HA,L7/A8,A9 L9 H8=H 1 1:0:0:- - - -", "HA=H"),
        ("AO,B9,BK/A8,A9 L9 H8=H 1 1:0:0:- - - -", "AO=B"),
        ("L7,L8/A8,A9 L9 H7=H 1 1:0:2:- - - -", "L7=L"),
        ("LA,L8/A8,A9 L9 HA=H 1 1:0:0:stop - - -", "LA=L"),
    ],
)
def test_sevens_come_first_and_overs_last(text: str, laid: str) -> None:
    """A seven, an ordinary card, an ace; an over for the suit one has most of; sevens and aces are answered."""
    s = read(text)
    move(s, Random(1))
    assert GAME.notation.write_state(s).split()[2] == laid


def read(text: str) -> Prsi:
    return GAME.notation.read_state(text, PrsiOptions()).copy()
