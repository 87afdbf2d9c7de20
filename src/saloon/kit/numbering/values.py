"""Values of positions worked out backwards from their ends, compiled by numba.

A value is one byte: DRAW, or how many moves of both sides it takes until the next move that keeps the win and cannot be
taken back (a mill, a capture, a man's move), or until the end. Where the side to move wins, the byte is that number;
where it loses, LOST plus that number; GONE where no position stands. After such a move the counting of quiet moves
begins anew, so what takes longer than the rules allow is a draw.
"""

from __future__ import annotations

from typing import Any, Final

from numba import njit

DRAW: Final = 0
LOST: Final = 128
GONE: Final = 255
FARTHEST: Final = 126
NEVER: Final = 200
"""More moves left than a position has: one that cannot be taken back keeps the draw, so it never counts as lost."""
WINS, DRAWS, LOSES, NONE = 3, 2, 1, 0
"""What the moves that cannot be taken back come to."""


@njit(cache=True)
def count_of(pieces: int) -> int:
    count = 0
    while pieces:
        pieces &= pieces - 1
        count += 1
    return count


@njit(cache=True)
def handed(value: int) -> int:
    """What a position is worth to the side that has just moved there; the value is that of the other side."""
    return DRAWS if value == DRAW else WINS if value >= LOST else LOSES


@njit(cache=True)
def go_back_to(values: Any, left: Any, earlier: int, value: int, distance: int) -> bool:
    """A quiet move leads from an earlier position, not yet known, to a value at this distance. Returns whether the
    earlier one is known now."""
    if value >= LOST:
        values[earlier] = distance + 1
        return True
    left[earlier] -= 1
    if left[earlier]:
        return False
    values[earlier] = LOST + distance + 1
    return True


@njit(cache=True)
def due(after: Any, found: Any, count: int, best: int, most: int) -> int:
    """The value that follows from the values one quiet move away, and from the moves that cannot be taken back."""
    if best == WINS:
        return 1
    quickest, slowest, drawn = NEVER, int(best == LOSES), best == DRAWS
    for i in range(count):
        value = after[found[i]]
        if value == DRAW:
            drawn = True
        elif value >= LOST:
            quickest = min(quickest, value - LOST + 1)
        else:
            slowest = max(slowest, value + 1)
    if quickest <= most:
        return quickest
    return DRAW if drawn or slowest > most or quickest < NEVER else LOST + slowest
