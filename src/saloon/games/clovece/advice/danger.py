"""Roughly how likely a pawn is hit before the next turn."""

from __future__ import annotations

from typing import Final

from saloon.core.state import Seat
from saloon.games.clovece.data import BASE, HOUSE, ON_TRACK, RIVALS, START, TRACK, Pawns, Square, mask_of
from saloon.games.clovece.rules import Clovece

OUT_OF_THREE: Final = 91 / 216
"""A six in three throws."""
MOST: Final = 0.95
ONE, TWO = 1 / 6, 1 / 36
ODDS: Final[tuple[tuple[float, ...], ...]] = (
    (0.0, ONE, ONE, ONE, ONE, ONE, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
    (0.0, ONE, ONE, ONE, ONE, ONE, 0.0, TWO, TWO, TWO, TWO, TWO),
    (0.0, ONE, ONE, ONE, ONE, ONE, ONE, TWO, TWO, TWO, TWO, TWO),
)
"""The chance to go exactly some number of steps with one pawn.

Three rows: a pawn waits in the base; the base is empty and a six is added; the base is empty and a six moves by itself.
"""


def danger(state: Clovece, seat: Seat, at: Square) -> float:
    """Roughly the chance that a pawn of the seat on this square is hit before the seat's next turn."""
    spared = 1.0
    for other, shift in RIVALS[state.options.sides][len(state.pawns)][seat]:
        spared *= 1 - threat(state, other, at, shift)
    return 1 - spared


def threat(state: Clovece, other: Seat, at: Square, shift: int) -> float:
    """The chance that one turn of another seat hits a pawn on this square; `shift` makes it a square of theirs."""
    if not START <= at < HOUSE or (at == START and state.options.safe_start):
        return 0.0
    return reach(state.pawns[other], (at + shift) % TRACK, state.options.base_empty == "separate")


def reach(theirs: Pawns, there: Square, separate: bool) -> float:
    """The chance of one turn to hit a square, counted from their start."""
    empty = BASE not in theirs
    odds = ODDS[empty + (empty and separate)]
    chance = sum([odds[there - at] for at in theirs if at != BASE and 0 < there - at < 12], 0.0)
    if not empty and there <= 6:
        six = 1 / 6 if mask_of(theirs) & ON_TRACK else OUT_OF_THREE
        chance += six if there == START else six / 6
    return min(chance, MOST)
