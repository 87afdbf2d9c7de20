"""How the stones of Mlýn stand, looked up ring by ring: mills, lines nearly closed, room to move.

A ring is a byte, so what happens on it is a table; the four arms across the rings are the odd bits of all three.
"""

from __future__ import annotations

from typing import Final

from saloon.kit.mill import ALL, NEAR_MASK, PARTNERS, points, subsets

STONE: Final = 100
MILL: Final = 18
TWO: Final = 20
"""Two stones and a free third point of a line."""
STEP: Final = 20
"""A free point beside a stone."""
SIDES: Final = (0b00000111, 0b00011100, 0b01110000, 0b11000001)


def turned(ring: int) -> int:
    """All neighbours on a ring."""
    return (ring << 1 | ring >> 7 | ring >> 1 | ring << 7) & 255


def ring_steps(own: int, free: int) -> int:
    return (own & (free << 1 | free >> 7) & 255).bit_count() + (own & (free >> 1 | free << 7) & 255).bit_count()


def ring_worth(own: int, other: int) -> int:
    """What the stones on one ring are worth to their owner."""
    if own & other:
        return 0
    worth = STEP * ring_steps(own, 255 & ~(own | other))
    for side in SIDES:
        here = (own & side).bit_count()
        worth += MILL if here == 3 else TWO if here == 2 and not other & side else 0
    return worth


RING: Final = [ring_worth(at & 255, at >> 8) - ring_worth(at >> 8, at & 255) for at in range(1 << 16)]
"""By own stones of a ring, and the other's shifted by eight: what the ring is worth."""
MILLED: Final = [sum(1 << k for k in range(8) if any(side >> k & 1 and ring & side == side for side in SIDES)) for ring in range(256)]
"""By the stones of a ring: those in mills along it."""
CLOSING: Final = [
    sum(1 << k for k in range(8) if not ring >> k & 1 and any(side >> k & 1 and (ring & side).bit_count() == 2 for side in SIDES))
    for ring in range(256)
]
"""By the stones of a ring: the points where one more closes a mill along it."""
STEPS: Final = [
    {free: tuple((1 << start | 1 << end, *PARTNERS[end]) for end in points(free)) for free in subsets(NEAR_MASK[start])} for start in range(24)
]
"""For each point and its free neighbours: what a step changes, and the two pairs that make it a mill."""


def worth(own: int, other: int) -> int:
    """What the stones on the board are worth to whoever is to move."""
    a, b, c = own & 255, own >> 8 & 255, own >> 16
    d, e, f = other & 255, other >> 8 & 255, other >> 16
    found = RING[a | d << 8] + RING[b | e << 8] + RING[c | f << 8]
    a, b, c, d, e, f = a & 0xAA, b & 0xAA, c & 0xAA, d & 0xAA, e & 0xAA, f & 0xAA
    taken, held = a | b | c, d | e | f
    three, two = a & b & c, (a & b | a & c | b & c) & ~held
    found += MILL * three.bit_count() + TWO * (two & ~three).bit_count()
    three, two = d & e & f, (d & e | d & f | e & f) & ~taken
    found -= MILL * three.bit_count() + TWO * (two & ~three).bit_count()
    middle, outer, inner = 0xAA & ~(b | e), 0xAA & ~(a | d), 0xAA & ~(c | f)
    steps = (a & middle).bit_count() + (c & middle).bit_count() + (b & outer).bit_count() + (b & inner).bit_count()
    steps -= (d & middle).bit_count() + (f & middle).bit_count() + (e & outer).bit_count() + (e & inner).bit_count()
    return found + STEP * steps


def closing(own: int) -> int:
    """The points where one more own stone closes a mill, free or not."""
    a, b, c = own & 0xAA, own >> 8 & 0xAA, own >> 16 & 0xAA
    rings = CLOSING[own & 255] | CLOSING[own >> 8 & 255] << 8 | CLOSING[own >> 16] << 16
    return (rings | b & c | (a & c) << 8 | (a & b) << 16) & ~own


def removable(stones: int) -> int:
    """Those outside mills; all where every one is in a mill."""
    arms = stones & stones >> 8 & stones >> 16 & 0xAA
    milled = MILLED[stones & 255] | MILLED[stones >> 8 & 255] << 8 | MILLED[stones >> 16] << 16 | arms | arms << 8 | arms << 16
    return stones & ~milled or stones


def closes_two(own: int, at: int) -> bool:
    """Whether the stone that has come there closes two mills at once."""
    one, two = PARTNERS[at]
    return own & one == one and own & two == two


def free_of(own: int, other: int) -> int:
    return ALL & ~(own | other)
