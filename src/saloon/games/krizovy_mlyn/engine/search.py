"""Alpha-beta for Křížový mlýn on bit masks, deeper and deeper, up to a number of positions.

A position is one number: the stones of the side to move, above them the other's. A side that can close a mill wins; one
that cannot and is threatened has to step in between. Such a reply costs no depth, so threats are followed to their end.
"""

from __future__ import annotations

from typing import ClassVar, Final

from saloon.kit.deepening import WIN, Deepening, settles
from saloon.kit.mill import ALL, NEAR_MASK, PARTNERS, SIDES, around, closing, points, subsets

LONGEST: Final = 60
"""Moves that one line is followed at most, even if all are forced."""
LINE: Final = 10
"""What a line without the other's stones is worth, times the square of one's own stones on it."""
ROOM: Final = 25
"""What a step is worth that one could take."""
ARMS: Final = 0xAA
STEPS: Final = [
    {free: tuple(1 << start | 1 << end for end in points(free)) for free in subsets(NEAR_MASK[start])}
    for start in range(24)
]
"""For each point and its free neighbours: what a step changes."""


def ring_lines(own: int, other: int) -> int:
    return sum((own & side).bit_count() ** 2 for side in SIDES if not other & side)


LINES_OF: Final = {
    own | other << 8: ring_lines(own, other) - ring_lines(other, own)
    for own in range(256)
    for other in subsets(255 & ~own)
}
"""By the own stones of a ring and the other's: the lines along it."""


def strikes(own: int, free: int) -> int:
    """The points where a stone can step in and close a mill."""
    found = 0
    for at in points(closing(own) & free):
        near = NEAR_MASK[at] & own
        for pair in PARTNERS[at]:
            if own & pair == pair and near & ~pair:
                found |= 1 << at
    return found


def standing(own: int, other: int, free: int) -> int:
    """What the stones promise where nobody threatens: lines that can still be closed, and room."""
    a, b, c = own & 255, own >> 8 & 255, own >> 16
    d, e, f = other & 255, other >> 8 & 255, other >> 16
    lines = LINES_OF[a | d << 8] + LINES_OF[b | e << 8] + LINES_OF[c | f << 8]
    taken, held = (a | b | c) & ARMS, (d | e | f) & ARMS
    mine, theirs = taken & ~held, held & ~taken
    lines += mine.bit_count() - theirs.bit_count()
    lines += 3 * (((a & b | a & c | b & c) & mine).bit_count() - ((d & e | d & f | e & f) & theirs).bit_count())
    return LINE * lines + ROOM * (steps(own, free) - steps(other, free))


def steps(own: int, free: int) -> int:
    """How many steps a side could take."""
    found = 0
    for at in points(own & around(free)):
        found += (NEAR_MASK[at] & free).bit_count()
    return found


class Search(Deepening[int, int]):
    """A way is the position that an action leads to, with the other to move; -1 is a draw."""

    __slots__ = ("blocked",)

    deepest: ClassVar[int] = 40

    def __init__(self, blocked_loses: bool, positions: int | None, seconds: float | None, past: set[int]) -> None:
        super().__init__(positions, seconds, past)
        self.blocked = -WIN if blocked_loses else 0

    def promised(self, way: int, depth: int, alpha: int, rest: int) -> int:
        return 0 if way < 0 else -self.value(way, depth - 1, -WIN, -alpha, 1)

    def value(self, here: int, depth: int, alpha: int, beta: int, ply: int) -> int:
        """What the position promises the side to move."""
        self.spend()
        own, other = here & ALL, here >> 24
        free = ALL & ~(own | other)
        if strikes(own, free):
            return WIN - ply - 1
        if here in self.path:
            return 0
        threats = strikes(other, free)
        if threats & threats - 1:
            return ply + 2 - WIN
        if threats and ply < LONGEST:
            depth += 1
        entry = self.table.get(here)
        if entry is not None and settles(entry, depth, alpha, beta):
            return entry[2]
        if depth <= 0:
            self.cut = True
            return standing(own, other, free)
        then = self.moves(here, own, other, threats or free)
        if not then:
            return ply + 2 - WIN if threats else self.blocked and ply + self.blocked
        return self.best(here, then, depth, alpha, beta, ply, 0 if entry is None else entry[3])

    def best(self, here: int, then: list[int], depth: int, alpha: int, beta: int, ply: int, first: int) -> int:
        """The highest value of all moves."""
        history, low = self.history, alpha
        if len(then) > 1:
            then.sort(key=lambda each: history.get(each ^ here, 0), reverse=True)
            if first in then:
                then.remove(first)
                then.insert(0, first)
        self.path.add(here)
        best, chosen = -WIN, 0
        try:
            for number, each in enumerate(then):
                window = beta if number == 0 else low + 1
                value = -self.value(each, depth - 1, -window, -low, ply + 1)
                if number and low < value < beta:
                    value = -self.value(each, depth - 1, -beta, -low, ply + 1)
                if value > best:
                    best, chosen = value, each
                    low = max(low, value)
                    if value >= beta:
                        history[each ^ here] = history.get(each ^ here, 0) + depth * depth
                        break
        finally:
            self.path.discard(here)
        self.keep(here, depth, alpha, beta, best, chosen)
        return best

    def moves(self, here: int, own: int, other: int, to: int) -> list[int]:
        """The positions one move away, to some points."""
        found = []
        for start in points(own & around(to)):
            for flip in STEPS[start][to & NEAR_MASK[start]]:
                found.append(other | (own ^ flip) << 24)
        return found
