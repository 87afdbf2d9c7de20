"""Alpha-beta for Mlýn on bit masks, deeper and deeper, so many positions and no more.

A position is one number: the stones of whoever is to move, above them the other's, above those what either has in hand.
A move is the position it leads to; a mill and what it takes are one move. Where nobody's mill is due and the depth is
spent, the stones are weighed; a mill that can be closed is looked at first.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from saloon.games.mlyn.engine.stand import STEPS, STONE, closes_two, closing, free_of, removable, worth
from saloon.kit.mill import NEAR_MASK as NEAR
from saloon.kit.mill import points

WIN: Final = 1_000_000
SURE: Final = 900_000
"""From here on it is a win that was seen."""
DEEPEST: Final = 40
LOW: Final = (1 << 24) - 1
HANDS: Final = 48
EXACT: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2
TURN: Final = 12
LATE: Final = 4
"""Moves from here on are looked at less deeply, unless they turn out good."""

Probe = Callable[[int, int, int], tuple[int, int]]
"""(own stones, the other's, quiet moves still allowed) -> 1, 0, -1 for whoever is to move, and how soon"""


class Spent(Exception):
    """The budget is spent in the middle of a search."""


def position(own: int, other: int, hand: int = 0, others_hand: int = 0) -> int:
    return own | other << 24 | hand << 48 | others_hand << 52


class Search:
    """One search with its table of positions."""

    __slots__ = ("two", "passes", "quiet", "left", "deadline", "probe", "few", "table", "history", "path", "cut")

    def __init__(self, two: bool, passes: bool, quiet: int, left: int, deadline: float, past: set[int]) -> None:
        self.two = two
        self.passes = passes
        self.quiet = quiet  # moves of both without a mill that make a draw
        self.left = left
        self.deadline = deadline  # nothing: no limit
        self.probe: Probe | None = None
        self.few = 0  # so many stones each can be probed
        self.table: dict[int, tuple[int, int, int, int]] = {}
        self.history: dict[int, int] = {}
        self.path = past
        self.cut = False  # whether the depth has hidden anything

    # -- the root -----------------------------------------------------------------------

    def deepen(self, ways: list[list[int]], rests: list[int]) -> list[tuple[int, int]]:
        """The ways by number with their values, best first, as deep as the budget goes.

        A way is what one action can lead to: the position after it, or after each stone that it then may take; none is a draw.
        """
        ranked = [(number, 0) for number in range(len(ways))]
        for depth in range(1, DEEPEST):
            self.cut = False
            ranked = self.root(ways, rests, ranked, depth)
            if self.left < 0 or not self.cut or abs(ranked[0][1]) > SURE:
                break
        return ranked

    def root(self, ways: list[list[int]], rests: list[int], before: list[tuple[int, int]], depth: int) -> list[tuple[int, int]]:
        """One depth: the best first, of the others what they promise at most; out of time, the rest as it was."""
        found: list[tuple[int, int]] = []
        best, alpha = before[0], -WIN
        for number, _ in before:
            try:
                value = -WIN if ways[number] else 0
                for way in ways[number]:
                    value = max(value, -self.value(way, depth - 1, -WIN, -max(alpha, value), 1, rests[number]))
            except Spent:
                if not found:
                    return before
                break
            found.append((number, value))
            if value > alpha:
                best, alpha = found[-1], value
        return [best] + [each for each in found if each[0] != best[0]] + before[len(found) :]

    # -- inside the tree ----------------------------------------------------------------

    def value(self, here: int, depth: int, alpha: int, beta: int, ply: int, rest: int) -> int:
        """What the position promises whoever is to move, with so many quiet moves still allowed."""
        self.left -= 1
        if self.left < 0 or (self.deadline and not self.left & 127 and monotonic() > self.deadline):
            self.left = -1
            raise Spent
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
        if entry is not None and entry[0] >= depth:
            kind, value = entry[1], entry[2]
            if kind == EXACT or (kind == AT_LEAST and value >= beta) or (kind == AT_MOST and value <= alpha):
                return value
        if depth <= 0:
            self.cut = True
            return self.settled(own, other, hand, others_hand, depth, alpha, beta, ply)
        return self.best(here, own, other, hand, others_hand, depth, alpha, beta, ply, rest, 0 if entry is None else entry[3])

    def best(
        self, here: int, own: int, other: int, hand: int, others_hand: int, depth: int, alpha: int, beta: int, ply: int, rest: int, first: int
    ) -> int:  # fmt: skip
        """The highest value of all moves."""
        low = alpha
        mills, quiet = self.moves(own, other, hand, others_hand)
        if not mills and not quiet:
            if not self.passes:
                return ply - WIN
            quiet = [position(other, own)]
        if hand == 0 and others_hand == 0:
            if rest <= 0:
                return 0
            self.path.add(here)
        best, chosen = -WIN, 0
        try:
            for number, then in enumerate(self.sorted(mills, quiet, here, first)):
                mill = (then >> 24 & LOW).bit_count() + (then & LOW).bit_count() < (own | other).bit_count() + (hand > 0)
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
        self.table[here] = (depth, AT_MOST if best <= alpha else AT_LEAST if best >= beta else EXACT, best, chosen)
        return best

    def settled(self, own: int, other: int, hand: int, others_hand: int, depth: int, alpha: int, beta: int, ply: int) -> int:
        """The stones weighed, after the mills that can be closed now."""
        lead = own.bit_count() + hand - other.bit_count() - others_hand
        best = STONE * lead + worth(own, other) + TURN
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
        """The positions one move away: those with a mill and a stone taken, and the others; only to some points if asked."""
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
