"""The chance of each to be home first, as small networks foresee it.

They have learned by playing against themselves (`train/clovece_weights.py`).
One is for two who run, one for three and four.

A network sees the board from the side whose turn begins, and the other sides as they follow round it:

    for each of four sides    how many pawns stand on each square, and how many in the base
    for each pair of sides    what the one may lose to the other: pawns, and squares they have gone

Each side that runs gets a share of the one win to come. Those who have finished play no more, so the last three or
two of a greater table are foreseen as well.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from math import exp
from struct import unpack
from typing import Final

from saloon.core.state import Seat
from saloon.games.clovece.advice.danger import threat
from saloon.games.clovece.data import BASE, LAST, SIDES, TRACK
from saloon.games.clovece.rules import Clovece
from saloon.kit.packed import packed

OUT: Final = LAST + 2
"""Inputs of a side for its squares, the base first; behind them those for the number that waits there."""
PER_SIDE: Final = OUT + 5
BIAS: Final = 4 * PER_SIDE + 24
INPUTS: Final = BIAS + 1
SPAN: Final = 9
"""What a pawn on the start is worth, in squares."""
LEAK: Final = 0.1
"""How much of a hidden unit is left below 0."""

Row = tuple[float, ...]


@cache
def network(running: int) -> tuple[Row, ...]:
    """By the number of those who run: a row for each input, then one for each side's share."""
    return read(packed("clovece/advice/weights_two" if running == 2 else "clovece/advice/weights_more"))


def read(parts: Mapping[str, bytes]) -> tuple[Row, ...]:
    """The weights as `train/clovece_weights.py` writes them: signed bytes in units of the scale."""
    (scale,), weights = unpack("<d", parts["scale"]), parts["rows"]
    width = len(weights) // (INPUTS + 4)
    rows = [weights[at : at + width] for at in range(0, len(weights), width)]
    return tuple([tuple([scale * (byte - 256 * (byte > 127)) for byte in row]) for row in rows])


def chances(state: Clovece) -> dict[Seat, float]:
    """For each seat that still runs the chance to be home first. It is known whose turn it is, and no throw lies on the
    table."""
    sides = SIDES[state.options.sides][len(state.pawns)]
    order = {(sides[seat] - sides[state.player]) % 4: seat for seat in range(len(sides)) if seat not in state.out}
    net = network(len(order))
    parts = [
        net[at] if value == 1.0 else tuple([value * weight for weight in net[at]]) for at, value in inputs(state, order)
    ]
    hidden = [total if total > 0 else LEAK * total for total in map(sum, zip(*parts, strict=True))]
    shares = {
        seat: exp(sum([unit * weight for unit, weight in zip(hidden, net[INPUTS + turn], strict=True)], 0.0))
        for turn, seat in order.items()
    }
    whole = sum(shares.values(), 0.0)
    return {seat: share / whole for seat, share in shares.items()}


def inputs(state: Clovece, order: dict[int, Seat]) -> Iterator[tuple[int, float]]:
    """The inputs that are not 0, with their values."""
    yield BIAS, 1.0
    for turn, seat in order.items():
        own = state.pawns[seat]
        yield from [(turn * PER_SIDE + at + 1, 1.0) for at in own]
        yield turn * PER_SIDE + OUT + own.count(BASE), 1.0
        for other in order:
            if other != turn:
                place = 4 * PER_SIDE + 2 * (3 * turn + (other - turn) % 4 - 1)
                threats = [(threat(state, order[other], at, 10 * (turn - other) % TRACK), at) for at in own]
                if hits := sum([chance for chance, _ in threats], 0.0):
                    yield place, hits
                    yield place + 1, sum([chance * (at + SPAN) / TRACK for chance, at in threats], 0.0)
