"""Alpha-beta for Dáma, deeper and deeper, up to a number of positions.

A forced reply costs no depth, and captures are played out before the pieces are weighed. Moves after the first are only
asked whether they are better, late quiet ones less deeply; one that is gets a full search.

The searcher would rather play on: a draw is worth nothing, and a fuller board is worth a little more. So even positions
are not exchanged away or repeated; a sure half point is still better than standing clearly worse.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from saloon.core.state import Seat
from saloon.games.dama.data import STONES, WHITE
from saloon.games.dama.engine.moves import Capturing, Here, captures, moves
from saloon.games.dama.engine.stand import standing
from saloon.kit.deepening import WIN, Deepening, settles

TURN: Final = 4
LATE: Final = 3
"""From this move on a quiet one is first looked at less deeply."""
ZEST: Final = 60
"""What the full board is worth to the searcher."""

Probe = Callable[[Here, int], tuple[int, int]]
"""(position, quiet moves still allowed) -> 1, 0, -1 for the side to move, and how soon"""


def zest(pieces: int) -> int:
    """What a full board is worth beyond its stones: there is still something to play for."""
    return ZEST * pieces.bit_count() // (2 * STONES)


class Search(Deepening[Here, Here | None]):
    """A way is the position that an action leads to; None is a draw."""

    __slots__ = ("terms", "shut", "calm", "me", "probe", "few")

    deepest: ClassVar[int] = 60

    def __init__(
        self,
        terms: Capturing,
        shut: int,
        calm: int,
        me: Seat,
        positions: int | None,
        seconds: float | None,
        past: set[Here],
    ) -> None:
        super().__init__(positions, seconds, past)
        self.terms = terms
        self.shut = shut  # what it is worth to have no move
        self.calm = calm  # moves of both without a capture or a man's move that make a draw
        self.me = me
        self.probe: Probe | None = None
        self.few = 0  # how many pieces in all can be probed

    def promised(self, way: Here | None, depth: int, alpha: int, rest: int) -> int:
        if way is None:
            return 0
        if alpha > -WIN:
            value = -self.value(way, depth - 1, -alpha - 1, -alpha, 1, rest)
            if value <= alpha:
                return value
        return -self.value(way, depth - 1, -WIN, -alpha, 1, rest)

    # -- inside the tree ----------------------------------------------------------------

    def value(self, here: Here, depth: int, alpha: int, beta: int, ply: int, rest: int) -> int:
        """What the position promises the side to move; `rest` quiet moves are still allowed."""
        self.spend()
        own, other, kings, player = here
        if not own:
            return ply - WIN
        if here in self.path:
            return 0
        if self.probe is not None and (own | other).bit_count() <= self.few:
            sign, soon = self.probe(here, rest)
            return sign * (WIN - ply - soon)
        entry = self.table.get(here)
        if entry is not None and settles(entry, depth, alpha, beta):
            return entry[2]
        if depth > 0:
            ways = moves(own, other, kings, player, self.terms)
        else:
            ways = []
            captures(own, other, kings, player, self.terms, ways)
            if not ways:
                self.cut = True
                return self.weigh(own, other, kings, player, rest)
        return self.best(here, ways, depth, alpha, beta, ply, rest, here if entry is None else entry[3])

    def best(
        self, here: Here, ways: list[Here], depth: int, alpha: int, beta: int, ply: int, rest: int, first: Here
    ) -> int:
        """The highest value of all moves."""
        if not ways:
            return self.shut + ply if self.shut else 0
        if rest <= 0:
            return 0
        deeper = depth if len(ways) == 1 and ply < self.deepest else depth - 1
        low, best, chosen = alpha, -WIN, here
        pieces = (here[0] | here[1]).bit_count()
        men = pieces + here[2].bit_count()
        later = deeper - 1 if deeper > 1 and (ways[0][0] | ways[0][1]).bit_count() == pieces else deeper
        self.path.add(here)
        try:
            for number, then in enumerate(self.sorted(ways, here, first)):
                calmly = then[2] != here[2] and (then[0] | then[1]).bit_count() + then[2].bit_count() == men
                left, late = rest - 1 if calmly else self.calm, later if number >= LATE else deeper
                value = low + 1
                if number and (late < deeper or beta - low > 1):
                    value = -self.value(then, late, -low - 1, -low, ply + 1, left)
                if value > low:
                    value = -self.value(then, deeper, -beta, -low, ply + 1, left)
                if value > best:
                    best, chosen = value, then
                    low = max(low, value)
                    if value >= beta:
                        flip = then[1] ^ here[0]
                        self.history[flip] = self.history.get(flip, 0) + depth * depth
                        break
        finally:
            self.path.discard(here)
        self.keep(here, depth, alpha, beta, best, chosen)
        return best

    def weigh(self, own: int, other: int, kings: int, player: Seat, rest: int) -> int:
        """The pieces weighed; less where nothing has happened for long."""
        points = standing(own, other, kings) if player == WHITE else -standing(other, own, kings)
        points += TURN + (zest(own | other) if player == self.me else -zest(own | other))
        return points - points * (self.calm - rest) // (2 * self.calm)

    def sorted(self, ways: list[Here], here: Here, first: Here) -> list[Here]:
        """What was best before, then what often settled matters elsewhere."""
        history, own = self.history, here[0]
        ways.sort(key=lambda then: history.get(then[1] ^ own, 0), reverse=True)
        if first in ways:
            ways.remove(first)
            ways.insert(0, first)
        return ways
