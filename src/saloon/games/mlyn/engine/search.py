"""Alpha-beta for Mlýn on bit masks, deeper and deeper, up to a number of positions.

A position is one number: the stones of the side to move, above them the other's, above those what either has in hand.
A move is the position it leads to; a mill and what it takes are one move. Where nobody's mill is due and the depth is
spent, the stones are weighed; a mill that can be closed is looked at first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from saloon.games.mlyn.engine.stand import SCALES, STEPS, closes_two, free_of, removable
from saloon.kit.deepening import WIN, Deepening, settles
from saloon.kit.mill import NEAR_MASK as NEAR
from saloon.kit.mill import closing, points

LOW: Final = (1 << 24) - 1
HANDS: Final = 48
LATE: Final = 4
"""Moves from here on are looked at less deeply, unless they turn out good."""

Probe = Callable[[int, int, int], tuple[int, int]]
"""(own stones, the other's, quiet moves still allowed) -> 1, 0, -1 for the side to move, and how soon"""


def position(own: int, other: int, hand: int = 0, others_hand: int = 0) -> int:
    return own | other << 24 | hand << 48 | others_hand << 52


class Search(Deepening[int, list[int]]):
    """A way is what one action can lead to: the position after it, or after each stone it may take; none is a draw."""

    __slots__ = ("two", "passes", "quiet", "probe", "few", "scales")

    deepest: ClassVar[int] = 40

    def __init__(
        self, two: bool, passes: bool, quiet: int, positions: int | None, seconds: float | None, past: set[int]
    ) -> None:
        super().__init__(positions, seconds, past)
        self.two = two
        self.passes = passes
        self.quiet = quiet  # moves of both without a mill that make a draw
        self.probe: Probe | None = None
        self.few = 0  # how many stones each can be probed
        self.scales = SCALES

    def promised(self, way: list[int], depth: int, alpha: int, rest: int) -> int:
        value = -WIN if way else 0
        for each in way:
            value = max(value, -self.value(each, depth - 1, -WIN, -max(alpha, value), 1, rest))
        return value

    # -- inside the tree ----------------------------------------------------------------

    def value(self, here: int, depth: int, alpha: int, beta: int, ply: int, rest: int) -> int:
        """What the position promises the side to move; `rest` quiet moves are still allowed."""
        self.spend()
        own, other, hands = here & LOW, here >> 24 & LOW, here >> HANDS
        hand, others_hand = hands & 15, hands >> 4
        if own.bit_count() + hand < 3:
            return ply - WIN
        if hands == 0:
            if here in self.path:
                return 0
            if self.probe is not None and own.bit_count() <= self.few and other.bit_count() <= self.few:
                sign, moves = self.probe(own, other, rest)
                return sign * (WIN - ply - moves)
        entry = self.table.get(here)
        if entry is not None and settles(entry, depth, alpha, beta):
            return entry[2]
        if depth <= 0:
            self.cut = True
            return self.settled(own, other, hand, others_hand, depth, alpha, beta, ply)
        return self.best(here, depth, alpha, beta, ply, rest, 0 if entry is None else entry[3])

    def best(self, here: int, depth: int, alpha: int, beta: int, ply: int, rest: int, first: int) -> int:
        """The highest value of all moves."""
        own, other, hands = here & LOW, here >> 24 & LOW, here >> HANDS
        hand, others_hand = hands & 15, hands >> 4
        low, stones = alpha, (own | other).bit_count() + (hand > 0)
        mills, quiet = self.moves(own, other, hand, others_hand)
        if not mills and not quiet:
            if not self.passes:
                return ply - WIN
            quiet = [position(other, own)]
        if hands == 0:
            if rest <= 0:
                return 0
            self.path.add(here)
        best, chosen = -WIN, 0
        try:
            for number, then in enumerate(self.sorted(mills, quiet, here, first)):
                mill = (then >> 24 & LOW).bit_count() + (then & LOW).bit_count() < stones
                calm = self.quiet if mill else rest - 1
                window, slack = (beta, 0) if number == 0 else (low + 1, int(number >= LATE and depth >= 3 and not mill))
                value = -self.value(then, depth - 1 - slack, -window, -low, ply + 1, calm)
                if value > low and number and (slack or value < beta):
                    value = -self.value(then, depth - 1, -beta, -low, ply + 1, calm)
                if value > best:
                    best, chosen = value, then
                    low = max(low, value)
                    if value >= beta:
                        self.history[then ^ here] = self.history.get(then ^ here, 0) + depth * depth
                        break
        finally:
            self.path.discard(here)
        self.keep(here, depth, alpha, beta, best, chosen)
        return best

    def settled(
        self, own: int, other: int, hand: int, others_hand: int, depth: int, alpha: int, beta: int, ply: int
    ) -> int:
        """The stones weighed, after the mills that can be closed now."""
        lead = own.bit_count() + hand - other.bit_count() - others_hand
        stage = self.scales.stage(own, other, hand + others_hand)
        best = stage.weights.stone * lead + stage.worth(own, other) + stage.weights.turn
        if best >= beta or depth < -3:
            return best
        spots = closing(own) & free_of(own, other)
        if spots:
            for then in self.moves(own, other, hand, others_hand, spots)[0]:
                best = max(best, -self.value(then, depth - 1, -beta, -max(alpha, best), ply + 1, self.quiet))
                if best >= beta:
                    break
        return best

    def sorted(self, mills: list[int], quiet: list[int], here: int, first: int) -> list[int]:
        """What was best before, then mills, then what often settled matters elsewhere."""
        history = self.history
        quiet.sort(key=lambda then: history.get(then ^ here, 0), reverse=True)
        order = mills + quiet
        if first in order:
            order.remove(first)
            order.insert(0, first)
        return order

    # -- moves --------------------------------------------------------------------------

    def moves(self, own: int, other: int, hand: int, others_hand: int, only: int = LOW) -> tuple[list[int], list[int]]:
        """The positions one move away: with a mill and a stone taken, and without; only to some points if asked."""
        free = free_of(own, other) & only
        mills: list[int] = []
        quiet: list[int] = []
        if hand:
            hands = others_hand << HANDS | hand - 1 << 52
            spots = closing(own)
            for at in points(free):
                then = own | 1 << at
                if spots >> at & 1:
                    self.take(then, other, hands, self.two and closes_two(then, at), mills)
                else:
                    quiet.append(other | then << 24 | hands)
        elif own.bit_count() == 3:
            for start in points(own):
                rest = own & ~(1 << start)
                spots = closing(rest)
                for at in points(free):
                    then = rest | 1 << at
                    if spots >> at & 1:
                        self.take(then, other, 0, False, mills)
                    else:
                        quiet.append(other | then << 24)
        else:
            for start in points(own):
                for flip, one, two in STEPS[start][free & NEAR[start]]:
                    then = own ^ flip
                    if then & one == one or then & two == two:
                        self.take(then, other, 0, self.two and then & one == one and then & two == two, mills)
                    else:
                        quiet.append(other | then << 24)
        return mills, quiet

    def take(self, own: int, other: int, hands: int, twice: bool, mills: list[int]) -> None:
        """All that a mill can take, one stone or two."""
        for at in points(removable(other)):
            rest = other & ~(1 << at)
            if twice and rest.bit_count() + (hands >> HANDS & 15) >= 3 and rest:
                for again in points(removable(rest)):
                    mills.append(rest & ~(1 << again) | own << 24 | hands)
            else:
                mills.append(rest | own << 24 | hands)
