"""3 capturing, 4 the duty to capture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.core.state import Action, Seat
from saloon.games.dama.data import AT, BIT, WHITE
from saloon.games.dama.rules.actions import Jump
from saloon.games.dama.rules.captures import chase_king, chase_man, king_targets, man_targets
from saloon.kit.squares import Square

if TYPE_CHECKING:
    from saloon.games.dama.rules.state import Dama


def jumps(s: Dama, able: int, enemy: int, may_stop: bool) -> list[Action]:
    """The captures of these pieces, each way of taking the same pieces to the same square once."""
    occupied = s.white | s.black
    lifts = s.options.removal == "each"
    found: list[Action] = []
    while able:
        low = able & -able
        able ^= low
        start = AT[low.bit_length() - 1]
        ends: dict[tuple[Square, int], tuple[Square, ...]] = {}
        if s.kings & low:
            chase_king((start,), 0, enemy, occupied ^ low, may_stop, lifts, ends)
        else:
            chase_man((start,), 0, enemy, occupied, s.player, may_stop, ends)
        found += [Jump(path) for path in ends.values()]
    return found


def jump(s: Dama, seat: Seat, capture: Jump) -> None:
    path = capture.path
    enemy = s.white if s.player else s.black
    taken = s.taken_on(path)
    here, there = BIT[path[0]], BIT[path[-1]]
    missed = neglected(s, path[-1], here, taken) if s.options.capture == "huff" else 0
    if s.player == WHITE:
        s.black ^= taken
    else:
        s.white ^= taken
    s.kings &= ~taken
    s.past, s.refused, s.last = (), 0, path
    s.lift(here, there)
    s.missed = missed if enemy != taken else 0


def neglected(s: Dama, end: Square, here: int, taken: int) -> int:
    """The pieces that may be huffed though something was captured (5.6, 5.7)."""
    missed = 0
    man = not s.kings & here
    if man and s.options.king_first:
        missed = s.capturers() & s.kings
    if s.options.chain == "whole" and goes_on(s, end, here, taken, man):
        missed |= BIT[end]
    return missed


def goes_on(s: Dama, square: Square, here: int, taken: int, man: bool) -> bool:
    """Whether a piece that has landed could capture more."""
    enemy = s.white if s.player else s.black
    occupied = s.white | s.black
    if man:
        return bool(man_targets(square, enemy & ~taken, occupied, s.player))
    left = occupied & ~here & ~(taken if s.options.removal == "each" else 0)
    return bool(king_targets(square, enemy & ~taken, left))
