"""What partial hands promise: exact over all throws to come, given what each final hand is worth.

There are only 462 sets of up to five dice; they are numbered, the smaller ones first. A table holds
a number for each. `throw` fills a hand with one blind throw, `before` plays one throw for the best.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from operator import itemgetter, mul
from typing import Final

from saloon.core.outcomes import rolls
from saloon.games.dice_town.data import DICE, PRICE
from saloon.games.dice_town.rules.actions import FACE, SETS
from saloon.kit.dice import Dice, parts_of

NUMBER: Final = {dice: number for number, dice in enumerate(SETS)}
FEWER: Final = NUMBER[(0,) * DICE]
"""How many sets have fewer than five dice; the 252 full hands follow."""
FULL: Final = SETS[FEWER:]
SIZE: Final = tuple(map(len, SETS))
WITH: Final = tuple(tuple(NUMBER[tuple(sorted((*row, face)))] for face in FACE) for row in SETS[:FEWER])
"""Each smaller set with one more die, by the face of that die."""
NEVER: Final = -1e9

Table = list[float]
"""A number for each of the 462 sets."""
Costs = Sequence[float]
"""What keeping 0 to 5 dice of a throw costs; NEVER if it cannot be paid."""


@cache
def falls(row: int) -> tuple[tuple[float, ...], tuple[Callable[[Table], tuple[float, ...]], ...]]:
    """How likely each throw of the missing dice is, and what can be kept of it, as a choice from a table."""
    kept = SETS[row]
    missing = DICE - len(kept)
    chances, choices = [], []
    for roll, weight in rolls(missing, tuple(FACE)):
        chances.append(weight / 6**missing)
        choices.append(itemgetter(*[NUMBER[tuple(sorted(kept + part))] for part in parts_of(roll)]))
    return tuple(chances), tuple(choices)


@cache
def beyond(row: Dice) -> tuple[int, ...]:
    """The sets of fewer than five dice that a row can still become, itself included."""
    return tuple([NUMBER[tuple(sorted(row + more))] for more in SETS if len(row) + len(more) < DICE])


def costs_of(dollars: Sequence[float]) -> Costs:
    """What keeping 0 to 5 dice costs, given what 0, 1, 2 … dollars are worth, up to all that one has."""
    return [dollars[fee] if fee < len(dollars) else NEVER for fee in PRICE]


def throw(final: Table, rows: Sequence[int]) -> Table:
    """What one blind throw of the missing dice promises."""
    filled = final.copy()
    for row in sorted(rows, reverse=True):
        a, b, c, d, e, f = WITH[row]
        filled[row] = (filled[a] + filled[b] + filled[c] + filled[d] + filled[e] + filled[f]) / 6
    return filled


def before(held: Table, costs: Costs, rows: Sequence[int]) -> Table:
    """What a throw promises if one keeps the best of it, given what each set is worth to hold."""
    promise = held.copy()
    sizes = {SIZE[row] for row in rows}
    net = {
        size: [worth + costs[more - size] if more >= size else NEVER for worth, more in zip(held, SIZE, strict=True)]
        for size in sizes
    }
    for row in rows:
        chances, choices = falls(row)
        after = net[SIZE[row]]
        promise[row] = sum(map(mul, chances, [max(choice(after)) for choice in choices]))
    return promise


def held(row: Dice, finals: Sequence[Table], costs: Costs, haste: float) -> Table:
    """What holding each set after this throw promises.

    `finals[n]` is what a hand is worth that is complete n throws after this one. After the last of them a rival
    is complete, before that with the chance `haste`: then the missing dice fall in one blind throw.
    """
    rows = beyond(row)
    promise = throw(finals[-1], rows)
    for final in finals[-2::-1]:
        chosen = before(promise, costs, rows)
        blind = throw(final, rows)
        promise = final.copy()
        for each in rows:
            promise[each] = chosen[each] + haste * (blind[each] - chosen[each])
    return promise
