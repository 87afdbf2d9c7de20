"""Positions of Dáma for its tests: from FEN or from a drawn board."""

from __future__ import annotations

import pytest

from saloon.core import Illegal
from saloon.games.dama.data import WHITE
from saloon.games.dama.notation import NOTATION
from saloon.games.dama.notation.drawn import undraw
from saloon.games.dama.rules import Dama, DamaOptions

HUFF = "capture=huff"


def fen(text: str, options: str = "") -> Dama:
    return NOTATION.read_state(text, DamaOptions.read(options))


def board(text: str, options: str = "", turn: int = WHITE) -> Dama:
    return undraw(text, turn, DamaOptions.read(options))


def legal(state: Dama) -> list[str]:
    (seat,) = state.to_act()
    return sorted(NOTATION.write(action) for action in state.legal(seat))


def refusal(state: Dama, text: str) -> tuple[str, str]:
    """The message and the clause with which a typed move is refused."""
    with pytest.raises(Illegal) as told:
        NOTATION.resolve(state, state.to_act()[0], text)
    return told.value.message, told.value.clause
