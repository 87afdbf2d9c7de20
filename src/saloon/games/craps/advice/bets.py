"""How to bet before a throw: every stake on 7-11 or 2-6, with a chip on 12 or without, and how the others would answer.

Bets lie open and cannot be taken back. So those who are not done are taken to answer what lies there, one after
another, each for their own chance to win.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from saloon.core.state import Seat
from saloon.games.craps.advice.standing import Chances, shared, standing
from saloon.games.craps.advice.throw import Lying, thrown
from saloon.games.craps.data import HIGH, IDLE_THROWS, LOW, TWELVE, Spot
from saloon.games.craps.rules import Craps, CrapsOptions

ALL: Final = 12
"""Up to this many chips every number is tried, above it only some."""
FEW: Final = 5
"""The same limit where several may still answer."""
BEST: Final = 3
"""How many of the best bets are tried with a chip on 12 as well."""
Bets = tuple[tuple[Spot, int], ...]
"""Chips to be put down, by field."""
NONE: Final[Bets] = ()


class ChipTable:
    """Chips as they lie before a throw, by places in the order in which they are paid."""

    def __init__(self, chips: tuple[int, ...], lying: Lying, options: CrapsOptions, idle: int) -> None:
        self.chips = chips
        self.lying = lying
        self.options = options
        self.idle = idle

    def put(self, place: int, bets: Bets) -> ChipTable:
        """The table with more chips on it."""
        if not bets:
            return self
        lies = {(who, spot): count for who, spot, count in self.lying}
        for spot, count in bets:
            lies[place, spot] = lies.get((place, spot), 0) + count
        chips = tuple(
            [count - sum([more for _, more in bets]) if who == place else count for who, count in enumerate(self.chips)]
        )
        return ChipTable(
            chips, tuple(sorted([(who, spot, count) for (who, spot), count in lies.items()])), self.options, self.idle
        )

    def chances(self) -> Chances:
        """The chance of each to win, when all are done."""
        if self.lying:
            return thrown(self.chips, self.lying, self.options.dont == "casino", self.options.twelve == "paid")
        return self.ended() if self.options.idle and self.idle + 1 >= IDLE_THROWS else standing(self.chips)

    def ended(self) -> Chances:
        """If the game ended here, the chips on the board back with their owners."""
        held = list(self.chips)
        for who, _, count in self.lying:
            held[who] += count
        return shared(tuple(held), (True,) * len(held))

    def answered(self, places: Sequence[int]) -> ChipTable:
        """The table when these have answered, each as if nobody came later."""
        table = self
        for place in places:
            choices = [
                table.put(place, bets) for bets in bets_to_try(table.chips[place], FEW if len(places) > 1 else ALL)
            ]
            table = max(choices, key=lambda each: each.chances()[place])
        return table


def chip_counts(chips: int, most: int) -> Iterator[int]:
    """Numbers of chips worth a thought: all, or the small ones, a half, all but one and all."""
    yield from range(1, chips + 1) if chips <= most else sorted({*range(1, most - 1), chips // 2, chips - 1, chips})


def bets_to_try(chips: int, most: int) -> Iterator[Bets]:
    yield NONE
    for field in (HIGH, LOW):
        for count in chip_counts(chips, most):
            yield ((field, count),)


def table_of(view: Craps) -> ChipTable:
    order = view.order()
    lying = [
        (place, spot, count) for place, seat in enumerate(order) for spot, count in enumerate(view.bets[seat]) if count
    ]
    return ChipTable(tuple([view.chips[seat] for seat in order]), tuple(lying), view.options, view.idle)


@lru_cache(maxsize=256)
def chances_by_bets(view: Craps, seat: Seat) -> dict[Bets, float]:
    """The chance to win with each choice of bets of the seat."""
    order, table = view.order(), table_of(view)
    place, later = order.index(seat), [order.index(other) for other in view.to_act() if other != seat]
    found = {bets: chance(table, place, bets, later) for bets in bets_to_try(view.chips[seat], ALL)}
    for bets in sorted(found, key=lambda bets: -found[bets])[:BEST]:
        if sum([count for _, count in bets]) < view.chips[seat]:
            found[*bets, (TWELVE, 1)] = chance(table, place, (*bets, (TWELVE, 1)), later)
    return found


def chance(table: ChipTable, place: int, bets: Bets, later: Sequence[int]) -> float:
    return table.put(place, bets).answered(later).chances()[place]
