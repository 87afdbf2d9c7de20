"""How the stones of Mlýn stand, looked up ring by ring: mills, lines nearly closed, room to move.

A ring is a byte, so what happens on it is a table; the four arms across the rings are the odd bits of all three.
"""

from __future__ import annotations

from typing import Final

from saloon.games.mlyn.engine.weights import WEIGHTS, Stages, Weights
from saloon.games.mlyn.rules import FLYING
from saloon.kit.mill import ALL, NEAR_MASK, PARTNERS, SIDES, around, points, subsets

FEW: Final = 6
"""With this many stones or fewer in both hands together the placing is late."""
ARMS: Final = 0xAA


def ring_steps(own: int, free: int) -> int:
    return (own & (free << 1 | free >> 7) & 255).bit_count() + (own & (free >> 1 | free << 7) & 255).bit_count()


def ring_parts(own: int, other: int) -> tuple[int, int, int]:
    """On one ring: mills, lines with two stones and a free point, steps."""
    lines = [(own & side).bit_count() for side in SIDES if not other & side]
    return lines.count(3), lines.count(2), ring_steps(own, 255 & ~(own | other))


RINGS: Final = [(own, other, ring_parts(own, other)) for own in range(256) for other in subsets(255 & ~own)]
MILLED: Final = [
    sum(1 << k for k in range(8) if any(side >> k & 1 and ring & side == side for side in SIDES)) for ring in range(256)
]
"""By the stones of a ring: those in mills along it."""
STEPS: Final = [
    {free: tuple((1 << start | 1 << end, *PARTNERS[end]) for end in points(free)) for free in subsets(NEAR_MASK[start])}
    for start in range(24)
]
"""For each point and its free neighbours: what a step changes, and the two pairs that make it a mill."""


class Stage:
    """A part of the game with its own weights, and what a ring is worth: by own stones, others shifted by 8."""

    __slots__ = ("weights", "ring")

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.ring = [0] * (1 << 16)
        for own, other, (mills, twos, steps) in RINGS:
            worth = weights.mill * mills + weights.two * twos + weights.step * steps
            self.ring[own | other << 8] += worth
            self.ring[other | own << 8] -= worth

    def worth(self, own: int, other: int) -> int:
        """What the stones on the board are worth to their owner."""
        _, mill, two, step, shut, _ = self.weights
        ring = self.ring
        a, b, c = own & 255, own >> 8 & 255, own >> 16
        d, e, f = other & 255, other >> 8 & 255, other >> 16
        found = ring[a | d << 8] + ring[b | e << 8] + ring[c | f << 8]
        taken, held = (a | b | c) & ARMS, (d | e | f) & ARMS
        three, two_of = a & b & c & ARMS, (a & b | a & c | b & c) & ARMS
        found += mill * three.bit_count() + two * (two_of & ~three & ~held).bit_count()
        three, two_of = d & e & f & ARMS, (d & e | d & f | e & f) & ARMS
        found -= mill * three.bit_count() + two * (two_of & ~three & ~taken).bit_count()
        free = free_of(own, other)
        inward, outward = (free & 0x00AAAA) << 8, (free & 0xAAAA00) >> 8
        found += step * (
            (own & inward).bit_count()
            + (own & outward).bit_count()
            - (other & inward).bit_count()
            - (other & outward).bit_count()
        )
        if shut:
            still = ~around(free)
            found += shut * ((own & still).bit_count() - (other & still).bit_count())
        return found


class Scales:
    """The stages of a game, and which of them it is."""

    __slots__ = ("early", "late", "moving", "flying")

    def __init__(self, weights: Stages = WEIGHTS) -> None:
        self.early, self.late, self.moving, self.flying = map(Stage, weights)

    def stage(self, own: int, other: int, left: int) -> Stage:
        """By the stones on the board, and how many are left in both hands."""
        if left:
            return self.late if left <= FEW else self.early
        return self.flying if own.bit_count() == FLYING or other.bit_count() == FLYING else self.moving


SCALES: Final = Scales()


def removable(stones: int) -> int:
    """Those outside mills; all where every one is in a mill."""
    arms = stones & stones >> 8 & stones >> 16 & 0xAA
    milled = (
        MILLED[stones & 255]
        | MILLED[stones >> 8 & 255] << 8
        | MILLED[stones >> 16] << 16
        | arms
        | arms << 8
        | arms << 16
    )
    return stones & ~milled or stones


def closes_two(own: int, at: int) -> bool:
    """Whether the stone that has come there closes two mills at once."""
    one, two = PARTNERS[at]
    return own & one == one and own & two == two


def free_of(own: int, other: int) -> int:
    return ALL & ~(own | other)
