"""Dáma against its naive twin: moves, consequences and ends, over drawn and played positions."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from laws.walks import options_of
from ring import many
from saloon.games.dama import GAME
from saloon.games.dama.data import BIT, DARK, FAR, squares_in
from saloon.games.dama.notation import NOTATION
from saloon.games.dama.notation.fen import write_fen
from saloon.games.dama.rules import Dama, DamaOptions, flow
from saloon.games.dama.rules.actions import Jump, Step
from saloon.kit.squares import name
from twins.dama_naive import Naive, square_of

SQUARES = list(squares_in(DARK))


def twin(state: Dama) -> Naive:
    """The same position and options for the twin."""
    board = {}
    for square in squares_in(state.white | state.black):
        letter = "w" if state.white & BIT[square] else "b"
        board[square_of(name(square))] = letter.upper() if state.kings & BIT[square] else letter
    o = state.options
    return Naive(
        board,
        "wb"[state.player],
        o.capture == "huff",
        o.chain == "free",
        o.king_first,
        o.blocked == "draws",
        o.repetition,
        o.calm,
        o.offers,
        o.removal == "each",
    )


def agree(state: Dama, naive: Naive) -> None:
    """Both say the same of the position and of everything that may be done in it."""
    fen = write_fen(state.position())
    squares = {name(square): piece for square, piece in ((s, p) for s, p in spelled(state))}
    assert squares == {"abcdefgh"[c] + str(r + 1): piece for (c, r), piece in naive.board.items()}, fen
    assert "wb"[state.player] == naive.turn, fen
    assert {name(square) for square in squares_in(state.missed)} == {
        "abcdefgh"[c] + str(r + 1) for c, r in naive.huffable
    }, fen
    assert state.end == naive.end, fen
    if state.end:
        winner = state.winner()
        assert ("" if winner is None else "wb"[winner]) == naive.winner, fen
        return
    legal = state.legal(state.to_act()[0])
    if naive.offered or naive.huffable:
        return
    jumps = [action for action in legal if isinstance(action, Jump)]
    allowed = {chain.text: chain for chain in naive.allowed_captures()}
    outcomes = [allowed[NOTATION.write(jump)].outcome for jump in jumps]
    assert len(set(outcomes)) == len(outcomes), fen
    assert set(outcomes) == {chain.outcome for chain in allowed.values()}, fen
    assert {NOTATION.write(action) for action in legal if isinstance(action, Step)} == set(naive.allowed_steps()), fen
    rest = {NOTATION.write(action) for action in legal if not isinstance(action, Jump | Step)}
    assert rest == naive.others(), fen


def spelled(state: Dama) -> list[tuple[int, str]]:
    found = []
    for square in squares_in(state.white | state.black):
        letter = "w" if state.white & BIT[square] else "b"
        found.append((square, letter.upper() if state.kings & BIT[square] else letter))
    return found


@st.composite
def positions(draw: st.DrawFn) -> Dama:
    """Any pieces anywhere, more empty squares than not."""
    cells = draw(st.lists(st.sampled_from("......wwbbWB"), min_size=32, max_size=32))
    white = black = kings = 0
    for square, cell in zip(SQUARES, cells, strict=True):
        bit = BIT[square]
        if cell == "." or (cell == "w" and bit & FAR[0]) or (cell == "b" and bit & FAR[1]):
            continue
        if cell in "wW":
            white |= bit
        else:
            black |= bit
        kings |= bit * cell.isupper()
    state = Dama(draw(options_of(GAME)), white, black, kings, draw(st.integers(0, 1)), 0, (), (), False, 0, "")
    flow.settle(state)
    return state


@settings(max_examples=many(120, 400), deadline=None)
@given(positions())
def test_both_see_the_same_moves_and_the_same_consequences(state: Dama) -> None:
    naive = twin(state)
    agree(state, naive)
    for action in [] if state.end else state.legal(state.player):
        after = twin(state)
        after.play(NOTATION.write(action))
        agree(state.after(state.player, action), after)


@settings(max_examples=many(20, 60), deadline=None)
@given(options=options_of(GAME), seed=st.integers(0, 2**32))
def test_both_play_the_same_game_to_its_end(options: DamaOptions, seed: int) -> None:
    rng = Random(seed)
    state = GAME.new(2, options)
    naive = twin(state)
    while state.to_act():
        seat = state.to_act()[0]
        legal = state.legal(seat)
        action = legal[int(rng.random() * len(legal))]
        state = state.after(seat, action)
        naive.play(NOTATION.write(action))
        agree(state, naive)
    assert naive.end


@pytest.mark.parametrize(("repetition", "end"), [(True, "repeated"), (False, "calm")])
@pytest.mark.parametrize("capture", ["forced", "huff"])
def test_kings_that_wander_repeat_and_tire_alike(repetition: bool, end: str, capture: str) -> None:
    """Two kings that keep out of each other's way, until each way of drawing has been seen."""
    ends = set()
    for seed in range(4):
        rng = Random(seed)
        state = NOTATION.read_state("W:WKc1:BKf8", DamaOptions(capture, repetition=repetition, offers="no", calm=15))
        naive = twin(state)
        while state.to_act():
            legal = state.legal(state.player)
            shy = [action for action in legal if not state.after(state.player, action).capturers()]
            action = shy[int(rng.random() * min(2, len(shy)))] if shy else legal[0]
            state = state.after(state.player, action)
            naive.play(NOTATION.write(action))
            agree(state, naive)
        ends.add(state.end)
    assert end in ends
